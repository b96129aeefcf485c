// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/cellular.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/noise/lattice_axis.h"
#include "cuesta/generate/noise/lattice_kernel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr int stretch = 512;  // columns at a time
constexpr int around = 2;     // cells looked at on each side
constexpr float far = 1e6f;   // squared, beyond any distance

struct Points {  // all columns of a block, padded with copies of the last
    LatticeAxis lattice_x, lattice_y;
    std::vector<std::int32_t> cell;
    std::vector<float> t;
    std::int64_t first_cell = 0;
    bool spread = false;
    AxisPoints down;
};

Points points_of(double cell_m, const StepContext& step) {
    const SampleAxis x = axis_x(step.grid), y = axis_y(step.grid);
    Points p;
    p.lattice_x = lattice_axis(x, cell_m), p.lattice_y = lattice_axis(y, cell_m);
    const AxisPoints across = axis_points(x, p.lattice_x, 0, step.block.x0, step.block.columns);
    p.down = axis_points(y, p.lattice_y, 0, step.block.y0, step.block.rows);
    p.first_cell = across.cell.front();
    for (std::size_t i = 0; i < across.cell.size() + lattice_padding; ++i) {
        const std::size_t from = std::min(i, across.cell.size() - 1);
        p.cell.push_back(static_cast<std::int32_t>(across.cell[from] - p.first_cell));
        p.t.push_back(across.t[from]);
        if (i > 0 && p.cell[i] - p.cell[i - 1] > 1) p.spread = true;
    }
    return p;
}

std::int64_t modulo(std::int64_t i, std::int64_t n) {
    const std::int64_t m = i % n;
    return m < 0 ? m + n : m;
}

CUESTA_SIMD_CLONES(void, place_points, (float jitter, int count, float* __restrict p),
                   (jitter, count, p)) {
    for (int i = 0; i < count; ++i) p[i] = 0.5f + (0.5f * jitter) * p[i];
}

CUESTA_SIMD_CLONES(void, measure_cells,
                   (CellMeasure measure, const float* __restrict f1, const float* __restrict f2,
                    int count, float* __restrict out),
                   (measure, f1, f2, count, out)) {
    if (measure == CellMeasure::f1)
        for (int i = 0; i < count; ++i) out[i] = std::sqrt(f1[i]);
    else if (measure == CellMeasure::f2_minus_f1)
        for (int i = 0; i < count; ++i) out[i] = std::sqrt(f2[i]) - std::sqrt(f1[i]);
    else
        for (int i = 0; i < count; ++i) out[i] = std::sqrt(f2[i]);
}

// One stretch of columns; keeps the rows of points it used last.
class CellRows {
public:
    CellRows(const Points& points, RandomKey random, float jitter)
        : points_(points), random_(random), jitter_(jitter) {}

    void start(std::int64_t first, int count) {
        const auto at = static_cast<std::size_t>(first);
        columns_ = {points_.cell.data() + first, points_.t.data() + first, nullptr,
                    points_.cell[at], points_.spread};
        count_ = count;
        lattice_points_ =
            points_.cell[at + static_cast<std::size_t>(count) - 1] - columns_.base + 2 * around + 1;
        for (Row& row : rows_) {
            row.filled = false;
            row.x.assign(static_cast<std::size_t>(lattice_points_ + 2 * lattice_padding), 0.0f);
            row.y = row.x;
        }
    }

    void make(std::int64_t y, CellMeasure measure, float* out) {
        const std::int64_t cell = points_.down.cell[static_cast<std::size_t>(y)];
        const float t = points_.down.t[static_cast<std::size_t>(y)];
        const auto for_each_row = [&](auto kernel) {
            for (int j = -around; j <= around; ++j) {
                const Row& row = row_of(cell + j);
                kernel(columns_, row.x.data(), row.y.data(), static_cast<float>(j) - t, count_,
                       CellNearest{f1_, f2_, rx_, ry_});
            }
        };
        std::fill(f1_, f1_ + count_, far);
        std::fill(f2_, f2_ + count_, far);
        for_each_row(kernels_.nearest);
        if (measure == CellMeasure::edges) {
            std::fill(f2_, f2_ + count_, far);
            for_each_row(kernels_.border);
        }
        measure_cells(measure, f1_, f2_, count_, out);
    }

private:
    struct Row {
        std::int64_t number = 0;
        bool filled = false;
        std::vector<float> x, y;
    };

    const Row& row_of(std::int64_t number) {
        Row& row = rows_[static_cast<std::size_t>(number & 7)];
        if (row.filled && row.number == number) return row;
        row.number = number, row.filled = true;
        const std::int64_t rows = points_.lattice_y.period, period = points_.lattice_x.period;
        const auto words = random_words(random_, rows > 0 ? modulo(number, rows) : number, 0, 1);
        std::int64_t first = points_.first_cell + columns_.base - around;
        std::int64_t count = lattice_points_;
        if (period > 0) first = modulo(first, period), count = std::min(count, period);
        const auto fill = [&](LatticeRowKey key, std::vector<float>& place) {
            kernels_.values(key, static_cast<std::uint32_t>(first),
                            static_cast<std::uint32_t>(period), static_cast<int>(count),
                            place.data());
            place_points(jitter_, static_cast<int>(count), place.data());
            for (std::int64_t k = count; k < lattice_points_; ++k)
                place[static_cast<std::size_t>(k)] = place[static_cast<std::size_t>(k - period)];
        };
        fill({words[0], words[1]}, row.x);
        fill({words[2], words[3]}, row.y);
        return row;
    }

    const Points& points_;
    RandomKey random_;
    float jitter_;
    const LatticeKernels& kernels_ = lattice_kernels();
    LatticeColumns columns_;
    int count_ = 0, lattice_points_ = 0;
    std::array<Row, 8> rows_;
    alignas(64) float f1_[stretch + lattice_padding] = {}, f2_[stretch + lattice_padding] = {},
                                    rx_[stretch + lattice_padding] = {},
                                    ry_[stretch + lattice_padding] = {};
};

}  // namespace

StepReport Cellular::generate(Field& out, const StepContext& step) const {
    StepReport report;
    if (wavelength < 2 * step.grid.spacing_m) {
        out.fill(0.0f);
        if (step.comm.rank() == 0) report.count("octaves_above_nyquist", 1);
        report.merge(set_surface_range(out, base, relief, step));
        return report;
    }
    const auto fill = [&](Field& to, const StepContext& at) {
        const Points points = points_of(wavelength, at);
        const Block& block = at.block;
        const std::int64_t grain =
            std::clamp<std::int64_t>(rows_per_piece(block.columns, 1 << 17), 16, 256);
        parallel_for(0, block.rows, grain, [&](std::int64_t lo, std::int64_t hi) {
            CellRows rows(points, at.random, static_cast<float>(jitter));
            for (std::int64_t x = 0; x < block.columns; x += stretch) {
                const auto count =
                    static_cast<int>(std::min<std::int64_t>(stretch, block.columns - x));
                rows.start(x, count);
                for (std::int64_t y = lo; y < hi; ++y) rows.make(y, measure, to.row(y) + x);
            }
        });
    };
    report.merge(fill_scaled(scaling, base, relief, wavelength, step, out, fill));
    return report;
}

template OperatorRow describe<Cellular>();

}  // namespace cuesta
