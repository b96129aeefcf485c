// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/history.h"

#include <gtest/gtest.h>

#include <fstream>

#include "support/scratch_directory.h"

namespace cuesta::studio {
namespace {

TEST(history, editions_come_back_after_a_restart) {
    const ScratchDirectory scratch;
    const auto file = scratch / "history.jsonl";
    {
        History history(file);
        EXPECT_EQ(history.newest(), 0);
        EXPECT_EQ(history.add(0, "began", "a\n\"b\""), 1);
        EXPECT_EQ(history.add(1, "moved a slider", "c"), 2);
    }
    const History again(file);
    EXPECT_EQ(again.newest(), 2);
    EXPECT_EQ(again.find(1)->text, "a\n\"b\"");
    EXPECT_EQ(again.find(2)->after, 1);
    EXPECT_EQ(again.find(2)->what, "moved a slider");
    EXPECT_EQ(again.find(3), nullptr);
}

TEST(history, a_torn_last_line_is_ignored_and_does_not_swallow_the_next) {
    const ScratchDirectory scratch;
    const auto file = scratch / "history.jsonl";
    {
        History history(file);
        history.add(0, "began", "whole");
        history.add(1, "killed here", "torn");
    }
    const auto size = std::filesystem::file_size(file);
    for (const std::uintmax_t cut : {1u, 5u, 30u}) {
        std::filesystem::copy_file(file, scratch / "torn.jsonl",
                                   std::filesystem::copy_options::overwrite_existing);
        std::filesystem::resize_file(scratch / "torn.jsonl", size - cut);
        {
            History torn(scratch / "torn.jsonl");
            EXPECT_EQ(torn.newest(), 1) << cut;
            EXPECT_EQ(torn.add(1, "went on", "next"), 2);
        }
        const History again(scratch / "torn.jsonl");
        EXPECT_EQ(again.find(1)->text, "whole");
        EXPECT_EQ(again.find(2)->text, "next");
    }
}

TEST(history, lines_that_are_no_editions_are_passed_over) {
    const ScratchDirectory scratch;
    std::ofstream(scratch / "history.jsonl")
        << "nonsense\n{}\n[1]\n{\"n\":\"x\",\"text\":1}\n{\"n\":4,\"text\":\"good\"}\n";
    const History history(scratch / "history.jsonl");
    EXPECT_EQ(history.newest(), 4);
    EXPECT_EQ(history.find(4)->text, "good");
}

TEST(history, a_moving_slider_makes_one_edition) {
    const ScratchDirectory scratch;
    {
        History history(scratch / "h.jsonl");
        history.add(0, "began", "0");
        history.add(1, "slid", "1");
        for (int i = 2; i < 10; ++i) history.amend("slid", std::to_string(i));
        EXPECT_EQ(history.newest(), 2);
    }
    const History again(scratch / "h.jsonl");
    EXPECT_EQ(again.newest(), 2);
    EXPECT_EQ(again.find(2)->text, "9");
    EXPECT_EQ(again.find(2)->after, 1);
}

TEST(history, the_way_back_leads_over_the_parents) {
    const ScratchDirectory scratch;
    History history(scratch / "h.jsonl");
    history.add(0, "a", "a");
    history.add(1, "b", "b");
    history.add(1, "c", "c");  // after an undo of b
    history.add(3, "d", "d");
    std::string way;
    for (const Edition* edition : history.way_back(4, 10)) way += edition->text;
    EXPECT_EQ(way, "dca");
    EXPECT_EQ(history.way_back(4, 2).size(), 2u);
    EXPECT_TRUE(history.way_back(99, 10).empty());
}

}  // namespace
}  // namespace cuesta::studio
