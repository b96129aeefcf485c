// SPDX-License-Identifier: Apache-2.0
// Water in pipes stays smooth: stirred lakes, a dam that breaks, a flood in steps half as long.
#include <algorithm>
#include <cmath>
#include <memory>

#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

using Neighbours = WaterFlow::Neighbours;

double depth(Lab& lab, std::int64_t x, std::int64_t y) {
    return lab.value(field::water, x, y);
}

// As WaterFlow; adds up how often a cell wanted to give more than it has.
struct CountedFlow {
    WaterFlow flow;
    std::int64_t* limited;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        StepReport report = flow.apply(terrain, step);
        const auto found = report.counts.find("limited_cells");
        if (found != report.counts.end()) *limited += found->second;
        return report;
    }
};

// Mean difference of a level from that of the four neighbours: 0 on a slope, 2 a on ripples of +-a
// from cell to cell. Cells within two of (spring_x, spring_y) do not count.
double ripples(Lab& lab, std::int64_t spring_x, std::int64_t spring_y) {
    double sum = 0;
    std::int64_t cells = 0;
    for (std::int64_t y = 1; y + 1 < lab.grid.rows; ++y)
        for (std::int64_t x = 1; x + 1 < lab.grid.columns; ++x) {
            if (std::abs(x - spring_x) + std::abs(y - spring_y) <= 2) continue;
            const double around = 0.25 * (depth(lab, x - 1, y) + depth(lab, x + 1, y) +
                                          depth(lab, x, y - 1) + depth(lab, x, y + 1));
            sum += std::abs(depth(lab, x, y) - around);
            ++cells;
        }
    return sum / static_cast<double>(cells);
}

// A closed lake into which a spring rises in one cell.
struct StirredLake {
    double depth_m, spacing_m, discharge, seconds;
};
constexpr StirredLake stirred_lakes[] = {{0.3, 0.5, 0.05, 60},
                                         {12, 2, 20, 120},
                                         {50, 10, 100, 180},
                                         {300, 40, 1000, 600},
                                         {0.3, 100, 20, 3600}};

Answer stirred_lake(Neighbours neighbours) {
    Worst noise;
    std::int64_t limited = 0;
    for (const StirredLake& lake : stirred_lakes)
        for (const double time_step : {0.05, 1.0, 6.0, 60.0}) {
            const int steps = static_cast<int>(lake.seconds / time_step);
            if (steps > 4000) continue;
            Lab lab(
                {.columns = 45, .rows = 37, .spacing_m = lake.spacing_m, .edges = Edges::closed},
                [](auto, auto) { return 0; });
            lab.fill(field::water, [&](auto, auto) { return lake.depth_m; });
            Spring spring;
            spring.discharge = lake.discharge;
            WaterFlow flow;
            flow.neighbours = neighbours;
            flow.time_step = spring.time_step = time_step;
            lab.run(steps, spring, CountedFlow{flow, &limited});
            noise.see(ripples(lab, 22, 18));
        }
    return {{at_most("worst of the mean ripples from cell to cell", "m", noise.value(), 1e-3),
             within("cells that wanted to give more than they had", "1",
                    static_cast<double>(limited), 0, 0)}};
}

