// SPDX-License-Identifier: Apache-2.0
// describe<Op>(): from an operator's struct to its plain OperatorRow. The only place with templates
// over parameter types; what comes out is ordinary data.
//
// An operator's source file instantiates its own row, so that a change of its header compiles
// nothing but what uses it:
//
//   template OperatorRow describe<Thermal>();
//
// The templates below are shims: a parameter is bound as the place of its member and how a value of
// its type is set, and everything else happens in describe.cpp, once for all operators.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>

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
concept Joins = requires(const Op op, typename Op::Joint& joint) {
    op.join(joint);
};

template <class Op>
concept CountsLayers = requires(const Op op) {
    { op.layers() } -> std::same_as<int>;
};

template <class Op>
concept JudgesInputs = requires(const Op op, const StoredMap& map) {
    { op.input_problem(map) } -> std::same_as<std::string>;
};

template <class Op>
concept CountsCopies = requires(const Op op, std::size_t layers) {
    { op.copies(layers) } -> std::same_as<double>;
};

template <class Op>
concept LimitsCells = requires(const Op op, const Grid& grid) {
    { op.most_cells(grid) } -> std::same_as<std::int64_t>;
};

template <class Op>
concept LimitsOneBlock = requires(const Op op, const Grid& grid) {
    { op.most_in_one_block(grid) } -> std::same_as<std::int64_t>;
};

template <class Op>
concept JudgesValues = requires(std::string_view param, double number, const Grid& grid) {
    { Op::value_problem(param, number, grid) } -> std::same_as<std::string>;
};

template <class Op>
concept GathersMap = requires(const Op op, const Grid& grid) {
    { op.on_one_block(grid) } -> std::same_as<bool>;
};

template <class Op>
concept JudgesRegions = requires(const Op op) {
    { op.region_problem() } -> std::same_as<std::string>;
};

template <class Op>
concept CarriesLoad = requires(const Op op, Scratch& scratch, const Terrain& terrain) {
    { op.carries_load() } -> std::same_as<bool>;
    { op.river_load(scratch, terrain, 0, 0) } -> std::same_as<double>;
};

template <class Op>
class OperatorModel final : public Operator {
public:
    StepReport generate(Field& out, const StepContext& step) const override {
        if constexpr (Generates<Op>)
            return op.generate(out, step);
        else
            return Operator::generate(out, step);
    }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const override {
        if constexpr (Filters<Op>)
            return op.filter(in, out, step);
        else
            return Operator::filter(in, out, step);
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const override {
        if constexpr (Applies<Op>)
            return op.apply(terrain, step);
        else
            return Operator::apply(terrain, step);
    }

    std::unique_ptr<JointStep> joint() const override {
        if constexpr (Joins<Op>)
            return std::make_unique<typename Op::Joint>();
        else
            return Operator::joint();
    }
    void join([[maybe_unused]] JointStep& joint) const override {
        if constexpr (Joins<Op>) op.join(static_cast<typename Op::Joint&>(joint));
    }

    Op op;
};

// Index of each loaded file by its path.
using InputIndex = std::map<std::string, int>;

// How a value of one type stands in a row and gets into a member. Without an index of inputs the
// recipe is still being checked: files are given or not, and read later.
struct MemberType {
    using Set = void (*)(void* member, const ParamValue& value, const InputIndex* inputs);
    ParamKind kind;
    ParamValue default_value;
    Set set;
    std::span<const std::string_view> choices = {};  // of an enumeration
    std::size_t most = 1;
};

MemberType member_type(double value);
MemberType member_type(float value);
MemberType member_type(bool value);
MemberType member_type(std::int32_t value);
MemberType member_type(std::int64_t value);
MemberType member_type(std::uint64_t value);
MemberType member_type(const FieldOr& value);
MemberType member_type(const Name& value);
MemberType member_type(const InputFile& value);
MemberType member_type(const MaterialName& value);

MemberType numbers_type(std::span<const double> value, std::size_t most, MemberType::Set set);
std::size_t set_numbers(std::span<double> values, const ParamValue& value);
template <std::size_t N>
MemberType member_type(const Numbers<N>& value) {
    return numbers_type({value.begin(), value.count}, N,
                        [](void* member, const ParamValue& given, const InputIndex*) {
                            auto& list = *static_cast<Numbers<N>*>(member);
                            list.count = set_numbers(list.values, given);
                        });
}

MemberType materials_type(std::span<const Name> value, std::size_t most, MemberType::Set set);
std::size_t set_names(std::span<Name> names, const ParamValue& value);
template <std::size_t N>
MemberType member_type(const MaterialNames<N>& value) {
    return materials_type({value.begin(), value.count}, N,
                          [](void* member, const ParamValue& given, const InputIndex*) {
                              auto& list = *static_cast<MaterialNames<N>*>(member);
                              list.count = set_names(list.names, given);
                          });
}

MemberType choice_type(std::span<const std::string_view> words, std::size_t chosen,
                       MemberType::Set set);
std::size_t choice_of(std::span<const std::string_view> words, const ParamValue& value);
template <class E>
requires std::is_enum_v<E> MemberType member_type(E value) {
    static constexpr auto words = choice_words(E{});
    return choice_type(words, static_cast<std::size_t>(value),
                       [](void* member, const ParamValue& given, const InputIndex*) {
                           *static_cast<E*>(member) = static_cast<E>(choice_of(words, given));
                       });
}

// The parameters of an operator: their rows, and where each member lies in the struct. Built and
// ended in describe.cpp, so that no operator's source compiles lists of rows.
class Bindings {
public:
    struct Facts {
        std::string_view name, unit, doc;
        double min, max;
        Scale scale;
        bool required;
        SourceNumber source;
        std::string_view was;
        bool of_state;
    };
    // The type of the default that `value` points at.
    using TypeOf = MemberType (*)(const void* value);

