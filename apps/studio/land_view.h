// SPDX-License-Identifier: Apache-2.0
// The land of a run as maps for a page, and whole fields for readings. It looks and changes
// nothing: derived fields are computed aside, so a watched run has the same bits as an unwatched.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/engine/run.h"
#include "frame_publisher.h"

namespace cuesta::studio {

// The fields the land of a run has now: those it holds, then those that can be derived.
std::vector<std::string> fields_of(const Run& run);

// From this many samples on (8192 x 8192) the studio takes care of memory: what water's routing
// derives is derived from the samples that are drawn, walls show no layers, and what needs a whole
// copy of a field says so instead. A page sees every sample of a part all the same (frame.h, Area).
inline constexpr std::int64_t large_land = std::int64_t{1} << 26;
bool is_large(const Grid& grid);

// A whole field, held or derived; nothing if the land has none of that name. Error on large land.
std::optional<Raster> field_of(Run& run, const std::string& name);

// Maps made so far, to tell what changed.
struct MapCache {
    struct Made {
        std::shared_ptr<const FieldMap> map;
        std::uint64_t state = 0;  // number of the state it shows
    };
    std::map<MapKey, Made> maps;
};

// The wishes as maps; what the cache holds of the same state is taken as it is. `version` counts up
// from call to call, `state` changes when the land does.
LandFrame view_of(Run& run, const std::set<FramePublisher::Wish>& wishes, MapCache& cache,
                  std::uint64_t state, std::uint64_t version);

}  // namespace cuesta::studio
