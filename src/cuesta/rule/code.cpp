// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/code.h"

#include <algorithm>
#include <cstdlib>

namespace cuesta::rule {
namespace {

// An instruction whose operands are still nodes.
struct Wish {
    Kernel kernel = Kernel::copy;
    std::array<int, 4> args{-1, -1, -1, -1};
};

Kernel kernel_of(Op op) {
#define SAME(name, ...) \
    case Op::name:      \
        return Kernel::name;
    switch (op) {
        CUESTA_RULE_ONE(SAME)
        CUESTA_RULE_TWO(SAME)
        CUESTA_RULE_THREE(SAME)
        CUESTA_RULE_AROUND(SAME)
        SAME(position_x)
        SAME(random)
        default:
            return Kernel::copy;
    }
#undef SAME
}

class Generator {
public:
    Generator(const Graph& graph, const std::vector<int>& roots, std::size_t inputs)
        : nodes_(graph.nodes()), roots_(roots) {
        code_.input_reach.assign(inputs, -1);
    }

    Code run() && {
        count_uses();
        number_uniforms();
        emit_columns();
        join();
        emit();
        return std::move(code_);
    }

private:
    const GraphNode& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
    int& uses(int i) { return uses_[static_cast<std::size_t>(i)]; }

    void count_uses() {
        uses_.assign(nodes_.size(), 0);
        for (const int root : roots_) uses(root) += 2;  // a result is never part of another
        for (std::size_t i = nodes_.size(); i-- > 0;)
            if (uses_[i] > 0)
                for (const int arg : nodes_[i].args)
                    if (arg >= 0) ++uses(arg);
    }

    // What cells share, with all it is made of.
    void number_uniforms() {
        uniform_.assign(nodes_.size(), -1);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (uses_[i] == 0 || nodes_[i].level >= Level::column) continue;
            GraphNode copy = nodes_[i];
            for (int& arg : copy.args)
                if (arg >= 0) arg = uniform_[static_cast<std::size_t>(arg)];
            uniform_[i] = static_cast<int>(code_.uniforms.size());
            code_.uniforms.push_back(copy);
        }
    }

    // Of a node that only one other uses.
    bool is_part(int i, Op op) {
        return i >= 0 && node(i).op == op && node(i).level == Level::cell && uses(i) == 1;
    }
    void join() {
        wishes_.resize(nodes_.size());
        taken_.assign(nodes_.size(), false);
        for (std::size_t i = nodes_.size(); i-- > 0;) {
            if (uses_[i] == 0 || nodes_[i].level != Level::cell || taken_[i]) continue;
            wishes_[i] = wish(nodes_[i]);
        }
    }
    Wish wish(const GraphNode& n) {
        const auto [a, b, c] = n.args;
        const auto with = [&](int part, Kernel kernel, auto... args) {
            taken_[static_cast<std::size_t>(part)] = true;
            return Wish{kernel, {args...}};
        };
        const auto of = [&](int part, std::size_t i) { return node(part).args[i]; };
        if (n.op == Op::add) {
            if (is_part(a, Op::multiply))
                return with(a, Kernel::multiply_add, of(a, 0), of(a, 1), b, -1);
            if (is_part(b, Op::multiply))
                return with(b, Kernel::multiply_add, of(b, 0), of(b, 1), a, -1);
            if (is_part(a, Op::add))
                return with(a, Kernel::sum_of_three, of(a, 0), of(a, 1), b, -1);
            if (is_part(b, Op::add))
                return with(b, Kernel::sum_of_three, of(b, 0), of(b, 1), a, -1);
        }
        if (n.op == Op::subtract) {
            if (is_part(a, Op::multiply))
                return with(a, Kernel::multiply_subtract, of(a, 0), of(a, 1), b, -1);
            if (is_part(b, Op::multiply))
                return with(b, Kernel::subtract_product, of(b, 0), of(b, 1), a, -1);
        }
        if (n.op == Op::multiply) {
            if (is_part(b, Op::subtract))
                return with(b, Kernel::product_of_difference, a, of(b, 0), of(b, 1), -1);
            if (is_part(a, Op::subtract))
                return with(a, Kernel::product_of_difference, b, of(a, 0), of(a, 1), -1);
        }
        if (n.op == Op::select) {
            if (is_part(a, Op::less)) return with(a, Kernel::select_less, of(a, 0), of(a, 1), b, c);
            if (is_part(a, Op::less_equal))
                return with(a, Kernel::select_less_equal, of(a, 0), of(a, 1), b, c);
        }
        Wish plain{n.op == Op::field ? Kernel::copy : kernel_of(n.op), {a, b, c, -1}};
        // Neighbours of a field: the field is the first operand.
        if (looks_around(n.op)) plain.args = {-1, a, b, -1};
        return plain;
    }

