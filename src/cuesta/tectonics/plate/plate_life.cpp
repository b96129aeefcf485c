// SPDX-License-Identifier: Apache-2.0
// What happens to plates over longer times: high crust spreads, sinks off and is hauled to margins;
// plates that hold fast to each other join; wide ones part.
#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

constexpr std::uint32_t split_stream = 31;

}  // namespace

template <class Geo>
void PlateWorld<Geo>::wear() {
    const bool fills = std::fmod(std::floor(now_myr() / 4), 3) == 0;
    for (Plate<Geo>& plate : plates) {
        // What is worn off behind walls stays there.
        const bool worn = plate.id != 0;
        if (worn && rule.spreading > 0) spread_crust(plate);
        if (worn && rule.haul > 0) haul_crust(plate, 4);
        if (worn && rule.basin_fill > 0 && fills) fill_basins(plate, 12);
        // The root of the highest crust sinks off.
        for (const CellId tile : tiles_above(plate, rule.sinking))
            plate.crust.each_in(tile, [&](CellId cell) {
                Crust& crust = plate.crust.at(cell);
                const std::int64_t above = crust.volume - volume_of(rule.sinking, cell);
                if (above <= 0) return;
                crust.volume = static_cast<std::int32_t>(crust.volume - above / 2);
                book.mantle += above / 2;
            });
    }
}

template <class Geo>
std::vector<CellId> PlateWorld<Geo>::tiles_above(const Plate<Geo>& plate, double km) const {
    // Cells are no smaller than 3072 of the 4096 they have in the mean.
    const auto limit = static_cast<std::int32_t>(std::min(km * 1000 * 3072, 2e9));
    std::vector<std::uint8_t> near(static_cast<std::size_t>(geo_->tiles), 0);
    for (CellId tile = 0; tile < geo_->tiles; ++tile) {
        if (plate.crust.count(tile) == 0) continue;
        const Crust* crust = plate.crust.tile(tile);
        std::int32_t most = 0;
        for (int i = 0; i < cells_in_tile; ++i) most = std::max(most, crust[i].volume);
        if (most <= limit) continue;
        for (const CellId* i = geo_->tile_ring.first(tile); i != geo_->tile_ring.last(tile); ++i)
            near[static_cast<std::size_t>(*i)] = 1;
    }
    std::vector<CellId> tiles;
    for (CellId tile = 0; tile < geo_->tiles; ++tile)
        if (near[static_cast<std::size_t>(tile)] != 0 && plate.crust.count(tile) > 0)
            tiles.push_back(tile);
    return tiles;
}

template <class Geo>
void PlateWorld<Geo>::spread_crust(Plate<Geo>& plate) {
    const std::vector<CellId> tiles = tiles_above(plate, 22);  // none spreads that is thinner
    // What each cell gains is told by both sides of a face alike, so the sum stays.
    std::vector<std::int32_t> gains(tiles.size() * cells_in_tile, 0);
    const Raster& crust = plate.crust;
    parallel_for(
        0, static_cast<std::int64_t>(tiles.size()), 32, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t i = lo; i < hi; ++i) {
                const CellId first = tiles[static_cast<std::size_t>(i)] * cells_in_tile;
                for (CellId cell = first; cell < first + cells_in_tile; ++cell) {
                    if (!crust.has(cell)) continue;
                    const auto c = static_cast<std::size_t>(cell);
                    const double own_km = thickness_km(crust.at(cell), cell);
                    std::int64_t gain = 0;
                    for (std::size_t side = 0; side < 4; ++side) {
                        const CellId beside = geo_->four[c * 4 + side];
                        if (!crust.has(beside)) continue;
                        const double km = thickness_km(crust.at(beside), beside);
                        const double thicker = std::max(own_km, km);
                        double k = rule.spreading * (1 + 0.1 * (thicker - 32));
                        if (!(k > 0)) continue;
                        const double area =
                            std::min(geo_->area[c], geo_->area[static_cast<std::size_t>(beside)]);
                        gain += static_cast<std::int64_t>(std::min(k, 0.2) * (km - own_km) * 1000 *
                                                          area);
                    }
                    gains[static_cast<std::size_t>(i) * cells_in_tile +
                          static_cast<std::size_t>(cell & 255)] = static_cast<std::int32_t>(gain);
                }
            }
        });
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        Crust* to = plate.crust.tile(tiles[i]);
        for (std::size_t c = 0; c < cells_in_tile; ++c)
            to[c].volume += gains[i * cells_in_tile + c];
    }
}

