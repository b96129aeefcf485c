// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/beach.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/coast/shore_distance.h"
#include "cuesta/process/coast/water_edge.h"

namespace cuesta::coast {
namespace {

enum Zone : std::uint8_t { still, surf, beach, below };

constexpr double breaking = 0.78;      // height of a wave where it breaks, in depths
constexpr double most_number = 0.1;    // of the spread of the shore's line in one substep
constexpr float across_number = 0.2f;  // of the evening across the shore
constexpr double across_factor = 5;    // how much faster that is
constexpr int least_substeps = 16;
constexpr double least_surf_cells = 3;
constexpr int looks = 16;  // substeps between two looks at where the shore is

class Beach {
public:
    Beach(CoastMap& map, Waves& waves, const BeachRule& rule)
        : map_(map), waves_(waves), rule_(rule), w_(map.columns()), h_(map.rows()), edge_(map) {
        map_.exchange(1, waves_.xx, waves_.xy, waves_.yy);
    }

    BeachReport run() {
        mark();
        if (!map_.comm->any(!spans_.empty())) return report_;
        const double dx = map_.grid.spacing_m;
        // The stiffest place tells the number of substeps.
        double wanted = stiffest_ * rule_.years / (most_number * dx * dx);
        const int substeps = static_cast<int>(
            std::clamp(std::ceil(wanted), double{least_substeps}, double(rule_.most_substeps)));
        years_ = rule_.years / substeps;
        weigh();
        report_.slowed = slowed_;
        smooth_all();
        for (int k = 0; k < substeps; ++k) {
            if (k > 0 && k % looks == 0 && shore_moved()) {
                fill_new_water();
                mark();
                weigh();
                smooth_all();
            } else if (k > 0) {
                smooth();
            }
            drift();
            faces();
            scale();
            apply();
        }
        add_up();
        return report_;
    }

private:
    // Drift that would be unstable is slower.
    void weigh() {
        const double dx = map_.grid.spacing_m;
        const double most = most_number * dx * dx / years_;  // m2/yr
        slowed_ = 0;
        for (std::size_t i : surf_cells_) {
            const double spread = strength_[i];
            const double slower = spread > most ? most / spread : 1;
            slowed_ += slower < 0.999 ? 1 : 0;
            along_[i] *= static_cast<float>(slower);
            across_[i] = std::min(across_number,
                                  static_cast<float>(across_factor * spread * years_ / (dx * dx)));
        }
        for (std::size_t i : beach_cells_) across_[i] = across_number;
        map_.exchange(1, across_);
    }

    // Of all blocks.
    void add_up() {
        std::array<std::int64_t, 5> sums{report_.slowed};
        std::copy(report_.gone.begin(), report_.gone.end(), sums.begin() + 1);
        map_.comm->sum(sums);
        report_.slowed = sums[0];
        std::copy(sums.begin() + 1, sums.end(), report_.gone.begin());
    }

    // Whether the sea has taken or left a cell since the zones were marked.
    bool shore_moved() const {
        bool moved = false;
        for (const Span& span : spans_)
            for (std::size_t i = map_.at(span.begin, span.y); i < map_.at(span.end, span.y); ++i)
                moved = moved || map_.is_sea(i) != (wet_[i] != 0);
        return map_.comm->any(moved);
    }
    // New water has the waves of the highest beside it.
    void fill_new_water() {
        std::vector<std::pair<std::size_t, std::size_t>> from;
        for (const Span& span : spans_)
            for (std::int64_t x = span.begin; x < span.end; ++x) {
                const std::size_t i = map_.at(x, span.y);
                if (!map_.is_sea(i) || waves_.total(i) > 0) continue;
                std::size_t best = i;
                for (std::size_t d = 0; d < 8; ++d)
                    if (const auto to = map_.beside(x, span.y, around_x[d], around_y[d]);
                        to && waves_.total(*to) > waves_.total(best))
                        best = *to;
                from.emplace_back(i, best);
            }
        for (const auto& [i, best] : from)
            waves_.xx[i] = waves_.xx[best], waves_.xy[i] = waves_.xy[best],
            waves_.yy[i] = waves_.yy[best], fresh_[i] = 0;
        map_.exchange(1, waves_.xx, waves_.xy, waves_.yy);
    }

    std::size_t size() const { return map_.size(); }
    float height_m(std::size_t i) const {
        return static_cast<float>((std::int64_t{map_.ground[i]} - map_.sea) * map_.unit_m);
    }

