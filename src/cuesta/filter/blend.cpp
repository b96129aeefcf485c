// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blend.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

template <class Rule>
std::int64_t blend_rows(Field& target, const Field& made, const Field* mask, Rule rule) {
    const std::int64_t columns = target.columns();
    return ordered_reduce(
        0, target.rows(), rows_per_piece(columns), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t outside = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                float* old = target.row(y);
                const float* fresh = made.row(y);
                if (mask == nullptr) {
                    for (std::int64_t x = 0; x < columns; ++x) old[x] = rule(old[x], fresh[x]);
                    continue;
                }
                const float* share = mask->row(y);
                for (std::int64_t x = 0; x < columns; ++x) {
                    const float whole = rule(old[x], fresh[x]);
                    const float part = old[x] + share[x] * (whole - old[x]);
                    // Written so that NaN counts as outside and keeps the old value.
                    outside += share[x] >= 0 && share[x] <= 1 ? 0 : 1;
                    old[x] = share[x] >= 1 ? whole : share[x] > 0 ? part : old[x];
                }
            }
            return outside;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
}

}  // namespace

StepReport blend_into(Field& target, const Field& made, Blend blend, const Field* mask) {
    const auto same_size = [&](const Field& other) {
        return other.columns() == target.columns() && other.rows() == target.rows();
    };
    CUESTA_CHECK(same_size(made) && (mask == nullptr || same_size(*mask)),
                 "blended fields have different sizes");
    std::int64_t outside = 0;
    const auto run = [&](auto rule) { outside = blend_rows(target, made, mask, rule); };
    switch (blend) {
        case Blend::replace:
            run([](float, float b) { return b; });
            break;
        case Blend::add:
            run([](float a, float b) { return a + b; });
            break;
        case Blend::subtract:
            run([](float a, float b) { return a - b; });
            break;
        case Blend::multiply:
            run([](float a, float b) { return a * b; });
            break;
        case Blend::min:
            run([](float a, float b) { return std::min(a, b); });
            break;
        case Blend::max:
            run([](float a, float b) { return std::max(a, b); });
            break;
        case Blend::mix:
            run([](float a, float b) { return a + 0.5f * (b - a); });
            break;
    }
    StepReport report;
    report.count("mask_outside_0_1", outside);
    return report;
}

}  // namespace cuesta
