// SPDX-License-Identifier: Apache-2.0
// Moving water with exact answers: lakes, dam breaks, a bowl, channels, rain, films.
//
// The pipe model is held to what it claims: it cannot break dams (docs/science/water.md), so those
// are solved by the full equations; that nothing breaks in pipes is in water_smooth_problems.cpp.
#include "cuesta/verify/water_problems.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "cuesta/verify/lab.h"

namespace cuesta::verify {
namespace {

constexpr double g = 9.81;
using Model = WaterFlow::Model;
using Neighbours = WaterFlow::Neighbours;

WaterFlow ideal(Model model, double time_step_s) {
    WaterFlow flow;
    flow.model = model;
    flow.time_step = time_step_s;
    flow.roughness = 0.001;
    flow.damping = 0;
    return flow;
}

double depth(Lab& lab, std::int64_t x, std::int64_t y) {
    return lab.value(field::water, x, y);
}

double speed(Lab& lab, std::int64_t x, std::int64_t y) {
    return std::hypot(lab.value(field::velocity_x, x, y), lab.value(field::velocity_y, x, y));
}

// `right` metres of water below the dam. exact(x / t) -> depth and speed.
template <class Exact>
DamBreak break_dam(Model model, std::int64_t cells, double right, const Exact& exact) {
    const Grid grid{.columns = cells,
                    .rows = 1,
                    .spacing_m = 2000.0 / static_cast<double>(cells),
                    .edges = Edges::closed};
    Lab lab(grid, [](auto, auto) { return 0; });
    lab.fill(field::water, [&](auto x, auto) { return x < cells / 2 ? 10 : right; });
    lab.run(1, ideal(model, 50));
    const auto qx = [&](std::int64_t x) { return x < 0 ? 0 : lab.value(field::water_qx, x, 0); };
    double dh = 0, dq = 0, sum_h = 0, sum_q = 0;
    for (std::int64_t x = 0; x < cells; ++x) {
        const double at = (static_cast<double>(x) + 0.5) * grid.spacing_m - 1000;
        const auto [h, u] = exact(at / 50);
        dh += std::abs(depth(lab, x, 0) - h), sum_h += h;
        // Pipes have discharges between cells.
        const double q = model == Model::shallow ? qx(x) : 0.5 * (qx(x - 1) + qx(x));
        dq += std::abs(q - h * u), sum_q += h * u;
    }
    return {dh / sum_h, dq / sum_q};
}

std::pair<double, double> ritter(double s) {
    const double c = std::sqrt(g * 10);
    if (s <= -c) return {10, 0};
    if (s >= 2 * c) return {0, 0};
    return {(2 * c - s) * (2 * c - s) / (9 * g), 2.0 / 3 * (s + c)};
}

std::pair<double, double> stoker(double s) {
    const double cl = std::sqrt(g * 10), hr = 1;
    double low = std::sqrt(g * hr), high = cl;  // of the wave speed c_m in the middle
    const auto f = [&](double cm) {
        const double c2 = cm * cm;
        return 8 * g * hr * c2 * (cl - cm) * (cl - cm) -
               (c2 - g * hr) * (c2 - g * hr) * (c2 + g * hr);
    };
    for (int i = 0; i < 100; ++i) (f(0.5 * (low + high)) > 0 ? low : high) = 0.5 * (low + high);
    const double cm = low, um = 2 * (cl - cm);
    const double shock = 2 * cm * cm * (cl - cm) / (cm * cm - g * hr);
    if (s <= -cl) return {10, 0};
    if (s <= um - cm) return {(2 * cl - s) * (2 * cl - s) / (9 * g), 2.0 / 3 * (s + cl)};
    if (s < shock) return {cm * cm / g, um};
    return {1, 0};
}

Answer dam_on_dry_ground() {
    const DamBreak rough = break_dam_on_dry_ground(Model::shallow, 200),
                   fine = break_dam_on_dry_ground(Model::shallow, 400);
    return {{within("mean error of depth", "1", fine.depth, 0, 0.010),
             within("mean error of discharge", "1", fine.discharge, 0, 0.035),
             at_least("order", "1", std::log2(rough.depth / fine.depth), 0.65)}};
}

Answer dam_on_water() {
    const DamBreak fine = break_dam_on_water(Model::shallow, 400);
    return {{within("mean error of depth", "1", fine.depth, 0, 0.008),
             within("mean error of discharge", "1", fine.discharge, 0, 0.025)}};
}

Answer bowl() {
    const double a = 100, h0 = 2, sigma = 20, omega = std::sqrt(2 * g * h0) / a;
    const Grid grid{.columns = 480, .rows = 1, .spacing_m = 0.6, .edges = Edges::closed};
    const auto at = [&](std::int64_t i) { return (static_cast<double>(i) - 239.5) * 0.6; };
    const auto bed = [&](std::int64_t x) { return h0 * (at(x) * at(x) / (a * a) - 1); };
    Lab lab(grid, [&](auto x, auto) { return bed(x); });
    lab.fill(field::water, [&](auto x, auto) {
        return std::max(0.0, sigma * h0 / (a * a) * (2 * at(x) - sigma) - bed(x));
    });
    lab.step(ideal(Model::shallow, 1e-9));  // rounds the depths
    const double volume = lab.sum(field::water);
    const auto middle = [&] {
        double sum = 0;
        for (std::int64_t x = 0; x < grid.columns; ++x) sum += depth(lab, x, 0) * at(x);
        return sum / volume;
    };
    const double dt = 0.25;
    std::vector<double> falls;  // times at which the middle passes from east to west
    double before = middle(), t = 0;
    while (falls.size() < 2 && t < 300) {
        lab.run(1, ideal(Model::shallow, dt));
        t += dt;
        const double now = middle();
        if (before > 0 && now <= 0) falls.push_back(t - dt * now / (now - before));
        before = now;
    }
    const double period = falls.size() == 2 ? falls[1] - falls[0] : std::nan("");
    return {{within_share("period", "s", period, 2 * std::numbers::pi / omega, 0.01),
             within("relative change of its volume", "1", lab.sum(field::water) / volume - 1, 0,
                    1e-12)}};
}

// Down a plane that wraps at its sides.
Grid plane_grid(std::int64_t rows, double spacing_m) {
    return {.columns = 3, .rows = rows, .spacing_m = spacing_m, .edges = Edges::wrap_x};
}
Lab::Of falling(double slope, double spacing_m) {
    return [=](auto, auto y) { return -slope * spacing_m * static_cast<double>(y); };
}

Answer uniform_flow(const UniformFlow& flow) {
    return {{within("largest error of depth", "1", depth_error(flow), 0, 0.001)}};
}

// Pipes know the fall of the water's own surface too, the full equations also its inertia:
//
//   h' = S - n^2 q^2 / h^(10/3)                                                 q = r x
//   h' = (S - n^2 q^2 / h^(10/3) - 2 q r / (g h^2)) / (1 - q^2 / (g h^3))
struct RunoffProfile : Runoff {
    double r() const { return rate_mm_h * 1e-3 / 3600; }
    double kinematic(double x) const { return std::pow(n * r() * x / std::sqrt(slope), 0.6); }
    double derivative(double x, double h) const {
        const double q = r() * x, push = slope - n * n * q * q / std::pow(h, 10.0 / 3);
        if (model == Model::pipe) return push;
        return (push - 2 * q * r() / (g * h * h)) / (1 - q * q / (g * h * h * h));
    }
    // Depth in every row, x counted from x0. Calm water is governed from below, so the equation is
    // followed upwards; what is wrong with its first value is forgotten within some tens of depths
    // over slope.
    std::vector<double> profile(double x0) const {
        constexpr int parts = 20;  // of a row
        const double dx = spacing_m / parts;
        std::vector<double> depths(static_cast<std::size_t>(rows));
        double x = spacing_m * (static_cast<double>(rows) - 0.5) - x0, h = kinematic(x);
        for (std::size_t y = depths.size(); y-- > 0;) {
            depths[y] = h;
            for (int i = 0; i < parts; ++i, x -= dx)
                h -= dx * derivative(x - dx / 2, h - dx / 2 * derivative(x, h));
        }
        return depths;
    }
};

Answer rain_on_plane(const Runoff& runoff) {
    const RunoffErrors errors = depth_errors(runoff);
    Answer answer{{within("largest error of depth", "1", errors.exact, 0, 0.01)}};
    if (runoff.model == Model::pipe)
        answer.figures.push_back(
            within("error from (n r x / sqrt S)^(3/5)", "1", errors.kinematic, 0, 0.01));
    return answer;
}

// Films of a millimetre over stairs of 2 m and down 30 degrees.
Answer thin_film(Model model) {
    const Grid grid{.columns = 40, .rows = 30, .spacing_m = 2};
    const Lab::Of stairs = [](auto x, auto) { return -2.0 * static_cast<double>(x / 4); };
    const Lab::Of steep = [](auto x, auto) { return -2 * 0.577 * static_cast<double>(x); };
    Worst below, fastest;  // depth below 0; speed over that of free fall
    for (const auto& [bed, drop] : {std::pair{stairs, 20.0}, {steep, 46.0}}) {
        Lab lab(grid, bed);
        lab.fill(field::water, [](auto x, auto y) { return 1e-3 * noise(x, y); });
        lab.run(1, ideal(model, 0.01));
        for (int i = 0; i < 60; ++i) {
            lab.run(1, ideal(model, 0.5));
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x) {
                    below.see(-depth(lab, x, y));
                    fastest.see(speed(lab, x, y) / std::sqrt(2 * g * drop));
                }
        }
    }
    return {{within("largest depth below 0", "m", below.value(), 0, 0),
             at_most("speed over that of free fall", "1", fastest.value(), 1)}};
}

Answer cone_under_rain(Neighbours neighbours) {
    return {{within("depth along axes over diagonals", "1",
                    axes_over_diagonals(0.3, neighbours, 400), 1, 0.05)}};
}

}  // namespace

