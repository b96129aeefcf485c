// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/lattice_axis.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(lattice_axis, open_axes_count_cells_from_the_world_origin) {
    const SampleAxis axis{8, 10, -25, false};
    const LatticeAxis lattice = lattice_axis(axis, 40);
    EXPECT_EQ(lattice.period, 0);
    const AxisPoints points = axis_points(axis, lattice, 0, 0, 8);  // -25, -15, -5, 5, ... 45
    EXPECT_EQ(points.cell, (std::vector<std::int64_t>{-1, -1, -1, 0, 0, 0, 0, 1}));
    EXPECT_EQ(points.t[0], 0.375f);
    EXPECT_EQ(points.t[3], 0.125f);
    EXPECT_EQ(points.t[7], 0.125f);
}

TEST(lattice_axis, shifts_carry_into_the_next_cell) {
    const SampleAxis axis{4, 10, 0, false};
    const AxisPoints points = axis_points(axis, lattice_axis(axis, 40), 0.75, 0, 4);
    EXPECT_EQ(points.cell, (std::vector<std::int64_t>{0, 1, 1, 1}));
    EXPECT_EQ(points.t, (std::vector<float>{0.75f, 0, 0.25f, 0.5f}));
    const AxisPoints back = axis_points(axis, lattice_axis(axis, 40), -0.5, 0, 4);
    EXPECT_EQ(back.cell, (std::vector<std::int64_t>{-1, -1, 0, 0}));
}

TEST(lattice_axis, wrapped_axes_hold_a_whole_number_of_cells) {
    const SampleAxis axis{100, 10, 0, true};
    EXPECT_EQ(lattice_axis(axis, 300).period, 3);
    EXPECT_EQ(lattice_axis(axis, 400).period, 3);  // 2.5 rounds up
    EXPECT_EQ(lattice_axis(axis, 1e6).period, 1);
    EXPECT_EQ(lattice_axis(axis, 300, 2).period, 4);  // 1.67 pairs
    EXPECT_EQ(lattice_axis(axis, 1e6, 2).period, 2);
}

TEST(lattice_axis, one_period_further_is_the_same_place_to_the_bit) {
    const SampleAxis here{91, 0.1, 0, true};
    const LatticeAxis lattice = lattice_axis(here, 1.7);
    const AxisPoints a = axis_points(here, lattice, 0.25, 0, 91);
    const AxisPoints b = axis_points(here, lattice, 0.25, 91, 91);
    for (std::size_t i = 0; i < 91; ++i) {
        EXPECT_EQ(a.cell[i] + lattice.period, b.cell[i]);
        EXPECT_EQ(a.t[i], b.t[i]);
    }
}

TEST(lattice_axis, a_window_has_the_places_of_the_whole) {
    const SampleAxis whole_axis{200, 12.5, 300, false}, window{50, 12.5, 300 + 60 * 12.5, false};
    const LatticeAxis lattice = lattice_axis(whole_axis, 33.3);
    const AxisPoints a = axis_points(whole_axis, lattice, 0.5, 60, 50);
    const AxisPoints b = axis_points(window, lattice, 0.5, 0, 50);
    EXPECT_EQ(a.cell, b.cell);
    EXPECT_EQ(a.t, b.t);
}

}  // namespace
}  // namespace cuesta
