// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/flat.h"

#include <gtest/gtest.h>

#include "cuesta/operator/describe.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(Flat, every_sample_has_the_level) {
    const Grid grid{.columns = 5, .rows = 4};
    const Field out = test::run_generator(Flat{.level = -12.5}, grid);
    for (std::int64_t y = 0; y < 4; ++y)
        for (std::int64_t x = 0; x < 5; ++x) EXPECT_EQ(out.at(x, y), -12.5f);
}

TEST(Flat, its_level_is_a_height_in_metres_and_zero_at_first) {
    const OperatorRow row = describe<Flat>();
    EXPECT_EQ(row.kind, OperatorKind::generator);
    ASSERT_NE(row.find_param("level"), nullptr);
    EXPECT_EQ(row.find_param("level")->unit, "m");
    EXPECT_EQ(row.find_param("level")->default_value, ParamValue(0.0));
}

}  // namespace
}  // namespace cuesta
