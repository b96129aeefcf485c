// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/file_format.h"

#include <algorithm>

#include "cuesta/base/lower_case.h"

namespace cuesta {

const FileFormat* find_format(std::span<const FileFormat> formats, const std::string& name) {
    const std::string ending = small_ending(name);
    const auto found = std::find_if(formats.begin(), formats.end(),
                                    [&](const FileFormat& one) { return one.ending == ending; });
    return found != formats.end() ? &*found : nullptr;
}

std::vector<std::string> endings_with(std::span<const FileFormat> formats, bool FileFormat::*has) {
    std::vector<std::string> endings;
    for (const FileFormat& format : formats)
        if (format.*has) endings.push_back(format.ending);
    return endings;
}

std::uint64_t library_bytes(std::span<const FileFormat> formats, const std::string& name) {
    if (const FileFormat* format = find_format(formats, name)) return format->library_bytes;
    std::uint64_t most = 0;
    for (const FileFormat& format : formats) most = std::max(most, format.library_bytes);
    return most;
}

}  // namespace cuesta
