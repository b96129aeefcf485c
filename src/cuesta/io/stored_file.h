// SPDX-License-Identifier: Apache-2.0
// Height maps on disk for somebody who reads windows of them: inputs of a run.
//
// Holds   a window has the samples that read_raster() gives, to the bit; a file that is not the
//         one any more that was looked at first is an Error.
// Cost    one pass over the file by bands of a million samples (grid/stored_map.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "cuesta/grid/stored_map.h"
#include "cuesta/io/options.h"

namespace cuesta {

// What can be told of a file without a look at its samples.
struct FileFacts {
    std::int64_t columns = 0, rows = 0;
    std::string held_because{};  // as in MapFile, both
    std::uint64_t beside_bytes = 0;
};
FileFacts look_at_file(const std::filesystem::path& path, const ReadOptions& options = {});

struct StoredFile {
    StoredMap map;
    std::string data_sha256;  // as WrittenFile has it
};
// Looks at all samples once. A map of at most `held_cells`, and one that cannot be read by windows,
// stays in memory.
StoredFile store_file(const std::filesystem::path& path, const ReadOptions& options,
                      std::uint64_t held_cells);

}  // namespace cuesta
