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
// Holds   the same bits for any threads (grid/fft.h). Error below 1e-4 of the deflection.
// Limits  the plate is flat and the same everywhere; on maps of longitudes and latitudes cells are
//         taken as those of the equator.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "cuesta/grid/grid.h"

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
    ~Flexure();
    Flexure(const Flexure&) = delete;
    Flexure& operator=(const Flexure&) = delete;

    bool fits(const Grid& grid, const ElasticPlate& plate) const;
    // `load`: kg/m2 for every sample of the map, row by row.
    void solve(const std::vector<float>& load);
    // Metres down at a sample, after solve().
    float down(std::int64_t x, std::int64_t y) const;

    // One side of the map: how many samples make a mean, and the period in samples.
    struct Axis {
        std::int64_t samples = 1, factor = 1, period = 1;
        bool mirror_low = false, mirror_high = false;
        std::int64_t means() const { return period / factor; }
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
    struct Transform;
    Grid grid_;
    ElasticPlate plate_;
    Axis across_, along_;
    std::unique_ptr<Transform> transform_;
    std::vector<float> means_;
};

}  // namespace cuesta
