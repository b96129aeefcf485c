// SPDX-License-Identifier: Apache-2.0
// Drops of rain: what they may never do, all at once beside one after the other, and the same land
// at other resolutions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"

namespace cuesta::verify {
namespace {

struct Map {
    std::int64_t n = 0;
    std::vector<double> height_m;
    std::int64_t counted = 0;
    double at(std::int64_t x, std::int64_t y) const {
        return height_m[static_cast<std::size_t>(y * n + x)];
    }
    double highest() const { return *std::max_element(height_m.begin(), height_m.end()); }
};

Map map_of(const std::string& text, std::int64_t n) {
    const std::unique_ptr<Run> run = run_recipe(text);
    run->domain.show_height();
    const Terrain& terrain = run->domain.block(0).terrain;
    Map map{n, {}, 0};
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x)
            map.height_m.push_back(double{terrain.height().at(x, y)});
    return map;
}

// Beds of sand and granite under land of 240 m, as long as 96 cells of 5 m.
std::string bedded_text(std::string_view drops) {
    return head_text(96, 96, 5, "open", 4) +
           "[[stage]]\nop = \"diamond_square\"\nhurst = 1\nrelief = 240\n"
           "[[stage]]\nop = \"strata\"\nmaterials = [\"sand\", \"granite\"]\n"
           "thickness = [40, 20]\nrepeat = true\nundulation = 0\nvariation = 0\ndepth = 100\n" +
           std::string(drops);
}

// How far the sharpest point stands above all its neighbours.
double needle_m(const Map& map) {
    double most = 0;
    for (std::int64_t y = 1; y + 1 < map.n; ++y)
        for (std::int64_t x = 1; x + 1 < map.n; ++x) {
            double high = -1e300;
            for (int j = -1; j <= 1; ++j)
                for (int i = -1; i <= 1; ++i)
                    if (i != 0 || j != 0) high = std::max(high, map.at(x + i, y + j));
            most = std::max(most, map.at(x, y) - high);
        }
    return most;
}

Answer bounds(std::string_view loads) {
    const std::string drops = fmt::format(
        "[[stage]]\nop = \"droplets\"\ndensity = 40000\nhardness = \"hardness\"\nloads = \"{}\"\n",
        loads);
    const Map start = map_of(bedded_text(""), 96);
    const double one_by_one =
        needle_m(map_of(bedded_text(drops + "scheme = \"sequential\"\n"), 96));
    Answer answer;
    for (const double in_flight : {0.25, 0.03, 0.001}) {
        const Map after =
            map_of(bedded_text(drops + fmt::format("in_flight = {}\n", in_flight)), 96);
        answer.figures.push_back(
            at_most(fmt::format("{} in flight: rise of the highest ground", in_flight), "m",
                    after.highest() - start.highest(), 0));
        answer.figures.push_back(at_most(
            fmt::format("{} in flight: sharpest needle over that of the sequence", in_flight), "1",
            needle_m(after) / one_by_one, 1.5));
    }
    return answer;
}

Answer floor_kept() {
    const Map start = map_of(bedded_text(""), 96);
    Answer answer;
    for (const char* ring : {"mirror", "extrapolate", "none"}) {
        Worst below;
        for (const double in_flight : {0.25, 0.003}) {
            const Map after = map_of(
                bedded_text(fmt::format("[[stage]]\nop = \"droplets\"\ndensity = 40000\nfloor = 100"
                                        "\nblur = 0.5\nring = \"{}\"\nin_flight = {}\n",
                                        ring, in_flight)),
                96);
            for (std::size_t i = 0; i < after.height_m.size(); ++i)
                below.see(std::max(0.0, std::min(100.0, start.height_m[i]) - after.height_m[i]));
        }
        answer.figures.push_back(within(fmt::format("ring {}: deepest below the floor", ring), "m",
                                        below.value(), 0, 0));
    }
    return answer;
}

struct Shape {
    double moved = 0, rough = 0;
};
Shape shape_of(const Map& start, const Map& after) {
    Shape shape;
    for (std::int64_t y = 1; y + 1 < after.n; ++y)
        for (std::int64_t x = 1; x + 1 < after.n; ++x) {
            shape.moved += std::abs(after.at(x, y) - start.at(x, y));
            shape.rough += std::abs(4 * after.at(x, y) - after.at(x - 1, y) - after.at(x + 1, y) -
                                    after.at(x, y - 1) - after.at(x, y + 1));
        }
    return shape;
}

// The numbers of the thesis, on a land 1 high.
std::string thesis_text(std::string_view drops) {
    return head_text(128, 128, 1, "open", 1) +
           "[[stage]]\nop = \"diamond_square\"\nhurst = 1\nrelief = 1\n" + std::string(drops);
}

Answer schemes() {
    const std::string drops =
        "[[stage]]\nop = \"droplets\"\ncount = 20000\nreference_step = 1\nheight_unit = 1\n"
        "ring = \"none\"\nfloor = 0\n";
    const Map start = map_of(thesis_text(""), 128);
    const Shape sequence =
        shape_of(start, map_of(thesis_text(drops + "scheme = \"sequential\"\n"), 128));
    Answer answer;
    for (const auto& [in_flight, tolerance] : {std::pair{0.25, 0.2}, std::pair{0.0625, 0.1}}) {
        const Shape all = shape_of(
            start, map_of(thesis_text(drops + fmt::format("in_flight = {}\n", in_flight)), 128));
        answer.figures.push_back(within_share(fmt::format("{} in flight: moved over that of the "
                                                          "sequence",
                                                          in_flight),
                                              "1", all.moved / sequence.moved, 1, 0.06));
        answer.figures.push_back(
            within_share(fmt::format("{} in flight: roughness over that", in_flight), "1",
                         all.rough / sequence.rough, 1, tolerance));
    }
    return answer;
}

// Smooth land of 2.56 km with a reference step of 10 m.
Map finer(std::int64_t n, bool with_drops) {
    std::string text = head_text(n, n, 2560.0 / static_cast<double>(n), "wrap", 3) +
                       "[[stage]]\nop = \"fbm\"\nrelief = 400\nwavelength = 1280\noctaves = 5\n";
    if (with_drops)
        text += "[[stage]]\nop = \"droplets\"\nreference_step = 10\nheight_unit = 320\n";
    return map_of(text, n);
}

Answer resolution() {
    // Change over squares of 80 m.
    const auto change = [](std::int64_t n) {
        const Map start = finer(n, false), after = finer(n, true);
        const std::int64_t squares = 32, cells = n / squares;
        std::vector<double> mean(static_cast<std::size_t>(squares * squares));
        for (std::int64_t y = 0; y < n; ++y)
            for (std::int64_t x = 0; x < n; ++x)
                mean[static_cast<std::size_t>(y / cells * squares + x / cells)] +=
                    (after.at(x, y) - start.at(x, y)) / static_cast<double>(cells * cells);
        return mean;
    };
    const auto amount = [](const std::vector<double>& of) {
        double sum = 0;
        for (const double one : of) sum += std::abs(one) / static_cast<double>(of.size());
        return sum;
    };
    const std::vector<double> fine = change(256);
    Answer answer;
    for (const std::int64_t n : {64, 128}) {
        const std::vector<double> coarse = change(n);
        double ab = 0, aa = 0, bb = 0;
        for (std::size_t i = 0; i < fine.size(); ++i)
            ab += coarse[i] * fine[i], aa += coarse[i] * coarse[i], bb += fine[i] * fine[i];
        answer.figures.push_back(
            within_share(fmt::format("{} cells: mean change over that of 256", n), "1",
                         amount(coarse) / amount(fine), 1, 0.15));
        answer.figures.push_back(at_least(fmt::format("{} cells: correlation of the change", n),
                                          "1", ab / std::sqrt(aa * bb), 0.9));
    }
    return answer;
}

}  // namespace

std::vector<Problem> droplet_problems() {
    return {
        {0, "drop_bounds_own", "droplets",
         "On beds of sand and granite drops raise nothing above the highest ground and heap no "
         "needle, however many run at once.",
         [] { return bounds("own"); }},
        {0, "drop_bounds_one", "droplets", "The same with one load of sediment.",
         [] { return bounds("one"); }},
        {0, "drop_floor", "droplets",
         "Nothing is worn below the floor, with any ring, any number in flight and a blur.",
         floor_kept},
        {0, "drop_schemes", "droplets",
         "All at once and one after the other move as much and leave the land as rough.", schemes},
        {0, "drop_resolution", "droplets",
         "Coarser maps of one land predict what drops do to the finest.", resolution},
    };
}

}  // namespace cuesta::verify
