// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/stamp.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/image.h"
#include "cuesta/grid/map_window.h"
#include "cuesta/grid/resample.h"
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

// How `count` of `to` samples from `begin` on are made of `from`.
AxisTaps fewer_taps(std::int64_t from, std::int64_t to, std::int64_t begin, std::int64_t count) {
    const double ratio = static_cast<double>(from) / static_cast<double>(to);
    return axis_taps({from, false}, 0.5 * ratio - 0.5, ratio, begin, count,
                     Interpolation::bilinear);
}

// Rows `strip` of the same picture with fewer samples, each the mean of the ground it stands for.
Field reduced(const Source& source, const Block& strip, std::int64_t all_rows) {
    const std::int64_t columns = strip.columns, rows = strip.rows;
    const AxisTaps across = fewer_taps(source.columns, columns, 0, columns);
    const AxisTaps down = fewer_taps(source.rows, all_rows, strip.y0, rows);
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
    explicit Picture(Field samples) : samples_(std::move(samples)), map_(alone(samples_)) {}
    // Some samples of it.
    explicit Picture(MapWindow map) : map_(std::move(map)) {}
    const MapWindow& map() const { return map_; }
    double columns() const { return static_cast<double>(map_.grid().columns); }
    double rows() const { return static_cast<double>(map_.grid().rows); }

private:
    static MapWindow alone(const Field& samples) {
        const Grid grid{samples.columns(), samples.rows()};
        SingleCommunicator nobody(grid);
        const Block all = whole(grid);
        return MapWindow({samples, grid, all, nobody}, all);
    }
    Field samples_;
    MapWindow map_;
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
Grid shown_grid(const Source& source, const Grid& grid, double size_m) {
    const double ratio = grid.spacing_m * static_cast<double>(source.columns) / size_m;
    const auto fewer = [&](std::int64_t n) {
        if (ratio <= 1.5) return n;
        return std::max<std::int64_t>(
            1, static_cast<std::int64_t>(std::ceil(static_cast<double>(n) / ratio)));
    };
    return {fewer(source.columns), fewer(source.rows)};
}

Picture shown(const Source& source, const Grid& grid, double size_m) {
    const Grid few = shown_grid(source, grid, size_m);
    return Picture(reduced(source, whole(few), few.rows));
}

// The same of a field: each block makes some rows of the picture and gets what it shows of it.
Picture shown_field(const MapPart& map, const Grid& few, const Block& wanted) {
    const Grid& grid = map.grid;
    const Source here{grid.columns, grid.rows, [&](std::int64_t y) { return map.field.row(y); }};
    if (map.comm.size() == 1) return Picture(reduced(here, whole(few), few.rows));
    const Block strip = row_strip(few.columns, few.rows, map.comm.rank(), map.comm.size());
    Block lines{0, 0, 0, 0};
    if (strip.rows > 0) {
        const AxisTaps down = fewer_taps(grid.rows, few.rows, strip.y0, strip.rows);
        const std::int64_t first = std::clamp<std::int64_t>(down.lowest, 0, grid.rows - 1);
        const std::int64_t last = std::clamp<std::int64_t>(down.highest, 0, grid.rows - 1);
        lines = {0, first, grid.columns, last - first + 1};
    }
    Field made;
    {
        std::vector<float> samples(static_cast<std::size_t>(lines.columns * lines.rows));
        const SourceRectangle have =
            source_rectangle(map.block, map.field.row(0), map.field.stride());
        const TargetRectangle to = target_rectangle(lines, samples.data(), grid.columns);
        map.comm.redistribute({&have, 1}, {&to, 1}, sizeof(float));
        const Source source{grid.columns, grid.rows, [&](std::int64_t y) {
                                return samples.data() + (y - lines.y0) * grid.columns;
                            }};
        if (strip.rows > 0) made = reduced(source, strip, few.rows);
    }
    return Picture(MapWindow(made.empty() ? nullptr : made.row(0), made.stride(), strip, few,
                             map.comm, wanted));
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

// Where a stamp lies on the map.
struct Placement {
    double half_x, half_y;  // m
    double middle_x, middle_y, origin_x, origin_y;
    elementary::SinCosDouble turn;
    const Grid& grid;

    Placement(const Stamp& stamp, const Grid& on, double proportion)
        : half_x(stamp.size / 2),
          half_y(half_x * proportion),
          middle_x(stamp.x + (stamp.anchor == StampAnchor::world ? 0 : on.extent_x_m() / 2)),
          middle_y(stamp.y + (stamp.anchor == StampAnchor::world ? 0 : on.extent_y_m() / 2)),
          origin_x(stamp.anchor == StampAnchor::world ? on.origin_x_m : 0),
          origin_y(stamp.anchor == StampAnchor::world ? on.origin_y_m : 0),
          turn(elementary::sincos_turns(stamp.rotation / 360)),
          grid(on) {}
    // Metres from the middle of the stamp, the nearest of its images.
    double east(std::int64_t x) const {
        const double d = origin_x + static_cast<double>(x) * grid.spacing_m - middle_x;
        return nearest(d, grid.extent_x_m(), grid.wraps_x());
    }
    double south(std::int64_t y) const {
        const double d = origin_y + static_cast<double>(y) * grid.spacing_m - middle_y;
        return nearest(d, grid.extent_y_m(), grid.wraps_y());
    }
    // Along the stamp's own axes.
    double across(double dx, double dy) const { return dx * turn.cos + dy * turn.sin; }
    double down(double dx, double dy) const { return dy * turn.cos - dx * turn.sin; }
    // In samples of a picture.
    double column(double u, double columns) const { return (u / half_x + 1) / 2 * columns - 0.5; }
    double row(double v, double rows) const { return (v / half_y + 1) / 2 * rows - 0.5; }

    // Samples of the picture that are read for a block.
    Block read_by(const Block& block, const Grid& picture) const {
        if (grid.wraps_x() || grid.wraps_y()) return whole(picture);
        double low_u = HUGE_VAL, high_u = -HUGE_VAL, low_v = HUGE_VAL, high_v = -HUGE_VAL;
        for (const std::int64_t y : {block.y0, block.y0 + block.rows - 1})
            for (const std::int64_t x : {block.x0, block.x0 + block.columns - 1}) {
                const double u = across(east(x), south(y)), v = down(east(x), south(y));
                low_u = std::min(low_u, u), high_u = std::max(high_u, u);
                low_v = std::min(low_v, v), high_v = std::max(high_v, v);
            }
        const auto axis = [](double low, double high, std::int64_t n) {
            const double last = static_cast<double>(n) + 4;
            const auto first = static_cast<std::int64_t>(std::floor(std::clamp(low, -4.0, last)));
            const auto end = static_cast<std::int64_t>(std::ceil(std::clamp(high, -4.0, last)));
            return std::pair<std::int64_t, std::int64_t>{first - 3, end - first + 7};
        };
        const auto columns = static_cast<double>(picture.columns);
        const auto rows = static_cast<double>(picture.rows);
        const auto [x0, wide] =
            axis(column(low_u, columns), column(high_u, columns), picture.columns);
        const auto [y0, high] = axis(row(low_v, rows), row(high_v, rows), picture.rows);
        return {x0, y0, wide, high};
    }

private:
    static double nearest(double d, double extent, bool wraps) {
        return wraps ? d - extent * std::floor(d / extent + 0.5) : d;
    }
};

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
    const Source source{grid.columns, grid.rows, {}};
    const Grid few = shown_grid(source, grid, stamp.size);
    const double proportion = proportion_of(source);
    const Block wanted = Placement(stamp, grid, proportion).read_by(step.block, few);
    return {shown_field({*value.field(), grid, step.block, step.comm}, few, wanted),
            everywhere(),
            proportion,
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

    const Placement place(*this, grid, pattern.proportion);
    const auto sample = [&](double dx, double dy, std::int64_t& covered) {
        const double u = place.across(dx, dy), v = place.down(dx, dy);
        const double a = std::abs(u) / place.half_x, b = std::abs(v) / place.half_y;
        const double way = rim == StampRim::round ? std::sqrt(a * a + b * b) : std::max(a, b);
        const float none = output == StampOutput::coverage ? 0.0f : static_cast<float>(outside);
        if (!(way <= 1)) return none;
        ++covered;
        double w = falloff > 0 ? 1 - smooth_step((way - (1 - falloff)) / falloff) : 1;
        const double column = place.column(u, pattern.heights.columns());
        const double row = place.row(v, pattern.heights.rows());
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
                const double dy = place.south(step.block.y0 + j);
                for (std::int64_t i = 0; i < out.columns(); ++i)
                    out.at(i, j) = sample(place.east(step.block.x0 + i), dy, count);
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
