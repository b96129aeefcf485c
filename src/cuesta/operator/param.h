// SPDX-License-Identifier: Apache-2.0
// How an operator declares a parameter: once, in its struct, checked while compiling.
//
//   static constexpr auto params() {
//       return std::tuple{
//           param(&Thermal::rate, {.name = "rate", .unit = "1", .doc = "Share ... per step.",
//                                  .min = 0, .max = 0.125}),
//           param(&Thermal::angle, {... a FieldOr member: a number or the name of a field ...}),
//           choice(&Thermal::model, {.name = "model", .doc = "Which rule moves the excess."}),
//           toggle(&Thermal::wet, {.name = "wet", .doc = "..."}),
//           materials(&Strata::materials, {.name = "materials", .doc = "..."}),
//       };
//   }
//
// A missing unit, a missing sentence or a default outside its range does not compile. Everything
// else (recipe checks, help, schema, sliders, reference, contract tests) reads the plain ParamRow.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace cuesta {

enum class Scale { linear, log };

// Text of bounded length that may be a member of an operator with a default known while compiling.
template <std::size_t N>
struct FixedText {
    std::array<char, N> letters{};
    std::size_t length = 0;

    constexpr FixedText() = default;
    constexpr FixedText(std::string_view text) {
        if (text.size() > N) throw "the text is longer than its member";
        for (const char c : text) letters[length++] = c;
    }
    constexpr FixedText(const char* text) : FixedText(std::string_view(text)) {}
    constexpr std::string_view view() const { return {letters.data(), length}; }
    constexpr bool empty() const { return length == 0; }
};
using Name = FixedText<31>;

// A number, or the name of a field that gives a value for each cell.
struct FieldOr {
    double number = 0;
    Name field;
    constexpr FieldOr() = default;
    constexpr FieldOr(double value) : number(value) {}
    constexpr FieldOr(const char* name) : field(name) {}
    constexpr bool is_field() const { return !field.empty(); }
};

// Up to N numbers, such as corner heights or points of a curve.
template <std::size_t N>
struct Numbers {
    std::array<double, N> values{};
    std::size_t count = 0;
    static constexpr std::size_t capacity = N;
    constexpr Numbers() = default;
    template <class... T>
    requires(sizeof...(T) > 0 && sizeof...(T) <= N &&
             (std::is_arithmetic_v<T> && ...)) constexpr Numbers(T... v)
        : values{static_cast<double>(v)...}, count(sizeof...(T)) {}
    constexpr const double* begin() const { return values.data(); }
    constexpr const double* end() const { return values.data() + count; }
};

// The name of a material of the recipe's table.
struct MaterialName {
    Name name;
    constexpr MaterialName() = default;
    constexpr MaterialName(const char* text) : name(text) {}
};

// One to N names of materials.
template <std::size_t N>
struct MaterialNames {
    std::array<Name, N> names{};
    std::size_t count = 0;
    static constexpr std::size_t capacity = N;
    constexpr MaterialNames() = default;
    template <class... T>
    requires(sizeof...(T) > 0 && sizeof...(T) <= N &&
             (std::is_convertible_v<T, const char*> && ...)) constexpr MaterialNames(T... text)
        : names{Name(text)...}, count(sizeof...(T)) {}
    constexpr const Name* begin() const { return names.data(); }
    constexpr const Name* end() const { return names.data() + count; }
};

// A map read from a file before the run; the engine sets the index of the loaded input.
struct InputFile {
    int index = -1;
};

// A parameter's name in the document it comes from, whose numbers are of another unit:
//
//   value = number x scale + offset
//
// A recipe may use that name, and then means the document's number.
struct SourceNumber {
    std::string_view name = {};
    double scale = 1, offset = 0;
};

template <class T>
struct ParamInfo {
    std::string_view name, unit, doc;
    T min, max;                   // closed range; tests sweep it, sliders span it
    Scale scale = Scale::linear;  // how a slider moves and how a sweep samples
    SourceNumber source = {};     // how the document this comes from calls it and counts
    std::string_view was = {};    // an older name, which recipes may go on using
    bool of_state = false;        // fields of the state are read by it: stages agree on it
};

struct PlainInfo {
    std::string_view name, doc;
    std::string_view was = {};  // an older name, which recipes may go on using
    bool of_state = false;      // fields of the state are read by it: stages agree on it
};

