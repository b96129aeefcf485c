// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/communicator.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

// Rows of a few samples, of a size that the compiler knows.
template <std::size_t element>
void copy_narrow(const HaloView& field, const HaloPiece& piece, const HaloView& owner) {
    const std::ptrdiff_t step = piece.step_x * static_cast<std::ptrdiff_t>(element);
    for (std::int64_t y = 0; y < piece.rows; ++y) {
        std::byte* to = field.at(piece.to_x, piece.to_y + y);
        const std::byte* from = owner.at(piece.from_x, piece.from_y + y * piece.step_y);
        for (std::int64_t x = 0; x < piece.columns; ++x, to += element, from += step)
            std::memcpy(to, from, element);
    }
}

}  // namespace

void fill_piece(const HaloView& field, const HaloPiece& piece, const HaloView& owner) {
    const std::size_t bytes = static_cast<std::size_t>(piece.columns) * field.element;
    if (piece.owner == HaloPiece::nobody) {
        for (std::int64_t y = 0; y < piece.rows; ++y)
            std::memset(field.at(piece.to_x, piece.to_y + y), 0, bytes);
        return;
    }
    const bool narrow = piece.columns <= 4 || piece.step_x != 1;
    if (narrow && field.element == 4) return copy_narrow<4>(field, piece, owner);
    if (narrow && field.element == 1) return copy_narrow<1>(field, piece, owner);
    if (narrow && field.element == 8) return copy_narrow<8>(field, piece, owner);
    for (std::int64_t y = 0; y < piece.rows; ++y) {
        std::byte* to = field.at(piece.to_x, piece.to_y + y);
        const std::int64_t row = piece.from_y + y * piece.step_y;
        if (piece.step_x == 1)
            std::memcpy(to, owner.at(piece.from_x, row), bytes);
        else
            for (std::int64_t x = 0; x < piece.columns; ++x)
                std::memcpy(to + static_cast<std::size_t>(x) * field.element,
                            owner.at(piece.from_x + x * piece.step_x, row), field.element);
    }
}

void copy_common(const SourceRectangle& from, const TargetRectangle& to, std::size_t element) {
    const Block &a = from.where, &b = to.where;
    const std::int64_t x0 = std::max(a.x0, b.x0);
    const std::int64_t x1 = std::min(a.x0 + a.columns, b.x0 + b.columns);
    const std::int64_t y0 = std::max(a.y0, b.y0), y1 = std::min(a.y0 + a.rows, b.y0 + b.rows);
    if (x0 >= x1) return;
    const std::size_t bytes = static_cast<std::size_t>(x1 - x0) * element;
    for (std::int64_t y = y0; y < y1; ++y)
        std::memcpy(to.at(x0, y, element), from.at(x0, y, element), bytes);
}

void Communicator::scan(std::span<std::int64_t> values) {
    const auto all = gather(std::as_bytes(values));
    std::vector<std::int64_t> part(values.size());
    std::fill(values.begin(), values.end(), 0);
    for (std::size_t lower = 0; lower < static_cast<std::size_t>(rank()); ++lower) {
        CUESTA_CHECK(all[lower].size() == values.size_bytes(),
                     "blocks {} and {} scan different numbers of values", lower, rank());
        std::memcpy(part.data(), all[lower].data(), all[lower].size());
        for (std::size_t i = 0; i < part.size(); ++i) values[i] += part[i];
    }
}

void Communicator::broadcast(std::span<std::byte> bytes, int root) {
    const auto all = gather(rank() == root ? bytes : bytes.first(0));
    const std::vector<std::byte>& from = all[static_cast<std::size_t>(root)];
    CUESTA_CHECK(from.size() == bytes.size(), "block {} broadcasts {} bytes, {} wants {}", root,
                 from.size(), rank(), bytes.size());
    std::copy(from.begin(), from.end(), bytes.begin());
}

void SingleCommunicator::exchange(std::span<const HaloView> fields, Outside outside) {
    for (const HaloView& field : fields)
        for (const HaloPiece& piece : plans_.find(cut_, 0, field.shape.halo, outside))
            fill_piece(field, piece, field);
}

void SingleCommunicator::redistribute(std::span<const SourceRectangle> have,
                                      std::span<const TargetRectangle> wanted,
                                      std::size_t element) {
    for (const TargetRectangle& to : wanted)
        for (const SourceRectangle& from : have) copy_common(from, to, element);
}

std::vector<std::vector<std::byte>> SingleCommunicator::gather(std::span<const std::byte> mine) {
    return {std::vector<std::byte>(mine.begin(), mine.end())};
}

}  // namespace cuesta
