// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/promise.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

struct Careful {
    double floor = 3;
    static constexpr std::string_view name = "careful";
    static constexpr std::string_view summary = "Does little.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr std::array promises{hold(Holds::conserves_materials),
                                         hold(Holds::leaves_water),
                                         hold(Holds::keeps_floor, "floor", 0.5)};
    static constexpr auto params() {
        return std::tuple{param(
            &Careful::floor,
            {.name = "floor", .unit = "m", .doc = "Nothing is cut below.", .min = 0, .max = 9})};
    }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

TEST(Promise, stands_in_the_row_of_its_operator) {
    const OperatorRow row = describe<Careful>();
    ASSERT_EQ(row.promises.size(), 3u);
    const Promise* floor = row.find_promise(Holds::keeps_floor);
    ASSERT_NE(floor, nullptr);
    EXPECT_EQ(floor->what, "floor");
    EXPECT_EQ(floor->value, 0.5);
    EXPECT_EQ(row.find_promise(Holds::adds_no_noise), nullptr);
}

TEST(Promise, has_a_word_and_a_sentence_of_its_own) {
    std::set<std::string> words, sentences;
    for (int i = 0; i <= static_cast<int>(Holds::balances_volume); ++i) {
        const auto holds = static_cast<Holds>(i);
        words.insert(std::string(word(holds)));
        const std::string text = sentence(hold(holds, "parameter", 0.25));
        EXPECT_TRUE(text.ends_with('.')) << text;
        sentences.insert(text);
    }
    EXPECT_EQ(words.size(), static_cast<std::size_t>(Holds::balances_volume) + 1);
    EXPECT_EQ(sentences.size(), words.size());
}

TEST(Promise, tells_its_slack_and_its_parameter) {
    EXPECT_EQ(sentence(hold(Holds::keeps_floor, "floor")), "Nothing is cut below `floor`.");
    EXPECT_EQ(sentence(hold(Holds::never_raises_maximum, 0.5)),
              "No point rises above the highest ground before the step by more than 0.5 m.");
    EXPECT_EQ(sentence(turns_only_into("regolith")),
              "Turns material into regolith alone, and books both.");
}

}  // namespace
}  // namespace cuesta
