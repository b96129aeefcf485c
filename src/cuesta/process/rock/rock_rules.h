// SPDX-License-Identifier: Apache-2.0
// What the rock cycle asks of a layer, in tables by material, and what it does to a column.
// Inside of rock_cycle.h.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "cuesta/process/rock/rock_cycle.h"
#include "cuesta/terrain/mass_balance.h"

namespace cuesta {

struct RockRules {
    // Longer than any run: a layer that waits as long never turns.
    static constexpr std::int32_t never = 1 << 30;

    RockRules(const RockCycle& cycle, const MaterialTable& materials, double unit_m);

    std::array<std::int32_t, 256> wait;       // steps until it turns; never: it does not
    std::array<MaterialId, 256> next;         // what it turns into
    std::array<std::int32_t, 256> join_wait;  // until loose rock on this solid rock joins it
    std::array<double, 256> load;             // Pa of one unit
    std::array<bool, 256> loose;
    MaterialId air = 255, granite = 0;
    Units melt_units = 0;  // 0: nothing melts
    MassTable masses;
    std::uint64_t key = 0;  // tells tables of waits apart, never 0

    // What becomes of a layer under `load_pa` with its upper side `depth` units below the surface
    // and `below` under it; `age` in steps. Nothing: its own material.
    template <RockCycle::Mode mode>
    MaterialId becomes(const RockCycle& cycle, MaterialId material, MaterialId below,
                       std::int32_t age, double load_pa, std::int64_t depth) const {
        if (melt_units > 0 && depth >= melt_units && material != granite && material != air)
            return granite;
        if constexpr (mode == RockCycle::Mode::ages)
            return age >= wait[material] ? next[material] : material;
        else if constexpr (mode == RockCycle::Mode::pressure)
            return wait[material] < never && load_pa >= cycle.least_load &&
                           age * (cycle.pressure + load_pa) >= wait[material] * cycle.pressure
                       ? next[material]
                       : material;
        else if constexpr (mode == RockCycle::Mode::continuous)
            return material;
        else
            return loose[material] && !loose[below] && below != air && age >= join_wait[below]
                       ? below
                       : material;
    }
    // Calls visit with the mode as a constant.
    template <class Visit>
    static auto with_mode(RockCycle::Mode mode, Visit&& visit) {
        using Mode = RockCycle::Mode;
        if (mode == Mode::ages) return visit(std::integral_constant<Mode, Mode::ages>{});
        if (mode == Mode::pressure) return visit(std::integral_constant<Mode, Mode::pressure>{});
        if (mode == Mode::continuous)
            return visit(std::integral_constant<Mode, Mode::continuous>{});
        return visit(std::integral_constant<Mode, Mode::join_below>{});
    }
};

// What a material has become after so many spans of rest in mode continuous.
struct Hardened {
    float talus_deg, solubility, hardness;
};
Hardened hardened(const Material& material, std::int32_t spans, double hardening);

// Turns what is due at the end of step `now`, at most once a layer. The column is not put in order.
// Returns how many layers turned.
int turn_column(Column& column, const RockRules& rules, const RockCycle& cycle, std::int32_t now,
                MassBalance& book);

}  // namespace cuesta
