// SPDX-License-Identifier: Apache-2.0
// What a substep of hydraulic erosion is told, and what it books. Inside of hydraulic_kernel.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/process/water/hydraulic_rows.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

struct HydraulicSubstep {
    hydraulic::Coefficients coefficients;
    hydraulic::Tables tables;
    MaterialId sediment = 0;
    std::int32_t now = 0;
    bool carries = true;              // false: the load has been moved already
    const IntField* start = nullptr;  // the bed when the step began; null: as it is
    // Loads of the materials, by id, whose sum is the load (sediment_classes.h); null: one load.
    const std::vector<Field*>* own = nullptr;
    const Field* plants = nullptr;  // cover that holds the ground; null: bare
};

struct HydraulicMaps {
    Field *wear, *deposit;
};

// Of one row, from column 0 on.
struct CellMaps {
    float *wear, *deposit;
};

struct HydraulicBalance {
    LayerBook book;  // of columns, in units
    // Rock of each material that became load, and the load that it made, in quanta. Whole numbers:
    // what the mass gives is worked out once for all pieces and blocks.
    std::array<std::int64_t, 256> worn{}, made{};
    std::array<std::int64_t, 256> own{};  // quanta that the loads of the materials have gained
    std::int64_t suspended = 0;           // quanta that the load has gained
    std::array<std::int64_t, 4> left{};   // quanta over each border
    std::int64_t limited = 0;             // cells held back by a limit of wear
    float most_load = 0;                  // of a cell, m
    void turn(MaterialId from, std::int64_t quanta_worn, std::int64_t quanta_made) {
        worn[from] += quanta_worn, made[from] += quanta_made;
    }
    void merge(const HydraulicBalance& other);
};

}  // namespace cuesta
