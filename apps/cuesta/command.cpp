// SPDX-License-Identifier: Apache-2.0
#include "command.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "cuesta/base/text.h"

namespace cuesta::app {

std::string Arguments::text(const std::string& name, std::string otherwise) const {
    const auto it = given.find(name);
    return it == given.end() || it->second.empty() ? otherwise : it->second.back();
}

std::vector<std::string> Arguments::all(const std::string& name) const {
    const auto it = given.find(name);
    return it == given.end() ? std::vector<std::string>{} : it->second;
}

std::optional<std::int64_t> Arguments::integer(const std::string& name, std::int64_t low,
                                               std::int64_t high) const {
    if (!has(name)) return std::nullopt;
    const std::string given_text = text(name);
    std::int64_t value = 0;
    const char* last = given_text.data() + given_text.size();
    const auto [end, error] = std::from_chars(given_text.data(), last, value);
    if (error != std::errc{} || end != last || value < low || value > high)
        throw UsageError(fmt::format("--{} {}: a whole number from {} to {} is needed", name,
                                     given_text, low, high));
    return value;
}

std::optional<double> Arguments::number(const std::string& name, double low, double high) const {
    if (!has(name)) return std::nullopt;
    const std::string given_text = text(name);
    double value = 0;
    const char* last = given_text.data() + given_text.size();
    const auto [end, error] = std::from_chars(given_text.data(), last, value);
    if (error != std::errc{} || end != last || !std::isfinite(value) || value < low || value > high)
        throw UsageError(
            fmt::format("--{} {}: a number from {} to {} is needed", name, given_text, low, high));
    return value;
}

std::pair<std::int64_t, std::int64_t> parse_size_option(const std::string& text,
                                                        std::string_view flag) {
    const auto parts = split(text, 'x');
    std::int64_t sides[2] = {0, 0};
    bool good = parts.size() == 1 || parts.size() == 2;
    for (std::size_t i = 0; good && i < parts.size(); ++i) {
        const char* last = parts[i].data() + parts[i].size();
        const auto [end, error] = std::from_chars(parts[i].data(), last, sides[i]);
        good = error == std::errc{} && end == last && sides[i] >= 1;
    }
    if (!good)
        throw UsageError(fmt::format("{} {}: COLUMNSxROWS is needed, such as {}", flag, text,
                                     flag == "--blocks" ? "2x2" : "1024x1024"));
    return {sides[0], parts.size() == 1 ? sides[0] : sides[1]};
}

std::vector<std::string> flag_words(const OptionRow& option) {
    return split(option.flags, ',');
}

std::vector<Command> all_commands() {
    std::vector<Command> list = {run_command(),       refine_command(),   check_command(),
                                 list_command(),      describe_command(), schema_command(),
                                 analyze_command(),   convert_command(),  render_command(),
                                 studio_command(),    verify_command(),   bench_command(),
                                 reference_command(), version_command()};
    list.push_back(completion_command(list));
    list.push_back(man_command(list));
    return list;
}

}  // namespace cuesta::app
