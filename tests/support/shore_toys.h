// SPDX-License-Identifier: Apache-2.0
// Operators that know a sea, for tests of what a recipe says of it.
#pragma once

#include "cuesta/operator/describe.h"

namespace cuesta::test {

// `surf` and `tide` know of no sea unless they are told; `breeze` takes it to stand at 0.
template <int which>
struct Shore {
    double sea_level = which == 2 ? 0 : -1e6;
    static constexpr std::string_view name = which == 0 ? "surf" : which == 1 ? "tide" : "breeze";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Shore::sea_level,
                  {.name = "sea_level", .unit = "m", .doc = "The sea.", .min = -1e6, .max = 1e6})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

// Can only stand at the foot of a low shore.
struct Pier {
    double sea_level = 0;
    static constexpr std::string_view name = "pier";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Pier::sea_level,
                  {.name = "sea_level", .unit = "m", .doc = "The sea.", .min = -10, .max = 10})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

// Brings the water of its world with it.
struct Flood {
    double water_depth = 0;
    static constexpr std::string_view name = "flood";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Flood::water_depth,
                  {.name = "water_depth", .unit = "m", .doc = "Water.", .min = 0, .max = 1e4})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

}  // namespace cuesta::test
