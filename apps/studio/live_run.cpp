// SPDX-License-Identifier: Apache-2.0
#include "live_run.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/interrupt.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"

namespace cuesta::studio {

LiveRun::LiveRun(FramePublisher& frames, std::filesystem::path snapshots, LiveHooks hooks)
    : hooks_(std::move(hooks)),
      land_(frames),
      recorder_(std::move(snapshots),
                [this](const std::string& sentence) { hooks_.say("warning", sentence); }) {
    frames.on_wish = [this] { inbox_.wish(); };
    frames.on_ready = [this] { inbox_.ready(); };
    thread_ = std::thread([this] { work(); });
}

// A step that nobody expected to take so long, without a copy of the land before it. Leaving it
// costs the way from the last snapshot.
bool LiveRun::hopeless() const {
    return !rollback_.ready() && inbox_.step_seconds() > 2;
}

void LiveRun::give_work(std::function<void()> act, const Leaves& leaves, bool plan) {
    states_.publish_busy();
    inbox_.give(std::move(act), leaves, plan);
}

void LiveRun::show(Plan plan, std::int64_t target, bool run) {
    auto held = std::make_shared<Plan>(std::move(plan));
    const std::uint64_t number = cover_.next_show();
    states_.publish_coming(*held, target);
    inbox_.give([this, held, target, run, number] { adopt(std::move(*held), target, run, number); },
                [&] {
                    return hopeless() || !rollback_.belongs_to(*held) ||
                           (!run && rollback_.ready() && target <= rollback_.tick());
                },
                true);
}

void LiveRun::run() {
    give_work([this] {
        error_.clear();
        if (!run_ && plan_) prepare(*plan_, target_);
        running_ = run_ && !run_->done();
        target_ = tick();
        pace_.hurry();
    });
}

void LiveRun::pause() {
    inbox_.give(
        [this] {
            running_ = false;
            target_ = tick();
        },
        [this] { return rollback_.ready(); });
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
        [this, tick] { return hopeless() || (rollback_.ready() && tick <= rollback_.tick()); });
}

void LiveRun::speed(double steps_per_second) {
    inbox_.give([this, steps_per_second] { pace_.set_speed(steps_per_second); });
}

void LiveRun::begin_to_stop() {
    // A short step is waited for: what it made is recorded.
    inbox_.stop([this] { return rollback_.ready(); });
}

void LiveRun::stop() {
    if (!thread_.joinable()) return;
    begin_to_stop();
    thread_.join();
}

std::int64_t LiveRun::tick() const {
    return run_ ? tick_of(run_->plan, run_->position) : 0;
}

bool LiveRun::wants_step() const {
    return run_ && !run_->done() && (running_ || tick() < target_);
}

void LiveRun::work() {
    while (!inbox_.stopped()) {
        if (std::optional<RunInbox::Call> call = inbox_.next()) {
            obey(*call);
        } else if (wants_step()) {
            if (running_ && !pace_.may_step())
                rest(pace_.next_step());
            else
                do_step();
        } else if (recorder_.stale() && run_) {
            // Nothing to do: what is on the screen may be written down now.
            if (inbox_.wait(RunPace::in(0.3))) continue;
            recorder_.record_idle(*run_);
            tell_state();
        } else {
            rest({});
        }
    }
    if (run_) recorder_.record(*run_);
    tell_state();  // the last word on where it stands
    run_.reset();
}

void LiveRun::obey(RunInbox::Call& call) {
    if (call.task) {
        try {
            if (call.act) call.act();
        } catch (const std::exception& e) {
            fail(e.what());
        }
        tell_state();
        return;
    }
    // Land at rest is shown to those who were not ready for it when it came to rest.
    const bool at_rest = !wants_step() || (running_ && pace_.speed() > 0);
    if (call.wished || (call.readied && land_.owed() && at_rest)) publish(true);
}

void LiveRun::rest(std::optional<Clock::time_point> until) {
    if (hooks_.rests) hooks_.rests(until);
    inbox_.wait(until);
}

