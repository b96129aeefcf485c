// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule_quanta.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/rule/flux.h"

namespace cuesta {

bool is_water(const std::string& name) {
    return std::find(water_stores.begin(), water_stores.end(), name) != water_stores.end();
}

MaterialId account_of(const std::string& name, const Terrain& terrain) {
    const auto& stores = terrain.stores;
    const auto own = std::find(stores.begin(), stores.end(), name);
    if (own == stores.end()) return water_account;
    return stored_account(static_cast<std::size_t>(own - stores.begin()));
}

MaterialId material_of(const rule::Layer::Store& store, const Terrain& terrain) {
    const auto material = terrain.materials().find(store.name);
    CUESTA_CHECK(material.has_value(), "there is no material '{}'", store.name);
    return *material;
}

RuleQuanta::RuleQuanta(Terrain& terrain, const StepContext& step)
    : terrain_(terrain),
      step_(step),
      watch_(step.scratch.object<FieldWatch>()),
      notes_(step.scratch.object<StoreNotes>()) {}

void RuleQuanta::settle(const std::vector<const Store*>& stores, StepReport& report, bool again) {
    again_ = again;
    const double deepest = step_.comm.largest(deepest_of(stores));
    if (!(deepest <= std::numeric_limits<float>::max()))
        throw Error("water that a rule moves is infinite or no number",
                    "Look at the stage that made this water");
    of_.clear();
    for (const Store* one : stores) {
        if (one->kind != Store::Kind::field || of_.contains(one->name)) continue;
        double quantum = water_quantum(deepest);
        if (!is_water(one->name)) {
            const double most = step_.comm.largest(std::max(one->largest, largest_of(one->name)));
            if (!(most <= std::numeric_limits<float>::max()))
                throw Error("an amount that a rule moves is infinite or no number",
                            "Look at the stage that made this field");
            quantum = rule::quantum_of(most);
        }
        of_[one->name] = quantum;
        const StoreNotes::Note* note = known(one->name);
        if (note != nullptr && note->quantum >= quantum) continue;
        const rule::Settled settled = rule::settle_to(terrain_.make(one->name), quantum);
        Account& account = terrain_.ledger.account(account_of(one->name, terrain_));
        account.in.merge(settled.gained);
        account.out.merge(settled.lost);
        report.count("negative_amounts", settled.negative);
    }
}

void RuleQuanta::note(const std::string& name, double largest) {
    notes_.of[name] = {watch_.now(name), of_.at(name), largest};
}

TurnEnd RuleQuanta::end(const Store& store) const {
    switch (store.kind) {
        case Store::Kind::outside:
            break;
        case Store::Kind::field:
            return {TurnEnd::Kind::field, terrain_.find(store.name), of(store),
                    account_of(store.name, terrain_)};
        case Store::Kind::layer:
            return {TurnEnd::Kind::layer, nullptr, 0, material_of(store, terrain_)};
        case Store::Kind::ground:
            return {TurnEnd::Kind::ground, nullptr, 0, 0};
    }
    return {};
}

const StoreNotes::Note* RuleQuanta::known(std::string_view name) {
    const auto found = notes_.of.find(name);
    if (again_ || found == notes_.of.end()) return nullptr;
    return found->second.at == watch_.before(name) ? &found->second : nullptr;
}

double RuleQuanta::largest_of(std::string_view name) {
    if (const StoreNotes::Note* note = known(name)) return note->largest;
    const Field* field = terrain_.find(name);
    const double largest = field != nullptr ? rule::largest_amount(*field) : 0;
    // A look at what this rule leaves alone holds until somebody writes.
    if (!again_) notes_.of[std::string(name)] = {watch_.before(name), 0, largest};
    return largest;
}

double RuleQuanta::deepest_of(const std::vector<const Store*>& stores) {
    std::set<std::string_view> names;
    for (const Store* one : stores)
        if (one->kind == Store::Kind::field && is_water(one->name)) names.insert(one->name);
    constexpr std::array cycle{field::water, field::air_water, field::ice};
    if (std::any_of(cycle.begin(), cycle.end(),
                    [&](std::string_view name) { return names.contains(name); }))
        names.insert(cycle.begin(), cycle.end());
    double deepest = 0;
    for (const std::string_view name : names) deepest = std::max(deepest, largest_of(name));
    return deepest;
}

}  // namespace cuesta
