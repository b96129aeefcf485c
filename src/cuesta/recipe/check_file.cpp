// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/lower_case.h"
#include "cuesta/base/text.h"
#include "cuesta/recipe/check_value.h"

namespace cuesta {
namespace fs = std::filesystem;
namespace {

// What is wrong with a name whatever it is used for, or "".
std::string name_problem(std::string_view name) {
    if (name.empty()) return "the name is empty";
    if (name.size() > 1024) return "the name is longer than 1024 bytes";
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) return "the name has a control character";
    }
    for (const std::string& part : split(name, '/'))
        if (part.size() > 255) return "a part of the name is longer than 255 bytes";
    return {};
}

bool is_inside(const fs::path& directory, const fs::path& file) {
    const auto [end, ignored] =
        std::mismatch(directory.begin(), directory.end(), file.begin(), file.end());
    return end == directory.end();
}

}  // namespace

std::optional<std::string> read_file_in_reach(CheckContext& context, std::string_view key,
                                              const RecipeValue& value) {
    const auto name = read_text(context, key, value);
    if (!name) return std::nullopt;
    const auto refuse = [&](std::string_view reason) {
        context.problem(value.origin, fmt::format("{} = {}: {}", key, value.shown(), reason));
        return std::nullopt;
    };
    if (const std::string reason = name_problem(*name); !reason.empty()) return refuse(reason);

    const fs::path given(*name);
    const fs::path parent = context.path.parent_path();
    const fs::path directory = parent.empty() ? "." : parent;
    if (!context.options.allow_outside) {
        if (given.is_absolute())
            return refuse(
                "give it relative to the recipe, or allow files outside with "
                "--allow-outside");
        std::error_code failed;
        const fs::path home = fs::weakly_canonical(fs::absolute(directory, failed), failed);
        if (failed) return refuse(failed.message());
        const fs::path target = fs::weakly_canonical(fs::absolute(parent / given, failed), failed);
        if (failed) return refuse(failed.message());
        if (!is_inside(home, target))
            return refuse(
                "it lies outside the recipe's directory; move it there, or allow it with "
                "--allow-outside");
    }
    return name;
}

std::optional<std::string> read_input_file(CheckContext& context, std::string_view key,
                                           const RecipeValue& value) {
    const auto name = read_file_in_reach(context, key, value);
    if (!name || context.plan.input_index.contains(*name)) return name;
    const fs::path file = context.path.parent_path() / *name;  // the name alone if it is absolute
    if (context.options.input_problem)
        if (const std::string reason = context.options.input_problem(file); !reason.empty()) {
            context.problem(value.origin, fmt::format("{} = {}: {}", key, value.shown(), reason));
            return name;  // it is given, whatever it holds
        }
    context.plan.input_index[*name] = static_cast<int>(context.plan.inputs.size());
    context.plan.inputs.push_back(file);
    context.needs_library(file);
    return name;
}

std::optional<std::string> read_output_file(CheckContext& context, std::string_view key,
                                            const RecipeValue& value,
                                            std::span<const std::string> endings) {
    const auto name = read_text(context, key, value);
    if (!name) return std::nullopt;
    const auto refuse = [&](std::string_view reason) {
        context.problem(value.origin, fmt::format("{} = {}: {}", key, value.shown(), reason));
        return std::nullopt;
    };
    if (const std::string reason = name_problem(*name); !reason.empty()) return refuse(reason);
    if ((*name)[0] == '/') return refuse("give it relative to the output directory");
    if (name->find_first_of("\\:*?\"<>|") != std::string::npos)
        return refuse("the characters \\ : * ? \" < > | do not work on every system");
    for (const std::string& part : split(*name, '/')) {
        if (part == "..") return refuse("'..' would leave the output directory");
        if (part.empty() || part[0] == '.')
            return refuse("a part of the name is empty or starts with a dot");
    }
    // What stands in braces is {step}, {face} of the faces of a cube, or {x} and {y} of tiles.
    std::string rest = *name;
    if (const auto at = rest.find("{step}"); at != std::string::npos) rest.erase(at, 6);
    if (const auto at = rest.find("{face}"); at != std::string::npos) rest.erase(at, 6);
    for (const char* mark : {"{x}", "{y}"})
        if (const auto at = rest.find(mark); at != std::string::npos) rest.erase(at, 3);
    if (rest.find_first_of("{}") != std::string::npos)
        return refuse("only {step}, {face}, {x} and {y} may stand in braces, once each");
    const std::string ending = small_ending(*name);
    if (!endings.empty() && std::find(endings.begin(), endings.end(), ending) == endings.end())
        return refuse(fmt::format("the ending must be {}.{}", join_or(endings),
                                  did_you_mean(ending, endings)));
    return name;
}

}  // namespace cuesta
