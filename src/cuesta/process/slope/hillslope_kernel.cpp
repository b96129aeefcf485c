// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope_kernel.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

// Largest values as the bits of floats above 0, which compare as they do: integer maxima vectorise.
struct RowStrain {
    std::int32_t stiffness = 0, flux = 0, capped = 0;
};

// Faces between cells a and b of one or two rows.
struct FaceRow {
    const std::int32_t *a = nullptr, *b = nullptr;  // units
    const float *change_a = nullptr, *change_b = nullptr;
    const float *across_a = nullptr,
                *across_b = nullptr;  // differences beside each, along the face
    const float *diffusion_a = nullptr, *diffusion_b = nullptr;
    const float *steepness_a = nullptr, *steepness_b = nullptr;
    float diffusion = 0, steepness = 0;
    std::int64_t count = 0;
    float* flux = nullptr;  // units/yr from a to b
};

template <bool nonlinear, bool by_cell>
[[gnu::always_inline]] inline RowStrain find_fluxes(const FaceRow& row) {
    const std::int32_t* __restrict a = row.a, * __restrict b = row.b;
    const float* __restrict da = row.change_a, * __restrict db = row.change_b;
    const float* __restrict ta = row.across_a, * __restrict tb = row.across_b;
    const float* __restrict ka = row.diffusion_a, * __restrict kb = row.diffusion_b;
    const float* __restrict ga = row.steepness_a, * __restrict gb = row.steepness_b;
    float* __restrict out = row.flux;
    std::int32_t stiffest = 0, most = 0, capped = 0;
    for (std::int64_t x = 0; x < row.count; ++x) {
        const float drop = static_cast<float>(a[x] - b[x]) + (da[x] - db[x]);
        const float k = by_cell ? 0.5f * (ka[x] + kb[x]) : row.diffusion;
        float factor = 1, stiffness = 2;
        if constexpr (nonlinear) {
            const float g = by_cell ? 0.5f * (ga[x] + gb[x]) : row.steepness;
            const float along = ta[x] + tb[x];
            const float given = (drop * drop + 0.0625f * (along * along)) * g;
            capped += given > hillslope_most_steepness ? 1 : 0;
            const float r2 = given > hillslope_most_steepness ? hillslope_most_steepness : given;
            factor = 1.0f / (1.0f - r2);
            // d q / d slope along and across the slope: f^2 (1 + r^2) and f.
            stiffness = factor * factor * (1.0f + r2) + factor;
        }
        const float q = k * factor * drop;
        out[x] = q;
        const std::int32_t bits = std::bit_cast<std::int32_t>(k * stiffness);
        const std::int32_t size = std::bit_cast<std::int32_t>(q) & 0x7fffffff;
        stiffest = bits > stiffest ? bits : stiffest;
        most = size > most ? size : most;
    }
    return {stiffest, most, capped};
}

CUESTA_SIMD_CLONES(RowStrain, fluxes_linear, (const FaceRow& row), (row)) {
    return find_fluxes<false, false>(row);
}
CUESTA_SIMD_CLONES(RowStrain, fluxes_linear_by_cell, (const FaceRow& row), (row)) {
    return find_fluxes<false, true>(row);
}
CUESTA_SIMD_CLONES(RowStrain, fluxes_steep, (const FaceRow& row), (row)) {
    return find_fluxes<true, false>(row);
}
CUESTA_SIMD_CLONES(RowStrain, fluxes_steep_by_cell, (const FaceRow& row), (row)) {
    return find_fluxes<true, true>(row);
}

CUESTA_SIMD_CLONES(void, differences,
                   (const std::int32_t* a, const std::int32_t* b, const float* da, const float* db,
                    float* __restrict out, std::int64_t count),
                   (a, b, da, db, out, count)) {
    for (std::int64_t x = 0; x < count; ++x)
        out[x] = static_cast<float>(a[x] - b[x]) + (da[x] - db[x]);
}

