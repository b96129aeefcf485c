// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_maps.h"

#include "cuesta/terrain/field_names.h"

namespace cuesta {

const Raster* WorldMaps::find(std::string_view name) const {
    const auto found = fields.find(name);
    return found == fields.end() ? nullptr : &found->second;
}

bool WorldMaps::is_land(std::size_t sample) const {
    if (const Raster* sea = find(field::sea)) return !(sea->samples[sample] > 0.5f);
    return static_cast<double>(find(field::height)->samples[sample]) > sea_level_m;
}

}  // namespace cuesta
