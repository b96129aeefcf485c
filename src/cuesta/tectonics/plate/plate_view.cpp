// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_view.h"

#include <algorithm>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

namespace cuesta::plate {
namespace {

// Crust 2.85, mantle 3.3, water 1.03 t/m3.
constexpr double wet_share = (1 - 2.85 / 3.3) * 3.3 / (3.3 - 1.03);
constexpr double dry_share = (3.3 - 1.03) / 3.3;
constexpr std::int64_t grain = 2048;

double smoothstep(double from, double to, double x) {
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

}  // namespace

Directions directions_at(const Sphere&, Vec place) {
    Vec east = cross({0, 0, 1}, place);
    if (!(length(east) > 1e-9)) east = {0, 1, 0};
    east = unit(east);
    return {east, cross(east, place)};
}
Directions directions_at(const Torus&, Vec) {
    return {{1, 0, 0}, {0, 1, 0}};
}

double floor_depth_km(double age_myr) {
    return age_myr < 20 ? 2.6 + 0.365 * std::sqrt(std::max(0.0, age_myr))
                        : 5.651 - 2.473 * elementary::exp(-0.0278 * age_myr);
}

double floating_km(double thickness_km, double age_myr, double continent_depth_km) {
    const double thick = smoothstep(13, 29, thickness_km);
    const double depth = floor_depth_km(age_myr) * (1 - thick) + continent_depth_km * thick;
    return -depth + wet_share * (thickness_km - 7);
}

template <class Geo>
PlateView<Geo>::PlateView(const PlateWorld<Geo>& world, const ViewRule& rule)
    : world_(world), rule_(rule), cells_(static_cast<std::size_t>(world.geo().cells)) {
    find_owners();
    find_borders();
    find_sources();
    find_sea();
}

template <class Geo>
void PlateView<Geo>::find_owners() {
    const Geo& geo = world_.geo();
    parallel_for(0, geo.cells, grain, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            const auto found = world_.find(geo.place(static_cast<CellId>(i)));
            Cell& cell = cells_[static_cast<std::size_t>(i)];
            cell.plate = static_cast<std::int16_t>(found.plate);
            if (found.plate < 0) continue;
            const auto& plate = world_.plates[static_cast<std::size_t>(found.plate)];
            const Crust& crust = plate.crust.at(found.cell);
            cell.thickness_km = static_cast<float>(world_.thickness_km(crust, found.cell));
            cell.continent = world_.continental(plate, found.cell);
            cell.swell_km = static_cast<float>(0.01 * crust.swell);
            cell.age_myr = static_cast<float>(world_.age_myr(crust));
            cell.folded_myr = static_cast<float>(world_.folded_myr(crust));
        }
    });
    // Places that nobody covers at this moment are as those beside them.
    for (int round = 0; round < 4; ++round) {
        const std::vector<Cell> before = cells_;
        for (CellId c = 0; c < geo.cells; ++c) {
            if (before[static_cast<std::size_t>(c)].plate >= 0) continue;
            for (std::size_t side = 0; side < 4; ++side) {
                const Cell& beside = before[static_cast<std::size_t>(
                    geo.four[static_cast<std::size_t>(c) * 4 + side])];
                if (beside.plate < 0) continue;
                cells_[static_cast<std::size_t>(c)] = beside;
                break;
            }
        }
    }
    for (Cell& cell : cells_) {
        if (cell.plate < 0) cell.plate = 0, cell.thickness_km = 7;
        cell.floating_km = static_cast<float>(
            floating_km(cell.thickness_km, cell.age_myr, rule_.continent_depth_km) +
            cell.swell_km * smoothstep(20, 30, cell.thickness_km));
    }
}

template <class Geo>
void PlateView<Geo>::find_borders() {
    const Geo& geo = world_.geo();
    const double step = world_.cell_km() / world_.unit_km();
    parallel_for(0, geo.cells, grain, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            Cell& cell = cells_[static_cast<std::size_t>(i)];
            int other = -1;
            for (std::size_t side = 0; side < 4; ++side) {
                const int q = cells_[static_cast<std::size_t>(
                                         geo.four[static_cast<std::size_t>(i) * 4 + side])]
                                  .plate;
                if (q != cell.plate) other = q;
            }
            if (other < 0) continue;
            // Where the other lies, from a disc of places around: pixels alone would flicker.
            const Vec place = geo.place(static_cast<CellId>(i));
            const Directions frame = directions_at(geo, place);
            Vec to_other;
            double own_km = 0, other_km = 0;
            int own_count = 0, other_count = 0;
            for (int dy = -4; dy <= 4; ++dy)
                for (int dx = -4; dx <= 4; ++dx) {
                    if (dx * dx + dy * dy > 20) continue;
                    const Vec way = frame.east * (dx * step) + frame.south * (dy * step);
                    const Cell& there =
                        cells_[static_cast<std::size_t>(geo.locate(Geo::moved(place, way, 1)))];
                    if (there.plate == other) {
                        to_other += way;
                        other_km += there.thickness_km, ++other_count;
                    } else if (there.plate == cell.plate) {
                        to_other = to_other - way;
                        own_km += there.thickness_km, ++own_count;
                    }
                }
            to_other = unit(to_other);
            const Vec relative = world_.velocity(cell.plate, place) - world_.velocity(other, place);
            const double closing = dot(relative, to_other);
            const double speed = length(relative);
            cell.border = std::fabs(closing) < 0.35 * speed ? Border::sliding
                          : closing > 0                     ? Border::converging
                                                            : Border::diverging;
            if (cell.border != Border::converging) continue;
            const double own_mean = own_km / std::max(1, own_count);
            const double other_mean = other_km / std::max(1, other_count);
            const bool own_thick = own_mean > 15, other_thick = other_mean > 15;
            cell.lower = own_thick != other_thick ? !own_thick
                                                  : world_.dives(cell.plate, other) && !own_thick;
            // Continents on both sides fold and leave no trench.
            if (own_thick && other_thick) cell.lower = false;
        }
    });
}

