// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/height_tint.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace cuesta {

namespace {

constexpr int bin_count = 256;
// No bin may count for more than this many times its even share: a plateau or a plain keeps one
// colour instead of taking the whole palette apart.
constexpr double contrast_limit = 3;
// Share of the plain height in the place on the palette; the rest follows the distribution.
constexpr double linear_share = 0.25;
// Heights beyond these parts of the ground get the end colours: one canyon or one needle does not
// push all else into the middle of the palette.
constexpr double trimmed_share = 0.003;
// A map without relief is drawn in the colour of straw meadows.
constexpr double flat_position = 0.34;

// The heights between which all but `trimmed_share` at each end lie, to a 4096th of the range.
std::pair<double, double> trimmed_range(std::span<const float> heights,
                                        std::span<const std::uint8_t> valid, double low,
                                        double high) {
    constexpr int bins = 4096;
    std::vector<std::int64_t> count(bins, 0);
    std::int64_t total = 0;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const double h = heights[i];
        if ((!valid.empty() && !valid[i]) || h < low || h > high) continue;
        ++count[static_cast<std::size_t>(
            std::min(static_cast<int>((h - low) / (high - low) * bins), bins - 1))];
        ++total;
    }
    const auto spare = static_cast<std::int64_t>(trimmed_share * static_cast<double>(total));
    int first = 0, last = bins - 1;
    for (std::int64_t n = 0;
         first < last && (n += count[static_cast<std::size_t>(first)]) <= spare;)
        ++first;
    for (std::int64_t n = 0; last > first && (n += count[static_cast<std::size_t>(last)]) <= spare;)
        --last;
    const double step = (high - low) / bins;
    return {low + first * step, high - (bins - 1 - last) * step};
}

}  // namespace

void HeightTint::Equaliser::fit(std::span<const float> heights, std::span<const std::uint8_t> valid,
                                bool keep_low, bool keep_high) {
    std::vector<double> count(bin_count, 0.0);
    double total = 0;
    cumulative.assign(bin_count + 1, 0.0);
    if (!(high > low)) return;
    const auto [inner_low, inner_high] = trimmed_range(heights, valid, low, high);
    if (!keep_low) low = inner_low;
    if (!keep_high) high = inner_high;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const double h = heights[i];
        if ((!valid.empty() && !valid[i]) || h < low || h > high) continue;
        const int bin = static_cast<int>((h - low) / (high - low) * bin_count);
        count[static_cast<std::size_t>(std::min(bin, bin_count - 1))] += 1;
        total += 1;
    }
    // Cut what exceeds the limit and hand it to all bins alike.
    const double limit = contrast_limit * total / bin_count;
    double excess = 0;
    for (double& c : count) {
        excess += std::max(0.0, c - limit);
        c = std::min(c, limit);
    }
    for (std::size_t k = 0; k < bin_count; ++k)
        cumulative[k + 1] = cumulative[k] + (count[k] + excess / bin_count) / std::max(total, 1.0);
}

double HeightTint::Equaliser::position(double height) const {
    if (!(high > low)) return flat_position;
    const double linear = std::clamp((height - low) / (high - low), 0.0, 1.0);
    const double place = linear * bin_count;
    const auto k =
        std::min(static_cast<std::size_t>(place), static_cast<std::size_t>(bin_count - 1));
    const double local = place - static_cast<double>(k);
    const double ranked = cumulative[k] + (cumulative[k + 1] - cumulative[k]) * local;
    return linear_share * linear + (1 - linear_share) * ranked;
}

HeightTint::HeightTint(std::span<const float> heights, std::span<const std::uint8_t> valid,
                       std::optional<double> sea_level)
    : land_ramp_(*find_palette("land")), sea_ramp_(*find_palette("sea")), sea_level_(sea_level) {
    bool any = false;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (!valid.empty() && !valid[i]) continue;
        const double h = heights[i];
        lowest_ = any ? std::min(lowest_, h) : h;
        highest_ = any ? std::max(highest_, h) : h;
        any = true;
    }
    land_.low = has_sea() ? *sea_level_ : lowest_;
    land_.high = highest_;
    if (has_land()) land_.fit(heights, valid, has_sea(), false);
    if (has_sea()) {
        sea_.low = lowest_;
        sea_.high = has_land() ? *sea_level_ : highest_;
        sea_.fit(heights, valid, false, has_land());
    }
}

Rgb HeightTint::land(double height) const {
    return land_ramp_.at(land_.position(height));
}
Rgb HeightTint::sea(double height) const {
    return sea_ramp_.at(sea_.position(height));
}

}  // namespace cuesta
