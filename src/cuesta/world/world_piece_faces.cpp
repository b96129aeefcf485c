// SPDX-License-Identifier: Apache-2.0
// The last of three stages: what crosses faces, and the new rows.
#include <algorithm>

#include "cuesta/world/world_piece.h"

namespace cuesta::world {
namespace {

constexpr float sea_level_hpa = 1013.25f;

}  // namespace

void Piece::faces(std::int64_t y) {
    const auto none = [&](std::int32_t* flux) { std::fill(flux - 1, flux + n_ + 1, 0); };
    const bool wall = !inside(y) || !inside(y + 1);
    if (c_.runoff) {
        if (wall)
            none(i_.water_down(y));
        else
            water_faces(
                c_, {0, n_},
                {i_.ground(y), i_.ground(y + 1), i_.water(y), i_.water(y + 1), i_.water_down(y)});
        spill_rows(y);
    }
    if (c_.sand) {
        if (wall)
            none(i_.sand_down(y));
        else
            sand_faces(c_, {0, n_},
                       {i_.surface(y), i_.surface(y + 1), i_.settled(y), i_.settled(y + 1),
                        i_.sand_down(y)});
        if (c_.smooth > 0) pairs_down(y, wall);
    }
    if (c_.ice) {
        // No ice on either side: nothing moves.
        if (wall || !(icy(y) || icy(y + 1)))
            none(i_.ice_down(y));
        else
            ice_faces(c_, {0, n_},
                      {i_.ground(y), i_.ground(y + 1), i_.ice(y), i_.ice(y + 1), i_.ice_down(y)});
        if (grinds()) {
            if (wall)
                none(i_.grind_down(y));
            else
                grind_faces(c_, {0, n_},
                            {i_.ice(y), i_.ice(y + 1), i_.ice_down(y), room(y), room(y + 1),
                             i_.grind_down(y)});
        }
    }
}
// An eighth of the water of a border cell leaves over an open side.
void Piece::spill_rows(std::int64_t y) {
    const bool at_north = y == -1 && sides_.border[north] && sides_.open[north];
    const bool at_south = last(y) && sides_.open[south];
    if (!at_north && !at_south) return;
    const std::int32_t* water = i_.water(at_north ? 0 : y);
    std::int32_t* flux = i_.water_down(y);
    // The piece that has the border cells counts.
    const bool own = at_north ? lo_ == 0 : y >= lo_ && y < hi_;
    for (std::int64_t x = 0; x < n_; ++x) {
        const std::int32_t out = water[x] >> 3;
        flux[x] = at_north ? -out : out;
        if (own) moved_.water_left[at_north ? north : south] += out;
    }
}
RockPairs Piece::pair(std::int64_t y, std::int64_t next, std::int64_t shift,
                      std::int32_t* flux) const {
    const bool ends = s_.room != nullptr;
    return {i_.rock(y),
            i_.rock(next) + shift,
            i_.water(y),
            i_.water(next) + shift,
            room(y),
            ends ? room(next) + shift : nullptr,
            ends ? s_.below->row(y) : nullptr,
            ends ? s_.below->row(next) + shift : nullptr,
            flux};
}
void Piece::pairs_down(std::int64_t y, bool wall) {
    std::int32_t *down = i_.rock_down(y), *right = i_.rock_south_east(y),
                 *left = i_.rock_south_west(y);
    if (wall) {
        for (std::int32_t* flux : {down, right, left}) std::fill(flux - 1, flux + n_ + 1, 0);
        return;
    }
    rock_pairs(c_, {0, n_}, pair(y, y + 1, 0, down));
    // From column -1 to the south-east and from column n to the south-west as well.
    rock_pairs(c_, {0, n_}, pair(y, y + 1, 1, right));
    rock_pairs(c_, {-1, 0}, pair(y, y + 1, 1, right));
    rock_pairs(c_, {0, n_}, pair(y, y + 1, -1, left));
    rock_pairs(c_, {n_, n_ + 1}, pair(y, y + 1, -1, left));
    if (sides_.border[west]) right[-1] = 0, left[0] = 0;
    if (sides_.border[east]) right[n_ - 1] = 0, left[n_] = 0;
}

void Piece::finish(std::int64_t y) {
    const Columns all{0, n_};
    std::int32_t *water = i_.water(y), *ice = i_.ice(y);
    // Fluxes are all found before anything of this row changes; the row behind has its own.
    std::int32_t* w_across = i_.water_across(0);
    if (c_.runoff) {
        across(w_across, [&](Columns at) {
            water_faces(c_, at, {i_.ground(y), i_.ground(y) + 1, water, water + 1, w_across});
        });
        spill_columns(y, w_across);
    }
    std::int32_t* i_across = i_.ice_across(0);
    if (c_.ice && !icy(y))
        std::fill(i_across - 1, i_across + n_, 0);
    else if (c_.ice)
        across(i_across, [&](Columns at) {
            ice_faces(c_, at, {i_.ground(y), i_.ground(y) + 1, ice, ice + 1, i_across});
        });
    finish_ground(y, i_across);
    // What later rows need of this one's old water and ice stays: the new goes to rows of one.
    std::int32_t *new_water = i_.made(0), *new_ice = i_.lost(0);
    if (c_.runoff)
        add_fluxes(all, water, w_across, i_.water_down(y - 1), i_.water_down(y), new_water);
    else
        std::copy(water, water + n_, new_water);
    if (c_.ice && (icy(y - 1) || icy(y) || icy(y + 1)))
        add_fluxes(all, ice, i_across, i_.ice_down(y - 1), i_.ice_down(y), new_ice);
    else
        std::copy(ice, ice + n_, new_ice);
    std::int32_t* air = i_.air_now(0);
    if (c_.humidity)
        add_donors(all, {i_.air(y), i_.air_east(y), i_.air_south(y), i_.air_south(y - 1),
                         i_.air_south(y + 1), air});
    EndRow end{};
    end.water = new_water;
    end.air = c_.humidity ? air : nullptr;
    end.ice = c_.ice || c_.humidity ? new_ice : nullptr;
    end.ground = new_ground_;
    end.sea = c_.sea && s_.sea != nullptr ? s_.sea->row(y) : nullptr;
    end.sea_change = i_.sea_change(0);
    const bool wets = c_.sea || c_.runoff || c_.humidity || c_.ice;
    const auto to = [&](Field* field, bool writes) {
        return field != nullptr && writes ? field->row(y) : nullptr;
    };
    end.water_m = to(s_.water, wets);
    end.air_m = to(s_.air, c_.humidity);
    end.ice_m = to(s_.ice, c_.ice || c_.humidity);
    if (end.ice_m == nullptr) end.ice = nullptr;
    end.humidity = to(s_.humidity, c_.humidity);
    if (wets) moved_.RowSums::merge(finish_water(c_, all, end));
    finish_air(y, new_water, w_across);
}
// Water over open sides.
void Piece::spill_columns(std::int64_t y, std::int32_t* flux) {
    const std::int32_t* water = i_.water(y);
    const auto spill = [&](std::size_t where, std::int64_t cell, std::int64_t face, int sign) {
        if (!sides_.border[where] || !sides_.open[where]) return;
        const std::int32_t out = water[cell] >> 3;
        flux[face] = sign * out;
        moved_.water_left[where] += out;
    };
    spill(west, 0, -1, -1);
    spill(east, n_ - 1, n_ - 1, 1);
}

void Piece::finish_ground(std::int64_t y, const std::int32_t* ice_across) {
    new_ground_ = i_.ground(y);
    if (!c_.sand && !grinds()) return;
    const Columns all{0, n_};
    std::int32_t *rock = s_.rock->row(y), *sand = s_.sand->row(y);
    const std::int32_t *old_rock = i_.rock(y), *settled = i_.settled(y);
    if (!c_.sand || !(c_.smooth > 0)) std::copy(old_rock, old_rock + n_, rock);
    if (!c_.sand) std::copy(settled, settled + n_, sand);
    if (c_.sand) {
        std::int32_t* flux = i_.sand_across(0);
        across(flux, [&](Columns at) {
            sand_faces(c_, at, {i_.surface(y), i_.surface(y) + 1, settled, settled + 1, flux});
        });
        add_fluxes(all, settled, flux, i_.sand_down(y - 1), i_.sand_down(y), sand);
        if (c_.smooth > 0) {
            std::int32_t* level = i_.rock_across(0);
            across(level, [&](Columns at) { rock_pairs(c_, at, pair(y, y, 1, level)); });
            add_fluxes(all, old_rock, level, i_.rock_down(y - 1), i_.rock_down(y), rock);
            const std::int32_t *to_right = i_.rock_south_east(y),
                               *from_left = i_.rock_south_east(y - 1);
            const std::int32_t *to_left = i_.rock_south_west(y),
                               *from_right = i_.rock_south_west(y - 1);
            for (std::int64_t x = 0; x < n_; ++x)
                rock[x] += (from_left[x - 1] - to_right[x]) + (from_right[x + 1] - to_left[x]);
        }
    }
    if (grinds()) grind(y, ice_across, rock, sand);
    std::int32_t* made = i_.eroded(0);
    for (std::int64_t x = 0; x < n_; ++x) made[x] = rock[x] + sand[x];
    new_ground_ = made;
}
// The donor of ice loses rock, the taker gets it as sand.
void Piece::grind(std::int64_t y, const std::int32_t* ice_across, std::int32_t* rock,
                  std::int32_t* sand) {
    std::int32_t* off = i_.grind_across(0);
    across(off, [&](Columns at) {
        grind_faces(c_, at,
                    {i_.ice(y), i_.ice(y) + 1, ice_across, room(y),
                     s_.room != nullptr ? room(y) + 1 : nullptr, off});
    });
    const std::int32_t *above = i_.grind_down(y - 1), *below = i_.grind_down(y);
    for (std::int64_t x = 0; x < n_; ++x) {
        const std::int32_t given = std::max(off[x], 0) + std::max(-off[x - 1], 0) +
                                   std::max(below[x], 0) + std::max(-above[x], 0);
        const std::int32_t taken = std::max(-off[x], 0) + std::max(off[x - 1], 0) +
                                   std::max(-below[x], 0) + std::max(above[x], 0);
        rock[x] -= given;
        sand[x] += taken;
        moved_.eroded += given;
    }
}

void Piece::finish_air(std::int64_t y, const std::int32_t* water, const std::int32_t* w_across) {
    const Columns all{0, n_};
    if (c_.temperature) finish_warmth(y);
    if (s_.systems != nullptr) drift_systems(y);
    if (c_.wind) {
        finish_wind(all, {f_.wind_x(y - 1), f_.wind_x(y), f_.wind_x(y + 1), s_.wind_x->row(y)});
        finish_wind(all, {f_.wind_y(y - 1), f_.wind_y(y), f_.wind_y(y + 1), s_.wind_y->row(y)});
        if (s_.pressure != nullptr)
            for (std::int64_t x = 0; x < n_; ++x)
                s_.pressure->row(y)[x] = sea_level_hpa * f_.pressure(y)[x] +
                                         (s_.systems != nullptr ? f_.highs(y)[x] : 0.0f);
    }
    if (!c_.runoff) return;
    finish_current(c_, all,
                   {f_.current_x(y - 1), f_.current_x(y), f_.current_x(y + 1), w_across - 1,
                    w_across, water, s_.current_x->row(y)});
    finish_current(c_, all,
                   {f_.current_y(y - 1), f_.current_y(y), f_.current_y(y + 1), i_.water_down(y - 1),
                    i_.water_down(y), water, s_.current_y->row(y)});
}

// The row before has been written over: its old one is kept for this one.
void Piece::drift_systems(std::int64_t y) {
    const auto keep = [&](std::int64_t of) {
        const float* from = seams_.systems->row(lo_, of);
        std::copy(from - 1, from + n_ + 1, f_.highs(of) - 1);
    };
    if (y == lo_) keep(y - 1);
    keep(y);
    finish_systems(c_, place(y), {0, n_},
                   {f_.highs(y - 1), f_.highs(y), seams_.systems->row(lo_, y + 1),
                    row(seams_.wind_x, y, f_.zeros(0)), row(seams_.wind_y, y, f_.zeros(0)),
                    s_.systems->row(y)});
}

void Piece::finish_warmth(std::int64_t y) {
    const float *u = row(seams_.wind_x, y, f_.zeros(0)), *v = row(seams_.wind_y, y, f_.zeros(0));
    const Columns all{0, n_};
    if (c_.heat_flux)
        moved_.limited_heat +=
            finish_heat(all, {f_.mean(y), f_.force(y), f_.heat_east(y), f_.heat_south(y),
                              f_.heat_south(y - 1), f_.heat_south(y + 1), s_.temperature->row(y)});
    else
        finish_temperature(c_, all,
                           {f_.mean(y - 1), f_.mean(y), f_.mean(y + 1), f_.force(y), u, v,
                            s_.temperature->row(y)});
}

}  // namespace cuesta::world
