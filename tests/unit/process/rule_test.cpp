// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

// One step of Conway's life by hand on a torus of 5 x 5: a blinker turns.
TEST(Rule, life_turns_a_blinker) {
    const std::string recipe =
        "[grid]\nsize = [5, 5]\nspacing = 1\nedges = \"wrap\"\n[[stage]]\nop = \"simulate\"\n"
        "steps = 1\n[[stage.process]]\nop = \"rule\"\n[stage.process.fields.alive]\n"
        "start = \"y == 2 && x > 0 && x < 4\"\n[stage.process.next]\n"
        "alive = \"sum8(alive) == 3 || (alive && sum8(alive) == 2)\"\n";
    const auto run = run_recipe(recipe);
    const Raster map = run->domain.collect("alive");
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 5; ++x)
            EXPECT_EQ(map.at(x, y), x == 2 && y > 0 && y < 4 ? 1 : 0) << x << " " << y;
}

std::string spill(const std::string& edges, const std::string& lines = "") {
    return "seed = 5\n[grid]\nsize = [37, 29]\nspacing = 10\nedges = \"" + edges +
           "\"\n[[stage]]\nop = \"fbm\"\nrelief = \"40 m\"\nwavelength = \"200 m\"\n"
           "[[stage]]\nop = \"simulate\"\nsteps = 40\n[[stage.process]]\nop = \"rule\"\n" +
           lines +
           "[stage.process.fields.lava]\nunit = \"m\"\nconserved = true\n"
           "start = \"3 m * random(0)\"\n[stage.process.let]\nlevel = \"height + lava\"\n"
           "[stage.process.flux]\nlava = { east = \"0.2 * (level - right(level)) + 0.01 m\", "
           "south = \"0.2 * (level - bottom(level))\" }\n";
}

TEST(Rule, what_flux_moves_is_booked_and_the_ledger_closes_exactly) {
    for (const std::string edges : {"open", "closed", "wrap", "wrap_x"}) {
        const auto run = run_recipe(spill(edges));
        bool found = false;
        for (const LedgerRow& row : run->ledger()) {
            EXPECT_EQ(row.residual_m3, 0) << row.material << " " << edges;
            if (row.material != "lava") continue;
            found = true;
            EXPECT_GT(row.in_m3, 0);
            double over = 0;
            for (const double side : row.border_m3) over += side;
            EXPECT_EQ(over > 0, edges == "open") << edges;
        }
        EXPECT_TRUE(found);
    }
}

TEST(Rule, threads_and_blocks_change_no_bit) {
    const std::string several =
        spill("wrap_x") +
        "[[stage.process]]\nop = \"rule\"\nlabel = \"warm\"\nevery = 3\n"
        "[stage.process.fields.warmth]\nunit = \"C\"\nstart = \"20 - 6.5 [C/km] * height\"\n"
        "[stage.process.parameters.speed]\ndefault = 0.3\nrange = [0, 0.5]\n"
        "[stage.process.next]\nwarmth = \"mean9(warmth) + upwind(warmth, speed, -0.1) + "
        "(random(1) - 0.5) * 1 C + at(warmth, 3, -2) * 0.001\"\n";
    RunSetup one, three, blocks, strips;
    one.threads = 1, three.threads = 3;
    blocks.across = blocks.down = 2;
    strips.across = 3;
    const auto expected = run_recipe(several, one);
    for (const RunSetup& setup : {three, blocks, strips}) {
        const auto run = run_recipe(several, setup);
        EXPECT_EQ(field_hash(*run, "lava"), field_hash(*expected, "lava"));
        EXPECT_EQ(field_hash(*run, "warmth"), field_hash(*expected, "warmth"));
        EXPECT_EQ(run->records.back().report.counts, expected->records.back().report.counts);
    }
}

