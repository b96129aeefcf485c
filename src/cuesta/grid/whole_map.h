// SPDX-License-Identifier: Apache-2.0
// A field of all blocks together, for filters that look farther than a halo reaches.
//
// Every block gets every sample. One block reads its own field in place; on several blocks each
// keeps a copy of the whole map (4 bytes per sample of the map and block), collected in bands of
// rows, so that little more than that is ever held.
//
// Beyond a wrapped edge stands the other side. Beyond an unwrapped one the map is seen in a mirror
// that stands half a sample outside: ... 2 1 0 | 0 1 2 ... n-1 | n-1 n-2 ...; means over it neither
// gain nor lose anything at the edge.
//
// Holds   the same values on any block layout. Samples are copied, never computed.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// The sample of an axis of n that stands at position i, wherever i is.
constexpr std::int64_t mirrored_or_wrapped(std::int64_t i, std::int64_t n, bool wraps) {
    if (i >= 0 && i < n) return i;
    const std::int64_t period = wraps ? n : 2 * n;
    const std::int64_t inside = ((i % period) + period) % period;
    return inside < n ? inside : period - 1 - inside;
}

class WholeMap {
public:
    // Every block must call it. Keeps a reference to `part`, which must stay as it is meanwhile.
    WholeMap(const Field& part, const Grid& grid, const Block& block, Communicator& comm);

    const Grid& grid() const { return grid_; }
    const Block& block() const { return block_; }  // the caller's own part
    const float* row(std::int64_t y) const {       // 0 <= y < grid().rows, all columns
        return first_ + y * stride_;
    }
    float at(std::int64_t x, std::int64_t y) const { return row(y)[x]; }
    std::int64_t inside_x(std::int64_t x) const {
        return mirrored_or_wrapped(x, grid_.columns, grid_.wraps_x());
    }
    std::int64_t inside_y(std::int64_t y) const {
        return mirrored_or_wrapped(y, grid_.rows, grid_.wraps_y());
    }

    // The surface between the samples, at x and y in samples; any finite position up to 2^52.
    // Catmull-Rom cubics along both axes [keys1981, a = -1/2]: exact at samples and on planes.
    float bicubic(double x, double y) const;
    float bilinear(double x, double y) const;

    Raster raster() const;  // a copy

private:
    Grid grid_;
    Block block_;
    std::vector<float> collected_;
    const float* first_;
    std::ptrdiff_t stride_;
};

}  // namespace cuesta
