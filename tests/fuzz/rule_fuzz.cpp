// SPDX-License-Identifier: Apache-2.0
// Any bytes as expressions of the language of rules: parse, check names and units, compile, and
// calculate the value on a small block. Texts are parted by newlines: the first ones are names for
// later ones ("let"), the last is the value. The same texts as a whole rule, with all its forms and
// with texts for the ends of a turn.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cuesta/base/text.h"
#include "cuesta/grid/field.h"
#include "cuesta/rule/check.h"
#include "cuesta/rule/layer.h"
#include "cuesta/rule/program.h"

namespace {

using namespace cuesta;

const rule::Names& names() {
    static const rule::Names list = [] {
        rule::Names made;
        made.fields = {{"height", "m"},
                       {"water", "m", false, true},
                       {"layer.sand", "m", false, false, true},
                       {"temperature", "C", true},
                       {"ash", "1", true}};
        made.materials = {"air", "granite", "sand"};
        return made;
    }();
    return list;
}

// A layer is whole or its problems say why.
void compile_whole(const std::vector<std::string>& texts) {
    rule::Declaration rule;
    rule::DeclaredField mud;
    mud.name = "mud", mud.unit = texts.size() > 2 ? "m" : "mm", mud.conserved = true;
    mud.start = {texts.front(), 1};
    rule.fields = {mud};
    rule::DeclaredParam length;
    length.name = texts.size() > 1 ? "time_step" : "rate";
    rule.params = {length};
    for (std::size_t i = 0; i + 1 < texts.size() && i < 8; ++i)
        rule.lets.push_back({"v" + std::to_string(i), {texts[i], static_cast<int>(i)}, 0});
    const rule::Text last{texts.back(), 9}, first{texts.front(), 8};
    rule.next = {{"ash", last, 10}};
    rule.flux = {{"water", last, {}, {}, {}, 11}, {"layer.sand", {}, {}, first, last, 12}};
    rule.turns = {{"a", "mud", "layer.sand", last, 13, 14, 15},
                  {"b", texts.front(), "water", last, 16, 17, 18},
                  {"c", "ground", texts.back(), first, 19, 20, 21}};
    const auto made = rule::compile_layer(rule, names(), rule::default_bindings(rule));
    if (!made.problems.empty()) return;
    if (made.layer.turn_program == nullptr || made.layer.turns.size() != 3) std::abort();
    if (made.layer.halo() > rule::most_reach + 1) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::vector<std::string> texts = split(all, '\n');
    compile_whole(texts);
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
