// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/vector_outputs.h"

#include <fmt/format.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/lower_case.h"
#include "cuesta/base/sha256.h"
#include "cuesta/grid/project_map.h"
#include "cuesta/io/gplates.h"
#include "cuesta/io/water_geojson.h"
#include "cuesta/recipe/line_outputs.h"

namespace cuesta {
namespace {

// Metres of a map that lies nowhere on Earth. Without a name every reader would guess one, most of
// them degrees.
constexpr const char* local_crs_wkt =
    "LOCAL_CS[\"Cuesta map in metres\",UNIT[\"metre\",1],"
    "AXIS[\"Easting\",EAST],AXIS[\"Northing\",NORTH]]";

}  // namespace

GeoReference place_of(const Run& run) {
    const Grid& grid = run.plan.grid;
    if (run.inputs.size() == 1 && run.inputs[0].columns == grid.columns &&
        run.inputs[0].rows == grid.rows && run.inputs[0].geo)
        return *run.inputs[0].geo;
    if (grid.projection == Projection::latlon) {
        // Column 0 begins at 180 degrees west; samples stand in the middle of their cells.
        const double step = 360 / static_cast<double>(grid.columns);
        const LatitudeRange range = grid.latitude_range();
        return {geographic_wkt(radius_of(grid.spacing_m, grid.columns)), step / 2 - 180,
                grid.latitude_deg(0), step,
                -(range.north - range.south) / static_cast<double>(grid.rows)};
    }
    // The world of a recipe counts y southwards, that of maps northwards; 0 - y has no minus zero.
    return {local_crs_wkt, grid.origin_x_m, 0 - grid.origin_y_m, grid.spacing_m, -grid.spacing_m};
}

namespace {

WrittenFile write_text(const std::filesystem::path& path, const std::string& text) {
    write_file_atomically(path, text);
    WrittenFile written;
    written.path = path;
    written.bytes = text.size();
    written.sha256 = written.data_sha256 = sha256_hex(text);
    return written;
}

// Rotations or outlines of plates.
OutputRecord write_plates(Run& run, const OutputPlan& output, const std::filesystem::path& root,
                          const std::string& file, std::int64_t step) {
    const auto& states = run.domain.block(0).terrain.states;
    const auto state = states.find(find_line_output(output.field)->state);
    if (state == states.end())
        throw Error(fmt::format("cannot write {}: no plates have moved yet", file),
                    "Write it at the end, or give its stage at least one step");
    const Grid& grid = run.plan.grid;
    OutputRecord record;
    record.file = file, record.field = output.field, record.step = step;
    WrittenFile written;
    if (small_ending(file) == rotation_ending) {
        const plate::PlateRecord found = plate::read_rotations(*state->second);
        written = write_text(root / file, plate::rotation_text(found.rotations, found.now_myr));
        record.max = found.now_myr;
    } else {
        const plate::PlateRecord found = plate::read_record(*state->second, grid);
        const PlateShapes shapes = output.field == plate_lines.word       ? PlateShapes::plates
                                   : output.field == continent_lines.word ? PlateShapes::continents
                                                                          : PlateShapes::crust;
        const GeoCollection features =
            plate_features(shapes, found, grid, radius_of(grid.spacing_m, grid.columns),
                           output.min_area_m2.value_or(0));
        written = small_ending(file) == gpml_ending ? write_text(root / file, gpml_text(features))
                                                    : write_geojson(root / file, features);
        record.max = found.now_myr;
    }
    record.bytes = written.bytes;
    record.sha256 = written.sha256, record.data_sha256 = written.data_sha256;
    return record;
}

}  // namespace

OutputRecord write_vector(Run& run, const OutputPlan& output, const std::filesystem::path& root,
                          const std::string& file, std::int64_t step) {
    if (!find_line_output(output.field)->state.empty())
        return run.domain.first() ? write_plates(run, output, root, file, step) : OutputRecord{};
    const WaterKind kind = output.field == lake_lines.word ? WaterKind::lakes : WaterKind::rivers;
    const Grid& grid = run.plan.grid;
    SurfaceWater water(kind, grid, least_river_cells(grid, output.min_area_m2));
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        water.collect(state.terrain, comm, run.plan.sea_level_m);
    });
    if (!run.domain.first()) return {};
    const GeoReference place = place_of(run);
    WaterFeatures found = kind == WaterKind::lakes
                              ? lake_features(water, place, output.min_area_m2)
                              : river_features(water, place, output.min_area_m2, output.runoff);
    found.collection.name = output.field;
    const WrittenFile written = write_geojson(root / file, found.collection);
    OutputRecord record;
    record.file = file, record.field = output.field;
    record.bytes = written.bytes;
    record.sha256 = written.sha256, record.data_sha256 = written.data_sha256;
    record.min = found.lowest_m, record.max = found.highest_m;
    record.step = step;
    return record;
}

}  // namespace cuesta
