// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/smooth.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr double reach = 6;           // sigmas; 2e-9 of a Gaussian lies beyond
constexpr double coarse_from = 6;     // samples: from here two short sums cost less than a long one
constexpr std::int64_t chunk = 2048;  // columns summed together; they stay in the first cache

CUESTA_SIMD_CLONES(void, add_row, (double* sum, const float* row, double w, std::int64_t n),
                   (sum, row, w, n)) {
    for (std::int64_t x = 0; x < n; ++x) sum[x] += w * static_cast<double>(row[x]);
}
CUESTA_SIMD_CLONES(void, add_line, (double* sum, const double* line, double w, std::int64_t n),
                   (sum, line, w, n)) {
    for (std::int64_t x = 0; x < n; ++x) sum[x] += w * line[x];
}

// Targets made of weighted sources: entries begin[i] .. begin[i+1]-1 belong to target i.
struct Mix {
    std::vector<std::size_t> begin{0};
    std::vector<std::int64_t> source;
    std::vector<double> weight;

    std::int64_t targets() const { return static_cast<std::int64_t>(begin.size()) - 1; }
};

// Gaussian of width sigma around each position, over an axis of n samples.
Mix gaussian_mix(const std::vector<double>& positions, double sigma, std::int64_t n, bool wraps) {
    Mix mix;
    const auto radius = static_cast<std::int64_t>(std::ceil(reach * sigma));
    const bool folded = 2 * radius + 2 > n;  // the images of a sample are added up
    std::vector<double> dense(folded ? static_cast<std::size_t>(n) : 0);
    for (const double at : positions) {
        const auto middle = static_cast<std::int64_t>(std::floor(at));
        const std::size_t from = mix.weight.size();
        std::fill(dense.begin(), dense.end(), 0.0);
        for (std::int64_t k = middle - radius; k <= middle + radius + 1; ++k) {
            const double d = (static_cast<double>(k) - at) / sigma;
            if (std::abs(d) > reach) continue;
            const double w = elementary::exp(-0.5 * d * d);
            const std::int64_t source = mirrored_or_wrapped(k, n, wraps);
            if (folded)
                dense[static_cast<std::size_t>(source)] += w;
            else
                mix.source.push_back(source), mix.weight.push_back(w);
        }
        for (std::int64_t k = 0; folded && k < n; ++k)
            if (dense[static_cast<std::size_t>(k)] > 0)
                mix.source.push_back(k), mix.weight.push_back(dense[static_cast<std::size_t>(k)]);
        double sum = 0;
        for (std::size_t i = from; i < mix.weight.size(); ++i) sum += mix.weight[i];
        for (std::size_t i = from; i < mix.weight.size(); ++i) mix.weight[i] /= sum;
        mix.begin.push_back(mix.weight.size());
    }
    return mix;
}

// One axis of a Gaussian: straight to the targets, or down to coarse points and up again.
struct GaussianAxis {
    bool coarse = false;
    Mix down;  // samples to coarse points; or to the targets if not coarse
    Mix up;    // coarse points to targets
};

GaussianAxis gaussian_axis(double sigma, std::int64_t n, bool wraps, std::int64_t begin,
                           std::int64_t count) {
    GaussianAxis axis;
    std::vector<double> targets, points;
    // At two map widths the ripple of the sum is below 3e-9: it is the mean of the axis.
    if (sigma >= 2 * static_cast<double>(n)) {
        for (std::int64_t k = 0; k < n; ++k)
            axis.down.source.push_back(k), axis.down.weight.push_back(1 / static_cast<double>(n));
        axis.down.begin.push_back(axis.down.weight.size());
        axis.up.source.assign(static_cast<std::size_t>(count), 0);
        axis.up.weight.assign(static_cast<std::size_t>(count), 1);
        for (std::int64_t i = 1; i <= count; ++i)
            axis.up.begin.push_back(static_cast<std::size_t>(i));
        axis.coarse = true;
        return axis;
    }
    if (sigma < coarse_from) {
        for (std::int64_t i = 0; i < count; ++i) targets.push_back(static_cast<double>(begin + i));
        axis.down = gaussian_mix(targets, sigma, n, wraps);
        return axis;
    }
    const auto m = static_cast<std::int64_t>(std::ceil(3 * static_cast<double>(n) / sigma));
    const double e = static_cast<double>(n) / static_cast<double>(m);
    for (std::int64_t j = 0; j < m; ++j) points.push_back((static_cast<double>(j) + 0.5) * e - 0.5);
    for (std::int64_t i = 0; i < count; ++i)
        targets.push_back((static_cast<double>(begin + i) + 0.5) / e - 0.5);
    axis.coarse = true;
    axis.down = gaussian_mix(points, std::sqrt(sigma * sigma - e * e), n, wraps);
    axis.up = gaussian_mix(targets, 1, m, wraps);
    return axis;
}

