// SPDX-License-Identifier: Apache-2.0
// Memory of the Fourier transform: aligned arrays, and work space that a plan keeps between calls.
// Inside of fft.h.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "cuesta/base/paged_memory.h"

namespace cuesta {

// Not set; aligned to a cache line, or for a large array to a huge page, which the system is asked
// to use: a fresh 64 MB array then costs 32 page faults instead of 16384. To be given to
// free_bytes.
float* fft_allocate(std::ptrdiff_t count);

struct FreeFloats {
    void operator()(float* p) const { free_bytes(p); }
};
using FftFloats = std::unique_ptr<float[], FreeFloats>;

// As many arrays of one size as threads ever asked for at once.
class FftScratch {
public:
    explicit FftScratch(std::ptrdiff_t floats) : floats_(floats) {}

    // An array of its own while it lives; what the last owner left is in it, zeros at first.
    class Lease {
    public:
        explicit Lease(FftScratch& pool) : pool_(pool), values_(pool.take()) {}
        ~Lease() { pool_.give(std::move(values_)); }
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        float* get() const { return values_.get(); }

    private:
        FftScratch& pool_;
        FftFloats values_;
    };

private:
    FftFloats take();
    void give(FftFloats values);

    std::ptrdiff_t floats_;
    std::size_t made_ = 0;
    std::mutex mutex_;
    std::vector<FftFloats> free_;
};

}  // namespace cuesta
