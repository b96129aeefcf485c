// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/surface.h"

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace cuesta {

namespace {

// The part of each sample that one pixel covers along one axis.
struct Span {
    std::int64_t first = 0, last = 0;  // inclusive
    double first_weight = 1, last_weight = 1;
    double weight(std::int64_t i) const {
        return i == first ? first_weight : i == last ? last_weight : 1.0;
    }
};

std::vector<Span> cover(std::int64_t samples, int pixels) {
    std::vector<Span> spans(static_cast<std::size_t>(pixels));
    const double step = static_cast<double>(samples) / pixels;
    for (int p = 0; p < pixels; ++p) {
        const double lo = p * step;
        const double hi = p + 1 == pixels ? static_cast<double>(samples) : (p + 1) * step;
        Span& s = spans[static_cast<std::size_t>(p)];
        s.first = std::min(static_cast<std::int64_t>(lo), samples - 1);
        s.last = std::clamp(static_cast<std::int64_t>(std::ceil(hi)) - 1, s.first, samples - 1);
        s.first_weight = std::min(static_cast<double>(s.first + 1), hi) - lo;
        s.last_weight = s.last == s.first ? s.first_weight : hi - static_cast<double>(s.last);
    }
    return spans;
}

// Samples of one row, and which of them have no value; null: all have one.
struct SampleRow {
    const float* samples;
    const std::uint8_t* invalid;
    bool usable(std::int64_t x) const {
        return std::isfinite(samples[x]) && (invalid == nullptr || invalid[x] == 0);
    }
};

SampleRow row_of(const Raster& raster, std::int64_t y) {
    return {raster.samples.data() + y * raster.columns,
            raster.invalid.empty() ? nullptr : raster.invalid.data() + y * raster.columns};
}

// Averages down along both axes; axes with fewer samples than pixels keep their samples.
class Average {
public:
    Average(std::int64_t columns, std::int64_t rows, PictureSize size, double base)
        : across_(cover(columns, size.width)),
          down_(cover(rows, size.height)),
          whole_(static_cast<double>(columns) / size.width *
                 (static_cast<double>(rows) / size.height)),
          sum_(across_.size()),
          weight_(across_.size()),
          base_(base) {}
    static Surface blank(PictureSize size, double base) {
        Surface out;
        out.width = size.width;
        out.height = size.height;
        out.base = base;
        out.values.assign(
            static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height), 0.0f);
        out.valid.assign(out.values.size(), 1);
        return out;
    }

    // One row of pixels from those rows of samples that it covers.
    template <class RowAt>
    void make_row(std::int64_t y, Surface& out, RowAt&& row_at) {
        std::ranges::fill(sum_, 0.0);
        std::ranges::fill(weight_, 0.0);
        const Span& rows = down_[static_cast<std::size_t>(y)];
        for (std::int64_t sy = rows.first; sy <= rows.last; ++sy) {
            const double wy = rows.weight(sy);
            const SampleRow row = row_at(sy);
            for (std::size_t x = 0; x < sum_.size(); ++x) {
                for (std::int64_t sx = across_[x].first; sx <= across_[x].last; ++sx) {
                    if (!row.usable(sx)) continue;
                    const double w = wy * across_[x].weight(sx);
                    sum_[x] += w * (static_cast<double>(row.samples[sx]) - base_);
                    weight_[x] += w;
                }
            }
        }
        for (std::size_t x = 0; x < sum_.size(); ++x) {
            const std::size_t i = out.index(static_cast<int>(x), static_cast<int>(y));
            // Less than half covered by data: a hole keeps its size.
            if (weight_[x] * 2 >= whole_)
                out.values[i] = static_cast<float>(sum_[x] / weight_[x]);
            else
                out.valid[i] = 0;
        }
    }

private:
    std::vector<Span> across_, down_;
    double whole_;
    std::vector<double> sum_, weight_;
    double base_;
};

template <class RowAt>
Surface average_down(std::int64_t columns, std::int64_t rows, PictureSize size, double base,
                     const RowAt& row_at) {
    Surface out = Average::blank(size, base);
    parallel_for(0, size.height, 4, [&](std::int64_t lo, std::int64_t hi) {
        Average average(columns, rows, size, base);
        for (std::int64_t y = lo; y < hi; ++y) average.make_row(y, out, row_at);
    });
    return out;
}

// Gives cells without data the mean of their neighbours, a few rings deep, so that the spline does
// not ring at the edge of the data; cells farther in hold 0, which is never drawn.
void grow_into_holes(Surface& s) {
    std::vector<std::uint8_t> known = s.valid, next;
    for (int ring = 0; ring < 6; ++ring) {
        next = known;
        for (int y = 0; y < s.height; ++y)
            for (int x = 0; x < s.width; ++x) {
                if (known[s.index(x, y)]) continue;
                double sum = 0;
                int count = 0;
                for (int v = std::max(0, y - 1); v <= std::min(s.height - 1, y + 1); ++v)
                    for (int u = std::max(0, x - 1); u <= std::min(s.width - 1, x + 1); ++u)
                        if (known[s.index(u, v)]) sum += s.values[s.index(u, v)], ++count;
                if (count == 0) continue;
                s.values[s.index(x, y)] = static_cast<float>(sum / count);
                next[s.index(x, y)] = 1;
            }
        known.swap(next);
    }
}

// Spline coefficients of one line in place: the pole of the cubic B-spline is sqrt(3) - 2, ends are
// mirrored at the last sample. [unser1999, sec. II]
void spline_coefficients(std::vector<double>& c) {
    const auto n = static_cast<std::ptrdiff_t>(c.size());
    if (n < 2) return;
    const double pole = std::sqrt(3.0) - 2.0;
    // 32 terms: 0.268^32 is below double rounding.
    const auto mirrored = [&](std::ptrdiff_t i) {
        const std::ptrdiff_t period = 2 * (n - 1);
        i %= period;
        return c[static_cast<std::size_t>(i < n ? i : period - i)];
    };
    double start = 0, power = 1;
    for (std::ptrdiff_t i = 0; i < 32; ++i, power *= pole) start += power * mirrored(i);
    for (double& v : c) v *= 6.0;
    c[0] = start * 6.0;
    for (std::size_t i = 1; i < c.size(); ++i) c[i] += pole * c[i - 1];
    const auto last = static_cast<std::size_t>(n - 1);
    c[last] = pole / (pole * pole - 1) * (c[last] + pole * c[last - 1]);
    for (std::size_t i = last; i-- > 0;) c[i] = pole * (c[i + 1] - c[i]);
}

// One line of `from` samples at `to` places; the outermost pixels reach half a cell past the
// samples, where the mirrored spline goes on.
void raise_line(std::vector<double>& line, std::vector<double>& out) {
    const auto from = static_cast<std::ptrdiff_t>(line.size());
    const auto to = static_cast<std::ptrdiff_t>(out.size());
    if (from == 1) {
        std::ranges::fill(out, line[0]);
        return;
    }
    spline_coefficients(line);
    const auto at = [&](std::ptrdiff_t i) {
        if (i < 0) i = -i;
        if (i >= from) i = 2 * (from - 1) - i;
        return line[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(i, 0, from - 1))];
    };
    for (std::ptrdiff_t p = 0; p < to; ++p) {
        const double place =
            (static_cast<double>(p) + 0.5) * static_cast<double>(from) / static_cast<double>(to) -
            0.5;
        const double cell = std::floor(place), t = place - cell, u = 1 - t;
        const auto i = static_cast<std::ptrdiff_t>(cell);
        out[static_cast<std::size_t>(p)] =
            (u * u * u * at(i - 1) + (4 - 6 * t * t + 3 * t * t * t) * at(i) +
             (4 - 6 * u * u + 3 * u * u * u) * at(i + 1) + t * t * t * at(i + 2)) /
            6;
    }
}

