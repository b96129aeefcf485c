// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/field.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr std::int64_t line = 16;              // floats in 64 bytes
constexpr std::size_t huge_page = 2u << 20;

// Floats between rows: room for the halo on both sides, whole lines, an odd number of them.
std::int64_t stride_for(FieldShape shape) {
    const std::int64_t pad = shape.halo > 0 ? line : 0;
    std::int64_t lines = (pad + shape.columns + shape.halo + line - 1) / line;
    if (lines % 2 == 0) ++lines;
    return lines * line;
}

}  // namespace

void Field::Free::operator()(float* data) const { std::free(data); }

std::uint64_t Field::bytes(FieldShape shape) {
    const auto rows = static_cast<std::uint64_t>(shape.rows + 2 * shape.halo);
    const auto stride = static_cast<std::uint64_t>(stride_for(shape));
    const auto cells = checked_product(rows, stride);
    const auto total = cells ? checked_product(*cells, sizeof(float)) : std::nullopt;
    if (!total) throw std::bad_alloc();
    return *total;
}

Field::Field(FieldShape shape) : shape_(shape), stride_(stride_for(shape)) {
    CUESTA_CHECK(shape.columns >= 1 && shape.rows >= 1, "a field needs at least one sample");
    CUESTA_CHECK(shape.halo >= 0 && shape.halo <= line, "halo {} is outside 0..16", shape.halo);
    const std::size_t size = bytes(shape);
    const std::size_t alignment = size >= 4 * huge_page ? huge_page : 64;
    const std::size_t rounded = (size + alignment - 1) / alignment * alignment;
    data_.reset(static_cast<float*>(std::aligned_alloc(alignment, rounded)));
    if (!data_) throw std::bad_alloc();
    if (alignment == huge_page) ::madvise(data_.get(), rounded, MADV_HUGEPAGE);
    origin_ = data_.get() + shape.halo * stride_ + (shape.halo > 0 ? line : 0);
    fill(0);
}

void Field::fill(float value) {
    float* const base = data_.get();
    const std::int64_t total = shape_.rows + 2 * shape_.halo;
    parallel_for(0, total, rows_per_piece(stride_, 1 << 18), [&](std::int64_t lo, std::int64_t hi) {
        std::fill(base + lo * stride_, base + hi * stride_, value);
    });
}

Field Field::clone() const {
    Field copy(shape_);
    copy.copy_from(*this);
    return copy;
}

void Field::copy_from(const Field& other) {
    CUESTA_CHECK(shape_ == other.shape_, "copy between fields of different shape");
    const std::int64_t total = shape_.rows + 2 * shape_.halo;
    parallel_for(0, total, rows_per_piece(stride_, 1 << 18), [&](std::int64_t lo, std::int64_t hi) {
        std::memcpy(data_.get() + lo * stride_, other.data_.get() + lo * stride_,
                    static_cast<std::size_t>((hi - lo) * stride_) * sizeof(float));
    });
}

void Field::swap(Field& other) noexcept { std::swap(*this, other); }

}  // namespace cuesta
