// SPDX-License-Identifier: Apache-2.0
// The land as it was before a step that takes long: whoever asks meanwhile is answered from it, and
// when the step is left it is what the run goes back to.
//
// A copy is made before steps that took long the last time, and before those nobody has seen yet,
// if memory allows. Steps that are over in a blink, or hardly longer than the copy itself, need
// none: one waits for their end.
//
// Holds   before(), after() and take() belong to the run's thread, the others to any.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "cuesta/engine/run.h"

namespace cuesta::studio {

class RollbackCopy {
public:
    static constexpr double long_step_seconds = 0.25;

    // Of a run that is about to take a step.
    void before(const Run& run);
    // The step has come to its end; what it took is remembered.
    void after(double seconds);
    // There is no step after all.
    void drop() { ready_ = false; }
    // The copy, to go on from; nothing if there is none. Ends the step as after() does.
    std::unique_ptr<Run> take(double seconds);

    // A copy stands by.
    bool ready() const { return ready_; }
    // Calls `look` on the copy; false if there is none.
    bool look(const std::function<void(Run&)>& look);
    // Whether the step under way is a step of this plan as well, with the same past. True without a
    // copy: nobody knows better.
    bool belongs_to(const Plan& plan) const;
    // Ticks done before the step under way.
    std::int64_t tick() const { return tick_; }

private:
    void learn(double seconds);

    std::mutex land_guard_;  // the copy, as long as somebody looks at it
    std::unique_ptr<Run> copy_;
    std::atomic<bool> ready_ = false;
    std::atomic<std::int64_t> tick_ = 0;

    mutable std::mutex past_guard_;  // so that nobody waits for those who look
    std::shared_ptr<const Plan> plan_;
    std::vector<std::string> input_sha256_;
    RunPosition end_;

    // Of the run's thread alone.
    double copy_seconds_ = 0;             // what the last copy took
    std::string step_;                    // what it is, for its time
    std::map<std::string, double> took_;  // seconds
};

}  // namespace cuesta::studio
