// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blend_row.h"

#include <algorithm>

namespace cuesta {
namespace {

template <class Rule>
std::int64_t blend_with(float* old, const float* fresh, const float* share, std::int64_t count,
                        Rule rule) {
    if (share == nullptr) {
        for (std::int64_t x = 0; x < count; ++x) old[x] = rule(old[x], fresh[x]);
        return 0;
    }
    std::int64_t outside = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const float whole = rule(old[x], fresh[x]);
        const float part = old[x] + share[x] * (whole - old[x]);
        // Written so that NaN counts as outside and keeps the old value.
        outside += share[x] >= 0 && share[x] <= 1 ? 0 : 1;
        old[x] = share[x] >= 1 ? whole : share[x] > 0 ? part : old[x];
    }
    return outside;
}

}  // namespace

std::int64_t blend_row(float* target, const float* made, const float* mask, std::int64_t count,
                       Blend blend) {
    const auto with = [&](auto rule) { return blend_with(target, made, mask, count, rule); };
    switch (blend) {
        case Blend::replace:
            return with([](float, float b) { return b; });
        case Blend::add:
            return with([](float a, float b) { return a + b; });
        case Blend::subtract:
            return with([](float a, float b) { return a - b; });
        case Blend::multiply:
            return with([](float a, float b) { return a * b; });
        case Blend::min:
            return with([](float a, float b) { return std::min(a, b); });
        case Blend::max:
            return with([](float a, float b) { return std::max(a, b); });
        case Blend::mix:
            return with([](float a, float b) { return a + 0.5f * (b - a); });
    }
    return 0;
}

}  // namespace cuesta