Answer lake_at_rest(Model model, Neighbours neighbours, double base_m) {
    const double level = base_m + 3.5;
    const Grid grid{.columns = 28, .rows = 20, .spacing_m = 5, .edges = Edges::closed};
    Lab lab(grid, [&](auto x, auto y) { return base_m + 4 * noise(x, y); });
    lab.fill(field::water, [&](auto x, auto y) { return std::max(0.0, level - lab.height(x, y)); });
    std::int64_t islands = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) islands += depth(lab, x, y) == 0 ? 1 : 0;
    CUESTA_CHECK(islands > 30, "{} islands", islands);
    const Field before = lab.terrain.make(field::water).clone();
    WaterFlow flow = ideal(model, 0.4);
    flow.neighbours = neighbours;
    lab.run(10000, flow);
    Worst moved, fastest, discharge;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            moved.see(std::abs(depth(lab, x, y) - double{before.at(x, y)}));
            fastest.see(speed(lab, x, y));
            discharge.see(speed(lab, x, y) * depth(lab, x, y));
        }
    return {{within("largest change of its level", "m", moved.value(), 0, 1e-6),
             within("largest speed", "m/s", fastest.value(), 0, 1e-6),
             within("largest discharge", "m2/s", discharge.value(), 0, 1e-12)}};
}

