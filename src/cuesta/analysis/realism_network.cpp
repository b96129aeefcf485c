// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_network.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta::realism {
namespace {

constexpr std::int32_t first_area = 64;    // cells; below it a path is a few cells of the lattice
constexpr std::int64_t least_in_bin = 30;  // below it a bin is one or two rivers
constexpr std::size_t least_bins = 5;

// Mean logarithms in bins of half an octave of area.
class AreaBins {
public:
    void add(std::int32_t area, double value) {
        const double ln_area = elementary::log(static_cast<double>(area));
        const auto bin = static_cast<std::size_t>(
            std::max(0.0, std::floor(2 * elementary::log2(double(area) / first_area) + 1e-9)));
        if (bins_.size() <= bin) bins_.resize(bin + 1);
        bins_[bin].ln_area += ln_area;
        bins_[bin].ln_value += elementary::log(value);
        ++bins_[bin].cells;
    }
    std::vector<CurvePoint> curve() const {
        std::vector<CurvePoint> points;
        for (const Bin& bin : bins_) {
            if (bin.cells < least_in_bin) continue;
            const auto n = static_cast<double>(bin.cells);
            points.push_back({elementary::exp(bin.ln_area / n), elementary::exp(bin.ln_value / n)});
        }
        return points;
    }

private:
    struct Bin {
        double ln_area = 0, ln_value = 0;
        std::int64_t cells = 0;
    };
    std::vector<Bin> bins_;
};

Finding from_fit(const std::vector<CurvePoint>& curve, double sign) {
    if (curve.size() < least_bins)
        return no_finding(fmt::format(
            "The rivers span {} half octaves of area, at least {} are needed: the map is too "
            "small.",
            curve.size(), least_bins));
    const LineFit fit = fit_power_law(curve);
    return {.value = sign * fit.slope, .r2 = fit.r2};
}

// For every cell the first cell down its path that lies lower than it, and a shortcut along the
// chain of these, so that any depth is found in O(log n) looks (skew binary jumps).
class LowerCells {
public:
    LowerCells(const flow::FloodedRouting& routing, const std::vector<double>& height)
        : height_(height),
          next_(height.size(), -1),
          jump_(height.size(), -1),
          depth_(height.size(), 0),
          to_outlet_m_(height.size(), 0) {
        // Downstream cells first.
        for (auto it = routing.order.rbegin(); it != routing.order.rend(); ++it) {
            const auto i = static_cast<std::size_t>(*it);
            if (routing.outlet(i)) continue;
            const auto r = static_cast<std::size_t>(routing.receiver[i]);
            to_outlet_m_[i] = to_outlet_m_[r] + routing.step_m[i];
            const std::int32_t lower = first_below(routing.receiver[i], height[i]);
            next_[i] = lower;
            if (lower < 0) continue;
            const auto p = static_cast<std::size_t>(lower);
            depth_[i] = depth_[p] + 1;
            const std::int32_t q = jump_[p], s = q < 0 ? -1 : jump_[static_cast<std::size_t>(q)];
            jump_[i] = q >= 0 && s >= 0 && depth_[p] - depth(q) == depth(q) - depth(s) ? s : lower;
        }
    }
    // Drop over distance down to the first cell at least `drop` lower; nothing if there is none.
    std::optional<double> slope(std::size_t i, double drop) const {
        const double wanted = height_[i] - drop;
        std::int32_t at = next_[i];
        while (at >= 0 && height(at) > wanted) {
            const std::int32_t far = jump_[static_cast<std::size_t>(at)];
            at = far >= 0 && height(far) > wanted ? far : next_[static_cast<std::size_t>(at)];
        }
        if (at < 0) return std::nullopt;
        return (height_[i] - height(at)) /
               (to_outlet_m_[i] - to_outlet_m_[static_cast<std::size_t>(at)]);
    }

private:
    double height(std::int32_t i) const { return height_[static_cast<std::size_t>(i)]; }
    std::int32_t depth(std::int32_t i) const { return depth_[static_cast<std::size_t>(i)]; }
    // The first of `at` and the chain from it that lies below `level`.
    std::int32_t first_below(std::int32_t at, double level) const {
        while (at >= 0 && height(at) >= level) {
            const std::int32_t far = jump_[static_cast<std::size_t>(at)];
            at = far >= 0 && height(far) >= level ? far : next_[static_cast<std::size_t>(at)];
        }
        return at;
    }

