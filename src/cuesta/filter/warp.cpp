// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/warp.h"

#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/filter/displacement.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

struct Counts {
    std::int64_t beyond = 0, broken = 0;
};

}  // namespace

StepReport Warp::filter(const Field& in, Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const WholeMap map(in, grid, block, step.comm);
    const Displacement noise(grid, step.random, amount, wavelength, amount > 0 ? octaves : 0);
    const FieldValue more_east = step.value_of(east), more_south = step.value_of(south);
    const auto past = [](double at, std::int64_t n, bool wraps) {
        return !wraps && (at < 0 || at > static_cast<double>(n - 1));
    };
    const Counts counts = ordered_reduce(
        0, block.rows, rows_per_piece(block.columns), Counts{},
        [&](std::int64_t lo, std::int64_t hi) {
            Counts part;
            std::vector<double> dx(static_cast<std::size_t>(block.columns)), dy(dx.size());
            for (std::int64_t y = lo; y < hi; ++y) {
                noise.row(block.x0, block.y0 + y, block.columns, dx.data(), dy.data());
                float* row = out.row(y);
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const auto i = static_cast<std::size_t>(x);
                    const double shift_x = (dx[i] + more_east.at(x, y)) / grid.spacing_m;
                    const double shift_y = (dy[i] + more_south.at(x, y)) / grid.spacing_m;
                    // Written so that NaN is caught too; 2^50 samples away no map reaches.
                    if (!(std::abs(shift_x) < 0x1p50 && std::abs(shift_y) < 0x1p50)) {
                        ++part.broken;
                        row[x] = in.at(x, y);
                        continue;
                    }
                    const double u = static_cast<double>(block.x0 + x) + shift_x;
                    const double v = static_cast<double>(block.y0 + y) + shift_y;
                    part.beyond +=
                        past(u, grid.columns, grid.wraps_x()) || past(v, grid.rows, grid.wraps_y())
                            ? 1
                            : 0;
                    row[x] =
                        sampling == WarpSampling::bicubic ? map.bicubic(u, v) : map.bilinear(u, v);
                }
            }
            return part;
        },
        [](Counts a, Counts b) {
            return Counts{a.beyond + b.beyond, a.broken + b.broken};
        });
    StepReport report;
    report.count("read_beyond_edge", counts.beyond);
    report.count("shift_not_finite", counts.broken);
    report.count("octaves_above_nyquist", step.comm.rank() == 0 ? noise.dropped() : 0);
    return report;
}

template OperatorRow describe<Warp>();

}  // namespace cuesta
