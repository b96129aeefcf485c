// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/snow.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/terrain/surface_water.h"

namespace cuesta {
namespace {

constexpr double unit_m = 0x1p-11;  // 0.5 mm; 24 bits of it are 8 km
constexpr double most_firn_m = 1000;
constexpr float most_rain_mm = 1e5f;

using Fields = std::array<const Field*, months>;

Fields months_of(const Terrain& terrain, std::string_view name) {
    Fields found{};
    for (int i = 0; i < months; ++i) {
        found[static_cast<std::size_t>(i)] = terrain.find(fmt::format("{}_{:02}", name, i + 1));
        if (found[static_cast<std::size_t>(i)] == nullptr) return {};  // all of them or none
    }
    return found;
}

// The climate of a place: from months, from the year, from numbers.
class Weather {
public:
    Weather(const Snow& op, const Terrain& terrain)
        : op_(op),
          warmth_(months_of(terrain, field::temperature)),
          rains_(months_of(terrain, field::precipitation)),
          mean_(terrain.find(field::temperature)),
          rain_(terrain.find(field::precipitation)) {
        // The warmest month is July in the north.
        for (std::size_t m = 0; m < months; ++m)
            wave_[m] =
                elementary::cos(2 * std::numbers::pi * (static_cast<double>(m) - 6) / months);
    }
    // Counts months whose rain is out of range.
    std::int64_t read(std::int64_t x, std::int64_t y, double above_m, double latitude_deg,
                      SnowBalance::Months& temperature, SnowBalance::Months& rain) const {
        std::int64_t limited = 0;
        const double season = latitude_deg < 0 ? -op_.season : op_.season;
        const double at_sea = op_.temperature - op_.lapse_rate / 1000 * std::max(0.0, above_m);
        for (std::size_t m = 0; m < months; ++m) {
            const double year = mean_ != nullptr ? static_cast<double>(mean_->at(x, y)) : at_sea;
            temperature[m] = warmth_[m] != nullptr ? warmth_[m]->at(x, y)
                                                   : static_cast<float>(year + season * wave_[m]);
            const float fallen = rains_[m] != nullptr ? rains_[m]->at(x, y)
                                 : rain_ != nullptr
                                     ? rain_->at(x, y) / months
                                     : static_cast<float>(op_.precipitation / months);
            rain[m] = fallen > 0 ? std::min(fallen, most_rain_mm) : 0.0f;
            limited += rain[m] == fallen ? 0 : 1;
        }
        return limited;
    }

private:
    const Snow& op_;
    Fields warmth_, rains_;
    const Field *mean_, *rain_;
    std::array<double, months> wave_{};
};

std::int64_t units(double metres) {
    return std::llround(metres / unit_m);
}
float metres(std::int64_t whole) {
    return static_cast<float>(static_cast<double>(whole) * unit_m);
}
std::int64_t whole_units(float held_m) {  // a store that others filled may hold parts, or nonsense
    return held_m > 0 ? static_cast<std::int64_t>(std::min(double{held_m}, 8000.0) / unit_m) : 0;
}

struct Stores {
    std::int64_t firn = 0, ice = 0, in = 0;
    std::int64_t grown = 0;  // of both, before ice flows off
    bool capped = false;
};

// So many years with the same balance.
Stores pass_years(Stores now, const Snow& op, const SnowYear& year) {
    now.in = units(op.years * year.fallen_m);
    const std::int64_t change = std::min(units(op.years * year.balance_m), now.in);
    if (change < 0) {
        const std::int64_t firn = std::min(now.firn, -change);
        const std::int64_t ice = std::min(now.ice, -change - firn);
        now.firn -= firn, now.ice -= ice, now.grown = -firn - ice;
        return now;
    }
    const std::int64_t both = now.firn + now.ice + change;
    now.grown = change;
    // Firn is what fell within its time, as far as there is more than ice.
    const std::int64_t young =
        units(std::min(op.firn_time * std::max(year.balance_m, 0.0), most_firn_m));
    now.firn = std::min({now.firn + change, young, both});
    now.ice = both - now.firn;
    const std::int64_t most = units(op.thickest);
    if (now.ice > most) now.ice = most, now.capped = true;
    return now;
}

}  // namespace

StepReport Snow::apply(Terrain& terrain, const StepContext& step) const {
    Field& snow = terrain.make(field::snow);
    Field& ice = terrain.make(field::ice);
    Field& firn = terrain.make(field::firn);
    Field& balance = terrain.make(field::ice_balance);
    Field& melt = terrain.make(field::melt_water);
    Field& line = terrain.make(field::snow_line);
    Field* runoff = feed_rivers && years > 0 ? terrain.find(field::runoff) : nullptr;
    const LayerStack& ground = std::as_const(terrain).ground();
    const SnowBalance reckoning({snow_melt, ice_melt, spread});
    const Weather weather(*this, std::as_const(terrain));
    StepReport report;
    WaterBalance book;
    std::mutex mutex;
    parallel_for(
        0, step.block.rows, rows_per_piece(step.block.columns, 4096),
        [&](std::int64_t lo, std::int64_t hi) {
            WaterBalance mine;
            std::int64_t limited = 0, without = 0, capped = 0, scarce = 0;
            SnowBalance::Months t, p;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < step.block.columns; ++x) {
                    const double height = ground.unit_m() * ground.surface().at(x, y);
                    limited += weather.read(x, y, height - sea_level,
                                            step.grid.latitude_deg(step.block.y0 + y), t, p);
                    balance.at(x, y) = melt.at(x, y) = line.at(x, y) = 0;
                    if (!std::all_of(t.begin(), t.end(),
                                     [](float one) { return std::isfinite(one); })) {
                        ++without;
                        continue;
                    }
                    line.at(x, y) = static_cast<float>(
                        height - 1000 * reckoning.warming_to_balance(t, p) / lapse_rate);
                    if (height <= sea_level) continue;
                    const SnowYear year = reckoning.year(t, p);
                    balance.at(x, y) = static_cast<float>(year.balance_m);
                    const float old_snow = snow.at(x, y), old_ice = ice.at(x, y);
                    const std::int64_t lasting =
                        std::min(whole_units(firn.at(x, y)), whole_units(old_snow));
                    const Stores old{lasting, whole_units(old_ice)};
                    const Stores now = pass_years(old, *this, year);
                    // The snow of this winter comes on top.
                    const std::int64_t winter = units(reckoning.snow_at(t, p, month - 1));
                    snow.at(x, y) = metres(now.firn + winter), firn.at(x, y) = metres(now.firn);
                    ice.at(x, y) = metres(now.ice);
                    capped += now.capped ? 1 : 0;
                    const std::int64_t gone = old.firn + old.ice + now.in - now.firn - now.ice;
                    if (years > 0)
                        melt.at(x, y) =
                            static_cast<float>(static_cast<double>(gone) * unit_m / years);
                    if (runoff != nullptr) {
                        const double left = static_cast<double>(runoff->at(x, y)) -
                                            static_cast<double>(now.grown) * unit_m / years;
                        scarce += left < 0 ? 1 : 0;
                        runoff->at(x, y) = static_cast<float>(std::max(0.0, left));
                    }
                    const double in = static_cast<double>(now.in + winter) * unit_m;
                    mine.in.add(in);
                    for (const double one : {double{old_snow}, double{old_ice}, in})
                        mine.out.add(one);
                    for (const float one : {snow.at(x, y), ice.at(x, y)})
                        mine.out.add(-double{one});
                }
            const std::lock_guard lock(mutex);
            book.merge(mine);
            report.count("limited_rain", limited);
            report.count("without_climate", without);
            report.count("capped_ice", capped);
            report.count("scarce_runoff", scarce);
        });
    book.post(terrain.ledger);
    return report;
}

template OperatorRow describe<Snow>();

}  // namespace cuesta
