// SPDX-License-Identifier: Apache-2.0
// The geometry of `strata`, measured back from the columns it lays under rough land, as a geologist
// would from boreholes. See README.md.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

constexpr double spacing = 20;
constexpr std::int64_t side = 96;

struct Boreholes {
    std::unique_ptr<Run> run;
    double unit_m = 0;

    explicit Boreholes(const std::string& lines, const std::string& edges = "open")
        : run(run_recipe(head_text(side, side, edges, 5, spacing) +
                         "[[stage]]\nop = \"spectral\"\nhurst = 0.8\nrelief = 700\nbase = 100\n"
                         "[[stage]]\nop = \"strata\"\nundulation = 0\nvariation = 0\n"
                         "depth = \"5 km\"\n" +
                         lines)) {
        unit_m = ground().unit_m();
    }
    const LayerStack& ground() const {
        return std::as_const(run->domain.block(0).terrain).ground();
    }
    MaterialId id(const char* material) const { return *ground().materials().find(material); }
    // Height of the top of the bed, which is `material` in all of these.
    double bed_top(std::int64_t x, std::int64_t y) const {
        return ground().layer(x, y, 0).thickness * unit_m;
    }
    double thickness(std::int64_t x, std::int64_t y, MaterialId material) const {
        double sum = 0;
        for (const Column column = ground().column(x, y); const Layer& layer : column.all())
            if (layer.material == material) sum += layer.thickness * unit_m;
        return sum;
    }
};

struct Plane {
    double east = 0, south = 0, worst_m = 0;
    double dip_deg() const { return std::atan(std::hypot(east, south)) * 180 / std::numbers::pi; }
    // Clockwise from north; the plane falls to the right of it.
    double strike_deg() const {
        const double falls = std::atan2(-east, south) * 180 / std::numbers::pi;
        return falls < 90 ? falls + 270 : falls - 90;
    }
};

// Least squares over boreholes in which the boundary lies below the surface.
Plane fit(const Boreholes& land) {
    double n = 0, sx = 0, sy = 0, sz = 0, sxx = 0, sxy = 0, syy = 0, sxz = 0, syz = 0;
    const auto each = [&](const auto& body) {
        for (std::int64_t y = 0; y < side; y += 3)
            for (std::int64_t x = 0; x < side; x += 3)
                if (land.ground().layers(x, y) > 1)
                    body(spacing * static_cast<double>(x), spacing * static_cast<double>(y),
                         land.bed_top(x, y));
    };
    each([&](double x, double y, double z) {
        n += 1, sx += x, sy += y, sz += z;
        sxx += x * x, sxy += x * y, syy += y * y, sxz += x * z, syz += y * z;
    });
    const double cxx = sxx - sx * sx / n, cxy = sxy - sx * sy / n, cyy = syy - sy * sy / n;
    const double cxz = sxz - sx * sz / n, cyz = syz - sy * sz / n;
    const double det = cxx * cyy - cxy * cxy;
    Plane plane{(cxz * cyy - cyz * cxy) / det, (cyz * cxx - cxz * cxy) / det};
    const double level = (sz - plane.east * sx - plane.south * sy) / n;
    each([&](double x, double y, double z) {
        plane.worst_m =
            std::max(plane.worst_m, std::abs(z - (level + plane.east * x + plane.south * y)));
    });
    EXPECT_GT(n, 200);
    return plane;
}

TEST(StrataScience, dip_and_strike_are_measured_back) {
    for (const double dip : {0.5, 5.0, 15.0, 30.0, 60.0})
        for (const double strike : {0.0, 35.0, 120.0, 215.0, 300.0}) {
            const Boreholes land(
                fmt::format("materials = [\"granite\", \"limestone\"]\nthickness = 100\nbase = 50\n"
                            "dip = {}\nstrike = {}\n",
                            dip, strike));
            const Plane plane = fit(land);
            EXPECT_NEAR(plane.dip_deg(), dip, 0.001);  // asked for: 0.1
            EXPECT_NEAR(std::remainder(plane.strike_deg() - strike, 360), 0, 0.05);
            EXPECT_LE(plane.worst_m, 0x1p-17);  // half a unit, and half a unit of the fit
        }
}

