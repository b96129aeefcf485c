// SPDX-License-Identifier: Apache-2.0
// What must not compile is tried in tests/tree/bad_declarations.sh.
#include "cuesta/operator/param.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cuesta {
namespace {

enum class Model { talus, creep };
constexpr auto choice_words(Model) {
    return std::array<std::string_view, 2>{"talus", "creep"};
}

struct Toy {
    double rate = 0.125;  // the upper end of its range
    int count = 1;        // the lower end
    Model model = Model::creep;

    static constexpr auto params() {
        return std::tuple{
            param(&Toy::rate, {.name = "rate",
                               .unit = "1/yr",
                               .doc = "Share per year.",
                               .min = 0,
                               .max = 0.125,
                               .scale = Scale::log}),
            param(&Toy::count,
                  {.name = "count", .unit = "1", .doc = "How many.", .min = 1, .max = 9}),
            choice(&Toy::model, {.name = "model", .doc = "Which rule."}),
        };
    }
};

TEST(Param, a_declaration_is_known_while_compiling) {
    constexpr auto rate = std::get<0>(Toy::params());
    static_assert(rate.info.name == "rate");
    static_assert(rate.info.unit == "1/yr");
    static_assert(rate.info.min == 0 && rate.info.max == 0.125);
    static_assert(rate.info.scale == Scale::log);
    static_assert(std::get<1>(Toy::params()).info.scale == Scale::linear);
    static_assert(!rate.required);
}

TEST(Param, the_default_is_read_from_the_member) {
    static_assert(std::get<0>(Toy::params()).default_value == 0.125);
    static_assert(std::get<1>(Toy::params()).default_value == 1);
    static_assert(std::get<2>(Toy::params()).default_value == Model::creep);
    Toy toy;
    toy.*std::get<0>(Toy::params()).member = 0.1;
    EXPECT_EQ(toy.rate, 0.1);
}

TEST(Param, a_choice_spans_its_words) {
    constexpr auto model = std::get<2>(Toy::params());
    static_assert(model.info.min == 0 && model.info.max == 1);
    static_assert(model.info.unit == "1");
}

TEST(Param, parameters_are_visited_in_the_order_of_the_declaration) {
    std::vector<std::string> names;
    for_each_param<Toy>([&](const auto& p) { names.emplace_back(p.info.name); });
    EXPECT_EQ(names, (std::vector<std::string>{"rate", "count", "model"}));
}

TEST(FixedText, it_holds_up_to_its_length) {
    constexpr Name empty;
    static_assert(empty.empty() && empty.view().empty());
    constexpr Name height("height");
    static_assert(height.view() == "height" && !height.empty());
    const std::string longest(31, 'x');
    EXPECT_EQ(Name(std::string_view(longest)).view(), longest);
    EXPECT_ANY_THROW(Name(std::string_view(longest + "x")));
}

TEST(FieldOr, it_is_a_number_or_a_name) {
    constexpr FieldOr number = 2.5;
    static_assert(!number.is_field() && number.number == 2.5);
    constexpr FieldOr field = "talus";
    static_assert(field.is_field() && field.field.view() == "talus");
    constexpr FieldOr zero;
    static_assert(!zero.is_field() && zero.number == 0);
}

TEST(Numbers, they_count_what_was_given) {
    constexpr Numbers<4> two{1, 2.5};
    static_assert(two.count == 2 && two.capacity == 4);
    EXPECT_EQ(std::vector<double>(two.begin(), two.end()), (std::vector<double>{1, 2.5}));
    constexpr Numbers<4> none;
    static_assert(none.begin() == none.end());
    constexpr Numbers<1> one{7};
    static_assert(*one.begin() == 7);
}

}  // namespace
}  // namespace cuesta
