// SPDX-License-Identifier: Apache-2.0
// Plates: continents drift, collide and part; sea floor is made at ridges and dives at trenches.
//
//   every plate is a raster of crust in its own frame with a pose  (plate/plate_world.h): moving it
//   changes no cell, so outlines stay for ever and crust is exact in whole numbers
//   height   floats on the mantle by thickness and age, under a given amount of water, with
//            trenches and detail (plate/plate_view.h, plate/plate_relief.h)
//
// World   a map of longitudes and latitudes is a sphere, any other map a torus as wide as the
//         equator of the same planet is long, whatever its spacing says. The plates have a
//         `resolution` of their own, which no map changes: maps of any size show the same
//         continents.
// Coupled what other processes wore off or laid down since the last step is taken from and given
//         to the crust below, so that worn mountains rise and basins sink; what is finer than the
//         cells of the plates travels with them.
// Layers  travel with their plate, as do lakes and ice (plate/plate_travel.h): new sea floor is
//         basalt, overridden layers are thrust onto the plate above, uplift bends and breaks beds.
// Holds   crust: start + made - gone = present, in whole units (`plate_residual` counts what is
//         not, and is 0). The ground: what rises came in from below, what sinks is gone, booked.
//         The net of what came and went with travelling is booked for each material and for water.
// Blocks  the map is shown and asked for by blocks; each holds the whole world of plates, whose
//         size follows from `resolution` alone, and those of one process share the work on it
//         (plate/plate_share.h).
// Limits  plates are rigid. Layers travel by whole samples.
// Cost    8 ms a substep of half a million years at resolution 256, one core; 2 us a sample a step.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/tectonics/plate/plate_record.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta {

enum class PlateStart { random, ground, drawn };

constexpr auto choice_words(PlateStart) {
    return std::array<std::string_view, 3>{"random", "ground", "drawn"};
}

enum class PlateLayers { travel, stay };

constexpr auto choice_words(PlateLayers) {
    return std::array<std::string_view, 2>{"travel", "stay"};
}

struct Plates {
    std::int32_t plates = 12;
    std::int32_t least_plates = 10;
    double continents = 0.37;
    double continent_thickness = 36000;
    double speed = 0.075;
    double folding = 0.5;
    double merge_share = 0.3;
    std::int32_t merge_cells = 900;
    double arcs = 1;
    std::int32_t hotspots = 14;
    double swells = 1;
    double rollback = 0.02;
    double haul = 70e6;
    double water_depth = 2800;
    double relief = 1;
    PlateStart start = PlateStart::random;
    FieldOr drawn_plates = -1.0;
    FieldOr drawn_continents = 0.0;
    Numbers<128> velocities = {};
    double cycle = 0;
    bool coupled = true;
    PlateLayers layers = PlateLayers::travel;
    std::int32_t resolution = 64;
    double radius = 6371000;
    double time_step = 5e6;

