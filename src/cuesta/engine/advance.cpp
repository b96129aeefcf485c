// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/advance.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "cuesta/base/interrupt.h"
#include "cuesta/engine/checkpoint.h"
#include "cuesta/engine/copy_run.h"
#include "cuesta/engine/execute_stage.h"
#include "cuesta/engine/instantiate.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/operator/field_watch.h"

namespace cuesta {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// The changes an event makes at this moment, and its own operator.
void run_events(Run& run, const StagePlan& stage, StageRecord& record) {
    for (const EventPlan& event : stage.events) {
        if (event.at != run.position.step) continue;
        change_parameters(run, event);
        for (const StagePlan& single : event.operators) {
            const auto op = single.op->make(single.values, run.plan.input_index);
            record.report.merge(execute_stage(run, single, single.values, *op, event.at));
            ++record.operator_steps;
        }
    }
}

// How many processes from `first` on run as one: due now, of one family, and nothing that makes one
// of them differ from the others in where it acts and which random numbers it draws.
std::size_t joint_count(const StagePlan& stage, std::size_t first, std::int64_t step) {
    const auto joins = [&](const StagePlan& process) {
        return !process.op->family.empty() && process.mask.empty() && !process.seed &&
               process.op->family == stage.processes[first].op->family &&
               (step + 1) % process.every == 0;
    };
    std::size_t end = first;
    while (end < stage.processes.size() && joins(stage.processes[end])) ++end;
    return end - first;
}

StepReport run_joint(Run& run, const StagePlan& stage, std::size_t first, std::size_t count) {
    JointStage joint;
    joint.work = run.instantiated.processes[first]->joint();
    for (std::size_t i = first; i < first + count; ++i) {
        joint.stages.push_back(&stage.processes[i]);
        joint.values.push_back(&run.instantiated.process_values[i]);
        run.instantiated.processes[i]->join(*joint.work);
    }
    return execute_joint(run, joint, run.position.step);
}

// One step of the current stage.
void step_once(Run& run) {
    const StagePlan& stage = run.plan.stages[run.position.stage];
    StageRecord& record = run.records[run.position.stage];
    if (stage.op->kind == OperatorKind::container) {
        run_events(run, stage, record);
        const std::int64_t step = run.position.step;
        std::size_t resting = 0;
        for (std::size_t i = 0; i < stage.processes.size(); ++i) {
            if ((step + 1) % stage.processes[i].every != 0) continue;
            if (const std::size_t count = joint_count(stage, i, step); count > 1) {
                record.report.merge(run_joint(run, stage, i, count));
                record.operator_steps += static_cast<std::int64_t>(count);
                i += count - 1;
                continue;
            }
            record.report.merge(execute_stage(run, stage.processes[i],
                                              run.instantiated.process_values[i],
                                              *run.instantiated.processes[i], step));
            ++record.operator_steps;
            resting += record.report.at_rest ? 1 : 0;
        }
        // All of them in one step, and no event to come.
        record.resting = resting == stage.processes.size() && resting > 0;
        record.at_rest =
            record.resting && std::none_of(stage.events.begin(), stage.events.end(),
                                           [&](const EventPlan& event) { return event.at > step; });
    } else {
        record.report.merge(
            execute_stage(run, stage, stage.values, *run.instantiated.op, run.position.step));
        ++record.operator_steps;
        record.at_rest = record.resting = record.report.at_rest;
    }
    ++run.position.step;
    ++record.steps;
    if (stage.op->kind == OperatorKind::container || stage.op->kind == OperatorKind::process)
        for (int i = 0; i < run.domain.blocks(); ++i) ++run.domain.block(i).terrain.now;
}

// Numbers that are not finite are never passed on to the next stage or to a file.
void check_ground(const Run& run) {
    bool finite = true;
    for (const auto& [material, sum] : run.domain.ground()) finite = finite && sum.nonfinite() == 0;
    if (finite) return;
    for (const std::string_view name : {field::height, field::water}) {
        if (!run.domain.has(name)) continue;
        const Raster map = run.domain.collect(name);
        if (map.samples.empty()) throw Error(fmt::format("{} is not finite", name));
        for (std::size_t i = 0; i < map.samples.size(); ++i)
            if (!std::isfinite(map.samples[i]))
                throw Error(fmt::format("{} is not finite at x {}, y {} after stage '{}'", name,
                                        static_cast<std::int64_t>(i) % map.columns,
                                        static_cast<std::int64_t>(i) / map.columns,
                                        run.plan.stages[run.position.stage].label),
                            "Try smaller rates; the last checkpoint is kept");
    }
}

void finish_stage(Run& run) {
    const StagePlan& stage = run.plan.stages[run.position.stage];
    if (stage.op->kind == OperatorKind::container)
        run_events(run, stage, run.records[run.position.stage]);
    check_ground(run);
    run.domain.release_scratch();
    ++run.position.stage;
    run.position.step = 0;
}

Progress progress_of(const Run& run) {
    Progress p;
    const StagePlan& stage = run.plan.stages[run.position.stage];
    const StageRecord& record = run.records[run.position.stage];
    p.stage = run.position.stage + 1, p.stages = run.plan.stages.size();
    p.label = stage.label, p.op = stage.op->name;
    p.step = run.position.step, p.steps = ticks_of(stage);
    p.seconds = run.seconds();
    if (record.seconds > 0)
        p.cell_steps_per_second = static_cast<double>(record.operator_steps) *
                                  static_cast<double>(run.plan.grid.cells()) / record.seconds;
    // Work as units times operators; generators count like ten passes of a process.
    double done = 0, all = 0;
    for (std::size_t i = 0; i < run.plan.stages.size(); ++i) {
        const StagePlan& s = run.plan.stages[i];
        const bool surface = ticks_of(s) == 1 && s.op->kind != OperatorKind::process;
        const double weight =
            surface ? 10 : static_cast<double>(std::max<std::size_t>(1, s.processes.size()));
        const auto units = static_cast<double>(ticks_of(s));
        all += weight * units;
        if (i < run.position.stage) done += weight * units;
        if (i == run.position.stage) done += weight * static_cast<double>(run.position.step);
    }
    p.fraction = all > 0 ? done / all : 1;
    return p;
}

// When the state is saved beside on request.
class Saving {
public:
    explicit Saving(Run& run) : run_(run) {}

