// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/carry_out.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

float height_at(const Run& run, std::int64_t x, std::int64_t y) {
    return run.domain.collect("height").at(x, y);
}

TEST(CarryOut, into_writes_a_field_and_leaves_the_ground) {
    const auto run =
        run_recipe(head_text(3, 2) + stage("op = \"flat\"\nlevel = 7\n") +
                   stage("op = \"flat\"\nlabel = \"m\"\nlevel = 2\ninto = \"mine\"\n"));
    EXPECT_EQ(height_at(*run, 1, 1), 7);
    EXPECT_EQ(run->domain.collect("mine").at(2, 0), 2);
}

TEST(CarryOut, a_mask_mixes_old_and_new) {
    const auto run = run_recipe(
        head_text(3, 2) + stage("op = \"flat\"\nlevel = 10\n") +
        stage("op = \"flat\"\nlabel = \"m\"\nlevel = 0.25\ninto = \"quarter\"\n") +
        stage("op = \"flat\"\nlabel = \"n\"\nlevel = 50\nmask = \"quarter\"\n") +
        stage("op = \"flat\"\nlabel = \"o\"\nlevel = 4\nblend = \"add\"\nmask = \"quarter\"\n"));
    EXPECT_EQ(height_at(*run, 0, 0), 20 + 1);
}

TEST(CarryOut, made_ground_is_booked_in_and_lowered_ground_out) {
    const auto run =
        run_recipe(head_text(4, 5) + stage("op = \"flat\"\nlevel = 10\n") +
                   stage("op = \"flat\"\nlabel = \"b\"\nlevel = 4\nblend = \"subtract\"\n"));
    const std::vector<LedgerRow> rows = run->ledger();
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].material, "granite");
    EXPECT_DOUBLE_EQ(rows[0].in_m3, 10 * 20 * 100);
    EXPECT_DOUBLE_EQ(rows[0].out_m3, 4 * 20 * 100);
    EXPECT_DOUBLE_EQ(rows[0].end_m3, 6 * 20 * 100);
    EXPECT_EQ(rows[0].residual_m3, 0);
}

TEST(CarryOut, the_ground_takes_the_material_of_its_first_stage) {
    const auto run =
        run_recipe(head_text(2, 2) + stage("op = \"flat\"\nlevel = 1\nmaterial = \"sand\"\n"));
    EXPECT_EQ(run->ledger()[0].material, "sand");
}

TEST(CarryOut, streams_follow_labels_not_positions) {
    const std::string a = stage("op = \"spectral\"\nlabel = \"a\"\ninto = \"one\"\nrelief = 1\n");
    const std::string b = stage("op = \"spectral\"\nlabel = \"b\"\ninto = \"two\"\nrelief = 1\n");
    const auto ab = run_recipe(head_text(16, 16) + a + b),
               ba = run_recipe(head_text(16, 16) + b + a);
    EXPECT_EQ(field_hash(*ab, "one"), field_hash(*ba, "one"));
    EXPECT_EQ(field_hash(*ab, "two"), field_hash(*ba, "two"));
    EXPECT_NE(field_hash(*ab, "one"), field_hash(*ab, "two"));
}

TEST(CarryOut, derived_fields_can_mask) {
    // A plane of 45 degrees has slope 45 everywhere; as a mask it counts as 1 and is reported.
    const auto run =
        run_recipe(head_text(4, 4) + stage("op = \"flat\"\nlevel = 3\n") +
                   stage("op = \"flat\"\nlabel = \"b\"\nlevel = 9\nmask = \"slope\"\n"));
    EXPECT_EQ(height_at(*run, 2, 2), 3);  // slope 0: nothing changes
}

TEST(CarryOut, a_mask_on_simulate_holds_for_its_processes) {
    const std::string ground = head_text(16, 12) + stage("op = \"spectral\"\nrelief = 900\n") +
                               stage("op = \"flat\"\nlabel = \"z\"\nlevel = 0\ninto = \"none\"\n");
    const std::string slide = "steps = 5\n[[stage.process]]\nop = \"thermal\"\nangle = 10\n";
    // Settled like the others, so rounded to units like them, and too gentle to slide.
    const auto before = run_recipe(ground + stage("op = \"thermal\"\nangle = 89\nsteps = 1\n"));
    const auto masked = run_recipe(ground + stage("op = \"simulate\"\nmask = \"none\"\n") + slide);
    const auto free = run_recipe(ground + stage("op = \"simulate\"\n") + slide);
    EXPECT_EQ(field_hash(*before, "height"), field_hash(*masked, "height"));
    EXPECT_NE(field_hash(*before, "height"), field_hash(*free, "height"));
}