void mix_line(const Mix& mix, const double* line, double* to) {
    for (std::int64_t i = 0; i < mix.targets(); ++i) {
        double sum = 0;
        const auto t = static_cast<std::size_t>(i);
        for (std::size_t k = mix.begin[t]; k < mix.begin[t + 1]; ++k)
            sum += mix.weight[k] * line[mix.source[k]];
        to[i] = sum;
    }
}

// Mean along a line of all columns, for the block's columns.
class LineGaussian {
public:
    LineGaussian(double sigma, const WholeMap& map)
        : columns_(map.block().columns),
          axis_(gaussian_axis(sigma, map.grid().columns, map.grid().wraps_x(), map.block().x0,
                              columns_)) {
        if (axis_.coarse) return;
        // All targets have the same weights: shifted copies of the line are added up.
        const Mix one = gaussian_mix({0.0}, sigma, std::int64_t{1} << 40, true);
        kernel_ = one.weight;
        const auto radius = static_cast<std::int64_t>(kernel_.size() / 2);
        for (std::int64_t k = -radius; k < columns_ + radius; ++k)
            padded_.push_back(map.inside_x(map.block().x0 + k));
    }
    void operator()(const double* line, std::vector<double>& work, double* to) const {
        if (axis_.coarse) {
            work.resize(static_cast<std::size_t>(axis_.down.targets()));
            mix_line(axis_.down, line, work.data());
            mix_line(axis_.up, work.data(), to);
            return;
        }
        work.resize(padded_.size());
        for (std::size_t i = 0; i < padded_.size(); ++i) work[i] = line[padded_[i]];
        std::fill_n(to, columns_, 0.0);
        for (std::int64_t from = 0; from < columns_; from += chunk)
            for (std::size_t t = 0; t < kernel_.size(); ++t)
                add_line(to + from, work.data() + from + static_cast<std::int64_t>(t), kernel_[t],
                         std::min(chunk, columns_ - from));
    }

private:
    std::int64_t columns_;
    GaussianAxis axis_;
    std::vector<double> kernel_;
    std::vector<std::int64_t> padded_;
};

void round_to(const double* line, float* row, std::int64_t n) {
    for (std::int64_t x = 0; x < n; ++x) row[x] = static_cast<float>(line[x]);
}

void copy_block(const WholeMap& map, Field& out) {
    const Block& block = map.block();
    for (std::int64_t y = 0; y < block.rows; ++y)
        std::copy_n(map.row(block.y0 + y) + block.x0, block.columns, out.row(y));
}

// A window of 2 full + 1 whole samples and a share of one more at each end, on an axis that repeats
// itself: whole repetitions, and what is left.
struct BoxAxis {
    std::int64_t full;
    double share, width;
    std::int64_t repetitions, left;

    BoxAxis(double half_width, std::int64_t n, bool wraps) {
        full = static_cast<std::int64_t>(std::floor(half_width - 0.5));
        share = half_width - 0.5 - static_cast<double>(full);
        width = 2 * half_width;
        const std::int64_t period = wraps ? n : 2 * n;
        repetitions = (2 * full + 1) / period;
        left = (2 * full + 1) % period;
    }
};

}  // namespace

