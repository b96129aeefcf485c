// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/interrupt.h"

#include <utility>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

thread_local const std::atomic<bool>* asked_here = nullptr;

}  // namespace

InterruptScope::InterruptScope(const std::atomic<bool>& asked)
    : before_(std::exchange(asked_here, &asked)) {}

InterruptScope::~InterruptScope() {
    asked_here = before_;
}

detail::InterruptPause::InterruptPause() : asked_(asked_here) {
    if (asked_ != nullptr && asked_->load(std::memory_order_relaxed))
        throw Interrupted(ExitCode::interrupted);
    asked_here = nullptr;
}

detail::InterruptPause::~InterruptPause() {
    asked_here = asked_;
}

}  // namespace cuesta
