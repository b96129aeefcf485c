// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/analysis/realism_words.h"
#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

// Octaves of smoothed lattice values: rough ground that nothing has drained.
Raster rough_ground(std::int64_t side) {
    const auto lattice = [](std::int64_t i, std::int64_t j, std::uint32_t octave) {
        auto n = static_cast<std::uint32_t>(i) * 0x9E3779B1u ^
                 (static_cast<std::uint32_t>(j) * 0x85EBCA77u + octave * 0xC2B2AE3Du);
        n = (n ^ (n >> 15)) * 0x2C1B3C6Du;
        n = (n ^ (n >> 12)) * 0x297A2D39u;
        return static_cast<double>((n ^ (n >> 15)) >> 8) * 0x1p-24;
    };
    const auto fade = [](double t) { return t * t * (3 - 2 * t); };
    Raster map{.columns = side, .rows = side};
    map.spacing_m = 60;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            double sum = 0, size = 1000;
            std::uint32_t octave = 0;
            for (double wave = 128; wave >= 2; wave /= 2, size *= 0.55, ++octave) {
                const double u = static_cast<double>(x) / wave, v = static_cast<double>(y) / wave;
                const auto i = static_cast<std::int64_t>(u), j = static_cast<std::int64_t>(v);
                const double s = fade(u - static_cast<double>(i));
                const double north = std::lerp(lattice(i, j, octave), lattice(i + 1, j, octave), s);
                const double south =
                    std::lerp(lattice(i, j + 1, octave), lattice(i + 1, j + 1, octave), s);
                sum += size * std::lerp(north, south, fade(v - static_cast<double>(j)));
            }
            map.samples.push_back(static_cast<float>(sum));
        }
    return map;
}

TEST(realism, rough_ground_misses_the_gates_and_says_why) {
    const RealismReport report = measure_realism(rough_ground(256));
    EXPECT_FALSE(report.passes_gates());
    EXPECT_EQ(report.count(MeasureKind::gate), 4);
    for (const char* name : {"carve_index", "inversion_asymmetry", "depression_share"}) {
        const Measure& m = report.measure(name);
        EXPECT_EQ(m.kind, MeasureKind::gate);
        EXPECT_EQ(m.verdict, MeasureVerdict::fail) << name << ' ' << m.value;
        EXPECT_TRUE(m.value < m.low || m.value > m.high);
        EXPECT_TRUE(m.sentence.ends_with('.'));
    }
    EXPECT_EQ(report.measure("drained").value, 1);
    EXPECT_EQ(report.measure("drained").verdict, MeasureVerdict::pass);
    EXPECT_EQ(report.measure("outlets").verdict, MeasureVerdict::told);
    EXPECT_GT(report.lakes.size(), 10u);
    EXPECT_GE(report.lakes[0].volume_m3, report.lakes[1].volume_m3);
    EXPECT_TRUE(report.warnings.empty());
    EXPECT_THROW(report.measure("beauty"), BrokenInvariant);
}

TEST(realism, any_thread_count_gives_the_same_bits) {
    const Raster map = rough_ground(200);
    set_thread_count(1);
    const RealismReport one = measure_realism(map);
    set_thread_count(3);
    const RealismReport three = measure_realism(map);
    set_thread_count(0);
    ASSERT_EQ(one.measures.size(), three.measures.size());
    for (std::size_t i = 0; i < one.measures.size(); ++i) {
        const double a = one.measures[i].value, b = three.measures[i].value;
        EXPECT_TRUE(a == b || (std::isnan(a) && std::isnan(b)))
            << one.measures[i].name << ' ' << a << ' ' << b;
        EXPECT_EQ(one.measures[i].r2, three.measures[i].r2) << one.measures[i].name;
    }
    EXPECT_EQ(one.lake_volume_m3, three.lake_volume_m3);
}

TEST(realism, numbers_without_a_unit_do_not_depend_on_the_size_of_cells) {
    Raster map = rough_ground(256);
    const RealismReport near = measure_realism(map);
    map.spacing_m = 120;
    for (float& z : map.samples) z *= 2;
    const RealismReport far = measure_realism(map);
    for (const char* name : {"carve_index", "inversion_asymmetry", "depression_share",
                             "drainage_density", "hack_exponent", "area_exponent", "spur_hollow"})
        EXPECT_NEAR(far.measure(name).value, near.measure(name).value, 1e-6) << name;
    EXPECT_NEAR(far.measure("slope_p99_9").value, near.measure("slope_p99_9").value, 0.002);
}

TEST(realism, cells_out_of_range_and_small_maps_bring_warnings_and_reasons) {
    Raster map = rough_ground(128);
    map.spacing_m = 10;
    const RealismReport fine = measure_realism(map);
    EXPECT_EQ(fine.coarsened_by, 3);
    EXPECT_EQ(fine.columns, 42);
    EXPECT_EQ(fine.spacing_x_m, 30);
    ASSERT_EQ(fine.warnings.size(), 2u);
    EXPECT_NE(fine.warnings[0].find("averaged 3 x 3"), std::string::npos);
    EXPECT_NE(fine.warnings[1].find("42 x 42"), std::string::npos);
    const Measure& v64 = fine.measure("inversion_asymmetry");
    EXPECT_EQ(v64.verdict, MeasureVerdict::not_measured);
    EXPECT_TRUE(std::isnan(v64.value));
    EXPECT_NE(v64.sentence.find("64 x 64"), std::string::npos);
    EXPECT_FALSE(fine.passes_gates());
    map.spacing_m = 500;
    EXPECT_NE(measure_realism(map).warnings[0].find("coarser"), std::string::npos);
}

TEST(realism, repose_is_judged_when_it_is_asked_for) {
    const Raster map = rough_ground(128);
    EXPECT_EQ(measure_realism(map).measures.size(), 14u);
    const RealismReport report = measure_realism(map, {.repose_deg = 5.0});
    EXPECT_EQ(report.measure("above_repose").verdict, MeasureVerdict::fail);
    EXPECT_EQ(measure_realism(map, {.repose_deg = 89.0}).measure("above_repose").value, 0);
}

TEST(realism, land_ends_at_the_sea) {
    const Raster map = rough_ground(256);
    const RealismReport dry = measure_realism(map);
    const double sea = (dry.low_m + dry.high_m) / 2;
    RealismMaps maps;
    const RealismReport wet = measure_realism(map, {.sea_level_m = sea}, &maps);
    EXPECT_LT(wet.land_cells, dry.land_cells);
    EXPECT_GT(wet.low_m, sea);
    EXPECT_EQ(wet.measure("drained").value, 1);
    EXPECT_EQ(wet.measure("spectral_slope").verdict, MeasureVerdict::not_measured);
    for (std::size_t i = 0; i < maps.height.samples.size(); ++i)
        EXPECT_EQ(maps.routing.receiver[i] < 0, double{maps.height.samples[i]} <= sea);
}

TEST(realism, maps_of_any_shape_are_measured_or_refused) {
    for (const auto& [columns, rows] : {std::pair{2, 1}, {1, 9}, {3, 3}, {300, 2}, {12, 70}}) {
        Raster map{.columns = columns, .rows = rows};
        map.spacing_m = 50;
        for (int i = 0; i < columns * rows; ++i)
            map.samples.push_back(static_cast<float>((i * 37) % 11));
        const RealismReport report = measure_realism(map);
        EXPECT_FALSE(report.passes_gates());
        EXPECT_EQ(report.measure("drained").value, 1);
        EXPECT_FALSE(conclusion(report).empty());
    }
}

}  // namespace
}  // namespace cuesta
