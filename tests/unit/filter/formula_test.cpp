// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/formula.h"

#include <gtest/gtest.h>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

const std::string head = "[grid]\nsize = [6, 4]\nspacing = 10\n";
std::string formula(const std::string& value, const std::string& more = "") {
    return "[[stage]]\nop = \"formula\"\nvalue = \"" + value + "\"\n" + more;
}

TEST(Formula, makes_ground_from_places) {
    const auto run = run_recipe(head + formula("100 m + 0.5 * x - y / 4"));
    const Raster map = run->domain.collect("height");
    EXPECT_EQ(map.at(0, 0), 100);
    EXPECT_EQ(map.at(5, 0), 125);
    EXPECT_EQ(map.at(0, 3), 92.5f);
}

TEST(Formula, reshapes_the_ground_it_reads_and_keeps_its_layers) {
    const std::string sand =
        "[[stage]]\nop = \"flat\"\nlevel = 5\n[[stage]]\nop = \"flat\"\nlabel = \"s\"\nlevel = 2\n"
        "blend = \"add\"\nmaterial = \"sand\"\n";
    const auto run = run_recipe(head + sand + formula("height - 1"));
    EXPECT_EQ(run->domain.collect("height").at(2, 2), 6);
    bool sandy = false;
    for (const LedgerRow& row : run->ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        if (row.material == "sand") sandy = row.end_m3 == 24 * 100.0;
    }
    EXPECT_TRUE(sandy) << "a metre of it is left";
}

TEST(Formula, writes_fields_with_blend_and_mask) {
    const auto run = run_recipe(head + formula("x / 10 m", "into = \"a\"\n") +
                                formula("x > 20", "into = \"east\"\n") +
                                formula("100", "into = \"a\"\nblend = \"add\"\nmask = \"east\"\n") +
                                formula("a * 2 + right(a)", "into = \"a\"\n"));
    const Raster map = run->domain.collect("a");
    EXPECT_EQ(map.at(0, 0), 1);              // 0 * 2 + 1
    EXPECT_EQ(map.at(2, 1), 2 * 2 + 103);    // the neighbour as it was before
    EXPECT_EQ(map.at(5, 1), 105 * 2 + 105);  // the border repeats
}

TEST(Formula, strains_are_counted) {
    const auto run = run_recipe(head + formula("1 / (x / cell - 2)", "into = \"a\"\n"));
    EXPECT_EQ(run->records[0].report.counts.at("undefined_samples"), 4);
    EXPECT_EQ(run->domain.collect("a").at(2, 0), 0);
}

TEST(Formula, by_default_it_leaves_what_is_there) {
    const auto run = run_recipe(head +
                                "[[stage]]\nop = \"flat\"\nlevel = 7\n[[stage]]\n"
                                "op = \"formula\"\n");
    EXPECT_EQ(run->domain.collect("height").at(1, 1), 7);
}

}  // namespace
}  // namespace cuesta::test
