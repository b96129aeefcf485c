// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/fault_blocks.h"

#include <cmath>
#include <limits>

namespace cuesta {

FaultBlocks::Numbers FaultBlocks::numbers(std::int64_t k) const {
    const auto words = random_words(random_, k, 0, 0);
    return {double{uniform_float(words[0])} - 0.5, double{uniform_float(words[1])} - 0.5,
            double{uniform_float(words[2])} - 0.5};
}

double FaultBlocks::place_m(std::int64_t k) const {
    // 0.8 keeps a fifth of the spacing between two faults at least.
    return spec_.spacing_m * (static_cast<double>(k) + 0.8 * spec_.variation * numbers(k).place);
}

std::int64_t FaultBlocks::last_crossed(double m) const {
    auto k = static_cast<std::int64_t>(std::floor(m / spec_.spacing_m)) + 1;
    while (place_m(k) > m) --k;
    return k;
}

double FaultBlocks::step_offset_m(std::int64_t k) const {
    return -spec_.throw_m * (static_cast<double>(k + 1) + spec_.variation * numbers(k).throw_share);
}

double FaultBlocks::offset_m(double n_m, double z_m) const {
    if (!any()) return 0;
    if (spec_.style == FaultStyle::steps)
        return step_offset_m(last_crossed(n_m + (z_m - spec_.level_m) * spec_.cot_dip));
    Parts parts;
    graben_parts(n_m, z_m, z_m, parts);
    return parts[0].offset_m;
}

std::size_t FaultBlocks::graben_parts(double n_m, double high_m, double low_m, Parts& out) const {
    // Only the nearest three can reach here, as none is wider than the spacing.
    struct Wedge {
        double tip_m, throw_m;
    };
    std::array<Wedge, 3> wedges;
    std::size_t count = 0;
    double offset = 0;
    const auto middle = static_cast<std::int64_t>(std::floor(n_m / spec_.spacing_m + 0.5));
    for (std::int64_t k = middle - 1; k <= middle + 1; ++k) {
        const Numbers random = numbers(k);
        const double away = std::abs(n_m - place_m(k));
        const double half = spec_.spacing_m * 0.25 * (1 + spec_.variation * random.width);
        if (away >= 0.5 * spec_.spacing_m) continue;
        const double throw_m = spec_.throw_m * (1 + spec_.variation * random.throw_share);
        double tip = -std::numeric_limits<double>::infinity();
        if (spec_.cot_dip > 0)
            tip = spec_.level_m + (away - half) / spec_.cot_dip;
        else if (away >= half)
            continue;
        if (tip >= high_m) continue;
        offset -= throw_m;
        if (!(tip > low_m)) continue;
        std::size_t at = count++;  // sorted from the top
        for (; at > 0 && wedges[at - 1].tip_m < tip; --at) wedges[at] = wedges[at - 1];
        wedges[at] = {tip, throw_m};
    }
    for (std::size_t i = 0; i < count; ++i) {
        out[i] = {wedges[i].tip_m, offset};
        offset += wedges[i].throw_m;
    }
    out[count] = {low_m, offset};
    return count + 1;
}

std::size_t FaultBlocks::parts(double n_m, double high_m, double low_m, Parts& out,
                               bool& cut) const {
    if (!any()) {
        out[0] = {low_m, 0};
        return 1;
    }
    if (spec_.style == FaultStyle::grabens) return graben_parts(n_m, high_m, low_m, out);
    std::int64_t k = last_crossed(n_m + (high_m - spec_.level_m) * spec_.cot_dip);
    for (std::size_t i = 0;; ++i, --k) {
        const double foot =
            spec_.cot_dip > 0 ? spec_.level_m + (place_m(k) - n_m) / spec_.cot_dip : low_m;
        const bool last = !(foot > low_m);
        out[i] = {last ? low_m : foot, step_offset_m(k)};
        if (last) return i + 1;
        if (i + 1 == most_parts) {
            out[i].low_m = low_m;
            cut = true;
            return i + 1;
        }
    }
}

}  // namespace cuesta