    bool emitted(std::size_t i) const {
        return uses_[i] > 0 && nodes_[i].level == Level::cell && !taken_[i] &&
               nodes_[i].op != Op::field;
    }

    Operand operand(int i) {
        Operand out;
        if (i < 0) return out;
        const GraphNode& n = node(i);
        if (n.level == Level::column) {
            out.kind = Operand::Kind::column;
            out.index = column_[static_cast<std::size_t>(i)];
        } else if (n.level != Level::cell) {
            out.kind = Operand::Kind::uniform;
            out.index = uniform_[static_cast<std::size_t>(i)];
            auto& read = code_.read_uniforms;
            if (std::find(read.begin(), read.end(), out.index) == read.end())
                read.push_back(out.index);
        } else if (n.op == Op::field) {
            out = field(n, 0);
        } else {
            out.kind = Operand::Kind::working;
            out.index = place_[static_cast<std::size_t>(i)];
        }
        return out;
    }
    Operand field(const GraphNode& n, int further) {
        const int reach = std::max(std::abs(n.dx), std::abs(n.dy)) + further;
        code_.reach = std::max(code_.reach, reach);
        int& known = code_.input_reach[static_cast<std::size_t>(n.index)];
        known = std::max(known, reach);
        return {Operand::Kind::field, n.index, n.dx, n.dy};
    }

    // Each has a store of its own for the whole width.
    void emit_columns() {
        column_.assign(nodes_.size(), -1);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const GraphNode& n = nodes_[i];
            if (uses_[i] == 0 || n.level != Level::column) continue;
            Instruction one;
            one.kernel = kernel_of(n.op);
            one.offset = n.dx;
            one.to = column_[i] = code_.columns++;
            one.a = operand(n.args[0]), one.b = operand(n.args[1]), one.c = operand(n.args[2]);
            code_.column_list.push_back(one);
        }
    }

    void emit() {
        // When each register is read for the last time.
        std::vector<std::size_t> last(nodes_.size(), 0);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (emitted(i))
                for (const int arg : wishes_[i].args)
                    if (arg >= 0) last[static_cast<std::size_t>(arg)] = i;
        for (const int root : roots_) last[static_cast<std::size_t>(root)] = nodes_.size();
        place_.assign(nodes_.size(), -1);
        std::vector<int> free;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (!emitted(i)) continue;
            const GraphNode& n = nodes_[i];
            const Wish& wished = wishes_[i];
            Instruction one;
            one.kernel = wished.kernel;
            one.index = n.index;
            one.offset = n.dx, one.offset_y = n.dy;
            one.a = operand(wished.args[0]), one.b = operand(wished.args[1]);
            one.c = operand(wished.args[2]), one.d = operand(wished.args[3]);
            if (looks_around(n.op)) one.a = field(n, 1);
            // Operands that end here give their registers back: a loop may write where it reads.
            for (const int arg : wished.args) {
                if (arg < 0 || last[static_cast<std::size_t>(arg)] != i) continue;
                const int place = place_[static_cast<std::size_t>(arg)];
                if (place >= 0 && std::find(free.begin(), free.end(), place) == free.end())
                    free.push_back(place);
            }
            if (free.empty()) {
                one.to = code_.registers++;
            } else {
                one.to = free.back();
                free.pop_back();
            }
            place_[i] = one.to;
            code_.list.push_back(one);
        }
        // A field that is a result by itself is copied before any result is stored.
        for (const int root : roots_) {
            Operand result = operand(root);
            if (result.kind == Operand::Kind::field) {
                Instruction copy;
                copy.a = result;
                copy.to = code_.registers++;
                code_.list.push_back(copy);
                result = {Operand::Kind::working, copy.to, 0, 0};
            }
            code_.results.push_back(result);
        }
    }

    const std::vector<GraphNode>& nodes_;
    const std::vector<int>& roots_;
    std::vector<int> uses_, uniform_, column_, place_;
    std::vector<Wish> wishes_;
    std::vector<char> taken_;
    Code code_;
};

}  // namespace

Code generate(const Graph& graph, const std::vector<int>& roots, std::size_t inputs) {
    return Generator(graph, roots, inputs).run();
}

}  // namespace cuesta::rule
