// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/sha256_rounds.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace cuesta {
namespace {

using detail::Sha256State;

constexpr Sha256State start = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

TEST(Sha256Rounds, the_plain_path_hashes_abc) {
    // "abc", the end mark and the length of 24 bits by hand.
    std::vector<unsigned char> block(64, 0);
    block[0] = 'a', block[1] = 'b', block[2] = 'c', block[3] = 0x80, block[63] = 24;
    Sha256State state = start;
    detail::absorb_plain(state, block.data(), 1);
    EXPECT_EQ(state, (Sha256State{0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3,
                                  0x96177a9c, 0xb410ff61, 0xf20015ad}));
}

TEST(Sha256Rounds, the_instructions_agree_with_the_plain_path) {
    if (!detail::have_sha_instructions()) GTEST_SKIP() << "this processor has no SHA instructions";
    std::mt19937 random(1);
    std::vector<unsigned char> data(64 * 40 + 1);
    for (auto& byte : data) byte = static_cast<unsigned char>(random());
    for (std::size_t count = 0; count <= 40; ++count) {
        Sha256State plain = start, fast = start;
        // One byte off, because messages need not be aligned.
        detail::absorb_plain(plain, data.data() + 1, count);
        detail::absorb_instructions(fast, data.data() + 1, count);
        ASSERT_EQ(plain, fast) << count << " blocks";
    }
}

TEST(Sha256Rounds, no_blocks_leave_the_state) {
    Sha256State state = start;
    detail::absorb_plain(state, nullptr, 0);
    EXPECT_EQ(state, start);
}

}  // namespace
}  // namespace cuesta
