// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/ground_sections.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "cuesta/base/error.h"
#include "cuesta/terrain/layer_levels.h"

namespace cuesta {
namespace {

constexpr std::string_view prefix = "ground/";

// A plane of the columns, by name and element.
template <class T>
struct Plane {
    const char* name;
    FieldOf<T>& (*of)(LayerStack&);
};
constexpr std::array<Plane<std::int32_t>, 3> whole_numbers = {{
    {"surface", [](LayerStack& g) -> IntField& { return g.surface(); }},
    {"top", [](LayerStack& g) -> IntField& { return g.top(); }},
    {"top_born", [](LayerStack& g) -> IntField& { return g.top_deposited_step(); }},
}};
constexpr std::array<Plane<std::uint8_t>, 2> bytes = {{
    {"top_material", [](LayerStack& g) -> ByteField& { return g.top_material(); }},
    {"buried", [](LayerStack& g) -> ByteField& { return LayerLevels(g).buried(); }},
}};

std::string section_name(std::string_view part) {
    return fmt::format("{}{}", prefix, part);
}
std::string level_name(int level, std::string_view part) {
    return fmt::format("{}level{}.{}", prefix, level, part);
}

template <class T>
constexpr ElementKind kind_of = sizeof(T) == 1 ? ElementKind::u8 : ElementKind::i32;

// Tiles are moved by several threads at once, so nobody may tell the terrain that its height is
// old; saving does not change the columns, and load_ground has said so before.
LayerStack& columns_of(BlockState& state) {
    return const_cast<LayerStack&>(std::as_const(state.terrain).ground());
}

// Where the rows of a domain lie in the map of a file.
struct Place {
    const Domain& domain;
    std::int64_t first, rows;

