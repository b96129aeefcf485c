// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_bed.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/process/ice/ice_smooth.h"

namespace cuesta::ice {
namespace {

constexpr float most_wear_m = 2, most_wear_share = 0.05f;
constexpr double most_load_m = 100;
constexpr float least_ice_m = 1;  // thinner ice does not grind
// Hardness of granite: a weakness of 1.
constexpr double usual_softness = 0.05;
// A box as long as the drag length has this spread.
const double spread_of_box = 1 / std::sqrt(12.0);

std::int64_t atomic_sum(const std::atomic<std::int64_t>& sum) {
    return sum.load();
}

}  // namespace

void BedWork::fit(FieldShape shape) {
    FieldShape wide = shape, thin = shape;
    wide.halo = smooth_halo, thin.halo = 1;
    if (speed.shape() != wide) {
        speed = Field(wide), other = Field(wide), mean = Field(wide), thickness = Field(wide);
        fall = Field(thin);
        load = IntField(thin), loaded = IntField(thin);
        share_x = Field(thin), share_y = Field(thin);
    }
    speed.fill(0);
}

void BedSums::post(Ledger& ledger, MaterialId till, double unit_m) const {
    ledger.book(book, unit_m);
    Account& account = ledger.account(till);
    std::int64_t gone = 0;
    for (std::size_t i = 0; i < left.size(); ++i)
        add_units(account.border[i], left[i], unit_m), gone += left[i];
    add_units(account.suspended, lifted - laid - washed - gone, unit_m);
    add_units(account.out, washed, unit_m);
}

IceBed::IceBed(BedWork& work, IceWork& ice, IceFlow& flow, LayerStack& ground, const BedRule& rule,
               const Grid& grid, Communicator& comm)
    : work_(work),
      ice_(ice),
      flow_(flow),
      ground_(ground),
      rule_(rule),
      grid_(grid),
      comm_(comm),
      passes_(smooth_passes(rule.drag_length_m * spread_of_box / grid.spacing_m)),
      few_passes_(
          smooth_passes(std::max(1.0, rule.drag_length_m * spread_of_box / grid.spacing_m / 2))) {}

void IceBed::look_around() {
    for (std::int64_t y = 0; y < ice_.bed.rows(); ++y)
        std::copy_n(ice_.bed.row(y), ice_.bed.columns(), work_.mean.row(y));
    smooth(work_.mean, work_.other, passes_, comm_);
}

void IceBed::wear(double ice_years, double years, double line_m, const FlowLaw& law,
                  std::array<double, 3> offsets) {
    flow_.exchange_ice();
    find_speed(law);
    carry(ice_years, line_m, offsets[0]);
    wear_rock(years, offsets);
    lay_down(ice_years, line_m, offsets);
}

// Sliding at cells. Bare rock above the ice does not make its surface steep.
void IceBed::find_speed(const FlowLaw& law) {
    const auto metres = static_cast<float>(metres_per_quantum);
    const auto per_two = static_cast<float>(0.5 / grid_.spacing_m);
    const std::int64_t n = ice_.ice.columns();
    parallel_for(0, ice_.ice.rows(), rows_per_piece(n), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const std::int32_t *ice = ice_.ice.row(y), *ice_n = ice_.ice.row(y - 1),
                               *ice_s = ice_.ice.row(y + 1);
            const float *bed = ice_.bed.row(y), *bed_n = ice_.bed.row(y - 1),
                        *bed_s = ice_.bed.row(y + 1);
            float *speed = work_.speed.row(y), *fall = work_.fall.row(y);
            float* thickness = work_.thickness.row(y);
            for (std::int64_t x = 0; x < n; ++x) {
                const float h = static_cast<float>(ice[x]) * metres;
                const float s = bed[x] + h;
                thickness[x] = h;
                const auto beside = [&](std::int32_t other, float z) {
                    const float top = z + static_cast<float>(other) * metres;
                    return other > 0 || top < s ? top : s;
                };
                const float gx =
                    (beside(ice[x + 1], bed[x + 1]) - beside(ice[x - 1], bed[x - 1])) * per_two;
                const float gy =
                    (beside(ice_s[x], bed_s[x]) - beside(ice_n[x], bed_n[x])) * per_two;
                const float zx = (bed[x + 1] - bed[x - 1]) * per_two;
                const float zy = (bed_s[x] - bed_n[x]) * per_two;
                const float slope2 = gx * gx + gy * gy;
                speed[x] = sliding_speed(law, h, slope2);
                fall[x] = (zx * gx + zy * gy) / (std::sqrt(slope2) + 1e-9f);
            }
        }
    });
    smooth(work_.speed, work_.other, passes_, comm_);
    smooth(work_.thickness, work_.other, few_passes_, comm_);
}

