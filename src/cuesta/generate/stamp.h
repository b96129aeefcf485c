// SPDX-License-Identifier: Apache-2.0
// A height map from a file, or a field made by an earlier stage, placed at a position with size,
// rotation and a soft rim.
//
//   out = outside + w (strength height - outside),   w = coverage of the stamp, 0 to 1
//
// The rim: w falls from 1 to 0 over the outer `falloff` share of the way from the centre to the
// edge of the ellipse (round) or rectangle (square) by t^2 (3 - 2 t). Samples of the file without a
// value are holes. A field is taken whole, from edge to edge of the map, and shrunk to `size`.
//
// Use     blend = "add" lays the stamp on the land. To put it in place of the land, make the mask
//         first (output = "coverage", into a field) and run the stamp through that mask. For max,
//         set `outside` below the land.
// Place   x and y are metres east and south of the map's centre, or of the world's origin. On a
//         wrapped axis the copy nearest to a sample counts, so a stamp may lie across the seam.
// Holds   the same land for any size of the map; the same bits on any block.
// Limits  a stamp that covers no sample is counted as "stamp_misses_map". A stamp wider than a
//         wrapped map is cut where it meets itself. A file without any value is refused.
// Cost    O(covered samples * 16); a source finer than the map is first averaged down to it. A
//         field is copied, as it may be the one that is written. Of a file a block reads what it
//         shows, a band of a million samples at a time; on a map that wraps, copy by copy.
#pragma once

#include <string>

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class StampAnchor { centre, world };
constexpr auto choice_words(StampAnchor) {
    return std::array<std::string_view, 2>{"centre", "world"};
}
enum class StampRim { round, square };
constexpr auto choice_words(StampRim) {
    return std::array<std::string_view, 2>{"round", "square"};
}
enum class StampOutput { height, coverage };
constexpr auto choice_words(StampOutput) {
    return std::array<std::string_view, 2>{"height", "coverage"};
}

struct Stamp {
    InputFile file = {};
    Name field = {};
    double x = 0;
    double y = 0;
    StampAnchor anchor = StampAnchor::centre;
    double size = 1000;
    double rotation = 0;
    double strength = 1;
    double falloff = 0.3;
    StampRim rim = StampRim::round;
    double low = 0;
    double high = 0;
    double outside = 0;
    StampOutput output = StampOutput::height;

    static constexpr std::string_view name = "stamp";
    static constexpr std::string_view summary =
        "A height map from a file or a field, placed on the land.";
    static constexpr std::array<std::string_view, 2> cites{"keys1981", "gortler1996"};
    static constexpr double grid_copies = 2;  // when the file has map size: values and holes
    static constexpr auto params() {
        return std::tuple{
            optional_file(&Stamp::file,
                          {.name = "file",
                           .doc = "Height map to place, relative to the recipe; or give field."}),
            field_name(&Stamp::field,
                       {.name = "field", .doc = "Field to place instead of a file."}),
            param(&Stamp::x, {.name = "x",
                              .unit = "m",
                              .doc = "Where the middle of the stamp lies, eastwards.",
                              .min = -1e7,
                              .max = 1e7}),
            param(&Stamp::y, {.name = "y",
                              .unit = "m",
                              .doc = "Where the middle of the stamp lies, southwards.",
                              .min = -1e7,
                              .max = 1e7}),
            choice(&Stamp::anchor,
                   {.name = "anchor",
                    .doc = "Whether x and y count from the centre of the map or from the origin of "
                           "the world."}),
            param(&Stamp::size,
                  {.name = "size",
                   .unit = "m",
                   .doc = "Width of the stamp; its other side follows from the source.",
                   .min = 0.1,
                   .max = 1e6,
                   .scale = Scale::log}),
            param(&Stamp::rotation, {.name = "rotation",
                                     .unit = "deg",
                                     .doc = "How far the stamp is turned clockwise.",
                                     .min = -360,
                                     .max = 360}),
            param(&Stamp::strength, {.name = "strength",
                                     .unit = "1",
                                     .doc = "Factor of the stamp's heights; below 0 it digs.",
                                     .min = -100,
                                     .max = 100}),
            param(&Stamp::falloff, {.name = "falloff",
                                    .unit = "1",
                                    .doc = "Share of the way from centre to edge over which the "
                                           "stamp fades out.",
                                    .min = 0,
                                    .max = 1}),
            choice(&Stamp::rim,
                   {.name = "rim",
                    .doc = "Shape of the edge: the ellipse inside the stamp or its rectangle."}),
            param(&Stamp::low, {.name = "low",
                                .unit = "m",
                                .doc = "Height of value 0 of the file; low and high both 0 mean "
                                       "what the file or its sidecar says.",
                                .min = -1e6,
                                .max = 1e6}),
            param(&Stamp::high, {.name = "high",
                                 .unit = "m",
                                 .doc = "Height of value 1 of the file.",
                                 .min = -1e6,
                                 .max = 1e6}),
            param(&Stamp::outside, {.name = "outside",
                                    .unit = "m",
                                    .doc = "Height where the stamp does not reach.",
                                    .min = -1e6,
                                    .max = 1e6}),
            choice(&Stamp::output,
                   {.name = "output",
                    .doc = "The heights, or how much of the stamp lies on each sample from 0 to 1, "
                           "to be used as a mask."}),
        };
    }
    static FieldUse fields() { return {}; }
    bool range_given() const { return low != 0 || high != 0; }
    std::string problem() const;
    // A range that nobody tells; gaps are holes.
    std::string input_problem(const StoredMap& map) const;
    StepReport generate(Field& out, const StepContext& step) const;
};

// Why a file cannot be a stamp, as a sentence; empty if it can.
std::string stamp_problem(const StoredMap& map, bool range_given);

}  // namespace cuesta
