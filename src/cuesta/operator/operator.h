// SPDX-License-Identifier: Apache-2.0
// An operator as everybody else sees it: a plain row of facts and a way to make one.
//
// An operator is a struct with `name`, `summary`, `cites`, `params()`, `fields()` and one of
//   StepReport generate(Field& out, const StepContext&) const            makes a surface
//   StepReport filter(const Field& in, Field& out, const StepContext&) const   reshapes one
//   StepReport apply(Terrain&, const StepContext&) const                 changes the land over time
// The engine puts a generated or filtered surface where the stage says (`into`, `blend`, `mask`),
// so operators know nothing of that. What it holds on any ground stands in `promises`. A rule over
// several parameters is `std::string problem() const`, asked while the recipe is checked; one over
// a file is `input_problem(map)`, asked when it has been looked at. Memory that follows from values
// is told by `layers()` and `copies(layers)`. The first three are written for one block with halos.
//
// What a plan, an output or the page must know of an operator is a fact of its declaration too, so
// that no list of names stands elsewhere: `routes_water`, `erodes`, `keeps_state`, and with values
// `most_cells(grid)`, `most_in_one_block(grid)`, `value_problem(param, number, grid)`,
// `on_one_block(grid)`, `region_problem()`, `carries_load()`.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cuesta/operator/context.h"
#include "cuesta/operator/param.h"
#include "cuesta/operator/promise.h"
#include "cuesta/rule/declaration.h"

namespace cuesta {

enum class OperatorKind { generator, filter, process, container };
std::string_view word(OperatorKind kind);

// Which fields an operator reads and writes beyond its own target, and how wide a halo it needs.
struct FieldUse {
    std::vector<std::string> reads, writes;
    int halo = 0;
    // Derived fields that need not be made when a parameter names them: it finds them by itself.
    std::vector<std::string> knows = {};
};

enum class ParamKind {
    number,
    integer,
    toggle,
    choice,
    number_or_field,
    field_name,
    numbers,
    file,
    material,
    materials,
    expression  // text of the language of rules (rule/parse.h)
};
std::string_view word(ParamKind kind);

// A value after checking: house units, choice as its word, file as its path, materials by name.
struct FieldOrNumber {
    double number = 0;
    std::string field;  // not empty: the name of a field
    // Not empty: "=..." as written; the engine calculates it into `field` before each use.
    std::string expression = {};
    bool operator==(const FieldOrNumber&) const = default;
};
using ParamValue = std::variant<double, std::int64_t, bool, std::string, FieldOrNumber,
                                std::vector<double>, std::vector<std::string>>;
using ParamValues = std::map<std::string, ParamValue, std::less<>>;

struct ParamRow {
    std::string name, unit, doc;
    ParamKind kind = ParamKind::number;
    double min = 0, max = 0;
    Scale scale = Scale::linear;
    ParamValue default_value;
    std::vector<std::string> choices;
    std::size_t most = 1;  // numbers, materials: how many at the most
    bool required = false;
    std::string source_name = {};  // in the document it comes from; empty: it has none
    double source_scale = 1, source_offset = 0;
    std::string older_name = {};  // that recipes may go on using; empty: it has none
    bool of_state = false;        // says what fields of the state mean, to every stage
};

class Operator;

// Several processes of one family that are due in the same step and stand one behind the other in
// the recipe, carried out as one: a fused step (docs/design/world.md).
class JointStep {
public:
    virtual ~JointStep() = default;
    virtual StepReport apply(Terrain& terrain, const StepContext& step) const = 0;
};

// A ready operator with its parameters set.
class Operator {
public:
    virtual ~Operator() = default;
    // A member of a family: an empty joint step of it, and its part in one.
    virtual std::unique_ptr<JointStep> joint() const;
    virtual void join(JointStep& joint) const;
    virtual StepReport generate(Field& out, const StepContext& step) const;
    virtual StepReport filter(const Field& in, Field& out, const StepContext& step) const;
    virtual StepReport apply(Terrain& terrain, const StepContext& step) const;
};

struct OperatorRow;

// What becomes of an operator that a recipe completes.
struct CompletedRow {
    std::shared_ptr<OperatorRow> row;  // none if there are problems
    rule::Problems problems;
};

struct OperatorRow {
    OperatorRow();
    OperatorRow(const OperatorRow&);
    OperatorRow(OperatorRow&&) noexcept;
    OperatorRow& operator=(const OperatorRow&);
    OperatorRow& operator=(OperatorRow&&) noexcept;
    ~OperatorRow();

