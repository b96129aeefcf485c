// SPDX-License-Identifier: Apache-2.0
// A whole map as files know it: plain rows of float32 from north to south, with what the file says
// about place and units. Readers return it, writers take it; operators work on Field instead.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cuesta {

// Where a map lies, as far as its file tells.
struct GeoReference {
    std::string crs_wkt{};              // coordinate system, empty if unknown
    double origin_x = 0, origin_y = 0;  // world position of the first sample (row 0, column 0)
    double step_x = 0, step_y = 0;      // world distance between samples; step_y < 0 is north up
    bool operator==(const GeoReference&) const = default;
};

struct Raster {
    std::int64_t columns = 0, rows = 0;
    std::vector<float>
        samples{};  // rows x columns, row 0 north; metres unless `in_metres` is false
    std::vector<std::uint8_t> invalid{};  // empty, or 1 for each sample the file marks as nodata
    bool in_metres = true;                // false: samples are 0..1 of a 16-bit or 8-bit range
    std::optional<double> low{}, high{};  // metres at 0 and 1 when a sidecar tells
    std::optional<double> spacing_m{};    // metres between samples, if known
    std::optional<double> nodata{};       // the file's nodata value, kept for writing it back
    std::optional<GeoReference> geo{};

    std::size_t cells() const { return samples.size(); }
    float& at(std::int64_t x, std::int64_t y) {
        return samples[static_cast<std::size_t>(y * columns + x)];
    }
    float at(std::int64_t x, std::int64_t y) const {
        return samples[static_cast<std::size_t>(y * columns + x)];
    }
    // Whether a sample is a finite number that the file does not mark as nodata.
    bool has_value(std::size_t i) const {
        return std::isfinite(samples[i]) && (invalid.empty() || invalid[i] == 0);
    }
};

// NaN and infinite samples that are not marked as nodata.
struct NonFinite {
    std::uint64_t count = 0;
    std::int64_t x = -1, y = -1;  // the first, in reading order; -1 if there is none
    bool ok() const { return count == 0; }
};
NonFinite check_finite(const Raster& raster);
// "12 samples are NaN or infinite, the first at x 3, y 7".
std::string describe(const NonFinite& found);

}  // namespace cuesta
