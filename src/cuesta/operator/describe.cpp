// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/describe.h"

#include <algorithm>

#include "cuesta/base/check.h"

namespace cuesta::detail {
namespace {

// Names were checked long before; a longer one is our mistake.
Name checked_name(const std::string& text) {
    CUESTA_CHECK(text.size() <= Name().letters.size(), "the name '{}' is too long", text);
    return Name(text);
}

template <class T>
void set_integer(void* member, const ParamValue& value, const InputIndex*) {
    *static_cast<T*>(member) = static_cast<T>(std::get<std::int64_t>(value));
}

template <class T>
void set_number(void* member, const ParamValue& value, const InputIndex*) {
    *static_cast<T*>(member) = static_cast<T>(std::get<double>(value));
}

void set_input(void* member, const ParamValue& value, const InputIndex* inputs) {
    const std::string& path = std::get<std::string>(value);
    int& index = static_cast<InputFile*>(member)->index;
    if (inputs == nullptr) {
        index = path.empty() ? -1 : 0;
        return;
    }
    const auto found = inputs->find(path);
    CUESTA_CHECK(path.empty() || found != inputs->end(), "'{}' was not read", path);
    index = found == inputs->end() ? -1 : found->second;
}

}  // namespace

MemberType member_type(double value) {
    return {ParamKind::number, value, set_number<double>};
}
MemberType member_type(float value) {
    return {ParamKind::number, static_cast<double>(value), set_number<float>};
}
MemberType member_type(bool value) {
    return {ParamKind::toggle, value, [](void* member, const ParamValue& given, const InputIndex*) {
                *static_cast<bool*>(member) = std::get<bool>(given);
            }};
}
MemberType member_type(std::int32_t value) {
    return {ParamKind::integer, std::int64_t{value}, set_integer<std::int32_t>};
}
MemberType member_type(std::int64_t value) {
    return {ParamKind::integer, value, set_integer<std::int64_t>};
}
MemberType member_type(std::uint64_t value) {
    return {ParamKind::integer, static_cast<std::int64_t>(value), set_integer<std::uint64_t>};
}
MemberType member_type(const FieldOr& value) {
    return {ParamKind::number_or_field,
            FieldOrNumber{value.number, std::string(value.field.view())},
            [](void* member, const ParamValue& given, const InputIndex*) {
                const auto& from = std::get<FieldOrNumber>(given);
                auto& to = *static_cast<FieldOr*>(member);
                to.number = from.number;
                to.field = checked_name(from.field);
            }};
}
MemberType member_type(const Name& value) {
    return {ParamKind::field_name, std::string(value.view()),
            [](void* member, const ParamValue& given, const InputIndex*) {
                *static_cast<Name*>(member) = checked_name(std::get<std::string>(given));
            }};
}
MemberType member_type(const InputFile&) {
    return {ParamKind::file, std::string(), set_input};
}
MemberType member_type(const MaterialName& value) {
    return {ParamKind::material, std::string(value.name.view()),
            [](void* member, const ParamValue& given, const InputIndex*) {
                static_cast<MaterialName*>(member)->name =
                    checked_name(std::get<std::string>(given));
            }};
}

MemberType numbers_type(std::span<const double> value, std::size_t most, MemberType::Set set) {
    return {ParamKind::numbers, std::vector<double>(value.begin(), value.end()), set, {}, most};
}
std::size_t set_numbers(std::span<double> values, const ParamValue& value) {
    const auto& list = std::get<std::vector<double>>(value);
    CUESTA_CHECK(list.size() <= values.size(), "more numbers than the operator takes");
    std::copy(list.begin(), list.end(), values.begin());
    return list.size();
}

MemberType materials_type(std::span<const Name> value, std::size_t most, MemberType::Set set) {
    std::vector<std::string> names;
    for (const Name& one : value) names.emplace_back(one.view());
    return {ParamKind::materials, std::move(names), set, {}, most};
}
std::size_t set_names(std::span<Name> names, const ParamValue& value) {
    const auto& list = std::get<std::vector<std::string>>(value);
    CUESTA_CHECK(list.size() <= names.size(), "more materials than the operator takes");
    std::transform(list.begin(), list.end(), names.begin(), checked_name);
    return list.size();
}

MemberType choice_type(std::span<const std::string_view> words, std::size_t chosen,
                       MemberType::Set set) {
    return {ParamKind::choice, std::string(words[chosen]), set, words};
}
std::size_t choice_of(std::span<const std::string_view> words, const ParamValue& value) {
    const auto& word = std::get<std::string>(value);
    const auto found = std::find(words.begin(), words.end(), word);
    CUESTA_CHECK(found != words.end(), "'{}' is none of the words", word);
    return static_cast<std::size_t>(found - words.begin());
}

struct Bindings::Bound {
    ParamRow row;
    std::ptrdiff_t offset;
    MemberType::Set set;
};

Bindings::Bindings() = default;
Bindings::~Bindings() = default;

void Bindings::add(const Facts& facts, std::ptrdiff_t offset, TypeOf type_of, const void* value) {
    const MemberType type = type_of(value);
    ParamRow row;
    row.name = facts.name, row.unit = facts.unit, row.doc = facts.doc;
    row.min = facts.min, row.max = facts.max;
    row.scale = facts.scale;
    row.required = facts.required;
    row.source_name = facts.source.name;
    row.source_scale = facts.source.scale, row.source_offset = facts.source.offset;
    row.older_name = facts.was;
    row.of_state = facts.of_state;
    row.kind = type.kind;
    row.default_value = type.default_value;
    row.choices.assign(type.choices.begin(), type.choices.end());
    row.most = type.most;
    list_.push_back({std::move(row), offset, type.set});
}

std::vector<ParamRow> Bindings::rows() const {
    std::vector<ParamRow> rows;
    rows.reserve(list_.size());
    for (const Bound& one : list_) rows.push_back(one.row);
    return rows;
}

void Bindings::set(void* op, std::string_view name, const ParamValues& values,
                   const InputIndex* inputs) const {
    std::size_t used = 0;
    for (const Bound& one : list_) {
        const auto it = values.find(one.row.name);
        if (it == values.end()) continue;
        one.set(static_cast<char*>(op) + one.offset, it->second, inputs);
        ++used;
    }
    CUESTA_CHECK(inputs == nullptr || used == values.size(),
                 "{} values of '{}' belong to no parameter", values.size() - used, name);
}

OperatorRow operator_row(const OperatorFacts& facts) {
    OperatorRow row;
    row.name = facts.name;
    row.summary = facts.summary;
    row.cites.assign(facts.cites.begin(), facts.cites.end());
    row.kind = facts.kind;
    row.params = facts.params().rows();
    row.fields = facts.fields();
    row.promises.assign(facts.promises.begin(), facts.promises.end());
    row.once = facts.once;
    row.family = facts.family;
    row.temporaries = facts.temporaries;
    row.grid_copies = facts.grid_copies;
    // One target: a generator writes it (8 B with the fetched line), a filter or process reads it
    // too.
    row.traffic_bytes = facts.traffic_bytes > 0                 ? facts.traffic_bytes
                        : facts.kind == OperatorKind::generator ? 8
                                                                : 12;
    row.make = [name = facts.name, params = facts.params, make = facts.make](
                   const ParamValues& values, const InputIndex& inputs) {
        OperatorFacts::Made made = make();
        params().set(made.members, name, values, &inputs);
        return std::move(made.op);
    };
    if (facts.problem != nullptr) row.problem = facts.problem;
    if (facts.input_problem != nullptr) row.input_problem = facts.input_problem;
    if (facts.layers != nullptr) row.layers = facts.layers;
    if (facts.copies != nullptr) row.copies = facts.copies;
    row.routes_water = facts.routes_water, row.erodes = facts.erodes;
    row.keeps_state = facts.keeps_state;
    if (facts.most_cells != nullptr) row.most_cells = facts.most_cells;
    if (facts.most_in_one_block != nullptr) row.most_in_one_block = facts.most_in_one_block;
    if (facts.value_problem != nullptr) row.value_problem = facts.value_problem;
    if (facts.on_one_block != nullptr) row.on_one_block = facts.on_one_block;
    if (facts.region_problem != nullptr) row.region_problem = facts.region_problem;
    if (facts.carries_load != nullptr) row.carries_load = facts.carries_load;
    if (facts.river_load != nullptr) row.river_load = facts.river_load;
    return row;
}

}  // namespace cuesta::detail