void gaussian_mean(const WholeMap& map, double sigma, Field& out) {
    if (!(sigma >= 0.1)) return copy_block(map, out);
    const Grid& grid = map.grid();
    const Block& block = map.block();
    const std::int64_t wide = grid.columns, columns = block.columns;
    const LineGaussian across(sigma, map);
    const GaussianAxis down = gaussian_axis(sigma, grid.rows, grid.wraps_y(), block.y0, block.rows);
    struct Work {
        std::vector<double> sum, line, more;
    };
    // Row `target` of a mix of the map's rows, then its mean along x.
    const auto one_row = [&](std::int64_t target, Work& work, double* to) {
        work.sum.assign(static_cast<std::size_t>(wide), 0.0);
        const auto t = static_cast<std::size_t>(target);
        for (std::int64_t x = 0; x < wide; x += chunk)
            for (std::size_t k = down.down.begin[t]; k < down.down.begin[t + 1]; ++k)
                add_row(work.sum.data() + x, map.row(down.down.source[k]) + x, down.down.weight[k],
                        std::min(chunk, wide - x));
        across(work.sum.data(), work.more, to);
    };
    if (!down.coarse) {
        parallel_for(0, block.rows, rows_per_piece(wide), [&](std::int64_t lo, std::int64_t hi) {
            Work work;
            work.line.resize(static_cast<std::size_t>(columns));
            for (std::int64_t y = lo; y < hi; ++y) {
                one_row(y, work, work.line.data());
                round_to(work.line.data(), out.row(y), columns);
            }
        });
        return;
    }
    // Coarse rows that the block's rows are made of, each blurred along x, then spread down.
    const std::int64_t m = down.down.targets();
    std::vector<char> needed(static_cast<std::size_t>(m), 0);
    for (const std::int64_t j : down.up.source) needed[static_cast<std::size_t>(j)] = 1;
    std::vector<double> coarse(static_cast<std::size_t>(m * columns));
    parallel_for(0, m, 1, [&](std::int64_t lo, std::int64_t hi) {
        Work work;
        for (std::int64_t j = lo; j < hi; ++j)
            if (needed[static_cast<std::size_t>(j)] != 0)
                one_row(j, work, coarse.data() + j * columns);
    });
    parallel_for(0, block.rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        std::vector<double> sum(static_cast<std::size_t>(columns));
        for (std::int64_t y = lo; y < hi; ++y) {
            std::fill(sum.begin(), sum.end(), 0.0);
            const auto t = static_cast<std::size_t>(y);
            for (std::size_t k = down.up.begin[t]; k < down.up.begin[t + 1]; ++k)
                add_line(sum.data(), coarse.data() + down.up.source[k] * columns, down.up.weight[k],
                         columns);
            round_to(sum.data(), out.row(y), columns);
        }
    });
}

void box_mean(const WholeMap& map, double half_width, Field& out) {
    if (!(half_width > 0.5)) return copy_block(map, out);
    const Grid& grid = map.grid();
    const Block& block = map.block();
    const std::int64_t wide = grid.columns;
    const BoxAxis down(half_width, grid.rows, grid.wraps_y());
    const BoxAxis across(half_width, wide, grid.wraps_x());
    std::vector<double> all(static_cast<std::size_t>(wide), 0.0);  // one repetition, down
    if (down.repetitions > 0)
        for (std::int64_t y = 0; y < grid.rows; ++y)
            add_row(all.data(), map.row(y), grid.wraps_y() ? 1 : 2, wide);

    const auto mean_along = [&](const double* line, float* row) {
        const auto at = [&](std::int64_t x) { return line[map.inside_x(x)]; };
        double sum = 0;
        for (std::int64_t x = 0; across.repetitions > 0 && x < wide; ++x) sum += line[x];
        sum *= static_cast<double>(across.repetitions) * (grid.wraps_x() ? 1 : 2);
        for (std::int64_t k = 0; k < across.left; ++k) sum += at(k - across.full);
        for (std::int64_t x = 0; x < block.x0 + block.columns; ++x) {
            if (x >= block.x0)
                row[x - block.x0] = static_cast<float>(
                    (sum + across.share * (at(x - across.full - 1) + at(x + across.full + 1))) /
                    across.width);
            sum += at(x - across.full + across.left) - at(x - across.full);
        }
    };
    // Sums are begun at rows 0, 64, 128 ... of the whole map, whatever part of it this block is.
    constexpr std::int64_t strip = 64;
    const std::int64_t last = block.y0 + block.rows;
    parallel_for(
        block.y0 / strip, (last + strip - 1) / strip, 1, [&](std::int64_t lo, std::int64_t hi) {
            std::vector<double> sum(static_cast<std::size_t>(wide)), line(sum.size());
            const auto add = [&](std::vector<double>& to, std::int64_t y, double w) {
                add_row(to.data(), map.row(map.inside_y(y)), w, wide);
            };
            for (std::int64_t s = lo; s < hi; ++s) {
                for (std::size_t x = 0; x < sum.size(); ++x)
                    sum[x] = static_cast<double>(down.repetitions) * all[x];
                for (std::int64_t k = 0; k < down.left; ++k) add(sum, s * strip + k - down.full, 1);
                for (std::int64_t y = s * strip; y < std::min((s + 1) * strip, last); ++y) {
                    if (y >= block.y0) {
                        line = sum;
                        add(line, y - down.full - 1, down.share);
                        add(line, y + down.full + 1, down.share);
                        for (double& v : line) v /= down.width;
                        mean_along(line.data(), out.row(y - block.y0));
                    }
                    add(sum, y - down.full + down.left, 1);
                    add(sum, y - down.full, -1);
                }
            }
        });
}

}  // namespace cuesta
