// SPDX-License-Identifier: Apache-2.0
// Fills the ground under the surface with a sequence of layers: level, tilted, folded, faulted,
// undulating, cut by intrusions. The surface stays as it is.
//
//   material(x, y, z): layers and lenses are laid on each other (strata/sequence.h)
//     follow   the datum is a field instead of a level
//     tilt     s = z cos dip + d sin dip, d = metres towards the dip, strike + 90 degrees
//     folds    z is lowered by A sin(2 pi u / wavelength), u = metres across the axes
//     faults   blocks are moved up and down (strata/fault_blocks.h)
//   then stocks and dykes cut through all of it, as they are younger
//
// Scheme  every column is cut where its boundaries lie, to the unit of the ground. Thickness is
//         measured across the layers, so that tilted ones are as thick as level ones.
// Place   noise, intrusions and lenses lie in world metres; dip, folds and faults count from the
//         middle of the map or from the world's origin (`anchor`). With the latter a part of a map
//         has the geology of the whole above its own floor, to the bit.
// Holds   the surface to the bit (unless `fault_scarp` is above 0); the same bits for any threads
//         and blocks. The books name what each column gained and lost of every material by volume:
//         geology is set up, not a process that keeps mass.
// Edges   folds, undulation, lenses and stocks are seamless on wrapped maps (fold waves are rounded
//         to fit); dip, faults and dykes end at the seam, "cut_at_seam" says so.
// Limits  layers are laid down to a level floor, `depth` below the lowest ground of the map; deeper
//         down the lowest material goes on. It lays 32 layers at most, from the top;
//         "columns_cut_short" counts those that would need more to reach the floor.
// Cost    O(layers) per column; up to four temporary fields of noise.
#pragma once

#include <string>

#include "cuesta/generate/strata/fault_blocks.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class StrataMeasure { metres, shares };
constexpr auto choice_words(StrataMeasure) {
    return std::array<std::string_view, 2>{"metres", "shares"};
}
enum class StrataAnchor { centre, world };
constexpr auto choice_words(StrataAnchor) {
    return std::array<std::string_view, 2>{"centre", "world"};
}

struct Strata {
    static constexpr std::size_t most_materials = 24;

    MaterialNames<most_materials> materials{"granite", "slate", "limestone", "sandstone"};
    Numbers<most_materials> thickness{100};
    StrataMeasure measure = StrataMeasure::metres;
    bool repeat = false;
    double base = 0;
    Name follow = {};
    StrataAnchor anchor = StrataAnchor::centre;
    double dip = 0;
    double strike = 0;
    double undulation = 10;
    double wavelength = 2000;
    double variation = 0.3;
    double fold_amplitude = 0;
    double fold_wavelength = 4000;
    double fold_strike = 0;
    FaultStyle fault_style = FaultStyle::steps;
    double fault_spacing = 0;
    double fault_throw = 100;
    double fault_dip = 70;
    double fault_strike = 20;
    double fault_scarp = 0;
    double lens_spacing = 0;
    double lens_radius = 400;
    double lens_thickness = 40;
    MaterialName lens_material = "sandstone";
    double intrusion_spacing = 0;
    double intrusion_radius = 1000;
    double intrusion_top = 500;
    MaterialName intrusion_material = "granite";
    double dyke_spacing = 0;
    double dyke_width = 60;
    double dyke_strike = 110;
    MaterialName dyke_material = "granite";
    double depth = 1000;
    bool keep_loose = false;

