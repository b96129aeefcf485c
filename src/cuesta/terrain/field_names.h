// SPDX-License-Identifier: Apache-2.0
// Every field that has a meaning of its own, described once: what it is and how it is shown. Lists,
// help, pictures, the studio, exports and the memory plan read the row. Recipes may make more
// fields under free names.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cuesta {

enum class FieldKind {
    state,     // changed by operators, part of a checkpoint
    derived,   // computed from state when somebody asks
    internal,  // state that no recipe names
};

// What a sample says.
enum class FieldValues {
    number,
    classes,    // which of several things: told apart by colour, never averaged
    direction,  // degrees clockwise from north; 360 is 0
};

// How values are stretched over the colours of a palette that is neither diverging (those are
// symmetric about 0) nor of classes.
enum class FieldScale {
    linear,
    log,  // quantities that span powers of ten
};

struct FieldInfo {
    std::string_view name, unit, sentence;
    FieldKind kind;
    std::string_view palette = "value";  // its colours: render/palette.cpp
    FieldValues values = FieldValues::number;
    bool routes_water = false;  // to compute it the water of the whole map is routed
    FieldScale scale = FieldScale::linear;
};

std::string_view word(FieldValues values);
// Whether the mean of two samples is a sample in between: of numbers alone.
constexpr bool has_means(FieldValues values) {
    return values == FieldValues::number;
}
std::string_view word(FieldScale scale);
std::span<const FieldInfo> known_fields();
const FieldInfo* find_field_info(std::string_view name);
bool is_derived(std::string_view name);

// A name a recipe may give to a field of its own: letters, digits and _, at most 31, letter first.
bool is_field_name(std::string_view name);

namespace field {
inline constexpr std::string_view height = "height";
inline constexpr std::string_view slope = "slope";
inline constexpr std::string_view aspect = "aspect";
inline constexpr std::string_view curvature = "curvature";
inline constexpr std::string_view surface = "surface";
inline constexpr std::string_view talus = "talus";
inline constexpr std::string_view top_material = "top_material";
inline constexpr std::string_view hardness = "hardness";
inline constexpr std::string_view water = "water";
inline constexpr std::string_view water_fresh = "water.fresh";
inline constexpr std::string_view water_qx = "water.qx";
inline constexpr std::string_view water_qy = "water.qy";
inline constexpr std::string_view water_qse = "water.qse";
inline constexpr std::string_view water_qsw = "water.qsw";
inline constexpr std::string_view cave_water = "cave_water";
inline constexpr std::string_view groundwater = "groundwater";
inline constexpr std::string_view flow = "flow";
inline constexpr std::string_view lake = "lake";
inline constexpr std::string_view discharge = "discharge";
inline constexpr std::string_view river_width = "river_width";
inline constexpr std::string_view river_depth = "river_depth";
inline constexpr std::string_view wear = "wear";
inline constexpr std::string_view deposit = "deposit";
inline constexpr std::string_view sediment = "sediment";
inline constexpr std::string_view velocity_x = "velocity_x";
inline constexpr std::string_view velocity_y = "velocity_y";
inline constexpr std::string_view temperature = "temperature";
inline constexpr std::string_view humidity = "humidity";
inline constexpr std::string_view air_water = "air_water";
inline constexpr std::string_view ice = "ice";
inline constexpr std::string_view snow = "snow";
inline constexpr std::string_view wind_x = "wind_x";
inline constexpr std::string_view wind_y = "wind_y";
inline constexpr std::string_view pressure = "pressure";
inline constexpr std::string_view pressure_anomaly = "pressure_anomaly";
inline constexpr std::string_view current_x = "current_x";
inline constexpr std::string_view current_y = "current_y";
inline constexpr std::string_view sea = "sea";
inline constexpr std::string_view precipitation = "precipitation";
inline constexpr std::string_view zone = "zone";
inline constexpr std::string_view dmax = "dmax";
inline constexpr std::string_view basin = "basin";
inline constexpr std::string_view stream_order = "stream_order";
inline constexpr std::string_view wetness_index = "wetness_index";
inline constexpr std::string_view wetness = "wetness";
inline constexpr std::string_view wave_height = "wave_height";
inline constexpr std::string_view rock_talus = "rock_talus";
inline constexpr std::string_view rock_solubility = "rock_solubility";
inline constexpr std::string_view rock_hardness = "rock_hardness";
inline constexpr std::string_view snowfall = "snowfall";
inline constexpr std::string_view runoff_mm = "runoff_mm";
inline constexpr std::string_view rain = "rain";
inline constexpr std::string_view runoff = "runoff";
inline constexpr std::string_view lake_evaporation = "lake_evaporation";
inline constexpr std::string_view firn = "firn";
inline constexpr std::string_view melt_water = "melt_water";
inline constexpr std::string_view ice_balance = "ice_balance";
inline constexpr std::string_view snow_line = "snow_line";
inline constexpr std::string_view ice_speed = "ice_speed";
inline constexpr std::string_view soil_sand = "soil_sand";
inline constexpr std::string_view soil_silt = "soil_silt";
inline constexpr std::string_view soil_clay = "soil_clay";
inline constexpr std::string_view plate = "plate";
inline constexpr std::string_view crust_thickness = "crust_thickness";
inline constexpr std::string_view crust_age = "crust_age";
inline constexpr std::string_view orogeny_age = "orogeny_age";
inline constexpr std::string_view crust_kind = "crust_kind";
inline constexpr std::string_view plate_border = "plate_border";
inline constexpr std::string_view plate_velocity_x = "plate_velocity_x";
inline constexpr std::string_view plate_velocity_y = "plate_velocity_y";
inline constexpr std::string_view uplift_rate = "uplift_rate";
inline constexpr std::string_view deflection = "deflection";
// Of a month, with its number behind: "temperature_01" is that of January.
inline constexpr std::string_view month_temperature = "temperature_";
inline constexpr std::string_view month_precipitation = "precipitation_";
inline constexpr std::string_view layer_prefix = "layer.";  // and the name of a material
// Not a field: what an operator writes that lays or cuts layers, so that the plan counts them.
inline constexpr std::string_view layers = "layers";

// The field of a month from 1 to 12.
std::string of_month(std::string_view prefix, int month);
}  // namespace field

}  // namespace cuesta
