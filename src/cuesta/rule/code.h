// SPDX-License-Identifier: Apache-2.0
// Register code: what is done to a run of cells of one row, instruction by instruction. Fields are
// read in place, at their offset; registers hold one number for each cell of the run.
//
// Instructions join pairs that are common: a * b + c (with two roundings), a + b + c, a * (b - c),
// a < b ? c : d. What is the same along a row is calculated once for it, by `uniforms`; what is the
// same along a column once for several rows, by `column_list`.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/rule/graph.h"
#include "cuesta/rule/kernel.h"

namespace cuesta::rule {

struct Operand {
    enum class Kind : std::uint8_t { none, working, field, uniform, column };
    Kind kind = Kind::none;
    int index = 0;       // of the register, field, uniform or column
    int dx = 0, dy = 0;  // field
};

struct Instruction {
    Kernel kernel = Kernel::copy;
    int to = 0;  // register
    Operand a, b, c, d;
    int index = 0;     // random: which number
    int offset = 0;    // position, random: columns to the east
    int offset_y = 0;  // random: rows to the south
};

struct Code {
    // What columns share, once for several rows; `to` is the number of the column's store.
    std::vector<Instruction> column_list;
    int columns = 0;
    std::vector<Instruction> list;
    int registers = 0;
    std::vector<Operand> results;  // one for each root
    // Nodes of the graph below the level of cells, in order; and which of them cells read.
    std::vector<GraphNode> uniforms;  // args are numbers of uniforms
    std::vector<int> read_uniforms;
    int reach = 0;  // how far fields are read
    // How far each input is read.
    std::vector<int> input_reach;
};

Code generate(const Graph& graph, const std::vector<int>& roots, std::size_t inputs);

}  // namespace cuesta::rule
