// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/bedrock_weathering.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/slope/thermal.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::LaidLayer;
using test::ProcessOptions;
using test::run_process;

double granite_weakness() {
    const MaterialTable table;
    return 1 - table[*table.find("granite")].hardness;
}

// Kilograms per square metre of rock that is gone, less the regolith that is there.
double missing_mass(Columns& before, Columns& after, std::int64_t x, std::int64_t y) {
    return (before.metres(x, y, "granite") - after.metres(x, y, "granite")) * 2700 -
           after.metres(x, y, "regolith") * 1400;
}

TEST(BedrockWeathering, a_plateau_of_4000_m_loses_10_mm_in_10000_steps_of_a_micrometre) {
    // A float at 4,000 m has steps of 0.24 mm; a unit of the ground is 7.6 micrometres.
    const Grid grid{3, 2, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 4000; });
    Columns before(grid), after(grid);
    const Thermal op{.weathering_rate = 1e-6 / granite_weakness(), .weathering_depth = 10000};
    run_process(op, grid, start, {.steps = 0, .inspect = before.reader()});
    ProcessOptions options{.steps = 10'000, .inspect = after.reader()};
    const auto run = run_process(op, grid, start, options);
    for (std::int64_t x = 0; x < 3; ++x) {
        EXPECT_NEAR(4000 - after.metres(x, 0, "granite"), 0.010, 2 * after.unit_m());
        EXPECT_NEAR(after.metres(x, 0, "regolith"), 0.010 * 2700 / 1400, 4 * after.unit_m());
        // Mass is kept to less than a unit of regolith.
        EXPECT_LT(std::abs(missing_mass(before, after, x, 0)), 1400 * after.unit_m());
    }
    // The books hold exactly what the columns do.
    const MaterialTable table;
    const auto& accounts = run.ledger.accounts();
    EXPECT_EQ(
        accounts.at(*table.find("granite")).turned.value(),
        static_cast<double>(before.units("granite") - after.units("granite")) * after.unit_m());
    EXPECT_EQ(accounts.at(*table.find("regolith")).formed.value(),
              static_cast<double>(after.units("regolith")) * after.unit_m());
}

TEST(BedrockWeathering, cover_slows_it_by_the_weathering_depth) {
    const Grid grid{4, 1, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 100; });
    const auto cover = [](std::int64_t x, std::int64_t) -> std::vector<LaidLayer> {
        if (x == 0) return {};
        return {{"regolith", 0.5 * static_cast<double>(x)}};
    };
    Columns before(grid), after(grid);
    ProcessOptions options{.steps = 0, .prepare = test::laid_layers(cover)};
    options.inspect = before.reader();
    const Thermal op{.weathering_rate = 0.001 / granite_weakness(), .weathering_depth = 0.5};
    run_process(op, grid, start, options);
    options.inspect = after.reader(), options.steps = 1;
    run_process(op, grid, start, options);
    for (std::int64_t x = 0; x < 4; ++x)
        EXPECT_NEAR(100 - after.metres(x, 0, "granite"), 0.001 * std::exp(-static_cast<double>(x)),
                    2 * after.unit_m());
}

TEST(BedrockWeathering, hard_rock_loosens_less_and_loose_ground_not_at_all) {
    const Grid grid{3, 1, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 0; });
    const auto layers = [](std::int64_t x, std::int64_t) -> std::vector<LaidLayer> {
        return {{x == 0 ? "limestone" : x == 1 ? "sandstone" : "marble", 5}};
    };
    Columns after(grid);
    run_process(Thermal{.weathering_rate = 0.01}, grid, start,
                {.prepare = test::laid_layers(layers), .inspect = after.reader()});
    EXPECT_NEAR(after.metres(0, 0, "limestone"), 5 - 0.01 * 0.5, 1e-5);
    EXPECT_NEAR(after.metres(1, 0, "sandstone"), 5 - 0.01 * 0.6, 1e-5);
    EXPECT_NEAR(after.metres(2, 0, "marble"), 5 - 0.01 * 0.15, 1e-5);
    Columns sand(grid);
    run_process(Thermal{.weathering_rate = 0.01}, grid, start,
                {.material = "sand", .inspect = sand.reader()});
    EXPECT_EQ(sand.units("regolith"), 0);
}

