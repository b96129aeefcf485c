// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/chart_history.h"

#include <gtest/gtest.h>

#include <fstream>

#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

std::unique_ptr<cuesta::Run> run_of(const std::string& text) {
    RunOptions options;
    options.preview = false;
    return prepare_run(plan_of(text), options, observer);
}

void measure(ChartHistory& book, const cuesta::Run& run, double value) {
    book.add(run, {{"tick", tick_of(run.plan, run.position)}, {"value", value}});
}

// Measured after every step up to a tick.
void go(ChartHistory& book, cuesta::Run& run, std::int64_t to, double value) {
    while (tick_of(run.plan, run.position) < to) {
        advance(run, observer, 1);
        measure(book, run, value);
    }
}

std::vector<std::int64_t> ticks(const ChartHistory& book) {
    std::vector<std::int64_t> list;
    for (const Json& point : book.all()) list.push_back(point["tick"].get<std::int64_t>());
    return list;
}

double value_at(const ChartHistory& book, std::int64_t tick) {
    for (const Json& point : book.all())
        if (point["tick"] == tick) return point["value"].number();
    return -1;
}

std::vector<std::int64_t> up_to(std::int64_t last) {
    std::vector<std::int64_t> list;
    for (std::int64_t tick = 1; tick <= last; ++tick) list.push_back(tick);
    return list;
}

TEST(ChartHistory, every_text_shows_the_points_of_its_own_past) {
    ChartHistory book;
    const auto steep = run_of(small_recipe(20, "30 deg"));
    EXPECT_FALSE(book.show(*steep));
    go(book, *steep, 10, 1);
    EXPECT_EQ(ticks(book), up_to(10));
    // Another angle: the three stages before the simulation are the same.
    const auto gentle = run_of(small_recipe(20, "20 deg"));
    EXPECT_TRUE(book.show(*gentle));
    EXPECT_EQ(ticks(book), up_to(3));
    go(book, *gentle, 6, 2);
    EXPECT_EQ(value_at(book, 5), 2);
    // Back again: nothing is lost, and nothing of the other is seen.
    EXPECT_TRUE(book.show(*steep));
    EXPECT_EQ(ticks(book), up_to(10));
    EXPECT_EQ(value_at(book, 5), 1);
    EXPECT_FALSE(book.show(*steep));
    // More steps of the same: all of them still belong.
    EXPECT_FALSE(book.show(*run_of(small_recipe(40, "30 deg"))));
    EXPECT_EQ(ticks(book), up_to(10));
    EXPECT_TRUE(book.show(*run_of(small_recipe(20, "30 deg", "300 m"))));
    EXPECT_EQ(ticks(book), std::vector<std::int64_t>{});
}

TEST(ChartHistory, an_event_parts_the_points_at_its_step) {
    ChartHistory book;
    const std::string text = small_recipe(20);
    const auto plain = run_of(text);
    go(book, *plain, 12, 1);
    std::string changed = text;
    changed.insert(changed.find("[[output]]"),
                   "[[stage.event]]\nat = 5\nset = {\"process.thermal.angle\" = \"10 deg\"}\n");
    const auto other = run_of(changed);
    EXPECT_TRUE(book.show(*other));
    EXPECT_EQ(ticks(book), up_to(8));  // three stages and the five steps before the event
    go(book, *other, 10, 2);
    EXPECT_EQ(ticks(book), up_to(10));
    EXPECT_EQ(value_at(book, 8), 2);
    EXPECT_TRUE(book.show(*plain));
    EXPECT_EQ(value_at(book, 10), 1);
}

TEST(ChartHistory, outlives_the_program_and_a_kill_in_the_middle_of_a_line) {
    const ScratchDirectory scratch;
    const auto run = run_of(small_recipe());
    {
        ChartHistory book(scratch / "charts.jsonl");
        go(book, *run, 9, 4);
        measure(book, *run, 4);  // the same land again
    }
    const auto bytes = std::filesystem::file_size(scratch / "charts.jsonl");
    std::ofstream(scratch / "charts.jsonl", std::ios::app) << R"({"key":"ab","sta)";
    {
        ChartHistory book(scratch / "charts.jsonl");
        EXPECT_EQ(ticks(book), std::vector<std::int64_t>{});  // of which land nobody has said
        EXPECT_TRUE(book.show(*run));
        EXPECT_EQ(ticks(book), up_to(9));
        EXPECT_EQ(value_at(book, 9), 4);
        advance(*run, observer, 1);
        measure(book, *run, 5);
    }
    EXPECT_GT(std::filesystem::file_size(scratch / "charts.jsonl"), bytes);
    ChartHistory book(scratch / "charts.jsonl");
    book.show(*run);
    EXPECT_EQ(ticks(book), up_to(10));
    // Nonsense between the lines is passed over.
    std::ofstream(scratch / "charts.jsonl", std::ios::app) << "[]\n{}\n\xff\n";
    ChartHistory again(scratch / "charts.jsonl");
    again.show(*run);
    EXPECT_EQ(ticks(again), up_to(10));
}

TEST(ChartHistory, is_bounded_in_memory_and_on_disk) {
    const ScratchDirectory scratch;
    ChartHistory book(scratch / "charts.jsonl", 40);
    const auto other = run_of(small_recipe(20, "12 deg"));
    go(book, *other, 23, 1);
    const auto run = run_of(small_recipe(120));
    go(book, *run, 123, 2);
    EXPECT_LE(book.size(), 40u);
    const std::vector<std::int64_t> left = ticks(book);
    EXPECT_GT(left.size(), 10u);
    EXPECT_EQ(left.back(), 123);
    EXPECT_LT(left.front(), 20);  // thinned, not cut off
    EXPECT_LT(std::filesystem::file_size(scratch / "charts.jsonl"), 40u * 150u);
    ChartHistory again(scratch / "charts.jsonl", 40);
    again.show(*run);
    EXPECT_EQ(ticks(again), left);
}

}  // namespace
}  // namespace cuesta::studio
