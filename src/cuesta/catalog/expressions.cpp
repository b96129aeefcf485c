// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/expressions.h"

#include <fmt/format.h>

#include <array>

#include "cuesta/rule/function.h"
#include "cuesta/rule/parse.h"
#include "cuesta/rule/program.h"

namespace cuesta {
namespace {

constexpr std::array declared_keys_table = {
    DeclaredKey{"file", "A file with the tables below, relative to the recipe."},
    DeclaredKey{"summary", "What the rule does, in a sentence."},
    DeclaredKey{"fields",
                "Fields of its own by name: unit, range, palette, start, conserved, doc."},
    DeclaredKey{"parameters", "Parameters of its own by name: unit, default, range, scale, doc."},
    DeclaredKey{"let", "Names for parts of expressions."},
    DeclaredKey{"next", "What a field becomes in a step, from the state before it."},
    DeclaredKey{"flux",
                "What crosses the eastern and southern face of each cell: east, south; or what a "
                "cell gives along an axis: x, y."},
    DeclaredKey{"turn",
                "What leaves one conserved thing of a cell and arrives in another: from, to, "
                "amount."},
};

struct Sign {
    std::string_view sign, doc;
};
constexpr std::array signs = {
    Sign{"a + b, a - b", "Values of one kind; mm and m are converted to the first."},
    Sign{"a * b, a / b", "The unit follows. a / 0 is undefined."},
    Sign{"a ^ b", "Power; of what has a unit only to a number that leaves one."},
    Sign{"-a", "The other sign."},
    Sign{"a < b, <=, >, >=, ==, !=", "1 where it holds, else 0."},
    Sign{"a && b, a \\|\\| b, !a", "Both, either, not: of what is not 0."},
    Sign{"c ? a : b", "a where c is not 0, else b."},
    Sign{"p = a; q = b; ...", "Names for parts, before the value itself."},
    Sign{"400 m, 20 mm/h, 0.5 [1/m]",
         "A number with its unit; without one it takes the unit of "
         "what it meets."},
};

struct GroupTitle {
    rule::Group group;
    std::string_view title;
};
constexpr std::array groups = {
    GroupTitle{rule::Group::arithmetic, "Arithmetic"}, GroupTitle{rule::Group::choice, "Choice"},
    GroupTitle{rule::Group::shape, "Shapes"}, GroupTitle{rule::Group::neighbour, "Neighbours"},
    GroupTitle{rule::Group::place, "Chance and material"}};

}  // namespace

std::span<const DeclaredKey> declared_key_docs(const OperatorRow& op) {
    if (!op.complete || !op.params.empty()) return {};
    return declared_keys_table;
}

std::string expressions_page() {
    std::string out =
        "<!-- Made by `cuesta reference`; change src/cuesta/rule/function.cpp instead. -->\n\n"
        "# Expressions\n\nWhat `rule`, `formula` and parameters that begin with `=` are written "
        "in; the guide is `docs/guide/rules.md`.\n\n## Signs\n\n| sign | meaning |\n|---|---|\n";
    for (const Sign& one : signs) out += fmt::format("| `{}` | {} |\n", one.sign, one.doc);
    out +=
        "\n## Names\n\nEvery field that can be read there, `layer.NAME` of a material, the "
        "rule's own parameters, and:\n\n| name | unit | meaning |\n|---|---|---|\n";
    for (const rule::Always& one : rule::always_there())
        out += fmt::format("| `{}` | {} | {} |\n", one.name, one.unit, one.doc);
    for (const GroupTitle& group : groups) {
        out += fmt::format("\n## {}\n\n| function | meaning |\n|---|---|\n", group.title);
        for (const rule::Function& one : rule::functions())
            if (one.group == group.group)
                out += fmt::format("| `{}({})` | {} |\n", one.name, one.arguments, one.doc);
    }
    out += fmt::format(
        "\n## Limits\n\n- {} letters, {} levels of nesting, {} terms, {} operations a cell.\n- A "
        "reach of {} cells. Beyond a border that wraps the map starts anew; beyond any other the "
        "border's sample and\n  `random` repeat, positions go on.\n\n## Undefined and too large\n\n"
        "`a / 0`, `mod(a, 0)`, `sqrt` and `log` below 0 and powers of numbers below 0 are "
        "undefined. What is made of\nsomething undefined is undefined too, unless `if` chooses "
        "the other side; `min`, `max` and `clamp` pass on an\nundefined first argument. Where a "
        "value is stored, undefined becomes 0 (`undefined_samples` in the report) and\nwhat "
        "float32 cannot hold its largest number (`overflowed_samples`).\n",
        rule::most_letters, rule::most_levels, rule::most_terms, rule::Graph::most_nodes,
        rule::most_reach);
    return out;
}

}  // namespace cuesta
