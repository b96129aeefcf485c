// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/refine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/sha256.h"
#include "cuesta/base/text.h"
#include "cuesta/engine/finer_ground.h"
#include "cuesta/engine/finer_layers.h"
#include "cuesta/engine/finer_water.h"
#include "cuesta/engine/held_border.h"
#include "cuesta/engine/inlets.h"
#include "cuesta/engine/lay_surface.h"
#include "cuesta/flow/drainage.h"
#include "cuesta/grid/communicator.h"

namespace cuesta {
namespace {

constexpr double most_parts = 0x1p36;      // cells of the whole land if it was as fine
constexpr std::int64_t most_ratio = 4096;  // of spacings
constexpr double fading_spacings = 2;      // of the coarse land
constexpr double most_wander = 2;

// The sample nearest to a place; UsageError if that is beyond the map.
std::int64_t sample_at(double metres, double origin_m, double spacing_m, std::int64_t samples,
                       std::string_view name, bool& moved) {
    const double place = (metres - origin_m) / spacing_m;
    const double last = static_cast<double>(samples - 1);
    if (!(place > -0.5 && place < last + 0.5))
        throw UsageError(
            fmt::format("--region: {} = {} m lies beyond the land, which goes from {} "
                        "to {} m",
                        name, format_number(metres), format_number(origin_m),
                        format_number(origin_m + last * spacing_m)));
    const double nearest = std::floor(place + 0.5);
    moved = moved || std::abs(place - nearest) > 1e-6;
    return static_cast<std::int64_t>(nearest);
}

std::int64_t ratio_of(double coarse_m, double spacing_m) {
    const double ratio = coarse_m / spacing_m, whole = std::floor(ratio + 0.5);
    if (!(spacing_m > 0) || !(ratio > 1 + 1e-9))
        throw UsageError(
            fmt::format("--spacing {}: must be finer than the land, whose samples lie "
                        "{} m apart",
                        format_number(spacing_m), format_number(coarse_m)));
    if (whole > static_cast<double>(most_ratio))
        throw UsageError(fmt::format("--spacing {}: at most {} times as fine as the land, {} m",
                                     format_number(spacing_m), most_ratio,
                                     format_number(coarse_m / static_cast<double>(most_ratio))));
    if (std::abs(ratio - whole) > 1e-6 * whole)
        throw UsageError(fmt::format(
            "--spacing {}: must divide the {} m between samples of the land; the nearest that do "
            "are {} and {} m",
            format_number(spacing_m), format_number(coarse_m),
            format_number(coarse_m / std::ceil(ratio)),
            format_number(coarse_m / std::max(2.0, std::floor(ratio)))));
    return static_cast<std::int64_t>(whole);
}

void refuse_stage(const StagePlan& stage) {
    if (stage.op->kind == OperatorKind::generator && stage.into.empty() &&
        stage.blend == Blend::replace && stage.mask.empty())
        throw UsageError(
            fmt::format("stage '{}' ({}) replaces the ground that is to be refined: "
                        "give it blend = \"add\", or into",
                        stage.label, stage.op->name));
    // What scales with the map, or knows no inlets.
    const std::string problem =
        stage.op->region_problem ? stage.op->region_problem(stage.values) : std::string();
    if (!problem.empty())
        throw UsageError(fmt::format("stage '{}' ({}): {}", stage.label, stage.op->name, problem));
}

// The first operator that carries sediment down rivers, none of whose values is a field.
const StagePlan* sediment_law(const Plan& plan, std::vector<std::string>& warnings) {
    const StagePlan* found = nullptr;
    each_operator(plan, [&](const StagePlan& stage) {
        if (found == nullptr && stage.op->carries_load && stage.op->carries_load(stage.values))
            found = &stage;
    });
    if (found == nullptr) return nullptr;
    for (const auto& [name, value] : found->values)
        if (const auto* either = std::get_if<FieldOrNumber>(&value))
            if (!either->field.empty()) {
                warnings.push_back(fmt::format(
                    "warning: stage '{}': {} is a field, which the coarse land has not, so rivers "
                    "bring no sediment over the border",
                    found->label, name));
                return nullptr;
            }
    return found;
}

// Gives settled ground the layers of the coarse land; `place` tells where they lie there for a
// sample of the block.
template <class Place>
void lay_layers(Terrain& terrain, const CoarseLand& land, Place&& place) {
    const LayerStack& coarse = std::as_const(*land.layers->domain).block(0).terrain.ground();
    const FinerLayers layers(coarse, land.grid.wraps_x(), land.grid.wraps_y(), terrain.materials());
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    book_tile_rows(terrain.block().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        FinerLayers::Square square;
        const auto column = std::make_unique<Column>();
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
                layers.fill(place(x, y), ground.surface().at(x, y), ground.unit_m(), square,
                            *column);
                ground.set_column(x, y, *column, book);
            }
    });
}

