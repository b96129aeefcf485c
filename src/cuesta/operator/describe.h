// SPDX-License-Identifier: Apache-2.0
// describe<Op>(): from an operator's struct to its plain OperatorRow. The only place with templates
// over parameter types; what comes out is ordinary data.
#pragma once

#include <algorithm>
#include <concepts>

#include "cuesta/base/check.h"
#include "cuesta/operator/operator.h"

namespace cuesta {
namespace detail {

template <class Op>
concept Generates = requires(const Op op, Field& out, const StepContext& step) {
    { op.generate(out, step) } -> std::same_as<StepReport>;
};
template <class Op>
concept Filters = requires(const Op op, const Field& in, Field& out, const StepContext& step) {
    { op.filter(in, out, step) } -> std::same_as<StepReport>;
};
template <class Op>
concept Applies = requires(const Op op, Terrain& terrain, const StepContext& step) {
    { op.apply(terrain, step) } -> std::same_as<StepReport>;
};

template <class Op>
concept HasRule = requires(const Op op) {
    { op.problem() } -> std::same_as<std::string>;
};

template <class Op>
concept CountsLayers = requires(const Op op) {
    { op.layers() } -> std::same_as<int>;
};

template <class Op>
class OperatorModel final : public Operator {
public:
    explicit OperatorModel(const Op& op) : op_(op) {}
    StepReport generate(Field& out, const StepContext& step) const override {
        if constexpr (Generates<Op>)
            return op_.generate(out, step);
        else
            return Operator::generate(out, step);
    }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const override {
        if constexpr (Filters<Op>)
            return op_.filter(in, out, step);
        else
            return Operator::filter(in, out, step);
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const override {
        if constexpr (Applies<Op>)
            return op_.apply(terrain, step);
        else
            return Operator::apply(terrain, step);
    }

private:
    Op op_;
};

// Parameter type by parameter type: its row, and how a checked value is put into the member.
template <class Op, class T, class I>
requires(std::is_arithmetic_v<T> &&
         !std::is_same_v<T, bool>) void fill_row(ParamRow& row, const Param<Op, T, I>& p) {
    if constexpr (std::is_integral_v<T>) {
        row.kind = ParamKind::integer;
        row.default_value = static_cast<std::int64_t>(p.default_value);
    } else {
        row.kind = ParamKind::number;
        row.default_value = static_cast<double>(p.default_value);
    }
}
template <class Op, class I>
void fill_row(ParamRow& row, const Param<Op, bool, I>& p) {
    row.kind = ParamKind::toggle;
    row.default_value = p.default_value;
}
template <class Op, class E, class I>
requires std::is_enum_v<E>
void fill_row(ParamRow& row, const Param<Op, E, I>& p) {
    row.kind = ParamKind::choice;
    for (const std::string_view w : choice_words(E{})) row.choices.emplace_back(w);
    row.default_value = row.choices[static_cast<std::size_t>(p.default_value)];
}
template <class Op, class I>
void fill_row(ParamRow& row, const Param<Op, FieldOr, I>& p) {
    row.kind = ParamKind::number_or_field;
    row.default_value =
        FieldOrNumber{p.default_value.number, std::string(p.default_value.field.view())};
}
template <class Op, std::size_t N, class I>
void fill_row(ParamRow& row, const Param<Op, Numbers<N>, I>& p) {
    row.kind = ParamKind::numbers;
    row.most = N;
    row.default_value = std::vector<double>(p.default_value.begin(), p.default_value.end());
}
template <class Op, class I>
void fill_row(ParamRow& row, const Param<Op, Name, I>& p) {
    row.kind = ParamKind::field_name;
    row.default_value = std::string(p.default_value.view());
}
template <class Op, class I>
void fill_row(ParamRow& row, const Param<Op, InputFile, I>&) {
    row.kind = ParamKind::file;
    row.default_value = std::string();
}

template <class Op, class I>
void fill_row(ParamRow& row, const Param<Op, MaterialName, I>& p) {
    row.kind = ParamKind::material;
    row.default_value = std::string(p.default_value.name.view());
}
template <class Op, std::size_t N, class I>
void fill_row(ParamRow& row, const Param<Op, MaterialNames<N>, I>& p) {
    row.kind = ParamKind::materials;
    row.most = N;
    std::vector<std::string> names;
    for (const Name& one : p.default_value) names.emplace_back(one.view());
    row.default_value = std::move(names);
}

// Names were checked long before; a longer one is our mistake.
inline Name checked_name(const std::string& text) {
    CUESTA_CHECK(text.size() <= Name().letters.size(), "the name '{}' is too long", text);
    return Name(text);
}

template <class T>
void set_member(T& member, const ParamValue& value, const std::map<std::string, int>& inputs) {
    if constexpr (std::is_same_v<T, bool>) {
        member = std::get<bool>(value);
    } else if constexpr (std::is_integral_v<T>) {
        member = static_cast<T>(std::get<std::int64_t>(value));
    } else if constexpr (std::is_floating_point_v<T>) {
        member = static_cast<T>(std::get<double>(value));
    } else if constexpr (std::is_enum_v<T>) {
        const auto words = choice_words(T{});
        const auto found = std::find(words.begin(), words.end(), std::get<std::string>(value));
        CUESTA_CHECK(found != words.end(), "'{}' is none of the words",
                     std::get<std::string>(value));
        member = static_cast<T>(found - words.begin());
    } else if constexpr (std::is_same_v<T, FieldOr>) {
        const auto& given = std::get<FieldOrNumber>(value);
        member.number = given.number;
        member.field = checked_name(given.field);
    } else if constexpr (std::is_same_v<T, Name>) {
        member = checked_name(std::get<std::string>(value));
    } else if constexpr (std::is_same_v<T, InputFile>) {
        const std::string& path = std::get<std::string>(value);
        const auto found = inputs.find(path);
        CUESTA_CHECK(path.empty() || found != inputs.end(), "'{}' was not read", path);
        member.index = found == inputs.end() ? -1 : found->second;
    } else if constexpr (std::is_same_v<T, MaterialName>) {
        member.name = checked_name(std::get<std::string>(value));
    } else if constexpr (requires { member.names; }) {
        const auto& list = std::get<std::vector<std::string>>(value);
        CUESTA_CHECK(list.size() <= T::capacity, "more materials than the operator takes");
        member.count = list.size();
        for (std::size_t i = 0; i < list.size(); ++i) member.names[i] = checked_name(list[i]);
    } else {
        const auto& list = std::get<std::vector<double>>(value);
        CUESTA_CHECK(list.size() <= T::capacity, "more numbers than the operator takes");
        member.count = list.size();
        for (std::size_t i = 0; i < list.size(); ++i) member.values[i] = list[i];
    }
}

// With values of a recipe that is still being checked; files are given or not, and read later.
template <class Op>
Op with_values(const ParamValues& values) {
    Op op;
    for_each_param<Op>([&](const auto& p) {
        using Member = std::remove_cvref_t<decltype(op.*(p.member))>;
        const auto it = values.find(p.info.name);
        if (it == values.end()) return;
        if constexpr (std::is_same_v<Member, InputFile>)
            (op.*(p.member)).index = std::get<std::string>(it->second).empty() ? -1 : 0;
        else
            set_member(op.*(p.member), it->second, {});
    });
    return op;
}

}  // namespace detail

template <class Op>
OperatorRow describe() {
    static_assert(detail::Generates<Op> + detail::Filters<Op> + detail::Applies<Op> <= 1);
    OperatorRow row;
    row.name = Op::name;
    row.summary = Op::summary;
    for (const std::string_view key : Op::cites) row.cites.emplace_back(key);
    row.kind = detail::Generates<Op> ? OperatorKind::generator
               : detail::Filters<Op> ? OperatorKind::filter
               : detail::Applies<Op> ? OperatorKind::process
                                     : OperatorKind::container;
    row.fields = Op::fields();
    if constexpr (requires { Op::promises; })
        row.promises.assign(Op::promises.begin(), Op::promises.end());
    if constexpr (requires { Op::once; }) row.once = Op::once;
    if constexpr (requires { Op::temporaries; }) row.temporaries = Op::temporaries;
    if constexpr (requires { Op::grid_copies; }) row.grid_copies = Op::grid_copies;
    // One target: a generator writes it (8 B with the fetched line), a filter or process reads it
    // too.
    row.traffic_bytes = row.kind == OperatorKind::generator ? 8 : 12;
    if constexpr (requires { Op::traffic_bytes; }) row.traffic_bytes = Op::traffic_bytes;
    for_each_param<Op>([&](const auto& p) {
        ParamRow out;
        out.name = p.info.name, out.unit = p.info.unit, out.doc = p.info.doc;
        out.min = static_cast<double>(p.info.min), out.max = static_cast<double>(p.info.max);
        out.scale = p.info.scale;
        out.required = p.required;
        detail::fill_row(out, p);
        row.params.push_back(std::move(out));
    });
    row.make = [](const ParamValues& values, const std::map<std::string, int>& inputs) {
        Op op;
        std::size_t used = 0;
        for_each_param<Op>([&](const auto& p) {
            const auto it = values.find(p.info.name);
            if (it == values.end()) return;
            detail::set_member(op.*(p.member), it->second, inputs);
            ++used;
        });
        CUESTA_CHECK(used == values.size(), "{} values of '{}' belong to no parameter",
                     values.size() - used, Op::name);
        return std::make_unique<detail::OperatorModel<Op>>(op);
    };
    if constexpr (detail::HasRule<Op>)
        row.problem = [](const ParamValues& values) {
            return detail::with_values<Op>(values).problem();
        };
    if constexpr (detail::CountsLayers<Op>)
        row.layers = [](const ParamValues& values) {
            return detail::with_values<Op>(values).layers();
        };
    return row;
}

}  // namespace cuesta
