// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_kernel.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/water/hydraulic_ground.h"
#include "cuesta/process/water/sediment_classes.h"

namespace cuesta {
namespace {

using hydraulic::Coefficients;

// Cells that go through all loops of the exchange together: what lies between the loops stays in
// the nearest cache.
constexpr std::int64_t segment = 512;

// Rows that stages of the sweep leave for later ones.
struct Rings : RowRings<float> {
    Ring east{*this, 2}, south{*this, 4};       // discharge, where the fields do not hold it
    Ring share{*this, 2}, remaining{*this, 2};  // of the load in the water of a cell
    Ring flux_south{*this, 2}, fall_south{*this, 2};
    explicit Rings(std::int64_t columns) : RowRings(columns) { allocate(); }
};
// The bed as it was before the row was changed.
struct OldBed : RowRings<std::int32_t> {
    Ring at{*this, 2};
    explicit OldBed(std::int64_t columns) : RowRings(columns) { allocate(); }
};
// Of the cells that go through the exchange together.
struct Segment : RowRings<float> {
    Ring flux_east{*this, 1}, capacity{*this, 1}, erodibility{*this, 1}, yield{*this, 1};
    Segment() : RowRings(segment) { allocate(); }
};
struct SegmentUnits : RowRings<std::int32_t> {
    Ring lowest{*this, 1}, highest{*this, 1}, change{*this, 1}, gained{*this, 1}, special{*this, 1};
    SegmentUnits() : RowRings(segment) { allocate(); }
};

struct Work {
    LayerStack& ground;
    const HydraulicWater& water;
    Field& load;
    const HydraulicMaps& maps;
    const Grid& grid;
    const Block& block;
    const HydraulicSubstep& part;
    const HydraulicFaces& faces;
    const RowSeams<std::int32_t>& beds;
    const RowSeams<float>& loads;
};

// Rows [lo, hi) from north to south.
class Sweep {
public:
    Sweep(const Work& work, std::int64_t lo, std::int64_t hi)
        : w_(work),
          n_(work.part.coefficients),
          k_(hydraulic::kernels()),
          lo_(lo),
          hi_(hi),
          columns_(work.block.columns),
          r_(columns_),
          old_(columns_),
          borders_(open_borders_of(work.grid, work.block)) {}

    HydraulicBalance run() {
        if (!w_.water.ready) w_.faces.row(lo_ - 2, r_.east(lo_ - 2), r_.south(lo_ - 2), nullptr);
        faces(lo_ - 1);
        faces(lo_);
        if (w_.part.carries) {
            concentration(lo_ - 1);
            concentration(lo_);
            flux_south(lo_ - 1);
        }
        fall_south(lo_ - 1);
        keep_bed(lo_ - 1);
        for (std::int64_t y = lo_; y < hi_; ++y) {
            faces(y + 1);
            keep_bed(y);
            if (w_.part.carries) {
                concentration(y + 1);
                flux_south(y);
            }
            const std::int32_t *above = old_.at(y - 1), *own = old_.at(y), *below = bed(y + 1);
            for (std::int64_t x0 = 0; x0 < columns_; x0 += segment) {
                const std::int64_t count = std::min(segment, columns_ - x0);
                if (w_.part.carries) carry(y, x0, count);
                exchange(y, x0, count, {above + x0, own + x0, below + x0});
            }
        }
        return std::move(balance_);
    }

private:
    // Rows of the piece are changed behind the sweep, those of others at any time.
    const std::int32_t* bed(std::int64_t y) const { return w_.beds.row(lo_, y); }
    void keep_bed(std::int64_t y) { std::copy(bed(y) - 1, bed(y) + columns_ + 1, old_.at(y) - 1); }

