// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/field.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <new>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/paged_memory.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr int widest_halo = 16;
constexpr std::uint64_t huge_page = 2u << 20;
// No map is longer or wider; sums of such numbers stay far from the end of int64.
constexpr std::int64_t longest = std::int64_t{1} << 48;

// Elements in 64 bytes.
template <class T>
constexpr std::int64_t line = 64 / sizeof(T);

// Elements between rows: room for the halo on both sides, whole lines, an odd number of them.
template <class T>
std::int64_t stride_for(FieldShape shape) {
    constexpr std::int64_t line = cuesta::line<T>;
    const std::int64_t pad = shape.halo > 0 ? line : 0;
    std::int64_t lines = (pad + shape.columns + shape.halo + line - 1) / line;
    if (lines % 2 == 0) ++lines;
    return lines * line;
}

std::uint64_t alignment_for(std::uint64_t bytes) {
    return bytes >= 2 * huge_page ? huge_page : 64;
}

}  // namespace

template <class T>
void FieldOf<T>::Free::operator()(T* data) const {
    free_bytes(data);
}

template <class T>
std::uint64_t FieldOf<T>::bytes(FieldShape shape) {
    CUESTA_CHECK(shape.columns >= 1 && shape.rows >= 1, "a field needs at least one sample");
    CUESTA_CHECK(shape.halo >= 0 && shape.halo <= widest_halo, "halo {} is outside 0..16",
                 shape.halo);
    if (shape.columns > longest || shape.rows > longest) throw std::bad_alloc();
    const auto rows = static_cast<std::uint64_t>(shape.rows + 2 * shape.halo);
    const auto stride = static_cast<std::uint64_t>(stride_for<T>(shape));
    const auto cells = checked_product(rows, stride);
    const auto total = cells ? checked_product(*cells, sizeof(T)) : std::nullopt;
    // Pointer differences count to half of the address space only.
    if (!total || *total > std::numeric_limits<std::ptrdiff_t>::max() - huge_page)
        throw std::bad_alloc();
    const std::uint64_t alignment = alignment_for(*total);
    return (*total + alignment - 1) / alignment * alignment;
}

template <class T>
FieldOf<T>::FieldOf(FieldShape shape) {
    const std::uint64_t size = bytes(shape);
    const std::uint64_t alignment = alignment_for(size);
    bool zero = false;
    data_.reset(static_cast<T*>(allocate_bytes(size, alignment, &zero)));
    if (!data_) throw std::bad_alloc();
    // Only a wish: without huge pages the field works the same.
    if (alignment == huge_page && !Paging::active()) ::madvise(data_.get(), size, MADV_HUGEPAGE);
    shape_ = shape;
    stride_ = stride_for<T>(shape);
    origin_ = data_.get() + shape.halo * stride_ + (shape.halo > 0 ? line<T> : 0);
    if (!zero) fill(0);
}

template <class T>
void FieldOf<T>::fill(T value) {
    T* const base = data_.get();
    const std::int64_t total = shape_.rows + 2 * shape_.halo;
    parallel_for(0, total, rows_per_piece(stride_, 1 << 18), [&](std::int64_t lo, std::int64_t hi) {
        std::fill(base + lo * stride_, base + hi * stride_, value);
    });
}

template <class T>
FieldOf<T>::FieldOf(FieldOf&& other) noexcept {
    swap(other);
}

template <class T>
FieldOf<T>& FieldOf<T>::operator=(FieldOf&& other) noexcept {
    FieldOf(std::move(other)).swap(*this);
    return *this;
}

template <class T>
FieldOf<T> FieldOf<T>::clone() const {
    if (empty()) return {};
    FieldOf copy(shape_);
    copy.copy_from(*this);
    return copy;
}

template <class T>
void FieldOf<T>::copy_from(const FieldOf& other) {
    CUESTA_CHECK(shape_ == other.shape_, "copy between fields of different shape");
    const std::int64_t total = shape_.rows + 2 * shape_.halo;
    parallel_for(0, total, rows_per_piece(stride_, 1 << 18), [&](std::int64_t lo, std::int64_t hi) {
        std::memcpy(data_.get() + lo * stride_, other.data_.get() + lo * stride_,
                    static_cast<std::size_t>((hi - lo) * stride_) * sizeof(T));
    });
}

template <class T>
void FieldOf<T>::swap(FieldOf& other) noexcept {
    std::swap(shape_, other.shape_);
    std::swap(stride_, other.stride_);
    data_.swap(other.data_);
    std::swap(origin_, other.origin_);
}

template class FieldOf<float>;
template class FieldOf<std::int32_t>;
template class FieldOf<std::uint8_t>;
template class FieldOf<double>;
template class FieldOf<std::int64_t>;
template class FieldOf<std::uint32_t>;
template class FieldOf<std::uint64_t>;

}  // namespace cuesta
