// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/rock_rules.h"

#include <algorithm>
#include <string_view>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr std::array<std::string_view, 7> order = {"regolith", "sand",   "sandstone", "limestone",
                                                   "slate",    "marble", "granite"};
constexpr double gravity = 9.81;  // m/s2

std::int32_t steps_of(double steps) {
    return steps < RockRules::never ? std::max(1, static_cast<std::int32_t>(steps + 0.5))
                                    : RockRules::never;
}

}  // namespace

RockRules::RockRules(const RockCycle& cycle, const MaterialTable& materials, double unit_m)
    : masses(materials) {
    wait.fill(never), join_wait.fill(never), load.fill(0), loose.fill(false);
    air = materials.air();
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const Material& one = materials[static_cast<MaterialId>(i)];
        next[i] = static_cast<MaterialId>(i);
        loose[i] = one.loose;
        load[i] = gravity * one.density * unit_m;
        join_wait[i] = steps_of(static_cast<double>(cycle.span) *
                                elementary::pow(cycle.factor, 6 * one.hardness));
    }
    auto steps = static_cast<double>(cycle.span);
    for (std::size_t i = 0; i + 1 < order.size(); ++i, steps *= cycle.factor) {
        const auto from = materials.find(order[i]), to = materials.find(order[i + 1]);
        CUESTA_CHECK(from && to, "the rock cycle misses {} or {}", order[i], order[i + 1]);
        wait[*from] = steps_of(steps);
        next[*from] = *to;
        granite = *to;
    }
    if (cycle.melt_depth > 0)
        melt_units = static_cast<Units>(
            std::clamp(cycle.melt_depth / unit_m, 1.0, static_cast<double>(never)));
    key = 0xcbf29ce484222325u;
    for (const std::int32_t one : wait)
        key = (key ^ static_cast<std::uint64_t>(one)) * 0x100000001b3u;
    key = (key ^ (cycle.bed ? 1u : 0u)) * 0x100000001b3u | 1u;
}

Hardened hardened(const Material& material, std::int32_t spans, double hardening) {
    // Bounds of the thesis: neither steeper than 75 degrees nor harder to wear than a hundredth.
    // Rock that is beyond them from the start stays as it is.
    const double times = std::min(spans, 1000);
    const double softer = elementary::pow(1 - hardening, times);
    const double steeper = elementary::pow(1 + hardening, times);
    const auto worn = [&](double share) { return std::min(share, std::max(0.01, share * softer)); };
    return {static_cast<float>(
                std::max(material.talus_deg, std::min(75.0, material.talus_deg * steeper))),
            static_cast<float>(worn(material.solubility)),
            static_cast<float>(1 - worn(1 - material.hardness))};
}

int turn_column(Column& column, const RockRules& rules, const RockCycle& cycle, std::int32_t now,
                MassBalance& book) {
    // From the top down, all from the column as it was: `below` has not turned yet.
    double load_pa = 0;
    std::int64_t depth = 0;
    int turned = 0;
    for (int i = column.count - 1; i >= (cycle.bed ? 0 : 1); --i) {
        Layer& layer = column.layers[static_cast<std::size_t>(i)];
        const MaterialId below =
            i > 0 ? column.layers[static_cast<std::size_t>(i - 1)].material : rules.air;
        const MaterialId to = RockRules::with_mode(cycle.mode, [&](auto mode) {
            return rules.becomes<mode>(cycle, layer.material, below, now + 1 - layer.deposited_step,
                                       load_pa, depth);
        });
        load_pa += rules.load[layer.material] * layer.thickness;
        depth += layer.thickness;
        if (to == layer.material) continue;
        const bool keeps_age = cycle.mode == RockCycle::Mode::ages &&
                               to == rules.next[layer.material] &&
                               now + 1 - layer.deposited_step >= rules.wait[layer.material];
        const std::int32_t deposited_step =
            keeps_age ? layer.deposited_step + rules.wait[layer.material] : now + 1;
        Units thickness = layer.thickness;
        if (i == 0 && thickness <= 0) {
            // A bed below height 0 has no mass that could be kept; only its kind changes.
        } else if (cycle.compaction == RockCycle::Compaction::half) {
            thickness = (thickness + 1) / 2;
        } else {
            thickness = rules.masses.by_mass(thickness, layer.material, to);
        }
        // Of a bed below height 0 the books know what is missing up to 0: that changes hands.
        if (i == 0 && layer.thickness < 0) {
            const std::int64_t missing = -std::int64_t{layer.thickness};
            book.layers.turn(to, missing, layer.material, missing);
            ++book.changes;
        } else {
            book.turn(rules.masses, layer.material, layer.thickness, to, thickness);
        }
        layer = {to, thickness, deposited_step};
        ++turned;
    }
    return turned;
}

}  // namespace cuesta
