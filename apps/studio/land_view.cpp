// SPDX-License-Identifier: Apache-2.0
#include "land_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/render/face_code.h"
#include "sample_kind.h"

namespace cuesta::studio {
namespace {

bool can_derive(const Run& run, std::string_view name) {
    if (!is_derived(name)) return false;
    if (!name.starts_with(field::layer_prefix)) return true;
    return run.plan.materials.find(name.substr(field::layer_prefix.size())).has_value();
}

Field derive_aside(Run& run, const std::string& name) {
    Field out(run.domain.block(0).terrain.shape());
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        derive_field(name, state.terrain, comm, out);
    });
    return out;
}

bool has_faces(const Run& run, std::string_view name) {
    return is_code(name) && !is_large(run.plan.grid) && run.domain.block(0).terrain.layered();
}

// The same field of the land as it is drawn: every `stride`-th sample of a window.
Field derive_thinned(Run& run, const std::string& name, const Window& window, std::int64_t stride) {
    Terrain& land = run.domain.block(0).terrain;
    land.show_height();
    Grid grid = run.plan.grid;
    grid.columns = (window.columns + stride - 1) / stride;
    grid.rows = (window.rows + stride - 1) / stride;
    grid.spacing_m *= static_cast<double>(stride);
    grid.origin_x_m += static_cast<double>(window.x0) * run.plan.grid.spacing_m;
    grid.origin_y_m += static_cast<double>(window.y0) * run.plan.grid.spacing_m;
    const bool part = window.columns != run.plan.grid.columns || window.rows != run.plan.grid.rows;
    if (part) grid.edges = Edges::open;
    Terrain drawn(grid, {0, 0, grid.columns, grid.rows}, land.shape().halo,
                  std::make_shared<const MaterialTable>(run.plan.materials));
    for (std::int64_t y = 0; y < grid.rows; ++y) {
        const float* from = std::as_const(land).height().row(window.y0 + y * stride) + window.x0;
        for (std::int64_t x = 0; x < grid.columns; ++x) drawn.height().at(x, y) = from[x * stride];
    }
    Field out(drawn.shape());
    SingleCommunicator alone(grid);
    derive_field(name, drawn, alone, out);
    return out;
}

// Whether it would take a multiple of the land itself to derive the field from all samples.
bool only_thinned(const Run& run, std::string_view name) {
    const FieldInfo* info = find_field_info(name);
    return is_large(run.plan.grid) && info != nullptr && info->routes_water;
}

Field faces_aside(const Run& run, std::string_view name, std::int64_t stride) {
    const LayerStack& ground = run.domain.block(0).terrain.ground();
    Field rocks(ground.shape()), edges(ground.shape());
    write_face_codes(ground, stride, rocks, edges);
    return name == rock_face ? std::move(rocks) : std::move(edges);
}

// The field if the land holds it as state.
const Field* held(Run& run, const std::string& name) {
    if (can_derive(run, name)) return nullptr;  // what a stage derived may be old by now
    Terrain& terrain = run.domain.block(0).terrain;
    if (name == field::height) terrain.show_height();
    return terrain.find(name);
}

}  // namespace

std::vector<std::string> fields_of(const Run& run) {
    std::vector<std::string> names;
    for (const auto& [name, field] : run.domain.block(0).terrain.fields()) {
        // What a process keeps for itself between two steps ("water.qx") is no field of the land;
        // what a recipe makes under a name of its own is.
        const FieldInfo* info = find_field_info(name);
        if (info == nullptr ? is_field_name(name) : info->kind == FieldKind::state)
            names.push_back(name);
    }
    for (const FieldInfo& info : known_fields())
        if (info.kind == FieldKind::derived && !info.name.starts_with(field::layer_prefix))
            names.emplace_back(info.name);
    return names;
}

bool is_large(const Grid& grid) {
    return grid.cells() >= large_land;
}

std::optional<Raster> field_of(Run& run, const std::string& name) {
    CUESTA_CHECK(run.domain.blocks() == 1, "the studio works on one block");
    if (is_large(run.plan.grid))
        throw Error(
            fmt::format("this needs a copy of {} in memory, and a land of {} x {} samples "
                        "is too large for that; export it and use cuesta analyze",
                        name, run.plan.grid.columns, run.plan.grid.rows));
    if (held(run, name) != nullptr) return run.domain.collect(name);
    const bool faces = has_faces(run, name);
    if (!faces && !can_derive(run, name)) return std::nullopt;
    const Field field = faces ? faces_aside(run, name, 1) : derive_aside(run, name);
    const Grid& grid = run.plan.grid;
    Raster raster;
    raster.columns = grid.columns, raster.rows = grid.rows, raster.spacing_m = grid.spacing_m;
    raster.samples.resize(static_cast<std::size_t>(grid.cells()));
    for (std::int64_t y = 0; y < grid.rows; ++y)
        std::copy_n(field.row(y), grid.columns, raster.samples.data() + y * grid.columns);
    return raster;
}

LandFrame view_of(Run& run, const std::set<FramePublisher::Wish>& wishes, MapCache& cache,
                  std::uint64_t state, std::uint64_t version) {
    CUESTA_CHECK(run.domain.blocks() == 1, "the studio works on one block");
    const Grid& grid = run.plan.grid;
    LandFrame land;
    land.tick = tick_of(run.plan, run.position);
    land.columns = grid.columns, land.rows = grid.rows, land.spacing_m = grid.spacing_m;
    // Wishes for one field follow each other, so that one derived field at a time is enough.
    std::pair<std::string, Field> derived;
    for (const FramePublisher::Wish& wish : wishes) {
        const Window window = land.window_of(wish.area);
        const std::int64_t stride = stride_for(window.columns, window.rows, wish.detail);
        const MapKey key{wish.field, stride, window};
        if (land.maps.contains(key)) continue;
        MapCache::Made& made = cache.maps[key];
        if (!made.map || made.state != state) {
            const Field* field = held(run, wish.field);
            Field aside;
            const bool thinned = field == nullptr && only_thinned(run, wish.field);
            if (has_faces(run, wish.field)) {
                aside = faces_aside(run, wish.field, stride);
                field = &aside;
            } else if (thinned) {
                aside = derive_thinned(run, wish.field, window, stride);
                field = &aside;
            } else if (field == nullptr && can_derive(run, wish.field)) {
                if (derived.first != wish.field) {
                    derived = {};  // two of them would be too much
                    derived = {wish.field, derive_aside(run, wish.field)};
                }
                field = &derived.second;
            }
            if (field == nullptr) {
                cache.maps.erase(key);
                continue;
            }
            const std::int64_t x0 = thinned ? 0 : window.x0, y0 = thinned ? 0 : window.y0;
            const FieldSource source{wish.field,
                                     thinned ? field->columns() : window.columns,
                                     thinned ? field->rows() : window.rows,
                                     is_class(wish.field),
                                     is_code(wish.field),
                                     [=](std::int64_t y) { return field->row(y + y0) + x0; },
                                     thinned};
            made.map = make_map(source, stride, made.map.get(), version);
            made.state = state;
        }
        land.maps[key] = made.map;
    }
    // Maps of parts that nobody looks at any more.
    std::erase_if(cache.maps, [&](const auto& one) {
        const Window& window = one.first.window;
        const bool part = window.columns != grid.columns || window.rows != grid.rows;
        return part && !land.maps.contains(one.first);
    });
    return land;
}

}  // namespace cuesta::studio
