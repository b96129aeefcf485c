// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/midpoint_surface.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/grid/resample.h"

namespace cuesta {
namespace {

// Rows per strip: its finest level fills a good part of the second cache, and the rows that
// neighbouring strips both refine stay few.
std::int64_t strip_rows(std::int64_t columns) {
    return std::max<std::int64_t>(16, rows_per_piece(columns, 1 << 18));
}

void copy_points(const RefineLattice& refine, const Block& block, Field& out, GrowingRange& range) {
    parallel_for(0, block.rows, strip_rows(block.columns), [&](std::int64_t lo, std::int64_t hi) {
        const LatticeWindow strip{block.x0, block.x0 + block.columns - 1, block.y0 + lo,
                                  block.y0 + hi - 1};
        refine(strip, out.row(lo), out.stride());
        range.add_rows(out, lo, hi);
    });
}

// Samples between lattice points. Beyond an open border the lattice goes straight on.
void resample_points(const MidpointLattice& lattice, const RefineLattice& refine,
                     const Block& block, Field& out, GrowingRange& range) {
    const auto axis = [&](std::int64_t squares, bool wraps) {
        return SourceAxis{(squares << lattice.levels) + (wraps ? 0 : 1), wraps};
    };
    const SourceAxis axis_x = axis(lattice.squares_x, lattice.wraps_x);
    const SourceAxis axis_y = axis(lattice.squares_y, lattice.wraps_y);
    const AxisTaps across =
        axis_taps(axis_x, 0, lattice.step_x, block.x0, block.columns, Interpolation::spline);
    const auto strip = [&](std::int64_t lo, std::int64_t hi) {
        const AxisTaps down =
            axis_taps(axis_y, 0, lattice.step_y, block.y0 + lo, hi - lo, Interpolation::spline);
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
        refine(window, points.data(), window.columns());
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
        copy_points(refine, step.block, out, range);
    } else {
        resample_points(lattice, refine, step.block, out, range);
        report.count("resampled_lattice", step.comm.rank() == 0 ? 1 : 0);
    }
    return report;
}

StepReport make_midpoint_surface(const MidpointRule& rule, double base, double relief, Field& out,
                                 const StepContext& step) {
    const MidpointLattice lattice = lattice_for(step.grid);
    const RefineLattice refine = [&](const LatticeWindow& window, float* to,
                                     std::ptrdiff_t stride) {
        MidpointScratch scratch;
        refine_window(lattice, rule, window, scratch, to, stride);
    };
    GrowingRange range;
    StepReport report = write_lattice(lattice, refine, out, step, range);
    if (rule.random_corners)
        report.merge(set_surface_range(out, range.over(step.comm), base, relief, step));
    return report;
}

}  // namespace cuesta
