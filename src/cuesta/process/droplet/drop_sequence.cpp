// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sequence.h"

#include "cuesta/base/interrupt.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/process/droplet/drop_end.h"
#include "cuesta/process/droplet/drop_stream.h"

namespace cuesta {
namespace {

namespace law = drop_law;

class Runner {
public:
    Runner(DropMap& map, const DropRule& rule, const DropCover& cover)
        : map_(map), rule_(rule), cover_(cover), axis_x_(map.axis_x()), axis_y_(map.axis_y()) {}

    // Calls use(x, y, share) for the samples around a place, with shares of a cone; false if there
    // is none within the radius.
    template <class Use>
    bool around(const DropSpot& px, const DropSpot& py, float radius, Use&& use) const {
        const auto x0 = static_cast<std::int64_t>(std::ceil(px.at - radius)),
                   x1 = static_cast<std::int64_t>(std::floor(px.at + radius)),
                   y0 = static_cast<std::int64_t>(std::ceil(py.at - radius)),
                   y1 = static_cast<std::int64_t>(std::floor(py.at + radius));
        const auto inside = [](std::int64_t i, std::int64_t n, bool wraps) {
            return wraps || (i >= 0 && i < n);
        };
        const auto each = [&](auto&& visit) {
            for (std::int64_t y = y0; y <= y1; ++y) {
                if (!inside(y + py.frame, map_.rows(), map_.wraps_y)) continue;
                for (std::int64_t x = x0; x <= x1; ++x) {
                    if (!inside(x + px.frame, map_.columns(), map_.wraps_x)) continue;
                    const float dx = static_cast<float>(x) - px.at,
                                dy = static_cast<float>(y) - py.at;
                    const float w = radius - std::sqrt(dx * dx + dy * dy);
                    if (w > 0) visit(x + px.frame, y + py.frame, w);
                }
            }
        };
        float sum = 0;
        each([&](std::int64_t, std::int64_t, float w) { sum += w; });
        if (sum <= 0) return false;
        each([&](std::int64_t x, std::int64_t y, float w) {
            use(mirrored_or_wrapped(x, map_.columns(), map_.wraps_x),
                mirrored_or_wrapped(y, map_.rows(), map_.wraps_y), w / sum);
        });
        return true;
    }

    void change(std::int64_t x, std::int64_t y, std::int32_t units) {
        map_.height.at(x, y) += units;
        if (x == 0 || x == map_.columns() - 1 || (y == 0 && map_.wraps_y)) map_.close_row(y);
    }

    void put(std::int64_t x, std::int64_t y, std::int32_t units) {
        change(x, y, units);
        if (cover_.deposited != nullptr) cover_.deposited->at(x, y) += units;
        deposit_kinds(x, y, units);
    }

    // Of `units` as much as there is room for below the ceiling; returns it.
    std::int32_t put_below(std::int64_t x, std::int64_t y, std::int32_t units) {
        const std::int64_t room = std::int64_t{cover_.ceiling} - map_.height.at(x, y);
        const auto here = static_cast<std::int32_t>(std::clamp<std::int64_t>(room, 0, units));
        put(x, y, here);
        return here;
    }

