// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/midpoint_surface.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/square_lattice.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/grid/resample.h"

namespace cuesta {
namespace {

// Rows per strip: its finest level fills a good part of the second cache, and the rows that
// neighbouring strips both refine stay few.
std::int64_t strip_rows(std::int64_t columns) {
    return std::max<std::int64_t>(16, rows_per_piece(columns, 1 << 18));
}

// Where a window counted from the map's first sample lies on the lattice.
LatticeWindow shifted(const LatticeWindow& window, const MidpointLattice& lattice,
                      std::int64_t more) {
    const std::int64_t x = lattice.start_x + more, y = lattice.start_y + more;
    return {window.x0 + x, window.x1 + x, window.y0 + y, window.y1 + y};
}

// Lattice points before the first sample: on an endless lattice samples between points lean on
// them.
constexpr double endless_margin = 16;

void copy_points(const MidpointLattice& lattice, const RefineLattice& refine, const Block& block,
                 Field& out, GrowingRange& range) {
    parallel_for(0, block.rows, strip_rows(block.columns), [&](std::int64_t lo, std::int64_t hi) {
        const LatticeWindow strip{block.x0, block.x0 + block.columns - 1, block.y0 + lo,
                                  block.y0 + hi - 1};
        refine(shifted(strip, lattice, 0), out.row(lo), out.stride());
        range.add_rows(out, lo, hi);
    });
}

// Samples between lattice points. Beyond an open border the lattice goes straight on.
void resample_points(const MidpointLattice& lattice, const RefineLattice& refine,
                     const Block& block, Field& out, GrowingRange& range) {
    const auto axis = [&](std::int64_t squares, bool wraps) {
        if (lattice.endless) return SourceAxis{std::int64_t{1} << 50, false};
        return SourceAxis{(squares << lattice.levels) + (wraps ? 0 : 1), wraps};
    };
    const SourceAxis axis_x = axis(lattice.squares_x, lattice.wraps_x);
    const SourceAxis axis_y = axis(lattice.squares_y, lattice.wraps_y);
    const double margin = lattice.endless ? endless_margin : 0;
    const AxisTaps across = axis_taps(axis_x, margin + lattice.rest_x, lattice.step_x, block.x0,
                                      block.columns, Interpolation::spline);
    const auto strip = [&](std::int64_t lo, std::int64_t hi) {
        const AxisTaps down = axis_taps(axis_y, margin + lattice.rest_y, lattice.step_y,
                                        block.y0 + lo, hi - lo, Interpolation::spline);
        // The lattice points of the strip that exist; two at the least to go straight on from.
        const auto clip = [](std::int64_t low, std::int64_t high, SourceAxis a) {
            if (a.wraps) return std::pair{low, high};
            return std::pair{std::clamp<std::int64_t>(low, 0, a.samples - 2),
                             std::clamp<std::int64_t>(high, 1, a.samples - 1)};
        };
        const auto [x0, x1] = clip(across.lowest, across.highest, axis_x);
        const auto [y0, y1] = clip(down.lowest, down.highest, axis_y);
        const LatticeWindow window{x0, x1, y0, y1};
        std::vector<float> points(static_cast<std::size_t>(window.columns() * window.rows()));
        refine(shifted(window, lattice, -static_cast<std::int64_t>(margin)), points.data(),
               window.columns());
        const SourceAxis inside{window.columns(), false};
        const auto put = [&](std::int64_t y, float* line) {
            continue_line(points.data() + (y - window.y0) * window.columns(), inside,
                          across.lowest - window.x0, across.highest - window.x0, line);
        };
        const SourceLine source = [&](std::int64_t y, float* line) {
            if (y >= window.y0 && y <= window.y1) return put(y, line);
            const std::int64_t edge = y < window.y0 ? window.y0 : window.y1;
            const std::int64_t inner = y < window.y0 ? edge + 1 : edge - 1;
            const auto distance = static_cast<double>(y < edge ? edge - y : y - edge);
            std::vector<float> next(static_cast<std::size_t>(across.highest - across.lowest + 1));
            put(edge, line);
            put(inner, next.data());
            for (std::size_t i = 0; i < next.size(); ++i)
                line[i] = static_cast<float>(line[i] +
                                             distance * (static_cast<double>(line[i]) - next[i]));
        };
        resample_rows(source, across, down, 0, hi - lo, out.row(lo), out.stride());
        range.add_rows(out, lo, hi);
    };
    parallel_for(0, block.rows, strip_rows(2 * block.columns), strip);
}

}  // namespace

StepReport write_lattice(const MidpointLattice& lattice, const RefineLattice& refine, Field& out,
                         const StepContext& step, GrowingRange& range) {
    StepReport report;
    if (lattice.direct()) {
        copy_points(lattice, refine, step.block, out, range);
    } else {
        resample_points(lattice, refine, step.block, out, range);
        report.count("resampled_lattice", step.comm.rank() == 0 ? 1 : 0);
    }
    return report;
}

namespace {

RefineLattice refine_by(const MidpointLattice& lattice, const MidpointRule& rule) {
    return [&](const LatticeWindow& window, float* to, std::ptrdiff_t stride) {
        MidpointScratch scratch;
        (rule.squares ? refine_squares : refine_window)(lattice, rule, window, scratch, to, stride);
    };
}

// The extremes of 8 x 8 squares of an endless land, drawn with random numbers of their own: they
// depend on the rule alone.
ValueRange range_of_land(MidpointRule rule) {
    MidpointLattice lattice;
    lattice.endless = true;
    lattice.levels = 5;
    rule.random = {0, 0};
    constexpr std::int64_t side = 256;
    Field patch({side, side, 0});
    refine_by(lattice, rule)({0, side - 1, 0, side - 1}, patch.row(0), patch.stride());
    SingleCommunicator alone({side, side});
    return value_range(patch, alone);
}

}  // namespace

StepReport make_midpoint_surface(const MidpointRule& rule, double land_m, double base,
                                 double relief, Field& out, const StepContext& step) {
    const bool wraps = step.grid.wraps_x() || step.grid.wraps_y();
    const bool window = land_m > 0 && !wraps;
    const MidpointLattice lattice =
        window ? endless_lattice(step.grid, land_m) : lattice_for(step.grid);
    GrowingRange range;
    StepReport report = write_lattice(lattice, refine_by(lattice, rule), out, step, range);
    if (land_m > 0 && wraps) report.count("land_size_ignored", step.comm.rank() == 0 ? 1 : 0);
    if (window && land_m < step.grid.spacing_m)
        report.count("land_size_below_spacing", step.comm.rank() == 0 ? 1 : 0);
    if (!rule.random_corners) return report;
    if (window)
        map_range(out, out, range_of_land(rule), base, base + relief);
    else
        report.merge(set_surface_range(out, range.over(step.comm), base, relief, step));
    return report;
}

}  // namespace cuesta