    // Discharge over the faces of a row: as it lies in the fields, or in the rings.
    const float* q_east(std::int64_t y) {
        return w_.water.ready ? w_.water.qx->row(y) : r_.east(y);
    }
    const float* q_south(std::int64_t y) {
        return w_.water.ready ? w_.water.qy->row(y) : r_.south(y);
    }
    hydraulic::Discharge discharge(std::int64_t y, std::int64_t x) {
        return {q_east(y) + x, q_south(y - 1) + x, q_south(y) + x};
    }
    void faces(std::int64_t y) {
        if (!w_.water.ready) w_.faces.row(y, r_.east(y), r_.south(y), r_.south(y - 1));
    }
    void concentration(std::int64_t y) {
        k_.concentration(n_, {-1, columns_ + 1},
                         {w_.water.depth->row(y), w_.loads.row(lo_, y), discharge(y, 0),
                          r_.share(y), r_.remaining(y)});
    }
    void flux_south(std::int64_t y) {
        k_.flux(n_, {0, columns_},
                {q_south(y), r_.share(y), r_.share(y + 1), r_.remaining(y), r_.remaining(y + 1),
                 r_.flux_south(y)});
    }
    void fall_south(std::int64_t y) {
        k_.fall(n_, columns_,
                {w_.water.depth->row(y), bed(y), w_.water.depth->row(y + 1), bed(y + 1),
                 r_.fall_south(y)});
    }

    void carry(std::int64_t y, std::int64_t x0, std::int64_t count) {
        float* flux = segment_.flux_east(y);
        const float *c = r_.share(y) + x0, *room = r_.remaining(y) + x0;
        k_.flux(n_, {-1, count}, {q_east(y) + x0, c, c + 1, room, room + 1, flux});
        const float *north = r_.flux_south(y - 1) + x0, *below = r_.flux_south(y) + x0;
        k_.carry(count, {flux, north, below}, w_.load.row(y) + x0);
        const auto quanta = [&](float v) { return static_cast<std::int64_t>(v * n_.per_quantum); };
        if (borders_.west && x0 == 0) balance_.left[0] -= quanta(flux[-1]);
        if (borders_.east && x0 + count == columns_) balance_.left[1] += quanta(flux[count - 1]);
        if (y == 0 && borders_.north)
            for (std::int64_t x = 0; x < count; ++x) balance_.left[2] -= quanta(north[x]);
        if (y + 1 == w_.block.rows && borders_.south)
            for (std::int64_t x = 0; x < count; ++x) balance_.left[3] += quanta(below[x]);
    }

    struct Beds {
        const std::int32_t *above, *own, *below;
    };
    void exchange(std::int64_t y, std::int64_t x0, std::int64_t count, const Beds& beds) {
        const float* depth = w_.water.depth->row(y) + x0;
        k_.capacity(n_, count,
                    {depth, w_.water.depth->row(y + 1) + x0, beds.own, beds.below, discharge(y, x0),
                     r_.fall_south(y - 1) + x0, r_.fall_south(y) + x0, segment_.capacity(y)});
        k_.range({-1, count + 1}, {beds.above, beds.own, beds.below}, units_.lowest(y),
                 units_.highest(y));
        const bool layered = w_.ground.layered();
        const hydraulic::LayRow row = ground_row(y, x0);
        const hydraulic::TopRow top = top_row(row, count);
        float* load = w_.load.row(y) + x0;
        std::int32_t *changes = units_.change(y), *gains = units_.gained(y);
        const std::int32_t* start =
            w_.part.start != nullptr ? w_.part.start->row(y) + x0 : beds.own;
        const hydraulic::Exchanged done =
            k_.exchange(n_, w_.part.tables, count,
                        {depth,
                         segment_.capacity(y),
                         beds.own,
                         units_.lowest(y),
                         units_.highest(y),
                         start,
                         top,
                         load,
                         changes,
                         gains,
                         {row.erosion, row.deposit, row.top, row.deposited_step}});
        balance_.limited += done.limited;
        balance_.most_load = std::max(balance_.most_load, done.most_load);
        const CellMaps cell_maps{w_.maps.wear->row(y), w_.maps.deposit->row(y)};
        if (w_.part.own != nullptr) {
            for (std::int64_t x = 0; x < count; ++x)
                if (changes[x] != 0)
                    change_classes(w_.ground, w_.part, x0 + x, y, changes[x], cell_maps, load[x],
                                   balance_);
            return;
        }
        book(top, count, changes, gains, done.sums);
        if (!layered) return k_.lay_plain(n_, count, row, changes);
        std::int32_t* marks = units_.special(y);
        if (!k_.lay(n_, count, row, changes, marks)) return;
        for (std::int64_t x = 0; x < count; ++x)
            if (marks[x] != 0)
                change_layers(w_.ground, w_.part, x0 + x, y, changes[x], gains[x], cell_maps,
                              load[x], balance_);
    }

