// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/map_limits.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace cuesta {
namespace {

// Cells are counted in 31 bits, and the largest square still has room for a ring around it.
TEST(MapLimits, a_block_has_numbers_left_for_its_ring) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(numbered_cells)));
    EXPECT_LT((side + 2) * (side + 2), most);
    EXPECT_GT(side, 46'000);
    EXPECT_LT(addressed_cells, most - (std::int64_t{1} << 23));
    EXPECT_EQ(spread_cells, std::int64_t{65'536} * 65'536);
}

}  // namespace
}  // namespace cuesta
