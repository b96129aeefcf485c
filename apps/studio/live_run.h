// SPDX-License-Identifier: Apache-2.0
// The one thread that advances a run: run, pause, step, seek, another plan. What it does beside is
// done by others: run_inbox.h (what it is asked), run_pace.h (when it steps), land_publisher.h
// (frames for those who look), snapshot_recorder.h, rollback_copy.h, sketch_cover.h, live_state.h.
//
// To show a plan at a tick it takes the land as it stands if the plan has the same past, else the
// latest snapshot of the plan, else nothing, and advances from there.
//
// A long step is left as soon as its operator begins another loop, if what is asked needs that:
// going back, another past, a pause, something that happens now, the end. The land is then that of
// before the step (rollback_copy.h) and the step is made again when its time comes.
//
// Holds   whoever calls returns at once, except read() and between(). What the engine throws ends
//         the run under way with an error in the state; the next command starts from a snapshot.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"
#include "land_publisher.h"
#include "live_state.h"
#include "rollback_copy.h"
#include "run_inbox.h"
#include "run_pace.h"
#include "sketch_cover.h"
#include "snapshot_recorder.h"

namespace cuesta::studio {

struct LiveHooks {
    std::function<void(const char* kind, const std::string& sentence)> say;  // note, warning, error
    // The land has changed and time allows a measurement; steps a second so far.
    std::function<void(Run& run, double rate)> measure;
    // Another plan has its land now.
    std::function<void(const Run& run)> adopted = [](const Run&) {};
    // No step is to be made now; until then at the earliest, or until somebody asks for one.
    std::function<void(std::optional<RunInbox::Clock::time_point> until)> rests;
};

class LiveRun final : private Observer {
public:
    LiveRun(FramePublisher& frames, std::filesystem::path snapshots, LiveHooks hooks);
    ~LiveRun() override { stop(); }

    // From now on this plan; `target` is the tick to show, after which it goes on if `run` is set.
    void show(Plan plan, std::int64_t target, bool run);
    void run();
    void pause();
    void step(std::int64_t count);
    void seek(std::int64_t tick);
    void speed(double steps_per_second);  // 0: as fast as it goes
    // How often show() was called, and whether the run of that call (or a later one) has come to a
    // tick: until then a sketch may stand in for it.
    std::uint64_t shows() const { return cover_.shows(); }
    bool caught_up(std::uint64_t show, std::int64_t tick) const {
        return cover_.caught_up(show, tick);
    }
    void sketched(std::uint64_t show, std::int64_t tick) { cover_.sketched(show, tick); }

    // Calls `look` on the land as it stands: between two steps, or on the land before a long one
    // that is under way, and waits for it; `look` changes nothing. Error if there is no land or a
    // step that was thought to be short takes longer than `patience`.
    void read(const std::function<void(Run&)>& look,
              std::chrono::milliseconds patience = std::chrono::milliseconds(3000));
    // Calls `look` on the run's thread between two steps; a long step is left for it.
    void between(const std::function<void(Run&)>& look,
                 std::chrono::milliseconds patience = std::chrono::milliseconds(3000));
    // Somebody looks elsewhere: what is wished for is shown now, in a long step too.
    void show_standing();

    LiveState state() const { return states_.get(); }
    std::uint64_t changes() const { return states_.changes(); }
    // Leaves what is under way; nobody waits for the land from now on. From any thread.
    void begin_to_stop();
    // Records where it stands and ends the thread.
    void stop();

private:
    using Clock = RunPace::Clock;
    using Leaves = RunInbox::Leaves;

    // Observer
    void progress(const Progress& progress) override { progress_ = progress; }
    void note(std::string_view sentence) override { hooks_.say("note", std::string(sentence)); }
    void warn(std::string_view sentence) override { hooks_.say("warning", std::string(sentence)); }
    ExitCode wants_stop() override {
        return inbox_.stopped() ? ExitCode::terminated : ExitCode::done;
    }

    void give_work(std::function<void()> act, const Leaves& leaves = {}, bool plan = false);
    bool hopeless() const;
    void visit(const std::function<void(Run&)>& look, std::chrono::milliseconds patience,
               const Leaves& leaves, bool may_use_copy);
    // Of the run's thread.
    void work();
    void obey(RunInbox::Call& call);
    void rest(std::optional<Clock::time_point> until);
    bool wants_step() const;
    void do_step();
    void after_step(double seconds, bool stage_ended);
    void left_step(double seconds, std::int64_t tick_before);
    void adopt(Plan plan, std::int64_t target, bool run, std::uint64_t show);
    bool swap_plan(Plan& plan, std::int64_t target);
    void prepare(Plan plan, std::int64_t target);
    void go_to(std::int64_t tick);
    void publish(bool all);
    void fail(const std::string& sentence);
    void tell_state();
    std::int64_t tick() const;

    LiveHooks hooks_;
    LandPublisher land_;
    SnapshotRecorder recorder_;
    RollbackCopy rollback_;
    SketchCover cover_;
    StatePublisher states_;
    RunInbox inbox_;

    // Of the run's thread alone.
    std::unique_ptr<Run> run_;
    std::optional<Plan> plan_;  // what is to be shown, also when the run has failed
    bool running_ = false;
    std::int64_t target_ = 0;
    RunPace pace_;
    Progress progress_;
    std::string error_;
    Clock::time_point told_, set_out_;
    std::thread thread_;
};

}  // namespace cuesta::studio
