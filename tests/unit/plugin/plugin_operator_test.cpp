// SPDX-License-Identifier: Apache-2.0
#include "cuesta/plugin/plugin_operator.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>

namespace cuesta {
namespace {

int nothing(const cuesta_rows*) {
    return 0;
}

// A sound plugin that tests spoil in one place.
struct Toy {
    cuesta_param param{"depth", "m", "How deep.", 5, 1, 9, CUESTA_NUMBER, 1};
    const char* height[1] = {"height"};
    cuesta_operator op{"dig", "Digs.", CUESTA_PROCESS, 2,      &param,  1, 1,
                       1,     0,       height,         height, nothing, 0, 0};
    cuesta_plugin plugin{CUESTA_PLUGIN_ABI,
                         sizeof(cuesta_plugin),
                         "toy",
                         "2.1",
                         "Toys.",
                         &op,
                         1,
                         sizeof(cuesta_operator),
                         nullptr};
};

TEST(PluginOperator, a_sound_plugin_becomes_rows) {
    Toy toy;
    EXPECT_EQ(problem_of(toy.plugin), "");
    const std::vector<OperatorRow> rows = operators_of(toy.plugin);
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].name, "dig");
    EXPECT_EQ(rows[0].origin, "toy");
    EXPECT_EQ(rows[0].kind, OperatorKind::process);
    EXPECT_EQ(rows[0].fields.halo, 2);
    EXPECT_EQ(rows[0].fields.writes, std::vector<std::string>{"height"});
    ASSERT_EQ(rows[0].params.size(), 1u);
    EXPECT_EQ(rows[0].params[0].unit, "m");
    EXPECT_EQ(rows[0].params[0].scale, Scale::log);
    EXPECT_EQ(std::get<double>(rows[0].params[0].default_value), 5);
    EXPECT_NE(rows[0].make({}, {}), nullptr);
}

// What was not there when a plugin was built counts as 0, what this program does not know is
// skipped.
TEST(PluginOperator, tables_of_other_lengths_are_read) {
    Toy toy;
    toy.op.flags = 0xffff;
    toy.plugin.operator_size = offsetof(cuesta_operator, flags);
    EXPECT_EQ(problem_of(toy.plugin), "");
    EXPECT_EQ(operators_of(toy.plugin)[0].name, "dig");
    struct Longer {
        cuesta_operator op;
        double more;
    } longer[2] = {{toy.op, 1}, {toy.op, 2}};
    longer[0].op.flags = longer[1].op.flags = 0;
    longer[1].op.name = "fill";
    toy.plugin.operators = &longer[0].op;
    toy.plugin.operator_count = 2;
    toy.plugin.operator_size = sizeof(Longer);
    EXPECT_EQ(problem_of(toy.plugin), "");
    EXPECT_EQ(operators_of(toy.plugin)[1].name, "fill");
}

TEST(PluginOperator, every_kind_of_parameter_is_known) {
    Toy toy;
    toy.param.kind = CUESTA_INTEGER;
    EXPECT_EQ(std::get<std::int64_t>(operators_of(toy.plugin)[0].params[0].default_value), 5);
    toy.param.kind = CUESTA_NUMBER_OR_FIELD;
    EXPECT_EQ(std::get<FieldOrNumber>(operators_of(toy.plugin)[0].params[0].default_value).number,
              5);
    toy.param = {"on", "", "Whether.", 1, 0, 1, CUESTA_TOGGLE, 0};
    EXPECT_EQ(problem_of(toy.plugin), "");
    EXPECT_TRUE(std::get<bool>(operators_of(toy.plugin)[0].params[0].default_value));
}

TEST(PluginOperator, what_a_plugin_says_wrongly_gets_a_sentence) {
    const auto with = [](const auto& spoil) {
        Toy toy;
        spoil(toy);
        return problem_of(toy.plugin);
    };
    const auto has = [](const std::string& text, std::string_view words) {
        return text.find(words) != std::string::npos;
    };
    static const char* water[] = {"water"};
    EXPECT_TRUE(has(with([](Toy& t) { t.plugin.abi = 7; }), "version 7 of the interface"));
    EXPECT_TRUE(has(with([](Toy& t) { t.plugin.size = 8; }), "bytes"));
    EXPECT_TRUE(has(with([](Toy& t) { t.plugin.operator_size = 8; }), "bytes"));
    EXPECT_TRUE(has(with([](Toy& t) { t.plugin.name = "Big Name"; }), "'Big Name'"));
    EXPECT_TRUE(has(with([](Toy& t) { t.plugin.name = nullptr; }), "''"));
    EXPECT_TRUE(has(with([](Toy& t) { t.plugin.operator_count = 0; }), "no operators"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.name = "Dig"; }), "'Dig'"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.summary = ""; }), "no summary"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.kind = 9; }), "unknown 9"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.rows = nullptr; }), "no function rows"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.halo = 40; }), "halo of 40"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.params = nullptr; }), "missing"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.param_count = 4000; }), "4000 parameters"));
    static const char* cave[] = {"cave_water"};
    EXPECT_TRUE(has(with([](Toy& t) { t.op.writes = water; }),
                    "account of water, without CUESTA_WRITES_WATER"));
    EXPECT_EQ(with([](Toy& t) { t.op.writes = water, t.op.flags = CUESTA_WRITES_WATER; }), "");
    EXPECT_TRUE(has(with([](Toy& t) { t.op.writes = cave, t.op.flags = CUESTA_WRITES_WATER; }),
                    "writes cave_water"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.flags = 6; }), "a newer Cuesta is needed"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.write_count = 0; }), "writes no field"));
    EXPECT_TRUE(has(with([](Toy& t) { t.op.kind = CUESTA_FILTER; }), "only a process"));
    EXPECT_TRUE(has(with([](Toy& t) { t.param.name = ""; }), "parameter"));
    EXPECT_TRUE(has(with([](Toy& t) { t.param.sentence = nullptr; }), "depth has no sentence"));
    EXPECT_TRUE(has(with([](Toy& t) { t.param.kind = 77; }), "unknown kind 77"));
    EXPECT_TRUE(has(with([](Toy& t) { t.param.min = 20; }), "from 20 to 9"));
    EXPECT_TRUE(has(with([](Toy& t) { t.param.default_value = 10; }), "outside 1 to 9"));
    EXPECT_TRUE(has(with([](Toy& t) { t.param.max = std::numeric_limits<double>::quiet_NaN(); }),
                    "from 1 to"));
}

}  // namespace
}  // namespace cuesta
