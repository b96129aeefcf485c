// SPDX-License-Identifier: Apache-2.0
// The three names of a checkpoint, newest first: <stem>.next.cuesta exists only for the moment in
// which names change, <stem>.cuesta is the usual one, <stem>.previous.cuesta the one before. Parts
// are <stem>.<16 hexadecimal digits of the checkpoint>.<number>.part and never change their name.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>

namespace cuesta::checkpoint {

std::filesystem::path next_name(const std::filesystem::path& target);
std::filesystem::path previous_name(const std::filesystem::path& target);
std::array<std::filesystem::path, 3> all_names(const std::filesystem::path& target);
std::filesystem::path part_name(const std::filesystem::path& target, std::uint64_t checkpoint,
                                int number);
// Whether a file of the directory of `target` has a name that part_name() gives.
bool is_part_name(const std::filesystem::path& target, const std::string& file);

// Makes renames in the directory of `file` last; file systems that cannot do so are left alone.
void sync_parent_directory(const std::filesystem::path& file);

}  // namespace cuesta::checkpoint
