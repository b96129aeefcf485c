// SPDX-License-Identifier: Apache-2.0
// Scheme  columns first, then rows for the inverse, the other way round for the forward transform.
//         A block of 16 columns is a panel of elements as the kernels want it. For the row
//         direction 16 rows are transposed into lanes; an even line of 2 m real samples is a
//         complex line of m, an odd one a complex line with imaginary parts of 0. The columns
//         kx = 0 and kx = columns/2 have real transforms, so they travel together as the real and
//         imaginary part of lane 0.
//         inverse() of a spectrum made on the way fills a panel in the thread's work space and has
//         the transform write it to where the row pass will look for it: inside the output itself
//         if the shape allows. There a tile of 16 rows holds the 16 rows' coefficients, panel after
//         panel, until the row pass turns them into samples; no second map is touched.
#include "cuesta/grid/fft.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/fft_edge_columns.h"
#include "cuesta/grid/fft_kernel.h"
#include "cuesta/grid/fft_plan.h"
#include "cuesta/grid/fft_scratch.h"

namespace cuesta {
namespace {

constexpr std::ptrdiff_t tile = SpectrumBlock::lanes;
static_assert(tile == fft_lanes);

std::ptrdiff_t whole_tiles(std::ptrdiff_t n) {
    return (n + tile - 1) / tile * tile;
}

// Where the coefficients wait between the two passes: tile t of panel i, 16 elements one after
// another. `in_row` panels stand side by side in a row of the map, the next begin a row further on.
struct Panels {
    float* values;
    std::ptrdiff_t in_row, row_pitch, panel_pitch, tile_pitch;  // pitches in floats
    std::int64_t first_panel = 0, first_tile = 0;               // at `values`

    float* at(std::int64_t panel, std::int64_t t) const {
        const std::int64_t i = panel - first_panel;
        return values + i / in_row * row_pitch + i % in_row * panel_pitch +
               (t - first_tile) * tile_pitch;
    }
};

struct Extremes {
    float low = std::numeric_limits<float>::infinity();
    float high = -std::numeric_limits<float>::infinity();
};
Extremes merge(const Extremes& a, const Extremes& b) {
    return {b.low < a.low ? b.low : a.low, b.high > a.high ? b.high : a.high};
}

// Transpose a tile of the map, of which only width x height samples exist if it lies at the rim.
void transpose_out(const FftKernels& kernels, const float* from, std::ptrdiff_t from_stride,
                   float* to, std::ptrdiff_t to_stride, std::ptrdiff_t width,
                   std::ptrdiff_t height) {
    if (width >= tile && height >= tile) {
        kernels.transpose(from, from_stride, to, to_stride);
        return;
    }
    float part[tile * tile];
    kernels.transpose(from, from_stride, part, tile);
    for (std::ptrdiff_t r = 0; r < std::min(height, tile); ++r) {
        std::copy_n(part + r * tile, std::min(width, tile), to + r * to_stride);
    }
}

void transpose_in(const FftKernels& kernels, const float* from, std::ptrdiff_t from_stride,
                  float* to, std::ptrdiff_t to_stride, std::ptrdiff_t width,
                  std::ptrdiff_t height) {
    if (width >= tile && height >= tile) {
        kernels.transpose(from, from_stride, to, to_stride);
        return;
    }
    float part[tile * tile] = {};
    for (std::ptrdiff_t r = 0; r < std::min(height, tile); ++r) {
        std::copy_n(from + r * from_stride, std::min(width, tile), part + r * tile);
    }
    kernels.transpose(part, tile, to, to_stride);
}

}  // namespace

// --- HalfSpectrum --------------------------------------------------------------------------------

void HalfSpectrum::Free::operator()(float* p) const {
    free_bytes(p);
}

HalfSpectrum::HalfSpectrum(int columns, int rows, Raw) : columns_(columns), rows_(rows) {
    CUESTA_CHECK(columns >= 1 && rows >= 1, "spectrum of {} x {} samples", columns, rows);
    blocks_ = (columns / 2 + static_cast<int>(tile)) / static_cast<int>(tile);
    // Whole tiles, and an odd number of cache lines so that neighbours do not share cache sets.
    pitch_ = whole_tiles(rows) * fft_element + tile;
    values_.reset(fft_allocate(pitch_ * blocks_));
    for (int i = 0; i < blocks_; ++i) {
        float* block = values_.get() + i * pitch_;
        std::fill(block + rows * fft_element, block + pitch_, 0.0f);
    }
}

HalfSpectrum::HalfSpectrum(int columns, int rows) : HalfSpectrum(columns, rows, Raw{}) {
    std::fill_n(values_.get(), pitch_ * blocks_, 0.0f);
}

SpectrumBlock HalfSpectrum::block(int i) const {
    const int lanes = SpectrumBlock::lanes;
    float* values = values_.get() + i * pitch_;
    return {i * lanes, std::min((i + 1) * lanes, columns_ / 2 + 1), rows_, values};
}

std::complex<float> HalfSpectrum::get(int kx, int ky) const {
    const SpectrumBlock b = block(kx / SpectrumBlock::lanes);
    return {b.re(ky)[kx - b.kx_begin], b.im(ky)[kx - b.kx_begin]};
}

void HalfSpectrum::set(int kx, int ky, std::complex<float> value) {
    const SpectrumBlock b = block(kx / SpectrumBlock::lanes);
    b.re(ky)[kx - b.kx_begin] = value.real();
    b.im(ky)[kx - b.kx_begin] = value.imag();
}

namespace {

Panels panels_of(const HalfSpectrum& spectrum) {
    float* first = spectrum.block(0).values;
    const std::ptrdiff_t pitch = spectrum.blocks() > 1 ? spectrum.block(1).values - first : 0;
    return {first, 1, pitch, 0, fft_tile};
}

}  // namespace

// --- RealFft2d -----------------------------------------------------------------------------------

struct RealFft2d::Plan {
    int columns, rows;
    bool even;
    std::ptrdiff_t line_elements;  // a row in lanes, up to whole tiles on either side
    const FftKernels& kernels;
    FftPlan row_plan, column_plan;
    std::vector<FftRoot> half_roots;
    FftScratch pool;

