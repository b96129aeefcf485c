// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_piece.h"

#include <algorithm>

namespace cuesta::world {

Piece::Piece(const Rule& rule, const RowRule* rows, const State& state, const Sides& sides,
             const Seams& seams, std::int64_t lo, std::int64_t hi)
    : c_(rule),
      rows_(rows),
      s_(state),
      sides_(sides),
      seams_(seams),
      lo_(lo),
      hi_(hi),
      n_(state.rock->columns()),
      count_(state.rock->rows()),
      i_(n_),
      f_(n_) {
    std::fill(f_.mild(0) - 2, f_.mild(0) + n_ + 2, state.air_temperature_c);
}

Moved Piece::run() {
    for (std::int64_t y = lo_ - 2; y <= hi_ + 1; ++y) {
        cells(y);
        if (y >= lo_) carry(y - 1);
        if (y > lo_) faces(y - 2);
        if (y > lo_ + 1) finish(y - 2);
    }
    return moved_;
}

// --- A: cells by themselves ---------------------------------------------------------------------
void Piece::cells(std::int64_t y) {
    std::int32_t *rock = i_.rock(y), *sand = i_.sand(y), *ground = i_.ground(y);
    std::int32_t *water = i_.water(y), *ice = i_.ice(y), *air = i_.air_now(0);
    const std::int32_t *old_rock = seams_.rock->row(lo_, y), *old_sand = seams_.sand->row(lo_, y);
    const float* u = row(seams_.current_x, y, f_.zeros(0));
    const float *v = row(seams_.current_y, y, f_.zeros(0)), *t = temperature(y);
    const auto take_in = [&](const Seam<float>& seam, std::int32_t* to) {
        if (seam)
            over(2, [&](Columns at) { whole_quanta(c_, at, seam->row(lo_, y), to); });
        else
            std::fill(to - 2, to + n_ + 2, 0);
    };
    std::copy(old_rock - 2, old_rock + n_ + 2, rock - 2);
    std::copy(old_sand - 2, old_sand + n_ + 2, sand - 2);
    for (std::int64_t x = -2; x < n_ + 2; ++x) ground[x] = rock[x] + sand[x];
    take_in(seams_.water, water);
    take_in(seams_.air, air);
    take_in(seams_.ice, ice);
    const bool own = y >= lo_ && y < hi_;
    if (c_.sand) {
        const Erode erosion{water, u, v, room(y), rock, sand, i_.eroded(0)};
        over(2, [&](Columns at) { erode(c_, at, erosion); });
        if (own) moved_.eroded += sum_of({0, n_}, i_.eroded(0));
    }
    if (c_.humidity) {
        const bool open = !c_.closed_cycle;
        const CloudRow clouds{
            t, water, air, ice, open ? i_.made(0) : nullptr, open ? i_.lost(0) : nullptr};
        over(2, [&](Columns at) { exchange_with_air(c_, at, clouds); });
        if (own && open) {
            moved_.into_water += sum_of({0, n_}, i_.made(0));
            moved_.out_of_water += sum_of({0, n_}, i_.lost(0));
        }
    }
    if (c_.ice) {
        const bool all = c_.melt_share == 1;
        const IceRow melting{t, water, ice, all ? nullptr : i_.made(0)};
        over(2, [&](Columns at) { freeze(c_, at, melting); });
        if (own && !all)
            for (std::int64_t x = 0; x < n_; ++x) {
                const std::int32_t change = i_.made(0)[x];
                moved_.into_water += std::max(change, 0);
                moved_.out_of_water += std::max(-change, 0);
            }
    }
    icy_[static_cast<std::size_t>(y & 3)] = any_of({-1, n_ + 1}, ice);
    if (c_.sand) {
        const CarryRow flow{water, sand, u, v, i_.sand_east(y), i_.sand_south(y)};
        over(2, [&](Columns at) { carry_sand(c_, at, flow); });
        close_sand(y);
    }
    if (c_.temperature) {
        over(1, [&](Columns at) { three_across(at, t, f_.warmth(y)); });
        if (own) shine(c_, place(y), {0, n_}, {t, ground, water, f_.force(y)});
    }
    if (c_.wind)
        over(2, [&](Columns at) { press(c_, at, {ground, water, t, air, f_.pressure(y)}); });
    if (c_.humidity) over(1, [&](Columns at) { mix_across(at, air, i_.mixed(y)); });
    if (c_.runoff) {
        three_across({0, n_}, u, f_.current_x(y));
        three_across({0, n_}, v, f_.current_y(y));
    }
}
// Nothing comes in from outside the map; what leaves over an open side is counted.
void Piece::close_sand(std::int64_t y) {
    std::int32_t *across = i_.sand_east(y), *down = i_.sand_south(y);
    if (!inside(y)) {
        std::fill(across - 2, across + n_ + 2, 0);
        std::fill(down - 2, down + n_ + 2, 0);
        return;
    }
    close_sides(across, down, y, false, moved_.sand_left, nullptr);
}
void Piece::close_sides(std::int32_t* across, std::int32_t* down, std::int64_t y, bool comes_in,
                        std::array<std::int64_t, 4>& left, std::array<std::int64_t, 4>* came) {
    const bool own = y >= lo_ && y < hi_;
    const auto side = [&](std::size_t where, std::int64_t x, int outwards) {
        std::int32_t& flow = across[x];
        const std::int64_t beyond = x + outwards;
        if (!sides_.open[where] || !comes_in) across[beyond] = 0;
        if (!sides_.open[where]) flow = outwards < 0 ? std::max(flow, 0) : std::min(flow, 0);
        if (!own) return;
        left[where] += std::max(flow * outwards, 0);
        if (came != nullptr) (*came)[where] += std::max(across[beyond] * -outwards, 0);
    };
    if (sides_.border[west]) side(west, 0, -1);
    if (sides_.border[east]) side(east, n_ - 1, 1);
    const auto end = [&](std::size_t where, int outwards) {
        for (std::int64_t x = -1; x <= n_; ++x) {
            if (!sides_.open[where])
                down[x] = outwards < 0 ? std::max(down[x], 0) : std::min(down[x], 0);
            if (own && x >= 0 && x < n_) left[where] += std::max(down[x] * outwards, 0);
        }
    };
    if (first(y)) end(north, -1);
    if (last(y)) end(south, 1);
}

// --- B: filters, and what wind and water take along -----------------------------------------
void Piece::carry(std::int64_t y) {
    if (c_.temperature)
        over(1, [&](Columns at) {
            mean_of_nine(at, f_.warmth(y - 1), f_.warmth(y), f_.warmth(y + 1), f_.mean(y));
        });
    if (c_.temperature && c_.heat_flux) carry_warmth(y);
    if (c_.humidity) {
        const DriftRow drifting{i_.mixed(y - 1),
                                i_.mixed(y),
                                i_.mixed(y + 1),
                                row(seams_.wind_x, y, f_.zeros(0)),
                                row(seams_.wind_y, y, f_.zeros(0)),
                                i_.air(y),
                                i_.air_east(y),
                                i_.air_south(y)};
        over(1, [&](Columns at) { drift(c_, at, drifting); });
        close_air(y);
    }
    if (c_.wind) {
        const BlowRow blowing{f_.pressure(y - 1),
                              f_.pressure(y),
                              f_.pressure(y + 1),
                              f_.raw_x(0),
                              f_.raw_y(0),
                              row(seams_.systems, y - 1, nullptr),
                              row(seams_.systems, y, nullptr),
                              row(seams_.systems, y + 1, nullptr)};
        over(1, [&](Columns at) { blow(c_, place(y), at, blowing); });
        three_across({0, n_}, f_.raw_x(0), f_.wind_x(y));
        three_across({0, n_}, f_.raw_y(0), f_.wind_y(y));
    }
    if (c_.sand || c_.ice) {
        if (c_.sand) {
            const SettleRow sinking{i_.sand(y),       i_.rock(y),           i_.sand_east(y),
                                    i_.sand_south(y), i_.sand_south(y - 1), i_.sand_south(y + 1),
                                    i_.settled(y),    i_.surface(y)};
            over(1, [&](Columns at) { settle_sand(at, sinking); });
        } else {
            std::copy(i_.sand(y) - 1, i_.sand(y) + n_ + 1, i_.settled(y) - 1);
        }
    }
}
void Piece::close_air(std::int64_t y) {
    std::int32_t *across = i_.air_east(y), *down = i_.air_south(y);
    if (!inside(y)) {
        const std::size_t where = y < 0 ? north : south;
        if (!sides_.open[where]) {
            std::fill(across - 1, across + n_ + 1, 0);
            std::fill(down - 1, down + n_ + 1, 0);
            return;
        }
        // It comes in over the border; only the row that touches it counts.
        const bool touches = y == -1 ? lo_ == 0 : y == count_ && hi_ == count_;
        if (!touches) return;
        for (std::int64_t x = 0; x < n_; ++x)
            moved_.air_came[where] += std::max(y < 0 ? down[x] : -down[x], 0);
        return;
    }
    close_sides(across, down, y, true, moved_.air_left, &moved_.air_came);
}

// Nothing comes in from outside the map, and nothing leaves it.
void Piece::carry_warmth(std::int64_t y) {
    float *to_east = f_.heat_east(y), *to_south = f_.heat_south(y);
    if (!inside(y)) {
        std::fill(to_east - 1, to_east + n_ + 1, 0.0f);
        std::fill(to_south - 1, to_south + n_ + 1, 0.0f);
        return;
    }
    over(1, [&](Columns at) {
        carry_heat(c_, at,
                   {f_.mean(y), row(seams_.wind_x, y, f_.zeros(0)),
                    row(seams_.wind_y, y, f_.zeros(0)), to_east, to_south});
    });
    if (sides_.border[west]) to_east[-1] = 0, to_east[0] = std::max(to_east[0], 0.0f);
    if (sides_.border[east]) to_east[n_] = 0, to_east[n_ - 1] = std::min(to_east[n_ - 1], 0.0f);
    for (std::int64_t x = 0; x < n_; ++x) {
        if (first(y)) to_south[x] = std::max(to_south[x], 0.0f);
        if (last(y)) to_south[x] = std::min(to_south[x], 0.0f);
    }
}

}  // namespace cuesta::world
