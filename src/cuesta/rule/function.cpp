// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/function.h"

#include <array>

namespace cuesta::rule {
namespace {

constexpr std::array table = {
    Function{"abs", "x", "Size of x without its sign.", Group::arithmetic, 1, Op::absolute},
    Function{"floor", "x", "Largest whole number not above x.", Group::arithmetic, 1, Op::floor},
    Function{"ceil", "x", "Smallest whole number not below x.", Group::arithmetic, 1, Op::ceil},
    Function{"round", "x", "Nearest whole number; halves go up.", Group::arithmetic, 1, Op::round},
    Function{"fract", "x", "x - floor(x).", Group::arithmetic, 1, Op::fract},
    Function{"sign", "x", "-1, 0 or 1.", Group::arithmetic, 1, Op::sign},
    Function{"sqrt", "x", "Square root; undefined below 0.", Group::arithmetic, 1, Op::sqrt},
    Function{"cbrt", "x", "Cube root, of negative numbers too.", Group::arithmetic, 1, Op::cbrt},
    Function{"exp", "x", "e to the power of x.", Group::arithmetic, 1, Op::exp},
    Function{"log", "x", "Natural logarithm; undefined below 0.", Group::arithmetic, 1, Op::log},
    Function{"sin", "angle", "Sine of an angle; a bare number is in radians.", Group::arithmetic, 1,
             Op::sin},
    Function{"cos", "angle", "Cosine of an angle.", Group::arithmetic, 1, Op::cos},
    Function{"tan", "angle", "Tangent of an angle.", Group::arithmetic, 1, Op::tan},
    Function{"tanh", "x", "Hyperbolic tangent, -1 to 1.", Group::arithmetic, 1, Op::tanh},
    Function{"atan", "x", "Angle whose tangent is x.", Group::arithmetic, 1, Op::atan},
    Function{"atan2", "y, x", "Angle of the direction (x, y).", Group::arithmetic, 2, Op::atan2},
    Function{"hypot", "a, b", "sqrt(a^2 + b^2).", Group::arithmetic, 2, Op::hypot},
    Function{"pow", "x, y", "x^y; undefined for x below 0 unless y is a whole number up to 8.",
             Group::arithmetic, 2, Op::power},
    Function{"mod", "a, b", "a - b * floor(a / b).", Group::arithmetic, 2, Op::modulo},

    Function{"min", "a, b", "The smaller one.", Group::choice, 2, Op::minimum},
    Function{"max", "a, b", "The larger one.", Group::choice, 2, Op::maximum},
    Function{"clamp", "x, low, high", "x, but not below low nor above high.", Group::choice, 3,
             Op::clamp},
    Function{"select", "condition, a, b", "a where the condition is not 0, else b.", Group::choice,
             3, Op::select},
    Function{"if", "condition, a, b", "The same as select; also written condition ? a : b.",
             Group::choice, 3, Op::select},

    Function{"step", "edge, x", "1 where x >= edge, else 0.", Group::shape, 2, Op::threshold},
    Function{"smoothstep", "low, high, x", "0 below low, 1 above high, 3t^2 - 2t^3 between.",
             Group::shape, 3, Op::smoothstep},
    Function{"mix", "a, b, t", "a + t * (b - a).", Group::shape, 3, Op::mix},

    Function{"left", "x", "x of the western neighbour.", Group::neighbour, 1, Op::at, -1, 0},
    Function{"right", "x", "x of the eastern neighbour.", Group::neighbour, 1, Op::at, 1, 0},
    Function{"top", "x", "x of the northern neighbour.", Group::neighbour, 1, Op::at, 0, -1},
    Function{"bottom", "x", "x of the southern neighbour.", Group::neighbour, 1, Op::at, 0, 1},
    Function{"at", "x, dx, dy", "x of the cell dx columns east and dy rows south, -8 to 8 each.",
             Group::neighbour, 3, Op::at},
    Function{"mean4", "x", "Mean of the four neighbours along the axes.", Group::neighbour, 1,
             Op::mean4},
    Function{"mean8", "x", "Mean of the eight neighbours.", Group::neighbour, 1, Op::mean8},
    Function{"mean9", "x", "Mean of the cell and its eight neighbours.", Group::neighbour, 1,
             Op::mean9},
    Function{"min4", "x", "Smallest of the four neighbours along the axes.", Group::neighbour, 1,
             Op::min4},
    Function{"max4", "x", "Largest of the four neighbours along the axes.", Group::neighbour, 1,
             Op::max4},
    Function{"min8", "x", "Smallest of the eight neighbours.", Group::neighbour, 1, Op::min8},
    Function{"max8", "x", "Largest of the eight neighbours.", Group::neighbour, 1, Op::max8},
    Function{"sum8", "x", "Sum of the eight neighbours.", Group::neighbour, 1, Op::sum8},
    Function{"gradient_x", "x", "(right(x) - left(x)) / (2 cell).", Group::neighbour, 1,
             Op::gradient_x},
    Function{"gradient_y", "x", "(bottom(x) - top(x)) / (2 cell): southwards.", Group::neighbour, 1,
             Op::gradient_y},
    Function{"laplacian", "x", "(left + right + top + bottom - 4 x) / cell^2.", Group::neighbour, 1,
             Op::laplacian},
    Function{"upwind", "x, u, v",
             "What a flow u to the east and v to the south brings: |u| (x upstream - x) + the same "
             "for v; u and v as shares of a cell in a step.",
             Group::neighbour, 3, Op::upwind},

    Function{"random", "k",
             "A number from 0 to 1, new in each step and cell; k, 0 to 999, tells "
             "several apart. right(random(k)) is that of the eastern neighbour.",
             Group::place, 1, Op::random},
    Function{"top_is", "material", "1 where the uppermost layer is of that material, else 0.",
             Group::place, 1, Op::equal},
};

constexpr std::array always = {
    Always{"x", "m", "Position to the east."},
    Always{"y", "m", "Position to the south."},
    Always{"latitude", "deg", "Latitude of the row; 45 where the map has none."},
    Always{"step", "1", "Steps of the stage done before this one."},
    Always{"time", "1",
           "step, or step * time_step in a rule that has a parameter time_step, in its unit."},
    Always{"cell", "m", "Distance of neighbouring samples."},
    Always{"map_width", "m", "Columns of the whole map times cell."},
    Always{"map_height", "m", "Rows of the whole map times cell."},
    Always{"pi", "1", "3.14159..."},
};

}  // namespace

int operands(Op op) {
#define COUNT_AS(name) case Op::name:
    switch (op) {
        CUESTA_RULE_ONE(COUNT_AS)
        return 1;
        CUESTA_RULE_TWO(COUNT_AS)
        return 2;
        CUESTA_RULE_THREE(COUNT_AS)
        return 3;
        default:
            break;
    }
#undef COUNT_AS
    if (!looks_around(op)) return 0;
    return op == Op::upwind ? 3 : 1;
}

bool looks_around(Op op) {
    return op >= Op::at;
}

std::span<const Function> functions() {
    return table;
}

const Function* find_function(std::string_view name) {
    for (const Function& one : table)
        if (one.name == name) return &one;
    return nullptr;
}

std::span<const Always> always_there() {
    return always;
}

std::vector<std::string> known_words() {
    std::vector<std::string> words;
    for (const Always& one : always) words.emplace_back(one.name);
    for (const Function& one : table) words.emplace_back(one.name);
    return words;
}

}  // namespace cuesta::rule
