// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/layers_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/sha256.h"
#include "cuesta/base/version.h"
#include "cuesta/engine/ground_sections.h"
#include "cuesta/grid/migrate.h"
#include "cuesta/io/checkpoint_file.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/sidecar.h"
#include "cuesta/recipe/edges_json.h"

namespace cuesta {
namespace {

constexpr const char* format_name = "cuesta layers";
constexpr int format_version = 1;

Json material_json(const Material& material) {
    Json json;
    json["name"] = material.name;
    for (const MaterialProperty& property : material_properties())
        json[std::string(property.name)] = material.*property.member;
    json["loose"] = material.loose;
    json["colour"] = material.colour;
    return json;
}

Material material_from(const Json& json) {
    Material material;
    material.name = json.at("name").get<std::string>();
    for (const MaterialProperty& property : material_properties())
        material.*property.member = json.at(std::string(property.name)).get<double>();
    material.loose = json.at("loose").get<bool>();
    material.colour = json.at("colour").get<std::array<std::uint8_t, 3>>();
    return material;
}

Json header_of(const Run& run) {
    const Grid& grid = run.domain.grid();
    const Terrain& terrain = run.domain.block(0).terrain;
    Json json;
    json["format"] = format_name;
    json["format_version"] = format_version;
    json["cuesta"] = version();
    json["recipe"] = run.plan.name;
    json["recipe_sha256"] = run.plan.recipe_sha256;
    json["grid"] = {{"columns", grid.columns},       {"rows", grid.rows},
                    {"spacing_m", grid.spacing_m},   {"edges", Json::parse(edges_json(grid.edges))},
                    {"origin_x_m", grid.origin_x_m}, {"origin_y_m", grid.origin_y_m}};
    if (grid.projection == Projection::latlon) json["grid"]["projection"] = "latlon";
    if (grid.latitudes)
        json["grid"]["latitudes_deg"] = {grid.latitudes->south, grid.latitudes->north};
    json["unit_m"] = terrain.ground().unit_m();
    json["now"] = terrain.now;
    json["ground_material"] = terrain.ground_material;
    const GroundFacts facts = ground_facts(run.domain);
    json["ground"] = {{"unit_exponent", facts.unit_exponent},
                      {"bed", facts.bed},
                      {"layered", facts.layered},
                      {"levels", facts.levels}};
    json["materials"] = Json::array();
    for (const Material& material : terrain.materials().rows())
        json["materials"].push_back(material_json(material));
    return json;
}

void append(std::string& bytes, std::int32_t number) {
    auto bits = std::bit_cast<std::uint32_t>(number);
    for (int i = 0; i < 4; ++i, bits >>= 8) bytes.push_back(static_cast<char>(bits & 0xFF));
}

struct Measured {
    std::string data_sha256;
    Units low = std::numeric_limits<Units>::max(), high = std::numeric_limits<Units>::min();
};

// What is known of a row of the map.
struct Row {
    std::int64_t y = 0;
    std::array<char, 64> hash{};
    Units low = std::numeric_limits<Units>::max(), high = std::numeric_limits<Units>::min();
};

// The columns of a row of a block as they are hashed, behind those that are there.
void append_columns(const LayerStack& ground, std::int64_t y, std::string& bytes, Row& row) {
    for (std::int64_t x = 0; x < ground.surface().columns(); ++x) {
        const int count = ground.layers(x, y);
        bytes.push_back(static_cast<char>(count));
        for (int k = 0; k < count; ++k) {
            const Layer layer = ground.layer(x, y, k);
            bytes.push_back(static_cast<char>(layer.material));
            append(bytes, layer.thickness);
            append(bytes, layer.deposited_step);
        }
        const Units surface = ground.surface().at(x, y);
        row.low = std::min(row.low, surface), row.high = std::max(row.high, surface);
    }
}

void set_hash(Row& row, Sha256& hash) {
    const std::string hex = hash.hex();
    std::copy_n(hex.begin(), row.hash.size(), row.hash.begin());
}

// A row of the map lies on the blocks of one row of blocks, from west to east in their order.
std::vector<Row> measure_rows(const Domain& domain) {
    std::vector<Row> rows(static_cast<std::size_t>(domain.grid().rows));
    parallel_for(0, domain.grid().rows, 16, [&](std::int64_t lo, std::int64_t hi) {
        std::string bytes;
        for (std::int64_t y = lo; y < hi; ++y) {
            Row& row = rows[static_cast<std::size_t>(y)];
            Sha256 hash;
            for (int i = 0; i < domain.blocks(); ++i) {
                const Block& block = domain.block(i).terrain.block();
                if (y < block.y0 || y >= block.y0 + block.rows) continue;
                bytes.clear();
                append_columns(domain.block(i).terrain.ground(), y - block.y0, bytes, row);
                hash.update(bytes);
            }
            row.y = y;
            set_hash(row, hash);
        }
    });
    return rows;
}

// A row of one block on its way to who hashes it; its bytes follow.
struct RowPiece {
    std::int64_t y = 0, bytes = 0;
    Units low = 0, high = 0;
};

// All: the same over ranks, for the first. A band of rows is hashed by one rank, who gets what
// the others have of them.
std::vector<Row> measure_rows(const LayerStack& ground, const Block& block, const Grid& grid,
                              Communicator& comm) {
    constexpr std::int64_t columns_at_once = std::int64_t{1} << 17;  // some 5 MiB
    const std::int64_t high =
        std::clamp<std::int64_t>(columns_at_once / grid.columns, 1, grid.rows);
    const std::int64_t bands = (grid.rows + high - 1) / high, ranks = comm.size();
    std::vector<Row> mine;
    for (std::int64_t first = 0; first < bands; first += ranks) {
        std::vector<Parcel> parcels;
        for (std::int64_t band = first; band < std::min(first + ranks, bands); ++band) {
            const std::int64_t from = std::max(band * high, block.y0);
            const std::int64_t to = std::min({(band + 1) * high, grid.rows, block.y0 + block.rows});
            std::string bytes;
            for (std::int64_t y = from; y < to; ++y) {
                std::string columns;
                Row row;
                append_columns(ground, y - block.y0, columns, row);
                const RowPiece piece{y, static_cast<std::int64_t>(columns.size()), row.low,
                                     row.high};
                bytes.append(reinterpret_cast<const char*>(&piece), sizeof piece);
                bytes += columns;
            }
            if (bytes.empty()) continue;
            const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
            parcels.push_back({static_cast<int>(band - first), {begin, begin + bytes.size()}});
        }
        // Pieces of a row arrive from west to east, in the order of ranks.
        std::map<std::int64_t, std::pair<Row, Sha256>> rows;
        for (const Parcel& parcel : comm.migrate(std::move(parcels)))
            for (std::size_t at = 0; at < parcel.bytes.size();) {
                RowPiece piece;
                std::memcpy(&piece, parcel.bytes.data() + at, sizeof piece);
                at += sizeof piece;
                auto& [row, hash] = rows[piece.y];
                row.y = piece.y;
                row.low = std::min(row.low, piece.low), row.high = std::max(row.high, piece.high);
                hash.update(parcel.bytes.data() + at, static_cast<std::size_t>(piece.bytes));
                at += static_cast<std::size_t>(piece.bytes);
            }
        for (auto& [y, one] : rows) {
            set_hash(one.first, one.second);
            mine.push_back(one.first);
        }
    }
    std::vector<Row> all = migrate(comm, std::move(mine), [](const Row&) { return 0; });
    std::sort(all.begin(), all.end(), [](const Row& a, const Row& b) { return a.y < b.y; });
    return all;
}

// All: of the whole map, on the first process.
Measured measure(const Domain& domain) {
    std::vector<Row> rows;
    if (domain.ranks() > 1)
        // Sending changes nothing of the land.
        const_cast<Domain&>(domain).for_each_block([&](BlockState& state, Communicator& comm) {
            rows = measure_rows(std::as_const(state.terrain).ground(), state.terrain.block(),
                                domain.grid(), comm);
        });
    else
        rows = measure_rows(domain);
    Measured all;
    Sha256 hash;
    for (const Row& row : rows) {
        hash.update(row.hash.data(), row.hash.size());
        all.low = std::min(all.low, row.low), all.high = std::max(all.high, row.high);
    }
    all.data_sha256 = hash.hex();
    return all;
}

// What CheckpointWriter cannot promise about a file that somebody else made.
void check_columns(const std::filesystem::path& path, const LayerStack& ground) {
    const std::size_t known = ground.materials().size();
    const std::int64_t columns = ground.surface().columns();
    const int bad = ordered_reduce(
        0, ground.surface().rows(), rows_per_piece(columns), 0,
        [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < columns; ++x) {
                    std::int64_t sum = 0;
                    for (int i = 0; i < ground.layers(x, y); ++i) {
                        const Layer layer = ground.layer(x, y, i);
                        if (layer.material >= known || (i > 0 && layer.thickness <= 0)) return 1;
                        sum += layer.thickness;
                    }
                    if (sum != ground.surface().at(x, y)) return 1;
                }
            return 0;
        },
        [](int all, int part) { return all + part; });
    if (bad > 0)
        throw Error(
            fmt::format("{}: the layers of a column do not make its surface", path.string()),
            "The file is damaged; run the recipe again");
}

Grid grid_from(const Json& json) {
    Grid grid;
    grid.columns = json.at("columns").get<std::int64_t>();
    grid.rows = json.at("rows").get<std::int64_t>();
    grid.spacing_m = json.at("spacing_m").get<double>();
    grid.origin_x_m = json.at("origin_x_m").get<double>();
    grid.origin_y_m = json.at("origin_y_m").get<double>();
    const auto edges = edges_from_json(json.at("edges").dump());
    if (!edges || !(grid.spacing_m > 0)) throw Error("grid of an unknown kind");
    grid.edges = *edges;
    if (json.value("projection", "flat") == "latlon") grid.projection = Projection::latlon;
    if (const auto range = json.find("latitudes_deg"); range != json.end())
        grid.latitudes = LatitudeRange{range->at(0).get<double>(), range->at(1).get<double>()};
    return grid;
}

GroundFacts facts_from(const Json& json) {
    GroundFacts facts;
    facts.unit_exponent = json.at("unit_exponent").get<int>();
    facts.bed = json.at("bed").get<MaterialId>();
    facts.layered = json.at("layered").get<bool>();
    facts.levels = json.at("levels").get<int>();
    if (facts.unit_exponent < -60 || facts.unit_exponent > 60)
        throw Error("its unit of thickness cannot be");
    return facts;
}

}  // namespace

