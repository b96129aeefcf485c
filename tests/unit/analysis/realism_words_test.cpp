// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_words.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

Measure measure(std::string name, double value, double low, double high) {
    return {.name = std::move(name),
            .title = "",
            .value = value,
            .low = low,
            .high = high,
            .r2 = {},
            .r2_least = {}};
}

TEST(realism_words, values_have_the_digits_and_units_that_matter) {
    EXPECT_EQ(value_text(measure("carve_index", 1.7712, 1.5, 3.5)), "1.77");
    EXPECT_EQ(value_text(measure("hack_exponent", 0.5512, 0, 1)), "0.551");
    EXPECT_EQ(value_text(measure("depression_share", 0.0459, 0, 1)), "4.6 %");
    EXPECT_EQ(value_text(measure("slope_p99_9", 31.12, 0, 68)), "31.1 deg");
    EXPECT_EQ(value_text(measure("outlets", 36, 0, 0)), "36");
    EXPECT_EQ(value_text(measure("drained", 1, 1, 1)), "100 %");
    EXPECT_EQ(value_text(measure("carve_index", NAN, 1.5, 3.5)), "-");
    EXPECT_EQ(value_text(measure("inversion_asymmetry", INFINITY, 0, 1)), "no end");
}

TEST(realism_words, intervals_are_named_by_their_ends) {
    EXPECT_EQ(accepted_text(measure("carve_index", 0, 1.5, 3.5)), "1.5 to 3.5");
    EXPECT_EQ(accepted_text(measure("depression_share", 0, -INFINITY, 0.06)), "<= 6 %");
    EXPECT_EQ(accepted_text(measure("drained", 0, 1, 1)), "100 %");
    EXPECT_EQ(accepted_text(measure("outlets", 0, -INFINITY, INFINITY)), "");
    Measure hack = measure("hack_exponent", 0, 0.495, 0.62);
    hack.r2_least = 0.98;
    EXPECT_EQ(accepted_text(hack), "0.495 to 0.62, R2 >= 0.98");
}

TEST(realism_words, the_conclusion_follows_from_the_gates) {
    RealismReport report;
    for (int i = 0; i < 4; ++i) {
        Measure gate = measure("gate", 1, 0, 2);
        gate.kind = MeasureKind::gate, gate.verdict = MeasureVerdict::pass;
        report.measures.push_back(gate);
    }
    EXPECT_TRUE(conclusion(report).starts_with("Looks like land that rivers made: all 4 gates"));
    report.measures[1].verdict = MeasureVerdict::not_measured;
    EXPECT_TRUE(conclusion(report).starts_with("No verdict: 1 of 4"));
    report.measures[0].verdict = MeasureVerdict::fail;
    EXPECT_TRUE(conclusion(report).starts_with("Does not look like eroded land: 2 of 4 gates"));
}

TEST(realism_words, lakes_and_cells_are_told_in_a_line) {
    RealismReport report;
    EXPECT_EQ(lakes_text(report), "No lakes.");
    report.lakes.push_back({.cells = 2, .deepest_m = 19, .area_m2 = 5e6, .volume_m3 = 2e7});
    report.lake_area_m2 = 5e6, report.lake_volume_m3 = 2e7;
    EXPECT_EQ(lakes_text(report), "1 lake, 5 km2, 0.02 km3; the largest 5 km2, 19 m deep.");
    report.columns = 3, report.rows = 4, report.spacing_x_m = 74.5, report.spacing_y_m = 92.8;
    report.high_m = 10;
    EXPECT_EQ(cells_text(report), "3 x 4 cells of 74.5 x 92.8 m, land from 0 to 10 m");
}

}  // namespace
}  // namespace cuesta