// What the rivers of the coarse land carry by the law of the recipe: one step of it there.
void find_sediment(Plan& plan, const CoarseLand& land, RegionInflow& inflow) {
    const StagePlan* law = sediment_law(plan, plan.warnings);
    if (law == nullptr) return;
    const Grid& grid = land.grid;
    const Block block = whole(grid);
    Terrain terrain(grid, block, std::max(1, plan.halo),
                    std::make_shared<const MaterialTable>(plan.materials));
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            terrain.height().at(x, y) = land.height.at(x, y);
    if (const auto material = plan.materials.find(land.material))
        terrain.ground_material = *material;
    terrain.settle(LayerStack::unit_for(terrain.highest()));
    if (land.layers != nullptr)
        lay_layers(terrain, land, [](std::int64_t x, std::int64_t y) {
            return CoarsePlace{static_cast<double>(x), static_cast<double>(y)};
        });
    if (!land.inflow.closed.empty()) flow::keep_inflow(terrain, land.inflow);
    Scratch scratch(terrain.shape());
    SingleCommunicator comm(grid);
    const StepContext context{grid, block, comm, {plan.seed, law->stream}, 0, terrain, scratch, {}};
    law->op->make(law->values, plan.input_index)->apply(terrain, context);
    for (std::size_t i = 0; i < inflow.sources.size(); ++i)
        inflow.inflow.inlets[i].sediment_m3_per_yr = law->op->river_load(
            law->values, scratch, terrain, inflow.sources[i].x, inflow.sources[i].y);
}

void lay_ground(Run& run, const FinerGround& ground, const Region& region) {
    const std::int64_t x0 = region.window.x0 * region.ratio, y0 = region.window.y0 * region.ratio;
    run.domain.for_each_block([&](BlockState& state, Communicator&) {
        const Block& block = state.terrain.block();
        Field& height = state.terrain.height();
        parallel_for(
            0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < block.columns; ++x)
                        height.at(x, y) =
                            static_cast<float>(ground.at(x0 + block.x0 + x, y0 + block.y0 + y));
            });
    });
}

// Layers and standing water of the coarse land, on the ground that has been laid.
void lay_what_lies_there(Run& run, const CoarseLand& land, const FinerGround& ground,
                         const Region& region) {
    const std::int64_t x0 = region.window.x0 * region.ratio, y0 = region.window.y0 * region.ratio;
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        Terrain& terrain = state.terrain;
        const Block& block = terrain.block();
        const auto place = [&](std::int64_t x, std::int64_t y) {
            return ground.origin(x0 + block.x0 + x, y0 + block.y0 + y);
        };
        if (land.layers != nullptr) {
            terrain.now = land.layers->domain->block(0).terrain.now;  // ages go on
            make_room(terrain, comm);
            lay_layers(terrain, land, place);
            terrain.show_height();
        }
        if (!land.water) return;
        const FinerWater lakes(land.height, *land.water, land.grid.wraps_x(), land.grid.wraps_y());
        Field& water = terrain.make(field::water);
        const Field& height = std::as_const(terrain).height();
        parallel_for(0, block.rows, rows_per_piece(block.columns),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y)
                             for (std::int64_t x = 0; x < block.columns; ++x)
                                 water.at(x, y) = lakes.depth(place(x, y), height.at(x, y));
                     });
    });
}

Json region_json(const CoarseLand& land, const Region& region) {
    const Grid& grid = region.grid;
    Json json;
    json["recipe"] = land.recipe;
    json["recipe_sha256"] = land.recipe_sha256;
    json["height_data_sha256"] = land.data_sha256;
    json["spacing_m"] = land.grid.spacing_m;
    json["ratio"] = region.ratio;
    json["wander"] = region.wander;
    json["region_m"] = {grid.origin_x_m, grid.origin_y_m, grid.origin_x_m + grid.extent_x_m(),
                        grid.origin_y_m + grid.extent_y_m()};
    return json;
}

std::vector<float> discharge_of(const CoarseLand& land, const RegionInflow& inflow) {
    std::vector<float> at;
    if (land.discharge)
        for (const RegionInflow::Source& source : inflow.sources)
            at.push_back(land.discharge->at(source.x, source.y));
    return at;
}

}  // namespace

