// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/stamp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
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

// How `count` of `to` samples from `begin` on are made of `from`.
AxisTaps fewer_taps(std::int64_t from, std::int64_t to, std::int64_t begin, std::int64_t count) {
    const double ratio = static_cast<double>(from) / static_cast<double>(to);
    return axis_taps({from, false}, 0.5 * ratio - 0.5, ratio, begin, count,
                     Interpolation::bilinear);
}

// The samples of a file that some samples of the smaller picture are made of.
Block read_for(const MapHead& map, const Grid& few, const Block& part) {
    const AxisTaps across = fewer_taps(map.columns, few.columns, part.x0, part.columns);
    const AxisTaps down = fewer_taps(map.rows, few.rows, part.y0, part.rows);
    // Beyond an end lines go straight on through the last two samples.
    const auto axis = [](const AxisTaps& taps, std::int64_t n) {
        const std::int64_t low =
            std::clamp<std::int64_t>(taps.lowest, 0, std::max<std::int64_t>(n - 2, 0));
        const std::int64_t high =
            std::clamp<std::int64_t>(taps.highest + 1, std::min<std::int64_t>(n, 2), n);
        return std::pair{low, high - low};
    };
    const auto [x0, columns] = axis(across, map.columns);
    const auto [y0, rows] = axis(down, map.rows);
    return {x0, y0, columns, rows};
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

// Some samples of the same of a file, of which it reads what they are made of, band by band.
Field reduced(const StoredMap& map, const Grid& few, const Block& part, MapBand::Mend mend) {
    const AxisTaps across = fewer_taps(map.columns, few.columns, part.x0, part.columns);
    const auto inside = [](std::int64_t at, std::int64_t n) {
        return std::clamp<std::int64_t>(at, 0, n - 1);
    };
    const Block reach = read_for(map, few, part);
    MapBand band(map, reach.x0, reach.columns, std::move(mend));
    Field small({part.columns, part.rows, 0});
    const std::int64_t each = std::max<std::int64_t>((reach.rows + part.rows - 1) / part.rows, 1);
    const std::int64_t most =
        std::clamp<std::int64_t>(band_samples / (each * reach.columns), 1, part.rows);
    for (std::int64_t y = 0; y < part.rows; y += most) {
        const std::int64_t rows = std::min(most, part.rows - y);
        const AxisTaps down = fewer_taps(map.rows, few.rows, part.y0 + y, rows);
        band.move_to(inside(down.lowest, map.rows), inside(down.highest, map.rows) + 1);
        const SourceLine line = [&](std::int64_t row, float* to) {
            continue_line(band.at(inside(row, map.rows)), {map.columns, false}, across.lowest,
                          across.highest, to);
        };
        parallel_for(
            0, rows, rows_per_piece(part.columns, 1 << 17), [&](std::int64_t lo, std::int64_t hi) {
                resample_rows(line, across, down, lo, hi - lo, small.row(y + lo), small.stride());
            });
    }
    return small;
}

// A field read between its samples, without the rest of a map.
class Picture {
public:
    explicit Picture(Field samples)
        : samples_(std::move(samples)),
          map_(samples_.row(0), samples_.stride(), Grid{samples_.columns(), samples_.rows()},
               whole(Grid{samples_.columns(), samples_.rows()})) {}
    // Those in `part` of it.
    Picture(Field samples, const Grid& picture, const Block& part)
        : samples_(std::move(samples)), map_(samples_.row(0), samples_.stride(), picture, part) {}
    // Some samples of it.
    explicit Picture(MapWindow map) : map_(std::move(map)) {}
    const MapWindow& map() const { return map_; }
    double columns() const { return static_cast<double>(map_.grid().columns); }
    double rows() const { return static_cast<double>(map_.grid().rows); }

private:
    Field samples_;
    MapWindow map_;
};

// What is stamped: heights and, where the source has gaps, how much of it is there.
struct Pattern {
    Picture heights, solid;
    std::int64_t missing = 0;
    bool scaled = false;  // shares that become metres between at_0 and at_1
    double at_0 = 0, at_1 = 1;
};

// No finer than the map, which shows `size` metres of it.
Grid shown_grid(std::int64_t columns, std::int64_t rows, const Grid& grid, double size_m) {
    const double ratio = grid.spacing_m * static_cast<double>(columns) / size_m;
    const auto fewer = [&](std::int64_t n) {
        if (ratio <= 1.5) return n;
        return std::max<std::int64_t>(
            1, static_cast<std::int64_t>(std::ceil(static_cast<double>(n) / ratio)));
    };
    return {fewer(columns), fewer(rows)};
}

// The picture of a field: each block makes some rows of it, once, and gets what it shows.
class FieldPicture {
public:
    FieldPicture(const MapPart& map, const Grid& few);
    Picture shown(Communicator& comm, const Block& wanted) const {
        return Picture(MapWindow(made_.empty() ? nullptr : made_.row(0), made_.stride(), strip_,
                                 few_, comm, wanted));
    }

private:
    Grid few_;
    Block strip_;
    Field made_;
};

FieldPicture::FieldPicture(const MapPart& map, const Grid& few)
    : few_(few), strip_(row_strip(few.columns, few.rows, map.comm.rank(), map.comm.size())) {
    const Grid& grid = map.grid;
    const Source here{grid.columns, grid.rows, [&](std::int64_t y) { return map.field.row(y); }};
    if (map.comm.size() == 1) {
        made_ = reduced(here, whole(few), few.rows);
        return;
    }
    Block lines{0, 0, 0, 0};
    if (strip_.rows > 0) {
        const AxisTaps down = fewer_taps(grid.rows, few.rows, strip_.y0, strip_.rows);
        const std::int64_t first = std::clamp<std::int64_t>(down.lowest, 0, grid.rows - 1);
        const std::int64_t last = std::clamp<std::int64_t>(down.highest, 0, grid.rows - 1);
        lines = {0, first, grid.columns, last - first + 1};
    }
    std::vector<float> samples(static_cast<std::size_t>(lines.columns * lines.rows));
    const SourceRectangle have = source_rectangle(map.block, map.field.row(0), map.field.stride());
    const TargetRectangle to = target_rectangle(lines, samples.data(), grid.columns);
    map.comm.redistribute({&have, 1}, {&to, 1}, sizeof(float));
    const Source source{grid.columns, grid.rows, [&](std::int64_t y) {
                            return samples.data() + (y - lines.y0) * grid.columns;
                        }};
    if (strip_.rows > 0) made_ = reduced(source, strip_, few.rows);
}

double proportion_of(std::int64_t columns, std::int64_t rows) {
    return static_cast<double>(rows) / static_cast<double>(columns);
}

Picture everywhere() {
    Field one({1, 1, 0});
    one.fill(1);
    return Picture(std::move(one));
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

    // Parts of a block that see one copy of the stamp each, so that what they read lies together;
    // the same number for every block, some of them empty. A block that is the map sees all of it.
    std::vector<Block> parts(const Block& block, bool alone) const {
        if (alone) return {block};
        const auto cut = [](std::int64_t begin, std::int64_t count, bool wraps, auto&& place) {
            std::int64_t at = count;
            if (wraps)
                for (at = 1; at < count && place(begin + at) > place(begin + at - 1);) ++at;
            return std::array{std::pair{begin, std::min(at, count)},
                              std::pair{begin + at, std::max<std::int64_t>(count - at, 0)}};
        };
        const auto columns =
            cut(block.x0, block.columns, grid.wraps_x(), [&](std::int64_t x) { return east(x); });
        const auto rows =
            cut(block.y0, block.rows, grid.wraps_y(), [&](std::int64_t y) { return south(y); });
        std::vector<Block> all;
        for (std::size_t j = 0; j < (grid.wraps_y() ? 2 : 1); ++j)
            for (std::size_t i = 0; i < (grid.wraps_x() ? 2 : 1); ++i)
                all.push_back({columns[i].first, rows[j].first, columns[i].second, rows[j].second});
        return all;
    }
    // Samples of the picture that are read for a part of a block.
    Block read_by(const Block& block, const Grid& picture, bool alone) const {
        if (alone && (grid.wraps_x() || grid.wraps_y())) return whole(picture);
        if (block.columns == 0 || block.rows == 0) return {0, 0, 1, 1};
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

// What is there of a map, in samples of `wanted` that may lie beyond its edges.
Block mirrored(const Block& wanted, const Grid& picture) {
    const auto axis = [](std::int64_t begin, std::int64_t count, std::int64_t samples) {
        const auto stretches = PickedAxis::around(begin, begin + count, samples, false).stretches();
        const std::int64_t first = stretches.front().first;
        return std::pair{first, stretches.back().first + stretches.back().second - first};
    };
    const auto [x0, columns] = axis(wanted.x0, wanted.columns, picture.columns);
    const auto [y0, rows] = axis(wanted.y0, wanted.rows, picture.rows);
    return {x0, y0, columns, rows};
}

Pattern pattern_of_file(const Stamp& stamp, const StepContext& step, const Block& seen) {
    const StoredMap& map = step.input(stamp.file);
    const bool given = stamp.range_given();
    const std::string problem = stamp_problem(map, given);
    if (!problem.empty()) throw UsageError(problem);
    const double proportion = proportion_of(map.columns, map.rows);
    const Grid few = shown_grid(map.columns, map.rows, step.grid, stamp.size);
    const Block part = mirrored(
        Placement(stamp, step.grid, proportion).read_by(seen, few, step.comm.size() == 1), few);
    const auto shown = [&](MapBand::Mend mend) {
        return Picture(reduced(map, few, part, std::move(mend)), few, part);
    };
    const std::int64_t missing = map.facts().missing();
    Picture heights = shown(close_gaps(map, Nodata::fill, read_for(map, few, part)));
    Picture solid = everywhere();
    if (missing > 0)
        solid = shown([columns = read_for(map, few, part).columns](std::int64_t, float* samples,
                                                                   const std::uint8_t* invalid) {
            for (std::int64_t x = 0; x < columns; ++x)
                samples[x] = invalid[x] == 0 && std::isfinite(samples[x]) ? 1.0f : 0.0f;
        });
    return {std::move(heights),
            std::move(solid),
            missing,
            given || !map.in_metres,
            given ? stamp.low : map.low.value_or(0),
            given ? stamp.high : map.high.value_or(1)};
}

Pattern pattern_of_field(const Stamp& stamp, const StepContext& step, const Block& seen,
                         std::optional<FieldPicture>& picture) {
    FieldOr named;
    named.field = stamp.field;
    const FieldValue value = step.value_of(named);
    const bool scaled = stamp.range_given();
    const Grid& grid = step.grid;
    if (value.uniform()) {
        Field one({1, 1, 0});
        one.fill(value.number());
        return {Picture(std::move(one)), everywhere(), 0, scaled, stamp.low, stamp.high};
    }
    const Grid few = shown_grid(grid.columns, grid.rows, grid, stamp.size);
    const double proportion = proportion_of(grid.columns, grid.rows);
    const Block wanted =
        Placement(stamp, grid, proportion).read_by(seen, few, step.comm.size() == 1);
    if (!picture) picture.emplace(MapPart{*value.field(), grid, step.block, step.comm}, few);
    return {picture->shown(step.comm, wanted), everywhere(), 0, scaled, stamp.low, stamp.high};
}

double proportion_of(const Stamp& stamp, const StepContext& step) {
    if (stamp.file.index < 0) return proportion_of(step.grid.columns, step.grid.rows);
    const StoredMap& map = step.input(stamp.file);
    return proportion_of(map.columns, map.rows);
}

double smooth_step(double t) {
    return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

}  // namespace

std::string stamp_problem(const StoredMap& map, bool range_given) {
    if (map.facts().missing() == map.cells())
        return "the stamp is empty: none of its samples has a value";
    return image_problem(map, range_given, range_given);
}

std::string Stamp::problem() const {
    const bool from_file = file.index >= 0;
    if (from_file && !field.empty()) return "give file or field, not both";
    if (!from_file && field.empty())
        return "nothing to place: give file, a height map, or field, the name of a field";
    return {};
}

std::string Stamp::input_problem(const StoredMap& map) const {
    return stamp_problem(map, range_given());
}

StepReport Stamp::generate(Field& out, const StepContext& step) const {
    if (const std::string wrong = problem(); !wrong.empty()) throw UsageError(wrong);
    const Placement place(*this, step.grid, proportion_of(*this, step));
    const auto sample = [&](const Pattern& pattern, double dx, double dy, std::int64_t& covered) {
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
    std::optional<FieldPicture> picture;
    std::int64_t missing = 0, covered = 0;
    for (const Block& part : place.parts(step.block, step.comm.size() == 1)) {
        const Pattern pattern = file.index >= 0 ? pattern_of_file(*this, step, part)
                                                : pattern_of_field(*this, step, part, picture);
        missing = pattern.missing;
        covered += ordered_reduce(
            0, part.rows, rows_per_piece(part.columns), std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int64_t count = 0;
                for (std::int64_t y = part.y0 + lo; y < part.y0 + hi; ++y) {
                    const double dy = place.south(y);
                    float* const row = out.row(y - step.block.y0) - step.block.x0;
                    for (std::int64_t x = part.x0; x < part.x0 + part.columns; ++x)
                        row[x] = sample(pattern, place.east(x), dy, count);
                }
                return count;
            },
            [](std::int64_t one, std::int64_t other) { return one + other; });
    }
    step.comm.sum({&covered, 1});
    StepReport report;
    const bool first = step.comm.rank() == 0;
    report.count("stamp_misses_map", first && covered == 0 ? 1 : 0);
    report.count("nodata_samples", first ? missing : 0);
    return report;
}

template OperatorRow describe<Stamp>();

}  // namespace cuesta
