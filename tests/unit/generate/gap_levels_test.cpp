// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/gap_levels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace cuesta {
namespace {

// The whole map at once, as the rule reads.
using Level = Raster;

Level coarser(const Level& fine) {
    Level coarse;
    coarse.columns = (fine.columns + 1) / 2, coarse.rows = (fine.rows + 1) / 2;
    for (std::int64_t y = 0; y < coarse.rows; ++y)
        for (std::int64_t x = 0; x < coarse.columns; ++x) {
            double sum = 0;
            int count = 0;
            for (std::int64_t v = 2 * y; v < std::min(2 * y + 2, fine.rows); ++v)
                for (std::int64_t u = 2 * x; u < std::min(2 * x + 2, fine.columns); ++u)
                    if (!std::isnan(fine.at(u, v))) sum += fine.at(u, v), ++count;
            coarse.samples.push_back(count > 0 ? static_cast<float>(sum / count) : NAN);
        }
    return coarse;
}

Level filled(Level fine) {
    if (fine.columns == 1 && fine.rows == 1) return fine;
    const Level coarse = filled(coarser(fine));
    const auto far = [](std::int64_t i, std::int64_t n) {
        return std::clamp<std::int64_t>(i / 2 + (i % 2 == 0 ? -1 : 1), 0, n - 1);
    };
    for (std::int64_t y = 0; y < fine.rows; ++y)
        for (std::int64_t x = 0; x < fine.columns; ++x) {
            if (!std::isnan(fine.at(x, y))) continue;
            const std::int64_t x1 = far(x, coarse.columns), y1 = far(y, coarse.rows);
            const double near = 0.75 * coarse.at(x / 2, y / 2) + 0.25 * coarse.at(x1, y / 2);
            const double away = 0.75 * coarse.at(x / 2, y1) + 0.25 * coarse.at(x1, y1);
            fine.at(x, y) = static_cast<float>(0.75 * near + 0.25 * away);
        }
    return fine;
}

Raster holed(std::int64_t columns, std::int64_t rows) {
    Raster raster;
    raster.columns = columns, raster.rows = rows;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const bool hole = (x * x + 3 * y) % 7 < 3 || (x > 5 && x < 19 && y > 3 && y < 21);
            raster.samples.push_back(hole ? NAN : 0.37f * static_cast<float>(x * y % 31));
        }
    raster.samples[0] = 5;
    return raster;
}

TEST(gap_levels, give_any_window_what_the_whole_map_gets) {
    for (const auto& [columns, rows] : {std::pair{37, 26}, {1, 40}, {33, 1}, {16, 16}, {2, 3}}) {
        const Raster raster = holed(columns, rows);
        const Raster expected = filled(raster);
        const StoredMap map(raster);
        for (const Block& window :
             {Block{0, 0, columns, rows}, Block{columns / 3, rows / 2, columns - columns / 3, 1},
              Block{columns / 2, 0, 1, rows}, Block{columns - 1, rows - 1, 1, 1}}) {
            const GapLevels levels(map, window);
            for (std::int64_t y = window.y0; y < window.y0 + window.rows; ++y) {
                std::vector<float> row(
                    raster.samples.begin() + y * columns + window.x0,
                    raster.samples.begin() + y * columns + window.x0 + window.columns);
                levels.fill(y, row.data());
                for (std::int64_t x = 0; x < window.columns; ++x)
                    ASSERT_EQ(row[static_cast<std::size_t>(x)], expected.at(window.x0 + x, y))
                        << columns << " x " << rows << ": " << window.x0 + x << ", " << y;
            }
        }
    }
}

}  // namespace
}  // namespace cuesta
