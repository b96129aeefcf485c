// SPDX-License-Identifier: Apache-2.0
// Measures of a land before and after, for the runs of the documents.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

namespace cuesta::test {

inline bool long_tests() {
    return std::getenv("CUESTA_LONG_TESTS") != nullptr;
}

inline void note(const std::string& what, double value) {
    std::cout << fmt::format("[ figure   ] {}: {:.5g}\n", what, value);
}

// A square map, row by row.
struct Land {
    std::int64_t n = 0;
    double cell_m = 1;
    std::vector<float> z;

    std::size_t at(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>(y * n + x);
    }
    double operator()(std::int64_t x, std::int64_t y) const { return double{z[at(x, y)]}; }
    float highest() const { return *std::max_element(z.begin(), z.end()); }

    // Calls see(a, b, slope) for all pairs of neighbours along the axes.
    template <class See>
    void each_step(See&& see) const {
        for (std::int64_t y = 0; y < n; ++y)
            for (std::int64_t x = 0; x < n; ++x) {
                const double here = (*this)(x, y);
                if (x + 1 < n)
                    see(at(x, y), at(x + 1, y), std::abs(here - (*this)(x + 1, y)) / cell_m);
                if (y + 1 < n)
                    see(at(x, y), at(x, y + 1), std::abs(here - (*this)(x, y + 1)) / cell_m);
            }
    }
    double steepest() const {
        double most = 0;
        each_step([&](auto, auto, double slope) { most = std::max(most, slope); });
        return most;
    }
    // Pairs of neighbours steeper than that.
    int steeper_than(double slope) const {
        int count = 0;
        each_step([&](auto, auto, double here) { count += here > slope ? 1 : 0; });
        return count;
    }
    double laplacian(std::int64_t x, std::int64_t y) const {
        return (*this)(x - 1, y) + (*this)(x + 1, y) + (*this)(x, y - 1) + (*this)(x, y + 1) -
               4 * (*this)(x, y);
    }
    // Mean size of the Laplacian.
    double roughness() const {
        double sum = 0;
        for (std::int64_t y = 1; y + 1 < n; ++y)
            for (std::int64_t x = 1; x + 1 < n; ++x) sum += std::abs(laplacian(x, y));
        return sum / static_cast<double>((n - 2) * (n - 2));
    }
    double sum() const {
        double all = 0;
        for (const float v : z) all += double{v};
        return all;
    }
};

// How far a cell stands above all eight around it, and did not before.
inline double tower(const Land& before, const Land& after) {
    double most = 0;
    for (std::int64_t y = 1; y + 1 < after.n; ++y)
        for (std::int64_t x = 1; x + 1 < after.n; ++x) {
            double above = after(x, y) - before(x, y);
            for (std::int64_t dy = -1; dy <= 1; ++dy)
                for (std::int64_t dx = -1; dx <= 1; ++dx)
                    if (dx != 0 || dy != 0)
                        above = std::min(above, after(x, y) - after(x + dx, y + dy));
            most = std::max(most, above);
        }
    return most;
}

inline double rms(const Land& a, const Land& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.z.size(); ++i) {
        const double d = double{a.z[i]} - double{b.z[i]};
        sum += d * d;
    }
    return std::sqrt(sum / static_cast<double>(a.z.size()));
}

// Mean size of the change.
inline double moved(const Land& a, const Land& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.z.size(); ++i) sum += std::abs(double{a.z[i]} - double{b.z[i]});
    return sum / static_cast<double>(a.z.size());
}

}  // namespace cuesta::test