void LiveRun::do_step() {
    const std::atomic<bool>& leave = inbox_.begin_step();
    struct Ended {
        RunInbox& inbox;
        ~Ended() { inbox.end_step(); }
    } const ended{inbox_};
    if (running_) pace_.begin_step();
    rollback_.before(*run_);
    // What came while the land was copied goes first.
    if (inbox_.asked()) return rollback_.drop();
    // It may be a while until there is something new to see.
    if (rollback_.ready()) {
        if (!cover_.hides(tick())) publish(true);
        tell_state();
    }
    const std::int64_t from = tick();
    const Clock::time_point start = Clock::now();
    const std::size_t stage = run_->position.stage;
    try {
        {
            const InterruptScope scope(leave);
            advance(*run_, *this, 1);
        }
        rollback_.after(RunPace::since(start));
        land_.changed();
        after_step(RunPace::since(start), run_->position.stage != stage);
    } catch (const Interrupted&) {
        left_step(RunPace::since(start), from);
    } catch (const std::exception& e) {
        rollback_.after(RunPace::since(start));
        fail(e.what());
    }
    const bool arrived = !wants_step();
    if (arrived && running_) running_ = false, target_ = tick();
    if (arrived || RunPace::since(told_) > 0.1) tell_state();
}

// The land of before the step, or none: then whoever asked for it starts from a snapshot.
void LiveRun::left_step(double seconds, std::int64_t tick_before) {
    run_ = rollback_.take(seconds);
    if (run_) return;
    running_ = false;
    target_ = tick_before;
    recorder_.renew();
}

void LiveRun::after_step(double seconds, bool stage_ended) {
    const bool record = recorder_.stepped(seconds, stage_ended);
    pace_.made_step(seconds, stage_ended);
    const bool arrived = !wants_step();
    cover_.came_to(tick());
    // On the way to a tick nothing is shown that would be gone in a blink.
    const bool hidden =
        cover_.hides(tick()) || (!running_ && !arrived && RunPace::since(set_out_) < 0.06);
    // Everybody who is ready sees the end of a stage; between them time decides.
    if (!hidden && (stage_ended || arrived || land_.due())) publish(stage_ended || arrived);
    if (hooks_.measure && (arrived || pace_.may_measure())) {
        const Clock::time_point start = Clock::now();
        hooks_.measure(*run_, pace_.rate());
        pace_.measured(RunPace::since(start));
    }
    if (record) recorder_.record(*run_);
}

void LiveRun::publish(bool all) {
    if (!run_) return;
    try {
        land_.publish(*run_, all);
    } catch (const std::exception& e) {
        hooks_.say("warning", fmt::format("this state could not be shown: {}", e.what()));
    }
}

void LiveRun::fail(const std::string& sentence) {
    error_ = sentence;
    running_ = false;
    target_ = tick();
    run_.reset();  // in the middle of a step; a snapshot is sound
    recorder_.renew();
    hooks_.say("error", sentence);
    tell_state();
}

void LiveRun::tell_state() {
    told_ = Clock::now();
    LiveState now;
    if (run_)
        now.take_ground(run_->plan);
    else if (plan_)
        now.take_ground(*plan_);
    if (run_) {
        now.tick = tick();
        now.stage = run_->position.stage + 1;
        now.step = run_->position.step;
        if (!run_->done()) {
            const StagePlan& stage = run_->plan.stages[run_->position.stage];
            now.label = stage.label, now.op = stage.op->name, now.steps = ticks_of(stage);
        }
        now.fields = fields_of(*run_);
        now.recorded = recorder_.recorded(*run_);
    } else {
        now.tick = target_;
    }
    now.running = running_;
    now.target = running_ ? now.tick : target_;
    now.busy = wants_step();
    now.rate = pace_.rate(), now.speed = pace_.speed();
    now.fraction = run_ && run_->done() ? 1 : progress_.fraction;
    now.seconds = progress_.seconds;
    now.error = error_;
    now.recorded_bytes = recorder_.bytes();
    states_.publish(std::move(now));
}

}  // namespace cuesta::studio