// What operators note of fields they have left is forgotten between calls of advance: the same land
// comes out with and without it.
TEST(CarryOut, what_operators_note_does_not_show_in_the_land) {
    const auto process = [](const std::string& lines) { return "[[stage.process]]\n" + lines; };
    const std::string rain = process("op = \"rain\"\nrate = 3000\n");
    const std::string flow = process("op = \"water_flow\"\n");
    const std::string erosion = process("op = \"hydraulic_erosion\"\ncapacity = 5\n");
    const std::string dry = process("op = \"evaporation\"\n");
    const std::string half = "mask = \"half\"\n";
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"0.05", rain + flow + erosion},
        {"0.05", rain + flow + dry + erosion + process("op = \"infiltration\"\n")},
        {"0.05", process("op = \"rain\"\nrate = 3000\n" + half) + flow + erosion},
        {"0.05", rain + process("op = \"water_flow\"\n" + half) +
                     process("op = \"hydraulic_erosion\"\n" + half)},
        {"3.99", rain + flow + erosion},  // coarser quanta soon
        {"0.05", rain + process("op = \"water_flow\"\ndirections = \"eight\"\n") + erosion},
        {"0.05", rain + flow + process("op = \"hydraulic_erosion\"\nloads = \"own\"\n")},
    };
    for (const auto& [level, processes] : cases)
        for (const int blocks : {1, 2}) {
            const std::string recipe =
                head_text(24, 21, "open", 7, 2) + stage("op = \"spectral\"\nrelief = 20\n") +
                stage("op = \"flat\"\nlabel = \"h\"\nlevel = 0.5\ninto = \"half\"\n") +
                stage("op = \"flat\"\nlabel = \"w\"\ninto = \"water\"\nlevel = " + level + "\n") +
                stage("op = \"simulate\"\nsteps = 12\n") + processes;
            RunSetup setup;
            setup.across = setup.down = blocks;
            const auto whole = run_recipe(recipe, setup);
            const auto steps = prepare_recipe(recipe, setup);
            Observer silent;
            while (advance(*steps, silent, 1) == AdvanceEnd::paused) {
            }
            EXPECT_EQ(state_hash(*whole), state_hash(*steps)) << processes;
            EXPECT_EQ(whole->records.back().report.counts, steps->records.back().report.counts);
        }
}

// Every process that moves ground, on rock and on layers, under a mask and on blocks.
TEST(CarryOut, wear_and_deposit_are_what_the_ground_lost_and_gained) {
    const std::string asks =
        "[[output]]\nfield = \"wear\"\nfile = \"w.npy\"\n"
        "[[output]]\nfield = \"deposit\"\nfile = \"d.npy\"\n";
    const std::string ground =
        stage("op = \"spectral\"\nrelief = 400\n") +
        stage("op = \"flat\"\nlabel = \"h\"\nlevel = 0.5\ninto = \"half\"\n");
    const std::string sand =
        stage("op = \"flat\"\nlabel = \"s\"\nlevel = 3\nblend = \"add\"\nmaterial = \"sand\"\n");
    for (const char* lines :
         {"op = \"thermal\"\nangle = 10\n", "op = \"hillslope\"\n",
          "op = \"hillslope\"\nsoil_only = true\n", "op = \"stream_power\"\nborders = \"land\"\n",
          "op = \"stream_power\"\ndeposition = 1\nhollows = \"breach\"\n", "op = \"rivers\"\n"})
        for (const char* more : {"", "mask = \"half\"\n"})
            for (const bool layered : {false, true}) {
                const std::string land = head_text(24, 19) + ground + (layered ? sand : "");
                // Settled like the other, so rounded to units like it.
                const auto before =
                    run_recipe(land + stage("op = \"thermal\"\nangle = 89\nsteps = 1\n"));
                RunSetup setup;
                setup.across = setup.down = layered ? 2 : 1;
                const auto after =
                    run_recipe(land + stage("op = \"simulate\"\nsteps = 3\n[[stage.process]]\n") +
                                   lines + more + asks,
                               setup);
                const Raster wear = after->domain.collect("wear");
                const Raster deposit = after->domain.collect("deposit");
                double worst = 0, all = 0;
                for (std::int64_t y = 0; y < 19; ++y)
                    for (std::int64_t x = 0; x < 24; ++x) {
                        const double change =
                            double{height_at(*after, x, y)} - double{height_at(*before, x, y)};
                        const double told = double{deposit.at(x, y)} - double{wear.at(x, y)};
                        worst = std::max(worst, std::abs(change - told));
                        all += double{wear.at(x, y)};
                    }
                EXPECT_LT(worst, 2e-4) << lines << more;  // floats of 400 m, three steps
                EXPECT_TRUE(all > 1 ||
                            (!layered && std::string(lines).find("soil") != std::string::npos))
                    << lines;
            }
}

TEST(CarryOut, maps_of_change_are_kept_only_where_somebody_asks) {
    const std::string land = head_text(9, 8) + stage("op = \"spectral\"\nrelief = 400\n");
    const std::string slide = stage("op = \"thermal\"\nlabel = \"t\"\nangle = 10\n");
    EXPECT_FALSE(run_recipe(land + slide)->domain.has("wear"));
    const auto masked = run_recipe(
        land + slide + stage("op = \"flat\"\nlabel = \"f\"\nlevel = 1\nmask = \"wear\"\n"));
    EXPECT_TRUE(masked->domain.has("wear"));
    EXPECT_FALSE(masked->domain.has("deposit"));
}

}  // namespace
}  // namespace cuesta::test
