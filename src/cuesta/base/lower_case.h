// SPDX-License-Identifier: Apache-2.0
// Small letters of the Latin alphabet, whatever the language of the system.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace cuesta {

// A to Z become a to z; all other bytes stay.
std::string lower_case(std::string_view text);

// What a file's name ends with, in small letters, ".exr"; empty if it has no ending.
std::string small_ending(const std::filesystem::path& file);

}  // namespace cuesta
