// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_walls.h"

#include <fmt/format.h>

#include <cmath>
#include <set>
#include <span>

#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

// Where numbers of cells end. The code that would run into a wall refuses it too, after the work.
struct Wall {
    std::string_view name;    // of an operator, a field, or a kind of lines
    std::int64_t most_cells;  // it works on fewer than these
};
constexpr std::int64_t counted = std::int64_t{1} << 28;  // flow::Drainage::accumulate
constexpr std::int64_t numbered = 0x7f000000LL;          // flow::Frame, with its ring
constexpr std::int64_t addressed = (std::int64_t{1} << 31) - (std::int64_t{1} << 24);  // DropBands
constexpr Wall operators[] = {
    {"rivers", counted},        {"vegetation", counted},  {"droplets", addressed},
    {"stream_power", numbered}, {"fill_lakes", numbered},
};
constexpr Wall fields[] = {{"basin", counted}, {"stream_order", counted}};

std::int64_t wall_of(std::span<const Wall> walls, std::string_view name) {
    for (const Wall& wall : walls)
        if (wall.name == name) return wall.most_cells;
    return 0;
}

std::string sentence(std::string_view who, std::int64_t most, const Grid& grid) {
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(most)));
    return fmt::format("{} can number fewer than {} samples, about {} x {}; the map has {} x {}",
                       who, most, side, side, grid.columns, grid.rows);
}

}  // namespace

void check_walls(CheckContext& context) {
    const Grid& grid = context.plan.grid;
    const std::int64_t cells = grid.cells();
    if (cells < counted) return;
    Origin origin{{1, 1}, {}};
    if (context.options.size) origin.option = fmt::format("--size {}x{}", grid.columns, grid.rows);
    const auto refuse = [&](const std::string& who, std::int64_t most) {
        if (most > 0 && cells >= most) context.problem(origin, sentence(who, most, grid));
    };
    each_operator(context.plan, [&](const StagePlan& stage) {
        refuse(fmt::format("stage '{}': {}", stage.label, stage.op->name),
               wall_of(operators, stage.op->name));
    });
    std::set<std::string> names = fields_read(context.plan);
    for (const OutputPlan& output : context.plan.outputs) names.insert(output.field);
    for (const std::string& name : names) {
        std::int64_t most = wall_of(fields, name);
        const FieldInfo* const info = find_field_info(name);
        if (most == 0 && info != nullptr && info->routes_water) most = numbered;
        refuse(fmt::format("the field '{}'", name), most);
    }
    for (const OutputPlan& output : context.plan.outputs)
        if (output.vector) refuse(fmt::format("the lines of {}", output.field), numbered);
}

}  // namespace cuesta
