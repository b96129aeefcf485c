// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/message_text.h"

#include <gtest/gtest.h>

#include "apps/studio/message.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "support/source_dir.h"

namespace cuesta::studio {
namespace {

const std::filesystem::path root = test::source_dir();

// As docs/reference: a message that changed and was not written down fails here.
TEST(MessageText, the_committed_types_of_the_page_are_those_of_the_rows) {
    EXPECT_EQ(messages_typescript(), read_file(root / "web/src/api/messages.ts", 1 << 20))
        << "run: ./cuesta studio --messages .";
}

TEST(MessageText, the_committed_table_is_that_of_the_rows) {
    const std::string page = read_file(root / "docs/design/studio.md", 1 << 20);
    EXPECT_EQ(with_messages(page), page) << "run: ./cuesta studio --messages .";
}

TEST(MessageText, every_message_and_argument_is_in_both) {
    const std::string types = messages_typescript(), table = messages_markdown();
    for (const MessageRow& row : all_messages()) {
        EXPECT_NE(types.find("    " + row.name + ": {\n"), std::string::npos) << row.name;
        EXPECT_NE(table.find("| " + row.name + " |"), std::string::npos) << row.name;
        for (const ArgumentRow& argument : row.arguments)
            EXPECT_NE(table.find("`" + argument.name + "`"), std::string::npos) << argument.name;
    }
    EXPECT_NE(types.find("takes: { tick: number };"), std::string::npos);
    EXPECT_NE(types.find("takes: { n?: number };"), std::string::npos);
    EXPECT_NE(types.find("slot: \"a\" | \"b\""), std::string::npos);
}

TEST(MessageText, a_page_without_marks_is_left_alone) {
    EXPECT_THROW(with_messages("# The studio\n"), Error);
}

}  // namespace
}  // namespace cuesta::studio