template <class Op, class Member, class T>
struct Param {
    Member Op::*member;
    ParamInfo<T> info;
    Member default_value;  // read from the member initialiser, written nowhere else
    bool required = false;
};

namespace detail {
consteval void check_words(std::string_view name, std::string_view unit, std::string_view doc) {
    if (name.empty()) throw "give the parameter a name";
    if (unit.empty()) throw "give a unit; a pure number has unit 1";
    if (!doc.ends_with('.')) throw "describe the parameter in a sentence";
}
constexpr ParamInfo<int> plain(const PlainInfo& info, int max) {
    return {info.name, "1", info.doc, 0, max, Scale::linear, {}, info.was, info.of_state};
}
}  // namespace detail

template <class Op, class T>
requires(std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) consteval Param<Op, T, T> param(
    T Op::*member, ParamInfo<std::type_identity_t<T>> info) {
    const T value = Op{}.*member;
    detail::check_words(info.name, info.unit, info.doc);
    if (!(info.min <= value && value <= info.max)) throw "the default lies outside its range";
    return {member, info, value};
}

template <class Op>
consteval Param<Op, FieldOr, double> param(FieldOr Op::*member, ParamInfo<double> info) {
    const FieldOr value = Op{}.*member;
    detail::check_words(info.name, info.unit, info.doc);
    if (!value.is_field() && !(info.min <= value.number && value.number <= info.max))
        throw "the default lies outside its range";
    return {member, info, value};
}

template <class Op, std::size_t N>
consteval Param<Op, Numbers<N>, double> param(Numbers<N> Op::*member, ParamInfo<double> info) {
    const Numbers<N> value = Op{}.*member;
    detail::check_words(info.name, info.unit, info.doc);
    for (const double v : value)
        if (!(info.min <= v && v <= info.max)) throw "a default lies outside its range";
    return {member, info, value};
}

// Enumerators count from 0; `constexpr auto choice_words(Enum)` beside the enum spells them.
template <class Op, class E>
requires std::is_enum_v<E>
consteval Param<Op, E, int> choice(E Op::*member, PlainInfo info) {
    const E value = Op{}.*member;
    constexpr int count = static_cast<int>(choice_words(E{}).size());
    detail::check_words(info.name, "1", info.doc);
    if (static_cast<int>(value) < 0 || static_cast<int>(value) >= count)
        throw "the default is not one of the words";
    return {member, detail::plain(info, count - 1), value};
}

template <class Op>
consteval Param<Op, bool, int> toggle(bool Op::*member, PlainInfo info) {
    detail::check_words(info.name, "1", info.doc);
    return {member, detail::plain(info, 1), Op{}.*member};
}

// The name of a field to read; "" means none.
template <class Op>
consteval Param<Op, Name, int> field_name(Name Op::*member, PlainInfo info) {
    detail::check_words(info.name, "1", info.doc);
    return {member, detail::plain(info, 0), Op{}.*member};
}

// A material, or several; the recipe's check holds them against its table. Air is none of them.
template <class Op>
consteval Param<Op, MaterialName, int> material(MaterialName Op::*member, PlainInfo info) {
    const MaterialName value = Op{}.*member;
    detail::check_words(info.name, "1", info.doc);
    if (value.name.empty()) throw "give a material";
    return {member, detail::plain(info, 0), value};
}
template <class Op, std::size_t N>
consteval Param<Op, MaterialNames<N>, int> materials(MaterialNames<N> Op::*member, PlainInfo info) {
    const MaterialNames<N> value = Op{}.*member;
    detail::check_words(info.name, "1", info.doc);
    if (value.count == 0) throw "give a material at least";
    return {member, detail::plain(info, 0), value};
}

// A height map to read; a recipe must give it.
template <class Op>
consteval Param<Op, InputFile, int> input_file(InputFile Op::*member, PlainInfo info) {
    detail::check_words(info.name, "1", info.doc);
    return {member, detail::plain(info, 0), InputFile{}, true};
}

// A height map that may be left out, where the operator has another source too.
template <class Op>
consteval Param<Op, InputFile, int> optional_file(InputFile Op::*member, PlainInfo info) {
    detail::check_words(info.name, "1", info.doc);
    return {member, detail::plain(info, 0), InputFile{}, false};
}

template <class Op, class Visitor>
constexpr void for_each_param(Visitor&& visit) {
    std::apply([&](const auto&... p) { (visit(p), ...); }, Op::params());
}

}  // namespace cuesta
