// SPDX-License-Identifier: Apache-2.0
// The climate as a map of classes: what grows where it is this warm and this wet.
//
//   document    ice -> polar desert; deep water -> ocean or lake; running water -> river; else a
//               table of six rows of temperature and seven or eight columns of humidity
//                                                                 [gerteis2017, 3.9 and table 3.2]
//   koppen      the 30 classes of Koppen and Geiger from twelve months      [peel2007; beck2018]
//   holdridge   38 life zones from biotemperature and the rain of a year   [holdridge1967]
//
// Heights and thicknesses of the document are thousands of metres, its temperature T is
// 25 (T + 0.7) degrees Celsius. It announces eight zones of humidity and 38 classes but prints
// seven and 36: the eighth (subhumid) and the polar desert are put in; `humidity_zones = 7` is the
// printed table, which has no tropical wet forest. The table with its colours:
// terrain/zone_classes.cpp.
//
// Reads the fields that are there: temperature, humidity, precipitation, temperature_01 to _12 and
// precipitation_01 to _12 (mm in the month), water, ice, current_x, current_y, sea. In place of one
// that is missing stands a constant of the parameters: `temperature` less `lapse_rate` above the
// sea; the year's mean in every month, a twelfth of the year's rain; no ice, no current; water up
// to `sea_level`; sea where the ground lies below it.
//
// Holds   changes nothing but `zone`; a value that is a limit itself belongs to the lower class;
//         the same bits for any threads, blocks and vector widths.
// Limits  cells whose climate is no number get class 0 and are counted (`without_class`). Koppen's
//         summer is the warmer half of the year. Holdridge's hexagons are taken as rectangles of
//         temperature and rain; months above 30 degrees count as 30.
// Cost    one pass: 36 bytes a cell for the document's table, 104 with all months.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {

struct ClimateZones {
    enum class Ocean { sea, thesis };

    ZoneScheme scheme = ZoneScheme::document;
    double temperature = 15, lapse_rate = 6.5, humidity = 0.4, precipitation = 800;
    double sea_level = 0;
    Ocean ocean = Ocean::sea;
    double ocean_floor = 100, lake_depth = 100, river_flow = 5, river_depth = 0.1, ice = 100;
    std::int64_t humidity_zones = 8;
    double alpine_to = -2.5, boreal_to = 10, cold_to = 17.5, warm_to = 23.75, subtropical_to = 30;
    double superarid_to = 0.1, perarid_to = 0.25, arid_to = 0.35, semiarid_to = 0.5;
    double subhumid_to = 0.6, humid_to = 0.75, humid_of_seven_to = 0.65, perhumid_to = 0.8;

    static constexpr std::string_view name = "climate_zones";
    static constexpr std::string_view summary =
        "Makes a map of climate classes from temperature, humidity, rain, water and ice.";
    static constexpr std::array<std::string_view, 4> cites{"gerteis2017", "peel2007", "beck2018",
                                                           "holdridge1967"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::leaves_water)};
    static constexpr double traffic_bytes = 36;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(ClimateZones::Ocean) {
    return std::array<std::string_view, 2>{"sea", "thesis"};
}

namespace detail {
consteval auto degrees(double ClimateZones::*member, std::string_view name, std::string_view doc) {
    return param(member, {.name = name, .unit = "C", .doc = doc, .min = -100, .max = 100});
}
consteval auto metres(double ClimateZones::*member, std::string_view name, std::string_view doc) {
    return param(member, {.name = name, .unit = "m", .doc = doc, .min = 0, .max = 10000});
}
consteval auto wetness(double ClimateZones::*member, std::string_view name, std::string_view doc) {
    return param(member, {.name = name, .unit = "1", .doc = doc, .min = 0, .max = 1});
}
}  // namespace detail

constexpr auto ClimateZones::params() {
    using Z = ClimateZones;
    return std::tuple{
        choice(&Z::scheme, {.name = "scheme",
                            .doc = "Whose classes: the document's table, Koppen and Geiger's, "
                                   "Holdridge's."}),
        detail::degrees(&Z::temperature, "temperature",
                        "Of the air at the level of the sea, if there is no field temperature."),
        param(&Z::lapse_rate,
              {.name = "lapse_rate",
               .unit = "K/km",
               .doc = "How much colder it is on high ground than `temperature` says.",
               .min = 0,
               .max = 20}),
        detail::wetness(&Z::humidity, "humidity", "Of the air, if there is no field humidity."),
        param(&Z::precipitation,
              {.name = "precipitation",
               .unit = "mm/yr",
               .doc = "Rain and snow of a year, if there is no field precipitation.",
               .min = 0,
               .max = 20000}),
        param(&Z::sea_level,
              {.name = "sea_level",
               .unit = "m",
               .doc = "Ground below it is sea, if there is no field sea; water stands up to it if "
                      "there is no field water.",
               .min = -1e6,
               .max = 1e6}),
        choice(&Z::ocean, {.name = "ocean",
                           .doc = "What tells the document's ocean from a lake: the field sea, or "
                                  "as in the thesis ground below ocean_floor."}),
        detail::metres(&Z::ocean_floor, "ocean_floor",
                       "Ground below it is ocean floor with ocean = \"thesis\"; 0.1 there."),
        detail::metres(&Z::lake_depth, "lake_depth",
                       "Water deeper than this is an ocean or a lake (p_lakeDepth 0.1)."),
        detail::metres(&Z::river_flow, "river_flow",
                       "Water of which more than this moves in a step is a river (p_riverFlow "
                       "0.005)."),
        detail::metres(&Z::river_depth, "river_depth", "A river is deeper than this (1e-4)."),
        detail::metres(&Z::ice, "ice", "Thicker ice is polar desert (0.1)."),
        param(&Z::humidity_zones,
              {.name = "humidity_zones",
               .unit = "1",
               .doc = "Columns of the document's table: 8 as it announces, 7 as it prints.",
               .min = 7,
               .max = 8}),
        detail::degrees(&Z::alpine_to, "alpine_to", "Upper end of alpine (temp -0.8)."),
        detail::degrees(&Z::boreal_to, "boreal_to", "Upper end of boreal (temp -0.3)."),
        detail::degrees(&Z::cold_to, "cold_to", "Upper end of cold (temp 0)."),
        detail::degrees(&Z::warm_to, "warm_to", "Upper end of warm (temp 0.25)."),
        detail::degrees(&Z::subtropical_to, "subtropical_to",
                        "Upper end of subtropical (temp 0.5); tropical is above."),
        detail::wetness(&Z::superarid_to, "superarid_to", "Upper end of superarid."),
        detail::wetness(&Z::perarid_to, "perarid_to", "Upper end of perarid."),
        detail::wetness(&Z::arid_to, "arid_to", "Upper end of arid."),
        detail::wetness(&Z::semiarid_to, "semiarid_to", "Upper end of semiarid."),
        detail::wetness(&Z::subhumid_to, "subhumid_to",
                        "Upper end of subhumid; not used with seven zones."),
        detail::wetness(&Z::humid_to, "humid_to", "Upper end of humid with eight zones."),
        detail::wetness(&Z::humid_of_seven_to, "humid_of_seven_to",
                        "Upper end of humid with seven zones."),
        detail::wetness(&Z::perhumid_to, "perhumid_to",
                        "Upper end of perhumid; superhumid is above."),
    };
}

inline FieldUse ClimateZones::fields() {
    return {.reads = {}, .writes = {std::string(field::zone)}, .halo = 0};
}

}  // namespace cuesta
