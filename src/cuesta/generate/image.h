// SPDX-License-Identifier: Apache-2.0
// A height map read from a file, stretched over the map.
//
//   height = low + (high - low) value     for files of 0..1 (16-bit and 8-bit), or when low and
//                                         high are given; files of metres are taken as they are
//
// Samples without a value (the file's nodata, NaN, infinities) are refused, set to the lowest
// height, or filled from the rim inwards (generate/gap_levels.h) [gortler1996].
//
// Holds   a file of the map's own size arrives to the bit; see grid/resample.h for other sizes.
// Limits  nodata is closed before resampling and without regard to wrapped edges; the report counts
//         it as "nodata_samples".
// Cost    O(cells + source samples). A block reads the rows and columns that it shows, a band of
//         a million samples at a time; filling gaps reads the file once more and holds a third of
//         the samples that the block shows.
#pragma once

#include <string>

#include "cuesta/grid/resample.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class Nodata { refuse, lowest, fill };
constexpr auto choice_words(Nodata) {
    return std::array<std::string_view, 3>{"refuse", "lowest", "fill"};
}

enum class Fit { stretch, crop };
constexpr auto choice_words(Fit) {
    return std::array<std::string_view, 2>{"stretch", "crop"};
}

struct Image {
    InputFile file;
    double low = 0;
    double high = 0;
    Interpolation interpolation = Interpolation::bicubic;
    Nodata nodata = Nodata::refuse;
    Fit fit = Fit::stretch;

    static constexpr std::string_view name = "image";
    static constexpr std::string_view summary = "A height map from a file, fitted to the map.";
    static constexpr std::array<std::string_view, 2> cites{"keys1981", "gortler1996"};
    static constexpr double traffic_bytes = 12;  // source of map size read, map written
    static constexpr auto params() {
        return std::tuple{
            input_file(&Image::file,
                       {.name = "file", .doc = "Height map to read, relative to the recipe."}),
            param(&Image::low,
                  {.name = "low",
                   .unit = "m",
                   .doc = "Height of value 0 of the file; low and high both 0 mean what "
                          "the file or its sidecar says.",
                   .min = -1e6,
                   .max = 1e6}),
            param(&Image::high, {.name = "high",
                                 .unit = "m",
                                 .doc = "Height of value 1 of the file, the brightest of a 16-bit "
                                        "image.",
                                 .min = -1e6,
                                 .max = 1e6}),
            choice(
                &Image::interpolation,
                {.name = "interpolation",
                 .doc = "How samples between those of the file are found; a file of the map's own "
                        "size is copied."}),
            choice(&Image::nodata,
                   {.name = "nodata",
                    .doc = "What happens to samples without a value: stop, take the "
                           "lowest height, or fill smoothly from the rim."}),
            choice(&Image::fit,
                   {.name = "fit",
                    .doc = "Stretch the file over the map, or crop it around its centre "
                           "to the map's proportions first."}),
        };
    }
    static FieldUse fields() { return {}; }
    bool range_given() const { return low != 0 || high != 0; }
    // A range that nobody tells, gaps that are refused.
    std::string input_problem(const StoredMap& map) const;
    // Levels of a file of map size, where gaps may be filled.
    double copies(std::size_t) const { return nodata == Nodata::fill ? 0.34 : 0; }
    StepReport generate(Field& out, const StepContext& step) const;
};

// What a recipe must still say before a file can be used, as a sentence; empty if nothing.
std::string image_problem(const StoredMap& map, bool low_given, bool high_given);

// Puts values in place of samples that have none, for rows of a window of the map. Throws Error if
// the rule refuses them or there is no valid sample to start from.
MapBand::Mend close_gaps(const StoredMap& map, Nodata rule, const Block& window);

}  // namespace cuesta
