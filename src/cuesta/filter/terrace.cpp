// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/terrace.h"

#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/filter/per_sample.h"
#include "cuesta/grid/range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

struct Levels {
    double base, step, variation;
    std::int64_t last;  // 0, or the level that stands still as level 0 does: ends of the range
    RandomKey key;

    double height(std::int64_t k) const {
        double shift = 0;
        if (variation > 0 && !(last > 0 && (k <= 0 || k >= last))) {
            const auto words = random_words(key, k, k >> 32, 0);
            shift = variation * (uniform_double(words[0], words[1]) - 0.5);
        }
        return base + step * (static_cast<double>(k) + shift);
    }
    // The level at or below h: at most one beside that of equal steps.
    std::int64_t below(double h) const {
        auto k = static_cast<std::int64_t>(std::floor((h - base) / step));
        while (height(k) > h) --k;
        while (height(k + 1) <= h) ++k;
        return k;
    }
};

// s(t) of the header.
double riser(double t, double sharpness) {
    if (sharpness >= 1) return t < 0.5 ? 0 : 1;
    const double p = 1 / (1 - sharpness);
    // Divided by the larger of the two powers, so that neither underflows alone.
    const double ratio = elementary::pow(t < 0.5 ? t / (1 - t) : (1 - t) / t, p);
    return t < 0.5 ? ratio / (1 + ratio) : 1 / (1 + ratio);
}

}  // namespace

StepReport Terrace::filter(const Field& in, Field& out, const StepContext& context) const {
    StepReport report;
    Levels levels{base, step, variation, 0, context.random};
    bool plain = sharpness <= 0;
    if (count > 0) {
        const ValueRange range = value_range(in, context.comm);
        if (range.flat()) report.count("flat_surface", context.comm.rank() == 0 ? 1 : 0);
        plain = plain || range.flat();
        levels.base = range.low, levels.step = (range.high - range.low) / count;
        levels.last = count;
    }
    per_sample(in, out, [&](float h, std::int64_t, std::int64_t, std::int64_t&) {
        // Beyond 2^50 steps from the base a float holds no detail as fine as a level.
        if (plain || !(std::abs((h - levels.base) / levels.step) < 0x1p50)) return h;
        const std::int64_t k = levels.below(h);
        const double low = levels.height(k), width = levels.height(k + 1) - low;
        return static_cast<float>(low + width * riser((h - low) / width, sharpness));
    });
    return report;
}

template OperatorRow describe<Terrace>();

}  // namespace cuesta
