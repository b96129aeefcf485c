// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/column_blend.h"

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

bool same_order(const LayerSlices& a, const LayerSlices& b) {
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](const LayerSlice& p, const LayerSlice& q) {
               return p.material == q.material;
           });
}

std::vector<double> middles(const LayerSlices& column) {
    std::vector<double> list;
    double at = 0;
    for (const LayerSlice& slice : column) {
        list.push_back(at + 0.5 * slice.thickness_m);
        at += slice.thickness_m;
    }
    return list;
}

// How well two layers of one material go together: 1 to 2.
double likeness(const LayerSlice& p, double p_middle, const LayerSlice& q, double q_middle) {
    const double thin = std::min(p.thickness_m, q.thickness_m);
    const double thick = std::max(p.thickness_m, q.thickness_m);
    const double both = p.thickness_m + q.thickness_m;
    if (!(thick > 0)) return 1;
    return 1 + 0.5 * thin / thick + 0.5 * both / (both + std::abs(p_middle - q_middle));
}

}  // namespace

LayerSlices slices_of(const GroundView& ground, std::int64_t column, std::int64_t row,
                      double floor_m) {
    LayerSlices slices;
    ground.from_the_top(column, row, [&](const Stratum& stratum) {
        const double thickness = stratum.top_m - std::max(stratum.bottom_m, floor_m);
        if (thickness > 0) slices.push_back({stratum.material, thickness});
        return stratum.bottom_m > floor_m;
    });
    std::reverse(slices.begin(), slices.end());
    return slices;
}

LayerSlices blend_columns(const LayerSlices& a, const LayerSlices& b, double share) {
    if (share <= 0) return a;
    if (share >= 1) return b;
    LayerSlices out;
    if (same_order(a, b)) {
        for (std::size_t i = 0; i < a.size(); ++i)
            out.push_back(
                {a[i].material, a[i].thickness_m * (1 - share) + b[i].thickness_m * share});
        return out;
    }
    // best[i][j]: of the first i layers of a and the first j of b.
    const std::size_t n = a.size(), m = b.size();
    const std::vector<double> a_middle = middles(a), b_middle = middles(b);
    std::vector<double> best((n + 1) * (m + 1), 0.0);
    const auto at = [&](std::size_t i, std::size_t j) -> double& { return best[i * (m + 1) + j]; };
    const auto paired = [&](std::size_t i, std::size_t j) {
        return at(i, j) + likeness(a[i], a_middle[i], b[j], b_middle[j]);
    };
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < m; ++j) {
            double& here = at(i + 1, j + 1);
            here = std::max(at(i, j + 1), at(i + 1, j));
            if (a[i].material == b[j].material) here = std::max(here, paired(i, j));
        }
    // Back from the top.
    std::size_t i = n, j = m;
    while (i > 0 || j > 0) {
        if (i > 0 && j > 0 && a[i - 1].material == b[j - 1].material &&
            at(i, j) == paired(i - 1, j - 1)) {
            --i, --j;
            out.push_back(
                {a[i].material, a[i].thickness_m * (1 - share) + b[j].thickness_m * share});
        } else if (i > 0 && (j == 0 || at(i, j) == at(i - 1, j))) {
            --i;
            out.push_back({a[i].material, a[i].thickness_m * (1 - share)});
        } else {
            --j;
            out.push_back({b[j].material, b[j].thickness_m * share});
        }
    }
    std::reverse(out.begin(), out.end());
    return out;
}

LayerSlices column_between(const GroundView& ground, double column, double row, double floor_m) {
    const auto x = static_cast<std::int64_t>(std::floor(column));
    const auto y = static_cast<std::int64_t>(std::floor(row));
    const double across = column - static_cast<double>(x), down = row - static_cast<double>(y);
    const auto along = [&](std::int64_t line) {
        LayerSlices west = slices_of(ground, x, line, floor_m);
        if (across <= 0) return west;
        return blend_columns(west, slices_of(ground, x + 1, line, floor_m), across);
    };
    if (down <= 0) return along(y);
    return blend_columns(along(y), along(y + 1), down);
}

}  // namespace cuesta
