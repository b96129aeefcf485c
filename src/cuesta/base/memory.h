// SPDX-License-Identifier: Apache-2.0
// Sizes: checked products, what the machine has, how a size is written for people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cuesta {

// a * b and a + b in 64 bits; nullopt instead of an overflow. Every size taken from a file or a
// recipe goes through these before memory is asked for.
std::optional<std::uint64_t> checked_product(std::uint64_t a, std::uint64_t b);
std::optional<std::uint64_t> checked_sum(std::uint64_t a, std::uint64_t b);

// 80 % of the smaller of available memory and the control group's limit: what a run may plan with.
std::uint64_t default_memory_budget();
// Largest resident size of this process so far.
std::uint64_t peak_resident_bytes();

// "2 GB", "512MiB", "1.5g", "4096" (bytes); nullopt if it is none of these.
std::optional<std::uint64_t> parse_size(std::string_view text);
// 1536 MiB as "1.5 GiB".
std::string format_size(std::uint64_t bytes);

}  // namespace cuesta
