// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blend.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/filter/blend_row.h"

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

StepReport blend_into(Field& target, const Field& made, Blend blend, const Field* mask) {
    const auto same_size = [&](const Field& other) {
        return other.columns() == target.columns() && other.rows() == target.rows();
    };
    CUESTA_CHECK(same_size(made) && (mask == nullptr || same_size(*mask)),
                 "blended fields have different sizes");
    const std::int64_t columns = target.columns();
    const std::int64_t outside = ordered_reduce(
        0, target.rows(), rows_per_piece(columns), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t piece = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                piece += blend_row(target.row(y), made.row(y),
                                   mask == nullptr ? nullptr : mask->row(y), columns, blend);
            return piece;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
    StepReport report;
    report.count("mask_outside_0_1", outside);
    return report;
}

}  // namespace cuesta
