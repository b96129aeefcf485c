// SPDX-License-Identifier: Apache-2.0
// Rain, springs, flow and erosion together, as recipes run them: the accounts of all materials
// close to the last quantum on every edge, and neither threads nor blocks nor a restart change a
// bit. Row 26 of the science sheet.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/checkpoint.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

std::string recipe(std::string_view edges, int steps, std::string_view erosion = "") {
    return head_text(31, 25, edges) +
           "[[stage]]\nop = \"spectral\"\nhurst = 0.7\nrelief = 120\nmaterial = \"limestone\"\n"
           "[[stage]]\nop = \"fbm\"\nrelief = 6\nblend = \"add\"\nmaterial = \"sand\"\n"
           "[[stage]]\nop = \"flat\"\ninto = \"water\"\nlevel = 0.1\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"rain\"\nrate = 200\ntime_step = 5\n"
           "[[stage.process]]\nop = \"spring\"\npositions = [0.5, 0.5, 0.1, 0.9]\n"
           "discharge = 30\nradius = 25\ntime_step = 5\n"
           "[[stage.process]]\nop = \"water_flow\"\ntime_step = 5\n"
           "[[stage.process]]\nop = \"hydraulic_erosion\"\ntime_step = 5\n" +
           std::string(erosion) +
           "[[stage.process]]\nop = \"evaporation\"\nshare = 1e-4\ntime_step = 5\n";
}

void expect_exact(const Run& run) {
    double suspended = 0;
    for (const LedgerRow& row : run.ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        suspended += row.suspended_m3;
    }
    double load = 0;
    for (const float s : run.domain.collect(field::sediment).samples) {
        ASSERT_TRUE(std::isfinite(s) && s >= 0);
        load += double{s};
    }
    EXPECT_EQ(suspended, load * run.plan.grid.cell_area_m2());
    EXPECT_GT(suspended, 0);
}

class ErosionBooks : public testing::TestWithParam<std::string_view> {};

TEST_P(ErosionBooks, all_accounts_close_exactly) {
    for (const char* edges : {"open", "closed", "wrap", "wrap_x"}) {
        const auto run = run_recipe(recipe(edges, 30, GetParam()));
        expect_exact(*run);
        double left = 0;
        for (const LedgerRow& row : run->ledger())
            if (row.material != "water")
                for (const double side : row.border_m3) left += side;
        const bool leaves =
            std::string_view(edges) == "open" || std::string_view(edges) == "wrap_x";
        EXPECT_EQ(left > 0, leaves) << edges;
    }
}

// Every figure, to the bit: rock turns into load by mass, which is rounded once for the whole map.
void expect_same_books(const std::vector<LedgerRow>& a, const std::vector<LedgerRow>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].in_m3, b[i].in_m3) << a[i].material;
        EXPECT_EQ(a[i].out_m3, b[i].out_m3) << a[i].material;
        EXPECT_EQ(a[i].formed_m3, b[i].formed_m3) << a[i].material;
        EXPECT_EQ(a[i].turned_m3, b[i].turned_m3) << a[i].material;
        EXPECT_EQ(a[i].suspended_m3, b[i].suspended_m3) << a[i].material;
        EXPECT_EQ(a[i].border_m3, b[i].border_m3) << a[i].material;
    }
}

TEST_P(ErosionBooks, threads_and_blocks_do_not_change_bits) {
    for (const char* edges : {"open", "closed", "wrap", "wrap_x"}) {
        const std::string text = recipe(edges, 6, GetParam());
        RunSetup one;
        one.threads = 1;
        const auto straight = run_recipe(text, one);
        const std::string hash = state_hash(*straight);
        for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {3, 1}, {1, 7}}) {
            RunSetup cut;
            cut.threads = 3, cut.across = across, cut.down = down;
            const auto run = run_recipe(text, cut);
            EXPECT_EQ(hash, state_hash(*run)) << edges << " " << across << " x " << down;
            expect_exact(*run);
            expect_same_books(straight->ledger(), run->ledger());
        }
    }
}

TEST_P(ErosionBooks, a_restart_does_not_change_bits) {
    Observer silent;
    const std::string text = recipe("wrap_x", 20, GetParam());
    const std::string straight = state_hash(*run_recipe(text));
    const ScratchDirectory directory;
    RunSetup first;
    first.out = directory.path();
    {
        const auto run = prepare_recipe(text, first);
        advance(*run, silent, 12);
        save_checkpoint(*run);
    }
    RunSetup second = first;
    second.across = 2, second.down = 2;
    const auto resumed = prepare_recipe(text, second);
    ASSERT_TRUE(load_checkpoint(*resumed, silent));
    advance(*resumed, silent);
    EXPECT_EQ(straight, state_hash(*resumed));
    expect_exact(*resumed);
}

TEST_P(ErosionBooks, masks_and_loads_made_by_hand_keep_the_accounts_closed) {
    const std::string text =
        recipe("open", 12, std::string(GetParam()) + "mask = \"some\"\n") +
        "[[stage.event]]\nat = 7\nop = \"fbm\"\ninto = \"sediment\"\nblend = \"add\"\nrelief = 2\n"
        "[[stage]]\nop = \"flat\"\nlevel = 3\nblend = \"add\"\n";
    const auto at = text.find("[[stage]]\nop = \"simulate\"");
    const auto run =
        run_recipe(text.substr(0, at) + "[[stage]]\nop = \"fbm\"\ninto = \"some\"\nrelief = 1.5\n" +
                   text.substr(at));
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

INSTANTIATE_TEST_SUITE_P(
    of, ErosionBooks,
    testing::Values("", "acceleration = 100\ncapacity = 7\nbank = 0.2\n",
                    "sediment = \"sand\"\nmodel = \"shallow\"\n", "loads = \"own\"\n",
                    "transport = \"semi_lagrangian\"\n",
                    "transport = \"semi_lagrangian\"\nloads = \"own\"\ncapacity = 30\n"));

}  // namespace
}  // namespace cuesta::test
