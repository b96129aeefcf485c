// SPDX-License-Identifier: Apache-2.0
// The columns of the ground as sections of a checkpoint: the planes of the surface and of the
// uppermost layer, and one set of sections for each level of buried layers. Like fields they are
// stored for the whole map and know nothing of blocks.
#pragma once

#include <string_view>

#include "cuesta/engine/map_writer.h"
#include "cuesta/io/checkpoint_file.h"

namespace cuesta {

bool is_ground_section(std::string_view name);
// What the header of the checkpoint says about settled ground.
struct GroundFacts {
    int unit_exponent = 0;  // the unit is 2 to this power, in metres
    MaterialId bed = 0;
    bool layered = false;
    int levels = 0;
};
// All: whether any block has layers.
bool is_layered(const Domain& domain);
GroundFacts ground_facts(const Domain& domain);
// All.
void save_ground(const Domain& domain, MapSink& writer);
void load_ground(Domain& domain, const CheckpointReader& reader, const GroundFacts& facts);
// The same of some rows of the map: those of `domain`, of which the first is row `first` of `rows`.
void load_ground_rows(Domain& domain, const CheckpointReader& reader, const GroundFacts& facts,
                      std::int64_t first, std::int64_t rows);

}  // namespace cuesta
