// SPDX-License-Identifier: Apache-2.0
// The two columns of a half spectrum whose transforms are real, kx = 0 and kx = columns/2, as the
// real and imaginary part of one. Inside of fft.h.
#pragma once

#include "cuesta/grid/spectrum_block.h"

namespace cuesta {

// Lane 0 of the first block becomes X[0, ky] + i X[columns/2, ky], both mirrored in ky. The column
// columns/2 is the last of `last`, which may be `first`; null: there is none.
void join_edge_columns(const SpectrumBlock& first, const SpectrumBlock* last);
// The other way round.
void split_edge_columns(const SpectrumBlock& first, const SpectrumBlock* last);

}  // namespace cuesta
