// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/world_files.h"

#include <fmt/format.h>

#include <algorithm>

namespace cuesta {

WorldFiles project_to_files(const Raster& world, const Grid& grid, const WorldFileOptions& options,
                            const std::string& file) {
    const double radius_m = radius_of(grid.spacing_m, grid.columns);
    const LatitudeRange latitudes = grid.latitude_range();
    const WorldMap map(options.projection, options.centre_lon_deg, options.centre_lat_deg);
    WorldFiles files;
    files.words =
        fmt::format(" Resampled to {}.",
                    choice_words(options.projection)[static_cast<std::size_t>(options.projection)]);
    if (options.projection != WorldProjection::cube) {
        const ProjectedSize size = projected_size(grid, map, options.side);
        const MapFrame frame = frame_for(map, std::max(size.columns, size.rows));
        files.maps.emplace_back(file, project(world, latitudes, frame, radius_m, options.classes));
        return files;
    }
    const std::int64_t side = projected_size(grid, map, options.side).columns;
    for (int face = 0; face < 6; ++face) {
        std::string name = file;
        const std::string_view mark = "{face}";
        for (auto at = name.find(mark); at != std::string::npos; at = name.find(mark))
            name.replace(at, mark.size(), cube_faces[static_cast<std::size_t>(face)]);
        Raster one = cube_face(world, latitudes, face, side, radius_m, options.classes);
        for (std::size_t i = 0; i < one.samples.size(); ++i) {
            if (!one.has_value(i)) continue;
            files.low = std::min(files.low.value_or(one.samples[i]), double{one.samples[i]});
            files.high = std::max(files.high.value_or(one.samples[i]), double{one.samples[i]});
        }
        files.maps.emplace_back(std::move(name), std::move(one));
    }
    return files;
}

}  // namespace cuesta
