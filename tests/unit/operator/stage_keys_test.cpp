// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/stage_keys.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace cuesta {
namespace {

std::vector<std::string> names(OperatorKind kind, Place place) {
    std::vector<std::string> list;
    for (const StageKey& key : stage_keys(kind, place)) list.emplace_back(key.name);
    std::sort(list.begin(), list.end());
    return list;
}

using Names = std::vector<std::string>;

TEST(stage_keys, depend_on_kind_and_place) {
    EXPECT_EQ(names(OperatorKind::generator, Place::stage),
              (Names{"blend", "enabled", "into", "label", "mask", "material", "op", "seed"}));
    EXPECT_EQ(
        names(OperatorKind::filter, Place::stage),
        (Names{"blend", "enabled", "from", "into", "label", "mask", "material", "op", "seed"}));
    EXPECT_EQ(names(OperatorKind::process, Place::stage),
              (Names{"enabled", "label", "mask", "op", "seed", "steps"}));
    EXPECT_EQ(names(OperatorKind::process, Place::process),
              (Names{"enabled", "every", "label", "mask", "op", "seed"}));
    EXPECT_EQ(names(OperatorKind::process, Place::event),
              (Names{"at", "label", "mask", "op", "seed"}));
    EXPECT_EQ(names(OperatorKind::container, Place::stage),
              (Names{"enabled", "event", "label", "mask", "op", "process", "seed"}));
}

TEST(stage_keys, each_has_a_sentence) {
    for (const OperatorKind kind : {OperatorKind::generator, OperatorKind::filter,
                                    OperatorKind::process, OperatorKind::container})
        for (const Place place : {Place::stage, Place::process, Place::event})
            for (const StageKey& key : stage_keys(kind, place))
                EXPECT_TRUE(key.doc.ends_with('.')) << key.name;
}

}  // namespace
}  // namespace cuesta
