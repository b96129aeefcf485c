// SPDX-License-Identifier: Apache-2.0
// Nothing blows up: capacity and time step over their ranges, and random parameters, beside the
// scheme of the documents as printed. Loads are positive and all accounts closed in every run.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "cuesta/catalog/builtin.h"
#include "scene.h"
#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

struct Outcome {
    bool finite = true;
    double tower = 0, step = 0;
    double residual = 0;  // largest of all accounts
};

// How far a cell has risen above all its eight neighbours, at most.
double highest_tower(const Raster& z, const Raster& before) {
    const auto at = [&](std::int64_t x, std::int64_t y) {
        return double{z.samples[static_cast<std::size_t>(y * z.columns + x)]};
    };
    double highest = 0;
    for (std::int64_t y = 1; y + 1 < z.rows; ++y)
        for (std::int64_t x = 1; x + 1 < z.columns; ++x) {
            const auto i = static_cast<std::size_t>(y * z.columns + x);
            double above = at(x, y) - double{before.samples[i]};  // no more than it has risen
            for (std::int64_t dy = -1; dy <= 1; ++dy)
                for (std::int64_t dx = -1; dx <= 1; ++dx)
                    if (dx != 0 || dy != 0) above = std::min(above, at(x, y) - at(x + dx, y + dy));
            highest = std::max(highest, above);
        }
    return highest;
}

// The largest difference between two neighbours.
double steepest_step(const Raster& z) {
    double most = 0;
    for (std::int64_t y = 0; y < z.rows; ++y)
        for (std::int64_t x = 0; x + 1 < z.columns; ++x) {
            const auto i = static_cast<std::size_t>(y * z.columns + x);
            most = std::max(most, std::abs(double{z.samples[i]} - double{z.samples[i + 1]}));
        }
    return most;
}

Outcome outcome_of(const Run& run, const Raster& before) {
    Outcome out;
    for (const auto& [name, field] : run.domain.block(0).terrain.fields())
        for (const float v : run.domain.collect(name).samples)
            out.finite = out.finite && std::isfinite(v);
    for (const char* name : {"water", "sediment"})
        for (const float v : run.domain.collect(name).samples) out.finite = out.finite && v >= 0;
    const Raster height = run.domain.collect(field::height);
    out.tower = highest_tower(height, before);
    out.step = steepest_step(height);
    for (const LedgerRow& row : run.ledger())
        out.residual = std::max(out.residual, std::abs(row.residual_m3));
    return out;
}

std::string land(std::int64_t size) {
    return head_text(size, size, "open", 7, 4) +
           "[[stage]]\nop = \"spectral\"\nhurst = 0.7\nrelief = 40\nmaterial = \"limestone\"\n";
}

std::string water_and(double time_step, int steps, const std::string& erosion) {
    const std::string time = fmt::format("time_step = {:e}\n", time_step);
    return fmt::format("[[stage]]\nop = \"simulate\"\nsteps = {}\n", steps) +
           "[[stage.process]]\nop = \"rain\"\nrate = 300\n" + time +
           "[[stage.process]]\nop = \"spring\"\ndischarge = 5\nradius = 40\n" + time +
           "[[stage.process]]\nop = \"water_flow\"\n" + time +
           "[[stage.process]]\nop = \"hydraulic_erosion\"\n" + time + erosion;
}

TEST(Stress, capacity_and_time_step_over_their_ranges) {
    const Raster before = run_recipe(land(30))->domain.collect(field::height);
    double tower = 0, step = 0;
    for (const double capacity : {1.0, 10.0, 100.0, 1000.0})
        for (const double time_step : {1e-3, 0.1, 2.0, 60.0, 3600.0}) {
            const int steps = time_step > 100 ? 2 : time_step > 10 ? 20 : 100;
            const auto run = run_recipe(
                land(30) + water_and(time_step, steps, fmt::format("capacity = {}\n", capacity)));
            const Outcome out = outcome_of(*run, before);
            EXPECT_TRUE(out.finite) << capacity << " " << time_step;
            EXPECT_EQ(out.residual, 0) << capacity << " " << time_step;
            // Sediment fills hollows, metres high, but no cell stands out from all around it; and
            // nothing is dug deeper than the land was high.
            EXPECT_LT(out.tower, 1) << capacity << " " << time_step;
            EXPECT_LT(out.step, 40) << capacity << " " << time_step;
            tower = std::max(tower, out.tower), step = std::max(step, out.step);
        }
    RecordProperty("tower_cm", static_cast<int>(100 * tower));
    RecordProperty("step_cm", static_cast<int>(100 * step));
    RecordProperty("step_cm_before", static_cast<int>(100 * steepest_step(before)));
}

// One seed of the random parameters inside the declared ranges.
std::string random_lines(const OperatorRow& row, std::uint64_t seed) {
    std::string text;
    std::int64_t i = 0;
    for (const ParamRow& param : row.params) {
        const double u = double{
            uniform_float(random_words({seed, 11}, ++i, static_cast<std::int64_t>(seed), 0)[0])};
        if (param.name == "time_step") continue;
        if (param.kind == ParamKind::number) {
            // Small and large values alike: the cube of an even number.
            const double value = param.min + (param.max - param.min) * u * u * u;
            text += fmt::format("{} = {:e}\n", param.name, value);
        } else if (param.kind == ParamKind::choice && param.name != "model") {
            const auto k = static_cast<std::size_t>(u * static_cast<double>(param.choices.size()));
            if (param.name == "loads") continue;
            text += fmt::format("{} = \"{}\"\n", param.name, param.choices[k]);
        }
    }
    return text;
}

