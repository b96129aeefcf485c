// SPDX-License-Identifier: Apache-2.0
#include "explain.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/error.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/render/relief.h"
#include "land_view.h"
#include "recipe_text.h"

namespace cuesta::studio {
namespace {

constexpr int side = 192;
constexpr std::string_view head = R"(name = "explain"
seed = 7
[grid]
size = [192, 192]
spacing = "30 m"
)";
constexpr std::string_view ground = R"(
[[stage]]
op = "fbm"
label = "ground"
relief = "900 m"
)";

bool names(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

struct Land {
    Raster height;
    std::optional<Raster> water;
    std::optional<double> sea_level_m;
};

Land land_of(const Registry& registry, const std::string& text) {
    CheckedText checked = check_text(registry, text, "explain.toml");
    if (!checked.plan)
        throw Error(checked.problems.empty() ? "this cannot be shown"
                                             : checked.problems.front().sentence);
    class Quiet final : public Observer {
    } observer;
    RunOptions options;
    options.preview = false;
    const auto run = prepare_run(std::move(*checked.plan), options, observer);
    advance(*run, observer);
    Land land{*field_of(*run, "height"), field_of(*run, "water"), run->plan.sea_level_m};
    return land;
}

Picture relief_of(const Land& land) {
    ReliefOptions options;
    options.long_side = side;
    options.legend = false;
    options.find_sea = false;
    options.spacing_m = 30;
    options.sea_level_m = land.sea_level_m;
    options.water_depth = land.water ? &*land.water : nullptr;
    return render_relief(land.height, options);
}

}  // namespace

std::string explain_recipe(const OperatorRow& op, bool after) {
    std::string text(head);
    const std::string stage =
        fmt::format("\n[[stage]]\nop = \"{}\"\nlabel = \"explained\"\n", op.name);
    switch (op.kind) {
        case OperatorKind::generator:
            // By itself; before it there is nothing.
            text += after ? stage : "\n[[stage]]\nop = \"flat\"\n";
            break;
        case OperatorKind::filter:
            text += ground;
            if (after) text += stage;
            break;
        case OperatorKind::process:
        case OperatorKind::container: {
            text += ground;
            if (op.kind == OperatorKind::container) break;
            // What lives on water is shown with rain that runs off.
            const bool wet = names(op.fields.reads, "water") && op.name != "rain";
            text += fmt::format("\n[[stage]]\nop = \"simulate\"\nsteps = {}\n", op.once ? 1 : 60);
            if (wet)
                text +=
                    "[[stage.process]]\nop = \"rain\"\n[[stage.process]]\nop = \"water_flow\"\n"
                    "label = \"run_off\"\n";
            if (after)
                text +=
                    fmt::format("[[stage.process]]\nop = \"{}\"\nlabel = \"explained\"\n", op.name);
            break;
        }
    }
    return text;
}

Picture explain_picture(const Registry& registry, const std::string& name) {
    const OperatorRow* op = registry.find(name);
    if (op == nullptr) throw Error(fmt::format("there is no operator '{}'", name));
    for (const ParamRow& param : op->params)
        if (param.required)
            throw Error(fmt::format("'{}' needs a {} and cannot be shown alone", name, param.name));
    const Picture left = relief_of(land_of(registry, explain_recipe(*op, false)));
    const Picture right = relief_of(land_of(registry, explain_recipe(*op, true)));
    constexpr int gap = 4;
    Picture both(left.width + gap + right.width, std::max(left.height, right.height),
                 Srgb8{24, 27, 31});
    const auto paste = [&](const Picture& from, int x0) {
        for (int y = 0; y < from.height; ++y)
            std::copy_n(from.rgb.data() + static_cast<std::size_t>(y * from.width) * 3,
                        static_cast<std::size_t>(from.width) * 3,
                        both.rgb.data() + static_cast<std::size_t>(y * both.width + x0) * 3);
    };
    paste(left, 0);
    paste(right, left.width + gap);
    return both;
}

}  // namespace cuesta::studio
