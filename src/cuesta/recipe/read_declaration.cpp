// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/read_declaration.h"

#include <fmt/format.h>

#include <cstdio>

#include "cuesta/base/text.h"
#include "cuesta/recipe/check_file.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/parse.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

constexpr double anything = 1e30;

// The whole of a small file; nullopt if it cannot be read or is no small file.
std::optional<std::string> file_text(const std::filesystem::path& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) return std::nullopt;
    std::string text(most_recipe_bytes + 1, '\0');
    const std::size_t read = std::fread(text.data(), 1, text.size(), file);
    const bool good = std::ferror(file) == 0 && read <= most_recipe_bytes;
    std::fclose(file);
    text.resize(read);
    return good ? std::optional<std::string>(std::move(text)) : std::nullopt;
}

// Every place below belongs to the included file.
void mark(RecipeTable& table, const std::string& file);
void mark(RecipeValue& value, const std::string& file) {
    value.origin.file = file;
    if (value.table() != nullptr) mark(*value.table(), file);
    if (value.array() != nullptr)
        for (RecipeValue& one : *value.array()) mark(one, file);
}
void mark(RecipeTable& table, const std::string& file) {
    for (RecipeEntry& entry : table.entries) {
        entry.origin.file = file;
        mark(entry.value, file);
    }
}

class Reader {
public:
    Reader(CheckContext& context, ReadDeclaration& out) : context_(context), out_(out) {}

    void read(const RecipeTable& table) {
        if (const RecipeValue* summary = value_of(table, "summary"))
            out_.declaration.summary = read_text(context_, "summary", *summary).value_or("");
        each(table, "fields", [&](const RecipeEntry& one) { field(one); });
        each(table, "parameters", [&](const RecipeEntry& one) { parameter(one); });
        each(table, "let", [&](const RecipeEntry& one) {
            out_.declaration.lets.push_back({one.key, expression(one), place(one.origin)});
        });
        each(table, "next", [&](const RecipeEntry& one) {
            out_.declaration.next.push_back({one.key, expression(one), place(one.origin)});
        });
        each(table, "flux", [&](const RecipeEntry& one) { any_flux(one); });
        each(table, "turn", [&](const RecipeEntry& one) { turn(one); });
    }

private:
    template <class Visit>
    void each(const RecipeTable& table, std::string_view key, const Visit& visit) {
        const RecipeEntry* entry = table.find(key);
        if (entry == nullptr) return;
        const RecipeTable* inside = entry->value.table();
        if (inside == nullptr) {
            context_.problem(entry->value.origin, fmt::format("{} is a table of names, not {}", key,
                                                              entry->value.kind()));
            return;
        }
        if (inside->entries.size() > 100) {
            context_.problem(entry->origin, fmt::format("{} has {} names, at most 100 are allowed",
                                                        key, inside->entries.size()));
            return;
        }
        for (const RecipeEntry& one : inside->entries) {
            if (!is_field_name(one.key) && !(key == "flux" && is_layer(one.key)))
                context_.problem(one.origin, fmt::format("{}: a name is 1 to 31 letters, digits or "
                                                         "_, a letter first",
                                                         in_quotes(one.key)));
            else
                visit(one);
        }
    }
    int place(const Origin& origin) { return out_.sources.place(origin); }

    // A text, or a number as one.
    rule::Text expression(const RecipeEntry& entry) { return expression(entry.key, entry.value); }
    rule::Text expression(const std::string& key, const RecipeValue& value) {
        if (const std::string* words = value.text()) return out_.sources.text(value, *words);
        if (value.integer() != nullptr || std::holds_alternative<double>(value.data))
            return out_.sources.text(value, value.shown());
        context_.problem(value.origin, fmt::format("{} must be an expression in quotes, not {}",
                                                   key, value.kind()));
        return {"0", place(value.origin)};
    }
    std::string words(const RecipeTable& table, std::string_view key, std::string otherwise) {
        const RecipeValue* value = value_of(table, key);
        if (value == nullptr) return otherwise;
        return read_text(context_, key, *value).value_or(otherwise);
    }
    // [low, high] in a unit.
    std::optional<std::pair<double, double>> range(const RecipeTable& table,
                                                   const std::string& unit) {
        const RecipeValue* value = value_of(table, "range");
        if (value == nullptr) return std::nullopt;
        const RecipeArray* list = value->array();
        if (list == nullptr || list->size() != 2) {
            context_.problem(value->origin, "range must be [lowest, highest]");
            return std::nullopt;
        }
        const NumberRange any{unit, -anything, anything};
        const auto low = read_number(context_, "range", (*list)[0], any);
        const auto high = read_number(context_, "range", (*list)[1], any);
        if (!low || !high) return std::nullopt;
        return std::pair{*low, *high};
    }
    const RecipeTable* inside(const RecipeEntry& entry, std::string_view what) {
        if (entry.value.table() == nullptr)
            context_.problem(entry.value.origin, fmt::format("{} {} needs a table of its own", what,
                                                             in_quotes(entry.key)));
        return entry.value.table();
    }

