// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/coarse_land.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/inflow_record.h"
#include "cuesta/flow/drainage.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/io/format.h"
#include "cuesta/io/limits.h"
#include "cuesta/recipe/edges_json.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view advice =
    "Add [[output]] field = \"height\", file = \"height.npy\" to its recipe and run it again";

Json read_manifest(const fs::path& directory) {
    const fs::path path = directory / "manifest.json";
    if (!fs::exists(path))
        throw Error(fmt::format("{} holds no finished run (no manifest.json)", directory.string()),
                    "Name the output directory of cuesta run");
    Json json = Json::parse_or_discard(read_file(path, std::size_t{64} << 20));
    if (!json.is_object() || !json.contains("grid") || !json.contains("outputs"))
        throw Error(fmt::format("{} is not the manifest of a run", path.string()),
                    "Run the recipe again");
    return json;
}

// The file that the run wrote at its end for a field.
const Json* output_of(const Json& manifest, std::string_view field, bool metres) {
    for (const Json& output : manifest.at("outputs")) {
        if (output.value("field", "") != field || output.contains("step")) continue;
        const FormatInfo* format = find_format(output.value("file", ""));
        if (format == nullptr || (metres && format->samples != Samples::metres)) continue;
        return &output;
    }
    return nullptr;
}

Grid grid_of(const Json& manifest) {
    const Json& json = manifest.at("grid");
    Grid grid;
    grid.columns = json.at("columns").get<std::int64_t>();
    grid.rows = json.at("rows").get<std::int64_t>();
    grid.spacing_m = json.at("spacing_m").get<double>();
    if (const auto edges = edges_from_json(json.at("edges").dump())) grid.edges = *edges;
    if (json.value("projection", "flat") == "latlon") grid.projection = Projection::latlon;
    return grid;
}

Raster read_map(const fs::path& path, const Grid& grid, const ReadOptions& options) {
    Raster raster = read_raster(path, options);
    if (raster.columns != grid.columns || raster.rows != grid.rows)
        throw Error(
            fmt::format("{} has {} x {} samples, the run that wrote it {} x {}", path.string(),
                        raster.columns, raster.rows, grid.columns, grid.rows),
            "Run the recipe again");
    if (const NonFinite odd = check_finite(raster); !odd.ok())
        throw Error(fmt::format("{}: {}", path.string(), describe(odd)), "Run the recipe again");
    return raster;
}

// A map of a recipe's own world says where its first sample lies; one that has taken over the
// coordinate system of an input counts from its first sample.
void place(Grid& grid, const std::optional<GeoReference>& geo) {
    if (!geo || !geo->crs_wkt.starts_with("LOCAL_CS")) return;
    grid.origin_x_m = geo->origin_x, grid.origin_y_m = 0 - geo->origin_y;
}

void read_heights(CoarseLand& land, const Json& manifest, const ReadOptions& options) {
    const Json* output = output_of(manifest, field::height, true);
    if (output != nullptr) {
        const fs::path path = land.directory / output->at("file").get<std::string>();
        if (!fs::exists(path))
            throw Error(fmt::format("{} is missing, which its manifest names", path.string()),
                        "Run the recipe again");
        land.height = read_map(path, land.grid, options);
        place(land.grid, land.height.geo);
        land.data_sha256 = data_sha256(land.height);
        if (land.data_sha256 != output->value("data_sha256", land.data_sha256))
            throw Error(fmt::format("{} was changed since its run ended", path.string()),
                        "Run the recipe again");
        return;
    }
    if (land.layers == nullptr)
        throw Error(
            fmt::format("the run in {} wrote no map of heights in metres", land.directory.string()),
            std::string(advice));
    land.grid = land.layers->grid();
    land.layers->domain->show_height();
    land.height = land.layers->domain->collect(field::height);
    land.data_sha256 = data_sha256(land.height);
}

