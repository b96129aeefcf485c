// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/image.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

std::int64_t unknown_samples(const Raster& raster) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < raster.cells(); ++i) count += raster.has_value(i) ? 0 : 1;
    return count;
}

// Means of the known samples of 2 x 2 on each level; NaN where none is known.
struct Level {
    std::int64_t columns, rows;
    std::vector<float> values;
    float& at(std::int64_t x, std::int64_t y) {
        return values[static_cast<std::size_t>(y * columns + x)];
    }
    float at(std::int64_t x, std::int64_t y) const {
        return values[static_cast<std::size_t>(y * columns + x)];
    }
};

Level coarser(const Level& fine) {
    Level coarse{(fine.columns + 1) / 2, (fine.rows + 1) / 2, {}};
    coarse.values.resize(static_cast<std::size_t>(coarse.columns * coarse.rows));
    for (std::int64_t y = 0; y < coarse.rows; ++y)
        for (std::int64_t x = 0; x < coarse.columns; ++x) {
            double sum = 0;
            int count = 0;
            for (std::int64_t v = 2 * y; v < std::min(2 * y + 2, fine.rows); ++v)
                for (std::int64_t u = 2 * x; u < std::min(2 * x + 2, fine.columns); ++u)
                    if (!std::isnan(fine.at(u, v))) sum += fine.at(u, v), ++count;
            coarse.at(x, y) = count > 0 ? static_cast<float>(sum / count)
                                        : std::numeric_limits<float>::quiet_NaN();
        }
    return coarse;
}

// Bilinear value of the coarse level at the centre of a fine cell.
float between(const Level& coarse, std::int64_t x, std::int64_t y) {
    const auto split = [](std::int64_t i, std::int64_t n) {
        const std::int64_t near = i / 2, far = i % 2 == 0 ? near - 1 : near + 1;
        return std::pair{near, std::clamp<std::int64_t>(far, 0, n - 1)};
    };
    const auto [x0, x1] = split(x, coarse.columns);
    const auto [y0, y1] = split(y, coarse.rows);
    const double near_row = 0.75 * coarse.at(x0, y0) + 0.25 * coarse.at(x1, y0);
    const double far_row = 0.75 * coarse.at(x0, y1) + 0.25 * coarse.at(x1, y1);
    return static_cast<float>(0.75 * near_row + 0.25 * far_row);
}

void fill_smoothly(Raster& raster) {
    std::vector<Level> levels;
    Level finest{raster.columns, raster.rows, std::move(raster.samples)};
    const Level* last = &finest;
    while (last->columns > 1 || last->rows > 1) {
        levels.push_back(coarser(*last));
        last = &levels.back();
    }
    const auto fill = [](Level& fine, const Level& coarse) {
        for (std::int64_t y = 0; y < fine.rows; ++y)
            for (std::int64_t x = 0; x < fine.columns; ++x)
                if (std::isnan(fine.at(x, y))) fine.at(x, y) = between(coarse, x, y);
    };
    for (std::size_t i = levels.size(); i-- > 1;) fill(levels[i - 1], levels[i]);
    if (!levels.empty()) fill(finest, levels.front());
    raster.samples = std::move(finest.values);
}

SourceWindow window_of(const Raster& raster, const Grid& grid, Fit fit) {
    SourceWindow window = whole(raster);
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
std::string missing_samples(const Raster& raster) {
    const NonFinite bad = check_finite(raster);
    if (!bad.ok()) return describe(bad);
    const auto first = std::find(raster.invalid.begin(), raster.invalid.end(), 1);
    if (first == raster.invalid.end()) return {};
    const auto at = first - raster.invalid.begin();
    return fmt::format("{} samples have no value (nodata), the first at x {}, y {}",
                       std::count(raster.invalid.begin(), raster.invalid.end(), 1),
                       at % raster.columns, at / raster.columns);
}

}  // namespace

std::string image_problem(const Raster& raster, bool low_given, bool high_given) {
    if (low_given != high_given)
        return low_given ? "low is given without high" : "high is given without low";
    bool empty = raster.cells() > 0;
    for (std::size_t i = 0; i < raster.cells() && empty; ++i) empty = !raster.has_value(i);
    if (empty) return "the map is empty: none of its samples has a value; check its nodata value";
    if (low_given || raster.in_metres || (raster.low && raster.high)) return {};
    return "the file holds values from 0 to 1 and says nothing of metres; give low and high";
}

std::int64_t fill_nodata(Raster& raster, Nodata rule) {
    const std::int64_t missing = unknown_samples(raster);
    if (missing == 0) return 0;
    if (missing == static_cast<std::int64_t>(raster.cells()))
        throw Error("no sample of the height map has a value", "Check its nodata value");
    if (rule == Nodata::refuse)
        throw Error(fmt::format("{} samples of the height map have no value", missing),
                    "Set nodata = \"fill\" or \"lowest\" to go on without them");
    float lowest = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < raster.cells(); ++i)
        if (raster.has_value(i)) lowest = std::min(lowest, raster.samples[i]);
    const float mark = rule == Nodata::lowest ? lowest : std::numeric_limits<float>::quiet_NaN();
    for (std::size_t i = 0; i < raster.cells(); ++i)
        if (!raster.has_value(i)) raster.samples[i] = mark;
    if (rule == Nodata::fill) fill_smoothly(raster);
    raster.invalid.clear();
    return missing;
}

std::string Image::input_problem(const Raster& raster) const {
    const std::string problem = image_problem(raster, range_given(), range_given());
    if (!problem.empty() || nodata != Nodata::refuse) return problem;
    const std::string missing = missing_samples(raster);
    return missing.empty() ? missing : missing + ". Set nodata = \"fill\" or \"lowest\"";
}

StepReport Image::generate(Field& out, const StepContext& step) const {
    CUESTA_CHECK(file.index >= 0 && static_cast<std::size_t>(file.index) < step.inputs.size(),
                 "image: input {} of {} was not loaded", file.index, step.inputs.size());
    const Raster* raster = &step.input(file);
    const bool given = range_given();
    CUESTA_CHECK(image_problem(*raster, given, given).empty(), "image: {}",
                 image_problem(*raster, given, given));
    StepReport report;
    Raster mended;
    if (unknown_samples(*raster) > 0) {
        mended = *raster;
        const std::int64_t missing = fill_nodata(mended, nodata);
        report.count("nodata_samples", step.comm.rank() == 0 ? missing : 0);
        raster = &mended;
    }
    const SourceWindow window = window_of(*raster, step.grid, fit);
    if (raster->columns == step.grid.columns && raster->rows == step.grid.rows) {
        for (std::int64_t y = 0; y < step.block.rows; ++y)
            std::memcpy(
                out.row(y),
                raster->samples.data() + (step.block.y0 + y) * raster->columns + step.block.x0,
                static_cast<std::size_t>(step.block.columns) * sizeof(float));
    } else {
        resample(*raster, window, step.grid, step.block, interpolation, out);
    }
    if (given || !raster->in_metres) {
        const double at_0 = given ? low : *raster->low, at_1 = given ? high : *raster->high;
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
