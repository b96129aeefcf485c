// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/domain.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

Domain domain_of(int across, int down) {
    Grid grid;
    grid.columns = 7, grid.rows = 5;
    return Domain(grid, across, down, 1, std::make_shared<const MaterialTable>());
}

TEST(Domain, tiles_written_on_one_layout_are_read_on_another) {
    Domain one = domain_of(1, 1), many = domain_of(3, 2);
    std::vector<float> tile(12);
    for (std::size_t i = 0; i < tile.size(); ++i) tile[i] = static_cast<float>(i + 1);
    const Block area{2, 1, 4, 3};  // crosses block borders of the second layout
    one.write_tile("height", area, tile.data());
    many.write_tile("height", area, tile.data());
    EXPECT_EQ(one.collect("height").samples, many.collect("height").samples);
    std::vector<float> back(12);
    many.read_tile("height", area, back.data());
    EXPECT_EQ(tile, back);
    EXPECT_EQ(many.collect("height").at(2, 1), 1);
    EXPECT_EQ(many.collect("height").at(0, 0), 0);
}

TEST(Domain, ground_is_the_exact_sum_whatever_the_blocks) {
    Domain one = domain_of(1, 1), many = domain_of(2, 5);
    std::vector<float> map(35);
    for (std::size_t i = 0; i < map.size(); ++i)
        map[i] = 1000.0f + 0.1f * static_cast<float>(i * i);
    const Block all{0, 0, 7, 5};
    one.write_tile("height", all, map.data());
    one.ground_changed();
    many.write_tile("height", all, map.data());
    many.ground_changed();
    EXPECT_EQ(one.ground().at(0).value(), many.ground().at(0).value());
    double sum = 0;
    for (const float v : map) sum += v;
    EXPECT_NEAR(one.ground().at(0).value(), sum, 1e-9);
}

TEST(Domain, ground_is_kept_until_it_is_said_to_have_changed) {
    Domain domain = domain_of(2, 2);
    EXPECT_EQ(domain.ground().at(0).value(), 0);
    const std::vector<float> quarter(35, 0.25f);
    domain.write_tile("height", {0, 0, 7, 5}, quarter.data());
    EXPECT_EQ(domain.ground().at(0).value(), 0);
    domain.ground_changed();
    EXPECT_EQ(domain.ground().at(0).value(), 35 * 0.25);
}

TEST(Domain, each_runs_every_block_once_and_adds_reports) {
    Domain many = domain_of(3, 2);
    const StepReport report = many.for_each_block([](BlockState& state, Communicator& comm) {
        state.report.count("blocks", 1);
        state.report.count("cells", state.terrain.block().columns * state.terrain.block().rows);
        EXPECT_EQ(comm.size(), 6);
    });
    EXPECT_EQ(report.counts.at("blocks"), 6);
    EXPECT_EQ(report.counts.at("cells"), 35);
}

TEST(Domain, narrow_maps_get_fewer_blocks) {
    Grid grid;
    grid.columns = 1, grid.rows = 3;
    const Domain domain(grid, 4, 2, 1, std::make_shared<const MaterialTable>());
    EXPECT_EQ(domain.blocks(), 2);
}

}  // namespace
}  // namespace cuesta
