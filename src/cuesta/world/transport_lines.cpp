// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/transport_lines.h"

#include <algorithm>
#include <array>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr std::int64_t lanes = 16;  // lines solved side by side
using Lane = std::array<double, lanes>;

// Lines of n cells: below w[i-1] + middle w[i] + above w[i+1] = right, `lanes` of them at once.
struct Lines {
    std::vector<Lane> below, middle, above, right, ring;
    explicit Lines(std::int64_t n)
        : below(static_cast<std::size_t>(n)),
          middle(below.size()),
          above(below.size()),
          right(below.size()),
          ring(below.size()) {}

    // The answer stands in `right`.
    void solve(std::size_t n, bool closed) {
        Lane gamma{}, corner{};
        closed = closed && n > 2;
        if (closed) {
            for (std::size_t l = 0; l < lanes; ++l) {
                gamma[l] = -middle[0][l];
                corner[l] = below[0][l];  // row 0 to cell n-1
                middle[0][l] -= gamma[l];
                middle[n - 1][l] -= corner[l] * above[n - 1][l] / gamma[l];
            }
            for (std::size_t i = 0; i < n; ++i) ring[i].fill(0);
            ring[0] = gamma;
            ring[n - 1] = above[n - 1];
        }
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t l = 0; l < lanes; ++l) {
                const double lower = i > 0 ? below[i][l] : 0;
                const double before = i > 0 ? above[i - 1][l] : 0;
                const double from = i > 0 ? right[i - 1][l] : 0;
                const double pivot = 1 / (middle[i][l] - lower * before);
                above[i][l] *= pivot;
                right[i][l] = (right[i][l] - lower * from) * pivot;
                if (closed) {
                    const double ring_from = i > 0 ? ring[i - 1][l] : 0;
                    ring[i][l] = (ring[i][l] - lower * ring_from) * pivot;
                }
            }
        for (std::size_t i = n - 1; i-- > 0;)
            for (std::size_t l = 0; l < lanes; ++l) {
                right[i][l] -= above[i][l] * right[i + 1][l];
                if (closed) ring[i][l] -= above[i][l] * ring[i + 1][l];
            }
        if (!closed) return;
        Lane factor;
        for (std::size_t l = 0; l < lanes; ++l)
            factor[l] = (right[0][l] + corner[l] * right[n - 1][l] / gamma[l]) /
                        (1 + ring[0][l] + corner[l] * ring[n - 1][l] / gamma[l]);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t l = 0; l < lanes; ++l) right[i][l] -= factor[l] * ring[i][l];
    }
};

// What one line is made of: cell i of line j, the width of the face before it, its area, the
// distance of centres.
template <bool along_rows>
struct Shape {
    const Transport& t;
    std::int64_t length() const { return along_rows ? t.grid.columns : t.grid.rows; }
    std::int64_t count() const { return along_rows ? t.grid.rows : t.grid.columns; }
    bool closed() const { return along_rows ? t.grid.wraps_x : t.grid.wraps_y; }
    bool walled() const { return !along_rows && t.grid.sphere; }
    std::size_t cell(std::int64_t i, std::int64_t j) const {
        return along_rows ? t.grid.at(i, j) : t.grid.at(j, i);
    }
    std::int64_t row(std::int64_t i, std::int64_t j) const { return along_rows ? j : i; }
    double face(std::int64_t i) const {
        return along_rows ? t.grid.dy_m : t.grid.face_m[static_cast<std::size_t>(i)];
    }
    double area(std::int64_t i, std::int64_t j) const {
        return t.grid.area_m2[static_cast<std::size_t>(row(i, j))];
    }
    double distance(std::int64_t j) const {
        return along_rows ? t.grid.dx_m[static_cast<std::size_t>(j)] : t.grid.dy_m;
    }
    double mixing(std::size_t a, std::size_t b) const {
        return t.mixing != nullptr ? ((*t.mixing)[a] + (*t.mixing)[b]) / 2 : t.even_mixing;
    }
};

