// SPDX-License-Identifier: Apache-2.0
// What a run's plates leave behind for others: rotations, and whose crust lies at each sample of
// the map, read from the state that the operator `plates` keeps (Terrain::states).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/tectonics/plate/plate_history.h"

namespace cuesta::plate {

// The state, by its name.
inline constexpr std::string_view state_name = "plates";

struct PlateRecord {
    double now_myr = 0;
    std::vector<RotationRow> rotations;
    // Of every sample of the map, by rows.
    struct Sample {
        std::int64_t plate = 0;  // its number
        std::int64_t id = 0;     // what its crust moves with, back in time
        bool continent = false;
        float age_myr = 0;  // since sea floor was made, at most the age of the run
    };
    std::vector<Sample> samples;
    // Plates of now, with the age at which each began to move by itself.
    struct Plate {
        std::int64_t id = 0;
        double from_age_myr = 0;
    };
    std::vector<Plate> plates;
};

// Of a map of a whole world. Error if the state is damaged or of a flat world.
PlateRecord read_record(const std::vector<std::byte>& state, const Grid& grid);
// The rotations alone, without drawing the crust: what a viewer of the history asks for.
PlateRecord read_rotations(const std::vector<std::byte>& state);

}  // namespace cuesta::plate
