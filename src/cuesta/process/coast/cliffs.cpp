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
constexpr int most_rolls = 24;
constexpr double most_heap_m = 500;  // of what has fallen, at the foot of a cliff
constexpr float most_share = 1;      // of a cell in one round

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
std::int32_t rounded(double units, const CliffRule& rule, std::int64_t x, std::int64_t y) {
    const double most = 1 << 29;
    const float chance = uniform_float(random_words(rule.random, x, y, rule.step)[0]);
    return static_cast<std::int32_t>(std::min(units, most) + double{chance});
}

}  // namespace

double fastest_retreat(const CoastMap& map, const Waves& waves, const CliffRule& rule) {
    const double per_yr = rule.retreat / map.grid.spacing_m;
    return ordered_reduce(
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
}

std::vector<std::int32_t> cut_cliffs(CoastMap& map, const Waves& waves, const CliffRule& rule) {
    std::vector<std::int32_t> cut(map.ground.size());
    std::vector<float> notch(map.notch.size());
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
                cut[i] = std::min(rounded(high * double{more / (1 - before)}, rule, x, y),
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
        cut[i] = rounded(std::min(worn_m, height_m) / map.unit_m, rule, x, y);
    });
    map.notch.swap(notch);
    return cut;
}

std::vector<std::int32_t> let_fall(const CoastMap& map, const std::vector<std::int32_t>& cut) {
    std::vector<std::int32_t> fall(map.ground.size());
    std::vector<std::uint8_t> moved(map.ground.size()), next(moved);
    over_rows(map, [&](std::int64_t, std::int64_t, std::size_t i) { moved[i] = cut[i] > 0; });
    for (int round = 0; round < most_falls; ++round) {
        std::vector<std::int32_t> more(map.ground.size());
        over_rows(map, [&](std::int64_t x, std::int64_t y, std::size_t i) {
            next[i] = 0;
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
        bool any = false;
        for (std::size_t i = 0; i < fall.size(); ++i) {
            fall[i] += more[i];
            any = any || more[i] > 0;
        }
        moved.swap(next);
        if (!any) break;
    }
    return fall;
}

void roll_down(const CoastMap& map, std::vector<std::int64_t>& debris) {
    std::vector<std::int64_t> next(debris.size());
    // The lowest neighbour, or the cell itself in the sea and in hollows.
    const auto goes_to = [&](std::int64_t x, std::int64_t y, std::size_t i) {
        std::size_t lowest = i;
        if (map.is_sea(i)) return lowest;
        for (std::size_t d = 0; d < 8; ++d)
            if (const auto to = map.beside(x, y, around_x[d], around_y[d]);
                to && map.ground[*to] < map.ground[lowest])
                lowest = *to;
        return lowest;
    };
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) {
            std::size_t i = map.at(x, y);
            if (debris[i] == 0) continue;
            const std::size_t from = i;
            for (int round = 0; round < most_rolls; ++round) {
                const auto at = static_cast<std::int64_t>(i);
                const std::size_t to = goes_to(at % map.columns(), at / map.columns(), i);
                if (to == i) break;
                i = to;
            }
            // No heap higher than this at one place: the rest stays where it was.
            if (static_cast<double>(next[i] + debris[from]) > most_heap_m / map.unit_m) i = from;
            next[i] += debris[from];
        }
    debris.swap(next);
}

}  // namespace cuesta::coast
