// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/help.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/error.h"
#include "cuesta/base/text.h"
#include "cuesta/catalog/expressions.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/operator/stage_keys.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/material.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

constexpr OperatorKind operator_kinds[] = {OperatorKind::generator, OperatorKind::filter,
                                           OperatorKind::process, OperatorKind::container};

// A heading with aligned lines below it.
class Section {
public:
    explicit Section(std::string heading) : heading_(std::move(heading)) {}
    void add(std::string_view name, std::string_view sentence) {
        lines_.emplace_back(name, sentence);
    }
    std::string text() const {
        std::size_t width = 0;
        for (const auto& [name, sentence] : lines_) width = std::max(width, name.size());
        std::string out = heading_ + "\n";
        for (const auto& [name, sentence] : lines_)
            out += sentence.empty() ? fmt::format("  {}\n", name)
                                    : fmt::format("  {:<{}}  {}\n", name, width, sentence);
        if (lines_.empty()) out += "  none\n";
        return out;
    }

private:
    std::string heading_;
    std::vector<std::pair<std::string, std::string>> lines_;
};

std::string operator_section(const Registry& registry, OperatorKind kind) {
    Section section{std::string(plural(kind))};
    for (const OperatorRow& row : registry.rows())
        if (row.kind == kind)
            section.add(row.name, row.origin.empty()
                                      ? row.summary
                                      : fmt::format("{} (plugin {})", row.summary, row.origin));
    return section.text();
}

std::string material_section() {
    Section section("materials");
    const MaterialTable table;
    for (const Material& material : table.rows()) section.add(material.name, material.sentence);
    return section.text();
}

std::string field_section() {
    Section section("fields");
    for (const FieldInfo& info : known_fields())
        if (info.kind != FieldKind::internal)
            section.add(info.name, fmt::format("[{}] {}", info.unit, info.sentence));
    return section.text();
}

std::string format_section(const CatalogLists& lists) {
    Section section("formats");
    for (const FormatRow& format : lists.formats) {
        const std::string_view use = !format.writes  ? " Read only."
                                     : !format.reads ? " Written only."
                                                     : "";
        section.add(format.ending, fmt::format("{}: {}{}", format.name, format.sentence, use));
    }
    return section.text();
}

std::string preset_section(const CatalogLists& lists) {
    Section section("presets");
    for (const PresetRow& preset : lists.presets) section.add(preset.name, preset.sentence);
    return section.text();
}

std::string palette_section(const CatalogLists& lists) {
    Section section("palettes");
    for (const PaletteRow& palette : lists.palettes)
        section.add(
            palette.name,
            palette.classes.empty()
                ? fmt::format("{}, {} colours", palette.kind, palette.stops.size())
                : fmt::format("{}, {} named classes", palette.kind, palette.classes.size()));
    return section.text();
}

// A value as TOML.
std::string toml_value(const ParamRow& row) {
    const auto number = [&](const std::string& text) {
        return row.unit == "1" ? text : fmt::format("\"{} {}\"", text, row.unit);
    };
    return std::visit(
        [&](const auto& held) -> std::string {
            using T = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<T, double>)
                return number(format_number(held));
            else if constexpr (std::is_same_v<T, std::int64_t>)
                return number(fmt::format("{}", held));
            else if constexpr (std::is_same_v<T, bool>)
                return held ? "true" : "false";
            else if constexpr (std::is_same_v<T, std::string>)
                return row.kind == ParamKind::file ? "\"map.exr\"" : fmt::format("\"{}\"", held);
            else if constexpr (std::is_same_v<T, FieldOrNumber>)
                return held.field.empty() ? number(format_number(held.number))
                                          : fmt::format("\"{}\"", held.field);
            else if constexpr (std::is_same_v<T, std::vector<std::string>>)
                return fmt::format("[\"{}\"]", fmt::join(held, "\", \""));
            else {
                std::vector<std::string> numbers;
                for (const double one : held) numbers.push_back(format_number(one));
                return fmt::format("[{}]", fmt::join(numbers, ", "));
            }
        },
        row.default_value);
}

