// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_columns.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "cuesta/process/droplet/drop_rule.h"
#include "cuesta/terrain/plant_hold.h"

namespace cuesta {

DropColumns::DropColumns(const DropGroundRule& rule, Terrain& terrain, const StepContext& step,
                         StepReport& report)
    : terrain_(terrain),
      plants_(plants_of(terrain)),
      sediment_(rule.sediment),
      air_(terrain.materials().air()),
      floor_(floor_units(rule.floor_m, terrain.ground().unit_m())) {
    LayerStack& ground = terrain.ground();
    double highest = -0x1p30;
    for (std::int64_t y = 0; y < step.block.rows; ++y)
        for (std::int64_t x = 0; x < step.block.columns; ++x)
            highest = std::max(highest, static_cast<double>(ground.surface().at(x, y)));
    ceiling_ = static_cast<std::int64_t>(step.comm.largest(highest));
    if (!ground.layered() && rule.one_load && ground.bed_material() != sediment_)
        ground.make_layered();
    layered_ = ground.layered();
    const MaterialTable& materials = terrain.materials();
    const double sediment_density = materials[sediment_].density;
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const Material& material = materials[static_cast<MaterialId>(i)];
        const double hard = rule.by_material                 ? material.hardness
                            : rule.hardness_field != nullptr ? 0
                                                             : rule.hardness;
        soft_[i] = static_cast<float>(1 - hard);
        worth_[i] = rule.one_load ? static_cast<float>(material.density / sediment_density) : 1;
    }
    softness_ = soft_[ground.bed_material()];
    if (layered_ && !rule.one_load) find_kinds(step, report);
    if (rule.hardness_field != nullptr && !rule.by_material) {
        field_softness_ = Field({step.block.columns, step.block.rows, 0});
        std::int64_t outside = 0;
        for (std::int64_t y = 0; y < step.block.rows; ++y)
            for (std::int64_t x = 0; x < step.block.columns; ++x) {
                const float given = rule.hardness_field->at(x, y);
                const float used = given >= 0 ? std::min(given, 1.0f) : 0.0f;
                outside += used == given ? 0 : 1;
                field_softness_.at(x, y) = 1 - used;
            }
        report.count("limited_hardness", outside);
        softness_ = 1;
    }
}

void DropColumns::prepare() {
    if (!below_.empty()) return;
    const FieldShape shape{terrain_.block().columns, terrain_.block().rows, 0};
    below_ = ByteField(shape);
    if (kinds_.empty()) owed_ = DoubleField(shape);
}

void DropColumns::Changes::merge(const Changes& other) {
    book.merge(other.book);
    for (std::size_t i = 0; i < eroded.size(); ++i)
        eroded[i] += other.eroded[i], deposited[i] += other.deposited[i];
    refused += other.refused, fallen += other.fallen, moved += other.moved;
}

// The materials of the ground, those of which there is most first.
void DropColumns::find_kinds(const StepContext& step, StepReport& report) {
    auto sums = std::as_const(terrain_).ground().totals();
    step.comm.sum(sums);
    for (std::size_t i = 0; i < sums.size(); ++i)
        if (sums[i] != 0) kinds_.push_back(static_cast<MaterialId>(i));
    const MaterialId bed = std::as_const(terrain_).ground().bed_material();
    if (kinds_.empty()) kinds_.push_back(bed);
    std::stable_sort(kinds_.begin(), kinds_.end(), [&](MaterialId a, MaterialId b) {
        return std::abs(sums[a]) > std::abs(sums[b]);
    });
    constexpr auto most = static_cast<std::size_t>(DropKinds::most);
    report.count("merged_kinds", kinds_.size() > most && step.comm.rank() == 0
                                     ? static_cast<std::int64_t>(kinds_.size() - most)
                                     : 0);
    if (kinds_.size() > most) kinds_.resize(most);
    kind_of_.fill(static_cast<std::uint8_t>(kinds_.size() - 1));
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        kind_of_[kinds_[i]] = static_cast<std::uint8_t>(i);
}

DropColumns::Cut DropColumns::cut(std::int64_t x, std::int64_t y, float demand) const {
    const LayerStack& ground = std::as_const(terrain_).ground();
    const float held = plants_ == nullptr ? 1.0f : plant_hold(plants_->at(x, y));
    const auto softness = [&](MaterialId m) {
        return held * (field_softness_.empty() ? soft_[m] : field_softness_.at(x, y));
    };
    const int top = ground.layers(x, y) - 1;
    const MaterialId material = layered_ ? ground.top_material().at(x, y) : ground.bed_material();
    Cut found{softness(material), worth_[material], {}};
    found.kinds[kind_of_[material]] = 1;
    if (!layered_ || top == 0 || found.softness <= 0 ||
        demand * found.softness <= static_cast<float>(ground.top().at(x, y)))
        return found;
    Cut sum;
    sum.worth = 0;
    float rest = demand;
    for (int i = top; i >= 0 && rest > 0; --i) {
        const MaterialId here = ground.material(x, y, i);
        const float soft = here == air_ ? 0 : softness(here);
        if (soft <= 0) break;
        const float wanted = rest * soft;
        const auto thick = static_cast<float>(ground.thickness(x, y, i));
        const float off = i == 0 ? wanted : std::min(wanted, thick);
        sum.softness += off, sum.worth += off * worth_[here], sum.kinds[kind_of_[here]] += off;
        rest = off < wanted ? rest - off / soft : 0;
    }
    if (sum.softness <= 0) return found;
    for (float& share : sum.kinds) share /= sum.softness;
    return {sum.softness / demand, sum.worth / sum.softness, sum.kinds};
}

