// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/vegetation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_recipe.h"
#include "support/world_lab.h"

namespace cuesta::test {
namespace {

const std::string land = "[[stage]]\nop = \"ridged\"\nrelief = 2600\nwavelength = 3000\n";
constexpr const char* masks[] = {"trees.conifer", "trees.broadleaf", "trees.riverside", "shrub",
                                 "grass"};

TEST(Vegetation, masks_lie_between_0_and_1_and_sum_to_the_cover_and_at_most_1) {
    for (const char* lines : {"", "start = \"bare\"\ncolonists = 500\nfire = 1\n",
                              "precipitation = 250\n", "temperature = 24\nwater_effect = 2\n"}) {
        auto run = run_recipe(head_text(70, 60, "open", 3, 60) + land +
                              simulate(12, process("vegetation", lines)));
        std::vector<double> sum(70 * 60);
        for (const char* name : masks) {
            const auto mask = samples(*run, name);
            for (std::size_t i = 0; i < sum.size(); ++i) {
                EXPECT_TRUE(mask[i] >= 0 && mask[i] <= 1) << name;
                sum[i] += double{mask[i]};
            }
        }
        const auto cover = samples(*run, "plant_cover"), mass = samples(*run, "biomass");
        double most = 0;
        for (std::size_t i = 0; i < sum.size(); ++i) {
            EXPECT_LE(sum[i], 1.0);
            EXPECT_NEAR(sum[i], cover[i], 1e-6);
            EXPECT_TRUE(mass[i] >= 0 && mass[i] < 100);
            most = std::max(most, sum[i]);
        }
        EXPECT_GT(most, 0.5) << lines;
    }
}

TEST(Vegetation, a_grown_land_stays_as_it_is) {
    const std::string head = head_text(40, 40, "open", 3, 60) + land;
    auto first = run_recipe(head + simulate(1, process("vegetation"))),
         later = run_recipe(head + simulate(20, process("vegetation", "time_step = 100\n")));
    for (const char* name : masks) {
        const auto a = samples(*first, name), b = samples(*later, name);
        for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-4) << name;
    }
}

TEST(Vegetation, bare_land_is_won_at_the_speed_of_seeds) {
    // One patch of forest on level ground; later the forest ends `spread` x time further out.
    const Grid grid{201, 9, 20, Edges::open};
    std::string text = head_text(201, 9, "open", 3, 20) +
                       "[[stage]]\nop = \"flat\"\nlevel = 100\n"
                       "[[stage]]\nop = \"vegetation\"\nmask = \"west\"\n";
    text.insert(text.find("[[stage]]\nop = \"vegetation\""),
                "[[stage]]\nop = \"formula\"\nvalue = \"x < 200 ? 1 : 0\"\ninto = \"west\"\n");
    text += simulate(20, process("vegetation", "spread = 10\ncolonists = 0\ntime_step = 10\n"));
    auto run = run_recipe(text);
    const auto forest = samples(*run, "plant_cover");
    std::size_t end = 0;
    while (end < 201 && forest[4 * 201 + end] > 0) ++end;
    // Seeds wait until what they grew into bears fruit: a few steps.
    EXPECT_GT(static_cast<double>(end) * 20, 200 + 0.4 * 2000);
    EXPECT_LE(static_cast<double>(end) * 20, 200 + 2000 + 40);
}

TEST(Vegetation, fire_and_growth_are_the_same_on_any_threads_and_blocks) {
    const std::string text =
        head_text(61, 47, "wrap_x", 5, 40) + land +
        simulate(15, process("vegetation",
                             "start = \"bare\"\ncolonists = 300\nfire = 2\nprecipitation = 500\n"));
    const std::string one = state_hash(*run_recipe(text, {.threads = 1}));
    EXPECT_EQ(one, state_hash(*run_recipe(text, {.threads = 2})));
    EXPECT_EQ(one, state_hash(*run_recipe(text, {.threads = 2, .across = 3, .down = 2})));
}

TEST(Vegetation, fire_takes_biomass_and_is_counted) {
    const std::string head =
        head_text(60, 60, "open", 5, 40) + "[[stage]]\nop = \"fbm\"\nrelief = 200\n";
    const auto mass = [&](const std::string& lines) {
        auto run =
            run_recipe(head + simulate(8, process("vegetation", "precipitation = 620\n" + lines)));
        return sum_of(*run, "biomass");
    };
    EXPECT_LT(mass("fire = 0.03\n"), 0.97 * mass(""));
    EXPECT_LT(mass("fire = 0.5\n"), 0.8 * mass("fire = 0.03\n"));
}

TEST(Vegetation, fields_of_a_climate_are_taken_where_there_are_some) {
    const std::string head = head_text(20, 20, "open", 3, 60) + land +
                             "[[stage]]\nop = \"flat\"\nlevel = -30\ninto = \"temperature\"\n";
    auto frozen = run_recipe(head + simulate(1, process("vegetation")));
    EXPECT_EQ(sum_of(*frozen, "plant_cover"), 0);
    auto mild = run_recipe(head + simulate(1, process("vegetation", "climate = \"constant\"\n")));
    EXPECT_GT(sum_of(*mild, "plant_cover"), 10);
}

TEST(Vegetation, nothing_grows_under_sea_water_and_ice) {
    for (const char* lines : {"level = 5\ninto = \"water\"\n", "level = 20\ninto = \"ice\"\n"}) {
        auto run =
            run_recipe(head_text(20, 20, "open", 3, 60) + land + "[[stage]]\nop = \"flat\"\n" +
                       lines + simulate(1, process("vegetation")));
        EXPECT_EQ(sum_of(*run, "plant_cover"), 0) << lines;
    }
    auto sea = run_recipe(head_text(20, 20, "open", 3, 60) + land +
                          simulate(1, process("vegetation", "sea_level = 1e5\n")));
    EXPECT_EQ(sum_of(*sea, "plant_cover"), 0);
}

}  // namespace
}  // namespace cuesta::test
