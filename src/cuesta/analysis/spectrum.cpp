// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/spectrum.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/analysis/variogram.h"
#include "cuesta/base/elementary.h"
#include "cuesta/grid/fft.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;

// Heights less the plane a + b x + c y of least squares, faded by a Hann window on unwrapped axes.
Field prepared(const Field& height, const Grid& grid) {
    const std::int64_t columns = height.columns(), rows = height.rows();
    Field out({columns, rows, 0});
    const double middle_x = static_cast<double>(columns - 1) / 2;
    const double middle_y = static_cast<double>(rows - 1) / 2;
    double sum = 0, sum_x = 0, sum_y = 0, xx = 0, yy = 0;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const double h = height.at(x, y), dx = static_cast<double>(x) - middle_x;
            const double dy = static_cast<double>(y) - middle_y;
            sum += h, sum_x += h * dx, sum_y += h * dy, xx += dx * dx, yy += dy * dy;
        }
    const double mean = sum / static_cast<double>(columns * rows);
    const double tilt_x = !grid.wraps_x() && xx > 0 ? sum_x / xx : 0;
    const double tilt_y = !grid.wraps_y() && yy > 0 ? sum_y / yy : 0;
    const auto window = [](std::int64_t i, std::int64_t n, bool wraps) {
        if (wraps || n == 1) return 1.0;
        return 0.5 * (1 - elementary::cos(2 * pi * (static_cast<double>(i) + 0.5) /
                                          static_cast<double>(n)));
    };
    std::vector<double> fade_x;
    for (std::int64_t x = 0; x < columns; ++x) fade_x.push_back(window(x, columns, grid.wraps_x()));
    for (std::int64_t y = 0; y < rows; ++y) {
        const double fade_y = window(y, rows, grid.wraps_y());
        const double level = mean + tilt_y * (static_cast<double>(y) - middle_y);
        for (std::int64_t x = 0; x < columns; ++x) {
            const double plane = level + tilt_x * (static_cast<double>(x) - middle_x);
            out.at(x, y) = static_cast<float>((height.at(x, y) - plane) *
                                              fade_x[static_cast<std::size_t>(x)] * fade_y);
        }
    }
    return out;
}

RadialSpectrum make_spectrum(const Field& height, const Grid& grid, int sector, int sectors) {
    const auto columns = static_cast<int>(height.columns()), rows = static_cast<int>(height.rows());
    const Field surface = prepared(height, grid);
    HalfSpectrum waves(columns, rows);
    RealFft2d(columns, rows).forward(surface.row(0), surface.stride(), waves);

    const double longest = std::max(columns, rows);
    const double scale_x = longest / columns, scale_y = longest / rows;
    const auto top = static_cast<std::size_t>(longest / 2);
    RadialSpectrum result;
    result.longest_m = longest * grid.spacing_m;
    result.power.assign(top + 1, 0.0);
    result.waves.assign(top + 1, 0);
    for (int ky = 0; ky < rows; ++ky) {
        const double y = (ky <= rows / 2 ? ky : ky - rows) * scale_y;
        for (int kx = 0; kx <= columns / 2; ++kx) {
            if (kx == 0 && y <= 0) continue;  // the mean, and mirror images of ky > 0
            const double x = kx * scale_x;
            if (sectors > 1) {
                double angle = elementary::atan2(y, x);
                if (angle < 0) angle += pi;
                if (static_cast<int>(angle / pi * sectors) % sectors != sector) continue;
            }
            const auto ring = static_cast<std::size_t>(std::sqrt(x * x + y * y) + 0.5);
            if (ring > top) continue;
            const std::complex<float> wave = waves.get(kx, ky);
            result.power[ring] += static_cast<double>(std::norm(wave));
            ++result.waves[ring];
        }
    }
    for (std::size_t k = 0; k <= top; ++k)
        if (result.waves[k] > 0) result.power[k] /= static_cast<double>(result.waves[k]);
    return result;
}

}  // namespace

RadialSpectrum radial_spectrum(const Field& height, const Grid& grid) {
    return make_spectrum(height, grid, 0, 1);
}

RadialSpectrum sector_spectrum(const Field& height, const Grid& grid, int sector, int sectors) {
    return make_spectrum(height, grid, sector, sectors);
}

double spectral_slope(const RadialSpectrum& spectrum, double low, double high) {
    std::vector<double> k, power;
    const double width = elementary::exp2(0.25);
    for (double from = low; from < high; from *= width) {
        const double to = std::min(from * width, high);
        double sum_k = 0, sum_power = 0;
        int rings = 0;
        for (std::size_t ring = 1; ring < spectrum.power.size(); ++ring) {
            const auto at = static_cast<double>(ring);
            if (at < from || (to < high ? at >= to : at > to) || !(spectrum.power[ring] > 0))
                continue;
            sum_k += elementary::log(at), sum_power += elementary::log(spectrum.power[ring]);
            ++rings;
        }
        if (rings == 0) continue;
        k.push_back(elementary::exp(sum_k / rings));
        power.push_back(elementary::exp(sum_power / rings));
    }
    if (k.size() < 2) return std::numeric_limits<double>::quiet_NaN();
    return -log_log_slope(k, power);
}

}  // namespace cuesta