    Plan(int columns_, int rows_, int simd_lanes)
        : columns(columns_),
          rows(rows_),
          even(columns_ % 2 == 0),
          line_elements(whole_tiles(even ? columns_ / 2 + 1 : columns_)),
          kernels(fft_kernels(simd_lanes)),
          row_plan(even ? columns_ / 2 : columns_),
          column_plan(rows_),
          pool(fft_element * std::max<std::ptrdiff_t>(rows_ + column_plan.line().scratch,
                                                      line_elements + row_plan.line().scratch)) {
        for (int k = 0; even && k <= columns / 4; ++k) {
            const std::complex<double> w = fft_root(k, columns);
            half_roots.push_back({static_cast<float>(w.real()), static_cast<float>(w.imag())});
        }
    }

    void check_stride(std::ptrdiff_t row_stride) const {
        CUESTA_CHECK(row_stride >= columns, "rows of {} samples every {}", columns, row_stride);
    }
    void check_size(const HalfSpectrum& spectrum) const {
        CUESTA_CHECK(spectrum.columns() == columns && spectrum.rows() == rows,
                     "spectrum of {} x {} for a plan of {} x {}", spectrum.columns(),
                     spectrum.rows(), columns, rows);
    }
    // Whether the half spectrum fits into the map, tile by tile and nowhere between its rows.
    bool fits(const float* out, std::ptrdiff_t row_stride) const {
        return columns % fft_tile == 0 && rows % tile == 0 && row_stride % tile == 0 &&
               reinterpret_cast<std::uintptr_t>(out) % 64 == 0;
    }
    // The last block when kx = columns/2 has one to itself; it is not transformed.
    bool lonely_nyquist() const { return even && columns / 2 % tile == 0; }

