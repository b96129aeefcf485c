// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/sheets.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/huge_pages.h"
#include "cuesta/base/parallel.h"
#include "cuesta/terrain/layer_levels.h"
#include "cuesta/terrain/layer_rows.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {
namespace {

constexpr std::int64_t cells_at_once = 512;  // cells whose heights lie on the stack
constexpr std::int64_t tile_side = LayerStack::tile;

}  // namespace

Sheets* Sheets::of(const Terrain& terrain) {
    if (!terrain.settled()) return nullptr;
    const auto kept = terrain.states.find(sheets_state);
    if (kept == terrain.states.end()) return nullptr;
    // Made here alone, and not const.
    auto* const sheets = const_cast<Sheets*>(static_cast<const Sheets*>(kept->second.get()));
    return sheets->waiting_.load(std::memory_order_acquire) ? sheets : nullptr;
}

LayerStack& Sheets::ground_below(Terrain& terrain) {
    Sheets* const sheets = of(terrain);
    if (sheets == nullptr) return terrain.ground();
    sheets->waiting_ = false;
    LayerStack& ground = terrain.ground();
    sheets->waiting_ = true;
    return ground;
}

bool Sheets::takes(const Terrain& terrain, MaterialId material) {
    if (const Sheets* sheets = of(terrain))
        return sheets->laid_.size() < most && sheets->laid_.back().material != material;
    const LayerStack& ground = terrain.ground();
    return !ground.layered() && ground.bed_material() != material;
}

Sheets::Outcome Sheets::lay(Terrain& terrain, MaterialId material, const Wish& wish) {
    CUESTA_CHECK(takes(terrain, material), "a sheet needs ground of one material, or sheets");
    LayerStack& ground = ground_below(terrain);
    if (of(terrain) == nullptr) {
        const auto fresh = std::make_shared<Sheets>();
        fresh->ground_ = &ground;
        fresh->waiting_ = true;
        terrain.states[std::string(sheets_state)] = fresh;
    }
    return of(terrain)->lay(material, terrain.now, wish);
}

Sheets::Outcome Sheets::lay(MaterialId material, std::int32_t now, const Wish& wish) {
    IntField& surface = ground_->surface();
    const std::int64_t across = columns();
    const auto cells = static_cast<std::size_t>(across * rows());
    Sheet sheet;
    sheet.material = material, sheet.deposited_step = now;
    sheet.thickness = paged_array<Units>(cells);
    wish_huge_pages(sheet.thickness.get(), cells * sizeof(Units));
    const double unit_m = ground_->unit_m();
    const RiseSums all = ordered_reduce(
        0, rows(), rows_per_piece(across), RiseSums{},
        [&](std::int64_t lo, std::int64_t hi) {
            RiseSums part;
            alignas(64) float heights_m[cells_at_once];
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < across; x += cells_at_once) {
                    const std::int64_t count = std::min(cells_at_once, across - x);
                    Units* const row = surface.row(y) + x;
                    to_metres(row, unit_m, heights_m, count);
                    wish(x, y, {heights_m, static_cast<std::size_t>(count)});
                    raise_row(heights_m, unit_m, most_surface_units, row,
                              sheet.thickness.get() + y * across + x, count, part);
                }
            return part;
        },
        [](RiseSums sum, const RiseSums& part) {
            sum.merge(part);
            return sum;
        });
    sheet.sum = all.rise, sheet.sum_below = all.below;
    sheet.most_units = all.most_units;
    laid_.push_back(std::move(sheet));
    const float highest_m = std::bit_cast<float>(all.largest_bits);
    const bool finite = highest_m <= std::numeric_limits<float>::max();
    return {all.refused == 0, finite ? double{highest_m} : std::numeric_limits<double>::infinity()};
}

void Sheets::take_back(Terrain& terrain) {
    LayerStack& ground = ground_below(terrain);
    Sheets& sheets = *of(terrain);
    const std::int64_t across = sheets.columns();
    const Units* const thickness = sheets.laid_.back().thickness.get();
    parallel_for(0, sheets.rows(), rows_per_piece(across), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            lower_row(ground.surface().row(y), thickness + y * across, across);
    });
    sheets.laid_.pop_back();
    if (sheets.laid_.empty()) terrain.states.erase(terrain.states.find(sheets_state));
}

Units Sheets::bed(std::int64_t x, std::int64_t y) const {
    Units bed = ground_->surface().at(x, y);
    for (const Sheet& one : laid_)
        bed -= one.thickness[static_cast<std::size_t>(y * columns() + x)];
    return bed;
}

// A tile of a sheet, or of the bed.
void Sheets::bury(const Sheet* sheet, std::int64_t x, std::int64_t lo, std::int64_t hi) {
    const std::int64_t count = std::min(tile_side, columns() - x);
    Units thickness[tile_side][tile_side];
    std::int32_t deposited_step[tile_side][tile_side];
    MaterialId material[tile_side];
    std::fill_n(material, tile_side, sheet == nullptr ? ground_->bed_material() : sheet->material);
    for (std::int64_t y = lo; y < hi; ++y) {
        for (std::int64_t i = 0; i < count; ++i)
            thickness[y - lo][i] =
                sheet == nullptr ? bed(x + i, y) : sheet->thickness.get()[y * columns() + x + i];
        std::fill_n(deposited_step[y - lo], tile_side,
                    sheet == nullptr ? 0 : sheet->deposited_step);
    }
    LayerLevels(*ground_).bury(
        x, lo, {count, hi - lo, thickness[0], material, deposited_step[0], tile_side, 0});
}

void Sheets::weave(LayerStack& ground) {
    const std::lock_guard lock(weaving_);
    if (!waiting_) return;
    ground.make_layered();
    const Sheet& top = laid_.back();
    over_tile_rows(rows(), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t x = 0; x < columns(); x += tile_side) {
            bury(nullptr, x, lo, hi);
            for (std::size_t i = 0; i + 1 < laid_.size(); ++i) bury(&laid_[i], x, lo, hi);
        }
        for (std::int64_t y = lo; y < hi; ++y) {
            std::copy_n(top.thickness.get() + y * columns(), columns(), ground.top().row(y));
            std::fill_n(ground.top_material().row(y), columns(), top.material);
            std::fill_n(ground.top_deposited_step().row(y), columns(), top.deposited_step);
            std::fill_n(LayerLevels(ground).buried().row(y), columns(),
                        static_cast<std::uint8_t>(laid_.size()));
        }
    });
    laid_.clear();
    waiting_.store(false, std::memory_order_release);
}

std::array<std::int64_t, 256> Sheets::totals() const {
    std::array<std::int64_t, 256> sums{};
    sums[ground_->bed_material()] = laid_.front().sum_below;
    for (const Sheet& one : laid_) sums[one.material] += one.sum;
    sums[ground_->materials().air()] = 0;
    return sums;
}

std::uint64_t Sheets::bytes() const {
    return ground_->bytes() +
           laid_.size() * static_cast<std::uint64_t>(columns() * rows()) * sizeof(Units);
}

Layer bed_of(const Terrain& terrain, std::int64_t x, std::int64_t y) {
    if (const Sheets* sheets = Sheets::of(terrain))
        return {terrain.ground_bed(), sheets->bed(x, y), 0};
    return terrain.ground().layer(x, y, 0);
}

std::uint64_t ground_bytes(const Terrain& terrain) {
    if (!terrain.settled()) return 0;
    const Sheets* const sheets = Sheets::of(terrain);
    return sheets != nullptr ? sheets->bytes() : terrain.ground().bytes();
}

}  // namespace cuesta
