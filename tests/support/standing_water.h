// SPDX-License-Identifier: Apache-2.0
// A map of ground and standing water for tests, given to blocks as they see it.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "cuesta/grid/block_team.h"
#include "cuesta/process/river/water_bodies.h"

namespace cuesta::test {

struct WaterMap {
    Grid grid;
    std::vector<std::int32_t> ground, level;

    // A level floor under water up to 0.
    explicit WaterMap(const Grid& of, std::int32_t floor = -100)
        : grid(of),
          ground(static_cast<std::size_t>(of.cells()), floor),
          level(static_cast<std::size_t>(of.cells()), 0) {}

    // Calls body(frame, columns, communicator) on every block at once; the ring of `columns` is
    // filled, and what the body leaves in them is the ground from then on.
    using Body =
        std::function<void(const flow::Frame&, flow::Plane<river::WaterColumn>&, Communicator&)>;
    void on_blocks(int across, int down, const Body& body) {
        const Decomposition cut(grid, across, down);
        BlockTeam(cut).run([&](int rank, Communicator& comm) {
            const flow::Frame frame(grid, cut.block(rank));
            flow::Plane<river::WaterColumn> columns;
            columns.resize(frame);
            const auto each_cell = [&](auto&& visit) {
                for (std::int64_t y = 0; y < frame.rows(); ++y)
                    for (std::int64_t x = 0; x < frame.columns(); ++x)
                        visit(columns[frame.cell(x, y)], static_cast<std::size_t>(frame.id(x, y)));
            };
            each_cell([&](river::WaterColumn& one, std::size_t i) { one = {ground[i], level[i]}; });
            flow::exchange_ring(columns, frame, comm, river::WaterColumn{});
            body(frame, columns, comm);
            each_cell(
                [&](const river::WaterColumn& one, std::size_t i) { ground[i] = one.ground; });
        });
    }
};

}  // namespace cuesta::test
