// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_step.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

double water_residual(const Run& run) {
    double worst = 0;
    for (const LedgerRow& row : run.ledger()) worst = std::max(worst, std::abs(row.residual_m3));
    return worst;
}

TEST(WorldStep, all_parts_together_keep_the_ledger) {
    const auto run = run_recipe(world_land(64, 32) + whole_world(60));
    EXPECT_EQ(water_residual(*run), 0);
    EXPECT_GT(sum_of(*run, "air_water"), 0);
    EXPECT_GT(sum_of(*run, "humidity"), 0);
}

TEST(WorldStep, threads_and_blocks_do_not_matter) {
    const std::string text = world_land(61, 37) + whole_world(25);
    const auto one = run_recipe(text, {.threads = 1});
    const std::string hash = state_hash(*one);
    EXPECT_EQ(state_hash(*run_recipe(text, {.threads = 2})), hash);
    EXPECT_EQ(state_hash(*run_recipe(text, {.threads = 2, .across = 2, .down = 2})), hash);
    EXPECT_EQ(state_hash(*run_recipe(text, {.threads = 2, .across = 3, .down = 1})), hash);
    const auto rows = one->ledger();
    const auto other = run_recipe(text, {.threads = 2, .across = 2, .down = 3})->ledger();
    ASSERT_EQ(rows.size(), other.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].in_m3, other[i].in_m3);
        EXPECT_EQ(rows[i].out_m3, other[i].out_m3);
        EXPECT_EQ(rows[i].formed_m3, other[i].formed_m3);
    }
}

TEST(WorldStep, layered_land_lives_too) {
    const std::string text = head_text(40, 28, "wrap_x", 3, 100) + lived_in_ground_text() +
                             whole_world(15, "sea_level = 40\n");
    const auto run = run_recipe(text);
    EXPECT_EQ(water_residual(*run), 0);
    EXPECT_EQ(state_hash(*run_recipe(text, {.across = 2, .down = 2})), state_hash(*run));
}

TEST(WorldStep, looking_at_the_columns_changes_nothing) {
    const std::string text = world_land(48, 24) + whole_world(12);
    const auto straight = run_recipe(text);
    const auto watched = run_recipe(
        text + "[[output]]\nfield = \"layer.sand\"\nfile = \"s_{step}.npy\"\nevery = 1\n");
    EXPECT_EQ(field_hash(*watched, "temperature"), field_hash(*straight, "temperature"));
    EXPECT_EQ(state_hash(*watched), state_hash(*straight));
}

TEST(WorldStep, a_part_that_runs_seldom_joins_when_it_is_due) {
    const std::string text =
        world_land(32, 16) + simulate(8, process("sea", "sea_level = 950\n") + process("runoff") +
                                             process("wind", "every = 4\n") + process("humidity"));
    const auto run = run_recipe(text);
    EXPECT_EQ(water_residual(*run), 0);
    EXPECT_EQ(run->records.back().operator_steps, 8 * 3 + 2);
}

TEST(WorldStep, numbers_of_the_document_mean_the_same) {
    const std::string land = world_land(32, 16);
    const auto metric =
        run_recipe(land + simulate(5, process("sea", "sea_level = 950\n") +
                                          process("ice", "freezing = 5\nrate = 0.24\n") +
                                          process("temperature", "lapse_above = 2000\n")));
    const auto printed = run_recipe(
        land + simulate(5, process("sea", "p_sealevel = 0.95\n") +
                               process("ice", "p_freezeTemp = -0.5\np_iceRate = 0.006\n") +
                               process("temperature", "p_cooldown = 2\n")));
    EXPECT_EQ(state_hash(*metric), state_hash(*printed));
    const auto stated =
        run_recipe("units = \"document\"\n" + land +
                   simulate(5, process("sea", "sea_level = 0.95\n") +
                                   process("ice", "freezing = -0.5\nrate = 0.006\n") +
                                   process("temperature", "lapse_above = 2\n")));
    EXPECT_EQ(state_hash(*metric), state_hash(*stated));
}

TEST(WorldStep, both_names_of_one_number_are_refused) {
    EXPECT_THROW(run_recipe(world_land(8, 8) +
                            simulate(1, process("sea", "sea_level = 1\np_sealevel = 2\n"))),
                 std::runtime_error);
}

TEST(WorldStep, poles_are_crossed_without_a_loss_on_any_blocks) {
    const std::string parts = whole_world(40);
    const std::string text = world_land(62, 37, "polar") + parts;
    const auto run = run_recipe(text, {.threads = 1});
    EXPECT_EQ(water_residual(*run), 0);
    const std::string hash = state_hash(*run);
    EXPECT_EQ(state_hash(*run_recipe(text, {.threads = 2, .across = 2, .down = 2})), hash);
    EXPECT_EQ(state_hash(*run_recipe(text, {.threads = 2, .across = 3, .down = 4})), hash);
    // They are no walls.
    EXPECT_NE(field_hash(*run_recipe(world_land(62, 37) + parts), "humidity"),
              field_hash(*run, "humidity"));
    // Layered ground, and one pole.
    const std::string layered = head_text(40, 28, "polar", 3, 100) + lived_in_ground_text() +
                                whole_world(15, "sea_level = 40\n");
    const auto lived = run_recipe(layered);
    EXPECT_EQ(water_residual(*lived), 0);
    EXPECT_EQ(state_hash(*run_recipe(layered, {.across = 2, .down = 2})), state_hash(*lived));
}

TEST(WorldStep, a_column_of_air_over_a_pole_comes_down_on_the_other_side) {
    // Wind to the north everywhere: beyond the pole it would meet itself, so a blob that crosses
    // stays at the pole and its mass on the map.
    const std::string text =
        head_text(64, 33, "polar", 1, 1000) +
        "[[stage]]\nop = \"flat\"\n"
        "[[stage]]\nop = \"flat\"\nlevel = -5\ninto = \"wind_y\"\n"
        "[[stage]]\nop = \"flat\"\nlevel = 0\ninto = \"air_water\"\n"
        "[[stage]]\nop = \"brush\"\ninto = \"air_water\"\npath = [0.25, 0.06]\nradius = 3000\n"
        "amount = 8\n" +
        simulate(40, process("humidity", "rain = 0\nevaporation = 0\nloss = 0\n"));
    auto run = run_recipe(text);
    EXPECT_EQ(water_residual(*run), 0);
    const auto air = samples(*run, "air_water");
    const auto near_pole = [&](std::size_t x) { return air[x]; };
    EXPECT_GT(near_pole(16), 0.01);
    EXPECT_GT(near_pole(48), 0.3f * near_pole(16));  // half a map on
    EXPECT_LT(near_pole(0), 0.1f * near_pole(48));
}

}  // namespace
}  // namespace cuesta::test
