// SPDX-License-Identifier: Apache-2.0
// SHA-256 [fips180-4] of bytes, for recipes, files and the raw samples of fields.
// Holds   tested against the published vectors; needs no state outside the object.
// Cost    uses the processor's SHA instructions where it has them, plain C++ elsewhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cuesta {

class Sha256 {
public:
    Sha256();
    void update(const void* data, std::size_t bytes);
    void update(std::string_view text) { update(text.data(), text.size()); }
    // Ends the message and returns 64 lower-case hexadecimal digits; the object is used up.
    std::string hex();

private:
    void absorb(const unsigned char* blocks, std::size_t count);

    std::array<std::uint32_t, 8> state_;
    std::array<unsigned char, 64> rest_{};
    std::size_t rest_size_ = 0;
    std::uint64_t total_bytes_ = 0;
};

std::string sha256_hex(std::string_view bytes);

}  // namespace cuesta
