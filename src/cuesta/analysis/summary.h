// SPDX-License-Identifier: Apache-2.0
// The measures of a height map that anybody asks for first: range, spread, slopes, hypsometry.
//
// Slopes are those of grid/stencil.h. Quantiles come from a histogram and are right to one bin:
// 0.001 degree for slopes, 1/65536 of the range for heights. Samples without a value (marked by
// the file, infinite or NaN) are left out, slopes next to one too.
//
// Holds   the same for any thread count: counts, and sums in a fixed order.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// Counts of values between two ends; values beyond an end count in the last bin there.
class Histogram {
public:
    Histogram(double low, double high, std::size_t bins)
        : low_(low), high_(high), counts_(bins, 0) {}
    void add(double value);
    void merge(const Histogram& other);  // same ends and bins
    std::int64_t total() const;
    const std::vector<std::int64_t>& counts() const { return counts_; }
    // The value below which the share `q` of all lies, straight between the ends of its bin; the
    // low end if there are none.
    double quantile(double q) const;

private:
    double low_, high_;
    std::vector<std::int64_t> counts_;
};

struct SlopeStatistics {  // degrees
    double mean = 0, median = 0, p90 = 0, p99 = 0, p99_9 = 0, largest = 0;
    std::int64_t samples = 0;
};

struct Summary {
    std::int64_t columns = 0, rows = 0;
    std::int64_t samples = 0;  // with a value
    double low_m = 0, high_m = 0, mean_m = 0, standard_deviation_m = 0;
    double p10_m = 0, median_m = 0, p90_m = 0;
    // (mean - low) / (high - low): the share of the block between lowest and highest that is
    // ground; 0 for a level map.
    double hypsometric_integral = 0;
    SlopeStatistics slope = {};
};

bool has_value(const Raster& map, std::int64_t x, std::int64_t y);  // also one beyond, wrapped

Summary summarize(const Raster& map, double spacing_m, Edges edges = Edges::open);

}  // namespace cuesta
