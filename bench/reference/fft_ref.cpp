// SPDX-License-Identifier: Apache-2.0
// FFTW (distribution package) 2-D complex-to-real inverse, float32, in the form a
// spectral-synthesis terrain generator needs it. Driver written for this project.
#include <fftw3.h>

#include "bench.h"

int main(int argc, char** argv) {
    const int n = int(bench::arg(argc, argv, "--n", 4096));
    const int reps = int(bench::arg(argc, argv, "--reps", 7));
    const int threads = int(bench::arg(argc, argv, "--threads", 1));
    const bool measure = bench::arg(argc, argv, "--measure", 1) != 0;
    fftwf_init_threads();
    fftwf_plan_with_nthreads(threads);
    const std::size_t nc = std::size_t(n) * (n / 2 + 1);
    fftwf_complex* in = fftwf_alloc_complex(nc);
    float* out = reinterpret_cast<float*>(in);  // in place, padded rows
    const double t0 = bench::now();
    fftwf_plan p = fftwf_plan_dft_c2r_2d(n, n, in, out, measure ? FFTW_MEASURE : FFTW_ESTIMATE);
    std::printf("plan %.2f s\n", bench::now() - t0);
    auto fill = [&] {
        for (std::size_t i = 0; i < nc; ++i) {
            in[i][0] = (bench::hash2(std::uint32_t(i), 0, 1) >> 8) * 1e-9f;
            in[i][1] = (bench::hash2(std::uint32_t(i), 1, 1) >> 8) * 1e-9f;
        }
    };
    auto r = bench::run(reps, fill, [&] { fftwf_execute(p); });
    char name[128];
    std::snprintf(name, sizeof name, "FFTW c2r 2-D f32 in place n=%d %s thr=%d", n,
                  measure ? "MEASURE" : "ESTIMATE", threads);
    bench::report(name, r, double(n) * n, "cell");
    const double flop = 2.5 * double(n) * n * std::log2(double(n) * n);
    std::printf("  nominal %.2f GFLOP/s (2.5 N log2 N)\n", flop / r.median * 1e-9);
}
