// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/sample_type.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

namespace cuesta {
namespace {

template <class T>
void convert(const unsigned char* from, std::size_t count, bool swapped, float* out,
             std::size_t stride) {
    for (std::size_t i = 0; i < count; ++i) {
        unsigned char bytes[sizeof(T)];
        std::memcpy(bytes, from + i * sizeof(T), sizeof(T));
        if (swapped) std::reverse(bytes, bytes + sizeof(T));
        T value;
        std::memcpy(&value, bytes, sizeof(T));
        if constexpr (std::is_same_v<T, double>) {
            // Beyond float32 the conversion itself is undefined; such a value is an infinity.
            constexpr double most = std::numeric_limits<float>::max();
            if (value > most || value < -most) {
                out[i * stride] = value > 0 ? std::numeric_limits<float>::infinity()
                                            : -std::numeric_limits<float>::infinity();
                continue;
            }
        }
        out[i * stride] = static_cast<float>(value);
    }
}

}  // namespace

void unpack_samples(const SampleType& type, const unsigned char* from, std::size_t count,
                    float* out, std::size_t stride) {
    const bool s = type.swapped;
    switch (type.kind) {
        case 'f':
            if (type.width == 4) return convert<float>(from, count, s, out, stride);
            return convert<double>(from, count, s, out, stride);
        case 'i':
            if (type.width == 1) return convert<std::int8_t>(from, count, s, out, stride);
            if (type.width == 2) return convert<std::int16_t>(from, count, s, out, stride);
            if (type.width == 4) return convert<std::int32_t>(from, count, s, out, stride);
            return convert<std::int64_t>(from, count, s, out, stride);
        default:  // unsigned, and booleans as 0 and 1
            if (type.width == 1) return convert<std::uint8_t>(from, count, s, out, stride);
            if (type.width == 2) return convert<std::uint16_t>(from, count, s, out, stride);
            if (type.width == 4) return convert<std::uint32_t>(from, count, s, out, stride);
            return convert<std::uint64_t>(from, count, s, out, stride);
    }
}

std::optional<SampleType> sample_type(std::string_view word) {
    constexpr std::string_view known[] = {"f4", "f8", "i1", "u1", "i2", "u2",
                                          "i4", "u4", "i8", "u8", "b1"};
    if (word.size() != 3 || std::string_view("<>|=").find(word[0]) == std::string_view::npos ||
        std::find(std::begin(known), std::end(known), word.substr(1)) == std::end(known))
        return std::nullopt;
    return SampleType{word[1], static_cast<std::size_t>(word[2] - '0'), word[0] == '>'};
}

}  // namespace cuesta
