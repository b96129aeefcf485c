// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_carry.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

// Loads on a pond a metre deep.
struct Pond {
    Grid grid;
    Terrain terrain;
    SingleCommunicator comm;
    Scratch scratch;
    Field depth, qx, qy, load, made;
    hydraulic::Coefficients n{};
    explicit Pond(const Grid& of)
        : grid(of),
          terrain(grid, whole(grid), 2, std::make_shared<MaterialTable>()),
          comm(grid),
          scratch(terrain.shape()),
          depth(terrain.shape()),
          qx(terrain.shape()),
          qy(terrain.shape()),
          load(terrain.shape()),
          made(terrain.shape()) {
        n.quantum = 0x1p-20f, n.per_quantum = 0x1p20f, n.courant_factor = 1, n.film = 1e-3f;
        n.concentration = 1, n.unit = 0x1p-17f, n.most_load = 0x1p20f;
        depth.fill(1);
    }
    LeftOverBorders step(bool back) {
        for (Field* one : {&depth, &qx, &qy}) comm.exchange(*one);
        comm.exchange(load, Outside::zero);
        const HydraulicFaces faces({&depth, &qx, &qy, true}, grid, whole(grid));
        LeftOverBorders left;
        if (back) {
            const StepContext context{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};
            const Drift drift{&scratch.field(0), &scratch.field(1), &scratch.field(2)};
            find_drift(faces, context, n, drift);
            left = carry_lagrange(drift, depth, grid, whole(grid), n, load, made);
        } else {
            left = carry_upwind(faces, grid, whole(grid), n, load, made);
        }
        load.swap(made);
        return left;
    }
    std::int64_t quanta() const {
        std::int64_t sum = 0;
        for (std::int64_t y = 0; y < load.rows(); ++y)
            for (std::int64_t x = 0; x < load.columns(); ++x)
                sum += static_cast<std::int64_t>(load.at(x, y) * 0x1p20f);
        return sum;
    }
    double centre_x() const {
        double sum = 0, all = 0;
        for (std::int64_t y = 0; y < load.rows(); ++y)
            for (std::int64_t x = 0; x < load.columns(); ++x)
                sum += static_cast<double>(x) * double{load.at(x, y)}, all += double{load.at(x, y)};
        return sum / all;
    }
};

class SedimentCarry : public testing::TestWithParam<bool> {};

TEST_P(SedimentCarry, a_blob_goes_as_far_as_its_water) {
    Pond pond({.columns = 32, .rows = 8, .spacing_m = 1, .edges = Edges::wrap});
    pond.qx.fill(0.375f);
    pond.load.at(5, 4) = 0.5f;
    pond.load.at(6, 4) = 0.5f;
    const std::int64_t before = pond.quanta();
    for (int i = 0; i < 32; ++i) pond.step(GetParam());
    EXPECT_EQ(pond.quanta(), before);
    EXPECT_NEAR(pond.centre_x(), 5.5 + 32 * 0.375, 0.02);
}

TEST_P(SedimentCarry, a_whirl_keeps_the_mass_and_makes_no_load_negative) {
    Pond pond({.columns = 24, .rows = 24, .spacing_m = 1, .edges = Edges::closed});
    const auto psi = [](double x, double y) {
        const double a = (x - 12) / 12, b = (y - 12) / 12;
        return 2 * (1 - a * a) * (1 - b * b);
    };
    for (int y = 0; y < 24; ++y)
        for (int x = 0; x < 24; ++x) {
            pond.qx.at(x, y) = static_cast<float>(psi(x + 1, y + 1) - psi(x + 1, y));
            pond.qy.at(x, y) = static_cast<float>(psi(x, y + 1) - psi(x + 1, y + 1));
            if (x > 5 && x < 10 && y > 9 && y < 14) pond.load.at(x, y) = 0.25f;
        }
    const std::int64_t before = pond.quanta();
    for (int i = 0; i < 200; ++i) {
        pond.step(GetParam());
        ASSERT_EQ(pond.quanta(), before);
        for (int y = 0; y < 24; ++y)
            for (int x = 0; x < 24; ++x) ASSERT_GE(pond.load.at(x, y), 0);
    }
}

TEST_P(SedimentCarry, what_leaves_over_open_edges_is_told) {
    Pond pond({.columns = 9, .rows = 5, .spacing_m = 1, .edges = Edges::open});
    pond.qx.fill(-0.5f);
    pond.load.fill(0.25f);
    const std::int64_t before = pond.quanta();
    const LeftOverBorders left = pond.step(GetParam());
    EXPECT_EQ(left[0] + left[1] + left[2] + left[3], before - pond.quanta());
    EXPECT_GT(left[0], 0);
    EXPECT_EQ(left[1], 0);
}

TEST_P(SedimentCarry, a_steady_stream_makes_no_wall_at_an_open_edge) {
    Pond pond({.columns = 9, .rows = 5, .spacing_m = 1, .edges = Edges::open});
    pond.qx.fill(0.25f);
    pond.load.fill(0.25f);
    for (int i = 0; i < 3; ++i) pond.step(GetParam());
    EXPECT_NEAR(pond.load.at(8, 2), 0.25f, 40 * 0x1p-20);
    EXPECT_NEAR(pond.load.at(7, 2), 0.25f, 40 * 0x1p-20);
}

TEST_P(SedimentCarry, dry_ground_and_full_water_get_no_load) {
    Pond pond({.columns = 9, .rows = 9, .spacing_m = 1, .edges = Edges::closed});
    // Water that runs aslant past dry cells and into one that holds all it can.
    pond.depth.fill(0);
    for (int i = 2; i < 7; ++i) pond.depth.at(i, i) = pond.depth.at(i, i - 1) = 1;
    for (int i = 2; i < 7; ++i) {
        pond.qx.at(i, i) = i < 6 ? 0.5f : 0;
        pond.qy.at(i, i - 1) = 0.5f;
        pond.load.at(i, i) = pond.load.at(i, i - 1) = 0.25f;
    }
    pond.load.at(5, 5) = 2.5f;
    const std::int64_t before = pond.quanta();
    pond.step(GetParam());
    EXPECT_EQ(pond.quanta(), before);
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 9; ++x) {
            if (pond.depth.at(x, y) == 0) {
                EXPECT_EQ(pond.load.at(x, y), 0) << x << " " << y;
            }
        }
    EXPECT_LE(pond.load.at(5, 5), 2.5f);
}

TEST_P(SedimentCarry, still_water_carries_nothing) {
    Pond pond({.columns = 9, .rows = 5, .spacing_m = 1, .edges = Edges::open});
    pond.load.at(4, 2) = 0.25f;
    pond.step(GetParam());
    EXPECT_EQ(pond.load.at(4, 2), 0.25f);
}

INSTANTIATE_TEST_SUITE_P(of, SedimentCarry, testing::Bool());

}  // namespace
}  // namespace cuesta
