// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/eruptions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "cuesta/process/volcano/volcanism.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

EruptionList draw(const Volcanism& op, const Grid& grid, std::int64_t step) {
    Terrain terrain(grid, whole(grid), 2, std::make_shared<MaterialTable>());
    SingleCommunicator comm(grid);
    Scratch scratch(terrain.shape());
    return draw_eruptions(op, {grid, whole(grid), comm, {1, 7}, step, terrain, scratch, {}});
}

TEST(Eruptions, evenly_is_as_many_as_the_rate_says) {
    const Grid grid{50, 50, 100, Edges::open};
    const Volcanism op{.rate = 0.0004, .timing = Volcanism::Timing::even};
    std::size_t all = 0;
    for (int step = 0; step < 10; ++step) all += draw(op, grid, step).eruptions.size();
    EXPECT_EQ(all, 4u);
    const Volcanism one{.rate = 0.001, .timing = Volcanism::Timing::even};
    EXPECT_EQ(draw(one, grid, 17).eruptions.size(), 1u);
}

TEST(Eruptions, by_chance_have_their_mean) {
    const Grid grid{50, 50, 100, Edges::open};
    std::size_t all = 0;
    for (int step = 0; step < 300; ++step)
        all += draw(Volcanism{.rate = 0.002}, grid, step).eruptions.size();
    EXPECT_NEAR(static_cast<double>(all), 600, 80);
}

TEST(Eruptions, a_hot_spot_wanders_against_the_drift) {
    const Grid grid{101, 101, 1000, Edges::open};
    Volcanism op{.vents = Volcanism::Vents::hot_spot,
                 .x = 0.5,
                 .y = 0.5,
                 .spread = 0,
                 .drift = 0.05,
                 .drift_direction = 90,
                 .timing = Volcanism::Timing::even,
                 .time_step = 1e5};
    op.rate = 1e-5;
    // 100,000 years of 5 cm are 5 km: the plate goes east, the vent west.
    EXPECT_NEAR(draw(op, grid, 0).eruptions.at(0).x_m, 50000, 1e-6);
    EXPECT_NEAR(draw(op, grid, 4).eruptions.at(0).x_m, 30000, 1e-6);
    EXPECT_NEAR(draw(op, grid, 4).eruptions.at(0).y_m, 50000, 1e-6);
    EXPECT_EQ(draw(op, grid, 11).off_map, 1);
}

TEST(Eruptions, vents_of_a_line_keep_their_places) {
    const Grid grid{101, 101, 100, Edges::open};
    Volcanism op{.vents = Volcanism::Vents::line, .spread = 0, .strike = 90, .count = 2};
    op.timing = Volcanism::Timing::even;
    std::set<double> places;
    for (int step = 0; step < 40; ++step)
        for (const Eruption& one : draw(op, grid, step).eruptions) {
            places.insert(one.x_m);
            EXPECT_NEAR(one.y_m, 5000, 1e-6);
            EXPECT_LE(std::abs(one.x_m - 5000), 3000);
        }
    EXPECT_EQ(places.size(), 2u);
    EXPECT_NEAR(usual_volume_m3(op, grid), 1e7, 1e-3);
}

}  // namespace
}  // namespace cuesta
