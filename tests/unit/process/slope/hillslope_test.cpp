// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope.h"

#include <gtest/gtest.h>

#include <algorithm>
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

double rough(std::int64_t x, std::int64_t y) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    return 30 * std::sin(0.31 * static_cast<double>(x)) * std::cos(0.23 * static_cast<double>(y)) +
           static_cast<double>(n >> 8) * 0x1p-24 * 9;
}

struct Extremes {
    std::int32_t low, high;
};
Extremes extremes(const IntField& field) {
    Extremes e{field.at(0, 0), field.at(0, 0)};
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) {
            e.low = std::min(e.low, field.at(x, y));
            e.high = std::max(e.high, field.at(x, y));
        }
    return e;
}

double left(const ProcessRun& run) {
    double sum = 0;
    for (const auto& [id, account] : run.ledger.accounts()) {
        for (const ExactSum& side : account.border) sum += side.value();
        sum -= account.in.value();
    }
    return sum;
}

constexpr std::array models = {Hillslope::Model::nonlinear, Hillslope::Model::linear};

TEST(Hillslope, level_ground_is_not_touched) {
    const Grid grid{9, 7, 10, Edges::open};
    const Field start = field_of(grid, [](std::int64_t, std::int64_t) { return 123.456; });
    const ProcessRun run = run_process(Hillslope{}, grid, start, {.steps = 3});
    EXPECT_EQ(run.ground(), run.start());
    EXPECT_TRUE(run.report.counts.empty());
}

TEST(Hillslope, mass_is_exact_without_open_edges) {
    for (const Edges edges : {Edges::closed, Edges::wrap})
        for (const auto model : models) {
            const Grid grid{37, 23, 8, edges};
            const ProcessRun run =
                run_process(Hillslope{.model = model}, grid, field_of(grid, rough), {.steps = 5});
            EXPECT_EQ(run.ground(), run.start());
            EXPECT_TRUE(run.ledger.accounts().empty());
        }
}

TEST(Hillslope, over_open_edges_leaves_what_is_missing) {
    for (const Edges edges : {Edges::open, Edges::wrap_x}) {
        const Grid grid{37, 23, 8, edges};
        const ProcessRun run = run_process(Hillslope{}, grid, field_of(grid, rough), {.steps = 5});
        EXPECT_NE(run.ground(), run.start());
        EXPECT_EQ(run.ground() + left(run), run.start());
    }
}

TEST(Hillslope, open_border_samples_stay) {
    const Grid grid{21, 17, 8, Edges::open};
    const Field start = field_of(grid, rough);
    const ProcessRun run = run_process(Hillslope{}, grid, start, {.steps = 2});
    const ProcessRun none = run_process(Hillslope{}, grid, start, {.steps = 0});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            if (x == 0 || y == 0 || x == 20 || y == 16) {
                EXPECT_EQ(run.units.at(x, y), none.units.at(x, y));
            }
}

TEST(Hillslope, any_time_step_keeps_between_lowest_and_highest) {
    const Grid grid{41, 29, 5, Edges::closed};
    const Field start = field_of(grid, rough);
    const Extremes before = extremes(run_process(Hillslope{}, grid, start, {.steps = 0}).units);
    for (const auto model : models)
        for (const double years : {1.0, 300.0, 2e4, 1e6}) {
            Hillslope op{.model = model, .time_step = years};
            op.diffusivity = 0.02;
            const ProcessRun run = run_process(op, grid, start);
            const Extremes after = extremes(run.units);
            EXPECT_GE(after.low, before.low - 2) << years;
            EXPECT_LE(after.high, before.high + 2) << years;
            if (years == 1e6) {
                EXPECT_LT(after.high - after.low, (before.high - before.low) / 20);
            }
        }
}

TEST(Hillslope, long_steps_agree_with_short_ones) {
    const Grid grid{41, 29, 10, Edges::wrap};
    const Field start = field_of(grid, rough);
    Hillslope fine{.time_step = 250};
    Hillslope coarse{.time_step = 10000};
    const ProcessRun a = run_process(fine, grid, start, {.steps = 40});
    const ProcessRun b = run_process(coarse, grid, start);
    double change = 0, difference = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            change += std::pow(a.height.at(x, y) - start.at(x, y), 2);
            difference += std::pow(a.height.at(x, y) - b.height.at(x, y), 2);
        }
    EXPECT_LT(std::sqrt(difference / change), 0.05);
}

