// SPDX-License-Identifier: Apache-2.0
// A world of one plate in tests, with land on it.
#pragma once

#include <memory>

#include "cuesta/operator/context.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::test {

// One still world of 64 x 64 cells, all of it one plate that moves as it is told.
struct OnePlate {
    plate::Torus geo{64, 64};
    plate::PlateWorld<plate::Torus> world{geo, 100};
    Grid grid{64, 64, 1000, Edges::wrap};
    SingleCommunicator comm{grid};
    Terrain terrain{grid, whole(grid), 1, std::make_shared<MaterialTable>()};
    Scratch scratch{terrain.shape()};
    StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};

    OnePlate() {
        plate::Rule rule;
        rule.plates = rule.least_plates = 1;
        rule.parts = false;
        world.start(rule);
        terrain.settle(0x1p-14);
        terrain.ground().make_layered();
    }
};

}  // namespace cuesta::test
