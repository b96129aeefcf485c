// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/sha256.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define CUESTA_HAVE_SHA_NI 1
#include <immintrin.h>
#endif

namespace cuesta {
namespace {

constexpr std::array<std::uint32_t, 64> round_constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

void absorb_plain(std::array<std::uint32_t, 8>& state, const unsigned char* data,
                  std::size_t count) {
    for (; count > 0; --count, data += 64) {
        std::array<std::uint32_t, 64> w;
        for (std::size_t i = 0; i < 16; ++i)
            w[i] = std::uint32_t{data[4 * i]} << 24 | std::uint32_t{data[4 * i + 1]} << 16 |
                   std::uint32_t{data[4 * i + 2]} << 8 | std::uint32_t{data[4 * i + 3]};
        for (std::size_t i = 16; i < 64; ++i) {
            const std::uint32_t a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ (a >> 3)) + w[i - 7] +
                   (std::rotr(b, 17) ^ std::rotr(b, 19) ^ (b >> 10));
        }
        auto [a, b, c, d, e, f, g, h] = state;
        for (std::size_t i = 0; i < 64; ++i) {
            const std::uint32_t t1 = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                     ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
            const std::uint32_t t2 = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) +
                                     ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
        }
        const std::array<std::uint32_t, 8> add = {a, b, c, d, e, f, g, h};
        for (std::size_t i = 0; i < 8; ++i) state[i] += add[i];
    }
}

#ifdef CUESTA_HAVE_SHA_NI
// The instructions keep the state as the pairs ABEF and CDGH, hence the shuffles at both ends.
__attribute__((target("sha,sse4.1,ssse3"))) void absorb_ni(std::array<std::uint32_t, 8>& state,
                                                           const unsigned char* data,
                                                           std::size_t count) {
    const __m128i swap_bytes = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    const auto constants = [](std::size_t i) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(&round_constants[i]));
    };
    __m128i low = _mm_shuffle_epi32(
        _mm_loadu_si128(reinterpret_cast<const __m128i*>(&state[0])), 0xB1);
    __m128i high = _mm_shuffle_epi32(
        _mm_loadu_si128(reinterpret_cast<const __m128i*>(&state[4])), 0x1B);
    __m128i abef = _mm_alignr_epi8(low, high, 8);
    __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
    for (; count > 0; --count, data += 64) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i w[4];
        for (int i = 0; i < 4; ++i)
            w[i] = _mm_shuffle_epi8(
                _mm_loadu_si128(reinterpret_cast<const __m128i*>(data + 16 * i)), swap_bytes);
        for (std::size_t i = 0; i < 16; ++i) {
            const __m128i sum = _mm_add_epi32(w[i % 4], constants(4 * i));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
            if (i < 12) {
                const __m128i shifted = _mm_alignr_epi8(w[(i + 3) % 4], w[(i + 2) % 4], 4);
                const __m128i part =
                    _mm_add_epi32(_mm_sha256msg1_epu32(w[i % 4], w[(i + 1) % 4]), shifted);
                w[i % 4] = _mm_sha256msg2_epu32(part, w[(i + 3) % 4]);
            }
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    low = _mm_shuffle_epi32(abef, 0x1B);
    high = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(&state[0]), _mm_blend_epi16(low, high, 0xF0));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(&state[4]), _mm_alignr_epi8(high, low, 8));
}

bool have_sha_instructions() {
    // CPUID leaf 7, EBX bit 29; the compiler's own feature test has no name for it in g++ 12.
    unsigned eax = 7, ebx = 0, ecx = 0, edx = 0;
    __asm__("cpuid" : "+a"(eax), "=b"(ebx), "+c"(ecx), "=d"(edx));
    return (ebx >> 29 & 1u) != 0 && __builtin_cpu_supports("sse4.1");
}
#endif

}  // namespace

Sha256::Sha256()
    : state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19} {}

void Sha256::absorb(const unsigned char* blocks, std::size_t count) {
#ifdef CUESTA_HAVE_SHA_NI
    static const bool fast = have_sha_instructions();
    if (fast) return absorb_ni(state_, blocks, count);
#endif
    absorb_plain(state_, blocks, count);
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
