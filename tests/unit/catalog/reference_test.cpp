// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/reference.h"

#include <gtest/gtest.h>

#include "support/toy_operators.h"

namespace cuesta {
namespace {

TEST(reference, has_a_page_for_every_operator_and_an_index) {
    const auto pages = reference_pages(toy::registry());
    EXPECT_EQ(pages.size(), toy::registry().rows().size() + 2);
    for (const OperatorRow& op : toy::registry().rows()) {
        ASSERT_TRUE(pages.contains(op.name + ".md"));
        EXPECT_NE(pages.at("index.md").find("| [" + op.name + "](" + op.name + ".md) |"),
                  std::string::npos);
    }
}

TEST(reference, a_page_holds_parameters_fields_and_a_recipe) {
    const std::string page = reference_pages(toy::registry()).at("slide.md");
    for (const char* part :
         {"# slide\n\nA process. Lets steep ground slide.\n",
          "| `rate` | number, 0 to 0.125, default 0.1 | Share moved in a step. |",
          "Reads `height` and writes `height`. Looks 1 cell around. Needs 2 temporary fields.",
          "```toml\n[[stage]]\nop = \"slide\"\n", "Inside `simulate` it takes `every`"})
        EXPECT_NE(page.find(part), std::string::npos) << part << "\nis not in\n" << page;
}

TEST(reference, the_index_lists_fields_and_materials) {
    const std::string index = reference_pages(toy::registry()).at("index.md");
    EXPECT_NE(index.find("| `height` | m | Height of the ground. |"), std::string::npos);
    EXPECT_NE(index.find("| `sand` | 1600 |"), std::string::npos);
    EXPECT_EQ(index.find("height.rest"), std::string::npos);
}

}  // namespace
}  // namespace cuesta
