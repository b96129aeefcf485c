// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/log.h"

#include <fmt/format.h>

#include <cstdio>

namespace cuesta {

void write_to_stderr(std::string_view text) noexcept {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::clearerr(stderr);
}

void TerminalLog::note(std::string_view sentence) {
    if (!quiet_) write_to_stderr(fmt::format("{}\n", sentence));
}

void TerminalLog::warn(std::string_view sentence) {
    write_to_stderr(fmt::format("{}warning:{} {}\n", colour_ ? "\033[33m" : "",
                                colour_ ? "\033[0m" : "", sentence));
}

}  // namespace cuesta
