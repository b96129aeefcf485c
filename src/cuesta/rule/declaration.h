// SPDX-License-Identifier: Apache-2.0
// What a recipe declares of a rule or a formula, as plain data: texts not yet read, and what they
// may name. Places are numbers that whoever made the declaration can turn into lines and columns.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta::rule {

class Program;  // rule/program.h

// A text of the language, or a number; `source` tells its maker where it stands.
struct Text {
    std::string text;
    int source = -1;
};

// One thing that is wrong: in which text, at which of its letters (from 0), a sentence.
struct Problem {
    int source = -1;
    std::size_t at = 0;
    std::string sentence;
};
using Problems = std::vector<Problem>;

// A field of the recipe's own.
struct DeclaredField {
    std::string name, unit = "1", doc, palette;
    std::optional<double> low, high;  // what it is shown between, and kept between by `next`
    Text start;                       // empty: 0
    bool conserved = false;           // only `flux` and `turn` move it; it has an account
    int source = -1;
};

// A parameter of the rule's own: a number, or a field in its place.
struct DeclaredParam {
    std::string name, unit = "1", doc;
    double min = 0, max = 1, default_value = 0;
    bool log = false;
    int source = -1;
};

// name = "expression".
struct NamedText {
    std::string name;
    Text text;
    int source = -1;  // of the name
};

// What crosses the eastern and the southern face of each cell; or what each cell gives along x and
// y, above zero to the east and south, below zero to the west and north.
struct DeclaredFlux {
    std::string field;
    Text east, south, x, y;
    int source = -1;  // of the name
};

// What leaves one conserved thing of the cell and arrives in another. An empty end lies outside.
struct DeclaredTurn {
    std::string name, from, to;
    Text amount;
    int source = -1, from_source = -1, to_source = -1;  // of the name and of both ends
};
// The end of a turn that stands for whatever the ground is made of.
inline constexpr std::string_view ground_end = "ground";

struct Declaration {
    std::string summary;
    std::vector<DeclaredField> fields;
    std::vector<DeclaredParam> params;
    std::vector<NamedText> lets;
    std::vector<NamedText> next;
    std::vector<DeclaredFlux> flux;
    std::vector<DeclaredTurn> turns;
    // A formula: where its value goes; "" is the ground.
    std::string target;
    Text value;
};

// What may be named where the operator stands.
struct FieldName {
    std::string name, unit;
    bool writable = false;  // by `next`
    bool store = false;     // by `flux` and `turn`: it has an account in the ledger
    bool layer = false;     // the same of a material of the ground
    bool moves() const { return store || layer; }
};
struct Names {
    std::vector<FieldName> fields;
    std::vector<std::string> materials;  // in the order of their numbers
    std::vector<std::string> taken;      // words that cannot name a parameter

    const FieldName* find(std::string_view name) const {
        for (const FieldName& one : fields)
            if (one.name == name) return &one;
        return nullptr;
    }
};

}  // namespace cuesta::rule
