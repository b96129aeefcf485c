// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/sample_type.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace cuesta {
namespace {

std::vector<float> unpacked(const char* type, std::vector<unsigned char> bytes, std::size_t count) {
    std::vector<float> out(count);
    unpack_samples(*sample_type(type), bytes.data(), count, out.data());
    return out;
}

TEST(SampleType, knows_real_types_and_no_others) {
    EXPECT_EQ(sample_type("<f4")->width, 4u);
    EXPECT_FALSE(sample_type("<f4")->swapped);
    EXPECT_TRUE(sample_type(">i8")->swapped);
    EXPECT_EQ(sample_type("|b1")->kind, 'b');
    for (const char* other : {"", "f4", "<f2", "<c8", "<f44", "?f4", "<u3"})
        EXPECT_FALSE(sample_type(other)) << other;
}

TEST(SampleType, unpacks_both_orders_of_bytes) {
    EXPECT_EQ(unpacked("<i2", {1, 2, 255, 255}, 2), (std::vector<float>{513, -1}));
    EXPECT_EQ(unpacked(">u2", {1, 2, 255, 255}, 2), (std::vector<float>{258, 65535}));
    EXPECT_EQ(unpacked("|u1", {0, 200}, 2), (std::vector<float>{0, 200}));
    EXPECT_EQ(unpacked("<f4", {0, 0, 0x80, 0x3f}, 1), (std::vector<float>{1}));
    // 1e300 is beyond float32.
    EXPECT_TRUE(std::isinf(unpacked(">f8", {0x7e, 0x37, 0xe4, 0x3c, 0x88, 0, 0x75, 0x9c}, 1)[0]));
}

TEST(SampleType, puts_samples_apart) {
    const std::vector<unsigned char> bytes{1, 2, 3};
    std::vector<float> out(7, -1);
    unpack_samples(*sample_type("|u1"), bytes.data(), 3, out.data(), 3);
    EXPECT_EQ(out, (std::vector<float>{1, -1, -1, 2, -1, -1, 3}));
}

}  // namespace
}  // namespace cuesta
