// SPDX-License-Identifier: Apache-2.0
// The models of running water, one of which all processes of a simulation share.
#pragma once

#include <array>
#include <string_view>

namespace cuesta {

enum class WaterModel { pipe, shallow };

constexpr auto choice_words(WaterModel) {
    return std::array<std::string_view, 2>{"pipe", "shallow"};
}

}  // namespace cuesta
