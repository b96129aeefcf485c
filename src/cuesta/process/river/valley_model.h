// SPDX-License-Identifier: Apache-2.0
// Valleys on one grid: breaching, stream power with sediment, creep, in heights of metres. Inside
// of rivers.h, which runs it from coarse grids to the fine one.
//
// Water finds its way over the land with a roughness of its own, as high as neighbours differ:
// on smooth slopes eight directions would draw straight lines.
//
// Holds   the same bits for any threads and blocks.
#pragma once

#include <functional>

#include "cuesta/process/river/river_work.h"
#include "cuesta/random/counter.h"

namespace cuesta::river {

struct ValleyRule {
    double wear = 1;  // C of a cell as large as the map over the length of the map
    double area_exponent = 0.4;
    double settling = 1;  // G
    double creep_m2 = 0;  // diffusivity times the time of a step
    double sea_level_m = -1e6;
    double least_gradient = 0;  // of a river that cuts through
    double map_m = 1;           // length of the map that `wear` belongs to
};

class ValleyModel {
public:
    using Map = std::function<double(std::int64_t, std::int64_t)>;
    // Heights in metres and how much softer than granite the ground is, by x and y in the block.
    ValleyModel(const Grid& grid, const Block& block, Communicator& comm, RandomKey random,
                const Map& height_m, const Map& softness);

    void step(const ValleyRule& rule);
    // Drains the land as it is now, without wearing it: for area() and the last gaps in the fall.
    void drain(const ValleyRule& rule);
    double height(std::int64_t x, std::int64_t y) const {
        return work_.z[work_.drainage.frame().cell(x, y)];
    }
    double area_cells(std::int64_t x, std::int64_t y) const {
        return static_cast<double>(work_.drainage.cells_above(work_.drainage.frame().cell(x, y)));
    }
    // What runs through each cell, of the amounts that cells give, whole numbers below 2^60 all
    // together. After drain().
    void gather(const std::function<std::uint64_t(std::int64_t, std::int64_t)>& amount) {
        work_.drainage.accumulate_amounts(comm_, amount);
    }
    std::uint64_t gathered(std::int64_t x, std::int64_t y) const {
        return work_.drainage.amounts()[work_.drainage.frame().cell(x, y)];
    }
    // Drop to the next cell downstream over the way there; 0 at outlets.
    double fall(std::int64_t x, std::int64_t y) const;

private:
    void creep(double diffusion_m2, double sea_level_m);

    Grid grid_;
    Block block_;
    Communicator& comm_;
    RiverWork work_;
    flow::Plane<double> other_;
    flow::Plane<float> softness_, roughness_m_;
    IntField surface_;  // what drainage looks at
    double units_per_m_ = 1;
};

}  // namespace cuesta::river
