// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/raster.h"

#include <fmt/format.h>

namespace cuesta {

NonFinite check_finite(const Raster& raster) {
    NonFinite found;
    for (std::size_t i = 0; i < raster.samples.size(); ++i) {
        if (std::isfinite(raster.samples[i]) || (!raster.invalid.empty() && raster.invalid[i] != 0))
            continue;
        if (found.count++ == 0) {
            found.x = static_cast<std::int64_t>(i) % raster.columns;
            found.y = static_cast<std::int64_t>(i) / raster.columns;
        }
    }
    return found;
}

std::string describe(const NonFinite& found) {
    if (found.ok()) return "every sample is finite";
    return fmt::format("{} {} NaN or infinite, the first at x {}, y {}", found.count,
                       found.count == 1 ? "sample is" : "samples are", found.x, found.y);
}

}  // namespace cuesta