std::string describe_operator(const OperatorRow& op) {
    std::string out = fmt::format("{} ({})\n  {}\n", op.name, word(op.kind), op.summary);
    if (!op.origin.empty())
        out += fmt::format("  From the plugin {}: a recipe says plugins = [\"{}\"].\n", op.origin,
                           op.origin);
    out += "\nparameters\n";
    for (const ParamRow& param : op.params)
        out += fmt::format("  {}: {}\n      {}\n", param.name, param_facts(param), param.doc);
    if (op.params.empty()) out += "  none\n";
    if (!declared_key_docs(op).empty()) {
        Section declared("\na recipe declares (docs/guide/rules.md)");
        for (const DeclaredKey& key : declared_key_docs(op)) declared.add(key.name, key.doc);
        out += declared.text();
    }
    Section keys(fmt::format("\nevery {} also takes", word(op.kind)));
    for (const StageKey& key : stage_keys(op.kind, Place::stage)) keys.add(key.name, key.doc);
    out += keys.text();
    if (!op.promises.empty()) {
        Section promises("\npromises");
        for (const Promise& promise : op.promises) promises.add(sentence(promise), "");
        out += promises.text();
    }
    if (!op.fields.reads.empty())
        out += fmt::format("\nreads   {}\n", fmt::join(op.fields.reads, ", "));
    if (!op.fields.writes.empty())
        out += fmt::format("{}writes  {}\n", op.fields.reads.empty() ? "\n" : "",
                           fmt::join(op.fields.writes, ", "));
    if (engine_keeps_change_maps(op))
        out +=
            "tells   wear, deposit: what its steps took and laid, where an output or a stage "
            "asks\n";
    if (!op.cites.empty()) out += fmt::format("\ncites   [{}]\n", fmt::join(op.cites, "], ["));
    return out + "\nin a recipe\n" + stage_snippet(op);
}

std::string describe_material(const Material& material) {
    std::string out =
        fmt::format("{} (material)\n  {}\n\nproperties\n", material.name, material.sentence);
    for (const MaterialProperty& property : material_properties())
        out += fmt::format(
            "  {} = {}{}\n      {}\n", property.name, format_number(material.*property.member),
            property.unit == "1" ? "" : fmt::format(" {}", property.unit), property.sentence);
    out += fmt::format("  colour = \"#{:02x}{:02x}{:02x}\"\n  loose = {}\n", material.colour[0],
                       material.colour[1], material.colour[2], material.loose);
    return out + fmt::format("\nin a recipe\n[materials.my_{}]\nbase = \"{}\"\n", material.name,
                             material.name);
}

}  // namespace

std::string_view plural(OperatorKind kind) {
    switch (kind) {
        case OperatorKind::generator:
            return "generators";
        case OperatorKind::filter:
            return "filters";
        case OperatorKind::process:
            return "processes";
        case OperatorKind::container:
            return "containers";
    }
    return "";
}

const std::vector<std::string>& list_kinds() {
    static const std::vector<std::string> kinds = {
        "operators", "generators", "filters", "processes", "containers",
        "materials", "fields",     "formats", "presets",   "palettes"};
    return kinds;
}

std::string known_kind(std::string_view kind) {
    if (kind.empty()) return {};
    for (const std::string& known : list_kinds())
        if (kind == known || fmt::format("{}s", kind) == known ||
            fmt::format("{}es", kind) == known)
            return known;
    throw UsageError(fmt::format("there is no kind '{}'; it may be {}.{}", kind,
                                 join_or(list_kinds()), did_you_mean(kind, list_kinds())));
}

