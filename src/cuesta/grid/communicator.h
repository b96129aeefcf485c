// SPDX-License-Identifier: Apache-2.0
// What one block needs from the others: halos and global answers.
//
// Every block calls the same sequence of these functions (as ranks of a cluster do); each call
// returns when its result is there. Global answers are integers or largest/smallest values, so they
// do not depend on the number of blocks or the order of arrival; sums of floats go through
// ExactSum.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

// What stands in the halo where an unwrapped map ends.
enum class Outside {
    repeat,  // the border sample: no gradient across the edge
    zero,
    over_poles,  // as repeat, but what lies beyond a pole (grid/edges.h); signs stay as they are
};

// A field of any element type, as far as halos are concerned.
struct HaloView {
    std::byte* origin = nullptr;  // of sample (0, 0)
    std::ptrdiff_t pitch = 0;     // bytes between rows
    FieldShape shape;
    std::size_t element = 0;  // bytes

    template <class T>
    explicit HaloView(FieldOf<T>& field)
        : origin(reinterpret_cast<std::byte*>(field.row(0))),
          pitch(field.stride() * static_cast<std::ptrdiff_t>(sizeof(T))),
          shape(field.shape()),
          element(sizeof(T)) {}
    std::byte* at(std::int64_t x, std::int64_t y) const {
        return origin + y * pitch + x * static_cast<std::ptrdiff_t>(element);
    }
};

class Communicator {
public:
    virtual ~Communicator() = default;
    virtual int rank() const = 0;
    virtual int size() const = 0;

    // Fills the halos of all given fields from neighbours, wrapped edges and the outside rule.
    virtual void exchange(std::span<const HaloView> fields, Outside outside) = 0;
    template <class T>
    void exchange(FieldOf<T>& field, Outside outside = Outside::repeat) {
        const HaloView one[] = {HaloView(field)};
        exchange(one, outside);
    }

    virtual void sum(std::span<std::int64_t> values) = 0;
    virtual double largest(double value) = 0;
    double smallest(double value) { return -largest(-value); }
    bool any(bool value) { return largest(value ? 1 : 0) > 0; }
    // Everybody's bytes, in rank order, on every rank.
    virtual std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) = 0;
};

// One block that is the whole map.
class SingleCommunicator final : public Communicator {
public:
    explicit SingleCommunicator(const Grid& grid) : grid_(grid) {}
    int rank() const override { return 0; }
    int size() const override { return 1; }
    using Communicator::exchange;
    void exchange(std::span<const HaloView> fields, Outside outside) override;
    void sum(std::span<std::int64_t>) override {}
    double largest(double value) override { return value; }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override;

private:
    Grid grid_;
};

// The one place where halos are filled: asks `sample(x, y)` where the whole-map samples behind the
// halo lie. Used by every communicator for what does not come as whole rows from a neighbour.
template <class Sample>
void fill_halo(const HaloView& field, const Grid& grid, const Block& block, Outside outside,
               Sample&& sample) {
    const int halo = field.shape.halo;
    const std::int64_t columns = field.shape.columns, rows = field.shape.rows;
    const auto fill_span = [&](std::int64_t y, std::int64_t x_begin, std::int64_t x_end) {
        for (std::int64_t x = x_begin; x < x_end; ++x) {
            OverPoles at{block.x0 + x, block.y0 + y, false};
            if (outside == Outside::over_poles) at = over_poles(grid, at.x, at.y);
            const std::int64_t world_x = at.x, world_y = at.y;
            const auto inside_y = behind(world_y, grid.rows, grid.wraps_y());
            const auto inside_x = behind(world_x, grid.columns, grid.wraps_x());
            if (outside == Outside::zero && !(inside_x && inside_y)) {
                std::memset(field.at(x, y), 0, field.element);
                continue;
            }
            const std::int64_t last_x = grid.columns - 1, last_y = grid.rows - 1;
            const std::int64_t from_x = inside_x ? *inside_x : (world_x < 0 ? 0 : last_x);
            const std::int64_t from_y = inside_y ? *inside_y : (world_y < 0 ? 0 : last_y);
            const std::byte* from = sample(from_x, from_y);
            if (field.element == sizeof(float))
                std::memcpy(field.at(x, y), from, sizeof(float));
            else
                std::memcpy(field.at(x, y), from, field.element);
        }
    };
    for (std::int64_t y = -halo; y < rows + halo; ++y) {
        if (y < 0 || y >= rows) {
            fill_span(y, -halo, columns + halo);
        } else {
            fill_span(y, -halo, 0);
            fill_span(y, columns, columns + halo);
        }
    }
}

}  // namespace cuesta