// 10 m of water are let loose on 1 m of it, in pipes: without advection of momentum they have other
// levels and a slower front than the full equations, by how much does not depend on the cells.
Answer dam_break_pipe() {
    struct Break {
        std::vector<double> depths;  // in cells of the coarsest map
        double highest = 0, lowest = 10, volume = 0, front_m = 0, rough = 0;
    };
    const auto solve = [](std::int64_t cells, Neighbours neighbours) {
        const double spacing = 2000.0 / static_cast<double>(cells);
        Lab lab({.columns = cells, .rows = 3, .spacing_m = spacing, .edges = Edges::closed},
                [](auto, auto) { return 0; });
        lab.fill(field::water, [&](auto x, auto) { return x < cells / 2 ? 10 : 1; });
        WaterFlow flow;
        flow.time_step = 10;
        flow.roughness = 0.001;
        flow.damping = 0;
        flow.neighbours = neighbours;
        lab.run(5, flow);
        Break made;
        const std::int64_t each = cells / 200;
        made.depths.resize(200);
        for (std::int64_t x = 0; x < cells; ++x) {
            const double h = depth(lab, x, 1);
            made.depths[static_cast<std::size_t>(x / each)] += h / static_cast<double>(each);
            made.highest = std::max(made.highest, h), made.lowest = std::min(made.lowest, h);
            if (h > 1.5) made.front_m = (static_cast<double>(x) + 1) * spacing - 1000;
            if (x > 1) {
                const double bend = h - 2 * depth(lab, x - 1, 1) + depth(lab, x - 2, 1);
                const double before = depth(lab, x - 1, 1) - 2 * depth(lab, x - 2, 1) +
                                      (x > 2 ? depth(lab, x - 3, 1) : depth(lab, x - 2, 1));
                // Zigzag: bends that change their sign from cell to cell.
                if (bend * before < 0) made.rough += std::min(std::abs(bend), std::abs(before));
            }
        }
        made.rough /= static_cast<double>(cells);
        made.volume = lab.sum(field::water) * spacing / 3;
        return made;
    };
    const auto apart = [](const Break& a, const Break& b) {
        double sum = 0, all = 0;
        for (std::size_t i = 0; i < a.depths.size(); ++i)
            sum += std::abs(a.depths[i] - b.depths[i]), all += b.depths[i];
        return sum / all;
    };
    Worst above, below, volume, rough;
    std::vector<Break> breaks;
    for (const Neighbours neighbours : {Neighbours::four, Neighbours::eight})
        for (const std::int64_t cells : {400, 800, 1600}) {
            const Break made = solve(cells, neighbours);
            above.see(made.highest - 10), below.see(1 - made.lowest);
            volume.see(std::abs(made.volume / 11000 - 1));
            rough.see(made.rough);
            if (neighbours == Neighbours::four) breaks.push_back(made);
        }
    // Where the full equations have their shock.
    constexpr double shock_m = 490.96;
    return {{within("largest depth above that behind the dam", "m", above.value(), 0, 1e-6),
             within("largest depth below that before it", "m", below.value(), 0, 0.01),
             within("relative change of its volume", "1", volume.value(), 0, 1e-12),
             within("mean zigzag from cell to cell", "m", rough.value(), 0, 0.03),
             within_share("way of the front", "m", breaks.back().front_m, shock_m, 0.3),
             at_most("change from 400 to 800 cells", "1", apart(breaks[0], breaks[1]), 0.01),
             at_most("change from 800 to 1600 cells", "1", apart(breaks[1], breaks[2]), 0.005)}};
}

// A spring and rain flood a rough valley; the same time in steps of half the length.
Answer half_the_time_step(Neighbours neighbours) {
    const auto flood = [&](double time_step) {
        const Grid grid{.columns = 40, .rows = 60, .spacing_m = 4};
        auto lab = std::make_unique<Lab>(grid, [](auto x, auto y) {
            const double across = (static_cast<double>(x) - 19.5) / 20;
            return 20 * across * across - 0.05 * 4 * static_cast<double>(y) + noise(x, y);
        });
        Rain rain;
        rain.rate = 200.0;
        Spring spring;
        spring.positions = {0.5, 0.1};
        spring.discharge = 20;
        WaterFlow flow;
        flow.neighbours = neighbours;
        rain.time_step = spring.time_step = flow.time_step = time_step;
        lab->run(static_cast<int>(120 / time_step), rain, spring, flow);
        return lab;
    };
    const auto apart = [&](Lab& a, Lab& b) {
        double sum = 0, all = 0;
        for (std::int64_t y = 0; y < a.grid.rows; ++y)
            for (std::int64_t x = 0; x < a.grid.columns; ++x)
                sum += std::abs(depth(a, x, y) - depth(b, x, y)), all += depth(a, x, y);
        return sum / all;
    };
    const auto eight = flood(8), four = flood(4), two = flood(2), one = flood(1);
    return {{at_most("change of depth from 8 s to 4 s", "1", apart(*eight, *four), 0.05),
             at_most("change of depth from 4 s to 2 s", "1", apart(*four, *two), 0.05),
             at_most("change of depth from 2 s to 1 s", "1", apart(*two, *one), 0.05)}};
}

}  // namespace

std::vector<Problem> smooth_water_problems() {
    return {
        {0, "stirred_lake", "water",
         "A spring in a closed lake makes no ripples: five lakes of 0.3 to 300 m on cells of 0.5 "
         "to "
         "100 m, steps of 0.05 to 60 s; pipes, four neighbours.",
         [] { return stirred_lake(Neighbours::four); }},
        {0, "stirred_lake_eight", "water", "The same lakes with pipes to eight neighbours.",
         [] { return stirred_lake(Neighbours::eight); }},
        {0, "dam_break_pipe", "water",
         "A dam of 10 m breaks on 1 m of water in pipes, cells of 5 to 1.25 m: bounded, smooth, "
         "and "
         "finer cells no longer change it.",
         dam_break_pipe},
        {0, "half_the_time_step", "water",
         "A spring and rain flood a rough valley; steps half as long change little.",
         [] { return half_the_time_step(Neighbours::four); }},
        {0, "half_the_time_step_eight", "water", "The same with pipes to eight neighbours.",
         [] { return half_the_time_step(Neighbours::eight); }},
    };
}

}  // namespace cuesta::verify