Surface raise_up(const Surface& small, int width, int height) {
    // Rows first, then columns; doubles in between.
    const auto w = static_cast<std::size_t>(width);
    std::vector<double> wide(w * static_cast<std::size_t>(small.height));
    parallel_for(0, small.height, 16, [&](std::int64_t lo, std::int64_t hi) {
        std::vector<double> line, out(w);
        for (std::int64_t y = lo; y < hi; ++y) {
            const auto first = small.values.begin() + y * small.width;
            line.assign(first, first + small.width);
            if (width == small.width)
                out = line;
            else
                raise_line(line, out);
            std::ranges::copy(out, wide.begin() + y * width);
        }
    });
    Surface big;
    big.width = width;
    big.height = height;
    big.base = small.base;
    big.values.resize(w * static_cast<std::size_t>(height));
    big.valid.assign(big.values.size(), 1);
    parallel_for(0, width, 16, [&](std::int64_t lo, std::int64_t hi) {
        std::vector<double> line, out(static_cast<std::size_t>(height));
        for (auto x = static_cast<std::size_t>(lo); x < static_cast<std::size_t>(hi); ++x) {
            line.resize(static_cast<std::size_t>(small.height));
            for (std::size_t y = 0; y < line.size(); ++y) line[y] = wide[y * w + x];
            if (height == small.height)
                out = line;
            else
                raise_line(line, out);
            for (std::size_t y = 0; y < out.size(); ++y)
                big.values[y * w + x] = static_cast<float>(out[y]);
        }
    });
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const std::size_t from =
                small.index(static_cast<int>(static_cast<std::int64_t>(x) * small.width / width),
                            static_cast<int>(static_cast<std::int64_t>(y) * small.height / height));
            if (small.valid[from]) continue;
            big.valid[big.index(x, y)] = 0;
        }
    return big;
}

}  // namespace

