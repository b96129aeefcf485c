// SPDX-License-Identifier: Apache-2.0
// The layers of the ground as a file of their own, layers.cuesta: what sections, boreholes and
// block diagrams are drawn from after a run.
//
// A container of io/checkpoint_file.h with the sections of ground_sections.h and a header that says
// what they mean: grid, unit, clock, materials with all their properties. It does not depend on
// threads or blocks, and can be read by a program that knows nothing of the recipe.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "cuesta/engine/domain.h"
#include "cuesta/engine/run.h"
#include "cuesta/io/options.h"
#include "cuesta/render/ground_view.h"

namespace cuesta {

inline constexpr std::string_view layers_file_name = "layers.cuesta";

// Whether there are layers to write.
bool has_layers(const Run& run);

// Writes root/file and its sidecar; the ground is layered. `data_sha256` is taken over the hashes
// of the rows, north to south: SHA-256 of, for every sample from west to east, the number of layers
// (1 byte) and for each layer from the bed up material (1 byte), thickness in units and the step of
// its birth (4 bytes each, little-endian).
OutputRecord write_layers(const Run& run, const std::filesystem::path& root,
                          const std::string& file);

struct LayersFile {
    std::string recipe;              // name
    std::unique_ptr<Domain> domain;  // one block with the ground
    const Grid& grid() const { return domain->grid(); }
    GroundView view() const { return view_of(*domain); }
    static GroundView view_of(const Domain& domain);
};

// Error if the file is damaged, is something else or holds columns that cannot be.
LayersFile read_layers(const std::filesystem::path& path, const ReadLimits& limits = {});

// The layers of a file some rows at a time, for maps of which nobody has all columns. Rows of tiles
// (256 rows) are read when they are asked for, and forgotten when none of theirs is.
class LayerBands {
public:
    // Error as read_layers.
    explicit LayerBands(const std::filesystem::path& path);
    ~LayerBands();
    LayerBands(const LayerBands&) = delete;
    LayerBands& operator=(const LayerBands&) = delete;

    // Of the rows last asked for. A reference stays valid.
    const GroundView& view() const { return *view_; }
    // Rows at the places begin .. end - 1, which go round or end at the border.
    void show(std::int64_t begin, std::int64_t end);
    std::int64_t held_rows() const;

private:
    struct File;
    std::unique_ptr<File> file_;
    std::map<std::int64_t, std::unique_ptr<Domain>> tiles_;  // by number of the row of tiles
    std::optional<GroundView> view_;
};

}  // namespace cuesta