template <class Geo>
void PlateWorld<Geo>::haul_crust(Plate<Geo>& plate, double myr) {
    std::vector<CellId> margin;
    const double limit = 30.8, high = 36.5;
    const std::vector<CellId> tiles = tiles_above(plate, limit - 0.2);
    const auto each = [&](auto&& body) {
        for (const CellId tile : tiles) plate.crust.each_in(tile, body);
    };
    each([&](CellId cell) {
        if (thickness_km(plate.crust.at(cell), cell) >= limit) return;
        for (std::size_t side = 0; side < 4; ++side) {
            const CellId beside = geo_->four[static_cast<std::size_t>(cell) * 4 + side];
            if (plate.crust.has(beside) &&
                thickness_km(plate.crust.at(beside), beside) > limit - 0.2) {
                margin.push_back(cell);
                return;
            }
        }
    });
    if (margin.empty()) return;
    std::int64_t hauled = 0;
    each([&](CellId cell) {
        Crust& crust = plate.crust.at(cell);
        const double above = thickness_km(crust, cell) - high;
        if (above <= 0) return;
        const std::int64_t out = volume_of(above * std::min(1.0, myr / rule.haul), cell);
        crust.volume = static_cast<std::int32_t>(crust.volume - out);
        hauled += out;
    });
    const auto n = static_cast<std::int64_t>(margin.size());
    for (std::int64_t i = 0; i < n; ++i) {
        const std::int64_t part = hauled / n + (i < hauled % n ? 1 : 0);
        const CellId cell = margin[static_cast<std::size_t>(i)];
        Crust& crust = plate.crust.at(cell);
        const std::int64_t kept =
            std::min(part, std::max<std::int64_t>(0, volume_of(rule.roof, cell) - crust.volume));
        crust.volume = static_cast<std::int32_t>(crust.volume + kept);
        book.mantle += part - kept;
    }
}

// Floor that one plate's continents enclose does not last: what is worn off around fills it.
template <class Geo>
void PlateWorld<Geo>::fill_basins(Plate<Geo>& plate, double myr) {
    constexpr double floor_km = 27, filled_km = 31;
    const auto below = [&](CellId cell) {
        return plate.crust.at(cell).volume < volume_of(floor_km, cell);
    };
    const auto widest = static_cast<std::size_t>(0.008 * geo_->cells);  // 4 million km2
    std::vector<CellId> basins, sea;
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(geo_->cells), 0);
    plate.crust.each([&](CellId start) {
        if (seen[static_cast<std::size_t>(start)] != 0 || !below(start)) return;
        sea.assign(1, start);
        seen[static_cast<std::size_t>(start)] = 1;
        bool open = false;
        for (std::size_t i = 0; i < sea.size(); ++i)
            for (std::size_t side = 0; side < 4; ++side) {
                const CellId to = geo_->four[static_cast<std::size_t>(sea[i]) * 4 + side];
                if (!plate.crust.has(to)) {
                    open = true;
                } else if (seen[static_cast<std::size_t>(to)] == 0 && below(to)) {
                    seen[static_cast<std::size_t>(to)] = 1;
                    sea.push_back(to);
                }
            }
        if (!open && sea.size() < widest) basins.insert(basins.end(), sea.begin(), sea.end());
    });
    if (basins.empty()) return;
    std::int64_t wanted = 0, there = 0;
    const double share = std::min(1.0, myr / rule.basin_fill);
    for (const CellId cell : basins)
        wanted += static_cast<std::int64_t>(
            share * static_cast<double>(volume_of(filled_km, cell) - plate.crust.at(cell).volume));
    const auto above = [&](CellId cell) {
        return std::max<std::int64_t>(0, plate.crust.at(cell).volume - volume_of(33, cell));
    };
    const std::vector<CellId> tiles = tiles_above(plate, 33);
    for (const CellId tile : tiles)
        plate.crust.each_in(tile, [&](CellId cell) { there += above(cell); });
    if (wanted <= 0 || there <= 0) return;
    const double given = std::min(0.15, static_cast<double>(wanted) / static_cast<double>(there));
    std::int64_t load = 0;
    for (const CellId tile : tiles)
        plate.crust.each_in(tile, [&](CellId cell) {
            const auto out = static_cast<std::int64_t>(given * static_cast<double>(above(cell)));
            Crust& crust = plate.crust.at(cell);
            crust.volume = static_cast<std::int32_t>(crust.volume - out);
            load += out;
        });
    // In equal parts; what a cell has no room for goes to the next.
    const auto n = static_cast<std::int64_t>(basins.size());
    for (std::int64_t i = 0; i < n; ++i) {
        const CellId cell = basins[static_cast<std::size_t>(i)];
        Crust& crust = plate.crust.at(cell);
        const std::int64_t part = std::min(
            load / (n - i), std::max<std::int64_t>(0, volume_of(filled_km, cell) - crust.volume));
        crust.volume = static_cast<std::int32_t>(crust.volume + part);
        load -= part;
    }
    book.mantle += load;
}

