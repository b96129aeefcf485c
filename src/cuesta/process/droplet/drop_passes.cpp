// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_passes.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_rows.h"
#include "cuesta/process/droplet/drop_settle.h"
#include "cuesta/process/droplet/drop_step.h"
#include "cuesta/process/droplet/drop_stream.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

constexpr std::int64_t least_band = 16;
constexpr double most_steps_per_pass = 8;
constexpr double sparse_share = 0.15;    // drops per cell
constexpr std::int64_t bands_ahead = 3;  // where passes around a wrapped map begin

std::int64_t lag_of(const DropRule& rule) {
    const int brush = DropBrush(rule.radius).reach();
    const int deposit = rule.deposit_radius >= 1 ? DropBrush(rule.deposit_radius).reach() : 0;
    return std::max({1, brush, deposit, static_cast<int>(std::ceil(rule.ahead))});
}
// What drops and brush reach beyond a band, on both sides.
std::int64_t least_rows_of(const DropRule& rule, int steps) {
    return 2 * lag_of(rule) + 2 * steps + 2;
}
std::int64_t band_rows_of(const DropRule& rule, int steps) {
    // With what drops and brush reach beyond it, a power of two (drop_rows.h).
    const std::int64_t beyond = least_rows_of(rule, steps);
    std::int64_t lines = 2 * least_band;
    while (lines < 2 * beyond) lines *= 2;
    return lines - beyond;
}

struct Band {
    DropList drops, inbox;  // the inbox: came from a band stepped before, to be stepped next pass
    std::int64_t first = 0, end = 0;  // rows
    bool even = false;                // nothing its drops reach is harder than the rest
};

struct alignas(64) Progress {
    std::atomic<std::int64_t> bands{0};
};

}  // namespace

struct DropPasses::State {
    DropMap& map;
    const DropRule& rule;
    const DropLaunch& launch;
    const DropCover& cover;
    const int steps;  // of a drop in one pass
    DropBrush brush;
    std::unique_ptr<DropBrush> deposit_brush;
    std::vector<Band> bands;
    DropWaiting waiting;
    std::int64_t done = 0;  // passes
    DropTally tally;
    std::vector<std::unique_ptr<DropRows>> rows;  // one for each thread

    State(DropMap& m, const DropRule& r, const DropLaunch& l, const DropCover& c)
        : map(m),
          rule(r),
          launch(l),
          cover(c),
          steps(l.steps_per_pass),
          brush(r.radius),
          waiting(static_cast<std::size_t>(m.rows())) {
        if (r.deposit_radius >= 1) deposit_brush = std::make_unique<DropBrush>(r.deposit_radius);
        const std::int64_t high = band_rows_of(r, steps);
        // As even as possible, so that none is higher; on small maps rather fewer than too low.
        std::int64_t count = (m.rows() + high - 1) / high;
        if (m.rows() / count < least_rows_of(r, steps))
            count = std::max<std::int64_t>(1, m.rows() / high);
        bands = std::vector<Band>(static_cast<std::size_t>(count));
        for (std::int64_t b = 0; b < count; ++b) {
            if (c.kinds != nullptr) {
                bands[static_cast<std::size_t>(b)].drops.with_cargo();
                bands[static_cast<std::size_t>(b)].inbox.with_cargo();
            }
            bands[static_cast<std::size_t>(b)].first = b * m.rows() / count;
            bands[static_cast<std::size_t>(b)].end = (b + 1) * m.rows() / count;
        }
        CUESTA_CHECK(m.height.stride() * (m.rows() + 2) < (std::int64_t{1} << 31),
                     "the map has more cells than droplets can address");
    }
    std::int64_t band_count() const { return static_cast<std::int64_t>(bands.size()); }
    Band& band(std::int64_t b) { return bands[static_cast<std::size_t>(b)]; }
    // For passes on the cover as it is now.
    void see_cover() {
        for (const auto& one : rows) one->prepare();
        const std::int64_t reach = lag_of(rule) + steps + 1, n = map.rows();
        for (Band& one : bands) {
            one.even = cover.gain == nullptr || cover.uneven != nullptr;
            for (std::int64_t y = one.first - reach; one.even && y < one.end + reach; ++y)
                if (cover.gain != nullptr && (map.wraps_y || (y >= 0 && y < n)))
                    one.even = !cover.uneven_row((y % n + n) % n);
        }
    }
    std::unique_ptr<DropRows> make_rows() {
        std::int64_t high = 0;
        for (const Band& one : bands) high = std::max(high, one.end - one.first);
        return std::make_unique<DropRows>(map, rule, cover, brush, deposit_brush.get(), high,
                                          steps);
    }
};

