// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/text.h"

namespace cuesta::rule {
namespace {

constexpr int most_depth = 2000;
constexpr double degree = std::numbers::pi / 180;

// How a sentence calls a part of an expression.
std::string shown(const Node& node) {
    switch (node.kind) {
        case NodeKind::name:
            return fmt::format("'{}'", node.word);
        case NodeKind::call:
            return fmt::format("{}(...)", node.word);
        case NodeKind::number:
            return "this number";
        default:
            return "this";
    }
}

std::string with_unit(const Node& node, const Measure& measure) {
    const std::string unit = unit_text(measure);
    if (unit.empty()) return shown(node);
    return fmt::format("{} ({})", shown(node), unit);
}

}  // namespace

Checker::Checker(const Names& names, const std::vector<Binding>& bindings)
    : names_(names), bindings_(bindings) {}

int Checker::put(Term term, std::size_t at) {
    Facts facts;
    for (const int arg : term.args) {
        if (arg < 0) continue;
        const Facts& one = facts_[static_cast<std::size_t>(arg)];
        facts.depth = std::max(facts.depth, one.depth + 1);
        facts.reach = std::max(facts.reach, one.reach);
    }
    if (looks_around(term.op))
        facts.reach += term.op == Op::at ? std::max(std::abs(term.dx), std::abs(term.dy)) : 1;
    if (facts.reach > most_reach)
        throw Refused{at, fmt::format("this looks {} cells far, at most {} are allowed",
                                      facts.reach, most_reach)};
    if (facts.depth > most_depth)
        throw Refused{at, fmt::format("values build on each other more than {} deep", most_depth)};
    terms.list.push_back(term);
    facts_.push_back(facts);
    return static_cast<int>(terms.list.size()) - 1;
}

int Checker::constant(double value, std::size_t at) {
    Term term;
    term.value = static_cast<float>(value);
    return put(term, at);
}

int Checker::field(const std::string& name) {
    const auto found = std::find(terms.inputs.begin(), terms.inputs.end(), name);
    Term term;
    term.op = Op::field;
    term.index = static_cast<int>(found - terms.inputs.begin());
    if (found == terms.inputs.end()) terms.inputs.push_back(name);
    return put(term, 0);
}

int Checker::above_zero(int term, bool negative) {
    const int value = negative ? put(Op::negate, {term, -1, -1}, 0) : term;
    return put(Op::maximum, {value, constant(0, 0), -1}, 0);
}

std::optional<int> Checker::at(int term, int dx, int dy, const Text& text) {
    Term step;
    step.op = Op::at;
    step.args[0] = term, step.dx = dx, step.dy = dy;
    try {
        return put(step, 0);
    } catch (const Refused& refused) {
        problems.push_back({text.source, refused.at, refused.sentence});
        return std::nullopt;
    }
}

Checked Checker::converted(const Checked& value, const Measure& to, std::size_t at) {
    const double ratio = conversion(value.measure, to);
    if (ratio == 1) return {value.term, to};
    // A number is converted at once, so that 2 km is exactly 2000.
    const Term& term = terms.list[static_cast<std::size_t>(value.term)];
    if (term.op == Op::constant) return {constant(double{term.value} * ratio, at), to};
    return {put(Op::multiply, {value.term, constant(ratio, at), -1}, at), to};
}

void Checker::meet(Checked& a, Checked& b, const Node& left, const Node& right, std::size_t at,
                   std::string_view verb) {
    if (a.measure.bare && b.measure.bare) return;
    if (a.measure.bare) {
        a.measure = b.measure;
        return;
    }
    if (b.measure.bare) {
        b.measure = a.measure;
        return;
    }
    if (!a.measure.same_kind(b.measure)) {
        const Measure needed = a.measure / b.measure;
        throw Refused{at, fmt::format("{} and {} cannot be {}: they are of different kinds. "
                                      "Multiply the second by something in {}",
                                      with_unit(left, a.measure), with_unit(right, b.measure), verb,
                                      kind_text(needed))};
    }
    b = converted(b, a.measure, at);
}

Checked Checker::pure(const Checked& value, const Node& node, std::string_view function) {
    if (value.measure.bare) return value;
    if (!value.measure.pure())
        throw Refused{node.at, fmt::format("{} takes a pure number, but {} is in {}; divide it by "
                                           "something in {}",
                                           function, shown(node), unit_text(value.measure),
                                           unit_text(value.measure))};
    return converted(value, pure_number, node.at);
}

std::vector<std::string> Checker::words() const {
    std::vector<std::string> all;
    for (const auto& [name, value] : locals_) all.push_back(name);
    for (const auto& [name, value] : lets_) all.push_back(name);
    for (const Binding& one : bindings_) all.push_back(one.name);
    for (const FieldName& one : names_.fields) all.push_back(one.name);
    for (std::string& one : known_words()) all.push_back(std::move(one));
    return all;
}

Checked Checker::name(const Node& node) {
    if (const auto found = locals_.find(node.word); found != locals_.end()) return found->second;
    if (const auto found = lets_.find(node.word); found != lets_.end()) return found->second;
    for (const Binding& one : bindings_) {
        if (one.name != node.word) continue;
        if (!one.field.empty()) return {field(one.field), one.measure};
        return {constant(one.number, node.at), one.measure};
    }
    if (const FieldName* found = names_.find(node.word)) {
        const auto measure = found->unit.empty() ? bare_number : read_measure(found->unit);
        return {field(node.word), measure.value_or(bare_number)};
    }
    const auto leaf = [&](Op op, const Measure& measure) {
        return Checked{put(op, {-1, -1, -1}, node.at), measure};
    };
    if (node.word == "x") return leaf(Op::position_x, metre);
    if (node.word == "y") return leaf(Op::position_y, metre);
    if (node.word == "cell") return leaf(Op::cell, metre);
    if (node.word == "map_width") return leaf(Op::map_width, metre);
    if (node.word == "map_height") return leaf(Op::map_height, metre);
    if (node.word == "step") return leaf(Op::step, pure_number);
    if (node.word == "time") return time(node);
    if (node.word == "latitude") return leaf(Op::latitude, {radian.twelfths, degree, false});
    if (node.word == "pi") return {constant(std::numbers::pi, node.at), bare_number};
    if (const Function* function = find_function(node.word))
        throw Refused{node.at, fmt::format("'{}' is a function: write {}({})", node.word,
                                           function->name, function->arguments)};
    throw Refused{node.at, fmt::format("there is no '{}' here.{}", node.word.substr(0, 60),
                                       did_you_mean(node.word, words()))};
}

// Steps, or what they last if the rule says how long one is.
Checked Checker::time(const Node& node) {
    const int steps = put(Op::step, {-1, -1, -1}, node.at);
    for (const Binding& one : bindings_) {
        if (one.name != "time_step") continue;
        const int length = one.field.empty() ? constant(one.number, node.at) : field(one.field);
        return {put(Op::multiply, {steps, length, -1}, node.at), one.measure};
    }
    return {steps, pure_number};
}

Checked Checker::raised(const Node& node) {
    Checked base = check(*node.args[0]);
    const Checked by = pure(check(*node.args[1]), *node.args[1], "an exponent");
    const Term exponent = terms.list[static_cast<std::size_t>(by.term)];
    Measure measure = base.measure;
    std::optional<double> known;
    if (exponent.op == Op::constant) known = double{exponent.value};
    if (exponent.op == Op::negate) {
        const Term& inner = terms.list[static_cast<std::size_t>(exponent.args[0])];
        if (inner.op == Op::constant) known = -double{inner.value};
    }
    if (!measure.bare && (!measure.pure() || measure.factor != 1)) {
        const auto raised_to = known ? power(measure, *known) : std::nullopt;
        if (!raised_to)
            throw Refused{node.at, fmt::format("{} is in {}: its exponent must be a number that "
                                               "leaves a unit, such as 2 or 0.5",
                                               shown(*node.args[0]), unit_text(measure))};
        measure = *raised_to;
    }
    // Whole powers by products: they are exact for numbers below 0 too.
    const double whole = known ? std::abs(*known) : 0;
    if (known && whole == std::floor(whole) && whole >= 1 && whole <= 8) {
        const auto times = [&](int a, int b) { return put(Op::multiply, {a, b, -1}, node.at); };
        int made = base.term;
        const auto n = static_cast<int>(whole);
        const int square = n > 1 ? put(Op::square, {base.term, -1, -1}, node.at) : base.term;
        const int fourth = n > 3 ? put(Op::square, {square, -1, -1}, node.at) : square;
        if (n == 2) made = square;
        if (n == 3) made = put(Op::cube, {base.term, -1, -1}, node.at);
        if (n >= 4) made = fourth;
        if (n == 5) made = times(made, base.term);
        if (n == 6) made = times(made, square);
        if (n == 7) made = times(made, put(Op::cube, {base.term, -1, -1}, node.at));
        if (n == 8) made = put(Op::square, {fourth, -1, -1}, node.at);
        if (*known < 0) made = put(Op::divide, {constant(1, node.at), made, -1}, node.at);
        return {made, measure};
    }
    return {put(Op::power, {base.term, by.term, -1}, node.at), measure};
}

Checked Checker::infix(const Node& node) {
    const std::string& sign = node.word;
    if (sign == "^") return raised(node);
    const Node &left = *node.args[0], &right = *node.args[1];
    Checked a = check(left), b = check(right);
    const auto two = [&](Op op, int first, int second) {
        return put(op, {first, second, -1}, node.at);
    };
    if (sign == "*") return {two(Op::multiply, a.term, b.term), a.measure * b.measure};
    if (sign == "/") return {two(Op::divide, a.term, b.term), a.measure / b.measure};
    if (sign == "&&" || sign == "||") {
        a = pure(a, left, sign), b = pure(b, right, sign);
        return {two(sign == "&&" ? Op::logical_and : Op::logical_or, a.term, b.term), pure_number};
    }
    const bool sum = sign == "+" || sign == "-";
    meet(a, b, left, right, node.at, sign == "+" ? "added" : sum ? "subtracted" : "compared");
    if (sum) return {two(sign == "+" ? Op::add : Op::subtract, a.term, b.term), a.measure};
    if (sign == "<") return {two(Op::less, a.term, b.term), pure_number};
    if (sign == ">") return {two(Op::less, b.term, a.term), pure_number};
    if (sign == "<=") return {two(Op::less_equal, a.term, b.term), pure_number};
    if (sign == ">=") return {two(Op::less_equal, b.term, a.term), pure_number};
    return {two(sign == "==" ? Op::equal : Op::not_equal, a.term, b.term), pure_number};
}

Checked Checker::check(const Node& node) {
    switch (node.kind) {
        case NodeKind::number:
            return {constant(node.number, node.at), node.measure};
        case NodeKind::name:
            return name(node);
        case NodeKind::call:
            return call(node);
        case NodeKind::infix:
            return infix(node);
        case NodeKind::prefix: {
            Checked a = check(*node.args[0]);
            if (node.word == "!") {
                a = pure(a, *node.args[0], "!");
                return {put(Op::logical_not, {a.term, -1, -1}, node.at), pure_number};
            }
            return {put(Op::negate, {a.term, -1, -1}, node.at), a.measure};
        }
        case NodeKind::choice: {
            std::vector<Checked> args;
            for (const auto& arg : node.args) args.push_back(check(*arg));
            return combine(node, Op::select, std::move(args));
        }
    }
    return {};
}

void Checker::let(const std::string& name, const Text& text, int name_source) {
    const auto taken = [&](std::string_view why) {
        problems.push_back(
            {name_source, 0, fmt::format("'{}' {}; choose another name", name, why)});
    };
    if (lets_.contains(name)) return taken("has a value already");
    if (names_.find(name) != nullptr) return taken("is a field");
    for (const Binding& one : bindings_)
        if (one.name == name) return taken("is a parameter");
    const std::vector<std::string> known = known_words();
    if (std::find(known.begin(), known.end(), name) != known.end())
        return taken("is a word of the language");
    if (const auto checked = any_value(text)) lets_[name] = *checked;
}

std::optional<Checked> Checker::any_value(const Text& text) {
    Tree tree = parse(text);
    if (tree.value == nullptr) {
        problems.insert(problems.end(), tree.problems.begin(), tree.problems.end());
        return std::nullopt;
    }
    locals_.clear();
    try {
        for (const Tree::Local& local : tree.locals) {
            if (locals_.contains(local.name) || lets_.contains(local.name))
                throw Refused{local.at, fmt::format("'{}' has a value already; choose another name",
                                                    local.name)};
            const std::vector<std::string> all = words();
            if (std::find(all.begin(), all.end(), local.name) != all.end())
                throw Refused{local.at, fmt::format("'{}' means something else here; choose "
                                                    "another name",
                                                    local.name)};
            const Checked value = check(*local.value);
            locals_[local.name] = value;
        }
        return check(*tree.value);
    } catch (const Refused& refused) {
        problems.push_back({text.source, refused.at, refused.sentence});
        return std::nullopt;
    }
}

std::optional<int> Checker::value(const Text& text, const Measure& wanted,
                                  const std::string& what) {
    const auto checked = any_value(text);
    if (!checked) return std::nullopt;
    if (!checked->measure.bare && !wanted.bare && !checked->measure.same_kind(wanted)) {
        const std::string unit = unit_text(wanted);
        problems.push_back(
            {text.source, 0,
             fmt::format("{} is {}{}, but this gives {}. Multiply it by something in {}", what,
                         wanted.pure() ? "" : "in ", unit, unit_text(checked->measure),
                         kind_text(wanted / checked->measure))});
        return std::nullopt;
    }
    return converted(*checked, wanted.bare ? checked->measure : wanted, 0).term;
}

}  // namespace cuesta::rule
