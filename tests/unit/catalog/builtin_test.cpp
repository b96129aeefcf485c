// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/builtin.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cuesta/base/unit.h"
#include "cuesta/operator/stage_keys.h"

namespace cuesta {
namespace {

TEST(builtin, holds_the_operators_of_the_contract_that_exist) {
    for (const char* name : {"flat", "simulate"})
        EXPECT_NE(builtin_registry().find(name), nullptr) << name;
}

TEST(builtin, every_operator_is_told_in_sentences_and_known_units) {
    for (const OperatorRow& op : builtin_registry().rows()) {
        EXPECT_TRUE(op.summary.ends_with('.')) << op.name;
        std::set<std::string> seen;
        for (const ParamRow& param : op.params) {
            EXPECT_TRUE(seen.insert(param.name).second) << op.name << "." << param.name;
            EXPECT_TRUE(parse_unit(param.unit)) << op.name << "." << param.name;
        }
    }
}

// A parameter with the name of a stage key could not be told from it.
TEST(builtin, no_parameter_hides_a_stage_key) {
    for (const OperatorRow& op : builtin_registry().rows())
        for (const Place place : {Place::stage, Place::process, Place::event})
            for (const StageKey& key : stage_keys(op.kind, place))
                EXPECT_EQ(op.find_param(key.name), nullptr) << op.name << "." << key.name;
}

std::set<std::string> those_who(bool (*say)(const OperatorRow&)) {
    std::set<std::string> names;
    for (const OperatorRow& op : builtin_registry().rows())
        if (say(op)) names.insert(op.name);
    return names;
}

// Facts that plans, outputs and the page ask for in place of names. A new operator declares its own
// and is added here.
TEST(builtin, operators_declare_what_others_must_know_of_them) {
    using Names = std::set<std::string>;
    EXPECT_EQ(those_who([](const OperatorRow& op) { return op.routes_water; }),
              (Names{"fill_lakes", "river_flow", "rivers", "stream_power", "vegetation"}));
    EXPECT_EQ(those_who([](const OperatorRow& op) { return op.erodes; }),
              (Names{"droplets", "hydraulic_erosion", "musgrave_erosion", "rivers", "stream_power",
                     "thermal"}));
    EXPECT_EQ(those_who([](const OperatorRow& op) { return op.keeps_state == "plates"; }),
              Names{"plates"});
    EXPECT_EQ(those_who([](const OperatorRow& op) {
                  return op.region_problem && !op.region_problem({}).empty();
              }),
              (Names{"isostasy", "plates", "resample", "rivers"}));
    EXPECT_EQ(those_who([](const OperatorRow& op) { return bool(op.carries_load); }),
              Names{"stream_power"});
    const OperatorRow& power = *builtin_registry().find("stream_power");
    EXPECT_FALSE(power.carries_load({}));
    EXPECT_TRUE(power.carries_load({{"deposition", 1.0}}));
    // What the state of the water means.
    EXPECT_EQ(those_who([](const OperatorRow& op) {
                  return std::any_of(op.params.begin(), op.params.end(),
                                     [](const ParamRow& one) { return one.of_state; });
              }),
              (Names{"hydraulic_erosion", "water_flow"}));
}

}  // namespace
}  // namespace cuesta
