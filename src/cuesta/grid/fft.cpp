// SPDX-License-Identifier: Apache-2.0
// Scheme  columns first, then rows for the inverse, the other way round for the forward transform.
//         A block of 16 columns is a panel of elements as the kernels want it. For the row
//         direction 16 rows are transposed into lanes; an even line of 2 m real samples is a
//         complex line of m, an odd one a complex line with imaginary parts of 0. The columns
//         kx = 0 and kx = columns/2 have real transforms, so they travel together as the real and
//         imaginary part of lane 0.
#include "cuesta/grid/fft.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/fft_kernel.h"
#include "cuesta/grid/fft_plan.h"

namespace cuesta {
namespace {

constexpr std::ptrdiff_t tile = SpectrumBlock::lanes;
static_assert(tile == fft_lanes);

std::ptrdiff_t whole_tiles(std::ptrdiff_t n) { return (n + tile - 1) / tile * tile; }

// Aligned to a cache line, or for a large array to a huge page, which the system is asked to use:
// a fresh 64 MB array then costs 32 page faults instead of 16384.
float* allocate_floats(std::ptrdiff_t count) {
    constexpr std::size_t huge_page = std::size_t{2} << 20;
    std::size_t bytes = static_cast<std::size_t>(count) * sizeof(float);
    const std::size_t unit = bytes >= 2 * huge_page ? huge_page : 64;
    bytes = (bytes + unit - 1) / unit * unit;
    auto* values = static_cast<float*>(std::aligned_alloc(unit, bytes));
    if (values == nullptr) throw std::bad_alloc();
#if defined(__linux__)
    if (unit == huge_page) madvise(values, bytes, MADV_HUGEPAGE);
#endif
    return values;
}

struct FreeFloats {
    void operator()(float* p) const { std::free(p); }
};
using Floats = std::unique_ptr<float[], FreeFloats>;

// Work space that a plan keeps between calls: as many arrays as threads ever asked at once.
class ScratchPool {
  public:
    explicit ScratchPool(std::ptrdiff_t floats) : floats_(floats) {}

    class Lease {
      public:
        explicit Lease(ScratchPool& pool) : pool_(pool), values_(pool.take()) {}
        ~Lease() { pool_.give(std::move(values_)); }
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        float* get() const { return values_.get(); }

      private:
        ScratchPool& pool_;
        Floats values_;
    };

  private:
    Floats take() {
        {
            const std::lock_guard lock(mutex_);
            if (!free_.empty()) {
                Floats values = std::move(free_.back());
                free_.pop_back();
                return values;
            }
            free_.reserve(++made_);  // so that give() cannot fail
        }
        Floats values(allocate_floats(floats_));
        std::fill_n(values.get(), floats_, 0.0f);
        return values;
    }
    void give(Floats values) {
        const std::lock_guard lock(mutex_);
        free_.push_back(std::move(values));
    }

