// SPDX-License-Identifier: Apache-2.0
#include "terminal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "cuesta/base/log.h"
#include "ranks.h"

namespace cuesta::app {
namespace {

// Atomic rather than sig_atomic_t: the handler may run on any thread, and any thread may ask.
std::atomic<int> received = 0;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler must not wait for a lock");

// Raised when the step under way has had its chance to end by itself.
std::atomic<bool> leave = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler must not wait for a lock");

extern "C" void remember_signal(int number) {
    if (received.exchange(number) != 0) _exit(128 + number);
    ::alarm(1);
}

extern "C" void leave_step(int) {
    leave = true;
}

// Raised by SIGUSR1: save after this step, and go on.
std::atomic<bool> save_asked = false;

extern "C" void ask_to_save(int) {
    save_asked = true;
}

int terminal_width() {
    winsize size{};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

std::string clock_text(double seconds) {
    const auto whole = static_cast<long>(seconds + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{}:{:02} min", whole / 60, whole % 60);
    return fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

std::string rate_text(double rate) {
    if (rate >= 1e9) return fmt::format("{:.2f} G cell-steps/s", rate / 1e9);
    if (rate >= 1e6) return fmt::format("{:.0f} M cell-steps/s", rate / 1e6);
    return fmt::format("{:.0f} k cell-steps/s", rate / 1e3);
}

bool colour_on(int stream) {
    const char* forced = std::getenv("CLICOLOR_FORCE");
    if (forced != nullptr && *forced != '\0' && std::strcmp(forced, "0") != 0) return true;
    const char* off = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    if (off != nullptr && *off != '\0') return false;
    if (term == nullptr || std::strcmp(term, "dumb") == 0) return false;
    return ::isatty(stream) != 0;
}

}  // namespace

bool colour_on_stderr() {
    return colour_on(STDERR_FILENO);
}

bool colour_on_stdout() {
    return colour_on(STDOUT_FILENO);
}

void print_error(std::string_view sentence) {
    wait_for_turn();
    const bool colour = colour_on_stderr();
    write_to_stderr(fmt::format("{}error:{} {}{}\n", colour ? "\033[31m" : "",
                                colour ? "\033[0m" : "", speaker(), sentence));
}

void open_standard_streams() {
    // Read only for standard output: what is printed there is missed, so writing must fail. The
    // open() gives the lowest free number, which is the one that is closed.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY));
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGXFSZ, SIG_IGN);
}

void catch_signals() {
    struct sigaction action {};
    action.sa_handler = remember_signal;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    action.sa_handler = leave_step;
    action.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &action, nullptr);
}

void catch_save_signal() {
    struct sigaction action {};
    action.sa_handler = ask_to_save;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGUSR1, &action, nullptr);
}

bool TerminalObserver::wants_checkpoint() {
    return save_asked.exchange(false);
}

const std::atomic<bool>& work_must_end() {
    return leave;
}

ExitCode signal_received() {
    const int number = received;
    if (number == SIGTERM) return ExitCode::terminated;
    return number != 0 ? ExitCode::interrupted : ExitCode::done;
}

TerminalObserver::TerminalObserver(bool quiet)
    : quiet_(quiet), terminal_(::isatty(STDERR_FILENO) != 0) {}

TerminalObserver::~TerminalObserver() {
    clear_line();
}

void TerminalObserver::clear_line() {
    if (line_shown_) write_to_stderr("\r\033[K");
    line_shown_ = false;
}

void TerminalObserver::note(std::string_view sentence) {
    if (quiet_) return;
    clear_line();
    write_to_stderr(fmt::format("{}\n", sentence));
}

void TerminalObserver::warn(std::string_view sentence) {
    clear_line();
    const bool colour = colour_on_stderr();
    write_to_stderr(fmt::format("{}warning:{} {}\n", colour ? "\033[33m" : "",
                                colour ? "\033[0m" : "", sentence));
}

void TerminalObserver::progress(const Progress& p) {
    if (quiet_) return;
    const double left = p.fraction > 0.01 ? p.seconds * (1 - p.fraction) / p.fraction : 0;
    if (!terminal_) {
        const int tenths = static_cast<int>(p.fraction * 10);
        if (tenths <= tenths_ && !(p.stage == 1 && p.step == 1)) return;
        tenths_ = tenths;
        write_to_stderr(fmt::format("{:3.0f} %  stage {}/{} {} step {}/{}  {}\n", p.fraction * 100,
                                    p.stage, p.stages, p.label, p.step, p.steps,
                                    rate_text(p.cell_steps_per_second)));
        return;
    }
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < std::chrono::milliseconds(100) && p.fraction < 1) return;
    last_ = now;
    constexpr int bar = 24;
    const int full = std::clamp(static_cast<int>(p.fraction * bar), 0, bar);
    std::string line = fmt::format("[{}{}] {:3.0f} %  {}/{} {} {}/{}  {}  {} left",
                                   std::string(static_cast<std::size_t>(full), '#'),
                                   std::string(static_cast<std::size_t>(bar - full), '.'),
                                   p.fraction * 100, p.stage, p.stages, p.label, p.step, p.steps,
                                   rate_text(p.cell_steps_per_second), clock_text(left));
    const auto width = static_cast<std::size_t>(std::max(20, terminal_width() - 1));
    if (line.size() > width) line.resize(width);
    write_to_stderr(fmt::format("\r\033[K{}", line));
    std::fflush(stderr);
    line_shown_ = true;
}

}  // namespace cuesta::app
