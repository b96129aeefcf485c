// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/smooth.h"

#include <algorithm>
#include <cmath>
#include <utility>
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

// The same weights for sources that were picked from the axis.
Mix picked(Mix mix, const PickedAxis& axis) {
    for (std::int64_t& source : mix.source) source = axis.at(source);
    return mix;
}

// Mean along a line of the window's columns, for the block's columns.
class LineGaussian {
public:
    LineGaussian(double sigma, const MapWindow& map, const Block& block)
        : columns_(block.columns),
          axis_(
              gaussian_axis(sigma, map.grid().columns, map.grid().wraps_x(), block.x0, columns_)) {
        if (axis_.coarse) {
            axis_.down = picked(std::move(axis_.down), map.across());
            return;
        }
        // All targets have the same weights: shifted copies of the line are added up.
        const Mix one = gaussian_mix({0.0}, sigma, std::int64_t{1} << 40, true);
        kernel_ = one.weight;
        const auto radius = static_cast<std::int64_t>(kernel_.size() / 2);
        for (std::int64_t k = -radius; k < columns_ + radius; ++k)
            padded_.push_back(map.across().at(map.inside_x(block.x0 + k)));
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

void copy_block(const MapPart& map, Field& out) {
    for (std::int64_t y = 0; y < map.block.rows; ++y)
        std::copy_n(map.field.row(y), map.block.columns, out.row(y));
}

// Target `t` of a mix of rows: to[x] = sum of weight * row(source)[x].
template <class Row>
void mix_rows(const Mix& mix, std::int64_t target, const Row& row, std::int64_t wide, double* to) {
    std::fill_n(to, wide, 0.0);
    const auto t = static_cast<std::size_t>(target);
    for (std::int64_t x = 0; x < wide; x += chunk)
        for (std::size_t k = mix.begin[t]; k < mix.begin[t + 1]; ++k)
            add_row(to + x, row(mix.source[k]) + x, mix.weight[k], std::min(chunk, wide - x));
}

// Targets of a mix of coarse rows, rounded.
void spread_rows(const Mix& up, const std::vector<double>& coarse, Field& out) {
    const std::int64_t columns = out.columns();
    parallel_for(0, out.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        std::vector<double> sum(static_cast<std::size_t>(columns));
        for (std::int64_t y = lo; y < hi; ++y) {
            std::fill(sum.begin(), sum.end(), 0.0);
            const auto t = static_cast<std::size_t>(y);
            for (std::size_t k = up.begin[t]; k < up.begin[t + 1]; ++k)
                add_line(sum.data(), coarse.data() + up.source[k] * columns, up.weight[k], columns);
            round_to(sum.data(), out.row(y), columns);
        }
    });
}

// All rows of some columns of the map, from all blocks.
std::vector<float> take_columns(const MapPart& map, const Block& strip) {
    std::vector<float> samples(static_cast<std::size_t>(strip.columns * strip.rows));
    const SourceRectangle have = source_rectangle(map.block, map.field.row(0), map.field.stride());
    const TargetRectangle wanted = target_rectangle(strip, samples.data(), strip.columns);
    map.comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(float));
    return samples;
}

// A Gaussian that goes through coarse points on both axes: down strips of columns to coarse rows,
// along whole coarse rows to coarse points, from those to the samples.
void gaussian_by_strips(const MapPart& map, double sigma, Field& out) {
    const Grid& grid = map.grid;
    const Block& block = map.block;
    Communicator& comm = map.comm;
    const int rank = comm.rank(), size = comm.size();
    const GaussianAxis across =
        gaussian_axis(sigma, grid.columns, grid.wraps_x(), block.x0, block.columns);
    const GaussianAxis down = gaussian_axis(sigma, grid.rows, grid.wraps_y(), block.y0, block.rows);
    const std::int64_t m = down.down.targets(), n = across.down.targets();
    const auto doubles = [](std::int64_t count) {
        return std::vector<double>(static_cast<std::size_t>(count));
    };

    const Block strip = row_strip(grid.columns, m, rank, size);
    std::vector<double> lines = doubles(strip.columns * strip.rows);
    {
        const Block own = column_strip(grid.columns, grid.rows, rank, size);
        const Block coarse_own{own.x0, 0, own.columns, m};
        std::vector<double> mixed = doubles(coarse_own.columns * m);
        {
            const std::vector<float> samples = take_columns(map, own);
            const auto row = [&](std::int64_t y) { return samples.data() + y * own.columns; };
            if (own.columns > 0)
                parallel_for(0, m, 1, [&](std::int64_t lo, std::int64_t hi) {
                    for (std::int64_t j = lo; j < hi; ++j)
                        mix_rows(down.down, j, row, own.columns, mixed.data() + j * own.columns);
                });
        }
        const SourceRectangle have = source_rectangle(coarse_own, mixed.data(), own.columns);
        const TargetRectangle wanted = target_rectangle(strip, lines.data(), strip.columns);
        comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(double));
    }
    std::vector<double> points = doubles(n * strip.rows);
    parallel_for(0, strip.rows, 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t j = lo; j < hi; ++j)
            mix_line(across.down, lines.data() + j * strip.columns, points.data() + j * n);
    });
    lines = {};

    const PickedAxis columns = PickedAxis::of(across.up.source, n);
    const PickedAxis rows = PickedAxis::of(down.up.source, m);
    std::vector<double> needed = doubles(columns.count() * rows.count());
    collect_picked(comm, source_rectangle({0, strip.y0, n, strip.rows}, points.data(), n), columns,
                   rows, needed.data());
    points = {};
    const Mix up = picked(across.up, columns);
    std::vector<double> coarse = doubles(rows.count() * block.columns);
    parallel_for(0, rows.count(), 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t j = lo; j < hi; ++j)
            mix_line(up, needed.data() + j * columns.count(), coarse.data() + j * block.columns);
    });
    spread_rows(picked(down.up, rows), coarse, out);
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