template <class Geo>
void PlateWorld<Geo>::move_epoch() {
    constexpr int by = 16000;  // 2,000 Myr; what is older than that any more is just old
    if (ticks_ - epoch_ < 2 * by - 4000) return;
    epoch_ += by;
    for (Plate<Geo>& plate : plates)
        plate.crust.each([&](CellId cell) {
            Crust& crust = plate.crust.at(cell);
            crust.born = static_cast<std::int16_t>(std::max(-by, crust.born - by));
        });
}

template <class Geo>
void PlateWorld<Geo>::refresh() {
    std::vector<std::int32_t> continent(static_cast<std::size_t>(geo_->tiles));
    for (Plate<Geo>& plate : plates) {
        std::fill(continent.begin(), continent.end(), 0);
        plate.continent_cells = 0;
        plate.crust.each([&](CellId cell) {
            if (plate.crust.at(cell).volume <= volume_of(rule.continent_limit, cell)) return;
            ++continent[static_cast<std::size_t>(tile_of(cell))];
            ++plate.continent_cells;
        });
        for (CellId tile = 0; tile < geo_->tiles; ++tile) {
            std::int32_t around = continent[static_cast<std::size_t>(tile)];
            for (const CellId* i = geo_->tile_ring.first(tile); i != geo_->tile_ring.last(tile);
                 ++i)
                around += continent[static_cast<std::size_t>(*i)];
            plate.wide[static_cast<std::size_t>(tile)] = around >= 220 ? 1 : 0;
        }
    }
}

template <class Geo>
void PlateWorld<Geo>::reorganise() {
    while (moving() > 1 && merge_one()) {
    }
    const bool due = std::fmod(std::floor(now_myr() / 5), 5) == 0;
    const int wanted = rule.least_plates + (due ? 3 : 0);
    for (int i = 0; rule.parts && i < 3 && moving() < wanted && count() < most_plates; ++i) {
        if (!split_one()) break;
        if (moving() >= rule.least_plates) break;
    }
    for (auto& row : pairs_)
        for (Pair& pair : row) {
            pair.folded -= pair.folded / 8;
            pair.place = pair.place * 0.875;
        }
    refresh();
    find_shifts();
}

template <class Geo>
bool PlateWorld<Geo>::merge_one() {
    const double size = scale();
    // Crumbs go to whoever is around them.
    for (int p = 0; p < count(); ++p) {
        const auto cells = static_cast<double>(at(p).crust.cells());
        if (cells >= 60 * size || fixed(p)) continue;
        std::vector<std::int64_t> touched(plates.size(), 0);
        at(p).crust.each([&](CellId cell) {
            for (int q = 0; q < count(); ++q) {
                if (q == p || fixed(q)) continue;
                for (std::size_t side = 0; side < 4; ++side)
                    touched[static_cast<std::size_t>(q)] += at(q).crust.has(
                        geo_->seen(shift_[static_cast<std::size_t>(p)][static_cast<std::size_t>(q)],
                                   geo_->four[static_cast<std::size_t>(cell) * 4 + side]));
            }
        });
        int into = p == 0 ? 1 : 0;
        while (fixed(into) || into == p) ++into;
        for (int q = 0; q < count(); ++q)
            if (q != p && !fixed(q) &&
                touched[static_cast<std::size_t>(q)] > touched[static_cast<std::size_t>(into)])
                into = q;
        merge(p, into);
        return true;
    }
    if (!rule.joins) return false;
    for (int p = 0; p < count(); ++p)
        for (int q = p + 1; q < count(); ++q) {
            if (fixed(p) || fixed(q)) continue;
            const Pair& met = pair(p, q);
            const auto smaller =
                static_cast<double>(std::min(at(p).continent_cells, at(q).continent_cells));
            const double limit =
                std::max(40 * size, std::min(rule.merge_cells * size, rule.merge_share * smaller));
            const auto folded = static_cast<double>(met.folded);
            if (folded <= limit) continue;
            Vec place = met.place;
            if constexpr (std::is_same_v<Geo, Sphere>) place = unit(place);
            const double speed = length(Geo::velocity(at(p).spin - at(q).spin, place));
            if (speed >= rule.merge_speed && folded <= 4 * limit) continue;
            if (at(p).crust.cells() < at(q).crust.cells())
                merge(p, q);
            else
                merge(q, p);
            return true;
        }
    return false;
}