template <bool along_rows>
void transport(const Transport& t, ClimatePlane& w) {
    const Shape<along_rows> shape{t};
    const std::int64_t n = shape.length();
    const bool closed = shape.closed() && n > 2;
    const std::int64_t groups = (shape.count() + lanes - 1) / lanes;
    const double rate = 1 / t.dt_s;
    parallel_for(0, groups, 1, [&](std::int64_t lo, std::int64_t hi) {
        Lines lines(n);
        for (std::int64_t group = lo; group < hi; ++group) {
            for (std::int64_t i = 0; i < n; ++i)
                for (std::int64_t l = 0; l < lanes; ++l) {
                    const auto at = static_cast<std::size_t>(i);
                    const auto lane = static_cast<std::size_t>(l);
                    const std::int64_t j = std::min(group * lanes + l, shape.count() - 1);
                    const std::size_t here = shape.cell(i, j);
                    const bool first = i == 0, last = i + 1 == n;
                    const std::size_t back = shape.cell(first ? n - 1 : i - 1, j);
                    const std::size_t ahead = shape.cell(last ? 0 : i + 1, j);
                    const double per = 1 / shape.area(i, j), far = shape.distance(j);
                    const bool open_back = first && !closed, open_ahead = last && !closed;
                    double middle = rate * (t.capacity != nullptr ? (*t.capacity)[here] : 1);
                    double right = middle * w[here];
                    if (t.loss != nullptr) middle += (*t.loss)[here];
                    if (t.gain != nullptr) right += (*t.gain)[here];
                    double below = 0, above = 0;
                    const double wide_back = shape.face(i) * per,
                                 wide_ahead = shape.face(i + 1) * per;
                    if (!open_back) {
                        const double v = (t.velocity[back] + t.velocity[here]) / 2;
                        const double mix = shape.mixing(back, here) / far;
                        below = -wide_back * (std::max(v, 0.0) + mix);
                        middle += wide_back * (std::max(t.property ? v : -v, 0.0) + mix);
                    } else if (!shape.walled()) {
                        const double v = t.velocity[here];
                        if (t.beyond != nullptr)
                            right += wide_back * std::max(v, 0.0) *
                                     (*t.beyond)[static_cast<std::size_t>(shape.row(i, j))];
                        middle += wide_back * std::max(t.property ? v : -v, 0.0);
                    }
                    if (!open_ahead) {
                        const double v = (t.velocity[ahead] + t.velocity[here]) / 2;
                        const double mix = shape.mixing(ahead, here) / far;
                        above = -wide_ahead * (std::max(-v, 0.0) + mix);
                        middle += wide_ahead * (std::max(t.property ? -v : v, 0.0) + mix);
                    } else if (!shape.walled()) {
                        const double v = t.velocity[here];
                        if (t.beyond != nullptr)
                            right += wide_ahead * std::max(-v, 0.0) *
                                     (*t.beyond)[static_cast<std::size_t>(shape.row(i, j))];
                        middle += wide_ahead * std::max(t.property ? -v : v, 0.0);
                    }
                    lines.below[at][lane] = below, lines.above[at][lane] = above;
                    lines.middle[at][lane] = middle, lines.right[at][lane] = right;
                }
            lines.solve(static_cast<std::size_t>(n), closed);
            for (std::int64_t i = 0; i < n; ++i)
                for (std::int64_t l = 0; l < lanes && group * lanes + l < shape.count(); ++l)
                    w[shape.cell(i, group * lanes + l)] =
                        lines.right[static_cast<std::size_t>(i)][static_cast<std::size_t>(l)];
        }
    });
}

}  // namespace

void transport_rows(const Transport& t, ClimatePlane& w) {
    transport<true>(t, w);
}

void transport_columns(const Transport& t, ClimatePlane& w) {
    transport<false>(t, w);
}

}  // namespace cuesta