    const std::vector<double>& height_;
    std::vector<std::int32_t> next_, jump_, depth_;
    std::vector<double> to_outlet_m_;
};

}  // namespace

Finding hack_exponent(const flow::FloodedRouting& routing, std::vector<CurvePoint>& curve) {
    AreaBins bins;
    for (std::size_t i = 0; i < routing.area.size(); ++i)
        if (routing.area[i] >= first_area && routing.longest_m[i] > 0)
            bins.add(routing.area[i], routing.longest_m[i]);
    curve = bins.curve();
    return from_fit(curve, 1);
}

Finding area_exponent(const flow::FloodedRouting& routing, std::int64_t land_cells,
                      std::vector<CurvePoint>& curve) {
    constexpr double smallest = 8, share = 0.005;
    constexpr int points = 20;
    curve.clear();
    const auto n = static_cast<double>(land_cells);
    const double largest = share * n;
    if (largest < 8 * smallest)
        return no_finding(fmt::format(
            "Areas from 8 cells to 0.5 % of the land are compared; of {} cells that is {:.0f}.",
            land_cells, largest));
    std::vector<std::int32_t> areas;
    for (const std::int32_t area : routing.area)
        if (area > 0) areas.push_back(area);
    std::sort(areas.begin(), areas.end());
    for (int k = 0; k < points; ++k) {
        const double a =
            smallest * elementary::pow(largest / smallest, static_cast<double>(k) / (points - 1));
        const auto above = areas.end() - std::upper_bound(areas.begin(), areas.end(), a);
        if (above > 0) curve.push_back({a, static_cast<double>(above) / n});
    }
    if (curve.size() < points) return no_finding("No river gathers 0.5 % of the land.");
    const LineFit fit = fit_power_law(curve);
    return {.value = -fit.slope, .r2 = fit.r2};
}

Finding drainage_density(const flow::FloodedRouting& routing, const LandMap& land) {
    double length_m = 0;
    std::int64_t channels = 0;
    for (std::size_t i = 0; i < routing.area.size(); ++i) {
        if (routing.area[i] < realism_channel_area) continue;
        length_m += routing.step_m[i];
        ++channels;
    }
    if (channels < least_in_bin)
        return no_finding(
            fmt::format("Only {} cells drain {} cells or more.", channels, realism_channel_area));
    const double threshold_m = std::sqrt(realism_channel_area * land.cell_m2());
    return {.value =
                length_m * threshold_m / (static_cast<double>(land.land_cells) * land.cell_m2())};
}

Finding concavity(const flow::FloodedRouting& routing, const LandMap& land,
                  std::vector<CurvePoint>& curve) {
    constexpr double least_drop_m = 10, relief_share = 0.01;
    const double drop = std::max(least_drop_m, relief_share * land.relief_m());
    const LowerCells lower(routing, land.height);
    AreaBins bins;
    for (std::size_t i = 0; i < routing.area.size(); ++i) {
        if (routing.area[i] < first_area) continue;
        if (const auto slope = lower.slope(i, drop)) bins.add(routing.area[i], *slope);
    }
    curve = bins.curve();
    if (curve.empty())
        return no_finding(fmt::format("No river of the map falls by {:.4g} m.", drop));
    return from_fit(curve, -1);
}

Finding bifurcation_ratio(std::span<const std::int64_t> streams) {
    if (streams.size() < 3)
        return no_finding(
            fmt::format("Streams reach order {}, at least 3 is needed.", streams.size()));
    std::vector<CurvePoint> points;
    for (std::size_t order = 0; order + 1 < streams.size(); ++order)
        points.push_back(
            {static_cast<double>(order), elementary::log(static_cast<double>(streams[order]))});
    return {.value = elementary::exp(-fit_line(points).slope)};
}

}  // namespace cuesta::realism
