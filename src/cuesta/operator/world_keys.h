// SPDX-License-Identifier: Apache-2.0
// What a recipe says once, above its stages, for every operator that has a parameter of this name:
// one table for the recipe check and the schema.
#pragma once

#include <string_view>

namespace cuesta {

struct WorldKey {
    std::string_view name, unit, doc;
    double min, max;  // closed; within the range of each operator that takes it over
};

inline constexpr WorldKey sea_level_key{
    .name = "sea_level",
    .unit = "m",
    .doc =
        "Where the sea of this world stands, for every operator that knows one. Default: as "
        "each of them says.",
    .min = -12000,
    .max = 12000,
};

}  // namespace cuesta
