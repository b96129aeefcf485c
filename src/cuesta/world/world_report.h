// SPDX-License-Identifier: Apache-2.0
// How much a world is like the Earth: its heights, warmth, winds, rain, classes, ice and rivers,
// each beside the Earth's figure and the interval that counts as Earth-like.
//
// Every mean is weighted with the area of the cells. A map that wraps in x is a whole world: its
// rows run from pole to pole, a row's cells get smaller towards the poles, and its width is the
// length of the equator. Other maps are regions of even cells: figures that need latitudes are then
// not measured.
//
// Holds   sums in a fixed order: the same figures for any number of threads.
// Limits  Without a field `evaporation` what evaporates from land follows from its rain and warmth
//         [turc1954]. Earth's zonal curves are rounded ten-degree means [warren1979; adler2003]:
//         beside them a world is judged to a degree, not to a tenth.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/world/world_bands.h"
#include "cuesta/world/world_maps.h"

namespace cuesta {

// Fields the report looks at, height first.
const std::vector<std::string>& world_report_fields();

enum class WorldVerdict { inside, outside, told };  // told: there is no interval to be in
std::string_view word(WorldVerdict verdict);

struct WorldFigure {
    std::string name, title, unit;
    double value = 0;
    double earth = std::numeric_limits<double>::quiet_NaN();  // NaN: the Earth has no such figure
    double low = std::numeric_limits<double>::quiet_NaN();    // of the interval; NaN: open
    double high = std::numeric_limits<double>::quiet_NaN();
    WorldVerdict verdict() const;
};

struct ClassShare {
    int number = 0;
    std::string name;
    double of_land = 0, of_world = 0;
};

struct WorldReport {
    std::int64_t columns = 0, rows = 0;
    bool whole_world = false;
    double area_m2 = 0;
    std::vector<std::string> missing;  // fields that were not there
    std::vector<WorldFigure> figures;
    std::vector<WorldBand> bands;                       // from north to south, ten degrees each
    std::vector<WindBand> winds;                        // five degrees each
    std::vector<ClassShare> classes;                    // that occur, by number
    std::vector<std::pair<double, double>> hypsometry;  // height in m, share of the world above it
    const WorldFigure* find(std::string_view name) const;
    int count(WorldVerdict verdict) const;
};

// Error if there is no height, or a map has another size.
WorldReport measure_world(const WorldMaps& maps);

}  // namespace cuesta