TEST(BedrockWeathering, regolith_forms_on_the_rock_under_other_cover) {
    const Grid grid{1, 1, 10.0};
    Columns after(grid);
    run_process(Thermal{.weathering_rate = 0.01, .weathering_depth = 10000}, grid,
                field_of(grid, [](auto, auto) { return 0; }),
                {.steps = 3,
                 .prepare = test::laid_layers([](auto, auto) -> std::vector<LaidLayer> {
                     return {{"limestone", 1}, {"sand", 1}};
                 }),
                 .inspect = after.reader()});
    const MaterialTable table;
    ASSERT_EQ(after.at(0, 0).size(), 4u);
    EXPECT_EQ(after.at(0, 0)[1].material, *table.find("limestone"));
    EXPECT_EQ(after.at(0, 0)[2].material, *table.find("regolith"));
    EXPECT_EQ(after.at(0, 0)[3].material, *table.find("sand"));
}

TEST(BedrockWeathering, a_layer_that_is_used_up_makes_way_for_the_next) {
    const Grid grid{1, 1, 10.0};
    Columns after(grid);
    const Thermal op{.weathering_rate = 0.01, .weathering_depth = 10000};
    const auto run =
        run_process(op, grid, field_of(grid, [](auto, auto) { return 10; }),
                    {.steps = 5,
                     .prepare = test::laid_layers([](auto, auto) -> std::vector<LaidLayer> {
                         return {{"sandstone", 0.008}};
                     }),
                     .inspect = after.reader()});
    EXPECT_EQ(after.units("sandstone"), 0);
    // 0.008 m in 1.33 steps of 0.006; what was not lost then waits for the granite.
    EXPECT_LT(after.metres(0, 0, "granite"), 10);
    EXPECT_NEAR(after.metres(0, 0, "regolith"),
                (0.008 * 2350 + (10 - after.metres(0, 0, "granite")) * 2700) / 1400,
                2 * after.unit_m());
}

TEST(BedrockWeathering, rock_over_a_cave_that_is_used_up_opens_it) {
    const Grid grid{1, 1, 10.0};
    Columns after(grid);
    run_process(Thermal{.weathering_rate = 1}, grid, field_of(grid, [](auto, auto) { return 10; }),
                {.steps = 1,
                 .prepare = test::laid_layers([](auto, auto) -> std::vector<LaidLayer> {
                     return {{"air", 1}, {"limestone", 0.1}};
                 }),
                 .inspect = after.reader()});
    EXPECT_EQ(after.units("limestone"), 0);
    EXPECT_NEAR(after.metres(0, 0, "regolith"), 0.1 * 2600 / 1400, 1e-4);
}

TEST(BedrockWeathering, rates_below_zero_are_taken_as_none_and_counted) {
    const Grid grid{3, 1, 10.0};
    const Field rates = field_of(grid, [](auto x, auto) { return 0.01 * (1 - x); });
    Columns after(grid);
    const auto run = run_process(Thermal{.weathering_rate = "frost"}, grid,
                                 field_of(grid, [](auto, auto) { return 10; }),
                                 {.fields = {{"frost", &rates}}, .inspect = after.reader()});
    EXPECT_EQ(run.report.counts.at("limited_weathering"), 1);
    EXPECT_GT(after.units(0, 0, "regolith"), 0);
    EXPECT_EQ(after.units(1, 0, "regolith") + after.units(2, 0, "regolith"), 0);
}

TEST(BedrockWeathering, what_is_loosened_on_a_steep_face_slides_to_its_foot) {
    // 27 degrees: granite stands, regolith does not.
    const Grid grid{9, 1, 10.0};
    Columns after(grid);
    const Field start = field_of(grid, [](auto x, auto) { return x < 5 ? 5.0 * (5 - x) : 0; });
    run_process(Thermal{.weathering_rate = 0.1}, grid, start,
                {.steps = 300, .inspect = after.reader()});
    EXPECT_GT(after.metres(5, 0, "regolith"), 2 * after.metres(2, 0, "regolith"));
    EXPECT_LT(after.metres(2, 0, "granite"), after.metres(6, 0, "granite") + 15);
}

}  // namespace
}  // namespace cuesta
