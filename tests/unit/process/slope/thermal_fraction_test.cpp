// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_fraction.h"

#include <gtest/gtest.h>

#include "cuesta/grid/communicator.h"

namespace cuesta {
namespace {

using Model = ThermalRule::Model;

ThermalRule rule_of(Model model, bool eight = true) {
    ThermalRule rule;
    rule.model = model, rule.eight = eight;
    return rule;
}

Drops drops_of(std::initializer_list<std::int32_t> given) {
    Drops drops;
    drops.fill(no_neighbour);
    std::copy(given.begin(), given.end(), drops.begin());
    return drops;
}

TEST(ThermalFraction, one_lower_neighbour_gets_the_rate) {
    for (const Model model : {Model::olsen, Model::benes})
        EXPECT_EQ(thermal_fraction(drops_of({500}), 100, rule_of(model)), 0.125f);
    EXPECT_EQ(thermal_fraction(drops_of({99, 100}), 100, rule_of(Model::olsen)), 0);
}

TEST(ThermalFraction, several_neighbours_divide_the_largest_excess) {
    // Excesses 400, 300, 100 over 100: the largest half of the sum.
    const Drops drops = drops_of({500, 400, 200, 50});
    EXPECT_EQ(thermal_fraction(drops, 100, rule_of(Model::olsen)), 0.0625f);
    EXPECT_EQ(thermal_fraction(drops, 100, rule_of(Model::benes)), 0.0625f);
}

TEST(ThermalFraction, benes_takes_the_excess_over_the_lowest_neighbour) {
    // Axis 300 - 200 = 100, diagonal (320 - 282.8) / 2 = 18.6; the diagonal one is the lowest.
    const Drops drops = drops_of({300, no_neighbour, no_neighbour, no_neighbour, 320});
    const float diagonal = (320 - 200 * 1.41421356237f) / 2;
    EXPECT_FLOAT_EQ(thermal_fraction(drops, 200, rule_of(Model::olsen)),
                    0.125f * 100 / (100 + diagonal));
    EXPECT_FLOAT_EQ(thermal_fraction(drops, 200, rule_of(Model::benes)),
                    0.125f * diagonal / (100 + diagonal));
    // A diagonal neighbour that is lower but not too steep does not count.
    const Drops flat = drops_of({275, no_neighbour, no_neighbour, no_neighbour, 280});
    EXPECT_EQ(thermal_fraction(flat, 200, rule_of(Model::benes)), 0.125f);
}

TEST(ThermalFraction, four_neighbours_leave_diagonals_out) {
    const Drops drops = drops_of({500, 500, no_neighbour, no_neighbour, 9000});
    EXPECT_EQ(thermal_fraction(drops, 100, rule_of(Model::olsen, false)), 0.0625f);
}

TEST(ThermalFraction, a_block_has_the_shares_of_its_cells_at_all_edges) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 5}, {5, 1}, {37, 9}}) {
            const Grid grid{columns, rows, 1.0, edges};
            IntField surface({columns, rows, 1});
            Field axis(surface.shape()), fraction(surface.shape());
            for (std::int64_t y = 0; y < rows; ++y)
                for (std::int64_t x = 0; x < columns; ++x) {
                    surface.at(x, y) = static_cast<std::int32_t>((x * 7919 + y * 104729) % 4001);
                    axis.at(x, y) = static_cast<float>(300 + 40 * ((x + y) % 3));
                }
            SingleCommunicator comm(grid);
            comm.exchange(surface);
            comm.exchange(axis);
            const Borders borders = borders_of(grid, whole(grid));
            for (const Model model : {Model::olsen, Model::benes})
                for (const bool eight : {true, false}) {
                    const ThermalRule rule = rule_of(model, eight);
                    thermal_fractions(surface, axis, borders, rule, fraction);
                    for (std::int64_t y = 0; y < rows; ++y)
                        for (std::int64_t x = 0; x < columns; ++x) {
                            Drops drops;
                            for (std::size_t i = 0; i < 8; ++i) {
                                const auto u =
                                    behind(x + neighbour_offsets[i].x, columns, grid.wraps_x());
                                const auto v =
                                    behind(y + neighbour_offsets[i].y, rows, grid.wraps_y());
                                drops[i] =
                                    u && v ? surface.at(x, y) - surface.at(*u, *v) : no_neighbour;
                            }
                            ASSERT_EQ(fraction.at(x, y),
                                      thermal_fraction(drops, axis.at(x, y), rule))
                                << x << ' ' << y;
                        }
                }
        }
}

}  // namespace
}  // namespace cuesta
