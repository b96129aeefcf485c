// SPDX-License-Identifier: Apache-2.0
// Glaciers beside the processes people combine them with: what both promise holds for random
// parameters, grounds and edges.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cuesta/catalog/builtin.h"
#include "support/promise_check.h"
#include "support/random_land.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

class GlacialPairs : public testing::TestWithParam<std::string> {};

TEST_P(GlacialPairs, keep_their_promises) {
    const ScratchDirectory directory;
    const OperatorRow* glacial = builtin_registry().find("glacial");
    const OperatorRow* other = builtin_registry().find(GetParam());
    Dice dice(GetParam().size() * 1000 + 7);
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        const std::array rows =
            i % 2 == 0 ? std::array{glacial, other} : std::array{other, glacial};
        LandCase land = random_case(dice, rows);
        for (OperatorCall& call : land.calls) {  // years and the sea are those of the simulation
            std::erase_if(call.params, [](const auto& param) {
                return param.first == "sea_level" || param.first == "time_step";
            });
            const ParamRow* time = call.row->find_param("time_step");
            if (time != nullptr && time->unit == "yr")
                call.params.emplace_back("time_step", "3000");
        }
        const CaseResult result = check_case(land, directory.path(), i % 10 == 0);
        refused += result.end == CaseResult::End::refused;
        EXPECT_NE(result.end, CaseResult::End::failed)
            << result.claim << ": " << result.detail << "\n"
            << recipe_text(land);
    }
    EXPECT_LT(refused, 15);  // thermal has rules of its own
}

INSTANTIATE_TEST_SUITE_P(with, GlacialPairs,
                         testing::Values("stream_power", "thermal", "hillslope", "water_flow"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace cuesta::test
