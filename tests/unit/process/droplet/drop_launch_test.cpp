// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_launch.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

DropLaunch launch_on(std::int64_t columns, std::int64_t rows, std::int64_t drops,
                     std::int64_t sweeps) {
    const DropMap map = drop_map(columns, rows, [](auto, auto) { return 0; });
    return drop_launch(map, rule_of({}, drop_grid(columns, rows)), drops, sweeps);
}

TEST(DropLaunch, all_drops_start_once_however_the_rows_are_cut) {
    const DropLaunch launch = launch_on(33, 41, 5003, 7);
    for (const std::int64_t cut : {1, 5, 16, 41}) {
        std::int64_t count = 0;
        double sum = 0;
        for (std::int64_t pass = 0; pass < 9; ++pass)
            for (std::int64_t y = 0; y < 41; y += cut)
                launch.each(pass, y, y + cut, [&](const Drop& drop) {
                    ++count;
                    sum += double{drop.x} + 100 * double{drop.y};
                    EXPECT_GE(drop.y, static_cast<float>(y));
                    EXPECT_LT(drop.y, static_cast<float>(y + cut));
                    EXPECT_GE(drop.x, 0);
                    EXPECT_LT(drop.x, 32);
                });
        EXPECT_EQ(count, 5003);
        static const double first = sum;
        EXPECT_DOUBLE_EQ(sum, first);
    }
}

TEST(DropLaunch, drops_lie_evenly_over_the_map) {
    const DropLaunch launch = launch_on(17, 17, 64'000, 10);
    std::vector<int> cells(16 * 16, 0);
    for (std::int64_t pass = 0; pass < 10; ++pass)
        launch.each(pass, 0, 17, [&](const Drop& drop) {
            ++cells[static_cast<std::size_t>(static_cast<int>(drop.y) * 16 +
                                             static_cast<int>(drop.x))];
        });
    // 250 in each, standard deviation 16: five of these hold for 256 cells.
    for (const int count : cells) EXPECT_NEAR(count, 250, 80);
    std::fill(cells.begin(), cells.end(), 0);
    for (std::int64_t i = 0; i < 64'000; ++i)
        launch.one(i, [&](const Drop& drop) {
            ++cells[static_cast<std::size_t>(static_cast<int>(drop.y) * 16 +
                                             static_cast<int>(drop.x))];
        });
    for (const int count : cells) EXPECT_NEAR(count, 250, 80);
}

// 24 bits over 100,000 columns are a raster of 1/168 of a cell, and floats beyond 65,536 one of
// 1/128.
TEST(DropLaunch, drops_start_anywhere_in_their_cell_also_far_out) {
    const DropLaunch launch = launch_on(100'001, 3, 40'000, 1);
    std::int64_t count = 0, on_raster = 0;
    launch.each(0, 0, 2, [&](const Drop& drop) {
        EXPECT_LT(cell_of(drop.along()), 100'000);
        if (cell_of(drop.along()) < 70'000) return;
        ++count;
        const float fine = (drop.x - std::trunc(drop.x)) * 128;
        on_raster += fine == std::trunc(fine) ? 1 : 0;
    });
    EXPECT_NEAR(static_cast<double>(count), 12'000, 500);
    EXPECT_LT(on_raster, count / 20);
}

TEST(DropLaunch, a_field_of_rain_thins_them_out) {
    DropLaunch launch = launch_on(17, 17, 64'000, 10);
    Field rain({17, 17, 1});
    for (std::int64_t y = 0; y < 17; ++y)
        for (std::int64_t x = 0; x < 17; ++x) rain.at(x, y) = x < 8 ? 0.25f : x < 12 ? 1.0f : 0.0f;
    launch.rain = &rain;
    std::int64_t west = 0, middle = 0, east = 0;
    for (std::int64_t pass = 0; pass < 10; ++pass)
        launch.each(pass, 0, 17, [&](const Drop& drop) {
            ++(drop.x < 8 ? west : drop.x < 12 ? middle : east);
        });
    EXPECT_NEAR(static_cast<double>(west), 8000, 400);
    EXPECT_NEAR(static_cast<double>(middle), 16000, 500);
    EXPECT_EQ(east, 0);
}

}  // namespace
}  // namespace cuesta::test
