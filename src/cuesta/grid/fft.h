// SPDX-License-Identifier: Apache-2.0
// Two-dimensional Fourier transform of real fields in float32, with the same bits everywhere.
//
//   inverse   x[i, j] = sum over kx, ky of X[kx, ky] exp(+2 pi i (kx i / columns + ky j / rows))
//   forward   X[kx, ky] = sum over i, j of x[i, j] exp(-2 pi i (kx i / columns + ky j / rows))
//
// Neither is scaled: forward then inverse gives columns * rows times the input. Only the half
// spectrum kx = 0 .. columns/2 is kept, the other half is its mirror: X[-kx, -ky] = conj X[kx, ky].
// ky runs over 0 .. rows-1; the upper half are the negative frequencies ky - rows.
//
// Sizes   any from 1 x 1. Products of 2, 3 and 5 are transformed directly, others by the chirp
//         method at 4 to 7 times the cost; see fft_good_size. An odd width doubles the row half.
// Holds   the same bits for any thread count, vector width and compiler: lanes are separate
//         transforms, every sum has a fixed order, roots of unity are our own (fft_plan.h).
// Error   against exact arithmetic, largest error over rms of the result: below 2e-6 for sizes of
//         2, 3, 5 up to 4096 x 4096, below 4e-6 with the chirp method (fft_error_bound below).
// Memory  the field and its half spectrum (one field more), or no more than the field: inverse()
//         with a fill works inside the output if columns are a multiple of 512, rows one of 16 and
//         rows start on 64-byte lines. Per thread about 400 byte times the larger of columns/2 and
//         rows (columns, if odd), 830 byte with the chirp method.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "cuesta/grid/fft_size.h"
#include "cuesta/grid/range.h"
#include "cuesta/grid/spectrum_block.h"

namespace cuesta {

// Largest error divided by the rms of the result, for sizes up to 4096 x 4096.
constexpr double fft_error_bound(bool good_sizes) {
    return good_sizes ? 2e-6 : 4e-6;
}

// The coefficients X[kx, ky] for 0 <= kx <= columns/2, 0 <= ky < rows; zero when made.
class HalfSpectrum {
public:
    HalfSpectrum(int columns, int rows);

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int blocks() const { return blocks_; }
    // Columns 16 i .. 16 i + 15, as many as there are.
    SpectrumBlock block(int i) const;
    std::complex<float> get(int kx, int ky) const;
    void set(int kx, int ky, std::complex<float> value);

private:
    friend class RealFft2d;
    struct Raw {};
    HalfSpectrum(int columns, int rows, Raw);  // coefficients not set
    struct Free {
        void operator()(float* p) const;
    };

    int columns_, rows_, blocks_;
    std::ptrdiff_t pitch_;  // floats from block to block
    std::unique_ptr<float[], Free> values_;
};

// Sets every coefficient of the block it is given. Called from several threads at once, each block
// once and in any order; what it writes must depend on (kx, ky) alone.
using FillSpectrum = std::function<void(const SpectrumBlock&)>;

// The plan for one size: make it once, use it often and from any thread.
//
// Self-mirrored columns: a real field needs X[kx, rows - ky] = conj X[kx, ky] at kx = 0 and, for an
// even width, at kx = columns/2. There inverse() reads ky <= rows/2 alone and mirrors it, and takes
// the entries that mirror onto themselves (ky = 0, ky = rows/2 for an even height) as real.
class RealFft2d {
public:
    // simd_lanes limits the vector width (4, 8 or 16 floats) and is there for tests; 0 takes the
    // widest the processor has. The result does not depend on it.
    RealFft2d(int columns, int rows, int simd_lanes = 0);
    ~RealFft2d();
    RealFft2d(RealFft2d&&) noexcept;
    RealFft2d& operator=(RealFft2d&&) noexcept;

    int columns() const;
    int rows() const;

    // Writes rows * columns samples; row j starts at out + j * row_stride. Returns their lowest and
    // highest.
    ValueRange inverse(const FillSpectrum& fill, float* out, std::ptrdiff_t row_stride) const;
    // The same from stored coefficients; they serve as work space and are lost.
    ValueRange inverse(HalfSpectrum& spectrum, float* out, std::ptrdiff_t row_stride) const;
    // The same in two passes, for those who have a part of the panels and of the rows each. A panel
    // is 16 columns of the half spectrum; both passes meet in tiles of 16 of its rows. The bits are
    // those of inverse(). Memory starts on 64-byte lines.
    static constexpr std::ptrdiff_t tile_floats = 512;
    int panels() const;
    int row_tiles() const;
    // Panels lo .. hi - 1: panel i at to + (i - lo) * row_tiles() * tile_floats, tile after tile.
    void fill_panels(const FillSpectrum& fill, int lo, int hi, float* to) const;
    // The rows of tiles lo .. hi - 1, row 16 lo at `out`; those tiles of panel i stand at panels +
    // i * (hi - lo) * tile_floats.
    ValueRange finish_rows(float* panels, int lo, int hi, float* out,
                           std::ptrdiff_t row_stride) const;
    // Forward, changed wave by wave, and back, by those who have a part each: begin_rows of the
    // rows, turn_panels of the panels, finish_rows of the rows. The bits are those of forward(),
    // `change` of every block of the spectrum, inverse(). Rows and panels lie as they do above.
    void begin_rows(const float* in, std::ptrdiff_t row_stride, int lo, int hi,
                    float* panels) const;
    // `change` is called as a FillSpectrum is; kx = columns/2 may come in a block of its own.
    void turn_panels(const FillSpectrum& change, int lo, int hi, float* panels) const;
    // `spectrum` must have this plan's size; all of it is overwritten.
    void forward(const float* in, std::ptrdiff_t row_stride, HalfSpectrum& spectrum) const;

private:
    struct Plan;
    std::unique_ptr<Plan> plan_;
};

}  // namespace cuesta
