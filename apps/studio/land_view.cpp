// SPDX-License-Identifier: Apache-2.0
#include "land_view.h"

#include <algorithm>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/check.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/render/face_code.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta::studio {
namespace {

bool can_derive(const Run& run, std::string_view name) {
    const FieldInfo* info = find_field_info(name);
    if (info == nullptr || info->kind != FieldKind::derived) return false;
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
    return is_code(name) && run.domain.block(0).terrain.layered();
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

bool is_class(std::string_view name) {
    const FieldInfo* info = find_field_info(name);
    return name == field::top_material ||
           (info != nullptr && !named_classes(info->palette).empty());
}

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

std::optional<Raster> field_of(Run& run, const std::string& name) {
    CUESTA_CHECK(run.domain.blocks() == 1, "the studio works on one block");
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
    std::map<std::string, Field> derived;
    for (const FramePublisher::Wish& wish : wishes) {
        const std::int64_t stride = stride_for(grid.columns, grid.rows, wish.detail);
        const std::pair key(wish.field, stride);
        if (land.maps.contains(key)) continue;
        MapCache::Made& made = cache.maps[key];
        if (!made.map || made.state != state) {
            const Field* field = held(run, wish.field);
            Field faces;
            if (has_faces(run, wish.field)) {
                faces = faces_aside(run, wish.field, stride);
                field = &faces;
            } else if (field == nullptr && can_derive(run, wish.field)) {
                if (!derived.contains(wish.field))
                    derived.emplace(wish.field, derive_aside(run, wish.field));
                field = &derived.at(wish.field);
            }
            if (field == nullptr) {
                cache.maps.erase(key);
                continue;
            }
            const FieldSource source{
                wish.field,          grid.columns,
                grid.rows,           is_class(wish.field),
                is_code(wish.field), [&](std::int64_t y) { return field->row(y); }};
            made.map = make_map(source, stride, made.map.get(), version);
            made.state = state;
        }
        land.maps[key] = made.map;
    }
    return land;
}

}  // namespace cuesta::studio
