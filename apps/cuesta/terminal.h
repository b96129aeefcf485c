// SPDX-License-Identifier: Apache-2.0
// What the program says to a person: errors, progress, and the request to stop by Ctrl-C.
#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>

#include "cuesta/engine/observer.h"

namespace cuesta::app {

// Colour: only on a terminal, never with NO_COLOR or TERM=dumb.
bool colour_on_stderr();
bool colour_on_stdout();
void print_error(std::string_view sentence);

// First of all: a standard stream that is closed is opened again on nothing, or the next file would
// get its number and be written over by progress; a pipe whose reader left and a file over the
// limit of its size are errors of a write, not the end of the program.
void open_standard_streams();

// SIGUSR1 asks for a checkpoint after the step under way; it never ends a run.
void catch_save_signal();
// SIGINT and SIGTERM are remembered; a second one ends the program at once.
void catch_signals();
ExitCode signal_received();
// For an InterruptScope: true from one second after the first signal on. A step that ends by then
// is the last one and loses nothing; a longer one is left.
const std::atomic<bool>& work_must_end();

// One line with bar, rate and time left on a terminal; a line per ten percent otherwise; nothing
// when quiet.
class TerminalObserver final : public Observer {
public:
    explicit TerminalObserver(bool quiet);
    ~TerminalObserver() override;
    void progress(const Progress& progress) override;
    void note(std::string_view sentence) override;
    void warn(std::string_view sentence) override;
    ExitCode wants_stop() override { return signal_received(); }
    bool wants_checkpoint() override;

private:
    void clear_line();

    bool quiet_, terminal_;
    bool line_shown_ = false;
    int tenths_ = 0;
    std::chrono::steady_clock::time_point last_{};
};

}  // namespace cuesta::app
