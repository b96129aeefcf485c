// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/change_map.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_remainder.h"

namespace cuesta {
namespace {

// The rows that this block answers for.
struct OwnRows {
    std::int64_t first, end;
};
OwnRows rows_here(const DropMap& land, const DropStrips* strips) {
    if (strips == nullptr) return {0, land.rows()};
    return {strips->here().own_first, strips->here().own_end};
}

std::int64_t sum_of(std::int64_t here, const DropStrips* strips) {
    std::int64_t all[] = {here};
    if (strips != nullptr) strips->comm().sum(all);
    return all[0];
}

// Mean of three along one axis. In double, so that a sum of whole numbers is exact before it is
// divided.
void blur_axis(const DropMap& land, const OwnRows& own, const DoubleField& from, DoubleField& to,
               bool across) {
    const std::int64_t nx = land.columns(), top = land.top;
    const std::int64_t n = across ? nx : land.rows();
    const bool wraps = across ? land.wraps_x : land.wraps_y;
    const auto near = [&](std::int64_t i) {
        if (!across && land.around()) return i;
        return i < 0 ? (wraps ? n - 1 : 0) : i >= n ? (wraps ? 0 : n - 1) : i;
    };
    parallel_for(own.first, own.end, rows_per_piece(nx), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const double* line = from.row(y - top);
            const double* above = across ? line : from.row(near(y - 1) - top);
            const double* below = across ? line : from.row(near(y + 1) - top);
            double* out = to.row(y - top);
            for (std::int64_t x = 0; x < nx; ++x) {
                const double a = across ? line[near(x - 1)] : above[x];
                const double b = across ? line[near(x + 1)] : below[x];
                out[x] = (a + line[x] + b) / 3;
            }
        }
    });
}

}  // namespace

void mix_change(DropMap& land, const DropMap& before, const DropCover& cover, double b, int passes,
                const DropStrips* strips) {
    if (b <= 0) return;
    const std::int64_t nx = land.columns(), top = land.top;
    const OwnRows rows = rows_here(land, strips);
    DoubleField change, turned;
    if (rows.first < rows.end) {
        const FieldShape shape{nx, land.height.rows(), 1};
        change = DoubleField(shape), turned = DoubleField(shape);
    }
    std::int64_t sum = 0;
    for (std::int64_t y = rows.first; y < rows.end; ++y)
        for (std::int64_t x = 0; x < nx; ++x) {
            const std::int32_t by = land.row(y)[x] - before.row(y)[x];
            change.at(x, y - top) = by;
            sum += by;
        }
    for (int pass = 0; pass < passes; ++pass) {
        blur_axis(land, rows, change, turned, true);
        if (strips != nullptr) strips->refresh(turned);
        blur_axis(land, rows, turned, change, false);
    }
    std::int64_t mixed_sum = 0;
    DoubleField& own = turned;
    for (std::int64_t y = rows.first; y < rows.end; ++y) {
        for (std::int64_t x = 0; x < nx; ++x) {
            const std::int64_t by = land.row(y)[x] - before.row(y)[x];
            own.at(x, y - top) = static_cast<double>(by);
            const auto wanted = static_cast<std::int64_t>(
                std::floor(b * change.at(x, y - top) + (1 - b) * static_cast<double>(by) + 0.5));
            // Where drops have come down to hard ground or to the floor, as far as they came: it
            // was soft until then. What they have laid below the floor stays there.
            const std::int64_t below = std::int64_t{cover.floor} - before.row(y)[x];
            const std::int64_t lowest =
                below > 0 ? below : -room_of(before, before, cover, x, y, -1);
            const std::int64_t mixed =
                std::clamp(wanted, std::min(by, lowest),
                           std::max(by, room_of(before, before, cover, x, y, 1)));
            land.row(y)[x] = before.row(y)[x] + static_cast<std::int32_t>(mixed);
            mixed_sum += mixed;
        }
        land.close_row(y);
    }
    // The land had this sum, so what finds no place elsewhere finds one on the way back there.
    const std::int64_t rest =
        spread_units(land, before, cover, sum_of(sum - mixed_sum, strips), 0, strips);
    const std::int64_t lost = spread_towards(land, before, own, rest, strips);
    CUESTA_CHECK(lost == 0, "{} units of the blurred change find no place", lost);
}

}  // namespace cuesta
