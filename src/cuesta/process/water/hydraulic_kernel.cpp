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

using hydraulic::Numbers;

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

// The bed at the seams of pieces, as it was before any of them began: the row before and the row
// behind each piece.
class Seams {
public:
    Seams(const IntField& bed, std::int64_t piece)
        : piece_(piece), rows_(bed.columns(), 2 * ((bed.rows() + piece - 1) / piece)) {
        const std::int64_t pieces = (bed.rows() + piece - 1) / piece;
        for (std::int64_t i = 0; i < pieces; ++i) {
            copy(bed, i * piece - 1, rows_.at(2 * i));
            copy(bed, std::min((i + 1) * piece, bed.rows()), rows_.at(2 * i + 1));
        }
    }
    static void copy(const IntField& bed, std::int64_t y, std::int32_t* out) {
        std::memcpy(out - 1, bed.row(y) - 1,
                    static_cast<std::size_t>(bed.columns() + 2) * sizeof(std::int32_t));
    }
    const std::int32_t* before(std::int64_t lo) { return rows_.at(2 * (lo / piece_)); }
    const std::int32_t* behind(std::int64_t lo) { return rows_.at(2 * (lo / piece_) + 1); }

private:
    std::int64_t piece_;
    RowStore<std::int32_t> rows_;
};

struct Work {
    LayerStack& ground;
    const HydraulicWater& water;
    const Field& load;
    Field& made;
    const HydraulicMaps& maps;
    const Grid& grid;
    const Block& block;
    const HydraulicPart& part;
    const HydraulicFaces& faces;
    Seams& seams;
};

// Rows [lo, hi) from north to south.
class Sweep {
public:
    Sweep(const Work& work, std::int64_t lo, std::int64_t hi)
        : w_(work),
          n_(work.part.numbers),
          lo_(lo),
          hi_(hi),
          columns_(work.block.columns),
          floats_(columns_, names * 4),
          ints_(columns_, 7),
          borders_(work.grid.edges == Edges::closed ? Borders{}
                                                    : borders_of(work.grid, work.block)) {}

    HydraulicBooks run() {
        w_.faces.row(lo_ - 2, at(east, lo_ - 2), at(south, lo_ - 2), nullptr);
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
            if (w_.part.carries)
                carry(y);
            else
                std::memcpy(w_.made.row(y), w_.load.row(y),
                            static_cast<std::size_t>(columns_) * sizeof(float));
            exchange(y, above, own, below);
            std::swap(above, own);
        }
        return std::move(books_);
    }

