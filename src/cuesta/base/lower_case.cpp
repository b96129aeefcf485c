// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/lower_case.h"

namespace cuesta {

std::string lower_case(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::string small_ending(const std::filesystem::path& file) {
    return lower_case(file.extension().string());
}

}  // namespace cuesta
