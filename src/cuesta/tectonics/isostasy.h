// SPDX-License-Identifier: Apache-2.0
// Isostasy: the crust floats. Where rock is worn off it rises, under deposits, ice, lava and water
// it sinks.
//
//   q = sum of density x thickness of all layers, water, snow and ice, and `load`
//   Airy      w = dq / (rho_m - rho_f)                               every place by itself
//   flexure   D lap^2 w + (rho_m - rho_f) g w = g dq                 (tectonics/flexure.h)
//   in time   dz/dt = -(z - balance) / relaxation                    exactly over a step
//
// Only changes of the load count, from the first step on: the land is taken to be in balance with
// what lies on it then (`start`). What `uplift` and `plates` raise is carried by what raises it and
// is no load, unless `raised` says that it is. A layer counts with the density of its material.
//
// Edges   as of the map: a wrapped plate goes on, walls are mirrors, beyond open sides the load
//         does not change. Border samples of open sides stay, unless edges_fixed is false.
// Holds   what rises is booked as come in from below, what sinks as gone, in the material of the
//         bed; same bits for any threads, blocks and restarts. Parts of a unit, and what relaxation
//         has not done yet, wait in `isostasy.due`, in metres.
// Limits  the load is known to 2 kg/m2, under a millimetre of rock. Ground beyond the range of its
//         unit gets a coarser one (`coarser_units`). Fields outside the range of `load` are taken
//         at its end (`limited_loads`). Under a mask the load outside it counts, and does not move.
// Cost    O(layers) and a Fourier transform of the map a step, shared out among the blocks.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/tectonics/flexure.h"

namespace cuesta {

enum class IsostasyStart { balanced, bare };

constexpr auto choice_words(IsostasyStart) {
    return std::array<std::string_view, 2>{"balanced", "bare"};
}

enum class RaisedGround { carried, weighs };

constexpr auto choice_words(RaisedGround) {
    return std::array<std::string_view, 2>{"carried", "weighs"};
}

struct Isostasy {
    using Start = IsostasyStart;

    double elastic_thickness = 10000;
    double relaxation = 4000;
    FieldOr load = 0.0;
    Numbers<64> load_history = {};
    Start start = Start::balanced;
    RaisedGround raised = RaisedGround::carried;
    double mantle_density = 3300;
    double infill_density = 0;
    double youngs_modulus = 70e9;
    double poisson_ratio = 0.25;
    bool edges_fixed = true;
    double time_step = 20000;

    static constexpr std::string_view name = "isostasy";
    static constexpr std::string_view summary =
        "The crust floats: it rises where rock is worn off and sinks under deposits, ice and "
        "water.";
    static constexpr std::array<std::string_view, 2> cites{"turcotte2014", "watts2001"};
    static constexpr std::array promises{hold(Holds::makes_ground), hold(Holds::takes_ground),
                                         hold(Holds::leaves_water)};
    static constexpr int temporaries = 1;
    static constexpr double grid_copies = 4;
    static constexpr double traffic_bytes = 64;
    static constexpr auto params();
    static FieldUse fields();
    std::string region_problem() const {
        return "works on whole lands and cannot be part of a refinement";
    }
    // A plate that bends between walls or under a mask is transformed in a frame around the map.
    double copies(std::size_t) const { return grid_copies + (elastic_thickness > 0 ? 7 : 0); }
    std::string problem() const;
    ElasticPlate plate() const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Isostasy::params() {
    return std::tuple{
        param(&Isostasy::elastic_thickness,
              {.name = "elastic_thickness",
               .unit = "m",
               .doc = "Thickness of the plate that bends as a whole; with 0 every place floats by "
                      "itself.",
               .min = 0,
               .max = 100000}),
        param(&Isostasy::relaxation,
              {.name = "relaxation",
               .unit = "yr",
               .doc = "Time in which all but a share of 1/e of what is due is done, as the mantle "
                      "flows in; with 0 at once.",
               .min = 0,
               .max = 1e6}),
        param(&Isostasy::load,
              {.name = "load",
               .unit = "m",
               .doc = "A load beside what lies on the ground, as a depth of water: a kilometre of "
                      "ice is 917 m.",
               .min = -10000,
               .max = 10000}),
        param(&Isostasy::load_history,
              {.name = "load_history",
               .unit = "yr",
               .doc = "Pairs of a time since the first step and a factor on `load` then; the first "
                      "factor holds before, the last one after them.",
               .min = 0,
               .max = 1e9}),
        choice(&Isostasy::start,
               {.name = "start",
                .doc = "What the crust is in balance with at first: all that lies there, or the "
                       "ground without its water, snow and ice (bare)."}),
        choice(&Isostasy::raised,
               {.name = "raised",
                .doc = "What `uplift` and `plates` raise: carried by what raises it, or a load as "
                       "thrust sheets are (weighs), which makes a hollow in front of a range."}),
        param(&Isostasy::mantle_density, {.name = "mantle_density",
                                          .unit = "kg/m3",
                                          .doc = "Density of the mantle.",
                                          .min = 3000,
                                          .max = 4500}),
        param(
            &Isostasy::infill_density,
            {.name = "infill_density",
             .unit = "kg/m3",
             .doc = "Density of what fills a hollow as it sinks, where no process does that; 0 is "
                    "air.",
             .min = 0,
             .max = 2800}),
        param(&Isostasy::youngs_modulus, {.name = "youngs_modulus",
                                          .unit = "Pa",
                                          .doc = "Young's modulus of the plate.",
                                          .min = 1e9,
                                          .max = 2e11,
                                          .scale = Scale::log}),
        param(&Isostasy::poisson_ratio, {.name = "poisson_ratio",
                                         .unit = "1",
                                         .doc = "Poisson's ratio of the plate.",
                                         .min = 0,
                                         .max = 0.5}),
        toggle(&Isostasy::edges_fixed,
               {.name = "edges_fixed",
                .doc = "Border samples of open edges stay where they are, as base level."}),
        param(&Isostasy::time_step, {.name = "time_step",
                                     .unit = "yr",
                                     .doc = "Time that one step stands for.",
                                     .min = 1e-3,
                                     .max = 1e9,
                                     .scale = Scale::log}),
    };
}

inline FieldUse Isostasy::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::deflection), "isostasy.due",
                       "isostasy.load", "isostasy.raised"},
            .halo = 0};
}

}  // namespace cuesta
