// SPDX-License-Identifier: Apache-2.0
// thermal_ref.cpp's gather form with branch-free arithmetic and row pointers so that the
// compiler vectorises it. Written for this project.
#include <omp.h>

#include "bench.h"
using bench::Grid;
#define R __restrict

static void gather(const Grid& h, Grid& out, float t1, float c) {
    const int n = h.w;
    const float t2 = t1 * 1.41421356f;
#pragma omp parallel for schedule(static)
    for (int y = 0; y < n; ++y) {
        const float* R m = h.data() + std::size_t(y) * n;
        float* R o = out.data() + std::size_t(y) * n;
        if (y == 0 || y == n - 1) {
            std::memcpy(o, m, n * 4);
            continue;
        }
        const float *R a = m - n, *R b = m + n;
        o[0] = m[0];
        o[n - 1] = m[n - 1];
#pragma omp simd
        for (int x = 1; x < n - 1; ++x) {
            const float q = m[x];
            auto f = [&](float v, float t) {
                const float d = v - q;
                return d - std::min(std::max(d, -t), t);
            };
            const float e = f(a[x - 1], t2) + f(a[x], t1) + f(a[x + 1], t2) + f(m[x - 1], t1) +
                            f(m[x + 1], t1) + f(b[x - 1], t2) + f(b[x], t1) + f(b[x + 1], t2);
            o[x] = q + c * e;
        }
    }
}

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 1024));
    const int steps = int(bench::arg(argc, argv, "--steps", n > 2048 ? 10 : 200));
    const int reps = int(bench::arg(argc, argv, "--reps", 7));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    omp_set_num_threads(threads);
    const Grid src = bench::terrain(n, n * 0.2f);
    Grid h(n, n), t(n, n);
    auto r = bench::run(
        reps, [&] { bench::copy(h, src); },
        [&] {
            for (int i = 0; i < steps; ++i) {
                gather(h, t, 0.5f, 0.0625f);
                std::swap(h, t);
            }
        });
    char name[128];
    std::snprintf(name, sizeof name, "thermal-tidy gather n=%d steps=%d thr=%d", n, steps, threads);
    bench::report(name, r, double(n) * n * steps, "cell-step");
    std::printf("  12 B/cell-step -> %.2f GB/s; mean %.5f -> %.5f\n",
                12.0 * n * n * steps / r.median * 1e-9, bench::sum(src) / src.size(),
                bench::sum(h) / h.size());
}
