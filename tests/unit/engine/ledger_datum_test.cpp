// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/ledger_datum.h"

#include <gtest/gtest.h>

#include "support/run_recipe.h"

namespace cuesta {
namespace {

using test::head_text;
using test::run_recipe;
using test::RunSetup;

const LedgerRow& row_of(const std::vector<LedgerRow>& rows, std::string_view material) {
    for (const LedgerRow& row : rows)
        if (row.material == material) return row;
    throw std::runtime_error("no such account");
}

TEST(LedgerDatum, land_above_height_0_counts_from_there) {
    const auto run = run_recipe(head_text(7, 5) + "[[stage]]\nop = \"flat\"\nlevel = 12.5\n");
    EXPECT_EQ(ledger_datum(run->domain).metres, 0);
    EXPECT_EQ(row_of(run->ledger(), "granite").end_m3, 35 * 12.5 * 100);
    EXPECT_EQ(row_of(run->ledger(), "granite").start_m3, 0);
}

TEST(LedgerDatum, land_below_height_0_counts_from_whole_metres_below_it) {
    const auto run = run_recipe(head_text(7, 5) + "[[stage]]\nop = \"flat\"\nlevel = -12.5\n");
    EXPECT_EQ(ledger_datum(run->domain).metres, -13);
    const auto rows = run->ledger();
    EXPECT_EQ(row_of(rows, "granite").start_m3, 35 * 13 * 100);
    EXPECT_EQ(row_of(rows, "granite").out_m3, 35 * 12.5 * 100);
    EXPECT_EQ(row_of(rows, "granite").end_m3, 35 * 0.5 * 100);
    EXPECT_EQ(row_of(rows, "granite").residual_m3, 0);
}

TEST(LedgerDatum, beds_of_several_materials_are_never_negative_whatever_the_blocks) {
    const std::string text = head_text(21, 17) +
                             "[[stage]]\nop = \"fbm\"\nbase = -300\nrelief = 200\nwavelength = 90\n"
                             "[[stage]]\nop = \"strata\"\nmaterials = [\"limestone\", \"slate\"]\n"
                             "thickness = [40]\nrepeat = true\ndip = 20\ndepth = 0\n"
                             "[[stage]]\nop = \"thermal\"\nsteps = 5\n";
    const auto one = run_recipe(text);
    EXPECT_LT(ledger_datum(one->domain).metres, -100);
    RunSetup cut;
    cut.across = 3, cut.down = 2;
    const auto many = run_recipe(text, cut);
    const auto a = one->ledger(), b = many->ledger();
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_GE(a[i].start_m3, 0) << a[i].material;
        EXPECT_GE(a[i].end_m3, 0) << a[i].material;
        EXPECT_EQ(a[i].residual_m3, 0) << a[i].material;
        EXPECT_EQ(a[i].start_m3, b[i].start_m3) << a[i].material;
        EXPECT_EQ(a[i].end_m3, b[i].end_m3) << a[i].material;
    }
}

}  // namespace
}  // namespace cuesta
