// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/memory.h"

#include <gtest/gtest.h>

#include <limits>
#include <memory>

namespace cuesta {
namespace {

constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

TEST(Memory, products_are_exact_up_to_the_limit_and_refused_beyond) {
    EXPECT_EQ(checked_product(0, most), 0u);
    EXPECT_EQ(checked_product(most, 1), most);
    EXPECT_EQ(checked_product(0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFE00000001u);
    EXPECT_EQ(checked_product(0x100000001, 0xFFFFFFFF), most);  // 2^64 - 1 = (2^32+1)(2^32-1)
    EXPECT_EQ(checked_product(0x100000000, 0x100000000), std::nullopt);
    EXPECT_EQ(checked_product(most, 2), std::nullopt);
    EXPECT_EQ(checked_product(most / 2 + 1, 2), std::nullopt);
}

TEST(Memory, sums_are_exact_up_to_the_limit_and_refused_beyond) {
    EXPECT_EQ(checked_sum(most - 1, 1), most);
    EXPECT_EQ(checked_sum(most, 0), most);
    EXPECT_EQ(checked_sum(most, 1), std::nullopt);
    EXPECT_EQ(checked_sum(most, most), std::nullopt);
}

TEST(Memory, sizes_are_read_as_people_write_them) {
    EXPECT_EQ(parse_size("4096"), 4096u);
    EXPECT_EQ(parse_size("4096 B"), 4096u);
    EXPECT_EQ(parse_size("0"), 0u);
    EXPECT_EQ(parse_size("1k"), 1024u);
    EXPECT_EQ(parse_size("1 KiB"), 1024u);
    EXPECT_EQ(parse_size("1 kB"), 1000u);
    EXPECT_EQ(parse_size("512MiB"), 536870912u);
    EXPECT_EQ(parse_size("512 mb"), 512000000u);
    EXPECT_EQ(parse_size("1.5g"), 1610612736u);
    EXPECT_EQ(parse_size("2 GB"), 2000000000u);
    EXPECT_EQ(parse_size("2 GiB"), 2147483648u);
    EXPECT_EQ(parse_size("1t"), 1099511627776u);
    EXPECT_EQ(parse_size("1 TB"), 1000000000000u);
    EXPECT_EQ(parse_size(" 2 GB "), 2000000000u);
}

TEST(Memory, what_is_no_size_is_refused) {
    for (const char* text : {"", " ", "GB", "-1", "-1 GB", "2 XB", "2 GBit", "two", "nan", "inf",
                             "1e400", "2 G B", "1e30", "16777216 T", "0x10", "2,5 GB"})
        EXPECT_EQ(parse_size(text), std::nullopt) << "'" << text << "'";
}

TEST(Memory, sizes_are_written_with_two_digits_or_more) {
    EXPECT_EQ(format_size(0), "0 B");
    EXPECT_EQ(format_size(1023), "1023 B");
    EXPECT_EQ(format_size(1024), "1.0 KiB");
    EXPECT_EQ(format_size(1536), "1.5 KiB");
    EXPECT_EQ(format_size(1536ull << 20), "1.5 GiB");
    EXPECT_EQ(format_size(10ull << 20), "10 MiB");
    EXPECT_EQ(format_size(999ull << 30), "999 GiB");
    EXPECT_EQ(format_size(1ull << 40), "1.0 TiB");
    EXPECT_EQ(format_size(most), "16 EiB");
}

TEST(Memory, a_size_that_rounds_up_moves_to_the_next_unit) {
    EXPECT_EQ(format_size((1ull << 20) - 1), "1.0 MiB");  // never "1024 KiB"
    EXPECT_EQ(format_size(1023ull << 10), "1023 KiB");
    EXPECT_EQ(format_size(10239), "10 KiB");  // never "10.0 KiB"
}

TEST(Memory, what_format_writes_parse_reads) {
    for (const std::uint64_t bytes : {1024ull, 1536ull, 10ull << 20, 3ull << 30, 7ull << 40})
        EXPECT_EQ(parse_size(format_size(bytes)), bytes);
}

TEST(Memory, the_budget_is_a_plausible_part_of_the_machine) {
    EXPECT_GT(default_memory_budget(), 1u << 20);
    EXPECT_LT(default_memory_budget(), std::uint64_t{1} << 50);
}

TEST(Memory, the_peak_grows_when_memory_is_touched) {
    const std::uint64_t before = peak_resident_bytes();
    const std::size_t more = before + (std::size_t{32} << 20);
    const std::unique_ptr<char[]> block(new char[more]);
    // Through volatile, or a compiler leaves memory that nobody reads untouched.
    volatile char* const touched = block.get();
    for (std::size_t i = 0; i < more; i += 4096) touched[i] = 1;
    EXPECT_GE(peak_resident_bytes(), before + (std::size_t{32} << 20) - (1u << 20));
}

}  // namespace
}  // namespace cuesta
