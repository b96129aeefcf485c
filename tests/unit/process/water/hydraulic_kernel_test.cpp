// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_kernel.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;

// A load carried over ground that water neither wears nor lays anything on.
struct Carried {
    Grid grid;
    Terrain terrain;
    Field depth, qx, qy, load;
    HydraulicSubstep part;
    explicit Carried(const Grid& of)
        : grid(of),
          terrain(grid, whole(grid), 2, std::make_shared<MaterialTable>()),
          depth({of.columns, of.rows, 2}),
          qx({of.columns, of.rows, 2}),
          qy({of.columns, of.rows, 2}),
          load({of.columns, of.rows, 2}),
          part{{}, {}, 0, 0, true} {
        terrain.settle(0x1p-17);
        hydraulic::Coefficients& n = part.coefficients;
        n.unit = 0x1p-17f, n.per_unit = 0x1p17f, n.quantum = 0x1p-20f, n.per_quantum = 0x1p20f;
        n.courant_factor = 1, n.half_per_spacing = 0.5f;
        n.concentration = 1, n.film = 1e-3f, n.dry = 1e-4f, n.most_load = 0x1p20f;
        depth.fill(1);
    }
    HydraulicBalance step() {
        SingleCommunicator comm(grid);
        for (Field* one : {&depth, &qx, &qy}) comm.exchange(*one);
        comm.exchange(load, Outside::zero);
        return hydraulic_substep(terrain.ground(), {&depth, &qx, &qy, true}, load,
                                 {&terrain.make("wear"), &terrain.make("deposit")}, grid,
                                 whole(grid), part);
    }
    std::int64_t quanta() const {
        std::int64_t sum = 0;
        for (std::int64_t y = 0; y < load.rows(); ++y)
            for (std::int64_t x = 0; x < load.columns(); ++x)
                sum += static_cast<std::int64_t>(load.at(x, y) * 0x1p20f);
        return sum;
    }
};

TEST(HydraulicKernel, a_blob_in_a_rotating_flow_keeps_its_mass_and_makes_no_new_extrema) {
    // Row 10 of the science sheet: the flow is that of a stream function, so it has no divergence.
    Carried c({.columns = 32, .rows = 32, .spacing_m = 1, .edges = Edges::closed});
    const auto psi = [](double x, double y) {
        const double a = (x - 16) / 16, b = (y - 16) / 16;
        return 2.5 * (1 - a * a) * (1 - b * b);
    };
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 32; ++x) {
            c.qx.at(x, y) = static_cast<float>(psi(x + 1, y + 1) - psi(x + 1, y));
            c.qy.at(x, y) = static_cast<float>(psi(x, y + 1) - psi(x + 1, y + 1));
            if ((x - 10) * (x - 10) + (y - 16) * (y - 16) < 16) c.load.at(x, y) = 0.5f;
        }
    const std::int64_t before = c.quanta();
    for (int i = 0; i < 400; ++i) {
        EXPECT_EQ(c.step().suspended, 0);
        ASSERT_EQ(c.quanta(), before);
        for (int y = 0; y < 32; ++y)
            for (int x = 0; x < 32; ++x) {
                ASSERT_GE(c.load.at(x, y), 0);
                // Each of four faces is rounded by up to a quantum.
                ASSERT_LE(c.load.at(x, y), 0.5f + 4 * 0x1p-20f * static_cast<float>(i + 1));
            }
    }
}

TEST(HydraulicKernel, what_leaves_over_a_border_is_told) {
    Carried c({.columns = 6, .rows = 3, .spacing_m = 1, .edges = Edges::open});
    c.qx.fill(0.5f);
    c.load.fill(0.25f);
    const std::int64_t before = c.quanta();
    const HydraulicBalance balance = c.step();
    EXPECT_EQ(balance.left[1] + balance.left[2] + balance.left[3], before - c.quanta());
    // Half of what is there but four quanta; corners share with the other border.
    EXPECT_NEAR(static_cast<double>(balance.left[1]), 2 * 0.125 * 0x1p20, 10);
    EXPECT_NEAR(static_cast<double>(balance.left[3]), 0.5 * 0.125 * 0x1p20, 10);
    EXPECT_EQ(balance.left[0], 0);
}

}  // namespace
}  // namespace cuesta
