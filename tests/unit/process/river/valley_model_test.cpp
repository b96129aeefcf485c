// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/valley_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <mutex>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/block_team.h"

namespace cuesta::river {
namespace {

double rough(std::int64_t x, std::int64_t y) {
    return 300 +
           90 * std::sin(0.3 * static_cast<double>(x)) * std::cos(0.4 * static_cast<double>(y)) +
           static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.03;
}

struct Valleys {
    std::vector<double> height, fall, area;
};

ValleyRule usual(const Grid& grid) {
    ValleyRule rule;
    rule.map_m = grid.extent_x_m();
    rule.wear = 0.2, rule.creep_m2 = 0.3 * grid.cell_area_m2();
    return rule;
}

Valleys carve(const Grid& grid, const ValleyRule& rule, int steps, int across = 1, int down = 1,
              double softness = 1) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    Valleys out{std::vector<double>(cells), std::vector<double>(cells), std::vector<double>(cells)};
    std::mutex mutex;
    const Decomposition cut(grid, across, down);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        ValleyModel model(
            grid, block, comm, {1, 7},
            [&](std::int64_t x, std::int64_t y) { return rough(block.x0 + x, block.y0 + y); },
            [&](std::int64_t, std::int64_t) { return softness; });
        for (int i = 0; i < steps; ++i) model.step(rule);
        model.drain(rule);
        const std::lock_guard lock(mutex);
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                const auto i =
                    static_cast<std::size_t>((block.y0 + y) * grid.columns + block.x0 + x);
                out.height[i] = model.height(x, y);
                out.fall[i] = model.fall(x, y);
                out.area[i] = model.area_cells(x, y);
            }
    });
    return out;
}

TEST(valley_model, every_cell_but_the_ends_falls) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{37, 29, 60, edges};
        const Valleys valleys = carve(grid, usual(grid), 4);
        std::int64_t ends = 0;
        double leaves = 0;
        for (std::size_t i = 0; i < valleys.fall.size(); ++i) {
            EXPECT_GE(valleys.fall[i], 0);
            if (valleys.fall[i] == 0) ++ends, leaves += valleys.area[i];
        }
        EXPECT_EQ(leaves, static_cast<double>(grid.cells())) << "all water ends somewhere";
        if (edges == Edges::closed || edges == Edges::wrap) {
            EXPECT_EQ(ends, 1);
        }
    }
}

TEST(valley_model, rivers_fall_at_least_as_told) {
    const Grid grid{37, 29, 60};
    ValleyRule rule = usual(grid);
    rule.least_gradient = 0.01;
    const Valleys valleys = carve(grid, rule, 4);
    for (const double fall : valleys.fall)
        EXPECT_TRUE(fall == 0 || fall >= 0.01 / std::sqrt(2.0) - 1e-12) << fall;
}

TEST(valley_model, nothing_to_do_only_opens_depressions) {
    const Grid grid{37, 29, 60};
    ValleyRule rule = usual(grid);
    rule.wear = 0, rule.creep_m2 = 0, rule.settling = 0;
    const Valleys valleys = carve(grid, rule, 3);
    std::int64_t kept = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double z = valleys.height[static_cast<std::size_t>(y * grid.columns + x)];
            EXPECT_LE(z, rough(x, y));
            kept += z == rough(x, y) ? 1 : 0;
        }
    EXPECT_GT(kept, grid.cells() / 2);
}

TEST(valley_model, soft_ground_is_worn_more) {
    const Grid grid{37, 29, 60};
    const auto mean = [](const Valleys& valleys) {
        double sum = 0;
        for (const double z : valleys.height) sum += z;
        return sum / static_cast<double>(valleys.height.size());
    };
    const ValleyRule rule = usual(grid);
    EXPECT_LT(mean(carve(grid, rule, 4, 1, 1, 4)), mean(carve(grid, rule, 4)) - 1);
}

TEST(valley_model, creep_flattens_a_wave_as_diffusion_does) {
    const Grid grid{40, 40, 60, Edges::wrap};
    ValleyRule rule;
    rule.map_m = 2400, rule.wear = 0, rule.settling = 0;
    // Smooth and without depressions but one: cosines over the map, spread by D k^2 t.
    SingleCommunicator comm(grid);
    const double k = 2 * 3.14159265358979323846 / 2400;
    ValleyModel model(
        grid, whole(grid), comm, {1, 7},
        [&](std::int64_t x, std::int64_t) {
            return 100 * std::cos(k * 60 * static_cast<double>(x));
        },
        [](std::int64_t, std::int64_t) { return 1.0; });
    rule.creep_m2 = 20000;
    rule.sea_level_m = -1e6;
    for (int i = 0; i < 3; ++i) model.step(rule);
    // On the crest; rivers still open depressions of their own roughness, a metre or so.
    EXPECT_NEAR(model.height(0, 20), 100 * std::exp(-k * k * 60000), 1.5);
}

TEST(valley_model, the_sea_is_base_level_whatever_its_depth) {
    const Grid grid{30, 3, 100, Edges::closed};
    const auto coast = [&](double floor) {
        SingleCommunicator comm(grid);
        ValleyModel model(
            grid, whole(grid), comm, {1, 7},
            [&](std::int64_t x, std::int64_t) {
                return x < 5 ? floor : 10 * static_cast<double>(x - 4);
            },
            [](std::int64_t, std::int64_t) { return 1.0; });
        ValleyRule rule = usual(grid);
        rule.creep_m2 = 0, rule.sea_level_m = 0;
        for (int i = 0; i < 4; ++i) model.step(rule);
        EXPECT_EQ(model.height(2, 1), floor) << "the floor stays";
        EXPECT_GT(model.height(5, 1), 0);
        return model.height(5, 1);
    };
    EXPECT_LT(coast(-1), 10);
}

TEST(valley_model, is_the_same_for_any_threads_and_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{41, 33, 60, edges};
        ValleyRule rule = usual(grid);
        rule.sea_level_m = 250;
        set_thread_count(1);
        const Valleys one = carve(grid, rule, 3);
        for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}}) {
            const Valleys other = carve(grid, rule, 3, across, down);
            EXPECT_EQ(other.height, one.height) << across << down;
            EXPECT_EQ(other.area, one.area) << across << down;
        }
        for (const int threads : {2, 3}) {
            set_thread_count(threads);
            EXPECT_EQ(carve(grid, rule, 3).height, one.height) << threads;
        }
        set_thread_count(0);
    }
}

}  // namespace
}  // namespace cuesta::river
