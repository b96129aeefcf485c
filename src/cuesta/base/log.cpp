// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/log.h"

#include <fmt/format.h>

#include <cstdio>

namespace cuesta {

void TerminalLog::note(std::string_view sentence) {
    if (!quiet_) fmt::print(stderr, "{}\n", sentence);
}

void TerminalLog::warn(std::string_view sentence) {
    fmt::print(stderr, "{}warning:{} {}\n", colour_ ? "\033[33m" : "", colour_ ? "\033[0m" : "",
               sentence);
}

}  // namespace cuesta
