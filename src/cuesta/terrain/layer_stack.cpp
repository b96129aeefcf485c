// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_stack.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/terrain/column_order.h"

namespace cuesta {
namespace {

constexpr double finest_unit_m = 0x1p-17;
constexpr double most_units = 0x1p30;  // so that the difference of two surfaces fits too

std::int32_t to_units(float metres, double units_per_m) {
    return static_cast<std::int32_t>(std::floor(double{metres} * units_per_m + 0.5));
}

}  // namespace

void over_tile_rows(std::int64_t rows,
                    const std::function<void(std::int64_t, std::int64_t)>& body) {
    parallel_for(0, rows, LayerStack::tile, body);
}

LayerBook book_tile_rows(std::int64_t rows,
                         const std::function<void(std::int64_t, std::int64_t, LayerBook&)>& body) {
    return ordered_reduce(
        0, rows, LayerStack::tile, LayerBook{},
        [&](std::int64_t lo, std::int64_t hi) {
            LayerBook book;
            body(lo, hi, book);
            return book;
        },
        [](LayerBook all, const LayerBook& part) {
            all.merge(part);
            return all;
        });
}

// In steps, so that tiles do not grow one level at a time.
int LayerStack::capacity_for(int levels) {
    for (const int capacity : {2, 4, 8, 12, 16, 24, 31, 48, 64, 96, 128, 192})
        if (levels <= capacity) return capacity;
    return most_layers - 1;
}

void LayerStack::Tile::grow(int levels) {
    const int wanted = capacity_for(levels);
    const auto old_cells = static_cast<std::size_t>(capacity * tile * tile);
    const auto cells = static_cast<std::size_t>(wanted * tile * tile);
    auto more_thickness = std::make_unique<Units[]>(cells);
    auto more_material = std::make_unique<MaterialId[]>(cells);
    auto more_born = std::make_unique<std::int32_t[]>(cells);
    std::copy_n(thickness.get(), old_cells, more_thickness.get());
    std::copy_n(material.get(), old_cells, more_material.get());
    std::copy_n(born.get(), old_cells, more_born.get());
    thickness = std::move(more_thickness);
    material = std::move(more_material);
    born = std::move(more_born);
    capacity = wanted;
}

LayerStack::Tile LayerStack::Tile::clone() const {
    Tile copy;
    if (capacity == 0) return copy;
    copy.grow(capacity);
    const auto cells = static_cast<std::size_t>(capacity * tile * tile);
    std::copy_n(thickness.get(), cells, copy.thickness.get());
    std::copy_n(material.get(), cells, copy.material.get());
    std::copy_n(born.get(), cells, copy.born.get());
    return copy;
}

LayerStack::LayerStack(FieldShape shape, std::shared_ptr<const MaterialTable> materials)
    : materials_(std::move(materials)), surface_(shape) {
    if (const auto air = materials_->find("air")) air_ = *air;
    tiles_across_ = (shape.columns + tile - 1) / tile;
}

LayerStack LayerStack::clone() const {
    LayerStack copy(shape(), materials_);
    copy.unit_m_ = unit_m_;
    copy.bed_material_ = bed_material_;
    copy.surface_.copy_from(surface_);
    copy.top_ = top_.clone();
    copy.top_born_ = top_born_.clone();
    copy.top_material_ = top_material_.clone();
    copy.buried_ = buried_.clone();
    copy.tiles_.reserve(tiles_.size());
    for (const Tile& one : tiles_) copy.tiles_.push_back(one.clone());
    return copy;
}

double LayerStack::unit_for(double highest_m) {
    CUESTA_CHECK(std::isfinite(highest_m), "a height is not finite");
    double unit_m = finest_unit_m;
    while (highest_m * 1.5 > unit_m * most_units) unit_m *= 2;
    return unit_m;
}

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
    top_ = {}, top_born_ = {}, top_material_ = {}, buried_ = {};
    tiles_.clear();
    const double units_per_m = 1 / unit_m;
    parallel_for(0, surface_.rows(), rows_per_piece(surface_.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) {
                         const float* from = height_m.row(y);
                         Units* to = surface_.row(y);
                         for (std::int64_t x = 0; x < surface_.columns(); ++x)
                             to[x] = to_units(from[x], units_per_m);
                     }
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
    const double units_per_m = 1 / unit_m_;
    const auto unit = static_cast<float>(unit_m_);
    book.merge(book_tile_rows(surface_.rows(), [&](std::int64_t lo, std::int64_t hi,
                                                   LayerBook& piece) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < surface_.columns(); ++x) {
                const Units old = surface_.at(x, y);
                const float wanted = height_m.at(x, y);
                if (wanted == static_cast<float>(old) * unit) continue;
                const Units change = to_units(wanted, units_per_m) - old;
                if (change > 0)
                    add(x, y, material.value_or(layered() ? top_material_.at(x, y) : bed_material_),
                        change, now, piece);
                else
                    remove(x, y, -change, piece, [](MaterialId, Units) {});
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

void LayerStack::make_layered() {
    if (layered()) return;
    top_ = surface_.clone();
    top_born_ = IntField(shape());
    top_material_ = ByteField(shape());
    top_material_.fill(bed_material_);
    buried_ = ByteField(shape());
    const std::int64_t down = (surface_.rows() + tile - 1) / tile;
    tiles_.resize(static_cast<std::size_t>(tiles_across_ * down));
}

Layer LayerStack::layer(std::int64_t x, std::int64_t y, int index) const {
    if (!layered()) return {bed_material_, surface_.at(x, y), 0};
    if (index == buried_.at(x, y))
        return {top_material_.at(x, y), top_.at(x, y), top_born_.at(x, y)};
    const Tile& from = tile_at(x, y);
    const std::size_t at = slot(x, y, index);
    return {from.material[at], from.thickness[at], from.born[at]};
}

Column LayerStack::column(std::int64_t x, std::int64_t y) const {
    Column column;
    const int count = layers(x, y);
    for (int i = 0; i < count; ++i) column.push(layer(x, y, i));
    return column;
}

void LayerStack::set_column(std::int64_t x, std::int64_t y, Column& column, LayerBook& book) {
    CUESTA_CHECK(layered(), "the ground has no layers yet");
    tidy(column, air_, book);
    if (column.count > most_layers) {
        // With room for many more, so that a full column is not searched at every addition.
        while (column.count > most_layers - most_layers / 4 &&
               join_like(column, air_, std::nullopt, book))
            tidy(column, air_, book);
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
    Tile& into = tile_at(x, y);
    into.note_key = 0;
    if (below > into.capacity) into.grow(below);
    for (int i = 0; i < below; ++i) {
        const Layer& one = column.layers[static_cast<std::size_t>(i)];
        const std::size_t at = slot(x, y, i);
        into.material[at] = one.material, into.thickness[at] = one.thickness;
        into.born[at] = one.born;
    }
    const Layer& top = column.layers[static_cast<std::size_t>(below)];
    buried_.at(x, y) = static_cast<std::uint8_t>(below);
    top_.at(x, y) = top.thickness;
    top_material_.at(x, y) = top.material;
    top_born_.at(x, y) = top.born;
}

// Joins thin beds until a quarter of the layers are gone or none is left to join. The more layers a
// column has, the thicker are those that count as thin: 1 m at 32 of them, 9 m at 96, 49 m at 224.
bool LayerStack::join_thin(std::int64_t x, std::int64_t y, LayerBook& book) {
    Column column = this->column(x, y);
    const int before = column.count;
    const double crowds = static_cast<double>(before) / crowded_layers;
    const auto thin =
        static_cast<Units>(std::min(std::ceil(thin_bed_m * crowds * crowds / unit_m_), 0x1p30));
    while (column.count > before - before / 4) {
        if (!join_like(column, air_, thin, book)) break;
        tidy(column, air_, book);
    }
    if (column.count < before) write_column(x, y, column);
    return column.count < before;
}

void LayerStack::set_surface(std::int64_t x, std::int64_t y, std::int64_t units) {
    if (std::abs(units) >= static_cast<std::int64_t>(most_units))
        throw Error(fmt::format("the ground at sample {}, {} of its block is beyond {:.0f} m", x, y,
                                unit_m_ * most_units),
                    "Raise it less: there is room for one and a half times the height at which "
                    "a simulation begins, at least 8 km");
    surface_.at(x, y) = static_cast<Units>(units);
}

// Needs room for one more: add() has seen to it.
void LayerStack::bury_top(std::int64_t x, std::int64_t y) {
    const int level = buried_.at(x, y);
    Tile& into = tile_at(x, y);
    into.note_key = 0;
    if (level + 1 > into.capacity) into.grow(level + 1);
    const std::size_t at = slot(x, y, level);
    into.material[at] = top_material_.at(x, y);
    into.thickness[at] = top_.at(x, y);
    into.born[at] = top_born_.at(x, y);
    buried_.at(x, y) = static_cast<std::uint8_t>(level + 1);
}

void LayerStack::raise_top(std::int64_t x, std::int64_t y, LayerBook& book) {
    do {
        const int level = buried_.at(x, y) - 1;
        Tile& from = tile_at(x, y);
        from.note_key = 0;
        const std::size_t at = slot(x, y, level);
        buried_.at(x, y) = static_cast<std::uint8_t>(level);
        if (level > 0 && from.material[at] == air_) {
            set_surface(x, y, std::int64_t{surface_.at(x, y)} - from.thickness[at]);
            ++book.opened_caves;
            continue;
        }
        top_material_.at(x, y) = from.material[at];
        top_.at(x, y) = from.thickness[at];
        top_born_.at(x, y) = from.born[at];
        return;
    } while (true);
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
        top_born_.at(x, y) = mixed_born(thickness, top_born_.at(x, y), amount, now);
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
    top_born_.at(x, y) = now;
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
    Tile& buried = tile_at(x, y);
    const std::size_t at = slot(x, y, index);
    Units& thickness = uppermost ? top_.at(x, y) : buried.thickness[at];
    std::int32_t& born = uppermost ? top_born_.at(x, y) : buried.born[at];
    CUESTA_CHECK(index == 0 || thickness + std::int64_t{amount} > 0,
                 "a layer of {} units cannot lose {}", thickness, -amount);
    set_surface(x, y, std::int64_t{surface_.at(x, y)} + amount);
    if (amount > 0) born = mixed_born(thickness, born, amount, now);
    thickness += amount;
    if (!uppermost) buried.note_key = 0;
}

std::array<std::int64_t, 256> LayerStack::totals() const {
    using Totals = std::array<std::int64_t, 256>;
    const std::int64_t columns = surface_.columns();
    Totals all = ordered_reduce(
        0, surface_.rows(), tile, Totals{},
        [&](std::int64_t lo, std::int64_t hi) {
            Totals part{};
            for (std::int64_t y = lo; y < hi; ++y) {
                if (!layered()) {
                    std::int64_t sum = 0;
                    const Units* row = surface_.row(y);
                    for (std::int64_t x = 0; x < columns; ++x) sum += row[x];
                    part[bed_material_] += sum;
                    continue;
                }
                for (std::int64_t x = 0; x < columns; ++x) {
                    part[top_material_.at(x, y)] += top_.at(x, y);
                    const int below = buried_.at(x, y);
                    if (below == 0) continue;
                    const Tile& from = tile_at(x, y);
                    for (int i = 0; i < below; ++i) {
                        const std::size_t at = slot(x, y, i);
                        part[from.material[at]] += from.thickness[at];
                    }
                }
            }
            return part;
        },
        [](Totals sum, const Totals& part) {
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
            return sum;
        });
    all[air_] = 0;
    return all;
}

std::uint64_t LayerStack::bytes() const {
    std::uint64_t sum = IntField::bytes(shape());
    if (!layered()) return sum;
    sum += 2 * IntField::bytes(shape()) + 2 * ByteField::bytes(shape());
    for (const Tile& one : tiles_)
        sum += static_cast<std::uint64_t>(one.capacity * tile * tile) *
               (sizeof(Units) + sizeof(MaterialId) + sizeof(std::int32_t));
    return sum;
}

int LayerStack::levels() const {
    if (!layered()) return 0;
    int most = 0;
    for (std::int64_t y = 0; y < surface_.rows(); ++y)
        for (std::int64_t x = 0; x < surface_.columns(); ++x)
            most = std::max<int>(most, buried_.at(x, y));
    return most;
}

void LayerStack::read_level(int level, std::int64_t x, std::int64_t y, std::int64_t count,
                            Units* thickness, MaterialId* material, std::int32_t* born) const {
    for (std::int64_t i = 0; i < count; ++i) {
        const bool there = level < buried_.at(x + i, y);
        const Layer one = there ? layer(x + i, y, level) : Layer{};
        if (thickness != nullptr) thickness[i] = one.thickness;
        if (material != nullptr) material[i] = one.material;
        if (born != nullptr) born[i] = one.born;
    }
}

void LayerStack::reserve_levels() {
    for (std::int64_t y = 0; y < surface_.rows(); ++y)
        for (std::int64_t x = 0; x < surface_.columns(); ++x) {
            Tile& into = tile_at(x, y);
            if (into.capacity < buried_.at(x, y)) into.grow(buried_.at(x, y));
        }
}

void LayerStack::write_level(int level, std::int64_t x, std::int64_t y, std::int64_t count,
                             const Units* thickness, const MaterialId* material,
                             const std::int32_t* born) {
    for (std::int64_t i = 0; i < count; ++i) {
        if (level >= buried_.at(x + i, y)) continue;
        Tile& into = tile_at(x + i, y);
        into.note_key = 0;
        const std::size_t at = slot(x + i, y, level);
        if (thickness != nullptr) into.thickness[at] = thickness[i];
        if (material != nullptr) into.material[at] = material[i];
        if (born != nullptr) into.born[at] = born[i];
    }
}

}  // namespace cuesta
