// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/lake_rates.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cuesta::river {
namespace {

// A rate within its range, NaN being none.
double within(float metres, std::int64_t& limited) {
    const double value = metres;
    const double used = value > 0 ? std::min(value, most_rate_m) : 0.0;
    limited += used == value ? 0 : 1;
    return used;
}

}  // namespace

std::vector<double> area_shares(const Grid& grid, const Block& block) {
    std::vector<double> shares(static_cast<std::size_t>(block.rows), 1.0);
    if (grid.projection == Projection::latlon)
        for (std::int64_t y = 0; y < block.rows; ++y)
            shares[static_cast<std::size_t>(y)] =
                grid.cell_area_m2(block.y0 + y) / grid.cell_area_m2();
    return shares;
}

std::optional<double> one_number(const FieldOr& parameter, const FieldValue& value, double most,
                                 const Block& block, Communicator& comm) {
    if (value.uniform()) return parameter.number;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const double one = value.at(x, y);
            low = one >= low ? low : one;  // also if it is no number
            high = one <= high ? high : one;
        }
    const bool sound = low >= 0 && low == high && high <= most;
    if (comm.any(!sound)) return {};
    if (comm.smallest(low) != comm.largest(high)) return {};
    return low;
}

LakeRates lake_rates(const FieldValue& runoff, const FieldValue& rain,
                     const FieldValue& evaporation, const LayerStack& ground, double sea_level_m,
                     const Grid& grid, const Block& block, StepReport& report) {
    const FieldShape shape = ground.shape();
    LakeRates rates{IntField(shape), IntField(shape)};
    const std::vector<double> shares = area_shares(grid, block);
    std::int64_t odd_runoff = 0, odd_rain = 0, odd_evaporation = 0, wet = 0;
    for (std::int64_t y = 0; y < block.rows; ++y) {
        const double parts = rate_parts * shares[static_cast<std::size_t>(y)];
        for (std::int64_t x = 0; x < block.columns; ++x) {
            if (static_cast<double>(ground.surface().at(x, y)) * ground.unit_m() <= sea_level_m) {
                rates.gain.at(x, y) = rates.loss.at(x, y) = 0;
                continue;
            }
            const double given = within(runoff.at(x, y), odd_runoff);
            const double net = given + within(evaporation.at(x, y), odd_evaporation) -
                               within(rain.at(x, y), odd_rain);
            wet += net < 0 ? 1 : 0;
            rates.gain.at(x, y) = static_cast<std::int32_t>(std::llround(given * parts));
            rates.loss.at(x, y) =
                static_cast<std::int32_t>(std::llround(std::max(net, 0.0) * parts));
        }
    }
    report.count("limited_runoff", odd_runoff);
    report.count("limited_rain", odd_rain);
    report.count("limited_evaporation", odd_evaporation);
    report.count("wet_lakes", wet);
    return rates;
}

}  // namespace cuesta::river
