// SPDX-License-Identifier: Apache-2.0
// Small maps for tests of drainage, a plain flood to compare with, and the map cut into blocks.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <random>
#include <vector>

#include "cuesta/flow/drainage.h"
#include "cuesta/grid/block_team.h"

namespace cuesta::test {

struct FlowMap {
    Grid grid;
    std::vector<std::int32_t> z;
    std::optional<std::int32_t> sea = {};
    std::vector<std::uint8_t> gaps = {};  // empty, or one per cell
    bool runs_along_borders = false;

    std::size_t at(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>(y * grid.columns + x);
    }
    bool is_gap(std::size_t i) const { return !gaps.empty() && gaps[i] != 0; }
};

inline FlowMap flow_map(std::int64_t columns, std::int64_t rows, std::vector<std::int32_t> z,
                        Edges edges = Edges::open) {
    FlowMap map;
    map.grid.columns = columns, map.grid.rows = rows, map.grid.edges = edges;
    map.z = std::move(z);
    return map;
}

enum class Ground { rough, stepped, dead_flat, hilly };

inline FlowMap random_map(std::int64_t columns, std::int64_t rows, Ground ground,
                          Edges edges = Edges::open, unsigned seed = 1) {
    std::mt19937 random(seed);
    FlowMap map = flow_map(columns, rows, {}, edges);
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const auto r = static_cast<std::int32_t>(random() % 1000000u);
            const std::int32_t waves =
                static_cast<std::int32_t>((x * 37 % 101 + y * 53 % 89 + (x * y) % 41) * 1000);
            map.z.push_back(ground == Ground::rough     ? r
                            : ground == Ground::stepped ? r % 5
                            : ground == Ground::hilly   ? waves + r / 20
                                                        : 7);
        }
    return map;
}

// Calls body(surface, block, communicator, land) on every block at once.
inline void each_block(
    const FlowMap& map, int across, int down,
    const std::function<void(IntField&, const Block&, Communicator&, const flow::Land&)>& body) {
    const Decomposition cut(map.grid, across, down);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        IntField surface({block.columns, block.rows, 1});
        ByteField gaps({block.columns, block.rows, 1});
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                const std::size_t i = map.at(x + block.x0, y + block.y0);
                surface.at(x, y) = map.z[i];
                gaps.at(x, y) = map.is_gap(i) ? 1 : 0;
            }
        comm.exchange(gaps, Outside::zero);
        body(surface, block, comm,
             {map.sea, map.gaps.empty() ? nullptr : &gaps, map.runs_along_borders});
    });
}

// Calls body(drainage, communicator) on every block at once, the map routed. It has depressions.
inline void each_drained_block(const FlowMap& map, int across, int down,
                               const std::function<void(flow::Drainage&, Communicator&)>& body) {
    each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const flow::Land& land) {
            flow::Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            ASSERT_TRUE(drainage.has_depressions());
            body(drainage, comm);
        });
}

// out[cell of the whole map] = value(cell of the block, x, y), for all cells of a block.
template <class T, class Value>
void collect_block(const FlowMap& map, const flow::Frame& frame, std::vector<T>& out,
                   Value&& value) {
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            out[map.at(x + frame.block().x0, y + frame.block().y0)] = value(frame.cell(x, y), x, y);
}

struct Routed {
    std::vector<std::int32_t> level;
    std::vector<flow::Direction> direction;
    std::vector<std::uint32_t> cells;
    std::int64_t pits = 0;
    bool has_outlet = false;
};

inline Routed route(const FlowMap& map, int across = 1, int down = 1) {
    Routed out;
    out.level.resize(map.z.size()), out.direction.resize(map.z.size());
    out.cells.resize(map.z.size());
    each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const flow::Land& land) {
            flow::Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            drainage.accumulate(comm);
            const flow::Frame& frame = drainage.frame();
            collect_block(map, frame, out.level, [&](flow::Cell cell, auto x, auto y) {
                return drainage.level(cell, surface.at(x, y));
            });
            collect_block(map, frame, out.direction,
                          [&](flow::Cell cell, auto, auto) { return drainage.direction(cell); });
            collect_block(map, frame, out.cells, [&](flow::Cell cell, auto, auto) {
                return static_cast<std::uint32_t>(drainage.cells_above(cell));
            });
            if (comm.rank() == 0)
                out.pits = drainage.pits(), out.has_outlet = drainage.has_outlet();
        });
    return out;
}

// The neighbour of a cell of the whole map, or nullopt beyond the border.
inline std::optional<std::size_t> neighbour(const FlowMap& map, std::size_t i, flow::Direction d) {
    const auto x = static_cast<std::int64_t>(i) % map.grid.columns + flow::step_x[d];
    const auto y = static_cast<std::int64_t>(i) / map.grid.columns + flow::step_y[d];
    const auto on_x = behind(x, map.grid.columns, map.grid.wraps_x());
    const auto on_y = behind(y, map.grid.rows, map.grid.wraps_y());
    if (!on_x || !on_y) return std::nullopt;
    return map.at(*on_x, *on_y);
}

inline bool is_outlet(const FlowMap& map, std::size_t i) {
    if (map.is_gap(i)) return false;
    if (map.sea && map.z[i] <= *map.sea) return true;
    const auto x = static_cast<std::int64_t>(i) % map.grid.columns;
    const auto y = static_cast<std::int64_t>(i) / map.grid.columns;
    const Edges& edges = map.grid.edges;
    const bool border = (x == 0 && edges.west == Edge::open) ||
                        (x + 1 == map.grid.columns && edges.east == Edge::open) ||
                        (y == 0 && edges.north == Edge::open) ||
                        (y + 1 == map.grid.rows && edges.south == Edge::open);
    bool lowest = true;
    for (flow::Direction d = 0; d < 8; ++d) {
        const auto other = neighbour(map, i, d);
        if (other && map.is_gap(*other)) return true;
        if (other && std::pair(map.z[*other], *other) < std::pair(map.z[i], i)) lowest = false;
    }
    return border && (lowest || !map.runs_along_borders);
}

// By a heap, cell by cell [barnes2014, alg. 1]; a map without outlet floods from its lowest cell.
inline std::vector<std::int32_t> plain_flood(const FlowMap& map) {
    using Item = std::pair<std::int32_t, std::size_t>;
    std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
    std::vector<std::int32_t> level = map.z;
    std::vector<bool> seen(map.z.size(), false);
    for (std::size_t i = 0; i < map.z.size(); ++i)
        if (is_outlet(map, i)) open.emplace(map.z[i], i), seen[i] = true;
    if (open.empty()) {
        Item lowest{map.z[0], 0};
        for (std::size_t i = 0; i < map.z.size(); ++i) lowest = std::min(lowest, {map.z[i], i});
        open.push(lowest), seen[lowest.second] = true;
    }
    while (!open.empty()) {
        const auto [height, i] = open.top();
        open.pop();
        for (flow::Direction d = 0; d < 8; ++d) {
            const auto other = neighbour(map, i, d);
            if (!other || seen[*other] || map.is_gap(*other)) continue;
            seen[*other] = true;
            level[*other] = std::max(map.z[*other], height);
            open.emplace(level[*other], *other);
        }
    }
    return level;
}

}  // namespace cuesta::test
