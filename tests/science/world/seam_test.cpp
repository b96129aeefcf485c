// SPDX-License-Identifier: Apache-2.0
// A world has no seam where its map wraps, no step at its poles and none at the equator; see
// README.md beside this file.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/io/format.h"
#include "support/scratch_directory.h"
#include "support/world_lab.h"

namespace cuesta::test {
namespace {

constexpr std::size_t columns = 256, rows = 128;

// Mean difference of neighbours, across each of the lines between two columns (or rows).
std::vector<double> across_columns(const std::vector<float>& map) {
    std::vector<double> steps(columns, 0);
    for (std::size_t x = 0; x < columns; ++x)
        for (std::size_t y = 0; y < rows; ++y)
            steps[x] += std::abs(double{map[y * columns + (x + 1) % columns]} -
                                 double{map[y * columns + x]}) /
                        static_cast<double>(rows);
    return steps;
}
double between_rows(const std::vector<float>& map, std::size_t y) {
    double step = 0;
    for (std::size_t x = 0; x < columns; ++x)
        step += std::abs(double{map[(y + 1) * columns + x]} - double{map[y * columns + x]});
    return step / columns;
}
// Between a border row and what lies beyond the pole; `sign` of what points south.
double over_pole(const std::vector<float>& map, std::size_t y, double sign) {
    double step = 0;
    for (std::size_t x = 0; x < columns; ++x)
        step += std::abs(double{map[y * columns + x]} -
                         sign * double{map[y * columns + (x + columns / 2) % columns]});
    return step / columns;
}
// Share of `others` that are at most `one`.
double rank(double one, const std::vector<double>& others) {
    const auto below =
        std::count_if(others.begin(), others.end(), [&](double other) { return other <= one; });
    return static_cast<double>(below) / static_cast<double>(others.size());
}

TEST(WorldSeam, the_wrap_is_as_smooth_as_the_inside) {
    // Of three worlds: by chance one may have a coast along the seam.
    std::vector<std::unique_ptr<cuesta::Run>> worlds;
    for (const int seed : {3, 5, 8})
        worlds.push_back(run_recipe(world_land(columns, rows, "wrap_x", seed) + whole_world(400)));
    for (const char* field : {"temperature", "humidity", "wind_x", "wind_y", "water"}) {
        double mean = 0;
        for (const auto& run : worlds) {
            std::vector<double> steps = across_columns(samples(*run, field));
            const double seam = steps.back();
            steps.pop_back();
            const double place = rank(seam, steps);
            mean += place / 3;
            EXPECT_LT(place, 0.99) << field;
        }
        EXPECT_LT(mean, 0.9) << field;
        EXPECT_GT(mean, 0.02) << field;
    }
}

// What depends on the place alone (turbulence, the hour) aside, a world whose land is turned by a
// quarter lives the same life a quarter further on, to the bit.
TEST(WorldSeam, a_turned_world_is_the_same_world_turned) {
    const ScratchDirectory directory;
    auto land = run_recipe(world_land(columns, rows, "wrap_x", 4));
    land->domain.show_height();
    const Raster height = land->domain.collect("height");
    const auto live = [&](std::int64_t turn, const char* edges) {
        Raster turned = height;
        for (std::int64_t y = 0; y < height.rows; ++y)
            for (std::int64_t x = 0; x < height.columns; ++x)
                turned.at((x + turn) % height.columns, y) = height.at(x, y);
        write_raster(directory.path() / "land.npy", turned);
        return run_recipe(
            head_text(columns, rows, edges, 4, 20000) +
                "[[stage]]\nop = \"image\"\nfile = \"land.npy\"\n" +
                simulate(200, process("sea", "sea_level = 950\n") + process("groundwater") +
                                  process("runoff") + process("sand") +
                                  process("wind", "noise = 0\n") + process("humidity") +
                                  process("ice", "freezing = 16\n")),
            {.recipe_directory = directory.path()});
    };
    for (const char* edges : {"wrap_x", "polar"}) {
        auto one = live(0, edges), other = live(columns / 4, edges);
        for (const char* field :
             {"height", "water", "humidity", "wind_x", "wind_y", "ice", "groundwater"}) {
            const auto a = samples(*one, field), b = samples(*other, field);
            for (std::size_t i = 0; i < a.size(); ++i)
                ASSERT_EQ(a[i], b[i / columns * columns + (i + columns / 4) % columns])
                    << field << " " << edges;
        }
    }
}

// A world of water alone: what differs across a pole is not the land's. With walls there, weather
// on both sides is unrelated; with poles it goes on.
TEST(WorldSeam, there_is_no_step_at_the_poles) {
    const auto live = [](const char* edges) {
        return run_recipe(head_text(columns, rows, edges, 3, 20000) + "[[stage]]\nop = \"flat\"\n" +
                          whole_world(600));
    };
    auto poles = live("polar"), walls = live("wrap_x");
    for (const auto& [field, sign] :
         {std::pair("temperature", 1.0), {"humidity", 1.0}, {"wind_y", -1.0}, {"wind_x", 1.0}}) {
        const auto map = samples(*poles, field), closed = samples(*walls, field);
        std::vector<double> inside;
        for (std::size_t y = 0; y + 1 < rows; ++y) inside.push_back(between_rows(map, y));
        const double most = *std::max_element(inside.begin(), inside.end());
        for (const std::size_t y : {std::size_t{0}, rows - 1}) {
            EXPECT_LT(over_pole(map, y, sign), 1.05 * most) << field << " row " << y;
            EXPECT_GT(over_pole(closed, y, sign), over_pole(map, y, sign)) << field;
        }
    }
}

// Turbulence drifts the other way beyond the equator; no line is drier or calmer for it.
TEST(WorldSeam, the_equator_is_no_line) {
    double humid = 0, step = 0;
    for (const int seed : {3, 5, 8}) {
        auto run =
            run_recipe(head_text(columns, rows, "wrap_x", static_cast<std::uint64_t>(seed), 20000) +
                       "[[stage]]\nop = \"flat\"\n" + whole_world(1500));
        const auto air = samples(*run, "humidity"), wind = samples(*run, "wind_y");
        const auto mean = [&](std::size_t y) {
            double sum = 0;
            for (std::size_t x = 0; x < columns; ++x) sum += double{air[y * columns + x]};
            return sum / columns;
        };
        // The two rows at the equator against those three rows on.
        const std::size_t middle = rows / 2;
        humid += (mean(middle - 1) + mean(middle)) / (mean(middle - 4) + mean(middle + 3)) / 3;
        std::vector<double> inside;
        for (std::size_t y = 0; y + 1 < rows; ++y)
            if (y + 1 != middle) inside.push_back(between_rows(wind, y));
        step += rank(between_rows(wind, middle - 1), inside) / 3;
    }
    EXPECT_GT(humid, 0.93);
    EXPECT_LT(step, 0.97);
}

}  // namespace
}  // namespace cuesta::test
