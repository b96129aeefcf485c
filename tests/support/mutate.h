// SPDX-License-Identifier: Apache-2.0
// Damaged copies of a text, the same ones on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta::test {

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : state_(seed) {}

    // One to four changes: bytes flipped, tokens or lines deleted, doubled or swapped, hostile
    // words put in.
    std::string mutate(std::string text) {
        const std::uint64_t changes = 1 + next(4);
        for (std::uint64_t i = 0; i < changes; ++i) change(text);
        return text;
    }

    // Below `count`; 0 if that is 0. (SplitMix64)
    std::uint64_t next(std::uint64_t count) {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        z ^= z >> 31;
        return count == 0 ? 0 : z % count;
    }

private:
    struct Span {
        std::size_t begin, size;
    };

    Span token(const std::string& text) {
        constexpr std::string_view breaks = " \n=[]{},\".'#";
        std::size_t begin = next(text.size() + 1), end = begin;
        while (begin > 0 && breaks.find(text[begin - 1]) == std::string_view::npos) --begin;
        while (end < text.size() && breaks.find(text[end]) == std::string_view::npos) ++end;
        if (end == begin && end < text.size()) ++end;
        return {begin, end - begin};
    }

    Span line(const std::string& text) {
        std::size_t begin = next(text.size() + 1), end = begin;
        while (begin > 0 && text[begin - 1] != '\n') --begin;
        while (end < text.size() && text[end] != '\n') ++end;
        return {begin, end + (end < text.size() ? 1 : 0) - begin};
    }

    std::string hostile() {
        static const std::vector<std::string> words = {"1e999",
                                                       "nan",
                                                       "inf",
                                                       "-inf",
                                                       "-0",
                                                       "-0.0",
                                                       "9223372036854775808",
                                                       "9223372036854775807",
                                                       "-9223372036854775808",
                                                       "18446744073709551616",
                                                       "0x7fffffff",
                                                       "1e-400",
                                                       "\"1e308 km\"",
                                                       "\"nan m\"",
                                                       "\"-1 %\"",
                                                       "true",
                                                       "[]",
                                                       "{}",
                                                       "[[]]",
                                                       "{a={}}",
                                                       "\"\"",
                                                       "''",
                                                       "\"\"\"",
                                                       "'''",
                                                       "\\",
                                                       "\"\\u0000\"",
                                                       "\"\\ud800\"",
                                                       "2020-01-01",
                                                       "07:32:00",
                                                       "../../etc/passwd",
                                                       "/etc/passwd",
                                                       "{step}",
                                                       "[~",
                                                       "[[stage]]",
                                                       "[stage]",
                                                       "[[stage.process]]",
                                                       "[[stage.event]]",
                                                       "[grid]",
                                                       "op = \"simulate\"\n",
                                                       "set = {}",
                                                       "process.1.rate = 1\n",
                                                       "\xff\xfe",
                                                       "\xc0\xaf",
                                                       "\xed\xa0\x80",
                                                       std::string(1, '\0'),
                                                       "\r",
                                                       "\t",
                                                       "\xef\xbb\xbf",
                                                       "#",
                                                       "=",
                                                       ".",
                                                       ",",
                                                       "\n\n",
                                                       "enabled = false\n"};
        const std::uint64_t pick = next(words.size() + 4);
        if (pick < words.size()) return words[pick];
        if (pick == words.size()) return std::string(10000, '[');
        if (pick == words.size() + 1) return "a" + repeat(".a", 10000);
        if (pick == words.size() + 2) return repeat("{a=", 10000);
        return std::string(20000 + next(20000), 'x');
    }

    static std::string repeat(std::string_view text, int times) {
        std::string out;
        for (int i = 0; i < times; ++i) out += text;
        return out;
    }

    void change(std::string& text) {
        switch (next(9)) {
            case 0:
                if (!text.empty()) text[next(text.size())] ^= static_cast<char>(1u << next(8));
                break;
            case 1:
                if (!text.empty()) text[next(text.size())] = static_cast<char>(next(256));
                break;
            case 2: {
                const Span span = token(text);
                text.erase(span.begin, span.size);
                break;
            }
            case 3: {
                const Span span = token(text);
                text.insert(span.begin, text.substr(span.begin, span.size));
                break;
            }
            case 4: {
                const Span span = token(text);
                text.replace(span.begin, span.size, hostile());
                break;
            }
            case 5:
                text.insert(next(text.size() + 1), hostile());
                break;
            case 6: {
                const Span span = line(text);
                text.erase(span.begin, span.size);
                break;
            }
            case 7: {
                const Span span = line(text);
                text.insert(next(text.size() + 1), text.substr(span.begin, span.size));
                break;
            }
            default: {
                const Span from = token(text), to = token(text);
                const std::string word = text.substr(from.begin, from.size);
                text.replace(to.begin, to.size, word);
                break;
            }
        }
    }

    std::uint64_t state_;
};

}  // namespace cuesta::test
