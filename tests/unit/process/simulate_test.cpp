// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/simulate.h"

#include <gtest/gtest.h>

#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

TEST(Simulate, it_is_a_container_and_does_nothing_by_itself) {
    const OperatorRow row = describe<Simulate>();
    EXPECT_EQ(row.name, "simulate");
    EXPECT_EQ(row.kind, OperatorKind::container);
    EXPECT_TRUE(row.fields.reads.empty());
    EXPECT_TRUE(row.fields.writes.empty());
}

TEST(Simulate, steps_are_a_whole_number_from_zero) {
    const OperatorRow row = describe<Simulate>();
    const ParamRow* steps = row.find_param("steps");
    ASSERT_NE(steps, nullptr);
    EXPECT_EQ(steps->kind, ParamKind::integer);
    EXPECT_EQ(steps->min, 0);
    EXPECT_EQ(steps->default_value, ParamValue(std::int64_t{100}));
}

}  // namespace
}  // namespace cuesta