    Bindings();
    Bindings(const Bindings&) = delete;
    ~Bindings();
    void add(const Facts& facts, std::ptrdiff_t offset, TypeOf type, const void* value);
    std::vector<ParamRow> rows() const;
    // Sets the members that `values` names; when files are read, each value must belong to one.
    void set(void* op, std::string_view name, const ParamValues& values,
             const InputIndex* inputs) const;

private:
    struct Bound;
    std::vector<Bound> list_;
};

template <class T>
MemberType type_of(const void* value) {
    return member_type(*static_cast<const T*>(value));
}

template <class Op, class T, class I>
void bind(Bindings& list, const Op& op, const Param<Op, T, I>& p) {
    const auto at = reinterpret_cast<const char*>(&(op.*(p.member)));
    list.add({p.info.name, p.info.unit, p.info.doc, static_cast<double>(p.info.min),
              static_cast<double>(p.info.max), p.info.scale, p.required, p.info.source, p.info.was,
              p.info.of_state},
             at - reinterpret_cast<const char*>(&op), type_of<T>, &p.default_value);
}

template <class Op>
struct BindingsOf : Bindings {
    BindingsOf() {
        const Op op;
        for_each_param<Op>([&](const auto& p) { bind(*this, op, p); });
    }
};
template <class Op>
const Bindings& bindings() {
    static const BindingsOf<Op> made;
    return made;
}

template <class Op>
Op with_values(const ParamValues& values) {
    Op op;
    bindings<Op>().set(&op, Op::name, values, nullptr);
    return op;
}

// What a row is made of, as plain pointers; describe.cpp wraps them.
struct OperatorFacts {
    // A new operator, and where the struct lies that the bindings write to.
    struct Made {
        std::unique_ptr<Operator> op;
        void* members;
    };
    std::string_view name, summary;
    std::span<const std::string_view> cites;
    OperatorKind kind;
    const Bindings& (*params)();
    FieldUse (*fields)();
    Made (*make)();
    std::span<const Promise> promises = {};
    bool once = false;
    std::string_view family = {};
    int temporaries = 0;
    double grid_copies = 0;
    double traffic_bytes = 0;  // 0: by its kind
    std::string (*problem)(const ParamValues&) = nullptr;
    std::string (*input_problem)(const ParamValues&, const StoredMap&) = nullptr;
    int (*layers)(const ParamValues&) = nullptr;
    double (*copies)(const ParamValues&, std::size_t layers) = nullptr;
    bool routes_water = false, erodes = false;
    std::string_view keeps_state = {};
    std::int64_t (*most_cells)(const ParamValues&, const Grid&) = nullptr;
    std::int64_t (*most_in_one_block)(const ParamValues&, const Grid&) = nullptr;
    std::string (*value_problem)(std::string_view, double, const Grid&) = nullptr;
    bool (*on_one_block)(const ParamValues&, const Grid&) = nullptr;
    std::string (*region_problem)(const ParamValues&) = nullptr;
    bool (*carries_load)(const ParamValues&) = nullptr;
    double (*river_load)(const ParamValues&, Scratch&, const Terrain&, std::int64_t x,
                         std::int64_t y) = nullptr;
};
OperatorRow operator_row(const OperatorFacts& facts);

template <class Op>
OperatorFacts::Made make_operator() {
    auto made = std::make_unique<OperatorModel<Op>>();
    void* const members = &made->op;
    return {std::move(made), members};
}

}  // namespace detail

