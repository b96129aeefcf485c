// SPDX-License-Identifier: Apache-2.0
// Naive virtual-pipe hydraulic erosion after Mei, Decaudin and Hu (2007), float32,
// structure of arrays, one loop nest per published stage, OpenMP over rows.
// Written from the paper for this project.
#include <omp.h>

#include "bench.h"
using bench::Grid;

struct Sim {
    int n;
    float dt = 0.02f, g = 9.81f, area = 1.f, len = 1.f, l = 1.f;
    float rain = 0.012f, evap = 0.015f, Kc = 0.1f, Ks = 0.05f, Kd = 0.05f, min_tilt = 0.05f,
          min_depth = 1e-3f;
    Grid b, d, s, fl, fr, ft, fb, u, v, b2, s2, d2;
    explicit Sim(int n_)
        : n(n_),
          b(n, n),
          d(n, n),
          s(n, n),
          fl(n, n),
          fr(n, n),
          ft(n, n),
          fb(n, n),
          u(n, n),
          v(n, n),
          b2(n, n),
          s2(n, n),
          d2(n, n) {}

    void flux() {  // rain and outflow
        const float add = dt * rain, k = dt * area * g / len;
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const float dd = d(x, y) + add;
                const float H = b(x, y) + dd;
                float L = 0, R = 0, T = 0, B = 0;
                if (x > 0) L = std::max(0.f, fl(x, y) + k * (H - b(x - 1, y) - d(x - 1, y) - add));
                if (x < n - 1)
                    R = std::max(0.f, fr(x, y) + k * (H - b(x + 1, y) - d(x + 1, y) - add));
                if (y > 0) T = std::max(0.f, ft(x, y) + k * (H - b(x, y - 1) - d(x, y - 1) - add));
                if (y < n - 1)
                    B = std::max(0.f, fb(x, y) + k * (H - b(x, y + 1) - d(x, y + 1) - add));
                const float out = (L + R + T + B) * dt;
                const float K = out > 0 ? std::min(1.f, dd * l * l / out) : 1.f;
                fl(x, y) = L * K;
                fr(x, y) = R * K;
                ft(x, y) = T * K;
                fb(x, y) = B * K;
            }
    }
    void water() {  // depth and velocity
        const float add = dt * rain;
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const float inL = x > 0 ? fr(x - 1, y) : 0, inR = x < n - 1 ? fl(x + 1, y) : 0;
                const float inT = y > 0 ? fb(x, y - 1) : 0, inB = y < n - 1 ? ft(x, y + 1) : 0;
                const float L = fl(x, y), R = fr(x, y), T = ft(x, y), B = fb(x, y);
                const float d1 = d(x, y) + add;
                const float dn =
                    std::max(0.f, d1 + dt * (inL + inR + inT + inB - L - R - T - B) / (l * l));
                const float dm = 0.5f * (d1 + dn);
                const float wx = 0.5f * (inL - L + R - inR), wy = 0.5f * (inT - T + B - inB);
                d(x, y) = dn;
                u(x, y) = dm > min_depth ? wx / (l * dm) : 0.f;
                v(x, y) = dm > min_depth ? wy / (l * dm) : 0.f;
            }
    }
    void erode() {  // dissolve or deposit against the transport capacity
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const int xl = std::max(x - 1, 0), xr = std::min(x + 1, n - 1),
                          yt = std::max(y - 1, 0), yb = std::min(y + 1, n - 1);
                const float gx = (b(xr, y) - b(xl, y)) / (2 * l),
                            gy = (b(x, yb) - b(x, yt)) / (2 * l);
                const float g2 = gx * gx + gy * gy;
                const float sina = std::max(min_tilt, std::sqrt(g2 / (1 + g2)));
                const float speed = std::sqrt(u(x, y) * u(x, y) + v(x, y) * v(x, y));
                const float cap = Kc * sina * speed, st = s(x, y);
                const float amount = cap > st ? Ks * (cap - st) : Kd * (cap - st);
                b2(x, y) = b(x, y) - amount;
                s2(x, y) = st + amount;
            }
        std::swap(b, b2);
    }
    void advect() {  // semi-Lagrangian transport of sediment, then evaporation
        const float keep = 1 - evap * dt;
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const float fx = std::min(std::max(x - u(x, y) * dt, 0.f), n - 1.001f);
                const float fy = std::min(std::max(y - v(x, y) * dt, 0.f), n - 1.001f);
                const int ix = int(fx), iy = int(fy);
                const float tx = fx - ix, ty = fy - iy;
                const float a = s2(ix, iy) + tx * (s2(ix + 1, iy) - s2(ix, iy));
                const float c = s2(ix, iy + 1) + tx * (s2(ix + 1, iy + 1) - s2(ix, iy + 1));
                s(x, y) = a + ty * (c - a);
                d(x, y) *= keep;
            }
    }
    void step() {
        flux();
        water();
        erode();
        advect();
    }
};

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 1024));
    const int steps = int(bench::arg(argc, argv, "--steps", n > 2048 ? 4 : 40));
    const int reps = int(bench::arg(argc, argv, "--reps", 5));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    omp_set_num_threads(threads);
    Sim S(n);
    S.b = bench::terrain(n, n * 0.1f);
    for (int i = 0; i < 20; ++i) S.step();  // wet the map first
    auto r = bench::run(reps, [&] {
        for (int i = 0; i < steps; ++i) S.step();
    });
    char name[128];
    std::snprintf(name, sizeof name, "pipe n=%d steps=%d thr=%d", n, steps, threads);
    bench::report(name, r, double(n) * n * steps, "cell-step");
    std::printf("  %.3f steps/s; water %.4f, sediment %.6f, bed mean %.5f\n", steps / r.median,
                bench::sum(S.d) / S.d.size(), bench::sum(S.s) / S.s.size(),
                bench::sum(S.b) / S.b.size());
    // Compulsory traffic of this pass structure when no field stays in cache between passes
    // (write-allocate counted): flux 6r+4w, water 5r+3w(+2), erode 4r+2w(+2), advect 4r+2w(+1).
    std::printf("  counted traffic 140 B/cell-step -> %.2f GB/s\n",
                140.0 * n * n * steps / r.median * 1e-9);
    double t[4] = {};
    for (int i = 0; i < steps; ++i) {
        double a = bench::now();
        S.flux();
        double q = bench::now();
        t[0] += q - a;
        a = q;
        S.water();
        q = bench::now();
        t[1] += q - a;
        a = q;
        S.erode();
        q = bench::now();
        t[2] += q - a;
        a = q;
        S.advect();
        q = bench::now();
        t[3] += q - a;
    }
    std::printf("  per stage ns/cell: flux %.2f water %.2f erode %.2f advect %.2f\n",
                t[0] * 1e9 / n / n / steps, t[1] * 1e9 / n / n / steps, t[2] * 1e9 / n / n / steps,
                t[3] * 1e9 / n / n / steps);
}