    void field(const RecipeEntry& entry) {
        const RecipeTable* table = inside(entry, "field");
        if (table == nullptr) return;
        const std::string known[] = {"unit", "range", "palette", "start", "conserved", "doc"};
        context_.refuse_unknown(*table, known, fmt::format("for field '{}'", entry.key));
        rule::DeclaredField field;
        field.name = entry.key;
        field.source = place(entry.origin);
        field.unit = words(*table, "unit", "1");
        field.doc = words(*table, "doc", "");
        if (const RecipeValue* palette = value_of(*table, "palette")) {
            const auto& all = context_.options.palettes;
            if (all.empty())
                field.palette = words(*table, "palette", "");
            else
                field.palette = read_choice(context_, "palette", *palette, all).value_or("");
        }
        if (const auto limits = range(*table, field.unit))
            field.low = limits->first, field.high = limits->second;
        if (const RecipeValue* start = value_of(*table, "start"))
            field.start = expression("start", *start);
        if (const RecipeValue* conserved = value_of(*table, "conserved"))
            field.conserved = read_toggle(context_, "conserved", *conserved).value_or(false);
        out_.declaration.fields.push_back(std::move(field));
    }

    void parameter(const RecipeEntry& entry) {
        const RecipeTable* table = inside(entry, "parameter");
        if (table == nullptr) return;
        const std::string known[] = {"unit", "default", "range", "scale", "doc"};
        context_.refuse_unknown(*table, known, fmt::format("for parameter '{}'", entry.key));
        rule::DeclaredParam param;
        param.name = entry.key;
        param.source = place(entry.origin);
        param.unit = words(*table, "unit", "1");
        param.doc = words(*table, "doc", fmt::format("{} of the rule.", entry.key));
        if (const auto limits = range(*table, param.unit))
            param.min = limits->first, param.max = limits->second;
        const NumberRange any{param.unit, -anything, anything};
        if (const RecipeValue* value = value_of(*table, "default"))
            param.default_value = read_number(context_, "default", *value, any).value_or(param.min);
        else
            context_.problem(entry.origin,
                             fmt::format("parameter '{}' needs default = NUMBER", entry.key));
        if (const RecipeValue* scale = value_of(*table, "scale")) {
            const std::string scales[] = {"linear", "log"};
            param.log = read_choice(context_, "scale", *scale, scales) == "log";
        }
        out_.declaration.params.push_back(std::move(param));
    }

    // [flux.layer.sand] is a table in a table, "layer.sand" = {...} one of a single name.
    static bool is_layer(std::string_view name) {
        return name.starts_with(field::layer_prefix) &&
               is_field_name(name.substr(field::layer_prefix.size()));
    }
    void any_flux(const RecipeEntry& entry) {
        if (entry.key + "." != field::layer_prefix || entry.value.table() == nullptr)
            return flux(entry.key, entry);
        for (const RecipeEntry& one : entry.value.table()->entries)
            flux(std::string(field::layer_prefix) + one.key, one);
    }

    void flux(const std::string& name, const RecipeEntry& entry) {
        const RecipeTable* table = inside(entry, "flux of");
        if (table == nullptr) return;
        const std::string known[] = {"east", "south", "x", "y"};
        context_.refuse_unknown(*table, known, fmt::format("for the flux of '{}'", name));
        rule::DeclaredFlux flux;
        flux.field = name;
        flux.source = place(entry.origin);
        bool any = false;
        const auto side = [&](std::string_view key, rule::Text& text) {
            text.source = flux.source;
            const RecipeValue* value = value_of(*table, key);
            if (value == nullptr) return;
            text = expression(std::string(key), *value);
            any = true;
        };
        side("east", flux.east), side("south", flux.south);
        side("x", flux.x), side("y", flux.y);
        if (!any)
            context_.problem(
                entry.origin,
                fmt::format("the flux of '{}' needs east = \"...\" and south = \"...\", or x and "
                            "y; one of them may be missing",
                            name));
        out_.declaration.flux.push_back(std::move(flux));
    }

