// SPDX-License-Identifier: Apache-2.0
// Noise lies in the world, not on the map: every generator with `scaling` makes the same land for
// another size and for a part of the map, to the bit. The tests loop over the catalog.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/catalog/builtin.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

struct Cut {
    std::int64_t columns, rows;
    double spacing, origin_x, origin_y;
};

class SameLand : public testing::TestWithParam<std::string> {
protected:
    Raster land(const Cut& cut, const std::string& lines) const {
        std::string text = fmt::format(
            "seed = 5\n[grid]\nsize = [{}, {}]\nspacing = {}\norigin = [{}, {}]\n"
            "[[stage]]\nop = \"{}\"\nwavelength = 300\n{}",
            cut.columns, cut.rows, cut.spacing, cut.origin_x, cut.origin_y, GetParam(), lines);
        if (builtin_registry().find(GetParam())->find_param("octaves") != nullptr)
            text += "octaves = 3\n";
        return run_recipe(text, {})->domain.collect("height");
    }
};

constexpr Cut all{120, 90, 10, -400, 1000};
constexpr Cut part{41, 33, 10, -400 + 370, 1000 + 210};  // from sample 37, 21 on

TEST_P(SameLand, a_part_of_the_map_is_the_crop_of_the_whole_to_the_bit) {
    const std::string world = "scaling = \"world\"\nrelief = 800\nbase = 30\n";
    const Raster whole_land = land(all, world), cropped = land(part, world);
    for (std::int64_t y = 0; y < part.rows; ++y)
        for (std::int64_t x = 0; x < part.columns; ++x)
            ASSERT_EQ(cropped.at(x, y), whole_land.at(x + 37, y + 21)) << x << " " << y;
}

TEST_P(SameLand, another_size_has_the_same_land_to_the_bit) {
    const std::string world = "scaling = \"world\"\nrelief = 800\n";
    const Raster coarse = land({60, 45, 10, 50, 70}, world);
    const Raster fine = land({119, 89, 5, 50, 70}, world);
    for (std::int64_t y = 0; y < 45; ++y)
        for (std::int64_t x = 0; x < 60; ++x)
            ASSERT_EQ(coarse.at(x, y), fine.at(2 * x, 2 * y)) << x << " " << y;
}

TEST_P(SameLand, scaled_to_the_map_a_part_differs_by_its_range_alone) {
    const Raster whole_land = land(all, ""), cropped = land(part, "");
    // Two samples far apart in height give the line between both scales.
    const auto at = [&](std::int64_t x, std::int64_t y) { return whole_land.at(x + 37, y + 21); };
    std::int64_t low = 0, high = 0;
    for (std::int64_t i = 0; i < part.columns * part.rows; ++i) {
        const auto value = [&](std::int64_t k) { return at(k % part.columns, k / part.columns); };
        if (value(i) < value(low)) low = i;
        if (value(i) > value(high)) high = i;
    }
    const auto both = [&](std::int64_t k) {
        return std::pair{double{at(k % part.columns, k / part.columns)},
                         double{cropped.at(k % part.columns, k / part.columns)}};
    };
    const auto [from_low, to_low] = both(low);
    const auto [from_high, to_high] = both(high);
    EXPECT_EQ(to_low, 0);
    EXPECT_EQ(to_high, 1000);
    for (std::int64_t k = 0; k < part.columns * part.rows; ++k) {
        const auto [from, to] = both(k);
        const double expected = 1000 * (from - from_low) / (from_high - from_low);
        ASSERT_NEAR(to, expected, 0.01) << k;
    }
}

TEST_P(SameLand, scaled_to_the_world_a_wide_map_spans_about_the_relief) {
    const Raster land_of = land({220, 220, 18, 0, 0}, "scaling = \"world\"\nrelief = 1000\n");
    float low = 1e9f, high = -1e9f;
    for (const float v : land_of.samples) low = std::min(low, v), high = std::max(high, v);
    EXPECT_NEAR(low, 0, 150);
    EXPECT_NEAR(high, 1000, 150);
}

std::vector<std::string> world_generators() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.find_param("scaling") != nullptr) names.push_back(row.name);
    return names;
}

TEST(NoiseList, is_promised_by_every_noise) {
    EXPECT_EQ(world_generators(),
              (std::vector<std::string>{"billow", "cellular", "fbm", "hetero_terrain",
                                        "hybrid_multifractal", "multifractal", "perlin", "ridged",
                                        "simplex", "swiss", "value_noise"}));
}

INSTANTIATE_TEST_SUITE_P(catalog, SameLand, testing::ValuesIn(world_generators()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace cuesta::test