template <class Geo>
void PlateWorld<Geo>::merge(int from_index, int into_index) {
    const Plate<Geo>& from = at(from_index);
    Plate<Geo>& into = at(into_index);
    ++tally.merges;
    std::int64_t left = 0;
    from.crust.each([&](CellId cell) { left += from.crust.at(cell).volume; });
    // Every cell of the larger raster asks what lies at its place: the one time crust is resampled.
    const typename Geo::Shift shift = geo_->between(into.pose, from.pose);
    std::vector<std::pair<CellId, Crust>> gathered;
    for (CellId cell = 0; cell < geo_->cells; ++cell) {
        if (into.crust.has(cell)) continue;
        const CellId there = geo_->seen(shift, cell);
        if (!from.crust.has(there)) continue;
        Crust crust = from.crust.at(there);
        const double share = static_cast<double>(geo_->area[static_cast<std::size_t>(cell)]) /
                             geo_->area[static_cast<std::size_t>(there)];
        crust.volume = std::max(1, static_cast<std::int32_t>(crust.volume * share));
        gathered.emplace_back(cell, crust);
        left -= crust.volume;
    }
    // What sampling lost or made is shared by all.
    const auto n = static_cast<std::int64_t>(gathered.size());
    for (std::int64_t i = 0; i < n; ++i) {
        Crust& crust = gathered[static_cast<std::size_t>(i)].second;
        std::int64_t part = left / (n - i);
        const std::int64_t roof = volume_of(rule.roof, gathered[static_cast<std::size_t>(i)].first);
        part = std::clamp<std::int64_t>(part, 1 - crust.volume,
                                        std::max<std::int64_t>(0, roof - crust.volume));
        crust.volume = static_cast<std::int32_t>(crust.volume + part);
        left -= part;
    }
    book.mantle += left;
    const auto a = static_cast<double>(from.crust.cells()),
               b = static_cast<double>(into.crust.cells());
    const double share = a / std::max(1.0, a + b);
    into.spin = from.spin * share + into.spin * (1 - share);
    into.own_spin = from.own_spin * share + into.own_spin * (1 - share);
    for (const auto& [cell, crust] : gathered) into.crust.put(*geo_, cell, crust);
    history.joined(exact_myr(), from, into, geo_->cells, gathered,
                   [&](CellId cell) { return geo_->seen(shift, cell); });
    remove_plate(from_index);
    refresh();
    find_shifts();
}

template <class Geo>
void PlateWorld<Geo>::remove_plate(int index) {
    plates.erase(plates.begin() + index);
    pairs_.erase(pairs_.begin() + index);
    for (std::size_t p = 0; p < pairs_.size(); ++p) pairs_[p].erase(pairs_[p].begin() + index);
}

