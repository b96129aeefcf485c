// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_sweep.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/world/world_cell_rows.h"
#include "cuesta/world/world_face_rows.h"
#include "cuesta/world/world_rings.h"

namespace cuesta::world {
namespace {

constexpr std::size_t west = 0, east = 1, north = 2, south = 3;

// A piece of the block: rows [lo, hi).
class Sweep {
public:
    Sweep(const Rule& rule, const RowRule* rows, const State& state, const Sides& sides,
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

    Moved run() {
        for (std::int64_t y = lo_ - 2; y <= hi_ + 1; ++y) {
            cells(y);
            if (y >= lo_) carry(y - 1);
            if (y > lo_) faces(y - 2);
            if (y > lo_ + 1) finish(y - 2);
        }
        return moved_;
    }

private:
    // The columns of the piece, then those around it: loops that begin at a line of memory are
    // twice as fast.
    template <class Body>
    void over(std::int64_t around, const Body& body) const {
        body(Columns{0, n_});
        if (around == 0) return;
        body(Columns{-around, 0});
        body(Columns{n_, n_ + around});
    }
    const float* row(const Seam<float>& seam, std::int64_t y, const float* without) const {
        return seam ? seam->row(lo_, y) : without;
    }
    const float* temperature(std::int64_t y) const {
        return row(seams_.temperature, y, f_.mild(0));
    }
    bool inside(std::int64_t y) const {
        return (y >= 0 || !sides_.border[north]) && (y < count_ || !sides_.border[south]);
    }
    bool first(std::int64_t y) const { return y == 0 && sides_.border[north]; }
    bool last(std::int64_t y) const { return y == count_ - 1 && sides_.border[south]; }
    const RowRule& place(std::int64_t y) const { return rows_[y + 2]; }
    const std::int32_t* room(std::int64_t y) const {
        return s_.room != nullptr ? s_.room->row(y) : nullptr;
    }

    // --- A: cells by themselves -----------------------------------------------------------------
    void cells(std::int64_t y) {
        std::int32_t *rock = i_.rock(y), *sand = i_.sand(y), *ground = i_.ground(y);
        std::int32_t *water = i_.water(y), *ice = i_.ice(y), *air = i_.air_now(0);
        const std::int32_t *old_rock = seams_.rock->row(lo_, y),
                           *old_sand = seams_.sand->row(lo_, y);
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
    void close_sand(std::int64_t y) {
        std::int32_t *across = i_.sand_east(y), *down = i_.sand_south(y);
        if (!inside(y)) {
            std::fill(across - 2, across + n_ + 2, 0);
            std::fill(down - 2, down + n_ + 2, 0);
            return;
        }
        close_sides(across, down, y, false, moved_.sand_left, nullptr);
    }
    // Flows of cells at the sides of the map. `comes_in`: air, which is as wet beyond the side.
    void close_sides(std::int32_t* across, std::int32_t* down, std::int64_t y, bool comes_in,
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
    void carry(std::int64_t y) {
        if (c_.temperature)
            over(1, [&](Columns at) {
                mean_of_nine(at, f_.warmth(y - 1), f_.warmth(y), f_.warmth(y + 1), f_.mean(y));
            });
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
            const BlowRow blowing{f_.pressure(y - 1), f_.pressure(y), f_.pressure(y + 1),
                                  f_.raw_x(0), f_.raw_y(0)};
            over(1, [&](Columns at) { blow(c_, place(y), at, blowing); });
            three_across({0, n_}, f_.raw_x(0), f_.wind_x(y));
            three_across({0, n_}, f_.raw_y(0), f_.wind_y(y));
        }
        if (c_.sand || c_.ice) {
            if (c_.sand) {
                const SettleRow sinking{
                    i_.sand(y),           i_.rock(y),           i_.sand_east(y), i_.sand_south(y),
                    i_.sand_south(y - 1), i_.sand_south(y + 1), i_.settled(y),   i_.surface(y)};
                over(1, [&](Columns at) { settle_sand(at, sinking); });
            } else {
                std::copy(i_.sand(y) - 1, i_.sand(y) + n_ + 1, i_.settled(y) - 1);
            }
        }
    }
    void close_air(std::int64_t y) {
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

    // --- C: faces between rows y and y + 1 ------------------------------------------------------
    void faces(std::int64_t y) {
        const auto none = [&](std::int32_t* flux) { std::fill(flux - 1, flux + n_ + 1, 0); };
        const bool wall = !inside(y) || !inside(y + 1);
        if (c_.runoff) {
            if (wall)
                none(i_.water_down(y));
            else
                water_faces(c_, {0, n_},
                            {i_.ground(y), i_.ground(y + 1), i_.water(y), i_.water(y + 1),
                             i_.water_down(y)});
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
            if (wall)
                none(i_.ice_down(y));
            else
                ice_faces(
                    c_, {0, n_},
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
    bool grinds() const { return c_.ice && c_.glacial_erosion > 0; }
    // An eighth of the water of a border cell leaves over an open side.
    void spill_rows(std::int64_t y) {
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
    RockPairs pair(std::int64_t y, std::int64_t next, std::int64_t shift,
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
    void pairs_down(std::int64_t y, bool wall) {
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

    // Faces between columns: `make` fills those of [0, n) and the one before.
    template <class Make>
    void across(std::int32_t* flux, const Make& make) {
        make(Columns{0, n_});
        make(Columns{-1, 0});
        if (sides_.border[west]) flux[-1] = 0;
        if (sides_.border[east]) flux[n_ - 1] = 0;
    }

    void finish(std::int64_t y) {
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
        if (c_.ice)
            across(i_across, [&](Columns at) {
                ice_faces(c_, at, {i_.ground(y), i_.ground(y) + 1, ice, ice + 1, i_across});
            });
        finish_ground(y, i_across);
        // What later rows need of this one's old water and ice stays: the new goes to rows of one.
        std::int32_t *new_water = i_.made(0), *new_ice = i_.lost(0);
        std::copy(water, water + n_, new_water);
        std::copy(ice, ice + n_, new_ice);
        if (c_.runoff) add_fluxes(all, w_across, i_.water_down(y - 1), i_.water_down(y), new_water);
        if (c_.ice) add_fluxes(all, i_across, i_.ice_down(y - 1), i_.ice_down(y), new_ice);
        std::int32_t* air = i_.air_now(0);
        if (c_.humidity) {
            std::copy(i_.air(y), i_.air(y) + n_, air);
            add_donors(all, {i_.air_east(y), i_.air_south(y), i_.air_south(y - 1),
                             i_.air_south(y + 1), air});
        }
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
    void spill_columns(std::int64_t y, std::int32_t* flux) {
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

    void finish_ground(std::int64_t y, const std::int32_t* ice_across) {
        new_ground_ = i_.ground(y);
        if (!c_.sand && !grinds()) return;
        const Columns all{0, n_};
        std::int32_t *rock = s_.rock->row(y), *sand = s_.sand->row(y);
        const std::int32_t *old_rock = i_.rock(y), *settled = i_.settled(y);
        std::copy(old_rock, old_rock + n_, rock);
        std::copy(settled, settled + n_, sand);
        if (c_.sand) {
            std::int32_t* flux = i_.sand_across(0);
            across(flux, [&](Columns at) {
                sand_faces(c_, at, {i_.surface(y), i_.surface(y) + 1, settled, settled + 1, flux});
            });
            add_fluxes(all, flux, i_.sand_down(y - 1), i_.sand_down(y), sand);
            if (c_.smooth > 0) {
                std::int32_t* level = i_.rock_across(0);
                across(level, [&](Columns at) { rock_pairs(c_, at, pair(y, y, 1, level)); });
                add_fluxes(all, level, i_.rock_down(y - 1), i_.rock_down(y), rock);
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
    // The giver of ice loses rock, the taker gets it as sand.
    void grind(std::int64_t y, const std::int32_t* ice_across, std::int32_t* rock,
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

    void finish_air(std::int64_t y, const std::int32_t* water, const std::int32_t* w_across) {
        const Columns all{0, n_};
        if (c_.temperature)
            finish_temperature(c_, all,
                               {f_.mean(y - 1), f_.mean(y), f_.mean(y + 1), f_.force(y),
                                row(seams_.wind_x, y, f_.zeros(0)),
                                row(seams_.wind_y, y, f_.zeros(0)), s_.temperature->row(y)});
        if (c_.wind) {
            finish_wind(all, {f_.wind_x(y - 1), f_.wind_x(y), f_.wind_x(y + 1), s_.wind_x->row(y)});
            finish_wind(all, {f_.wind_y(y - 1), f_.wind_y(y), f_.wind_y(y + 1), s_.wind_y->row(y)});
            if (s_.pressure != nullptr)
                for (std::int64_t x = 0; x < n_; ++x)
                    s_.pressure->row(y)[x] = sea_level_hpa * f_.pressure(y)[x];
        }
        if (!c_.runoff) return;
        finish_current(c_, all,
                       {f_.current_x(y - 1), f_.current_x(y), f_.current_x(y + 1), w_across - 1,
                        w_across, water, s_.current_x->row(y)});
        finish_current(c_, all,
                       {f_.current_y(y - 1), f_.current_y(y), f_.current_y(y + 1),
                        i_.water_down(y - 1), i_.water_down(y), water, s_.current_y->row(y)});
    }

    static constexpr float sea_level_hpa = 1013.25f;

    const Rule& c_;
    const RowRule* rows_;
    const State& s_;
    const Sides& sides_;
    const Seams& seams_;
    const std::int64_t lo_, hi_, n_, count_;
    IntRings i_;
    FloatRings f_;
    const std::int32_t* new_ground_ = nullptr;
    Moved moved_;
};

}  // namespace

void Moved::merge(const Moved& other) {
    RowSums::merge(other);
    for (std::size_t i = 0; i < 4; ++i) {
        water_left[i] += other.water_left[i], sand_left[i] += other.sand_left[i];
        air_left[i] += other.air_left[i], air_came[i] += other.air_came[i];
    }
}

Moved sweep_world(const Rule& rule, const RowRule* rows, const State& state, const Sides& sides,
                  std::int64_t shortest_piece) {
    CUESTA_CHECK(state.rock->halo() >= 2, "the world needs a halo of two samples");
    const std::int64_t count = state.rock->rows();
    // The result does not depend on where pieces end.
    const std::int64_t pieces = 4 * thread_count();
    const std::int64_t piece = std::max(shortest_piece, (count + pieces - 1) / pieces);
    const Seams seams(state, piece);
    return ordered_reduce(
        0, count, piece, Moved{},
        [&](std::int64_t lo, std::int64_t hi) {
            return Sweep(rule, rows, state, sides, seams, lo, hi).run();
        },
        [](Moved all, const Moved& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta::world
