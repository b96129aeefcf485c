// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/ledger_changes.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string stage(const std::string& lines) {
    return "[[stage]]\n" + lines;
}

TEST(LedgerChanges, made_ground_is_booked_in_and_lowered_ground_out) {
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

TEST(LedgerChanges, water_made_by_hand_is_booked_like_ground) {
    const auto run =
        run_recipe(head_text(4, 5) + stage("op = \"flat\"\nlevel = 10\n") +
                   stage("op = \"flat\"\nlabel = \"w\"\nlevel = 2\ninto = \"water\"\n") +
                   stage("op = \"flat\"\nlabel = \"f\"\nlevel = 3\ninto = \"mine\"\n"));
    const std::vector<LedgerRow> rows = run->ledger();
    ASSERT_EQ(rows.size(), 2u);
    for (const LedgerRow& row : rows) {
        EXPECT_DOUBLE_EQ(row.in_m3, (row.material == "water" ? 2 : 10) * 20 * 100);
        EXPECT_EQ(row.residual_m3, 0);
    }
}

}  // namespace
}  // namespace cuesta::test
