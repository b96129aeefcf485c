// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/stamp.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>

#include "cuesta/base/error.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

Raster constant(std::int64_t columns, std::int64_t rows, float value) {
    Raster raster;
    raster.columns = columns, raster.rows = rows;
    raster.samples.assign(static_cast<std::size_t>(columns * rows), value);
    return raster;
}

Field stamped(const Stamp& op, const Raster& raster, const Grid& grid,
              StepReport* report = nullptr) {
    const Raster inputs[] = {raster};
    return test::run_generator(op, grid, {.inputs = inputs, .report = report});
}

TEST(stamp, lies_in_the_middle_and_leaves_the_rest) {
    // 21 x 21 samples 10 m apart; a square of 60 m covers samples 7 to 13.
    const Grid grid{21, 21, 10};
    const Stamp op{.file = {0}, .size = 60, .falloff = 0, .rim = StampRim::square, .outside = -5};
    const Field out = stamped(op, constant(3, 3, 42), grid);
    for (int y = 0; y < 21; ++y)
        for (int x = 0; x < 21; ++x)
            EXPECT_EQ(out.at(x, y), std::abs(x - 10) <= 3 && std::abs(y - 10) <= 3 ? 42 : -5);
}

TEST(stamp, keeps_its_proportions_and_turns_clockwise) {
    const Grid grid{41, 41, 1};
    Stamp op{.file = {0}, .size = 24, .falloff = 0, .rim = StampRim::square};
    const Raster flat = constant(6, 2, 1);  // 24 m by 8 m
    const Field level = stamped(op, flat, grid);
    EXPECT_EQ(level.at(20 + 12, 20), 1);
    EXPECT_EQ(level.at(20, 20 + 5), 0);
    op.rotation = 90;
    const Field upright = stamped(op, flat, grid);
    EXPECT_EQ(upright.at(20 + 5, 20), 0);
    EXPECT_EQ(upright.at(20, 20 + 12), 1);
    // What lay in the east lies in the south after a quarter turn clockwise.
    Raster half = flat;
    for (std::int64_t y = 0; y < 2; ++y)
        for (std::int64_t x = 3; x < 6; ++x) half.at(x, y) = 9;
    const Field turned = stamped(op, half, grid);
    EXPECT_EQ(turned.at(20, 20 + 11), 9);
    EXPECT_EQ(turned.at(20, 20 - 11), 1);
}

TEST(stamp, rim_fades_over_the_falloff) {
    const Grid grid{41, 1, 1};
    const Stamp op{.file = {0}, .size = 40, .strength = 2, .falloff = 0.5};
    const Field out = stamped(op, constant(4, 4, 8), grid);
    EXPECT_EQ(out.at(20, 0), 16);
    EXPECT_EQ(out.at(30, 0), 16);       // half way: the fall begins
    EXPECT_FLOAT_EQ(out.at(35, 0), 8);  // three quarters: s(1/2) = 1/2
    EXPECT_NEAR(out.at(40, 0), 0, 1e-6);
    Stamp mask = op;
    mask.output = StampOutput::coverage;
    EXPECT_FLOAT_EQ(stamped(mask, constant(4, 4, 8), grid).at(35, 0), 0.5f);
}

TEST(stamp, position_is_in_metres_from_centre_or_world) {
    Grid grid{21, 21, 10};
    grid.origin_x_m = 1000, grid.origin_y_m = 2000;
    Stamp op{.file = {0}, .x = 50, .y = -30, .size = 15, .falloff = 0, .rim = StampRim::square};
    EXPECT_EQ(stamped(op, constant(2, 2, 1), grid).at(15, 7), 1);
    op.anchor = StampAnchor::world, op.x = 1040, op.y = 2060;
    const Field out = stamped(op, constant(2, 2, 1), grid);
    EXPECT_EQ(out.at(4, 6), 1);
    EXPECT_EQ(out.at(5, 6), 0);
}

TEST(stamp, lies_across_a_wrapped_seam) {
    const Grid grid{20, 20, 1, Edges::wrap};
    const Stamp op{.file = {0}, .x = 10, .size = 5, .falloff = 0, .rim = StampRim::square};
    const Field out = stamped(op, constant(2, 2, 1), grid);
    for (const int x : {18, 19, 0, 1, 2}) EXPECT_EQ(out.at(x, 10), 1) << x;
    EXPECT_EQ(out.at(3, 10), 0);
    EXPECT_EQ(out.at(17, 10), 0);
}