private:
    enum Name { east, south, share, takes, flux_e, flux_s, fall_e, fall_s, able, take, names };
    enum Ints { above_row, own_row, lowest, highest, change, gain, special };
    float* at(Name name, std::int64_t y) { return floats_.at(name * 4 + (y & 3)); }
    const std::int32_t* bed(std::int64_t y) const { return w_.ground.surface().row(y); }
    std::size_t row_bytes() const {
        return static_cast<std::size_t>(columns_ + 2) * sizeof(std::int32_t);
    }

    void faces(std::int64_t y) { w_.faces.row(y, at(east, y), at(south, y), at(south, y - 1)); }
    void concentration(std::int64_t y) {
        hydraulic::concentration_row(n_, -1, columns_ + 1, w_.water.depth->row(y), w_.load.row(y),
                                     at(east, y), at(south, y - 1), at(south, y), at(share, y),
                                     at(takes, y));
    }
    void flux_south(std::int64_t y) {
        hydraulic::flux_row(n_, 0, columns_, at(south, y), at(share, y), at(share, y + 1),
                            at(takes, y), at(takes, y + 1), at(flux_s, y));
    }
    void fall_south(std::int64_t y, const std::int32_t* own, const std::int32_t* below) {
        hydraulic::fall_row(n_, 0, columns_, w_.water.depth->row(y), own,
                            w_.water.depth->row(y + 1), below, at(fall_s, y));
    }

    void carry(std::int64_t y) {
        concentration(y + 1);
        flux_south(y);
        float* flux = at(flux_e, y);
        const float* c = at(share, y);
        hydraulic::flux_row(n_, -1, columns_, at(east, y), c, c + 1, at(takes, y), at(takes, y) + 1,
                            flux);
        const float *north = at(flux_s, y - 1), *below = at(flux_s, y);
        hydraulic::carry_row(columns_, w_.load.row(y), flux, north, below, w_.made.row(y));
        const auto quanta = [&](float v) { return static_cast<std::int64_t>(v * n_.per_quantum); };
        if (borders_.west) books_.left[0] -= quanta(flux[-1]);
        if (borders_.east) books_.left[1] += quanta(flux[columns_ - 1]);
        for (std::int64_t x = 0; x < columns_; ++x) {
            if (y == 0 && borders_.north) books_.left[2] -= quanta(north[x]);
            if (y + 1 == w_.block.rows && borders_.south) books_.left[3] += quanta(below[x]);
        }
    }

    void exchange(std::int64_t y, const std::int32_t* above, const std::int32_t* own,
                  const std::int32_t* below) {
        const float* depth = w_.water.depth->row(y);
        hydraulic::fall_row(n_, -1, columns_, depth, own, depth + 1, own + 1, at(fall_e, y));
        fall_south(y, own, below);
        hydraulic::range_row(-1, columns_ + 1, above, own, below, ints_.at(lowest),
                             ints_.at(highest));
        LayerStack& ground = w_.ground;
        const bool layered = ground.layered();
        const MaterialId* top = layered ? ground.top_material().row(y) : nullptr;
        const MaterialId uniform = ground.bed_material();
        float* load = w_.made.row(y);
        std::int32_t *changes = ints_.at(change), *gains = ints_.at(gain);
        const std::int32_t* start = w_.part.start != nullptr ? w_.part.start->row(y) : own;
        books_.limited += hydraulic::exchange_row(n_, w_.part.tables, columns_,
                                                  {own,
                                                   ints_.at(lowest),
                                                   ints_.at(highest),
                                                   start,
                                                   depth,
                                                   at(east, y),
                                                   at(south, y - 1),
                                                   at(south, y),
                                                   at(fall_e, y),
                                                   at(fall_s, y - 1),
                                                   at(fall_s, y),
                                                   top,
                                                   uniform,
                                                   at(able, 0),
                                                   at(able, 1),
                                                   at(able, 2),
                                                   at(take, 0),
                                                   at(take, 1),
                                                   load,
                                                   changes,
                                                   gains});
        if (w_.part.own == nullptr) book(top, changes, gains);
        hydraulic::LayRow row{ground.surface().row(y),
                              nullptr,
                              nullptr,
                              top,
                              nullptr,
                              w_.part.sediment,
                              w_.part.now,
                              w_.maps.wear->row(y),
                              w_.maps.deposit->row(y)};
        if (w_.part.own != nullptr) {
            for (std::int64_t x = 0; x < columns_; ++x)
                if (changes[x] != 0)
                    change_classes(ground, w_.part, x, y, changes[x], row, load[x], books_);
            return;
        }
        if (!layered) return hydraulic::lay_plain_row(n_, columns_, row, changes);
        row.top = ground.top().row(y), row.born = ground.top_born().row(y);
        row.buried = ground.buried().row(y);
        if (hydraulic::lay_row(n_, columns_, row, changes, ints_.at(special)) == 0) return;
        for (std::int64_t x = 0; x < columns_; ++x)
            if (ints_.at(special)[x] != 0)
                lay_special(ground, w_.part, x, y, changes[x], gains[x], row, load[x], books_);
    }

    // All rock that was worn off as if no layer were used up.
    void book(const MaterialId* top, const std::int32_t* changes, const std::int32_t* gains) {
        const MaterialId sediment = w_.part.sediment;
        if (top != nullptr) {
            // Most rows hold one rock beside the sediment.
            for (std::int64_t x = 0; x < columns_ && other_ == sediment; ++x)
                if (changes[x] < 0) other_ = top[x];
        }
        hydraulic::RowSums sums;
        const bool simple =
            hydraulic::sum_row(columns_, changes, gains, top, sediment, other_, sums);
        const auto per_unit = static_cast<std::int64_t>(n_.unit * n_.per_quantum);
        books_.suspended += sums.gain - sums.laid * per_unit;
        if (simple) {
            if (sums.other_off > 0)
                books_.turned.turn(w_.part.masses, other_, sums.other_off * per_unit, sediment,
                                   sums.other_gain);
            return;
        }
        other_ = sediment;
        for (std::int64_t x = 0; x < columns_; ++x)
            if (changes[x] < 0 && top[x] != sediment)
                books_.turned.turn(w_.part.masses, top[x], -std::int64_t{changes[x]} * per_unit,
                                   sediment, gains[x]);
    }

    const Work& w_;
    const Numbers& n_;
    const std::int64_t lo_, hi_, columns_;
    RowStore<float> floats_;
    RowStore<std::int32_t> ints_;
    const Borders borders_;
    MaterialId other_ = 0;
    HydraulicBooks books_;
};

}  // namespace

void HydraulicBooks::merge(const HydraulicBooks& other) {
    book.merge(other.book);
    turned.merge(other.turned);
    for (std::size_t i = 0; i < own.size(); ++i) own[i] += other.own[i];
    suspended += other.suspended;
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
    limited += other.limited;
}

HydraulicBooks hydraulic_part(LayerStack& ground, const HydraulicWater& water, const Field& load,
                              Field& made, const HydraulicMaps& maps, const Grid& grid,
                              const Block& block, const HydraulicPart& part) {
    CUESTA_CHECK(ground.shape().halo >= 2, "hydraulic erosion needs a halo of two samples");
    const HydraulicFaces faces(water, grid, block);
    Seams seams(ground.surface(), LayerStack::tile);
    const Work work{ground, water, load, made, maps, grid, block, part, faces, seams};
    return ordered_reduce(
        0, block.rows, LayerStack::tile, HydraulicBooks{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(work, lo, hi).run(); },
        [](HydraulicBooks all, const HydraulicBooks& one) {
            all.merge(one);
            return all;
        });
}

}  // namespace cuesta
