// SPDX-License-Identifier: Apache-2.0
// The compression function of SHA-256 [fips180-4, 6.2.2] in two spellings that agree bit for bit;
// sha256.h chooses between them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cuesta::detail {

using Sha256State = std::array<std::uint32_t, 8>;

// Takes `count` blocks of 64 bytes into the state.
void absorb_plain(Sha256State& state, const unsigned char* data, std::size_t count);

// The same with the processor's SHA instructions; only where have_sha_instructions() says so.
void absorb_instructions(Sha256State& state, const unsigned char* data, std::size_t count);
bool have_sha_instructions();

}  // namespace cuesta::detail
