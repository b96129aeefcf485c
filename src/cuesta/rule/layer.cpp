// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/layer.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cuesta/base/text.h"

namespace cuesta::rule {
namespace {

constexpr std::string_view too_costly =
    "this costs more than 4096 operations a cell; keep parts of it in a field of their own";

const DeclaredField* find(const Declaration& declaration, std::string_view name) {
    for (const DeclaredField& one : declaration.fields)
        if (one.name == name) return &one;
    return nullptr;
}

Measure measure_of(const std::string& unit) {
    return unit.empty() ? bare_number : read_measure(unit).value_or(bare_number);
}

// What the rule itself declares on top of what others do.
Names with_own(const Names& names, const Declaration& declaration) {
    Names all = names;
    for (const DeclaredField& one : declaration.fields) {
        std::erase_if(all.fields, [&](const FieldName& known) { return known.name == one.name; });
        all.fields.push_back({one.name, one.unit, !one.conserved, one.conserved});
    }
    return all;
}

void check_declared(const Declaration& declaration, const Names& names, Problems& problems) {
    const auto refuse = [&](int source, std::string sentence) {
        problems.push_back({source, 0, std::move(sentence)});
    };
    const auto check_unit = [&](const std::string& name, const std::string& unit, int source) {
        if (!read_measure(unit))
            refuse(source, fmt::format("'{}' has the unit '{}', which is none to calculate with",
                                       name, unit.substr(0, 40)));
    };
    const std::vector<std::string> words = known_words();
    std::set<std::string> seen;
    const auto check_name = [&](const std::string& name, int source, bool param) {
        if (!seen.insert(name).second)
            return refuse(source, fmt::format("'{}' is declared twice", name));
        if (std::find(words.begin(), words.end(), name) != words.end())
            return refuse(source,
                          fmt::format("'{}' is a word of the language; choose another name", name));
        if (param && std::find(names.taken.begin(), names.taken.end(), name) != names.taken.end())
            refuse(source,
                   fmt::format("'{}' is a key of every process; choose another name", name));
    };
    for (const DeclaredField& one : declaration.fields) {
        check_name(one.name, one.source, false);
        check_unit(one.name, one.unit, one.source);
        if (one.low && one.high && !(*one.low < *one.high))
            refuse(one.source, fmt::format("range of '{}' begins at {} and must end above it",
                                           one.name, format_number(*one.low)));
        const FieldName* known = names.find(one.name);
        if (known != nullptr && !known->unit.empty() && known->unit != one.unit)
            refuse(one.source,
                   fmt::format("'{}' is a field already, in {}; choose another name, or "
                               "leave its declaration out",
                               one.name, known->unit));
    }
    for (const DeclaredParam& one : declaration.params) {
        check_name(one.name, one.source, true);
        check_unit(one.name, one.unit, one.source);
        if (!(one.min <= one.default_value && one.default_value <= one.max))
            refuse(one.source, fmt::format("default of '{}' is {}, outside its range {} to {}",
                                           one.name, format_number(one.default_value),
                                           format_number(one.min), format_number(one.max)));
    }
}

std::string_view why_not_set(const FieldName& field) {
    if (field.store) return "it is booked in the ledger; move it with flux or turn";
    if (field.layer) return "the ground is booked in the ledger; move it with flux or turn";
    return "it follows from other fields or is the ground, and cannot be set";
}

class Compiler {
public:
    Compiler(const Declaration& declaration, const Names& names,
             const std::vector<Binding>& bindings)
        : declaration_(declaration),
          names_(with_own(names, declaration)),
          bindings_(bindings),
          checker_(names_, bindings_) {}

