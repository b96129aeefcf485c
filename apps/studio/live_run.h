// SPDX-License-Identifier: Apache-2.0
// The one thread that advances a run: run, pause, step, seek, another plan. It hangs states on the
// board for those who look, records moments, and waits for nobody.
//
// To show a plan at a tick it takes the land as it stands if the plan has the same past, else the
// latest recorded moment of the plan, else nothing, and advances from there.
//
// A long step is left as soon as its operator begins another loop, if what is asked needs that:
// going back, another past, a pause, something that happens now, the end. The land is then that of
// before the step (standby.h) and the step is made again when its time comes.
//
// Holds   whoever calls returns at once, except read() and between(). What the engine throws ends
//         the run under way with an error in the state; the next command starts from a recorded
//         moment. Recording takes about a twentieth of the time at most.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"
#include "land_view.h"
#include "moments.h"
#include "standby.h"

namespace cuesta::studio {

struct LiveState {
    std::int64_t tick = 0, ticks = 0;
    std::int64_t target = 0;  // the tick it is on its way to
    std::size_t stage = 0;    // that comes next, counted from 1; past the last when all are done
    std::string label, op;
    std::int64_t step = 0, steps = 0;  // of the stage
    bool running = false, busy = false;
    double rate = 0;  // steps a second
    double fraction = 0, seconds = 0;
    double speed = 0;
    std::vector<std::int64_t> recorded;
    std::vector<std::string> fields;
    std::int64_t columns = 0, rows = 0;
    double spacing_m = 1, origin_x_m = 0, origin_y_m = 0;
    std::string edges, error;
    std::uint64_t seed = 0;
    std::optional<double> sea_level_m;
    std::uint64_t moments_bytes = 0;
};

struct LiveHooks {
    std::function<void(const char* kind, const std::string& sentence)> say;  // note, warning, error
    // The land has changed and time allows a measurement; steps a second so far.
    std::function<void(Run& run, double rate)> measure;
    // Another plan has its land now.
    std::function<void(const Run& run)> adopted = [](const Run&) {};
};

class LiveRun final : private Observer {
public:
    LiveRun(FrameBoard& board, std::filesystem::path moments, LiveHooks hooks);
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
    std::uint64_t shows() const { return shows_; }
    bool caught_up(std::uint64_t show, std::int64_t tick) const;
    // A sketch of this tick is up: what is made on the way there is not shown.
    void sketched(std::uint64_t show, std::int64_t tick) { sketch_tick_ = tick, sketch_ = show; }

    // Calls `look` on the land as it stands: between two steps, or on the land before a long one
    // that is under way, and waits for it; `look` changes nothing. Error if there is no land or a
    // step that was thought to be short takes longer than `patience`.
    void read(const std::function<void(Run&)>& look,
              std::chrono::milliseconds patience = std::chrono::milliseconds(3000));
    // Calls `look` on the run's thread between two steps; a long step is left for it.
    void between(const std::function<void(Run&)>& look,
                 std::chrono::milliseconds patience = std::chrono::milliseconds(3000));

    // Somebody looks elsewhere: what is wished for is shown now also while a long step is under
    // way.
    void show_standing();

    LiveState state() const;
    std::uint64_t changes() const { return changes_; }  // counts what state() shows
    // Leaves what is under way; nobody waits for the land from now on. From any thread.
    void begin_to_stop();
    // Records where it stands and ends the thread.
    void stop();

private:
    using Clock = std::chrono::steady_clock;
    struct Task {
        std::function<void()> act;
        bool plan = false;  // outdated by a later one
    };

    // Observer
    void progress(const Progress& progress) override;
    void note(std::string_view sentence) override { hooks_.say("note", std::string(sentence)); }
    void warn(std::string_view sentence) override { hooks_.say("warning", std::string(sentence)); }
    ExitCode wants_stop() override { return stop_ ? ExitCode::terminated : ExitCode::done; }

    // `leaves` is asked while a step is under way: whether the task is worth leaving it.
    using Leaves = std::function<bool()>;
    void give(std::function<void()> act, const Leaves& leaves = {}, bool plan = false);
    void give_work(std::function<void()> act, const Leaves& leaves = {}, bool plan = false);
    bool hopeless() const;
    void left_step(double seconds, std::int64_t tick_before);
    void visit(const std::function<void(Run&)>& look, std::chrono::milliseconds patience,
               const Leaves& leaves, bool may_stand_by);
    void work();
    bool wants_step() const;
    bool outsketched_at(std::int64_t tick) const;  // a sketch shows a later tick already
    void do_step();
    void after_step(double seconds, bool stage_ended);
    void adopt(Plan plan, std::int64_t target, bool run, std::uint64_t show);
    bool swap_plan(Plan& plan, std::int64_t target);
    void prepare(Plan plan, std::int64_t target);
    void go_to(std::int64_t tick);
    void record(bool idle);
    void hang_out(bool all);
    void fail(const std::string& sentence);
    void tell_state();
    std::int64_t tick() const;

    FrameBoard& board_;
    LiveHooks hooks_;
    Moments moments_;
    Standby standby_;

    // Of the run's thread alone.
    std::unique_ptr<Run> run_;
    std::optional<Plan> plan_;  // what is to be shown, also when the run has failed
    bool running_ = false;
    std::int64_t target_ = 0;
    double speed_ = 0;
    std::mutex view_guard_;  // the cache, and what is hung out from it
    MapCache cache_;
    std::atomic<std::uint64_t> state_number_ = 0;
    double work_ = 0;        // seconds of steps since the last recorded moment
    double save_cost_ = -1;  // seconds that recording takes; below 0: not known yet
    double measure_cost_ = 0, rate_ = 0, fraction_ = 0, seconds_ = 0;
    Clock::time_point next_step_, next_frame_, next_measure_, told_, set_out_;
    bool fresh_record_ = true;
    bool owed_ = false;  // somebody who looks was not ready when the land was last hung out
    std::string error_;

    mutable std::mutex guard_;  // tasks and the three below
    std::condition_variable news_;
    std::deque<Task> tasks_;
    bool wished_ = false, readied_ = false, in_step_ = false;
    Clock::time_point step_began_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> leave_ = false;  // the step under way

    mutable std::mutex state_guard_;
    LiveState state_;
    std::atomic<std::uint64_t> changes_ = 0, shows_ = 0;
    std::atomic<std::uint64_t> adopted_ = 0;  // the show the run belongs to
    std::atomic<std::int64_t> at_tick_ = 0, sketch_tick_ = 0;
    std::atomic<std::uint64_t> sketch_ = 0;
    std::thread thread_;
};

}  // namespace cuesta::studio