DamBreak break_dam_on_dry_ground(Model model, std::int64_t cells) {
    return break_dam(model, cells, 0, ritter);
}

DamBreak break_dam_on_water(Model model, std::int64_t cells) {
    return break_dam(model, cells, 1, stoker);
}

// The lower edge, where water leaves, is felt upstream over some 0.3 h / S: 200 m.
double depth_error(const UniformFlow& setup) {
    const auto manning = [&](double per_width) {
        return std::pow(setup.n * per_width / std::sqrt(setup.slope), 0.6);
    };
    const double spacing_m = setup.spacing_m;
    Lab lab(plane_grid(setup.rows, spacing_m), falling(setup.slope, spacing_m));
    lab.fill(field::water, [&](auto, auto) { return manning(setup.q / 2); });  // at rest
    Spring spring;
    spring.positions = {0.0, 0.0, 0.4, 0.0, 0.7, 0.0};  // all three cells; part leaves upwards
    spring.discharge = setup.q * spacing_m;
    WaterFlow flow = ideal(setup.model, spacing_m / 5);
    flow.roughness = setup.n;
    flow.neighbours = setup.neighbours;
    spring.time_step = flow.time_step;
    const auto left = [&] {  // over the lower edge so far, m3
        return lab.terrain.ledger.account(water_account).border[3].value() * spacing_m * spacing_m;
    };
    lab.run(setup.steps - 100, spring, flow);
    const double before = left();
    lab.run(100, spring, flow);
    const double down = (left() - before) / (100 * flow.time_step * 3 * spacing_m);
    CUESTA_CHECK(down > 0.3 * setup.q, "{} m2/s run down", down);
    Worst worst;
    for (std::int64_t y = setup.rows / 2; y < setup.rows * 19 / 20; ++y)
        worst.see(std::abs(depth(lab, 1, y) / manning(down) - 1));
    return worst.value();
}

RunoffErrors depth_errors(const Runoff& setup) {
    const RunoffProfile runoff{setup};
    Lab lab(plane_grid(runoff.rows, runoff.spacing_m), falling(runoff.slope, runoff.spacing_m));
    Rain rain;
    rain.rate = runoff.rate_mm_h;
    rain.time_step = runoff.time_step_s;
    WaterFlow flow = ideal(runoff.model, runoff.time_step_s);
    flow.roughness = runoff.n;
    // Some rain leaves over the upper edge, which is open too: water parts a little below it.
    const auto left = [&] {
        return lab.terrain.ledger.account(water_account).border[2].value() * runoff.spacing_m / 3;
    };
    lab.run(runoff.steps - 100, rain, flow);
    const double before = left();
    lab.run(100, rain, flow);
    const double x0 = (left() - before) / (100 * runoff.time_step_s) / runoff.r();
    const std::vector<double> exact = runoff.profile(x0);
    Worst worst, simple;
    for (std::int64_t y = runoff.rows / 5; y < runoff.rows * 29 / 30; ++y) {
        const double x = runoff.spacing_m * (static_cast<double>(y) + 0.5);
        worst.see(std::abs(depth(lab, 1, y) / exact[static_cast<std::size_t>(y)] - 1));
        simple.see(std::abs(depth(lab, 1, y) / runoff.kinematic(x) - 1));
    }
    return {worst.value(), simple.value()};
}

