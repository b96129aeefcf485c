// SPDX-License-Identifier: Apache-2.0
// The one thread back to whoever started a run: progress, notes, requests to stop or to save.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cuesta/base/error.h"

namespace cuesta {

struct Progress {
    std::size_t stage = 0, stages = 0;  // stage counts from 1
    std::string label, op;
    std::int64_t step = 0, steps = 0;  // of the stage
    double fraction = 0;               // of the whole run, by estimated work
    double seconds = 0;                // since the run started (or was resumed)
    double cell_steps_per_second = 0;  // of the stage so far
};

class Observer {
public:
    virtual ~Observer() = default;
    virtual void progress(const Progress&) {}
    virtual void note(std::string_view) {}
    virtual void warn(std::string_view) {}
    // Asked between steps; anything but `done` ends the run cleanly with that code.
    virtual ExitCode wants_stop() { return ExitCode::done; }
    // Asked after a step: whether to save now and go on. True once for each time it was asked for.
    virtual bool wants_checkpoint() { return false; }
};

}  // namespace cuesta
