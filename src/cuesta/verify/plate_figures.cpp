// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/plate_figures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_map.h"
#include "cuesta/tectonics/plates.h"

namespace cuesta::verify {
namespace {

using plate::Border;
using plate::CellId;
using plate::Sphere;
using plate::Vec;

double median_of(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

class Measure {
public:
    Measure(const plate::PlateWorld<Sphere>& world, double water_km)
        : world_(world), geo_(world.geo()), view_(world, {water_km}) {
        const plate::PlateRelief<Sphere> relief(view_, geo_, world.unit_km(),
                                                {1, world.cell_km(), world.rule.seed});
        height_.resize(static_cast<std::size_t>(geo_.cells));
        parallel_for(0, geo_.cells, 2048, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t c = lo; c < hi; ++c)
                height_[static_cast<std::size_t>(c)] =
                    relief.at(geo_.place(static_cast<CellId>(c))).height_m;
        });
        for (const std::int32_t area : geo_.area) whole_ += area;
        near_ =
            distance_to([&](std::size_t c) { return cell(c).border == Border::converging; }, 500);
    }

    PlateFigures figures() const {
        PlateFigures f;
        heights(f), high_ground(f), floor(f), plates(f), seas(f), cratons(f), trenches(f);
        return f;
    }

private:
    using Cell = plate::PlateView<Sphere>::Cell;
    const Cell& cell(std::size_t c) const { return view_.cells()[c]; }
    double share(std::size_t c) const { return geo_.area[c] / whole_; }
    std::size_t count() const { return static_cast<std::size_t>(geo_.cells); }

    // Distance to the nearest of some cells in km, up to a limit, from ring to ring.
    template <class Is>
    std::vector<float> distance_to(Is&& is, double limit_km) const {
        std::vector<CellId> source(count(), -1);
        std::vector<float> km(count(), std::numeric_limits<float>::infinity());
        std::vector<CellId> front;
        for (std::size_t c = 0; c < count(); ++c)
            if (is(c)) source[c] = static_cast<CellId>(c), km[c] = 0, front.push_back(source[c]);
        while (!front.empty()) {
            std::vector<CellId> next;
            for (const CellId at : front) {
                const CellId from = source[static_cast<std::size_t>(at)];
                for (const CellId* j = geo_.cell_ring.first(at); j != geo_.cell_ring.last(at);
                     ++j) {
                    const auto to = static_cast<std::size_t>(*j);
                    const auto d = static_cast<float>(
                        Sphere::distance(geo_.place(*j), geo_.place(from)) * world_.unit_km());
                    if (d > limit_km || d >= km[to]) continue;
                    km[to] = d, source[to] = from;
                    next.push_back(*j);
                }
            }
            std::sort(next.begin(), next.end());
            next.erase(std::unique(next.begin(), next.end()), next.end());
            front = std::move(next);
        }
        return km;
    }

    void heights(PlateFigures& f) const {
        constexpr int bins = 80;  // of 250 m from -12 km
        std::vector<double> histogram(bins, 0), smooth(bins, 0);
        f.highest_km = -100, f.deepest_km = 100;
        for (std::size_t c = 0; c < count(); ++c) {
            const double km = height_[c] * 1e-3;
            if (km > 0) f.land += share(c);
            f.highest_km = std::max(f.highest_km, km), f.deepest_km = std::min(f.deepest_km, km);
            histogram[static_cast<std::size_t>(
                std::clamp(static_cast<int>((km + 12) * 4), 0, bins - 1))] += share(c);
        }
        for (std::size_t i = 1; i + 1 < bins; ++i)
            smooth[i] = 0.25 * histogram[i - 1] + 0.5 * histogram[i] + 0.25 * histogram[i + 1];
        std::size_t low = 0, high = 42;  // -1.5 km parts the two
        for (std::size_t i = 0; i < bins; ++i)
            if (smooth[i] > smooth[i < 42 ? low : high]) (i < 42 ? low : high) = i;
        f.lower_mode_km = (static_cast<double>(low) + 0.5) / 4 - 12;
        f.upper_mode_km = (static_cast<double>(high) + 0.5) / 4 - 12;
    }

