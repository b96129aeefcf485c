// SPDX-License-Identifier: Apache-2.0
// Naive stream-power step: priority-flood depression filling with a tiny gradient
// (Barnes, Lehman and Mulla 2014, heap plus queue), D8 receivers, Braun-Willett (2013)
// donor stack, drainage area, implicit n = 1 incision. Written from the papers for this project.
#include <queue>

#include "bench.h"

struct Lem {
    int n;
    double dx = 100, dt = 1e4, K = 2e-5, m = 0.4, uplift = 1e-3;
    std::vector<double> z, filled, area;
    std::vector<int> rec, stack, ndon, first, donors;
    std::vector<double> len;
    double t_fill = 0, t_route = 0, t_stack = 0, t_acc = 0, t_spl = 0;
    explicit Lem(int n_)
        : n(n_),
          z(std::size_t(n) * n),
          filled(z),
          area(z),
          rec(z.size()),
          stack(z.size()),
          ndon(z.size()),
          first(z.size() + 1),
          donors(z.size()),
          len(z) {}
    bool edge(int i) const {
        const int x = i % n, y = i / n;
        return x == 0 || y == 0 || x == n - 1 || y == n - 1;
    }
    void fill() {
        using P = std::pair<double, int>;
        std::priority_queue<P, std::vector<P>, std::greater<P>> open;
        std::queue<int> pit;
        std::vector<char> done(z.size(), 0);
        filled = z;
        for (int i = 0; i < n * n; ++i)
            if (edge(i)) open.push({z[i], i}), done[i] = 1;
        while (!open.empty() || !pit.empty()) {
            int c;
            if (!pit.empty())
                c = pit.front(), pit.pop();
            else
                c = open.top().second, open.pop();
            const int cx = c % n, cy = c / n;
            const double level = std::nextafter(filled[c], 1e300);
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx_ = -1; dx_ <= 1; ++dx_) {
                    const int x = cx + dx_, y = cy + dy;
                    if (x < 0 || y < 0 || x >= n || y >= n) continue;
                    const int i = y * n + x;
                    if (done[i]) continue;
                    done[i] = 1;
                    if (filled[i] <= level)
                        filled[i] = level, pit.push(i);
                    else
                        open.push({filled[i], i});
                }
        }
    }
    void route() {
        for (int i = 0; i < n * n; ++i) {
            rec[i] = i;
            len[i] = 0;
            if (edge(i)) continue;
            const int cx = i % n, cy = i / n;
            double best = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx_ = -1; dx_ <= 1; ++dx_) {
                    if (!dx_ && !dy) continue;
                    const int j = (cy + dy) * n + cx + dx_;
                    const double d = dx * (dx_ && dy ? 1.4142135623730951 : 1.0),
                                 s = (filled[i] - filled[j]) / d;
                    if (s > best) best = s, rec[i] = j, len[i] = d;
                }
        }
    }
    void order() {
        std::fill(ndon.begin(), ndon.end(), 0);
        for (int i = 0; i < n * n; ++i)
            if (rec[i] != i) ++ndon[rec[i]];
        first[0] = 0;
        for (int i = 0; i < n * n; ++i) first[i + 1] = first[i] + ndon[i];
        std::vector<int> at(first.begin(), first.end() - 1);
        for (int i = 0; i < n * n; ++i)
            if (rec[i] != i) donors[at[rec[i]]++] = i;
        int top = 0;
        std::vector<int> todo;
        for (int i = 0; i < n * n; ++i) {
            if (rec[i] != i) continue;
            todo.push_back(i);
            while (!todo.empty()) {
                const int c = todo.back();
                todo.pop_back();
                stack[top++] = c;
                for (int k = first[c]; k < first[c + 1]; ++k) todo.push_back(donors[k]);
            }
        }
    }
    void accumulate() {
        std::fill(area.begin(), area.end(), dx * dx);
        for (int k = n * n - 1; k >= 0; --k) {
            const int i = stack[k];
            if (rec[i] != i) area[rec[i]] += area[i];
        }
    }
    void incise() {
        for (int i = 0; i < n * n; ++i)
            if (!edge(i)) z[i] += uplift * dt;
        for (int k = 0; k < n * n; ++k) {
            const int i = stack[k], r = rec[i];
            if (r == i || z[i] <= z[r]) continue;
            const double f = K * dt * std::pow(area[i], m) / len[i];
            z[i] = (z[i] + f * z[r]) / (1 + f);
        }
    }
    void step() {
        double a = bench::now(), b;
        fill();
        b = bench::now();
        t_fill += b - a;
        a = b;
        route();
        b = bench::now();
        t_route += b - a;
        a = b;
        order();
        b = bench::now();
        t_stack += b - a;
        a = b;
        accumulate();
        b = bench::now();
        t_acc += b - a;
        a = b;
        incise();
        b = bench::now();
        t_spl += b - a;
    }
};

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 1024));
    const int reps = int(bench::arg(argc, argv, "--reps", 7));
    const int warm = int(bench::arg(argc, argv, "--warm", 5));
    Lem L(n);
    const bench::Grid g = bench::terrain(n, 500.f);
    for (std::size_t i = 0; i < g.size(); ++i) L.z[i] = g.data()[i];
    for (int i = 0; i < warm; ++i) L.step();
    L.t_fill = L.t_route = L.t_stack = L.t_acc = L.t_spl = 0;
    auto r = bench::run(reps, [&] { L.step(); });
    char name[128];
    std::snprintf(name, sizeof name, "stream power step n=%d thr=1 (f64)", n);
    bench::report(name, r, double(n) * n, "cell-step");
    const double q = 1e3 / (reps + 1);
    std::printf("  %.3f steps/s; ms: fill %.1f route %.1f order %.1f accumulate %.1f incise %.1f\n",
                1 / r.median, L.t_fill * q, L.t_route * q, L.t_stack * q, L.t_acc * q, L.t_spl * q);
}
