// SPDX-License-Identifier: Apache-2.0
// A JSON value: read from text, built with lists in braces, printed. Members of an object keep the
// order in which they came.
//
//   Json json = {{"name", "hills"}, {"range_m", {0, 1200.5}}};
//   json["seed"] = 42;
//   write(json.dump(2));
//
// nlohmann's library does the reading and printing, in json.cpp alone: as templates in every source
// that writes a manifest or an answer it took a sixth of the time of a whole build.
//
// Lists in braces  pairs whose first is a text are members of an object, anything else an array.
// Numbers          whole ones keep 64 bits; others are double; NaN and infinity print as null.
// Text             bytes that are no UTF-8 are printed as the sign of replacement.
// Limits           copies, prints and ends by recursion, a level of the text to a level of the
//                  stack: text of more than 1,000 levels is refused.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <ranges>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace cuesta {

namespace detail {
template <class T>
concept JsonText = std::convertible_to<const T&, std::string_view>;
template <class T>
concept JsonMap = std::ranges::input_range<const T> && !JsonText<T> && requires(const T& t) {
    { t.begin()->first } -> std::convertible_to<std::string_view>;
    t.begin()->second;
};
template <class T>
concept JsonList = std::ranges::input_range<const T> && !JsonText<T> && !JsonMap<T>;
}  // namespace detail

class Json {
public:
    enum class Kind : std::uint8_t {
        null,
        toggle,
        whole,    // int64
        natural,  // uint64
        number,   // double
        text,
        array,
        object,
        discarded  // what parse() gives for no JSON
    };
    // A value of another kind than was asked for, a member that is not there, text that is no JSON.
    struct Exception : std::runtime_error {
        using std::runtime_error::runtime_error;
    };

    Json() noexcept = default;
    Json(std::nullptr_t) noexcept {}
    template <std::same_as<bool> T>
    Json(T value) noexcept : kind_(Kind::toggle) {
        plain_.toggle = value;
    }
    template <std::signed_integral T>
    Json(T value) noexcept : kind_(Kind::whole) {
        plain_.whole = value;
    }
    template <std::unsigned_integral T>
    requires(!std::same_as<T, bool>) Json(T value)
    noexcept : kind_(Kind::natural) { plain_.natural = value; }
    template <std::floating_point T>
    Json(T value) noexcept : kind_(Kind::number) {
        plain_.number = static_cast<double>(value);
    }
    Json(const char* text);
    Json(std::string_view text);
    Json(std::string text);
    template <detail::JsonList T>
    requires(!std::same_as<T, Json>) Json(const T& list) : Json(array()) {
        for (const auto& one : list) push_back(Json(one));
    }
    template <detail::JsonMap T>
    requires(!std::same_as<T, Json>) Json(const T& map) : Json(object()) {
        for (const auto& [key, value] : map) (*this)[key] = Json(value);
    }
    Json(std::initializer_list<Json> list);
    Json(const Json& other);
    Json(Json&& other) noexcept;
    Json& operator=(Json other) noexcept;
    ~Json();

    static Json object();
    static Json array();
    static Json array(std::initializer_list<Json> list);
    // Exception if it is no JSON.
    static Json parse(std::string_view text);
    // A discarded value if it is no JSON.
    static Json parse_or_discard(std::string_view text);

    // On one line, or with so many blanks for a level.
    std::string dump(int indent = -1) const;
    // The same value with the members of all objects in the order of their names.
    Json sorted() const;

    Kind kind() const { return kind_; }
    bool is_null() const { return kind_ == Kind::null; }
    bool is_boolean() const { return kind_ == Kind::toggle; }
    bool is_number_integer() const { return kind_ == Kind::whole || kind_ == Kind::natural; }
    bool is_number_unsigned() const { return kind_ == Kind::natural; }
    bool is_number_float() const { return kind_ == Kind::number; }
    bool is_number() const { return is_number_integer() || is_number_float(); }
    bool is_string() const { return kind_ == Kind::text; }
    bool is_array() const { return kind_ == Kind::array; }
    bool is_object() const { return kind_ == Kind::object; }
    bool is_discarded() const { return kind_ == Kind::discarded; }

