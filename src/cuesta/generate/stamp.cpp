// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/stamp.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/image.h"
#include "cuesta/grid/resample.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {
namespace {

bool known(const Raster& raster, std::size_t i) {
    return std::isfinite(raster.samples[i]) && (raster.invalid.empty() || raster.invalid[i] == 0);
}

// The same picture with fewer samples, each the mean of the ground it stands for.
Field reduced(const Raster& raster, std::int64_t columns, std::int64_t rows) {
    const auto taps = [](std::int64_t from, std::int64_t to) {
        const double ratio = static_cast<double>(from) / static_cast<double>(to);
        return axis_taps({from, false}, 0.5 * ratio - 0.5, ratio, 0, to, Interpolation::bilinear);
    };
    const AxisTaps across = taps(raster.columns, columns), down = taps(raster.rows, rows);
    const SourceLine line = [&](std::int64_t y, float* to) {
        const std::int64_t inside = std::clamp<std::int64_t>(y, 0, raster.rows - 1);
        continue_line(raster.samples.data() + inside * raster.columns, {raster.columns, false},
                      across.lowest, across.highest, to);
    };
    Field small({columns, rows, 0});
    parallel_for(0, rows, rows_per_piece(columns, 1 << 17), [&](std::int64_t lo, std::int64_t hi) {
        resample_rows(line, across, down, lo, hi - lo, small.row(lo), small.stride());
    });
    return small;
}

// A field read between its samples, without the rest of a map.
class Picture {
public:
    Picture(const Raster& raster, std::int64_t columns, std::int64_t rows)
        : samples_(reduced(raster, columns, rows)),
          grid_{columns, rows},
          alone_(grid_),
          map_(samples_, grid_, whole(grid_), alone_) {}
    const WholeMap& map() const { return map_; }

private:
    Field samples_;
    Grid grid_;
    SingleCommunicator alone_;
    WholeMap map_;
};

double smooth_step(double t) {
    return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

}  // namespace

std::string stamp_problem(const Raster& raster, bool range_given) {
    for (std::size_t i = 0; i < raster.cells(); ++i)
        if (known(raster, i)) return image_problem(raster, range_given, range_given);
    return "the stamp is empty: none of its samples has a value";
}

StepReport Stamp::generate(Field& out, const StepContext& step) const {
    const Raster& raster = step.input(file);
    const bool given = low != 0 || high != 0;
    const std::string problem = stamp_problem(raster, given);
    if (!problem.empty()) throw UsageError(problem);
    const Grid& grid = step.grid;

    // Values without gaps, and where the gaps were; both no finer than the map.
    Raster values = raster;
    const std::int64_t missing = fill_nodata(values, Nodata::fill);
    const auto fewer = [&](std::int64_t n) {
        const double ratio = grid.spacing_m * static_cast<double>(raster.columns) / size;
        if (ratio <= 1.5) return n;
        return std::max<std::int64_t>(
            1, static_cast<std::int64_t>(std::ceil(static_cast<double>(n) / ratio)));
    };
    const std::int64_t columns = fewer(raster.columns), rows = fewer(raster.rows);
    const Picture heights(values, columns, rows);
    for (std::size_t i = 0; i < values.cells(); ++i) values.samples[i] = known(raster, i) ? 1 : 0;
    const Picture solid(values, missing > 0 ? columns : 1, missing > 0 ? rows : 1);

    const double half_x = size / 2;
    const double half_y =
        half_x * static_cast<double>(raster.rows) / static_cast<double>(raster.columns);
    const double middle_x = x + (anchor == StampAnchor::world ? 0 : grid.extent_x_m() / 2);
    const double middle_y = y + (anchor == StampAnchor::world ? 0 : grid.extent_y_m() / 2);
    const double origin_x = anchor == StampAnchor::world ? grid.origin_x_m : 0;
    const double origin_y = anchor == StampAnchor::world ? grid.origin_y_m : 0;
    const auto turn = elementary::sincos_turns(rotation / 360);
    const double at_0 = given ? low : raster.low.value_or(0);
    const double at_1 = given ? high : raster.high.value_or(1);
    const bool scaled = given || !raster.in_metres;

    const auto nearest = [](double d, double extent, bool wraps) {
        return wraps ? d - extent * std::floor(d / extent + 0.5) : d;
    };
    const auto sample = [&](double dx, double dy, std::int64_t& covered) {
        const double u = dx * turn.cos + dy * turn.sin, v = dy * turn.cos - dx * turn.sin;
        const double a = std::abs(u) / half_x, b = std::abs(v) / half_y;
        const double way = rim == StampRim::round ? std::sqrt(a * a + b * b) : std::max(a, b);
        const float none = output == StampOutput::coverage ? 0.0f : static_cast<float>(outside);
        if (!(way <= 1)) return none;
        ++covered;
        double w = falloff > 0 ? 1 - smooth_step((way - (1 - falloff)) / falloff) : 1;
        const double column = (u / half_x + 1) / 2 * static_cast<double>(columns) - 0.5;
        const double row = (v / half_y + 1) / 2 * static_cast<double>(rows) - 0.5;
        if (missing > 0)
            w *= std::clamp(static_cast<double>(solid.map().bilinear(column, row)), 0.0, 1.0);
        if (output == StampOutput::coverage) return static_cast<float>(w);
        double h = heights.map().bicubic(column, row);
        if (scaled) h = (1 - h) * at_0 + h * at_1;
        return static_cast<float>((1 - w) * outside + w * (strength * h));
    };
    std::int64_t covered = ordered_reduce(
        0, out.rows(), rows_per_piece(out.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t count = 0;
            for (std::int64_t j = lo; j < hi; ++j) {
                const double south =
                    origin_y + static_cast<double>(step.block.y0 + j) * grid.spacing_m - middle_y;
                const double dy = nearest(south, grid.extent_y_m(), grid.wraps_y());
                for (std::int64_t i = 0; i < out.columns(); ++i) {
                    const double east = origin_x +
                                        static_cast<double>(step.block.x0 + i) * grid.spacing_m -
                                        middle_x;
                    out.at(i, j) =
                        sample(nearest(east, grid.extent_x_m(), grid.wraps_x()), dy, count);
                }
            }
            return count;
        },
        [](std::int64_t one, std::int64_t other) { return one + other; });
    step.comm.sum({&covered, 1});
    StepReport report;
    const bool first = step.comm.rank() == 0;
    report.count("stamp_misses_map", first && covered == 0 ? 1 : 0);
    report.count("nodata_samples", first ? missing : 0);
    return report;
}

}  // namespace cuesta
