// SPDX-License-Identifier: Apache-2.0
// Rows for kernels that sweep a block from north to south, several stages a few rows apart, in
// pieces that threads work on side by side.
//
//   RowRings, Ring   what one stage leaves for a later one: the last 1, 2 or 4 rows of a quantity.
//   RowSeams         copies of the rows before and behind each piece, made before any of them
//                    begins, so that pieces can write over what they read.
//   RowFrame         which rows and columns lie inside the map.
//
// A kernel gives its rings names and asks them for row y, which stands where row y - 4 (y - 2,
// y - 1) stood:
//
//   struct Rings : RowRings<float> {
//       Ring momentum{*this, 4}, share{*this, 2};
//       explicit Rings(std::int64_t columns) : RowRings(columns) { allocate(); }
//   };
//   Rings rings(columns);
//   rings.momentum(y + 1)[x] = ...;
//
// Rows are as those of a Field: column 0 on a line of memory, an odd number of lines apart. They go
// from row_lead columns before column 0 to the end of the last line and a line behind it, so that
// loops may work on whole vectors.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

inline constexpr std::int64_t row_line = 16;  // numbers of four bytes in a line of memory
inline constexpr std::int64_t row_lead = 32;

// Columns up to the end of their last line.
constexpr std::int64_t whole_lines(std::int64_t columns) {
    return (columns + row_line - 1) / row_line * row_line;
}

// T has four bytes.
template <class T>
class RowRings {
public:
    // At most columns + 2 * row_line are worked on behind column 0.
    explicit RowRings(std::int64_t columns)
        : pitch_((whole_lines(columns) / row_line / 2 * 2 + 5) * row_line) {}
    RowRings(const RowRings&) = delete;
    RowRings& operator=(const RowRings&) = delete;

    class Ring {
    public:
        // 1, 2 or 4 rows; before allocate().
        Ring(RowRings& all, std::int64_t rows)
            : all_(all), first_(all.reserve(rows)), mask_(rows - 1) {
            CUESTA_CHECK((rows & mask_) == 0, "a ring has 1, 2 or 4 rows");
        }
        T* operator()(std::int64_t y) const { return all_.row(first_ + (y & mask_)); }

    private:
        RowRings& all_;
        std::int64_t first_, mask_;
    };

    // Rows without a ring; returns the number of the first.
    std::int64_t reserve(std::int64_t rows) {
        CUESTA_CHECK(data_.empty(), "rows are reserved before they are allocated");
        return std::exchange(rows_, rows_ + rows);
    }
    // All numbers are 0 then.
    void allocate() {
        data_.assign(static_cast<std::size_t>(pitch_ * rows_ + 2 * row_line), T{});
        const auto bytes = reinterpret_cast<std::uintptr_t>(data_.data());
        start_ = data_.data() + (64 - bytes % 64) % 64 / sizeof(T) + row_lead;
    }
    T* row(std::int64_t number) const { return start_ + number * pitch_; }

private:
    static_assert(sizeof(T) == 4);
    std::int64_t pitch_, rows_ = 0;
    std::vector<T> data_;
    T* start_ = nullptr;
};

// Of `before` rows before and `behind` rows behind each piece, with `halo` samples on both sides.
template <class T>
class RowSeams {
public:
    RowSeams(const FieldOf<T>& field, std::int64_t piece, std::int64_t before, std::int64_t behind,
             std::int64_t halo)
        : RowSeams(field, equal_pieces(field.rows(), piece), before, behind, halo) {}
    // Pieces begin at these rows, the first at 0.
    RowSeams(const FieldOf<T>& field, std::vector<std::int64_t> starts, std::int64_t before,
             std::int64_t behind, std::int64_t halo)
        : field_(field),
          starts_(std::move(starts)),
          before_(before),
          behind_(behind),
          rows_(field.columns()) {
        rows_.reserve(static_cast<std::int64_t>(starts_.size()) * (before + behind));
        starts_.push_back(field.rows());
        rows_.allocate();
        for (std::size_t piece = 0; piece + 1 < starts_.size(); ++piece) {
            const std::int64_t lo = starts_[piece], hi = starts_[piece + 1];
            for (std::int64_t y = lo - before; y < lo; ++y) copy(y, copied(piece, y), halo);
            for (std::int64_t y = hi; y < hi + behind; ++y) copy(y, copied(piece, y), halo);
        }
    }
    // Row y for the piece that begins at `lo`: its own rows as they lie in the field.
    const T* row(std::int64_t lo, std::int64_t y) const {
        const auto found = std::lower_bound(starts_.begin(), starts_.end(), lo);
        return y >= lo && y < found[1]
                   ? field_.row(y)
                   : copied(static_cast<std::size_t>(found - starts_.begin()), y);
    }

private:
    static std::vector<std::int64_t> equal_pieces(std::int64_t rows, std::int64_t piece) {
        std::vector<std::int64_t> starts;
        for (std::int64_t lo = 0; lo < rows; lo += piece) starts.push_back(lo);
        return starts;
    }
    T* copied(std::size_t piece, std::int64_t y) const {
        const std::int64_t lo = starts_[piece], hi = starts_[piece + 1];
        const std::int64_t k = y < lo ? y - lo + before_ : y - hi + before_;
        return rows_.row(static_cast<std::int64_t>(piece) * (before_ + behind_) + k);
    }
    void copy(std::int64_t y, T* to, std::int64_t halo) const {
        const T* from = field_.row(y);
        std::copy(from - halo, from + field_.columns() + halo, to - halo);
    }

    const FieldOf<T>& field_;
    std::vector<std::int64_t> starts_;  // and the end of the last
    std::int64_t before_, behind_;
    RowRings<T> rows_;
};

// A block of the map.
struct RowFrame {
    std::int64_t columns = 0, rows = 0;
    Borders borders;  // sides of the block that are sides of the map
    bool inside(std::int64_t y) const {
        return (y >= 0 || !borders.north) && (y < rows || !borders.south);
    }
    bool first(std::int64_t y) const { return y == 0 && borders.north; }
    bool last(std::int64_t y) const { return y == rows - 1 && borders.south; }
};

}  // namespace cuesta
