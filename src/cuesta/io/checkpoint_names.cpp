// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/checkpoint_names.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <set>
#include <string>
#include <string_view>
#include <system_error>

#include "cuesta/base/error.h"
#include "cuesta/io/checkpoint_file.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace checkpoint {
namespace {

std::filesystem::path with_word(const std::filesystem::path& target, const char* word) {
    std::filesystem::path name = target.stem();
    name += word;
    name += target.extension();
    return target.parent_path() / name;
}

}  // namespace

std::filesystem::path next_name(const std::filesystem::path& target) {
    return with_word(target, ".next");
}
std::filesystem::path previous_name(const std::filesystem::path& target) {
    return with_word(target, ".previous");
}
std::array<std::filesystem::path, 3> all_names(const std::filesystem::path& target) {
    return {next_name(target), target, previous_name(target)};
}

std::filesystem::path part_name(const std::filesystem::path& target, std::uint64_t checkpoint,
                                int number) {
    return target.parent_path() /
           fmt::format("{}.{:016x}.{}.part", target.stem().string(), checkpoint, number);
}

bool is_part_name(const std::filesystem::path& target, const std::string& file) {
    const std::string stem = target.stem().string() + ".";
    constexpr std::string_view digits = "0123456789", hexadecimal = "0123456789abcdef",
                               ending = ".part";
    if (!file.starts_with(stem) || !file.ends_with(ending)) return false;
    const std::string_view middle =
        std::string_view(file).substr(stem.size(), file.size() - stem.size() - ending.size());
    const std::size_t dot = middle.find('.');
    return dot == 16 && middle.substr(0, dot).find_first_not_of(hexadecimal) == middle.npos &&
           middle.size() > dot + 1 && middle.find_first_not_of(digits, dot + 1) == middle.npos;
}

void sync_parent_directory(const std::filesystem::path& file) {
    const std::filesystem::path directory = file.has_parent_path() ? file.parent_path() : ".";
    const int descriptor = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const int result = descriptor < 0 ? -1 : ::fsync(descriptor);
    const int code = errno;
    if (descriptor >= 0) ::close(descriptor);
    if (result != 0 && code != EINVAL)
        throw Error(fmt::format("cannot flush directory {}: {}", directory.string(),
                                std::generic_category().message(code)));
}

}  // namespace checkpoint

std::optional<CheckpointReader> open_newest_good(const std::filesystem::path& target, Log* log,
                                                 const ReadLimits& limits) {
    for (const std::filesystem::path& name : checkpoint::all_names(target)) {
        std::error_code ignored;
        if (!std::filesystem::exists(name, ignored)) continue;
        try {
            CheckpointReader reader = CheckpointReader::open(name, limits);
            reader.verify();
            return reader;
        } catch (const Error& failure) {
            warn(log, fmt::format("a checkpoint is passed over: {}", failure.what()));
        }
    }
    return std::nullopt;
}

void remove_checkpoints(const std::filesystem::path& target) {
    for (const std::filesystem::path& name : checkpoint::all_names(target)) {
        std::error_code code;
        std::filesystem::remove(name, code);
        if (code) throw Error(fmt::format("cannot remove {}: {}", name.string(), code.message()));
    }
    remove_stray_parts(target);
}

void remove_stray_parts(const std::filesystem::path& target) {
    const std::filesystem::path directory = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code ignored;
    std::set<std::string> stray;
    for (const auto& entry : std::filesystem::directory_iterator(directory, ignored))
        if (const std::string file = entry.path().filename().string();
            checkpoint::is_part_name(target, file))
            stray.insert(file);
    if (stray.empty()) return;
    for (const std::filesystem::path& name : checkpoint::all_names(target)) try {
            if (!std::filesystem::exists(name, ignored)) continue;
            const CheckpointReader reader = CheckpointReader::open(name, {}, TileArea{});
            for (const CheckpointPart& part : reader.parts()) stray.erase(part.file);
        } catch (const Error&) {
            // A damaged one will never be read again.
        }
    for (const std::string& file : stray) std::filesystem::remove(directory / file, ignored);
}

bool any_checkpoint(const std::filesystem::path& target) {
    for (const std::filesystem::path& name : checkpoint::all_names(target)) {
        std::error_code ignored;
        if (std::filesystem::exists(name, ignored)) return true;
    }
    return false;
}

}  // namespace cuesta
