// SPDX-License-Identifier: Apache-2.0
// What a step of talus slippage on layered ground is told (process/slope/thermal_layers.h).
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/process/slope/thermal_rule.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

namespace thermal {
struct SlideWork;
}

enum class LayerRule { pressure, always_trickle, never };

struct LayerSlide {
    ThermalRule rule;
    LayerRule layer_rule = LayerRule::pressure;
    bool undercut = false;  // what trickles out from below leaves a gap
    // Thresholds along an axis in units: of each material, or given for each cell.
    std::array<float, 256> of_material{};
    bool by_cell = false;
    Units mixing = 0;
    std::int32_t now = 0;
    thermal::SlideWork* work = nullptr;  // of thermal_deposit.h; null: made for this step
};

}  // namespace cuesta