template <class Geo>
bool PlateWorld<Geo>::split_one() {
    if (count() >= most_plates) return false;
    int widest = -1;
    std::int64_t most = 0;
    for (int p = 0; p < count(); ++p) {
        const std::int64_t weight = at(p).crust.cells() + 3 * at(p).continent_cells;
        if (weight > most && !fixed(p)) most = weight, widest = p;
    }
    if (widest < 0 || static_cast<double>(at(widest).crust.cells()) < 400 * scale()) return false;
    Plate<Geo>& old = at(widest);
    const auto number = static_cast<std::uint32_t>(next_id_);

    // The middle, continents counting most; on a torus around any of its places.
    CellId any = -1;
    old.crust.each([&](CellId cell) {
        if (any < 0) any = cell;
    });
    const Vec from = geo_->place(any);
    Vec sum;
    double weights = 0;
    old.crust.each([&](CellId cell) {
        const double weight =
            old.crust.at(cell).volume > volume_of(rule.continent_limit, cell) ? 4 : 1;
        sum += geo_->towards(from, geo_->place(cell)) * weight;
        weights += weight;
    });
    Vec middle = from + sum * (1 / weights);
    if constexpr (std::is_same_v<Geo, Sphere>) middle = unit(middle);

    // Of a few directions the one that halves it best.
    const auto side_of = [&](CellId cell, Vec across) {
        return dot(geo_->towards(middle, geo_->place(cell)), across) * unit_km_ / rule.radius_km;
    };
    Vec best;
    double best_share = -1;
    for (std::uint32_t i = 0; i < 6; ++i) {
        Vec across{2 * share_of(word(split_stream, number, 3 * i)) - 1,
                   2 * share_of(word(split_stream, number, 3 * i + 1)) - 1,
                   2 * share_of(word(split_stream, number, 3 * i + 2)) - 1};
        if constexpr (std::is_same_v<Geo, Sphere>)
            across = across - middle * dot(across, middle);
        else
            across.z = 0;
        across = unit(across);
        std::int64_t one = 0;
        old.crust.each([&](CellId cell) { one += side_of(cell, across) > 0; });
        const double share = static_cast<double>(one) / static_cast<double>(old.crust.cells());
        const double even =
            std::min(share, 1 - share) + 0.1 * share_of(word(split_stream + 1, number, i));
        if (even > best_share) best_share = even, best = across;
    }
    if (best_share < 0.05) return false;

    Plate<Geo> fresh;
    fresh.crust = Raster(*geo_);
    fresh.pose = old.pose;
    std::vector<CellId> leaves;
    old.crust.each([&](CellId cell) {
        const double side = side_of(cell, best);
        // The line of a rift wavers; far from it nothing does.
        const double waver =
            std::fabs(side) < 0.5
                ? 0.5 * world_noise(*geo_, geo_->place(cell), unit_km_, rule.radius_km / 1.6, 5,
                                    0.5, word(split_stream + 2, number, 0))
                : 0;
        if (side + waver > 0) leaves.push_back(cell);
    });
    const auto leaving = static_cast<std::int64_t>(leaves.size());
    if (leaving < old.crust.cells() / 20 || leaving > old.crust.cells() - old.crust.cells() / 20)
        return false;
    for (const CellId cell : leaves) fresh.crust.put(*geo_, cell, old.crust.take(*geo_, cell));

    // The halves open about a pole on the rift's line.
    Vec open;
    if constexpr (std::is_same_v<Geo, Sphere>)
        open = Sphere::to_world(old.pose, cross(middle, best));
    else
        open = best;
    open = unit(open) * (rule.speed * 0.5);
    fresh.spin = old.spin * 0.5 + open;
    old.spin = old.spin * 0.5 - open;
    fresh.own_spin = old.own_spin * 0.3 + open * 1.4;
    old.own_spin = old.own_spin * 0.3 - open * 1.4;
    history.parted(exact_myr(), old, fresh, next_id_, leaves);
    add_plate(std::move(fresh));
    ++tally.splits;
    refresh();
    find_shifts();
    return true;
}

template <class Geo>
std::int64_t PlateWorld<Geo>::present() const {
    std::int64_t sum = 0;
    for (const Plate<Geo>& plate : plates)
        plate.crust.each([&](CellId cell) { sum += plate.crust.at(cell).volume; });
    return sum;
}

template <class Geo>
double PlateWorld<Geo>::age_myr(const Crust& crust) const {
    return std::fabs(static_cast<double>(tick() - crust.born + crust.ridge_shift)) / ticks_per_myr;
}

template <class Geo>
double PlateWorld<Geo>::folded_myr(const Crust& crust) const {
    return static_cast<double>(tick() - crust.born) / ticks_per_myr;
}

#define CUESTA_INSTANTIATE(GEO)                                                                 \
    template void PlateWorld<GEO>::move_epoch();                                                \
    template void PlateWorld<GEO>::wear();                                                      \
    template void PlateWorld<GEO>::spread_crust(Plate<GEO>&);                                   \
    template void PlateWorld<GEO>::haul_crust(Plate<GEO>&, double);                             \
    template void PlateWorld<GEO>::fill_basins(Plate<GEO>&, double);                            \
    template std::vector<CellId> PlateWorld<GEO>::tiles_above(const Plate<GEO>&, double) const; \
    template void PlateWorld<GEO>::refresh();                                                   \
    template void PlateWorld<GEO>::reorganise();                                                \
    template bool PlateWorld<GEO>::merge_one();                                                 \
    template void PlateWorld<GEO>::merge(int, int);                                             \
    template void PlateWorld<GEO>::remove_plate(int);                                           \
    template bool PlateWorld<GEO>::split_one();                                                 \
    template std::int64_t PlateWorld<GEO>::present() const;                                     \
    template double PlateWorld<GEO>::age_myr(const Crust&) const;                               \
    template double PlateWorld<GEO>::folded_myr(const Crust&) const;
CUESTA_INSTANTIATE(Sphere)
CUESTA_INSTANTIATE(Torus)

}  // namespace cuesta::plate
