// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux_rows.h"

#include <gtest/gtest.h>

#include "support/random_expression.h"

namespace cuesta::rule {
namespace {

// All faces first and then what they move, against both at once.
TEST(rule_flux_rows, rows_give_the_bits_of_all_faces_at_once) {
    const Names names{{{"amount", "1", false, true}, {"way", "1"}}, {}, {}};
    const std::vector<Binding> none;
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{.columns = 300, .rows = 430, .spacing_m = 10, .edges = edges};
        SingleCommunicator comm(grid);
        const FieldShape shape{grid.columns, grid.rows, 2};
        Field amount(shape), way(shape), aside(shape), share(shape);
        Field east(shape), south(shape), west(shape), north(shape);
        test::RandomExpression dice(3);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                amount.at(x, y) = static_cast<float>(dice.below(1000)) * 0.013f;
                way.at(x, y) = (static_cast<float>(dice.below(2001)) - 1000) * 0.00024f;
            }
        const Settled settled = settle(amount, comm);
        comm.exchange(amount, Outside::repeat);
        comm.exchange(way, Outside::repeat);
        Checker checker(names, none);
        const auto term = [&](const char* text) {
            return *checker.value({text, 0}, pure_number, "it");
        };
        const std::vector<int> gifts = {term("way * amount"), term("way * amount / 2")};
        const std::vector<int> sides = {
            term("max(way * amount, 0)"), term("max(way * amount / 2, 0)"),
            term("right(max(-(way * amount), 0))"), term("bottom(max(-(way * amount / 2), 0))")};
        const auto program = Program::compile(checker.terms, sides);
        const auto by_rows = Program::compile(checker.terms, gifts);
        std::vector<const Field*> inputs;
        for (const std::string& name : program->inputs())
            inputs.push_back(name == "way" ? &way : &amount);
        const Site site{grid, whole(grid), {42, 7}, 5};
        std::vector<Mover> movers(1);
        movers[0].depths = &amount, movers[0].depths_to = &aside;
        movers[0].quantum = settled.quantum, movers[0].gifts = true;
        StoreCounts counts;
        ASSERT_TRUE(move_by_rows(*by_rows, site, inputs, movers, counts));
        const Target targets[] = {{&east, any_range()},
                                  {&south, any_range()},
                                  {&west, any_range()},
                                  {&north, any_range()}};
        program->run(site, inputs, targets, {-1, -1, grid.columns, grid.rows});
        const Moved moved = move(amount, {east, south, &west, &north}, share, settled.quantum, grid,
                                 whole(grid), comm);
        EXPECT_EQ(moved.left, movers[0].moved.left);
        double largest = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                ASSERT_EQ(aside.at(x, y), amount.at(x, y)) << x << " " << y;
                largest = std::max(largest, double{amount.at(x, y)});
            }
        EXPECT_EQ(double{movers[0].largest}, largest);
        // Three times as much is more than there is.
        way.fill(0.9f);
        EXPECT_FALSE(move_by_rows(*by_rows, site, inputs, movers, counts));
    }
}

}  // namespace
}  // namespace cuesta::rule
