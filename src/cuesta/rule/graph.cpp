// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/graph.h"

#include <algorithm>
#include <bit>

#include "cuesta/rule/scalar.h"

namespace cuesta::rule {

Level join(Level a, Level b) {
    const bool both =
        (a == Level::row && b == Level::column) || (a == Level::column && b == Level::row);
    return both ? Level::cell : std::max(a, b);
}

std::optional<int> Graph::add(int term) {
    try {
        return build(term, 0, 0);
    } catch (const TooMany&) {
        return std::nullopt;
    }
}

int Graph::put(GraphNode node) {
    const Key key{node.op,    node.args, std::bit_cast<std::uint32_t>(node.value),
                  node.index, node.dx,   node.dy};
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    if (nodes_.size() >= most_nodes) throw TooMany{};
    nodes_.push_back(node);
    return known_[key] = static_cast<int>(nodes_.size()) - 1;
}

int Graph::constant(float value) {
    GraphNode node;
    node.value = value;
    node.level = Level::constant;
    return put(node);
}

int Graph::put(Op op, int a, int b, int c) {
    const auto of = [&](int i) -> const GraphNode& { return nodes_[static_cast<std::size_t>(i)]; };
    Level level = Level::constant;
    for (const int arg : {a, b, c})
        if (arg >= 0) level = join(level, of(arg).level);
    if (level == Level::constant)
        return constant(
            scalar::apply(op, of(a).value, b >= 0 ? of(b).value : 0, c >= 0 ? of(c).value : 0));
    // What changes no bit: a product with 1, a choice that is known.
    const auto is = [&](int i, float value) {
        return of(i).op == Op::constant && of(i).value == value;
    };
    if (op == Op::multiply && is(b, 1)) return a;
    if (op == Op::multiply && is(a, 1)) return b;
    if (op == Op::divide && is(b, 1)) return a;
    if (op == Op::select && of(a).op == Op::constant) return of(a).value != 0 ? b : c;
    if (op == Op::multiply && is(b, -1)) return put(Op::negate, a);
    if (op == Op::multiply && is(a, -1)) return put(Op::negate, b);
    GraphNode node;
    node.op = op;
    node.args = {a, b, c};
    node.level = level;
    return put(node);
}

int Graph::build(int number, int dx, int dy) {
    const std::tuple key{number, dx, dy};
    if (const auto found = built_.find(key); found != built_.end()) return found->second;
    const Term& term = terms_.list[static_cast<std::size_t>(number)];
    GraphNode node;
    node.op = term.op;
    node.index = term.index;
    int made = -1;
    switch (term.op) {
        case Op::constant:
            made = constant(term.value);
            break;
        case Op::cell:
        case Op::map_width:
        case Op::map_height:
        case Op::step:
            node.level = Level::run;
            made = put(node);
            break;
        case Op::latitude:
        case Op::position_y:
            node.level = Level::row;
            node.dy = dy;
            made = put(node);
            break;
        case Op::position_x:
            node.level = Level::column;
            node.dx = dx;
            made = put(node);
            break;
        case Op::field:
        case Op::random:
            node.dx = dx, node.dy = dy;
            made = put(node);
            break;
        case Op::at:
            made = build(term.args[0], dx + term.dx, dy + term.dy);
            break;
        default:
            if (looks_around(term.op)) {
                made = build_neighbours(term, dx, dy);
                break;
            }
            const int a = build(term.args[0], dx, dy);
            const int b = term.args[1] >= 0 ? build(term.args[1], dx, dy) : -1;
            const int c = term.args[2] >= 0 ? build(term.args[2], dx, dy) : -1;
            made = put(term.op, a, b, c);
    }
    return built_[key] = made;
}

int Graph::build_neighbours(const Term& term, int dx, int dy) {
    const auto of = [&](int x, int y) { return build(term.args[0], dx + x, dy + y); };
    const int own = of(0, 0);
    const GraphNode centre = nodes_[static_cast<std::size_t>(own)];
    const auto per_cell = [&](float number, bool area) {
        GraphNode cell;
        cell.op = Op::cell, cell.level = Level::run;
        const int length = put(cell);
        return put(Op::divide, constant(number), area ? put(Op::square, length) : length);
    };
    const bool in_one = centre.op == Op::field;
    GraphNode node;
    node.op = term.op;
    node.index = centre.index, node.dx = centre.dx, node.dy = centre.dy;
    switch (term.op) {
        case Op::gradient_x:
            return put(Op::multiply, put(Op::subtract, of(1, 0), of(-1, 0)), per_cell(0.5f, false));
        case Op::gradient_y:
            return put(Op::multiply, put(Op::subtract, of(0, 1), of(0, -1)), per_cell(0.5f, false));
        case Op::laplacian:
            node.args[0] = per_cell(1, true);
            if (in_one) return put(node);
            return put(Op::multiply,
                       put(Op::subtract,
                           put(Op::add, put(Op::add, of(-1, 0), of(1, 0)),
                               put(Op::add, of(0, -1), of(0, 1))),
                           put(Op::multiply, constant(4), own)),
                       node.args[0]);
        case Op::upwind: {
            const int u = build(term.args[1], dx, dy), v = build(term.args[2], dx, dy);
            node.args = {u, v, -1};
            if (in_one) return put(node);
            const auto along = [&](int speed, int before, int behind) {
                const int forward = put(Op::less, constant(0), speed);
                const int from = put(Op::select, forward, before, behind);
                const int size = put(Op::select, forward, speed, put(Op::negate, speed));
                return put(Op::multiply, size, put(Op::subtract, from, own));
            };
            return put(Op::add, along(u, of(-1, 0), of(1, 0)), along(v, of(0, -1), of(0, 1)));
        }
        default:
            break;
    }
    if (in_one) return put(node);
    const auto three = [&](int y) {
        return put(Op::add, put(Op::add, of(-1, y), of(1, y)), of(0, y));
    };
    switch (term.op) {
        case Op::mean4:
            return put(
                Op::multiply,
                put(Op::add, put(Op::add, of(-1, 0), of(1, 0)), put(Op::add, of(0, -1), of(0, 1))),
                constant(0.25f));
        case Op::mean9:
            return put(Op::multiply, put(Op::add, put(Op::add, three(-1), three(1)), three(0)),
                       constant(1.0f / 9));
        case Op::sum8:
        case Op::mean8: {
            const int sum =
                put(Op::add, put(Op::add, three(-1), three(1)), put(Op::add, of(-1, 0), of(1, 0)));
            return term.op == Op::sum8 ? sum : put(Op::multiply, sum, constant(0.125f));
        }
        case Op::min4:
        case Op::max4: {
            const Op take = term.op == Op::min4 ? Op::minimum : Op::maximum;
            return put(take, put(take, of(-1, 0), of(1, 0)), put(take, of(0, -1), of(0, 1)));
        }
        default: {
            const Op take = term.op == Op::min8 ? Op::minimum : Op::maximum;
            int made = of(-1, -1);
            for (const auto& [x, y] :
                 {std::pair{0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}})
                made = put(take, made, of(x, y));
            return made;
        }
    }
}

}  // namespace cuesta::rule
