// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/gap_levels.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace cuesta {
namespace {

constexpr float unknown = std::numeric_limits<float>::quiet_NaN();

// The mean of the known samples of 2 x 2, of the last row alone where there is no second.
void coarser_row(const std::vector<float>& one, const std::vector<float>* other,
                 std::vector<float>& out) {
    const std::size_t columns = one.size();
    out.resize((columns + 1) / 2);
    for (std::size_t x = 0; x < out.size(); ++x) {
        double sum = 0;
        int count = 0;
        for (const std::vector<float>* row : {&one, other}) {
            if (row == nullptr) continue;
            for (std::size_t u = 2 * x; u < std::min(2 * x + 2, columns); ++u)
                if (!std::isnan((*row)[u])) sum += (*row)[u], ++count;
        }
        out[x] = count > 0 ? static_cast<float>(sum / count) : unknown;
    }
}

// Samples of the next level that are read to fill those from `begin` on.
std::pair<std::int64_t, std::int64_t> read_by(std::int64_t begin, std::int64_t count,
                                              std::int64_t coarse) {
    const std::int64_t low = std::max<std::int64_t>(begin / 2 - 1, 0);
    const std::int64_t high = std::min<std::int64_t>((begin + count - 1) / 2 + 1, coarse - 1);
    return {low, high - low + 1};
}

}  // namespace

struct GapLevels::Rows {
    std::vector<float> waiting;  // the upper row of a pair
    bool waits = false;
    std::int64_t seen = 0;
};

GapLevels::GapLevels(const StoredMap& map, const Block& window) : window_(window) {
    std::int64_t columns = map.columns, rows = map.rows;
    Block fine = window;
    while (columns > 1 || rows > 1) {
        columns = (columns + 1) / 2, rows = (rows + 1) / 2;
        const auto [x0, across] = read_by(fine.x0, fine.columns, columns);
        const auto [y0, down] = read_by(fine.y0, fine.rows, rows);
        fine = {x0, y0, across, down};
        levels_.push_back({columns, rows, fine, {}});
        levels_.back().values.resize(static_cast<std::size_t>(across * down), unknown);
    }
    // All rows of the map, those of each level made as soon as two of the finer one are there.
    std::vector<Rows> under_way(levels_.size() + 1);
    std::vector<float> row(static_cast<std::size_t>(map.columns));
    map.each_row([&](std::int64_t, const float* samples, const std::uint8_t* invalid) {
        for (std::size_t x = 0; x < row.size(); ++x)
            row[x] = invalid[x] != 0 || !std::isfinite(samples[x]) ? unknown : samples[x];
        accept(0, row, under_way);
    });
    for (std::size_t level = 0; level < levels_.size(); ++level) {
        Rows& last = under_way[level];
        if (!last.waits) continue;
        last.waits = false;
        std::vector<float> coarse;
        coarser_row(last.waiting, nullptr, coarse);
        accept(level + 1, coarse, under_way);
    }
    // Back from the coarsest level to the finest but one.
    for (std::size_t i = levels_.size(); i-- > 1;) {
        Level& to = levels_[i - 1];
        std::size_t at = 0;
        for (std::int64_t y = to.window.y0; y < to.window.y0 + to.window.rows; ++y)
            for (std::int64_t x = to.window.x0; x < to.window.x0 + to.window.columns; ++x, ++at)
                if (std::isnan(to.values[at])) to.values[at] = between(levels_[i], x, y);
    }
}

void GapLevels::accept(std::size_t level, const std::vector<float>& row,
                       std::vector<Rows>& under_way) {
    Rows& mine = under_way[level];
    const std::int64_t y = mine.seen++;
    if (level > 0) {
        Level& kept = levels_[level - 1];
        if (y >= kept.window.y0 && y < kept.window.y0 + kept.window.rows)
            std::copy_n(row.begin() + kept.window.x0, kept.window.columns,
                        kept.values.begin() + (y - kept.window.y0) * kept.window.columns);
    }
    if (level == levels_.size()) return;
    if (!mine.waits) {
        mine.waiting = row, mine.waits = true;
        return;
    }
    mine.waits = false;
    std::vector<float> coarse;
    coarser_row(mine.waiting, &row, coarse);
    accept(level + 1, coarse, under_way);
}

// Bilinear value of the coarse level at the centre of a fine cell.
float GapLevels::between(const Level& coarse, std::int64_t x, std::int64_t y) {
    const auto split = [](std::int64_t i, std::int64_t n) {
        const std::int64_t near = i / 2, far = i % 2 == 0 ? near - 1 : near + 1;
        return std::pair{near, std::clamp<std::int64_t>(far, 0, n - 1)};
    };
    const auto [x0, x1] = split(x, coarse.columns);
    const auto [y0, y1] = split(y, coarse.rows);
    const double near_row = 0.75 * coarse.at(x0, y0) + 0.25 * coarse.at(x1, y0);
    const double far_row = 0.75 * coarse.at(x0, y1) + 0.25 * coarse.at(x1, y1);
    return static_cast<float>(0.75 * near_row + 0.25 * far_row);
}

void GapLevels::fill(std::int64_t y, float* samples) const {
    if (levels_.empty()) return;
    for (std::int64_t x = 0; x < window_.columns; ++x)
        if (std::isnan(samples[x])) samples[x] = between(levels_.front(), window_.x0 + x, y);
}

}  // namespace cuesta
