// SPDX-License-Identifier: Apache-2.0
// Rain, springs and flow together, as recipes run them: the account of water closes to the last
// quantum on every edge, and neither threads nor blocks nor a restart change a bit.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/checkpoint.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

std::string recipe(std::string_view edges, int steps, std::string_view flow = "") {
    return head_text(41, 35, edges) +
           "[[stage]]\nop = \"spectral\"\nhurst = 0.7\nrelief = 120\n"
           "[[stage]]\nop = \"flat\"\ninto = \"water\"\nlevel = 0.1\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"rain\"\nrate = 200\ntime_step = 5\npattern = \"drops\"\n"
           "altitude_gain = 2\n"
           "[[stage.process]]\nop = \"spring\"\npositions = [0.5, 0.5, 0.1, 0.9]\n"
           "discharge = 30\nradius = 25\ntime_step = 5\n"
           "[[stage.process]]\nop = \"evaporation\"\nshare = 1e-4\ntime_step = 5\n"
           "[[stage.process]]\nop = \"infiltration\"\nfactor = 1e3\ntime_step = 5\n"
           "[[stage.process]]\nop = \"water_flow\"\ntime_step = 5\n" +
           std::string(flow);
}

const LedgerRow& water_row(const std::vector<LedgerRow>& rows) {
    return *std::find_if(rows.begin(), rows.end(),
                         [](const LedgerRow& row) { return row.material == "water"; });
}

void expect_exact(const Run& run) {
    const auto rows = run.ledger();
    const LedgerRow& row = water_row(rows);
    EXPECT_EQ(row.residual_m3, 0);
    EXPECT_GT(row.in_m3, 1000);
    EXPECT_GT(row.end_m3, 1000);
}

class WaterBooks : public testing::TestWithParam<std::string_view> {};

TEST_P(WaterBooks, the_account_of_water_closes_exactly) {
    for (const char* edges : {"open", "closed", "wrap", "wrap_x"}) {
        const auto run = run_recipe(recipe(edges, 60, GetParam()));
        expect_exact(*run);
        const auto rows = run->ledger();
        const auto& border = water_row(rows).border_m3;
        for (std::size_t side = 0; side < 4; ++side) {
            const bool leaves = std::string_view(edges) == "open" ||
                                (std::string_view(edges) == "wrap_x" && side >= 2);
            EXPECT_EQ(border[side] > 0, leaves) << edges << " " << side;
        }
    }
}

TEST_P(WaterBooks, threads_and_blocks_do_not_change_bits) {
    for (const char* edges : {"open", "closed", "wrap", "wrap_x"}) {
        const std::string text = recipe(edges, 10, GetParam());
        RunSetup one;
        one.threads = 1;
        const std::string hash = state_hash(*run_recipe(text, one));
        for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {3, 1}, {1, 7}}) {
            RunSetup cut;
            cut.threads = 3, cut.across = across, cut.down = down;
            const auto run = run_recipe(text, cut);
            EXPECT_EQ(hash, state_hash(*run)) << edges << " " << across << " x " << down;
            expect_exact(*run);
        }
    }
}

TEST_P(WaterBooks, a_restart_does_not_change_bits) {
    Observer silent;
    const std::string text = recipe("wrap_x", 30, GetParam());
    const std::string straight = state_hash(*run_recipe(text));
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    {
        const auto run = prepare_recipe(text, setup);
        advance(*run, silent, 15);
        save_checkpoint(*run);
    }
    setup.across = 2, setup.down = 3;
    const auto resumed = prepare_recipe(text, setup);
    ASSERT_TRUE(load_checkpoint(*resumed, silent));
    advance(*resumed, silent);
    EXPECT_EQ(straight, state_hash(*resumed));
    expect_exact(*resumed);
}

TEST_P(WaterBooks, a_mask_keeps_the_account_closed) {
    std::string text = recipe("open", 20, GetParam());
    text.insert(text.find("[[stage]]\nop = \"simulate\""),
                "[[stage]]\nop = \"perlin\"\ninto = \"part\"\nrelief = 1\n");
    text += "mask = \"part\"\n";
    expect_exact(*run_recipe(text));
}

INSTANTIATE_TEST_SUITE_P(models, WaterBooks,
                         testing::Values("", "model = \"shallow\"\n", "neighbours = \"eight\"\n"));

}  // namespace
}  // namespace cuesta::test
