// SPDX-License-Identifier: Apache-2.0
// libnoise (distribution package) Perlin module on a plane. Driver written for this project.
#include <libnoise/noise.h>
#include <omp.h>

#include "bench.h"

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 1024));
    const int reps = int(bench::arg(argc, argv, "--reps", 5));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    noise::module::Perlin p;
    p.SetOctaveCount(8);
    p.SetFrequency(1.0);
    p.SetNoiseQuality(noise::QUALITY_STD);
    bench::Grid g(n, n);
    auto r = bench::run(reps, [&] {
#pragma omp parallel for num_threads(threads) schedule(static)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) g(x, y) = float(p.GetValue(x * 0.01, 0.0, y * 0.01));
    });
    char name[128];
    std::snprintf(name, sizeof name, "libnoise Perlin 8 oct (3-D, f64) n=%d thr=%d", n, threads);
    bench::report(name, r, double(n) * n, "cell");
}
