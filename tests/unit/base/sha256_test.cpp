// SPDX-License-Identifier: Apache-2.0
// Vectors: [fips180-4] and the examples NIST publishes with it.
#include "cuesta/base/sha256.h"

#include <gtest/gtest.h>

#include <string>

namespace cuesta {
namespace {

TEST(Sha256, an_empty_message_has_the_published_hash) {
    EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(Sha256().hex(), sha256_hex(""));
}

TEST(Sha256, one_block_has_the_published_hash) {
    EXPECT_EQ(sha256_hex("abc"),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Sha256, padding_that_needs_a_second_block_has_the_published_hash) {
    // 448 bits: the length no longer fits behind the end mark.
    EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Sha256, two_blocks_have_the_published_hash) {
    EXPECT_EQ(sha256_hex("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                         "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(Sha256, a_million_letters_have_the_published_hash) {
    EXPECT_EQ(sha256_hex(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, pieces_give_the_hash_of_the_whole) {
    std::string message;
    for (int i = 0; i < 300; ++i) message += static_cast<char>(i * 7);
    const std::string expected = sha256_hex(message);
    // Every cut into two, and equal pieces of every length around the block of 64.
    for (std::size_t cut = 0; cut <= message.size(); ++cut) {
        Sha256 hash;
        hash.update(message.substr(0, cut));
        hash.update(message.substr(cut));
        ASSERT_EQ(hash.hex(), expected) << "cut at " << cut;
    }
    for (std::size_t piece = 1; piece <= 130; ++piece) {
        Sha256 hash;
        for (std::size_t at = 0; at < message.size(); at += piece)
            hash.update(message.substr(at, piece));
        ASSERT_EQ(hash.hex(), expected) << "pieces of " << piece;
    }
}

TEST(Sha256, one_changed_bit_changes_the_hash) {
    EXPECT_NE(sha256_hex(std::string(64, '\0')), sha256_hex(std::string(63, '\0') + '\1'));
    EXPECT_NE(sha256_hex(std::string(64, '\0')), sha256_hex(std::string(65, '\0')));
}

}  // namespace
}  // namespace cuesta
