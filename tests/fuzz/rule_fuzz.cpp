// SPDX-License-Identifier: Apache-2.0
// Any bytes as expressions of the language of rules: parse, check names and units, compile, and
// calculate the value on a small block. Texts are parted by newlines: the first ones are names for
// later ones ("let"), the last is the value.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cuesta/base/text.h"
#include "cuesta/grid/field.h"
#include "cuesta/rule/check.h"
#include "cuesta/rule/program.h"

namespace {

using namespace cuesta;

const rule::Names& names() {
    static const rule::Names list = [] {
        rule::Names made;
        made.fields = {{"height", "m"}, {"water", "m"}, {"temperature", "C"}, {"ash", "1"}};
        made.materials = {"air", "granite", "sand"};
        return made;
    }();
    return list;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::vector<std::string> texts = split(all, '\n');
    const std::vector<rule::Binding> bindings = {{"rate", rule::pure_number, 0.25}};
    rule::Checker checker(names(), bindings);
    for (std::size_t i = 0; i + 1 < texts.size() && i < 8; ++i)
        checker.let("v" + std::to_string(i), {texts[i], static_cast<int>(i)}, 0);
    const auto value = checker.any_value({texts.back(), 9});
    if (value.has_value() && !checker.problems.empty()) return 0;  // a let was refused
    if (value.has_value() == !checker.problems.empty()) std::abort();
    if (!value) return 0;
    const auto program = rule::Program::compile(std::move(checker.terms), {value->term});
    if (!program) return 0;
    constexpr int halo = 8;
    const Grid grid{37, 5, 10};
    const Block block = whole(grid);
    Field sample({block.columns, block.rows, halo}), out({block.columns, block.rows, halo});
    for (std::int64_t y = -halo; y < block.rows + halo; ++y)
        for (std::int64_t x = -halo; x < block.columns + halo; ++x)
            sample.at(x, y) = static_cast<float>((x * 7 + y * 13) % 29 - 14);
    const std::vector<const Field*> fields(program->inputs().size(), &sample);
    const rule::Target target{&out, rule::any_range()};
    const rule::Site site{grid, block, {1, 2}, 3};
    program->run(site, fields, {&target, 1});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            if (!(out.at(x, y) == out.at(x, y))) std::abort();  // never what is no number
    return 0;
}