CUESTA_SIMD_CLONES(void, add_weighted,
                   (const float* __restrict flux, float weight, bool first, float* __restrict sum,
                    std::int64_t count),
                   (flux, weight, first, sum, count)) {
    if (first)
        for (std::int64_t x = 0; x < count; ++x) sum[x] = weight * flux[x];
    else
        for (std::int64_t x = 0; x < count; ++x) sum[x] += weight * flux[x];
}

struct ChangeRow {
    const float *west, *east, *north, *south;  // fluxes
    const float* change;
    float* before;  // becomes the new change
    float mu, nu, rate;
    std::int64_t count;
};
CUESTA_SIMD_CLONES(void, next_change, (const ChangeRow& row), (row)) {
    const float* __restrict west = row.west, * __restrict east = row.east;
    const float* __restrict north = row.north, * __restrict south = row.south;
    const float* __restrict change = row.change;
    float* __restrict before = row.before;
    for (std::int64_t x = 0; x < row.count; ++x) {
        const float in = (west[x] - east[x]) + (north[x] - south[x]);
        before[x] = (row.mu * change[x] + row.nu * before[x]) + row.rate * in;
    }
}

// What of a flux is there to be given: the share of the cell it comes from.
CUESTA_SIMD_CLONES(void, limit_fluxes,
                   (const float* __restrict share_a, const float* __restrict share_b,
                    float* __restrict flux, std::int64_t count),
                   (share_a, share_b, flux, count)) {
    for (std::int64_t x = 0; x < count; ++x) flux[x] *= flux[x] > 0 ? share_a[x] : share_b[x];
}

bool keeps_height(const HillslopeBlock& block, std::int64_t y) {
    return (block.fixed.north && y == 0) || (block.fixed.south && y == block.surface.rows() - 1);
}

// Fluxes around the cells of one row after the other, from north to south.
class FluxRows {
public:
    FluxRows(const HillslopeBlock& block, bool limited)
        : block_(block),
          columns_(block.surface.columns()),
          rows_(block.surface.rows()),
          limited_(limited) {
        // One float before and one behind every row for the halo.
        for (auto* row : {&east_, &north_, &south_, &along_, &along_below_, &beside_})
            row->assign(static_cast<std::size_t>(columns_ + 2), 0.0f);
    }
    // Of column x at [x + 1], from -1 on.
    const float* east() const { return east_.data(); }
    // At [x].
    const float* north() const { return north_.data(); }
    const float* south() const { return south_.data(); }

