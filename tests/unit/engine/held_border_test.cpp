// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/held_border.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "cuesta/engine/advance.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

// Stages on flat land whose border is held.
std::unique_ptr<Run> held(const std::string& text, double spacing = 10, int across = 1) {
    RunSetup setup;
    setup.across = across;
    auto run = prepare_recipe(head_text(21, 17, "open", 7, spacing) + text, setup);
    begin_held_border(*run, 4 * spacing);
    run->domain.ground_changed();
    Observer observer;
    advance(*run, observer);
    run->domain.show_height();
    return run;
}

double largest_on_border(const Raster& map) {
    double most = 0;
    for (std::int64_t y = 0; y < map.rows; ++y)
        for (std::int64_t x = 0; x < map.columns; ++x)
            if (x == 0 || y == 0 || x + 1 == map.columns || y + 1 == map.rows)
                most = std::max(most, std::abs(double{map.at(x, y)}));
    return most;
}

const std::string noise =
    "[[stage]]\nop = \"fbm\"\nblend = \"add\"\nwavelength = 60\nrelief = 50\n";

TEST(HeldBorder, follows_what_the_place_in_the_world_alone_decides) {
    const auto run = held(noise + "scaling = \"world\"\n");
    const Raster map = run->domain.collect("height");
    EXPECT_GT(largest_on_border(map), 5);
    for (std::int64_t x = 0; x < map.columns; ++x) {
        const double units = double{map.at(x, 0)} / held_unit_m;
        EXPECT_EQ(units, std::floor(units));
    }
}

TEST(HeldBorder, fades_what_depends_on_the_map) {
    const Raster map = held(noise)->domain.collect("height");
    EXPECT_EQ(largest_on_border(map), 0);
    EXPECT_GT(map.at(10, 8), 0);
    // Places that are no exact numbers differ between windows.
    EXPECT_EQ(largest_on_border(
                  held(noise + "scaling = \"world\"\n", 10.0 / 3)->domain.collect("height")),
              0);
}

TEST(HeldBorder, comes_back_behind_every_process_with_the_difference_booked) {
    const std::string lifted =
        noise + "scaling = \"world\"\n" +
        "[[stage]]\nop = \"uplift\"\nrate = 0.01\ntime_step = 100\nsteps = 4\n"
        "edges_fixed = false\n";
    const Raster before = held(noise + "scaling = \"world\"\n")->domain.collect("height");
    const auto run = held(lifted);
    const Raster after = run->domain.collect("height");
    for (std::int64_t x = 0; x < 21; ++x) EXPECT_EQ(after.at(x, 16), before.at(x, 16));
    EXPECT_NEAR(after.at(9, 9), before.at(9, 9) + 4, 1e-3);
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0);
    EXPECT_EQ(state_hash(*run), state_hash(*held(lifted, 10, 2)));
}

TEST(HeldBorder, what_processes_do_grows_from_nothing_on_the_border_to_all_of_it_inside) {
    const std::string lifted =
        "[[stage]]\nop = \"uplift\"\nrate = 0.01\ntime_step = 100\nsteps = 4\n"
        "edges_fixed = false\n";
    const auto run = held(lifted);
    const Raster map = run->domain.collect("height");
    // 6 s^5 - 15 s^4 + 10 s^3 at s = 0, 1/4, 1/2, 3/4, 1 of 4 m; no step anywhere.
    const std::array<double, 5> expected{0, 0.4140625, 2, 3.5859375, 4};
    for (std::int64_t d = 0; d < 5; ++d) {
        const double there = expected[static_cast<std::size_t>(d)];
        EXPECT_NEAR(map.at(10, d), there, 1e-3);
        EXPECT_NEAR(map.at(20 - d, 8), there, 1e-3);
        EXPECT_NEAR(map.at(d, 16 - d), there, 1e-3);  // in a corner the nearer side counts
    }
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0);
    EXPECT_EQ(state_hash(*run), state_hash(*held(lifted, 10, 3)));
}

TEST(HeldBorder, is_not_there_in_other_runs) {
    EXPECT_FALSE(has_held_border(*run_recipe(head_text(8, 8) + noise)));
}

}  // namespace
}  // namespace cuesta::test
