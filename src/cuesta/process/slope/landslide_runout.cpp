// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_runout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "cuesta/base/elementary.h"
#include "cuesta/grid/edges.h"
#include "cuesta/process/impact/lump_noise.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_parcels = 8000;
constexpr std::int64_t parcels_of_cell = 6;
constexpr std::int32_t lump_parcels = 20;
constexpr std::int64_t most_idle = 40;  // steps to and fro in a hollow
constexpr std::array<std::int64_t, 8> to_x{1, 1, 0, -1, -1, -1, 0, 1};
constexpr std::array<std::int64_t, 8> to_y{0, 1, 1, 1, 0, -1, -1, -1};
constexpr double diagonal = 0.70710678118654752;

double unit_value(std::uint32_t word) {
    return static_cast<double>(word >> 8) * 0x1p-24;
}

class Walk {
public:
    Walk(SurfaceWindow& window, const Slip& slip, const RunoutRule& rule)
        : window_(window), slip_(slip), rule_(rule) {
        result_.laid.assign(window.units.size(), 0);
    }

    Runout all() {
        for (std::size_t i = 0; i < slip_.cells.size(); ++i)
            window_.units[slip_.cells[i]] -= slip_.units[i];
        // Along the slope, the lowest first.
        std::vector<std::size_t> order(slip_.cells.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto up = [&](std::size_t i) {
            const auto cell = static_cast<std::int64_t>(slip_.cells[i]);
            return static_cast<double>(cell % window_.columns) * slip_.up_x +
                   static_cast<double>(cell / window_.columns) * slip_.up_y;
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return up(a) < up(b); });
        const auto cells = static_cast<std::int64_t>(order.size());
        const std::int64_t parcels =
            std::clamp(parcels_of_cell * cells, std::int64_t{64}, most_parcels);
        std::size_t at = 0;
        std::int64_t before = 0, sent = 0;  // units of the cells before this one; of the parcels
        for (std::int64_t i = 0; i < parcels; ++i) {
            const std::int64_t end = share(i + 1, parcels);
            const std::int64_t middle = sent + (end - sent) / 2;
            while (before + slip_.units[order[at]] <= middle && at + 1 < order.size())
                before += slip_.units[order[at++]];
            if (end > sent)
                send(slip_.cells[order[at]], slip_.units[order[at]],
                     static_cast<std::int32_t>(end - sent), i);
            sent = end;
        }
        blend();
        settle();
        return std::move(result_);
    }

private:
    std::int64_t share(std::int64_t i, std::int64_t parcels) const {
        return slip_.volume / parcels * i + slip_.volume % parcels * i / parcels;
    }

