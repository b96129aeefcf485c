// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope_kernel.h"

#include <gtest/gtest.h>

#include <functional>

namespace cuesta {
namespace {

constexpr HillslopeStage explicit_step{1, 0, 1, 1};

// A block by itself, surrounded by borders; units from a function that also fills the halo.
struct Fixture {
    IntField surface;
    HillslopeWork work;
    HillslopeBlock block{surface, work};

    Fixture(std::int64_t columns, std::int64_t rows,
            const std::function<int(std::int64_t, std::int64_t)>& units, bool soil_only = false)
        : surface({columns, rows, 1}) {
        for (std::int64_t y = -1; y <= rows; ++y)
            for (std::int64_t x = -1; x <= columns; ++x) surface.at(x, y) = units(x, y);
        work.fit(surface.shape(), true, soil_only);
        block.borders = {true, true, true, true};
        block.nonlinear = false;
        block.soil_only = soil_only;
        block.diffusion = 1;
    }
};

TEST(HillslopeKernel, what_leaves_a_cell_enters_its_neighbours) {
    Fixture f(3, 1, [](std::int64_t x, std::int64_t) { return x == 1 ? 100 : 0; });
    const HillslopeStrain strain = hillslope_stage(f.block, explicit_step, 0.125, true);
    EXPECT_EQ(f.work.flux_x.at(0, 0), -12.5f);
    EXPECT_EQ(f.work.flux_x.at(1, 0), 12.5f);
    EXPECT_EQ(f.work.flux_x.at(2, 0), 0);  // the border
    EXPECT_EQ(f.work.flux_x.at(-1, 0), 0);
    EXPECT_EQ(f.work.change.at(0, 0), 12.5f);
    EXPECT_EQ(f.work.change.at(1, 0), -25);
    EXPECT_EQ(f.work.change.at(2, 0), 12.5f);
    EXPECT_EQ(strain.stiffness, 2);
    EXPECT_EQ(strain.flux, 100);
    EXPECT_EQ(strain.capped_faces, 0);
}

TEST(HillslopeKernel, the_whole_slope_counts_not_the_one_across_the_face) {
    // z = 3 x + 4 y: slope 5; 25 g = 1/2 doubles the flux.
    Fixture f(3, 3, [](std::int64_t x, std::int64_t y) { return static_cast<int>(3 * x + 4 * y); });
    f.block.nonlinear = true;
    f.block.steepness = 0.02f;
    const HillslopeStrain strain = hillslope_stage(f.block, explicit_step, 1, true);
    EXPECT_FLOAT_EQ(f.work.flux_x.at(0, 1), -6);
    EXPECT_FLOAT_EQ(f.work.flux_y.at(1, 0), -8);
    // f^2 (1 + r^2) + f = 4 x 1.5 + 2
    EXPECT_FLOAT_EQ(strain.stiffness, 8);
}

TEST(HillslopeKernel, the_growth_ends_at_ten_and_faces_beyond_are_counted) {
    Fixture f(2, 1, [](std::int64_t x, std::int64_t) { return x <= 0 ? 10 : 0; });
    f.block.nonlinear = true;
    f.block.steepness = 1;
    const HillslopeStrain strain = hillslope_strain(f.block);
    EXPECT_EQ(strain.capped_faces, 1);
    EXPECT_NEAR(strain.flux, 100, 1e-3);
    EXPECT_NEAR(strain.stiffness, hillslope_most_stiffness, 1e-2);
}

TEST(HillslopeKernel, a_micrometre_counts_at_great_height) {
    Fixture f(2, 1, [](std::int64_t x, std::int64_t) { return 1'000'000'000 + (x <= 0 ? 1 : 0); });
    hillslope_stage(f.block, explicit_step, 0.25, true);
    EXPECT_EQ(f.work.flux_x.at(0, 0), 0.25f);
}

TEST(HillslopeKernel, border_samples_keep_their_height_but_take_in) {
    Fixture f(3, 3, [](std::int64_t x, std::int64_t y) { return x == 1 && y == 1 ? 80 : 0; });
    f.block.fixed = {true, true, true, true};
    hillslope_stage(f.block, explicit_step, 0.125, true);
    EXPECT_EQ(f.work.change.at(1, 1), -40);
    EXPECT_EQ(f.work.change.at(0, 1), 0);
    EXPECT_EQ(f.work.change.at(1, 0), 0);
    EXPECT_EQ(f.work.flux_x.at(1, 1), 10);
    EXPECT_EQ(f.work.flux_y.at(1, 0), -10);
}

TEST(HillslopeKernel, nothing_moves_along_a_fixed_border) {
    Fixture f(4, 4, [](std::int64_t x, std::int64_t y) { return static_cast<int>(x * x + 5 * y); });
    f.block.fixed = {true, true, true, true};
    hillslope_stage(f.block, explicit_step, 0.125, true);
    for (std::int64_t i = 0; i < 3; ++i) {
        EXPECT_EQ(f.work.flux_x.at(i, 0), 0);
        EXPECT_EQ(f.work.flux_x.at(i, 3), 0);
        EXPECT_EQ(f.work.flux_y.at(0, i), 0);
        EXPECT_EQ(f.work.flux_y.at(3, i), 0);
    }
    EXPECT_NE(f.work.flux_x.at(0, 1), 0);
}

TEST(HillslopeKernel, stages_mix_the_two_before) {
    Fixture f(2, 1, [](std::int64_t x, std::int64_t) { return x <= 0 ? 64 : 0; });
    hillslope_stage(f.block, {1, 0, 0.5, 0.25}, 0.25, true);
    EXPECT_EQ(f.work.change.at(0, 0), -8);
    EXPECT_EQ(f.work.flux_x.at(0, 0), 4);
    hillslope_stage(f.block, {1.5, -0.5, 0.25, 0.5}, 0.25, false);
    // drop 64 - 16 = 48; 1.5 (-8) - 0.5 x 0 - 48/16
    EXPECT_EQ(f.work.change.at(0, 0), -15);
    EXPECT_EQ(f.work.change.at(1, 0), 15);
    EXPECT_EQ(f.work.flux_x.at(0, 0), 4 + 6);
}

TEST(HillslopeKernel, values_of_cells_count_half_at_their_faces) {
    Fixture f(2, 1, [](std::int64_t x, std::int64_t) { return x <= 0 ? 10 : 0; });
    f.block.by_cell = true;
    f.work.diffusion.at(0, 0) = 3, f.work.diffusion.at(1, 0) = 1;
    hillslope_stage(f.block, explicit_step, 0.125, true);
    EXPECT_EQ(f.work.flux_x.at(0, 0), 2.5f);
}

TEST(HillslopeKernel, a_cell_gives_no_more_soil_than_it_has) {
    Fixture f(
        3, 1, [](std::int64_t x, std::int64_t) { return x == 1 ? 80 : 0; }, true);
    f.work.cover.at(1, 0) = 5;
    const HillslopeStrain strain = hillslope_shares(f.block, 0.125);
    EXPECT_EQ(f.work.share.at(1, 0), 0.25f);  // 20 would go
    EXPECT_EQ(f.work.share.at(0, 0), 1);
    EXPECT_EQ(strain.limited_cells, 1);
    hillslope_stage(f.block, explicit_step, 0.125, true);
    EXPECT_EQ(f.work.change.at(1, 0), -5);
    EXPECT_EQ(f.work.cover.at(1, 0), 0);
    EXPECT_EQ(f.work.cover.at(0, 0), 2.5f);
}

}  // namespace
}  // namespace cuesta