TEST(Rule, parameters_may_be_fields_expressions_and_changed_by_events) {
    const auto last = [](const std::string& lines, const std::string& event = "") {
        const auto run = run_recipe(
            "[grid]\nsize = [4, 3]\nspacing = 1\n[[stage]]\nop = \"flat\"\ninto = \"two\"\n"
            "level = 2\n[[stage]]\nop = \"simulate\"\nsteps = 4\n[[stage.process]]\nop = \"rule\"\n"
            "label = \"count\"\n" +
            lines +
            "[stage.process.fields.sum]\n[stage.process.parameters.add]\ndefault = 1\n"
            "range = [0, 100]\n[stage.process.next]\nsum = \"sum + add\"\n" +
            event);
        return run->domain.collect("sum").at(1, 1);
    };
    EXPECT_EQ(last(""), 4);
    EXPECT_EQ(last("add = 3\n"), 12);
    EXPECT_EQ(last("add = \"two\"\n"), 8);
    EXPECT_EQ(last("add = \"=two * x / cell\"\n"), 8);
    EXPECT_EQ(last("every = 2\n"), 2);
    EXPECT_EQ(last("", "[[stage.event]]\nat = 2\nset = { \"process.count.add\" = 10 }\n"), 22);
}

TEST(Rule, fields_begin_with_the_values_that_the_recipe_gives) {
    const auto first = [](const std::string& lines) {
        const auto run = run_recipe(
            "[grid]\nsize = [4, 3]\nspacing = 1\n[[stage]]\nop = \"simulate\"\nsteps = 1\n"
            "[[stage.process]]\nop = \"rule\"\n" +
            lines +
            "[stage.process.fields.a]\nstart = \"begin * 2\"\n[stage.process.parameters.begin]\n"
            "default = 1\nrange = [0, 9]\n[stage.process.next]\na = \"a\"\n");
        return run->domain.collect("a").at(3, 1);
    };
    EXPECT_EQ(first(""), 2);
    EXPECT_EQ(first("begin = 4\n"), 8);
    EXPECT_EQ(first("begin = \"=x / cell\"\n"), 6);
}

TEST(Rule, strains_are_counted_and_ranges_kept) {
    const auto run = run_recipe(
        "[grid]\nsize = [4, 3]\nspacing = 1\n[[stage]]\nop = \"simulate\"\nsteps = 2\n"
        "[[stage.process]]\nop = \"rule\"\n[stage.process.fields.a]\nrange = [0, 1]\n"
        "[stage.process.fields.b]\n[stage.process.fields.c]\n[stage.process.next]\n"
        "a = \"a + 0.75\"\nb = \"1 / b\"\nc = \"exp(100 + x / cell)\"\n");
    const auto& counts = run->records.back().report.counts;
    EXPECT_EQ(counts.at("limited_samples"), 12);    // the second step of a
    EXPECT_EQ(counts.at("undefined_samples"), 24);  // b stays 0
    EXPECT_EQ(counts.at("overflowed_samples"), 24);
    EXPECT_EQ(run->domain.collect("a").at(0, 0), 1);
    EXPECT_EQ(run->domain.collect("b").at(0, 0), 0);
}

// A file of a declared field tells its unit and what it is.
TEST(Rule, outputs_know_the_unit_that_was_declared) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    run_recipe(
        "[grid]\nsize = [4, 3]\nspacing = 1\n[[stage]]\nop = \"simulate\"\nsteps = 1\n"
        "[[stage.process]]\nop = \"rule\"\n[stage.process.fields.warmth]\nunit = \"C\"\n"
        "doc = \"How warm it is.\"\n[stage.process.next]\nwarmth = \"warmth + 1\"\n"
        "[[output]]\nfield = \"warmth\"\nfile = \"warmth_{step}.npy\"\nevery = 1\n",
        setup);
    std::string all;
    for (const auto& entry : std::filesystem::directory_iterator(directory.path()))
        if (entry.path().string().ends_with("npy.json")) all += read_file(entry.path(), 1 << 20);
    EXPECT_NE(all.find("\"unit\": \"C\""), std::string::npos) << all;
    EXPECT_NE(all.find("How warm it is."), std::string::npos);
}