    void send(std::size_t cell, std::int32_t thickness, std::int32_t units, std::int64_t number) {
        const auto lump = static_cast<std::int32_t>(number / lump_parcels);
        // Few feel the least friction: they make the front.
        const double u = unit_value(lump_hash(lump, 3, rule_.seed));
        const double own = unit_value(lump_hash(static_cast<std::int32_t>(number), 5, rule_.seed));
        const double slow =
            rule_.tan_reach * (1 + rule_.spread * (0.85 * u * u + 0.15 * own * own));
        std::int64_t x = static_cast<std::int64_t>(cell) % window_.columns;
        std::int64_t y = static_cast<std::int64_t>(cell) / window_.columns;
        const std::int64_t from_x = x, from_y = y;
        const double z0 = (window_.units[cell] + static_cast<double>(thickness)) * rule_.unit_m;
        double head_x = -slip_.up_x, head_y = -slip_.up_y;
        const std::int64_t most = 4 * (window_.columns + window_.rows);
        const double away = 0.5;
        const double per_unit = rule_.unit_m / (slow * rule_.spacing_m);  // cells of reach per unit
        const double top = z0 / rule_.unit_m;
        double farthest = 0;
        std::int64_t since = 0;  // steps without getting farther
        for (std::int64_t step = 0; step < most; ++step) {
            const std::int32_t here = window_.at(x, y);
            std::array<double, 8> weight{};
            double sum = 0;
            const double gone = std::sqrt(
                static_cast<double>((x - from_x) * (x - from_x) + (y - from_y) * (y - from_y)));
            since = gone > farthest ? 0 : since + 1;
            farthest = std::max(farthest, gone);
            if (since > most_idle) break;
            // Height of the energy line over the ground, as a share of a cell that counts as fast.
            const double speed = (top - here) * rule_.unit_m / rule_.spacing_m - slow * gone;
            const double inertia = std::clamp(0.25 * speed, 0.0, 1.0);
            for (std::size_t k = 0; k < 8; ++k) {
                const std::int64_t nx = x + to_x[k], ny = y + to_y[k];
                if (!window_.contains(nx, ny)) {
                    ++result_.cut_off;
                    return rest(x, y, units);
                }
                const std::int32_t there = window_.at(nx, ny);
                if (there == SurfaceWindow::outside) continue;
                // Above the energy line?
                const double reach = (top - there) * per_unit;
                const auto away2 = static_cast<double>((nx - from_x) * (nx - from_x) +
                                                       (ny - from_y) * (ny - from_y));
                if (reach <= 0 || reach * reach <= away2) continue;
                const double scale = k % 2 == 0 ? 1 : diagonal;
                const double along = (static_cast<double>(to_x[k]) * head_x +
                                      static_cast<double>(to_y[k]) * head_y) *
                                     scale;
                if (along < -away) continue;
                const double down =
                    (static_cast<double>(here) - there) * rule_.unit_m * scale / rule_.spacing_m;
                const double pull =
                    std::max(0.0, down) + 0.9 * inertia * std::max(0.0, along - 0.25);
                weight[k] = pull * pull * pull * pull * scale;
                sum += weight[k];
            }
            // Over an open border it is gone.
            if (leaves(x, y, head_x, head_y, units)) return;
            if (!(sum > 0)) break;
            const double pick =
                sum * unit_value(lump_hash(static_cast<std::int32_t>(number),
                                           static_cast<std::int32_t>(step) + 16, rule_.seed));
            std::size_t chosen = 0;
            double passed = 0;
            for (std::size_t k = 0; k < 8; ++k) {
                if (weight[k] <= 0) continue;
                chosen = k;
                passed += weight[k];
                if (passed > pick) break;
            }
            const double scale = chosen % 2 == 0 ? 1 : diagonal;
            x += to_x[chosen], y += to_y[chosen];
            head_x = 0.87 * head_x + 0.13 * static_cast<double>(to_x[chosen]) * scale;
            head_y = 0.87 * head_y + 0.13 * static_cast<double>(to_y[chosen]) * scale;
            const double size = std::sqrt(head_x * head_x + head_y * head_y);
            if (size > 1e-6) head_x /= size, head_y /= size;
        }
        rest(x, y, units);
    }

    // At a border sample of an open side, on its way out.
    bool leaves(std::int64_t x, std::int64_t y, double head_x, double head_y, std::int32_t units) {
        for (const Side side : {Side::west, Side::east, Side::north, Side::south}) {
            const auto i = static_cast<std::size_t>(side);
            if (!rule_.open[i]) continue;
            const bool there =
                side == Side::west    ? window_.x0 + x == 0 && head_x < -0.3
                : side == Side::east  ? window_.x0 + x == rule_.map[0] - 1 && head_x > 0.3
                : side == Side::north ? window_.y0 + y == 0 && head_y < -0.3
                                      : window_.y0 + y == rule_.map[1] - 1 && head_y > 0.3;
            if (!there) continue;
            result_.left[i] += units;
            return true;
        }
        return false;
    }

    // In the lowest of the nine cells and those around it that are hardly higher.
    void rest(std::int64_t x, std::int64_t y, std::int32_t units) {
        std::int64_t best_x = x, best_y = y;
        const auto low = [&](std::int64_t nx, std::int64_t ny, std::int64_t than) {
            return window_.contains(nx, ny) && window_.at(nx, ny) != SurfaceWindow::outside &&
                   window_.at(nx, ny) < than;
        };
        for (std::size_t k = 0; k < 8; ++k)
            if (low(x + to_x[k], y + to_y[k], window_.at(best_x, best_y)))
                best_x = x + to_x[k], best_y = y + to_y[k];
        std::array<std::size_t, 9> cells{window_.index(best_x, best_y)};
        std::int32_t count = 1;
        const auto level = std::int64_t{window_.at(best_x, best_y)} + units;
        for (std::size_t k = 0; k < 8; ++k)
            if (low(best_x + to_x[k], best_y + to_y[k], level)) {
                cells[static_cast<std::size_t>(count++)] =
                    window_.index(best_x + to_x[k], best_y + to_y[k]);
                touch(best_x + to_x[k], best_y + to_y[k]);
            }
        touch(best_x, best_y);
        for (std::int32_t i = 0; i < count; ++i) {
            const std::int32_t part = units / count + (i < units % count ? 1 : 0);
            window_.units[cells[static_cast<std::size_t>(i)]] += part;
            result_.laid[cells[static_cast<std::size_t>(i)]] += part;
        }
    }