    // Zones, profiles and what waves do in every cell.
    void mark() {
        const double A = rule_.profile, dx = map_.grid.spacing_m;
        beach_m_ = std::max(A * elementary::pow(dx / 2, 2.0 / 3.0), 0.05);
        const double open_m = highest_wave();
        if (!(open_m > 0)) return;
        edge_m_ = std::max(std::min(advance_m(open_m), beach_m_), 0.05);
        map_.exchange(WaterEdge::margin, map_.ground);
        const double widest_m = width_m(closure_heights * open_m);
        const std::vector<float> distance = shore_distance(map_, widest_m / dx + 2);
        surf_cells_.clear(), beach_cells_.clear(), spans_.clear();
        stiffest_ = 0;
        zone_.assign(size(), still);
        wet_.assign(size(), 0);
        wave_.resize(size());
        fresh_.resize(size());
        profile_.assign(size(), 0);
        along_.assign(size(), 0);
        across_.assign(size(), 0);
        strength_.assign(size(), 0);
        const auto body = [&](std::int64_t x, std::int64_t y) {
            const std::size_t i = map_.at(x, y);
            wet_[i] = map_.is_sea(i) ? 1 : 0;
            if (wet_[i] == 0) {
                bool wet = false;
                float most = 0;
                for (std::size_t d = 0; d < 8; ++d)
                    if (const auto to = map_.beside(x, y, around_x[d], around_y[d]);
                        to && map_.is_sea(*to))
                        wet = true, most = std::max(most, waves_.total(*to));
                const bool low = height_m(i) < rule_.berm_m;
                if (!wet || (map_.sand[i] == 0 && !low)) return;
                zone_[i] = beach;
                profile_[i] = static_cast<float>(-landward_m(most));
                return;
            }
            if (fresh_[i] == 0) {
                const float force = waves_.total(i);
                wave_[i] = force > 0 ? elementary::pow(force, 0.4f) : 0.0f;
                fresh_[i] = 1;
            }
            const double wave_m = wave_[i], closure_m = closure_heights * wave_m;
            zone_[i] = below;
            profile_[i] = static_cast<float>(-closure_m);
            if (distance[i] >= far_from_shore) return;
            const double y_m = std::max(double{distance[i]} - 0.5, 0.25) * dx;
            const bool near = y_m <= least_surf_cells * dx;
            const bool in_zone =
                map_.depth_m(i) <= closure_m && (near || y_m <= width_m(closure_m));
            const double depth_m = A * double{elementary::cbrt(static_cast<float>(y_m * y_m))};
            profile_[i] = static_cast<float>(-std::min(depth_m, closure_m));
            if (!in_zone && !near) return;
            if (in_zone) zone_[i] = surf;
            const double surf_m = std::max(width_m(wave_m / breaking), least_surf_cells * dx);
            along_[i] =
                static_cast<float>(std::max(0.0, 1 - y_m / surf_m) * 2 / surf_m * rule_.drift);
            strength_[i] = static_cast<float>(2 * rule_.drift * double{waves_.total(i)} /
                                              (closure_m + beach_m_));
        };
        parallel_for(0, h_, 8, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < w_; ++x) body(x, y);
        });
        turn_across(distance);
        each_cell([&](std::size_t i) {
            if (zone_[i] == surf || strength_[i] > 0) surf_cells_.push_back(i);
            if (zone_[i] == beach) beach_cells_.push_back(i);
            stiffest_ = std::max(stiffest_, double{strength_[i]});
        });
        stiffest_ = map_.comm->largest(stiffest_);
        map_.exchange(1, zone_, profile_, lean_);
        find_spans();
        moves_x_.assign(size(), 0), moves_y_.assign(size(), 0);
        drift_x_.assign(size(), 0), drift_y_.assign(size(), 0);
        share_.assign(size(), 1);
    }

    template <class Body>
    void each_cell(Body&& body) const {
        for (std::int64_t y = 0; y < h_; ++y)
            for (std::size_t i = map_.at(0, y); i < map_.at(w_, y); ++i) body(i);
    }

    // Distance from the shore at which the profile has that depth.
    double width_m(double depth_m) const {
        const double ratio = depth_m / rule_.profile;
        return ratio * std::sqrt(ratio);
    }

