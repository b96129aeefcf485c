// SPDX-License-Identifier: Apache-2.0
// Volcanism, meteorites and landslides keep their promises beside what users run with them: rain
// and flowing water, sliding, creep, rivers; random parameters, ground, spacings and time steps.
// CUESTA_LONG_TESTS=1 tries 100 sets of each instead of 5.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cuesta/catalog/builtin.h"
#include "support/promise_check.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

using Names = std::vector<std::string>;

class FirePairs : public testing::TestWithParam<Names> {};

TEST_P(FirePairs, keep_their_promises) {
    const ScratchDirectory directory;
    std::vector<const OperatorRow*> rows;
    std::uint64_t start = 0;
    for (const std::string& name : GetParam()) {
        rows.push_back(builtin_registry().find(name));
        for (const char c : name) start = start * 131 + static_cast<unsigned char>(c);
    }
    Dice dice(start);
    const int sets = std::getenv("CUESTA_LONG_TESTS") != nullptr ? 100 : 5;
    int done = 0;
    for (int i = 0; i < sets; ++i) {
        LandCase land;
        CaseResult result;
        for (int tries = 0; tries < 8; ++tries) {  // a set that is no recipe is drawn again
            land = random_case(dice, rows);
            result = check_case(land, directory.path(), i % 5 == 0);
            if (result.end != CaseResult::End::refused) break;
        }
        done += result.end != CaseResult::End::refused ? 1 : 0;
        EXPECT_NE(result.end, CaseResult::End::failed)
            << result.claim << ": " << result.detail << "\n"
            << recipe_text(land);
    }
    EXPECT_GT(done, sets / 2);
}

std::vector<Names> pairs() {
    std::vector<Names> list;
    for (const char* own : {"volcanism", "meteorites", "landslides"}) {
        list.push_back({own, "rain", "water_flow"});
        for (const char* other : {"thermal", "hillslope", "stream_power"})
            list.push_back({own, other});
    }
    return list;
}

INSTANTIATE_TEST_SUITE_P(pairs, FirePairs, testing::ValuesIn(pairs()), [](const auto& test) {
    return fmt::format("{}", fmt::join(test.param, "_"));
});

}  // namespace
}  // namespace cuesta::test
