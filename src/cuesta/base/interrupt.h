// SPDX-License-Identifier: Apache-2.0
// Leaving long work early: as long as an InterruptScope lives on a thread, the work of this thread
// can be left from wherever it asks by check_interrupt(), which throws Interrupted.
//
// Parallel loops ask before each of their pieces and hand the scope on to whichever thread takes
// the piece, loops within loops and the blocks of a team included; so a long piece asks once per
// row or so by itself, on any thread. A piece that throws ends its loop: pieces under way are
// waited for, those not begun are left out, and the loop throws to its caller. Pieces that wait for
// one another must release each other when one of them throws, and wait only for what a piece under
// way will bring.
//
// What the work was changing is then half done and must be thrown away.
#pragma once

#include <atomic>

namespace cuesta {

namespace detail {
inline constinit thread_local const std::atomic<bool>* interrupt_asked = nullptr;
[[noreturn]] void leave_work();
}  // namespace detail

class InterruptScope {
public:
    // `asked` must outlive the scope; scopes may be nested, the innermost counts.
    explicit InterruptScope(const std::atomic<bool>& asked) : InterruptScope(&asked) {}
    // Of another thread, from interrupt_source() there; null: nobody asks.
    explicit InterruptScope(const std::atomic<bool>* asked) : before_(detail::interrupt_asked) {
        detail::interrupt_asked = asked;
    }
    ~InterruptScope() { detail::interrupt_asked = before_; }
    InterruptScope(const InterruptScope&) = delete;
    InterruptScope& operator=(const InterruptScope&) = delete;

private:
    const std::atomic<bool>* before_;
};

// What a thread hands to those that work for it.
inline const std::atomic<bool>* interrupt_source() {
    return detail::interrupt_asked;
}

// Throws Interrupted if the scope of this thread is asked to end. One load: fit for every row of a
// loop, or for every cell that costs more than some nanoseconds.
inline void check_interrupt() {
    const std::atomic<bool>* asked = detail::interrupt_asked;
    if (asked != nullptr && asked->load(std::memory_order_relaxed)) [[unlikely]]
        detail::leave_work();
}

}  // namespace cuesta
