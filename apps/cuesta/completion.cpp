// SPDX-License-Identifier: Apache-2.0
// cuesta completion and cuesta man: texts made from the table of commands.
#include <fmt/format.h>

#include "command.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"

namespace cuesta::app {
namespace {

std::string joined_flags(const Command& command) {
    std::string flags;
    for (const OptionRow& option : command.options)
        for (const std::string& flag : flag_words(option)) flags += flag + " ";
    return flags + "--help";
}

std::string names_of(const std::vector<Command>& commands) {
    std::string names;
    for (const Command& command : commands) names += command.name + " ";
    return names + "help";
}

// Words that complete the argument of a command, beside files.
std::string words_for(const Command& command) {
    if (command.name == "describe") return "$(cuesta list operators --names 2>/dev/null)";
    if (command.name == "verify")
        return "water rivers slopes drainage symmetry ledger fractals realism";
    if (command.name == "list")
        return "operators generators filters processes materials fields formats presets";
    if (command.name == "completion") return "bash zsh fish";
    return "";
}

std::string bash_script(const std::vector<Command>& commands) {
    std::string text =
        "# bash completion for cuesta\n_cuesta() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}\n"
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n";
    text += fmt::format(
        "        mapfile -t COMPREPLY < <(compgen -W '{} --version --help' -- \"$word\")\n"
        "        return\n    fi\n    local flags='' words=''\n"
        "    case $command in\n",
        names_of(commands));
    for (const Command& command : commands)
        text += fmt::format("        {}) flags='{}' words=\"{}\" ;;\n", command.name,
                            joined_flags(command), words_for(command));
    text +=
        "    esac\n"
        "    if [[ $word == -* ]]; then mapfile -t COMPREPLY < <(compgen -W \"$flags\" -- "
        "\"$word\")\n"
        "    elif [ -n \"$words\" ]; then mapfile -t COMPREPLY < <(compgen -W \"$words\" -- "
        "\"$word\")\n"
        "    else mapfile -t COMPREPLY < <(compgen -f -- \"$word\"); fi\n"
        "}\ncomplete -o filenames -F _cuesta cuesta ./cuesta\n";
    return text;
}

std::string quoted(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out;
}

std::string zsh_script(const std::vector<Command>& commands) {
    std::string text = "#compdef cuesta\n_cuesta() {\n    local -a commands\n    commands=(\n";
    for (const Command& command : commands)
        text += fmt::format("        '{}:{}'\n", command.name, quoted(command.sentence));
    text +=
        "    )\n    if (( CURRENT == 2 )); then _describe command commands; return; fi\n"
        "    case $words[2] in\n";
    for (const Command& command : commands) {
        text += fmt::format("        {}) _arguments", command.name);
        for (const OptionRow& option : command.options)
            for (const std::string& flag : flag_words(option)) {
                std::string sentence = quoted(option.sentence);
                for (char& c : sentence)
                    if (c == '[' || c == ']' || c == ':') c = ' ';
                text += fmt::format(" '{}[{}]{}'", flag, sentence,
                                    option.value.empty() ? "" : ":" + option.value + ":_files");
            }
        const std::string words = words_for(command);
        text += words.empty()
                    ? " '*:file:_files' ;;\n"
                    : fmt::format(" '*:name:($({}))' ;;\n", words.starts_with("$(")
                                                                ? words.substr(2, words.size() - 3)
                                                                : "echo " + words);
    }
    return text + "    esac\n}\n_cuesta \"$@\"\n";
}

std::string fish_script(const std::vector<Command>& commands) {
    std::string text =
        "# fish completion for cuesta\ncomplete -c cuesta -n __fish_use_subcommand -f\n";
    for (const Command& command : commands) {
        text += fmt::format("complete -c cuesta -n __fish_use_subcommand -a {} -d '{}'\n",
                            command.name, quoted(command.sentence));
        for (const OptionRow& option : command.options) {
            text +=
                fmt::format("complete -c cuesta -n '__fish_seen_subcommand_from {}'", command.name);
            for (const std::string& flag : flag_words(option))
                text += flag.starts_with("--") ? " -l " + flag.substr(2) : " -s " + flag.substr(1);
            text += fmt::format("{} -d '{}'\n", option.value.empty() ? "" : " -r",
                                quoted(option.sentence));
        }
        if (const std::string words = words_for(command); !words.empty())
            text +=
                fmt::format("complete -c cuesta -n '__fish_seen_subcommand_from {}' -f -a '{}'\n",
                            command.name, words.starts_with("$(") ? words.substr(1) : words);
    }
    return text;
}

std::string roff(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
    }
    return out;
}

std::string man_page(const std::vector<Command>& commands) {
    std::string text = fmt::format(
        ".TH CUESTA 1 \"\" \"cuesta {}\" \"User Commands\"\n.SH NAME\ncuesta \\- makes landscapes "
        "and "
        "lets them live\n.SH SYNOPSIS\n.B cuesta\n.I COMMAND\n[arguments]\n.SH DESCRIPTION\n"
        "Cuesta carries out recipes: fractal generators raise ground, processes carve it, and the "
        "result is written as maps, pictures and a manifest.\n.SH COMMANDS\n",
        version());
    for (const Command& command : commands) {
        text += fmt::format(".SS {}", roff(command.name));
        for (const ArgumentRow& argument : command.arguments)
            text += fmt::format("{}{}{}{}", argument.required ? " " : " [", roff(argument.name),
                                argument.repeated ? "..." : "", argument.required ? "" : "]");
        text += fmt::format("\n{}\n", roff(command.sentence));
        for (const ArgumentRow& argument : command.arguments)
            text += fmt::format(".TP\n.I {}\n{}\n", roff(argument.name), roff(argument.sentence));
        for (const OptionRow& option : command.options) {
            std::string flags;
            for (const std::string& flag : flag_words(option))
                flags += (flags.empty() ? "" : ", ") + roff(flag);
            text += fmt::format(".TP\n.B {}{}\n{}\n", flags,
                                option.value.empty() ? "" : " \\fI" + roff(option.value) + "\\fR",
                                roff(option.sentence));
        }
        if (!command.example.empty())
            text += fmt::format(".PP\nExample: {}\n", roff(command.example));
    }
    text +=
        ".SH EXIT STATUS\n.TP\n0\nDone.\n.TP\n1\nThe run failed: file, disk, memory or numbers.\n"
        ".TP\n2\nThe command line or the recipe is wrong.\n.TP\n130, 143\nInterrupted by SIGINT or "
        "SIGTERM; a checkpoint was written.\n.SH ENVIRONMENT\n.TP\n.B NO_COLOR\nTurns colour off.\n"
        ".TP\n.B CUESTA_MODULE_PATH\nDirectory of optional modules such as the GDAL one.\n";
    return text;
}

}  // namespace

