// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/show_fields.h"

#include <algorithm>

#include "cuesta/analysis/derive.h"
#include "cuesta/rule/flux.h"
#include "cuesta/rule/layer.h"

namespace cuesta {
namespace {

class Showing {
public:
    Showing(const OperatorRow& op, const ParamValues& values, const Run& run, BlockState& state,
            Communicator& comm, RandomKey key, std::int64_t step)
        : op_(op),
          values_(values),
          run_(run),
          terrain_(state.terrain),
          comm_(comm),
          key_(key),
          step_(step) {}

    void show(const std::string& name) {
        if (name == field::height)
            terrain_.show_height();
        else if (is_derived(name))
            derive_field(name, terrain_, comm_, terrain_.make(name));
        else if (const ExpressionPlan* expression = find_expression(name))
            calculate(*expression);
        else
            terrain_.make(name);
    }

    StepReport report;

private:
    const ExpressionPlan* find_expression(const std::string& name) const {
        for (const ExpressionPlan& one : run_.plan.expressions)
            if (one.name == name) return &one;
        return nullptr;
    }
    const rule::DeclaredField* find_declared(const std::string& name) const {
        for (const rule::DeclaredField& one : run_.plan.declared)
            if (one.name == name) return &one;
        return nullptr;
    }
    // That of the parameter which is given by it.
    rule::StoreRange range_of_param(const std::string& name) const {
        for (const ParamRow& row : op_.params) {
            const auto given = values_.find(row.name);
            if (given == values_.end() || row.kind != ParamKind::number_or_field) continue;
            if (std::get<FieldOrNumber>(given->second).field == name)
                return {static_cast<float>(row.min), static_cast<float>(row.max)};
        }
        return rule::any_range();
    }

    void calculate(const ExpressionPlan& expression) {
        const rule::DeclaredField* declared = find_declared(expression.name);
        if (declared != nullptr && terrain_.find(expression.name) != nullptr) return;
        // What a field begins with does not depend on who asks for it first.
        const RandomKey key = declared != nullptr
                                  ? RandomKey{run_.plan.seed, stream_of("start/" + expression.name)}
                                  : key_;
        const rule::StoreRange range =
            declared != nullptr ? rule::range_of(*declared) : range_of_param(expression.name);
        const rule::Program& program = *expression.program;
        std::vector<const Field*> inputs;
        for (std::size_t i = 0; i < program.inputs().size(); ++i) {
            if (program.reach_of(i) < 0) {
                inputs.push_back(nullptr);
                continue;
            }
            const std::string& name = program.inputs()[i];
            show(name);
            Field* field = name == field::height ? &terrain_.height() : terrain_.find(name);
            if (program.reach_of(i) > 0) comm_.exchange(*field, Outside::repeat);
            inputs.push_back(field);
        }
        Field& made = terrain_.make(expression.name);
        const rule::Site site{terrain_.grid(), terrain_.block(), key,
                              declared != nullptr ? 0 : step_};
        const rule::Target target[] = {{&made, range}};
        const rule::StoreCounts counts = program.run(site, inputs, target);
        report.count("undefined_samples", counts.undefined);
        report.count("overflowed_samples", counts.overflowed);
        report.count("limited_samples", counts.limited);
        if (declared != nullptr && declared->conserved) book(*declared, made);
    }

    // What is there at the start came in.
    void book(const rule::DeclaredField& field, Field& amount) {
        rule::settle(amount, comm_, field.high.value_or(0));
        const auto& stores = terrain_.stores;
        const auto store = std::find(stores.begin(), stores.end(), field.name) - stores.begin();
        ExactSum& in = terrain_.ledger.account(stored_account(static_cast<std::size_t>(store))).in;
        for (std::int64_t y = 0; y < amount.rows(); ++y)
            in.add(amount.row(y), static_cast<std::size_t>(amount.columns()));
    }

    const OperatorRow& op_;
    const ParamValues& values_;
    const Run& run_;
    Terrain& terrain_;
    Communicator& comm_;
    RandomKey key_;
    std::int64_t step_;
};

}  // namespace

StepReport show_fields(const std::set<std::string>& names, const OperatorRow& op,
                       const ParamValues& values, const Run& run, BlockState& state,
                       Communicator& comm, RandomKey key, std::int64_t step) {
    Showing showing(op, values, run, state, comm, key, step);
    for (const std::string& name : names) showing.show(name);
    return showing.report;
}

}  // namespace cuesta
