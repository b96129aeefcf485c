// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/saved_state.h"

#include <fmt/format.h>

#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/version.h"
#include "cuesta/engine/ground_sections.h"
#include "cuesta/engine/saved_parts.h"
#include "cuesta/terrain/sheets.h"

namespace cuesta {
namespace {

constexpr int header_version = 2;
constexpr std::string_view state_prefix = "state.";

Json record_json(const StageRecord& record) {
    Json json;
    json["seconds"] = record.seconds;
    json["steps"] = record.steps;
    json["operator_steps"] = record.operator_steps;
    json["at_rest"] = record.at_rest;
    json["counts"] = Json::object();
    for (const auto& [what, times] : record.report.counts) json["counts"][what] = times;
    return json;
}

StageRecord record_from(const Json& json) {
    StageRecord record;
    record.seconds = json.at("seconds").get<double>();
    record.steps = json.at("steps").get<std::int64_t>();
    record.operator_steps = json.at("operator_steps").get<std::int64_t>();
    record.at_rest = json.value("at_rest", false);
    for (const auto& [what, times] : json.at("counts").items())
        record.report.counts[what] = times.get<std::int64_t>();
    return record;
}

Json frame_json(const OutputRecord& frame) {
    return {{"file", frame.file},
            {"field", frame.field},
            {"bytes", frame.bytes},
            {"sha256", frame.sha256},
            {"data_sha256", frame.data_sha256},
            {"tiles_sha256", frame.tiles_sha256},
            {"min", frame.min},
            {"max", frame.max},
            {"step", frame.step}};
}

OutputRecord frame_from(const Json& json) {
    OutputRecord frame;
    frame.file = json.at("file").get<std::string>();
    frame.field = json.at("field").get<std::string>();
    frame.bytes = json.at("bytes").get<std::uint64_t>();
    frame.sha256 = json.at("sha256").get<std::string>();
    frame.data_sha256 = json.at("data_sha256").get<std::string>();
    frame.tiles_sha256 = json.value("tiles_sha256", "");
    frame.min = json.at("min").get<double>();
    frame.max = json.at("max").get<double>();
    frame.step = json.at("step").get<std::int64_t>();
    return frame;
}

Json header_of(const Run& run) {
    Json json;
    json["header_version"] = header_version;
    json["cuesta"] = version();
    json["recipe"] = run.plan.name;
    json["stage"] = run.position.stage;
    json["step"] = run.position.step;
    json["seconds"] = run.seconds();
    const Terrain& terrain = run.domain.block(0).terrain;
    json["ground_material"] = terrain.ground_material;
    json["now"] = terrain.now;
    if (terrain.settled()) {
        const GroundFacts facts = ground_facts(run.domain);
        json["ground"] = {{"unit_exponent", facts.unit_exponent},
                          {"bed", facts.bed},
                          {"layered", facts.layered},
                          {"levels", facts.levels}};
    }
    json["records"] = Json::array();
    for (const StageRecord& record : run.records) json["records"].push_back(record_json(record));
    json["frames"] = Json::array();
    for (const OutputRecord& frame : run.frames) json["frames"].push_back(frame_json(frame));
    return json;
}

void restore(Run& run, const CheckpointReader& reader, const Json& json) {
    run.position.stage = json.at("stage").get<std::size_t>();
    run.position.step = json.at("step").get<std::int64_t>();
    run.seconds_before = json.at("seconds").get<double>();
    run.started = std::chrono::steady_clock::now();
    run.records.clear();
    for (const Json& record : json.at("records")) run.records.push_back(record_from(record));
    run.records.resize(run.plan.stages.size());
    run.frames.clear();
    for (const Json& frame : json.at("frames")) run.frames.push_back(frame_from(frame));
    for (int i = 0; i < run.domain.blocks(); ++i) {
        Terrain& terrain = run.domain.block(i).terrain;
        terrain.ground_material = json.at("ground_material").get<MaterialId>();
        terrain.now = json.at("now").get<std::int32_t>();
    }
    for (const CheckpointReader::Section& section : reader.sections()) {
        if (!section.is_field && section.name.starts_with(state_prefix)) {
            const auto bytes =
                std::make_shared<const std::vector<std::byte>>(reader.read_bytes(section.name));
            for (int i = 0; i < run.domain.blocks(); ++i)
                run.domain.block(i).terrain.states[section.name.substr(state_prefix.size())] =
                    bytes;
        }
        if (!section.is_field || is_ground_section(section.name)) continue;
        if (section.kind != ElementKind::f32 || section.columns != run.plan.grid.columns ||
            section.rows != run.plan.grid.rows)
            throw Error(fmt::format("{}: field '{}' has another shape", reader.path().string(),
                                    section.name));
        run.domain.make(section.name);
        reader.read_field(section.name, [&](const TileArea& tile, const void* elements) {
            run.domain.write_tile(section.name, {tile.x0, tile.y0, tile.width, tile.height},
                                  static_cast<const float*>(elements));
        });
    }
    if (json.contains("ground")) {
        const Json& ground = json.at("ground");
        load_ground(run.domain, reader,
                    {ground.at("unit_exponent").get<int>(), ground.at("bed").get<MaterialId>(),
                     ground.at("layered").get<bool>(), ground.at("levels").get<int>()});
    }
    run.domain.ground_changed();
    // All bookings so far go to one block's books; the accounts are sums over blocks anyway.
    const std::vector<std::byte> bytes = reader.read_bytes("ledger");
    std::vector<std::int64_t> integers(bytes.size() / sizeof(std::int64_t));
    if (!integers.empty())  // nothing booked yet: neither has an address
        std::memcpy(integers.data(), bytes.data(), integers.size() * sizeof(std::int64_t));
    run.booked = Ledger::from_integers(integers);
    for (int i = 0; i < run.domain.blocks(); ++i) run.domain.block(i).terrain.ledger = {};
    run.instantiated = {};
}

}  // namespace

void save_state(const Run& run, const std::filesystem::path& path, const StateOrigin& origin) {
    Json json = header_of(run);
    json["recipe_sha256"] = origin.recipe_sha256;
    json["inputs"] = origin.inputs;
    const auto add_maps = [&](MapSink& maps) {
        const bool settled = run.domain.block(0).terrain.settled();
        if (settled) save_ground(run.domain, maps);
        for (const auto& [name, field] : run.domain.block(0).terrain.fields()) {
            if (is_derived(name) || (name == field::height && settled)) continue;
            maps.add(name, ElementKind::f32, [&, &field_name = name](const Block& tile, void* out) {
                run.domain.read_tile(field_name, tile, static_cast<float*>(out));
            });
        }
    };
    Ledger ledger = run.domain.ledger();
    ledger.merge(run.booked);
    const auto add_bytes = [&](CheckpointWriter& writer) {
        for (const auto& [name, bytes] : run.domain.block(0).terrain.states)
            if (name != sheets_state)  // they are columns in a file
                writer.add_bytes(std::string(state_prefix) + name, *bytes);
        const std::vector<std::int64_t> integers = ledger.to_integers();
        writer.add_bytes("ledger", std::as_bytes(std::span(integers)));
    };
    if (run.options.ranks)
        return save_in_parts(run.domain, *run.options.ranks, path,
                             {json.dump(), add_maps, add_bytes});
    CheckpointWriter writer(path, json.dump());
    MapWriter maps(run.domain, &writer);
    add_maps(maps);
    add_bytes(writer);
    writer.commit();
}

void load_state(Run& run, const CheckpointReader& reader,
                const std::function<void(const StateHeader&)>& accept) {
    try {
        const Json json = Json::parse(reader.header_json());
        StateHeader header;
        header.version_fits = json.at("header_version").get<int>() == header_version;
        header.cuesta = json.value("cuesta", "unknown");
        header.recipe = json.value("recipe", "");
        if (header.version_fits) {
            header.origin.recipe_sha256 = json.at("recipe_sha256").get<std::string>();
            header.origin.inputs = json.at("inputs").get<std::vector<std::string>>();
            header.position = {json.at("stage").get<std::size_t>(),
                               json.at("step").get<std::int64_t>()};
        }
        accept(header);
        restore(run, reader, json);
    } catch (const Json::Exception& e) {
        throw Error(
            fmt::format("{}: the header cannot be read ({})", reader.path().string(), e.what()));
    }
}

}  // namespace cuesta