    static constexpr std::string_view name = "plates";
    static constexpr std::string_view summary =
        "Continents drift, collide and part: plates with ridges, trenches, arcs and ranges.";
    static constexpr std::array<std::string_view, 3> cites{"stein1992", "cortial2019",
                                                           "gerteis2017"};
    static constexpr std::array promises{hold(Holds::makes_ground), hold(Holds::takes_ground),
                                         hold(Holds::sets_water)};
    static constexpr int temporaries = 1;
    static constexpr double grid_copies = 6;
    static constexpr double traffic_bytes = 64;
    static constexpr std::string_view keeps_state = plate::state_name;
    static constexpr auto params();
    static FieldUse fields();
    std::string region_problem() const {
        return "works on whole lands and cannot be part of a refinement";
    }
    std::string problem() const;
    plate::Rule rule(std::uint64_t seed) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Plates::params() {
    return std::tuple{
        param(&Plates::plates, {.name = "plates",
                                .unit = "1",
                                .doc = "Plates at the start.",
                                .min = 1,
                                .max = 40,
                                .source = {"maxPlates"}}),
        param(&Plates::least_plates, {.name = "least_plates",
                                      .unit = "1",
                                      .doc = "Below so many plates the widest one parts.",
                                      .min = 1,
                                      .max = 40}),
        param(&Plates::continents, {.name = "continents",
                                    .unit = "1",
                                    .doc = "Share of the world that is continent at the start.",
                                    .min = 0,
                                    .max = 1}),
        param(&Plates::continent_thickness, {.name = "continent_thickness",
                                             .unit = "m",
                                             .doc = "Thickness of continents at the start.",
                                             .min = 20000,
                                             .max = 50000}),
        param(&Plates::speed, {.name = "speed",
                               .unit = "m/yr",
                               .doc = "How fast plates drift by themselves.",
                               .min = 0,
                               .max = 0.5}),
        param(&Plates::folding,
              {.name = "folding",
               .unit = "1",
               .doc = "Share of colliding crust that is pushed onto the other continent; the rest "
                      "is folded back.",
               .min = 0,
               .max = 1,
               .source = {"foldingRatio"}}),
        param(&Plates::merge_share,
              {.name = "merge_share",
               .unit = "1",
               .doc = "Share of the smaller continent that has to collide before two plates become "
                      "one.",
               .min = 0.01,
               .max = 3,
               .source = {"aggrOverlapRel"}}),
        param(&Plates::merge_cells,
              {.name = "merge_cells",
               .unit = "1",
               .doc = "Collided cells of the plates' raster that are enough for it.",
               .min = 1,
               .max = 8'000'000,
               .source = {"aggrOverlapAbs"}}),
        param(&Plates::arcs, {.name = "arcs",
                              .unit = "1",
                              .doc = "How much rock rises as magma where plates dive.",
                              .min = 0,
                              .max = 5}),
        param(&Plates::hotspots, {.name = "hotspots",
                                  .unit = "1",
                                  .doc = "Places where rock rises from the deep for ever.",
                                  .min = 0,
                                  .max = 200}),
        param(&Plates::swells, {.name = "swells",
                                .unit = "1",
                                .doc = "Strength of the swells and basins of old continents.",
                                .min = 0,
                                .max = 3}),
        param(&Plates::rollback, {.name = "rollback",
                                  .unit = "m/yr",
                                  .doc = "How fast trenches between sea floors bow out into arcs.",
                                  .min = 0,
                                  .max = 0.1}),
        param(
            &Plates::haul,
            {.name = "haul",
             .unit = "yr",
             .doc = "Time in which high crust is carried to the margins of its plate, in place of "
                    "rivers; 0: never, where processes that erode run beside it.",
             .min = 0,
             .max = 1e10}),
        param(&Plates::water_depth,
              {.name = "water_depth",
               .unit = "m",
               .doc = "Depth that the water of the world would have if it covered all of it; it "
                      "sets the level of the sea, which is height 0.",
               .min = 0,
               .max = 20000}),
        param(&Plates::relief,
              {.name = "relief",
               .unit = "1",
               .doc = "Strength of the detail that is finer than the plates' cells.",
               .min = 0,
               .max = 3}),
        choice(&Plates::start, {.name = "start",
                                .doc = "random: continents of noise; ground: the highest ground of "
                                       "the map is continent; drawn: plates and continents are "
                                       "those of `drawn_plates` and `drawn_continents`."}),
        param(&Plates::drawn_plates,
              {.name = "drawn_plates",
               .unit = "1",
               .doc = "Number of the plate at each place, a field; where it is below 0, plates are "
                      "drawn at random.",
               .min = -1,
               .max = 1e6}),
        param(&Plates::drawn_continents,
              {.name = "drawn_continents",
               .unit = "1",
               .doc = "Share of continent at each place, a field: 0 sea floor, 1 continent.",
               .min = 0,
               .max = 1}),
        param(&Plates::velocities,
              {.name = "velocities",
               .unit = "m/yr",
               .doc = "Of drawn plates in the order of their numbers: speed to the east and to the "
                      "south in the middle of each.",
               .min = -0.5,
               .max = 0.5}),
        param(&Plates::cycle,
              {.name = "cycle",
               .unit = "yr",
               .doc = "After so long all plates are drawn anew over the crust there is; 0: never.",
               .min = 0,
               .max = 1e10}),
        toggle(&Plates::coupled,
               {.name = "coupled",
                .doc = "Take into the crust what other processes wear off and lay "
                       "down."}),
        choice(
            &Plates::layers,
            {.name = "layers",
             .doc = "Layers, ice and lakes travel with their plate, and the sea settles anew; or "
                    "they stay where they are on the map."}),
        param(
            &Plates::resolution,
            {.name = "resolution",
             .unit = "1",
             .doc = "Cells of a plate's raster along a quarter of the equator, in sixteens: 64 is "
                    "a quick look, 256 a planet; another resolution is another world.",
             .min = 16,
             .max = 512}),
        param(&Plates::radius, {.name = "radius",
                                .unit = "m",
                                .doc = "Radius of the planet.",
                                .min = 5e5,
                                .max = 2e7}),
        param(&Plates::time_step, {.name = "time_step",
                                   .unit = "yr",
                                   .doc = "Time that one step stands for.",
                                   .min = 1e-3,
                                   .max = 1e8,
                                   .scale = Scale::log}),
    };
}

inline FieldUse Plates::fields() {
    return {.reads = {},
            .writes = {std::string(field::height),
                       std::string(field::layers),
                       std::string(field::plate),
                       std::string(field::crust_thickness),
                       std::string(field::crust_age),
                       std::string(field::orogeny_age),
                       std::string(field::crust_kind),
                       std::string(field::plate_border),
                       std::string(field::plate_velocity_x),
                       std::string(field::plate_velocity_y),
                       std::string(field::uplift_rate),
                       "plates.shown",
                       "plates.detail",
                       std::string(field::water),
                       std::string(field::ice),
                       std::string(field::snow),
                       std::string(field::groundwater),
                       std::string(field::cave_water),
                       std::string(field::wear),
                       std::string(field::deposit)},
            .halo = 0};
}

}  // namespace cuesta