double axes_over_diagonals(double slope, Neighbours neighbours, int steps) {
    const Grid grid{.columns = 101, .rows = 101, .spacing_m = 5};
    const auto radius = [](std::int64_t x, std::int64_t y) {
        return std::hypot(static_cast<double>(x - 50), static_cast<double>(y - 50));
    };
    Lab lab(grid, [&](auto x, auto y) { return -5 * slope * radius(x, y); });
    Rain rain;
    rain.rate = 500.0;
    WaterFlow flow = ideal(Model::pipe, 1);
    flow.roughness = 0.05;
    flow.neighbours = neighbours;
    lab.run(steps, rain, flow);
    double axis = 0, diagonal = 0;
    int axes = 0, diagonals = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            if (radius(x, y) < 30 || radius(x, y) > 40) continue;
            const double turn =
                std::atan2(static_cast<double>(y - 50), static_cast<double>(x - 50)) /
                (std::numbers::pi / 4);
            if (std::abs(turn - std::nearbyint(turn)) > 0.25) continue;
            const bool straight = static_cast<int>(std::nearbyint(turn)) % 2 == 0;
            (straight ? axis : diagonal) += depth(lab, x, y);
            ++(straight ? axes : diagonals);
        }
    return (axis / axes) / (diagonal / diagonals);
}

std::vector<Problem> water_problems() {
    const auto lake = [](Model m, Neighbours d) { return [=] { return lake_at_rest(m, d); }; };
    const std::string rests =
        " A lake over a rough bed with islands, 4,000 m high, stays as it is for 10,000 steps.";
    const std::string film = " A film of water on stairs and on 30 degrees stays sane.";
    return {
        {1, "lake_at_rest_pipe", "water", "Pipes, four neighbours." + rests,
         lake(Model::pipe, Neighbours::four)},
        {1, "lake_at_rest_eight", "water", "Pipes, eight neighbours." + rests,
         lake(Model::pipe, Neighbours::eight)},
        {1, "lake_at_rest_shallow", "water", "Full equations." + rests,
         lake(Model::shallow, Neighbours::four)},
        {2, "ritter", "water",
         "A dam of 10 m breaks on dry ground, 400 cells of 5 m, full equations, after 50 s.",
         dam_on_dry_ground},
        {3, "stoker", "water",
         "A dam of 10 m breaks on 1 m of water, 400 cells of 5 m, full equations, after 50 s.",
         dam_on_water},
        {4, "thacker", "water",
         "Water swings in a parabolic bowl with the period 2 pi a / sqrt(2 g h).", bowl},
        {5, "uniform_flow_pipe", "water",
         "Steady flow down a plane has the depth of Manning; pipes, cells of 10 m.",
         [] { return uniform_flow({}); }},
        {5, "uniform_flow_eight", "water",
         "Steady flow down a plane has the depth of Manning; eight neighbours, cells of 10 m.",
         [] { return uniform_flow({.neighbours = Neighbours::eight}); }},
        {5, "uniform_flow_shallow", "water",
         "Steady flow down a plane has the depth of Manning; full equations, cells of 1 m.",
         [] {
             return uniform_flow(
                 {.model = Model::shallow, .spacing_m = 1, .rows = 400, .steps = 6000});
         }},
        {6, "rain_on_plane_pipe", "water",
         "Rain on a plane runs off as it falls, in films of known depth; pipes.",
         [] {
             return rain_on_plane({Model::pipe, 0.01, 0.05, 100, 10, 150, 5, 1500});
         }},
        {6, "rain_on_plane_shallow", "water",
         "Rain on a plane runs off as it falls, in films of known depth; full equations.",
         [] {
             return rain_on_plane({Model::shallow, 0.002, 0.015, 333, 0.4, 450, 1, 900});
         }},
        {8, "thin_film_pipe", "water", "Pipes." + film, [] { return thin_film(Model::pipe); }},
        {8, "thin_film_shallow", "water", "Full equations." + film,
         [] { return thin_film(Model::shallow); }},
        {22, "cone_under_rain", "water", "Rain on a cone runs down alike in all directions.",
         [] { return cone_under_rain(Neighbours::four); }},
        {22, "cone_under_rain_eight", "water", "The same with pipes to eight neighbours.",
         [] { return cone_under_rain(Neighbours::eight); }},
    };
}

}  // namespace cuesta::verify