    void high_ground(PlateFigures& f) const {
        std::vector<CellId> order(count());
        std::iota(order.begin(), order.end(), 0);
        std::sort(order.begin(), order.end(), [&](CellId a, CellId b) {
            return height_[static_cast<std::size_t>(a)] > height_[static_cast<std::size_t>(b)];
        });
        double sum = 0;
        for (const CellId id : order) {
            const auto c = static_cast<std::size_t>(id);
            const bool near = near_[c] <= 500;
            f.all_near += near ? share(c) : 0;
            if (sum > 0.02) continue;
            sum += share(c);
            f.high_near += near ? share(c) : 0;
            f.high_near_or_young += near || cell(c).folded_myr < 60 ? share(c) : 0;
        }
        f.high_near /= sum, f.high_near_or_young /= sum;
    }

    void floor(PlateFigures& f) const {
        double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0, syy = 0;
        for (std::size_t c = 0; c < count(); ++c) {
            if (cell(c).thickness_km > 7.5 || cell(c).age_myr >= 80 || near_[c] <= 300) continue;
            const double x = std::sqrt(std::max(0.0f, cell(c).age_myr)), y = -height_[c];
            n += 1, sx += x, sy += y, sxx += x * x, sxy += x * y, syy += y * y;
        }
        if (n < 10) return;
        const double xy = sxy - sx * sy / n, xx = sxx - sx * sx / n, yy = syy - sy * sy / n;
        f.depth_root_age = xy / std::sqrt(std::max(1e-12, xx * yy));
        f.depth_slope = xy / std::max(1e-12, xx);
    }

    void plates(PlateFigures& f) const {
        std::vector<double> sizes(world_.plates.size(), 0);
        for (std::size_t c = 0; c < count(); ++c) {
            const int p = cell(c).plate;
            sizes[static_cast<std::size_t>(p)] += share(c);
            const Vec v = world_.velocity(p, geo_.place(static_cast<CellId>(c)));
            f.speed_mm_yr += share(c) * dot(v, v);
        }
        f.speed_mm_yr = std::sqrt(f.speed_mm_yr);
        std::sort(sizes.rbegin(), sizes.rend());
        f.plates = static_cast<int>(sizes.size());
        for (std::size_t i = 0; i < std::min<std::size_t>(7, sizes.size()); ++i)
            f.seven_largest += sizes[i];
        f.largest = sizes.empty() ? 0 : sizes[0];
        f.residual = world_.present() - world_.book.expected();
        f.merges = world_.tally.merges, f.splits = world_.tally.splits;
    }

    // Seas that no deep water joins to the ocean.
    void seas(PlateFigures& f) const {
        const double widest = 3e6 / (4 * 3.14159265358979 * world_.unit_km() * world_.unit_km());
        std::vector<char> seen(count(), 0);
        for (std::size_t start = 0; start < count(); ++start) {
            if (seen[start] != 0 || height_[start] > -200) continue;
            std::vector<CellId> sea{static_cast<CellId>(start)};
            seen[start] = 1;
            double size = 0, deep = 0;
            for (std::size_t i = 0; i < sea.size(); ++i) {
                const auto c = static_cast<std::size_t>(sea[i]);
                size += share(c);
                deep += height_[c] < -500 ? share(c) : 0;
                for (std::size_t side = 0; side < 4; ++side) {
                    const auto to = static_cast<std::size_t>(geo_.four[c * 4 + side]);
                    if (seen[to] != 0 || height_[to] > -200) continue;
                    seen[to] = 1, sea.push_back(static_cast<CellId>(to));
                }
            }
            if (size < widest) f.enclosed += deep;
        }
    }

    void cratons(PlateFigures& f) const {
        const auto across = std::max(1, static_cast<int>(600 / world_.cell_km() / 2 + 0.5));
        const double reach = across * world_.cell_km();
        std::vector<float> mean(count());
        for (std::size_t c = 0; c < count(); ++c) {
            double sum = 0, n = 0;
            const auto id = static_cast<CellId>(c);
            for (const CellId* j = geo_.cell_ring.first(id); j != geo_.cell_ring.last(id); ++j)
                sum += height_[static_cast<std::size_t>(*j)], n += 1;
            mean[c] = static_cast<float>(sum / n);
        }
        const auto old = [&](std::size_t c) {
            return cell(c).thickness_km > 25 && cell(c).folded_myr > 250 && near_[c] > 400;
        };
        std::vector<double> spreads;
        for (std::size_t c = 0; c < count(); c += 67) {
            if (!old(c)) continue;
            double n = 0, s = 0, ss = 0, all = 0;
            each_within(static_cast<CellId>(c), reach, [&](std::size_t to) {
                all += 1;
                if (!old(to)) return;
                n += 1, s += mean[to], ss += double{mean[to]} * mean[to];
            });
            if (n > 0.8 * all) spreads.push_back(std::sqrt(std::max(0.0, ss / n - s / n * s / n)));
        }
        f.craton_m = median_of(std::move(spreads));
    }

