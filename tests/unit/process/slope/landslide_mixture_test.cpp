// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_mixture.h"

#include <gtest/gtest.h>

#include <map>

namespace cuesta {
namespace {

TEST(LandslideMixture, every_part_is_used_up_and_every_cell_gets_its_amount) {
    Mixture mixture;
    mixture.add(2, 7), mixture.add(5, 0), mixture.add(6, 1000003), mixture.add(9, 31);
    EXPECT_EQ(mixture.left(), 1000041);
    std::map<int, std::int64_t> sums;
    for (std::int64_t amount = 1; mixture.left() > 0; amount = amount * 3 % 1009 + 1) {
        const std::int64_t part = std::min(amount, mixture.left());
        std::int64_t here = 0;
        mixture.take(part, [&](MaterialId material, std::int64_t units) {
            EXPECT_GT(units, 0);
            sums[material] += units, here += units;
        });
        EXPECT_EQ(here, part);
    }
    EXPECT_EQ(sums, (std::map<int, std::int64_t>{{2, 7}, {6, 1000003}, {9, 31}}));
}

TEST(LandslideMixture, is_even_and_holds_more_than_a_product_of_64_bits) {
    Mixture mixture;
    mixture.add(1, std::int64_t{1} << 52), mixture.add(2, std::int64_t{3} << 52);
    std::map<int, std::int64_t> sums;
    mixture.take(4000, [&](MaterialId material, std::int64_t units) { sums[material] += units; });
    EXPECT_EQ(sums, (std::map<int, std::int64_t>{{1, 1000}, {2, 3000}}));
}

}  // namespace
}  // namespace cuesta
