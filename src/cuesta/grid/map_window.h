// SPDX-License-Identifier: Apache-2.0
// Samples of the map far from a block: no more of them than it asks for.
//
// Beyond a wrapped edge stands the other side. Beyond an unwrapped one the map is seen in a mirror
// that stands half a sample outside, as in grid/whole_map.h. One block reads its own field in
// place; on several blocks the samples wanted are collected.
//
// Holds   the same values on any block layout. Samples are copied, never computed.
// Memory  4 bytes per sample wanted, and 4 per column and row of the map.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {

// A field and where it lies: what every block has of a map.
struct MapPart {
    const Field& field;
    const Grid& grid;
    const Block& block;
    Communicator& comm;
};

// Some of the samples of an axis, one after the other.
class PickedAxis {
public:
    PickedAxis() = default;
    static PickedAxis all(std::int64_t samples);
    // Those behind positions begin .. end - 1, mirrored or wrapped.
    static PickedAxis around(std::int64_t begin, std::int64_t end, std::int64_t samples,
                             bool wraps);
    static PickedAxis of(std::span<const std::int64_t> picked, std::int64_t samples);

    std::int64_t count() const { return count_; }
    // Which of those picked a sample is; it must be one of them.
    std::int64_t at(std::int64_t sample) const { return at_[static_cast<std::size_t>(sample)]; }
    bool has(std::int64_t sample) const { return at(sample) >= 0; }
    // First sample and number of samples of each stretch without a gap.
    std::vector<std::pair<std::int64_t, std::int64_t>> stretches() const;

private:
    explicit PickedAxis(std::int64_t samples) : at_(static_cast<std::size_t>(samples), -1) {}
    void number();
    std::vector<std::int32_t> at_;
    std::int64_t count_ = 0;
};

// Fills `to` (row-major, across.count() values in a row) with the picked samples from what the
// blocks have. Every block must call it.
template <class T>
void collect_picked(Communicator& comm, const SourceRectangle& have, const PickedAxis& across,
                    const PickedAxis& down, T* to) {
    std::vector<TargetRectangle> wanted;
    for (const auto& [y, rows] : down.stretches())
        for (const auto& [x, columns] : across.stretches())
            wanted.push_back(target_rectangle({x, y, columns, rows},
                                              to + down.at(y) * across.count() + across.at(x),
                                              across.count()));
    comm.redistribute({&have, 1}, wanted, sizeof(T));
}

class MapWindow {
public:
    // The samples behind the positions of `wanted`, which may reach beyond the map. Every block
    // must call it. Keeps a reference to the field, which must stay as it is meanwhile.
    MapWindow(const MapPart& part, const Block& wanted);
    // From parts of any cut: `have` is the rectangle of which `first` is the first sample.
    MapWindow(const float* first, std::ptrdiff_t stride, const Block& have, const Grid& grid,
              Communicator& comm, const Block& wanted);

    // The samples of `have`, which lie here; no others can be asked for. They stay where they are.
    MapWindow(const float* first, std::ptrdiff_t stride, const Grid& grid, const Block& have);

    const Grid& grid() const { return grid_; }
    const PickedAxis& across() const { return across_; }
    const PickedAxis& down() const { return down_; }
    // Of a sample of the map that was wanted: its row here, across().count() values.
    const float* row(std::int64_t y) const { return first_ + down_.at(y) * stride_; }
    std::int64_t inside_x(std::int64_t x) const {
        return mirrored_or_wrapped(x, grid_.columns, grid_.wraps_x());
    }
    std::int64_t inside_y(std::int64_t y) const {
        return mirrored_or_wrapped(y, grid_.rows, grid_.wraps_y());
    }
    // At any position of `wanted`.
    float at(std::int64_t x, std::int64_t y) const {
        return row(inside_y(y))[across_.at(inside_x(x))];
    }

    // As those of a WholeMap, where all samples they read are wanted: from floor(x) - 1 to
    // floor(x) + 2, from floor(x) to floor(x) + 1.
    float bicubic(double x, double y) const;
    float bilinear(double x, double y) const;

private:
    void collect(const float* first, std::ptrdiff_t stride, const Block& have, Communicator& comm,
                 const Block& wanted);
    Grid grid_;
    PickedAxis across_, down_;
    std::vector<float> collected_;
    const float* first_ = nullptr;
    std::ptrdiff_t stride_ = 0;
};

// The map cut into strips of whole rows, or of whole columns: that of one rank; may be empty.
Block row_strip(std::int64_t columns, std::int64_t rows, int rank, int size);
Block column_strip(std::int64_t columns, std::int64_t rows, int rank, int size);

}  // namespace cuesta