    template <class Body>
    void each_within(CellId middle, double km, Body&& body) const {
        const Vec place = geo_.place(middle);
        const auto frame = plate::directions_at(geo_, place);
        const double step = world_.cell_km() / world_.unit_km();
        const auto most = static_cast<int>(km / world_.cell_km());
        for (int y = -most; y <= most; ++y)
            for (int x = -most; x <= most; ++x) {
                if (x * x + y * y > most * most) continue;
                const Vec way = frame.east * (x * step) + frame.south * (y * step);
                body(static_cast<std::size_t>(geo_.locate(Sphere::moved(place, way, 1))));
            }
    }

    void trenches(PlateFigures& f) const {
        const auto trench = [&](std::size_t c) {
            return cell(c).border == Border::converging && cell(c).lower;
        };
        std::vector<double> bends;
        double crest = 0, islands = 0;
        for (std::size_t c = 0; c < count(); ++c) {
            if (trench(c) && c % 5 == 0) {
                // Its own plate's trench around: off the line through its middle that fits best.
                const Vec place = geo_.place(static_cast<CellId>(c));
                const auto frame = plate::directions_at(geo_, place);
                double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0, syy = 0, furthest = 0;
                each_within(static_cast<CellId>(c), 750, [&](std::size_t to) {
                    if (!trench(to) || cell(to).plate != cell(c).plate) return;
                    const Vec d = geo_.place(static_cast<CellId>(to)) - place;
                    const double x = dot(d, frame.east) * world_.unit_km();
                    const double y = dot(d, frame.south) * world_.unit_km();
                    n += 1, sx += x, sy += y, sxx += x * x, sxy += x * y, syy += y * y;
                    furthest = std::max(furthest, x * x + y * y);
                });
                const double a = sxx / n - sx / n * sx / n, b = sxy / n - sx / n * sy / n,
                             d = syy / n - sy / n * sy / n;
                const double half = 0.5 * (a + d),
                             root = std::sqrt(std::max(0.0, half * half - a * d + b * b));
                // Long lines only: about 1500 km from end to end.
                if (half + root > 350.0 * 350)
                    bends.push_back(std::sqrt(std::max(0.0, half - root)));
            }
            // Crest of an arc: thicker than the sea floor, none thicker beside it.
            if (cell(c).continent || cell(c).thickness_km < 12 || near_[c] > 400) continue;
            bool top = true;
            const auto id = static_cast<CellId>(c);
            for (const CellId* j = geo_.cell_ring.first(id); j != geo_.cell_ring.last(id); ++j)
                top = top && !cell(static_cast<std::size_t>(*j)).continent;
            if (!top) continue;
            crest += share(c);
            islands += height_[c] > 0 ? share(c) : 0;
        }
        f.arc_land = crest > 0 ? islands / crest : 0;
        double straight = 0;
        for (const double bend : bends) straight += bend < 15 ? 1 : 0;
        f.ruler = bends.empty() ? 0 : straight / static_cast<double>(bends.size());
        f.bend_km = median_of(std::move(bends));
    }

    const plate::PlateWorld<Sphere>& world_;
    const Sphere& geo_;
    plate::PlateView<Sphere> view_;
    std::vector<float> height_, near_;
    double whole_ = 0;
};

}  // namespace

PlateFigures plate_figures(const plate::PlateWorld<Sphere>& world, double water_km) {
    return Measure(world, water_km).figures();
}

PlateFigures plate_figures_after(const plate::Rule& rule, int resolution, double myr) {
    const Sphere geo = plate::world_for_sphere(resolution);
    plate::PlateWorld<Sphere> world(geo, rule.radius_km);
    world.start(rule);
    std::vector<int> counts;
    for (double at = 0; at < myr; at += 20) {
        world.advance(rule, std::min(20.0, myr - at));
        counts.push_back(static_cast<int>(world.plates.size()));
    }
    PlateFigures figures = plate_figures(world);
    figures.fewest_plates = *std::min_element(counts.begin(), counts.end());
    figures.most_plates = *std::max_element(counts.begin(), counts.end());
    figures.plates_mean =
        std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    return figures;
}
PlateFigures plate_world_of(int seed, int resolution) {
    Plates op;
    return plate_figures_after(op.rule(static_cast<std::uint64_t>(seed)), resolution, 400);
}

}  // namespace cuesta::verify
