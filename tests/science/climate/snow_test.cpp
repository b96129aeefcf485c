// SPDX-License-Identifier: Apache-2.0
// The snow line by latitude beside the Earth's; claims and tolerances are in README.md.
#include "cuesta/world/snow.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/world/climate.h"
#include "science/climate/synthetic_world.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

// Both as a recipe has them, one behind the other.
struct ClimateAndSnow {
    Climate climate;
    Snow snow;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        StepReport report = climate.apply(terrain, step);
        report.merge(snow.apply(terrain, step));
        return report;
    }
};

// Mean of both hemispheres in km, from general knowledge: highest in the dry subtropics.
constexpr std::array<double, 9> earth_km{4.8, 5.0, 5.3, 4.8, 3.4, 2.3, 1.3, 0.6, 0.1};

TEST(SnowScience, the_snow_line_falls_from_five_kilometres_to_the_sea) {
    double squares = 0, count = 0;
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const Grid grid = test::globe(96);
        Field line({grid.columns, grid.rows, 1});
        const Field land = test::synthetic_world(grid, seed);
        test::ProcessOptions options;
        options.inspect = [&](Terrain& terrain) { line = terrain.find("snow_line")->clone(); };
        test::run_process(ClimateAndSnow{}, grid, land, options);
        std::array<double, 9> sum{}, area{};
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                if (land.at(x, y) <= 0) continue;
                const auto band =
                    static_cast<std::size_t>(std::min(8.0, std::abs(grid.latitude_deg(y)) / 10));
                sum[band] +=
                    std::max(0.0, static_cast<double>(line.at(x, y))) * grid.cell_area_m2(y) / 1000;
                area[band] += grid.cell_area_m2(y);
            }
        for (std::size_t band = 0; band < 9; ++band) {
            if (area[band] == 0) continue;
            const double off = sum[band] / area[band] - earth_km[band];
            RecordProperty("seed" + std::to_string(seed) + "_" + std::to_string(band),
                           std::to_string(sum[band] / area[band]));
            EXPECT_LT(std::abs(off), 1.2) << seed << ' ' << band;
            squares += off * off, count += 1;
        }
    }
    EXPECT_GT(count, 18);
    EXPECT_LT(std::sqrt(squares / count), 0.7);
}

}  // namespace
}  // namespace cuesta
