// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/resample.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/filter/per_sample.h"
#include "cuesta/grid/map_window.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// Coarse samples along an axis of n samples, never more than there are.
std::int64_t coarse_samples(std::int64_t n, bool wraps, double ratio) {
    const double gaps = std::floor(static_cast<double>(wraps ? n : n - 1) / ratio + 0.5);
    return std::clamp<std::int64_t>(static_cast<std::int64_t>(gaps) + (wraps ? 0 : 1), 1, n);
}

// Samples of the rectangle that a block needs, from what all have; as rows of the whole map.
class Rows {
public:
    Rows(Communicator& comm, const SourceRectangle& have, const Block& wanted)
        : first_(wanted), samples_(static_cast<std::size_t>(wanted.columns * wanted.rows)) {
        const TargetRectangle to = target_rectangle(wanted, samples_.data(), wanted.columns);
        comm.redistribute({&have, 1}, {&to, 1}, sizeof(float));
    }
    SourceRows of(std::int64_t columns, std::int64_t rows) const {
        return {columns, rows, [this](std::int64_t y) {
                    return samples_.data() + ((y - first_.y0) * first_.columns - first_.x0);
                }};
    }

private:
    Block first_;
    std::vector<float> samples_;
};

SourceWindow all_of(const Grid& grid) {
    return {0, 0, static_cast<double>(grid.columns), static_cast<double>(grid.rows)};
}

void reduce(const MapPart& map, const Grid& coarse, const Block& strip, Field& few) {
    const Grid& grid = map.grid;
    if (map.comm.size() == 1)
        return resample({grid.columns, grid.rows, [&](std::int64_t y) { return map.field.row(y); }},
                        all_of(grid), coarse, strip, Interpolation::bilinear, few);
    const Block wanted = strip.rows == 0 ? Block{0, 0, 0, 0}
                                         : resample_needs(grid.columns, grid.rows, all_of(grid),
                                                          coarse, strip, Interpolation::bilinear);
    const Rows rows(map.comm, source_rectangle(map.block, map.field.row(0), map.field.stride()),
                    wanted);
    if (strip.rows > 0)
        resample(rows.of(grid.columns, grid.rows), all_of(grid), coarse, strip,
                 Interpolation::bilinear, few);
}

void enlarge(const Field& few, const Block& strip, const Grid& coarse, const StepContext& step,
             Interpolation interpolation, Field& out) {
    if (step.comm.size() == 1)
        return resample({coarse.columns, coarse.rows, [&](std::int64_t y) { return few.row(y); }},
                        all_of(coarse), step.grid, step.block, interpolation, out);
    const Rows rows(step.comm, source_rectangle(strip, few.row(0), few.stride()),
                    resample_needs(coarse.columns, coarse.rows, all_of(coarse), step.grid,
                                   step.block, interpolation));
    resample(rows.of(coarse.columns, coarse.rows), all_of(coarse), step.grid, step.block,
             interpolation, out);
}

}  // namespace

StepReport Resample::filter(const Field& in, Field& out, const StepContext& step) const {
    const double ratio = spacing / step.grid.spacing_m;
    Grid coarse = step.grid;
    coarse.columns = coarse_samples(coarse.columns, coarse.wraps_x(), std::max(ratio, 1.0));
    coarse.rows = coarse_samples(coarse.rows, coarse.wraps_y(), std::max(ratio, 1.0));
    StepReport report;
    if (coarse == step.grid) {
        per_sample(in, out, [](float h, auto, auto, std::int64_t&) { return h; });
        report.count("nothing_to_reduce", step.comm.rank() == 0 ? 1 : 0);
        return report;
    }
    // A strip of the coarse rows, then what the block needs of them.
    const Block strip = row_strip(coarse.columns, coarse.rows, step.comm.rank(), step.comm.size());
    Field few({coarse.columns, std::max<std::int64_t>(strip.rows, 1), 0});
    reduce({in, step.grid, step.block, step.comm}, coarse, strip, few);
    enlarge(few, strip, coarse, step, interpolation, out);
    return report;
}

template OperatorRow describe<Resample>();

}  // namespace cuesta
