// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/problem.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <stdexcept>

#include "cuesta/base/error.h"

namespace cuesta::verify {
namespace {

std::vector<std::string> names(const std::vector<Problem>& problems) {
    std::vector<std::string> list;
    for (const Problem& problem : problems) list.push_back(problem.name);
    return list;
}

std::vector<Problem> toys() {
    return {{3, "apple_tree", "plants", "It grows.", {}},
            {13, "apple_pie", "food", "It is eaten.", {}},
            {0, "food_3", "waste", "It is not.", {}}};
}

using testing::ElementsAre;

TEST(problem, a_filter_is_a_number_a_topic_or_part_of_a_name) {
    EXPECT_THAT(names(select_problems(toys(), "")),
                ElementsAre("apple_tree", "apple_pie", "food_3"));
    EXPECT_THAT(names(select_problems(toys(), "3")), ElementsAre("apple_tree"));
    EXPECT_THAT(names(select_problems(toys(), "food")), ElementsAre("apple_pie"));
    EXPECT_THAT(names(select_problems(toys(), "apple")), ElementsAre("apple_tree", "apple_pie"));
    EXPECT_THAT(names(select_problems(toys(), "e_t")), ElementsAre("apple_tree"));
}

TEST(problem, a_wrong_filter_is_told_with_the_nearest_name) {
    for (const auto& [filter, nearest] :
         {std::pair{"aple_pie", "'apple_pie'"}, {"plant", "'plants'"}}) {
        try {
            select_problems(toys(), filter);
            FAIL() << filter;
        } catch (const UsageError& e) {
            EXPECT_THAT(e.what(), testing::HasSubstr(nearest));
        }
    }
    for (const char* filter : {"1", "0", "4"})
        EXPECT_THROW(select_problems(toys(), filter), UsageError) << filter;
}

TEST(problem, passes_only_if_all_its_figures_do) {
    Problem problem{1, "one", "toys", "One.", [] {
                        return Answer{{within("a", "1", 0, 0, 0), within("b", "1", 2, 0, 1)}};
                    }};
    EXPECT_FALSE(solve(problem).passes());
    problem.solve = [] { return Answer{{within("a", "1", 0, 0, 0)}}; };
    EXPECT_TRUE(solve(problem).passes());
    EXPECT_GE(solve(problem).seconds, 0);
}

TEST(problem, errors_and_nothing_measured_are_failures_and_skipping_is_neither) {
    Problem problem{1, "one", "toys", "One.",
                    []() -> Answer { throw std::runtime_error("it broke"); }};
    EXPECT_FALSE(solve(problem).passes());
    EXPECT_EQ(solve(problem).error, "it broke");
    EXPECT_FALSE(solve(problem).skipped());
    problem.solve = [] { return Answer{}; };
    EXPECT_FALSE(solve(problem).passes());
    EXPECT_FALSE(solve(problem).skipped());
    problem.solve = [] { return Answer{{}, "no file"}; };
    EXPECT_TRUE(solve(problem).skipped());
    EXPECT_FALSE(solve(problem).passes());
}

TEST(problem, all_have_a_name_of_their_own_a_topic_and_a_sentence) {
    const std::vector<Problem> all = all_problems();
    EXPECT_GT(all.size(), 50u);
    std::set<std::string> seen;
    std::set<int> numbers;
    std::string topic;
    std::set<std::string> topics;
    for (const Problem& problem : all) {
        EXPECT_TRUE(seen.insert(problem.name).second) << problem.name;
        EXPECT_TRUE(std::regex_match(problem.name, std::regex("[a-z][a-z0-9_]{2,23}")))
            << problem.name;
        EXPECT_TRUE(problem.sentence.ends_with('.')) << problem.name;
        EXPECT_TRUE(problem.solve != nullptr) << problem.name;
        numbers.insert(problem.number);
        // Topics come in one piece each.
        if (problem.topic != topic) {
            EXPECT_TRUE(topics.insert(problem.topic).second) << problem.topic;
        }
        topic = problem.topic;
    }
    for (const int number :
         {1, 2, 3, 4, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23, 24, 25, 26, 27})
        EXPECT_TRUE(numbers.contains(number)) << number;
}

// The quick ones of every topic; tests/e2e/verify_test.py has them all solved.
TEST(problem, those_that_take_no_time_are_solved) {
    for (const char* name : {"ritter", "stoker", "thacker", "thin_film_shallow", "knickpoint",
                             "one_river", "dying_wave", "plane_cone_valley", "flooding",
                             "breaching", "turned_creep", "ledger_water_shallow", "fbm_05",
                             "uplift_preview", "earth_energy", "earth_climate", "wave_loads"})
        for (const Problem& problem : select_problems(all_problems(), name)) {
            const Outcome outcome = solve(problem);
            EXPECT_EQ(outcome.error, "") << problem.name;
            for (const Figure& figure : outcome.answer.figures) {
                EXPECT_TRUE(figure.passes())
                    << problem.name << ": " << figure.what << ' ' << figure.measured_text();
                EXPECT_LE(figure.what.size(), 38u) << "the column of the table";
            }
        }
}

}  // namespace
}  // namespace cuesta::verify
