// SPDX-License-Identifier: Apache-2.0
#include "support/random_land.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "cuesta/terrain/material.h"

namespace cuesta::test {
namespace {

constexpr const char* material_names[] = {"granite",   "marble", "slate",   "limestone",
                                          "sandstone", "sand",   "regolith"};

// What all operators of one simulate must agree on.
struct Shared {
    double time_step_s = 1;
    std::string water_model;
};

// Work of a single step must stay small: a parameter that only buys more of it is held back.
double largest_useful(const ParamRow& param, const LandCase& land) {
    const double cells = static_cast<double>(land.columns * land.rows);
    const double km2 = cells * land.spacing * land.spacing * 1e-6;
    if (param.name == "density") return 2000 / km2;
    if (param.name == "count") return 2000;
    if (param.name == "path") return 200;
    if (param.name == "iterations" || param.name == "rounds") return 200;
    return param.max;
}

double random_number(Dice& dice, const ParamRow& param, double max) {
    const double min = param.min;
    if (dice.chance(0.08)) return min;
    if (dice.chance(0.08)) return max;
    if (min > 0 && (param.scale == Scale::log || max / min > 100))
        return dice.log_between(min, max);
    if (min >= 0 && max > 0 && dice.chance(0.5))
        return std::max(min, dice.log_between(max * 1e-6, max));
    if (min < 0 && dice.chance(0.5)) {  // both signs, all sizes
        const double size = dice.log_between(1e-3, std::max(-min, max));
        return std::clamp(dice.chance(0.5) ? size : -size, min, max);
    }
    return dice.between(min, max);
}

std::string random_materials(Dice& dice, std::size_t most) {
    std::string list;
    const auto count = 1 + dice.below(static_cast<std::int64_t>(std::min<std::size_t>(most, 6)));
    for (std::int64_t i = 0; i < count; ++i)
        list += fmt::format("{}\"{}\"", i > 0 ? ", " : "", material_names[dice.below(7)]);
    return "[" + list + "]";
}

// TOML text of a random value, or nothing where the default stays.
std::string random_value(Dice& dice, const ParamRow& param, const LandCase& land,
                         const Shared& shared) {
    if (param.name == "time_step" && param.unit == "s")
        return fmt::format("{:.6g}", std::clamp(shared.time_step_s, param.min, param.max));
    if (param.name == "model" && !param.choices.empty() && param.choices[0] == "pipe")
        return fmt::format("\"{}\"", shared.water_model);
    if (dice.chance(0.3)) return {};
    const double max = std::max(param.min, std::min(param.max, largest_useful(param, land)));
    switch (param.kind) {
        case ParamKind::number_or_field:
            if (dice.chance(0.2)) return "\"probe\"";
            [[fallthrough]];
        case ParamKind::number:
            return fmt::format("{:.6g}",
                               std::clamp(random_number(dice, param, max), param.min, param.max));
        case ParamKind::integer:
            return fmt::format("{}", static_cast<std::int64_t>(random_number(dice, param, max)));
        case ParamKind::toggle:
            return dice.chance(0.5) ? "true" : "false";
        case ParamKind::choice:
            return fmt::format("\"{}\"", param.choices[static_cast<std::size_t>(dice.below(
                                             static_cast<std::int64_t>(param.choices.size())))]);
        case ParamKind::material:
            return fmt::format("\"{}\"", material_names[dice.below(7)]);
        case ParamKind::materials:
            return random_materials(dice, param.most);
        case ParamKind::field_name:
            return dice.chance(0.3) ? "\"probe\"" : "";
        case ParamKind::expression: {
            constexpr std::string_view texts[] = {
                "height",
                "height * 0.5 + 20 m * sin(x / 70 m)",
                "mean9(height) + probe",
                "if(slope > 20, min8(height), max4(height))",
                "height / (probe - 0.5) + 1e30 * random(3)",
                "smoothstep(0, 100, height) * 300 m + laplacian(height) * cell * cell",
                "top_is(sand) * 5 m + layer.sand + sqrt(height * 1 m)",
                "exp(height / 1 m) * 1 m - 40 [m/deg] * atan2(gradient_x(height), 0.3)"};
            return fmt::format("\"{}\"", texts[dice.below(8)]);
        }
        case ParamKind::numbers:  // pairs and lengths have rules of their own: the default stays
        case ParamKind::file:
            return {};
    }
    return {};
}

OperatorCall random_call(Dice& dice, const OperatorRow& row, const LandCase& land,
                         const Shared& shared) {
    OperatorCall call{&row, {}};
    for (const ParamRow& param : row.params)
        if (std::string value = random_value(dice, param, land, shared); !value.empty())
            call.params.emplace_back(param.name, std::move(value));
    return call;
}

// The ground in stages that can be left out one by one.
std::vector<std::string> random_ground(Dice& dice, const LandCase& land) {
    const double width = land.spacing * static_cast<double>(land.columns);
    const double relief = width * dice.log_between(0.02, 1.5);
    std::vector<std::string> stages;
    const auto add = [&](const std::string& text) {
        stages.push_back(fmt::format("[[stage]]\nlabel = \"ground_{}\"\n{}", stages.size(), text));
    };
    add(fmt::format("op = \"fbm\"\nrelief = {:.6g}\nwavelength = {:.6g}\nbase = {:.6g}\n", relief,
                    width * dice.between(0.3, 1.2),
                    dice.chance(0.3) ? -relief * dice.unit() : relief * dice.unit()));
    if (dice.chance(0.3))
        add(fmt::format(
            "op = \"strata\"\nmaterials = {}\nthickness = [{:.6g}, {:.6g}]\n"
            "repeat = true\ndepth = {:.6g}\n",
            fmt::format("[\"{}\", \"{}\"]", material_names[dice.below(7)],
                        material_names[dice.below(7)]),
            relief * dice.between(0.02, 0.3), relief * dice.between(0.02, 0.3), relief));
    if (dice.chance(0.6))
        add(fmt::format("op = \"flat\"\nlevel = {:.6g}\nblend = \"add\"\nmaterial = \"{}\"\n",
                        dice.log_between(0.05, 30), material_names[dice.below(7)]));
    if (dice.chance(0.6))
        add(fmt::format(
            "op = \"fbm\"\nrelief = {:.6g}\nwavelength = {:.6g}\nblend = \"add\"\n"
            "material = \"{}\"\n",
            dice.log_between(0.1, 10), width * 0.3, dice.chance(0.5) ? "sand" : "regolith"));
    if (dice.chance(0.3)) {
        add("op = \"flat\"\nlevel = 30\nblend = \"add\"\nmaterial = \"limestone\"\n");
        add(fmt::format(
            "op = \"caves\"\nradius = {:.6g}\nwavelength = {:.6g}\nleast_roof = "
            "{:.6g}\n",
            dice.between(1, 8), dice.between(3, 12) * land.spacing, dice.between(0.5, 5)));
        if (dice.chance(0.5))
            add(fmt::format("op = \"cave_lakes\"\nsteps = 1\ninflow = {:.6g}\n",
                            dice.log_between(0.001, 1)));
    }
    const double kind = dice.unit();
    if (kind < 0.25) {  // a level lake
        add(fmt::format("op = \"flat\"\nlevel = {:.6g}\ninto = \"lake_level\"\n",
                        relief * dice.between(0.2, 1)));
        add("op = \"math\"\nfrom = \"lake_level\"\ninto = \"water\"\nblend = \"replace\"\nrule = "
            "\"subtract\"\nvalue = \"height\"\n");
        add("op = \"math\"\nfrom = \"water\"\ninto = \"water\"\nblend = \"replace\"\nrule = "
            "\"max\"\nvalue = 0\n");
    } else if (kind < 0.5) {  // a film
        add(fmt::format("op = \"fbm\"\ninto = \"water\"\nrelief = {:.6g}\nwavelength = {:.6g}\n",
                        dice.log_between(1e-4, 1), width * 0.4));
    } else if (kind < 0.65) {  // deep everywhere
        add(fmt::format("op = \"flat\"\ninto = \"water\"\nlevel = {:.6g}\n",
                        dice.log_between(0.1, 50)));
    }
    return stages;
}

constexpr const char* probe_stage =
    "[[stage]]\nop = \"fbm\"\nlabel = \"probe\"\ninto = \"probe\"\nrelief = 1\n";
// Before the first process the ground is rounded to units; that is nobody's doing.
constexpr const char* settling_stage =
    "[[stage]]\nop = \"rain\"\nlabel = \"no_rain\"\nrate = 0\nsteps = 1\n";

std::string call_text(const OperatorCall& call) {
    std::string text = fmt::format("op = \"{}\"\n", call.row->name);
    for (const auto& [name, value] : call.params) text += fmt::format("{} = {}\n", name, value);
    for (const ParamRow& param : call.row->params)
        if (param.kind == ParamKind::file && param.required)
            text += fmt::format("{} = \"map.r32\"\n", param.name);
    return text;
}

}  // namespace

std::uint64_t Dice::next() {  // splitmix64
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

double Dice::log_between(double low, double high) {
    return std::exp(between(std::log(low), std::log(high)));
}

std::string recipe_text(const LandCase& land) {
    std::string text =
        fmt::format("seed = {}\n[grid]\nsize = [{}, {}]\nspacing = {:.6g}\nedges = {}\n", land.seed,
                    land.columns, land.rows, land.spacing,
                    land.edges.starts_with('{') ? land.edges : fmt::format("\"{}\"", land.edges));
    for (const std::string& stage : land.ground) text += stage;
    text += probe_stage;
    if (land.calls.empty()) return text;
    const OperatorRow& first = *land.calls[0].row;
    if (first.kind != OperatorKind::process) {
        text += "[[stage]]\nlabel = \"tested\"\n" + call_text(land.calls[0]) + "into = \"made\"\n";
        if (first.kind == OperatorKind::filter) text += "from = \"height\"\n";
        return text;
    }
    text += settling_stage;
    text += fmt::format("[[stage]]\nop = \"simulate\"\nsteps = {}\n", land.steps);
    for (const OperatorCall& call : land.calls) text += "[[stage.process]]\n" + call_text(call);
    return text;
}

std::size_t tested_stage(const LandCase& land) {
    return land.ground.size() + (land.calls[0].row->kind == OperatorKind::process ? 2 : 1);
}

LandCase random_case(Dice& dice, std::span<const OperatorRow* const> rows) {
    LandCase land;
    land.seed = 1 + dice.next() % 1000000;
    land.columns = 3 + dice.below(26), land.rows = 3 + dice.below(22);
    constexpr double spacings[] = {0.7, 10, 130};
    land.spacing = spacings[dice.below(3)];
    constexpr const char* all_edges[] = {"open",
                                         "closed",
                                         "wrap",
                                         "wrap_x",
                                         "wrap_y",
                                         "{ west = \"open\", north = \"open\" }",
                                         "{ east = \"open\" }",
                                         "{ west = \"wrap\", east = \"wrap\", south = \"open\" }"};
    land.edges = all_edges[dice.below(8)];
    land.steps = static_cast<int>(1 + dice.below(5));
    land.ground = random_ground(dice, land);
    Shared shared;
    // From far below one part of a step to a few hundred of them.
    shared.time_step_s = dice.log_between(0.003, 5) * std::max(1.0, land.spacing / 10);
    shared.water_model = dice.chance(0.7) ? "pipe" : "shallow";
    for (const OperatorRow* row : rows) land.calls.push_back(random_call(dice, *row, land, shared));
    return land;
}

LandCase shrink(LandCase land, const std::function<bool(const LandCase&)>& fails) {
    const auto better = [&](const auto& change) {
        LandCase smaller = land;
        if (!change(smaller) || !fails(smaller)) return false;
        land = std::move(smaller);
        return true;
    };
    for (bool progress = true; progress;) {
        progress = false;
        for (std::size_t i = land.calls.size(); i-- > 0 && land.calls.size() > 1;)
            progress |= better([&](LandCase& c) {
                c.calls.erase(c.calls.begin() + static_cast<std::ptrdiff_t>(i));
                return true;
            });
        for (std::size_t i = land.ground.size(); i-- > 1;)
            progress |= better([&](LandCase& c) {
                c.ground.erase(c.ground.begin() + static_cast<std::ptrdiff_t>(i));
                return true;
            });
        for (std::size_t k = 0; k < land.calls.size(); ++k)
            for (std::size_t i = land.calls[k].params.size(); i-- > 0;)
                progress |= better([&](LandCase& c) {
                    auto& params = c.calls[k].params;
                    params.erase(params.begin() + static_cast<std::ptrdiff_t>(i));
                    return true;
                });
        progress |= better([](LandCase& c) { return std::exchange(c.steps, 1) != 1; });
        progress |= better([](LandCase& c) { return std::exchange(c.edges, "open") != "open"; });
        progress |= better([](LandCase& c) { return std::exchange(c.spacing, 10) != 10; });
        for (const std::int64_t side : {3, 5, 9}) {
            progress |= better([&](LandCase& c) {
                return c.columns > side && std::exchange(c.columns, side) != side;
            });
            progress |= better(
                [&](LandCase& c) { return c.rows > side && std::exchange(c.rows, side) != side; });
        }
    }
    return land;
}

}  // namespace cuesta::test
