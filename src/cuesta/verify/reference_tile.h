// SPDX-License-Identifier: Apache-2.0
// The real land that measures of realism are held against: the Jacksboro fault in Tennessee, 344 x
// 403 samples 74.5 m (west to east) and 92.8 m apart, from Debian's python-matplotlib-data.
#pragma once

#include <filesystem>
#include <string>

#include "cuesta/grid/raster.h"

namespace cuesta::verify {

// Where it lies on a Debian system; the environment variable CUESTA_JACKSBORO names another file.
std::filesystem::path reference_tile_path();

// Heights in metres; Error if the file is not what it should be.
Raster read_reference_tile(const std::filesystem::path& path);

// The bytes of one member of a NumPy .npz, a zip file of .npy files with sizes in the headers,
// stored or deflated. Error if it is not there or damaged.
std::string npz_member(const std::filesystem::path& path, const std::string& name);

}  // namespace cuesta::verify
