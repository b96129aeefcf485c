// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/per_sample.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(per_sample, visits_every_sample_once_with_its_place_and_adds_the_counts) {
    Field in({300, 250, 1}), out({300, 250, 1});
    in.fill(2);
    out.fill(-1);
    const std::int64_t count =
        per_sample(in, out, [](float v, std::int64_t x, std::int64_t y, std::int64_t& odd) {
            odd += x % 2;
            return v + static_cast<float>(x) + 1000 * static_cast<float>(y);
        });
    EXPECT_EQ(count, 150 * 250);
    for (std::int64_t y = 0; y < 250; ++y)
        for (std::int64_t x = 0; x < 300; ++x)
            ASSERT_EQ(out.at(x, y), static_cast<float>(2 + x + 1000 * y));
    EXPECT_EQ(out.at(-1, 0), -1.0f);  // the halo is nobody's
}

TEST(per_sample, works_in_place) {
    Field field({3, 1, 0});
    field.fill(4);
    per_sample(field, field, [](float v, auto, auto, std::int64_t&) { return v * v; });
    EXPECT_EQ(field.at(2, 0), 16.0f);
}

}  // namespace
}  // namespace cuesta
