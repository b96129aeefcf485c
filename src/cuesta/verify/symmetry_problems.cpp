// SPDX-License-Identifier: Apache-2.0
// Land that is turned by 90 degrees or mirrored gives the turned or mirrored result.
#include <array>
#include <cmath>
#include <functional>
#include <random>
#include <utility>

#include "cuesta/process/river/stream_power.h"
#include "cuesta/process/slope/hillslope.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

constexpr std::int64_t side = 61;
const Grid grid{side, side, 60};

struct Turn {
    bool swap, flip_x, flip_y;
    std::pair<std::int64_t, std::int64_t> operator()(std::int64_t x, std::int64_t y) const {
        const std::int64_t to_x = flip_x ? side - 1 - x : x, to_y = flip_y ? side - 1 - y : y;
        return swap ? std::pair{to_y, to_x} : std::pair{to_x, to_y};
    }
};
constexpr std::array turns{Turn{true, false, true}, Turn{false, true, false},
                           Turn{false, false, true}, Turn{false, true, true}};

// No two samples are equal, so no order of directions decides.
Field start_land() {
    std::mt19937 random(5);
    Field land({side, side, 0});
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x)
            land.at(x, y) = static_cast<float>(200 * std::sin(0.2 * static_cast<double>(x)) *
                                                   std::cos(0.17 * static_cast<double>(y)) +
                                               static_cast<double>(random() % 1000000) * 3e-5);
    return land;
}

// What has changed at a sample since the land was as given.
using Change = std::function<double(Lab&, const Field& land, std::int64_t, std::int64_t)>;

// Largest relative L2 difference of the changes over the turns.
Answer turned(const std::function<void(Lab&)>& run, const Change& change) {
    const Field land = start_land();
    Lab plain(grid, [&](auto x, auto y) { return double{land.at(x, y)}; });
    run(plain);
    double moved = 0;  // mean change of the ground, or depth of water
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x)
            moved += std::abs(change(plain, land, x, y)) / (side * side);
    Worst worst;
    for (const Turn& turn : turns) {
        Field other({side, side, 0});
        for (std::int64_t y = 0; y < side; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                const auto [to_x, to_y] = turn(x, y);
                other.at(to_x, to_y) = land.at(x, y);
            }
        Lab lab(grid, [&](auto x, auto y) { return double{other.at(x, y)}; });
        run(lab);
        double squares = 0, all = 0;
        for (std::int64_t y = 0; y < side; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                const auto [to_x, to_y] = turn(x, y);
                const double a = change(plain, land, x, y), d = a - change(lab, other, to_x, to_y);
                squares += d * d, all += a * a;
            }
        worst.see(std::sqrt(squares / all));
    }
    return {{within("relative difference, four turns", "1", worst.value(), 0, 1e-6),
             at_least("mean change", "m", moved, 0.01)}};
}

double ground(Lab& lab, const Field& land, std::int64_t x, std::int64_t y) {
    return lab.height(x, y) - double{land.at(x, y)};
}

void rain_and_flow(Lab& lab, WaterFlow::Model model, WaterFlow::Neighbours neighbours) {
    Rain rain;
    rain.rate = 200.0, rain.time_step = 5;
    WaterFlow flow;
    flow.model = model, flow.neighbours = neighbours, flow.time_step = 5;
    lab.run(60, rain, flow);
}

double water(Lab& lab, const Field&, std::int64_t x, std::int64_t y) {
    return lab.value(field::water, x, y);
}

}  // namespace

std::vector<Problem> symmetry_problems() {
    using enum WaterModel;
    using enum WaterFlow::Neighbours;
    const std::string same = " on land that is turned and mirrored: the same, turned and mirrored.";
    return {
        {27, "turned_rivers", "symmetry", "Five steps of stream_power" + same,
         [] { return turned([](Lab& lab) { lab.run(5, StreamPower{}); }, ground); }},
        {27, "turned_slides", "symmetry", "50 steps of thermal" + same,
         [] {
             Thermal slide;
             slide.angle = 20.0;
             return turned([slide](Lab& lab) { lab.run(50, slide); }, ground);
         }},
        {27, "turned_creep", "symmetry", "Five steps of hillslope" + same,
         [] { return turned([](Lab& lab) { lab.run(5, Hillslope{}); }, ground); }},
        {27, "turned_water_pipe", "symmetry", "60 steps of rain and water_flow, pipes," + same,
         [] { return turned([](Lab& lab) { rain_and_flow(lab, pipe, four); }, water); }},
        {27, "turned_water_eight", "symmetry",
         "60 steps of rain and water_flow, eight neighbours," + same,
         [] { return turned([](Lab& lab) { rain_and_flow(lab, pipe, eight); }, water); }},
        {27, "turned_water_shallow", "symmetry",
         "60 steps of rain and water_flow, full equations," + same,
         [] { return turned([](Lab& lab) { rain_and_flow(lab, shallow, four); }, water); }},
    };
}

}  // namespace cuesta::verify