std::string list_text(const Registry& registry, const CatalogLists& lists, std::string_view kind) {
    const std::string wanted = known_kind(kind);
    const auto asked = [&](std::string_view name) { return wanted.empty() || wanted == name; };
    std::vector<std::string> sections;
    for (const OperatorKind one : operator_kinds)
        if (asked("operators") || wanted == plural(one))
            sections.push_back(operator_section(registry, one));
    if (asked("materials")) sections.push_back(material_section());
    if (asked("fields")) sections.push_back(field_section());
    if (asked("formats")) sections.push_back(format_section(lists));
    if (asked("presets")) sections.push_back(preset_section(lists));
    if (asked("palettes")) sections.push_back(palette_section(lists));
    return fmt::format("{}", fmt::join(sections, "\n"));
}

void refuse_name(const Registry& registry, std::string_view name) {
    std::vector<std::string> known = registry.names();
    for (const std::string& material : MaterialTable().names()) known.push_back(material);
    for (const FieldInfo& info : known_fields())
        if (info.kind != FieldKind::internal) known.emplace_back(info.name);
    throw UsageError(
        fmt::format("there is no operator, material or field '{}'.{} 'cuesta list' "
                    "shows all of them",
                    name, did_you_mean(name, known)));
}

std::string describe_text(const Registry& registry, std::string_view name) {
    if (const OperatorRow* op = registry.find(name)) return describe_operator(*op);
    const MaterialTable materials;
    if (const auto id = materials.find(name)) return describe_material(materials[*id]);
    const FieldInfo* info = find_field_info(name);
    if (info == nullptr || info->kind == FieldKind::internal) refuse_name(registry, name);
    std::string out =
        fmt::format("{} (field, {})\n  {}\n  Unit: {}\n", info->name,
                    info->kind == FieldKind::state ? "part of the state" : "follows from others",
                    info->sentence, info->unit);
    if (!named_classes(info->palette).empty()) out += "  Classes:\n";
    for (const ClassRow& one : named_classes(info->palette))
        out += fmt::format("    {:>3}  #{:02x}{:02x}{:02x}  {}\n", one.number, one.colour[0],
                           one.colour[1], one.colour[2], one.name);
    return out;
}

std::string param_facts(const ParamRow& param) {
    std::string out(word(param.kind));
    const bool numeric = param.kind == ParamKind::number || param.kind == ParamKind::integer ||
                         param.kind == ParamKind::number_or_field ||
                         param.kind == ParamKind::numbers;
    if (numeric && param.unit != "1") out += fmt::format(" in {}", param.unit);
    if (numeric)
        out += fmt::format(", {} to {}", format_number(param.min), format_number(param.max));
    if (param.kind == ParamKind::numbers || param.kind == ParamKind::materials)
        out += fmt::format(", at most {} of them", param.most);
    if (param.kind == ParamKind::choice) out += fmt::format(": {}", join_or(param.choices));
    if (param.required) return out + ", must be given";
    if (param.kind == ParamKind::file) return out + ", default none";
    std::string value = toml_value(param);
    std::erase(value, '"');
    out += fmt::format(", default {}", value.empty() ? "none" : value);
    if (!param.older_name.empty()) out += fmt::format("; formerly {}", param.older_name);
    if (param.source_name.empty()) return out;
    out += fmt::format("; {} of its document", param.source_name);
    const std::string unit = param.unit == "1" ? "" : " " + param.unit;
    if (numeric && param.source_offset != 0)
        out += fmt::format(", where 0 is {}{} and 1 is {}{}", format_number(param.source_offset),
                           unit, format_number(param.source_scale + param.source_offset), unit);
    else if (numeric && param.source_scale != 1)
        out += fmt::format(", where 1 is {}{}", format_number(param.source_scale), unit);
    return out;
}

std::string stage_snippet(const OperatorRow& op) {
    std::string out = fmt::format("[[stage]]\nop = \"{}\"\n", op.name);
    if (op.kind == OperatorKind::process && !op.once && op.find_param("steps") == nullptr)
        out += "steps = 100\n";
    for (const ParamRow& param : op.params)
        out += fmt::format("{} = {}\n", param.name, toml_value(param));
    return out;
}

}  // namespace cuesta
