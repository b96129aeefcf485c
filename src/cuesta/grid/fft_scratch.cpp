// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_scratch.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include <algorithm>
#include <new>

#include "cuesta/base/paged_memory.h"

namespace cuesta {

float* fft_allocate(std::ptrdiff_t count) {
    constexpr std::size_t huge_page = std::size_t{2} << 20;
    std::size_t bytes = static_cast<std::size_t>(count) * sizeof(float);
    const std::size_t unit = bytes >= 2 * huge_page ? huge_page : 64;
    bytes = (bytes + unit - 1) / unit * unit;
    auto* values = static_cast<float*>(allocate_bytes(bytes, unit));
    if (values == nullptr) throw std::bad_alloc();
#if defined(__linux__)
    if (unit == huge_page && !Paging::active()) madvise(values, bytes, MADV_HUGEPAGE);
#endif
    return values;
}

FftFloats FftScratch::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!free_.empty()) {
            FftFloats values = std::move(free_.back());
            free_.pop_back();
            return values;
        }
        free_.reserve(++made_);  // so that give() cannot fail
    }
    FftFloats values(fft_allocate(floats_));
    std::fill_n(values.get(), floats_, 0.0f);
    return values;
}

void FftScratch::give(FftFloats values) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(values));
}

}  // namespace cuesta
