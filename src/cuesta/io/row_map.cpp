// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/row_map.h"

namespace cuesta {

RowMap::RowMap(const Raster& raster)
    : columns(raster.columns),
      rows(raster.rows),
      in_metres(raster.in_metres),
      low(raster.low),
      high(raster.high),
      spacing_m(raster.spacing_m),
      nodata(raster.nodata),
      geo(raster.geo) {
    const auto cells = static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(rows);
    if (raster.samples.size() != cells) return;  // no rows: writers refuse it
    if (!raster.invalid.empty() && raster.invalid.size() != cells) return;
    const std::int64_t across = raster.columns;
    samples = [from = raster.samples.data(), across](std::int64_t y, float*) {
        return from + y * across;
    };
    if (!raster.invalid.empty())
        invalid = [from = raster.invalid.data(), across](std::int64_t y) {
            return from + y * across;
        };
}

}  // namespace cuesta
