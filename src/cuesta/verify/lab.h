// SPDX-License-Identifier: Apache-2.0
// A piece of land on a table: ground and fields from functions of the sample, operators stepped by
// hand on the whole map. For problems whose first state must be exact; all others are recipes.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "cuesta/flow/drainage.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/operator/context.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta::verify {

class Lab {
public:
    using Of = std::function<double(std::int64_t, std::int64_t)>;  // of column and row, metres

    struct Bed {
        std::string_view material;
        double thickness_m;
    };
    using Beds = std::function<std::vector<Bed>(std::int64_t, std::int64_t)>;  // bottom to top

    Lab(const Grid& map, const Of& height_m, std::string_view material = "granite");
    Lab(const Lab&) = delete;
    Lab& operator=(const Lab&) = delete;

    // Lays beds on the ground.
    void lay(const Beds& beds);
    void fill(std::string_view field, const Of& value);

    template <class Op>
    StepReport step(const Op& op) {
        const StepContext context{grid, terrain.block(), comm, {1, 7}, now_, terrain, scratch_, {}};
        return op.apply(terrain, context);
    }
    // One step of every operator, in order, `steps` times.
    template <class... Op>
    void run(int steps, const Op&... ops) {
        for (int i = 0; i < steps; ++i) {
            (step(ops), ...);
            ++now_;
            ++terrain.now;
        }
    }

    double value(std::string_view field, std::int64_t x, std::int64_t y) {
        return double{terrain.make(field).at(x, y)};
    }
    // The ground in whole units, and in metres.
    std::int32_t units(std::int64_t x, std::int64_t y) const {
        return std::as_const(terrain).ground().surface().at(x, y);
    }
    double unit_m() const { return std::as_const(terrain).ground().unit_m(); }
    double height(std::int64_t x, std::int64_t y) const { return units(x, y) * unit_m(); }
    // With what `rest`, a field of a process, carries below a unit.
    double height_with(std::string_view rest, std::int64_t x, std::int64_t y) {
        return (static_cast<double>(units(x, y)) + value(rest, x, y)) * unit_m();
    }
    double sum(std::string_view field);
    std::int64_t sum_of_units() const;

    const Grid grid;
    Terrain terrain;
    SingleCommunicator comm;

private:
    Scratch scratch_;
    std::int64_t now_ = 0;
};

// White noise from 0 to 1, a plain hash of the sample.
double noise(std::int64_t x, std::int64_t y);

// A surface of whole units, with the halo that drainage needs.
IntField surface_of(const Grid& grid,
                    const std::function<std::int32_t(std::int64_t, std::int64_t)>& units);

// Drainage of a surface, cells counted; the surface's halo is filled.
void route(flow::Drainage& drainage, IntField& surface, const Grid& grid);

}  // namespace cuesta::verify
