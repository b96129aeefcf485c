// SPDX-License-Identifier: Apache-2.0
// Names of the fields of plants, soil and groundwater; their rows are in field_names.cpp.
#pragma once

#include <string_view>

namespace cuesta::field {

inline constexpr std::string_view plant_cover = "plant_cover";
inline constexpr std::string_view biomass = "biomass";
inline constexpr std::string_view trees_conifer = "trees.conifer";
inline constexpr std::string_view trees_broadleaf = "trees.broadleaf";
inline constexpr std::string_view trees_riverside = "trees.riverside";
inline constexpr std::string_view shrub = "shrub";
inline constexpr std::string_view grass = "grass";
inline constexpr std::string_view soil_depth = "soil_depth";
inline constexpr std::string_view soil_texture = "soil_texture";
inline constexpr std::string_view water_table = "water_table";
inline constexpr std::string_view spring_flow = "spring_flow";

}  // namespace cuesta::field
