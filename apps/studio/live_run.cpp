// SPDX-License-Identifier: Apache-2.0
#include "live_run.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/interrupt.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/moment.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/sea_level.h"

namespace cuesta::studio {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

Clock::time_point in(double seconds) {
    return Clock::now() +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

// The land of one plan can go on under another if only what comes later differs: nothing of what
// was laid out at the start may be another.
bool same_ground(const Run& run, const Plan& plan) {
    return run.plan.grid == plan.grid && run.plan.halo == plan.halo &&
           run.plan.inputs == plan.inputs && run.plan.input_index == plan.input_index &&
           run.plan.fields == plan.fields && run.plan.materials.rows() == plan.materials.rows();
}

}  // namespace

LiveRun::LiveRun(FrameBoard& board, std::filesystem::path moments, LiveHooks hooks)
    : board_(board), hooks_(std::move(hooks)), moments_(std::move(moments)) {
    board_.on_wish = [this] {
        {
            const std::lock_guard lock(guard_);
            wished_ = true;
        }
        news_.notify_one();
    };
    board_.on_ready = [this] {
        {
            const std::lock_guard lock(guard_);
            readied_ = true;
        }
        news_.notify_one();
    };
    thread_ = std::thread([this] { work(); });
}

void LiveRun::give(std::function<void()> act, const Leaves& leaves, bool plan) {
    {
        const std::lock_guard lock(guard_);
        tasks_.push_back({std::move(act), plan});
        if (in_step_ && leaves && leaves()) leave_ = true;
    }
    news_.notify_one();
}

// A step that nobody expected to take so long, without a copy of the land before it. Leaving it
// costs the way from the last recorded moment.
bool LiveRun::hopeless() const {
    return !standby_.ready() && since(step_began_) > 2;
}

// Whoever asks before the run's thread has come to it shall not think that all is done.
void LiveRun::give_work(std::function<void()> act, const Leaves& leaves, bool plan) {
    {
        const std::lock_guard lock(state_guard_);
        state_.busy = true;
    }
    ++changes_;
    give(std::move(act), leaves, plan);
}

void LiveRun::show(Plan plan, std::int64_t target, bool run) {
    auto held = std::make_shared<Plan>(std::move(plan));
    const std::uint64_t number = ++shows_;
    give_work([this, held, target, run, number] { adopt(std::move(*held), target, run, number); },
              [&] {
                  return hopeless() || !standby_.belongs_to(*held) ||
                         (!run && standby_.ready() && target <= standby_.tick());
              },
              true);
}

void LiveRun::run() {
    give_work([this] {
        error_.clear();
        if (!run_ && plan_) prepare(*plan_, target_);
        running_ = run_ && !run_->done();
        target_ = tick();
        next_step_ = {};
    });
}

void LiveRun::pause() {
    give(
        [this] {
            running_ = false;
            target_ = tick();
        },
        [this] { return standby_.ready(); });
}

void LiveRun::step(std::int64_t count) {
    give_work([this, count] {
        error_.clear();
        if (!run_ && plan_) prepare(*plan_, target_);
        // From where it is going to, if it is still on its way.
        const std::int64_t from = running_ ? tick() : std::max(tick(), target_);
        running_ = false;
        if (run_) target_ = std::min(from + std::max<std::int64_t>(count, 1), ticks_of(run_->plan));
    });
}

void LiveRun::seek(std::int64_t tick) {
    give_work(
        [this, tick] {
            error_.clear();
            running_ = false;
            go_to(tick);
        },
        [this, tick] { return hopeless() || (standby_.ready() && tick <= standby_.tick()); });
}

void LiveRun::speed(double steps_per_second) {
    give([this, steps_per_second] {
        speed_ = std::max(0.0, steps_per_second);
        next_step_ = {};
    });
}

bool LiveRun::caught_up(std::uint64_t show, std::int64_t tick) const {
    return adopted_ > show || (adopted_ == show && at_tick_ >= tick);
}

LiveState LiveRun::state() const {
    const std::lock_guard lock(state_guard_);
    return state_;
}

void LiveRun::begin_to_stop() {
    {
        const std::lock_guard lock(guard_);
        stop_ = true;
        // A short step is waited for: what it made is recorded.
        if (in_step_ && standby_.ready()) leave_ = true;
    }
    news_.notify_one();
}

void LiveRun::stop() {
    if (!thread_.joinable()) return;
    begin_to_stop();
    thread_.join();
}

std::int64_t LiveRun::tick() const {
    return run_ ? tick_of(run_->plan, run_->position) : 0;
}

bool LiveRun::outsketched_at(std::int64_t tick) const {
    return sketch_ == adopted_ && tick < sketch_tick_;
}

bool LiveRun::wants_step() const {
    return run_ && !run_->done() && (running_ || tick() < target_);
}

void LiveRun::work() {
    std::unique_lock lock(guard_);
    const auto called = [&] { return stop_ || wished_ || readied_ || !tasks_.empty(); };
    while (!stop_) {
        if (!tasks_.empty()) {
            const Task task = std::move(tasks_.front());
            tasks_.pop_front();
            const bool outdated =
                task.plan && std::any_of(tasks_.begin(), tasks_.end(),
                                         [](const Task& later) { return later.plan; });
            lock.unlock();
            try {
                if (!outdated) task.act();
            } catch (const std::exception& e) {
                fail(e.what());
            }
            tell_state();
            lock.lock();
            continue;
        }
        if (wished_) {
            wished_ = false;
            lock.unlock();
            hang_out(true);
            lock.lock();
            continue;
        }
        // Land at rest is shown to those who were not ready for it when it came to rest.
        const bool paced = running_ && speed_ > 0;
        if (std::exchange(readied_, false) && owed_ && (paced || !wants_step())) {
            lock.unlock();
            hang_out(true);
            lock.lock();
            continue;
        }
        if (wants_step()) {
            if (paced && next_step_ > Clock::now()) {
                news_.wait_until(lock, next_step_, called);
                continue;
            }
            in_step_ = true;
            leave_ = false;
            step_began_ = Clock::now();
            lock.unlock();
            if (paced) next_step_ = in(1 / speed_);
            do_step();
            lock.lock();
            in_step_ = false;
            continue;
        }
        // Nothing to do: what is on the screen may be written down now.
        if (!fresh_record_ && run_) {
            if (news_.wait_for(lock, std::chrono::milliseconds(300), called)) continue;
            lock.unlock();
            record(true);
            tell_state();
            lock.lock();
            continue;
        }
        news_.wait(lock, called);
    }
    lock.unlock();
    if (run_) record(true);
    tell_state();  // the last word on where it stands
    run_.reset();
}

void LiveRun::do_step() {
    standby_.before(*run_);
    {
        // What came while the land was copied goes first.
        const std::lock_guard lock(guard_);
        if (!tasks_.empty() || stop_) return standby_.drop();
    }
    // It may be a while until there is something new to see.
    if (standby_.ready()) {
        if (!outsketched_at(tick())) hang_out(true);
        tell_state();
    }
    const std::int64_t from = tick();
    const Clock::time_point start = Clock::now();
    const std::size_t stage = run_->position.stage;
    try {
        {
            const InterruptScope scope(leave_);
            advance(*run_, *this, 1);
        }
        standby_.after(since(start));
        ++state_number_;
        fresh_record_ = false;
        after_step(since(start), run_->position.stage != stage);
    } catch (const Interrupted&) {
        left_step(since(start), from);
    } catch (const std::exception& e) {
        standby_.after(since(start));
        fail(e.what());
    }
    const bool arrived = !wants_step();
    if (arrived && running_) running_ = false, target_ = tick();
    if (arrived || since(told_) > 0.1) tell_state();
}

// The land of before the step, or none: then whoever asked for it starts from a recorded moment.
void LiveRun::left_step(double seconds, std::int64_t tick_before) {
    run_ = standby_.take(seconds);
    if (run_) return;
    running_ = false;
    target_ = tick_before;
    fresh_record_ = true;
}

void LiveRun::after_step(double seconds, bool stage_ended) {
    work_ += seconds;
    rate_ = rate_ <= 0 || stage_ended ? 1 / std::max(seconds, 1e-6)
                                      : 0.9 * rate_ + 0.1 / std::max(seconds, 1e-6);
    const bool arrived = !wants_step();
    at_tick_ = tick();
    // On the way to a tick nothing is shown that would be gone in a blink.
    const bool hidden = outsketched_at(tick()) || (!running_ && !arrived && since(set_out_) < 0.06);
    // Everybody who is ready sees the end of a stage; between them time decides.
    if (!hidden && (stage_ended || arrived || (board_.due() && Clock::now() > next_frame_)))
        hang_out(stage_ended || arrived);
    if (hooks_.measure && (arrived || Clock::now() > next_measure_)) {
        const Clock::time_point start = Clock::now();
        hooks_.measure(*run_, rate_);
        measure_cost_ = since(start);
        next_measure_ = in(std::max(0.25, 50 * measure_cost_));
    }
    const double cost = save_cost_ >= 0 ? save_cost_ : 0.02;
    if (stage_ended ? work_ > cost : work_ > std::max(0.5, 20 * cost)) record(false);
}

void LiveRun::record(bool idle) {
    // What was quickly made need not be kept, except where one stopped to look.
    const double cost = save_cost_ >= 0 ? save_cost_ : 0.02;
    fresh_record_ = true;
    if (idle && !stop_ && work_ < cost / 4) return;
    const Clock::time_point start = Clock::now();
    try {
        if (moments_.record(*run_)) {
            const double took = since(start);
            save_cost_ = save_cost_ < 0 ? took : 0.5 * (save_cost_ + took);
        }
        work_ = 0;
    } catch (const std::exception& e) {
        // The disk may be full: one can still watch and shape.
        hooks_.say("warning", fmt::format("this moment could not be recorded: {}", e.what()));
        work_ = 0;
        save_cost_ = std::max(save_cost_, 0.02) * 2;
    }
}

void LiveRun::hang_out(bool all) {
    if (!run_) return;
    const std::lock_guard lock(view_guard_);
    const std::set<FrameBoard::Wish> wishes = board_.wishes(all);
    owed_ = wishes != board_.looked_at();
    if (wishes.empty()) return;
    const Clock::time_point start = Clock::now();
    try {
        board_.hang(view_of(*run_, wishes, cache_, state_number_, board_.next_version()));
    } catch (const std::exception& e) {
        // What cannot be shown is no reason to lose the run, let alone the server.
        hooks_.say("warning", fmt::format("this state could not be shown: {}", e.what()));
    }
    // Showing takes a quarter of the time at most, however much is looked at.
    next_frame_ = in(3 * since(start));
}

void LiveRun::adopt(Plan plan, std::int64_t target, bool run, std::uint64_t show) {
    error_.clear();
    target = std::clamp<std::int64_t>(target, 0, ticks_of(plan));
    plan_ = plan;
    running_ = run;
    target_ = target;
    if (run_ && !fresh_record_) record(false);  // so that undo is quick
    if (!swap_plan(plan, target)) prepare(std::move(plan), target);
    at_tick_ = tick();
    adopted_ = show;
    hooks_.adopted(*run_);
    set_out_ = Clock::now();
    if (!wants_step()) hang_out(true);
}

bool LiveRun::swap_plan(Plan& plan, std::int64_t target) {
    if (!run_ || !same_ground(*run_, plan) || tick() > target) return false;
    const RunPosition position = run_->position;
    if (tick_of(plan, position) != tick() ||
        moment_name(plan, run_->input_sha256, position) !=
            moment_name(run_->plan, run_->input_sha256, position))
        return false;
    if (position.step > 0 && run_->records[position.stage].at_rest) return false;
    run_->plan = std::move(plan);
    run_->records.resize(run_->plan.stages.size());
    for (std::size_t i = position.stage + (position.step > 0 ? 1 : 0); i < run_->records.size();
         ++i)
        run_->records[i] = {};
    run_->active = {};
    // Another text may have gone further already.
    if (moments_.load_latest(*run_, target, tick(), *this)) ++state_number_, fresh_record_ = true;
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
            moments_.load_latest(*fresh, target, 0, *this);
            break;
        } catch (const Error&) {
            if (attempt == 8) throw;
            make();  // a damaged moment left half of itself behind
        }
    }
    run_ = std::move(fresh);
    ++state_number_;
    work_ = 0;
    rate_ = 0;
    fresh_record_ = true;
}

