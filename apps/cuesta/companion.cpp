// SPDX-License-Identifier: Apache-2.0
#include "companion.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cuesta/base/module_path.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

#ifdef CUESTA_HAVE_STUDIO
constexpr bool have_studio = true;
#else
constexpr bool have_studio = false;  // there was no Boost
#endif

// Comes back only as an Error.
ExitCode hand_over(std::string_view companion, const Arguments& arguments) {
    if (companion == "studio" && !have_studio)
        throw Error("this Cuesta was built without the studio",
                    "Install libboost-dev (1.74 or newer) and build it again");
    std::vector<std::string> words = arguments.typed;
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const std::string name = fmt::format("cuesta-{}", companion);
    for (const fs::path& directory : module_directories()) {
        const fs::path program = directory / name;
        ::execv(program.c_str(), pointers.data());
        if (errno != ENOENT && errno != ENOTDIR)
            throw Error(fmt::format("cannot start {}: {}", program.string(), std::strerror(errno)));
    }
    throw Error(fmt::format("the program {}, which does this work, is not here", name),
                fmt::format("It belongs into lib/cuesta beside the bin of cuesta; the build makes "
                            "it as cuesta_{}_program",
                            companion));
}

std::function<ExitCode(const Arguments&)> work_of(std::string_view command,
                                                  std::string_view companion) {
    for (const OwnWork& own : own_work())
        if (own.command == command) return own.run;
    return [companion](const Arguments& arguments) { return hand_over(companion, arguments); };
}

}  // namespace

Command studio_command() {
    Command command;
    command.name = "studio";
    command.sentence = "Opens the live studio in the browser.";
    command.arguments = {
        {"RECIPE", "A recipe or a height map to begin with; the quickstart if not given.", false}};
    command.options = {
        {"--port", "N", "The port to listen on; 8765 or the next free one if not given, 0: any."},
        {"--host", "ADDR", "The address to listen on; 127.0.0.1 if not given."},
        {"--no-browser", "", "Only print the address."},
        {"--project", "DIR", "Where the work is kept; studio/<recipe name> if not given."},
        {"--messages", "ROOT", "For developers: writes the list of messages into a source tree."},
    };
    command.run = work_of(command.name, "studio");
    command.example = "cuesta studio examples/quickstart.toml";
    return command;
}

Command verify_command() {
    Command command;
    command.name = "verify";
    command.sentence = "Solves problems with known answers: the scorecard of physics and realism.";
    command.arguments = {{"FILTER",
                          "A topic, a number, or part of a problem's name; all if not given.",
                          false, false, false}};
    command.options = {
        {"--list", "", "Name the problems instead of solving them."},
        {"--worlds", "N",
         "Print figures of N worlds of plates instead, seeds 1 to N, 400 million years each."},
        {"--first", "SEED", "Seed of the first of those worlds; 1 if not given."},
        {"--resolution", "N", "Resolution of those worlds; 256 if not given."},
        {"--threads", "N", "How many threads to use."},
        {"--json", "", "Print one JSON document."},
    };
    command.run = work_of(command.name, "verify");
    command.example = "cuesta verify water";
    return command;
}

Command bench_command() {
    Command command;
    command.name = "bench";
    command.sentence = "Measures every operator beside the machine's memory bandwidth.";
    command.arguments = {
        {"FILTER", "Only operators whose name contains this.", false, false, false}};
    command.options = {
        {"--sizes", "LIST", "Sides of the square maps; 256,1024,4096 if not given."},
        {"--threads", "N", "How many threads to use; one per core if not given."},
        {"--reference", "DIR", "Built reference programs to measure beside ours."},
        {"--goals", "", "Measure the speed goals instead: size, threads and reference are set."},
        {"--json", "", "Print one JSON document."},
    };
    command.run = work_of(command.name, "verify");
    command.example = "cuesta bench thermal --sizes 1024,4096";
    return command;
}

}  // namespace cuesta::app
