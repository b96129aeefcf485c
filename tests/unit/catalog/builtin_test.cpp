// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/builtin.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace cuesta
