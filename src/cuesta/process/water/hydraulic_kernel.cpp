// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_kernel.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/water/hydraulic_ground.h"
#include "cuesta/process/water/sediment_classes.h"
#include "cuesta/simd/clones.h"
#include "cuesta/terrain/plant_hold.h"

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
    Ring capacity{*this, 1}, erodibility{*this, 1}, yield{*this, 1};
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

// Water takes up less from ground under plants: what it lacks counts by their factor. What it lays
// down stays.
CUESTA_SIMD_CLONES(void, hold_ground,
                   (const float* cover, const float* load, std::int64_t count, float* capacity),
                   (cover, load, count, capacity)) {
    for (std::int64_t x = 0; x < count; ++x) {
        const float lack = capacity[x] - load[x];
        capacity[x] = lack > 0 ? load[x] + lack * plant_hold(cover[x]) : capacity[x];
    }
}

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
        start();
        for (std::int64_t y = lo_; y < hi_; ++y) row(y);
        return std::move(balance_);
    }
    // In parts: the rows one behind the other, and what has come of them.
    void start() {
        if (!w_.water.ready) w_.faces.row(lo_ - 2, r_.east(lo_ - 2), r_.south(lo_ - 2), nullptr);
        faces(lo_ - 1);
        faces(lo_);
        if (w_.part.carries) {
            concentration(lo_ - 1);
            concentration_and_flux(lo_);
        }
        fall_south(lo_ - 1);
        keep_bed(lo_ - 1);
    }
    void row(std::int64_t y) {
        faces(y + 1);
        keep_bed(y);
        if (w_.part.carries) {
            concentration_and_flux(y + 1);
        }
        const std::int32_t *above = old_.at(y - 1), *own = old_.at(y), *below = bed(y + 1);
        for (std::int64_t x0 = 0; x0 < columns_; x0 += segment) {
            const std::int64_t count = std::min(segment, columns_ - x0);
            if (w_.part.carries) carry(y, x0, count);
            exchange(y, x0, count, {above + x0, own + x0, below + x0});
        }
    }
    const HydraulicBalance& balance() const { return balance_; }

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
    // Of row y, and the flux into it from the row before.
    void concentration_and_flux(std::int64_t y) {
        k_.concentration_and_flux(n_, {-1, columns_ + 1},
                                  {w_.water.depth->row(y), w_.loads.row(lo_, y), discharge(y, 0),
                                   r_.share(y), r_.remaining(y)},
                                  {r_.share(y - 1), r_.remaining(y - 1), r_.flux_south(y - 1)});
    }
    void fall_south(std::int64_t y) {
        k_.fall(n_, columns_,
                {w_.water.depth->row(y), bed(y), w_.water.depth->row(y + 1), bed(y + 1),
                 r_.fall_south(y)});
    }

    void carry(std::int64_t y, std::int64_t x0, std::int64_t count) {
        const float *north = r_.flux_south(y - 1) + x0, *below = r_.flux_south(y) + x0;
        const hydraulic::SideFluxes sides =
            k_.carry(n_, count,
                     {q_east(y) + x0, r_.share(y) + x0, r_.remaining(y) + x0, north, below,
                      w_.load.row(y) + x0});
        const auto quanta = [&](float v) { return static_cast<std::int64_t>(v * n_.per_quantum); };
        if (borders_.west && x0 == 0) balance_.left[0] -= quanta(sides.west);
        if (borders_.east && x0 + count == columns_) balance_.left[1] += quanta(sides.east);
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
        if (w_.part.plants != nullptr)
            hold_ground(w_.part.plants->row(y) + x0, load, count, segment_.capacity(y));
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
                from(ground.top_deposited_step()),
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

// --- In the sweep of the flow --------------------------------------------------------------------

namespace {

// Row y of the exchange needs water of the rows from y - 2 to y + 1. So a piece has rows of its own
// from the third to the last but one, and those between two pieces wait: [hi - 1, hi + 2).
std::vector<std::int64_t> follower_starts(std::int64_t rows, std::int64_t piece) {
    std::vector<std::int64_t> starts{0};
    for (std::int64_t lo = piece; lo < rows; lo += piece) {
        starts.push_back(lo - 1);
        if (lo + 2 < rows) starts.push_back(lo + 2);
    }
    return starts;
}

}  // namespace

struct HydraulicFollower::State {
    State(const HydraulicScene& made_of, const HydraulicSubstep& substep, std::int64_t piece_rows)
        : scene(made_of),
          part(substep),
          piece(piece_rows),
          rows(scene.block.rows),
          water{&scene.depth, &scene.qx, &scene.qy, true, true},
          faces(water, scene.grid, scene.block),
          starts(follower_starts(rows, piece)),
          beds(scene.ground.surface(), starts, 1, 1, 1),
          loads(scene.load, starts, 1, 1, 1),
          work{scene.ground, water, scene.load, scene.maps, scene.grid,
               scene.block,  part,  faces,      beds,       loads},
          balances(static_cast<std::size_t>((rows + piece - 1) / piece)) {
        border.emplace(scene.depth, scene.qx, scene.qy, scene.grid, scene.block, false);
        border->write(-2);
        border->write(-1);
    }

    // The halo of row y, as an exchange of halos would leave it, and discharge over borders; that
    // of the first row of a piece depends on the row before it, and waits.
    void complete(std::int64_t y) {
        for (Field* field : {&scene.depth, &scene.qx, &scene.qy}) {
            float* row = field->row(y);
            row[-2] = row[-1] = row[0];
            float* last = row + scene.block.columns - 1;
            last[1] = last[2] = last[0];
        }
        if (y == 0) repeat(0, -1);
        if (y + 1 == rows) repeat(y, rows);
        if (y == 0 || y % piece != 0) write_borders(y);
    }
    void write_borders(std::int64_t y) {
        border->write(y);
        if (y + 1 == rows) border->write(rows);
    }
    void repeat(std::int64_t from, std::int64_t to) {
        const float* row = scene.depth.row(from);
        std::copy(row - 2, row + scene.block.columns + 2, scene.depth.row(to) - 2);
    }

    const HydraulicScene scene;
    const HydraulicSubstep part;
    const std::int64_t piece, rows;
    const HydraulicWater water;
    const HydraulicFaces faces;
    const std::vector<std::int64_t> starts;
    const RowSeams<std::int32_t> beds;
    const RowSeams<float> loads;
    const Work work;
    std::optional<BorderFaces> border;
    std::vector<HydraulicBalance> balances;  // of the pieces
};

namespace {

template <class State>
class Behind final : public FlowRows {
public:
    Behind(State& state, std::int64_t lo, std::int64_t hi)
        : state_(state),
          lo_(lo > 0 ? lo + 2 : lo),
          hi_(hi < state.rows ? hi - 1 : hi),
          next_(lo_),
          sweep_(state.work, lo_, hi_) {}
    void flowed(std::int64_t y) override {
        state_.complete(y);
        // The last row of the map has water on both sides at once.
        const std::int64_t end = y + 1 < state_.rows ? y : y + 1;
        for (; next_ < std::min(end, hi_); ++next_) {
            if (next_ == lo_) sweep_.start();
            sweep_.row(next_);
            if (next_ + 1 == hi_)
                state_.balances[static_cast<std::size_t>(lo_ / state_.piece)] = sweep_.balance();
        }
    }

private:
    State& state_;
    const std::int64_t lo_, hi_;
    std::int64_t next_;
    Sweep sweep_;
};

}  // namespace

HydraulicFollower::HydraulicFollower(const HydraulicScene& scene, const HydraulicSubstep& part,
                                     std::int64_t piece)
    : state_(std::make_unique<State>(scene, part, piece)) {}

HydraulicFollower::~HydraulicFollower() = default;

std::unique_ptr<FlowRows> HydraulicFollower::rows(std::int64_t lo, std::int64_t hi) {
    return std::make_unique<Behind<State>>(*state_, lo, hi);
}

HydraulicBalance HydraulicFollower::finish() {
    State& s = *state_;
    HydraulicBalance all;
    for (const HydraulicBalance& one : s.balances) all.merge(one);
    const std::int64_t seams = static_cast<std::int64_t>(s.balances.size()) - 1;
    std::vector<HydraulicBalance> between(static_cast<std::size_t>(seams));
    parallel_for(0, seams, 1, [&](std::int64_t seam, std::int64_t) {
        const std::int64_t lo = (seam + 1) * s.piece;
        s.write_borders(lo);
        between[static_cast<std::size_t>(seam)] =
            Sweep(s.work, lo - 1, std::min(lo + 2, s.rows)).run();
    });
    for (const HydraulicBalance& one : between) all.merge(one);
    s.border.reset();
    return all;
}

}  // namespace cuesta