namespace {

// One pass over all bands.
class Pass {
public:
    Pass(DropPasses::State& state, DropRows& rows, std::int64_t number)
        : s_(state), rows_(rows), number_(number) {}

    // wait(j): until the pass before has finished j bands; done(j): this one has.
    template <class Wait, class Done>
    void run(Wait&& wait, Done&& done) {
        const std::int64_t count = s_.band_count();
        const bool around = s_.map.wraps_y;
        first_band_ = around ? number_ * bands_ahead % count : 0;
        // Drops of a band reach `far` rows beyond it, its brush `lag` more.
        const std::int64_t lag = rows_.lag(), far = s_.steps - 1;
        const std::int64_t origin = s_.band(first_band_).first, rows = s_.map.rows();
        if (around) rows_.clear();
        std::int64_t finished = around ? origin + far + 1 : 0;  // rows with complete sums
        std::int64_t applied = around ? finished + lag : 0;
        const auto advance = [&](std::int64_t complete, std::int64_t until) {
            for (; finished < complete; ++finished) rows_.finish(finished);
            for (; applied < until; ++applied) rows_.apply(applied, s_.waiting);
        };
        for (std::int64_t j = 0; j < count; ++j) {
            check_interrupt();
            wait(std::min(j + (around ? bands_ahead : 0) + 2, count));
            const std::int64_t b = (first_band_ + j) % count;
            const std::int64_t shift = b < first_band_ ? rows : 0;
            stepped_ = j;
            step_band(b, shift);
            const std::int64_t end = s_.band(b).end + shift;
            if (around && j == 0) {
                rows_.keep(origin - far, 2 * far + 2 * lag + 1);
                rows_.forget(origin - far, origin + far + 1);
            }
            if (j + 1 < count) {
                advance(end - far, end - far - lag);
                done(j + 1);
                continue;
            }
            if (around) {
                // Rows at the beginning, with what the last band has done to them.
                advance(end - far, end - far - lag);
                rows_.bring_back(rows);
                const std::int64_t last = origin + rows + far + lag + 1;
                advance(last + lag, last);
            } else {
                advance(rows, rows);
            }
            done(count);
        }
    }
    DropTally tally;

private:
    void step_band(std::int64_t b, std::int64_t shift) {
        Band& band = s_.band(b);
        s_.launch.each(number_, band.first, band.end, [&](const Drop& drop) {
            band.drops.add(drop);
            if (band.drops.has_cargo()) band.drops.cargo(band.drops.size() - 1) = {};
            ++tally.started;
        });
        const DropScene scene{&s_.map,         &s_.rule,      band.even ? nullptr : s_.cover.gain,
                              s_.cover.stream, s_.launch.key, s_.launch.step};
        const DropWindow window = rows_.window(shift, band.even);
        const auto low = static_cast<float>(band.first), high = static_cast<float>(band.end);
        const std::int64_t size = band.drops.size(), blocks = band.drops.blocks();
        std::int64_t kept = 0;  // drops before the holes
        holes_.clear();
        for (std::int64_t i = 0; i < blocks; ++i) {
            const int before = static_cast<int>(
                std::min<std::int64_t>(DropBlock::lanes, size - i * DropBlock::lanes));
            int count = before;
            for (int step = 0; step < s_.steps && count > 0; ++step)
                count = step_block(scene, band.drops, i, count, window);
            count = move_out(b, i, count, low, high);
            kept += count;
            for (int k = count; k < before; ++k) holes_.push_back(i * DropBlock::lanes + k);
        }
        // Fill the holes from the end.
        std::int64_t last = size;
        for (std::size_t i = 0, end = holes_.size(); i < end;) {
            if (holes_[end - 1] == last - 1) {
                --last, --end;
                continue;
            }
            --last;
            band.drops.put(holes_[i], band.drops.get(last));
            if (band.drops.has_cargo()) band.drops.cargo(holes_[i]) = band.drops.cargo(last);
            ++i;
        }
        band.drops.shrink(size - kept);
        band.drops.take(band.inbox);
    }