    hydraulic::LayRow ground_row(std::int64_t y, std::int64_t x0) const {
        LayerStack& ground = w_.ground;
        const auto from = [&](auto& field) {
            return ground.layered() ? field.row(y) + x0 : nullptr;
        };
        return {ground.surface().row(y) + x0,
                from(ground.top()),
                from(ground.top_born()),
                from(ground.top_material()),
                from(ground.buried()),
                w_.part.sediment,
                w_.part.now,
                w_.maps.wear->row(y) + x0,
                w_.maps.deposit->row(y) + x0};
    }
    hydraulic::TopRow top_row(const hydraulic::LayRow& row, std::int64_t count) {
        using hydraulic::Kinds;
        if (row.material == nullptr)
            return {Kinds::one, nullptr, row.sediment, w_.ground.bed_material()};
        const Kinds kinds = hydraulic::kinds_of(count, row.material, row.sediment, other_);
        return {
            kinds, row.material, row.sediment, other_, segment_.erodibility(0), segment_.yield(0)};
    }

    // All rock that was worn off as if no layer were used up.
    void book(const hydraulic::TopRow& top, std::int64_t count, const std::int32_t* changes,
              const std::int32_t* gains, const hydraulic::RowSums& sums) {
        const std::int64_t per_unit = n_.quanta_per_unit();
        balance_.suspended += sums.gained - sums.deposited * per_unit;
        if (top.kinds != hydraulic::Kinds::many) {
            if (sums.other_eroded > 0)
                balance_.turn(top.other, sums.other_eroded * per_unit, sums.other_gained);
            return;
        }
        for (std::int64_t x = 0; x < count; ++x)
            if (changes[x] < 0 && top.material[x] != top.sediment)
                balance_.turn(top.material[x], -std::int64_t{changes[x]} * per_unit, gains[x]);
    }

    const Work& w_;
    const hydraulic::Coefficients& n_;
    const hydraulic::Kernels& k_;
    const std::int64_t lo_, hi_, columns_;
    const Rings r_;
    const OldBed old_;
    const Segment segment_;
    const SegmentUnits units_;
    const Borders borders_;
    MaterialId other_ = 0;  // beside the sediment, if there is one alone
    HydraulicBalance balance_;
};

}  // namespace

void HydraulicBalance::merge(const HydraulicBalance& other) {
    book.merge(other.book);
    for (std::size_t i = 0; i < own.size(); ++i) {
        worn[i] += other.worn[i], made[i] += other.made[i];
        own[i] += other.own[i];
    }
    suspended += other.suspended;
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
    limited += other.limited;
    most_load = std::max(most_load, other.most_load);
}

HydraulicBalance hydraulic_substep(LayerStack& ground, const HydraulicWater& water, Field& load,
                                   const HydraulicMaps& maps, const Grid& grid, const Block& block,
                                   const HydraulicSubstep& part) {
    CUESTA_CHECK(ground.shape().halo >= 2, "hydraulic erosion needs a halo of two samples");
    const HydraulicFaces faces(water, grid, block);
    // Whole tiles of the ground, a few pieces for each thread. The result does not depend on it.
    const std::int64_t tiles = (block.rows + LayerStack::tile - 1) / LayerStack::tile;
    const std::int64_t piece =
        LayerStack::tile * std::max<std::int64_t>(1, tiles / (4 * thread_count()));
    const RowSeams<std::int32_t> beds(ground.surface(), piece, 1, 1, 1);
    const RowSeams<float> loads(load, piece, 1, 1, 1);
    const Work work{ground, water, load, maps, grid, block, part, faces, beds, loads};
    return ordered_reduce(
        0, block.rows, piece, HydraulicBalance{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(work, lo, hi).run(); },
        [](HydraulicBalance all, const HydraulicBalance& one) {
            all.merge(one);
            return all;
        });
}

}  // namespace cuesta
