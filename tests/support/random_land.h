// SPDX-License-Identifier: Apache-2.0
// Land and parameters that nobody thought of: rough, layered, wet, with caves, at any spacing, and
// operators with parameters from their whole ranges. A case is kept in parts, so that a failing one
// can be shrunk to the smallest recipe that still shows it.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/operator/operator.h"

namespace cuesta::test {

// Numbers that are the same on every machine and library.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }  // 0 <= u < 1
    bool chance(double share) { return unit() < share; }
    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(unit() * static_cast<double>(end));
    }
    double between(double low, double high) { return low + (high - low) * unit(); }
    double log_between(double low, double high);

private:
    std::uint64_t state_;
};

// An operator with the parameters that the recipe gives it, as name and TOML text.
struct OperatorCall {
    const OperatorRow* row = nullptr;
    std::vector<std::pair<std::string, std::string>> params;
};

struct LandCase {
    std::uint64_t seed = 1;
    std::int64_t columns = 24, rows = 20;
    double spacing = 10;
    std::string edges = "open";
    std::vector<std::string> ground;  // whole stages; the first is the land, `probe` is always made
    std::vector<OperatorCall> calls;  // processes of one simulate, or a single generator or filter
    int steps = 3;
};

std::string recipe_text(const LandCase& land);
// The stage at which the operators come.
std::size_t tested_stage(const LandCase& land);

LandCase random_case(Dice& dice, std::span<const OperatorRow* const> rows);

// The smallest case, taken part by part from `land`, for which `fails` still says yes.
LandCase shrink(LandCase land, const std::function<bool(const LandCase&)>& fails);

}  // namespace cuesta::test
