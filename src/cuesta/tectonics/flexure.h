// SPDX-License-Identifier: Apache-2.0
// A thin elastic plate on a fluid mantle, bent by a load that varies over the map.
//
//   D lap^2 w + (rho_m - rho_f) g w = g q      w metres down, q kg/m2              [turcotte2014]
//   D = E Te^3 / (12 (1 - nu^2))               rigidity of a plate of thickness Te
//   W(k) = Q(k) / (rho_m - rho_f + D k^4 / g)  wave by wave: a Fourier transform there and back
//
// A plate without thickness answers by itself in every place: Airy's columns.
//
// Edges   wrapped: the map goes on with its other side. Closed, and poles: a mirror. Open: no load
//         beyond; twelve times the length (D / ((rho_m - rho_f) g))^(1/4) lie between the map and
//         its next copy, over which a deflection falls to 1e-4 of itself.
// Scheme  on means of f x f samples, f the most that leave 16 of them to that length (and fit into
//         the period of a wrapped or closed axis); what the means do to each wave is undone. Then
//         cubics between them. So a small map on a stiff plate costs no more than a large one.
// Holds   the same bits for any threads and blocks (grid/fft.h). Error below 1e-4 of the
//         deflection.
// Memory  no block has more than its part: rows of means are made from bands of rows of the map,
//         the transform goes over shares of panels and rows (grid/fft_parts.h), and what a block
//         keeps are the means around its own samples.
// Limits  the plate is flat and the same everywhere; on maps of longitudes and latitudes cells are
//         taken as those of the equator.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/fft.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/map_window.h"

namespace cuesta {

struct ElasticPlate {
    double thickness_m = 0;  // Te; 0: no strength
    double youngs_modulus_pa = 70e9;
    double poisson_ratio = 0.25;
    double mantle_density = 3300;  // kg/m3
    double infill_density = 0;     // of what fills the hollow that sinks
    static constexpr double gravity = 9.81;

    double rigidity() const;  // D, N m
    double buoyancy() const { return mantle_density - infill_density; }
    double length_m() const;  // (D / (buoyancy g))^(1/4)
    // Metres down under a wave of 1 kg/m2, `k` in radian per metre.
    double response(double k) const;
    bool operator==(const ElasticPlate&) const = default;
};

class Flexure {
public:
    Flexure(const Grid& grid, const ElasticPlate& plate);

    bool fits(const Grid& grid, const ElasticPlate& plate) const;
    // All blocks: `load` is kg/m2 for every sample of `block`, rows `stride` samples apart.
    void solve(const float* load, std::ptrdiff_t stride, const Block& block, Communicator& comm);
    // Metres down at a sample of the map that lies in the block, after solve().
    float down(std::int64_t x, std::int64_t y) const;

    // One side of the map: how many samples make a mean, and the period in samples.
    struct Axis {
        std::int64_t samples = 1, factor = 1, period = 1;
        bool mirror_low = false, mirror_high = false;
        std::int64_t means() const { return period / factor; }
        // The sample that stands at a place of the period, in a mirror or not; -1: none.
        std::int64_t source(std::int64_t place) const {
            if (place < samples) return place;
            if (mirror_high) return place < 2 * samples ? 2 * samples - 1 - place : -1;
            return mirror_low && place >= period - samples ? period - 1 - place : -1;
        }
        // The samples that the mean of that number is taken of, those in a mirror too.
        template <class Take>
        void each_source(std::int64_t mean, Take&& take) const {
            const std::int64_t from = mean * factor, end = from + factor;
            for (std::int64_t i = from; i < std::min(end, samples); ++i) take(i);
            if (mirror_high)
                for (std::int64_t i = std::max(from, samples); i < std::min(end, 2 * samples); ++i)
                    take(2 * samples - 1 - i);
            else if (mirror_low)
                for (std::int64_t i = std::max(from, period - samples); i < end; ++i)
                    take(period - 1 - i);
        }
    };
    const Axis& across() const { return across_; }
    const Axis& along() const { return along_; }

private:
    struct Rows;
    std::vector<float> make_means(const Rows& rows, Communicator& comm) const;
    void add_rows(const std::vector<std::pair<std::int64_t, const float*>>& rows,
                  std::vector<double>& begun, std::int64_t first, float* means) const;
    void change_waves(const SpectrumBlock& block) const;
    Block shown_by(const Block& block) const;

    Grid grid_;
    ElasticPlate plate_;
    Axis across_, along_;
    RealFft2d transform_;
    std::vector<double> left_y_, ky2_;  // of every wave along a column: left by means, squared
    // The means around the samples of the block, or all of them.
    std::vector<float> shown_;
    PickedAxis shown_across_, shown_down_;
};

}  // namespace cuesta