    // One step of the first `count` drops; those that end are taken out, and the last ones stand in
    // their places. Returns how many are left.
    int step_block(const DropScene& scene, DropList& list, std::int64_t i, int count,
                   const DropWindow& window) {
        DropBlock& block = list.block(i);
        DropKinds* kinds = s_.cover.kinds;
        std::int32_t fate[DropBlock::lanes];
        DropDeeds deeds;
        tally.steps += count;
        const bool any = step_drops(
            scene, block, count, window, fate, i + 1 < list.blocks() ? &list.block(i + 1) : nullptr,
            kinds != nullptr || s_.cover.stream != nullptr ? &deeds : nullptr);
        const std::int64_t first = i * DropBlock::lanes;
        if (DropStream* stream = s_.cover.stream; stream != nullptr)
            for (int k = 0; k < count; ++k)
                stream->pass(deeds.x[k], deeds.y[k], block.water[k], block.dx[k], block.dy[k]);
        for (int k = 0; kinds != nullptr && k < count; ++k)
            carry(*kinds, deeds, k, list.cargo(first + k), block.load[k]);
        if (!any) return count;
        for (int k = count - 1; k >= 0; --k) {
            if (fate[k] == stays) continue;
            if ((fate[k] & limited) != 0) ++tally.limited;
            if ((fate[k] & (ended | left)) == 0) continue;
            if ((fate[k] & left) == 0)
                ++((fate[k] & stuck) != 0 ? tally.in_pits
                   : (fate[k] & dry) != 0 ? tally.dry
                                          : tally.at_path_end);
            else if (s_.rule.closed)
                ++tally.at_border;
            end_drop(block.get(k), (fate[k] & left) != 0, window,
                     kinds != nullptr ? &list.cargo(first + k) : nullptr);
            --count;
            block.set(k, block.get(count));
            if (kinds != nullptr) list.cargo(first + k) = list.cargo(first + count);
        }
        return count;
    }

    // The same deed, kind by kind.
    void carry(DropKinds& kinds, const DropDeeds& deeds, int k, DropCargo& cargo,
               std::int32_t& load) {
        const std::int64_t x = deeds.x[k], y = deeds.y[k];
        const std::int32_t share[4] = {deeds.share[0][k], deeds.share[1][k], deeds.share[2][k],
                                       deeds.share[3][k]};
        std::int32_t sum = 0;
        if (deeds.takes[k] != 0) {
            for (int m = 0; m < kinds.count; ++m) {
                const Field& gain = kinds.gain[static_cast<std::size_t>(m)];
                std::int32_t& mine = cargo[static_cast<std::size_t>(m)];
                const auto more = static_cast<std::int32_t>(
                    (static_cast<float>(share[0]) * gain.at(x, y) +
                     static_cast<float>(share[1]) * gain.at(x + 1, y)) +
                    (static_cast<float>(share[2]) * gain.at(x, y + 1) +
                     static_cast<float>(share[3]) * gain.at(x + 1, y + 1)));
                mine += more;
                tally.gained[static_cast<std::size_t>(m)] += more;
                sum += mine;
            }
            load = sum;
            return;
        }
        const std::int32_t units = share[0] + share[1] + share[2] + share[3];
        const DropCargo parts = divided(cargo, load + units, units);
        for (int m = 0; m < kinds.count; ++m) {
            const auto at = static_cast<std::size_t>(m);
            cargo[at] -= parts[at];
            lay_kind(kinds.laid[at], x, y, share, units, parts[at]);
        }
    }
    // On a map with halo; what lies in the halo of a wrapped map is added to the other end later.
    static void lay_kind(IntField& laid, std::int64_t x, std::int64_t y,
                         const std::int32_t (&share)[4], std::int32_t units, std::int32_t part) {
        if (part == 0 || units == 0) return;
        const auto of = [&](std::int32_t one) {
            return static_cast<std::int32_t>(std::int64_t{one} * part / units);
        };
        const std::int32_t s1 = of(share[1]), s2 = of(share[2]), s3 = of(share[3]);
        laid.at(x, y) += part - s1 - s2 - s3;
        laid.at(x + 1, y) += s1, laid.at(x, y + 1) += s2, laid.at(x + 1, y + 1) += s3;
    }

