// SPDX-License-Identifier: Apache-2.0
// The floating crust; claims, figures and tolerances are in README.md.
#include "cuesta/tectonics/isostasy.h"

#include <gtest/gtest.h>

#include "cuesta/tectonics/uplift.h"
#include "cuesta/verify/isostasy_problems.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"
#include "support/run_recipe.h"

namespace cuesta {
namespace {

using verify::Lab;

TEST(IsostasyScience, the_problems_of_verify_are_solved) {
    for (const verify::Problem& problem :
         verify::select_problems(verify::all_problems(), "isostasy"))
        for (const verify::Figure& figure : verify::solve(problem).answer.figures)
            EXPECT_TRUE(figure.passes())
                << problem.name << ": " << figure.what << ' ' << figure.measured_text();
}

TEST(IsostasyScience, kei_has_the_values_of_the_tables) {
    EXPECT_NEAR(verify::kelvin_kei(0), -0.785398163, 1e-9);
    EXPECT_NEAR(verify::kelvin_kei(1), -0.494994637, 1e-8);
    EXPECT_NEAR(verify::kelvin_kei(5), 0.011187588, 1e-8);
}

TEST(IsostasyScience, stiffer_plates_bend_less_and_wider) {
    double deepest_m = 1e9;
    for (const double thickness_m : {3000.0, 10000.0, 30000.0}) {
        const verify::BendError error =
            verify::point_load_error({.elastic_thickness_m = thickness_m});
        EXPECT_LT(error.deepest_share, 0.02) << thickness_m;
        EXPECT_LT(error.deepest_m, deepest_m);
        deepest_m = error.deepest_m;
    }
}

constexpr Grid small{4, 3, 1000, Edges::closed};

Isostasy airy() {
    Isostasy op;
    op.elastic_thickness = 0, op.relaxation = 0;
    return op;
}

TEST(IsostasyScience, land_in_balance_stays_where_it_is) {
    Lab lab(small, [](auto x, auto y) { return 100.0 * static_cast<double>(x + y); });
    lab.fill("ice", [](auto x, auto) { return 10.0 * static_cast<double>(x); });
    const std::int64_t before = lab.sum_of_units();
    lab.run(5, Isostasy{});
    EXPECT_EQ(lab.sum_of_units(), before);
}

TEST(IsostasyScience, deposits_weigh_what_their_material_weighs) {
    Lab lab(small, [](auto, auto) { return 500; });
    lab.run(1, airy());
    lab.lay([](auto x, auto) { return std::vector<Lab::Bed>{{x == 1 ? "sand" : "regolith", 33}}; });
    lab.run(1, airy());
    // 1600 and 1400 of 3300 kg/m3.
    EXPECT_NEAR(lab.height(1, 1), 500 + 33 - 16, 1e-3);
    EXPECT_NEAR(lab.height(2, 1), 500 + 33 - 14, 1e-3);
    EXPECT_NEAR(lab.value("deflection", 1, 1), -16, 1e-3);
}

TEST(IsostasyScience, what_uplift_raises_is_no_load) {
    Lab lab(small, [](auto, auto) { return 0; });
    Uplift uplift;
    uplift.rate = 0.01, uplift.time_step = 1000;
    lab.run(20, airy(), uplift);
    EXPECT_NEAR(lab.height(1, 1), 200, 1e-3);
    lab.run(1, uplift, airy());
    EXPECT_NEAR(lab.height(1, 1), 210, 1e-3);
}

TEST(IsostasyScience, what_comes_in_and_goes_is_booked) {
    Lab lab(small, [](auto, auto) { return 0; });
    lab.fill("weight", [](auto x, auto) { return x < 2 ? 330 : -660; });
    Isostasy op = airy();
    op.load = "weight";
    const std::int64_t before = lab.sum_of_units();
    lab.run(1, op);
    EXPECT_NEAR(lab.height(0, 0), -100, 1e-4);
    EXPECT_NEAR(lab.height(3, 0), 200, 1e-4);
    const Account& granite = lab.terrain.ledger.account(0);
    EXPECT_EQ(granite.in.value() - granite.out.value(),
              static_cast<double>(lab.sum_of_units() - before) * lab.unit_m());
}

TEST(IsostasyScience, a_load_comes_and_goes_with_its_history) {
    Lab lab(small, [](auto, auto) { return 0; });
    Isostasy op = airy();
    op.load = 330.0, op.time_step = 1000;
    op.load_history = {0, 1, 2000, 1, 2000, 0};
    lab.run(2, op);
    EXPECT_NEAR(lab.height(0, 0), -100, 1e-4);
    lab.run(1, op);
    EXPECT_NEAR(lab.height(0, 0), 0, 1e-4);
}

TEST(IsostasyScience, sea_that_runs_into_the_hollow_presses_it_further) {
    // Filled up to height 0 before each step.
    Lab lab(small, [](auto, auto) { return -1000; });
    Isostasy op = airy();
    op.start = Isostasy::Start::bare;
    for (int i = 0; i < 30; ++i) {
        lab.fill("water", [&](auto x, auto y) { return -lab.height(x, y); });
        lab.run(1, op);
    }
    EXPECT_NEAR(lab.height(1, 1), -1000 - 1000 * 1000.0 / (3300 - 1000), 0.01);
}

TEST(IsostasyScience, under_a_mask_it_moves_no_more_than_the_mask_says) {
    const std::string ground =
        test::head_text(24, 20) +
        "[[stage]]\nop = \"fbm\"\nrelief = 300\n[[stage]]\nop = \"fbm\"\nlabel = "
        "\"m\"\ninto = \"part\"\nbase = 0\nrelief = 1\n[[stage]]\nop = \"simulate\"\nsteps = 4\n"
        "[[stage.process]]\nop = \"isostasy\"\nelastic_thickness = 0\nmask = \"part\"\n";
    const auto run = test::run_recipe(ground);
    // Nothing has changed its load: nothing moves, though the mask undoes what the step wrote.
    const auto plain =
        test::run_recipe(ground.substr(0, ground.find("[[stage]]\nop = \"simulate")));
    const Raster a = run->domain.collect("height");
    const Raster b = plain->domain.collect("height");
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 24; ++x) EXPECT_NEAR(a.at(x, y), b.at(x, y), 2e-3);
}

}  // namespace
}  // namespace cuesta
