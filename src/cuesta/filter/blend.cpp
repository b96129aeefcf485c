// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blend.h"

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
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
