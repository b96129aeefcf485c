// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/show_fields.h"

#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

// An expression is a parameter like a field of the same values.
TEST(ShowFields, an_expression_gives_what_a_field_of_its_values_gives) {
    const std::string ground = head_text(20, 15) + "[[stage]]\nop = \"fbm\"\nrelief = \"200 m\"\n";
    const std::string with_field =
        "[[stage]]\nop = \"formula\"\ninto = \"rest\"\nvalue = \"20 deg + x / 20 [m/deg]\"\n"
        "[[stage]]\nop = \"thermal\"\nsteps = 30\nangle = \"rest\"\n";
    const std::string with_expression =
        "[[stage]]\nop = \"thermal\"\nsteps = 30\nangle = \"=20 deg + x / 20 [m/deg]\"\n";
    EXPECT_EQ(field_hash(*run_recipe(ground + with_field), "height"),
              field_hash(*run_recipe(ground + with_expression), "height"));
}

// It is calculated in every step from the land as it is then.
TEST(ShowFields, an_expression_follows_the_land_and_is_kept_in_range) {
    const auto run = run_recipe(
        head_text(8, 6) +
        "[[stage]]\nop = \"simulate\"\nsteps = 5\n[[stage.process]]\nop = \"rule\"\n"
        "add = \"=2 * step\"\n[stage.process.fields.sum]\n[stage.process.parameters.add]\n"
        "default = 0\nrange = [0, 5]\n[stage.process.next]\nsum = \"sum + add\"\n");
    EXPECT_EQ(run->domain.collect("sum").at(0, 0), 0 + 2 + 4 + 5 + 5);
    EXPECT_EQ(run->records.back().report.counts.at("limited_samples"), 2 * 48);
}

// Whoever reads a declared field first, even before the rule's turn, finds its start.
TEST(ShowFields, a_declared_field_begins_with_its_start_once) {
    const std::string recipe =
        head_text(8, 6) +
        "[[stage]]\nop = \"simulate\"\nsteps = 3\n"
        "[[stage.process]]\nop = \"rule\"\nlabel = \"reader\"\n[stage.process.fields.seen]\n"
        "[stage.process.next]\nseen = \"seen + count\"\n"
        "[[stage.process]]\nop = \"rule\"\nlabel = \"counter\"\nevery = 2\n"
        "[stage.process.fields.count]\nstart = \"10\"\n"
        "[stage.process.next]\ncount = \"count + 1\"\n";
    const auto run = run_recipe(recipe);
    EXPECT_EQ(run->domain.collect("seen").at(2, 2), 10 + 10 + 11);
    EXPECT_EQ(run->domain.collect("count").at(2, 2), 11);
    // A run in pieces is the same run.
    const auto pieces = prepare_recipe(recipe);
    Observer silent;
    while (advance(*pieces, silent, 1) == AdvanceEnd::paused) {
    }
    EXPECT_EQ(state_hash(*run), state_hash(*pieces));
}

}  // namespace
}  // namespace cuesta::test
