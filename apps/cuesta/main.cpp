// SPDX-License-Identifier: Apache-2.0
// The program: builds the command line from the table of commands, runs one, and turns what can go
// wrong into a sentence and an exit code.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <new>

#include "command.h"
#include "cuesta/base/check.h"
#include "cuesta/base/paged_memory.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"
#include "cuesta/catalog/help.h"
#include "operators.h"
#include "plugins.h"
#include "ranks.h"
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

Arguments arguments_of(const Bound& bound, const std::vector<std::string>& typed) {
    Arguments arguments;
    arguments.typed = typed;
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

// The end of a command that has printed what was asked for.
int finish(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    print_error("cannot write to standard output");
    return code != 0 ? code : static_cast<int>(ExitCode::failed);
}

int run_and_report(const Bound& bound, const std::vector<std::string>& typed) {
    try {
        return finish(static_cast<int>(bound.command->run(arguments_of(bound, typed))));
    } catch (const UsageError& e) {
        return report(ExitCode::usage, e.what());
    } catch (const Interrupted& e) {
        const ExitCode code = signal_received();
        return static_cast<int>(code != ExitCode::done ? code : e.code());
    } catch (const BrokenInvariant& e) {
        return report(ExitCode::failed,
                      fmt::format("{}. This is a mistake in Cuesta; please report it", e.what()));
    } catch (const std::bad_alloc&) {
        if (Paging::disk_was_full())
            return report(ExitCode::failed,
                          "the disk of --scratch is full. Free some space, choose another "
                          "--scratch or raise --memory");
        return report(ExitCode::failed,
                      "out of memory. Use a smaller --size or close other programs");
    } catch (const std::exception& e) {
        if (std::ferror(stdout) != 0) return finish(0);
        return report(ExitCode::failed, e.what());
    }
}

std::vector<std::string> command_names(const std::vector<Bound>& bounds) {
    std::vector<std::string> names = {"help"};
    for (const Bound& bound : bounds) names.push_back(bound.command->name);
    return names;
}

// "cuesta help run" and "cuesta run --help" print the same page, "cuesta help thermal" and
// "cuesta describe thermal" too.
int help(const CLI::App& app, const std::vector<Bound>& bounds,
         const std::vector<std::string>& words) {
    if (words.size() == 1 || words[1].starts_with('-')) {
        fmt::print("{}", app.help());
        return finish(0);
    }
    for (const Bound& bound : bounds)
        if (bound.command->name == words[1]) {
            fmt::print("{}", bound.app->help("cuesta"));
            return finish(0);
        }
    const std::vector<std::string> names = command_names(bounds);
    const std::string nearest = did_you_mean(words[1], names);
    try {
        fmt::print("{}", describe_text(operators(), words[1]));
        return finish(0);
    } catch (const UsageError& e) {
        if (nearest.empty()) return report(ExitCode::usage, e.what());
    }
    return report(ExitCode::usage, fmt::format("there is no command '{}'.{} 'cuesta --help' lists "
                                               "them",
                                               words[1], nearest));
}

// What is wrong with the arguments of a command that exists.
std::string mistake_in(const Bound& bound, const std::vector<std::string>& extras,
                       const CLI::ParseError& e) {
    const Command& command = *bound.command;
    const std::string more = fmt::format(" 'cuesta {} --help' explains it", command.name);
    if (!extras.empty() && extras[0].starts_with('-')) {
        std::vector<std::string> flags = {"--help"};
        for (const OptionRow& row : command.options)
            for (const std::string& flag : flag_words(row)) flags.push_back(flag);
        const std::string word = extras[0].substr(0, extras[0].find('='));
        return fmt::format("'cuesta {}' has no option '{}'.{}{}", command.name, word,
                           did_you_mean(word, flags), more);
    }
    if (!extras.empty())
        return fmt::format("'cuesta {}' does not know what to do with '{}'.{}", command.name,
                           extras[0], more);
    for (const OptionRow& row : command.options)
        if (std::string_view(e.what()).starts_with(fmt::format("--{}:", key_of(row))))
            return fmt::format("--{} needs a value, {}.{}", key_of(row), row.value, more);
    for (const ArgumentRow& row : command.arguments)
        if (row.required && bound.values.at(row.name).empty())
            return fmt::format("'cuesta {}' needs {}, such as: {}", command.name, row.name,
                               command.example);
    return e.what();
}

std::string mistake(const CLI::App& app, const std::vector<Bound>& bounds,
                    const std::vector<std::string>& words, const CLI::ParseError& e) {
    if (words.empty())
        return "a command is needed, such as: cuesta run RECIPE. 'cuesta --help' lists them";
    for (const Bound& bound : bounds)
        if (bound.command->name == words[0]) return mistake_in(bound, app.remaining(true), e);
    const bool option = words[0].starts_with('-');
    std::vector<std::string> known = command_names(bounds);
    if (option) known = {"--help", "--version"};
    return fmt::format("there is no {} '{}'.{} 'cuesta --help' lists them",
                       option ? "option" : "command", words[0], did_you_mean(words[0], known));
}

// What plugins add is known before anything is parsed. 0, or the exit code of what went wrong.
int load_named_plugins(std::vector<std::string>& words) {
    try {
        std::vector<std::string> files = configured_plugins();
        for (std::string& file : take_plugin_options(words)) files.push_back(std::move(file));
        load_plugins(files);
    } catch (const UsageError& e) {
        return report(ExitCode::usage, e.what());
    } catch (const std::exception& e) {
        return report(ExitCode::failed, e.what());
    }
    return 0;
}

int main_with(int argc, char** argv) {
    open_standard_streams();
    const std::vector<std::string> typed(argv, argv + argc);
    std::vector<std::string> words(argv + 1, argv + argc);
    if (const int code = load_named_plugins(words); code != 0) return code;
    CLI::App app{"Cuesta makes landscapes and lets them live.", "cuesta"};
    app.set_version_flag("--version,-V", "cuesta " + std::string(version()));
    app.require_subcommand(1);
    app.add_option("--plugin", "A library with further operators; also behind the command.")
        ->type_name("FILE");
    app.footer("'cuesta COMMAND --help' explains a command. The guide is in docs/guide.");
    const std::vector<Command> commands = all_commands();
    std::vector<Bound> bounds;
    bounds.reserve(commands.size());
    for (const Command& command : commands) {
        bounds.push_back({&command, app.add_subcommand(command.name, command.sentence), {}, {}});
        bind(bounds.back());
    }
    app.add_subcommand("help", "Explains a command, an operator, a material or a field.")
        ->allow_extras();
    if (!words.empty() && words[0] == "help") return help(app, bounds, words);
    try {
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));  // last word first
    } catch (const CLI::Success& e) {
        return finish(app.exit(e));
    } catch (const CLI::ParseError& e) {
        return report(ExitCode::usage, mistake(app, bounds, words, e));
    }
    for (const Bound& bound : bounds)
        if (bound.app->parsed()) return leave_job(run_and_report(bound, typed));
    return static_cast<int>(ExitCode::usage);
}

}  // namespace
}  // namespace cuesta::app

int main(int argc, char** argv) {
    return cuesta::app::main_with(argc, argv);
}