    // Faces south of row y = lo - 1.
    void begin(std::int64_t lo) {
        along_row(lo - 1, along_below_);
        go_south(lo - 1);
    }
    // Goes on to row y. The strain is that of its own faces, east and south.
    RowStrain take(std::int64_t y) {
        RowStrain strain = go_east(y);
        const RowStrain below = go_south(y);
        strain.stiffness = std::max(strain.stiffness, below.stiffness);
        strain.flux = std::max(strain.flux, below.flux);
        strain.capped += below.capped;
        return strain;
    }

private:
    FaceRow face_row(std::int64_t y_a, std::int64_t y_b, std::int64_t count, std::int64_t x_a,
                     std::int64_t x_b) const {
        const HillslopeWork& work = block_.work;
        FaceRow row;
        row.a = block_.surface.row(y_a) + x_a, row.b = block_.surface.row(y_b) + x_b;
        row.change_a = work.change.row(y_a) + x_a, row.change_b = work.change.row(y_b) + x_b;
        row.diffusion = block_.diffusion, row.steepness = block_.steepness;
        if (block_.by_cell) {
            row.diffusion_a = work.diffusion.row(y_a) + x_a;
            row.diffusion_b = work.diffusion.row(y_b) + x_b;
            row.steepness_a = work.steepness.row(y_a) + x_a;
            row.steepness_b = work.steepness.row(y_b) + x_b;
        }
        row.count = count;
        return row;
    }
    RowStrain find(const FaceRow& row) const {
        if (block_.nonlinear) return block_.by_cell ? fluxes_steep_by_cell(row) : fluxes_steep(row);
        return block_.by_cell ? fluxes_linear_by_cell(row) : fluxes_linear(row);
    }
    // West minus east of every cell of a row.
    void along_row(std::int64_t y, std::vector<float>& out) {
        const std::int32_t* z = block_.surface.row(y);
        const float* d = block_.work.change.row(y);
        differences(z - 1, z + 1, d - 1, d + 1, out.data(), columns_);
    }
    RowStrain go_east(std::int64_t y) {
        // Between samples that both keep their height nothing moves.
        if (keeps_height(block_, y)) {
            std::fill(east_.begin(), east_.end(), 0.0f);
            return {};
        }
        const IntField& z = block_.surface;
        const Field& d = block_.work.change;
        differences(z.row(y - 1) - 1, z.row(y + 1) - 1, d.row(y - 1) - 1, d.row(y + 1) - 1,
                    beside_.data(), columns_ + 2);
        FaceRow face = face_row(y, y, block_.borders.east ? columns_ - 1 : columns_, 0, 1);
        face.across_a = beside_.data() + 1, face.across_b = beside_.data() + 2;
        face.flux = east_.data() + 1;
        const RowStrain strain = find(face);
        if (!block_.borders.west) {  // the neighbour's face: its strain is the neighbour's
            face = face_row(y, y, 1, -1, 0);
            face.across_a = beside_.data(), face.across_b = beside_.data() + 1;
            face.flux = east_.data();
            find(face);
        }
        if (limited_)
            limit_fluxes(block_.work.share.row(y) - 1, block_.work.share.row(y), east_.data(),
                         columns_ + 1);
        return strain;
    }
    RowStrain go_south(std::int64_t y) {
        along_.swap(along_below_);
        north_.swap(south_);
        if ((y < 0 && block_.borders.north) || (y == rows_ - 1 && block_.borders.south)) {
            std::fill(south_.begin(), south_.end(), 0.0f);
            if (y < 0) along_row(y + 1, along_below_);
            return {};
        }
        along_row(y + 1, along_below_);
        const std::int64_t from = block_.fixed.west ? 1 : 0;
        const std::int64_t to = block_.fixed.east ? columns_ - 1 : columns_;
        FaceRow face = face_row(y, y + 1, to - from, from, from);
        face.across_a = along_.data() + from, face.across_b = along_below_.data() + from;
        face.flux = south_.data() + from;
        const RowStrain strain = find(face);
        if (from > 0) south_[0] = 0;
        if (to < columns_) south_[static_cast<std::size_t>(to)] = 0;
        if (limited_)
            limit_fluxes(block_.work.share.row(y), block_.work.share.row(y + 1), south_.data(),
                         columns_);
        return strain;
    }

    const HillslopeBlock& block_;
    std::int64_t columns_, rows_;
    bool limited_;
    std::vector<float> east_, north_, south_, along_, along_below_, beside_;
};

template <class Row>
HillslopeStrain over_rows(const HillslopeBlock& block, bool limited, Row&& row) {
    const std::int64_t columns = block.surface.columns();
    return ordered_reduce(
        0, block.surface.rows(), std::max<std::int64_t>(8, rows_per_piece(columns)),
        HillslopeStrain{},
        [&](std::int64_t lo, std::int64_t hi) {
            FluxRows fluxes(block, limited);
            HillslopeStrain strain;
            fluxes.begin(lo);
            if (lo == 0) row(fluxes, -1, strain);
            for (std::int64_t y = lo; y < hi; ++y) {
                const RowStrain found = fluxes.take(y);
                strain.stiffness =
                    std::max(strain.stiffness, std::bit_cast<float>(found.stiffness));
                strain.flux = std::max(strain.flux, std::bit_cast<float>(found.flux));
                strain.capped_faces += found.capped;
                row(fluxes, y, strain);
            }
            return strain;
        },
        [](HillslopeStrain all, const HillslopeStrain& part) {
            all.merge(part);
            return all;
        });
}

