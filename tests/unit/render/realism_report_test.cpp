// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/realism_report.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/render/legend.h"

namespace cuesta {
namespace {

Picture page_of(std::int64_t columns, std::int64_t rows, const RealismOptions& options = {}) {
    Raster map{.columns = columns, .rows = rows};
    map.spacing_m = 50;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.samples.push_back(static_cast<float>(200 * std::sin(static_cast<double>(x) * 0.13) *
                                                         std::cos(static_cast<double>(y) * 0.1) +
                                                     3.0 * static_cast<double>(y)));
    RealismMaps maps;
    const RealismReport report = measure_realism(map, options, &maps);
    return render_realism_report(report, maps, "waves");
}

int drawn(const Picture& page, int x0, int y0, int x1, int y1) {
    int n = 0;
    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) n += page.colour_at(x, y) != surround_colour;
    return n;
}

TEST(realism_report, the_page_has_a_map_a_table_and_curves) {
    const Picture page = page_of(160, 140);
    EXPECT_EQ(page.width, 1760);
    EXPECT_GT(page.height, 1000);
    // 160 x 140 cells fill 840 x 735 pixels.
    EXPECT_EQ(drawn(page, 40, 96, 880, 96 + 735), 840 * 735);
    EXPECT_GT(drawn(page, 920, 96, 1720, 800), 10000);
    EXPECT_GT(drawn(page, 40, page.height - 300, 1720, page.height), 50000);
    // Nothing in the margins but the edge of a letter.
    EXPECT_EQ(drawn(page, 0, 0, 38, page.height - 345), 0);
    EXPECT_EQ(drawn(page, 1722, 0, 1760, page.height), 0);
}

TEST(realism_report, every_measured_map_has_a_page) {
    for (const auto& [columns, rows] : {std::pair{3, 2}, {5, 400}})
        EXPECT_EQ(page_of(columns, rows).width, 1760) << columns << " x " << rows;
    EXPECT_EQ(page_of(80, 80, {.spacing_y_m = 90, .sea_level_m = 60.0, .repose_deg = 30.0}).width,
              1760);
}

TEST(realism_report, any_thread_count_draws_the_same_bytes) {
    set_thread_count(1);
    const Picture one = page_of(90, 70);
    set_thread_count(3);
    EXPECT_TRUE(page_of(90, 70).rgb == one.rgb);
    set_thread_count(0);
}

}  // namespace
}  // namespace cuesta
