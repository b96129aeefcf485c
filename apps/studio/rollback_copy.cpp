// SPDX-License-Identifier: Apache-2.0
#include "rollback_copy.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "cuesta/base/memory.h"
#include "cuesta/engine/copy_run.h"
#include "cuesta/engine/snapshot.h"
#include "land_view.h"

namespace cuesta::studio {
namespace {

// Steps of one name on a land of one size take about the same time.
std::string step_name(const Run& run) {
    const StagePlan& stage = run.plan.stages[run.position.stage];
    std::string name = fmt::format("{} {}", run.plan.grid.cells(), stage.op->name);
    for (const StagePlan& process : stage.processes) name += " " + process.op->name;
    return name;
}

}  // namespace

void RollbackCopy::before(const Run& run) {
    ready_ = false;
    if (run.done()) return step_.clear();
    step_ = step_name(run);
    const auto known = took_.find(step_);
    // A copy that would cost a good part of the step is not worth it, unless one waits for very
    // long.
    const double worth = std::max(long_step_seconds, std::min(8 * copy_seconds_, 4.0));
    if (known != took_.end() && known->second < worth) {
        // Land that is quick needs no memory for this.
        const std::unique_lock lock(land_guard_, std::try_to_lock);
        if (lock) copy_.reset();
        return;
    }
    const std::lock_guard lock(land_guard_);
    // Twice: what the step itself takes for its work is not known here.
    if (!copy_ && 2 * land_bytes(run) > default_memory_budget()) return;
    if (is_large(run.plan.grid)) return copy_.reset();  // a second one beside a large land
    const auto start = std::chrono::steady_clock::now();
    copy_run(run, copy_);
    copy_seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    tick_ = tick_of(run.plan, run.position);
    {
        const std::lock_guard past(past_guard_);
        plan_ = std::make_shared<const Plan>(run.plan);
        input_sha256_ = run.input_sha256;
        end_ = {run.position.stage, run.position.step + 1};
    }
    ready_ = true;
}

void RollbackCopy::learn(double seconds) {
    if (step_.empty()) return;
    if (took_.size() > 1000) took_.clear();
    double& took = took_[step_];
    took = took <= 0 ? seconds : 0.5 * (took + seconds);
}

void RollbackCopy::after(double seconds) {
    ready_ = false;
    learn(seconds);
}

std::unique_ptr<Run> RollbackCopy::take(double seconds) {
    std::unique_ptr<Run> land;
    const std::lock_guard lock(land_guard_);
    if (ready_) land = std::move(copy_);
    ready_ = false;
    // It would have taken longer.
    learn(std::max(seconds, 2 * long_step_seconds));
    return land;
}

bool RollbackCopy::look(const std::function<void(Run&)>& look) {
    const std::lock_guard lock(land_guard_);
    if (!ready_) return false;
    look(*copy_);
    return true;
}

bool RollbackCopy::belongs_to(const Plan& plan) const {
    if (!ready_) return true;
    const std::lock_guard lock(past_guard_);
    if (end_.stage >= plan.stages.size() || end_.step > ticks_of(plan.stages[end_.stage]) ||
        plan.inputs != plan_->inputs)
        return false;
    return snapshot_name(plan, input_sha256_, end_) == snapshot_name(*plan_, input_sha256_, end_);
}

}  // namespace cuesta::studio
