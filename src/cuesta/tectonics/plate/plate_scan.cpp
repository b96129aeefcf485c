// SPDX-License-Identifier: Apache-2.0
// Where plates touch: gaps and overlaps, found tile by tile, then sub-tile, then cell. Reads only,
// so that tiles are independent; events come in the order of plates, tiles and cells.
#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

constexpr std::uint32_t bow_stream = 41;

}  // namespace

template <class Geo>
bool PlateWorld<Geo>::continental(const Plate<Geo>& plate, CellId cell) const {
    return plate.wide[static_cast<std::size_t>(tile_of(cell))] != 0 &&
           plate.crust.at(cell).volume >
               rule.continent_limit * 1000 * geo_->area[static_cast<std::size_t>(cell)];
}

template <class Geo>
bool PlateWorld<Geo>::loses(int p, CellId b, int q, CellId a) const {
    if (fixed(p) && geo_->hidden(b)) return false;
    if (fixed(q) && geo_->hidden(a)) return true;
    const bool continent = continental(at(p), b);
    if (continent != continental(at(q), a)) return !continent;
    return dives(p, q);
}

// Whether plate p, above at a trench, takes an empty cell of its own in which the floor of q lies
// that dives. Where it does is a matter of places of the plate, so that the trench bows out as far
// as they reach and stands between them.
template <class Geo>
bool PlateWorld<Geo>::bows_out(int p, CellId cell, int q, CellId over) const {
    if (mixed(static_cast<std::uint32_t>(cell) * 0x9e3779b9u ^ bow_salt_) >= bow_chance_ ||
        !dives(q, p))
        return false;
    const Raster& own = at(p).crust;
    int around = 0;
    for (const CellId* j = geo_->cell_ring.first(cell); j != geo_->cell_ring.last(cell); ++j)
        around += own.has(*j);
    if (around < 3) return false;
    CellId beside = -1;
    for (std::size_t side = 0; side < 4; ++side) {
        const CellId to = geo_->four[static_cast<std::size_t>(cell) * 4 + side];
        if (own.has(to)) beside = to;
    }
    if (beside < 0 || continental(at(p), beside) || continental(at(q), over)) return false;
    const Vec place = Geo::to_world(at(p).pose, geo_->place(cell));
    const Vec out = geo_->towards(Geo::to_world(at(p).pose, geo_->place(beside)), place);
    const Vec relative = Geo::velocity(at(q).spin - at(p).spin, place);
    if (dot(relative, out) > -0.5 * length(relative) * length(out)) return false;
    return world_noise(*geo_, geo_->place(cell), unit_km_, 1300, 1, 0.5,
                       word(bow_stream + 1, static_cast<std::uint32_t>(at(p).id), 0)) > 0;
}

template <class Geo>
void PlateWorld<Geo>::scan_tile(int p, CellId tile, std::vector<Event>& events) const {
    const Raster& own = at(p).crust;
    const CellId* four = geo_->four.data();
    const auto& shifts = shift_[static_cast<std::size_t>(p)];
    int others[most_plates], others_count = 0;
    for (int q = 0; q < count(); ++q)
        if (q != p &&
            at(q).crust.tile_near(geo_->seen_tile(shifts[static_cast<std::size_t>(q)], tile)) > 0)
            others[others_count++] = q;
    if (others_count == 0 && own.count(tile) == cells_in_tile) return;

    // Which of the others lie near each of the sixteen sub-tiles, a bit each.
    std::uint64_t near_subs[16] = {};
    CellId sixteen[16];
    for (int i = 0; i < others_count; ++i) {
        geo_->seen_subs(shifts[static_cast<std::size_t>(others[i])], tile, sixteen);
        for (int s = 0; s < 16; ++s)
            if (at(others[i]).crust.sub_near(sixteen[s]) > 0) near_subs[s] |= std::uint64_t{1} << i;
    }
    CellId over[most_plates][16];
    unsigned covers[most_plates];
    for (CellId sub = tile * 16; sub < tile * 16 + 16; ++sub) {
        if (own.sub_near(sub) == 0) continue;
        const unsigned mask = own.mask(sub);
        std::uint64_t near_bits = near_subs[sub & 15];
        if (near_bits == 0 && mask == 0xffff) continue;
        const unsigned rim = empty_beside(own, sub, mask);
        if (mask == 0 && rim == 0) continue;
        int near[most_plates], near_count = 0;
        unsigned covered = 0;
        for (; near_bits != 0; near_bits &= near_bits - 1) {
            const int q = others[__builtin_ctzll(near_bits)];
            CellId* there = over[near_count];
            geo_->seen_cells(shifts[static_cast<std::size_t>(q)], sub, there);
            unsigned covers_q = 0;
            for (unsigned i = 0; i < 16; ++i)
                covers_q |= static_cast<unsigned>(at(q).crust.has(there[i])) << i;
            covers[near_count] = covers_q;
            covered |= covers_q;
            near[near_count++] = q;
        }
        for (unsigned left = (mask & covered) | rim; left != 0; left &= left - 1) {
            const auto bit = static_cast<unsigned>(__builtin_ctz(left));
            const CellId cell = sub * 16 + static_cast<CellId>(bit);
            if ((rim >> bit & 1) != 0) {
                int across = near_count > 0 ? near[0] : -1;
                bool taken = (covered >> bit & 1) != 0;
                for (int i = 0; i < near_count && taken; ++i)
                    if ((covers[i] >> bit & 1) != 0) {
                        if (bows_out(p, cell, near[i], over[i][bit])) taken = false, across = -1;
                        break;
                    }
                if (!taken)
                    events.push_back({Meeting::creates, static_cast<std::int8_t>(p),
                                      static_cast<std::int8_t>(across), cell, 0});
                continue;
            }
            for (int i = 0; i < near_count; ++i) {
                const int q = near[i];
                const CellId a = over[i][bit];
                if ((covers[i] >> bit & 1) == 0 || !at(q).crust.deep(a, four) ||
                    !loses(p, cell, q, a))
                    continue;
                const bool folds = continental(at(p), cell) && continental(at(q), a);
                events.push_back({folds ? Meeting::folds : Meeting::dives,
                                  static_cast<std::int8_t>(p), static_cast<std::int8_t>(q), cell,
                                  a});
                break;
            }
        }
    }
}

