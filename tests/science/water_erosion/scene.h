// SPDX-License-Identifier: Apache-2.0
// The reference scene of the carving tests: a plane that falls southwards, with smooth noise, and a
// spring near its upper end. Processes are stepped by hand.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "cuesta/process/slope/thermal.h"
#include "cuesta/process/water/hydraulic_erosion.h"
#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/random/counter.h"

namespace cuesta::test {

class Scene {
public:
    using Of = std::function<double(std::int64_t, std::int64_t)>;

    Scene(const Grid& grid_, const Of& bed_m, std::string_view material = "regolith")
        : grid(grid_) {
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                terrain.height().at(x, y) = static_cast<float>(bed_m(x, y));
        terrain.ground_material = *terrain.materials().find(material);
        terrain.settle(LayerStack::unit_for(terrain.highest()));
        remember();
    }

    void remember() { start = units(); }
    template <class Op>
    StepReport step(const Op& op) {
        const StepContext context{grid, terrain.block(), comm, {1, 7}, now, terrain, scratch, {}};
        return op.apply(terrain, context);
    }
    void next() { ++now, ++terrain.now; }
    template <class... Op>
    void run(int steps, const Op&... ops) {
        for (int i = 0; i < steps; ++i) {
            (step(ops), ...);
            next();
        }
    }

    std::vector<std::int32_t> units() {
        std::vector<std::int32_t> list;
        const IntField& surface = std::as_const(terrain).ground().surface();
        for (std::int64_t y = 0; y < grid.rows; ++y)
            list.insert(list.end(), surface.row(y), surface.row(y) + grid.columns);
        return list;
    }
    double unit_m() { return std::as_const(terrain).ground().unit_m(); }
    std::size_t at(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>(y * grid.columns + x);
    }
    // How much lower the ground is than it was.
    std::vector<double> lowering() {
        const std::vector<std::int32_t> end = units();
        std::vector<double> list(end.size());
        for (std::size_t i = 0; i < end.size(); ++i)
            list[i] = (double{1} * start[i] - end[i]) * unit_m();
        return list;
    }
    double field(std::string_view name, std::int64_t x, std::int64_t y) {
        return double{terrain.make(name).at(x, y)};
    }
    double sum(std::string_view name) {
        double all = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) all += field(name, x, y);
        return all;
    }

    Grid grid;
    Terrain terrain{grid, whole(grid), 3, std::make_shared<MaterialTable>()};
    SingleCommunicator comm{grid};
    Scratch scratch{terrain.shape()};
    std::int64_t now = 0;
    std::vector<std::int32_t> start;
};

// White noise, smoothed three times over 3 x 3, then scaled to +-amplitude.
inline std::vector<double> smooth_noise(std::int64_t n, double amplitude_m, std::uint64_t seed) {
    std::vector<double> a(static_cast<std::size_t>(n * n)), b = a;
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] = double{uniform_float(random_words({seed, 3}, static_cast<std::int64_t>(i) % n,
                                                 static_cast<std::int64_t>(i) / n, 0)[0])} -
               0.5;
    for (int round = 0; round < 3; ++round) {
        for (std::int64_t y = 0; y < n; ++y)
            for (std::int64_t x = 0; x < n; ++x) {
                double sum = 0;
                for (std::int64_t dy = -1; dy <= 1; ++dy)
                    for (std::int64_t dx = -1; dx <= 1; ++dx)
                        sum += a[static_cast<std::size_t>(
                            std::clamp<std::int64_t>(y + dy, 0, n - 1) * n +
                            std::clamp<std::int64_t>(x + dx, 0, n - 1))];
                b[static_cast<std::size_t>(y * n + x)] = sum / 9;
            }
        std::swap(a, b);
    }
    double most = 0;
    for (const double v : a) most = std::max(most, std::abs(v));
    for (double& v : a) v *= amplitude_m / most;
    return a;
}

// n x n samples a metre apart, falling 0.1 per metre southwards.
inline Scene falling_plane(std::int64_t n, std::uint64_t seed = 1, double slope = 0.1,
                           std::string_view material = "regolith") {
    const std::vector<double> noise = smooth_noise(n, 0.05, seed);
    const Grid grid{.columns = n, .rows = n, .spacing_m = 1, .edges = Edges::open};
    return Scene(
        grid,
        [&](std::int64_t x, std::int64_t y) {
            return slope * static_cast<double>(n - 1 - y) +
                   noise[static_cast<std::size_t>(y * n + x)];
        },
        material);
}

// 3 m3/s over 3 x 3 cells a tenth of the way down.
inline Spring spring_above(std::int64_t n, double dt_s) {
    Spring spring;
    const double across = static_cast<double>(n - 1);
    spring.positions = {static_cast<double>(n / 2) / across,
                        std::floor(static_cast<double>(n) * 25 / 256) / across};
    spring.discharge = 3;
    spring.radius = 1.5;
    spring.time_step = dt_s;
    return spring;
}

inline WaterFlow flow_of(double dt_s) {
    WaterFlow flow;
    flow.time_step = dt_s;
    return flow;
}

inline HydraulicErosion erosion_of(double dt_s, double kc = 1.5) {
    HydraulicErosion erosion;
    erosion.time_step = dt_s;
    erosion.capacity = kc / HydraulicErosion::capacity_s_per_m;
    return erosion;
}

struct Channel {
    int rows = 0, cut_rows = 0;  // between spring and outlet; with a cell lowered by 0.3 m or more
    double width = 0;            // mean number of cells lowered by more than 0.2 m in a row
    double deepest = 0;          // mean lowering of the 1 % of cells with the most flow
    double elsewhere = 0;        // median lowering of the others
    double rise = 0;             // highest rise of any cell
};

inline Channel measure(Scene& scene) {
    const std::vector<double> low = scene.lowering();
    const std::int64_t n = scene.grid.columns;
    Channel made;
    const std::int64_t first = n * 25 / 256 + 2;
    for (std::int64_t y = first; y < n; ++y) {
        ++made.rows;
        double most = 0;
        for (std::int64_t x = 0; x < n; ++x) {
            most = std::max(most, low[scene.at(x, y)]);
            made.width += low[scene.at(x, y)] > 0.2 ? 1 : 0;
        }
        made.cut_rows += most >= 0.3 ? 1 : 0;
    }
    made.width /= made.rows;
    std::vector<std::pair<double, double>> by_flow;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            by_flow.emplace_back(-scene.field(field::discharge, x, y), low[scene.at(x, y)]);
            made.rise = std::max(made.rise, -low[scene.at(x, y)]);
        }
    std::sort(by_flow.begin(), by_flow.end());
    const std::size_t few = by_flow.size() / 100;
    std::vector<double> rest;
    for (std::size_t i = 0; i < by_flow.size(); ++i)
        if (i < few)
            made.deepest += by_flow[i].second / static_cast<double>(few);
        else
            rest.push_back(by_flow[i].second);
    std::nth_element(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(rest.size() / 2),
                     rest.end());
    made.elsewhere = rest[rest.size() / 2];
    return made;
}

}  // namespace cuesta::test