// Rows become columns, and rows are counted from the south.
IntField turned(const IntField& z) {
    IntField out({z.rows(), z.columns(), 1});
    for (std::int64_t y = 0; y < z.rows(); ++y)
        for (std::int64_t x = 0; x < z.columns(); ++x) out.at(z.rows() - 1 - y, x) = z.at(x, y);
    return out;
}

TEST(Hillslope, turned_and_mirrored_ground_gives_the_same_bits) {
    for (const Edges edges : {Edges::closed, Edges::open, Edges::wrap})
        for (const auto model : models) {
            const Grid grid{31, 19, 8, edges};
            const Hillslope op{.model = model};
            const ProcessOptions options{.steps = 3};
            const ProcessRun plain = run_process(op, grid, field_of(grid, rough), options);
            const auto mirror = [](std::int64_t x, std::int64_t y) { return rough(30 - x, y); };
            const ProcessRun mirrored = run_process(op, grid, field_of(grid, mirror), options);
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x)
                    ASSERT_EQ(plain.units.at(x, y), mirrored.units.at(30 - x, y));
            const Grid upright{19, 31, 8, edges};
            const auto turn = [](std::int64_t x, std::int64_t y) { return rough(y, 18 - x); };
            const ProcessRun other = run_process(op, upright, field_of(upright, turn), options);
            EXPECT_TRUE(same_units(turned(plain.units), other.units));
            EXPECT_EQ(plain.report.counts, other.report.counts);
        }
}

TEST(Hillslope, threads_and_blocks_do_not_change_bits_or_counts) {
    const Grid grid{67, 45, 8, Edges::wrap_x};
    const Field start = field_of(grid, rough);
    const Field some = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return 0.002 * static_cast<double>((x + 3 * y) % 9) - 0.001;
    });
    for (const bool by_cell : {false, true}) {
        Hillslope op;
        if (by_cell) op.diffusivity = "some";
        ProcessOptions options{.steps = 2, .fields = {{"some", &some}}};
        const ProcessRun one = run_process(op, grid, start, options);
        EXPECT_EQ(one.report.counts.count("limited_diffusivity"), by_cell ? 1u : 0u);
        for (const auto& [across, down] : {std::pair{3, 1}, {1, 4}, {5, 3}}) {
            options.across = across, options.down = down;
            const ProcessRun run = run_process(op, grid, start, options);
            EXPECT_TRUE(same_units(one.units, run.units)) << across << "x" << down;
            EXPECT_EQ(one.report.counts, run.report.counts);
            EXPECT_EQ(left(one), left(run));
        }
        set_thread_count(1);
        EXPECT_TRUE(same_units(
            one.units,
            run_process(op, grid, start, {.steps = 2, .fields = {{"some", &some}}}).units));
        set_thread_count(0);
    }
}

TEST(Hillslope, changes_below_a_unit_add_up) {
    // A sine of 1 mm at 4,000 m: at first a hundredth of a unit in each step of 1 yr.
    const Grid grid{32, 3, 10, Edges::wrap};
    const double k = 2 * M_PI / 320;
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t) {
        return 4000 + 0.25 * std::sin(k * 10 * static_cast<double>(x));
    });
    Hillslope op{.model = Hillslope::Model::linear, .time_step = 1};
    op.diffusivity = 0.001;
    const ProcessRun begin = run_process(op, grid, start, {.steps = 0});
    const ProcessRun run = run_process(op, grid, start, {.steps = 20000});
    const double share = std::exp(-0.001 * std::pow(2 / 10.0 * std::sin(k * 5), 2) * 20000);
    for (std::int64_t x = 0; x < 32; ++x) {
        const double was = begin.units.at(x, 1) * begin.unit_m - 4000;
        const double is = run.units.at(x, 1) * run.unit_m - 4000;
        EXPECT_NEAR(is, was * share, 4 * run.unit_m);
    }
}

TEST(Hillslope, a_critical_slope_of_90_degrees_is_linear) {
    const Grid grid{23, 17, 8, Edges::closed};
    const Field start = field_of(grid, rough);
    Hillslope steep;
    steep.critical_slope = 90.0;
    const ProcessRun a = run_process(steep, grid, start);
    const ProcessRun b = run_process(Hillslope{.model = Hillslope::Model::linear}, grid, start);
    EXPECT_TRUE(same_units(a.units, b.units));
}

