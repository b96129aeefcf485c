// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/local_additions.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/generate/landform/circles.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

constexpr double most_additions = 4e6;
constexpr std::size_t discs_at_a_time = 65536;  // drawn in order, kept no longer

// One axis of the window, in metres from sample 0.
struct Stretch {
    double low, high;
    // A place between two random ones, at least a radius from both ends.
    double place(double a, double b, double t, double radius) const {
        const double from = low + radius, room = std::max(0.0, high - low - 2 * radius);
        return from + room * (a + t * (b - a));
    }
    // 1 in the middle, 0 at both ends.
    double fade(double place) const {
        const double u = (2 * place - low - high) / (high - low);
        return 1 - u * u;
    }
};

Stretch window_side(double middle, double size, double extent) {
    const double side = size > 0 ? size : extent / 2;
    return {extent / 2 + middle - side / 2, extent / 2 + middle + side / 2};
}

}  // namespace

StepReport LocalAdditions::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    StepReport report;
    const auto once = [&](std::int64_t n) { return step.comm.rank() == 0 ? n : 0; };
    const Stretch across = window_side(x, width, grid.extent_x_m());
    const Stretch down = window_side(y, length, grid.extent_y_m());
    const auto beside = [](const Stretch& side, double extent, bool wraps) {
        return !wraps && (side.high < 0 || side.low > extent);
    };
    report.count("window_misses_map", once(beside(across, grid.extent_x_m(), grid.wraps_x()) ||
                                                   beside(down, grid.extent_y_m(), grid.wraps_y())
                                               ? 1
                                               : 0));

    const double shorter = std::min(across.high - across.low, down.high - down.low);
    const double wanted = radius > 0 ? radius : shorter / 4;
    const double largest = std::min(wanted, shorter / 2);
    report.count("radius_cut_to_window", once(largest < wanted ? 1 : 0));
    int visible = 0;
    while (visible < octaves && largest / static_cast<double>(1 << visible) >= grid.spacing_m)
        ++visible;
    report.count("octaves_above_nyquist", once(octaves - visible));
    const double in_all = count * (static_cast<double>(std::int64_t{1} << (2 * visible)) - 1) / 3;
    if (in_all > most_additions)
        throw Error(fmt::format("local_additions: {:.0f} additions are more than {:.0f}", in_all,
                                most_additions),
                    "Lower octaves or count");

    out.fill(0);
    std::vector<Disc> discs;
    for (int k = 0; k < visible; ++k) {
        const double reach = largest / static_cast<double>(1 << k);
        const auto sigma = static_cast<float>(height * elementary::exp2(-hurst * k));
        const std::int64_t many = std::int64_t{count} << (2 * k);
        for (std::int64_t i = 0; i < many; ++i) {
            const auto w = random_words(step.random, i, k, 0),
                       v = random_words(step.random, i, k, 1);
            const auto share = [](std::uint32_t word) { return uniform_double(word, 0); };
            const double t = share(v[2]);
            const double px = across.place(share(w[0]), share(w[1]), t, reach);
            const double py = down.place(share(w[2]), share(w[3]), t, reach);
            const auto fade = static_cast<float>(across.fade(px) * down.fade(py));
            discs.push_back({px, py, reach, 0.5f * sigma * fade * normal_pair(v[0], v[1])[0]});
            if (discs.size() < discs_at_a_time && i + 1 < many) continue;
            add_cosine_discs(discs, grid, step.block, out);
            discs.clear();
        }
    }
    return report;
}

template OperatorRow describe<LocalAdditions>();

}  // namespace cuesta