    // Panels that take part in the row pass.
    int panels() const { return blocks() - (lonely_nyquist() ? 1 : 0); }
    int blocks() const { return (columns / 2 + static_cast<int>(tile)) / static_cast<int>(tile); }

    // Block i of the spectrum, which stands at `values`.
    SpectrumBlock block_at(int i, float* values) const {
        const int begin = i * SpectrumBlock::lanes;
        return {begin, std::min(begin + SpectrumBlock::lanes, columns / 2 + 1), rows, values};
    }
    // Calls prepare(block) for each block of columns and transforms it.
    template <class Prepare>
    void transform_columns(const HalfSpectrum& spectrum, bool forward, Prepare prepare);
    // Panels lo .. hi - 1.
    void fill_columns(const FillSpectrum& fill, int lo, int hi, const Panels& to);
    void finish_panel(const SpectrumBlock& block, const Panels& to, float* scratch) const;
    std::int64_t row_tiles() const { return whole_tiles(rows) / tile; }
    // Calls body(first row, work space) for every 16 rows of the tiles lo .. hi - 1.
    template <class Body>
    void for_row_tiles(std::int64_t lo, std::int64_t hi, Body body);
    // `out` is the first of the 16 rows.
    Extremes row_tile_inverse(const Panels& panels, std::int64_t row, float* work, float* out,
                              std::ptrdiff_t row_stride) const;
    // `in` is the first of the 16 rows; the first `count` panels are written.
    void row_tile_forward(const float* in, std::ptrdiff_t row_stride, std::int64_t row, float* work,
                          const Panels& to, int count) const;
    // Panels lo .. hi - 1: forward, changed, and back.
    void turn_columns(const FillSpectrum& change, int lo, int hi, const Panels& panels);
    // `out` is the first row of tile lo.
    ValueRange rows_inverse(const Panels& panels, std::int64_t lo, std::int64_t hi, float* out,
                            std::ptrdiff_t row_stride);
};

// The first block goes together with the last one, with which it exchanges the column columns/2.
template <class Prepare>
void RealFft2d::Plan::transform_columns(const HalfSpectrum& spectrum, bool forward,
                                        Prepare prepare) {
    const int last = spectrum.blocks() - 1;
    const SpectrumBlock edge = spectrum.block(last);
    const std::int64_t grain = std::max<std::int64_t>(1, 4096 / rows);
    parallel_for(0, std::max(last, 1), grain, [&](std::int64_t lo, std::int64_t hi) {
        const FftScratch::Lease scratch(pool);
        const auto transform = [&](const SpectrumBlock& block) {
            kernels.transform(column_plan.line(), block.values, block.values, fft_tile,
                              scratch.get(), forward);
        };
        for (std::int64_t i = lo; i < hi; ++i) {
            const SpectrumBlock block = spectrum.block(static_cast<int>(i));
            prepare(block);
            if (i == 0 && last > 0) prepare(edge);
            if (i == 0 && !forward) join_edge_columns(block, even ? &edge : nullptr);
            transform(block);
            if (i == 0 && last > 0 && !lonely_nyquist()) transform(edge);
            if (i == 0 && forward) split_edge_columns(block, even ? &edge : nullptr);
        }
    });
}

// Transforms a panel in the work space and leaves it where the row pass finds it.
void RealFft2d::Plan::finish_panel(const SpectrumBlock& block, const Panels& to,
                                   float* scratch) const {
    const FftLine& line = column_plan.line();
    const int i = block.kx_begin / static_cast<int>(tile);
    if (to.tile_pitch == fft_tile || fft_writes_tiles(line)) {
        kernels.transform(line, block.values, to.at(i, 0), to.tile_pitch, scratch, false);
        return;
    }
    kernels.transform(line, block.values, block.values, fft_tile, scratch, false);
    for (int t = 0; t < rows / tile; ++t) {
        std::copy_n(block.values + t * fft_tile, fft_tile, to.at(i, t));
    }
}

// Panel 0 takes the column columns/2 from the last block, which it does not change.
void RealFft2d::Plan::fill_columns(const FillSpectrum& fill, int lo, int hi, const Panels& to) {
    const int last = blocks() - 1;
    const auto prepare = [&](int i, float* values) {
        const SpectrumBlock block = block_at(i, values);
        // Lanes beyond the last column stay finite.
        const int used = block.kx_end - block.kx_begin;
        for (int ky = 0; used < tile && ky < block.rows; ++ky) {
            std::fill(block.re(ky) + used, block.re(ky) + tile, 0.0f);
            std::fill(block.im(ky) + used, block.im(ky) + tile, 0.0f);
        }
        fill(block);
        return block;
    };
    const std::int64_t grain = std::max<std::int64_t>(1, 4096 / rows);
    parallel_for(lo, hi, grain, [&](std::int64_t begin, std::int64_t end) {
        const FftScratch::Lease lease(pool);
        float *panel = lease.get(), *scratch = panel + rows * fft_element;
        for (std::int64_t i = begin; i < end; ++i) {
            const SpectrumBlock block = prepare(static_cast<int>(i), panel);
            if (i == 0 && last > 0) {
                const FftFloats values(fft_allocate(rows * fft_element));
                const SpectrumBlock edge = prepare(last, values.get());
                join_edge_columns(block, even ? &edge : nullptr);
            } else if (i == 0) {
                join_edge_columns(block, even ? &block : nullptr);
            }
            finish_panel(block, to, scratch);
        }
    });
}

template <class Body>
void RealFft2d::Plan::for_row_tiles(std::int64_t first, std::int64_t last, Body body) {
    // Tasks of about 64 k samples.
    const std::int64_t grain = std::max<std::int64_t>(1, 65536 / (tile * std::int64_t{columns}));
    parallel_for(first, last, grain, [&](std::int64_t lo, std::int64_t hi) {
        const FftScratch::Lease work(pool);
        for (std::int64_t t = lo; t < hi; ++t) body(t * tile, work.get());
    });
}

Extremes RealFft2d::Plan::row_tile_inverse(const Panels& from_panels, std::int64_t row, float* work,
                                           float* out, std::ptrdiff_t row_stride) const {
    float* scratch = work + line_elements * fft_element;
    const int count = panels();
    for (int i = 0; i < count; ++i) {
        // The next panel but one, which the processor cannot guess.
        if (i + 2 < count) {
            const float* ahead = from_panels.at(i + 2, row / tile);
            for (int line = 0; line < 2 * tile; ++line) __builtin_prefetch(ahead + line * 16);
        }
        const float* from = from_panels.at(i, row / tile);
        float* to = work + i * tile * fft_element;
        kernels.transpose(from, fft_element, to, fft_element);
        kernels.transpose(from + tile, fft_element, to + tile, fft_element);
    }
    if (even) {
        kernels.join_halves(work, columns / 2, half_roots.data());
    } else {
        std::fill_n(work + tile, tile, 0.0f);
        for (std::ptrdiff_t k = 1; k < columns - k; ++k) {
            const float* low = work + k * fft_element;
            float* high = work + (columns - k) * fft_element;
            for (std::ptrdiff_t lane = 0; lane < tile; ++lane) {
                high[lane] = low[lane];
                high[tile + lane] = -low[tile + lane];
            }
        }
    }
    kernels.transform(row_plan.line(), work, work, fft_tile, scratch, false);
    // Now an even line is x[0], x[1], x[2] ... one after another, an odd one every second vector.
    const std::ptrdiff_t step = even ? tile : fft_element;
    for (std::ptrdiff_t x = 0; x < columns; x += tile) {
        transpose_out(kernels, work + x * step, step, out + x, row_stride, columns - x, rows - row);
    }
    float low[tile], high[tile];
    std::fill_n(low, tile, Extremes{}.low);
    std::fill_n(high, tile, Extremes{}.high);
    kernels.extremes(work, columns, step, low, high);
    Extremes result;
    for (std::ptrdiff_t lane = 0; lane < std::min<std::ptrdiff_t>(tile, rows - row); ++lane) {
        result = merge(result, {low[lane], high[lane]});
    }
    return result;
}

ValueRange RealFft2d::Plan::rows_inverse(const Panels& from, std::int64_t lo, std::int64_t hi,
                                         float* out, std::ptrdiff_t row_stride) {
    std::vector<Extremes> parts(static_cast<std::size_t>(hi - lo));
    for_row_tiles(lo, hi, [&](std::int64_t row, float* work) {
        parts[static_cast<std::size_t>(row / tile - lo)] =
            row_tile_inverse(from, row, work, out + (row - lo * tile) * row_stride, row_stride);
    });
    Extremes all;
    for (const Extremes& part : parts) all = merge(all, part);
    return all.low <= all.high ? ValueRange{all.low, all.high} : ValueRange{};
}

void RealFft2d::Plan::row_tile_forward(const float* in, std::ptrdiff_t row_stride, std::int64_t row,
                                       float* work, const Panels& to_panels, int count) const {
    float* scratch = work + line_elements * fft_element;
    const std::ptrdiff_t step = even ? tile : fft_element;
    for (std::ptrdiff_t x = 0; x < columns; x += tile)
        transpose_in(kernels, in + x, row_stride, work + x * step, step, columns - x, rows - row);
    for (std::ptrdiff_t x = 0; !even && x < columns; ++x)
        std::fill_n(work + x * fft_element + tile, tile, 0.0f);
    kernels.transform(row_plan.line(), work, work, fft_tile, scratch, true);
    if (even) {
        kernels.split_halves(work, columns / 2, half_roots.data());
    } else {
        std::fill_n(work + tile, tile, 0.0f);
    }
    const std::ptrdiff_t used = even ? columns / 2 : columns / 2 + 1;
    for (std::ptrdiff_t k = used; k < whole_tiles(columns / 2 + 1); ++k) {
        std::fill_n(work + k * fft_element, fft_element, 0.0f);
    }
    for (int i = 0; i < count; ++i) {
        const float* from = work + i * tile * fft_element;
        float* to = to_panels.at(i, row / tile);
        kernels.transpose(from, fft_element, to, fft_element);
        kernels.transpose(from + tile, fft_element, to + tile, fft_element);
    }
}

// The column columns/2 comes out of panel 0 and goes back into it; what the last panel has in its
// place nobody reads.
void RealFft2d::Plan::turn_columns(const FillSpectrum& change, int lo, int hi,
                                   const Panels& panels) {
    const int last = blocks() - 1;
    const std::int64_t grain = std::max<std::int64_t>(1, 4096 / rows);
    parallel_for(lo, hi, grain, [&](std::int64_t begin, std::int64_t end) {
        const FftScratch::Lease scratch(pool);
        for (std::int64_t i = begin; i < end; ++i) {
            const SpectrumBlock block = block_at(static_cast<int>(i), panels.at(i, 0));
            const auto transform = [&](bool forward) {
                kernels.transform(column_plan.line(), block.values, block.values, fft_tile,
                                  scratch.get(), forward);
            };
            transform(true);
            if (i > 0) {
                change(block);
            } else {
                const bool apart = even && last > 0;
                const FftFloats values(apart ? fft_allocate(rows * fft_element) : nullptr);
                if (apart) std::fill_n(values.get(), rows * fft_element, 0.0f);
                const SpectrumBlock edge = apart ? block_at(last, values.get()) : block;
                split_edge_columns(block, even ? &edge : nullptr);
                change(block);
                if (apart) change(edge);
                join_edge_columns(block, even ? &edge : nullptr);
            }
            transform(false);
        }
    });
}

RealFft2d::RealFft2d(int columns, int rows, int simd_lanes) {
    CUESTA_CHECK(columns >= 1 && rows >= 1, "transform of {} x {} samples", columns, rows);
    plan_ = std::make_unique<Plan>(columns, rows, simd_lanes);
}
RealFft2d::~RealFft2d() = default;
RealFft2d::RealFft2d(RealFft2d&&) noexcept = default;
RealFft2d& RealFft2d::operator=(RealFft2d&&) noexcept = default;

int RealFft2d::columns() const {
    return plan_->columns;
}
int RealFft2d::rows() const {
    return plan_->rows;
}

ValueRange RealFft2d::inverse(const FillSpectrum& fill, float* out,
                              std::ptrdiff_t row_stride) const {
    plan_->check_stride(row_stride);
    if (plan_->fits(out, row_stride)) {
        const Panels panels{out, plan_->columns / fft_tile, row_stride, fft_tile,
                            tile * row_stride};
        plan_->fill_columns(fill, 0, plan_->panels(), panels);
        return plan_->rows_inverse(panels, 0, plan_->row_tiles(), out, row_stride);
    }
    const HalfSpectrum spectrum(plan_->columns, plan_->rows, HalfSpectrum::Raw{});
    const Panels panels = panels_of(spectrum);
    plan_->fill_columns(fill, 0, plan_->panels(), panels);
    return plan_->rows_inverse(panels, 0, plan_->row_tiles(), out, row_stride);
}

int RealFft2d::panels() const {
    return plan_->panels();
}
int RealFft2d::row_tiles() const {
    return static_cast<int>(plan_->row_tiles());
}

void RealFft2d::fill_panels(const FillSpectrum& fill, int lo, int hi, float* to) const {
    static_assert(tile_floats == fft_tile);
    const std::ptrdiff_t pitch = plan_->row_tiles() * fft_tile;
    // Rows beyond the last stay finite.
    for (int i = lo; i < hi; ++i)
        std::fill(to + (i - lo) * pitch + plan_->rows * fft_element, to + (i - lo + 1) * pitch,
                  0.0f);
    plan_->fill_columns(fill, lo, hi, {to, 1, pitch, 0, fft_tile, lo, 0});
}

ValueRange RealFft2d::finish_rows(float* panels, int lo, int hi, float* out,
                                  std::ptrdiff_t row_stride) const {
    plan_->check_stride(row_stride);
    return plan_->rows_inverse({panels, 1, (hi - lo) * fft_tile, 0, fft_tile, 0, lo}, lo, hi, out,
                               row_stride);
}

ValueRange RealFft2d::inverse(HalfSpectrum& spectrum, float* out, std::ptrdiff_t row_stride) const {
    plan_->check_stride(row_stride);
    plan_->check_size(spectrum);
    plan_->transform_columns(spectrum, false, [](const SpectrumBlock&) {});
    return plan_->rows_inverse(panels_of(spectrum), 0, plan_->row_tiles(), out, row_stride);
}

void RealFft2d::forward(const float* in, std::ptrdiff_t row_stride, HalfSpectrum& spectrum) const {
    plan_->check_stride(row_stride);
    plan_->check_size(spectrum);
    const Panels panels = panels_of(spectrum);
    plan_->for_row_tiles(0, plan_->row_tiles(), [&](std::int64_t row, float* work) {
        plan_->row_tile_forward(in + row * row_stride, row_stride, row, work, panels,
                                spectrum.blocks());
    });
    plan_->transform_columns(spectrum, true, [](const SpectrumBlock&) {});
}

void RealFft2d::begin_rows(const float* in, std::ptrdiff_t row_stride, int lo, int hi,
                           float* panels) const {
    plan_->check_stride(row_stride);
    const Panels to{panels, 1, (hi - lo) * fft_tile, 0, fft_tile, 0, lo};
    plan_->for_row_tiles(lo, hi, [&](std::int64_t row, float* work) {
        plan_->row_tile_forward(in + (row - lo * tile) * row_stride, row_stride, row, work, to,
                                plan_->panels());
    });
}

void RealFft2d::turn_panels(const FillSpectrum& change, int lo, int hi, float* panels) const {
    plan_->turn_columns(change, lo, hi,
                        {panels, 1, plan_->row_tiles() * fft_tile, 0, fft_tile, lo, 0});
}

}  // namespace cuesta
