// SPDX-License-Identifier: Apache-2.0
// Running water wears its banks from the side, so that river beds widen. Inside of
// hydraulic_erosion.h.
//
// A cell n beside water v that is lower: the wetted height of the wall is
//   z = min(bed_v + depth_v, bed_n) - bed_v
// and column n loses, from the layer at the middle of that height, what then sinks above it,
//   K_b k(layer) (|v| - 0.1 m/s) z dt / dx, at most 0.1 (bed_n - bed_v)
// which becomes load of v [nagashima1998]. Slides of the undermined bank are the work of `thermal`.
//
// Holds   solids exactly; the same bits for any threads and blocks.
#pragma once

#include "cuesta/operator/context.h"
#include "cuesta/process/water/hydraulic_kernel.h"

namespace cuesta {

struct BankRule {
    std::array<double, 256>
        units{};           // of each material, per m/s of speed above 0.1, unit of height
    double slowest = 0.1;  // m/s
};

// Speeds of the water, and room for what each cell gives to its western, eastern, northern and
// southern neighbour.
struct BankFields {
    Field *velocity_x, *velocity_y;
    std::array<Field*, 4> given;
};

// Halos of depth and of the ground's surface are filled. Changes ground, load and maps; every block
// calls it.
HydraulicBalance wear_banks(LayerStack& ground, const Field& depth, Field& load,
                            const BankFields& fields, const HydraulicMaps& maps,
                            const StepContext& step, const HydraulicSubstep& part,
                            const BankRule& rule);

}  // namespace cuesta
