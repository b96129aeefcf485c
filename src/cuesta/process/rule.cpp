// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/rule/flux.h"
#include "cuesta/rule/layer.h"

namespace cuesta {
namespace {

using rule::Program;

void report_counts(const rule::StoreCounts& counts, StepReport& report) {
    report.count("undefined_samples", counts.undefined);
    report.count("overflowed_samples", counts.overflowed);
    report.count("limited_samples", counts.limited);
}

// The fields a program reads, with halos as wide as it looks.
std::vector<const Field*> inputs_of(const Program& program, Terrain& terrain,
                                    const StepContext& step, int further) {
    std::vector<const Field*> list;
    for (std::size_t i = 0; i < program.inputs().size(); ++i) {
        const std::string& name = program.inputs()[i];
        Field* field = program.reach_of(i) < 0 ? nullptr
                       : name == field::height ? &terrain.height()
                                               : terrain.find(name);
        CUESTA_CHECK(program.reach_of(i) < 0 || field != nullptr,
                     "field '{}' was not made before it is read", name);
        if (field != nullptr && program.reach_of(i) + further > 0)
            step.comm.exchange(*field, Outside::repeat);
        list.push_back(field);
    }
    return list;
}

class RuleOperator final : public Operator {
public:
    explicit RuleOperator(rule::Layer layer) : layer_(std::move(layer)) {}

    StepReport apply(Terrain& terrain, const StepContext& step) const override {
        StepReport report;
        // Both see the state before the step.
        std::size_t used = 0;
        std::vector<rule::Faces> faces;
        if (layer_.flux_program != nullptr) faces = calculate_faces(terrain, step, used, report);
        if (layer_.next_program != nullptr) set_next(terrain, step, used, report);
        for (std::size_t i = 0; i < faces.size(); ++i)
            move(layer_.flux[i], faces[i], step.scratch.field(used), terrain, step, report);
        return report;
    }

private:
    void set_next(Terrain& terrain, const StepContext& step, std::size_t used,
                  StepReport& report) const {
        const Program& program = *layer_.next_program;
        for (const rule::Layer::Next& one : layer_.next) terrain.make(one.field);
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 0);
        // A field that is read at neighbours is written aside.
        std::vector<rule::Target> targets;
        std::vector<std::pair<Field*, Field*>> aside;
        for (const rule::Layer::Next& one : layer_.next) {
            Field* field = terrain.find(one.field);
            const auto read =
                std::find(program.inputs().begin(), program.inputs().end(), one.field);
            const auto number = static_cast<std::size_t>(read - program.inputs().begin());
            Field* to = field;
            if (read != program.inputs().end() && program.reach_of(number) > 0) {
                to = &step.scratch.field(used++);
                aside.emplace_back(field, to);
            }
            targets.push_back({to, one.range});
        }
        const rule::Site site{step.grid, step.block, step.random, step.step};
        report_counts(program.run(site, inputs, targets), report);
        for (const auto& [field, made] : aside) field->swap(*made);
    }

    // Faces of the block's cells and of those to its west and north.
    std::vector<rule::Faces> calculate_faces(Terrain& terrain, const StepContext& step,
                                             std::size_t& used, StepReport& report) const {
        const Program& program = *layer_.flux_program;
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 1);
        std::vector<rule::Target> targets;
        std::vector<rule::Faces> faces;
        for (std::size_t i = 0; i < layer_.flux.size(); ++i) {
            Field& east = step.scratch.field(used++);
            Field& south = step.scratch.field(used++);
            faces.push_back({east, south});
            targets.push_back({&east, rule::any_range()});
            targets.push_back({&south, rule::any_range()});
        }
        const std::int64_t columns = step.block.columns, rows = step.block.rows;
        // The cell before the first of a map that wraps is its last one.
        const auto site_at = [&](bool west, bool north) {
            Block block = step.block;
            if (west && block.x0 == 0 && step.grid.wraps_x()) block.x0 += step.grid.columns;
            if (north && block.y0 == 0 && step.grid.wraps_y()) block.y0 += step.grid.rows;
            return rule::Site{step.grid, block, step.random, step.step};
        };
        report_counts(program.run(site_at(false, false), inputs, targets), report);
        program.run(site_at(true, false), inputs, targets, {-1, 0, 0, rows});
        program.run(site_at(false, true), inputs, targets, {0, -1, columns, 0});
        return faces;
    }

