// SPDX-License-Identifier: Apache-2.0
// What changes one column of a LayerStack.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/terrain/age_equations.h"
#include "cuesta/terrain/column_order.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

void LayerStack::set_column(std::int64_t x, std::int64_t y, Column& column, LayerBook& book) {
    CUESTA_CHECK(layered(), "the ground has no layers yet");
    tidy(column, air_, book);
    if (column.count > most_layers) {
        // With room for many more, so that a full column is not searched at every addition.
        join_until(column, air_, std::nullopt, most_layers - most_layers / 4, book);
        if (column.count > most_layers)
            throw Error(
                fmt::format("the column at sample {}, {} of its block has {} layers, and no "
                            "two of one material without a cave between them",
                            x, y, column.count),
                fmt::format("A column holds {}; use fewer materials, thicker layers or "
                            "fewer caves",
                            most_layers));
    }
    write_column(x, y, column);
}

void LayerStack::write_column(std::int64_t x, std::int64_t y, const Column& column) {
    std::int64_t sum = 0;
    for (const Layer& one : column.all()) sum += one.thickness;
    set_surface(x, y, sum);
    const int below = column.count - 1;
    LayerTile& into = changed_tile(x, y);
    const std::size_t cell = LayerTile::cell(x, y);
    into.resize(cell, below);
    for (int i = 0; i < below; ++i) into.put(cell, i, column.layers[static_cast<std::size_t>(i)]);
    const Layer& top = column.layers[static_cast<std::size_t>(below)];
    buried_.at(x, y) = static_cast<std::uint8_t>(below);
    top_.at(x, y) = top.thickness;
    top_material_.at(x, y) = top.material;
    top_deposited_step_.at(x, y) = top.deposited_step;
}

// Joins thin beds until a quarter of the layers are gone or none is left to join. The more layers a
// column has, the thicker are those that count as thin: 1 m at 32 of them, 9 m at 96, 49 m at 224.
bool LayerStack::join_thin(std::int64_t x, std::int64_t y, LayerBook& book) {
    Column column = this->column(x, y);
    const int before = column.count;
    const double crowds = static_cast<double>(before) / crowded_layers;
    const auto thin =
        static_cast<Units>(std::min(std::ceil(thin_bed_m * crowds * crowds / unit_m_), 0x1p30));
    join_until(column, air_, thin, before - before / 4, book);
    if (column.count < before) write_column(x, y, column);
    return column.count < before;
}

void LayerStack::set_surface(std::int64_t x, std::int64_t y, std::int64_t units) {
    if (std::abs(units) >= static_cast<std::int64_t>(most_surface_units))
        throw Error(fmt::format("the ground at sample {}, {} of its block is beyond {:.0f} m", x, y,
                                unit_m_ * most_surface_units),
                    "Raise it less: there is room for one and a half times the height at which "
                    "a simulation begins, at least 8 km");
    surface_.at(x, y) = static_cast<Units>(units);
}

// Needs room for one more: add() has seen to it.
void LayerStack::bury_top(std::int64_t x, std::int64_t y) {
    const int level = buried_.at(x, y);
    LayerTile& into = changed_tile(x, y);
    const std::size_t cell = LayerTile::cell(x, y);
    into.resize(cell, level + 1);
    into.put(cell, level, {top_material_.at(x, y), top_.at(x, y), top_deposited_step_.at(x, y)});
    buried_.at(x, y) = static_cast<std::uint8_t>(level + 1);
}

void LayerStack::add(std::int64_t x, std::int64_t y, MaterialId material, Units amount,
                     std::int32_t now, LayerBook& book) {
    if (amount <= 0) return;
    if (!layered()) {
        CUESTA_CHECK(material == bed_material_, "the ground has no layers yet");
        set_surface(x, y, std::int64_t{surface_.at(x, y)} + amount);
        return;
    }
    if (top_material_.at(x, y) == material) {
        set_surface(x, y, std::int64_t{surface_.at(x, y)} + amount);
        Units& thickness = top_.at(x, y);
        top_deposited_step_.at(x, y) =
            mixed_deposited_step(thickness, top_deposited_step_.at(x, y), amount, now);
        thickness += amount;
        return;
    }
    // A function of this column alone, so that blocks and tiles do not matter.
    const int count = buried_.at(x, y) + 1;
    if (count % crowded_layers == 0 && join_thin(x, y, book) &&
        top_material_.at(x, y) == material) {
        add(x, y, material, amount, now, book);
        return;
    }
    if (buried_.at(x, y) + 1 >= most_layers) {
        Column column = this->column(x, y);
        column.push({material, amount, now});
        set_column(x, y, column, book);
        return;
    }
    bury_top(x, y);
    set_surface(x, y, std::int64_t{surface_.at(x, y)} + amount);
    top_material_.at(x, y) = material;
    top_.at(x, y) = amount;
    top_deposited_step_.at(x, y) = now;
}