    CompiledLayer run(const Names& others) && {
        check_declared(declaration_, others, out_.problems);
        for (const NamedText& one : declaration_.lets) checker_.let(one.name, one.text, one.source);
        std::vector<int> face_terms;
        std::vector<int> next_terms = next(), flux_terms = flux(face_terms), turn_terms = turns();
        take_problems(checker_);
        for (const DeclaredField& one : declaration_.fields) start(one);
        if (out_.problems.empty()) {
            const int where = source();
            out_.layer.next_program = compiled(checker_.terms, next_terms, where);
            out_.layer.flux_program = compiled(checker_.terms, flux_terms, where);
            out_.layer.face_program = compiled(checker_.terms, face_terms, where);
            out_.layer.turn_program = compiled(checker_.terms, turn_terms, where);
        }
        return std::move(out_);
    }

private:
    void take_problems(Checker& checker) {
        out_.problems.insert(out_.problems.end(), checker.problems.begin(), checker.problems.end());
        checker.problems.clear();
    }
    void refuse(int source, std::string sentence) {
        out_.problems.push_back({source, 0, std::move(sentence)});
    }
    int source() const {
        if (!declaration_.next.empty()) return declaration_.next.front().source;
        if (!declaration_.flux.empty()) return declaration_.flux.front().source;
        return declaration_.turns.empty() ? -1 : declaration_.turns.front().source;
    }
    std::shared_ptr<const Program> compiled(const Terms& terms, const std::vector<int>& roots,
                                            int where) {
        if (roots.empty()) return nullptr;
        auto program = Program::compile(terms, roots);
        if (program) return std::make_shared<const Program>(std::move(*program));
        refuse(where, std::string(too_costly));
        return nullptr;
    }

    // The field a rule wants to change; null after a problem.
    const FieldName* target(const std::string& name, int where, std::string_view form) {
        const FieldName* known = names_.find(name);
        if (known == nullptr) {
            std::vector<std::string> all;
            for (const FieldName& one : names_.fields)
                if (form == "flux" ? one.moves() : one.writable) all.push_back(one.name);
            refuse(where, fmt::format("{} of '{}': there is no such field; declare it.{}", form,
                                      name.substr(0, 60), did_you_mean(name, all)));
            return nullptr;
        }
        if (!seen_.insert(name).second) {
            refuse(where, fmt::format("'{}' is changed twice; make two rules of it", name));
            return nullptr;
        }
        return known;
    }

    std::vector<int> next() {
        std::vector<int> roots;
        for (const NamedText& one : declaration_.next) {
            const FieldName* known = target(one.name, one.source, "next");
            if (known == nullptr) continue;
            if (!known->writable) {
                refuse(one.source, fmt::format("next of '{}': {}", one.name, why_not_set(*known)));
                continue;
            }
            const auto root =
                checker_.value(one.text, measure_of(known->unit), fmt::format("'{}'", one.name));
            if (!root) continue;
            const DeclaredField* declared = find(declaration_, one.name);
            out_.layer.next.push_back({one.name, declared ? range_of(*declared) : any_range()});
            roots.push_back(*root);
        }
        return roots;
    }

    Layer::Store store_of(const FieldName& known) const {
        const DeclaredField* declared = find(declaration_, known.name);
        if (known.layer)
            return {Layer::Store::Kind::layer, known.name.substr(known.name.find('.') + 1), 0};
        return {Layer::Store::Kind::field, known.name,
                declared != nullptr ? declared->high.value_or(0) : 0};
    }

    // Terms of what is moved; `faces` gets those of faces.
    std::vector<int> flux(std::vector<int>& faces) {
        std::vector<int> roots;
        for (const DeclaredFlux& one : declaration_.flux) {
            const FieldName* known = target(one.field, one.source, "flux");
            if (known == nullptr) continue;
            if (!known->moves()) {
                refuse(one.source, fmt::format("flux of '{}': only conserved fields can be moved; "
                                               "declare it with conserved = true",
                                               one.field));
                continue;
            }
            Layer::Flux made{store_of(*known), false, false,
                             !one.x.text.empty() || !one.y.text.empty()};
            if (made.gifts && (!one.east.text.empty() || !one.south.text.empty())) {
                refuse(one.source,
                       fmt::format("flux of '{}' is what crosses faces (east, south) or "
                                   "what cells give (x, y), not both",
                                   one.field));
                continue;
            }
            const Text& first = made.gifts ? one.x : one.east;
            const Text& second = made.gifts ? one.y : one.south;
            made.along_x = !first.text.empty(), made.along_y = !second.text.empty();
            const std::size_t before = checker_.problems.size();
            for (const Text* text : {&first, &second}) {
                if (text->text.empty()) continue;
                const auto value = checker_.value(*text, measure_of(known->unit),
                                                  fmt::format("flux of '{}'", one.field));
                if (!value) continue;
                roots.push_back(*value);
                if (!made.gifts) {
                    faces.push_back(*value);
                    continue;
                }
                const int dx = text == &first ? 1 : 0;
                const auto back = checker_.at(checker_.above_zero(*value, true), dx, 1 - dx, *text);
                faces.push_back(checker_.above_zero(*value, false));
                if (back) faces.push_back(*back);
            }
            if (checker_.problems.size() == before) out_.layer.flux.push_back(std::move(made));
        }
        return roots;
    }