    // The value as bool, number, std::string, or a vector or array of them. Numbers are
    // converted.
    template <class T>
    T get() const {
        if constexpr (std::same_as<T, Json>) {
            return *this;
        } else if constexpr (std::same_as<T, bool>) {
            return toggle();
        } else if constexpr (std::is_arithmetic_v<T>) {
            if (kind_ == Kind::whole) return static_cast<T>(plain_.whole);
            if (kind_ == Kind::natural) return static_cast<T>(plain_.natural);
            return static_cast<T>(number());
        } else if constexpr (std::same_as<T, std::string>) {
            return text();
        } else {
            using One = typename T::value_type;
            T out{};
            if constexpr (requires { out.push_back(One{}); })
                for (const Json& one : elements()) out.push_back(one.template get<One>());
            else
                for (std::size_t i = 0; i < out.size(); ++i) out[i] = at(i).template get<One>();
            return out;
        }
    }
    bool toggle() const;
    double number() const;
    const std::string& text() const;
    const std::vector<Json>& elements() const;

    // Of arrays and objects; null is empty, anything else counts as one.
    std::size_t size() const;
    bool empty() const { return size() == 0; }
    // Elements of an array, values of an object; of anything else none.
    Json* begin();
    Json* end() { return begin() + (is_array() || is_object() ? size() : 0); }
    const Json* begin() const { return const_cast<Json*>(this)->begin(); }
    const Json* end() const { return const_cast<Json*>(this)->end(); }
    Json& front() { return at(std::size_t{0}); }
    Json& back() { return at(size() - 1); }
    const Json& front() const { return at(std::size_t{0}); }
    const Json& back() const { return at(size() - 1); }

    // Arrays; null becomes one.
    void push_back(Json value);
    Json& operator[](std::size_t index) { return at(index); }
    const Json& operator[](std::size_t index) const { return at(index); }
    Json& at(std::size_t index);
    const Json& at(std::size_t index) const { return const_cast<Json*>(this)->at(index); }

    // Objects; null becomes one. A member that is not there is made, which ends references to
    // others.
    Json& operator[](std::string_view key);
    const Json& operator[](std::string_view key) const { return at(key); }
    Json& at(std::string_view key);
    const Json& at(std::string_view key) const { return const_cast<Json*>(this)->at(key); }
    bool contains(std::string_view key) const { return find(key) != end(); }
    // The value, end() if there is none.
    Json* find(std::string_view key);
    const Json* find(std::string_view key) const { return const_cast<Json*>(this)->find(key); }
    template <class T>
    T value(std::string_view key, const T& otherwise) const {
        require(Kind::object, "an object");
        const Json* found = find(key);
        return found == end() ? otherwise : found->get<T>();
    }
    std::string value(std::string_view key, const char* otherwise) const {
        return value(key, std::string(otherwise));
    }
    void erase(std::string_view key);
    // Takes the members of another object, which win.
    void update(const Json& other);
    // for (const auto& [key, value] : json.items())
    struct Item {
        const std::string& key;
        Json& value;
    };
    struct ConstItem {
        const std::string& key;
        const Json& value;
    };
    template <class One, class Value>
    class Items {
    public:
        struct At {
            const std::string* key;
            Value* value;
            One operator*() const { return {*key, *value}; }
            At& operator++() {
                ++key, ++value;
                return *this;
            }
            bool operator!=(const At& other) const { return value != other.value; }
        };
        Items(const std::string* keys, Value* first, Value* last)
            : keys_(keys), first_(first), last_(last) {}
        At begin() const { return {keys_, first_}; }
        At end() const { return {keys_ + (last_ - first_), last_}; }

    private:
        const std::string* keys_;
        Value *first_, *last_;
    };
    Items<Item, Json> items() { return {keys(), begin(), begin() + members()}; }
    Items<ConstItem, const Json> items() const { return {keys(), begin(), begin() + members()}; }

    // Numbers are equal across their kinds.
    bool operator==(const Json& other) const;
    friend std::ostream& operator<<(std::ostream& out, const Json& json);

private:
    struct Members {
        std::vector<std::string> keys;
        std::vector<Json> values;
    };
    union Plain {
        bool toggle;
        std::int64_t whole;
        std::uint64_t natural;
        double number;
        std::string* text;
        std::vector<Json>* array;
        Members* object;
    };
    void require(Kind kind, const char* what) const;
    const std::string* keys() const;
    std::size_t members() const { return is_object() ? size() : 0; }

    Kind kind_ = Kind::null;
    Plain plain_{};
};

// Whether brackets outside of strings lie in each other more often than `levels` times.
bool nested_deeper(std::string_view text, int levels);

}  // namespace cuesta
