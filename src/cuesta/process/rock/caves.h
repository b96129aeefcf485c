// SPDX-License-Identifier: Apache-2.0
// Caves: air layers carved into rock below the surface.
//
//   tunnels  where two noises are both near 0: the line in which two curved sheets meet is a tube
//                (n1 / g1)^2 + (n2 / g2)^2 < radius^2,   g the usual steepness of each noise
//            One noise changes quicker upwards (`flatness`), so passages run level for the most.
//   volume   between the heights `floor` and `roof`, numbers or fields; a mask bounds it sideways
//
// Only rock of the chosen kind becomes air, at least `least_roof` below the surface; what is carved
// out is booked as gone. The surface stays where it is.
//
// Holds   carving again changes nothing; places depend on world metres and the seed alone.
// Limits  a column holds six cavities; `left_out_cavities` counts others. Noise is sampled every
//         third of the radius, or depth / 512 if that is more: thinner openings may be missed.
// Cost    tunnels: about 3 microseconds per column of limestone with default values.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Caves {
    enum class Shape { tunnels, volume };
    enum class Rock { limestone, soluble, solid, any };

    Shape shape = Shape::tunnels;
    Rock rock = Rock::limestone;
    double wavelength = 150;
    double radius = 4;
    double flatness = 0.4;
    double depth = 150;
    double least_roof = 3;
    FieldOr floor = 0.0;
    FieldOr roof = 0.0;

    static constexpr std::string_view name = "caves";
    static constexpr std::string_view summary =
        "Carves caves below the surface: winding tunnels, or a volume between two heights.";
    static constexpr std::array<std::string_view, 2> cites{"benes2001", "perlin2002"};
    static constexpr std::array promises{hold(Holds::takes_ground), hold(Holds::leaves_water),
                                         hold(Holds::never_raises_maximum)};
    static constexpr double traffic_bytes = 30;  // columns read and written
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 4; }  // two tunnels above each other
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Caves::Shape) {
    return std::array<std::string_view, 2>{"tunnels", "volume"};
}
constexpr auto choice_words(Caves::Rock) {
    return std::array<std::string_view, 4>{"limestone", "soluble", "solid", "any"};
}

constexpr auto Caves::params() {
    return std::tuple{
        choice(&Caves::shape,
               {.name = "shape",
                .doc = "Tunnels that follow a noise, or everything between two heights."}),
        choice(&Caves::rock,
               {.name = "rock",
                .doc = "What may become air: limestone, limestone and marble, all solid rock, or "
                       "anything."}),
        param(&Caves::wavelength, {.name = "wavelength",
                                   .unit = "m",
                                   .doc = "Distance over which tunnels wind.",
                                   .min = 1,
                                   .max = 1e5,
                                   .scale = Scale::log}),
        param(&Caves::radius, {.name = "radius",
                               .unit = "m",
                               .doc = "Usual radius of a tunnel.",
                               .min = 0.05,
                               .max = 1e3,
                               .scale = Scale::log}),
        param(&Caves::flatness,
              {.name = "flatness",
               .unit = "1",
               .doc = "Height of the noise that keeps tunnels level, as a share of the wavelength.",
               .min = 0.02,
               .max = 2,
               .scale = Scale::log}),
        param(&Caves::depth, {.name = "depth",
                              .unit = "m",
                              .doc = "How far below the surface tunnels reach.",
                              .min = 0,
                              .max = 1e4}),
        param(&Caves::least_roof, {.name = "least_roof",
                                   .unit = "m",
                                   .doc = "Ground that stays above every cave; 0 lets caves open.",
                                   .min = 0,
                                   .max = 1e4}),
        param(&Caves::floor, {.name = "floor",
                              .unit = "m",
                              .doc = "Height of the lower side of a volume.",
                              .min = -1e5,
                              .max = 1e5}),
        param(&Caves::roof, {.name = "roof",
                             .unit = "m",
                             .doc = "Height of the upper side of a volume.",
                             .min = -1e5,
                             .max = 1e5}),
    };
}

inline FieldUse Caves::fields() {
    return {
        .reads = {}, .writes = {std::string(field::height), std::string(field::layers)}, .halo = 0};
}

}  // namespace cuesta
