// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/lay_surface.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"
#include "cuesta/terrain/sheets.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

float height_at(const Run& run, std::int64_t x, std::int64_t y) {
    return run.domain.collect("height").at(x, y);
}

TEST(LaySurface, into_writes_a_field_and_leaves_the_ground) {
    const auto run =
        run_recipe(head_text(3, 2) + stage("op = \"flat\"\nlevel = 7\n") +
                   stage("op = \"flat\"\nlabel = \"m\"\nlevel = 2\ninto = \"mine\"\n"));
    EXPECT_EQ(height_at(*run, 1, 1), 7);
    EXPECT_EQ(run->domain.collect("mine").at(2, 0), 2);
}

TEST(LaySurface, a_mask_mixes_old_and_new) {
    const auto run = run_recipe(
        head_text(3, 2) + stage("op = \"flat\"\nlevel = 10\n") +
        stage("op = \"flat\"\nlabel = \"m\"\nlevel = 0.25\ninto = \"quarter\"\n") +
        stage("op = \"flat\"\nlabel = \"n\"\nlevel = 50\nmask = \"quarter\"\n") +
        stage("op = \"flat\"\nlabel = \"o\"\nlevel = 4\nblend = \"add\"\nmask = \"quarter\"\n"));
    EXPECT_EQ(height_at(*run, 0, 0), 20 + 1);
}

TEST(LaySurface, the_ground_takes_the_material_of_its_first_stage) {
    const auto run =
        run_recipe(head_text(2, 2) + stage("op = \"flat\"\nlevel = 1\nmaterial = \"sand\"\n"));
    EXPECT_EQ(run->ledger()[0].material, "sand");
}

TEST(LaySurface, derived_fields_can_mask) {
    // A plane of 45 degrees has slope 45 everywhere; as a mask it counts as 1 and is reported.
    const auto run =
        run_recipe(head_text(4, 4) + stage("op = \"flat\"\nlevel = 3\n") +
                   stage("op = \"flat\"\nlabel = \"b\"\nlevel = 9\nmask = \"slope\"\n"));
    EXPECT_EQ(height_at(*run, 2, 2), 3);  // slope 0: nothing changes
}

const std::string beds =
    stage("op = \"fbm\"\nrelief = 300\n") +
    stage(
        "op = \"fbm\"\nlabel = \"b\"\nrelief = 30\nbase = 20\nmaterial = \"marble\"\nblend = "
        "\"add\"\n") +
    stage(
        "op = \"fbm\"\nlabel = \"c\"\nrelief = 20\nbase = 15\nmaterial = \"sand\"\nblend = "
        "\"add\"\n");

// The same land whose columns somebody asks for between any two stages.
std::unique_ptr<Run> run_looking(const std::string& stages) {
    auto run = prepare_recipe(head_text(150, 80) + stages);
    Observer silent;
    while (advance(*run, silent, 1) == AdvanceEnd::paused)
        if (run->domain.block(0).terrain.settled())
            std::as_const(run->domain.block(0).terrain).ground();
    return run;
}

void expect_same_columns(const Run& a, const Run& b) {
    const LayerStack& first = std::as_const(a.domain.block(0).terrain).ground();
    const LayerStack& second = std::as_const(b.domain.block(0).terrain).ground();
    for (std::int64_t y = 0; y < first.shape().rows; ++y)
        for (std::int64_t x = 0; x < first.shape().columns; ++x) {
            ASSERT_EQ(first.layers(x, y), second.layers(x, y)) << x << ' ' << y;
            for (int i = 0; i < first.layers(x, y); ++i)
                ASSERT_EQ(first.layer(x, y, i), second.layer(x, y, i)) << x << ' ' << y;
        }
    EXPECT_EQ(first.unit_m(), second.unit_m());
    ASSERT_EQ(a.ledger().size(), b.ledger().size());
    for (std::size_t i = 0; i < a.ledger().size(); ++i) {
        EXPECT_EQ(a.ledger()[i].in_m3, b.ledger()[i].in_m3);
        EXPECT_EQ(a.ledger()[i].end_m3, b.ledger()[i].end_m3);
        EXPECT_EQ(a.ledger()[i].residual_m3, 0);
    }
}

TEST(LaySurface, layers_wait_as_sheets_and_become_the_same_columns) {
    const auto run = run_recipe(head_text(150, 80) + beds);
    EXPECT_NE(Sheets::of(run->domain.block(0).terrain), nullptr);
    const auto looked = run_looking(beds);
    EXPECT_EQ(Sheets::of(looked->domain.block(0).terrain), nullptr);
    expect_same_columns(*run, *looked);
    EXPECT_EQ(field_hash(*run, "height"), field_hash(*looked, "height"));
}

TEST(LaySurface, a_layer_that_does_not_rise_everywhere_goes_into_columns) {
    for (const std::string last : {"relief = 60\nbase = -10\n", "relief = 20000\nbase = 10\n",
                                   "relief = 9\nmask = \"m\"\n"}) {
        const std::string stages =
            beds + stage("op = \"fbm\"\nlabel = \"n\"\ninto = \"m\"\nrelief = 3\nbase = -1\n") +
            stage("op = \"fbm\"\nlabel = \"d\"\nmaterial = \"slate\"\nblend = \"add\"\n" + last) +
            stage(
                "op = \"fbm\"\nlabel = \"e\"\nmaterial = \"marble\"\nblend = \"add\"\nrelief = "
                "2\nbase = 3\n");
        const auto run = run_recipe(head_text(150, 80) + stages);
        EXPECT_EQ(Sheets::of(run->domain.block(0).terrain), nullptr) << last;
        const auto looked = run_looking(stages);
        expect_same_columns(*run, *looked);
        RunSetup blocks;
        blocks.across = 2, blocks.down = 2;
        EXPECT_EQ(state_hash(*run), state_hash(*run_recipe(head_text(150, 80) + stages, blocks)));
    }
}

TEST(LaySurface, a_new_surface_forgets_sheets) {
    const auto run =
        run_recipe(head_text(20, 10) + beds + stage("op = \"flat\"\nlabel = \"z\"\nlevel = 4\n"));
    EXPECT_FALSE(run->domain.block(0).terrain.layered());
    EXPECT_EQ(height_at(*run, 3, 3), 4);
    EXPECT_TRUE(run->domain.block(0).terrain.states.empty());
}

}  // namespace
}  // namespace cuesta::test
