// SPDX-License-Identifier: Apache-2.0
// The texts of help.cpp for programs.
#include <fmt/format.h>

#include "cuesta/base/json.h"
#include "cuesta/catalog/help.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/operator/stage_keys.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/material.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

Json default_json(const ParamRow& param) {
    return std::visit(
        [](const auto& held) -> Json {
            using T = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<T, FieldOrNumber>)
                return held.field.empty() ? Json(held.number) : Json(held.field);
            else
                return Json(held);
        },
        param.default_value);
}

Json param_json(const ParamRow& param) {
    Json out = {{"name", param.name},
                {"kind", word(param.kind)},
                {"doc", param.doc},
                {"required", param.required}};
    if (!param.required) out["default"] = default_json(param);
    if (!param.source_name.empty())
        out["source"] = {{"name", param.source_name},
                         {"scale", param.source_scale},
                         {"offset", param.source_offset}};
    if (!param.older_name.empty()) out["was"] = param.older_name;
    switch (param.kind) {
        case ParamKind::numbers:
            out["most"] = param.most;
            [[fallthrough]];
        case ParamKind::number:
        case ParamKind::integer:
        case ParamKind::number_or_field:
            out["unit"] = param.unit;
            out["min"] = param.min, out["max"] = param.max;
            out["scale"] = param.scale == Scale::log ? "log" : "linear";
            break;
        case ParamKind::materials:
            out["most"] = param.most;
            break;
        case ParamKind::choice:
            out["choices"] = param.choices;
            break;
        default:
            break;
    }
    return out;
}

Json operator_json(const OperatorRow& op) {
    Json params = Json::array(), keys = Json::array();
    for (const ParamRow& param : op.params) params.push_back(param_json(param));
    for (const StageKey& key : stage_keys(op.kind, Place::stage))
        keys.push_back({{"name", key.name}, {"doc", key.doc}});
    Json promises = Json::array();
    for (const Promise& promise : op.promises) {
        Json one = {{"name", word(promise.holds)},
                    {"sentence", sentence(promise)},
                    {"value", promise.value}};
        if (!promise.what.empty()) one["what"] = promise.what;
        promises.push_back(std::move(one));
    }
    Json tells = Json::array();
    if (engine_keeps_change_maps(op)) tells = {"wear", "deposit"};
    return {{"name", op.name},
            {"kind", word(op.kind)},
            {"summary", op.summary},
            {"origin", op.origin},
            {"params", std::move(params)},
            {"keys", std::move(keys)},
            {"promises", std::move(promises)},
            {"reads", op.fields.reads},
            {"writes", op.fields.writes},
            {"erodes", op.erodes},
            {"tells", std::move(tells)},
            {"halo", op.fields.halo},
            {"temporaries", op.temporaries},
            {"grid_copies", op.grid_copies},
            {"cites", op.cites},
            {"snippet", stage_snippet(op)}};
}

Json material_json(const Material& material) {
    Json out = {{"name", material.name},
                {"kind", "material"},
                {"summary", material.sentence},
                {"colour", fmt::format("#{:02x}{:02x}{:02x}", material.colour[0],
                                       material.colour[1], material.colour[2])},
                {"loose", material.loose}};
    for (const MaterialProperty& property : material_properties())
        out["properties"].push_back({{"name", property.name},
                                     {"unit", property.unit},
                                     {"doc", property.sentence},
                                     {"min", property.min},
                                     {"max", property.max},
                                     {"value", material.*property.member}});
    return out;
}

Json field_json(const FieldInfo& info) {
    return {{"name", info.name},
            {"kind", info.kind == FieldKind::state ? "state field" : "derived field"},
            {"unit", info.unit},
            {"summary", info.sentence},
            {"values", word(info.values)},
            {"scale", word(info.scale)},
            {"palette", info.palette}};
}

}  // namespace

std::string list_json(const Registry& registry, const CatalogLists& lists, std::string_view kind) {
    const std::string wanted = known_kind(kind);
    const auto asked = [&](std::string_view name) { return wanted.empty() || wanted == name; };
    Json out = Json::object();
    const bool one_kind = !asked("operators");
    Json operators = Json::array();
    for (const OperatorRow& row : registry.rows())
        if (!one_kind || wanted == plural(row.kind)) operators.push_back(operator_json(row));
    if (!one_kind || !operators.empty()) out["operators"] = std::move(operators);
    if (asked("materials")) {
        const MaterialTable materials;
        for (const Material& row : materials.rows()) out["materials"].push_back(material_json(row));
    }
    if (asked("fields")) {
        for (const FieldInfo& info : known_fields())
            if (info.kind != FieldKind::internal) out["fields"].push_back(field_json(info));
        // One row for all fields that begin so: layer.granite and its like.
        Json family = field_json(*find_field_info(std::string(field::layer_prefix) + "MATERIAL"));
        family["prefix"] = field::layer_prefix;
        out["field_families"].push_back(std::move(family));
    }
    if (asked("formats")) {
        Json& formats = out["formats"] = Json::array();
        for (const FormatRow& format : lists.formats)
            formats.push_back({{"ending", format.ending},
                               {"name", format.name},
                               {"summary", format.sentence},
                               {"reads", format.reads},
                               {"writes", format.writes}});
    }
    if (asked("presets")) {
        Json& presets = out["presets"] = Json::array();
        for (const PresetRow& preset : lists.presets)
            presets.push_back({{"name", preset.name}, {"summary", preset.sentence}});
    }
    if (asked("palettes")) {
        Json& colours = out["colours"] = Json::object();
        for (const ColourRow& one : lists.colours) colours[one.name] = {one.r, one.g, one.b};
        Json& palettes = out["palettes"] = Json::array();
        for (const PaletteRow& palette : lists.palettes) {
            Json stops = Json::array();
            for (const PaletteRow::Stop& stop : palette.stops)
                stops.push_back({{"at", stop.at}, {"colour", {stop.r, stop.g, stop.b}}});
            palettes.push_back({{"name", palette.name},
                                {"kind", palette.kind},
                                {"even", palette.even},
                                {"stops", std::move(stops)}});
            for (const PaletteRow::Class& one : palette.classes)
                palettes.back()["classes"].push_back({{"number", one.number},
                                                      {"name", one.name},
                                                      {"colour", {one.r, one.g, one.b}}});
        }
    }
    return out.sorted().dump(2);
}

std::string describe_json(const Registry& registry, std::string_view name) {
    if (const OperatorRow* op = registry.find(name)) return operator_json(*op).sorted().dump(2);
    const MaterialTable materials;
    if (const auto id = materials.find(name)) return material_json(materials[*id]).sorted().dump(2);
    const FieldInfo* info = find_field_info(name);
    if (info == nullptr || info->kind == FieldKind::internal) refuse_name(registry, name);
    Json out = field_json(*info);
    for (const ClassRow& one : named_classes(info->palette))
        out["classes"].push_back({{"number", one.number}, {"name", one.name}});
    return out.sorted().dump(2);
}

}  // namespace cuesta
