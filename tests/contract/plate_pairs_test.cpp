// SPDX-License-Identifier: Apache-2.0
// Moving plates and the floating crust beside the processes people combine them with: what both
// promise holds for random parameters, grounds and edges.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "cuesta/catalog/builtin.h"
#include "support/promise_check.h"
#include "support/random_land.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

struct Pair {
    std::string one, other;
};
void PrintTo(const Pair& pair, std::ostream* out) {
    *out << pair.one << " with " << pair.other;
}

class PlatePairs : public testing::TestWithParam<Pair> {};

TEST_P(PlatePairs, keep_their_promises) {
    const ScratchDirectory directory;
    const OperatorRow* one = builtin_registry().find(GetParam().one);
    const OperatorRow* other = builtin_registry().find(GetParam().other);
    // One clock for both, as far as plates go in it.
    const auto is_years = [](const OperatorRow& row) {
        const ParamRow* time = row.find_param("time_step");
        return time != nullptr && time->unit == "yr";
    };
    double longest = 4e6;
    for (const OperatorRow* row : {one, other})
        if (is_years(*row)) longest = std::min(longest, row->find_param("time_step")->max);
    const std::string years = fmt::format("{:e}", longest);
    Dice dice(GetParam().other.size() * 1000 + 11);
    int refused = 0;
    for (int i = 0; i < 6; ++i) {
        const std::array rows = i % 2 == 0 ? std::array{one, other} : std::array{other, one};
        LandCase land = random_case(dice, rows);
        for (OperatorCall& call : land.calls) {  // small worlds, years of the simulation
            std::erase_if(call.params, [](const auto& param) {
                return param.first == "resolution" || param.first == "time_step" ||
                       param.first == "sea_level" || param.first == "layers";
            });
            if (call.row->find_param("resolution") != nullptr && call.row->name == "plates")
                call.params.emplace_back("resolution", "16");
            if (is_years(*call.row)) call.params.emplace_back("time_step", years);
        }
        const CaseResult result = check_case(land, directory.path(), i < 2);
        refused += result.end == CaseResult::End::refused;
        EXPECT_NE(result.end, CaseResult::End::failed)
            << result.claim << ": " << result.detail << "\n"
            << recipe_text(land);
    }
    EXPECT_LT(refused, 5);
}

INSTANTIATE_TEST_SUITE_P(
    with, PlatePairs,
    testing::Values(Pair{"plates", "stream_power"}, Pair{"plates", "hillslope"},
                    Pair{"plates", "water_flow"}, Pair{"plates", "sand"}, Pair{"plates", "glacial"},
                    Pair{"plates", "climate"}, Pair{"plates", "sea"}, Pair{"plates", "isostasy"},
                    Pair{"isostasy", "stream_power"}, Pair{"isostasy", "glacial"},
                    Pair{"isostasy", "water_flow"}, Pair{"isostasy", "sea"},
                    Pair{"isostasy", "volcanism"}),
    [](const auto& test) { return test.param.one + "_with_" + test.param.other; });

}  // namespace
}  // namespace cuesta::test
