// SPDX-License-Identifier: Apache-2.0
// A world made by one recipe beside the Earth: its report (world/world_report.h), each figure with
// the Earth's interval. The recipe is that of examples/earthlike.toml with other ranges and another
// seed, at half its size: one world that is like the Earth in all of them; others miss some.
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "cuesta/base/error.h"
#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"
#include "cuesta/world/world_report.h"

namespace cuesta::verify {
namespace {

constexpr const char* earth_recipe = R"(seed = 3
[grid]
size = [256, 128]
spacing = "156.4 km"
projection = "latlon"
[[stage]]
op = "fbm"
wavelength = "9000 km"
hurst = 0.85
relief = 1000
scaling = "world"
[[stage]]
op = "curve"
measure = "metres"
form = "linear"
points = [0, -5500, 390, -4500, 540, -3800, 576, -200, 588, 0, 620, 120, 740, 400, 890, 800,
          1000, 1300]
[[stage]]
op = "select"
into = "land"
from = "height"
by = "height"
low = 60
high = 100000
shoulder = 60
[[stage]]
op = "ridged"
into = "ranges"
wavelength = "3000 km"
relief = "4000 m"
[[stage]]
op = "curve"
into = "ranges"
points = [0, 0, 0.62, 0, 0.8, 0.3, 1, 1]
[[stage]]
op = "math"
rule = "add"
value = "ranges"
mask = "land"
[[stage]]
op = "climate"
monthly = false
for_rivers = true
[[stage]]
op = "simulate"
steps = 20
[[stage.process]]
op = "stream_power"
rain = "runoff"
sea_level = 0
deposition = 0.5
deltas = false
[[stage]]
op = "climate"
for_rivers = true
[[stage]]
op = "snow"
years = 5000
feed_rivers = true
[[stage]]
op = "fill_lakes"
balance = true
runoff = "runoff"
rain = "rain"
evaporation = "lake_evaporation"
sea_level = 0
[[stage]]
op = "climate_zones"
scheme = "koppen"
)";

struct Made {
    WorldReport report;
    double residual = 0;
};

// Made once, whoever asks first.
const Made& earth() {
    static const Made made = [] {
        const std::unique_ptr<Run> run = run_recipe(earth_recipe);
        WorldMaps maps;
        maps.grid = run->plan.grid;
        std::vector<std::string> names = world_report_fields();
        names.emplace_back("snow_line");
        for (const std::string& name : names) maps.fields[name] = run->domain.collect(name);
        return Made{measure_world(maps), worst_residual(*run)};
    }();
    return made;
}

// The figures of these names, as far as the Earth has an interval for them.
Answer beside(std::initializer_list<const char*> names) {
    Answer answer;
    for (const char* name : names) {
        const WorldFigure* figure = earth().report.find(name);
        if (figure == nullptr) throw Error(std::string("the report has no figure ") + name);
        // Long titles have no room in the table.
        std::string what = figure->title;
        if (what.size() > 38) {
            what = name;
            std::replace(what.begin(), what.end(), '_', ' ');
        }
        constexpr double far = std::numeric_limits<double>::infinity();
        answer.figures.push_back(between(std::move(what), figure->unit, figure->value,
                                         std::isnan(figure->low) ? -far : figure->low,
                                         std::isnan(figure->high) ? far : figure->high));
    }
    return answer;
}

}  // namespace

std::vector<Problem> world_problems() {
    const std::string made = " A world made by one recipe, beside the Earth's intervals.";
    return {
        {0, "earth_heights", "world", "Land, sea and their heights." + made,
         [] {
             return beside({"land_share", "mean_land", "mean_sea", "modes_apart"});
         }},
        {0, "earth_climate", "world", "Belts of warmth, wind and rain." + made,
         [] {
             return beside({"mean_temperature", "temperature_rmse", "trades", "westerlies",
                            "polar_easterlies", "world_rain", "zonal_rain", "rain_shadow"});
         }},
        {0, "earth_classes", "world", "Shares of Koppen's classes." + made,
         [] {
             return beside({"koppen_a", "koppen_b", "koppen_cd", "koppen_e"});
         }},
        {0, "earth_snow", "world", "The snow line and the ice above it." + made,
         [] {
             return beside(
                 {"snow_line_tropics", "snow_line_middle", "snow_line_polar", "land_ice"});
         }},
        {0, "earth_energy", "world",
         "Sunlight, heat and what must be carried to the poles for both to fit." + made,
         [] {
             return beside({"absorbed", "emitted", "energy_gain", "albedo", "carried_north",
                            "carried_south", "carried_north_at", "carried_south_at"});
         }},
        {0, "earth_water", "world", "Rain, rivers and lakes of the land." + made,
         [] {
             Answer answer = beside({"land_rain", "land_evaporation", "runoff", "discharge",
                                     "largest_river", "runoff_closed", "lakes"});
             answer.figures.push_back(
                 within("residual of all accounts", "1", earth().residual, 0, 1e-12));
             return answer;
         }},
    };
}

}  // namespace cuesta::verify
