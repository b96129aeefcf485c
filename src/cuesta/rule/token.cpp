// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/token.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

#include "cuesta/base/text.h"
#include "cuesta/base/unit.h"

namespace cuesta::rule {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

constexpr std::array<std::string_view, 6> long_signs{"==", "!=", "<=", ">=", "&&", "||"};
constexpr std::string_view short_signs = "+-*/^(),;=<>!?:";

class Reader {
public:
    explicit Reader(const Text& text) : source_(text.source), text_(text.text) {}

    Tokens read() && {
        while (out_.problems.empty()) {
            skip();
            if (at_ >= text_.size()) break;
            const char c = text_[at_];
            if (is_digit(c) || (c == '.' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1])))
                number();
            else if (is_letter(c))
                name();
            else
                sign();
        }
        out_.list.push_back({TokenKind::end, {}, text_.size(), 0, bare_number});
        return std::move(out_);
    }

private:
    // Spaces, and comments from # to the end of their line.
    void skip() {
        while (at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == '#')) {
            if (text_[at_] == '#')
                while (at_ < text_.size() && text_[at_] != '\n') ++at_;
            else
                ++at_;
        }
    }
    void refuse(std::size_t at, std::string sentence) {
        out_.problems.push_back({source_, at, std::move(sentence)});
    }

    void number() {
        Token token{TokenKind::number, {}, at_, 0, bare_number};
        const char* first = text_.data() + at_;
        const auto [end, error] = std::from_chars(first, text_.data() + text_.size(), token.number);
        if (error != std::errc{} || !std::isfinite(token.number))
            return refuse(at_, "this number is too large or too small to be one");
        at_ += static_cast<std::size_t>(end - first);
        unit(token);
        token.text = text_.substr(token.at, at_ - token.at);
        out_.list.push_back(token);
    }

    // Letters and % from `at` on, and digits of an exponent behind them.
    std::size_t symbol_end(std::size_t at) const {
        std::size_t end = at;
        while (end < text_.size() &&
               ((is_letter(text_[end]) && text_[end] != '_') || text_[end] == '%'))
            ++end;
        while (end > at && end < text_.size() && is_digit(text_[end])) ++end;
        return end;
    }

    void unit(Token& token) {
        std::size_t start = at_;
        while (start < text_.size() && is_space(text_[start])) ++start;
        if (start >= text_.size()) return;
        std::size_t end = start;
        std::string_view words;
        if (text_[start] == '[') {
            end = text_.find(']', start);
            if (end == std::string_view::npos) return refuse(start, "this unit has no closing ]");
            words = text_.substr(start + 1, end - start - 1);
            ++end;
        } else {
            if (!is_letter(text_[start]) && text_[start] != '%') return;
            end = symbol_end(start);
            if (end == start) return;
            // Further symbols behind a / that are units: m/s, but not m/height.
            while (end + 1 < text_.size() && text_[end] == '/') {
                const std::size_t further = symbol_end(end + 1);
                if (further == end + 1 || !parse_unit(text_.substr(end + 1, further - end - 1)))
                    break;
                end = further;
            }
            words = text_.substr(start, end - start);
        }
        const auto measure = read_measure(words);
        if (!measure) {
            const std::string word(words.substr(0, 40));
            if (parse_unit(words))
                return refuse(start, fmt::format("'{}' cannot be calculated with; write C", word));
            return refuse(start, fmt::format("'{}' behind a number is no unit.{}", word,
                                             did_you_mean(word, unit_symbols())));
        }
        token.measure = *measure;
        at_ = end;
    }

    void name() {
        const std::size_t start = at_;
        while (at_ < text_.size() &&
               (is_letter(text_[at_]) || is_digit(text_[at_]) ||
                (text_[at_] == '.' && at_ + 1 < text_.size() && is_letter(text_[at_ + 1]))))
            ++at_;
        out_.list.push_back(
            {TokenKind::name, text_.substr(start, at_ - start), start, 0, bare_number});
    }

    void sign() {
        const std::string_view two = text_.substr(at_, 2);
        for (const std::string_view one : long_signs)
            if (two == one) return put(2);
        if (short_signs.find(text_[at_]) != std::string_view::npos) return put(1);
        const auto byte = static_cast<unsigned char>(text_[at_]);
        if (byte < 0x20 || byte >= 0x7f)
            return refuse(at_, "there is a letter here that no expression has");
        refuse(at_, fmt::format("'{}' has no meaning here{}", text_[at_],
                                text_[at_] == '%' ? "; a remainder is mod(a, b)"
                                : text_[at_] == '&' || text_[at_] == '|'
                                    ? "; write && for and, || for or"
                                    : ""));
    }
    void put(std::size_t letters) {
        out_.list.push_back({TokenKind::sign, text_.substr(at_, letters), at_, 0, bare_number});
        at_ += letters;
    }

    int source_;
    std::string_view text_;
    std::size_t at_ = 0;
    Tokens out_;
};

}  // namespace

Tokens read_tokens(const Text& text) {
    return Reader(text).read();
}

}  // namespace cuesta::rule
