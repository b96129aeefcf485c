// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/ocean_floor.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/order_statistic.h"
#include "cuesta/grid/range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport OceanFloor::filter(const Field& in, Field& out, const StepContext& step) const {
    StepReport report;
    const bool first = step.comm.rank() == 0;
    const ValueRange range = value_range(in, step.comm);
    const auto numbers = nth_smallest(in, 1, step.comm).numbers;
    const auto drowned =
        static_cast<std::int64_t>(std::floor(share * static_cast<double>(numbers) + 0.5));
    const OrderStatistic sea = nth_smallest(in, drowned, step.comm);
    const bool none = drowned == 0;
    if (!none && first) report.count("ties_at_the_coast", sea.below + sea.equal - drowned);

    const double level = none ? range.low : double{sea.value};
    double scale = 1;
    if (relief > 0 && range.high > level) {
        scale = std::max(0.0, relief - coast) / (range.high - level);
        if (relief <= coast && first) report.count("flat_land", 1);
    }
    parallel_for(0, in.rows(), rows_per_piece(in.columns()), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const float* from = in.row(y);
            float* to = out.row(y);
            for (std::int64_t x = 0; x < in.columns(); ++x) {
                const double h = from[x];
                const bool wet = !none && h <= level;
                to[x] = static_cast<float>(wet ? floor : floor + coast + (h - level) * scale);
            }
        }
    });
    return report;
}

template OperatorRow describe<OceanFloor>();

}  // namespace cuesta