void LiveRun::go_to(std::int64_t wanted) {
    if (!plan_) return;
    target_ = std::clamp<std::int64_t>(wanted, 0, ticks_of(*plan_));
    if (run_ && tick() <= target_) {
        if (moments_.load_latest(*run_, target_, tick(), *this))
            ++state_number_, fresh_record_ = true;
    } else {
        if (run_ && !fresh_record_) record(false);
        prepare(*plan_, target_);
    }
    set_out_ = Clock::now();
    if (!wants_step()) hang_out(true);
}

void LiveRun::fail(const std::string& sentence) {
    error_ = sentence;
    running_ = false;
    target_ = tick();
    run_.reset();  // in the middle of a step; a recorded moment is sound
    fresh_record_ = true;
    hooks_.say("error", sentence);
    tell_state();
}

void LiveRun::progress(const Progress& progress) {
    fraction_ = progress.fraction;
    seconds_ = progress.seconds;
}

void LiveRun::tell_state() {
    told_ = Clock::now();
    LiveState now;
    const Plan* plan = run_ ? &run_->plan : plan_ ? &*plan_ : nullptr;
    if (plan != nullptr) {
        now.ticks = ticks_of(*plan);
        now.columns = plan->grid.columns, now.rows = plan->grid.rows;
        now.spacing_m = plan->grid.spacing_m;
        now.origin_x_m = plan->grid.origin_x_m, now.origin_y_m = plan->grid.origin_y_m;
        now.edges = choice_words(Edges{})[static_cast<std::size_t>(plan->grid.edges)];
        now.seed = plan->seed;
        now.sea_level_m = sea_level_of(plan->stages);
    }
    if (run_) {
        now.tick = tick();
        now.stage = run_->position.stage + 1;
        now.step = run_->position.step;
        if (!run_->done()) {
            const StagePlan& stage = run_->plan.stages[run_->position.stage];
            now.label = stage.label, now.op = stage.op->name, now.steps = ticks_of(stage);
        }
        now.fields = fields_of(*run_);
        now.recorded = moments_.recorded(run_->plan, run_->input_sha256);
    } else {
        now.tick = target_;
    }
    now.running = running_;
    now.target = running_ ? now.tick : target_;
    now.busy = wants_step();
    now.rate = rate_, now.speed = speed_;
    now.fraction = run_ && run_->done() ? 1 : fraction_;
    now.seconds = seconds_;
    now.error = error_;
    now.moments_bytes = moments_.bytes();
    {
        const std::lock_guard lock(state_guard_);
        state_ = std::move(now);
    }
    ++changes_;
}

}  // namespace cuesta::studio