template <class Geo>
void PlateView<Geo>::find_sources() {
    const Geo& geo = world_.geo();
    std::vector<CellId> now(cells_.size(), -1);
    for (std::size_t c = 0; c < cells_.size(); ++c)
        if (cells_[c].border == Border::converging) now[c] = static_cast<CellId>(c);
    const auto rounds = static_cast<int>(std::ceil(520 / world_.cell_km()));
    // Only cells beside one that changed in the last round can change in this one.
    std::vector<std::uint8_t> changed(cells_.size()), next(cells_.size());
    for (std::size_t c = 0; c < cells_.size(); ++c) changed[c] = now[c] >= 0;
    for (int round = 0; round < rounds; ++round) {
        const std::vector<CellId> before = now;
        parallel_for(0, geo.cells, grain, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t i = lo; i < hi; ++i) {
                const auto c = static_cast<std::size_t>(i);
                const auto own = static_cast<CellId>(i);
                next[c] = 0;
                bool asks = false;
                for (const CellId* j = geo.cell_ring.first(own); j != geo.cell_ring.last(own); ++j)
                    asks = asks || changed[static_cast<std::size_t>(*j)] != 0;
                if (!asks) continue;
                const Vec place = geo.place(own);
                CellId best = before[c];
                double nearest = best < 0 ? 1e30 : geo.distance(place, geo.place(best));
                for (const CellId* j = geo.cell_ring.first(own); j != geo.cell_ring.last(own);
                     ++j) {
                    const auto b = static_cast<std::size_t>(*j);
                    const CellId source = before[b];
                    if (source < 0 || cells_[b].plate != cells_[c].plate) continue;
                    const double d = geo.distance(place, geo.place(source));
                    if (d < nearest || (d == nearest && source < best)) nearest = d, best = source;
                }
                next[c] = best != before[c];
                now[c] = best;
            }
        });
        std::swap(changed, next);
    }
    for (std::size_t c = 0; c < cells_.size(); ++c) cells_[c].source = now[c];
}

template <class Geo>
void PlateView<Geo>::find_sea() {
    const Geo& geo = world_.geo();
    // All water on the highest world there can be; none on the lowest place.
    double low = -20, high = rule_.water_km > 12 ? 60 : 20, lowest = 1e30;
    double world_area = 0;
    for (std::size_t c = 0; c < cells_.size(); ++c) {
        if (geo.hidden(static_cast<CellId>(c))) continue;
        lowest = std::min(lowest, double{cells_[c].floating_km});
        world_area += geo.area[c];
    }
    for (int i = 0; i < 60; ++i) {
        const double level = 0.5 * (low + high);
        double water = 0;
        for (std::size_t c = 0; c < cells_.size(); ++c)
            if (!geo.hidden(static_cast<CellId>(c)))
                water += geo.area[c] * std::max(0.0, level - cells_[c].floating_km);
        (water < rule_.water_km * world_area ? low : high) = level;
    }
    sea_km_ = std::max(0.5 * (low + high), lowest);
}

template <class Geo>
typename PlateView<Geo>::Sample PlateView<Geo>::at(Vec place) const {
    const Geo& geo = world_.geo();
    const CellId own = geo.locate(place);
    const Cell& cell = cells_[static_cast<std::size_t>(own)];
    const double cell_unit = world_.cell_km() / world_.unit_km();
    double floating = 0, thick = 0, nearest = 1e30;
    bool lower = false;
    const auto add = [&](CellId at, double weight) {
        const Cell& beside = cells_[static_cast<std::size_t>(at)];
        floating += weight * beside.floating_km;
        thick += weight * beside.thickness_km;
        if (beside.source < 0 || beside.plate != cell.plate) return;
        const double to = geo.distance(place, geo.place(beside.source));
        if (to < nearest)
            nearest = to, lower = cells_[static_cast<std::size_t>(beside.source)].lower;
    };
    const double weights = weigh_around(geo, cell_unit, place, add);
    floating /= weights;
    thick /= weights;
    Sample sample;
    double extra = 0;
    if (nearest < 1e29) {
        const double d = nearest * world_.unit_km();
        const auto bell = [](double x) { return elementary::exp(-x * x); };
        const double thin = 1 - smoothstep(15, 24, thick);
        if (lower)
            extra = thin * (-3.0 * elementary::exp(-d / 52) + 0.45 * bell((d - 170) / 85));
        else if (cell.thickness_km < 22 || thin > 0.2)
            extra = thin * -1.6 * elementary::exp(-d / 45);
    }
    const double above = floating + extra - sea_km_;
    sample.height_m = static_cast<float>(1000 * (above > 0 ? above * dry_share : above));
    sample.trench_m = static_cast<float>(1000 * extra);
    sample.thickness_km = static_cast<float>(thick);
    sample.age_myr = cell.age_myr, sample.folded_myr = cell.folded_myr;
    sample.plate = world_.plates[static_cast<std::size_t>(cell.plate)].id;
    sample.border = cell.border;
    sample.continent = cell.thickness_km > world_.rule.continent_limit;
    const Directions frame = directions_at(geo, place);
    const Vec velocity = world_.velocity(cell.plate, place);
    sample.velocity_east = static_cast<float>(dot(velocity, frame.east));
    sample.velocity_south = static_cast<float>(dot(velocity, frame.south));
    return sample;
}

template class PlateView<Sphere>;
template class PlateView<Torus>;

}  // namespace cuesta::plate
