// SPDX-License-Identifier: Apache-2.0
// Random expressions of the language of rules: right by grammar and units, wild in their numbers.
#pragma once

#include <cstdint>
#include <string>

namespace cuesta::test {

// The i-th of a sequence; over pure fields a, b and c. At most `depth` levels deep.
class RandomExpression {
public:
    explicit RandomExpression(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u + 1) {}

    std::string value(int depth) {
        if (depth <= 0 || below(8) == 0) return leaf();
        switch (below(10)) {
            case 0:
            case 1:
            case 2: {
                static constexpr const char* signs[] = {" + ", " - ", " * ", " / "};
                return "(" + value(depth - 1) + signs[below(4)] + value(depth - 1) + ")";
            }
            case 3: {
                static constexpr const char* signs[] = {" < ",  " <= ", " > ",
                                                        " >= ", " == ", " != "};
                return "(" + value(depth - 1) + signs[below(6)] + value(depth - 1) + ")";
            }
            case 4: {
                static constexpr const char* names[] = {"abs",  "floor", "ceil", "round", "fract",
                                                        "sign", "sqrt",  "cbrt", "exp",   "log",
                                                        "sin",  "cos",   "tan",  "tanh"};
                return std::string(names[below(14)]) + "(" + value(depth - 1) + ")";
            }
            case 5: {
                static constexpr const char* names[] = {"min",   "max",  "mod",
                                                        "hypot", "step", "pow"};
                return std::string(names[below(6)]) + "(" + value(depth - 1) + ", " +
                       value(depth - 1) + ")";
            }
            case 6: {
                static constexpr const char* names[] = {"clamp", "smoothstep", "mix", "select"};
                return std::string(names[below(4)]) + "(" + value(depth - 1) + ", " +
                       value(depth - 1) + ", " + value(depth - 1) + ")";
            }
            case 7: {
                if (reach_ >= 3) return leaf();
                static constexpr const char* names[] = {"left",  "right", "top",   "bottom",
                                                        "mean4", "mean8", "mean9", "min4",
                                                        "max4",  "min8",  "max8",  "sum8"};
                ++reach_;
                const int inside = below(3) == 0 ? depth - 1 : 0;
                std::string made = std::string(names[below(12)]) + "(" + value(inside) + ")";
                --reach_;
                return made;
            }
            case 8: {
                static constexpr const char* signs[] = {"-", "!"};
                if (below(2) == 0)
                    return std::string(signs[below(2)]) + "(" + value(depth - 1) + ")";
                return "(" + value(depth - 1) + ")^" + std::to_string(below(9));
            }
            default: {
                if (reach_ >= 3) return leaf();
                ++reach_;
                std::string made = "upwind(" + value(below(4) == 0 ? 1 : 0) + ", " +
                                   value(depth - 1) + ", " + value(depth - 1) + ")";
                --reach_;
                return made;
            }
        }
    }

    std::uint64_t below(std::uint64_t n) {
        state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
        return (state_ >> 11) % n;
    }

private:
    std::string leaf() {
        static constexpr const char* numbers[] = {"0",    "1",    "-1",  "0.5", "2",     "3.25",
                                                  "1e-3", "1e30", "100", "-7",  "1e-30", "0.1"};
        switch (below(8)) {
            case 0:
            case 1:
                return "a";
            case 2:
            case 3:
                return "b";
            case 4:
                return "c";
            case 5:
                if (below(2) == 0) return "random(" + std::to_string(below(9)) + ")";
                return below(3) == 0 ? "time" : below(2) == 0 ? "step" : "(latitude / 90 [deg])";
            case 6:
                return below(2) == 0 ? "(x / cell)" : "(y / 100 m)";
            default:
                return numbers[below(12)];
        }
    }

    std::uint64_t state_;
    int reach_ = 0;
};

}  // namespace cuesta::test
