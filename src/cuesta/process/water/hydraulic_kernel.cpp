// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_kernel.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/water/hydraulic_ground.h"
#include "cuesta/process/water/sediment_classes.h"

namespace cuesta {
namespace {

using hydraulic::Coefficients;

// Cells that go through all loops of the exchange together: what lies between the loops stays in
// the nearest cache.
constexpr std::int64_t segment = 512;
constexpr std::int64_t lead = 16;  // room before column 0 that keeps it on a line of memory

// Rows of one kind of number, by index.
template <class T>
class RowStore {
public:
    RowStore(std::int64_t columns, std::int64_t rows)
        : pitch_((columns + 3 * lead) / 16 * 16 + 16),
          data_(static_cast<std::size_t>(pitch_ * rows + 16)) {}
    T* at(std::int64_t row) {
        const auto start = reinterpret_cast<std::uintptr_t>(data_.data());
        const auto skip = static_cast<std::int64_t>((64 - start % 64) % 64 / sizeof(T));
        return data_.data() + skip + row * pitch_ + lead;
    }

private:
    std::int64_t pitch_;
    std::vector<T> data_;
};

// A field at the seams of pieces, as it was before any of them began: the row before and the row
// behind each piece.
template <class T>
class Seams {
public:
    Seams(const FieldOf<T>& field, std::int64_t piece)
        : piece_(piece), rows_(field.columns(), 2 * ((field.rows() + piece - 1) / piece)) {
        const std::int64_t pieces = (field.rows() + piece - 1) / piece;
        for (std::int64_t i = 0; i < pieces; ++i) {
            copy(field, i * piece - 1, rows_.at(2 * i));
            copy(field, std::min((i + 1) * piece, field.rows()), rows_.at(2 * i + 1));
        }
    }
    const T* before(std::int64_t lo) { return rows_.at(2 * (lo / piece_)); }
    const T* behind(std::int64_t lo) { return rows_.at(2 * (lo / piece_) + 1); }

private:
    static void copy(const FieldOf<T>& field, std::int64_t y, T* out) {
        std::memcpy(out - 1, field.row(y) - 1,
                    static_cast<std::size_t>(field.columns() + 2) * sizeof(T));
    }
    std::int64_t piece_;
    RowStore<T> rows_;
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
    Seams<std::int32_t>& seams;
    Seams<float>& loads;
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
          floats_(columns_, names * 4),
          ints_(columns_, 2),
          short_(segment, shorts),
          shorts_(segment, short_ints),
          borders_(open_borders_of(work.grid, work.block)) {}

    HydraulicBalance run() {
        if (!w_.water.ready) w_.faces.row(lo_ - 2, at(east, lo_ - 2), at(south, lo_ - 2), nullptr);
        faces(lo_ - 1);
        faces(lo_);
        if (w_.part.carries) {
            concentration(lo_ - 1);
            concentration(lo_);
            flux_south(lo_ - 1);
        }
        fall_south(lo_ - 1, w_.seams.before(lo_), bed(lo_));
        std::int32_t* above = ints_.at(above_row);
        std::int32_t* own = ints_.at(own_row);
        std::memcpy(above - 1, w_.seams.before(lo_) - 1, row_bytes());
        for (std::int64_t y = lo_; y < hi_; ++y) {
            faces(y + 1);
            std::memcpy(own - 1, bed(y) - 1, row_bytes());
            const std::int32_t* below = y + 1 < hi_ ? bed(y + 1) : w_.seams.behind(lo_);
            if (w_.part.carries) {
                concentration(y + 1);
                flux_south(y);
            }
            for (std::int64_t x0 = 0; x0 < columns_; x0 += segment) {
                const std::int64_t count = std::min(segment, columns_ - x0);
                if (w_.part.carries) carry(y, x0, count);
                exchange(y, x0, count, {above + x0, own + x0, below + x0});
            }
            std::swap(above, own);
        }
        return std::move(balance_);
    }

private:
    enum Name { east, south, share, remaining, flux_s, fall_s, names };  // rings of whole rows
    enum Short { flux_east, capacity, erodibility, yield, shorts };      // of a segment
    enum Ints { above_row, own_row };
    enum ShortInts { lowest, highest, change, gained, special, short_ints };
    float* at(Name name, std::int64_t y) { return floats_.at(name * 4 + (y & 3)); }
    const std::int32_t* bed(std::int64_t y) const { return w_.ground.surface().row(y); }
    std::size_t row_bytes() const {
        return static_cast<std::size_t>(columns_ + 2) * sizeof(std::int32_t);
    }

