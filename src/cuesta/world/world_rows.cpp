// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"

namespace cuesta::world {
namespace {

using std::numbers::pi;

// Width of the belts on both sides of the equator and at poles in which turbulence mixes with what
// lies beyond, as a share of the map from pole to pole.
constexpr double belt = 20.0 / 180;

float narrow(double value) {
    return static_cast<float>(value);
}
double turns(double t) {
    return t - std::floor(t);
}
double cosine(double of_turn) {
    return elementary::sincos(2 * pi * turns(of_turn)).cos;
}
double sine(double of_turn) {
    return elementary::sincos(2 * pi * turns(of_turn)).sin;
}

// The row of the map that stands at row y of the block.
OverPoles row_of(const StepContext& step, std::int64_t y) {
    const Grid& grid = step.grid;
    OverPoles at = over_poles(grid, 0, step.block.y0 + y);
    at.y = grid.wraps_y() ? *behind(at.y, grid.rows, true)
                          : std::clamp<std::int64_t>(at.y, 0, grid.rows - 1);
    return at;
}

void prepare_noise(const WindPart& part, const StepContext& step, WorldRows& work) {
    WindNoiseRule noise;
    noise.seed = step.random.seed + static_cast<std::uint64_t>(part.noise_seed);
    noise.roughness = part.roughness, noise.turbulence = part.turbulence;
    noise.columns = step.grid.columns, noise.rows = step.grid.rows;
    for (std::int64_t y = -2; y < step.block.rows + 2; ++y)
        noise.lines.push_back(row_of(step, y).y);
    work.noise.prepare(noise, step.block, step.comm);
    if (part.systems_hpa == 0) return;
    noise.seed = ~noise.seed;
    noise.roughness = 0.4, noise.coarsest = 16;  // about eight highs and eight lows round the world
    work.systems.prepare(noise, step.block, step.comm);
}

// Turbulence drifts the other way beyond the equator. That of the south is turned by a right angle,
// so that in the belt between both add up as independent winds do, and nowhere is a step from row
// to row. On a map with poles each meets there what blows half a map on.
void blow_noise(const WindPart& part, const StepContext& step, std::int64_t now,
                const WindNoise& noise, std::int64_t i, double v, const OverPoles& at,
                RowRule& row) {
    const Grid& grid = step.grid;
    const auto drifting = [&](bool of_north, double share, bool from_beyond) {
        Turbulence made;
        const double way = part.drift * static_cast<double>(now) * (of_north ? 1 : -1);
        const double shift = turns(way) * static_cast<double>(grid.columns);
        const double whole = std::floor(shift);
        const std::int64_t half = from_beyond ? grid.columns / 2 : 0;
        made.from = noise.row(i, step.block.x0 + at.x + half + static_cast<std::int64_t>(whole));
        made.next = narrow(shift - whole);
        const float to_east = narrow(share),
                    to_south = at.turned != from_beyond ? -to_east : to_east;
        made.xx = of_north ? to_east : 0, made.xy = of_north ? 0 : to_east;
        made.yx = of_north ? 0 : -to_south, made.yy = of_north ? to_south : 0;
        return made;
    };
    const bool northern = v > 0.5;
    const double from_equator = std::abs(v - 0.5), from_pole = 0.5 - from_equator;
    const bool meets = from_pole < belt && grid.edges.is_pole(northern ? Side::north : Side::south);
    row.noise = drifting(northern, 1, false);
    if (!meets && from_equator >= belt) return;
    // From one half of the power on the line itself to all of it at the end of the belt.
    const double angle = (1 + (meets ? from_pole : from_equator) / belt) / 8;
    row.noise = drifting(northern, sine(angle), false);
    row.other = drifting(meets ? northern : !northern, cosine(angle), meets);
}

}  // namespace

void fill_rows(const WorldParts& world, const StepContext& step, std::int64_t now,
               WorldRows& work) {
    const Grid& grid = step.grid;
    const Block& block = step.block;
    work.rows.assign(static_cast<std::size_t>(block.rows + 4), {});
    if (const auto& part = world.temperature) {
        // The sun stands over column 0 at the beginning, and goes west as the world turns east.
        const double phase = turns(part->rotation * static_cast<double>(now) / (2 * pi));
        work.day_until.resize(static_cast<std::size_t>(block.columns));
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const double u =
                (static_cast<double>(block.x0 + x) + 0.5) / static_cast<double>(grid.columns);
            work.day_until[static_cast<std::size_t>(x)] =
                narrow(sine(cosine(u - phase) / 4) * 0.7 + 0.5 - part->sun_angle);
        }
    }
    if (world.wind) prepare_noise(*world.wind, step, work);
    for (std::int64_t i = 0; i < block.rows + 4; ++i) {
        RowRule& row = work.rows[static_cast<std::size_t>(i)];
        const OverPoles at = row_of(step, i - 2);
        const double v = 1 - (static_cast<double>(at.y) + 0.5) / static_cast<double>(grid.rows);
        row.latitude = narrow(v);
        row.turned = at.turned ? -1.0f : 1.0f;
        if (const auto& part = world.temperature) {
            row.sun = narrow(cosine(v + part->sun_angle + 0.5) + part->sun_strength);
            row.day_until = work.day_until.data();
        }
        if (const auto& part = world.wind) {
            if (part->document_bands) {
                row.wind_x = narrow(-cosine(1.75 * v));
                row.wind_y = narrow(cosine(1.5 * v));
            } else {
                row.wind_x = narrow(-sine(3 * std::abs(v - 0.5)));
                row.wind_y = narrow(-sine(3 * v));
            }
            blow_noise(*part, step, now, work.noise, i, v, at, row);
            if (part->systems_hpa == 0) continue;
            // In full from 30 degrees on.
            const double turn = std::clamp(2 * sine((v - 0.5) / 2), -1.0, 1.0);
            row.around = narrow(part->turning * turn);
            row.births = work.systems.row(i, block.x0 + at.x);
            row.births_share = narrow(std::abs(turn));
        }
    }
}

Sides sides_of(const StepContext& step) {
    const Borders borders = borders_of(step.grid, step.block);
    // A map that goes round has its poles at the other two sides.
    const Edges& edges = step.grid.edges;
    const auto ends = [&](bool border, Side side) { return border && !edges.is_pole(side); };
    const auto open = [&](bool border, Side side) {
        return border && !step.grid.wraps_x() && edges.is_open(side);
    };
    return {{borders.west, borders.east, ends(borders.north, Side::north),
             ends(borders.south, Side::south)},
            {open(borders.west, Side::west), open(borders.east, Side::east),
             open(borders.north, Side::north), open(borders.south, Side::south)}};
}

void exchange_over_poles(const StepContext& step, std::span<const HaloView> fields,
                         std::initializer_list<Field*> vectors_y) {
    step.comm.exchange(fields, Outside::over_poles);
    for (Field* field : vectors_y) {
        if (field == nullptr) continue;
        const std::int64_t halo = field->halo(), rows = field->rows(), columns = field->columns();
        for (std::int64_t y = -halo; y < rows + halo; y = y == -1 ? rows : y + 1) {
            if (!over_poles(step.grid, 0, step.block.y0 + y).turned) continue;
            float* row = field->row(y);
            for (std::int64_t x = -halo; x < columns + halo; ++x) row[x] = -row[x];
        }
    }
}

}  // namespace cuesta::world
