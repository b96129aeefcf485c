// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_walls.h"

#include <gtest/gtest.h>

#include "cuesta/generate/flat.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/droplet/droplets.h"
#include "support/check_text.h"

namespace cuesta::test {
namespace {

// An operator that nobody has heard of: it says itself what it cannot do.
struct Gully {
    bool deep = false;
    static constexpr std::string_view name = "gully";
    static constexpr std::string_view summary = "A toy.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr bool routes_water = true;
    static constexpr auto params() {
        return std::tuple{toggle(&Gully::deep, {.name = "deep", .doc = "Deep."})};
    }
    static FieldUse fields() { return {}; }
    std::int64_t most_cells(const Grid& grid) const { return deep && grid.wraps_x() ? 1000 : 0; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

CheckResult with_gully(const std::string& grid, const std::string& more = {}) {
    static const Registry list = [] {
        Registry made;
        made.add<Gully>();
        return made;
    }();
    return check_text(grid + "[[stage]]\nop = \"gully\"\nlabel = \"g\"\n" + more, {}, list);
}

TEST(CheckWalls, an_operator_tells_how_many_cells_it_can_number) {
    const std::string wraps = "grid.size = 32\ngrid.edges = \"wrap\"\n";
    const CheckResult wall = with_gully(wraps, "deep = true\n");
    ASSERT_EQ(wall.problems.size(), 1u);
    EXPECT_NE(wall.problems[0].sentence.find("stage 'g': gully can number fewer than 1000"),
              std::string::npos)
        << wall.problems[0].sentence;
    EXPECT_TRUE(with_gully(wraps).plan);
    EXPECT_TRUE(with_gully("grid.size = 32\n", "deep = true\n").plan);
    EXPECT_TRUE(with_gully("grid.size = 31\ngrid.edges = \"wrap\"\n", "deep = true\n").plan);
}

TEST(CheckWalls, an_operator_that_routes_water_is_named) {
    const CheckResult result = with_gully("grid.size = 65536\n");
    ASSERT_TRUE(result.plan);
    EXPECT_NE(block_wall(*result.plan, 1, 1).find("stage 'g': gully"), std::string::npos);
    EXPECT_EQ(block_wall(*result.plan, 2, 2), "");
}

std::string problem_of(int side, const std::string& field) {
    const CheckResult result = check_text("grid.size = " + std::to_string(side) +
                                          "\n[[stage]]\nop = \"hills\"\n[[output]]\nfield = \"" +
                                          field + "\"\nfile = \"b.npy\"\n");
    return result.plan ? "" : result.problems.front().text();
}

TEST(CheckWalls, fields_that_cannot_be_numbered_are_refused_before_the_work) {
    EXPECT_EQ(problem_of(32768, "basin"), "");
    EXPECT_EQ(problem_of(65536, "flow"), "");  // in blocks
    EXPECT_EQ(problem_of(65535, "wetness_index"), "");
    EXPECT_NE(problem_of(65536, "wetness_index").find("'wetness_index'"), std::string::npos);
    EXPECT_EQ(problem_of(131072, "height"), "");
}

TEST(CheckWalls, water_is_routed_in_blocks_that_can_be_numbered) {
    const auto wall = [](int side, const std::string& field, int across, int down) {
        const CheckResult result =
            check_text("grid.size = " + std::to_string(side) +
                       "\n[[stage]]\nop = \"hills\"\n[[output]]\nfield = \"" + field +
                       "\"\nfile = \"b.npy\"\n");
        return block_wall(*result.plan, across, down);
    };
    EXPECT_EQ(wall(32768, "stream_order", 1, 1), "");
    EXPECT_NE(wall(65536, "flow", 1, 1).find("'flow'"), std::string::npos);
    EXPECT_NE(wall(65536, "flow", 1, 1).find("65536 x 65536"), std::string::npos);
    EXPECT_EQ(wall(65536, "flow", 2, 2), "");
    EXPECT_NE(wall(131072, "basin", 2, 2).find("'basin'"), std::string::npos);
    EXPECT_EQ(wall(131072, "basin", 4, 4), "");
    EXPECT_EQ(wall(65536, "height", 1, 1), "");
}

TEST(CheckWalls, ranks_need_blocks_as_wide_as_their_halo) {
    const Plan plan = plan_of("grid.size = [40, 30]\n[[stage]]\nop = \"hills\"\n");
    EXPECT_EQ(rank_wall(plan, 40 / plan.halo, 1), "");
    EXPECT_NE(rank_wall(plan, 41, 1).find("40 x 30"), std::string::npos);
    EXPECT_NE(rank_wall(plan, 1, 31).find("1 x 31"), std::string::npos);
}

TEST(CheckWalls, droplets_around_a_map_in_one_block_are_addressed) {
    Registry list;
    list.add<Flat>(), list.add<Droplets>();
    const auto wall = [&](int side, const std::string& edges, int across, int down) {
        const CheckResult result =
            check_text("grid.size = " + std::to_string(side) + "\ngrid.edges = \"" + edges +
                           "\"\n[[stage]]\nop = \"flat\"\n[[stage]]\nop = \"droplets\"\n",
                       {}, list);
        return result.plan ? block_wall(*result.plan, across, down) : "no plan";
    };
    EXPECT_EQ(wall(32768, "wrap", 1, 1), "");
    EXPECT_NE(wall(65536, "wrap", 1, 1).find("65536 x 65536 in one block"), std::string::npos);
    EXPECT_NE(wall(65536, "wrap_y", 1, 1).find("droplets can number"), std::string::npos);
    EXPECT_EQ(wall(65536, "wrap", 2, 1), "");
    EXPECT_EQ(wall(65536, "wrap_x", 1, 1), "");
}

}  // namespace
}  // namespace cuesta::test
