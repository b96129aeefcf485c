// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/terrain.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/terrain/layer_rows.h"
#include "cuesta/terrain/sheets.h"

namespace cuesta {

Terrain::Terrain(const Grid& grid, const Block& block, int halo,
                 std::shared_ptr<const MaterialTable> materials)
    : grid_(grid), block_(block), halo_(halo), materials_(std::move(materials)) {
    height_ = &make(field::height);
}

Field& Terrain::make(std::string_view name) {
    if (Field* found = find(name)) return *found;
    return fields_.emplace(std::string(name), Field(shape())).first->second;
}

void Terrain::drop(std::string_view name) {
    const auto it = fields_.find(name);
    if (it == fields_.end()) return;
    CUESTA_CHECK(&it->second != height_, "the ground stays");
    fields_.erase(it);
}

Field* Terrain::find(std::string_view name) {
    const auto it = fields_.find(name);
    return it == fields_.end() ? nullptr : &it->second;
}

const Field* Terrain::find(std::string_view name) const {
    const auto it = fields_.find(name);
    return it == fields_.end() ? nullptr : &it->second;
}

LayerStack& Terrain::ground() {
    CUESTA_CHECK(settled(), "the ground has no columns yet");
    catch_up();
    height_is_old_ = cover_is_old_ = true;
    return *ground_;
}

const LayerStack& Terrain::ground() const {
    CUESTA_CHECK(settled(), "the ground has no columns yet");
    catch_up();
    return *ground_;
}

// What is ahead of the columns is laid down.
void Terrain::catch_up() const {
    if (Sheets* const sheets = Sheets::of(*this)) sheets->weave(*ground_);
    if (cover_ == nullptr || !cover_->ahead) return;
    lay_cover(*cover_, *ground_);
    cover_->ahead = false;
}

CoverPlanes& Terrain::cover(MaterialId material) {
    CUESTA_CHECK(settled(), "the ground has no columns yet");
    if (cover_ == nullptr) cover_ = std::make_unique<CoverPlanes>();
    if (cover_->material != material || cover_->rock.empty()) cover_is_old_ = true;
    if (cover_is_old_) {
        catch_up();
        read_cover(*ground_, material, *cover_);
        cover_is_old_ = false;
    }
    return *cover_;
}

CoverPlanes& Terrain::cover_on_layers(MaterialId material) {
    CoverPlanes& planes = cover(material);
    if (!planes.plain) return planes;
    catch_up();
    read_cover(*ground_, material, planes, true);
    return planes;
}

void Terrain::cover_moved() {
    cover_->now = now;
    cover_->ahead = true;
    height_is_old_ = true;
    if (cover_->plain) return;
    catch_up();
    cover_is_old_ = true;
}

void Terrain::settle(double unit_m) {
    if (const auto kept = states.find(sheets_state); kept != states.end()) states.erase(kept);
    catch_up();
    cover_is_old_ = true;
    if (!ground_) ground_ = std::make_unique<LayerStack>(shape(), materials_);
    ground_->reset(*height_, ground_material, unit_m);
    height_is_old_ = true;  // what is finer than a unit is gone
}

void Terrain::show_height() {
    if (!settled() || !height_is_old_) return;
    height_is_old_ = false;
    if (cover_ == nullptr || !cover_->ahead) return ground_->write_height(*height_);
    // A look at the height alone leaves the columns behind.
    const auto unit = static_cast<float>(ground_->unit_m());
    parallel_for(
        0, block_.rows, rows_per_piece(block_.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block_.columns; ++x)
                    height_->at(x, y) =
                        static_cast<float>(cover_->rock.at(x, y) + cover_->cover.at(x, y)) * unit;
        });
}

double Terrain::highest() const {
    if (const Sheets* const sheets = Sheets::of(*this))  // as write_height would give it
        return double{static_cast<float>(sheets->most_units()) *
                      static_cast<float>(ground_->unit_m())};
    const auto columns = block_.columns;
    return ordered_reduce(
        0, block_.rows, rows_per_piece(columns), 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            float most = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                most = std::max(most, largest_of(height_->row(y), columns));
            return double{most};
        },
        [](double all, double part) { return std::max(all, part); });
}

void Terrain::add_ground(std::map<MaterialId, ExactSum>& sums) const {
    const auto columns = static_cast<std::size_t>(block_.columns);
    const auto add_field = [&](const Field& field, ExactSum& sum) {
        sum = ordered_reduce(
            0, block_.rows, rows_per_piece(block_.columns, 1 << 20), std::move(sum),
            [&](std::int64_t lo, std::int64_t hi) {
                ExactSum part;
                for (std::int64_t y = lo; y < hi; ++y) part.add(field.row(y), columns);
                return part;
            },
            [](ExactSum all, const ExactSum& part) {
                all.merge(part);
                return all;
            });
    };
    for (const std::string_view name : water_stores)
        if (const Field* water = find(name)) add_field(*water, sums[water_account]);
    for (std::size_t i = 0; i < stores.size(); ++i)
        if (const Field* amount = find(stores[i])) add_field(*amount, sums[stored_account(i)]);
    if (!settled()) {
        add_field(*height_, sums[ground_material]);
        return;
    }
    const Sheets* const sheets = Sheets::of(*this);
    const auto totals = sheets != nullptr ? sheets->totals() : ground().totals();
    for (std::size_t i = 0; i < totals.size(); ++i)
        if (totals[i] != 0)
            add_units(sums[static_cast<MaterialId>(i)], totals[i], ground_->unit_m());
    sums.try_emplace(ground_material);
}

}  // namespace cuesta