template <class Op>
OperatorRow describe() {
    static_assert(detail::Generates<Op> + detail::Filters<Op> + detail::Applies<Op> <= 1);
    detail::OperatorFacts facts{Op::name,
                                Op::summary,
                                Op::cites,
                                detail::Generates<Op> ? OperatorKind::generator
                                : detail::Filters<Op> ? OperatorKind::filter
                                : detail::Applies<Op> ? OperatorKind::process
                                                      : OperatorKind::container,
                                detail::bindings<Op>,
                                Op::fields,
                                detail::make_operator<Op>};
    if constexpr (requires { Op::promises; }) facts.promises = Op::promises;
    if constexpr (requires { Op::once; }) facts.once = Op::once;
    if constexpr (detail::Joins<Op>) facts.family = Op::Joint::family;
    if constexpr (requires { Op::temporaries; }) facts.temporaries = Op::temporaries;
    if constexpr (requires { Op::grid_copies; }) facts.grid_copies = Op::grid_copies;
    if constexpr (requires { Op::traffic_bytes; }) facts.traffic_bytes = Op::traffic_bytes;
    if constexpr (detail::HasRule<Op>)
        facts.problem = [](const ParamValues& values) {
            return detail::with_values<Op>(values).problem();
        };
    if constexpr (detail::JudgesInputs<Op>)
        facts.input_problem = [](const ParamValues& values, const StoredMap& map) {
            return detail::with_values<Op>(values).input_problem(map);
        };
    if constexpr (detail::CountsLayers<Op>)
        facts.layers = [](const ParamValues& values) {
            return detail::with_values<Op>(values).layers();
        };
    if constexpr (detail::CountsCopies<Op>)
        facts.copies = [](const ParamValues& values, std::size_t layers) {
            return detail::with_values<Op>(values).copies(layers);
        };
    if constexpr (requires { Op::routes_water; }) facts.routes_water = Op::routes_water;
    if constexpr (requires { Op::erodes; }) facts.erodes = Op::erodes;
    if constexpr (requires { Op::keeps_state; }) facts.keeps_state = Op::keeps_state;
    if constexpr (detail::LimitsCells<Op>)
        facts.most_cells = [](const ParamValues& values, const Grid& grid) {
            return detail::with_values<Op>(values).most_cells(grid);
        };
    if constexpr (detail::LimitsOneBlock<Op>)
        facts.most_in_one_block = [](const ParamValues& values, const Grid& grid) {
            return detail::with_values<Op>(values).most_in_one_block(grid);
        };
    if constexpr (detail::JudgesValues<Op>) facts.value_problem = &Op::value_problem;
    if constexpr (detail::GathersMap<Op>)
        facts.on_one_block = [](const ParamValues& values, const Grid& grid) {
            return detail::with_values<Op>(values).on_one_block(grid);
        };
    if constexpr (detail::JudgesRegions<Op>)
        facts.region_problem = [](const ParamValues& values) {
            return detail::with_values<Op>(values).region_problem();
        };
    if constexpr (detail::CarriesLoad<Op>) {
        facts.carries_load = [](const ParamValues& values) {
            return detail::with_values<Op>(values).carries_load();
        };
        facts.river_load = [](const ParamValues& values, Scratch& scratch, const Terrain& terrain,
                              std::int64_t x, std::int64_t y) {
            return detail::with_values<Op>(values).river_load(scratch, terrain, x, y);
        };
    }
    return detail::operator_row(facts);
}

}  // namespace cuesta
