// SPDX-License-Identifier: Apache-2.0
// Calls of functions: how many arguments, of which kind, what comes out.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/text.h"
#include "cuesta/rule/check.h"

namespace cuesta::rule {
namespace {

// A whole number as it is written, perhaps with a minus; nullopt if it is none.
std::optional<int> written_whole(const Node& node) {
    if (node.kind == NodeKind::prefix && node.word == "-") {
        const auto inner = written_whole(*node.args[0]);
        return inner ? std::optional<int>(-*inner) : std::nullopt;
    }
    if (node.kind != NodeKind::number || !node.measure.bare) return std::nullopt;
    if (node.number != std::floor(node.number) || node.number > 1e6) return std::nullopt;
    return static_cast<int>(node.number);
}

}  // namespace

Checked Checker::call(const Node& node) {
    const Function* function = find_function(node.word);
    if (function == nullptr) {
        std::vector<std::string> known;
        for (const Function& one : functions()) known.emplace_back(one.name);
        if (names_.find(node.word) != nullptr)
            throw Refused{
                node.at,
                fmt::format("'{}' is no function but a field; write it without ()", node.word)};
        throw Refused{node.at, fmt::format("there is no function '{}'.{}", node.word.substr(0, 60),
                                           did_you_mean(node.word, known))};
    }
    if (node.args.size() != static_cast<std::size_t>(function->count))
        throw Refused{node.at,
                      fmt::format("{} takes {} {}, here {} {}: {}({})", function->name,
                                  function->count, function->count == 1 ? "argument" : "arguments",
                                  node.args.size() == 1 ? "is" : "are", node.args.size(),
                                  function->name, function->arguments)};
    if (function->group == Group::place) return special(node, *function);
    if (function->group == Group::neighbour) return stencil(node, *function);
    if (function->op == Op::power) return raised(node);
    std::vector<Checked> args;
    for (const auto& arg : node.args) args.push_back(check(*arg));
    return combine(node, function->op, std::move(args));
}

Checked Checker::special(const Node& node, const Function& function) {
    const Node& arg = *node.args[0];
    if (function.op == Op::random) {
        const auto number = written_whole(arg);
        if (!number || *number < 0 || *number > 999)
            throw Refused{arg.at, "random(k) takes a whole number from 0 to 999, written out"};
        Term term;
        term.op = Op::random;
        term.index = *number;
        return {put(term, node.at), pure_number};
    }
    // top_is(material)
    const auto& known = names_.materials;
    const auto found = std::find(known.begin(), known.end(), arg.word);
    if (arg.kind != NodeKind::name || found == known.end())
        throw Refused{arg.at,
                      fmt::format("top_is takes the name of a material, and '{}' is none.{}",
                                  arg.word.substr(0, 60), did_you_mean(arg.word, known))};
    const int number = constant(static_cast<double>(found - known.begin()), arg.at);
    return {put(Op::equal, {field("top_material"), number, -1}, node.at), pure_number};
}

Checked Checker::stencil(const Node& node, const Function& function) {
    const Checked of = check(*node.args[0]);
    Term term;
    term.op = function.op;
    term.args[0] = of.term;
    Measure measure = of.measure;
    switch (function.op) {
        case Op::at:
            term.dx = function.dx, term.dy = function.dy;
            if (function.count == 3)
                for (std::size_t i = 1; i < 3; ++i) {
                    const auto step = written_whole(*node.args[i]);
                    if (!step || std::abs(*step) > most_reach)
                        throw Refused{node.args[i]->at,
                                      fmt::format("at(x, dx, dy) takes whole numbers from -{} to "
                                                  "{}, written out",
                                                  most_reach, most_reach)};
                    (i == 1 ? term.dx : term.dy) = *step;
                }
            break;
        case Op::gradient_x:
        case Op::gradient_y:
            measure = measure / metre;
            break;
        case Op::laplacian:
            measure = measure / (metre * metre);
            break;
        case Op::upwind: {
            Checked u = check(*node.args[1]), v = check(*node.args[2]);
            meet(u, v, *node.args[1], *node.args[2], node.at, "components of one flow");
            term.args[1] = u.term, term.args[2] = v.term;
            measure = measure * u.measure;
            break;
        }
        default:
            break;
    }
    return {put(term, node.at), measure};
}

Checked Checker::combine(const Node& node, Op op, std::vector<Checked> args) {
    const auto part = [&](std::size_t i) -> const Node& { return *node.args[i]; };
    const std::string_view word =
        node.kind == NodeKind::choice ? "? :" : std::string_view(node.word);
    const auto made = [&](const Measure& measure) {
        Term term;
        term.op = op;
        for (std::size_t i = 0; i < args.size(); ++i) term.args[i] = args[i].term;
        return Checked{put(term, node.at), measure};
    };
    const auto join = [&](std::size_t a, std::size_t b) {
        meet(args[a], args[b], part(a), part(b), part(b).at, "compared");
    };
    switch (op) {
        case Op::absolute:
        case Op::floor:
        case Op::ceil:
        case Op::round:
        case Op::fract:
            return made(args[0].measure);
        case Op::sign:
            return made(pure_number);
        case Op::sqrt:
        case Op::cbrt: {
            const auto measure = power(args[0].measure, op == Op::sqrt ? 0.5 : 1.0 / 3);
            if (!measure)
                throw Refused{
                    node.at, fmt::format("{} of {} has no unit", word, unit_text(args[0].measure))};
            return made(*measure);
        }
        case Op::exp:
        case Op::log:
        case Op::tanh:
            args[0] = pure(args[0], part(0), word);
            return made(pure_number);
        case Op::atan:
            args[0] = pure(args[0], part(0), word);
            return made(radian);
        case Op::sin:
        case Op::cos:
        case Op::tan:
            if (args[0].measure.angle())
                args[0] = converted(args[0], radian, part(0).at);
            else
                args[0] = pure(args[0], part(0), word);
            return made(pure_number);
        case Op::atan2:
            join(0, 1);
            return made(radian);
        case Op::minimum:
        case Op::maximum:
        case Op::modulo:
        case Op::hypot:
            join(0, 1);
            return made(args[0].measure);
        case Op::threshold:
            join(0, 1);
            return made(pure_number);
        case Op::clamp:
            join(0, 1);
            join(0, 2);
            join(0, 1);
            return made(args[0].measure);
        case Op::smoothstep:
            // The last one is the value, the others usually numbers.
            join(2, 0);
            join(2, 1);
            join(2, 0);
            return made(pure_number);
        case Op::mix:
            join(0, 1);
            args[2] = pure(args[2], part(2), "the third argument of mix");
            return made(args[0].measure);
        case Op::select:
            args[0] = pure(args[0], part(0), "a condition");
            join(1, 2);
            return made(args[1].measure);
        default:
            return made(args[0].measure);
    }
}

}  // namespace cuesta::rule
