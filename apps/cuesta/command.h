// SPDX-License-Identifier: Apache-2.0
// The command line as a table: each subcommand states its arguments and options once; parsing,
// --help, shell completion and the man page follow from it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/error.h"

namespace cuesta::app {

struct OptionRow {
    std::string flags;  // "--out,-o"
    std::string value;  // "DIR"; empty for a switch
    std::string sentence;
    bool repeated = false;
};

struct ArgumentRow {
    std::string name;  // "RECIPE"
    std::string sentence;
    bool required = true;
    bool repeated = false;
    bool file = true;  // completion offers files
};

// What was given, by the first long flag without dashes ("out") or the argument's name ("RECIPE").
class Arguments {
public:
    std::map<std::string, std::vector<std::string>> given;
    std::vector<std::string> typed;  // the whole command line as it came, program name and all
    bool has(const std::string& name) const { return given.contains(name); }
    std::string text(const std::string& name, std::string otherwise = {}) const;
    std::vector<std::string> all(const std::string& name) const;
    // UsageError if it is not a whole number (a number) inside the range.
    std::optional<std::int64_t> integer(const std::string& name, std::int64_t low,
                                        std::int64_t high) const;
    std::optional<double> number(const std::string& name, double low, double high) const;
};

struct Command {
    std::string name, sentence;
    std::vector<ArgumentRow> arguments;
    std::vector<OptionRow> options;
    std::function<ExitCode(const Arguments&)> run;
    std::string example;
};

// "WxH" or "N" (square); `flag` is what the user typed before it.
std::pair<std::int64_t, std::int64_t> parse_size_option(const std::string& text,
                                                        std::string_view flag = "--size");

Command run_command();
Command refine_command();
Command check_command();
Command list_command();
Command describe_command();
Command schema_command();
Command reference_command();
Command version_command();
Command analyze_command();
Command convert_command();
Command render_command();
Command studio_command();  // the work of these three: companion.h
Command bench_command();
Command verify_command();
Command completion_command(const std::vector<Command>& all);
Command man_command(const std::vector<Command>& all);

// Every command, in the order of the help text.
std::vector<Command> all_commands();

// Flags of an option as separate words: {"--out", "-o"}.
std::vector<std::string> flag_words(const OptionRow& option);

}  // namespace cuesta::app
