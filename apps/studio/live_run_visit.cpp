// SPDX-License-Identifier: Apache-2.0
// How others look at the land of a run: between two steps, or at the land before a long one.
#include <fmt/format.h>

#include <exception>
#include <utility>

#include "live_run.h"

namespace cuesta::studio {

void LiveRun::read(const std::function<void(Run&)>& look, std::chrono::milliseconds patience) {
    visit(look, patience, {}, true);
}

void LiveRun::between(const std::function<void(Run&)>& look, std::chrono::milliseconds patience) {
    visit(
        look, patience, [this] { return rollback_.ready(); }, false);
}

void LiveRun::visit(const std::function<void(Run&)>& look, std::chrono::milliseconds patience,
                    const Leaves& leaves, bool may_use_copy) {
    const auto standing_by = [&] { return may_use_copy && !inbox_.leaving() && rollback_.ready(); };
    if (standing_by() && rollback_.look(look)) return;
    struct Visit {
        std::mutex guard;
        std::condition_variable news;
        bool given_up = false, done = false;
        std::exception_ptr failed;
    };
    const auto visit = std::make_shared<Visit>();
    inbox_.give(
        [this, visit, &look] {
            const std::lock_guard held(visit->guard);
            if (visit->given_up) return;
            try {
                if (!run_) throw Error(error_.empty() ? "there is no land yet" : error_);
                look(*run_);
            } catch (...) {
                visit->failed = std::current_exception();
            }
            visit->done = true;
            visit->news.notify_one();
        },
        leaves);
    const Clock::time_point until = Clock::now() + patience;
    std::unique_lock lock(visit->guard);
    while (
        !visit->news.wait_for(lock, std::chrono::milliseconds(20), [&] { return visit->done; })) {
        // The step began just before: the land before it will do.
        visit->given_up = true;
        if (standing_by() && rollback_.look(look)) return;
        if (inbox_.stopped() || Clock::now() >= until)
            throw Error(fmt::format("the land is still being made (stage '{}')", state().label),
                        "Try again in a moment");
        visit->given_up = false;
    }
    // Nobody else keeps it: it ends on this thread.
    if (const std::exception_ptr failed = std::exchange(visit->failed, nullptr))
        std::rethrow_exception(failed);
}

void LiveRun::show_standing() {
    rollback_.look([this](Run& land) {
        land_.publish_copy(land, [this] {
            // The step may have ended meanwhile: then its end is shown, by others.
            return !rollback_.ready() || cover_.hides(rollback_.tick());
        });
    });
}

}  // namespace cuesta::studio