// Sums down some columns, of which row(y) are all rows, and means along whole lines of such sums.
template <class Row>
class BoxSums {
public:
    // Sums are begun at rows 0, 64, 128 ... of the whole map.
    static constexpr std::int64_t strip = 64;

    BoxSums(const BoxAxis& down, const Grid& grid, std::int64_t wide, const Row& row)
        : down_(down), grid_(grid), wide_(wide), row_(row), all_(static_cast<std::size_t>(wide)) {
        if (down.repetitions > 0)  // one repetition
            for (std::int64_t y = 0; y < grid.rows; ++y)
                add_row(all_.data(), row(y), grid.wraps_y() ? 1 : 2, wide);
    }
    // Calls use(y, line) for the rows of strip s.
    template <class Use>
    void over_strip(std::int64_t s, Use&& use) const {
        std::vector<double> sum(static_cast<std::size_t>(wide_)), line(sum.size());
        const auto add = [&](std::vector<double>& to, std::int64_t y, double w) {
            add_row(to.data(), row_(mirrored_or_wrapped(y, grid_.rows, grid_.wraps_y())), w, wide_);
        };
        for (std::size_t x = 0; x < sum.size(); ++x)
            sum[x] = static_cast<double>(down_.repetitions) * all_[x];
        for (std::int64_t k = 0; k < down_.left; ++k) add(sum, s * strip + k - down_.full, 1);
        for (std::int64_t y = s * strip; y < std::min((s + 1) * strip, grid_.rows); ++y) {
            line = sum;
            add(line, y - down_.full - 1, down_.share);
            add(line, y + down_.full + 1, down_.share);
            for (double& v : line) v /= down_.width;
            use(y, line.data());
            add(sum, y - down_.full + down_.left, 1);
            add(sum, y - down_.full, -1);
        }
    }

private:
    const BoxAxis& down_;
    const Grid& grid_;
    std::int64_t wide_;
    const Row& row_;
    std::vector<double> all_;
};

// Means along a line of all columns.
void box_along(const BoxAxis& across, const Grid& grid, const double* line, float* row) {
    const std::int64_t wide = grid.columns;
    const auto at = [&](std::int64_t x) {
        return line[mirrored_or_wrapped(x, wide, grid.wraps_x())];
    };
    double sum = 0;
    for (std::int64_t x = 0; across.repetitions > 0 && x < wide; ++x) sum += line[x];
    sum *= static_cast<double>(across.repetitions) * (grid.wraps_x() ? 1 : 2);
    for (std::int64_t k = 0; k < across.left; ++k) sum += at(k - across.full);
    for (std::int64_t x = 0; x < wide; ++x) {
        row[x] = static_cast<float>(
            (sum + across.share * (at(x - across.full - 1) + at(x + across.full + 1))) /
            across.width);
        sum += at(x - across.full + across.left) - at(x - across.full);
    }
}

