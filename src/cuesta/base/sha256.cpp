// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/sha256.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/sha256_rounds.h"

namespace cuesta {

Sha256::Sha256()
    : state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19} {}

void Sha256::absorb(const unsigned char* blocks, std::size_t count) {
    static const bool fast = detail::have_sha_instructions();
    (fast ? detail::absorb_instructions : detail::absorb_plain)(state_, blocks, count);
}

void Sha256::update(const void* data, std::size_t bytes) {
    if (bytes == 0) return;
    const auto* from = static_cast<const unsigned char*>(data);
    total_bytes_ += bytes;
    if (rest_size_ > 0) {
        const std::size_t take = std::min(bytes, rest_.size() - rest_size_);
        std::memcpy(rest_.data() + rest_size_, from, take);
        rest_size_ += take, from += take, bytes -= take;
        if (rest_size_ < rest_.size()) return;
        absorb(rest_.data(), 1);
        rest_size_ = 0;
    }
    absorb(from, bytes / 64);
    from += bytes / 64 * 64, bytes %= 64;
    std::memcpy(rest_.data(), from, bytes);
    rest_size_ = bytes;
}

std::string Sha256::hex() {
    const std::uint64_t bits = total_bytes_ * 8;
    const unsigned char one = 0x80, zero = 0;
    update(&one, 1);
    while (rest_size_ != 56) update(&zero, 1);
    std::array<unsigned char, 8> length;
    for (std::size_t i = 0; i < 8; ++i)
        length[i] = static_cast<unsigned char>(bits >> (56 - 8 * i));
    update(length.data(), length.size());
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint32_t word : state_)
        for (int shift = 28; shift >= 0; shift -= 4) text += digits[word >> shift & 15u];
    return text;
}

std::string sha256_hex(std::string_view bytes) {
    Sha256 hash;
    hash.update(bytes);
    return hash.hex();
}

}  // namespace cuesta