    Block block_of(const TileArea& tile) const {
        return {tile.x0, tile.y0 - first, tile.width, tile.height};
    }
};

template <class T>
void save_plane(const Domain& domain, MapSink& writer, const Plane<T>& plane) {
    writer.add(section_name(plane.name), kind_of<T>, [&](const Block& tile, void* out) {
        domain.over_tile(tile, [&](BlockState& state, const Block& part, std::int64_t at) {
            const auto& from = plane.of(columns_of(state));
            for (std::int64_t y = 0; y < part.rows; ++y)
                std::copy_n(from.row(part.y0 + y) + part.x0, part.columns,
                            static_cast<T*>(out) + at + y * tile.columns);
        });
    });
}

void check_section(const CheckpointReader& reader, const std::string& name, ElementKind kind,
                   const Place& place) {
    const CheckpointReader::Section* section = reader.find(name);
    if (section == nullptr || !section->is_field || section->kind != kind ||
        section->columns != place.domain.grid().columns || section->rows != place.rows)
        throw Error(fmt::format("{}: section '{}' is missing or has another shape",
                                reader.path().string(), name));
}

template <class T>
void load_plane(const Place& to, const CheckpointReader& reader, const Plane<T>& plane) {
    const std::string name = section_name(plane.name);
    check_section(reader, name, kind_of<T>, to);
    reader.read_field(name, [&](const TileArea& tile, const void* elements) {
        to.domain.over_tile(
            to.block_of(tile), [&](BlockState& state, const Block& part, std::int64_t at) {
                auto& into = plane.of(columns_of(state));
                for (std::int64_t y = 0; y < part.rows; ++y)
                    std::copy_n(static_cast<const T*>(elements) + at + y * tile.width, part.columns,
                                into.row(part.y0 + y) + part.x0);
            });
    });
}

// The three parts of a level; `at` picks one of the pointers of LayerLevels::read and write.
template <class T, class Move>
void over_level(const Domain& domain, const Block& tile, T* elements, const Move& move) {
    domain.over_tile(tile, [&](BlockState& state, const Block& part, std::int64_t at) {
        for (std::int64_t y = 0; y < part.rows; ++y)
            move(columns_of(state), part.x0, part.y0 + y, part.columns,
                 elements + at + y * tile.columns);
    });
}

void save_level(const Domain& domain, MapSink& writer, int level) {
    using Row = std::int64_t;
    writer.add(level_name(level, "thickness"), ElementKind::i32, [&](const Block& tile, void* out) {
        over_level(domain, tile, static_cast<std::int32_t*>(out),
                   [&](const LayerStack& g, Row x, Row y, Row n, auto* to) {
                       LayerLevels::read(g, level, x, y, n, to, nullptr, nullptr);
                   });
    });
    writer.add(level_name(level, "material"), ElementKind::u8, [&](const Block& tile, void* out) {
        over_level(domain, tile, static_cast<std::uint8_t*>(out),
                   [&](const LayerStack& g, Row x, Row y, Row n, auto* to) {
                       LayerLevels::read(g, level, x, y, n, nullptr, to, nullptr);
                   });
    });
    writer.add(level_name(level, "born"), ElementKind::i32, [&](const Block& tile, void* out) {
        over_level(domain, tile, static_cast<std::int32_t*>(out),
                   [&](const LayerStack& g, Row x, Row y, Row n, auto* to) {
                       LayerLevels::read(g, level, x, y, n, nullptr, nullptr, to);
                   });
    });
}

void load_level(const Place& to, const CheckpointReader& reader, int level) {
    using Row = std::int64_t;
    const auto load = [&]<class T>(std::string_view part, T, const auto& write) {
        const std::string name = level_name(level, part);
        check_section(reader, name, kind_of<T>, to);
        reader.read_field(name, [&](const TileArea& tile, const void* elements) {
            over_level(to.domain, to.block_of(tile), static_cast<const T*>(elements), write);
        });
    };
    load("thickness", std::int32_t{}, [&](LayerStack& g, Row x, Row y, Row n, const auto* from) {
        LayerLevels(g).write(level, x, y, n, from, nullptr, nullptr);
    });
    load("material", std::uint8_t{}, [&](LayerStack& g, Row x, Row y, Row n, const auto* from) {
        LayerLevels(g).write(level, x, y, n, nullptr, from, nullptr);
    });
    load("born", std::int32_t{}, [&](LayerStack& g, Row x, Row y, Row n, const auto* from) {
        LayerLevels(g).write(level, x, y, n, nullptr, nullptr, from);
    });
}

// No column may have more layers than the levels that are there and a column can hold.
void check_buried(const CheckpointReader& reader, const LayerStack& ground, int levels) {
    const ByteField& buried = ground.buried();
    bool fits = levels >= 0 && levels < most_layers;
    for (std::int64_t y = 0; y < buried.rows(); ++y)
        for (std::int64_t x = 0; x < buried.columns(); ++x)
            fits = fits && buried.at(x, y) <= levels;
    if (!fits)
        throw Error(fmt::format("{}: a column has more layers than the file holds",
                                reader.path().string()));
}

int levels_of(const Domain& domain) {
    int most = 0;
    for (int i = 0; i < domain.blocks(); ++i)
        most = std::max(most, LayerLevels::levels(domain.block(i).terrain.ground()));
    return static_cast<int>(domain.largest(most));
}

}  // namespace

bool is_ground_section(std::string_view name) {
    return name.starts_with(prefix);
}

bool is_layered(const Domain& domain) {
    bool layered = false;
    for (int i = 0; i < domain.blocks(); ++i)
        layered = layered || domain.block(i).terrain.layered();
    return domain.any(layered);
}

GroundFacts ground_facts(const Domain& domain) {
    const LayerStack& ground = domain.block(0).terrain.ground();
    return {std::ilogb(ground.unit_m()), ground.bed_material(), is_layered(domain),
            levels_of(domain)};
}

void save_ground(const Domain& domain, MapSink& writer) {
    const bool layered = is_layered(domain);
    // A block of plain columns has them as layers too where another has layers: the same ground.
    for (int i = 0; layered && i < domain.blocks(); ++i)
        const_cast<LayerStack&>(domain.block(i).terrain.ground()).make_layered();
    for (const auto& plane : whole_numbers) {
        save_plane(domain, writer, plane);
        if (!layered) return;
    }
    for (const auto& plane : bytes) save_plane(domain, writer, plane);
    const int levels = levels_of(domain);
    for (int level = 0; level < levels; ++level) save_level(domain, writer, level);
}

void load_ground(Domain& domain, const CheckpointReader& reader, const GroundFacts& facts) {
    load_ground_rows(domain, reader, facts, 0, domain.grid().rows);
}

void load_ground_rows(Domain& domain, const CheckpointReader& reader, const GroundFacts& facts,
                      std::int64_t first, std::int64_t rows) {
    const Place to{domain, first, rows};
    const double unit_m = std::ldexp(1.0, facts.unit_exponent);
    const bool layered = facts.layered;
    for (int i = 0; i < domain.blocks(); ++i) {
        Terrain& terrain = domain.block(i).terrain;
        terrain.height().fill(0);
        terrain.settle(unit_m);
        LayerLevels(terrain.ground()).begin(unit_m, facts.bed, layered);
    }
    for (const auto& plane : whole_numbers) {
        load_plane(to, reader, plane);
        if (!layered) return;
    }
    for (const auto& plane : bytes) load_plane(to, reader, plane);
    for (int i = 0; i < domain.blocks(); ++i) {
        check_buried(reader, domain.block(i).terrain.ground(), facts.levels);
        LayerLevels(domain.block(i).terrain.ground()).end_planes();
    }
    for (int level = 0; level < facts.levels; ++level) load_level(to, reader, level);
}

}  // namespace cuesta