TEST(Stress, random_parameters_stay_finite_positive_and_booked) {
    const OperatorRow& row = *builtin_registry().find("hydraulic_erosion");
    const Raster before = run_recipe(land(20))->domain.collect(field::height);
    const std::uint64_t sets = std::getenv("CUESTA_LONG_TESTS") != nullptr ? 1000 : 200;
    for (std::uint64_t seed = 0; seed < sets; ++seed) {
        const double u = double{uniform_float(random_words({seed, 12}, 0, 0, 0)[0])};
        const double time_step = std::pow(10.0, -3 + 4 * u);  // 1 ms to 10 s
        const std::string lines = random_lines(row, seed);
        const auto run = run_recipe(land(20) + water_and(time_step, 25, lines));
        const Outcome out = outcome_of(*run, before);
        EXPECT_TRUE(out.finite) << lines << time_step;
        EXPECT_EQ(out.residual, 0) << lines << time_step;
    }
}

// Equations 2.12 to 2.32 in the simplified form of chapter 3.1, as printed but for the sign of the
// second velocity: one-sided pipes of section 1, dt = 1, g = 0.9, sediment looked up at the cell
// the water came from.
struct Printed {
    int n;
    std::vector<double> z, w, s, l, r, t, b;
    std::size_t at(int x, int y) const { return static_cast<std::size_t>(y * n + x); }

    void step(double kc) {
        std::vector<double> vx(z.size()), vy(z.size());
        const auto level = [&](int x, int y) {
            return x < 0 || y < 0 || x >= n || y >= n ? 0.0 : z[at(x, y)] + w[at(x, y)];
        };
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const std::size_t i = at(x, y);
                const double own = level(x, y);
                l[i] = std::max(0.0, l[i] + 0.9 * (own - level(x - 1, y)));
                r[i] = std::max(0.0, r[i] + 0.9 * (own - level(x + 1, y)));
                b[i] = std::max(0.0, b[i] + 0.9 * (own - level(x, y - 1)));
                t[i] = std::max(0.0, t[i] + 0.9 * (own - level(x, y + 1)));
                const double sum = l[i] + r[i] + b[i] + t[i];
                const double k = sum > 0 ? std::min(1.0, w[i] / sum) : 1;
                l[i] *= k, r[i] *= k, b[i] *= k, t[i] *= k;
            }
        std::vector<double> made = w;
        const auto get = [&](const std::vector<double>& f, int x, int y) {
            return x < 0 || y < 0 || x >= n || y >= n ? 0.0 : f[at(x, y)];
        };
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const std::size_t i = at(x, y);
                made[i] += get(l, x + 1, y) + get(r, x - 1, y) + get(b, x, y + 1) +
                           get(t, x, y - 1) - l[i] - r[i] - b[i] - t[i];
                const double mean = 0.5 * (made[i] + w[i]);
                if (mean <= 0) continue;
                vx[i] = 0.5 * (get(r, x - 1, y) + r[i] - l[i] - get(l, x + 1, y)) / mean;
                vy[i] = 0.5 * (get(t, x, y - 1) + t[i] - b[i] - get(b, x, y + 1)) / mean;
            }
        w = made;
        for (int y = 1; y + 1 < n; ++y)
            for (int x = 1; x + 1 < n; ++x) {
                const std::size_t i = at(x, y);
                double fall = 0;
                for (const double other :
                     {z[at(x - 1, y)], z[at(x + 1, y)], z[at(x, y - 1)], z[at(x, y + 1)]})
                    fall = std::max(fall, z[i] - other);
                const double c = kc * fall / std::sqrt(1 + fall * fall) * std::hypot(vx[i], vy[i]);
                const double moved = 0.9 * (c - s[i]);
                z[i] -= moved;
                s[i] += moved;
            }
        const std::vector<double> old = s;
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x) {
                const std::size_t i = at(x, y);
                const double from_x = x - vx[i], from_y = y - vy[i];
                if (!(from_x >= 0 && from_y >= 0 && from_x <= n - 1 && from_y <= n - 1)) continue;
                s[i] = old[at(static_cast<int>(from_x), static_cast<int>(from_y))];
            }
        for (double& one : w) one *= 0.99;
    }
};

TEST(Stress, the_scheme_as_printed_builds_towers_and_loses_mass) {
    constexpr int n = 64;
    const std::vector<double> noise = smooth_noise(n, 0.05, 1);
    const std::size_t cells = noise.size();
    Printed printed{n,
                    std::vector<double>(cells),
                    std::vector<double>(cells),
                    std::vector<double>(cells),
                    std::vector<double>(cells),
                    std::vector<double>(cells),
                    std::vector<double>(cells),
                    std::vector<double>(cells)};
    for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x)
            printed.z[printed.at(x, y)] = 10 + 0.1 * (n - 1 - y) + noise[printed.at(x, y)];
    const std::vector<double> start = printed.z;
    for (int i = 0; i < 400; ++i) {
        for (int y = 5; y < 8; ++y)
            for (int x = 31; x < 34; ++x) printed.w[printed.at(x, y)] += 1.0 / 3;
        printed.step(1.5);
    }
    double rise = 0, drift = 0, moved = 0;
    bool finite = true;
    for (std::size_t i = 0; i < cells; ++i) {
        finite = finite && std::isfinite(printed.z[i]);
        rise = std::max(rise, printed.z[i] - start[i]);
        drift += printed.z[i] + printed.s[i] - start[i];
        moved += std::abs(printed.z[i] - start[i]);
    }
    // Ours in the same place: no cell rises by a metre, and not a quantum is lost.
    EXPECT_TRUE(!finite || rise > 5) << rise;
    EXPECT_TRUE(!finite || std::abs(drift) > 0.01 * moved) << drift << " of " << moved;
    RecordProperty("rise_cm", finite ? static_cast<int>(100 * rise) : -1);
}

}  // namespace
}  // namespace cuesta::test
