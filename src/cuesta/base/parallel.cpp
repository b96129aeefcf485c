// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/parallel.h"

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include "cuesta/base/interrupt.h"
#include "cuesta/base/paged_memory.h"
#include "cuesta/base/spare_threads.h"

namespace cuesta {
namespace {

struct Workers {
    int threads;
    tbb::global_control limit;
    tbb::task_arena arena;
    explicit Workers(int n)
        : threads(n),
          limit(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(n)),
          arena(n) {}
};

int cores() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::unique_ptr<Workers>& workers() {
    static std::unique_ptr<Workers> instance = std::make_unique<Workers>(cores());
    return instance;
}

#ifdef CUESTA_PLAIN_THREADS
// The system's oneTBB is built without the thread sanitizer, which then takes every hand-over of a
// task for a race. Under that sanitizer pieces run on plain threads, whose order it can follow, and
// are dealt out like cards: a short loop finished by its first thread would show no race at all.
void run_on_plain_threads(int threads, std::int64_t pieces,
                          const std::function<void(std::int64_t)>& body) {
    std::mutex guard;
    std::exception_ptr first;
    std::atomic<bool> failed = false;
    const auto work = [&](int thread) {
        try {
            for (std::int64_t piece = thread; piece < pieces && !failed; piece += threads)
                body(piece);
        } catch (...) {
            const std::lock_guard lock(guard);
            if (!first) first = std::current_exception();
            failed = true;
        }
    };
    {
        std::vector<std::jthread> team;
        for (int i = 1; i < threads; ++i) team.emplace_back(work, i);
        work(0);
    }
    if (first) std::rethrow_exception(first);
}
#endif

}  // namespace

void set_thread_count(int threads) {
    if (threads <= 0) threads = cores();
    // Fewer if the system does not let so many start: oneTBB would end the program.
    threads = 1 + threads_that_start(threads - 1);
    if (workers()->threads == threads) return;
    workers().reset();
    workers() = std::make_unique<Workers>(threads);
}

int thread_count() {
    return workers()->threads;
}

void detail::run_pieces(std::int64_t pieces, const std::function<void(std::int64_t)>& body) {
    check_interrupt();
    Workers& w = *workers();
    // The thread that takes a piece may have come from other work, with a scope of its own.
    const std::function<void(std::int64_t)> one = [&body,
                                                   asked = interrupt_source()](std::int64_t piece) {
        const InterruptScope scope(asked);
        check_interrupt();
        keep_below_cap();
        body(piece);
    };
    if (w.threads == 1) {
        for (std::int64_t piece = 0; piece < pieces; ++piece) one(piece);
        return;
    }
#ifdef CUESTA_PLAIN_THREADS
    run_on_plain_threads(w.threads, pieces, one);
#else
    w.arena.execute([&] {
        tbb::parallel_for(
            tbb::blocked_range<std::int64_t>(0, pieces, 1),
            [&](const tbb::blocked_range<std::int64_t>& range) {
                for (std::int64_t piece = range.begin(); piece != range.end(); ++piece) one(piece);
            },
            tbb::simple_partitioner{});
    });
#endif
}

}  // namespace cuesta
