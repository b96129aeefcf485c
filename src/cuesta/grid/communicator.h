// SPDX-License-Identifier: Apache-2.0
// What one block needs from the others: halos, samples from afar, records and global answers.
//
// Every block calls the same sequence of these functions (as ranks of a cluster do); each call
// returns when its result is there. Global answers are integers or largest/smallest values, so they
// do not depend on the number of blocks or the order of arrival; sums of floats go through
// ExactSum. Nothing here hands out memory of another block, so that each function can be carried
// out by messages (docs/design/blocks.md).
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/halo_plan.h"

namespace cuesta {

// A field of any element type, as far as halos are concerned.
struct HaloView {
    std::byte* origin = nullptr;  // of sample (0, 0)
    std::ptrdiff_t pitch = 0;     // bytes between rows
    FieldShape shape;
    std::size_t element = 0;  // bytes

    HaloView() = default;
    template <class T>
    explicit HaloView(FieldOf<T>& field) : HaloView(field.row(0), field.stride(), field.shape()) {}
    // Any memory with room for the halo: `first` is sample (0, 0), rows are `stride` samples apart.
    template <class T>
    HaloView(T* first, std::ptrdiff_t stride, FieldShape of)
        : origin(reinterpret_cast<std::byte*>(first)),
          pitch(stride * static_cast<std::ptrdiff_t>(sizeof(T))),
          shape(of),
          element(sizeof(T)) {
        static_assert(std::is_trivially_copyable_v<T>);
    }
    std::byte* at(std::int64_t x, std::int64_t y) const {
        return origin + y * pitch + x * static_cast<std::ptrdiff_t>(element);
    }
};

// A rectangle of samples of the map and where they lie here. Byte is std::byte or const std::byte.
template <class Byte>
struct RectangleOf {
    Block where;               // may be empty: 0 columns or rows
    Byte* first = nullptr;     // of sample (where.x0, where.y0)
    std::ptrdiff_t pitch = 0;  // bytes between rows

    Byte* at(std::int64_t x, std::int64_t y, std::size_t element) const {
        return first + (y - where.y0) * pitch +
               (x - where.x0) * static_cast<std::ptrdiff_t>(element);
    }
};
using SourceRectangle = RectangleOf<const std::byte>;
using TargetRectangle = RectangleOf<std::byte>;

template <class T>
SourceRectangle source_rectangle(const Block& where, const T* first, std::ptrdiff_t stride) {
    static_assert(std::is_trivially_copyable_v<T>);
    return {where, reinterpret_cast<const std::byte*>(first),
            stride * static_cast<std::ptrdiff_t>(sizeof(T))};
}
template <class T>
TargetRectangle target_rectangle(const Block& where, T* first, std::ptrdiff_t stride) {
    static_assert(std::is_trivially_copyable_v<T>);
    return {where, reinterpret_cast<std::byte*>(first),
            stride * static_cast<std::ptrdiff_t>(sizeof(T))};
}

// Bytes on their way to a block, or from it.
struct Parcel {
    int rank = 0;
    std::vector<std::byte> bytes;
};

class Communicator {
public:
    virtual ~Communicator() = default;
    virtual int rank() const = 0;
    virtual const Decomposition& cut() const = 0;  // who owns which samples
    int size() const { return cut().size(); }

    // Fills the halos of all given fields from neighbours, wrapped edges and the outside rule.
    virtual void exchange(std::span<const HaloView> fields, Outside outside) = 0;
    template <class T>
    void exchange(FieldOf<T>& field, Outside outside = Outside::repeat) {
        const HaloView one[] = {HaloView(field)};
        exchange(one, outside);
    }

    // Fills `wanted` from what the blocks have together: everybody names the rectangles it has and
    // those it wants, both any rectangles of one index space (the map, a transposed or a coarser
    // one). What several have, they have alike; what nobody has stays as it is. Rectangles wanted
    // may lie far from the block, overlap, and be none at all. `element` is the bytes of a sample.
    virtual void redistribute(std::span<const SourceRectangle> have,
                              std::span<const TargetRectangle> wanted, std::size_t element) = 0;

    // Takes each parcel to the block it names; returns those for this block, their rank being that
    // of the sender, in the order of ranks and of one rank in the order given. Empty ones may be
    // lost.
    virtual std::vector<Parcel> migrate(std::vector<Parcel> parcels) = 0;

    // Of each value over all blocks, on every block. NaN of one block is NaN for all.
    virtual void sum(std::span<std::int64_t> values) = 0;
    virtual void largest(std::span<double> values) = 0;
    double largest(double value) {
        largest(std::span(&value, 1));
        return value;
    }
    double smallest(double value) { return -largest(-value); }
    bool any(bool value) { return largest(value ? 1.0 : 0.0) > 0; }

    // Everybody's bytes, in rank order, on every rank: P times what each gives.
    virtual std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) = 0;
    // The sums of the values of all lower ranks: where the own part of a list begins.
    void scan(std::span<std::int64_t> values);
    // What block `root` has, on every block.
    void broadcast(std::span<std::byte> bytes, int root);
};

// One block that is the whole map.
class SingleCommunicator final : public Communicator {
public:
    explicit SingleCommunicator(const Grid& grid) : cut_(grid, 1, 1) {}
    int rank() const override { return 0; }
    const Decomposition& cut() const override { return cut_; }
    using Communicator::exchange;
    using Communicator::largest;
    void exchange(std::span<const HaloView> fields, Outside outside) override;
    void redistribute(std::span<const SourceRectangle> have,
                      std::span<const TargetRectangle> wanted, std::size_t element) override;
    std::vector<Parcel> migrate(std::vector<Parcel> parcels) override { return parcels; }
    void sum(std::span<std::int64_t>) override {}
    void largest(std::span<double>) override {}
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override;

private:
    Decomposition cut_;
    HaloPlans plans_;
};

// Copies one piece of a halo from the field of its owner.
void fill_piece(const HaloView& field, const HaloPiece& piece, const HaloView& owner);
// Copies what two rectangles have in common.
void copy_common(const SourceRectangle& from, const TargetRectangle& to, std::size_t element);

}  // namespace cuesta
