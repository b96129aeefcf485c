// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/wavefront.h"

#include <vector>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

struct Abandoned {};  // the sweep before has failed

}  // namespace

void WavefrontSweep::wait_for(std::int64_t bands) {
    if (before_ == nullptr) return;
    for (std::int64_t have = before_->bands.load(); have < bands; have = before_->bands.load())
        before_->bands.wait(have);
    if (failed_) throw Abandoned{};
}

void WavefrontSweep::finish(std::int64_t bands) {
    mine_.bands.store(bands);
    mine_.bands.notify_all();
}

void run_wavefront(const Wavefront& front, const std::function<void(WavefrontSweep&)>& sweep) {
    if (front.first >= front.end) return;
    std::vector<WavefrontSweep::Progress> progress(
        static_cast<std::size_t>(front.end - front.first));
    std::atomic<std::int64_t> next{front.first};
    std::atomic<bool> failed{false};
    parallel_for(0, front.threads, 1, [&](std::int64_t thread, std::int64_t) {
        for (std::int64_t i = next.fetch_add(1); i < front.end; i = next.fetch_add(1)) {
            const auto at = static_cast<std::size_t>(i - front.first);
            WavefrontSweep one(i, thread, at > 0 ? &progress[at - 1] : nullptr, progress[at],
                               failed);
            try {
                if (failed) throw Abandoned{};
                sweep(one);
            } catch (const Abandoned&) {
                // One that took the next sweep may wait for this one.
                one.finish(front.bands);
                return;
            } catch (...) {
                failed = true;
                one.finish(front.bands);
                throw;
            }
        }
    });
}

}  // namespace cuesta
