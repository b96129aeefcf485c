// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/lava_flow.h"

#include <gtest/gtest.h>

#include <mutex>

#include "support/run_process.h"

namespace cuesta {
namespace {

LavaRule quick() {
    LavaRule rule;
    rule.unit_m = 0.001, rule.spacing_m = 10, rule.substep_s = 100;
    return rule;
}

IntField hill(const Block& block) {
    IntField ground({block.columns, block.rows, 2});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const std::int64_t i = block.x0 + x, j = block.y0 + y;
            ground.at(x, y) = static_cast<std::int32_t>(600 * i + 37 * ((i * 5 + j * 11) % 13));
        }
    return ground;
}

struct Result {
    std::vector<std::int32_t> units;
    std::array<std::int64_t, 4> left{};
    std::int64_t limited = 0;
};

Result pour(const Grid& grid, int across, int down, const LavaRule& rule) {
    Result all;
    all.units.resize(static_cast<std::size_t>(grid.cells()));
    std::mutex mutex;
    const auto body = [&](const Block& block, Communicator& comm) {
        LavaFlow flow(grid, block, {block.columns, block.rows, 2});
        flow.begin(hill(block), nullptr, comm);
        LavaReport sum;
        for (int i = 0; i < 120; ++i) {
            if (i < 60) flow.supply(20, 9, 3000, rule);
            const LavaReport one = flow.substep(rule, comm);
            for (std::size_t k = 0; k < 4; ++k) sum.left[k] += one.left[k];
            sum.limited += one.limited;
        }
        flow.freeze();
        const std::lock_guard lock(mutex);
        for (std::size_t k = 0; k < 4; ++k) all.left[k] += sum.left[k];
        all.limited += sum.limited;
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                all.units[static_cast<std::size_t>((block.y0 + y) * grid.columns + block.x0 + x)] =
                    flow.frozen(x, y);
    };
    const Decomposition plan(grid, across, down);
    if (plan.size() == 1) {
        SingleCommunicator comm(grid);
        body(whole(grid), comm);
    } else {
        BlockTeam(plan).run([&](int rank, Communicator& comm) { body(plan.block(rank), comm); });
    }
    return all;
}

TEST(LavaFlow, is_laid_or_leaves_to_the_unit) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Result result = pour({32, 20, 10, edges}, 1, 1, quick());
        std::int64_t sum = result.left[0] + result.left[1] + result.left[2] + result.left[3];
        for (const std::int32_t units : result.units) sum += units;
        EXPECT_EQ(sum, 60 * 3000);
    }
}

TEST(LavaFlow, is_the_same_on_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap_x}) {
        const Grid grid{32, 20, 10, edges};
        const Result one = pour(grid, 1, 1, quick()), six = pour(grid, 3, 2, quick());
        EXPECT_EQ(one.units, six.units);
        EXPECT_EQ(one.left, six.left);
        EXPECT_EQ(one.limited, six.limited);
    }
}

TEST(LavaFlow, flows_downhill_and_farther_if_hot) {
    const Grid grid{64, 21, 10, Edges::closed};
    const auto reach = [&](double crust) {
        LavaRule rule = quick();
        rule.crust = crust;
        const Result result = pour(grid, 1, 1, rule);
        std::int64_t west = 64;
        for (std::size_t i = 0; i < result.units.size(); ++i)
            if (result.units[i] > 0) west = std::min(west, static_cast<std::int64_t>(i % 64));
        return 20 - west;
    };
    EXPECT_GT(reach(0.02), 4);
    EXPECT_GT(reach(0.02), reach(1));
}

TEST(LavaFlow, a_yield_strength_holds_it_at_its_own_thickness) {
    // On a plane of slope S lava stops at h = tau / (rho g S).
    const Grid grid{80, 3, 10, Edges::wrap_y};
    LavaRule rule = quick();
    rule.crust = 0, rule.viscosity = 100, rule.yield = 5000, rule.substep_s = 20;
    SingleCommunicator comm(grid);
    LavaFlow flow(grid, whole(grid), {80, 3, 2});
    IntField ground({80, 3, 2});
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < 80; ++x)
            ground.at(x, y) = static_cast<std::int32_t>(1000 * x);  // 0.1
    flow.begin(ground, nullptr, comm);
    for (int i = 0; i < 4000; ++i) {
        if (i < 200)
            for (std::int64_t y = 0; y < 3; ++y) flow.supply(70, y, 200, rule);
        flow.substep(rule, comm);
    }
    const double expected = 5000 / (2700 * 9.81 * 0.1);
    EXPECT_NEAR(flow.lava().at(60, 1) * 0.001, expected, 0.1 * expected);
}

}  // namespace
}  // namespace cuesta
