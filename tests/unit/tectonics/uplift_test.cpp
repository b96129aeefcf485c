// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/uplift.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double ten(std::int64_t x, std::int64_t y) {
    return static_cast<double>(x + 10 * y);
}

double booked(const ProcessRun& run) {
    double sum = 0;
    for (const auto& [id, account] : run.ledger.accounts())
        sum += account.in.value() - account.out.value();
    return sum;
}

TEST(Uplift, open_edges_stay_as_base_level) {
    const Grid grid{4, 4, 10, Edges::open};
    const Uplift op{.rate = 0.001, .time_step = 1000};
    const ProcessRun run = run_process(op, grid, field_of(grid, ten), {.steps = 2});
    for (std::int64_t y = 0; y < 4; ++y)
        for (std::int64_t x = 0; x < 4; ++x) {
            const bool inside = x > 0 && x < 3 && y > 0 && y < 3;
            EXPECT_EQ(run.height.at(x, y), ten(x, y) + (inside ? 2 : 0));
        }
    EXPECT_EQ(booked(run), 8);
    EXPECT_EQ(run.ledger.accounts().at(0).in.value(), 8);
}

TEST(Uplift, all_samples_rise_where_edges_are_not_fixed) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap}) {
        const Grid grid{4, 4, 10, edges};
        const Uplift op{.rate = 0.001, .edges_fixed = edges != Edges::open, .time_step = 1000};
        EXPECT_EQ(booked(run_process(op, grid, field_of(grid, ten))), 16);
    }
}

TEST(Uplift, sinking_ground_goes_out) {
    const Grid grid{3, 3, 10, Edges::closed};
    const Uplift op{.rate = -0.002, .time_step = 1000};
    const ProcessRun run = run_process(op, grid, field_of(grid, ten));
    EXPECT_EQ(run.height.at(1, 1), 9);
    EXPECT_EQ(run.ledger.accounts().at(0).out.value(), 18);
    EXPECT_EQ(run.ledger.accounts().at(0).in.value(), 0);
}

TEST(Uplift, the_bed_grows_and_layers_are_lifted) {
    const Grid grid{3, 3, 10, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t, std::int64_t) { return 10; });
    for (const double rate : {0.005, -0.02}) {  // the second one takes the bed below 0
        test::Columns columns(grid);
        const Uplift op{.rate = rate, .time_step = 1000};
        const ProcessRun run = run_process(
            op, grid, start,
            {.prepare = test::laid_layers([](std::int64_t x, std::int64_t) {
                 return std::vector<test::LaidLayer>{{"slate", x == 1 ? 2.0 : 0.0}, {"sand", 1}};
             }),
             .inspect = columns.reader()});
        EXPECT_EQ(columns.metres(1, 1, "granite"), 10 + rate * 1000);
        EXPECT_EQ(columns.metres(1, 1, "slate"), 2);
        EXPECT_EQ(columns.metres(0, 1, "sand"), 1);
        EXPECT_EQ(columns.at(1, 1)[0].deposited_step, 0);
        EXPECT_EQ(run.height.at(1, 1), 13 + rate * 1000);
        EXPECT_EQ(booked(run), 9 * rate * 1000);
    }
}

TEST(Uplift, a_painted_map_is_a_field) {
    const Grid grid{3, 2, 10, Edges::closed};
    const Field rate = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return x == 2 ? (y == 0 ? 0.5 : NAN) : 0.015625 * static_cast<double>(x);
    });
    Uplift op{.time_step = 64};
    op.rate = "painted";
    const ProcessRun run =
        run_process(op, grid, field_of(grid, [](std::int64_t, std::int64_t) { return 0; }),
                    {.fields = {{"painted", &rate}}});
    EXPECT_EQ(run.height.at(0, 0), 0);
    EXPECT_EQ(run.height.at(1, 0), 1);
    EXPECT_NEAR(run.height.at(2, 0), 6.4, 1e-5);  // at the end of the range
    EXPECT_EQ(run.height.at(2, 1), 0);
    EXPECT_EQ(run.report.counts.at("limited_rates"), 2);
}

