// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/field.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <new>
#include <set>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "support/sanitized.h"

namespace cuesta {
namespace {

const std::vector<FieldShape> shapes = {{1, 1, 0},  {1, 1, 16}, {5, 3, 1},   {16, 2, 0},
                                        {16, 2, 1}, {17, 4, 3}, {32, 5, 16}, {100, 1, 2},
                                        {1, 40, 1}, {48, 7, 0}};

template <class Visit>
void for_each_sample(const Field& field, Visit visit) {
    const int halo = field.halo();
    for (std::int64_t y = -halo; y < field.rows() + halo; ++y)
        for (std::int64_t x = -halo; x < field.columns() + halo; ++x) visit(x, y);
}

TEST(Field, a_new_field_is_zero_halo_included) {
    for (const FieldShape shape : shapes) {
        const Field field(shape);
        for_each_sample(field, [&](auto x, auto y) { ASSERT_EQ(field.at(x, y), 0); });
    }
}

TEST(Field, rows_begin_on_a_line_and_lie_an_odd_number_of_lines_apart) {
    for (const FieldShape shape : shapes) {
        const Field field(shape);
        for (std::int64_t y = 0; y < shape.rows; ++y)
            ASSERT_EQ(reinterpret_cast<std::uintptr_t>(field.row(y)) % 64, 0u);
        ASSERT_EQ(field.stride() % 16, 0);
        ASSERT_EQ(field.stride() / 16 % 2, 1);
    }
}

TEST(Field, no_two_samples_share_an_address) {
    for (const FieldShape shape : shapes) {
        Field field(shape);
        std::set<const float*> addresses;
        std::size_t samples = 0;
        for_each_sample(field, [&](auto x, auto y) {
            addresses.insert(&field.at(x, y));
            ++samples;
        });
        ASSERT_EQ(addresses.size(), samples);
        ASSERT_EQ(samples, static_cast<std::size_t>((shape.columns + 2 * shape.halo) *
                                                    (shape.rows + 2 * shape.halo)));
    }
}

TEST(Field, every_sample_holds_its_own_value) {
    Field field({6, 4, 3});
    const auto value = [](auto x, auto y) { return static_cast<float>(100 * y + x); };
    for_each_sample(field, [&](auto x, auto y) { field.at(x, y) = value(x, y); });
    for_each_sample(field, [&](auto x, auto y) { ASSERT_EQ(field.at(x, y), value(x, y)); });
    for_each_sample(field, [&](auto x, auto y) { ASSERT_EQ(field.row(y)[x], value(x, y)); });
}

TEST(Field, bytes_cover_all_samples_and_count_what_is_taken) {
    for (const FieldShape shape : shapes) {
        const Field field(shape);
        const int halo = shape.halo;
        const float* first = field.row(-halo) - halo;
        const float* last = field.row(shape.rows + halo - 1) + shape.columns + halo - 1;
        EXPECT_GE(Field::bytes(shape),
                  static_cast<std::uint64_t>(last - first + 1) * sizeof(float));
    }
    // By hand: 5 columns and a halo of 1 need two lines (one before, one for 6 samples), made odd:
    // three; 3 + 2 rows of 3 * 64 bytes.
    EXPECT_EQ(Field::bytes({5, 3, 1}), 960u);
    EXPECT_EQ(Field::bytes({16, 2, 0}), 128u);
    // From 8 MiB on memory comes in pages of 2 MiB: 2048 rows of 129 lines are 16.125 MiB.
    EXPECT_EQ(Field::bytes({2048, 2048, 0}), 18u << 20);
}

TEST(Field, a_field_of_huge_pages_is_zero_and_aligned) {
    Field field({2048, 1100, 2});  // 9.3 MiB
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(field.row(0)) % 64, 0u);
    float largest = 0;
    for_each_sample(field, [&](auto x, auto y) { largest = std::max(largest, field.at(x, y)); });
    EXPECT_EQ(largest, 0);
    field.at(2049, 1101) = 1;
    EXPECT_EQ(field.clone().at(2049, 1101), 1);
}

TEST(Field, fill_reaches_interior_and_halo) {
    Field field({5, 4, 2});
    field.fill(-2.5f);
    for_each_sample(field, [&](auto x, auto y) { ASSERT_EQ(field.at(x, y), -2.5f); });
}

TEST(Field, a_clone_is_equal_and_apart) {
    Field field({5, 4, 2});
    float next = 0;
    for_each_sample(field, [&](auto x, auto y) { field.at(x, y) = ++next; });
    Field copy = field.clone();
    EXPECT_EQ(copy.shape(), field.shape());
    for_each_sample(field, [&](auto x, auto y) { ASSERT_EQ(copy.at(x, y), field.at(x, y)); });
    copy.at(-2, -2) = 99;
    EXPECT_EQ(field.at(-2, -2), 1);
    EXPECT_TRUE(Field().clone().empty());
}

TEST(Field, copying_between_shapes_is_our_mistake) {
    Field field({5, 4, 2});
    EXPECT_THROW(field.copy_from(Field({4, 5, 2})), BrokenInvariant);
    EXPECT_THROW(field.copy_from(Field({5, 4, 1})), BrokenInvariant);
}

TEST(Field, moving_and_swapping_carry_the_samples) {
    Field a({3, 2, 1}), b({7, 1, 0});
    a.at(2, 1) = 5;
    b.at(6, 0) = 6;
    a.swap(b);
    EXPECT_EQ(a.shape(), (FieldShape{7, 1, 0}));
    EXPECT_EQ(a.at(6, 0), 6);
    EXPECT_EQ(b.at(2, 1), 5);
    Field c = std::move(b);
    EXPECT_EQ(c.at(2, 1), 5);
    EXPECT_TRUE(b.empty());
    EXPECT_EQ(b.shape(), FieldShape{});
    EXPECT_TRUE(Field().empty());
    EXPECT_FALSE(c.empty());
}

TEST(Field, shapes_that_make_no_sense_are_our_mistake) {
    for (const FieldShape shape :
         {FieldShape{0, 1, 0}, FieldShape{1, 0, 0}, FieldShape{-5, 3, 1}, FieldShape{3, -5, 1},
          FieldShape{3, 3, 17}, FieldShape{3, 3, -1}})
        EXPECT_THROW(Field{shape}, BrokenInvariant)
            << shape.columns << " " << shape.rows << " " << shape.halo;
}

TEST(Field, absurd_shapes_are_refused_without_overflow) {
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const FieldShape shape :
         {FieldShape{most, 1, 0}, FieldShape{1, most, 0}, FieldShape{most, most, 16},
          FieldShape{std::int64_t{1} << 32, std::int64_t{1} << 32, 1},
          FieldShape{std::int64_t{1} << 40, std::int64_t{1} << 21, 1},
          FieldShape{std::int64_t{1} << 31, std::int64_t{1} << 30, 0}}) {
        EXPECT_THROW(Field::bytes(shape), std::bad_alloc) << shape.columns << "x" << shape.rows;
        EXPECT_THROW(Field{shape}, std::bad_alloc) << shape.columns << "x" << shape.rows;
    }
}

TEST(Field, a_shape_larger_than_memory_is_refused) {
    // 2^52 bytes and just below 2^63: can be counted, cannot be had.
    const FieldShape wide{std::int64_t{1} << 25, std::int64_t{1} << 25, 0};
    EXPECT_EQ(Field::bytes(wide), (std::uint64_t{1} << 52) + (std::uint64_t{1} << 31));
#ifdef CUESTA_SANITIZED
    GTEST_SKIP() << "under a sanitizer";
#else
    EXPECT_THROW(Field{wide}, std::bad_alloc);
    EXPECT_THROW((Field{{(std::int64_t{1} << 31) - 16, std::int64_t{1} << 30, 0}}), std::bad_alloc);
#endif
}

}  // namespace
}  // namespace cuesta
