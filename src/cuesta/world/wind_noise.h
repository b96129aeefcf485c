// SPDX-License-Identifier: Apache-2.0
// The turbulence that drifts over the world: two fractal fields, for the wind to the east and to
// the south, periodic along rows, bent by a third.
//
//   value = sum of roughness^k x lattice noise of coarsest x 2^k cells across the map, 5 octaves,
//           at a place moved by `turbulence` hundredths of the map's width along a noise of its own
//
// Holds   depends on the seed and the place on the map as a share of its width alone, so that a map
//         of other samples has the same weather; the largest of a row's values is about 1.
// Cost    made once for a run: 60 ns per sample. 8 bytes per sample of the block's rows, over the
//         whole width of the map, since it drifts along it. Blocks beside each other make their own
//         columns and share them.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"

namespace cuesta::world {

struct WindNoiseRule {
    std::uint64_t seed = 0;
    double roughness = 0.6, turbulence = 2;
    std::int64_t columns = 0, rows = 0;  // of the map
    std::int64_t coarsest = 4;           // cells across of the first octave, a power of two
    std::vector<std::int64_t> lines{};   // rows of the map that are made, in order
    bool operator==(const WindNoiseRule&) const = default;
};

class WindNoise {
public:
    static constexpr float one = 0x1p14f;
    static constexpr std::int64_t lead = 4;  // columns before column 0

    // Makes the noise if it is not that of the rule already.
    void prepare(const WindNoiseRule& rule);
    // The same, of what all blocks make of their own samples. Every block must call it, with rules
    // that differ in their lines alone.
    void prepare(const WindNoiseRule& rule, const Block& block, Communicator& comm);
    // Pairs (x, y) from column `column` on, of row i of those made; up to a map's width and `lead`
    // columns before and behind can be read. Columns count around the map.
    const std::int16_t* row(std::int64_t i, std::int64_t column) const;

private:
    bool begin(const WindNoiseRule& rule);  // false: it is there
    void go_around(std::int16_t* row) const;
    WindNoiseRule rule_;
    std::int64_t pitch_ = 0;
    std::vector<std::int16_t> values_;
};

}  // namespace cuesta::world
