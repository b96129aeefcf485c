// SPDX-License-Identifier: Apache-2.0
// One float32 value per sample of a block, with a halo of neighbours' samples around it.
//
// row(y)[x] is valid for -halo <= x < columns + halo and -halo <= y < rows + halo. row(y) + 0 lies
// on a 64-byte line and rows are an odd number of lines apart, so that vector loads are aligned and
// the rows of a stencil never fall into one cache set. The halo holds whatever the last
// Communicator::exchange put there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace cuesta {

struct FieldShape {
    std::int64_t columns = 0, rows = 0;
    int halo = 0;  // at most 16
    bool operator==(const FieldShape&) const = default;
};

class Field {
public:
    Field() = default;
    // Zero everywhere, halo included.
    explicit Field(FieldShape shape);
    Field(Field&& other) noexcept;  // leaves an empty field behind
    Field& operator=(Field&& other) noexcept;
    Field(const Field&) = delete;  // copies are explicit: a field can be a gigabyte
    Field& operator=(const Field&) = delete;

    Field clone() const;
    void copy_from(const Field& other);  // same shape
    void fill(float value);              // interior and halo

    const FieldShape& shape() const { return shape_; }
    std::int64_t columns() const { return shape_.columns; }
    std::int64_t rows() const { return shape_.rows; }
    int halo() const { return shape_.halo; }
    std::ptrdiff_t stride() const { return stride_; }
    bool empty() const { return data_ == nullptr; }

    float* row(std::int64_t y) { return origin_ + y * stride_; }
    const float* row(std::int64_t y) const { return origin_ + y * stride_; }
    float& at(std::int64_t x, std::int64_t y) { return row(y)[x]; }
    float at(std::int64_t x, std::int64_t y) const { return row(y)[x]; }

    void swap(Field& other) noexcept;
    // What a field of this shape takes in memory; std::bad_alloc if that cannot be counted.
    static std::uint64_t bytes(FieldShape shape);

private:
    struct Free {
        void operator()(float* data) const;
    };
    FieldShape shape_;
    std::ptrdiff_t stride_ = 0;
    std::unique_ptr<float, Free> data_;
    float* origin_ = nullptr;
};

}  // namespace cuesta
