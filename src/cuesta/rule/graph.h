// SPDX-License-Identifier: Apache-2.0
// Terms as a graph: equal parts once, constants calculated, steps to neighbours carried down to the
// fields. What is the same in a row, a run or always is told apart from what each cell has.
//
// Limits  4,096 nodes: each is an operation a cell.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "cuesta/rule/term.h"

namespace cuesta::rule {

// What a value is the same for: always, in a run of the rule, along a row, along a column, or in no
// two cells.
enum class Level : std::uint8_t { constant, run, row, column, cell };
Level join(Level a, Level b);

struct GraphNode {
    Op op = Op::constant;
    std::array<int, 3> args{-1, -1, -1};
    float value = 0;     // constant
    int index = 0;       // field, and neighbours of a field: its number; random: which
    int dx = 0, dy = 0;  // field, neighbours of a field, position, random
    Level level = Level::cell;
    // mean9 and others: of field `index`, in one go. Else they are taken apart.
    bool operator==(const GraphNode&) const = default;
};

class Graph {
public:
    explicit Graph(const Terms& terms) : terms_(terms) {}

    // The node of a term; nullopt once there are too many of them.
    std::optional<int> add(int term);
    const std::vector<GraphNode>& nodes() const { return nodes_; }

    static constexpr std::size_t most_nodes = 4096;

private:
    struct TooMany {};
    int build(int term, int dx, int dy);
    int build_neighbours(const Term& term, int dx, int dy);
    int put(GraphNode node);
    int put(Op op, int a, int b = -1, int c = -1);
    int constant(float value);

    using Key = std::tuple<Op, std::array<int, 3>, std::uint32_t, int, int, int>;
    const Terms& terms_;
    std::vector<GraphNode> nodes_;
    std::map<Key, int> known_;
    std::map<std::tuple<int, int, int>, int> built_;
};

}  // namespace cuesta::rule