TEST(StrataScience, a_layer_is_as_thick_across_at_any_dip) {
    for (const double dip : {0.0, 10.0, 45.0, 75.0}) {
        const Boreholes land(fmt::format(
            "materials = [\"granite\", \"limestone\", \"slate\"]\nthickness = [100, 30, 1]\n"
            "base = -200\ndip = {}\nstrike = 70\n",
            dip));
        // Whole layers only: slate above them.
        std::int64_t whole_layers = 0;
        for (std::int64_t y = 0; y < side; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                if (land.thickness(x, y, land.id("slate")) <= 0) continue;
                if (land.ground().layers(x, y) < 3) continue;
                ++whole_layers;
                EXPECT_NEAR(land.thickness(x, y, land.id("limestone")) *
                                std::cos(dip * std::numbers::pi / 180),
                            30, 0x1p-17);
            }
        EXPECT_GT(whole_layers, 500);
    }
}

TEST(StrataScience, conformable_layers_have_their_thickness_under_any_slope) {
    const Boreholes land(
        "materials = [\"granite\", \"marble\", \"limestone\"]\nthickness = [5, 12.5, 7.5]\n"
        "base = -25\nfollow = \"height\"\n");
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            EXPECT_EQ(land.thickness(x, y, land.id("limestone")), 7.5);
            EXPECT_EQ(land.thickness(x, y, land.id("marble")), 12.5);
        }
}

TEST(StrataScience, a_fault_has_its_throw_exactly) {
    for (const double thrown : {80.0, -37.5}) {
        const std::string layers =
            "materials = [\"granite\", \"limestone\"]\nthickness = 200\nbase = -600\n";
        const Boreholes whole(layers);
        const Boreholes broken(layers +
                               fmt::format("fault_spacing = 500\nfault_throw = {}\nfault_dip = 90\n"
                                           "fault_strike = 0\n",
                                           thrown));
        // 1900 m, a fault in the middle and one 500 m on either side of it: four blocks.
        std::array<std::int64_t, 8> seen{};
        for (std::int64_t y = 0; y < side; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                const double from = spacing * (static_cast<double>(x) - (side - 1) / 2.0);
                const double blocks = std::floor(from / 500) + 1;
                EXPECT_EQ(broken.bed_top(x, y), whole.bed_top(x, y) - blocks * thrown);
                ++seen[static_cast<std::size_t>(blocks + 2)];
            }
        EXPECT_EQ(std::count_if(seen.begin(), seen.end(), [](auto n) { return n > 0; }), 4);
    }
}

TEST(StrataScience, a_slanting_fault_dips_as_told) {
    // Lowered by 4 km, the rock on the fault is limestone all the way down; below the fault there
    // is limestone above 500 m only. The fault passes 400 m in the middle and rises to the west.
    const double dip = 50, tangent = std::tan(dip * std::numbers::pi / 180);
    const Boreholes land(
        fmt::format("materials = [\"granite\", \"limestone\"]\nthickness = 100\nbase = 400\n"
                    "fault_spacing = 1e6\nfault_throw = 4000\nfault_dip = {}\nfault_strike = 0\n",
                    dip));
    std::int64_t cut = 0;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            const double from = spacing * (static_cast<double>(x) - (side - 1) / 2.0);
            const double fault = 400 - from * tangent;
            const double surface = land.ground().surface().at(x, y) * land.unit_m;
            const double on_it = std::max(0.0, surface - fault);
            const double below = std::max(0.0, std::min(surface, fault) - 500);
            EXPECT_NEAR(land.thickness(x, y, land.id("limestone")), on_it + below, 1e-4);
            cut += fault < surface;
        }
    EXPECT_GT(cut, side * side / 4);
    EXPECT_LT(cut, side * side * 3 / 4);
}

TEST(StrataScience, folds_have_their_amplitude_and_wavelength) {
    const Boreholes land(
        "materials = [\"granite\", \"limestone\"]\nthickness = 100\nbase = -500\n"
        "fold_amplitude = 90\nfold_wavelength = 633\nfold_strike = 30\n");
    const double turn = 2 * std::numbers::pi;
    const double east = std::cos(turn / 12), south = std::sin(turn / 12);
    double worst = 0;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            const double px = spacing * (static_cast<double>(x) - (side - 1) / 2.0);
            const double py = spacing * (static_cast<double>(y) - (side - 1) / 2.0);
            const double expected = -400 + 90 * std::sin(turn * (px * east + py * south) / 633);
            worst = std::max(worst, std::abs(land.bed_top(x, y) - expected));
        }
    EXPECT_LE(worst, 0x1p-18 + 1e-9);  // half a unit
}

}  // namespace
}  // namespace cuesta::test