// Each block sums down a strip of columns. For as many strips of rows as there are blocks at a
// time, sums go to the block that runs along these rows, and means to where they lie.
void box_by_strips(const MapPart& map, const BoxAxis& across, const BoxAxis& down, Field& out) {
    const Grid& grid = map.grid;
    Communicator& comm = map.comm;
    const Block own = column_strip(grid.columns, grid.rows, comm.rank(), comm.size());
    const std::vector<float> samples = take_columns(map, own);
    const auto row = [&](std::int64_t y) { return samples.data() + y * own.columns; };
    const BoxSums sums(down, grid, own.columns, row);
    constexpr std::int64_t high = BoxSums<decltype(row)>::strip;
    const std::int64_t strips = (grid.rows + high - 1) / high;
    const auto wide = static_cast<std::size_t>(grid.columns);
    std::vector<double> lines, whole_lines;
    std::vector<float> means;
    for (std::int64_t first = 0; first < strips; first += comm.size()) {
        const std::int64_t last = std::min<std::int64_t>(first + comm.size(), strips);
        const std::int64_t y0 = first * high, y1 = std::min(last * high, grid.rows);
        lines.resize(static_cast<std::size_t>(own.columns * (y1 - y0)));
        if (own.columns > 0)
            parallel_for(first, last, 1, [&](std::int64_t lo, std::int64_t hi) {
                for (std::int64_t s = lo; s < hi; ++s)
                    sums.over_strip(s, [&](std::int64_t y, const double* line) {
                        std::copy_n(line, own.columns, lines.data() + (y - y0) * own.columns);
                    });
            });
        const std::int64_t begin = std::min(y0 + comm.rank() * high, y1);
        const Block mine{0, begin, grid.columns, std::min(begin + high, y1) - begin};
        whole_lines.resize(wide * static_cast<std::size_t>(mine.rows));
        means.resize(whole_lines.size());
        const SourceRectangle part =
            source_rectangle({own.x0, y0, own.columns, y1 - y0}, lines.data(), own.columns);
        const TargetRectangle rows = target_rectangle(mine, whole_lines.data(), grid.columns);
        comm.redistribute({&part, 1}, {&rows, 1}, sizeof(double));
        parallel_for(0, mine.rows, 1, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                box_along(across, grid, whole_lines.data() + y * grid.columns,
                          means.data() + y * grid.columns);
        });
        const SourceRectangle have = source_rectangle(mine, means.data(), grid.columns);
        const TargetRectangle wanted = target_rectangle(map.block, out.row(0), out.stride());
        comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(float));
    }
}

}  // namespace

void gaussian_mean(const MapPart& map, double sigma, Field& out) {
    if (!(sigma >= 0.1)) return copy_block(map, out);
    if (sigma >= coarse_from && map.comm.size() > 1) return gaussian_by_strips(map, sigma, out);
    const Grid& grid = map.grid;
    const Block& block = map.block;
    const std::int64_t columns = block.columns;
    const GaussianAxis down = gaussian_axis(sigma, grid.rows, grid.wraps_y(), block.y0, block.rows);
    // An axis so short that its mean is taken is read whole.
    const auto radius = static_cast<std::int64_t>(std::ceil(reach * sigma)) + 1;
    const auto short_axis = [&](std::int64_t n) { return sigma >= 2 * static_cast<double>(n); };
    Block wanted{block.x0 - radius, block.y0 - radius, block.columns + 2 * radius,
                 block.rows + 2 * radius};
    if (short_axis(grid.columns)) wanted.x0 = 0, wanted.columns = grid.columns;
    if (short_axis(grid.rows)) wanted.y0 = 0, wanted.rows = grid.rows;
    const MapWindow window(map, wanted);
    const std::int64_t wide = window.across().count();
    const LineGaussian across(sigma, window, block);
    struct Work {
        std::vector<double> sum, line, more;
    };
    // Row `target` of a mix of the map's rows, then its mean along x.
    const auto row = [&](std::int64_t y) { return window.row(y); };
    const auto one_row = [&](std::int64_t target, Work& work, double* to) {
        work.sum.resize(static_cast<std::size_t>(wide));
        mix_rows(down.down, target, row, wide, work.sum.data());
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
    std::vector<double> coarse(static_cast<std::size_t>(m * columns));
    parallel_for(0, m, 1, [&](std::int64_t lo, std::int64_t hi) {
        Work work;
        for (std::int64_t j = lo; j < hi; ++j) one_row(j, work, coarse.data() + j * columns);
    });
    spread_rows(down.up, coarse, out);
}

void box_mean(const MapPart& map, double half_width, Field& out) {
    if (!(half_width > 0.5)) return copy_block(map, out);
    const Grid& grid = map.grid;
    const BoxAxis down(half_width, grid.rows, grid.wraps_y());
    const BoxAxis across(half_width, grid.columns, grid.wraps_x());
    if (map.comm.size() > 1) return box_by_strips(map, across, down, out);
    const auto row = [&](std::int64_t y) { return map.field.row(y); };
    const BoxSums sums(down, grid, grid.columns, row);
    constexpr std::int64_t high = BoxSums<decltype(row)>::strip;
    parallel_for(0, (grid.rows + high - 1) / high, 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t s = lo; s < hi; ++s)
            sums.over_strip(s, [&](std::int64_t y, const double* line) {
                box_along(across, grid, line, out.row(y));
            });
    });
}

}  // namespace cuesta
