// SPDX-License-Identifier: Apache-2.0
// Caves fall in where their roof is too thin for their width.
//
//   a roof holds if  L <= Lmax = t sqrt(2 sigma / q)                    beam clamped at both ends
//
// L is the shorter of the cave's lengths along x and y through the column (cave_span.h; an end open
// to a slope doubles it), t the solid rock at the bottom of the roof, sigma its weakest tensile
// strength (`cohesion` of the material), q the weight of all that lies above the cave. A roof whose
// lowest layer is loose falls at once. All caves are judged, then all that fail fall; again, until
// the rest holds.
//
// A fall takes the air out of the column: everything above sinks by its thickness, and the share
// `broken` of the lowest solid layer of the roof becomes regolith:
//   rubble  volume  as thick as the rock was; mass that the lighter rubble cannot hold is booked
//                   as gone
//           mass    it swells, t rho / rho_regolith, until the cave is filled: then no more breaks
// Water of the lowest cave (`cave_water`) is pushed up to the surface (`water`).
//
// Holds   rock volume (rubble = volume) or mass (rubble = mass); water; identical bits for any
//         threads and blocks. Ground without caves is not touched.
// Limits  what lies beyond an unwrapped map's border holds like rock. Each free end doubles a
//         length.
// Cost    one byte per layer while there are no caves; else O(caves) per round.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct CaveCollapse {
    enum class Rubble { volume, mass };

    double broken = 1;
    Rubble rubble = Rubble::volume;
    double strength = 1;

    static constexpr std::string_view name = "cave_collapse";
    static constexpr std::string_view summary =
        "Caves whose roof cannot carry itself fall in and leave sinkholes.";
    static constexpr std::array<std::string_view, 1> cites{"benes2001"};
    static constexpr std::array promises{turns_only_into("regolith"), hold(Holds::conserves_water),
                                         hold(Holds::never_raises_maximum)};
    static constexpr double traffic_bytes = 6;  // materials of five layers and their number
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 2; }  // rubble and what it broke off
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(CaveCollapse::Rubble) {
    return std::array<std::string_view, 2>{"volume", "mass"};
}

constexpr auto CaveCollapse::params() {
    return std::tuple{
        param(&CaveCollapse::broken,
              {.name = "break",
               .unit = "1",
               .doc = "Share of the lowest solid layer of a fallen roof that becomes regolith.",
               .min = 0,
               .max = 1}),
        choice(&CaveCollapse::rubble,
               {.name = "rubble",
                .doc = "Whether broken rock keeps its volume, or its mass and swells."}),
        param(&CaveCollapse::strength, {.name = "strength",
                                        .unit = "1",
                                        .doc = "Factor on the tensile strength of every rock.",
                                        .min = 0,
                                        .max = 1000}),
    };
}

inline FieldUse CaveCollapse::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers),
                       std::string(field::water), std::string(field::cave_water)},
            .halo = 1};
}

// Longest span in metres that carries itself over layer `air` of the column; 0 if the roof's lowest
// layer is loose. `strength` is a factor on the tensile strength.
double longest_span_m(const Column& column, int air, const MaterialTable& materials, double unit_m,
                      double strength = 1);

}  // namespace cuesta
