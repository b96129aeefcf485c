// SPDX-License-Identifier: Apache-2.0
// The ledger of every process is whole: on layered ground below height 0, with caves and water in
// them, no figure of any account is negative, water in caves included, the books close exactly and
// every figure is the same for any blocks and threads.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cuesta/catalog/builtin.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

class LedgerAmounts : public testing::TestWithParam<std::string> {
protected:
    std::string recipe() const {
        return head_text(41, 33, "open") +
               "[[stage]]\nop = \"spectral\"\nhurst = 0.6\nbase = -90\nrelief = 120\n"
               "material = \"limestone\"\n"
               "[[stage]]\nop = \"strata\"\n"
               "materials = [\"granite\", \"limestone\", \"slate\", \"limestone\"]\n"
               "thickness = [20, 30]\nrepeat = true\ndepth = 80\n"
               "[[stage]]\nop = \"caves\"\nwavelength = 60\n"
               "[[stage]]\nop = \"fbm\"\nlabel = \"sand\"\nrelief = 4\nblend = \"add\"\n"
               "material = \"sand\"\n"
               "[[stage]]\nop = \"flat\"\nlabel = \"lake\"\ninto = \"water\"\nlevel = 0.3\n"
               "[[stage]]\nop = \"flat\"\nlabel = \"deep\"\ninto = \"cave_water\"\nlevel = 0.7\n"
               "[[stage]]\nop = \"simulate\"\nsteps = 6\n[[stage.process]]\n" +
               fmt::format("op = \"{}\"\n", GetParam());
    }
};

std::vector<std::pair<std::string, double>> figures(const LedgerRow& row) {
    std::vector<std::pair<std::string, double>> all = {{"start", row.start_m3},
                                                       {"in", row.in_m3},
                                                       {"out", row.out_m3},
                                                       {"end", row.end_m3},
                                                       {"formed", row.formed_m3},
                                                       {"turned", row.turned_m3},
                                                       {"suspended", row.suspended_m3}};
    for (auto& [name, value] : all) name = row.material + " " + name;
    return all;
}

TEST_P(LedgerAmounts, no_figure_is_negative_and_all_close) {
    const auto run = run_recipe(recipe());
    bool water = false;
    for (const LedgerRow& row : run->ledger()) {
        for (const auto& [name, value] : figures(row)) EXPECT_GE(value, 0) << name;
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        water = water || row.material == "water";
    }
    EXPECT_TRUE(water);
}

TEST_P(LedgerAmounts, every_figure_is_the_same_for_any_blocks) {
    const auto one = run_recipe(recipe())->ledger();
    RunSetup cut;
    cut.threads = 3, cut.across = 2, cut.down = 2;
    const auto many = run_recipe(recipe(), cut)->ledger();
    ASSERT_EQ(one.size(), many.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        const auto a = figures(one[i]), b = figures(many[i]);
        for (std::size_t k = 0; k < a.size(); ++k)
            EXPECT_EQ(a[k].second, b[k].second) << a[k].first;
        EXPECT_EQ(one[i].border_m3, many[i].border_m3) << one[i].material;
    }
}

std::vector<std::string> processes() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.kind == OperatorKind::process) names.push_back(row.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, LedgerAmounts, testing::ValuesIn(processes()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace cuesta::test
