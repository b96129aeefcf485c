// SPDX-License-Identifier: Apache-2.0
// Machine limits: streaming bandwidth per working set and thread count, FMA peak,
// dependent-load latency. Written for this project.
#include <immintrin.h>
#include <omp.h>

#include <numeric>
#include <random>

#include "bench.h"

static void triad(std::size_t n, int threads, int reps, bool nt) {
    bench::Grid A(int(n), 1), B(int(n), 1, 1.f), C(int(n), 1, 2.f);
    float *a = A.data(), *b = B.data(), *c = C.data();
    const int inner = std::max<int>(1, int((std::size_t(1) << 27) / (n * 12)));
    auto r = bench::run(reps, [&] {
        for (int k = 0; k < inner; ++k) {
#pragma omp parallel num_threads(threads)
            {
                const int t = omp_get_thread_num(), T = omp_get_num_threads();
                const std::size_t lo = n / 16 * t / T * 16, hi = n / 16 * (t + 1) / T * 16;
                const __m256 s = _mm256_set1_ps(0.5f + k);
                if (nt)
                    for (std::size_t i = lo; i < hi; i += 8)
                        _mm256_stream_ps(a + i, _mm256_fmadd_ps(s, _mm256_load_ps(c + i),
                                                                _mm256_load_ps(b + i)));
                else
                    for (std::size_t i = lo; i < hi; i += 8)
                        _mm256_store_ps(a + i, _mm256_fmadd_ps(s, _mm256_load_ps(c + i),
                                                               _mm256_load_ps(b + i)));
                _mm_sfence();
            }
        }
    });
    char name[128];
    std::snprintf(name, sizeof name, "triad%s %.1f MiB x3, %d thr (12 B/elem)", nt ? "-nt" : "",
                  n * 4 / 1048576.0, threads);
    bench::report(name, r, 12.0 * n * inner, "B");
}

static void read_only(std::size_t n, int threads, int reps) {
    bench::Grid A(int(n), 1, 1.f);
    const float* a = A.data();
    double sink = 0;
    const int inner = std::max<int>(1, int((std::size_t(1) << 27) / (n * 4)));
    auto r = bench::run(reps, [&] {
        for (int k = 0; k < inner; ++k) {
            double s = 0;
#pragma omp parallel num_threads(threads) reduction(+ : s)
            {
                const int t = omp_get_thread_num(), T = omp_get_num_threads();
                const std::size_t lo = n / 32 * t / T * 32, hi = n / 32 * (t + 1) / T * 32;
                __m256 v0 = _mm256_setzero_ps(), v1 = v0, v2 = v0, v3 = v0;
                for (std::size_t i = lo; i < hi; i += 32) {
                    v0 = _mm256_add_ps(v0, _mm256_load_ps(a + i));
                    v1 = _mm256_add_ps(v1, _mm256_load_ps(a + i + 8));
                    v2 = _mm256_add_ps(v2, _mm256_load_ps(a + i + 16));
                    v3 = _mm256_add_ps(v3, _mm256_load_ps(a + i + 24));
                }
                float o[8];
                _mm256_storeu_ps(o, _mm256_add_ps(_mm256_add_ps(v0, v1), _mm256_add_ps(v2, v3)));
                for (float q : o) s += q;
            }
            sink += s;
        }
    });
    char name[128];
    std::snprintf(name, sizeof name, "read %.1f MiB, %d thr", n * 4 / 1048576.0, threads);
    bench::report(name, r, 4.0 * n * inner, "B");
    if (sink == 42) std::puts("!");
}

static void fma_peak(int threads, int reps) {
    const long iters = 20'000'000;
    auto r = bench::run(reps, [&] {
#pragma omp parallel num_threads(threads)
        {
            __m256 a[12];
            for (int j = 0; j < 12; ++j) a[j] = _mm256_set1_ps(1.f + j);
            const __m256 m = _mm256_set1_ps(0.999999f), c = _mm256_set1_ps(1e-6f);
            for (long i = 0; i < iters; ++i) {
                for (int j = 0; j < 12; ++j) a[j] = _mm256_fmadd_ps(a[j], m, c);
                asm volatile(""
                             : "+x"(a[0]), "+x"(a[1]), "+x"(a[2]), "+x"(a[3]), "+x"(a[4]),
                               "+x"(a[5]));
                asm volatile(""
                             : "+x"(a[6]), "+x"(a[7]), "+x"(a[8]), "+x"(a[9]), "+x"(a[10]),
                               "+x"(a[11]));
            }
            for (int j = 1; j < 12; ++j) a[0] = _mm256_add_ps(a[0], a[j]);
            volatile float sink = _mm256_cvtss_f32(a[0]);
            (void)sink;
        }
    });
    char name[64];
    std::snprintf(name, sizeof name, "FMA f32x8, %d thr", threads);
    bench::report(name, r, double(threads) * iters * 12 * 16, "FLOP");
}

static void clock_rate(int reps) {  // dependent adds: one per core cycle
    const long iters = 200'000'000;
    auto r = bench::run(reps, [&] {
        long x = 1;
        for (long i = 0; i < iters; ++i)
            asm volatile("add $1, %0\n\tadd $1, %0\n\tadd $1, %0\n\tadd $1, %0" : "+r"(x));
    });
    bench::report("dependent integer adds = core clock", r, 4.0 * iters, "cycle");
}

static void latency(std::size_t bytes, int reps) {
    const std::size_t n = bytes / 64;
    std::vector<std::uint32_t> order(n);
    std::iota(order.begin(), order.end(), 0u);
    std::shuffle(order.begin() + 1, order.end(), std::mt19937(7));
    bench::Grid store(int(n * 16), 1);  // only its memory is used, so that BENCH_HUGE applies
    std::uint32_t* next = reinterpret_cast<std::uint32_t*>(store.data());
    for (std::size_t i = 0; i < n; ++i) next[order[i] * 16] = order[(i + 1) % n] * 16;
    const long hops = 2'000'000;
    volatile std::uint32_t sink = 0;
    auto r = bench::run(reps, [&] {
        std::uint32_t p = 0;
        for (long i = 0; i < hops; ++i) p = next[p];
        sink = p;
    });
    char name[64];
    std::snprintf(name, sizeof name, "dependent loads, %.2f MiB", bytes / 1048576.0);
    std::printf("%-46s %.2f ns per load (best %.2f)\n", name, r.median / hops * 1e9,
                r.min / hops * 1e9);
    (void)sink;
}

int main(int argc, char** argv) {
    const int reps = int(bench::arg(argc, argv, "--reps", 9));
    const int only = int(bench::arg(argc, argv, "--threads", 0));  // 0 = both
    for (int t : {1, 2}) {
        if (only && t != only) continue;
        for (std::size_t kib : {8u, 128u, 2048u, 65536u, 262144u})
            triad(std::size_t(kib) * 256, t, reps, false);
        triad(std::size_t(262144) * 256, t, reps, true);
        read_only(std::size_t(262144) * 256, t, reps);
        read_only(std::size_t(4096) * 256, t, reps);
        fma_peak(t, reps);
    }
    if (only == 2) return 0;
    clock_rate(reps);
    for (std::size_t b : {std::size_t(16) << 10, std::size_t(256) << 10, std::size_t(4) << 20,
                          std::size_t(16) << 20, std::size_t(64) << 20, std::size_t(256) << 20})
        latency(b, 5);
}