    // How far the profile lies below the sea in the first cell of land. When the shore goes forward
    // by a cell, the excess in all cells falls by what they then miss; with this it goes back at
    // the same excess, and no cell holds the shore.
    double landward_m(float force) const {
        if (!(force > 0)) return 0;
        return std::max(0.0, beach_m_ - advance_m(elementary::pow(double{force}, 0.4)));
    }
    // The excess that carries the shore forward by a cell, under waves of that height.
    double advance_m(double wave_m) const {
        const double closure_m = closure_heights * wave_m;
        const double cells = width_m(closure_m) / map_.grid.spacing_m + 1;
        return (closure_m + beach_m_) / cells;
    }

    // How much of what evens out across the shore runs along x; the rest along y.
    void turn_across(const std::vector<float>& distance) {
        lean_.assign(size(), 0.5f);
        const auto at = [&](std::int64_t x, std::int64_t y) {
            return std::min(distance[map_.at(inside_x(x), inside_y(y))], 1e4f);
        };
        parallel_for(0, h_, 8, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < w_; ++x) {
                    if (zone_[map_.at(x, y)] == still) continue;
                    float gx = 0, gy = 0;
                    for (int k = -2; k <= 2; ++k) {
                        gx += at(x + 2, y + k) - at(x - 2, y + k);
                        gy += at(x + k, y + 2) - at(x + k, y - 2);
                    }
                    const float square = gx * gx + gy * gy;
                    if (!(square > 1e-3f)) continue;
                    // Next to an axis nearly all of it goes along that; a little the other way
                    // keeps neighbours from drifting apart.
                    const float part = gx * gx / square;
                    lean_[map_.at(x, y)] = std::clamp(1.4f * part - 0.2f, 0.02f, 0.98f);
                }
        });
    }

    double highest_wave() const {
        float own = 0;
        each_cell([&](std::size_t i) { own = std::max(own, waves_.total(i)); });
        const double most = map_.comm->largest(double{own});
        return most > 0 ? elementary::pow(most, 0.4) : 0;
    }

    // Rows and columns near what moves, in this block or beside it.
    void find_spans() {
        constexpr std::int64_t margin = CoastMap::margin;
        std::vector<std::uint8_t> moving(size()), near(size());
        for (const std::size_t i : surf_cells_) moving[i] = 1;
        for (const std::size_t i : beach_cells_) moving[i] = 1;
        map_.exchange(margin, moving);
        const auto mark_around = [&](std::int64_t x, std::int64_t y) {
            const std::int64_t top = std::max<std::int64_t>(y - margin, 0);
            for (std::int64_t to_y = top; to_y <= std::min(y + margin, h_ - 1); ++to_y)
                for (const std::int64_t to_x : {x - margin, x, x + margin})
                    if (to_x >= 0 && to_x < w_) near[map_.at(to_x, to_y)] = 1;
        };
        for (std::int64_t y = map_.low_y; y < map_.high_y; ++y)
            for (std::int64_t x = map_.low_x; x < map_.high_x; ++x)
                if (moving[map_.at(x, y)] != 0) mark_around(x, y);
        map_.exchange(margin, near);
        // Not over seams: there the other end has marks of its own.
        const std::int64_t first = std::max(-margin, -map_.block.x0);
        const std::int64_t end = std::min(w_ + margin, map_.grid.columns - map_.block.x0);
        for (std::int64_t y = 0; y < h_; ++y) {
            std::int64_t begin = -1, last = -1;
            bool open = false;
            const auto close = [&] {
                const Span span{y, std::max<std::int64_t>(begin - margin, 0),
                                std::min(last + margin + 1, w_)};
                if (open && span.begin < span.end) spans_.push_back(span);
            };
            for (std::int64_t x = first; x < end; ++x) {
                if (near[map_.at(x, y)] == 0) continue;
                if (!open || x - last > 2 * margin + 1) {
                    close();
                    begin = x, open = true;
                }
                last = x;
            }
            close();
        }
    }

    template <class Body>
    void over_spans(Body&& body) {
        parallel_for(0, std::ssize(spans_), 32, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t k = lo; k < hi; ++k) {
                const Span& span = spans_[static_cast<std::size_t>(k)];
                body(span.y, span.begin, span.end);
            }
        });
    }

    void smooth_all() { edge_.smooth_all(edge_m_); }
    void smooth() {
        map_.exchange(WaterEdge::margin, map_.ground);
        edge_.smooth(spans_, edge_m_);
    }
    std::int64_t inside_x(std::int64_t x) const { return map_.inside_x(x); }
    std::int64_t inside_y(std::int64_t y) const { return map_.inside_y(y); }

    // Drift in every cell of the surf: metres of height that cross a cell's side in a substep.
    void drift() {
        const auto per_side = static_cast<float>(years_ / map_.grid.spacing_m);
        over_spans([&](std::int64_t y, std::int64_t begin, std::int64_t end) {
            const float* above = edge_.water().data() + map_.at(0, inside_y(y - 1));
            const float* here = edge_.water().data() + map_.at(0, y);
            const float* under = edge_.water().data() + map_.at(0, inside_y(y + 1));
            for (std::int64_t x = begin; x < end; ++x) {
                const std::size_t i = map_.at(x, y);
                if (along_[i] == 0) continue;
                const float gx = here[inside_x(x + 1)] - here[inside_x(x - 1)];
                const float gy = under[x] - above[x];
                const float square = gx * gx + gy * gy;
                float to_x = 0, to_y = 0;
                if (square > 1e-8f) {
                    // n = (gx, gy) seaward, t = (-gy, gx).
                    const float mixed = waves_.xy[i] * (gx * gx - gy * gy) +
                                        (waves_.yy[i] - waves_.xx[i]) * gx * gy;
                    const float root = std::sqrt(square);
                    const float q = -2 * mixed / square * along_[i] * per_side / root;
                    to_x = -q * gy, to_y = q * gx;
                }
                drift_x_[i] = to_x, drift_y_[i] = to_y;
            }
        });
        map_.exchange(1, drift_x_, drift_y_);
    }

    // Metres that cross the side between cells a and b, to b if above 0.
    float crossing(std::size_t a, std::size_t b, float drift_a, float drift_b, float lean) const {
        const Zone from = static_cast<Zone>(zone_[a]), to = static_cast<Zone>(zone_[b]);
        if (from == still || to == still) return 0;
        const bool from_beach = from == beach, to_beach = to == beach;
        float along = 0;
        if (!from_beach && !to_beach) {
            along = 0.5f * (drift_a + drift_b);
            if (from == below && to == below) return 0;
            if (from == below) along = std::min(along, 0.0f);
            if (to == below) along = std::max(along, 0.0f);
        }
        const float z_a = height_m(a), z_b = height_m(b);
        const float over_a = z_a - profile_[a], over_b = z_b - profile_[b];
        float across = 0;
        if (from == below)
            across = -across_[b] * std::max(over_b - std::max(over_a, 0.0f), 0.0f);
        else if (to == below)
            across = across_[a] * std::max(over_a - std::max(over_b, 0.0f), 0.0f);
        else
            across = std::min(across_[a], across_[b]) * (over_a - over_b);
        // Nothing is thrown above the berm.
        const auto berm = static_cast<float>(rule_.berm_m);
        if (to_beach && across > 0 && z_b >= berm) across = 0;
        if (from_beach && across < 0 && z_a >= berm) across = 0;
        return across * lean + along;
    }
    void faces() {
        const auto to_units = static_cast<float>(1 / map_.unit_m);
        over_spans([&](std::int64_t y, std::int64_t begin, std::int64_t end) {
            for (std::int64_t x = begin; x < end; ++x) {
                const std::size_t i = map_.at(x, y);
                if (zone_[i] == still) {
                    moves_x_[i] = moves_y_[i] = 0;
                    continue;
                }
                if (x + 1 < map_.high_x) {
                    const std::size_t to = i + 1;
                    moves_x_[i] = to_units * crossing(i, to, drift_x_[i], drift_x_[to],
                                                      0.5f * (lean_[i] + lean_[to]));
                } else {
                    moves_x_[i] =
                        map_.grid.edges.east == Edge::open ? to_units * drift_x_[i] : 0.0f;
                }
                if (y + 1 < map_.high_y) {
                    const std::size_t to = map_.at(x, y + 1);
                    moves_y_[i] = to_units * crossing(i, to, drift_y_[i], drift_y_[to],
                                                      1 - 0.5f * (lean_[i] + lean_[to]));
                } else {
                    moves_y_[i] =
                        map_.grid.edges.south == Edge::open ? to_units * drift_y_[i] : 0.0f;
                }
            }
        });
        map_.exchange(1, moves_x_, moves_y_);
    }
    // Units over the western and northern sides of a cell, and those of the map.
    float from_west(std::int64_t x, std::int64_t y) const {
        if (x > map_.low_x) return moves_x_[map_.at(x - 1, y)];
        const auto to_units = static_cast<float>(1 / map_.unit_m);
        return map_.grid.edges.west == Edge::open ? to_units * drift_x_[map_.at(0, y)] : 0.0f;
    }
    float from_north(std::int64_t x, std::int64_t y) const {
        if (y > map_.low_y) return moves_y_[map_.at(x, y - 1)];
        const auto to_units = static_cast<float>(1 / map_.unit_m);
        return map_.grid.edges.north == Edge::open ? to_units * drift_y_[map_.at(x, 0)] : 0.0f;
    }
    // No cell gives more than it has.
    void scale() {
        over_spans([&](std::int64_t y, std::int64_t begin, std::int64_t end) {
            for (std::int64_t x = begin; x < end; ++x) {
                const std::size_t i = map_.at(x, y);
                const float out = std::max(moves_x_[i], 0.0f) + std::max(moves_y_[i], 0.0f) +
                                  std::max(-from_west(x, y), 0.0f) +
                                  std::max(-from_north(x, y), 0.0f);
                const auto has = static_cast<float>(map_.sand[i]);
                share_[i] = out > has * 0.999f ? has * 0.999f / out : 1.0f;
            }
        });
        map_.exchange(1, share_);
    }
    std::int32_t whole(float units, std::size_t a, std::size_t b) const {
        return static_cast<std::int32_t>(units * share_[units > 0 ? a : b]);
    }
    void apply() {
        // Whole units of every side, seen the same from both.
        struct Gone {
            std::array<std::int64_t, 4> side{};
        };
        const Gone gone = ordered_reduce(
            0, std::ssize(spans_), 32, Gone{},
            [&](std::int64_t lo, std::int64_t hi) {
                Gone part;
                for (std::int64_t k = lo; k < hi; ++k) {
                    const Span& span = spans_[static_cast<std::size_t>(k)];
                    for (std::int64_t x = span.begin; x < span.end; ++x)
                        change_at(x, span.y, part.side);
                }
                return part;
            },
            [](Gone all, const Gone& part) {
                for (std::size_t s = 0; s < 4; ++s) all.side[s] += part.side[s];
                return all;
            });
        for (std::size_t s = 0; s < 4; ++s) report_.gone[s] += gone.side[s];
    }
    void change_at(std::int64_t x, std::int64_t y, std::array<std::int64_t, 4>& gone) {
        const std::size_t i = map_.at(x, y);
        if (zone_[i] == still) return;
        const bool first = x == map_.low_x, last = x + 1 == map_.high_x;
        const bool first_row = y == map_.low_y, last_row = y + 1 == map_.high_y;
        const std::size_t east = last ? i : i + 1, west = first ? i : i - 1;
        const std::size_t south = last_row ? i : map_.at(x, y + 1);
        const std::size_t north = first_row ? i : map_.at(x, y - 1);
        const std::int32_t to_east = whole(moves_x_[i], i, east);
        const std::int32_t to_south = whole(moves_y_[i], i, south);
        const std::int32_t in_west = whole(from_west(x, y), west, i);
        const std::int32_t in_north = whole(from_north(x, y), north, i);
        const auto book = [&](Side side, std::int32_t units) {
            gone[static_cast<std::size_t>(side)] += units;
        };
        if (last) book(Side::east, to_east);
        if (last_row) book(Side::south, to_south);
        if (first) book(Side::west, -in_west);
        if (first_row) book(Side::north, -in_north);
        const std::int32_t more = in_west - to_east + in_north - to_south;
        map_.sand[i] += more;
        map_.ground[i] += more;
    }

    CoastMap& map_;
    Waves& waves_;
    const BeachRule& rule_;
    std::int64_t w_, h_;
    double years_ = 1, stiffest_ = 0;
    double edge_m_ = 1;   // height of the edge of the water above and below the sea
    double beach_m_ = 1;  // height of the profile half a cell from the shore
    std::int64_t slowed_ = 0;
    std::vector<std::uint8_t> zone_, wet_, fresh_;  // fresh: its wave_ is known
    std::vector<float> profile_, along_, across_, strength_, lean_, wave_;
    WaterEdge edge_;
    std::vector<float> drift_x_, drift_y_, moves_x_, moves_y_, share_;
    std::vector<std::size_t> surf_cells_, beach_cells_;
    std::vector<Span> spans_;
    BeachReport report_;
};

}  // namespace

BeachReport move_sand(CoastMap& map, Waves& waves, const BeachRule& rule) {
    return Beach(map, waves, rule).run();
}

}  // namespace cuesta::coast
