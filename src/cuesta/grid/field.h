// SPDX-License-Identifier: Apache-2.0
// One value per sample of a block, with a halo of neighbours' samples around it.
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

// T is one of the types named at the end of this file.
template <class T>
class FieldOf {
public:
    FieldOf() = default;
    // Zero everywhere, halo included.
    explicit FieldOf(FieldShape shape);
    FieldOf(FieldOf&& other) noexcept;  // leaves an empty field behind
    FieldOf& operator=(FieldOf&& other) noexcept;
    FieldOf(const FieldOf&) = delete;  // copies are explicit: a field can be a gigabyte
    FieldOf& operator=(const FieldOf&) = delete;

    FieldOf clone() const;
    void copy_from(const FieldOf& other);  // same shape
    void fill(T value);                    // interior and halo

    const FieldShape& shape() const { return shape_; }
    std::int64_t columns() const { return shape_.columns; }
    std::int64_t rows() const { return shape_.rows; }
    int halo() const { return shape_.halo; }
    std::ptrdiff_t stride() const { return stride_; }
    bool empty() const { return data_ == nullptr; }

    T* row(std::int64_t y) { return origin_ + y * stride_; }
    const T* row(std::int64_t y) const { return origin_ + y * stride_; }
    T& at(std::int64_t x, std::int64_t y) { return row(y)[x]; }
    T at(std::int64_t x, std::int64_t y) const { return row(y)[x]; }

    void swap(FieldOf& other) noexcept;
    // What a field of this shape takes in memory; std::bad_alloc if that cannot be counted.
    static std::uint64_t bytes(FieldShape shape);

private:
    struct Free {
        void operator()(T* data) const;
    };
    FieldShape shape_;
    std::ptrdiff_t stride_ = 0;
    std::unique_ptr<T, Free> data_;
    T* origin_ = nullptr;
};

using Field = FieldOf<float>;
using IntField = FieldOf<std::int32_t>;
using ByteField = FieldOf<std::uint8_t>;
using DoubleField = FieldOf<double>;

extern template class FieldOf<float>;
extern template class FieldOf<std::int32_t>;
extern template class FieldOf<std::uint8_t>;
extern template class FieldOf<double>;
extern template class FieldOf<std::int64_t>;
extern template class FieldOf<std::uint32_t>;
extern template class FieldOf<std::uint64_t>;

}  // namespace cuesta
