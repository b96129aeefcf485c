// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/water_edge.h"

#include <algorithm>
#include <array>

#include "cuesta/base/parallel.h"

namespace cuesta::coast {

namespace {

// Around the block, so many columns and rows wide.
std::vector<Span> margin_spans(const CoastMap& map, std::int64_t across, std::int64_t down) {
    std::vector<Span> spans;
    for (std::int64_t y = -down; y < map.rows() + down; ++y) {
        if (y < 0 || y >= map.rows()) {
            spans.push_back({y, -across, map.columns() + across});
            continue;
        }
        spans.push_back({y, -across, 0});
        spans.push_back({y, map.columns(), map.columns() + across});
    }
    return spans;
}

}  // namespace

WaterEdge::WaterEdge(const CoastMap& map)
    : map_(map),
      wet_margin_(margin_spans(map, margin, margin)),
      row_margin_(margin_spans(map, 1, margin)),
      water_margin_(margin_spans(map, 1, 1)) {}

void WaterEdge::wet(const Span& span, float scale) {
    for (std::int64_t x = span.begin; x < span.end; ++x) {
        const std::size_t i = map_.at(x, span.y);
        const float over = static_cast<float>(map_.ground[i] - map_.sea) * scale;
        edge_[i] = std::clamp(0.5f - over, 0.0f, 1.0f);
    }
}

void WaterEdge::smooth_row(const Span& span) {
    const std::int64_t w = map_.grid.columns;
    const float* row = edge_.data() + map_.at(0, span.y);
    float* to = rows_.data() + map_.at(0, span.y);
    for (std::int64_t x = span.begin; x < span.end; ++x) {
        // On the map; one beyond a seam is at its other end.
        std::int64_t there = map_.block.x0 + x;
        there = there < 0 ? there + w : there >= w ? there - w : there;
        float sum = 5 * row[x];
        if (there >= reach && there + reach < w) {
            sum += 4 * (row[x - 1] + row[x + 1]) + 3 * (row[x - 2] + row[x + 2]) +
                   2 * (row[x - 3] + row[x + 3]) + (row[x - 4] + row[x + 4]);
        } else {
            for (int k = 1; k <= reach; ++k)
                sum += static_cast<float>(5 - k) * (row[x - k] + row[x + k]);
        }
        to[x] = sum * 0.04f;
    }
}

void WaterEdge::smooth_column(const Span& span) {
    std::array<const float*, 9> row{};
    for (int k = -reach; k <= reach; ++k)
        row[static_cast<std::size_t>(k + reach)] = rows_.data() + map_.at(0, span.y + k);
    float* to = water_.data() + map_.at(0, span.y);
    for (std::int64_t x = span.begin; x < span.end; ++x)
        to[x] = 0.04f * (5 * row[4][x] + 4 * (row[3][x] + row[5][x]) + 3 * (row[2][x] + row[6][x]) +
                         2 * (row[1][x] + row[7][x]) + (row[0][x] + row[8][x]));
}

void WaterEdge::smooth_all(double half_m) {
    edge_.resize(map_.size()), rows_.resize(edge_.size()), water_.resize(edge_.size());
    std::vector<Span> all;
    for (std::int64_t y = 0; y < map_.rows(); ++y) all.push_back({y, 0, map_.columns()});
    smooth(all, half_m);
}

void WaterEdge::smooth(std::span<const Span> spans, double half_m) {
    const auto scale = static_cast<float>(map_.unit_m / (2 * half_m));
    const auto over = [&](std::span<const Span> list, auto&& body) {
        parallel_for(0, std::ssize(list), 32, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t k = lo; k < hi; ++k) body(list[static_cast<std::size_t>(k)]);
        });
    };
    const auto all = [&](const std::vector<Span>& around, auto&& body) {
        over(spans, body), over(around, body);
    };
    all(wet_margin_, [&](const Span& span) { wet(span, scale); });
    all(row_margin_, [&](const Span& span) { smooth_row(span); });
    all(water_margin_, [&](const Span& span) { smooth_column(span); });
}

}  // namespace cuesta::coast