    // Takes out the drops that are not in the band any more.
    int move_out(std::int64_t b, std::int64_t i, int count, float low, float high) {
        DropList& list = s_.band(b).drops;
        DropBlock& block = list.block(i);
        std::int32_t away = 0;
        for (int k = 0; k < DropBlock::lanes; ++k) {
            away |= block.y[k] < low ? 1 : 0;
            away |= block.y[k] >= high ? 1 : 0;
        }
        if (away == 0) return count;
        const std::int64_t first = i * DropBlock::lanes;
        for (int k = count - 1; k >= 0; --k)
            if (block.y[k] < low || block.y[k] >= high) {
                DropList& to = target(b, block.y[k]);
                to.add(block.get(k));
                if (list.has_cargo()) to.cargo(to.size() - 1) = list.cargo(first + k);
                --count;
                block.set(k, block.get(count));
                if (list.has_cargo()) list.cargo(first + k) = list.cargo(first + count);
            }
        return count;
    }

    // Bands that this pass has stepped already take a drop at once; others keep it in the inbox
    // until they have been stepped.
    DropList& target(std::int64_t b, float row) {
        const std::int64_t count = s_.band_count();
        const auto y = static_cast<std::int64_t>(row);
        std::int64_t to = b;
        for (const std::int64_t other : {(b + 1) % count, (b + count - 1) % count})
            if (y >= s_.band(other).first && y < s_.band(other).end) to = other;
        CUESTA_CHECK(to != b, "a drop has left its band and reached no other");
        const std::int64_t order = (to - first_band_ + count) % count;
        return order <= stepped_ ? s_.band(to).drops : s_.band(to).inbox;
    }

    void end_drop(const Drop& drop, bool has_left, const DropWindow& window,
                  const DropCargo* cargo) {
        const DropMap& map = s_.map;
        if (has_left && !s_.rule.closed) {
            const Side side = drop.x < 0                                  ? Side::west
                              : drop.x >= static_cast<float>(map.width()) ? Side::east
                              : drop.y < 0                                ? Side::north
                                                                          : Side::south;
            tally.lost[static_cast<std::size_t>(side)] += drop.load;
            ++tally.left;
            tally.take_kinds(cargo);
            return;
        }
        if (s_.rule.residual == Droplets::Residual::discard) {
            tally.discarded += drop.load;
            tally.take_kinds(cargo);
            return;
        }
        // One that ran into a closed border stands beyond it: back by its last step.
        const float px =
            has_left ? std::clamp(drop.x - drop.dx, 0.0f, last_place(map.width())) : drop.x;
        const float py =
            has_left ? std::clamp(drop.y - drop.dy, 0.0f, last_place(map.length())) : drop.y;
        const auto x = static_cast<std::int64_t>(px), y = static_cast<std::int64_t>(py);
        const float u = px - static_cast<float>(x), v = py - static_cast<float>(y);
        const auto amount = static_cast<float>(drop.load);
        const auto s1 = static_cast<std::int32_t>(amount * (u * (1 - v))),
                   s2 = static_cast<std::int32_t>(amount * ((1 - u) * v)),
                   s3 = static_cast<std::int32_t>(amount * (u * v));
        const std::int32_t s0 = drop.load - s1 - s2 - s3;
        const std::int64_t row = y + window.shift;
        // Spread by the brush: as if the opposite were taken, where all ground is equally soft.
        const bool spread = s_.rule.residual == Droplets::Residual::spread;
        const bool inverse = spread && window.spread == nullptr;
        std::int32_t* plane = inverse ? window.taken : spread ? window.spread : window.laid;
        const std::int32_t sign = inverse ? -1 : 1;
        std::int32_t* north = plane + (row & window.mask) * window.stride + x;
        std::int32_t* south = plane + ((row + 1) & window.mask) * window.stride + x;
        north[0] += sign * s0, north[1] += sign * s1;
        south[0] += sign * s2, south[1] += sign * s3;
        for (int m = 0; cargo != nullptr && m < s_.cover.kinds->count; ++m) {
            const auto at = static_cast<std::size_t>(m);
            auto& to = spread ? s_.cover.kinds->residue : s_.cover.kinds->laid;
            lay_kind(to[at], x, y, {s0, s1, s2, s3}, drop.load, (*cargo)[at]);
        }
    }
    static float last_place(std::int64_t end) {
        return std::nextafter(static_cast<float>(end), 0.0f);
    }

    DropPasses::State& s_;
    DropRows& rows_;
    std::int64_t number_, first_band_ = 0, stepped_ = 0;
    std::vector<std::int64_t> holes_;
};

}  // namespace

