// SPDX-License-Identifier: Apache-2.0
// What every process of the catalog promises beside the rules for all operators: no time, no
// change; and N steps equal k steps, a checkpoint on disk, and N - k steps, to the bit, also with
// another thread count and another block layout on either side.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/checkpoint.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

class EveryProcess : public testing::TestWithParam<std::string> {
protected:
    std::string recipe() const {
        const OperatorRow& row = *builtin_registry().find(GetParam());
        return head_text(45, 31, "wrap_x") + lived_in_ground_text() +
               "[[stage]]\nop = \"simulate\"\nsteps = 16\n[[stage.process]]\n" +
               fmt::format("op = \"{}\"\n", row.name) +
               "[[stage.event]]\nat = 5\nop = \"flat\"\nlevel = 25\nblend = \"add\"\n"
               "[[stage]]\nop = \"flat\"\nlabel = \"lift\"\nlevel = 3\nblend = \"add\"\n";
    }
};

TEST_P(EveryProcess, zero_steps_change_nothing) {
    const std::string ground = head_text(19, 14) + lived_in_ground_text();
    const std::string none = fmt::format("[[stage]]\nop = \"{}\"\nsteps = 0\n", GetParam());
    EXPECT_EQ(state_hash(*run_recipe(ground)), state_hash(*run_recipe(ground + none)));
}

TEST_P(EveryProcess, restart_from_disk_equals_the_straight_run) {
    const std::string straight = state_hash(*run_recipe(recipe()));
    struct Layout {
        int threads, across, down;
    };
    Observer silent;
    for (const std::int64_t k : {1, 5, 6, 11, 13, 20, 21})
        for (const auto& [from, to] : {std::pair{Layout{1, 1, 1}, Layout{2, 1, 1}},
                                       std::pair{Layout{1, 1, 1}, Layout{2, 2, 2}},
                                       std::pair{Layout{2, 3, 1}, Layout{7, 1, 1}}}) {
            const ScratchDirectory directory;
            RunSetup first;
            first.threads = from.threads, first.across = from.across, first.down = from.down;
            first.out = directory.path();
            {
                const auto run = prepare_recipe(recipe(), first);
                advance(*run, silent, k);
                save_checkpoint(*run);
            }
            RunSetup second = first;
            second.threads = to.threads, second.across = to.across, second.down = to.down;
            const auto resumed = prepare_recipe(recipe(), second);
            ASSERT_TRUE(load_checkpoint(*resumed, silent));
            advance(*resumed, silent);
            EXPECT_EQ(straight, state_hash(*resumed)) << "after " << k << " steps";
            for (const LedgerRow& row : resumed->ledger()) EXPECT_LE(row.relative_residual, 1e-6);
        }
}

std::vector<std::string> processes() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.kind == OperatorKind::process) names.push_back(row.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, EveryProcess, testing::ValuesIn(processes()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace cuesta::test
