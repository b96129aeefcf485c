// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslides.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double mountain(std::int64_t x, std::int64_t y) {
    const double dx = static_cast<double>(x) - 40, dy = static_cast<double>(y) - 30;
    return std::max(0.0, 500 - 16 * std::sqrt(dx * dx + dy * dy)) +
           static_cast<double>((x * 5 + y * 3) % 7);
}

std::vector<test::LaidLayer> beds(std::int64_t, std::int64_t) {
    return {{"sandstone", 20}, {"regolith", 3}};
}

TEST(Landslides, keep_every_material_and_book_what_leaves) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap}) {
        const Grid grid{80, 60, 10, edges};
        std::array<std::int64_t, 256> before{}, after{};
        const auto lay = test::laid_layers(beds);
        const ProcessRun run =
            run_process(Landslides{.count = 60, .height_max = 150}, grid, field_of(grid, mountain),
                        {.steps = 2,
                         .prepare =
                             [&](Terrain& terrain) {
                                 lay(terrain);
                                 before = terrain.ground().totals();
                             },
                         .inspect = [&](Terrain& terrain) { after = terrain.ground().totals(); }});
        EXPECT_GT(run.report.counts.at("slides"), 2);
        for (std::size_t i = 0; i < 10; ++i) {
            double left = 0;
            const auto found = run.ledger.accounts().find(static_cast<MaterialId>(i));
            if (found != run.ledger.accounts().end())
                for (const ExactSum& side : found->second.border) left += side.value();
            EXPECT_EQ(static_cast<double>(before[i] - after[i]) * run.unit_m, left) << i;
        }
    }
}

TEST(Landslides, are_the_same_on_blocks_and_threads) {
    const Grid grid{80, 60, 10, Edges::wrap_x};
    const Landslides op{.count = 40, .height_max = 200};
    const auto options = [&](int across, int down) {
        return test::ProcessOptions{
            .steps = 2, .across = across, .down = down, .prepare = test::laid_layers(beds)};
    };
    const ProcessRun one = run_process(op, grid, field_of(grid, mountain), options(1, 1));
    const ProcessRun six = run_process(op, grid, field_of(grid, mountain), options(3, 2));
    EXPECT_GT(one.report.counts.at("slides"), 2);
    EXPECT_TRUE(same_units(one.units, six.units));
    EXPECT_EQ(one.report.counts, six.report.counts);
}

TEST(Landslides, level_ground_and_strong_rock_hold) {
    const Grid grid{60, 60, 10, Edges::open};
    const Field level = field_of(grid, [](auto, auto) { return 100; });
    EXPECT_EQ(run_process(Landslides{.count = 50}, grid, level).report.counts.count("slides"), 0u);
    const ProcessRun strong =
        run_process(Landslides{.count = 50, .strength = 1}, grid, field_of(grid, mountain));
    EXPECT_EQ(strong.report.counts.count("slides"), 0u);
}

TEST(Landslides, water_brings_slopes_down) {
    const Grid grid{80, 60, 10, Edges::closed};
    const auto slides = [&](double wetness) {
        const ProcessRun run = run_process(
            Landslides{.count = 200, .height_max = 200, .strength = 0.06, .wetness = wetness}, grid,
            field_of(grid, mountain));
        const auto found = run.report.counts.find("slides");
        return found == run.report.counts.end() ? 0 : found->second;
    };
    EXPECT_GT(slides(1), slides(0));
    EXPECT_NE((Landslides{.height_max = 10, .height_min = 20}.problem()), "");
}

}  // namespace
}  // namespace cuesta
