// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/formula.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/rule/layer.h"

namespace cuesta {
namespace {

class FormulaOperator final : public Operator {
public:
    explicit FormulaOperator(std::shared_ptr<const rule::Program> program)
        : program_(std::move(program)) {}

    StepReport generate(Field& out, const StepContext& step) const override {
        std::vector<const Field*> inputs;
        std::size_t copies = 0;
        for (std::size_t i = 0; i < program_->inputs().size(); ++i) {
            const std::string& name = program_->inputs()[i];
            const int reach = program_->reach_of(i);
            const Field* field = reach < 0               ? nullptr
                                 : name == field::height ? &step.terrain.height()
                                                         : step.terrain.find(name);
            CUESTA_CHECK(reach < 0 || field != nullptr, "field '{}' was not made before it is read",
                         name);
            if (reach > 0) {
                Field& copy = step.scratch.field(copies++);
                copy.copy_from(*field);
                step.comm.exchange(copy, Outside::repeat);
                field = &copy;
            }
            inputs.push_back(field);
        }
        const rule::Site site{step.grid, step.block, step.random, step.step};
        const rule::Target target[] = {{&out, rule::any_range()}};
        const rule::StoreCounts counts = program_->run(site, inputs, target);
        StepReport report;
        report.count("undefined_samples", counts.undefined);
        report.count("overflowed_samples", counts.overflowed);
        return report;
    }
    StepReport filter(const Field&, Field& out, const StepContext& step) const override {
        return generate(out, step);
    }

private:
    std::shared_ptr<const rule::Program> program_;
};

constexpr std::string_view default_value = "height";

ParamRow value_row() {
    ParamRow row;
    row.name = "value";
    row.unit = std::string("1");
    row.doc = "The expression, in metres for the ground and in the field's own unit for others.";
    row.kind = ParamKind::expression;
    row.default_value = std::string(default_value);
    return row;
}

CompletedRow complete(const rule::Declaration& declaration, const rule::Names& names) {
    CompletedRow out;
    rule::Text text = declaration.value;
    if (text.text.empty()) text.text = default_value;
    const bool ground = declaration.target.empty();
    const rule::FieldName* target = ground ? nullptr : names.find(declaration.target);
    const std::string unit = ground ? "m" : target != nullptr ? target->unit : "";
    rule::CompiledValue compiled = rule::compile_value(text, names, unit, "the value");
    out.problems = std::move(compiled.problems);
    if (!out.problems.empty()) return out;
    auto row = std::make_shared<OperatorRow>();
    row->name = Formula::name, row->summary = Formula::summary;
    row->params = {value_row()};
    const rule::Program& program = *compiled.program;
    for (std::size_t i = 0; i < program.inputs().size(); ++i) {
        if (program.reach_of(i) < 0) continue;
        row->fields.reads.push_back(program.inputs()[i]);
        row->temporaries += program.reach_of(i) > 0 ? 1 : 0;
    }
    const auto& reads = row->fields.reads;
    const bool on_ground =
        ground && std::find(reads.begin(), reads.end(), field::height) != reads.end();
    row->kind = on_ground ? OperatorKind::filter : OperatorKind::generator;
    row->fields.halo = program.reach();
    row->declared = "value " + text.text;
    row->make = [program = compiled.program](const ParamValues&,
                                             const std::map<std::string, int>&) {
        return std::make_unique<FormulaOperator>(program);
    };
    out.row = std::move(row);
    return out;
}

}  // namespace

template <>
OperatorRow describe<Formula>() {
    OperatorRow row;
    row.name = Formula::name, row.summary = Formula::summary;
    row.kind = OperatorKind::generator;
    row.params = {value_row()};
    row.complete = complete;
    // As it is by default: what is there stays.
    row.make = [](const ParamValues&, const std::map<std::string, int>&) {
        const rule::Names names{{{std::string(field::height), "m"}}, {}, {}};
        return std::make_unique<FormulaOperator>(
            rule::compile_value({std::string(default_value), -1}, names, "m", "the value").program);
    };
    return row;
}

}  // namespace cuesta
