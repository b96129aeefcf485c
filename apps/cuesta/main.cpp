// SPDX-License-Identifier: Apache-2.0
// The program: builds the command line from the table of commands, runs one, and turns what can go
// wrong into a sentence and an exit code.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <new>

#include "command.h"
#include "cuesta/base/check.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

// The name under which an option's values are kept: its first long flag.
std::string key_of(const OptionRow& option) {
    for (const std::string& flag : flag_words(option))
        if (flag.starts_with("--")) return flag.substr(2);
    return flag_words(option).front();
}

struct Bound {
    const Command* command;
    CLI::App* app;
    std::map<std::string, std::vector<std::string>> values;
    std::map<std::string, bool> switches;
};

void bind(Bound& bound) {
    for (const ArgumentRow& row : bound.command->arguments) {
        CLI::Option* option = bound.app->add_option(row.name, bound.values[row.name], row.sentence);
        option->required(row.required)->type_name("");
        if (!row.repeated) option->expected(1)->allow_extra_args(false);
    }
    for (const OptionRow& row : bound.command->options) {
        const std::string key = key_of(row);
        if (row.value.empty()) {
            bound.app->add_flag(row.flags, bound.switches[key], row.sentence);
        } else {
            CLI::Option* option = bound.app->add_option(row.flags, bound.values[key], row.sentence);
            option->type_name(row.value)->expected(1)->allow_extra_args(false);
            if (row.repeated)
                option->take_all();
            else
                option->take_last();
        }
    }
    if (!bound.command->example.empty()) bound.app->footer("Example: " + bound.command->example);
}

Arguments arguments_of(const Bound& bound) {
    Arguments arguments;
    for (const auto& [name, values] : bound.values)
        if (!values.empty()) arguments.given[name] = values;
    for (const auto& [name, on] : bound.switches)
        if (on) arguments.given[name] = {"true"};
    return arguments;
}

int report(ExitCode code, std::string_view sentence) {
    print_error(sentence);
    return static_cast<int>(code);
}

int run_and_report(const Bound& bound) {
    try {
        const ExitCode code = bound.command->run(arguments_of(bound));
        if (std::fflush(stdout) != 0)
            return report(ExitCode::failed, "cannot write to standard output");
        return static_cast<int>(code);
    } catch (const UsageError& e) {
        return report(ExitCode::usage, e.what());
    } catch (const Interrupted& e) {
        return static_cast<int>(e.code());
    } catch (const BrokenInvariant& e) {
        return report(ExitCode::failed,
                      fmt::format("{}. This is a mistake in Cuesta; please report it", e.what()));
    } catch (const std::bad_alloc&) {
        return report(ExitCode::failed,
                      "out of memory. Use a smaller --size or close other programs");
    } catch (const std::exception& e) {
        return report(ExitCode::failed, e.what());
    }
}

int main_with(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    CLI::App app{"Cuesta makes landscapes and lets them live.", "cuesta"};
    app.set_version_flag("--version,-V", "cuesta " + std::string(version()));
    app.require_subcommand(1);
    app.footer("'cuesta COMMAND --help' explains a command. The guide is in docs/guide.");
    const std::vector<Command> commands = all_commands();
    std::vector<Bound> bounds;
    bounds.reserve(commands.size());
    std::vector<std::string> names;
    for (const Command& command : commands) {
        bounds.push_back({&command, app.add_subcommand(command.name, command.sentence), {}, {}});
        bind(bounds.back());
        names.push_back(command.name);
    }
    app.add_subcommand("help", "explains a command")->allow_extras()->callback([&] {
        throw CLI::CallForHelp();
    });
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& e) {
        // "cuesta help run" and "cuesta run --help" print the same page.
        if (argc > 2 && std::string_view(argv[1]) == "help")
            for (const Bound& bound : bounds)
                if (bound.command->name == argv[2]) {
                    fmt::print("{}", bound.app->help("cuesta"));
                    return 0;
                }
        return app.exit(e);
    } catch (const CLI::ParseError& e) {
        std::string sentence = e.what();
        if (argc > 1 && argv[1][0] != '-' &&
            std::find(names.begin(), names.end(), argv[1]) == names.end())
            sentence = fmt::format("there is no command '{}'.{} 'cuesta --help' lists them",
                                   argv[1], did_you_mean(argv[1], names));
        return report(ExitCode::usage, sentence);
    }
    for (const Bound& bound : bounds)
        if (bound.app->parsed()) return run_and_report(bound);
    return static_cast<int>(ExitCode::usage);
}

}  // namespace
}  // namespace cuesta::app

int main(int argc, char** argv) {
    return cuesta::app::main_with(argc, argv);
}
