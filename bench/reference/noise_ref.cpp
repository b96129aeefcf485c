// SPDX-License-Identifier: Apache-2.0
// Naive generators: scalar gradient-noise fBm and a textbook diamond-square.
// Written for this project.
#include <omp.h>

#include "bench.h"
using bench::Grid;

static void diamond_square(Grid& g, std::uint32_t seed) {  // size 2^k + 1
    const int n = g.w - 1;
    auto rnd = [&](int x, int y) {
        return (bench::hash2(x, y, seed) >> 8) * (2.f / 16777216.f) - 1.f;
    };
    g(0, 0) = g(n, 0) = g(0, n) = g(n, n) = 0;
    float amp = 1;
    for (int s = n; s > 1; s /= 2, amp *= 0.5f) {
        const int q = s / 2;
        for (int y = q; y < n; y += s)
            for (int x = q; x < n; x += s)
                g(x, y) = 0.25f * (g(x - q, y - q) + g(x + q, y - q) + g(x - q, y + q) +
                                   g(x + q, y + q)) +
                          amp * rnd(x, y);
        for (int y = 0; y <= n; y += q)
            for (int x = (y / q) % 2 ? 0 : q; x <= n; x += s) {
                float t = 0;
                int c = 0;
                if (x >= q) t += g(x - q, y), ++c;
                if (x + q <= n) t += g(x + q, y), ++c;
                if (y >= q) t += g(x, y - q), ++c;
                if (y + q <= n) t += g(x, y + q), ++c;
                g(x, y) = t / c + amp * rnd(x, y);
            }
    }
}

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 4096));
    const int reps = int(bench::arg(argc, argv, "--reps", 5));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    omp_set_num_threads(threads);
    Grid g(n, n);
    auto r = bench::run(reps, [&] {
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) g(x, y) = bench::fbm(x * 0.01f, y * 0.01f, 8, 1337);
    });
    char name[128];
    std::snprintf(name, sizeof name, "scalar gradient fBm 8 oct n=%d thr=%d", n, threads);
    bench::report(name, r, double(n) * n, "cell");
    if (threads == 1) {
        Grid d(n + 1, n + 1);
        auto q = bench::run(reps, [&] { diamond_square(d, 5); });
        std::snprintf(name, sizeof name, "diamond-square n=%d thr=1", n + 1);
        bench::report(name, q, double(n + 1) * (n + 1), "cell");
    }
}