    // One end of a turn and its unit; nullopt after a problem.
    struct End {
        Layer::Store store;
        std::string unit;
    };
    std::optional<End> end_of(const DeclaredTurn& turn, bool first) {
        const std::string& name = first ? turn.from : turn.to;
        const int where = first ? turn.from_source : turn.to_source;
        if (name.empty()) return End{};
        if (name == ground_end) {
            if (first) return End{{Layer::Store::Kind::ground, name, 0}, "m"};
            refuse(where, fmt::format("turn '{}': ground is made of a material; name it, such as "
                                      "to = \"layer.sand\"",
                                      turn.name));
            return std::nullopt;
        }
        const FieldName* known = names_.find(name);
        if (known == nullptr) {
            std::vector<std::string> all = {std::string(ground_end)};
            for (const FieldName& one : names_.fields)
                if (one.moves()) all.push_back(one.name);
            refuse(where, fmt::format("turn '{}': there is no field '{}'.{}", turn.name,
                                      name.substr(0, 60), did_you_mean(name, all)));
            return std::nullopt;
        }
        if (!known->moves()) {
            refuse(where,
                   fmt::format("turn '{}': '{}' {}", turn.name, name,
                               name == "height"
                                   ? "follows from the layers of the ground; name one of them, "
                                     "such as layer.sand, or take from 'ground'"
                                   : "is not conserved; declare it with conserved = true"));
            return std::nullopt;
        }
        return End{store_of(*known), known->unit};
    }

    std::vector<int> turns() {
        std::vector<int> roots;
        for (const DeclaredTurn& one : declaration_.turns) {
            if (one.from.empty() && one.to.empty()) {
                refuse(one.source, fmt::format("turn '{}' needs from = NAME, to = NAME or both; a "
                                               "missing end lies outside the map",
                                               one.name));
                continue;
            }
            const auto from = end_of(one, true), to = end_of(one, false);
            if (!from || !to) continue;
            if (one.from == one.to) {
                refuse(one.to_source,
                       fmt::format("turn '{}' turns '{}' into itself", one.name, one.from));
                continue;
            }
            if (!one.from.empty() && !one.to.empty() && from->unit != to->unit) {
                refuse(one.to_source,
                       fmt::format("turn '{}': '{}' is in {} and '{}' in {}; whole quanta need one "
                                   "unit for both: declare the field in {}",
                                   one.name, one.from, from->unit, one.to, to->unit,
                                   find(declaration_, one.to) != nullptr ? from->unit : to->unit));
                continue;
            }
            const std::string& unit = one.from.empty() ? to->unit : from->unit;
            const auto root = checker_.value(one.amount, measure_of(unit),
                                             fmt::format("the amount of turn '{}'", one.name));
            if (!root) continue;
            out_.layer.turns.push_back({from->store, to->store});
            roots.push_back(*root);
        }
        return roots;
    }

    void start(const DeclaredField& field) {
        Checker checker(names_, bindings_);
        for (const NamedText& one : declaration_.lets) checker.let(one.name, one.text, one.source);
        checker.problems.clear();  // told already
        const Text text = field.start.text.empty() ? Text{"0", field.source} : field.start;
        const auto root =
            checker.value(text, measure_of(field.unit), fmt::format("start of '{}'", field.name));
        take_problems(checker);
        if (!root) return;
        auto program = compiled(checker.terms, {*root}, text.source);
        if (program == nullptr) return;
        for (std::size_t i = 0; i < program->inputs().size(); ++i)
            if (program->inputs()[i] == field.name && program->reach_of(i) >= 0)
                return refuse(text.source,
                              fmt::format("start of '{}' cannot read itself", field.name));
        out_.starts.push_back({field.name, std::move(program)});
    }

