// SPDX-License-Identifier: Apache-2.0
// How the run comes to the land of a plan: on from where it stands, from a snapshot, or anew.
#include <algorithm>

#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "live_run.h"

namespace cuesta::studio {
namespace {

// The land of one plan can go on under another if only what comes later differs: nothing of what
// was laid out at the start may be another.
bool same_ground(const Run& run, const Plan& plan) {
    return run.plan.grid == plan.grid && run.plan.halo == plan.halo &&
           run.plan.inputs == plan.inputs && run.plan.input_index == plan.input_index &&
           run.plan.fields == plan.fields && run.plan.materials.rows() == plan.materials.rows();
}

}  // namespace

void LiveRun::adopt(Plan plan, std::int64_t target, bool run, std::uint64_t show) {
    error_.clear();
    target = std::clamp<std::int64_t>(target, 0, ticks_of(plan));
    plan_ = plan;
    running_ = run;
    target_ = target;
    if (run_ && recorder_.stale()) recorder_.record(*run_);  // so that undo is quick
    if (!swap_plan(plan, target)) prepare(std::move(plan), target);
    cover_.adopted(show, tick());
    hooks_.adopted(*run_);
    set_out_ = Clock::now();
    if (!wants_step()) publish(true);
}

bool LiveRun::swap_plan(Plan& plan, std::int64_t target) {
    if (!run_ || !same_ground(*run_, plan) || tick() > target) return false;
    const RunPosition position = run_->position;
    if (tick_of(plan, position) != tick() ||
        snapshot_name(plan, run_->input_sha256, position) !=
            snapshot_name(run_->plan, run_->input_sha256, position))
        return false;
    if (position.step > 0 && run_->records[position.stage].at_rest) return false;
    run_->plan = std::move(plan);
    run_->records.resize(run_->plan.stages.size());
    for (std::size_t i = position.stage + (position.step > 0 ? 1 : 0); i < run_->records.size();
         ++i)
        run_->records[i] = {};
    run_->instantiated = {};
    // Another text may have gone further already.
    if (recorder_.load_latest(*run_, target, tick(), *this)) land_.changed();
    return true;
}

void LiveRun::prepare(Plan plan, std::int64_t target) {
    RunOptions options;
    options.preview = false;
    std::unique_ptr<Run> fresh;
    const auto make = [&] { fresh = prepare_run(plan, options, *this); };
    try {
        make();
    } catch (const Error&) {
        if (!run_) throw;
        run_.reset();  // two at once may be too much for the machine
        make();
    }
    for (int attempt = 0;; ++attempt) {
        try {
            recorder_.load_latest(*fresh, target, 0, *this);
            break;
        } catch (const Error&) {
            if (attempt == 8) throw;
            make();  // a damaged snapshot left half of itself behind
        }
    }
    run_ = std::move(fresh);
    land_.changed();
    pace_.forget_rate();
    recorder_.renew();
}

void LiveRun::go_to(std::int64_t wanted) {
    if (!plan_) return;
    target_ = std::clamp<std::int64_t>(wanted, 0, ticks_of(*plan_));
    if (run_ && tick() <= target_) {
        if (recorder_.load_latest(*run_, target_, tick(), *this)) land_.changed();
    } else {
        if (run_ && recorder_.stale()) recorder_.record(*run_);
        prepare(*plan_, target_);
    }
    set_out_ = Clock::now();
    if (!wants_step()) publish(true);
}

}  // namespace cuesta::studio
