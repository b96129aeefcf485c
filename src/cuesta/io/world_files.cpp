// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/world_files.h"

#include <fmt/format.h>

#include <algorithm>

namespace cuesta {

std::vector<WorldTarget> world_targets(const Grid& grid, const WorldFileOptions& options,
                                       const std::string& file) {
    const LatitudeRange latitudes = grid.latitude_range();
    const WorldMap map(options.projection, options.centre_lon_deg, options.centre_lat_deg);
    const ProjectedSize size = projected_size(grid, map, options.side);
    std::vector<WorldTarget> targets;
    if (options.projection != WorldProjection::cube) {
        const MapFrame frame = frame_for(map, std::max(size.columns, size.rows));
        targets.push_back(
            {file, Reprojection(grid.columns, grid.rows, latitudes, frame, options.classes)});
        return targets;
    }
    for (int face = 0; face < 6; ++face) {
        std::string name = file;
        const std::string_view mark = "{face}";
        for (auto at = name.find(mark); at != std::string::npos; at = name.find(mark))
            name.replace(at, mark.size(), cube_faces[static_cast<std::size_t>(face)]);
        targets.push_back({std::move(name), Reprojection(grid.columns, grid.rows, latitudes, face,
                                                         size.columns, options.classes)});
    }
    return targets;
}

std::string resampled_words(WorldProjection projection) {
    return fmt::format(" Resampled to {}.",
                       choice_words(projection)[static_cast<std::size_t>(projection)]);
}

WorldFiles project_to_files(const Raster& world, const Grid& grid, const WorldFileOptions& options,
                            const std::string& file) {
    const double radius_m = radius_of(grid.spacing_m, grid.columns);
    WorldFiles files;
    files.words = resampled_words(options.projection);
    for (const WorldTarget& target : world_targets(grid, options, file)) {
        files.maps.emplace_back(target.file, reproject(world, target.map, radius_m));
        if (options.projection != WorldProjection::cube) continue;
        const Raster& one = files.maps.back().second;
        for (std::size_t i = 0; i < one.samples.size(); ++i) {
            if (!one.has_value(i)) continue;
            files.low = std::min(files.low.value_or(one.samples[i]), double{one.samples[i]});
            files.high = std::max(files.high.value_or(one.samples[i]), double{one.samples[i]});
        }
    }
    return files;
}

}  // namespace cuesta