Region choose_region(const CoarseLand& land, const RegionBounds& bounds, double spacing_m,
                     double wander) {
    const Grid& coarse = land.grid;
    if (!(bounds.x0 < bounds.x1) || !(bounds.y0 < bounds.y1))
        throw UsageError(
            fmt::format("--region {},{},{},{} is empty: write x0,y0,x1,y1 with x0 < x1 "
                        "and y0 < y1, in metres east and south",
                        format_number(bounds.x0), format_number(bounds.y0),
                        format_number(bounds.x1), format_number(bounds.y1)));
    if (!(wander >= 0 && wander <= most_wander))
        throw UsageError(fmt::format("--wander {}: a number from 0 to {}", format_number(wander),
                                     format_number(most_wander)));
    Region region;
    region.wander = wander;
    region.ratio = ratio_of(coarse.spacing_m, spacing_m);
    const auto x_at = [&](double x, std::string_view name) {
        return sample_at(x, coarse.origin_x_m, coarse.spacing_m, coarse.columns, name,
                         region.moved);
    };
    const auto y_at = [&](double y, std::string_view name) {
        return sample_at(y, coarse.origin_y_m, coarse.spacing_m, coarse.rows, name, region.moved);
    };
    Block& window = region.window;
    window.x0 = x_at(bounds.x0, "x0"), window.y0 = y_at(bounds.y0, "y0");
    window.columns = x_at(bounds.x1, "x1") - window.x0 + 1;
    window.rows = y_at(bounds.y1, "y1") - window.y0 + 1;
    if (window.columns < 3 || window.rows < 3)
        throw UsageError(
            fmt::format("--region: {} x {} samples of the land are too few, at least 3 "
                        "x 3 ({} m wide and high) are needed",
                        window.columns, window.rows, format_number(2 * coarse.spacing_m)));
    const auto ratio = static_cast<double>(region.ratio);
    if (static_cast<double>(coarse.cells()) * ratio * ratio > most_parts)
        throw UsageError(
            fmt::format("--spacing {}: too fine for rivers of a land of {} x {} "
                        "samples",
                        format_number(spacing_m), coarse.columns, coarse.rows));
    Grid& grid = region.grid;
    grid.spacing_m = coarse.spacing_m / ratio;
    grid.columns = (window.columns - 1) * region.ratio + 1;
    grid.rows = (window.rows - 1) * region.ratio + 1;
    grid.origin_x_m = coarse.origin_x_m + static_cast<double>(window.x0) * coarse.spacing_m;
    grid.origin_y_m = coarse.origin_y_m + static_cast<double>(window.y0) * coarse.spacing_m;
    return region;
}

std::vector<std::string> grid_of_region(const Region& region) {
    const Grid& grid = region.grid;
    return {fmt::format("grid.size=[{}, {}]", grid.columns, grid.rows),
            fmt::format("grid.spacing={}", format_number(grid.spacing_m)),
            fmt::format("grid.origin=[{}, {}]", format_number(grid.origin_x_m),
                        format_number(grid.origin_y_m)),
            "grid.edges=open", "grid.projection=flat"};
}

void bind_to_region(Plan& plan, const CoarseLand& land, const Region& region) {
    each_operator(plan, refuse_stage);
    if (land.layers != nullptr)
        for (const Material& material : land.layers->domain->block(0).terrain.materials().rows())
            if (!plan.materials.find(material.name)) plan.materials.set(material);
    plan.canonical += '\n';
    plan.canonical += region_json(land, region).dump();
    plan.recipe_sha256 = sha256_hex(plan.canonical);
}

std::uint64_t coarse_bytes(const CoarseLand& land) {
    // Heights, columns, ways, amounts, wander, and what drainage takes meanwhile.
    return static_cast<std::uint64_t>(land.grid.cells()) *
           (24 + 16 + 48 + flow::Drainage::cell_bytes);
}

void begin_region(Run& run, const CoarseLand& land, const Region& region) {
    const CoarseRivers rivers = drain_coarse_land(land, run.plan.sea_level_m);
    const Wander wander(land, rivers, region.wander);
    RegionInflow inflow = find_inflow(rivers, land.grid, wander, region.window, region.ratio);
    find_sediment(run.plan, land, inflow);
    for (int i = 0; i < run.domain.blocks(); ++i) {
        Terrain& terrain = run.domain.block(i).terrain;
        flow::keep_inflow(terrain, inflow.inflow);
        if (const auto material = run.plan.materials.find(land.material))
            terrain.ground_material = *material;
    }
    const FinerGround ground(land, rivers, wander, region.ratio);
    lay_ground(run, ground, region);
    begin_held_border(run, fading_spacings * land.grid.spacing_m);
    lay_what_lies_there(run, land, ground, region);
    keep_refinement(run, region_json(land, region), land.grid, inflow, discharge_of(land, inflow));
    run.domain.ground_changed();
    for (const auto& [material, sum] : run.domain.ground())
        run.booked.account(material).start.merge(sum);
}

}  // namespace cuesta