    void touch(std::int64_t x, std::int64_t y) {
        low_x_ = std::min(low_x_, x), high_x_ = std::max(high_x_, x);
        low_y_ = std::min(low_y_, y), high_y_ = std::max(high_y_, y);
    }

    // Parcels run into each other: an eighth of the difference between neighbours, a few times.
    void blend() {
        for (int round = 0; round < 6; ++round) {
            const std::int64_t x0 = low_x_, x1 = high_x_, y0 = low_y_, y1 = high_y_;
            for (std::int64_t y = y0; y <= y1; ++y)
                for (std::int64_t x = x0; x <= x1; ++x) {
                    const std::size_t cell = window_.index(x, y);
                    if (result_.laid[cell] == 0) continue;
                    for (std::size_t k = 0; k < 8; k += 2) {
                        const std::int64_t nx = x + to_x[k], ny = y + to_y[k];
                        if (!window_.contains(nx, ny)) continue;
                        const std::int32_t there = window_.at(nx, ny);
                        if (there == SurfaceWindow::outside) continue;
                        const std::int32_t over = window_.units[cell] - there;
                        const std::int32_t units = std::min(over / 8, result_.laid[cell] / 4);
                        if (units > 0) move(cell, nx, ny, units);
                    }
                }
        }
    }
    void move(std::size_t from, std::int64_t x, std::int64_t y, std::int32_t units) {
        const std::size_t to = window_.index(x, y);
        window_.units[from] -= units, result_.laid[from] -= units;
        window_.units[to] += units, result_.laid[to] += units;
        touch(x, y);
    }

    // What was laid slides until it stands at most at its angle of repose.
    void settle() {
        const double steep = rule_.tan_repose * rule_.spacing_m / rule_.unit_m;
        for (int round = 0; round < 60; ++round) {
            bool moved = false;
            const std::int64_t x0 = low_x_, x1 = high_x_, y0 = low_y_, y1 = high_y_;
            for (std::int64_t y = y0; y <= y1; ++y)
                for (std::int64_t x = x0; x <= x1; ++x) {
                    const std::size_t cell = window_.index(x, y);
                    if (result_.laid[cell] == 0) continue;
                    std::size_t lowest = 8;
                    double most = 0.05 * steep;  // what counts
                    for (std::size_t k = 0; k < 8; ++k) {
                        const std::int64_t nx = x + to_x[k], ny = y + to_y[k];
                        if (!window_.contains(nx, ny)) continue;
                        const std::int32_t there = window_.at(nx, ny);
                        if (there == SurfaceWindow::outside) continue;
                        const double over = static_cast<double>(window_.units[cell]) - there -
                                            steep * (k % 2 == 0 ? 1 : 1 / diagonal);
                        if (over > most) most = over, lowest = k;
                    }
                    if (lowest == 8) continue;
                    const auto units =
                        static_cast<std::int32_t>(std::min<double>(result_.laid[cell], most / 2));
                    if (units <= 0) continue;
                    move(cell, x + to_x[lowest], y + to_y[lowest], units);
                    moved = true;
                }
            if (!moved) return;
        }
    }

    SurfaceWindow& window_;
    const Slip& slip_;
    const RunoutRule& rule_;
    Runout result_;
    std::int64_t low_x_ = 1 << 30, high_x_ = -1, low_y_ = 1 << 30, high_y_ = -1;
};

}  // namespace

double reach_of_volume(double volume_m3) {
    constexpr double log2_10 = 3.3219280948873623;
    const double log10_v = elementary::log2(std::max(volume_m3, 1.0)) / log2_10;
    return elementary::exp2(log2_10 * (0.624 - 0.157 * log10_v));
}

Runout run_out(SurfaceWindow& window, const Slip& slip, const RunoutRule& rule) {
    return Walk(window, slip, rule).all();
}

}  // namespace cuesta