void LayerStack::add_all(std::int64_t x, std::int64_t y, std::span<const Part> parts,
                         std::int32_t now, LayerBook& book) {
    constexpr std::size_t most = 16;
    const auto more = static_cast<int>(parts.size());
    // On the way the column may become full, or long enough for films to join.
    const bool plain =
        layered() && parts.size() <= most &&
        buried_.at(x, y) / crowded_layers == (buried_.at(x, y) + more) / crowded_layers &&
        buried_.at(x, y) + more < most_layers;
    if (!plain) {
        for (const Part& one : parts) add(x, y, one.material, one.units, now, book);
        return;
    }
    const int level = buried_.at(x, y);
    std::array<Layer, most> buried;
    std::size_t count = 0;
    Layer top{top_material_.at(x, y), top_.at(x, y), top_deposited_step_.at(x, y)};
    std::int64_t surface = surface_.at(x, y);
    for (const Part& one : parts) {
        if (one.units <= 0) continue;
        surface += one.units;
        if (one.material == top.material) {
            top.deposited_step =
                mixed_deposited_step(top.thickness, top.deposited_step, one.units, now);
            top.thickness += one.units;
        } else {
            buried[count++] = top;
            top = {one.material, one.units, now};
        }
    }
    set_surface(x, y, surface);
    top_material_.at(x, y) = top.material;
    top_.at(x, y) = top.thickness;
    top_deposited_step_.at(x, y) = top.deposited_step;
    if (count == 0) return;
    buried_.at(x, y) = static_cast<std::uint8_t>(level + static_cast<int>(count));
    changed_tile(x, y).replace_above(LayerTile::cell(x, y), level, std::span(buried).first(count));
}

void LayerStack::add_mixed(std::int64_t x, std::int64_t y, MaterialId material, Units amount,
                           std::int64_t mixing, std::int32_t now, LayerBook& book) {
    if (amount <= 0) return;
    if (layered() && (*materials_)[material].loose) {
        std::int64_t above = 0;
        for (int index = buried_.at(x, y); index >= 0 && above <= mixing; --index) {
            const MaterialId there = this->material(x, y, index);
            if (!(*materials_)[there].loose) break;
            if (there == material) {
                thicken(x, y, index, amount, now);
                return;
            }
            above += thickness(x, y, index);
        }
    }
    add(x, y, material, amount, now, book);
}

void LayerStack::thicken(std::int64_t x, std::int64_t y, int index, Units amount,
                         std::int32_t now) {
    CUESTA_CHECK(layered(), "the ground has no layers yet");
    const bool uppermost = index == buried_.at(x, y);
    const std::size_t cell = LayerTile::cell(x, y);
    LayerTile& buried = tiles_[tile_index(x, y)];
    Units& thickness = uppermost ? top_.at(x, y) : buried.thickness(cell, index);
    std::int32_t& deposited_step =
        uppermost ? top_deposited_step_.at(x, y) : buried.deposited_step(cell, index);
    CUESTA_CHECK(index == 0 || thickness + std::int64_t{amount} > 0,
                 "a layer of {} units cannot lose {}", thickness, -amount);
    set_surface(x, y, std::int64_t{surface_.at(x, y)} + amount);
    if (amount > 0) deposited_step = mixed_deposited_step(thickness, deposited_step, amount, now);
    thickness += amount;
    if (!uppermost) ++changes_[tile_index(x, y)];
}

void LayerStack::set_cover(std::int64_t x, std::int64_t y, MaterialId material, Units rock,
                           Units cover, std::int32_t now) {
    if (!layered()) {
        CUESTA_CHECK(cover == 0 || material == bed_material_, "the ground has no layers yet");
        set_surface(x, y, std::int64_t{rock} + cover);
        return;
    }
    const std::size_t cell = LayerTile::cell(x, y);
    const bool covered = this->covered(x, y, material);
    const Units had = covered ? top_.at(x, y) : 0;
    const Units change = rock - (surface_.at(x, y) - had);
    const int index = buried_.at(x, y) - (covered ? 1 : 0);
    if (change != 0) {
        LayerTile& into = changed_tile(x, y);
        Units& thickness = covered ? into.thickness(cell, index) : top_.at(x, y);
        CUESTA_CHECK(index == 0 || thickness + std::int64_t{change} > 0,
                     "a layer of {} units cannot lose {}", thickness, -change);
        thickness += change;
    }
    set_surface(x, y, std::int64_t{rock} + cover);
    if (covered && cover > 0) {
        top_.at(x, y) = cover;
        top_deposited_step_.at(x, y) = now;
    } else if (covered) {
        const Layer top = tile_at(x, y).layer(cell, index);
        changed_tile(x, y).resize(cell, index);
        buried_.at(x, y) = static_cast<std::uint8_t>(index);
        top_material_.at(x, y) = top.material;
        top_.at(x, y) = top.thickness;
        top_deposited_step_.at(x, y) = top.deposited_step;
    } else if (cover > 0 && top_material_.at(x, y) == material) {
        top_.at(x, y) += cover;
    } else if (cover > 0) {
        if (buried_.at(x, y) + 1 >= most_layers) {
            LayerBook joined;
            Column column = this->column(x, y);
            column.push({material, cover, now});
            return set_column(x, y, column, joined);
        }
        bury_top(x, y);
        top_material_.at(x, y) = material;
        top_.at(x, y) = cover;
        top_deposited_step_.at(x, y) = now;
    }
}

}  // namespace cuesta
