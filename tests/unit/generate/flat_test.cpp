// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/flat.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(flat, is_level_at_its_height) {
    const Field field = test::run_generator(Flat{.level = -12.5}, {5, 3});
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < 5; ++x) EXPECT_EQ(field.at(x, y), -12.5f);
}

}  // namespace
}  // namespace cuesta
