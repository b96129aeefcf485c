// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/resample.h"

#include <algorithm>
#include <cmath>

#include "cuesta/filter/per_sample.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

// Coarse samples along an axis of n samples, never more than there are.
std::int64_t coarse_samples(std::int64_t n, bool wraps, double ratio) {
    const double gaps = std::floor(static_cast<double>(wraps ? n : n - 1) / ratio + 0.5);
    return std::clamp<std::int64_t>(static_cast<std::int64_t>(gaps) + (wraps ? 0 : 1), 1, n);
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
    Field few({coarse.columns, coarse.rows, 0});
    {
        const Raster all = WholeMap(in, step.grid, step.block, step.comm).raster();
        resample(all, whole(all), coarse, whole(coarse), Interpolation::bilinear, few);
    }
    SingleCommunicator alone(coarse);
    const Raster source = WholeMap(few, coarse, whole(coarse), alone).raster();
    resample(source, whole(source), step.grid, step.block, interpolation, out);
    return report;
}

template OperatorRow describe<Resample>();

}  // namespace cuesta
