// SPDX-License-Identifier: Apache-2.0
// A declared rule, checked and compiled: what each of its fields becomes in a step.
//
//   next   the value of a field from the state before the step; all of them see the old state
//   flux   an amount that crosses the eastern and the southern face of each cell
//   turn   an amount that leaves one conserved thing of a cell and arrives in another
//
// All amounts are calculated from the state before the step. Turns are carried out in their order,
// fluxes behind them; each is limited by what is there then.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cuesta/rule/check.h"
#include "cuesta/rule/declaration.h"
#include "cuesta/rule/program.h"

namespace cuesta::rule {

struct Layer {
    struct Next {
        std::string field;
        StoreRange range;
    };
    std::vector<Next> next;
    std::shared_ptr<const Program> next_program;  // one value for each of them; none: none
    // A conserved thing: a field, a material of the ground, or its uppermost one.
    struct Store {
        enum class Kind : std::uint8_t { outside, field, layer, ground };
        Kind kind = Kind::outside;
        std::string name = {};  // of the field or of the material
        double largest = 0;     // of a field, what is expected: the end of its range
        bool of_ground() const { return kind == Kind::layer || kind == Kind::ground; }
    };
    struct Flux {
        Store store;
        bool along_x = false, along_y = false;  // where it moves at all
        bool gifts = false;                     // what cells give, not what crosses faces
    };
    std::vector<Flux> flux;
    // For each what it gives along x and y, or what crosses the faces there.
    std::shared_ptr<const Program> flux_program;
    // The same as faces: of gifts what the cell gives to the east and south, and what the neighbour
    // there gives back.
    std::shared_ptr<const Program> face_program;
    struct Turn {
        Store from, to;
    };
    std::vector<Turn> turns;
    std::shared_ptr<const Program> turn_program;  // one value for each

    std::vector<std::string> reads() const;   // sorted
    std::vector<std::string> writes() const;  // in the order of the text
    bool changes_ground() const;
    int halo() const;
    bool empty() const { return next.empty() && flux.empty() && turns.empty(); }
};

// What a field of the recipe's own begins with.
struct Start {
    std::string field;
    std::shared_ptr<const Program> program;
};

struct CompiledLayer {
    Layer layer;
    std::vector<Start> starts;
    Problems problems;  // none: the rest is whole
};

// Parameters at these values, or at their defaults. `names` are those of others; the declaration's
// own fields come on top.
CompiledLayer compile_layer(const Declaration& declaration, const Names& names,
                            const std::vector<Binding>& bindings);
std::vector<Binding> default_bindings(const Declaration& declaration);

// Between which numbers `next` and `start` keep a field; conserved ones are not below 0.
StoreRange range_of(const DeclaredField& field);

// A single value in a unit: of a formula, or of a parameter that is given as an expression.
struct CompiledValue {
    std::shared_ptr<const Program> program;  // none if there are problems
    Problems problems;
};
CompiledValue compile_value(const Text& text, const Names& names, std::string_view unit,
                            const std::string& what);

// All that was declared as one text, for hashes.
std::string canonical(const Declaration& declaration);

}  // namespace cuesta::rule