TEST(stamp, shares_of_a_file_become_metres_between_low_and_high) {
    Raster raster = constant(2, 2, 0.5f);
    raster.in_metres = false;
    const Grid grid{3, 3, 1};
    const Stamp op{.file = {0}, .size = 10, .falloff = 0, .low = 100, .high = 300};
    EXPECT_EQ(stamped(op, raster, grid).at(1, 1), 200);
    EXPECT_FALSE(stamp_problem(raster, false).empty());
    EXPECT_TRUE(stamp_problem(raster, true).empty());
}

TEST(stamp, fine_detail_is_averaged_instead_of_picked) {
    // Stripes of 0 and 2, one sample wide, 8 of them per sample of the map.
    Raster stripes = constant(64, 64, 0);
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 1; x < 64; x += 2) stripes.at(x, y) = 2;
    const Stamp op{.file = {0}, .size = 8, .falloff = 0, .rim = StampRim::square};
    const Field out = stamped(op, stripes, {9, 9, 1});
    for (int i = 2; i < 7; ++i) EXPECT_FLOAT_EQ(out.at(i, 4), 1);
}

TEST(stamp, samples_without_a_value_are_holes_and_an_empty_file_is_refused) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Raster holed = constant(40, 40, 3);
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 20; ++x) holed.at(x, y) = nan;
    const Stamp op{.file = {0}, .size = 40, .falloff = 0, .rim = StampRim::square};
    StepReport report;
    const Field out = stamped(op, holed, {41, 41, 1}, &report);
    EXPECT_EQ(out.at(10, 20), 0);
    EXPECT_FLOAT_EQ(out.at(30, 20), 3);
    EXPECT_EQ(report.counts["nodata_samples"], 800);
    EXPECT_THROW(stamped(op, constant(4, 4, nan), {5, 5, 1}), UsageError);
    EXPECT_FALSE(stamp_problem(constant(4, 4, nan), true).empty());
    EXPECT_FALSE(stamp_problem(Raster{}, true).empty());
}

TEST(stamp, says_when_it_misses_the_map) {
    StepReport report;
    const Stamp op{.file = {0}, .x = 5000, .size = 10};
    stamped(op, constant(2, 2, 1), {5, 5, 1}, &report);
    EXPECT_EQ(report.counts["stamp_misses_map"], 1);
}

TEST(stamp, is_the_same_on_blocks) {
    Raster raster = constant(9, 7, 0);
    for (std::size_t i = 0; i < 63; ++i) raster.samples[i] = static_cast<float>(i * 37 % 50);
    const Raster inputs[] = {raster};
    const Grid grid{37, 29, 1, Edges::wrap_x};
    const Stamp op{.file = {0}, .x = 14, .size = 25, .rotation = 30};
    const Field one = test::run_generator(op, grid, {.inputs = inputs});
    EXPECT_TRUE(
        test::same_bits(one, test::run_generator_on_blocks(op, grid, 3, 2, {.inputs = inputs})));
}

// Blocks see parts of several copies; the stamp may be wider than the map.
TEST(stamp, is_the_same_on_blocks_of_a_wrapped_map) {
    Raster raster = constant(61, 47, 0);
    for (std::size_t i = 0; i < raster.samples.size(); ++i)
        raster.samples[i] = static_cast<float>(i * 37 % 50);
    raster.invalid.assign(raster.samples.size(), 0);
    raster.invalid[700] = 1;
    const Raster inputs[] = {raster};
    for (const Edges edges : {Edges(Edges::wrap), Edges(Edges::wrap_x), Edges(Edges::wrap_y)})
        for (const double size : {9.0, 31.0, 60.0})
            for (const double x : {-15.0, 0.0, 17.3}) {
                const Grid grid{37, 29, 1, edges};
                const Stamp op{.file = {0}, .x = x, .y = 11, .size = size, .rotation = 3 * x};
                const Field one = test::run_generator(op, grid, {.inputs = inputs});
                for (const auto& [across, down] : {std::pair{3, 2}, {1, 4}, {2, 1}})
                    EXPECT_TRUE(test::same_bits(
                        one,
                        test::run_generator_on_blocks(op, grid, across, down, {.inputs = inputs})))
                        << size << " at " << x << " on " << across << " x " << down;
            }
}