PictureSize picture_size(std::int64_t columns, std::int64_t rows, int long_side) {
    const std::int64_t longest = std::max(columns, rows);
    const double target =
        static_cast<double>(std::clamp<std::int64_t>(longest, std::min(512, long_side), long_side));
    const double scale = target / static_cast<double>(longest);
    const double least = std::max(1.0, target / 8);
    const auto side = [&](std::int64_t n) {
        return static_cast<int>(std::max(static_cast<double>(n) * scale, least) + 0.5);
    };
    return {side(columns), side(rows)};
}

namespace {

struct Range {
    float low = std::numeric_limits<float>::infinity(), high = -low;

    void add(const SampleRow& row, std::int64_t columns) {
        for (std::int64_t x = 0; x < columns; ++x) {
            if (!row.usable(x)) continue;
            low = std::min(low, row.samples[x]);
            high = std::max(high, row.samples[x]);
        }
    }
    // The middle of the range, so that a small relief on a high plateau keeps its digits.
    double base() const { return low <= high ? 0.5 * low + 0.5 * high : 0.0; }
};

void need_samples(std::int64_t columns, std::int64_t rows) {
    if (columns < 1 || rows < 1)
        throw Error("the map has no samples", "Give a map of at least one sample.");
}

// No more pixels than samples along an axis.
PictureSize averaged_size(std::int64_t columns, std::int64_t rows, PictureSize size) {
    const auto at_most = [](int pixels, std::int64_t samples) {
        return static_cast<int>(std::min<std::int64_t>(pixels, samples));
    };
    return {at_most(size.width, columns), at_most(size.height, rows)};
}

// From what was averaged to the size of the picture.
Surface finish(Surface s, std::int64_t columns, std::int64_t rows, PictureSize size,
               double spacing_m) {
    if (s.width < size.width || s.height < size.height) {
        if (std::ranges::find(s.valid, 0) != s.valid.end()) grow_into_holes(s);
        s = raise_up(s, size.width, size.height);
    }
    for (std::size_t i = 0; i < s.values.size(); ++i) {
        if (s.valid[i]) continue;
        s.values[i] = 0;
        s.all_valid = false;
    }
    const auto longest = static_cast<double>(std::max(columns, rows));
    s.pixels_per_sample = static_cast<double>(std::max(s.width, s.height)) / longest;
    s.pixel_m = spacing_m * longest / std::max(s.width, s.height);
    return s;
}

// From rows that threads may ask for at once.
template <class RowAt>
Surface fit_rows(std::int64_t columns, std::int64_t rows, PictureSize size, double spacing_m,
                 const RowAt& row_at) {
    const Range range = ordered_reduce(
        0, rows, rows_per_piece(columns), Range{},
        [&](std::int64_t first, std::int64_t last) {
            Range r;
            for (std::int64_t y = first; y < last; ++y) r.add(row_at(y), columns);
            return r;
        },
        [](Range a, Range b) {
            return Range{std::min(a.low, b.low), std::max(a.high, b.high)};
        });
    const PictureSize small = averaged_size(columns, rows, size);
    return finish(average_down(columns, rows, small, range.base(), row_at), columns, rows, size,
                  spacing_m);
}

}  // namespace

Surface fit_surface(const Raster& raster, PictureSize size, double spacing_m) {
    need_samples(raster.columns, raster.rows);
    return fit_rows(raster.columns, raster.rows, size, spacing_m,
                    [&](std::int64_t y) { return row_of(raster, y); });
}

Surface fit_surface(const MapRows& map, PictureSize size, double spacing_m) {
    need_samples(map.columns, map.rows);
    const auto row_at = [&](std::int64_t y) { return SampleRow{map.row(y), nullptr}; };
    if (map.lie_here) return fit_rows(map.columns, map.rows, size, spacing_m, row_at);
    Range range;
    for (std::int64_t y = 0; y < map.rows; ++y) range.add(row_at(y), map.columns);
    const PictureSize small = averaged_size(map.columns, map.rows, size);
    Average average(map.columns, map.rows, small, range.base());
    Surface s = Average::blank(small, range.base());
    for (std::int64_t y = 0; y < small.height; ++y) average.make_row(y, s, row_at);
    return finish(std::move(s), map.columns, map.rows, size, spacing_m);
}

}  // namespace cuesta
