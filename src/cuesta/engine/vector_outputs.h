// SPDX-License-Identifier: Apache-2.0
// Rivers as lines and lakes as polygons, from the ground as it stands, in GeoJSON files.
//
// Properties and coordinates are those of docs/guide/files.md: x east, y north, in metres from the
// south-western sample or where the one survey that was read lies.
//
// After a simulation of water discharge, width and depth are those it ended with, and lakes are
// what stands in hollows then, with its own level and volume; before one they are what the land
// would hold.
//
// Holds   the same file for any threads and blocks.
// Limits  the cells of rivers and lakes, not the others, come to the first process.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cuesta/engine/run.h"

namespace cuesta {

// Where the land lies: land made from one survey of the same size stays where it was on Earth, a
// latlon map has degrees of longitude and latitude, and all other lies at the origin of its grid,
// in metres of no coordinate system of the Earth.
GeoReference place_of(const Run& run);

// Writes root/file for an output that is `vector`.
OutputRecord write_vector(Run& run, const OutputPlan& output, const std::filesystem::path& root,
                          const std::string& file, std::int64_t step);

}  // namespace cuesta
