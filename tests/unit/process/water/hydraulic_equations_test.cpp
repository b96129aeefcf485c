// SPDX-License-Identifier: Apache-2.0
// The laws for one cell, worked out by hand. That vectors make the same bits: hydraulic_rows_test.
#include "cuesta/process/water/hydraulic_equations.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace cuesta::hydraulic {
namespace {

Coefficients plain() {
    Coefficients n{};
    n.unit = 0.125f, n.per_unit = 8;
    n.quantum = 0.0625f, n.per_quantum = 16;
    n.courant_factor = 0.5f, n.half_per_spacing = 0.05f;
    n.film = 1e-3f, n.film_drop = 0.5f, n.dry = 1e-4f;
    n.concentration = 3, n.most_load = 1e6f;
    n.capacity = 1.5f, n.least_slope2 = 1e-6f;
    n.deposit_share = 0.5f, n.depth_share = 0.5f, n.trickle = 0.02f;
    return n;
}

TEST(HydraulicEquations, only_what_leaves_counts_as_outflow) {
    EXPECT_EQ(cell::outflow(-1.0f, 2.0f, -3.0f, 4.0f), 10);
    EXPECT_EQ(cell::outflow(1.0f, -2.0f, 3.0f, -4.0f), 0);
}

TEST(HydraulicEquations, a_cell_gives_the_share_of_its_water_that_leaves) {
    const Coefficients n = plain();
    // Four quanta stay: (4.25 - 0.25) / 2.
    EXPECT_NEAR(cell::concentration(n, 2.0f, 4.25f, 1.0f), 2, 1e-5);
    EXPECT_EQ(cell::concentration(n, 0.5e-3f, 4.25f, 1.0f), 0);  // a film carries nothing
    // 12 x dt / dx is twelve times the water: no more than the load goes.
    const float c = cell::concentration(n, 0.5f, 4.25f, 12.0f);
    EXPECT_LE(c * 12 * n.courant_factor, 4.25f);
    EXPECT_NEAR(c * 12 * n.courant_factor, 4, 1e-4);
}

TEST(HydraulicEquations, load_goes_with_the_water_unless_that_is_full) {
    Coefficients n = plain();
    EXPECT_EQ(cell::load_flux(n, 1.0f, 2.0f, 100.0f, 1.0f, 1.0f), 1);    // 1 x 0.5 x 2
    EXPECT_EQ(cell::load_flux(n, -1.0f, 100.0f, 2.0f, 1.0f, 1.0f), -1);  // from the other side
    EXPECT_EQ(cell::load_flux(n, 1.0f, 2.0f, 100.0f, 1.0f, -1.0f), 0);   // full there
    EXPECT_EQ(cell::load_flux(n, 1.0f, 0.05f, 0.0f, 1.0f, 1.0f), 0);     // 0.4 quanta
    n.dither_flux = 0.25f;
    EXPECT_EQ(cell::load_flux(n, 1.0f, 0.05f, 0.0f, 1.0f, 1.0f), 0.0625f);
    EXPECT_EQ(cell::load_flux(n, -1.0f, 0.0f, 0.05f, 1.0f, 1.0f), -0.0625f);
    EXPECT_EQ(cell::remaining_capacity(n, 2.0f, 4.0f), 8);  // 2 x 3 x 2 less 4
    EXPECT_EQ(cell::remaining_capacity(n, 1e9f, 4.0f), 62500 - 4);
    EXPECT_EQ(cell::carried_load(8.0f, 1.0f, 2.0f, 4.0f, 16.0f), 8 + 1 - 2 + 4 - 16);
}

TEST(HydraulicEquations, dry_faces_have_no_slope) {
    const Coefficients n = plain();
    // Water half a metre deep against a bank ten metres high; 1 + 0.125 m against 0.5 + 0.25 m.
    EXPECT_EQ(cell::surface_fall(n, 0.5f, 0, 0.0f, 80), 0);
    EXPECT_EQ(cell::surface_fall(n, 0.125f, 8, 0.25f, 4), 0.375f);
}

TEST(HydraulicEquations, water_carries_what_the_formula_says) {
    const Coefficients n = plain();
    // Discharge 0.2, a fall of 1 over 10 m: sine 0.1 / sqrt(1.01).
    const double expected = 1.5 * 0.2 * 0.1 / std::sqrt(1.01);
    EXPECT_NEAR(double{cell::transport_capacity(n, 0.5f, 0.4f, 0.0f, 2.0f, 0.0f)}, expected, 1e-8);
    EXPECT_NEAR(double{cell::transport_capacity(n, 0.5f, 0.0f, -0.4f, 0.0f, 2.0f)}, expected, 1e-8);
    // On level water the least slope counts; shallow water holds 3 times its depth; a film nothing.
    EXPECT_NEAR(double{cell::transport_capacity(n, 0.5f, 0.4f, 0.0f, 0.0f, 0.0f)}, 0.3e-3, 1e-9);
    EXPECT_EQ(cell::transport_capacity(n, 2e-3f, 1e3f, 0.0f, 2.0f, 0.0f), 3 * 2e-3f);
    EXPECT_EQ(cell::transport_capacity(n, 0.5e-3f, 0.4f, 0.0f, 2.0f, 0.0f), 0);
    // Deep water no more than can be counted.
    EXPECT_EQ(cell::transport_capacity(n, 1e6f, 1e9f, 0.0f, 2.0f, 0.0f), n.most_load * n.unit);
}

TEST(HydraulicEquations, the_bed_moves_within_its_depth_and_its_neighbours) {
    const Coefficients n = plain();
    // 2 m of water allow 8 units; half the way down is 5, half the way up 3.
    const auto near = cell::bed_limits<false>(n, 2.0f, 100, 90, 106, 100);
    EXPECT_EQ(near.erosion, 5);
    EXPECT_EQ(near.deposit, 3);
    const auto far = cell::bed_limits<false>(n, 2.0f, 100, 0, 900, 100);
    EXPECT_EQ(far.erosion, 8);
    EXPECT_EQ(far.deposit, 8);
    // On top of all neighbours 0.02 of the depth.
    EXPECT_NEAR(cell::bed_limits<false>(n, 2.0f, 100, 0, 100, 100).deposit, 0.32, 1e-6);
    // It has sunk by 3 in a substep before: 5 are left, and 11 the other way.
    const auto moved = cell::bed_limits<true>(n, 2.0f, 97, 0, 900, 100);
    EXPECT_EQ(moved.erosion, 5);
    EXPECT_EQ(moved.deposit, 11);
    const auto still = cell::bed_limits<true>(n, 2.0f, 100, 90, 106, 100);
    EXPECT_EQ(still.erosion, near.erosion);
    EXPECT_EQ(still.deposit, near.deposit);
}

TEST(HydraulicEquations, a_lack_erodes_and_a_surplus_settles) {
    Coefficients n = plain();
    n.dither_bed = 0.5f, n.dither_gain = 0.25f;
    const cell::BedLimits<float> limits{6, 3};
    // Short of 1 m at 4 units a metre: 4 units of a rock that gives 2.5 quanta each.
    auto made = cell::exchange_with_bed(n, 1.0f, 3.0f, 2.0f, limits, 4.0f, 2.5f);
    EXPECT_EQ(made.eroded, 4);
    EXPECT_EQ(made.gained, 10);
    EXPECT_EQ(made.deposited, 0);
    EXPECT_EQ(made.load, 2 + 10 * 0.0625f);
    // Held back by the limit: 12 wanted, 6 taken.
    made = cell::exchange_with_bed(n, 1.0f, 5.0f, 2.0f, limits, 4.0f, 2.0f);
    EXPECT_EQ(made.wanted, 12);
    EXPECT_EQ(made.eroded, 6);
    EXPECT_EQ(made.gained, 12);
    // Half of a surplus of half a metre: 2 units.
    made = cell::exchange_with_bed(n, 1.0f, 1.5f, 2.0f, limits, 4.0f, 2.0f);
    EXPECT_EQ(made.eroded, 0);
    EXPECT_EQ(made.deposited, 2);
    EXPECT_EQ(made.load, 1.75f);
    // A film drops up to half a metre, and no more than it has.
    EXPECT_EQ(cell::exchange_with_bed(n, 0.0f, 0.0f, 2.0f, limits, 4.0f, 2.0f).deposited, 4);
    EXPECT_EQ(cell::exchange_with_bed(n, 0.0f, 0.0f, 0.25f, limits, 4.0f, 2.0f).deposited, 2);
}

TEST(HydraulicEquations, whole_quanta_are_not_rounded) {
    Coefficients n = plain();
    n.dither_gain = 0.75f;
    EXPECT_EQ(n.quanta_per_unit(), 2);
    EXPECT_EQ(cell::load_gained(n, 3.0f, 2.0f), 6);
    EXPECT_EQ(cell::load_gained(n, 3.0f, 1.5f), 5.25f);
}

TEST(HydraulicEquations, layers_begin_and_end) {
    EXPECT_EQ(cell::changes_layers(3, 10, 6, 1, 6), 0);   // sediment on sediment
    EXPECT_EQ(cell::changes_layers(2, 10, 0, 1, 6), -1);  // on rock
    EXPECT_EQ(cell::changes_layers(-9, 10, 0, 1, 6), 0);
    EXPECT_EQ(cell::changes_layers(-10, 10, 0, 1, 6), -1);  // used up
    EXPECT_EQ(cell::changes_layers(-20, 10, 0, 0, 6), 0);   // the bed has no end
}

}  // namespace
}  // namespace cuesta::hydraulic
