// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/image.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/gap_levels.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

SourceWindow window_of(const MapHead& map, const Grid& grid, Fit fit) {
    SourceWindow window{0, 0, static_cast<double>(map.columns), static_cast<double>(map.rows)};
    if (fit == Fit::stretch) return window;
    // Lengths from sample to sample; a wrapped axis is one longer. An axis of length 0 fits as it
    // is.
    const auto length = [](double samples, bool wraps) { return wraps ? samples : samples - 1; };
    const double x = length(window.columns, grid.wraps_x());
    const double y = length(window.rows, grid.wraps_y());
    const double map_x = length(static_cast<double>(grid.columns), grid.wraps_x());
    const double map_y = length(static_cast<double>(grid.rows), grid.wraps_y());
    if (!(x > 0 && y > 0 && map_x > 0 && map_y > 0)) return window;
    const double scale = std::min(x / map_x, y / map_y);
    const auto crop = [](double& begin, double& samples, double all, double kept) {
        if (kept >= all) return;
        begin = (all - kept) / 2;
        samples -= all - kept;
    };
    crop(window.x, window.columns, x, map_x * scale);
    crop(window.y, window.rows, y, map_y * scale);
    return window;
}

// Samples without a value, by the file's own mark or because they are not finite.
std::string missing_samples(const SampleFacts& facts) {
    if (!facts.non_finite.ok()) return describe(facts.non_finite);
    if (facts.masked == 0) return {};
    return fmt::format("{} samples have no value (nodata), the first at x {}, y {}", facts.masked,
                       facts.first_x, facts.first_y);
}

// How many rows of the land are made at once, so that a band of the file holds what they read.
std::int64_t rows_at_once(const Block& reach, const Block& block) {
    const std::int64_t each = std::max<std::int64_t>((reach.rows + block.rows - 1) / block.rows, 1);
    return std::clamp<std::int64_t>(band_samples / (each * reach.columns), 1, block.rows);
}

}  // namespace

std::string image_problem(const StoredMap& map, bool low_given, bool high_given) {
    if (low_given != high_given)
        return low_given ? "low is given without high" : "high is given without low";
    if (map.cells() > 0 && map.facts().missing() == map.cells())
        return "the map is empty: none of its samples has a value; check its nodata value";
    if (low_given || map.in_metres || (map.low && map.high)) return {};
    return "the file holds values from 0 to 1 and says nothing of metres; give low and high";
}

MapBand::Mend close_gaps(const StoredMap& map, Nodata rule, const Block& window) {
    const std::int64_t missing = map.facts().missing();
    if (missing == 0) return {};
    if (missing == map.cells())
        throw Error("no sample of the height map has a value", "Check its nodata value");
    if (rule == Nodata::refuse)
        throw Error(fmt::format("{} samples of the height map have no value", missing),
                    "Set nodata = \"fill\" or \"lowest\" to go on without them");
    std::shared_ptr<const GapLevels> levels;
    if (rule == Nodata::fill) levels = std::make_shared<const GapLevels>(map, window);
    const float mark = levels ? std::numeric_limits<float>::quiet_NaN() : map.facts().lowest;
    return [levels, mark, columns = window.columns](std::int64_t y, float* samples,
                                                    const std::uint8_t* invalid) {
        for (std::int64_t x = 0; x < columns; ++x)
            if (invalid[x] != 0 || !std::isfinite(samples[x])) samples[x] = mark;
        if (levels) levels->fill(y, samples);
    };
}

std::string Image::input_problem(const StoredMap& map) const {
    const std::string problem = image_problem(map, range_given(), range_given());
    if (!problem.empty() || nodata != Nodata::refuse) return problem;
    const std::string missing = missing_samples(map.facts());
    return missing.empty() ? missing : missing + ". Set nodata = \"fill\" or \"lowest\"";
}

StepReport Image::generate(Field& out, const StepContext& step) const {
    CUESTA_CHECK(file.index >= 0 && static_cast<std::size_t>(file.index) < step.inputs.size(),
                 "image: input {} of {} was not loaded", file.index, step.inputs.size());
    const StoredMap& map = step.input(file);
    const bool given = range_given();
    CUESTA_CHECK(image_problem(map, given, given).empty(), "image: {}",
                 image_problem(map, given, given));
    StepReport report;
    report.count("nodata_samples", step.comm.rank() == 0 ? map.facts().missing() : 0);
    const Grid& grid = step.grid;
    const bool same_size = map.columns == grid.columns && map.rows == grid.rows;
    const SourceWindow window = window_of(map, grid, fit);
    const auto reach_of = [&](const Block& block) {
        if (same_size) return block;
        return resample_reach(map.columns, map.rows, window, grid, block, interpolation);
    };
    const Block reach = reach_of(step.block);
    const bool seam = reach.y0 < 0 || reach.y0 + reach.rows > map.rows;
    MapBand band(
        map, reach.x0, reach.columns,
        close_gaps(map, nodata,
                   {reach.x0, seam ? 0 : reach.y0, reach.columns, seam ? map.rows : reach.rows}));
    const SourceRows rows{map.columns, map.rows, [&](std::int64_t y) { return band.at(y); }};
    const std::int64_t most = rows_at_once(reach, step.block);
    for (std::int64_t y = 0; y < step.block.rows; y += most) {
        const Block part{step.block.x0, step.block.y0 + y, step.block.columns,
                         std::min(most, step.block.rows - y)};
        const Block needed = reach_of(part);
        band.move_to(needed.y0, needed.y0 + needed.rows);
        if (!same_size) {
            resample(rows, window, grid, part, interpolation, out.row(y), out.stride());
            continue;
        }
        for (std::int64_t i = 0; i < part.rows; ++i)
            std::memcpy(out.row(y + i), band.at(part.y0 + i) + part.x0,
                        static_cast<std::size_t>(part.columns) * sizeof(float));
    }
    if (given || !map.in_metres) {
        const double at_0 = given ? low : *map.low, at_1 = given ? high : *map.high;
        parallel_for(0, out.rows(), rows_per_piece(out.columns()),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y) {
                             float* row = out.row(y);
                             for (std::int64_t x = 0; x < out.columns(); ++x) {
                                 const double t = row[x];
                                 row[x] = static_cast<float>((1 - t) * at_0 + t * at_1);
                             }
                         }
                     });
    }
    return report;
}

template OperatorRow describe<Image>();

}  // namespace cuesta