    // Discharge over the faces of a row: as it lies in the fields, or in the rings.
    const float* q_east(std::int64_t y) {
        return w_.water.ready ? w_.water.qx->row(y) : at(east, y);
    }
    const float* q_south(std::int64_t y) {
        return w_.water.ready ? w_.water.qy->row(y) : at(south, y);
    }
    hydraulic::Discharge discharge(std::int64_t y, std::int64_t x) {
        return {q_east(y) + x, q_south(y - 1) + x, q_south(y) + x};
    }
    void faces(std::int64_t y) {
        if (!w_.water.ready) w_.faces.row(y, at(east, y), at(south, y), at(south, y - 1));
    }
    void concentration(std::int64_t y) {
        // Rows of the piece are changed behind this one, those of others at any time.
        const float* load = y < lo_    ? w_.loads.before(lo_)
                            : y >= hi_ ? w_.loads.behind(lo_)
                                       : w_.load.row(y);
        k_.concentration(
            n_, {-1, columns_ + 1},
            {w_.water.depth->row(y), load, discharge(y, 0), at(share, y), at(remaining, y)});
    }
    void flux_south(std::int64_t y) {
        k_.flux(n_, {0, columns_},
                {q_south(y), at(share, y), at(share, y + 1), at(remaining, y), at(remaining, y + 1),
                 at(flux_s, y)});
    }
    void fall_south(std::int64_t y, const std::int32_t* own, const std::int32_t* below) {
        k_.fall(n_, columns_,
                {w_.water.depth->row(y), own, w_.water.depth->row(y + 1), below, at(fall_s, y)});
    }

    void carry(std::int64_t y, std::int64_t x0, std::int64_t count) {
        float* flux = short_.at(flux_east);
        const float *c = at(share, y) + x0, *room = at(remaining, y) + x0;
        k_.flux(n_, {-1, count}, {q_east(y) + x0, c, c + 1, room, room + 1, flux});
        const float *north = at(flux_s, y - 1) + x0, *below = at(flux_s, y) + x0;
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
                     at(fall_s, y - 1) + x0, at(fall_s, y) + x0, short_.at(capacity)});
        k_.range({-1, count + 1}, {beds.above, beds.own, beds.below}, shorts_.at(lowest),
                 shorts_.at(highest));
        const bool layered = w_.ground.layered();
        const hydraulic::LayRow row = ground_row(y, x0);
        const hydraulic::TopRow top = top_row(row, count);
        float* load = w_.load.row(y) + x0;
        std::int32_t *changes = shorts_.at(change), *gains = shorts_.at(gained);
        const std::int32_t* start =
            w_.part.start != nullptr ? w_.part.start->row(y) + x0 : beds.own;
        const hydraulic::Exchanged done =
            k_.exchange(n_, w_.part.tables, count,
                        {depth,
                         short_.at(capacity),
                         beds.own,
                         shorts_.at(lowest),
                         shorts_.at(highest),
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
        std::int32_t* marks = shorts_.at(special);
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
        return {kinds,  row.material,           row.sediment,
                other_, short_.at(erodibility), short_.at(yield)};
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
    RowStore<float> floats_;
    RowStore<std::int32_t> ints_;
    RowStore<float> short_;
    RowStore<std::int32_t> shorts_;
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
    Seams<std::int32_t> seams(ground.surface(), piece);
    Seams<float> loads(load, piece);
    const Work work{ground, water, load, maps, grid, block, part, faces, seams, loads};
    return ordered_reduce(
        0, block.rows, piece, HydraulicBalance{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(work, lo, hi).run(); },
        [](HydraulicBalance all, const HydraulicBalance& one) {
            all.merge(one);
            return all;
        });
}

}  // namespace cuesta
