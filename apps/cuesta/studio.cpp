// SPDX-License-Identifier: Apache-2.0
// cuesta studio: the live studio in the browser.
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include <cstdlib>
#include <thread>

#include "apps/studio/message_text.h"
#include "apps/studio/session.h"
#include "apps/studio/studio.h"
#include "companion.h"
#include "cuesta/base/log.h"
#include "operators.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

// Whatever the desktop opens addresses with; there is none on a bare terminal.
void open_browser(const std::string& address) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
    std::string words[] = {"xdg-open", address};
    char* arguments[] = {words[0].data(), words[1].data(), nullptr};
    pid_t process = -1;
    ::posix_spawnp(&process, "xdg-open", nullptr, nullptr, arguments, environ);
}

}  // namespace

ExitCode run_studio(const Arguments& arguments) {
    if (arguments.has("messages")) {
        studio::write_messages(arguments.text("messages"));
        return ExitCode::done;
    }
    studio::StudioOptions options;
    options.given = arguments.text("RECIPE");
    options.project = arguments.text("project");
    options.server.address = arguments.text("host", "127.0.0.1");
    if (const auto port = arguments.integer("port", 0, 65535)) {
        options.server.port = static_cast<int>(*port);
        options.server.next_if_taken = false;
    }
    options.warn = [](const std::string& sentence) {
        write_to_stderr(fmt::format("warning: {}\n", sentence));
    };
    // fe80::1 is on every cable of the machine at once; without a name the system refuses it.
    if (const std::string& host = options.server.address;
        host.size() > 4 && host.starts_with("fe80:") && host.find('%') == std::string::npos)
        throw UsageError(
            fmt::format("--host {}: an address of one cable needs the name of its "
                        "interface, such as {}%eth0",
                        host, host));
    catch_signals();
    std::unique_ptr<studio::Studio> studio;
    try {
        studio = std::make_unique<studio::Studio>(operators(), options);
    } catch (const studio::Refused& e) {
        for (const Diagnostic& problem : e.problems)
            write_to_stderr(fmt::format("{}:{}:{}: error: {}\n", options.given.string(),
                                        problem.at.line, problem.at.column, problem.sentence));
        return ExitCode::usage;
    }
    fmt::print("{}\n", studio->address());
    write_to_stderr(
        fmt::format("the project is in {}; end with Ctrl-C\n", studio->project().string()));
    std::fflush(stdout);
    if (!arguments.has("no-browser")) open_browser(studio->address());
    while (signal_received() == ExitCode::done)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const ExitCode code = signal_received();
    if (!studio->stop(std::chrono::milliseconds(2500))) {
        write_to_stderr("a stage was still at work; it will be made again at the next start\n");
        std::_Exit(static_cast<int>(code));
    }
    return code;
}

}  // namespace cuesta::app