// Empty cells of a sub-tile beside own crust, a bit each.
template <class Geo>
unsigned PlateWorld<Geo>::empty_beside(const Raster& own, CellId sub, unsigned mask) const {
    if (mask == 0xffff) return 0;
    constexpr unsigned first_column = 0x1111, last_column = 0x8888;
    // Four in a row: those within the sub-tile by shifts, those at its edge by asking.
    unsigned rim =
        ((mask & ~last_column) << 1) | ((mask & ~first_column) >> 1) | (mask << 4) | (mask >> 4);
    rim &= ~mask & 0xffff;
    for (unsigned left = 0xf99f & ~mask & ~rim; left != 0; left &= left - 1) {
        const int bit = __builtin_ctz(left);
        if (own.beside(sub * 16 + bit, geo_->four.data())) rim |= 1u << bit;
    }
    return rim;
}

template <class Geo>
void PlateWorld<Geo>::scan() {
    bow_salt_ = word(bow_stream, static_cast<std::uint32_t>(substeps_), 0);
    bow_chance_ = static_cast<std::uint32_t>(
        std::min(0.999, rule.rollback * rule.substep / cell_km()) * 0x1p32);
    struct Piece {
        int plate;
        CellId tile;
    };
    std::vector<Piece> pieces;
    for (int p = 0; p < count(); ++p)
        for (CellId tile = 0; tile < geo_->tiles; ++tile)
            if (at(p).crust.tile_near(tile) > 0) pieces.push_back({p, tile});
    constexpr std::int64_t grain = 96;
    const auto n = static_cast<std::int64_t>(pieces.size());
    std::vector<std::vector<Event>> found(static_cast<std::size_t>((n + grain - 1) / grain));
    parallel_for(0, n, grain, [&](std::int64_t lo, std::int64_t hi) {
        std::vector<Event>& events = found[static_cast<std::size_t>(lo / grain)];
        for (std::int64_t i = lo; i < hi; ++i)
            scan_tile(pieces[static_cast<std::size_t>(i)].plate,
                      pieces[static_cast<std::size_t>(i)].tile, events);
    });
    events_.clear();
    for (const std::vector<Event>& part : found)
        events_.insert(events_.end(), part.begin(), part.end());
}

template <class Geo>
typename PlateWorld<Geo>::Found PlateWorld<Geo>::find(Vec place) const {
    Found found;
    for (int p = 0; p < count(); ++p) {
        const CellId cell = geo_->locate(Geo::to_body(at(p).pose, place));
        if (!at(p).crust.has(cell)) continue;
        if (found.plate < 0 || loses(found.plate, found.cell, p, cell)) found = {p, cell};
    }
    return found;
}

template bool PlateWorld<Sphere>::continental(const Plate<Sphere>&, CellId) const;
template bool PlateWorld<Torus>::continental(const Plate<Torus>&, CellId) const;
template bool PlateWorld<Sphere>::loses(int, CellId, int, CellId) const;
template bool PlateWorld<Torus>::loses(int, CellId, int, CellId) const;
template bool PlateWorld<Sphere>::bows_out(int, CellId, int, CellId) const;
template unsigned PlateWorld<Sphere>::empty_beside(const Raster&, CellId, unsigned) const;
template void PlateWorld<Sphere>::scan_tile(int, CellId, std::vector<Event>&) const;
template bool PlateWorld<Torus>::bows_out(int, CellId, int, CellId) const;
template unsigned PlateWorld<Torus>::empty_beside(const Raster&, CellId, unsigned) const;
template void PlateWorld<Torus>::scan_tile(int, CellId, std::vector<Event>&) const;
template void PlateWorld<Sphere>::scan();
template void PlateWorld<Torus>::scan();
template PlateWorld<Sphere>::Found PlateWorld<Sphere>::find(Vec) const;
template PlateWorld<Torus>::Found PlateWorld<Torus>::find(Vec) const;

}  // namespace cuesta::plate