// The border samples of a row get a value of their own.
void set_ends(const HillslopeBlock& block, float* row, float west, float east) {
    if (block.fixed.west) row[0] = west;
    if (block.fixed.east) row[block.surface.columns() - 1] = east;
}

}  // namespace

void HillslopeWork::fit(FieldShape shape, bool by_cell, bool soil_only) {
    const auto make = [&](auto& field, bool wanted) {
        using Type = std::remove_reference_t<decltype(field)>;
        if (wanted && (field.empty() || field.shape() != shape)) field = Type(shape);
    };
    for (Field* field : {&change, &before, &flux_x, &flux_y}) make(*field, true);
    make(moved_x, true), make(moved_y, true);
    make(diffusion, by_cell), make(steepness, by_cell);
    make(cover, soil_only), make(share, soil_only);
}

void HillslopeStrain::merge(const HillslopeStrain& other) {
    stiffness = std::max(stiffness, other.stiffness);
    flux = std::max(flux, other.flux);
    capped_faces += other.capped_faces;
    limited_cells += other.limited_cells;
}

HillslopeStrain hillslope_strain(const HillslopeBlock& block) {
    return over_rows(block, false, [](const FluxRows&, std::int64_t, HillslopeStrain&) {});
}

HillslopeStrain hillslope_stage(const HillslopeBlock& block, const HillslopeStage& stage,
                                double years, bool first) {
    HillslopeWork& work = block.work;
    const std::int64_t columns = block.surface.columns();
    const bool limited = block.soil_only;
    const auto weight = static_cast<float>(stage.weight * years);
    const auto rate = static_cast<float>(stage.rate * years);
    const HillslopeStrain strain =
        over_rows(block, limited, [&](const FluxRows& q, std::int64_t y, HillslopeStrain&) {
            add_weighted(q.south(), weight, first, work.flux_y.row(y), columns);
            if (y < 0) return;
            add_weighted(q.east(), weight, first, work.flux_x.row(y) - 1, columns + 1);
            const ChangeRow row{q.east(),
                                q.east() + 1,
                                q.north(),
                                q.south(),
                                work.change.row(y),
                                work.before.row(y),
                                static_cast<float>(stage.mu),
                                static_cast<float>(stage.nu),
                                rate,
                                columns};
            if (keeps_height(block, y)) {
                std::fill_n(work.before.row(y), columns, 0.0f);
                return;
            }
            next_change(row);
            set_ends(block, work.before.row(y), 0, 0);
            if (!limited) return;
            float* cover = work.cover.row(y);
            const float west = cover[0], east = cover[columns - 1];
            for (std::int64_t x = 0; x < columns; ++x) {
                const float in = (row.west[x] - row.east[x]) + (row.north[x] - row.south[x]);
                cover[x] = std::max(0.0f, cover[x] + rate * in);
            }
            set_ends(block, cover, west, east);
        });
    work.change.swap(work.before);
    return strain;
}

HillslopeStrain hillslope_shares(const HillslopeBlock& block, double years) {
    HillslopeWork& work = block.work;
    const std::int64_t columns = block.surface.columns();
    const auto rate = static_cast<float>(years);
    return over_rows(block, false, [&](const FluxRows& q, std::int64_t y, HillslopeStrain& all) {
        if (y < 0) return;
        const float* east = q.east() + 1;
        const float* west = q.east();
        float* share = work.share.row(y);
        const float* cover = work.cover.row(y);
        const auto out = [](float flux) { return flux > 0 ? flux : 0.0f; };
        std::int64_t limited = 0;
        for (std::int64_t x = 0; x < columns; ++x) {
            const float wanted =
                ((out(east[x]) + out(-west[x])) + (out(q.south()[x]) + out(-q.north()[x]))) * rate;
            const bool short_of = wanted > cover[x];
            share[x] = short_of ? cover[x] / wanted : 1.0f;
            limited += short_of ? 1 : 0;
        }
        all.limited_cells += limited;
    });
}

}  // namespace cuesta