// Those that this run wrote: a directory may hold a file of an earlier one.
void read_layers_of(CoarseLand& land, const Json& manifest, const ReadOptions& options) {
    for (const Json& output : manifest.at("outputs")) {
        if (output.value("file", "") != layers_file_name || output.contains("step")) continue;
        const fs::path path = land.directory / layers_file_name;
        if (!fs::exists(path))
            throw Error(fmt::format("{} is missing, which its manifest names", path.string()),
                        "Run the recipe again");
        if (sha256_of_file(path) != output.value("sha256", ""))
            throw Error(fmt::format("{} was changed since its run ended", path.string()),
                        "Run the recipe again");
        auto file = std::make_shared<LayersFile>(read_layers(path, options.limits));
        if (file->grid().columns != land.grid.columns || file->grid().rows != land.grid.rows)
            throw Error(fmt::format("{} has another size than its run", path.string()),
                        "Run the recipe again");
        land.layers = std::move(file);
    }
}

// The only rock in the books.
std::string material_of(const Json& manifest) {
    std::string name;
    for (const Json& row : manifest.value("ledger", Json::array())) {
        if (row.value("density", 1.0) == 0 || row.value("end_m3", 0.0) == 0) continue;
        const std::string one = row.value("material", "");
        if (one == "water") continue;
        if (!name.empty()) return {};
        name = one;
    }
    return name;
}

}  // namespace

CoarseLand read_coarse_land(const fs::path& directory, const ReadOptions& options) {
    CoarseLand land;
    land.directory = directory;
    const Json manifest = read_manifest(directory);
    try {
        land.recipe = manifest.value("recipe", "");
        land.recipe_sha256 = manifest.value("recipe_sha256", "");
        land.seed = manifest.value("seed", std::uint64_t{0});
        land.grid = grid_of(manifest);
        read_layers_of(land, manifest, options);
        read_heights(land, manifest, options);
        if (const Json* output = output_of(manifest, field::water, true))
            land.water =
                read_map(directory / output->at("file").get<std::string>(), land.grid, options);
        if (const Json* output = output_of(manifest, field::discharge, true))
            land.discharge =
                read_map(directory / output->at("file").get<std::string>(), land.grid, options);
        land.material = material_of(manifest);
        land.inflow = inflow_of_manifest(manifest, land.grid);
    } catch (const Json::Exception& e) {
        throw Error(
            fmt::format("{} cannot be read ({})", (directory / "manifest.json").string(), e.what()),
            "Run the recipe again");
    }
    if (land.grid.projection == Projection::latlon)
        throw UsageError(fmt::format("{} is a latlon map of a world; only flat land can be refined",
                                     directory.string()));
    return land;
}

CoarseRivers drain_coarse_land(const CoarseLand& land, std::optional<double> sea_level_m) {
    const Grid& grid = land.grid;
    const auto shared = std::make_shared<const MaterialTable>();
    Terrain terrain(grid, whole(grid), 1, shared);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            terrain.height().at(x, y) = land.height.at(x, y);
    const double unit_m = LayerStack::unit_for(terrain.highest());
    terrain.settle(unit_m);
    if (!land.inflow.closed.empty()) flow::keep_inflow(terrain, land.inflow);
    const flow::BorderInflow inflow(terrain);
    flow::Land rule;
    if (sea_level_m) rule.sea_level = flow::sea_in_units(*sea_level_m, unit_m);
    rule.closed = inflow.closed();
    SingleCommunicator comm(grid);
    flow::Drainage drainage;
    drainage.route(terrain.ground().surface(), grid, whole(grid), comm, rule);
    drainage.accumulate_amounts(comm, [&](std::int64_t x, std::int64_t y) {
        return static_cast<std::uint64_t>(inflow.cells(x, y));
    });
    CoarseRivers rivers;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const flow::Cell cell = drainage.frame().cell(x, y);
            rivers.ways.push_back(drainage.direction(cell));
            rivers.cells.push_back(drainage.amounts()[cell]);
        }
    return rivers;
}

}  // namespace cuesta
