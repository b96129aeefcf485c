// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/preview.h"

#include <algorithm>
#include <optional>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/png_writer.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/engine/sea_level.h"
#include "cuesta/engine/vector_outputs.h"

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
    const Terrain& terrain = run.domain.site(0).terrain;
    std::optional<Raster> water;
    const auto as_it_is = [](float depth) { return depth; };
    if (terrain.find(field::water) != nullptr)
        add_depth(water, run.domain.collect(field::water),
                  [](float depth) { return depth < thinnest_water_m ? 0.0f : depth; });
    if (water) return water;  // what is there, not what the land would hold
    if (terrain.find(field::river_width) != nullptr) {
        Raster width = run.domain.collect(field::river_width);
        const float most = *std::max_element(width.samples.begin(), width.samples.end());
        add_depth(water, std::move(width), [&](float metres) {
            return metres > 0 && metres >= large_river * most ? 1.5f : 0.0f;
        });
    }
    if (asks_for_lakes(run.plan)) {
        run.domain.each([&](Site& site, Communicator& comm) {
            derive_field(field::lake, site.terrain, comm, site.terrain.make(field::lake));
        });
        add_depth(water, run.domain.collect(field::lake), as_it_is);
        run.domain.drop(field::lake);
    }
    return water;
}

}  // namespace

Picture picture_of(Run& run, ReliefOptions options) {
    options.spacing_m = run.plan.grid.spacing_m;
    // Heights below 0 are sea only where a recipe says so; raw noise may well dip below.
    options.find_sea = false;
    options.sea_level_m = sea_level_of(run.plan.stages);
    std::optional<GroundView> ground;
    if (has_layers(run)) ground = LayersFile::view_of(run.domain);
    options.ground = ground ? &*ground : nullptr;
    const std::optional<Raster> water = water_depth(run);
    options.water_depth = water ? &*water : nullptr;
    run.domain.show_height();
    return render_relief(run.domain.collect(field::height), options);
}

std::string write_preview(Run& run, const std::filesystem::path& root) {
    ReliefOptions options;
    options.title = run.plan.name;
    const Picture picture = picture_of(run, options);
    write_png_rgb8(root / "preview.png", picture.width, picture.height, picture.rgb.data());
    return "preview.png";
}

}  // namespace cuesta
