// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/expressions.h"

#include <gtest/gtest.h>

#include "cuesta/catalog/builtin.h"
#include "cuesta/rule/function.h"

namespace cuesta {
namespace {

TEST(Expressions, the_page_has_every_function_and_name) {
    const std::string page = expressions_page();
    for (const rule::Function& one : rule::functions())
        EXPECT_NE(page.find("| `" + std::string(one.name) + "("), std::string::npos) << one.name;
    for (const rule::Always& one : rule::always_there())
        EXPECT_NE(page.find("| `" + std::string(one.name) + "` |"), std::string::npos) << one.name;
}

TEST(Expressions, only_what_a_recipe_completes_has_declared_keys) {
    const Registry registry = builtin_registry();
    EXPECT_EQ(declared_key_docs(*registry.find("rule")).size(), 8u);
    EXPECT_TRUE(declared_key_docs(*registry.find("formula")).empty());
    EXPECT_TRUE(declared_key_docs(*registry.find("thermal")).empty());
}

}  // namespace
}  // namespace cuesta