std::string pond(const std::string& edges, const std::string& water, int steps,
                 const std::string& lines = "") {
    return "seed = 5\n[grid]\nsize = [37, 29]\nspacing = 10\nedges = \"" + edges +
           "\"\n[[stage]]\nop = \"fbm\"\nrelief = \"10 m\"\nwavelength = \"200 m\"\n"
           "[[stage]]\nop = \"formula\"\nvalue = \"floor(height * 64) / 64\"\n"
           "[[stage]]\nop = \"formula\"\nlabel = \"east\"\ninto = \"east\"\n"
           "value = \"x / map_width\"\n"
           "[[stage]]\nop = \"formula\"\nlabel = \"pond\"\ninto = \"water\"\nvalue = \"" +
           water + "\"\n[[stage]]\nop = \"simulate\"\nsteps = " + std::to_string(steps) +
           "\n[[stage.process]]\nop = \"rule\"\n" + lines +
           "[stage.process.let]\nlevel = \"height + water\"\n[stage.process.flux.water]\n"
           "east = \"clamp((level - right(level)) / 8, -right(water) / 4, water / 4)\"\n"
           "south = \"clamp((level - bottom(level)) / 8, -bottom(water) / 4, water / 4)\"\n";
}

TEST(Rule, flux_of_water_keeps_its_account) {
    for (const std::string edges : {"open", "closed", "wrap", "wrap_x"}) {
        const auto run = run_recipe(pond(edges, "2 m * random(0)", 60));
        for (const LedgerRow& row : run->ledger()) {
            EXPECT_EQ(row.residual_m3, 0) << row.material << " " << edges;
            if (row.material == "water") {
                EXPECT_GT(row.end_m3, 0);
            }
        }
        for (const float depth : run->domain.collect("water").samples) EXPECT_GE(depth, 0);
        RunSetup blocks;
        blocks.across = 3, blocks.down = 2, blocks.threads = 1;
        EXPECT_EQ(state_hash(*run_recipe(pond(edges, "2 m * random(0)", 60), blocks)),
                  state_hash(*run));
    }
}

TEST(Rule, a_lake_at_rest_stays_at_rest) {
    const std::string lake = "max(6 m - height, 0 m)";
    const auto before = run_recipe(pond("closed", lake, 0));
    const auto after = run_recipe(pond("closed", lake, 100));
    EXPECT_EQ(field_hash(*after, "water"), field_hash(*before, "water"));
    EXPECT_EQ(after->records.back().report.counts.count("limited_cells"), 0u);
}

TEST(Rule, flux_of_water_under_a_mask_keeps_its_account) {
    for (const char* mask : {"mask = \"east\"\n", "every = 3\n"}) {
        const auto run = run_recipe(pond("open", "2 m * random(0)", 30, mask));
        for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
    }
}

// Steps and what they last; neighbours have their own random numbers; positions start anew.
TEST(Rule, time_chance_and_place) {
    const auto value = [](const std::string& text, const std::string& lines = "") {
        const auto run = run_recipe(
            "[grid]\nsize = [6, 5]\nspacing = 2\nedges = \"wrap\"\n[[stage]]\n"
            "op = \"simulate\"\nsteps = 4\n[[stage.process]]\nop = \"rule\"\n" +
            lines + "[stage.process.fields.a]\nunit = \"" + (lines.empty() ? "1" : "s") +
            "\"\n[stage.process.next]\na = \"" + text + "\"\n");
        return run->domain.collect("a");
    };
    EXPECT_EQ(value("time").at(2, 2), 3);
    const std::string yearly =
        "[stage.process.parameters.time_step]\nunit = \"min\"\ndefault = 2\nrange = [0, 9]\n";
    EXPECT_EQ(value("time", yearly).at(2, 2), 360);
    const Raster own = value("random(3)"), right = value("right(random(3))");
    const Raster far = value("at(random(3), -2, -3)");
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 6; ++x) {
            EXPECT_EQ(right.at(x, y), own.at((x + 1) % 6, y));
            EXPECT_EQ(far.at(x, y), own.at((x + 4) % 6, (y + 2) % 5));
        }
    EXPECT_EQ(value("right(x) / 1 m").at(5, 0), 0);
    EXPECT_EQ(value("right(x) / 1 m").at(4, 0), 10);
    EXPECT_EQ(value("top(y) / 1 m").at(0, 0), 8);
}

TEST(Rule, without_anything_declared_it_does_nothing) {
    const auto run = run_recipe(head_text(5, 4) +
                                "[[stage]]\nop = \"simulate\"\nsteps = 2\n[[stage.process]]\n"
                                "op = \"rule\"\n");
    EXPECT_TRUE(run->records.back().report.counts.empty());
}

}  // namespace
}  // namespace cuesta::test
