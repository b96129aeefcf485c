// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/registry.h"

#include <gtest/gtest.h>

#include "cuesta/base/check.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

OperatorRow named(const char* name) {
    OperatorRow row;
    row.name = name;
    return row;
}

struct Toy {
    static constexpr std::string_view name = "middle";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() { return std::tuple{}; }
    static FieldUse fields() { return {}; }
    StepReport generate(Field&, const StepContext&) const { return {}; }
};

TEST(Registry, rows_are_sorted_whatever_the_order_of_adding) {
    Registry registry;
    registry.add(named("warp"));
    registry.add(named("flat"));
    registry.add<Toy>();
    EXPECT_EQ(registry.names(), (std::vector<std::string>{"flat", "middle", "warp"}));
    EXPECT_EQ(registry.rows().size(), 3u);
}

TEST(Registry, operators_are_found_by_name_alone) {
    Registry registry;
    registry.add<Toy>();
    ASSERT_NE(registry.find("middle"), nullptr);
    EXPECT_EQ(registry.find("middle")->summary, "A toy.");
    EXPECT_EQ(registry.find("midd"), nullptr);
    EXPECT_EQ(registry.find(""), nullptr);
    EXPECT_EQ(Registry().find("middle"), nullptr);
}

TEST(Registry, a_second_operator_of_one_name_is_our_mistake) {
    Registry registry;
    registry.add(named("flat"));
    EXPECT_THROW(registry.add(named("flat")), BrokenInvariant);
    EXPECT_EQ(registry.rows().size(), 1u);
}

}  // namespace
}  // namespace cuesta
