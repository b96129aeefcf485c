// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/preview.h"

#include <algorithm>
#include <optional>

#include "cuesta/analysis/derive.h"
#include "cuesta/analysis/surface_water.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/engine/vector_outputs.h"
#include "cuesta/io/map_source.h"
#include "cuesta/png/png_file.h"
#include "cuesta/recipe/line_outputs.h"
#include "cuesta/render/surface.h"

namespace cuesta {
namespace {

constexpr float large_river = 0.16f;  // of the widest: a fortieth of its water

bool asks_for_lakes(const Plan& plan) {
    return std::any_of(plan.outputs.begin(), plan.outputs.end(), [](const OutputPlan& output) {
        return output.field == field::lake || output.field == lake_lines.word;
    });
}

// Depths of water in metres: what is on the ground or, without any, what rivers and lakes show.
constexpr const char* shown_water = "preview.water";

// Adds one field to the depths, where there are none yet or where it is deeper.
template <class Depth>
void add_depth(Run& run, std::string_view from, bool first, const Depth& depth) {
    run.domain.for_each_block([&](BlockState& state, Communicator&) {
        const Field& field = *state.terrain.find(from);
        Field& water = state.terrain.make(shown_water);
        for (std::int64_t y = 0; y < field.rows(); ++y) {
            const float* in = field.row(y);
            float* out = water.row(y);
            for (std::int64_t x = 0; x < field.columns(); ++x)
                out[x] = first ? depth(in[x]) : std::max(out[x], depth(in[x]));
        }
    });
}

float largest_of(Run& run, std::string_view name) {
    float most = 0;
    for (int i = 0; i < run.domain.blocks(); ++i) {
        const Field& field = *run.domain.block(i).terrain.find(name);
        for (std::int64_t y = 0; y < field.rows(); ++y)
            most = std::max(most, *std::max_element(field.row(y), field.row(y) + field.columns()));
    }
    return static_cast<float>(run.domain.largest(static_cast<double>(most)));
}

// All: makes the field of shown water on every block; false if there is none.
bool make_shown_water(Run& run) {
    const Terrain& terrain = run.domain.block(0).terrain;
    if (terrain.find(field::water) != nullptr) {
        add_depth(run, field::water, true,
                  [](float depth) { return depth < thinnest_water_m ? 0.0f : depth; });
        return true;  // what is there, not what the land would hold
    }
    bool any = false;
    if (terrain.find(field::river_width) != nullptr) {
        const float least = large_river * largest_of(run, field::river_width);
        add_depth(run, field::river_width, true,
                  [least](float metres) { return metres > 0 && metres >= least ? 1.5f : 0.0f; });
        any = true;
    }
    if (asks_for_lakes(run.plan)) {
        run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
            derive_field(field::lake, state.terrain, comm, state.terrain.make(field::lake));
        });
        add_depth(run, field::lake, !any, [](float depth) { return depth; });
        run.domain.drop(field::lake);
        any = true;
    }
    return any;
}

// All: a field at the size of the picture, on the first process. Rows of several blocks come in
// bands.
Surface fit_field(Run& run, std::string_view name, PictureSize size) {
    Surface surface;
    const Grid& grid = run.domain.grid();
    if (run.domain.ranks() == 1 && run.domain.blocks() == 1) {
        const Field& field = *run.domain.block(0).terrain.find(name);
        return fit_surface(
            {grid.columns, grid.rows, [&](std::int64_t y) { return field.row(y); }, true}, size,
            grid.spacing_m);
    }
    const auto fit = [&](const RowMap& rows) {
        RowReader reader(rows);
        const MapRows lent{grid.columns, grid.rows,
                           [&](std::int64_t y) { return reader.row(y).samples; }};
        surface = fit_surface(lent, size, grid.spacing_m);
    };
    RowMap map;
    map.columns = grid.columns, map.rows = grid.rows;
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        BlockSource source(map, *state.terrain.find(name), state.terrain.block(), comm);
        source.by_rows(fit);
    });
    return surface;
}

// All: nobody makes a second map.
Picture picture_of_parts(Run& run, const ReliefOptions& options) {
    const Grid& grid = run.domain.grid();
    const PictureSize size = picture_size(grid.columns, grid.rows, options.long_side);
    FittedRelief maps{grid.columns, grid.rows, {}};
    for (std::size_t k = 0; k < plant_kinds; ++k)
        if (run.domain.block(0).terrain.find(plant_field(k)) != nullptr)
            maps.plants[k] = fit_field(run, plant_field(k), size);
    if (make_shown_water(run)) {
        maps.water_depth = fit_field(run, shown_water, size);
        run.domain.drop(shown_water);
    }
    run.domain.show_height();
    maps.height = fit_field(run, field::height, size);
    return run.domain.first() ? render_relief(std::move(maps), options) : Picture{};
}

}  // namespace

Picture picture_of(Run& run, ReliefOptions options, LayerBands* layers) {
    options.spacing_m = run.plan.grid.spacing_m;
    // Heights below 0 are sea only where a recipe says so; raw noise may well dip below.
    options.find_sea = false;
    options.sea_level_m = run.plan.sea_level_m;
    std::optional<GroundView> ground;
    const bool layered = has_layers(run);  // all ask, also the one that has the file
    if (layers != nullptr) {
        options.ground = &layers->view();
        options.bring_ground = [layers](std::int64_t begin, std::int64_t end) {
            layers->show(begin, end);
        };
    } else if (layered) {
        ground = LayersFile::view_of(run.domain);
        options.ground = &*ground;
    }
    return picture_of_parts(run, options);
}

// The picture has the map's shape, 512 to 1024 pixels along its longer side.
std::uint64_t preview_bytes(const Grid& grid) {
    constexpr std::uint64_t pixel_bytes = 36;  // heights, light, colours
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
    std::optional<LayerBands> layers;
    if (run.domain.ranks() > 1 && has_layers(run) && run.domain.first())
        layers.emplace(root / std::string(layers_file_name));
    const Picture picture = picture_of(run, options, layers ? &*layers : nullptr);
    if (!run.domain.first()) return "preview.png";
    write_png_rgb8(root / "preview.png", picture.width, picture.height, picture.rgb.data());
    return "preview.png";
}

}  // namespace cuesta
