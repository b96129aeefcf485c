// SPDX-License-Identifier: Apache-2.0
// Naive 8-neighbour thermal (talus) erosion, float32. Written for this project.
//  scatter: Musgrave/Olsen style, the excess is shared among lower neighbours through a delta map.
//  gather : pairwise symmetric flux, each cell sums its own 8 exchanges (parallel-safe).
#include <omp.h>

#include "bench.h"
using bench::Grid;

static const int DX[8] = {-1, 0, 1, -1, 1, -1, 0, 1}, DY[8] = {-1, -1, -1, 0, 0, 1, 1, 1};
static const float DD[8] = {1.41421356f, 1, 1.41421356f, 1, 1, 1.41421356f, 1, 1.41421356f};

static void scatter(Grid& h, Grid& delta, float talus, float c) {
    const int n = h.w;
    for (int y = 1; y < n - 1; ++y)
        for (int x = 1; x < n - 1; ++x) {
            float ex[8], total = 0, top = 0;
            for (int k = 0; k < 8; ++k) {
                const float e = h(x, y) - h(x + DX[k], y + DY[k]) - talus * DD[k];
                ex[k] = e > 0 ? e : 0;
                total += ex[k];
                top = std::max(top, ex[k]);
            }
            if (total <= 0) continue;
            const float move = c * 0.5f * top;
            delta(x, y) -= move;
            for (int k = 0; k < 8; ++k)
                if (ex[k] > 0) delta(x + DX[k], y + DY[k]) += move * ex[k] / total;
        }
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) {
            h(x, y) += delta(x, y);
            delta(x, y) = 0;
        }
}
static void gather(const Grid& h, Grid& out, float talus, float c) {
    const int n = h.w;
#pragma omp parallel for schedule(static)
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) {
            if (x == 0 || y == 0 || x == n - 1 || y == n - 1) {
                out(x, y) = h(x, y);
                continue;
            }
            float acc = 0;
            for (int k = 0; k < 8; ++k) {
                const float d = h(x + DX[k], y + DY[k]) - h(x, y), t = talus * DD[k];
                if (d > t)
                    acc += d - t;
                else if (d < -t)
                    acc += d + t;
            }
            out(x, y) = h(x, y) + c * acc;
        }
}

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 1024));
    const int steps = int(bench::arg(argc, argv, "--steps", n > 2048 ? 5 : 50));
    const int reps = int(bench::arg(argc, argv, "--reps", 5));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    omp_set_num_threads(threads);
    const Grid src = bench::terrain(n, n * 0.2f);
    Grid h(n, n), t(n, n);
    char name[128];
    if (threads == 1) {
        auto r = bench::run(
            reps,
            [&] {
                bench::copy(h, src);
                t.fill(0);
            },
            [&] {
                for (int i = 0; i < steps; ++i) scatter(h, t, 0.5f, 0.5f);
            });
        std::snprintf(name, sizeof name, "thermal scatter n=%d steps=%d thr=1", n, steps);
        bench::report(name, r, double(n) * n * steps, "cell-step");
    }
    auto r = bench::run(
        reps, [&] { bench::copy(h, src); },
        [&] {
            for (int i = 0; i < steps; ++i) {
                gather(h, t, 0.5f, 0.0625f);
                std::swap(h, t);
            }
        });
    std::snprintf(name, sizeof name, "thermal gather n=%d steps=%d thr=%d", n, steps, threads);
    bench::report(name, r, double(n) * n * steps, "cell-step");
    std::printf("  12 B/cell-step (read, write, write-allocate) -> %.2f GB/s; mean %.5f -> %.5f\n",
                12.0 * n * n * steps / r.median * 1e-9, bench::sum(src) / src.size(),
                bench::sum(h) / h.size());
}
