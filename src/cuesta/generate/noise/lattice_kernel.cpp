// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/lattice_kernel.h"

#if defined(__x86_64__)
#define CUESTA_NOISE_X86
#include <immintrin.h>
#endif

namespace cuesta {
namespace {

// Every x86-64 processor, and through the compiler any other.
namespace narrow {
#define CUESTA_NOISE_WIDTH 4
#include "cuesta/generate/noise/lattice_kernel_body.inc"
#undef CUESTA_NOISE_WIDTH
}  // namespace narrow

#if defined(CUESTA_NOISE_X86)

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif
namespace avx2 {
#define CUESTA_NOISE_WIDTH 8
#include "cuesta/generate/noise/lattice_kernel_body.inc"
#undef CUESTA_NOISE_WIDTH
}  // namespace avx2
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512f")
#endif
namespace avx512 {
#define CUESTA_NOISE_WIDTH 16
#include "cuesta/generate/noise/lattice_kernel_body.inc"
#undef CUESTA_NOISE_WIDTH
}  // namespace avx512
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif  // CUESTA_NOISE_X86

}  // namespace

const LatticeKernels& lattice_kernels(int max_width) {
#if defined(CUESTA_NOISE_X86)
    const auto allowed = [&](int width) { return max_width == 0 || width <= max_width; };
    if (allowed(16) && __builtin_cpu_supports("avx512f")) return avx512::kernels;
    if (allowed(8) && __builtin_cpu_supports("avx2")) return avx2::kernels;
#else
    static_cast<void>(max_width);
#endif
    return narrow::kernels;
}

}  // namespace cuesta