Command completion_command(const std::vector<Command>& all) {
    Command command;
    command.name = "completion";
    command.sentence = "Prints the completion script of a shell.";
    command.arguments = {{"SHELL", "bash, zsh or fish.", true, false, false}};
    command.example = "cuesta completion bash > ~/.local/share/bash-completion/completions/cuesta";
    command.run = [all, self = command](const Arguments& arguments) {
        std::vector<Command> commands = all;
        commands.push_back(self);
        const std::string shell = arguments.text("SHELL");
        if (shell == "bash")
            fmt::print("{}", bash_script(commands));
        else if (shell == "zsh")
            fmt::print("{}", zsh_script(commands));
        else if (shell == "fish")
            fmt::print("{}", fish_script(commands));
        else
            throw UsageError(fmt::format("completion {}: bash, zsh or fish is needed", shell));
        return ExitCode::done;
    };
    return command;
}

Command man_command(const std::vector<Command>& all) {
    Command command;
    command.name = "man";
    command.sentence = "Prints the manual page.";
    command.example = "cuesta man | man -l -";
    command.run = [all, self = command](const Arguments&) {
        std::vector<Command> commands = all;
        commands.push_back(self);
        fmt::print("{}", man_page(commands));
        return ExitCode::done;
    };
    return command;
}

}  // namespace cuesta::app
