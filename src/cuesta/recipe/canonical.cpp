// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/canonical.h"

#include "cuesta/base/json.h"
#include "cuesta/base/text.h"
#include "cuesta/recipe/edges_json.h"
#include "cuesta/recipe/sea_level.h"

namespace cuesta {
namespace {

Json to_json(const ParamValue& value) {
    return std::visit(
        [](const auto& held) -> Json {
            using T = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<T, FieldOrNumber>)
                return !held.expression.empty() ? Json{{"expression", held.expression}}
                       : held.field.empty()     ? Json(held.number)
                                                : Json{{"field", held.field}};
            else
                return Json(held);
        },
        value);
}

Json to_json(const Grid& grid) {
    Json out = {{"columns", grid.columns},
                {"rows", grid.rows},
                {"spacing_m", grid.spacing_m},
                {"edges", Json::parse(edges_json(grid.edges))},
                {"origin_m", {grid.origin_x_m, grid.origin_y_m}}};
    // Left out where a recipe does not say, so that older recipes keep their text.
    if (grid.projection != Projection::flat)
        out["projection"] = choice_words(Projection{})[static_cast<std::size_t>(grid.projection)];
    if (grid.latitudes) out["latitudes_deg"] = {grid.latitudes->south, grid.latitudes->north};
    return out;
}

Json to_json(const OutputPlan& output) {
    Json out = {{"field", output.field}, {"file", output.file}, {"every", output.every}};
    if (output.low) out["low"] = *output.low;
    if (output.high) out["high"] = *output.high;
    if (output.min_area_m2) out["min_area"] = *output.min_area_m2;
    if (output.bits != 16) out["bits"] = output.bits;
    if (!output.palette.empty()) out["palette"] = output.palette;
    if (output.runoff) out["runoff"] = *output.runoff;
    if (output.tile > 0) out["tile"] = output.tile, out["overlap"] = output.overlap;
    if (output.projection) {
        out["projection"] =
            choice_words(*output.projection)[static_cast<std::size_t>(*output.projection)];
        out["centre"] = {output.centre_lon_deg, output.centre_lat_deg};
        out["side"] = output.side;
    }
    return out;
}

Json to_json(const StagePlan& stage, const Plan& plan) {
    Json out = {{"op", stage.op->name}, {"label", stage.label}, {"stream", stage.stream}};
    Json& values = out["values"] = Json::object();
    for (const auto& [name, value] : stage.values)
        // What a simulate says for all of its processes stands with them.
        if (stage.op->kind != OperatorKind::container || name == "steps")
            values[name] = to_json(value);
    if (!stage.op->declared.empty()) out["declared"] = stage.op->declared;
    if (stage.seed) out["seed"] = *stage.seed;
    if (!stage.mask.empty()) out["mask"] = stage.mask;
    const OperatorKind kind = stage.op->kind;
    if (kind == OperatorKind::generator || kind == OperatorKind::filter) {
        out["into"] = stage.into.empty() ? "height" : stage.into;
        out["blend"] = choice_words(Blend{})[static_cast<std::size_t>(stage.blend)];
    }
    if (kind == OperatorKind::filter)
        out["from"] = stage.from.empty() ? out["into"] : Json(stage.from);
    if (stage.material) out["material"] = plan.materials[*stage.material].name;
    if (kind == OperatorKind::process) out["steps"] = stage.steps, out["every"] = stage.every;
    if (kind != OperatorKind::container) return out;
    out["steps"] = stage.steps;
    Json& processes = out["processes"] = Json::array();
    for (const StagePlan& process : stage.processes) processes.push_back(to_json(process, plan));
    Json& events = out["events"] = Json::array();
    for (const EventPlan& event : stage.events) {
        Json one = {{"at", event.at}};
        for (const EventPlan::Change& change : event.changes)
            one["set"].push_back({{"process", stage.processes[change.process].label},
                                  {"param", change.param},
                                  {"value", to_json(change.value)}});
        for (const StagePlan& op : event.operators) one["operator"] = to_json(op, plan);
        events.push_back(std::move(one));
    }
    return out;
}

Json to_json(const MaterialTable& table) {
    Json materials = Json::object();
    for (const Material& material : table.rows()) {
        Json one = {{"colour", material.colour}, {"loose", material.loose}};
        for (const MaterialProperty& property : material_properties())
            one[std::string(property.name)] = material.*property.member;
        materials[material.name] = std::move(one);
    }
    return materials;
}

// A sea that no operator has taken over; else the stages say it.
void add_sea(const Plan& plan, Json& out) {
    if (plan.sea_level_m && plan.sea_level_m != sea_level_of(plan.stages))
        out["sea_level_m"] = *plan.sea_level_m;
}

Json to_json(const Plan& plan) {
    Json out = {{"name", plan.name}, {"seed", plan.seed}, {"grid", to_json(plan.grid)}};
    for (const PluginUse& plugin : plan.plugins) out["plugins"].push_back(plugin.name);
    add_sea(plan, out);
    out["materials"] = to_json(plan.materials);
    Json& stages = out["stages"] = Json::array();
    for (const StagePlan& stage : plan.stages) stages.push_back(to_json(stage, plan));
    Json& outputs = out["outputs"] = Json::array();
    for (const OutputPlan& output : plan.outputs) outputs.push_back(to_json(output));
    return out;
}

// Written out here rather than by the JSON library, whose spelling of numbers may change with its
// version and with it the hash of every recipe.
// Members must be sorted.
void write(const Json& value, std::string& out) {
    if (value.is_object()) {
        out += '{';
        bool first = true;
        for (const auto& [key, held] : value.items()) {
            if (!first) out += ',';
            first = false;
            out += Json(key).dump() + ':';
            write(held, out);
        }
        out += '}';
    } else if (value.is_array()) {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0) out += ',';
            write(value[i], out);
        }
        out += ']';
    } else if (value.is_number_float()) {
        out += format_number(value.get<double>());
    } else {
        out += value.dump();
    }
}

}  // namespace

std::string canonical_text(const Plan& plan) {
    std::string out;
    write(to_json(plan).sorted(), out);
    return out;
}

std::string canonical_past(const Plan& plan, std::size_t stage, std::int64_t step) {
    Json past = {{"seed", plan.seed}, {"grid", to_json(plan.grid)}};
    // Another library of the same name may have another past.
    for (const PluginUse& plugin : plan.plugins) past["plugins"][plugin.name] = plugin.sha256;
    add_sea(plan, past);
    past["materials"] = to_json(plan.materials);
    Json& stages = past["stages"] = Json::array();
    for (std::size_t i = 0; i < stage && i < plan.stages.size(); ++i)
        stages.push_back(to_json(plan.stages[i], plan));
    if (stage < plan.stages.size() && step > 0) {
        StagePlan begun = plan.stages[stage];
        begun.steps = step;
        begun.values.erase("steps");  // a container's parameter says the same once more
        std::erase_if(begun.events, [&](const EventPlan& event) { return event.at >= step; });
        stages.push_back(to_json(begun, plan));
        stages.back()["begun"] = true;
    }
    std::string out;
    write(past.sorted(), out);
    return out;
}

}  // namespace cuesta