// Joins what this step has deposited there of the same material, or the
// layer just below, else lies on top. A step has no finer order, and a bed for every window would
// fill the columns.
void DropColumns::deposit(std::int64_t x, std::int64_t y, MaterialId material, Units units,
                          Changes& changes) {
    if (units <= 0) return;
    LayerStack& ground = terrain_.ground();
    changes.deposited[material] += units;
    const int layers = ground.layers(x, y);
    std::uint8_t& below = below_.at(x, y);
    below = below == 0 ? static_cast<std::uint8_t>(layers)
                       : std::min(below, static_cast<std::uint8_t>(layers));
    for (int i = layers - 1; i >= below - 1; --i)
        if (ground.material(x, y, i) == material)
            return ground.thicken(x, y, i, units, terrain_.now);
    ground.add(x, y, material, units, terrain_.now, changes.book);
}

void DropColumns::deposit_kinds(std::int64_t x, std::int64_t y, Units units, const DropLoads& loads,
                                Changes& changes) {
    std::int64_t all = 0, before = 0, given = 0;
    for (const std::int32_t one : loads) all += one;
    if (all <= 0) return deposit(x, y, terrain_.ground().top_material().at(x, y), units, changes);
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        before += loads[i];
        const auto due = static_cast<std::int64_t>(
            static_cast<double>(before) / static_cast<double>(all) * static_cast<double>(units));
        deposit(x, y, kinds_[i], static_cast<Units>(due - given), changes);
        given = due;
    }
    deposit(x, y, kinds_.back(), static_cast<Units>(units - given), changes);
}

DropColumns::Eroded DropColumns::erode(std::int64_t x, std::int64_t y, Units units,
                                       Changes& changes) {
    LayerStack& ground = terrain_.ground();
    Eroded eroded;
    while (units > 0) {
        const MaterialId top = ground.top_material().at(x, y);
        if (soft_[top] <= 0) break;
        const int layers = ground.layers(x, y);
        const Units thick = ground.top().at(x, y);
        // A surface that has fallen into a cave may have come down to the floor.
        const std::int64_t room = std::int64_t{ground.surface().at(x, y)} - floor_;
        Units here = layers == 1 ? units : std::min(units, thick);
        here = static_cast<Units>(std::min<std::int64_t>(here, room));
        if (here <= 0) break;
        if (layers > 2 && here == thick && ground.material(x, y, layers - 2) == air_) {
            const std::int64_t cave_floor = std::int64_t{ground.surface().at(x, y)} - thick -
                                            ground.thickness(x, y, layers - 2);
            if (cave_floor < floor_ && --here == 0) break;
        }
        const std::int64_t before = ground.surface().at(x, y);
        ground.remove(x, y, here, changes.book, [&](MaterialId m, Units off) {
            changes.eroded[m] += off;
            eroded.worth += double{worth_[m]} * off;
        });
        changes.fallen += before - here - ground.surface().at(x, y);
        units -= here;
        if (here < thick && layers > 1 && units > 0) break;
    }
    eroded.refused = units;
    return eroded;
}

// What really came off is worth more: the rest is deposited here at once; or less: it is taken off
// the sediment on top.
bool DropColumns::make_good(std::int64_t x, std::int64_t y, double worth, double paid,
                            Changes& changes) {
    double& owed = owed_.at(x, y);
    owed += worth - paid;
    LayerStack& ground = terrain_.ground();
    const std::int64_t above = ceiling_ - std::int64_t{ground.surface().at(x, y)};
    const auto units = static_cast<Units>(
        std::clamp(owed, -0x1p30, static_cast<double>(std::max<std::int64_t>(above, 0))));
    if (units == 0) return false;
    if (units > 0) {
        deposit(x, y, sediment_, units, changes);
        owed -= units;
        return true;
    }
    if (ground.top_material().at(x, y) != sediment_ || ground.layers(x, y) == 1) return false;
    const std::int64_t room = std::min<std::int64_t>(
        ground.top().at(x, y) - 1, std::int64_t{ground.surface().at(x, y)} - floor_);
    const auto off = static_cast<Units>(std::clamp<std::int64_t>(room, 0, -units));
    if (off == 0) return false;
    ground.thicken(x, y, ground.layers(x, y) - 1, -off, terrain_.now);
    changes.deposited[sediment_] -= off;
    owed += off;
    return true;
}

}  // namespace cuesta
