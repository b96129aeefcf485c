// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/preview.h"

#include <algorithm>
#include <array>
#include <optional>

#include "cuesta/analysis/derive.h"
#include "cuesta/analysis/surface_water.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/engine/vector_outputs.h"
#include "cuesta/png/png_file.h"

namespace cuesta {
namespace {

constexpr float large_river = 0.16f;  // of the widest: a fortieth of its water

bool asks_for_lakes(const Plan& plan) {
    return std::any_of(plan.outputs.begin(), plan.outputs.end(), [](const OutputPlan& output) {
        return output.field == field::lake || output.field == "lakes";
    });
}

// Adds one field to the depth of water, where wanted(depth) is above 0.
template <class Depth>
void add_depth(std::optional<Raster>& water, Raster from, Depth&& depth) {
    if (!water) {
        water = std::move(from);
        for (float& sample : water->samples) sample = depth(sample);
        return;
    }
    for (std::size_t i = 0; i < from.samples.size(); ++i)
        water->samples[i] = std::max(water->samples[i], depth(from.samples[i]));
}

std::optional<Raster> water_depth(Run& run) {
    const Terrain& terrain = run.domain.block(0).terrain;
    std::optional<Raster> water;
    const auto as_it_is = [](float depth) { return depth; };
    if (terrain.find(field::water) != nullptr)
        add_depth(water, run.domain.collect(field::water),
                  [](float depth) { return depth < thinnest_water_m ? 0.0f : depth; });
    if (water) return water;  // what is there, not what the land would hold
    if (terrain.find(field::river_width) != nullptr) {
        Raster width = run.domain.collect(field::river_width);
        float most = 0;
        for (const float metres : width.samples) most = std::max(most, metres);
        add_depth(water, std::move(width), [&](float metres) {
            return metres > 0 && metres >= large_river * most ? 1.5f : 0.0f;
        });
    }
    if (asks_for_lakes(run.plan)) {
        run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
            derive_field(field::lake, state.terrain, comm, state.terrain.make(field::lake));
        });
        add_depth(water, run.domain.collect(field::lake), as_it_is);
        run.domain.drop(field::lake);
    }
    return water;
}

}  // namespace

Picture picture_of(Run& run, ReliefOptions options, const LayersFile* layers) {
    options.spacing_m = run.plan.grid.spacing_m;
    // Heights below 0 are sea only where a recipe says so; raw noise may well dip below.
    options.find_sea = false;
    options.sea_level_m = run.plan.sea_level_m;
    std::optional<GroundView> ground;
    if (has_layers(run))
        ground = layers != nullptr ? layers->view() : LayersFile::view_of(run.domain);
    options.ground = ground ? &*ground : nullptr;
    std::array<std::optional<Raster>, plant_kinds> plants;
    for (std::size_t k = 0; k < plant_kinds; ++k) {
        if (run.domain.block(0).terrain.find(plant_field(k)) == nullptr) continue;
        plants[k] = run.domain.collect(plant_field(k));
        options.plants[k] = &*plants[k];
    }
    const std::optional<Raster> water = water_depth(run);
    options.water_depth = water ? &*water : nullptr;
    run.domain.show_height();
    const Raster height = run.domain.collect(field::height);
    return run.domain.first() ? render_relief(height, options) : Picture{};
}

// The picture has the map's shape, 512 to 1024 pixels along its longer side.
std::uint64_t preview_bytes(const Grid& grid) {
    constexpr std::uint64_t pixel_bytes = 33;  // heights, light, colours
    const double longest = static_cast<double>(std::max(grid.columns, grid.rows));
    const double scale = std::clamp(longest, 512.0, 1024.0) / longest;
    const double pixels =
        static_cast<double>(grid.columns) * scale * (static_cast<double>(grid.rows) * scale);
    return static_cast<std::uint64_t>(pixels) * pixel_bytes;
}

std::string write_preview(Run& run, const std::filesystem::path& root) {
    ReliefOptions options;
    options.title = run.plan.name;
    // Over ranks no process has all columns, but the first has just written them.
    std::optional<LayersFile> layers;
    if (run.domain.ranks() > 1 && has_layers(run) && run.domain.first())
        layers = read_layers(root / std::string(layers_file_name), {});
    const Picture picture = picture_of(run, options, layers ? &*layers : nullptr);
    if (!run.domain.first()) return "preview.png";
    write_png_rgb8(root / "preview.png", picture.width, picture.height, picture.rgb.data());
    return "preview.png";
}

}  // namespace cuesta
