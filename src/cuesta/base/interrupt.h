// SPDX-License-Identifier: Apache-2.0
// Leaving long work early: as long as an InterruptScope lives on a thread, every parallel loop that
// this thread begins asks first and throws Interrupted if it is asked to. A loop under way ends as
// it would, so no piece waits for one that never comes; loops within loops do not ask.
//
// What the work was changing is then half done and must be thrown away.
#pragma once

#include <atomic>

namespace cuesta {

class InterruptScope {
public:
    // `asked` must outlive the scope; scopes may be nested, the innermost counts.
    explicit InterruptScope(const std::atomic<bool>& asked);
    ~InterruptScope();
    InterruptScope(const InterruptScope&) = delete;
    InterruptScope& operator=(const InterruptScope&) = delete;

private:
    const std::atomic<bool>* before_;
};

namespace detail {
// Of the thread that calls; asks when made, and keeps the loops within from asking.
class InterruptPause {
public:
    InterruptPause();
    ~InterruptPause();
    InterruptPause(const InterruptPause&) = delete;
    InterruptPause& operator=(const InterruptPause&) = delete;

private:
    const std::atomic<bool>* asked_;
};
}  // namespace detail

}  // namespace cuesta