    // A step that may last can only be left by throwing it away (docs/design/chain.md), so what was
    // done before is saved first, where it took far longer than saving does.
    bool due_before_step() {
        const RunOptions& options = run_.options;
        if (options.out.empty() || options.checkpoint_seconds <= 0) return false;
        const bool unknown = run_.position.stage != stage_;
        stage_ = run_.position.stage;
        if (!unknown && step_seconds_ < long_step_seconds) return false;
        const double cost =
            save_seconds_ > 0 ? save_seconds_ : 0.02 + static_cast<double>(land_bytes(run_)) / 1e8;
        return unsaved_seconds_ > 40 * cost;
    }

    void after_step(double seconds, Observer& observer) {
        const RunOptions& options = run_.options;
        if (options.out.empty()) return;
        ++steps_;
        step_seconds_ = seconds;
        unsaved_seconds_ += seconds;
        const bool by_steps = options.checkpoint_steps > 0 && steps_ >= options.checkpoint_steps;
        // Where saving is dear it is done less often: at most a twentieth of the time goes into it.
        const bool by_time =
            options.checkpoint_seconds > 0 &&
            since(last_) >= std::max(options.checkpoint_seconds, saving_share * save_seconds_);
        const bool by_request = observer.wants_checkpoint();
        if (!run_.domain.agree(by_steps || by_time || by_request)) return;
        save();
        if (by_request)
            observer.note(fmt::format("saved at stage {} step {} in {}, as asked",
                                      run_.position.stage + 1, run_.position.step,
                                      options.out.string()));
    }

    void save() {
        const InterruptScope whole(nullptr);
        const Clock::time_point start = Clock::now();
        save_checkpoint(run_);
        last_ = Clock::now();
        save_seconds_ = since(start);
        unsaved_seconds_ = 0;
        steps_ = 0;
    }

private:
    static constexpr double long_step_seconds = 0.5;
    static constexpr double saving_share = 20;

    Run& run_;
    std::size_t stage_ = static_cast<std::size_t>(-1);
    std::int64_t steps_ = 0;
    double step_seconds_ = 0, unsaved_seconds_ = 0, save_seconds_ = 0;
    Clock::time_point last_ = Clock::now();
};

// What is due before the next step.
struct Todo {
    bool stop = false, save = false;
};

Todo agreed(const Run& run, Todo mine) {
    if (!run.options.ranks) return mine;
    const std::int64_t bits = run.options.ranks->agree((mine.stop ? 1 : 0) | (mine.save ? 2 : 0));
    return {(bits & 1) != 0, (bits & 2) != 0};
}

}  // namespace

AdvanceEnd advance(Run& run, Observer& observer, std::int64_t most_steps) {
    Saving saving(run);
    for (int i = 0; i < run.domain.blocks(); ++i)
        run.domain.block(i).scratch.object<FieldWatch>().restart();
    std::int64_t steps = 0;
    while (!run.done()) {
        const StagePlan& stage = run.plan.stages[run.position.stage];
        const Clock::time_point start = Clock::now();
        instantiate_stage(run);
        if (run.position.step >= ticks_of(stage) || run.records[run.position.stage].at_rest) {
            finish_stage(run);
            continue;
        }
        // Signals and clocks are those of the first process, told to all in one message.
        const bool stop = observer.wants_stop() != ExitCode::done;
        const bool pause = steps >= most_steps;
        const Todo todo = agreed(run, {stop, !stop && !pause && saving.due_before_step()});
        if (todo.stop) {
            if (!run.options.out.empty()) saving.save();
            return AdvanceEnd::stopped;
        }
        if (pause) return AdvanceEnd::paused;
        if (todo.save) saving.save();
        step_once(run);
        ++steps;
        const double seconds = since(start);
        run.records[run.position.stage].seconds += seconds;
        if (!run.options.out.empty()) write_frames(run);
        observer.progress(progress_of(run));
        saving.after_step(seconds, observer);
    }
    return AdvanceEnd::finished;
}

}  // namespace cuesta