bool has_layers(const Run& run) {
    return is_layered(run.domain);
}

OutputRecord write_layers(const Run& run, const std::filesystem::path& root,
                          const std::string& file) {
    const Json header = header_of(run);
    const std::filesystem::path path = root / file;
    std::optional<CheckpointWriter> writer;
    if (run.domain.first()) writer.emplace(path, header.dump());
    MapWriter maps(run.domain, writer ? &*writer : nullptr);
    save_ground(run.domain, maps);
    const Measured measured = measure(run.domain);
    if (!writer) return {};
    writer->commit();
    const double unit_m = run.domain.block(0).terrain.ground().unit_m();
    OutputRecord record;
    record.file = file, record.field = field::layers;
    record.bytes = std::filesystem::file_size(path);
    record.sha256 = sha256_of_file(path), record.data_sha256 = measured.data_sha256;
    record.min = measured.low * unit_m, record.max = measured.high * unit_m;
    Json sidecar = header;
    sidecar["file"] = path.filename().string();
    sidecar["field"] = record.field;
    sidecar["min"] = record.min, sidecar["max"] = record.max;
    sidecar["sha256"] = record.sha256, sidecar["data_sha256"] = record.data_sha256;
    write_file_atomically(sidecar_path(path), sidecar.dump(2) + "\n");
    return record;
}

