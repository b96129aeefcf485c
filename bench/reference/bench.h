// SPDX-License-Identifier: Apache-2.0
// Shared timing and test-terrain helpers for the naive reference programs.
// Written for this project; no third-party code.
#pragma once
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

namespace bench {

inline double now() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
inline double cpu_now() {
    rusage r;
    getrusage(RUSAGE_SELF, &r);
    return r.ru_utime.tv_sec + r.ru_stime.tv_sec + 1e-6 * (r.ru_utime.tv_usec + r.ru_stime.tv_usec);
}

struct Result {
    double median, min, max, cpu;  // seconds; cpu = own CPU time / wall time
};

// One unmeasured warm-up, then `reps` measured runs. setup() is not timed.
template <class Setup, class F>
Result run(int reps, Setup setup, F f) {
    std::vector<double> t;
    double cpu = 0, wall = 0;
    for (int i = -1; i < reps; ++i) {
        setup();
        const double c0 = cpu_now(), t0 = now();
        f();
        const double t1 = now(), c1 = cpu_now();
        if (i < 0) continue;
        t.push_back(t1 - t0);
        cpu += c1 - c0;
        wall += t1 - t0;
    }
    std::sort(t.begin(), t.end());
    return {t[t.size() / 2], t.front(), t.back(), cpu / wall};
}
template <class F>
Result run(int reps, F f) {
    return run(
        reps, [] {}, f);
}

// `work` units done per timed call; prints units/s from the median and the best run.
inline void report(const char* name, const Result& r, double work, const char* unit) {
    std::printf(
        "%-46s median %.6f s  best %.6f s  worst %.6f s  %.4g %s/s (best %.4g)  cpu/wall %.2f\n",
        name, r.median, r.min, r.max, work / r.median, unit, work / r.min, r.cpu);
    std::fflush(stdout);
}

inline double arg(int argc, char** argv, const char* key, double dflt) {
    for (int i = 1; i + 1 < argc; ++i)
        if (!std::strcmp(argv[i], key)) return std::atof(argv[i + 1]);
    return dflt;
}

// Aligned float array; with BENCH_HUGE set in the environment it asks for 2 MiB pages.
struct Grid {
    int w = 0, h = 0;
    std::unique_ptr<float[], void (*)(void*)> p{nullptr, std::free};
    Grid() = default;
    Grid(int w_, int h_, float v = 0.f) : w(w_), h(h_) {
        const bool huge = std::getenv("BENCH_HUGE") != nullptr;
        const std::size_t unit = huge ? std::size_t(2) << 20 : 64;
        const std::size_t bytes = (std::size_t(w) * h * 4 + unit - 1) / unit * unit;
        p = {static_cast<float*>(std::aligned_alloc(unit, bytes)), std::free};
        if (!p) throw std::bad_alloc();
        if (huge) madvise(p.get(), bytes, MADV_HUGEPAGE);
        fill(v);
    }
    void fill(float v) { std::fill(p.get(), p.get() + std::size_t(w) * h, v); }
    float* data() { return p.get(); }
    const float* data() const { return p.get(); }
    std::size_t size() const { return std::size_t(w) * h; }
    float& operator()(int x, int y) { return p[std::size_t(y) * w + x]; }
    float operator()(int x, int y) const { return p[std::size_t(y) * w + x]; }
};
inline void copy(Grid& dst, const Grid& src) {
    std::memcpy(dst.data(), src.data(), src.size() * 4);
}
inline double sum(const Grid& g) {
    double s = 0;
    for (std::size_t i = 0; i < g.size(); ++i) s += g.data()[i];
    return s;
}

inline std::uint32_t hash2(std::uint32_t x, std::uint32_t y, std::uint32_t s) {
    std::uint32_t h = x * 0x9E3779B1u ^ (y * 0x85EBCA77u + s * 0xC2B2AE3Du);
    h ^= h >> 15;
    h *= 0x2C1B3C6Du;
    h ^= h >> 12;
    h *= 0x297A2D39u;
    h ^= h >> 15;
    return h;
}

// Scalar gradient ("Perlin") noise, 8 directions, quintic fade.
inline float gradient_noise(float x, float y, std::uint32_t seed) {
    const float fx = std::floor(x), fy = std::floor(y);
    const int ix = int(fx), iy = int(fy);
    const float tx = x - fx, ty = y - fy;
    auto g = [&](int dx, int dy) {
        const std::uint32_t h = hash2(ix + dx, iy + dy, seed) >> 29;
        const float px = tx - dx, py = ty - dy;
        const float u = h < 4 ? px : py, v = h < 4 ? py : px;
        return ((h & 1) ? -u : u) + 0.41421356f * ((h & 2) ? -v : v);
    };
    const float u = tx * tx * tx * (tx * (tx * 6 - 15) + 10);
    const float v = ty * ty * ty * (ty * (ty * 6 - 15) + 10);
    const float a = g(0, 0) + u * (g(1, 0) - g(0, 0));
    const float b = g(0, 1) + u * (g(1, 1) - g(0, 1));
    return a + v * (b - a);
}
inline float fbm(float x, float y, int octaves, std::uint32_t seed) {
    float s = 0, a = 0.5f;
    for (int o = 0; o < octaves; ++o) {
        s += a * gradient_noise(x, y, seed + o);
        x *= 2;
        y *= 2;
        a *= 0.5f;
    }
    return s;
}

// Deterministic fBm terrain scaled to [0, top]; `cells` base features across the map.
inline Grid terrain(int n, float top = 1.f, float cells = 6.f, int octaves = 8,
                    std::uint32_t seed = 1) {
    Grid g(n, n);
#pragma omp parallel for schedule(static)
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x)
            g(x, y) = fbm(cells * x / n + 0.37f, cells * y / n + 0.11f, octaves, seed);
    float lo = g(0, 0), hi = lo;
    for (std::size_t i = 0; i < g.size(); ++i) {
        lo = std::min(lo, g.data()[i]);
        hi = std::max(hi, g.data()[i]);
    }
    for (std::size_t i = 0; i < g.size(); ++i) g.data()[i] = (g.data()[i] - lo) * (top / (hi - lo));
    return g;
}

}  // namespace bench
