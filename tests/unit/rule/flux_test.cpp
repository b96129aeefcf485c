// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/random_expression.h"

namespace cuesta::rule {
namespace {

double sum(const Field& field) {
    double all = 0;  // exact: whole quanta below 2^53 of them
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) all += double{field.at(x, y)};
    return all;
}

TEST(rule_flux, quanta_leave_room_for_five_times_the_largest) {
    EXPECT_EQ(quantum_of(1), 0x1p-20);
    EXPECT_EQ(quantum_of(0.99), 0x1p-21);
    EXPECT_EQ(quantum_of(0), quantum_of(1));
    EXPECT_EQ(quantum_of(1000), 0x1p-11);
}

TEST(rule_flux, settling_tells_exactly_what_it_changed) {
    Field amount({3, 1, 1});
    amount.at(0, 0) = 1;
    amount.at(1, 0) = 0.3f;
    amount.at(2, 0) = -0.5f;
    Grid grid{.columns = 3, .rows = 1};
    SingleCommunicator comm(grid);
    const double before = sum(amount);
    const Settled settled = settle(amount, comm);
    EXPECT_EQ(settled.negative, 1);
    EXPECT_EQ(sum(amount) - before, settled.gained.value() - settled.lost.value());
    for (int x = 0; x < 3; ++x)
        EXPECT_EQ(std::remainder(double{amount.at(x, 0)}, settled.quantum), 0);
}

TEST(rule_flux, a_cell_gives_no_more_than_it_has) {
    Grid grid{.columns = 3, .rows = 1, .edges = Edges::closed};
    SingleCommunicator comm(grid);
    Field amount({3, 1, 1}), east({3, 1, 1}), south({3, 1, 1}), share({3, 1, 1});
    amount.at(1, 0) = 1;
    east.at(0, 0) = -3;  // three to the west
    east.at(1, 0) = 1;   // one to the east
    const Settled settled = settle(amount, comm);
    const Moved moved =
        move(amount, {east, south}, share, settled.quantum, grid, whole(grid), comm);
    EXPECT_EQ(moved.limited, 1);
    EXPECT_NEAR(amount.at(0, 0), 0.75, 2 * settled.quantum);
    EXPECT_NEAR(amount.at(2, 0), 0.25, 2 * settled.quantum);
    EXPECT_GE(amount.at(1, 0), 0);
    EXPECT_EQ(sum(amount), 1);
}

TEST(rule_flux, wild_fluxes_conserve_exactly_and_what_leaves_is_told) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        Grid grid{.columns = 23, .rows = 17, .edges = edges};
        SingleCommunicator comm(grid);
        const FieldShape shape{23, 17, 1};
        Field amount(shape), east(shape), south(shape), share(shape);
        test::RandomExpression dice(5);
        for (std::int64_t y = 0; y < 17; ++y)
            for (std::int64_t x = 0; x < 23; ++x)
                amount.at(x, y) = static_cast<float>(dice.below(1000)) * 0.013f;
        Settled settled = settle(amount, comm);
        const double start = sum(amount);
        double left = 0;
        for (int step = 0; step < 50; ++step) {
            for (Field* face : {&east, &south})
                for (std::int64_t y = -1; y < 17; ++y)
                    for (std::int64_t x = -1; x < 23; ++x)
                        face->at(x, y) = (static_cast<float>(dice.below(2001)) - 1000) * 0.01f;
            // Across a seam both sides see one face.
            if (grid.wraps_x())
                for (std::int64_t y = 0; y < 17; ++y) east.at(-1, y) = east.at(22, y);
            if (grid.wraps_y())
                for (std::int64_t x = 0; x < 23; ++x) south.at(x, -1) = south.at(x, 16);
            settled = settle(amount, comm);
            left += settled.lost.value() - settled.gained.value();  // when quanta grow
            const Moved moved =
                move(amount, {east, south}, share, settled.quantum, grid, whole(grid), comm);
            for (const std::int64_t quanta : moved.left) {
                EXPECT_GE(quanta, 0) << "nothing comes in";
                left += static_cast<double>(quanta) * settled.quantum;
            }
            for (std::int64_t y = 0; y < 17; ++y)
                for (std::int64_t x = 0; x < 23; ++x) ASSERT_GE(amount.at(x, y), 0);
        }
        EXPECT_EQ(sum(amount) + left, start);
        if (edges == Edges::open) {
            EXPECT_GT(left, 0);
        }
        if (edges == Edges::closed) {
            EXPECT_NEAR(left, 0, 100 * settled.quantum);  // halves even out
        }
    }
}

}  // namespace
}  // namespace cuesta::rule
