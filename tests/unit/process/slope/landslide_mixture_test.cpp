// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_mixture.h"

#include <gtest/gtest.h>

#include <map>

namespace cuesta {
namespace {

TEST(LandslideMixture, every_part_is_used_up_and_every_cell_gets_its_amount) {
    Mixture mixture;
    mixture.add(2, 7), mixture.add(5, 0), mixture.add(6, 1000003), mixture.add(9, 31);
    EXPECT_EQ(mixture.total(), 1000041);
    std::map<int, std::int64_t> sums;
    std::int64_t before = 0;
    for (std::int64_t amount = 1; before < mixture.total(); amount = amount * 3 % 1009 + 1) {
        const std::int64_t part = std::min(amount, mixture.total() - before);
        std::int64_t here = 0;
        mixture.take(before, part, [&](MaterialId material, std::int64_t units) {
            EXPECT_GT(units, 0);
            sums[material] += units, here += units;
        });
        EXPECT_EQ(here, part);
        before += part;
    }
    EXPECT_EQ(sums, (std::map<int, std::int64_t>{{2, 7}, {6, 1000003}, {9, 31}}));
}

TEST(LandslideMixture, holds_more_than_a_product_of_64_bits) {
    Mixture mixture;
    mixture.add(1, std::int64_t{1} << 52), mixture.add(2, std::int64_t{1} << 52);
    std::int64_t sum = 0;
    mixture.take((std::int64_t{1} << 53) - 2, 2, [&](MaterialId, std::int64_t units) { sum += units; });
    EXPECT_EQ(sum, 2);
}

}  // namespace
}  // namespace cuesta
