// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/flexure.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/fft.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double means_per_length = 16, lengths_beyond = 12;

Flexure::Axis axis_of(std::int64_t samples, double spacing_m, double length_m, bool wraps,
                      bool wall_low, bool wall_high) {
    Flexure::Axis axis;
    axis.samples = samples;
    axis.mirror_low = wall_low, axis.mirror_high = wall_high;
    const auto most =
        static_cast<std::int64_t>(std::clamp(length_m / (means_per_length * spacing_m), 1.0, 1e9));
    if (wraps || (wall_low && wall_high)) {
        axis.period = wraps ? samples : 2 * samples;
        axis.factor = std::min(most, axis.period);
        while (axis.period % axis.factor != 0) --axis.factor;
        return axis;
    }
    axis.factor = most;
    const std::int64_t beyond =
        static_cast<std::int64_t>(lengths_beyond * length_m / spacing_m) + 1;
    const std::int64_t needed = samples * (wall_low || wall_high ? 2 : 1) + beyond;
    axis.period = fft_good_size((needed + most - 1) / most) * most;
    return axis;
}

// What the mean of `factor` samples leaves of wave number `wave` of the period.
double left_by_means(const Flexure::Axis& axis, std::int64_t wave) {
    if (axis.factor == 1 || wave == 0) return 1;
    const double half = pi * static_cast<double>(wave) / static_cast<double>(axis.period);
    const auto factor = static_cast<double>(axis.factor);
    return elementary::sin(factor * half) / (factor * elementary::sin(half));
}

// Weights of the Catmull-Rom cubic at t from the second of four values.
void cubic_weights(float t, float (&w)[4]) {
    w[0] = t * (-0.5f + t * (1 - 0.5f * t));
    w[1] = 1 + t * t * (-2.5f + 1.5f * t);
    w[2] = t * (0.5f + t * (2 - 1.5f * t));
    w[3] = t * t * (-0.5f + 0.5f * t);
}

}  // namespace

double ElasticPlate::rigidity() const {
    return youngs_modulus_pa * thickness_m * thickness_m * thickness_m /
           (12 * (1 - poisson_ratio * poisson_ratio));
}

double ElasticPlate::length_m() const {
    return std::sqrt(std::sqrt(rigidity() / (buoyancy() * gravity)));
}

double ElasticPlate::response(double k) const {
    return 1 / (buoyancy() + rigidity() / gravity * (k * k) * (k * k));
}

struct Flexure::Transform {
    Transform(int columns, int rows) : fft(columns, rows), spectrum(columns, rows) {}
    RealFft2d fft;
    HalfSpectrum spectrum;
};

Flexure::Flexure(const Grid& grid, const ElasticPlate& plate)
    : grid_(grid),
      plate_(plate),
      across_(axis_of(grid.columns, grid.spacing_m, plate.length_m(), grid.wraps_x(),
                      grid.edges.is_wall(Side::west), grid.edges.is_wall(Side::east))),
      along_(axis_of(grid.rows, grid.row_spacing_m(), plate.length_m(), grid.wraps_y(),
                     grid.edges.is_wall(Side::north), grid.edges.is_wall(Side::south))),
      transform_(std::make_unique<Transform>(static_cast<int>(across_.means()),
                                             static_cast<int>(along_.means()))),
      means_(static_cast<std::size_t>(across_.means() * along_.means())) {}

Flexure::~Flexure() = default;

bool Flexure::fits(const Grid& grid, const ElasticPlate& plate) const {
    return grid_ == grid && plate_ == plate;
}