// Runs the stamp on a map that has the field "pattern".
struct FieldStamp {
    Stamp stamp;
    StepReport generate(Field& out, const StepContext& step) const {
        Terrain terrain(step.grid, step.block, 1, std::make_shared<MaterialTable>());
        Field& pattern = terrain.make("pattern");
        for (std::int64_t y = 0; y < pattern.rows(); ++y)
            for (std::int64_t x = 0; x < pattern.columns(); ++x)
                pattern.at(x, y) = static_cast<float>(
                    step.block.x0 + x >= step.grid.columns / 2 ? 10 + step.block.y0 + y : 5);
        const StepContext inner{step.grid, step.block, step.comm,    step.random,
                                step.step, terrain,    step.scratch, step.inputs};
        return stamp.generate(out, inner);
    }
};

TEST(stamp, places_a_field_with_size_position_and_rotation) {
    // The eastern half of 40 x 40 samples is higher; shrunk to a quarter it covers 10 x 10.
    const Grid grid{40, 40, 1};
    FieldStamp op{{.field = "pattern", .size = 10, .falloff = 0, .rim = StampRim::square}};
    const Field middle = test::run_generator(op, grid);
    EXPECT_EQ(middle.at(16, 20), 5);        // its western half
    EXPECT_NEAR(middle.at(22, 20), 30, 2);  // its eastern half, half way down
    EXPECT_EQ(middle.at(2, 20), 0);         // outside
    EXPECT_LT(middle.at(22, 16), middle.at(22, 23));
    op.stamp.x = -10, op.stamp.rotation = 180;
    const Field turned = test::run_generator(op, grid);
    EXPECT_EQ(turned.at(12, 20), 5);
    EXPECT_NEAR(turned.at(6, 20), 30, 4);
    EXPECT_EQ(turned.at(22, 20), 0);
}

TEST(stamp, of_a_field_is_the_same_on_blocks_and_fades_at_its_rim) {
    const Grid grid{37, 29, 1, Edges::wrap_x};
    const FieldStamp op{{.field = "pattern", .x = 14, .size = 25, .rotation = 30}};
    EXPECT_TRUE(test::same_bits(test::run_generator(op, grid),
                                test::run_generator_on_blocks(op, grid, 3, 2)));
    for (const double size : {9.0, 25.0, 60.0})
        for (const double x : {-15.0, 0.0, 17.3}) {
            const Grid round{37, 29, 1, Edges::wrap};
            const FieldStamp any{
                {.field = "pattern", .x = x, .y = 12, .size = size, .rotation = 3 * x}};
            const Field one = test::run_generator(any, round);
            EXPECT_TRUE(test::same_bits(one, test::run_generator_on_blocks(any, round, 3, 2)));
            EXPECT_TRUE(test::same_bits(one, test::run_generator_on_blocks(any, round, 2, 2)));
        }
    FieldStamp mask = op;
    mask.stamp.output = StampOutput::coverage, mask.stamp.x = 0;
    EXPECT_EQ(test::run_generator(mask, grid).at(18, 14), 1);
    EXPECT_EQ(test::run_generator(mask, grid).at(0, 0), 0);
}

TEST(stamp, low_and_high_turn_a_mask_into_metres) {
    FieldStamp op{{.field = "pattern", .size = 10, .falloff = 0, .low = 100, .high = 101}};
    EXPECT_EQ(test::run_generator(op, {40, 40, 1}).at(18, 20), 105);
}

TEST(stamp, needs_a_file_or_a_field_and_not_both) {
    EXPECT_EQ(Stamp{}.problem(),
              "nothing to place: give file, a height map, or field, the name of a field");
    EXPECT_EQ((Stamp{.file = {0}, .field = "mask"}).problem(), "give file or field, not both");
    EXPECT_EQ((Stamp{.field = "mask"}).problem(), "");
    EXPECT_THROW(test::run_generator(Stamp{}, {5, 5, 1}), UsageError);
}

}  // namespace
}  // namespace cuesta
