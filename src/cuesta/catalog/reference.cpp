// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/reference.h"

#include <fmt/format.h>

#include "cuesta/base/text.h"
#include "cuesta/catalog/expressions.h"
#include "cuesta/catalog/help.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/operator/stage_keys.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/material.h"

namespace cuesta {
namespace {

constexpr const char* made_by =
    "<!-- Made by `cuesta reference`; change the operator instead. -->\n";

// Text inside a table cell.
std::string cell(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '|') out += '\\';
        out += c;
    }
    return out;
}

std::string list(const std::vector<std::string>& names) {
    return names.empty() ? "nothing" : fmt::format("`{}`", fmt::join(names, "`, `"));
}

std::string operator_page(const OperatorRow& op) {
    std::string out =
        fmt::format("{}\n# {}\n\nA {}. {}\n", made_by, op.name, word(op.kind), op.summary);
    out += "\n## Parameters\n\n";
    if (op.params.empty())
        out += "None of its own.\n";
    else
        out += "| name | value | meaning |\n|---|---|---|\n";
    for (const ParamRow& param : op.params)
        out += fmt::format("| `{}` | {} | {} |\n", param.name, cell(param_facts(param)),
                           cell(param.doc));
    if (!declared_key_docs(op).empty()) {
        out += "\n## What a recipe declares\n\n| name | meaning |\n|---|---|\n";
        for (const DeclaredKey& key : declared_key_docs(op))
            out += fmt::format("| `{}` | {} |\n", key.name, cell(key.doc));
    }
    if (op.complete)
        out +=
            "\nExpressions are explained in [expressions](expressions.md) and "
            "`docs/guide/rules.md`.\n";
    out += fmt::format("\n## Keys of every {}\n\n| name | meaning |\n|---|---|\n", word(op.kind));
    for (const StageKey& key : stage_keys(op.kind, Place::stage))
        out += fmt::format("| `{}` | {} |\n", key.name, cell(key.doc));
    if (op.kind == OperatorKind::process)
        out += "\nInside `simulate` it takes `every` in place of `steps`.\n";
    if (!op.promises.empty()) {
        out += "\n## What it holds\n\n";
        for (const Promise& promise : op.promises) out += fmt::format("- {}\n", sentence(promise));
    }
    out += fmt::format(
        "\n## Fields and memory\n\nReads {} and writes {}{}. Looks {} cell{} around. "
        "Needs {} temporary field{}",
        list(op.fields.reads), list(op.fields.writes),
        op.kind == OperatorKind::generator || op.kind == OperatorKind::filter
            ? " besides its target"
            : "",
        op.fields.halo, op.fields.halo == 1 ? "" : "s", op.temporaries,
        op.temporaries == 1 ? "" : "s");
    if (op.grid_copies > 0)
        out += fmt::format(" and {} times the map", format_number(op.grid_copies));
    out += ".\n";
    if (engine_keeps_change_maps(op))
        out +=
            "\nWhat its steps take from the ground and lay down is added to `wear` and "
            "`deposit` where an output or a\nstage asks for them.\n";
    out += "\n## In a recipe\n\n```toml\n" + stage_snippet(op) + "```\n";
    if (!op.cites.empty())
        out += fmt::format("\n## Sources\n\n[{}] in `docs/references.bib`.\n",
                           fmt::join(op.cites, "], ["));
    return out;
}

std::string index_page(const Registry& registry) {
    std::string out = fmt::format(
        "{}\n# Reference\n\nEvery operator with its parameters; the recipe "
        "language is in `docs/guide/recipe.md`, what rules and formulas are written in in\n"
        "[expressions](expressions.md).\n",
        made_by);
    for (const OperatorKind kind : {OperatorKind::generator, OperatorKind::filter,
                                    OperatorKind::process, OperatorKind::container}) {
        std::string rows;
        for (const OperatorRow& op : registry.rows())
            if (op.kind == kind)
                rows += fmt::format("| [{0}]({0}.md) | {1} |\n", op.name, cell(op.summary));
        if (rows.empty()) continue;
        std::string heading(plural(kind));
        heading[0] = static_cast<char>(heading[0] - 'a' + 'A');
        out += fmt::format("\n## {}\n\n| name | does |\n|---|---|\n{}", heading, rows);
    }
    out += "\n## Fields\n\n| name | unit | meaning |\n|---|---|---|\n";
    for (const FieldInfo& info : known_fields())
        if (info.kind != FieldKind::internal)
            out += fmt::format("| `{}` | {} | {} |\n", info.name, info.unit, cell(info.sentence));
    out += "\n## Materials\n\n| name |";
    for (const MaterialProperty& property : material_properties())
        out += fmt::format(" {} [{}] |", property.name, property.unit);
    out += "\n|---|";
    for (std::size_t i = 0; i < material_properties().size(); ++i) out += "---|";
    out += "\n";
    const MaterialTable materials;
    for (const Material& material : materials.rows()) {
        out += fmt::format("| `{}` |", material.name);
        for (const MaterialProperty& property : material_properties())
            out += fmt::format(" {} |", format_number(material.*property.member));
        out += "\n";
    }
    return out;
}

}  // namespace

std::map<std::string, std::string> reference_pages(const Registry& registry) {
    std::map<std::string, std::string> pages;
    pages["index.md"] = index_page(registry);
    pages["expressions.md"] = expressions_page();
    for (const OperatorRow& op : registry.rows()) pages[op.name + ".md"] = operator_page(op);
    return pages;
}

}  // namespace cuesta
