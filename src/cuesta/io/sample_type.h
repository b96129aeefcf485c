// SPDX-License-Identifier: Apache-2.0
// Numbers of any real type as arrays on disk hold them, in the words of NumPy: "<f4", ">i2", "|u1".
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cuesta {

struct SampleType {
    char kind = 0;          // f, i, u or b
    std::size_t width = 0;  // bytes
    bool swapped = false;   // big-endian in the file
};

// None if it is no real type, or float16.
std::optional<SampleType> sample_type(std::string_view word);

// `count` samples as float32, one every `stride`. What float32 cannot hold is an infinity.
void unpack_samples(const SampleType& type, const unsigned char* from, std::size_t count,
                    float* out, std::size_t stride = 1);

}  // namespace cuesta
