// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/active.h"

namespace cuesta {

void activate(Run& run) {
    if (run.done() || run.active.stage == run.position.stage) return;
    const StagePlan& stage = run.plan.stages[run.position.stage];
    run.active = {};
    run.active.stage = run.position.stage;
    if (stage.op->kind != OperatorKind::container)
        run.active.op = stage.op->make(stage.values, run.plan.input_index);
    for (const StagePlan& process : stage.processes) {
        run.active.process_values.push_back(process.values);
        run.active.processes.push_back(process.op->make(process.values, run.plan.input_index));
    }
    for (const EventPlan& event : stage.events)
        if (event.at < run.position.step) change_parameters(run, event);
}

void change_parameters(Run& run, const EventPlan& event) {
    const StagePlan& stage = run.plan.stages[run.active.stage];
    for (const EventPlan::Change& change : event.changes) {
        ParamValues& values = run.active.process_values[change.process];
        values[change.param] = change.value;
        run.active.processes[change.process] =
            stage.processes[change.process].op->make(values, run.plan.input_index);
    }
}

}  // namespace cuesta