    void turn(const RecipeEntry& entry) {
        const RecipeTable* table = inside(entry, "turn");
        if (table == nullptr) return;
        const std::string known[] = {"from", "to", "amount"};
        context_.refuse_unknown(*table, known, fmt::format("for the turn '{}'", entry.key));
        rule::DeclaredTurn turn;
        turn.name = entry.key;
        turn.source = turn.from_source = turn.to_source = place(entry.origin);
        const auto end = [&](std::string_view key, std::string& name, int& source) {
            const RecipeValue* value = value_of(*table, key);
            if (value == nullptr) return;
            name = read_text(context_, key, *value).value_or("");
            source = place(value->origin);
        };
        end("from", turn.from, turn.from_source);
        end("to", turn.to, turn.to_source);
        if (const RecipeValue* amount = value_of(*table, "amount"))
            turn.amount = expression("amount", *amount);
        else
            context_.problem(entry.origin,
                             fmt::format("the turn '{}' needs amount = \"...\"", entry.key));
        out_.declaration.turns.push_back(std::move(turn));
    }

    CheckContext& context_;
    ReadDeclaration& out_;
};

// The file as a table; nullopt after a problem.
std::optional<RecipeTable> included(CheckContext& context, const RecipeValue& value,
                                    ReadDeclaration& out, bool quiet) {
    const auto name = read_file_in_reach(context, "file", value);
    if (!name) return std::nullopt;
    out.file = *name;
    const std::filesystem::path path = context.path.parent_path() / *name;
    const auto text = file_text(path);
    if (!text) {
        if (!quiet)
            context.problem(value.origin, fmt::format("file = {}: it cannot be read as a rule",
                                                      in_quotes(*name)));
        return std::nullopt;
    }
    ParseResult parsed = parse_recipe(*text, path);
    if (!parsed.recipe) {
        if (!quiet)
            for (const Diagnostic& one : parsed.problems)
                context.problem({one.at, {}, path.string()}, one.sentence);
        return std::nullopt;
    }
    mark(parsed.recipe->root, path.string());
    return std::move(parsed.recipe->root);
}

}  // namespace

rule::Text RuleSources::text(const RecipeValue& value, std::string words, std::size_t skipped) {
    Source source{value.origin, value.first, words};
    source.first.column += static_cast<int>(skipped);
    list_.push_back(std::move(source));
    return {std::move(words), static_cast<int>(list_.size()) - 1};
}

int RuleSources::place(const Origin& origin) {
    list_.push_back({origin, {0, 0}, {}});
    return static_cast<int>(list_.size()) - 1;
}

Origin RuleSources::at(int source, std::size_t letter) const {
    if (source < 0 || static_cast<std::size_t>(source) >= list_.size()) return {};
    const Source& one = list_[static_cast<std::size_t>(source)];
    Origin origin = one.origin;
    if (one.first.line == 0 || !origin.option.empty()) return origin;
    origin.at = one.first;
    for (std::size_t i = 0; i < letter && i < one.words.size(); ++i) {
        if (one.words[i] == '\n')
            ++origin.at.line, origin.at.column = 1;
        else if ((static_cast<unsigned char>(one.words[i]) & 0xC0) != 0x80)
            ++origin.at.column;
    }
    return origin;
}

const std::vector<std::string>& declaration_keys() {
    static const std::vector<std::string> keys = {"file", "summary", "fields", "parameters",
                                                  "let",  "next",    "flux",   "turn"};
    return keys;
}

std::optional<ReadDeclaration> read_declaration(CheckContext& context, const RecipeTable& table,
                                                bool quiet) {
    ReadDeclaration out;
    const RecipeEntry* file = table.find("file");
    if (file == nullptr) {
        Reader(context, out).read(table);
        return out;
    }
    const auto root = included(context, file->value, out, quiet);
    if (!root) return std::nullopt;
    if (!quiet) {
        for (const std::string& key : declaration_keys())
            if (const RecipeEntry* also = table.find(key); also != nullptr && key != "file")
                context.problem(also->origin,
                                fmt::format("'{}' stands in the file {}; leave one of "
                                            "them out",
                                            key, in_quotes(out.file)));
        std::vector<std::string> known(declaration_keys().begin() + 1, declaration_keys().end());
        context.refuse_unknown(*root, known, "in a file of a rule");
    }
    Reader(context, out).read(*root);
    return out;
}

}  // namespace cuesta