    std::string name, summary;
    // The plugin it comes from, and the hash of that library; empty: Cuesta.
    std::string origin, origin_sha256;
    OperatorKind kind = OperatorKind::generator;
    bool once = false;   // a process that does all it does in its first step
    std::string family;  // processes of one family can run as a JointStep; empty: none
    std::vector<std::string> cites;
    std::vector<ParamRow> params;
    FieldUse fields;
    std::vector<Promise> promises;
    int temporaries = 0;     // fields of the block's size needed at once
    double grid_copies = 0;  // further memory, in whole-map float32 fields, at the least
    // Bytes that must cross the memory bus per cell and step, counted by hand (read, written, lines
    // fetched to be written); the bench sets the measured rate beside the bandwidth with it.
    double traffic_bytes = 0;
    bool routes_water = false;  // numbers the cells of its block on the way (flow::Frame)
    bool erodes = false;        // wears the ground away, and hard ground holds it back
    std::string keeps_state;    // of Terrain::states, which outputs read; empty: none
    // Values for a subset of the parameters; the rest keep their defaults. `inputs` gives the index
    // of each loaded file by its path.
    std::function<std::unique_ptr<Operator>(const ParamValues&, const std::map<std::string, int>&)>
        make;
    // What is wrong with values that are right one by one (half a pair, two that exclude each
    // other), as a sentence; empty if nothing. Not set if the operator has no such rule.
    std::function<std::string(const ParamValues&)> problem;
    // The same about a file that it reads, when all of it has been seen: `std::string
    // input_problem(const StoredMap&) const`, asked for each file given. Not set if it takes any.
    std::function<std::string(const ParamValues&, const StoredMap&)> input_problem;
    // How many layers it may leave in a column, for the memory plan (`int layers() const`). Not set
    // if the operator does not say.
    std::function<int(const ParamValues&)> layers;
    // Whole-map fields that it needs with these values where it leaves so many layers, for the
    // memory plan (`double copies(std::size_t layers) const`). Not set: `grid_copies` always.
    std::function<double(const ParamValues&, std::size_t layers)> copies;

    // It works on maps of fewer cells than these (`std::int64_t most_cells(const Grid&) const`); 0:
    // on any. Not set: on any.
    std::function<std::int64_t(const ParamValues&, const Grid&)> most_cells;
    // The same where the map is one block (`std::int64_t most_in_one_block(const Grid&) const`).
    std::function<std::int64_t(const ParamValues&, const Grid&)> most_in_one_block;
    // What is wrong with a number that is inside its range, on a map like this (`static std::string
    // value_problem(std::string_view param, double number, const Grid&)`). Not set: nothing is.
    std::function<std::string(std::string_view, double, const Grid&)> value_problem;
    // Whether one block has the whole map while it runs (`bool on_one_block(const Grid&) const`).
    // Not set: each block has its own part.
    std::function<bool(const ParamValues&, const Grid&)> on_one_block;
    // Why it cannot be part of a region that is refined, as the rest of a sentence (`std::string
    // region_problem() const`); empty if it can. Not set: it can.
    std::function<std::string(const ParamValues&)> region_problem;
    // Whether its rivers carry sediment (`bool carries_load() const`), and what leaves a cell in
    // the step just made, m3/yr (`double river_load(Scratch&, const Terrain&, std::int64_t x,
    // std::int64_t y) const`). Both or none are set.
    std::function<bool(const ParamValues&)> carries_load;
    std::function<double(const ParamValues&, Scratch&, const Terrain&, std::int64_t, std::int64_t)>
        river_load;

    // An operator that the recipe declares (`rule`, `formula`): from what it says to a row of
    // its own, with its parameters, fields, halo and how to make it. Not set for all others.
    std::function<CompletedRow(const rule::Declaration&, const rule::Names&)> complete;
    // Of a completed row: what was declared, for the recipe's hash, and fields with their looks.
    std::string declared;
    std::vector<rule::DeclaredField> own_fields;

    const ParamRow* find_param(std::string_view param) const;  // by any of its names
    std::vector<std::string> param_names() const;
    const Promise* find_promise(Holds holds) const;
};

}  // namespace cuesta
