// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/schema.h"

#include <fmt/format.h>

#include "cuesta/base/json.h"
#include "cuesta/filter/blend.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/world_projection.h"
#include "cuesta/operator/stage_keys.h"
#include "cuesta/operator/world_keys.h"
#include "cuesta/terrain/material.h"

namespace cuesta {
namespace {

constexpr const char* label_pattern = "^[A-Za-z][A-Za-z0-9_-]{0,62}$";
constexpr const char* field_pattern = "^[A-Za-z][A-Za-z0-9_.]{0,30}$";
constexpr const char* material_pattern = "^[A-Za-z][A-Za-z0-9_]{0,30}$";
// A number, then perhaps a unit: "2 km", "35deg", "1e-3 m2/yr".
constexpr const char* quantity_pattern =
    "^\\s*[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?\\s*[A-Za-z0-9%*/^ -]*$";

Json text(const char* pattern) {
    return {{"type", "string"}, {"pattern", pattern}};
}

Json number(double min, double max, bool whole = false) {
    return {{"type", whole ? "integer" : "number"}, {"minimum", min}, {"maximum", max}};
}

Json quantity(double min, double max, bool whole = false) {
    return {{"anyOf", {number(min, max, whole), text(quantity_pattern)}}};
}

Json seed() {
    return {{"anyOf", {{{"type", "integer"}, {"minimum", 0}}, text("^[0-9]{1,20}$")}}};
}

Json closed_object(Json properties, Json required = Json::array()) {
    Json out = {
        {"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    if (!required.empty()) out["required"] = std::move(required);
    return out;
}

Json param_schema(const ParamRow& param) {
    Json out;
    switch (param.kind) {
        case ParamKind::number:
            out = quantity(param.min, param.max);
            break;
        case ParamKind::integer:
            out = quantity(param.min, param.max, true);
            break;
        case ParamKind::toggle:
            out = {{"type", "boolean"}};
            break;
        case ParamKind::choice:
            out = {{"enum", param.choices}};
            break;
        case ParamKind::number_or_field:
            out = quantity(param.min, param.max);
            out["anyOf"].push_back(text(field_pattern));
            out["anyOf"].push_back(text("^="));
            break;
        case ParamKind::field_name:
        case ParamKind::expression:
        case ParamKind::file:
            out = {{"type", "string"}};
            break;
        case ParamKind::material:
            out = text(material_pattern);
            break;
        case ParamKind::materials:
            out = {{"anyOf",
                    {text(material_pattern),
                     {{"type", "array"},
                      {"items", text(material_pattern)},
                      {"minItems", 1},
                      {"maxItems", param.most}}}}};
            break;
        case ParamKind::numbers: {
            out = quantity(param.min, param.max);
            const Json items = out;
            out["anyOf"].push_back({{"type", "array"}, {"items", items}, {"maxItems", param.most}});
            break;
        }
    }
    const bool unit = param.unit != "1";
    out["description"] = unit ? fmt::format("{} Unit: {}.", param.doc, param.unit) : param.doc;
    if (!param.required)
        std::visit(
            [&](const auto& held) {
                using T = std::decay_t<decltype(held)>;
                if constexpr (std::is_same_v<T, FieldOrNumber>)
                    out["default"] = held.field.empty() ? Json(held.number) : Json(held.field);
                else
                    out["default"] = held;
            },
            param.default_value);
    return out;
}

Json key_schema(const StageKey& key) {
    Json out;
    switch (key.kind) {
        case StageKeyKind::name:
            out = text(label_pattern);
            break;
        case StageKeyKind::field:
        case StageKeyKind::new_field:
            out = text(field_pattern);
            break;
        case StageKeyKind::toggle:
            out = {{"type", "boolean"}};
            break;
        case StageKeyKind::seed:
            out = seed();
            break;
        case StageKeyKind::count:
            out = quantity(0, 1e9, true);
            break;
        case StageKeyKind::blend:
            out = {{"enum", choice_words(Blend{})}};
            break;
        case StageKeyKind::material:
            out = {{"type", "string"}};
            break;
        case StageKeyKind::tables:
            out = {{"type", "array"}, {"items", {{"$ref", fmt::format("#/$defs/{}", key.name)}}}};
            break;
    }
    out["description"] = key.doc;
    return out;
}

// What a rule declares; its own parameters are keys that only the recipe knows.
void add_declarations(Json& out) {
    const Json expression = {{"type", {"string", "number"}}};
    const Json words = {{"type", "string"}};
    const Json range = {{"type", "array"}, {"minItems", 2}, {"maxItems", 2}};
    const auto names_of = [](Json value, const char* doc) {
        return Json{
            {"type", "object"}, {"additionalProperties", std::move(value)}, {"description", doc}};
    };
    Json& all = out["properties"];
    all["file"] = {{"type", "string"}, {"description", "A file with the tables below."}};
    all["summary"] = {{"type", "string"}, {"description", "What the rule does, in a sentence."}};
    all["fields"] = names_of(closed_object({{"unit", words},
                                            {"range", range},
                                            {"palette", words},
                                            {"start", expression},
                                            {"conserved", {{"type", "boolean"}}},
                                            {"doc", words}}),
                             "Fields of the rule's own.");
    all["parameters"] = names_of(closed_object({{"unit", words},
                                                {"default", {{"type", {"string", "number"}}}},
                                                {"range", range},
                                                {"scale", {{"enum", {"linear", "log"}}}},
                                                {"doc", words}},
                                               Json::array({"default"})),
                                 "Parameters of the rule's own.");
    all["let"] = names_of(expression, "Names for parts of expressions.");
    all["next"] = names_of(expression, "What a field becomes in a step.");
    const Json sides = closed_object(
        {{"east", expression}, {"south", expression}, {"x", expression}, {"y", expression}});
    // [flux.layer.sand] is a table in a table.
    all["flux"] = names_of(sides, "What crosses the faces of each cell.");
    all["flux"]["properties"]["layer"] = names_of(sides, "Of materials of the ground.");
    all["turn"] = names_of(closed_object({{"from", words}, {"to", words}, {"amount", expression}},
                                         Json::array({"amount"})),
                           "What leaves one conserved thing of a cell and arrives in another.");
    out["additionalProperties"] = true;
}

// One operator at one place: its parameters and the keys of its kind.
Json operator_schema(const OperatorRow& op, Place place) {
    Json properties = Json::object(), required = Json::array({"op"});
    for (const StageKey& key : stage_keys(op.kind, place))
        properties[std::string(key.name)] = key_schema(key);
    properties["op"] = {{"const", op.name}, {"description", op.summary}};
    for (const ParamRow& param : op.params) {
        properties[param.name] = param_schema(param);
        if (param.required) required.push_back(param.name);
        if (!param.source_name.empty())
            properties[param.source_name] = {
                {"type", "number"},
                {"description", fmt::format("{} as its document counts it.", param.name)}};
        if (!param.older_name.empty()) {
            properties[param.older_name] = param_schema(param);
            properties[param.older_name]["deprecated"] = true;
        }
    }
    if (place == Place::event) required.push_back("at");
    Json out = closed_object(std::move(properties), std::move(required));
    if (op.complete && op.params.empty()) add_declarations(out);
    out["title"] = op.name;
    out["description"] = op.summary;
    return out;
}

Json material_schema() {
    Json colour = {
        {"anyOf",
         {text("^#[0-9A-Fa-f]{6}$"),
          {{"type", "array"}, {"items", number(0, 255, true)}, {"minItems", 3}, {"maxItems", 3}}}},
        {"description", "How pictures show it."}};
    Json properties = {
        {"base", {{"type", "string"}, {"description", "The material to start from."}}},
        {"colour", std::move(colour)},
        {"loose", {{"type", "boolean"}, {"description", "Slides and trickles grain by grain."}}}};
    for (const MaterialProperty& property : material_properties()) {
        Json one = quantity(property.min, property.max);
        one["description"] = fmt::format("{} Unit: {}.", property.sentence, property.unit);
        properties[std::string(property.name)] = std::move(one);
    }
    return closed_object(std::move(properties));
}

Json edges_schema() {
    Json words = Json::array(), sides = Json::object();
    for (const NamedEdges& named : named_edges) words.push_back(named.word);
    for (const std::string_view side : choice_words(Side{}))
        sides[std::string(side)] = {{"enum", choice_words(Edge{})}, {"default", "closed"}};
    return {{"anyOf", {{{"enum", std::move(words)}}, closed_object(std::move(sides))}},
            {"default", "open"},
            {"description",
             "What lies beyond the map: one word, or a table of its sides. Opposite sides wrap "
             "together."}};
}

Json grid_schema() {
    const Json side = quantity(1, 0x1p31, true);
    const auto pair = [](const Json& items) {
        return Json{{"type", "array"}, {"items", items}, {"minItems", 2}, {"maxItems", 2}};
    };
    Json size = side;
    size["anyOf"].push_back(pair(side));
    size["description"] = "Samples: [columns, rows], or one number for a square.";
    size["default"] = {512, 512};
    Json spacing = quantity(1e-6, 1e6);
    spacing["description"] = "Distance of samples. Unit: m.";
    spacing["default"] = 10;
    Json origin = pair(quantity(-1e9, 1e9));
    origin["description"] = "World position of the north-west sample: [x, y] in m, y southwards.";
    Json latitudes = pair(quantity(-90, 90));
    latitudes["description"] =
        "Where on a world the map lies: [south, north] in degrees. A latlon map goes from pole to "
        "pole if it does not say.";
    return closed_object(
        {{"size", std::move(size)},
         {"spacing", std::move(spacing)},
         {"edges", edges_schema()},
         {"projection",
          {{"enum", choice_words(Projection{})},
           {"default", "flat"},
           {"description", "latlon: the whole way round a world, rows being bands of latitude."}}},
         {"latitudes", std::move(latitudes)},
         {"origin", std::move(origin)}});
}

Json world_schema(const WorldKey& key) {
    Json out = quantity(key.min, key.max);
    out["description"] = fmt::format("{} Unit: {}.", key.doc, key.unit);
    return out;
}

Json output_schema() {
    Json every = quantity(0, 1e9, true);
    every["description"] =
        "Written each time this many steps of all simulations are done; the name needs {step}.";
    Json low = quantity(-1e12, 1e12), high = low;
    low["description"] = "What an 8-bit or 16-bit file stores as 0. Default: the lowest value.";
    high["description"] =
        "What such a file stores as its largest number. Default: the highest value.";
    Json min_area = quantity(0, 1e18), runoff = quantity(0, 100);
    min_area["description"] =
        "Of rivers and lakes: what is smaller is left out. Default for rivers: the larger of 100 "
        "cells and a thousandth of the map.";
    runoff["description"] = "Of rivers: water that runs off in a year. Default: 0.5 m/yr.";
    Json centre = quantity(-360, 360), side = quantity(2, 65536, true);
    centre["anyOf"].push_back(
        {{"type", "array"}, {"items", quantity(-360, 360)}, {"minItems", 2}, {"maxItems", 2}});
    centre["description"] = "Of a projection: longitude in its middle, or [longitude, latitude].";
    side["description"] =
        "Of a projection: samples of its longer side, or of an edge of the cube. Default: as fine "
        "as the map.";
    Json tile = quantity(2, 65536, true), overlap = quantity(0, 65535, true);
    tile["description"] =
        "Cuts the map into files of so many samples a side, with one range for all; the name needs "
        "{x} and {y}.";
    overlap["description"] = "Of tiles: samples that neighbours share. Default: 0.";
    return closed_object(
        {{"field", text(field_pattern)},
         {"file", {{"type", "string"}, {"minLength", 1}}},
         {"every", std::move(every)},
         {"low", std::move(low)},
         {"high", std::move(high)},
         {"bits", {{"enum", {8, 16}}, {"description", "Of a .png or .pgm. Default: 16."}}},
         {"palette",
          {{"type", "string"}, {"description", "Colours of an 8-bit .png, such as land."}}},
         {"min_area", std::move(min_area)},
         {"runoff", std::move(runoff)},
         {"projection",
          {{"enum", choice_words(WorldProjection{})},
           {"description",
            "A map of a whole world in another projection, resampled. cube: six files, {face} in "
            "their name."}}},
         {"centre", std::move(centre)},
         {"side", std::move(side)},
         {"tile", std::move(tile)},
         {"overlap", std::move(overlap)},
         {"preset", {{"type", "string"}}}});
}

}  // namespace

std::string recipe_schema(const Registry& registry) {
    Json stages = Json::array(), processes = Json::array(), events = Json::array();
    Json defs = Json::object();
    for (const OperatorRow& op : registry.rows()) {
        const auto add = [&](Json& list, const char* place_name, Place place) {
            const std::string id = fmt::format("{}_{}", place_name, op.name);
            defs[id] = operator_schema(op, place);
            list.push_back({{"$ref", "#/$defs/" + id}});
        };
        add(stages, "stage", Place::stage);
        if (op.kind == OperatorKind::process) add(processes, "process", Place::process);
        if (op.kind != OperatorKind::container) add(events, "event", Place::event);
    }
    events.push_back(
        closed_object({{"at", quantity(0, 1e9, true)},
                       {"set",
                        {{"type", "object"},
                         {"description", "New values: \"process.NAME.PARAMETER\" = VALUE."}}}},
                      {"at", "set"}));
    const auto one_of = [](Json list) {
        // An empty oneOf is no schema; `not` of everything refuses all.
        return list.empty() ? Json{{"not", Json::object()}} : Json{{"oneOf", std::move(list)}};
    };
    defs["process"] = one_of(std::move(processes));
    defs["event"] = one_of(std::move(events));
    const auto tables = [](Json items, const char* doc) {
        return Json{{"type", "array"}, {"items", std::move(items)}, {"description", doc}};
    };
    Json root = closed_object(
        {{"name", text(label_pattern)},
         {"seed", seed()},
         {"units",
          {{"enum", {"metric", "document"}},
           {"description",
            "Whether bare numbers are metres and degrees, or those of the document that a "
            "parameter comes from."}}},
         {"plugins",
          {{"type", "array"},
           {"items", text(label_pattern)},
           {"description", "Plugins that the recipe needs; --plugin FILE loads one."}}},
         {std::string(sea_level_key.name), world_schema(sea_level_key)},
         {"grid", grid_schema()},
         {"materials",
          {{"type", "object"},
           {"propertyNames", {{"pattern", material_pattern}}},
           {"additionalProperties", material_schema()}}},
         {"stage", tables(one_of(std::move(stages)), "Stages run in order on one landscape.")},
         {"output", tables(output_schema(), "Files to write. Default: height.exr.")}});
    root["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    root["title"] = "Cuesta recipe";
    root["$defs"] = std::move(defs);
    return root.sorted().dump(2);
}

}  // namespace cuesta
