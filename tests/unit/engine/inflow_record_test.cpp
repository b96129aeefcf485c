// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/inflow_record.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

TEST(inflow_record, inlets_close_both_sides_of_a_corner) {
    const auto closed = closed_beside({{{0, 0}, 9, 0}}, {2}, 9, 9);
    EXPECT_EQ(closed, (std::vector<flow::BorderCell>{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {0, 2}}));
}

TEST(inflow_record, a_manifest_gives_inlets_back) {
    const Grid grid{25, 25, 10};
    EXPECT_TRUE(inflow_of_manifest(Json{{"recipe", "a"}}, grid).inlets.empty());
    Json manifest = Json::parse(
        R"({"refined_from": {"ratio": 4}, "inlets": [
            {"column": 0, "row": 8, "coarse_flow_m2": 4800.0, "flow_m2": 4800.0}]})");
    const flow::Inflow inflow = inflow_of_manifest(manifest, grid);
    ASSERT_EQ(inflow.inlets.size(), 1u);
    EXPECT_EQ(inflow.inlets[0], (flow::Inlet{{0, 8}, 48, 0}));
    EXPECT_EQ(inflow.closed.size(), 5u);
    manifest["refined_from"]["ratio"] = 0;
    EXPECT_THROW(inflow_of_manifest(manifest, grid), Error);
}

}  // namespace
}  // namespace cuesta
