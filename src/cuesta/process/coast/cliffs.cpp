// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/cliffs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

namespace cuesta::coast {
namespace {

constexpr double toe_m = 0.5;  // below the sea a cliff is cut to
constexpr double guard_m =
    2;  // sediment before a cliff, or so near the surface, that keeps waves off it
constexpr double cover_m = 0.5;  // sediment on a platform that keeps it
constexpr int most_falls = 8;    // rows of cells behind the shore that fall in one round
constexpr float most_share = 1;  // of a cell in one round

template <class Body>
void over_rows(const CoastMap& map, Body&& body) {
    parallel_for(0, map.rows(), 8, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < map.columns(); ++x) body(x, y, map.at(x, y));
    });
}

// Water that no cliff stands in any more.
bool is_open(const CoastMap& map, std::size_t i) {
    return map.is_sea(i) && map.notch[i] <= 0;
}

// Land with rock above the sea, or with some of it left.
bool is_cliff(const CoastMap& map, std::size_t i) {
    const bool rock = std::int64_t{map.ground[i]} - map.sand[i] > map.sea;
    return map.is_sea(i) ? map.notch[i] > 0 : rock || map.notch[i] > 0;
}

// Force of the waves on a cell of land, by the sides that face the sea.
float force_on(const CoastMap& map, const Waves& waves, std::int64_t x, std::int64_t y) {
    float across = 0, along = 0;
    for (std::size_t d = 0; d < 4; ++d) {
        const auto to = map.beside(x, y, around_x[d], around_y[d]);
        if (!to || !is_open(map, *to)) continue;
        const double sand_m = map.sand[*to] * map.unit_m;
        const auto guard = static_cast<float>(
            std::clamp(std::max(1 - sand_m / guard_m, map.depth_m(*to) / guard_m), 0.0, 1.0));
        float& axis = around_x[d] != 0 ? across : along;
        axis = std::max(axis, waves.force[*to] * guard);
    }
    return std::sqrt(across * across + along * along);
}

// A whole number, the rest by chance: nothing is lost in many short steps.
std::int32_t rounded(double units, const CliffRule& rule, const CoastMap& map, std::int64_t x,
                     std::int64_t y) {
    const double most = 1 << 29;
    const float chance =
        uniform_float(random_words(rule.random, map.block.x0 + x, map.block.y0 + y, rule.step)[0]);
    return static_cast<std::int32_t>(std::min(units, most) + double{chance});
}

}  // namespace

double fastest_retreat(CoastMap& map, const Waves& waves, const CliffRule& rule) {
    map.exchange(1, map.ground, map.sand, map.notch);
    const double per_yr = rule.retreat / map.grid.spacing_m;
    const double own = ordered_reduce(
        0, map.rows(), 8, 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            double most = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < map.columns(); ++x) {
                    const std::size_t i = map.at(x, y);
                    if (!is_cliff(map, i)) continue;
                    const double force = force_on(map, waves, x, y);
                    most = std::max(most, per_yr * force * map.soft[i]);
                }
            return most;
        },
        [](double a, double b) { return std::max(a, b); });
    return map.comm->largest(own);
}

std::vector<std::int32_t> cut_cliffs(CoastMap& map, const Waves& waves, const CliffRule& rule) {
    map.exchange(1, map.ground, map.sand, map.notch);
    std::vector<std::int32_t> cut(map.size());
    std::vector<float> notch(map.size());
    const double share = rule.retreat * rule.years / map.grid.spacing_m;
    const auto toe = static_cast<std::int32_t>(toe_m / map.unit_m);
    over_rows(map, [&](std::int64_t x, std::int64_t y, std::size_t i) {
        if (is_cliff(map, i)) {
            const float force = force_on(map, waves, x, y);
            float more = 0;
            if (force > 0) {
                // What a cell before it has left over.
                float over = 0;
                for (std::size_t d = 0; d < 4; ++d)
                    if (const auto to = map.beside(x, y, around_x[d], around_y[d]);
                        to && is_open(map, *to))
                        over = std::max(over, -map.notch[*to]);
                more = std::min(static_cast<float>(share * force * map.soft[i]), most_share) + over;
            }
            const float before = std::clamp(map.notch[i], 0.0f, 0.999f);
            const auto high = static_cast<double>(std::int64_t{map.ground[i]} - map.sand[i] -
                                                  (std::int64_t{map.sea} - toe));
            if (before + more >= 1 || high <= 0) {
                cut[i] = static_cast<std::int32_t>(std::max(high, 0.0));
                notch[i] = -std::clamp(before + more - 1, 0.0f, 0.999f);
            } else {
                cut[i] = std::min(rounded(high * double{more / (1 - before)}, rule, map, x, y),
                                  static_cast<std::int32_t>(high));
                notch[i] = before + more;
            }
            return;
        }
        notch[i] = 0;
        if (!map.is_sea(i)) return;
        const double force = waves.force[i], sand_m = map.sand[i] * map.unit_m;
        if (!(force > 0) || sand_m >= cover_m) return;
        const double height_m = elementary::pow(force, 0.4);
        const double worn_m = rule.downwear * rule.years * force * double{map.soft[i]} *
                              elementary::exp(-map.depth_m(i) / std::max(height_m, 0.01)) *
                              (1 - sand_m / cover_m);
        // No faster than it gets out of the reach of the waves.
        cut[i] = rounded(std::min(worn_m, height_m) / map.unit_m, rule, map, x, y);
    });
    map.notch.swap(notch);
    return cut;
}

std::vector<std::int32_t> let_fall(CoastMap& map, const std::vector<std::int32_t>& cut) {
    map.exchange(1, map.ground);
    std::vector<std::int32_t> fall(map.size()), more(map.size());
    std::vector<std::uint8_t> moved(map.size()), next(moved);
    over_rows(map, [&](std::int64_t, std::int64_t, std::size_t i) { moved[i] = cut[i] > 0; });
    for (int round = 0; round < most_falls; ++round) {
        map.exchange(1, fall, moved);
        over_rows(map, [&](std::int64_t x, std::int64_t y, std::size_t i) {
            next[i] = 0, more[i] = 0;
            const std::int64_t here = std::int64_t{map.ground[i]} - fall[i];
            if (here <= map.sea) return;
            double most = static_cast<double>(here);
            for (std::size_t d = 0; d < 8; ++d) {
                const auto to = map.beside(x, y, around_x[d], around_y[d]);
                if (!to || moved[*to] == 0) continue;
                const double low = static_cast<double>(
                    std::max<std::int64_t>(std::int64_t{map.ground[*to]} - fall[*to], map.sea));
                most =
                    std::min(most, low + double{map.hold[i]} * (d < 4 ? 1 : std::numbers::sqrt2));
            }
            const auto off = static_cast<std::int32_t>(here - static_cast<std::int64_t>(most));
            // Never into what lies as sediment: that moves by itself.
            const std::int64_t rock = std::int64_t{map.ground[i]} - map.sand[i] - fall[i] - map.sea;
            more[i] = static_cast<std::int32_t>(
                std::clamp<std::int64_t>(off, 0, std::max<std::int64_t>(rock, 0)));
            next[i] = more[i] > 0;
        });
        over_rows(map, [&](std::int64_t, std::int64_t, std::size_t i) { fall[i] += more[i]; });
        bool any = false;
        for (std::int64_t y = 0; y < map.rows(); ++y)
            for (std::size_t i = map.at(0, y); i < map.at(map.columns(), y); ++i)
                any = any || next[i] != 0;
        moved.swap(next);
        if (!map.comm->any(any)) break;
    }
    return fall;
}

}  // namespace cuesta::coast
