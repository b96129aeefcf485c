// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/life_fields.h"

#include <array>
#include <deque>
#include <vector>

namespace cuesta {
namespace {

constexpr FieldInfo by_powers(FieldInfo info) {
    info.scale = FieldScale::log;
    return info;
}

constexpr std::array first_fields = {
    FieldInfo{field::height, "m", "Height of the ground.", FieldKind::state, "land"},
    FieldInfo{field::surface, "m", "Ground with water and ice on it.", FieldKind::derived, "land"},
    FieldInfo{field::slope, "deg", "Steepness of the ground.", FieldKind::derived, "slope"},
    FieldInfo{field::aspect, "deg", "Direction the slope faces, clockwise from north.",
              FieldKind::derived, "compass", FieldValues::direction},
    FieldInfo{field::curvature, "1/m", "Laplacian of the ground: above zero in hollows.",
              FieldKind::derived, "change"},
    FieldInfo{field::dmax, "m", "Largest difference in height to the four neighbours.",
              FieldKind::derived, "slope"},
    FieldInfo{field::talus, "deg", "Talus angle of the material on top.", FieldKind::derived,
              "slope"},
    FieldInfo{field::top_material, "1", "Number of the material on top, in the order of the table.",
              FieldKind::derived, "category", FieldValues::classes},
    FieldInfo{field::hardness, "1", "Hardness of the material on top.", FieldKind::derived,
              "hardness"},
    FieldInfo{field::water, "m", "Depth of water on the ground.", FieldKind::state, "water"},
    FieldInfo{field::cave_water, "m", "Depth of water in the lowest cave of a column.",
              FieldKind::state, "water"},
    FieldInfo{field::groundwater, "m", "Water held by the ground, as a depth.", FieldKind::state,
              "water"},
    by_powers({field::flow, "m2", "Area whose water runs through a cell.", FieldKind::derived,
               "flow", FieldValues::number, true}),
    FieldInfo{field::lake, "m", "Depth to which hollows fill before they spill.",
              FieldKind::derived, "water", FieldValues::number, true},
    FieldInfo{field::basin, "1", "Number of the river basin, the largest being 1.",
              FieldKind::derived, "category", FieldValues::classes, true},
    FieldInfo{field::stream_order, "1", "Strahler order of the stream; 0 where there is none.",
              FieldKind::derived, "water", FieldValues::number, true},
    FieldInfo{field::wetness_index, "1",
              "Where water gathers: log of area above per width, over slope.", FieldKind::derived,
              "humidity", FieldValues::number, true},
    by_powers(
        {field::discharge, "m3/s", "Water that runs through a cell.", FieldKind::state, "flow"}),
    FieldInfo{field::wetness, "1", "Share of the last time in which a cell was under water.",
              FieldKind::state, "humidity"},
    FieldInfo{field::river_width, "m", "Width of the river in a cell.", FieldKind::state, "water"},
    FieldInfo{field::river_depth, "m", "Depth of the river in a cell.", FieldKind::state, "water"},
    FieldInfo{field::wave_height, "m", "Height of the waves that work on the coast.",
              FieldKind::state, "water"},
    FieldInfo{field::wear, "m", "Ground worn off so far.", FieldKind::state, "wear"},
    FieldInfo{field::deposit, "m", "Ground laid down so far.", FieldKind::state, "deposit"},
    FieldInfo{field::rock_talus, "deg", "Talus angle of the rock on top as it has hardened.",
              FieldKind::state, "slope"},
    FieldInfo{field::rock_solubility, "1",
              "Share of the rock on top that water takes up, as hardened.", FieldKind::state,
              "humidity"},
    FieldInfo{field::rock_hardness, "1", "Hardness of the rock on top as it has hardened.",
              FieldKind::state, "hardness"},
    FieldInfo{field::sediment, "m", "Sediment carried by the water, as ground.", FieldKind::state,
              "hardness"},
    FieldInfo{field::velocity_x, "m/s", "Speed of the water to the east.", FieldKind::state,
              "change"},
    FieldInfo{field::velocity_y, "m/s", "Speed of the water to the south.", FieldKind::state,
              "change"},
    FieldInfo{field::temperature, "C", "Temperature of the air at the ground.", FieldKind::state,
              "temperature"},
    FieldInfo{field::humidity, "1", "Water in the air as a share of what it can hold.",
              FieldKind::state, "humidity"},
    FieldInfo{field::air_water, "m", "Water held by the air, as a depth.", FieldKind::state,
              "humidity"},
    FieldInfo{field::ice, "m", "Thickness of ice on the ground, as water.", FieldKind::state,
              "ice"},
    FieldInfo{field::snow, "m", "Snow on the ground, as water.", FieldKind::state, "ice"},
    FieldInfo{field::wind_x, "m/s", "Wind to the east.", FieldKind::state, "change"},
    FieldInfo{field::wind_y, "m/s", "Wind to the south.", FieldKind::state, "change"},
    FieldInfo{field::pressure, "hPa", "Pressure of the air.", FieldKind::state, "value"},
    FieldInfo{field::pressure_anomaly, "hPa", "Pressure of highs and lows above the usual.",
              FieldKind::state, "change"},
    FieldInfo{field::current_x, "m", "Water that moves to the east in a step of the world.",
              FieldKind::state, "change"},
    FieldInfo{field::current_y, "m", "Water that moves to the south in a step of the world.",
              FieldKind::state, "change"},
    FieldInfo{field::sea, "1", "1 where the sea is, 0 elsewhere.", FieldKind::state, "sea_land",
              FieldValues::classes},
    FieldInfo{field::precipitation, "mm/yr", "Rain and snow of a year.", FieldKind::state,
              "humidity"},
    FieldInfo{field::snowfall, "mm/yr", "Snow of a year, as water.", FieldKind::state, "ice"},
    FieldInfo{field::runoff_mm, "mm/yr",
              "Rain and snow of a year that do not evaporate where they fall.", FieldKind::state,
              "humidity"},
    FieldInfo{field::rain, "m/yr", "Rain and snow of a year, as depth of water.", FieldKind::state,
              "humidity"},
    FieldInfo{field::runoff, "m/yr", "Water that the land gives to its rivers in a year.",
              FieldKind::state, "humidity"},
    FieldInfo{field::lake_evaporation, "m/yr",
              "Water that a lake there gives to the air in a year.", FieldKind::state, "humidity"},
    FieldInfo{field::firn, "m", "Snow on the ground that is older than a year, as water.",
              FieldKind::state, "ice"},
    FieldInfo{field::melt_water, "m/yr", "Snow and ice that melt in a year, as water.",
              FieldKind::state, "humidity"},
    FieldInfo{field::ice_balance, "m/yr", "Snow of a year less what would melt in it, as water.",
              FieldKind::state, "change"},
    FieldInfo{field::snow_line, "m", "Height above which more snow falls in a year than melts.",
              FieldKind::state, "land"},
    by_powers({field::ice_speed, "m/yr", "Speed at which ice slides over its bed.",
               FieldKind::state, "flow"}),
};

constexpr std::array later_fields = {
    FieldInfo{field::zone, "1", "Class of the climate, by number.", FieldKind::state, "zone",
              FieldValues::classes},
    FieldInfo{field::plant_cover, "1", "Share of the ground that plants cover, all kinds together.",
              FieldKind::state, "age"},
    FieldInfo{field::biomass, "kg/m2", "Dry mass of living plants above the ground.",
              FieldKind::state, "age"},
    FieldInfo{field::trees_conifer, "1", "Share of the ground under conifers.", FieldKind::state,
              "age"},
    FieldInfo{field::trees_broadleaf, "1", "Share of the ground under broadleaf trees.",
              FieldKind::state, "age"},
    FieldInfo{field::trees_riverside, "1", "Share of the ground under trees of river banks.",
              FieldKind::state, "age"},
    FieldInfo{field::shrub, "1", "Share of the ground under shrubs.", FieldKind::state, "age"},
    FieldInfo{field::grass, "1", "Share of the ground under grass and herbs.", FieldKind::state,
              "age"},
    FieldInfo{field::soil_depth, "m", "Thickness of the loose cover on rock.", FieldKind::state,
              "deposit"},
    FieldInfo{field::soil_sand, "1", "Share of sand in the soil, by mass.", FieldKind::state,
              "hardness"},
    FieldInfo{field::soil_silt, "1", "Share of silt in the soil, by mass.", FieldKind::state,
              "hardness"},
    FieldInfo{field::soil_clay, "1", "Share of clay in the soil, by mass.", FieldKind::state,
              "hardness"},
    FieldInfo{field::soil_texture, "1", "Texture class of the soil, 1 to 12; 0 where rock is bare.",
              FieldKind::state, "category", FieldValues::classes},
    FieldInfo{field::water_table, "m", "Height to which water stands in the ground.",
              FieldKind::state, "land"},
    by_powers({field::spring_flow, "m/yr", "Water that comes out of the ground, by area.",
               FieldKind::state, "flow"}),
    FieldInfo{field::plate, "1", "Number of the plate.", FieldKind::state, "plate",
              FieldValues::classes},
    FieldInfo{field::crust_thickness, "m", "Thickness of the crust.", FieldKind::state, "hardness"},
    FieldInfo{field::crust_age, "Myr", "Age of the sea floor; 0 on continents.", FieldKind::state,
              "value"},
    FieldInfo{field::orogeny_age, "Myr", "Time since crust was last folded; 0 on sea floor.",
              FieldKind::state, "value"},
    FieldInfo{field::crust_kind, "1", "1 where crust is continental, 0 on sea floor.",
              FieldKind::state, "crust_kind", FieldValues::classes},
    FieldInfo{field::plate_border, "1",
              "Border of plates: 1 where they converge, 2 diverge, 3 slide along each other.",
              FieldKind::state, "plate_border", FieldValues::classes},
    FieldInfo{field::plate_velocity_x, "mm/yr", "Speed of the plate to the east.", FieldKind::state,
              "change"},
    FieldInfo{field::plate_velocity_y, "mm/yr", "Speed of the plate to the south.",
              FieldKind::state, "change"},
    FieldInfo{field::uplift_rate, "m/yr",
              "How fast the ground rose in the last step of the plates.", FieldKind::state,
              "change"},
    FieldInfo{field::deflection, "m", "How far the crust has risen under changes of its load.",
              FieldKind::state, "change"},
    FieldInfo{field::layers, "m", "Layers of the ground.", FieldKind::internal},
    FieldInfo{field::water_fresh, "m", "Water that springs and drops have brought in a step.",
              FieldKind::internal},
    FieldInfo{field::water_qx, "m2/s",
              "Discharge by width over the east face; of the cell in model shallow.",
              FieldKind::internal},
    FieldInfo{field::water_qy, "m2/s",
              "Discharge by width over the south face; of the cell in model shallow.",
              FieldKind::internal},
    FieldInfo{field::water_qse, "m2/s", "Discharge by width over the corner to the southeast.",
              FieldKind::internal},
    FieldInfo{field::water_qsw, "m2/s", "Discharge by width over the corner to the southwest.",
              FieldKind::internal},
};

// A row for each month: its text is put together here, and lives as long as the program.
struct MonthRows {
    std::string_view prefix, unit, sentence, palette;
};
constexpr MonthRows of_months[] = {
    {field::month_temperature, "C", "Temperature of the air at the ground in ", "temperature"},
    {field::month_precipitation, "mm", "Rain and snow of ", "humidity"},
};
constexpr std::string_view month_names[] = {"January",   "February", "March",    "April",
                                            "May",       "June",     "July",     "August",
                                            "September", "October",  "November", "December"};

struct MonthText {
    std::string name, sentence;
};

// All rows in the order of lists: months behind what they are months of.
const std::vector<FieldInfo>& all_fields() {
    static const std::vector<FieldInfo> all = [] {
        static std::deque<MonthText> texts;
        std::vector<FieldInfo> rows(first_fields.begin(), first_fields.end());
        for (const MonthRows& one : of_months)
            for (int month = 1; month <= 12; ++month) {
                const MonthText& text = texts.emplace_back(MonthText{
                    field::of_month(one.prefix, month),
                    std::string(one.sentence) + std::string(month_names[month - 1]) + "."});
                rows.push_back({text.name, one.unit, text.sentence, FieldKind::state, one.palette});
            }
        rows.insert(rows.end(), later_fields.begin(), later_fields.end());
        return rows;
    }();
    return all;
}

// layer.granite and so on: one for each material of the table.
constexpr FieldInfo layer_thickness{
    "layer.MATERIAL", "m",
    "Thickness of all layers of a material together, the lowest layer counting from height 0 up.",
    FieldKind::derived, "hardness"};

}  // namespace

std::string_view word(FieldValues values) {
    constexpr std::string_view words[] = {"number", "classes", "direction"};
    return words[static_cast<std::size_t>(values)];
}

std::string_view word(FieldScale scale) {
    return scale == FieldScale::log ? "log" : "linear";
}

std::span<const FieldInfo> known_fields() {
    return all_fields();
}

const FieldInfo* find_field_info(std::string_view name) {
    for (const FieldInfo& info : all_fields())
        if (info.name == name) return &info;
    if (name.starts_with(field::layer_prefix) && name.size() > field::layer_prefix.size())
        return &layer_thickness;
    return nullptr;
}

std::string field::of_month(std::string_view prefix, int month) {
    return std::string(prefix) + static_cast<char>('0' + month / 10) +
           static_cast<char>('0' + month % 10);
}

bool is_derived(std::string_view name) {
    const FieldInfo* info = find_field_info(name);
    return info != nullptr && info->kind == FieldKind::derived;
}

bool is_field_name(std::string_view name) {
    if (name.empty() || name.size() > 31) return false;
    const FieldInfo* known = find_field_info(name);
    if (known != nullptr && known->name == name) return known->kind != FieldKind::internal;
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (!letter(name[0])) return false;
    for (const char c : name)
        if (!letter(c) && !(c >= '0' && c <= '9') && c != '_') return false;
    return true;
}

}  // namespace cuesta
