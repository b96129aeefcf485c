// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/instantiate.h"

namespace cuesta {

void instantiate_stage(Run& run) {
    if (run.done() || run.instantiated.stage == run.position.stage) return;
    const StagePlan& stage = run.plan.stages[run.position.stage];
    run.instantiated = {};
    run.instantiated.stage = run.position.stage;
    if (stage.op->kind != OperatorKind::container)
        run.instantiated.op = stage.op->make(stage.values, run.plan.input_index);
    for (const StagePlan& process : stage.processes) {
        run.instantiated.process_values.push_back(process.values);
        run.instantiated.processes.push_back(
            process.op->make(process.values, run.plan.input_index));
    }
    for (const EventPlan& event : stage.events)
        if (event.at < run.position.step) change_parameters(run, event);
}

void change_parameters(Run& run, const EventPlan& event) {
    const StagePlan& stage = run.plan.stages[run.instantiated.stage];
    for (const EventPlan::Change& change : event.changes) {
        ParamValues& values = run.instantiated.process_values[change.process];
        values[change.param] = change.value;
        run.instantiated.processes[change.process] =
            stage.processes[change.process].op->make(values, run.plan.input_index);
    }
}

}  // namespace cuesta