    static constexpr std::string_view name = "strata";
    static constexpr std::string_view summary =
        "Fills the ground with layers of rock: tilted, folded, faulted, cut by intrusions.";
    static constexpr std::array<std::string_view, 2> cites{"muench2011", "ramsay1967"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::makes_ground),
                                         hold(Holds::leaves_water)};
    static constexpr int most_beds = 32;
    static constexpr bool once = true;
    static constexpr int temporaries = 4;
    static constexpr double traffic_bytes = 100;  // planes and four buried levels, written
    static constexpr auto params();
    static FieldUse fields();
    std::string problem() const;
    int layers() const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Strata::params() {
    return std::tuple{
        cuesta::materials(&Strata::materials,
                          {.name = "materials", .doc = "The layers from bottom to top."}),
        param(&Strata::thickness,
              {.name = "thickness",
               .unit = "m",
               .doc = "Thickness of each layer, across it; a shorter list is gone through again.",
               .min = 0.01,
               .max = 1e5}),
        choice(&Strata::measure,
               {.name = "measure",
                .doc = "Whether thickness means metres, or shares of the height above base."}),
        toggle(&Strata::repeat, {.name = "repeat",
                                 .doc = "Repeats the sequence upwards and downwards; else its "
                                        "lowest and uppermost layers go on."}),
        param(&Strata::base, {.name = "base",
                              .unit = "m",
                              .doc = "Height of the bottom of the sequence, above the followed "
                                     "field if there is one.",
                              .min = -1e5,
                              .max = 1e5}),
        field_name(&Strata::follow,
                   {.name = "follow",
                    .doc = "Field that the layers run parallel to, such as height; else level."}),
        choice(&Strata::anchor,
               {.name = "anchor",
                .doc = "Where dip, folds, faults and dykes count from: the middle of the map or "
                       "the origin of the world."}),
        param(
            &Strata::dip,
            {.name = "dip", .unit = "deg", .doc = "Steepness of the layers.", .min = 0, .max = 85}),
        param(&Strata::strike, {.name = "strike",
                                .unit = "deg",
                                .doc = "Direction of level lines on the layers, clockwise from "
                                       "north; they dip to its right.",
                                .min = -360,
                                .max = 360}),
        param(&Strata::undulation,
              {.name = "undulation",
               .unit = "m",
               .doc = "How far boundaries wander up and down by themselves; thin layers pinch out.",
               .min = 0,
               .max = 1e4}),
        param(&Strata::wavelength, {.name = "wavelength",
                                    .unit = "m",
                                    .doc = "Size of the largest undulations.",
                                    .min = 1,
                                    .max = 1e7,
                                    .scale = Scale::log}),
        param(&Strata::variation,
              {.name = "variation",
               .unit = "1",
               .doc = "How irregular folds, faults, dykes and intrusions are: 0 is drawn by ruler.",
               .min = 0,
               .max = 1}),
        param(&Strata::fold_amplitude, {.name = "fold_amplitude",
                                        .unit = "m",
                                        .doc = "Height of folds above their mean; 0 has none.",
                                        .min = 0,
                                        .max = 1e4}),
        param(&Strata::fold_wavelength, {.name = "fold_wavelength",
                                         .unit = "m",
                                         .doc = "Distance from one fold to the next.",
                                         .min = 1,
                                         .max = 1e7,
                                         .scale = Scale::log}),
        param(
            &Strata::fold_strike,
            {.name = "fold_strike",
             .unit = "deg",
             .doc = "Direction of the fold axes, clockwise from north. Dip along it plunges them.",
             .min = -360,
             .max = 360}),
        choice(&Strata::fault_style,
               {.name = "fault_style",
                .doc = "Whether each fault lowers the next block, or pairs of faults lower grabens "
                       "between them."}),
        param(&Strata::fault_spacing, {.name = "fault_spacing",
                                       .unit = "m",
                                       .doc = "Distance between faults or grabens, the first near "
                                              "the anchor; 0 has none.",
                                       .min = 0,
                                       .max = 1e7}),
        param(&Strata::fault_throw, {.name = "fault_throw",
                                     .unit = "m",
                                     .doc = "How far a fault lowers what lies on it; below 0 it "
                                            "lifts (reverse faults, horsts).",
                                     .min = -1e4,
                                     .max = 1e4}),
        param(&Strata::fault_dip, {.name = "fault_dip",
                                   .unit = "deg",
                                   .doc = "Steepness of the faults.",
                                   .min = 20,
                                   .max = 90}),
        param(&Strata::fault_strike, {.name = "fault_strike",
                                      .unit = "deg",
                                      .doc = "Direction of the faults, clockwise from north; they "
                                             "dip to its right.",
                                      .min = -360,
                                      .max = 360}),
        param(&Strata::fault_scarp, {.name = "fault_scarp",
                                     .unit = "1",
                                     .doc = "Share of the throw by which the surface moves too.",
                                     .min = 0,
                                     .max = 1}),
        param(&Strata::lens_spacing, {.name = "lens_spacing",
                                      .unit = "m",
                                      .doc = "Distance between lenses in the layers; 0 has none.",
                                      .min = 0,
                                      .max = 1e7}),
        param(&Strata::lens_radius, {.name = "lens_radius",
                                     .unit = "m",
                                     .doc = "Largest radius of a lens.",
                                     .min = 1,
                                     .max = 1e6,
                                     .scale = Scale::log}),
        param(&Strata::lens_thickness, {.name = "lens_thickness",
                                        .unit = "m",
                                        .doc = "Thickness in the middle of a lens.",
                                        .min = 0.01,
                                        .max = 1e4,
                                        .scale = Scale::log}),
        material(&Strata::lens_material,
                 {.name = "lens_material", .doc = "What lenses are made of."}),
        param(&Strata::intrusion_spacing,
              {.name = "intrusion_spacing",
               .unit = "m",
               .doc = "Distance between stocks that rise through the layers; 0 has none.",
               .min = 0,
               .max = 1e7}),
        param(&Strata::intrusion_radius, {.name = "intrusion_radius",
                                          .unit = "m",
                                          .doc = "Largest radius of a stock.",
                                          .min = 1,
                                          .max = 1e6,
                                          .scale = Scale::log}),
        param(&Strata::intrusion_top, {.name = "intrusion_top",
                                       .unit = "m",
                                       .doc = "Height that the tops of stocks reach.",
                                       .min = -1e5,
                                       .max = 1e5}),
        material(&Strata::intrusion_material,
                 {.name = "intrusion_material", .doc = "What stocks are made of."}),
        param(&Strata::dyke_spacing, {.name = "dyke_spacing",
                                      .unit = "m",
                                      .doc = "Distance between upright dykes; 0 has none.",
                                      .min = 0,
                                      .max = 1e7}),
        param(&Strata::dyke_width, {.name = "dyke_width",
                                    .unit = "m",
                                    .doc = "Width of a dyke.",
                                    .min = 0.1,
                                    .max = 1e5,
                                    .scale = Scale::log}),
        param(&Strata::dyke_strike, {.name = "dyke_strike",
                                     .unit = "deg",
                                     .doc = "Direction of the dykes, clockwise from north.",
                                     .min = -360,
                                     .max = 360}),
        material(&Strata::dyke_material,
                 {.name = "dyke_material", .doc = "What dykes are made of."}),
        param(
            &Strata::depth,
            {.name = "depth",
             .unit = "m",
             .doc = "How far below the lowest ground layers are laid; what is found there goes on.",
             .min = 0,
             .max = 1e5}),
        toggle(&Strata::keep_loose,
               {.name = "keep_loose",
                .doc = "Leaves loose layers on top, such as regolith, and lays rock below them."}),
    };
}

inline FieldUse Strata::fields() {
    return {
        .reads = {}, .writes = {std::string(field::height), std::string(field::layers)}, .halo = 0};
}

}  // namespace cuesta
