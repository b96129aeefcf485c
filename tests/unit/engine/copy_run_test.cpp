// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/copy_run.h"

#include <gtest/gtest.h>

#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/io/format.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"

namespace cuesta {
namespace {

class Quiet final : public Observer {
} observer;

std::unique_ptr<cuesta::Run> layered_run() {
    const ParseResult parsed = parse_recipe(
        "name = \"copied\"\nseed = 4\n[grid]\nsize = [40, 32]\nspacing = \"10 m\"\n"
        "[[stage]]\nop = \"fbm\"\nrelief = \"200 m\"\n"
        "[[stage]]\nop = \"strata\"\n"
        "[[stage]]\nop = \"simulate\"\nsteps = 12\n"
        "[[stage.process]]\nop = \"rain\"\n[[stage.process]]\nop = \"water_flow\"\n"
        "[[stage.process]]\nop = \"thermal\"\nangle = \"20 deg\"\n"
        "[[stage.event]]\nat = 3\nset = {\"process.rain.rate\" = \"90 mm/h\"}\n",
        "recipe.toml");
    CheckResult checked = check_recipe(*parsed.recipe, builtin_registry(), {});
    for (const Diagnostic& problem : checked.problems) ADD_FAILURE() << problem.text();
    RunOptions options;
    options.preview = false;
    return prepare_run(std::move(*checked.plan), options, observer);
}

std::string land_of(const Run& run) {
    std::string all;
    for (const auto& [name, field] : run.domain.block(0).terrain.fields())
        all += name + data_sha256(run.domain.collect(name));
    for (const LedgerRow& row : run.ledger())
        all += row.material + std::to_string(row.end_m3) + std::to_string(row.in_m3);
    return all;
}

TEST(CopyRun, goes_on_with_the_bits_of_the_original_from_every_step) {
    const auto run = layered_run();
    std::unique_ptr<cuesta::Run> copy;
    std::vector<std::unique_ptr<cuesta::Run>> copies;
    while (!run->done()) {
        copies.emplace_back();
        copy_run(*run, copies.back());
        EXPECT_EQ(land_of(*copies.back()), land_of(*run));
        copy_run(*run, copy);  // into the memory of the one before
        EXPECT_EQ(land_of(*copy), land_of(*run));
        advance(*run, observer, 1);
    }
    ASSERT_GT(copies.size(), 10u);
    const std::string end = land_of(*run);
    advance(*copy, observer);
    EXPECT_EQ(land_of(*copy), end);
    for (const auto& one : copies) {
        advance(*one, observer);
        EXPECT_EQ(land_of(*one), end);
    }
}

TEST(CopyRun, what_the_original_does_later_does_not_show_in_the_copy) {
    const auto run = layered_run();
    advance(*run, observer, 5);
    std::unique_ptr<cuesta::Run> copy;
    copy_run(*run, copy);
    const std::string before = land_of(*run);
    EXPECT_GE(land_bytes(*run), 40u * 32u * 4u);
    advance(*run, observer);
    EXPECT_NE(land_of(*run), before);
    EXPECT_EQ(land_of(*copy), before);
    // An earlier land in the memory of a later one.
    std::unique_ptr<cuesta::Run> later;
    copy_run(*run, later);
    copy_run(*copy, later);
    EXPECT_EQ(land_of(*later), before);
}

}  // namespace
}  // namespace cuesta
