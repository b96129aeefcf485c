// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/check.h"

#include <utility>

namespace cuesta {
namespace {
thread_local std::string running_now;
}  // namespace

CheckScope::CheckScope(std::string what) : previous_(std::exchange(running_now, std::move(what))) {}
CheckScope::~CheckScope() {
    running_now = std::move(previous_);
}

void fail_check(const char* file, int line, const char* condition, std::string_view message) {
    std::string_view name(file);
    if (const auto at = name.rfind("cuesta/"); at != std::string_view::npos) name.remove_prefix(at);
    throw BrokenInvariant(fmt::format("internal check failed: {} ({}:{}: {}){}{}", message, name,
                                      line, condition, running_now.empty() ? "" : " during ",
                                      running_now));
}

}  // namespace cuesta
