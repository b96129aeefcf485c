// SPDX-License-Identifier: Apache-2.0
// A flume for water: a bed and depths from functions of the sample, stepped by hand.
#pragma once

#include <cmath>
#include <functional>
#include <memory>

#include "cuesta/process/water/water_flow.h"

namespace cuesta::test {

class Lab {
public:
    using Of = std::function<double(std::int64_t, std::int64_t)>;

    Lab(const Grid& grid_, const Of& bed_m, const Of& depth_m) : grid(grid_) {
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                terrain.height().at(x, y) = static_cast<float>(bed_m(x, y));
        terrain.settle(LayerStack::unit_for(terrain.highest()));
        terrain.show_height();
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                water().at(x, y) = static_cast<float>(depth_m(x, y));
    }

    template <class Op>
    StepReport step(const Op& op) {
        const StepContext context{grid, terrain.block(), comm, {1, 7}, now, terrain, scratch, {}};
        return op.apply(terrain, context);
    }
    // One step of every operator, in order.
    template <class... Op>
    void run(int steps, const Op&... ops) {
        for (int i = 0; i < steps; ++i) {
            (step(ops), ...);
            ++now;
            ++terrain.now;
        }
    }

    Field& water() { return terrain.make(field::water); }
    double h(std::int64_t x, std::int64_t y) { return double{water().at(x, y)}; }
    double z(std::int64_t x, std::int64_t y) { return double{terrain.height().at(x, y)}; }
    double qx(std::int64_t x, std::int64_t y) {
        return double{terrain.make(field::water_qx).at(x, y)};
    }
    double qy(std::int64_t x, std::int64_t y) {
        return double{terrain.make(field::water_qy).at(x, y)};
    }
    double speed(std::int64_t x, std::int64_t y) {
        return std::hypot(double{terrain.make(field::velocity_x).at(x, y)},
                          double{terrain.make(field::velocity_y).at(x, y)});
    }
    double volume() {
        double sum = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) sum += h(x, y);
        return sum;
    }

    Grid grid;
    Terrain terrain{grid, whole(grid), 3, std::make_shared<MaterialTable>()};
    SingleCommunicator comm{grid};
    Scratch scratch{terrain.shape()};
    std::int64_t now = 0;
};

inline WaterFlow ideal(WaterFlow::Model model, double time_step_s) {
    WaterFlow flow;
    flow.model = model;
    flow.time_step = time_step_s;
    flow.roughness = 0.001;
    flow.damping = 0;
    return flow;
}

}  // namespace cuesta::test
