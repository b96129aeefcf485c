// SPDX-License-Identifier: Apache-2.0
// The pace of a run: when the next step may come, how quick steps are, when to measure again.
#pragma once

#include <algorithm>
#include <chrono>

namespace cuesta::studio {

class RunPace {
public:
    using Clock = std::chrono::steady_clock;

    static double since(Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    }
    static Clock::time_point in(double seconds) {
        return Clock::now() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }

    // Steps a second that were asked for; 0: as fast as it goes.
    double speed() const { return speed_; }
    void set_speed(double steps_per_second) {
        speed_ = std::max(0.0, steps_per_second);
        next_step_ = {};
    }
    // The next step may come at once.
    void hurry() { next_step_ = {}; }
    bool may_step() const { return speed_ <= 0 || next_step_ <= Clock::now(); }
    Clock::time_point next_step() const { return next_step_; }
    void begin_step() {
        if (speed_ > 0) next_step_ = in(1 / speed_);
    }

    // Steps a second that are made, smoothed; a stage begins anew.
    double rate() const { return rate_; }
    void forget_rate() { rate_ = 0; }
    void made_step(double seconds, bool stage_ended) {
        const double now = 1 / std::max(seconds, 1e-6);
        rate_ = rate_ <= 0 || stage_ended ? now : 0.9 * rate_ + 0.1 * now;
    }

    // Measuring takes a fiftieth of the time.
    bool may_measure() const { return Clock::now() > next_measure_; }
    void measured(double seconds) { next_measure_ = in(std::max(0.25, 50 * seconds)); }

private:
    double speed_ = 0, rate_ = 0;
    Clock::time_point next_step_, next_measure_;
};

}  // namespace cuesta::studio