void Flexure::solve(const std::vector<float>& load) {
    const std::int64_t columns = across_.means(), rows = along_.means();
    // Means of the load, what lies beyond the map included.
    const double share =
        1 / (static_cast<double>(across_.factor) * static_cast<double>(along_.factor));
    parallel_for(0, rows, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t r = lo; r < hi; ++r)
            for (std::int64_t c = 0; c < columns; ++c) {
                double sum = 0;
                along_.each_source(r, [&](std::int64_t y) {
                    const float* row = load.data() + y * grid_.columns;
                    across_.each_source(c, [&](std::int64_t x) { sum += double{row[x]}; });
                });
                means_[static_cast<std::size_t>(r * columns + c)] = static_cast<float>(sum * share);
            }
    });

    // Each wave by itself.
    transform_->fft.forward(means_.data(), columns, transform_->spectrum);
    const double step_x = 2 * pi / (static_cast<double>(across_.period) * grid_.spacing_m);
    const double step_y = 2 * pi / (static_cast<double>(along_.period) * grid_.row_spacing_m());
    const double scale = 1 / (static_cast<double>(columns) * static_cast<double>(rows));
    const double stiffness = plate_.rigidity() / ElasticPlate::gravity;
    const double buoyancy = plate_.buoyancy();
    std::vector<double> left_y(static_cast<std::size_t>(rows)), ky2(left_y.size());
    for (std::int64_t i = 0; i < rows; ++i) {
        const std::int64_t wave = i <= rows / 2 ? i : i - rows;
        left_y[static_cast<std::size_t>(i)] = left_by_means(along_, wave);
        const double k = static_cast<double>(wave) * step_y;
        ky2[static_cast<std::size_t>(i)] = k * k;
    }
    parallel_for(0, transform_->spectrum.blocks(), 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t b = lo; b < hi; ++b) {
            const SpectrumBlock block = transform_->spectrum.block(static_cast<int>(b));
            double kx2[SpectrumBlock::lanes]{}, share_x[SpectrumBlock::lanes]{};
            for (int l = 0; l < block.kx_end - block.kx_begin; ++l) {
                const double k = (block.kx_begin + l) * step_x;
                kx2[l] = k * k;
                share_x[l] = scale / left_by_means(across_, block.kx_begin + l);
            }
            for (int ky = 0; ky < block.rows; ++ky) {
                float* re = block.re(ky);
                float* im = block.im(ky);
                const double ky2_here = ky2[static_cast<std::size_t>(ky)];
                const double left = left_y[static_cast<std::size_t>(ky)];
                for (int l = 0; l < SpectrumBlock::lanes; ++l) {
                    const double k2 = kx2[l] + ky2_here;
                    const auto factor =
                        static_cast<float>(share_x[l] / (left * (buoyancy + stiffness * k2 * k2)));
                    re[l] *= factor, im[l] *= factor;
                }
            }
        }
    });
    transform_->fft.inverse(transform_->spectrum, means_.data(), columns);
}

float Flexure::down(std::int64_t x, std::int64_t y) const {
    const std::int64_t columns = across_.means(), rows = along_.means();
    if (across_.factor == 1 && along_.factor == 1)
        return means_[static_cast<std::size_t>(y * columns + x)];
    // Means stand for the middles of their samples.
    const auto place = [](std::int64_t i, std::int64_t factor, std::int64_t& first, float& t) {
        const std::int64_t twice = 2 * i + 1 - factor;  // from the first middle, in half samples
        first = twice >= 0 ? twice / (2 * factor) : -1;
        t = static_cast<float>(twice - first * 2 * factor) / static_cast<float>(2 * factor);
    };
    std::int64_t x0 = 0, y0 = 0;
    float tx = 0, ty = 0, wx[4], wy[4];
    place(x, across_.factor, x0, tx), place(y, along_.factor, y0, ty);
    cubic_weights(tx, wx), cubic_weights(ty, wy);
    float sum = 0;
    for (int j = 0; j < 4; ++j) {
        const std::int64_t r = ((y0 + j - 1) % rows + rows) % rows;
        const float* row = means_.data() + r * columns;
        float along = 0;
        for (int i = 0; i < 4; ++i)
            along += wx[i] * row[((x0 + i - 1) % columns + columns) % columns];
        sum += wy[j] * along;
    }
    return sum;
}

}  // namespace cuesta
