// SPDX-License-Identifier: Apache-2.0
// From syntax trees to checked terms: names, numbers of arguments, units, reach.
//
// Sums, comparisons and choices need values of one dimension; where their units differ (mm and m)
// the second is converted to the first. Products and quotients have the unit that follows. exp, log
// and the like take pure numbers, sin and cos angles.
//
// Limits  a reach of 8 cells, 2,000 terms on the way from a value to its leaves.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/rule/declaration.h"
#include "cuesta/rule/measure.h"
#include "cuesta/rule/parse.h"
#include "cuesta/rule/term.h"

namespace cuesta::rule {

// A parameter as it stands now: a number, or the field that gives it for each cell.
struct Binding {
    std::string name;
    Measure measure = pure_number;
    double number = 0;
    std::string field = {};
};

struct Checked {
    int term = -1;
    Measure measure = bare_number;
};

class Checker {
public:
    // Names and bindings must outlive it.
    Checker(const Names& names, const std::vector<Binding>& bindings);

    // Gives `name` to a value that later texts may use.
    void let(const std::string& name, const Text& text, int name_source);
    // The term of a text in the unit asked for; nullopt after a problem. `what` begins the sentence
    // if its unit is wrong: "next of 'ash'".
    std::optional<int> value(const Text& text, const Measure& wanted, const std::string& what);
    // The same in whatever unit it has.
    std::optional<Checked> any_value(const Text& text);

    // A field of this name as a term.
    int field(const std::string& name);
    // max(term, 0), or max(-term, 0).
    int above_zero(int term, bool negative);
    // A term of the cell dx columns east and dy rows south; nullopt after a problem.
    std::optional<int> at(int term, int dx, int dy, const Text& text);

    Terms terms;
    Problems problems;

private:
    // What is known of a term beside itself.
    struct Facts {
        int depth = 1, reach = 0;
    };
    struct Refused {
        std::size_t at;
        std::string sentence;
    };
    using Locals = std::map<std::string, Checked, std::less<>>;

    Checked check(const Node& node);
    Checked name(const Node& node);
    Checked time(const Node& node);
    Checked call(const Node& node);
    Checked infix(const Node& node);
    Checked stencil(const Node& node, const Function& function);
    Checked special(const Node& node, const Function& function);
    Checked raised(const Node& node);
    Checked combine(const Node& node, Op op, std::vector<Checked> args);

    int put(Term term, std::size_t at);
    int put(Op op, std::array<int, 3> args, std::size_t at) {
        Term term;
        term.op = op, term.args = args;
        return put(term, at);
    }
    int constant(double value, std::size_t at);
    Checked converted(const Checked& value, const Measure& to, std::size_t at);
    // Makes both of one unit; the sentence tells what cannot be done with them.
    void meet(Checked& a, Checked& b, const Node& left, const Node& right, std::size_t at,
              std::string_view verb);
    Checked pure(const Checked& value, const Node& node, std::string_view function);
    std::vector<std::string> words() const;

    const Names& names_;
    const std::vector<Binding>& bindings_;
    Locals lets_, locals_;
    std::vector<Facts> facts_;
};

}  // namespace cuesta::rule