    // On the four corners of a cell; returns what found room.
    std::int32_t deposit_bilinear(const DropSpot& px, const DropSpot& py, std::int32_t units) {
        const std::int64_t x = cell_of(px), y = cell_of(py);
        const auto part = [](float at) { return at - std::trunc(at); };
        const auto share = law::on_corners(units, part(px.at), part(py.at));
        const std::int64_t x1 = mirrored_or_wrapped(x + 1, map_.columns(), map_.wraps_x);
        const std::int64_t y1 = mirrored_or_wrapped(y + 1, map_.rows(), map_.wraps_y);
        return put_below(x, y, share.nw) + put_below(x1, y, share.ne) + put_below(x, y1, share.sw) +
               put_below(x1, y1, share.se);
    }
    void erode_kinds(std::int64_t x, std::int64_t y, std::int32_t off) {
        if (cover_.kinds == nullptr || off == 0) return;
        std::int32_t rest = off;
        std::size_t most = 0;
        const std::vector<Field>& shares = *cover_.kinds->shares;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const auto part =
                static_cast<std::int32_t>(static_cast<float>(off) * shares[i].at(x, y));
            loads_[i] += part, rest -= part;
            gained_[i] += part;
            if (shares[i].at(x, y) > shares[most].at(x, y)) most = i;
        }
        loads_[most] += rest;
        gained_[most] += rest;
    }
    // Kind by kind; `put` has done the rest.
    void deposit_kinds(std::int64_t x, std::int64_t y, std::int32_t units) {
        if (cover_.kinds == nullptr || units == 0) return;
        std::int32_t load = 0;
        for (const std::int32_t one : loads_) load += one;
        const DropLoads parts = divided(loads_, load, std::min(units, load));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i] == 0) continue;
            loads_[i] -= parts[i];
            cover_.kinds->deposited[i].at(x, y) += parts[i];
        }
    }
    // Returns what found room.
    std::int32_t deposit(const DropSpot& px, const DropSpot& py, std::int32_t units, float radius) {
        if (units == 0) return 0;
        std::int32_t rest = units;
        const auto amount = static_cast<float>(units);
        const auto part = [&](std::int64_t x, std::int64_t y, float share) {
            rest -= put_below(x, y, std::min(rest, static_cast<std::int32_t>(amount * share)));
        };
        if (radius >= 1) around(px, py, radius, part);
        if (rest > 0) rest -= deposit_bilinear(px, py, rest);
        return units - rest;
    }
    // Erodes up to `amount`; returns what came off.
    std::int32_t erode(const DropSpot& px, const DropSpot& py, float amount) {
        std::int32_t got = 0;
        const auto part = [&](std::int64_t x, std::int64_t y, float share) {
            float wanted = amount * share;
            if (cover_.softness != nullptr) wanted *= cover_.softness->at(x, y);
            const std::int64_t room = std::int64_t{map_.height.at(x, y)} - cover_.floor;
            const auto off = static_cast<std::int32_t>(std::clamp<std::int64_t>(
                static_cast<std::int32_t>(wanted), 0, std::max<std::int64_t>(room, 0)));
            change(x, y, -off);
            if (cover_.eroded != nullptr) cover_.eroded->at(x, y) += off;
            erode_kinds(x, y, off);
            got +=
                cover_.worth == nullptr
                    ? off
                    : static_cast<std::int32_t>(static_cast<float>(off) * cover_.worth->at(x, y));
        };
        if (!around(px, py, rule_.radius, part)) {
            const auto x = static_cast<std::int64_t>(px.at + 0.5f) + px.frame,
                       y = static_cast<std::int64_t>(py.at + 0.5f) + py.frame;
            part(mirrored_or_wrapped(x, map_.columns(), map_.wraps_x),
                 mirrored_or_wrapped(y, map_.rows(), map_.wraps_y), 1);
        }
        return got;
    }

    void end(const Drop& drop, DropTally& tally) {
        if (rule_.residual == DropResidual::discard)
            tally.discarded += drop.load, tally.add_gone(&loads_);
        else
            tally.held +=
                drop.load - deposit(drop.along(), drop.down(), drop.load,
                                    rule_.residual == DropResidual::spread ? rule_.radius : 0);
    }
    // Off the map at (x, y).
    void leave(const Drop& drop, const DropSpot& x, const DropSpot& y, DropTally& tally) {
        if (meets_wall(map_, rule_, x, y)) {
            ++tally.at_border;
            end(drop, tally);
        } else {
            tally.lost[static_cast<std::size_t>(side_left(map_, x, y))] += drop.load;
            tally.add_gone(&loads_);
            ++tally.left;
        }
    }

    template <class See>
    void run(RandomKey key, std::uint32_t step, Drop& drop, DropTally& tally, See&& see) {
        loads_ = {};
        for (std::int32_t fate = DropFate::stays; (fate & DropFate::ended) == 0;) {
            see(drop);
            const DropSpot px = drop.along(), py = drop.down();
            const DropPlace here = place_at(map_, px, py);
            law::Pair<float> to = law::turned(rule_, {drop.dx, drop.dy}, law::slope(here.cell));
            const std::int64_t cx = cell_of(px), cy = cell_of(py);
            float more = 1;
            if (const DropStream* stream = cover_.stream; stream != nullptr) {
                const float strength = stream->strength.at(cx, cy);
                to = law::led(to, {drop.dx, drop.dy}, {stream->x.at(cx, cy), stream->y.at(cx, cy)},
                              stream->momentum * strength);
                more = 1 + stream->entrainment * strength;
            }
            const float size2 = law::squared(to);
            to = size2 == 0 ? any_direction(key, drop, step) : law::of_length_1(to, size2);
            const DropSpot x = next_place(axis_x_, px, to.x), y = next_place(axis_y_, py, to.y);
            ++tally.steps;
            if (law::beyond(axis_x_, x) || law::beyond(axis_y_, y)) return leave(drop, x, y, tally);
            const DropPlace there = place_at(map_, place_ahead(axis_x_, px, to.x, rule_.ahead),
                                             place_ahead(axis_y_, py, to.y, rule_.ahead));
            const float dh =
                law::climb(here.base, here.height(), there.base, there.height(), 1 / rule_.ahead);
            const law::Exchange<float> done = law::exchange(
                rule_, dh, drop.speed2, drop.water, static_cast<float>(drop.load), more, 1.0f);
            if (done.deposits)
                drop.load -=
                    deposit(px, py, law::whole_units(done, drop.load), rule_.deposit_radius);
            else
                drop.load += erode(px, py, done.amount);
            drop.speed2 = law::speed2_after(rule_, drop.speed2, dh);
            drop.water *= rule_.wet;
            if (cover_.stream != nullptr) cover_.stream->add(cx, cy, drop.water, to.x, to.y);
            ++drop.age;
            fate = law::fate_of(rule_, done, drop.speed2, drop.water, drop.age);
            if ((fate & DropFate::ended) == 0) drop.put(x, y), drop.dx = to.x, drop.dy = to.y;
            if ((fate & DropFate::limited) != 0) ++tally.limited;
            count_end(tally, fate);
        }
        see(drop);
        end(drop, tally);
    }

    const DropSums& gained() const { return gained_; }

private:
    DropMap& map_;
    const DropRule& rule_;
    const DropCover& cover_;
    DropAxis axis_x_, axis_y_;
    DropLoads loads_{};
    DropSums gained_{};
};

}  // namespace

void run_drop(DropMap& map, const DropRule& rule, const DropCover& cover, RandomKey key,
              std::uint32_t step, Drop& drop, DropTally& tally,
              const std::function<void(const Drop&)>& see) {
    Runner(map, rule, cover).run(key, step, drop, tally, [&](const Drop& now) {
        if (see) see(now);
    });
}

DropTally run_sequence(DropMap& map, const DropRule& rule, const DropLaunch& launch,
                       const DropCover& cover, std::int64_t first, std::int64_t end) {
    DropTally tally;
    Runner runner(map, rule, cover);
    for (std::int64_t i = first; i < end; ++i) {
        check_interrupt();
        launch.one(i, [&](Drop drop) {
            ++tally.started;
            runner.run(launch.key, launch.step, drop, tally, [](const Drop&) {});
        });
    }
    tally.gained = runner.gained();
    return tally;
}

}  // namespace cuesta