TEST(Hillslope, talus_is_the_angle_of_the_ground) {
    const Grid grid{23, 17, 8, Edges::closed};
    const Field start = field_of(grid, rough);
    Hillslope talus, number;
    talus.critical_slope = "talus";
    number.critical_slope = 45.0;
    const ProcessRun a = run_process(talus, grid, start, {.material = "sand"});
    EXPECT_TRUE(same_units(a.units, run_process(number, grid, start).units));
    // As layers it is found cell by cell.
    const ProcessRun b =
        run_process(talus, grid, start,
                    {.material = "sand", .prepare = [](Terrain& t) { t.ground().make_layered(); }});
    EXPECT_TRUE(same_units(a.units, b.units));
}

TEST(Hillslope, layers_of_one_material_are_the_plain_ground) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{23, 17, 8, edges};
        const Field start = field_of(grid, rough);
        const ProcessRun a = run_process(Hillslope{}, grid, start, {.steps = 3});
        const ProcessRun b =
            run_process(Hillslope{}, grid, start,
                        {.steps = 3, .prepare = [](Terrain& t) { t.ground().make_layered(); }});
        EXPECT_TRUE(same_units(a.units, b.units));
        EXPECT_EQ(left(a), left(b));
    }
}

std::vector<test::LaidLayer> soils(std::int64_t x, std::int64_t y) {
    const double soil = static_cast<double>((5 * x + 3 * y) % 7) * 0.3;
    if (soil == 0) return {{"limestone", 2}};
    return {{"limestone", 2}, {x % 5 == 0 ? "sand" : "regolith", soil}};
}

TEST(Hillslope, every_material_is_kept_in_layers_of_any_blocks) {
    const Grid grid{43, 27, 8, Edges::open};
    const Field start = field_of(grid, rough);
    for (const bool soil_only : {false, true}) {
        const Hillslope op{.soil_only = soil_only, .time_step = 2000};
        test::Columns before(grid), one(grid);
        run_process(op, grid, start,
                    {.steps = 0, .prepare = test::laid_layers(soils), .inspect = before.reader()});
        const ProcessRun run =
            run_process(op, grid, start,
                        {.steps = 3, .prepare = test::laid_layers(soils), .inspect = one.reader()});
        for (const auto& [id, account] : run.ledger.accounts()) {
            double gone = account.out.value() - account.in.value();
            for (const ExactSum& side : account.border) gone += side.value();
            const std::string name = MaterialTable()[id].name;
            EXPECT_EQ(static_cast<double>(before.units(name)) * run.unit_m,
                      static_cast<double>(one.units(name)) * run.unit_m + gone)
                << name;
        }
        for (const auto& [across, down] : {std::pair{2, 2}, {5, 3}}) {
            test::Columns other(grid);
            run_process(op, grid, start,
                        {.steps = 3,
                         .across = across,
                         .down = down,
                         .prepare = test::laid_layers(soils),
                         .inspect = other.reader()});
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x)
                    ASSERT_EQ(one.at(x, y), other.at(x, y)) << x << " " << y;
        }
    }
}

TEST(Hillslope, with_soil_only_rock_keeps_its_height) {
    const Grid grid{43, 27, 8, Edges::closed};
    const Field start = field_of(grid, rough);
    test::Columns before(grid), after(grid);
    const Hillslope op{.soil_only = true, .time_step = 5000};
    run_process(op, grid, start,
                {.steps = 0, .prepare = test::laid_layers(soils), .inspect = before.reader()});
    const ProcessRun run =
        run_process(op, grid, start,
                    {.steps = 4, .prepare = test::laid_layers(soils), .inspect = after.reader()});
    std::int64_t changed = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            ASSERT_EQ(before.at(x, y)[0], after.at(x, y)[0]);
            ASSERT_EQ(before.at(x, y)[1], after.at(x, y)[1]);
            changed += before.at(x, y) != after.at(x, y) ? 1 : 0;
        }
    EXPECT_GT(changed, grid.cells() / 2);
    EXPECT_GT(run.report.counts.at("limited_cells"), 0);
    // Bare rock of one material: nothing at all.
    EXPECT_EQ(run_process(op, grid, start).ground(), run_process(op, grid, start).start());
}

