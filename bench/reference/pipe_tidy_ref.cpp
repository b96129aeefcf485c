// SPDX-License-Identifier: Apache-2.0
// The same virtual-pipe stages as pipe_ref.cpp, written so that a compiler can vectorise
// the interior of each row (no edge tests, restrict pointers). No blocking, no fusion, no
// intrinsics: the second rung above the naive reference. Written for this project.
#include <omp.h>

#include "bench.h"
using bench::Grid;
#define R __restrict

struct Sim {
    int n;
    const float dt = 0.02f, g = 9.81f, rain = 0.012f, evap = 0.015f, Kc = 0.1f, Ks = 0.05f,
                Kd = 0.05f, min_tilt = 0.05f, min_depth = 1e-3f;
    Grid b, d, s, fl, fr, ft, fb, u, v, b2, s2;
    std::vector<float> zero;
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
          zero(n, 0.f) {}
    float* row(Grid& q, int y) { return q.data() + std::size_t(y) * n; }

    void flux() {
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y) {
            const int yt = std::max(y - 1, 0), yb = std::min(y + 1, n - 1);
            const float k = dt * g, kT = y > 0 ? k : 0, kB = y < n - 1 ? k : 0, add = dt * rain,
                        idt = 1 / dt;
            const float *R B = row(b, y), *R D = row(d, y), *R BT = row(b, yt), *R DT = row(d, yt),
                           *R BB = row(b, yb), *R DB = row(d, yb);
            float *R L = row(fl, y), *R Rr = row(fr, y), *R T = row(ft, y), *R Bo = row(fb, y);
            auto cell = [&](int x, int xl, int xr, float kL, float kR) {
                const float H = B[x] + D[x];
                const float l = std::max(0.f, L[x] + kL * (H - B[xl] - D[xl]));
                const float r = std::max(0.f, Rr[x] + kR * (H - B[xr] - D[xr]));
                const float t = std::max(0.f, T[x] + kT * (H - BT[x] - DT[x]));
                const float o = std::max(0.f, Bo[x] + kB * (H - BB[x] - DB[x]));
                const float K = std::min(1.f, (D[x] + add) * idt / std::max(l + r + t + o, 1e-30f));
                L[x] = l * K;
                Rr[x] = r * K;
                T[x] = t * K;
                Bo[x] = o * K;
            };
            cell(0, 0, 1, 0, k);
#pragma omp simd
            for (int x = 1; x < n - 1; ++x) cell(x, x - 1, x + 1, k, k);
            cell(n - 1, n - 2, n - 1, k, 0);
        }
    }
    void water() {
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y) {
            const float add = dt * rain;
            const float *R L = row(fl, y), *R Rr = row(fr, y), *R T = row(ft, y), *R B = row(fb, y);
            const float *R IT = y > 0 ? row(fb, y - 1) : zero.data(),
                           *R IB = y < n - 1 ? row(ft, y + 1) : zero.data();
            float *R D = row(d, y), *R U = row(u, y), *R V = row(v, y);
            auto cell = [&](int x, float inL, float inR) {
                const float d1 = D[x] + add;
                const float dn = std::max(
                    0.f, d1 + dt * (inL + inR + IT[x] + IB[x] - L[x] - Rr[x] - T[x] - B[x]));
                const float dm = 0.5f * (d1 + dn), inv = dm > min_depth ? 0.5f / dm : 0.f;
                D[x] = dn;
                U[x] = (inL - L[x] + Rr[x] - inR) * inv;
                V[x] = (IT[x] - T[x] + B[x] - IB[x]) * inv;
            };
            cell(0, 0, L[1]);
#pragma omp simd
            for (int x = 1; x < n - 1; ++x) cell(x, Rr[x - 1], L[x + 1]);
            cell(n - 1, Rr[n - 2], 0);
        }
    }
    void erode() {
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y) {
            const float *R B = row(b, y), *R BT = row(b, std::max(y - 1, 0)),
                           *R BB = row(b, std::min(y + 1, n - 1));
            const float *R U = row(u, y), *R V = row(v, y), *R S = row(s, y);
            float *R O = row(b2, y), *R S2 = row(s2, y);
            auto cell = [&](int x, int xl, int xr) {
                const float gx = 0.5f * (B[xr] - B[xl]), gy = 0.5f * (BB[x] - BT[x]),
                            g2 = gx * gx + gy * gy;
                const float sina = std::max(min_tilt, std::sqrt(g2 / (1 + g2)));
                const float e = Kc * sina * std::sqrt(U[x] * U[x] + V[x] * V[x]) - S[x];
                const float amount = (e > 0 ? Ks : Kd) * e;
                O[x] = B[x] - amount;
                S2[x] = S[x] + amount;
            };
            cell(0, 0, 1);
#pragma omp simd
            for (int x = 1; x < n - 1; ++x) cell(x, x - 1, x + 1);
            cell(n - 1, n - 2, n - 1);
        }
        std::swap(b, b2);
    }
    void advect() {
        const float keep = 1 - evap * dt, hi = n - 1.001f;
        const float* R q = s2.data();
#pragma omp parallel for schedule(static)
        for (int y = 0; y < n; ++y) {
            const float *R U = row(u, y), *R V = row(v, y);
            float *R S = row(s, y), *R D = row(d, y);
#pragma omp simd
            for (int x = 0; x < n; ++x) {
                const float fx = std::min(std::max(x - U[x] * dt, 0.f), hi),
                            fy = std::min(std::max(y - V[x] * dt, 0.f), hi);
                const int ix = int(fx), iy = int(fy), i = iy * n + ix;
                const float tx = fx - ix, ty = fy - iy;
                const float a = q[i] + tx * (q[i + 1] - q[i]),
                            c = q[i + n] + tx * (q[i + n + 1] - q[i + n]);
                S[x] = a + ty * (c - a);
                D[x] *= keep;
            }
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
    for (int i = 0; i < 20; ++i) S.step();
    auto r = bench::run(reps, [&] {
        for (int i = 0; i < steps; ++i) S.step();
    });
    char name[128];
    std::snprintf(name, sizeof name, "pipe-tidy n=%d steps=%d thr=%d", n, steps, threads);
    bench::report(name, r, double(n) * n * steps, "cell-step");
    std::printf(
        "  %.3f steps/s; water %.4f, sediment %.6f, bed mean %.5f; counted 140 B/cell-step -> %.2f "
        "GB/s\n",
        steps / r.median, bench::sum(S.d) / S.d.size(), bench::sum(S.s) / S.s.size(),
        bench::sum(S.b) / S.b.size(), 140.0 * n * n * steps / r.median * 1e-9);
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
