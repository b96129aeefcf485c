// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_walls.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <string_view>

#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

// Where numbers of cells end. The code that would run into a wall refuses it too, after the work.
struct Wall {
    std::string_view name;    // of an operator, a field, or a kind of lines
    std::int64_t most_cells;  // it works on fewer than these
};
constexpr std::int64_t numbered = 0x7f000000LL;  // flow::Frame with its ring, flow::DrainageMap
constexpr std::int64_t addressed = (std::int64_t{1} << 31) - (std::int64_t{1} << 24);  // DropBands
constexpr std::int64_t spread = std::int64_t{1} << 32;  // flow::spread_cell
constexpr Wall operators[] = {{"droplets", addressed}, {"vegetation", spread}};
constexpr Wall fields[] = {{"wetness_index", spread}};
// Of a block: these route water.
constexpr std::string_view routing[] = {"rivers", "vegetation", "stream_power", "fill_lakes",
                                        "river_flow"};

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

std::set<std::string> fields_of(const Plan& plan) {
    std::set<std::string> names = fields_read(plan);
    for (const OutputPlan& output : plan.outputs) names.insert(output.field);
    return names;
}

}  // namespace

void check_walls(CheckContext& context) {
    const Grid& grid = context.plan.grid;
    const std::int64_t cells = grid.cells();
    if (cells < addressed) return;
    Origin origin{{1, 1}, {}};
    if (context.options.size) origin.option = fmt::format("--size {}x{}", grid.columns, grid.rows);
    // A map that wraps from north to south is addressed as one band.
    const auto wall_here = [&](std::string_view name) {
        return name == "droplets" && !grid.wraps_y() ? 0 : wall_of(operators, name);
    };
    const auto refuse = [&](const std::string& who, std::int64_t most) {
        if (most > 0 && cells >= most) context.problem(origin, sentence(who, most, grid));
    };
    each_operator(context.plan, [&](const StagePlan& stage) {
        refuse(fmt::format("stage '{}': {}", stage.label, stage.op->name),
               wall_here(stage.op->name));
    });
    for (const std::string& name : fields_of(context.plan))
        refuse(fmt::format("the field '{}'", name), wall_of(fields, name));
    for (const OutputPlan& output : context.plan.outputs)
        if (output.vector) refuse(fmt::format("the lines of {}", output.field), numbered);
}

std::string block_wall(const Plan& plan, int across, int down) {
    const Decomposition cut(plan.grid, across, down);
    Block largest;
    for (int rank = 0; rank < cut.size(); ++rank)
        if (cut.block(rank).columns * cut.block(rank).rows > largest.columns * largest.rows)
            largest = cut.block(rank);
    if (largest.columns * largest.rows < numbered) return {};
    std::string who;
    each_operator(plan, [&](const StagePlan& stage) {
        if (who.empty() &&
            std::find(std::begin(routing), std::end(routing), stage.op->name) != std::end(routing))
            who = fmt::format("stage '{}': {}", stage.label, stage.op->name);
    });
    for (const std::string& name : fields_of(plan)) {
        const FieldInfo* const info = find_field_info(name);
        if (who.empty() && info != nullptr && info->routes_water)
            who = fmt::format("the field '{}'", name);
    }
    if (who.empty()) return {};
    return fmt::format("{} can number fewer than {} samples of a block, which has {} x {}", who,
                       numbered, largest.columns, largest.rows);
}

}  // namespace cuesta