GroundView LayersFile::view_of(const Domain& domain) {
    std::vector<GroundView::Part> parts;
    for (int i = 0; i < domain.blocks(); ++i) {
        const Terrain& terrain = domain.block(i).terrain;
        parts.push_back({terrain.block(), &terrain.ground()});
    }
    return {domain.grid(), std::move(parts), domain.block(0).terrain.now};
}

namespace {

// What the header of a file says.
struct Header {
    std::string recipe;
    Grid grid;
    std::shared_ptr<MaterialTable> materials = std::make_shared<MaterialTable>();
    std::int32_t now = 0;
    MaterialId ground_material = 0;
    GroundFacts facts;
};

// Calls body(); what it throws names the file.
template <class Body>
auto reading(const std::filesystem::path& path, Body&& body) {
    try {
        return body();
    } catch (const Json::Exception& e) {
        throw Error(fmt::format("{}: the header cannot be read ({})", path.string(), e.what()));
    } catch (const Error& e) {
        const std::string_view what = e.what();
        if (what.starts_with(path.string())) throw;
        throw Error(fmt::format("cannot read the layers in {}: {}", path.string(), what));
    }
}

Header layers_header(const CheckpointReader& reader) {
    const Json json = Json::parse(reader.header_json());
    if (json.value("format", "") != format_name) throw Error("it is not a file of layers");
    if (json.at("format_version").get<int>() != format_version)
        throw Error("it was written by another version of Cuesta");
    Header header;
    header.grid = grid_from(json.at("grid"));
    const CheckpointReader::Section* surface = reader.find("ground/surface");
    if (surface == nullptr || surface->columns != header.grid.columns ||
        surface->rows != header.grid.rows)
        throw Error("its surface is missing or has another size");
    for (const Json& row : json.at("materials")) header.materials->set(material_from(row));
    header.recipe = json.value("recipe", "");
    header.now = json.at("now").get<std::int32_t>();
    header.ground_material = json.at("ground_material").get<MaterialId>();
    header.facts = facts_from(json.at("ground"));
    return header;
}

// Some rows of the map as one block.
std::unique_ptr<Domain> load_rows(const CheckpointReader& reader, const Header& header,
                                  std::int64_t first, std::int64_t rows) {
    Grid grid = header.grid;
    grid.rows = rows;
    auto domain = std::make_unique<Domain>(grid, 1, 1, 1, header.materials);
    Terrain& terrain = domain->block(0).terrain;
    terrain.now = header.now;
    terrain.ground_material = header.ground_material;
    load_ground_rows(*domain, reader, header.facts, first, header.grid.rows);
    check_columns(reader.path(), std::as_const(terrain).ground());
    return domain;
}

}  // namespace

