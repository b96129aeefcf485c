// SPDX-License-Identifier: Apache-2.0
// Raising and lowering the ground from below: the lowest layer grows or shrinks, what lies on it is
// lifted as it is. What rises is booked as come in, what sinks as gone out.
#pragma once

#include <string_view>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

// Metres that others than `isostasy` have raised the ground by since that last looked, once it has:
// what is raised from below is no load.
inline constexpr std::string_view raised_field = "isostasy.raised";
// States: isostasy has looked; the ground was made anew since, and is in balance as it lies.
inline constexpr std::string_view isostasy_state = "isostasy", weigh_again = "isostasy.again";

// Lifts a column by whole units and books it. There must be room (terrain/ground_room.h).
void lift_column(LayerStack& ground, std::int64_t column, std::int64_t row, Units units,
                 LayerBook& book);

}  // namespace cuesta
