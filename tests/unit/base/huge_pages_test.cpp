// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/huge_pages.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>

namespace cuesta {
namespace {

// Whether they are given cannot be asked for; what is asked for must lie in the memory.
TEST(HugePages, memory_of_any_place_and_size_stays_what_it_is) {
    for (const std::size_t bytes :
         {std::size_t{1}, std::size_t{3} << 20, (std::size_t{9} << 20) + 5}) {
        const auto memory = std::make_unique<std::byte[]>(bytes + 3);
        memory[0] = std::byte{7}, memory[bytes + 2] = std::byte{9};
        wish_huge_pages(memory.get() + 1, bytes);
        EXPECT_EQ(memory[0], std::byte{7});
        EXPECT_EQ(memory[bytes + 2], std::byte{9});
        EXPECT_EQ(memory[bytes / 2 + 1], std::byte{0});
    }
}

}  // namespace
}  // namespace cuesta
