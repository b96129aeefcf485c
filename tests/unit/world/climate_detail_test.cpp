// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_detail.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/world/climate.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

TEST(ClimateDetail, snow_falls_when_it_is_cold) {
    EXPECT_EQ(snow_share(-10), 1);
    EXPECT_EQ(snow_share(-2), 1);
    EXPECT_DOUBLE_EQ(snow_share(1), 0.5);
    EXPECT_EQ(snow_share(4), 0);
}

TEST(ClimateDetail, runoff_is_what_is_left_of_the_rain) {
    EXPECT_EQ(yearly_runoff(0, 20), 0);
    EXPECT_EQ(yearly_runoff(-5, 20), 0);
    EXPECT_EQ(yearly_runoff(200, 25), 0);  // a desert
    // Turc: 1000 mm at 10 C: L = 600, E = 1000 / sqrt(0.9 + 2.78) = 521.
    EXPECT_NEAR(yearly_runoff(1000, 10), 479, 1);
    EXPECT_LT(yearly_runoff(1000, 25), yearly_runoff(1000, 5));
}

TEST(ClimateDetail, months_of_a_result_lie_one_after_the_other) {
    ClimateResult result;
    for (std::size_t m = 0; m < months; ++m) {
        for (ClimateYear* year : {&result.temperature, &result.wind.east, &result.wind.south,
                                  &result.water.rain, &result.water.humidity})
            (*year)[m].assign(2, static_cast<double>(m));
        result.water.rain[m][1] = -1e-9;
    }
    const CoarseClimate climate = packed(result);
    EXPECT_EQ(climate.temperature[2 * 5], 5);
    EXPECT_EQ(climate.rain[2 * 5 + 1], 0);
    EXPECT_FLOAT_EQ(climate.humidity[0], 5.5f);
}

// Year's fields of a map, solved on `resolution` cells.
Field field_after(const Climate& op, const Grid& grid, const Field& ground, std::string_view name) {
    Field found({grid.columns, grid.rows, 1});
    test::ProcessOptions options;
    options.inspect = [&](Terrain& terrain) {
        test::detail::paste(*terrain.find(name), terrain.block(), found);
    };
    test::run_process(op, grid, ground, options);
    return found;
}

TEST(ClimateDetail, the_pattern_keeps_the_rain_of_the_coarse_map) {
    const Grid grid{.columns = 128, .rows = 64, .spacing_m = 20000};
    const Field ground = test::field_of(grid, [](auto x, auto y) {
        return 800 + 600 * std::sin(0.9 * static_cast<double>(x)) *
                         std::cos(0.7 * static_cast<double>(y));
    });
    Climate op;
    op.resolution = 32, op.years = 1;
    const auto mean = [&](const Field& field) {
        double sum = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) sum += field.at(x, y);
        return sum / static_cast<double>(grid.cells());
    };
    const Field with = field_after(op, grid, ground, field::precipitation);
    op.pattern = 0;
    const Field without = field_after(op, grid, ground, field::precipitation);
    EXPECT_NEAR(mean(with) / mean(without), 1, 0.01);
    // West winds: the slopes that face west get more.
    double windward = 0, lee = 0;
    for (std::int64_t y = 1; y < 63; ++y)
        for (std::int64_t x = 1; x < 127; ++x)
            (ground.at(x + 1, y) > ground.at(x - 1, y) ? windward : lee) += with.at(x, y);
    EXPECT_GT(windward, 1.2 * lee);
}

TEST(ClimateDetail, temperature_falls_with_height_on_every_sample) {
    const Grid grid{.columns = 64, .rows = 32, .spacing_m = 5000};
    const Field ground =
        test::field_of(grid, [](auto x, auto) { return x % 2 == 0 ? 100.0 : 1100.0; });
    Climate op;
    op.resolution = 16, op.years = 1;
    const Field t = field_after(op, grid, ground, field::temperature);
    EXPECT_NEAR((t.at(20, 16) + t.at(22, 16)) / 2 - t.at(21, 16), 6.5, 0.1);
}

}  // namespace
}  // namespace cuesta