    static void move(const rule::Layer::Flux& flux, const rule::Faces& faces, Field& share,
                     Terrain& terrain, const StepContext& step, StepReport& report) {
        Field& amount = terrain.make(flux.field);
        const rule::Settled settled = rule::settle(amount, step.comm, flux.largest);
        const rule::Moved moved =
            rule::move(amount, faces, share, settled.quantum, step.grid, step.block, step.comm);
        Account& account = terrain.ledger.account(account_of(flux.field, terrain));
        account.in.merge(settled.gained);
        account.out.merge(settled.lost);
        for (std::size_t side = 0; side < 4; ++side)
            add_units(account.border[side], moved.left[side], settled.quantum);
        report.count("negative_amounts", settled.negative);
        report.count("limited_cells", moved.limited);
    }

    static MaterialId account_of(const std::string& name, const Terrain& terrain) {
        const auto& stores = terrain.stores;
        const auto own = std::find(stores.begin(), stores.end(), name);
        if (own == stores.end()) return water_account;
        return stored_account(static_cast<std::size_t>(own - stores.begin()));
    }

    rule::Layer layer_;
};

// Parameters of the rule as the operator is given them.
std::vector<rule::Binding> bindings_of(const rule::Declaration& declaration,
                                       const ParamValues& values) {
    std::vector<rule::Binding> list = rule::default_bindings(declaration);
    for (rule::Binding& one : list) {
        const auto given = values.find(one.name);
        if (given == values.end()) continue;
        const auto& value = std::get<FieldOrNumber>(given->second);
        one.number = value.number;
        one.field = value.field;
    }
    return list;
}

ParamRow param_row(const rule::DeclaredParam& declared) {
    ParamRow row;
    row.name = declared.name, row.unit = declared.unit, row.doc = declared.doc;
    row.kind = ParamKind::number_or_field;
    row.min = declared.min, row.max = declared.max;
    row.scale = declared.log ? Scale::log : Scale::linear;
    row.default_value = FieldOrNumber{declared.default_value, {}, {}};
    return row;
}

OperatorRow plain_row() {
    OperatorRow row;
    row.name = Rule::name, row.summary = Rule::summary;
    row.kind = OperatorKind::process;
    row.promises = {hold(Holds::leaves_ground)};
    row.make = [](const ParamValues&, const std::map<std::string, int>&) {
        return std::make_unique<RuleOperator>(rule::Layer{});
    };
    return row;
}

CompletedRow complete(const rule::Declaration& declaration, const rule::Names& names) {
    CompletedRow out;
    rule::CompiledLayer compiled =
        rule::compile_layer(declaration, names, rule::default_bindings(declaration));
    out.problems = std::move(compiled.problems);
    if (!out.problems.empty()) return out;
    auto row = std::make_shared<OperatorRow>(plain_row());
    const rule::Layer& layer = compiled.layer;
    if (!declaration.summary.empty()) row->summary = declaration.summary;
    for (const rule::DeclaredParam& one : declaration.params) row->params.push_back(param_row(one));
    row->fields.reads = layer.reads();
    row->fields.writes = layer.writes();
    // A parameter may be a field and is then looked at like one.
    row->fields.halo = std::max(layer.halo(), 1);
    row->temporaries = static_cast<int>(layer.flux.size()) * 2 + (layer.flux.empty() ? 0 : 1) +
                       static_cast<int>(layer.next.size());
    row->declared = rule::canonical(declaration);
    row->own_fields = declaration.fields;
    row->make = [declaration, names](const ParamValues& values, const std::map<std::string, int>&) {
        const auto bindings = bindings_of(declaration, values);
        rule::CompiledLayer made = rule::compile_layer(declaration, names, bindings);
        CUESTA_CHECK(made.problems.empty(), "a rule that was checked is wrong: {}",
                     made.problems.front().sentence);
        return std::make_unique<RuleOperator>(std::move(made.layer));
    };
    out.row = std::move(row);
    return out;
}

}  // namespace

template <>
OperatorRow describe<Rule>() {
    OperatorRow row = plain_row();
    row.promises.push_back(hold(Holds::leaves_water));
    row.complete = complete;
    return row;
}

}  // namespace cuesta