LayersFile read_layers(const std::filesystem::path& path, const ReadLimits& limits) {
    const CheckpointReader reader = CheckpointReader::open(path, limits);
    return reading(path, [&] {
        const Header header = layers_header(reader);
        return LayersFile{header.recipe, load_rows(reader, header, 0, header.grid.rows)};
    });
}

struct LayerBands::File {
    std::filesystem::path path;
    Header header;
};

LayerBands::LayerBands(const std::filesystem::path& path) {
    const CheckpointReader reader = CheckpointReader::open(path);
    file_ =
        std::make_unique<File>(File{path, reading(path, [&] { return layers_header(reader); })});
    show(0, 1);
}

LayerBands::~LayerBands() = default;

std::int64_t LayerBands::held_rows() const {
    std::int64_t rows = 0;
    for (const auto& [number, tiles] : tiles_) rows += tiles->grid().rows;
    return rows;
}

void LayerBands::show(std::int64_t begin, std::int64_t end) {
    const Grid& grid = file_->header.grid;
    std::set<std::int64_t> wanted;
    for (std::int64_t place = begin; place < end; ++place)
        wanted.insert(place_on_axis(place, grid.rows, grid.wraps_y()) / checkpoint_tile);
    std::erase_if(tiles_, [&](const auto& one) { return !wanted.contains(one.first); });
    for (const std::int64_t number : wanted) {
        if (tiles_.contains(number)) continue;
        const std::int64_t first = number * checkpoint_tile;
        const std::int64_t rows = std::min(checkpoint_tile, grid.rows - first);
        const CheckpointReader reader =
            CheckpointReader::open(file_->path, {}, {0, first, grid.columns, rows});
        tiles_[number] =
            reading(file_->path, [&] { return load_rows(reader, file_->header, first, rows); });
    }
    std::vector<GroundView::Part> parts;
    for (const auto& [number, tiles] : tiles_)
        parts.push_back({{0, number * checkpoint_tile, grid.columns, tiles->grid().rows},
                         &std::as_const(tiles->block(0).terrain).ground()});
    if (view_)
        view_->show(std::move(parts));
    else
        view_.emplace(grid, std::move(parts), file_->header.now);
}

}  // namespace cuesta
