// SPDX-License-Identifier: Apache-2.0
// How water leaves over the open edges of the map. Inside of water_flow.h.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/process/water/pipe_kernel.h"

namespace cuesta {

enum class Outlet { slope, fall };

constexpr auto choice_words(Outlet) {
    return std::array<std::string_view, 2>{"slope", "fall"};
}

// The least slope behind an open edge: water never stands there for good.
inline constexpr double least_outlet_slope = 1e-3;

// slope: the ground falls outside as it does between the last two samples. fall: it breaks off, and
// water leaves at critical speed. The halo of the bed is filled.
PipeEdges water_edges(const IntField& bed, double unit_m, const Grid& grid, const Block& block,
                      Outlet outlet, double roughness);

}  // namespace cuesta