    std::ptrdiff_t floats_;
    std::size_t made_ = 0;
    std::mutex mutex_;
    std::vector<Floats> free_;
};

// Lane 0 of the first block becomes X[0, ky] + i X[columns/2, ky], both mirrored in ky.
void join_edge_columns(const SpectrumBlock& first, const SpectrumBlock* last) {
    const int rows = first.rows;
    const int lane = last == nullptr ? 0 : last->kx_end - 1 - last->kx_begin;
    for (int ky = 0; ky <= rows / 2; ++ky) {
        const int mirror = (rows - ky) % rows;
        const bool own_mirror = ky == mirror;
        const float a_re = first.re(ky)[0], a_im = own_mirror ? 0.0f : first.im(ky)[0];
        float b_re = 0.0f, b_im = 0.0f;
        if (last != nullptr) {
            b_re = last->re(ky)[lane];
            b_im = own_mirror ? 0.0f : last->im(ky)[lane];
        }
        first.re(mirror)[0] = a_re + b_im;
        first.im(mirror)[0] = b_re - a_im;
        first.re(ky)[0] = a_re - b_im;
        first.im(ky)[0] = b_re + a_im;
    }
}

void split_edge_columns(const SpectrumBlock& first, const SpectrumBlock* last) {
    const int rows = first.rows;
    const int lane = last == nullptr ? 0 : last->kx_end - 1 - last->kx_begin;
    for (int ky = 0; ky <= rows / 2; ++ky) {
        const int mirror = (rows - ky) % rows;
        const float z_re = first.re(ky)[0], z_im = first.im(ky)[0];
        const float y_re = first.re(mirror)[0], y_im = first.im(mirror)[0];
        const float a_re = 0.5f * (z_re + y_re), a_im = 0.5f * (z_im - y_im);
        const float b_re = 0.5f * (z_im + y_im), b_im = 0.5f * (y_re - z_re);
        first.re(mirror)[0] = a_re;
        first.im(mirror)[0] = -a_im;
        first.re(ky)[0] = a_re;
        first.im(ky)[0] = a_im;
        if (last != nullptr) {
            last->re(mirror)[lane] = b_re;
            last->im(mirror)[lane] = -b_im;
            last->re(ky)[lane] = b_re;
            last->im(ky)[lane] = b_im;
        }
    }
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

void HalfSpectrum::Free::operator()(float* p) const { std::free(p); }

HalfSpectrum::HalfSpectrum(int columns, int rows, Raw) : columns_(columns), rows_(rows) {
    CUESTA_CHECK(columns >= 1 && rows >= 1, "spectrum of {} x {} samples", columns, rows);
    blocks_ = (columns / 2 + static_cast<int>(tile)) / static_cast<int>(tile);
    // Whole tiles, and an odd number of cache lines so that neighbours do not share cache sets.
    pitch_ = whole_tiles(rows) * fft_element + tile;
    values_.reset(allocate_floats(pitch_ * blocks_));
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

// --- RealFft2d -----------------------------------------------------------------------------------

struct RealFft2d::Plan {
    int columns, rows;
    bool even;
    std::ptrdiff_t line_elements;  // a row in lanes, up to whole tiles on either side
    const FftKernels& kernels;
    FftPlan row_plan, column_plan;
    std::vector<FftRoot> half_roots;
    ScratchPool pool;

    Plan(int columns_, int rows_, int simd_lanes)
        : columns(columns_),
          rows(rows_),
          even(columns_ % 2 == 0),
          line_elements(whole_tiles(even ? columns_ / 2 + 1 : columns_)),
          kernels(fft_kernels(simd_lanes)),
          row_plan(even ? columns_ / 2 : columns_),
          column_plan(rows_),
          pool(fft_element * std::max<std::ptrdiff_t>(column_plan.line().scratch,
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
    // The last block when kx = columns/2 has one to itself; it is not transformed.
    bool lonely_nyquist() const { return even && columns / 2 % tile == 0; }

    // Calls prepare(block) for each block of columns and transforms it.
    template <class Prepare>
    void transform_columns(const HalfSpectrum& spectrum, bool forward, Prepare prepare);
    // Calls body(first row, work space) for every 16 rows.
    template <class Body>
    void for_row_tiles(Body body);
    void row_tile_inverse(const HalfSpectrum& spectrum, std::int64_t row, float* work, float* out,
                          std::ptrdiff_t row_stride) const;
    void row_tile_forward(const float* in, std::ptrdiff_t row_stride, std::int64_t row, float* work,
                          const HalfSpectrum& spectrum) const;
    void rows_inverse(const HalfSpectrum& spectrum, float* out, std::ptrdiff_t row_stride) {
        for_row_tiles([&](std::int64_t row, float* work) {
            row_tile_inverse(spectrum, row, work, out, row_stride);
        });
    }
};

// The first block goes together with the last one, with which it exchanges the column columns/2.
template <class Prepare>
void RealFft2d::Plan::transform_columns(const HalfSpectrum& spectrum, bool forward,
                                        Prepare prepare) {
    const int last = spectrum.blocks() - 1;
    const SpectrumBlock edge = spectrum.block(last);
    const std::int64_t grain = std::max<std::int64_t>(1, 4096 / rows);
    parallel_for(0, std::max(last, 1), grain, [&](std::int64_t lo, std::int64_t hi) {
        const ScratchPool::Lease scratch(pool);
        const auto transform = [&](const SpectrumBlock& block) {
            kernels.transform(column_plan.line(), block.values, scratch.get(), forward);
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

template <class Body>
void RealFft2d::Plan::for_row_tiles(Body body) {
    // Tasks of about 64 k samples.
    const std::int64_t grain = std::max<std::int64_t>(1, 65536 / (tile * std::int64_t{columns}));
    parallel_for(0, whole_tiles(rows) / tile, grain, [&](std::int64_t lo, std::int64_t hi) {
        const ScratchPool::Lease work(pool);
        for (std::int64_t t = lo; t < hi; ++t) body(t * tile, work.get());
    });
}

void RealFft2d::Plan::row_tile_inverse(const HalfSpectrum& spectrum, std::int64_t row, float* work,
                                       float* out, std::ptrdiff_t row_stride) const {
    float* scratch = work + line_elements * fft_element;
    const int blocks = spectrum.blocks() - (lonely_nyquist() ? 1 : 0);
    for (int i = 0; i < blocks; ++i) {
        // The next panel but one, which the processor cannot guess.
        if (i + 2 < blocks) {
            const float* ahead = spectrum.block(i + 2).values + row * fft_element;
            for (int line = 0; line < 2 * tile; ++line) __builtin_prefetch(ahead + line * 16);
        }
        const float* from = spectrum.block(i).values + row * fft_element;
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
    kernels.transform(row_plan.line(), work, scratch, false);
    // Now an even line is x[0], x[1], x[2] ... one after another, an odd one every second vector.
    const std::ptrdiff_t step = even ? tile : fft_element;
    for (std::ptrdiff_t x = 0; x < columns; x += tile) {
        transpose_out(kernels, work + x * step, step, out + row * row_stride + x, row_stride,
                      columns - x, rows - row);
    }
}

void RealFft2d::Plan::row_tile_forward(const float* in, std::ptrdiff_t row_stride, std::int64_t row,
                                       float* work, const HalfSpectrum& spectrum) const {
    float* scratch = work + line_elements * fft_element;
    const std::ptrdiff_t step = even ? tile : fft_element;
    for (std::ptrdiff_t x = 0; x < columns; x += tile) {
        transpose_in(kernels, in + row * row_stride + x, row_stride, work + x * step, step,
                     columns - x, rows - row);
    }
    if (!even) {
        for (std::ptrdiff_t x = 0; x < columns; ++x) {
            std::fill_n(work + x * fft_element + tile, tile, 0.0f);
        }
    }
    kernels.transform(row_plan.line(), work, scratch, true);
    if (even) {
        kernels.split_halves(work, columns / 2, half_roots.data());
    } else {
        std::fill_n(work + tile, tile, 0.0f);
    }
    const std::ptrdiff_t used = even ? columns / 2 : columns / 2 + 1;
    for (std::ptrdiff_t k = used; k < whole_tiles(columns / 2 + 1); ++k) {
        std::fill_n(work + k * fft_element, fft_element, 0.0f);
    }
    for (int i = 0; i < spectrum.blocks(); ++i) {
        const float* from = work + i * tile * fft_element;
        float* to = spectrum.block(i).values + row * fft_element;
        kernels.transpose(from, fft_element, to, fft_element);
        kernels.transpose(from + tile, fft_element, to + tile, fft_element);
    }
}

RealFft2d::RealFft2d(int columns, int rows, int simd_lanes) {
    CUESTA_CHECK(columns >= 1 && rows >= 1, "transform of {} x {} samples", columns, rows);
    plan_ = std::make_unique<Plan>(columns, rows, simd_lanes);
}
RealFft2d::~RealFft2d() = default;
RealFft2d::RealFft2d(RealFft2d&&) noexcept = default;
RealFft2d& RealFft2d::operator=(RealFft2d&&) noexcept = default;

int RealFft2d::columns() const { return plan_->columns; }
int RealFft2d::rows() const { return plan_->rows; }

void RealFft2d::inverse(const FillSpectrum& fill, float* out, std::ptrdiff_t row_stride) const {
    plan_->check_stride(row_stride);
    HalfSpectrum spectrum(plan_->columns, plan_->rows, HalfSpectrum::Raw{});
    const auto prepare = [&](const SpectrumBlock& block) {
        // Lanes beyond the last column stay finite.
        const int used = block.kx_end - block.kx_begin;
        for (int ky = 0; used < tile && ky < block.rows; ++ky) {
            std::fill(block.re(ky) + used, block.re(ky) + tile, 0.0f);
            std::fill(block.im(ky) + used, block.im(ky) + tile, 0.0f);
        }
        fill(block);
    };
    plan_->transform_columns(spectrum, false, prepare);
    plan_->rows_inverse(spectrum, out, row_stride);
}

void RealFft2d::inverse(HalfSpectrum& spectrum, float* out, std::ptrdiff_t row_stride) const {
    plan_->check_stride(row_stride);
    plan_->check_size(spectrum);
    plan_->transform_columns(spectrum, false, [](const SpectrumBlock&) {});
    plan_->rows_inverse(spectrum, out, row_stride);
}

void RealFft2d::forward(const float* in, std::ptrdiff_t row_stride, HalfSpectrum& spectrum) const {
    plan_->check_stride(row_stride);
    plan_->check_size(spectrum);
    plan_->for_row_tiles([&](std::int64_t row, float* work) {
        plan_->row_tile_forward(in, row_stride, row, work, spectrum);
    });
    plan_->transform_columns(spectrum, true, [](const SpectrumBlock&) {});
}

}  // namespace cuesta