DropPasses::DropPasses(DropMap& map, const DropRule& rule, const DropLaunch& launch,
                       const DropCover& cover)
    : state_(std::make_unique<State>(map, rule, launch, cover)) {}
DropPasses::~DropPasses() = default;

bool DropPasses::fits(const DropMap& map, const DropRule& rule, int steps_per_pass) {
    if (map.wraps_x && map.columns() <= 2 * lag_of(rule) + 1) return false;
    return !map.wraps_y || map.rows() >= 2 * band_rows_of(rule, steps_per_pass);
}

std::int64_t DropPasses::passes() const {
    const int steps = state_->steps;
    return state_->launch.passes + (state_->rule.life + steps - 1) / steps;
}

const DropTally& DropPasses::tally() const {
    return state_->tally;
}

bool DropPasses::run(std::int64_t count) {
    State& s = *state_;
    const std::int64_t from = s.done, to = std::min(s.done + count, passes());
    if (from >= to) return false;
    std::vector<Progress> progress(static_cast<std::size_t>(to - from));
    std::atomic<std::int64_t> next{from};
    std::atomic<bool> failed{false};
    // Threads that have no bands to themselves would only wait.
    const std::int64_t threads =
        std::clamp<std::int64_t>(s.band_count() / (bands_ahead + 2), 1, thread_count());
    while (static_cast<std::int64_t>(s.rows.size()) < threads) s.rows.push_back(s.make_rows());
    s.see_cover();
    std::vector<DropTally> tallies(static_cast<std::size_t>(threads));
    parallel_for(0, threads, 1, [&](std::int64_t thread, std::int64_t) {
        for (;;) {
            const std::int64_t p = next.fetch_add(1);
            if (p >= to) return;
            auto& mine = progress[static_cast<std::size_t>(p - from)].bands;
            if (failed) {
                // One that took the next pass just before may wait for this one.
                mine.store(s.band_count());
                mine.notify_all();
                return;
            }
            try {
                Pass pass(s, *s.rows[static_cast<std::size_t>(thread)], p);
                pass.run(
                    [&](std::int64_t wanted) {
                        if (p == from) return;
                        auto& before = progress[static_cast<std::size_t>(p - from - 1)].bands;
                        for (std::int64_t have = before.load(); have < wanted; have = before.load())
                            before.wait(have);
                    },
                    [&](std::int64_t bands) {
                        mine.store(bands);
                        mine.notify_all();
                    });
                tallies[static_cast<std::size_t>(thread)].add(pass.tally);
            } catch (...) {
                failed = true;
                mine.store(s.band_count());
                mine.notify_all();
                throw;
            }
        }
    });
    for (const DropTally& one : tallies) s.tally.add(one);
    s.done = to;
    bool any = s.done < s.launch.passes;
    for (const Band& band : s.bands) any = any || band.drops.size() > 0;
    return any;
}

const DropTally& DropPasses::settle(const DropMap& before, bool exact, std::int64_t fallen) {
    State& s = *state_;
    std::int64_t rest = settle_waiting(s.map, before, s.rule, s.cover, s.brush, s.waiting);
    if (exact) {
        const std::int64_t missing = land_sum(before) - fallen - s.tally.gone() - land_sum(s.map);
        s.tally.rounded = missing - rest;
        rest = missing;
    }
    s.tally.miss(spread_units(s.map, before, s.cover, rest));
    return s.tally;
}

void plan_passes(const DropRule& rule, const DropMap& map, DropLaunch& launch) {
    const auto cells = static_cast<double>(map.columns() * map.rows());
    const double most = std::max(1.0, cells * static_cast<double>(rule.in_flight) * 0x1p-20);
    const auto drops = static_cast<double>(launch.drops);
    // On cells smaller than the reference step, as many steps as make one of these; and two where
    // drops are far between.
    const bool sparse = drops <= sparse_share * cells;
    const double steps = std::max(sparse ? 2.0 : 1.0, std::floor(double{rule.falls} + 0.5));
    launch.steps_per_pass = static_cast<int>(std::min(steps, most_steps_per_pass));
    const double life = std::ceil(rule.life / static_cast<double>(launch.steps_per_pass));
    // Never all at once, so that they do not reach the channels together.
    const double passes = drops <= most / 2 ? life / 8 : std::ceil(drops / most * life);
    launch.passes = static_cast<std::int64_t>(std::max(passes, 1.0));
}

}  // namespace cuesta
