// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/stamp.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/image.h"
#include "cuesta/grid/resample.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// Where the heights come from: rows of samples without gaps.
struct Source {
    std::int64_t columns = 1, rows = 1;
    std::function<const float*(std::int64_t)> row;
};

Source source_of(const Raster& raster) {
    return {raster.columns, raster.rows,
            [&raster](std::int64_t y) { return raster.samples.data() + y * raster.columns; }};
}

// The same picture with fewer samples, each the mean of the ground it stands for.
Field reduced(const Source& source, std::int64_t columns, std::int64_t rows) {
    const auto taps = [](std::int64_t from, std::int64_t to) {
        const double ratio = static_cast<double>(from) / static_cast<double>(to);
        return axis_taps({from, false}, 0.5 * ratio - 0.5, ratio, 0, to, Interpolation::bilinear);
    };
    const AxisTaps across = taps(source.columns, columns), down = taps(source.rows, rows);
    const SourceLine line = [&](std::int64_t y, float* to) {
        const std::int64_t inside = std::clamp<std::int64_t>(y, 0, source.rows - 1);
        continue_line(source.row(inside), {source.columns, false}, across.lowest, across.highest,
                      to);
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
    explicit Picture(Field samples)
        : samples_(std::move(samples)),
          grid_{samples_.columns(), samples_.rows()},
          alone_(grid_),
          map_(samples_, grid_, whole(grid_), alone_) {}
    const WholeMap& map() const { return map_; }
    double columns() const { return static_cast<double>(grid_.columns); }
    double rows() const { return static_cast<double>(grid_.rows); }

private:
    Field samples_;
    Grid grid_;
    SingleCommunicator alone_;
    WholeMap map_;
};

// What is stamped: heights and, where the source has gaps, how much of it is there.
struct Pattern {
    Picture heights, solid;
    double proportion;  // height over width
    std::int64_t missing = 0;
    bool scaled = false;  // shares that become metres between at_0 and at_1
    double at_0 = 0, at_1 = 1;
};

// No finer than the map, which shows `size` metres of it.
Picture shown(const Source& source, const Grid& grid, double size_m) {
    const double ratio = grid.spacing_m * static_cast<double>(source.columns) / size_m;
    const auto fewer = [&](std::int64_t n) {
        if (ratio <= 1.5) return n;
        return std::max<std::int64_t>(
            1, static_cast<std::int64_t>(std::ceil(static_cast<double>(n) / ratio)));
    };
    return Picture(reduced(source, fewer(source.columns), fewer(source.rows)));
}

double proportion_of(const Source& source) {
    return static_cast<double>(source.rows) / static_cast<double>(source.columns);
}

Picture everywhere() {
    Field one({1, 1, 0});
    one.fill(1);
    return Picture(std::move(one));
}

Pattern pattern_of_file(const Stamp& stamp, const StepContext& step) {
    const Raster& raster = step.input(stamp.file);
    const bool given = stamp.range_given();
    const std::string problem = stamp_problem(raster, given);
    if (!problem.empty()) throw UsageError(problem);
    const bool scaled = given || !raster.in_metres;
    const double at_0 = given ? stamp.low : raster.low.value_or(0);
    const double at_1 = given ? stamp.high : raster.high.value_or(1);
    const double proportion = proportion_of(source_of(raster));
    bool gaps = false;
    for (std::size_t i = 0; i < raster.cells() && !gaps; ++i) gaps = !raster.has_value(i);
    if (!gaps)
        return {shown(source_of(raster), step.grid, stamp.size),
                everywhere(),
                proportion,
                0,
                scaled,
                at_0,
                at_1};
    Raster values = raster;
    const std::int64_t missing = fill_nodata(values, Nodata::fill);
    Picture heights = shown(source_of(values), step.grid, stamp.size);
    for (std::size_t i = 0; i < values.cells(); ++i)
        values.samples[i] = raster.has_value(i) ? 1 : 0;
    return {std::move(heights),
            shown(source_of(values), step.grid, stamp.size),
            proportion,
            missing,
            scaled,
            at_0,
            at_1};
}

Pattern pattern_of_field(const Stamp& stamp, const StepContext& step) {
    FieldOr named;
    named.field = stamp.field;
    const FieldValue value = step.value_of(named);
    const bool scaled = stamp.range_given();
    const Grid& grid = step.grid;
    if (value.uniform()) {
        Field one({1, 1, 0});
        one.fill(value.number());
        const double proportion =
            static_cast<double>(grid.rows) / static_cast<double>(grid.columns);
        return {
            Picture(std::move(one)), everywhere(), proportion, 0, scaled, stamp.low, stamp.high};
    }
    const WholeMap map(*value.field(), grid, step.block, step.comm);
    const Source source{grid.columns, grid.rows, [&](std::int64_t y) { return map.row(y); }};
    return {shown(source, grid, stamp.size),
            everywhere(),
            proportion_of(source),
            0,
            scaled,
            stamp.low,
            stamp.high};
}

double smooth_step(double t) {
    return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

}  // namespace

std::string stamp_problem(const Raster& raster, bool range_given) {
    for (std::size_t i = 0; i < raster.cells(); ++i)
        if (raster.has_value(i)) return image_problem(raster, range_given, range_given);
    return "the stamp is empty: none of its samples has a value";
}

std::string Stamp::problem() const {
    const bool from_file = file.index >= 0;
    if (from_file && !field.empty()) return "give file or field, not both";
    if (!from_file && field.empty())
        return "nothing to place: give file, a height map, or field, the name of a field";
    return {};
}

std::string Stamp::input_problem(const Raster& raster) const {
    return stamp_problem(raster, range_given());
}

StepReport Stamp::generate(Field& out, const StepContext& step) const {
    if (const std::string wrong = problem(); !wrong.empty()) throw UsageError(wrong);
    const Grid& grid = step.grid;
    const Pattern pattern =
        file.index >= 0 ? pattern_of_file(*this, step) : pattern_of_field(*this, step);

    const double half_x = size / 2;
    const double half_y = half_x * pattern.proportion;
    const double middle_x = x + (anchor == StampAnchor::world ? 0 : grid.extent_x_m() / 2);
    const double middle_y = y + (anchor == StampAnchor::world ? 0 : grid.extent_y_m() / 2);
    const double origin_x = anchor == StampAnchor::world ? grid.origin_x_m : 0;
    const double origin_y = anchor == StampAnchor::world ? grid.origin_y_m : 0;
    const auto turn = elementary::sincos_turns(rotation / 360);
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
        const double column = (u / half_x + 1) / 2 * pattern.heights.columns() - 0.5;
        const double row = (v / half_y + 1) / 2 * pattern.heights.rows() - 0.5;
        if (pattern.missing > 0)
            w *= std::clamp(double{pattern.solid.map().bilinear(column, row)}, 0.0, 1.0);
        if (output == StampOutput::coverage) return static_cast<float>(w);
        double h = pattern.heights.map().bicubic(column, row);
        if (pattern.scaled) h = (1 - h) * pattern.at_0 + h * pattern.at_1;
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
    report.count("nodata_samples", first ? pattern.missing : 0);
    return report;
}

template OperatorRow describe<Stamp>();

}  // namespace cuesta