TEST(Uplift, a_history_is_taken_as_its_mean_over_the_step) {
    Uplift op;
    EXPECT_EQ(op.factor(5e6, 1e4), 1);
    op.history = {100, 2, 200, 0};
    EXPECT_DOUBLE_EQ(op.factor(0, 50), 2);
    EXPECT_DOUBLE_EQ(op.factor(100, 100), 1);
    EXPECT_DOUBLE_EQ(op.factor(100, 50), 1.5);
    EXPECT_DOUBLE_EQ(op.factor(150, 100), 0.25);
    EXPECT_DOUBLE_EQ(op.factor(300, 10), 0);
    EXPECT_DOUBLE_EQ(op.factor(0, 400), (200 + 100) / 400.0);
    op.history = {100, 0, 100, 3};  // a jump
    EXPECT_DOUBLE_EQ(op.factor(50, 100), 1.5);
    op.history = {0, 3};
    EXPECT_DOUBLE_EQ(op.factor(1e6, 1e6), 3);
}

TEST(Uplift, a_history_needs_pairs_in_order) {
    Uplift op;
    EXPECT_EQ(op.problem(), "");
    op.history = {0, 1, 1000};
    EXPECT_NE(op.problem().find("pairs"), std::string::npos);
    op.history = {1000, 1, 0, 0};
    EXPECT_NE(op.problem().find("go back"), std::string::npos);
    op.history = {1000, 1, 1000, 0};
    EXPECT_EQ(op.problem(), "");
}

TEST(Uplift, threads_and_blocks_do_not_change_bits) {
    for (const auto shape :
         {Uplift::Shape::ridge, Uplift::Shape::dome, Uplift::Shape::fault, Uplift::Shape::tilt}) {
        const Grid grid{70, 66, 10, Edges::wrap_x};
        const Uplift op{.rate = 3.7e-7, .shape = shape, .strike = 33, .time_step = 37};
        ProcessOptions options{.steps = 5};
        const ProcessRun one = run_process(op, grid, field_of(grid, ten), options);
        for (const auto& [across, down] : {std::pair{3, 2}, {1, 5}}) {
            options.across = across, options.down = down;
            const ProcessRun run = run_process(op, grid, field_of(grid, ten), options);
            EXPECT_TRUE(same_units(one.units, run.units));
            EXPECT_EQ(booked(one), booked(run));
            EXPECT_EQ(one.report.counts, run.report.counts);
        }
    }
}

TEST(Uplift, ground_that_outgrows_its_range_gets_coarser_units) {
    // 8,192 m is the end of 2^-17 m; 30 steps of 1 km, with a layer thinner than a coarser unit.
    const Grid grid{5, 4, 10, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) { return 0.1 * x + 1; });
    for (const bool layered : {false, true})
        for (const double rate : {0.1, -0.1}) {
            const Uplift op{.rate = rate, .time_step = 1e4};
            ProcessOptions options{.steps = 30};
            if (layered)
                options.prepare = test::laid_layers([](std::int64_t, std::int64_t) {
                    return std::vector<test::LaidLayer>{{"slate", 1.0}, {"sand", 0x1p-17}};
                });
            const ProcessRun run = run_process(op, grid, start, options);
            EXPECT_GE(run.report.counts.at("coarser_units"), 1);
            EXPECT_GE(run.unit_m, 0x1p-16);
            for (std::int64_t x = 0; x < 5; ++x)
                EXPECT_NEAR(run.units.at(x, 2) * run.unit_m,
                            rate * 3e5 + 0.1 * static_cast<double>(x) + 1 + (layered ? 1 : 0),
                            4 * run.unit_m);
            // The ledger knows of the rounding, to the last bit.
            const double began = static_cast<double>(run.began) * 0x1p-17;
            EXPECT_EQ(booked(run), run.ground() - began) << layered;
            options.across = 2, options.down = 2;
            EXPECT_TRUE(same_units(run.units, run_process(op, grid, start, options).units));
        }
}

TEST(Uplift, a_fault_on_a_wrapped_map_is_told_once) {
    const Grid grid{8, 8, 10, Edges::wrap};
    const Uplift op{.shape = Uplift::Shape::fault};
    const ProcessRun run =
        run_process(op, grid, field_of(grid, ten), {.steps = 3, .across = 2, .down = 2});
    EXPECT_EQ(run.report.counts.at("uplift_seam"), 1);
}

}  // namespace
}  // namespace cuesta
