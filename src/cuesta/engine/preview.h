// SPDX-License-Identifier: Apache-2.0
// The picture every run leaves beside its files.
//
// It shows what the recipe speaks of: the sea if a stage names its level, and the water on the
// ground that is deeper than 5 cm; without any, the larger rivers that `rivers` has made (more than
// a fortieth of the largest), and lakes if an output asks for them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "cuesta/engine/run.h"
#include "cuesta/render/relief.h"

namespace cuesta {

class LayerBands;

// The land as it stands, with its rock, sea and water by these rules: the preview, pictures of the
// studio and the frames of a film look alike. Of the options only what is drawn how counts (side,
// legend, title, light); the rest is taken from the run.
// All; an empty picture on processes behind the first. `layers` stands for columns that no process
// has together; the first has them then.
Picture picture_of(Run& run, ReliefOptions options = {}, LayerBands* layers = nullptr);

// What drawing it takes, beside the map itself (measured: tests/e2e/memory_test.py).
std::uint64_t preview_bytes(const Grid& grid);

// Writes root/preview.png and returns its name.
std::string write_preview(Run& run, const std::filesystem::path& root);

}  // namespace cuesta
