// SPDX-License-Identifier: Apache-2.0
// What changes all columns of a LayerStack at once: heights, units, masks.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/terrain/layer_rows.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

void LayerStack::coarsen(double unit_m) {
    CUESTA_CHECK(unit_m >= unit_m_, "the unit of the ground only grows");
    if (unit_m == unit_m_) return;
    const double share = unit_m_ / unit_m;
    const auto coarser = [share](Units units) {
        return static_cast<Units>(std::floor(units * share + 0.5));
    };
    book_tile_rows(surface_.rows(), [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < surface_.columns(); ++x) {
                if (!layered()) {
                    surface_.at(x, y) = coarser(surface_.at(x, y));
                    continue;
                }
                Column column = this->column(x, y);
                for (Layer& layer : column.all()) layer.thickness = coarser(layer.thickness);
                set_column(x, y, column, book);
            }
    });
    unit_m_ = unit_m;
}

void LayerStack::reset(const Field& height_m, MaterialId material, double unit_m) {
    unit_m_ = unit_m;
    bed_material_ = material;
    top_ = {}, top_deposited_step_ = {}, top_material_ = {}, buried_ = {};
    tiles_.clear(), changes_.clear();
    parallel_for(0, surface_.rows(), rows_per_piece(surface_.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         to_units(height_m.row(y), 1 / unit_m, surface_.row(y), surface_.columns());
                 });
}

void LayerStack::write_height(Field& out) const {
    const auto unit = static_cast<float>(unit_m_);
    parallel_for(0, surface_.rows(), rows_per_piece(surface_.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) {
                         const Units* __restrict from = surface_.row(y);
                         float* __restrict to = out.row(y);
                         for (std::int64_t x = 0; x < surface_.columns(); ++x)
                             to[x] = static_cast<float>(from[x]) * unit;
                     }
                 });
}

void LayerStack::reshape(const Field& height_m, std::optional<MaterialId> material,
                         std::int32_t now, LayerBook& book) {
    // Whether a new layer covers every cell of a stretch, as generators lay it, and by how much.
    const auto rises = [&](std::int64_t x, std::int64_t y, std::int64_t count, Units* rise) {
        const std::uint8_t* const buried = buried_.row(y) + x;
        return std::memchr(top_material_.row(y) + x, *material, static_cast<std::size_t>(count)) ==
                   nullptr &&
               *std::max_element(buried, buried + count) + 1 < crowded_layers &&
               find_rise(height_m.row(y) + x, surface_.row(y) + x, unit_m_, most_surface_units,
                         rise, count);
    };
    // The layer itself, behind what was on top and is buried.
    const auto lay = [&](std::int64_t x, std::int64_t y, std::int64_t count, const Units* rise) {
        Units* const surface = surface_.row(y) + x;
        for (std::int64_t i = 0; i < count; ++i) surface[i] += rise[i];
        std::copy_n(rise, count, top_.row(y) + x);
        std::fill_n(top_material_.row(y) + x, count, *material);
        std::fill_n(top_deposited_step_.row(y) + x, count, now);
    };
    // A row of a tile, or a whole one at once; else nothing is done.
    const auto lay_row = [&](std::int64_t x, std::int64_t y, std::int64_t count) {
        Units rise[tile];
        if (!material || !layered() || !rises(x, y, count, rise)) return false;
        for (std::int64_t i = 0; i < count; ++i) bury_top(x + i, y);
        lay(x, y, count, rise);
        return true;
    };
    const auto lay_tile = [&](std::int64_t x, std::int64_t lo, std::int64_t hi,
                              std::int64_t count) {
        Units rise[tile][tile];
        for (std::int64_t y = lo; y < hi; ++y)
            if (!rises(x, y, count, rise[y - lo])) return false;
        const auto pitch = [](const auto& field) { return field.row(1) - field.row(0); };
        changed_tile(x, lo).bury({count, hi - lo, top_.row(lo) + x, top_material_.row(lo) + x,
                                  top_deposited_step_.row(lo) + x, pitch(top_),
                                  pitch(top_material_)});
        for (std::int64_t y = lo; y < hi; ++y) {
            std::uint8_t* const buried = buried_.row(y) + x;
            for (std::int64_t i = 0; i < count; ++i)
                buried[i] = static_cast<std::uint8_t>(buried[i] + 1);
            lay(x, y, count, rise[y - lo]);
        }
        return true;
    };
    const auto reshape_cell = [&](std::int64_t x, std::int64_t y, LayerBook& piece) {
        const Units old = surface_.at(x, y);
        const float wanted = height_m.at(x, y);
        if (wanted == static_cast<float>(old) * static_cast<float>(unit_m_)) return;
        const Units change = to_units(wanted, 1 / unit_m_) - old;
        const MaterialId here = layered() ? top_material_.at(x, y) : bed_material_;
        if (change > 0) return add(x, y, material.value_or(here), change, now, piece);
        remove(x, y, -change, piece, [](MaterialId, Units) {});
    };
    const std::int64_t columns = surface_.columns();
    book.merge(book_tile_rows(surface_.rows(), [&](auto lo, auto hi, LayerBook& piece) {
        for (std::int64_t x = 0; x < columns; x += tile) {
            const std::int64_t count = std::min(tile, columns - x);
            if (material && layered()) {
                if (lay_tile(x, lo, hi, count)) continue;
                tiles_[tile_index(x, lo)].widen();
            }
            for (std::int64_t y = lo; y < hi; ++y) {
                if (lay_row(x, y, count)) continue;
                for (std::int64_t i = 0; i < count; ++i) reshape_cell(x + i, y, piece);
            }
        }
    }));
}

void LayerStack::keep_where_masked(const LayerStack& before, const Field& mask) {
    if (before.unit_m_ != unit_m_ || (layered() && !before.layered())) {
        LayerStack same = before.clone();
        same.coarsen(unit_m_);
        if (layered()) same.make_layered();
        keep_where_masked(same, mask);
        return;
    }
    book_tile_rows(surface_.rows(), [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < surface_.columns(); ++x) {
                const float share = mask.at(x, y);
                if (share >= 1) continue;
                if (!layered()) {
                    const Units old = before.surface_.at(x, y);
                    const double kept = std::max(0.0f, share);
                    const double change = static_cast<double>(surface_.at(x, y) - old) * kept;
                    surface_.at(x, y) = old + static_cast<Units>(std::floor(change + 0.5));
                } else if (!(share >= 0.5f)) {
                    Column column = before.column(x, y);
                    set_column(x, y, column, book);
                }
            }
    });
}

}  // namespace cuesta
