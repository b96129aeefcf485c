// SPDX-License-Identifier: Apache-2.0
// Hard rock on loose material: the three cases, until the ground rests. README.md has claim and
// figures.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "cuesta/process/slope/thermal.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::Columns;
using test::LaidLayer;

constexpr std::int64_t size = 41, middle = 20;

bool block(std::int64_t x, std::int64_t y) {
    return std::abs(x - middle) <= 3 && std::abs(y - middle) <= 3;
}

struct Result {
    Columns before, after;
    bool rests = false;
    Result() : before(grid()), after(grid()) {}
    static Grid grid() { return {size, size, 1.0, Edges::closed}; }
    // Metres of a material outside the place where it was laid.
    double outside(std::string_view material) {
        double sum = 0;
        for (std::int64_t y = 0; y < size; ++y)
            for (std::int64_t x = 0; x < size; ++x)
                if (!block(x, y)) sum += after.metres(x, y, material);
        return sum;
    }
};

// A block of granite on a pedestal, on level limestone, until it rests. Granite stands at 70
// degrees and is lower than that here, so that it moves only with what lies below it.
std::unique_ptr<Result> settle(std::string_view pedestal, double pedestal_m, double granite_m,
                               LayerRule rule = LayerRule::pressure) {
    auto result = std::make_unique<Result>();
    const Grid grid = Result::grid();
    const Field start = test::field_of(grid, [](auto, auto) { return 0; });
    test::ProcessOptions options{.steps = 0, .material = "limestone"};
    options.prepare = test::laid_layers([&](auto x, auto y) -> std::vector<LaidLayer> {
        if (!block(x, y)) return {};
        return {{pedestal, pedestal_m}, {"granite", granite_m}};
    });
    options.inspect = result->before.reader();
    const Thermal op{.layer_rule = rule, .until = Thermal::Until::rest};
    test::run_process(op, grid, start, options);
    options.inspect = result->after.reader(), options.steps = 3000;
    result->rests = test::run_process(op, grid, start, options).report.at_rest;
    for (const char* material : {"limestone", "sand", "regolith", "granite"})
        EXPECT_EQ(result->after.units(material), result->before.units(material)) << material;
    return result;
}

TEST(ThermalLayerCases, on_solid_rock_the_block_stays) {
    const auto result = settle("limestone", 1.2, 1.2);
    EXPECT_TRUE(result->after == result->before);
    EXPECT_TRUE(result->rests);
}

TEST(ThermalLayerCases, thin_sand_under_a_heavy_block_runs_out_and_the_block_sinks) {
    // 1.3 m of sand: 2080 kg/m2; 1.3 m of granite: 3510. The sand stands 1.3 m high at its face.
    const auto result = settle("sand", 1.3, 1.3);
    EXPECT_TRUE(result->rests);
    EXPECT_EQ(result->outside("granite"), 0);
    EXPECT_GT(result->outside("sand"), 1);
    // At the face the sand has come down to its own angle, 1 m to the next cell.
    const double face = result->after.metres(middle + 3, middle, "sand");
    const double foot = result->after.metres(middle + 4, middle, "sand");
    EXPECT_NEAR(face - foot, 1, 1e-3);
    EXPECT_EQ(result->after.units(middle + 3, middle, "granite"),
              result->before.units(middle + 3, middle, "granite"));
}

TEST(ThermalLayerCases, thick_sand_carries_the_block_along) {
    // 2.2 m of sand: 3520 kg/m2; 0.5 m of granite: 1350.
    const auto result = settle("sand", 2.2, 0.5);
    EXPECT_GT(result->outside("granite"), 0.1);
    EXPECT_GT(result->outside("sand"), 1);
    // What slid is granite lying on sand in the cell next to the block.
    const MaterialTable table;
    const auto& next = result->after.at(middle + 4, middle);
    ASSERT_GE(next.size(), 3u);
    EXPECT_EQ(next[1].material, *table.find("sand"));
    EXPECT_EQ(next[2].material, *table.find("granite"));
}

TEST(ThermalLayerCases, the_rule_can_be_switched) {
    const auto never = settle("sand", 2.2, 0.5, LayerRule::never);
    EXPECT_TRUE(never->after == never->before);
    const auto trickle = settle("sand", 2.2, 0.5, LayerRule::always_trickle);
    EXPECT_EQ(trickle->outside("granite"), 0);
    EXPECT_GT(trickle->outside("sand"), 1);
}

TEST(ThermalLayerCases, strata_keep_their_own_angles_at_rest) {
    // A tower of sandstone on regolith on limestone falls: in the end every top material of a pair
    // stands no steeper than its own talus angle.
    const Grid grid = Result::grid();
    Columns after(grid);
    const auto run = test::run_process(
        Thermal{.until = Thermal::Until::rest}, grid,
        test::field_of(grid, [](auto, auto) { return 0; }),
        {.steps = 6000,
         .material = "limestone",
         .prepare = test::laid_layers([](auto x, auto y) -> std::vector<LaidLayer> {
             if (!block(x, y)) return {};
             return {{"limestone", 6}, {"regolith", 3}, {"sandstone", 5}};
         }),
         .inspect = after.reader()});
    EXPECT_TRUE(run.report.at_rest);
    const MaterialTable table;
    for (std::int64_t y = 0; y < size; ++y)
        for (std::int64_t x = 0; x + 1 < size; ++x) {
            const double a = run.height.at(x, y), b = run.height.at(x + 1, y);
            const MaterialId top = after.at(a > b ? x : x + 1, y).back().material;
            EXPECT_LE(std::abs(a - b),
                      std::tan(table[top].talus_deg * std::numbers::pi / 180) + 1e-3)
                << table[top].name << ' ' << x << ' ' << y;
        }
}

}  // namespace
}  // namespace cuesta