void IceBed::wear_rock(double years, std::array<double, 3> offsets) {
    const MaterialTable& materials = ground_.materials();
    std::array<float, 256> weakness{}, till_per_rock{};
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const Material& one = materials[static_cast<MaterialId>(i)];
        weakness[i] = static_cast<float>((1 - one.hardness) / usual_softness);
        till_per_rock[i] = static_cast<float>(one.density / materials[rule_.till].density);
    }
    till_per_rock[rule_.till] = 1;
    const auto metres = static_cast<float>(metres_per_quantum);
    const auto unit = static_cast<float>(ground_.unit_m());
    const auto per_unit = static_cast<float>(years / ground_.unit_m());
    const auto offset = static_cast<float>(offsets[1]);
    const auto turn_offset = static_cast<float>(offsets[2]);
    const auto wash_offset = static_cast<float>(offsets[0]);
    const auto outwash = static_cast<float>(rule_.outwash);
    std::atomic<std::int64_t> lifted = 0, washed = 0, limited = 0;
    sums_.book.merge(book_tile_rows(ground_.shape().rows, [&](std::int64_t lo, std::int64_t hi,
                                                              LayerBook& book) {
        std::int64_t up = 0, away = 0, cut = 0;
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < ground_.shape().columns; ++x) {
                if (!(static_cast<float>(ice_.ice.at(x, y)) * metres > least_ice_m)) continue;
                const float h = work_.thickness.at(x, y);
                const float z = ice_.bed.at(x, y);
                const float rate = thawed_share(h) *
                                   wear_rate(rule_.wear, work_.speed.at(x, y), work_.fall.at(x, y),
                                             drag_factor(z, work_.mean.at(x, y), h));
                float due = rate * per_unit;  // units of a weakness of 1
                if (!(due > 0)) continue;
                float room = std::min(most_wear_m, most_wear_share * h) / unit;
                bool last = false;
                for (int layers = 0; layers < 16 && due > 0 && !last; ++layers) {
                    const MaterialId top = ground_.top_material().at(x, y);
                    const float weak = weakness[top];
                    const float wish = due * weak + offset;
                    auto units = static_cast<Units>(std::min(wish, room));
                    last = ground_.buried().at(x, y) == 0 || units < ground_.top().at(x, y);
                    if (last) {
                        cut += wish > room ? 1 : 0;
                    } else {  // the layer is used up, what is due goes on below it
                        units = ground_.top().at(x, y);
                        due -= static_cast<float>(units) / weak;
                        room -= static_cast<float>(units);
                    }
                    if (units <= 0) break;
                    ground_.remove(x, y, units, book, [&](MaterialId material, Units off) {
                        Units till = off, wash = 0;
                        if (material != rule_.till) {
                            till = static_cast<Units>(
                                static_cast<float>(off) * till_per_rock[material] + turn_offset);
                            wash = std::min(till,
                                            static_cast<Units>(static_cast<float>(till) * outwash +
                                                               wash_offset));
                            book.turn(material, off, rule_.till, till);
                        }
                        work_.load.at(x, y) += till - wash;
                        up += till, away += wash;
                    });
                }
                ice_.bed.at(x, y) = static_cast<float>(ground_.surface().at(x, y)) * unit;
            }
        lifted += up, washed += away, limited += cut;
    }));
    sums_.lifted += atomic_sum(lifted);
    sums_.washed += atomic_sum(washed);
    sums_.limited_cells += atomic_sum(limited);
}

