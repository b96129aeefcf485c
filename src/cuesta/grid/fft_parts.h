// SPDX-License-Identifier: Apache-2.0
// A Fourier transform that blocks carry out together: each has some of the panels of the spectrum
// and some of the rows of the map (grid/fft.h), and tiles go from one to the other.
//
// Holds   tiles are copied, never computed: the bits are those of one block.
// Memory  for each block its share of the panels and of the rows, 4 bytes per sample of the map
//         each, as long as tiles are on their way; either alone before and after.
#pragma once

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/fft.h"
#include "cuesta/grid/fft_scratch.h"

namespace cuesta {

class FftParts {
public:
    struct Range {
        int begin, end;
    };
    FftParts(const RealFft2d& transform, Communicator& comm);

    Range panels, tiles;  // of this block; none if there are fewer than blocks
    Block strip() const;  // the rows of those tiles; may be empty

    // Not set. Of both, tiles of a panel lie side by side.
    FftFloats room_for_panels() const;
    FftFloats room_for_rows() const;
    // All: what fill_panels or turn_panels left, for finish_rows.
    void to_rows(const float* panels_here, float* rows_here) const;
    // All: what begin_rows left, for turn_panels.
    void to_panels(const float* rows_here, float* panels_here) const;

private:
    int all_panels_, all_tiles_;
    std::int64_t columns_, rows_;
    Communicator& comm_;
};

}  // namespace cuesta
