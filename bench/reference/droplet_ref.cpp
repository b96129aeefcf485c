// SPDX-License-Identifier: Apache-2.0
// Naive droplet hydraulic erosion in the well-known style (Beyer 2015 / Lague 2019):
// bilinear height and gradient, inertia, sediment capacity, radial erosion brush.
// Written from the published description for this project.
#include <omp.h>

#include "bench.h"

struct Params {
    int radius = 3, max_steps = 64;
    float inertia = 0.05f, capacity = 4.f, min_capacity = 0.01f, erode = 0.3f, deposit = 0.3f;
    float evaporate = 0.01f, gravity = 4.f, speed0 = 1.f, water0 = 1.f;
};
struct Brush {
    std::vector<int> dx, dy;
    std::vector<float> w;
    explicit Brush(int r) {
        float s = 0;
        for (int y = -r; y <= r; ++y)
            for (int x = -r; x <= r; ++x) {
                const float d = std::sqrt(float(x * x + y * y));
                if (d >= r) continue;
                dx.push_back(x);
                dy.push_back(y);
                w.push_back(1 - d / r);
                s += w.back();
            }
        for (float& q : w) q /= s;
    }
};
struct Rng {
    std::uint64_t s;
    std::uint32_t next() {
        s = s * 6364136223846793005ull + 1442695040888963407ull;
        return std::uint32_t(s >> 32);
    }
    float uniform() { return (next() >> 8) * (1.f / 16777216.f); }
};
struct HG {
    float h, gx, gy;
};
static inline HG sample(const float* m, int n, float px, float py) {
    const int x = int(px), y = int(py);
    const float u = px - x, v = py - y;
    const float* q = m + std::size_t(y) * n + x;
    const float nw = q[0], ne = q[1], sw = q[n], se = q[n + 1];
    return {nw * (1 - u) * (1 - v) + ne * u * (1 - v) + sw * (1 - u) * v + se * u * v,
            (ne - nw) * (1 - v) + (se - sw) * v, (sw - nw) * (1 - u) + (se - ne) * u};
}

static int droplet(float* m, int n, const Params& P, const Brush& B, Rng& rng) {
    float px = rng.uniform() * (n - 2), py = rng.uniform() * (n - 2);
    float dx = 0, dy = 0, speed = P.speed0, water = P.water0, sed = 0;
    int step = 0;
    for (; step < P.max_steps; ++step) {
        const int nx = int(px), ny = int(py);
        const float u = px - nx, v = py - ny;
        const HG a = sample(m, n, px, py);
        dx = dx * P.inertia - a.gx * (1 - P.inertia);
        dy = dy * P.inertia - a.gy * (1 - P.inertia);
        const float len = std::sqrt(dx * dx + dy * dy);
        if (len == 0) break;
        dx /= len;
        dy /= len;
        px += dx;
        py += dy;
        if (px < 0 || py < 0 || px >= n - 1 || py >= n - 1) break;
        const float dh = sample(m, n, px, py).h - a.h;
        const float cap = std::max(-dh * speed * water * P.capacity, P.min_capacity);
        float* q = m + std::size_t(ny) * n + nx;
        if (sed > cap || dh > 0) {
            const float amount = dh > 0 ? std::min(dh, sed) : (sed - cap) * P.deposit;
            sed -= amount;
            q[0] += amount * (1 - u) * (1 - v);
            q[1] += amount * u * (1 - v);
            q[n] += amount * (1 - u) * v;
            q[n + 1] += amount * u * v;
        } else {
            const float amount = std::min((cap - sed) * P.erode, -dh);
            for (std::size_t k = 0; k < B.w.size(); ++k) {
                const int x = nx + B.dx[k], y = ny + B.dy[k];
                if (x < 0 || y < 0 || x >= n || y >= n) continue;
                float& h = m[std::size_t(y) * n + x];
                const float e = amount * B.w[k];
                const float de = h < e ? h : e;
                h -= de;
                sed += de;
            }
        }
        speed = std::sqrt(std::max(0.f, speed * speed - dh * P.gravity));
        water *= 1 - P.evaporate;
    }
    return step;
}

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 1024));
    const long drops = long(bench::arg(argc, argv, "--drops", 100000));
    const int reps = int(bench::arg(argc, argv, "--reps", 5));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    Params P;
    P.radius = int(bench::arg(argc, argv, "--radius", 3));
    P.max_steps = int(bench::arg(argc, argv, "--steps", 64));
    const Brush B(P.radius);
    const bench::Grid src = bench::terrain(n);
    bench::Grid g(n, n);
    long steps = 0;
    auto r = bench::run(
        reps, [&] { bench::copy(g, src); },
        [&] {
            steps = 0;
        // With more than one thread the height reads and writes race; that is what the
        // usual "just add OpenMP" port does, and its result is not reproducible.
#pragma omp parallel num_threads(threads) reduction(+ : steps)
            {
                Rng rng{0x1234567ull + 7919ull * omp_get_thread_num()};
#pragma omp for schedule(static)
                for (long i = 0; i < drops; ++i) steps += droplet(g.data(), n, P, B, rng);
            }
        });
    char name[128];
    std::snprintf(name, sizeof name, "droplet n=%d drops=%ld r=%d steps<=%d thr=%d", n, drops,
                  P.radius, P.max_steps, threads);
    bench::report(name, r, double(drops), "droplet");
    std::printf(
        "  mean steps/droplet %.2f, %.4g droplet-steps/s, brush cells %zu, mean height %.6f -> "
        "%.6f\n",
        double(steps) / drops, steps / r.median, B.w.size(), bench::sum(src) / src.size(),
        bench::sum(g) / g.size());
}