    const Declaration& declaration_;
    const Names names_;
    const std::vector<Binding>& bindings_;
    Checker checker_;
    std::set<std::string> seen_;
    CompiledLayer out_;
};

void add_reads(const Program* program, std::set<std::string>& names) {
    if (program == nullptr) return;
    for (std::size_t i = 0; i < program->inputs().size(); ++i)
        if (program->reach_of(i) >= 0) names.insert(program->inputs()[i]);
}

}  // namespace

StoreRange range_of(const DeclaredField& field) {
    StoreRange range = any_range();
    if (field.low) range.low = static_cast<float>(*field.low);
    if (field.high) range.high = static_cast<float>(*field.high);
    if (field.conserved) range.low = std::max(range.low, 0.0f);
    return range;
}

std::vector<std::string> Layer::reads() const {
    std::set<std::string> names;
    add_reads(next_program.get(), names);
    add_reads(flux_program.get(), names);
    add_reads(turn_program.get(), names);
    return {names.begin(), names.end()};
}

std::vector<std::string> Layer::writes() const {
    std::vector<std::string> names;
    const auto add = [&](const Store& store) {
        if (store.kind == Store::Kind::field &&
            std::find(names.begin(), names.end(), store.name) == names.end())
            names.push_back(store.name);
    };
    for (const Turn& one : turns) add(one.from), add(one.to);
    for (const Flux& one : flux) add(one.store);
    for (const Next& one : next) names.push_back(one.field);
    return names;
}

bool Layer::changes_ground() const {
    return std::any_of(flux.begin(), flux.end(),
                       [](const Flux& one) { return one.store.of_ground(); }) ||
           std::any_of(turns.begin(), turns.end(),
                       [](const Turn& one) { return one.from.of_ground() || one.to.of_ground(); });
}

int Layer::halo() const {
    int reach = 0;
    if (next_program != nullptr) reach = std::max(reach, next_program->reach());
    if (turn_program != nullptr) reach = std::max(reach, turn_program->reach());
    // Faces of the cells beside the block are calculated too.
    if (face_program != nullptr) reach = std::max(reach, face_program->reach() + 1);
    return reach;
}

std::vector<Binding> default_bindings(const Declaration& declaration) {
    std::vector<Binding> list;
    for (const DeclaredParam& one : declaration.params)
        list.push_back({one.name, measure_of(one.unit), one.default_value, {}});
    return list;
}

CompiledLayer compile_layer(const Declaration& declaration, const Names& names,
                            const std::vector<Binding>& bindings) {
    return Compiler(declaration, names, bindings).run(names);
}

CompiledValue compile_value(const Text& text, const Names& names, std::string_view unit,
                            const std::string& what) {
    const std::vector<Binding> none;
    Checker checker(names, none);
    const Measure wanted = unit.empty() ? bare_number : read_measure(unit).value_or(bare_number);
    const auto root = checker.value(text, wanted, what);
    CompiledValue out;
    out.problems = checker.problems;
    if (!root) return out;
    auto program = Program::compile(checker.terms, {*root});
    if (program)
        out.program = std::make_shared<const Program>(std::move(*program));
    else
        out.problems.push_back({text.source, 0, std::string(too_costly)});
    return out;
}

std::string canonical(const Declaration& declaration) {
    std::string out;
    const auto number = [](const std::optional<double>& value) {
        return value ? format_number(*value) : std::string("-");
    };
    for (const DeclaredField& f : declaration.fields)
        out += fmt::format("field {} [{}] {} {} {} start {}\n", f.name, f.unit, number(f.low),
                           number(f.high), f.conserved ? "conserved" : "free", f.start.text);
    for (const DeclaredParam& p : declaration.params)
        out += fmt::format("param {} [{}] {} {} {}\n", p.name, p.unit, format_number(p.min),
                           format_number(p.max), format_number(p.default_value));
    for (const NamedText& one : declaration.lets)
        out += fmt::format("let {} = {}\n", one.name, one.text.text);
    for (const NamedText& one : declaration.next)
        out += fmt::format("next {} = {}\n", one.name, one.text.text);
    for (const DeclaredFlux& one : declaration.flux)
        out += fmt::format("flux {} east {} south {} x {} y {}\n", one.field, one.east.text,
                           one.south.text, one.x.text, one.y.text);
    for (const DeclaredTurn& one : declaration.turns)
        out += fmt::format("turn {} from {} to {} amount {}\n", one.name, one.from, one.to,
                           one.amount.text);
    if (!declaration.value.text.empty()) out += fmt::format("value {}\n", declaration.value.text);
    return out;
}

}  // namespace cuesta::rule