// The load moves with the ice.
void IceBed::carry(double ice_years, double line_m, double offset) {
    const std::int64_t n = ice_.ice.columns(), rows = ice_.ice.rows();
    const IceNumbers numbers = flow_.numbers(ice_years, line_m, 0, 0);
    const auto dither = static_cast<float>(offset);
    comm_.exchange(work_.load, Outside::zero);
    Field& surface = work_.other;
    parallel_for(-1, rows + 1, rows_per_piece(n), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            ice_surface(ice_.bed.row(y) - 1, ice_.ice.row(y) - 1, numbers.metres,
                        surface.row(y) - 1, n + 2);
    });
    parallel_for(-1, rows, rows_per_piece(n), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const float *here = surface.row(y), *below = surface.row(y + 1);
            const std::int32_t *ice = ice_.ice.row(y), *ice_s = ice_.ice.row(y + 1);
            const float *bed = ice_.bed.row(y), *bed_s = ice_.bed.row(y + 1);
            ice_shares({ice, ice_s, here, below, bed, bed_s, here + 1, here - 1, below + 1,
                        below - 1, nullptr, n},
                       numbers, work_.share_y.row(y));
            if (y < 0) continue;
            const float* above = surface.row(y - 1);
            ice_shares({ice - 1, ice, here - 1, here, bed - 1, bed, below - 1, above - 1, below,
                        above, nullptr, n + 1},
                       numbers, work_.share_x.row(y) - 1);
        }
    });
    const Borders &borders = flow_.borders(), &open = flow_.open();
    // The share at a border is that of the face behind it, if that leads out.
    const auto outward = [](bool is_open, float inner) {
        return is_open ? std::max(inner, 0.0f) : 0.0f;
    };
    for (std::int64_t y = 0; y < rows; ++y) {
        float* share = work_.share_x.row(y);
        const bool narrow = borders.west && borders.east && n == 1;
        if (borders.west) share[-1] = -outward(open.west && !narrow, -share[0]);
        if (borders.east) share[n - 1] = outward(open.east && !narrow, share[n - 2]);
    }
    const bool low = borders.north && borders.south && rows == 1;
    for (std::int64_t x = 0; x < n; ++x) {
        if (borders.north)
            work_.share_y.at(x, -1) = -outward(open.north && !low, -work_.share_y.at(x, 0));
        if (borders.south)
            work_.share_y.at(x, rows - 1) =
                outward(open.south && !low, work_.share_y.at(x, rows - 2));
    }
    const auto moved = [&](float share, std::int32_t a, std::int32_t b) {
        const std::int32_t donor = share > 0 ? a : b;
        const float wish = std::abs(share) * static_cast<float>(donor) + dither;
        const auto amount = std::min(static_cast<std::int32_t>(wish), donor >> 2);
        return share == 0 ? 0 : share > 0 ? amount : -amount;
    };
    std::array<std::atomic<std::int64_t>, 4> left{};
    parallel_for(0, rows, rows_per_piece(n), [&](std::int64_t lo, std::int64_t hi) {
        std::array<std::int64_t, 4> mine{};
        for (std::int64_t y = lo; y < hi; ++y) {
            const std::int32_t *load = work_.load.row(y), *load_n = work_.load.row(y - 1),
                               *load_s = work_.load.row(y + 1);
            const float *x_share = work_.share_x.row(y), *n_share = work_.share_y.row(y - 1),
                        *s_share = work_.share_y.row(y);
            std::int32_t* out = work_.loaded.row(y);
            for (std::int64_t x = 0; x < n; ++x) {
                const std::int32_t west = moved(x_share[x - 1], load[x - 1], load[x]);
                const std::int32_t east = moved(x_share[x], load[x], load[x + 1]);
                const std::int32_t north = moved(n_share[x], load_n[x], load[x]);
                const std::int32_t south = moved(s_share[x], load[x], load_s[x]);
                out[x] = load[x] + ((west - east) + (north - south));
                if (x == 0 && borders.west) mine[0] -= west;
                if (x == n - 1 && borders.east) mine[1] += east;
                if (y == 0 && borders.north) mine[2] -= north;
                if (y == rows - 1 && borders.south) mine[3] += south;
            }
        }
        for (std::size_t i = 0; i < 4; ++i) left[i] += mine[i];
    });
    for (std::size_t i = 0; i < 4; ++i) sums_.left[i] += atomic_sum(left[i]);
    work_.load.swap(work_.loaded);
}

void IceBed::lay_down(double ice_years, double line_m, std::array<double, 3> offsets) {
    const IceNumbers numbers = flow_.numbers(ice_years, line_m, 0, 0);
    const auto unit = static_cast<float>(ground_.unit_m());
    const auto most_load =
        static_cast<std::int32_t>(std::min(most_load_m / ground_.unit_m(), 0x1p23));
    const auto offset = static_cast<float>(offsets[2]);
    std::atomic<std::int64_t> laid = 0;
    sums_.book.merge(book_tile_rows(
        ground_.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
            std::int64_t down = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground_.shape().columns; ++x) {
                    std::int32_t& load = work_.load.at(x, y);
                    if (load == 0) continue;
                    const std::int32_t ice = ice_.ice.at(x, y);
                    const float s = ice_.bed.at(x, y) + static_cast<float>(ice) * numbers.metres;
                    const float own = ice_.threshold.empty() ? 0.0f : ice_.threshold.at(x, y);
                    const float rate = numbers.gradient * s - (own + numbers.threshold);
                    const float melt = std::max(0.0f, -rate) * numbers.balance;  // quanta
                    const auto held = static_cast<float>(ice);
                    std::int32_t rest = load;
                    if (ice > 0)
                        rest = std::min(
                            load, static_cast<std::int32_t>(
                                      static_cast<float>(load) * (melt / (held + melt)) + offset));
                    rest = std::max(rest, load - most_load);
                    if (rest <= 0) continue;
                    load -= rest, down += rest;
                    ground_.add(x, y, rule_.till, rest, rule_.now, book);
                    ice_.bed.at(x, y) = static_cast<float>(ground_.surface().at(x, y)) * unit;
                }
            laid += down;
        }));
    sums_.laid += atomic_sum(laid);
}

}  // namespace cuesta::ice
