// SPDX-License-Identifier: Apache-2.0
// Sweeps over the same bands that follow one another at a distance: a wavefront.
//
//   run_wavefront({0, 100, bands, threads}, [&](WavefrontSweep& sweep) {
//       for (std::int64_t b = 0; b < bands; ++b) {
//           sweep.wait_for(std::min(b + 2, bands));  // the sweep before has finished b and b + 1
//           work(sweep.number(), b);
//           sweep.finish(b + 1);
//       }
//   });
//
// Threads each take the next sweep and go through its bands from the first to the last; nothing
// else has to be agreed on, there is no barrier and nothing is merged.
//
// Holds   what a sweep does to a band, it does after the sweep before has finished as many bands as
//         were waited for: the same bits for any number of threads, if sweeps touch no band that
//         the one before has not finished with.
// Fails   the first exception of a sweep is thrown again; those that wait for it are abandoned.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace cuesta {

struct Wavefront {
    std::int64_t first = 0, end = 0;  // sweeps
    std::int64_t bands = 1;
    std::int64_t threads = 1;  // at the most
};

class WavefrontSweep {
public:
    struct alignas(64) Progress {
        std::atomic<std::int64_t> bands{0};
    };
    WavefrontSweep(std::int64_t number, std::int64_t thread, Progress* before, Progress& mine,
                   const std::atomic<bool>& failed)
        : number_(number), thread_(thread), before_(before), mine_(mine), failed_(failed) {}

    std::int64_t number() const { return number_; }
    std::int64_t thread() const { return thread_; }  // 0 .. threads - 1, one sweep at a time
    // Until the sweep before this one has finished so many bands.
    void wait_for(std::int64_t bands);
    // This one has finished so many.
    void finish(std::int64_t bands);

private:
    std::int64_t number_, thread_;
    Progress* before_;  // null: the first
    Progress& mine_;
    const std::atomic<bool>& failed_;
};

void run_wavefront(const Wavefront& front, const std::function<void(WavefrontSweep&)>& sweep);

}  // namespace cuesta
