// SPDX-License-Identifier: Apache-2.0
// The exact sum of floats or doubles, whatever their order: ledgers and means that do not change
// with threads, blocks or ranks.
//
// Scheme  one long fixed-point number over the whole range of double, in bins of 32 bits held in
//         int64 so that carries wait [kulisch2002]. A row is summed in blocks of 256: each value
//         is cut at two fixed places below the block's largest, so that plain double additions of
//         the pieces are exact in any order [demmel2015], and only the block's two sums reach the
//         bins. A block that spans more (float: 2^66, double: 2^37) goes value by value.
// Holds   value() is the exact sum, rounded once to nearest even; identical bits for any order of
//         add and merge.
// Limits  infinities and NaN are counted, not summed. No bin can overflow: carries are moved on
//         every 2^30 deposits. Signs of zero are lost: an empty sum is +0.
// Cost    about 1 ns per float in rows, a few ns per single add; 560 bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace cuesta {

class ExactSum {
public:
    void add(double value);
    void add(float value) { add(double{value}); }
    void add(const float* row, std::size_t count);
    void add(const double* row, std::size_t count);
    void merge(const ExactSum& other);
    // Takes the other's sum away; its count of non-finite values is added.
    void subtract(const ExactSum& other);

    // The sum, correctly rounded; infinite if it is beyond the range of double.
    double value() const;

    // How many infinities and NaN were offered.
    std::int64_t nonfinite() const { return bins_.back(); }

    // The whole state as integers, carries moved on: adding these element by element over up to
    // 2^30 ranks merges their sums (the last entry counts the non-finite). What is written here
    // is taken as the state.
    std::span<std::int64_t> bins();

private:
    // Bin i counts 2^(32 i - 1074). 66 bins hold every double, two more hold carries, the last
    // entry is the count of non-finite values.
    static constexpr std::size_t digits = 68;

    template <class T>
    void add_row(const T* row, std::size_t count);
    template <class T>
    bool add_block(const T* block, std::size_t count);
    void deposit(double value);
    static void carry(std::array<std::int64_t, digits + 1>& bins);

    std::array<std::int64_t, digits + 1> bins_{};
    std::int64_t deposits_ = 0;  // since the last carry; each adds less than 2^32 to any bin
};

}  // namespace cuesta
