// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/change_map.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_remainder.h"

namespace cuesta {
namespace {

// Mean of three along one axis. In double, so that a sum of whole numbers is exact before it is
// divided.
void blur_axis(const DoubleField& from, DoubleField& to, bool across, bool wraps) {
    const std::int64_t nx = from.columns(), ny = from.rows();
    const std::int64_t n = across ? nx : ny;
    const auto near = [&](std::int64_t i) {
        return i < 0 ? (wraps ? n - 1 : 0) : i >= n ? (wraps ? 0 : n - 1) : i;
    };
    parallel_for(0, ny, rows_per_piece(nx), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const double* line = from.row(y);
            const double* above = across ? line : from.row(near(y - 1));
            const double* below = across ? line : from.row(near(y + 1));
            double* out = to.row(y);
            for (std::int64_t x = 0; x < nx; ++x) {
                const double a = across ? line[near(x - 1)] : above[x];
                const double b = across ? line[near(x + 1)] : below[x];
                out[x] = (a + line[x] + b) / 3;
            }
        }
    });
}

}  // namespace

void mix_change(DropMap& land, const DropMap& before, const DropCover& cover, double b,
                int passes) {
    if (b <= 0) return;
    const std::int64_t nx = land.columns(), ny = land.rows();
    DoubleField change({nx, ny, 0}), turned({nx, ny, 0});
    std::int64_t sum = 0;
    for (std::int64_t y = 0; y < ny; ++y)
        for (std::int64_t x = 0; x < nx; ++x) {
            const std::int32_t by = land.height.at(x, y) - before.height.at(x, y);
            change.at(x, y) = by;
            sum += by;
        }
    for (int pass = 0; pass < passes; ++pass) {
        blur_axis(change, turned, true, land.wraps_x);
        blur_axis(turned, change, false, land.wraps_y);
    }
    std::int64_t mixed_sum = 0;
    DoubleField& own = turned;
    for (std::int64_t y = 0; y < ny; ++y) {
        for (std::int64_t x = 0; x < nx; ++x) {
            const std::int64_t by = land.height.at(x, y) - before.height.at(x, y);
            own.at(x, y) = static_cast<double>(by);
            const auto wanted = static_cast<std::int64_t>(
                std::floor(b * change.at(x, y) + (1 - b) * static_cast<double>(by) + 0.5));
            // Where drops have come down to hard ground or to the floor, as far as they came: it
            // was soft until then.
            const std::int64_t mixed =
                std::clamp(wanted, std::min(by, -room_of(before, before, cover, x, y, -1)),
                           std::max(by, room_of(before, before, cover, x, y, 1)));
            land.height.at(x, y) = before.height.at(x, y) + static_cast<std::int32_t>(mixed);
            mixed_sum += mixed;
        }
        land.close_row(y);
    }
    // The land had this sum, so what finds no place elsewhere finds one on the way back there.
    const std::int64_t rest = spread_units(land, before, cover, sum - mixed_sum);
    const std::int64_t lost = spread_towards(land, before, own, rest);
    CUESTA_CHECK(lost == 0, "{} units of the blurred change find no place", lost);
}

}  // namespace cuesta
