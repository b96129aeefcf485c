// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_stack.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double finest_unit_m = 0x1p-17;

// Never the same twice; no result follows from it.
std::uint64_t next_ground() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
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

LayerStack::LayerStack(FieldShape shape, std::shared_ptr<const MaterialTable> materials)
    : materials_(std::move(materials)), air_(materials_->air()), surface_(shape) {
    tiles_across_ = (shape.columns + tile - 1) / tile;
}

LayerStack LayerStack::clone() const {
    LayerStack copy(shape(), materials_);
    copy.unit_m_ = unit_m_;
    copy.bed_material_ = bed_material_;
    copy.surface_.copy_from(surface_);
    copy.top_ = top_.clone();
    copy.top_deposited_step_ = top_deposited_step_.clone();
    copy.top_material_ = top_material_.clone();
    copy.buried_ = buried_.clone();
    copy.tiles_.reserve(tiles_.size());
    for (const LayerTile& one : tiles_) copy.tiles_.push_back(one.clone());
    copy.changes_.resize(tiles_.size());
    copy.ground_ = next_ground();
    return copy;
}

double LayerStack::unit_for(double highest_m) {
    CUESTA_CHECK(std::isfinite(highest_m), "a height is not finite");
    double unit_m = finest_unit_m;
    while (highest_m * 1.5 > unit_m * most_surface_units) unit_m *= 2;
    return unit_m;
}

void LayerStack::make_layered() {
    if (layered()) return;
    top_ = surface_.clone();
    top_deposited_step_ = IntField(shape());
    top_material_ = ByteField(shape());
    top_material_.fill(bed_material_);
    buried_ = ByteField(shape());
    const std::int64_t down = (surface_.rows() + tile - 1) / tile;
    tiles_.resize(static_cast<std::size_t>(tiles_across_ * down));
    changes_.assign(tiles_.size(), 0);
    ground_ = next_ground();
}

Layer LayerStack::layer(std::int64_t x, std::int64_t y, int index) const {
    if (!layered()) return {bed_material_, surface_.at(x, y), 0};
    if (index == buried_.at(x, y))
        return {top_material_.at(x, y), top_.at(x, y), top_deposited_step_.at(x, y)};
    return tile_at(x, y).layer(LayerTile::cell(x, y), index);
}

Column LayerStack::column(std::int64_t x, std::int64_t y) const {
    Column column;
    if (layered()) {
        const BuriedColumn below = buried_column(x, y);
        for (int i = 0; i < below.count; ++i)
            column.push({below.material[i], below.thickness[i], below.deposited_step[i]});
    }
    column.push(layer(x, y, column.count));
    return column;
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
                const Units* top = top_.row(y);
                const MaterialId* material = top_material_.row(y);
                const auto others = static_cast<std::size_t>(columns - 1);
                if (std::memcmp(material, material + 1, others) == 0) {  // one alone
                    std::int64_t sum = 0;
                    for (std::int64_t x = 0; x < columns; ++x) sum += top[x];
                    part[material[0]] += sum;
                } else {
                    for (std::int64_t x = 0; x < columns; ++x) part[material[x]] += top[x];
                }
            }
            if (layered())
                for (std::int64_t x = 0; x < columns; x += tile) tile_at(x, lo).add_to(part);
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
    for (const LayerTile& one : tiles_) sum += one.bytes();
    return sum;
}

std::uint64_t LayerStack::buried_layers() const {
    std::uint64_t sum = 0;
    for (const LayerTile& one : tiles_) sum += one.layers();
    return sum;
}

void LayerStack::trim() {
    parallel_for(0, static_cast<std::int64_t>(tiles_.size()), 16,
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t i = lo; i < hi; ++i)
                         tiles_[static_cast<std::size_t>(i)].trim();
                 });
}

}  // namespace cuesta