TEST(Hillslope, soil_that_runs_out_digs_no_pits) {
    // Bare rock above, deep soil below it: the soil next to the rock gets nothing from there.
    const Grid grid{40, 3, 5, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) {
        return 3.0 * static_cast<double>(std::abs(x - 20));
    });
    const Hillslope op{.soil_only = true, .time_step = 50000};
    const ProcessRun run = run_process(
        op, grid, start, {.prepare = test::laid_layers([](std::int64_t x, std::int64_t) {
                              return std::vector<test::LaidLayer>{
                                  {"granite", 1}, {"regolith", std::abs(x - 20) < 10 ? 9.0 : 0.0}};
                          })});
    for (std::int64_t x = 21; x < 39; ++x)
        EXPECT_LE(run.units.at(x, 1), run.units.at(x + 1, 1) + 8) << x;
}

TEST(Hillslope, years_beyond_the_last_stage_are_told) {
    const Grid grid{9, 9, 1, Edges::closed};
    Hillslope op{.model = Hillslope::Model::linear, .time_step = 1e9};
    op.diffusivity = "ten";  // of a field nobody knows when it has done its work
    const Field ten = field_of(grid, [](std::int64_t, std::int64_t) { return 10; });
    const ProcessRun run =
        run_process(op, grid, field_of(grid, rough), {.fields = {{"ten", &ten}}});
    EXPECT_GT(run.report.counts.at("left_out_years"), 900'000'000);
    EXPECT_EQ(run.ground(), run.start());
}

// A billion years, and creep ten times faster than any: on layers both once took minutes a step.
TEST(Hillslope, endless_steps_end_in_the_steady_ground) {
    for (const Edges edges : {Edges::closed, Edges::open, Edges::wrap, Edges::wrap_x})
        for (const bool layered : {false, true}) {
            const Grid grid{24, 17, 10, edges};
            const Field start = field_of(grid, rough);
            Hillslope op{.time_step = 1e9};
            test::Columns before(grid), after(grid);
            const std::function<void(Terrain&)> prepare =
                layered ? test::laid_layers(soils) : std::function<void(Terrain&)>();
            run_process(op, grid, start,
                        {.steps = 0, .prepare = prepare, .inspect = before.reader()});
            const ProcessRun run =
                run_process(op, grid, start, {.prepare = prepare, .inspect = after.reader()});
            EXPECT_GT(run.report.counts.at("steady_years"), 900'000'000);
            EXPECT_EQ(run.report.counts.count("left_out_years"), 0u);
            const bool fixed = edges == Edges::open || edges == Edges::wrap_x;
            if (!fixed) {
                const Extremes left_over = extremes(run.units);
                EXPECT_LE(left_over.high - left_over.low, 40) << layered;  // 0.3 mm of 90 m
            }
            // Nothing moves any more but what passes through from border to border.
            const ProcessRun again = run_process(op, grid, run.height);
            double most = 0;
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x)
                    most = std::max(most, std::abs(double{again.height.at(x, y)} -
                                                   double{run.height.at(x, y)}));
            EXPECT_LT(most, 2e-3) << to_text(edges) << layered;
            if (!layered) continue;
            for (const char* name : {"granite", "limestone", "regolith", "sand"}) {
                const auto id = *MaterialTable().find(name);
                double gone = 0;
                if (const auto found = run.ledger.accounts().find(id);
                    found != run.ledger.accounts().end()) {
                    gone = found->second.out.value() - found->second.in.value();
                    for (const ExactSum& side : found->second.border) gone += side.value();
                }
                EXPECT_EQ(static_cast<double>(before.units(name)) * run.unit_m,
                          static_cast<double>(after.units(name)) * run.unit_m + gone)
                    << name;
            }
        }
}

TEST(Hillslope, values_of_fields_outside_their_range_are_counted) {
    const Grid grid{8, 8, 10, Edges::closed};
    const Field angle =
        field_of(grid, [](std::int64_t x, std::int64_t) { return x < 3 ? -5 : 40; });
    Hillslope op;
    op.critical_slope = "angle";
    const ProcessRun run =
        run_process(op, grid, field_of(grid, rough), {.fields = {{"angle", &angle}}});
    EXPECT_EQ(run.report.counts.at("limited_angles"), 24);
}

}  // namespace
}  // namespace cuesta
