// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sequence.h"

#include "cuesta/base/interrupt.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/process/droplet/drop_stream.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

class Runner {
public:
    Runner(DropMap& map, const DropRule& rule, const DropCover& cover)
        : map_(map), rule_(rule), cover_(cover) {}

    // Calls use(x, y, share) for the samples around a place, with shares of a cone; false if there
    // is none within the radius.
    template <class Use>
    bool around(float px, float py, float radius, Use&& use) const {
        const auto x0 = static_cast<std::int64_t>(std::ceil(px - radius)),
                   x1 = static_cast<std::int64_t>(std::floor(px + radius)),
                   y0 = static_cast<std::int64_t>(std::ceil(py - radius)),
                   y1 = static_cast<std::int64_t>(std::floor(py + radius));
        const auto inside = [](std::int64_t i, std::int64_t n, bool wraps) {
            return wraps || (i >= 0 && i < n);
        };
        const auto each = [&](auto&& visit) {
            for (std::int64_t y = y0; y <= y1; ++y) {
                if (!inside(y, map_.rows(), map_.wraps_y)) continue;
                for (std::int64_t x = x0; x <= x1; ++x) {
                    if (!inside(x, map_.columns(), map_.wraps_x)) continue;
                    const float dx = static_cast<float>(x) - px, dy = static_cast<float>(y) - py;
                    const float w = radius - std::sqrt(dx * dx + dy * dy);
                    if (w > 0) visit(x, y, w);
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
        if (cover_.put != nullptr) cover_.put->at(x, y) += units;
        book_kinds(x, y, units);
    }

    // Of `units` as much as there is room for below the ceiling; returns it.
    std::int32_t put_below(std::int64_t x, std::int64_t y, std::int32_t units) {
        const std::int64_t room = std::int64_t{cover_.ceiling} - map_.height.at(x, y);
        const auto here = static_cast<std::int32_t>(std::clamp<std::int64_t>(room, 0, units));
        put(x, y, here);
        return here;
    }

    // On the four corners of a cell; returns what found room.
    std::int32_t lay_bilinear(float px, float py, std::int32_t units) {
        const auto x = static_cast<std::int64_t>(px), y = static_cast<std::int64_t>(py);
        const float u = px - static_cast<float>(x), v = py - static_cast<float>(y);
        const auto amount = static_cast<float>(units);
        const auto east = static_cast<std::int32_t>(amount * (u * (1 - v)));
        const auto south = static_cast<std::int32_t>(amount * ((1 - u) * v));
        const auto both = static_cast<std::int32_t>(amount * (u * v));
        const std::int64_t x1 = mirrored_or_wrapped(x + 1, map_.columns(), map_.wraps_x);
        const std::int64_t y1 = mirrored_or_wrapped(y + 1, map_.rows(), map_.wraps_y);
        return put_below(x, y, units - east - south - both) + put_below(x1, y, east) +
               put_below(x, y1, south) + put_below(x1, y1, both);
    }
    void load_kinds(std::int64_t x, std::int64_t y, std::int32_t off) {
        if (cover_.kinds == nullptr || off == 0) return;
        std::int32_t rest = off;
        std::size_t most = 0;
        const std::vector<Field>& shares = *cover_.kinds->shares;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const auto part =
                static_cast<std::int32_t>(static_cast<float>(off) * shares[i].at(x, y));
            cargo_[i] += part, rest -= part;
            gained_[i] += part;
            if (shares[i].at(x, y) > shares[most].at(x, y)) most = i;
        }
        cargo_[most] += rest;
        gained_[most] += rest;
    }
    // Kind by kind for the books; `put` has done the rest.
    void book_kinds(std::int64_t x, std::int64_t y, std::int32_t units) {
        if (cover_.kinds == nullptr || units == 0) return;
        std::int32_t load = 0;
        for (const std::int32_t one : cargo_) load += one;
        const DropCargo parts = divided(cargo_, load, std::min(units, load));
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i] == 0) continue;
            cargo_[i] -= parts[i];
            cover_.kinds->laid[i].at(x, y) += parts[i];
        }
    }
    // Returns what found room.
    std::int32_t lay(float px, float py, std::int32_t units, float radius) {
        std::int32_t rest = units;
        const auto amount = static_cast<float>(units);
        const auto part = [&](std::int64_t x, std::int64_t y, float share) {
            rest -= put_below(x, y, std::min(rest, static_cast<std::int32_t>(amount * share)));
        };
        if (radius >= 1) around(px, py, radius, part);
        if (rest > 0) rest -= lay_bilinear(px, py, rest);
        return units - rest;
    }
    // Takes up to `amount`; returns what came off.
    std::int32_t take(float px, float py, float amount) {
        std::int32_t got = 0;
        const auto part = [&](std::int64_t x, std::int64_t y, float share) {
            float wanted = amount * share;
            if (cover_.softness != nullptr) wanted *= cover_.softness->at(x, y);
            const std::int64_t room = std::int64_t{map_.height.at(x, y)} - cover_.floor;
            const auto off = static_cast<std::int32_t>(std::clamp<std::int64_t>(
                static_cast<std::int32_t>(wanted), 0, std::max<std::int64_t>(room, 0)));
            change(x, y, -off);
            if (cover_.took != nullptr) cover_.took->at(x, y) += off;
            load_kinds(x, y, off);
            got +=
                cover_.worth == nullptr
                    ? off
                    : static_cast<std::int32_t>(static_cast<float>(off) * cover_.worth->at(x, y));
        };
        if (!around(px, py, rule_.radius, part)) {
            const auto x = static_cast<std::int64_t>(px + 0.5f),
                       y = static_cast<std::int64_t>(py + 0.5f);
            part(mirrored_or_wrapped(x, map_.columns(), map_.wraps_x),
                 mirrored_or_wrapped(y, map_.rows(), map_.wraps_y), 1);
        }
        return got;
    }

    void end(const Drop& drop, DropTally& tally) {
        if (rule_.residual == Droplets::Residual::discard)
            tally.discarded += drop.load, tally.take_kinds(&cargo_);
        else
            tally.held +=
                drop.load - lay(drop.x, drop.y, drop.load,
                                rule_.residual == Droplets::Residual::spread ? rule_.radius : 0);
    }

    template <class See>
    void run(RandomKey key, std::uint32_t step, Drop& drop, DropTally& tally, See&& see) {
        cargo_ = {};
        const auto width = static_cast<float>(map_.width()),
                   length = static_cast<float>(map_.length());
        for (;;) {
            see(drop);
            const DropCell here = drop_cell(map_, drop.x, drop.y);
            const DropSlope slope = drop_slope(here);
            float dx = drop.dx * rule_.keep - slope.x * rule_.pull;
            float dy = drop.dy * rule_.keep - slope.y * rule_.pull;
            const auto cx = static_cast<std::int64_t>(drop.x),
                       cy = static_cast<std::int64_t>(drop.y);
            float more = 1;
            if (cover_.stream != nullptr) {
                const DropStream& stream = *cover_.stream;
                const float sx = stream.x.at(cx, cy), sy = stream.y.at(cx, cy);
                const float strength = stream.strength.at(cx, cy);
                const float along = std::max(0.0f, drop.dx * sx + drop.dy * sy);
                const float by = stream.momentum * strength * along;
                dx += by * sx, dy += by * sy;
                more = 1 + stream.entrainment * strength;
            }
            const float size2 = dx * dx + dy * dy;
            if (size2 == 0) {
                const DropSlope any = any_direction(key, drop, step);
                dx = any.x, dy = any.y;
            } else {
                const float per_size = 1 / std::sqrt(size2);
                dx *= per_size, dy *= per_size;
            }
            float x = drop.x + dx, y = drop.y + dy;
            if (map_.wraps_x) x = wrapped_position(x, width);
            if (map_.wraps_y) y = wrapped_position(y, length);
            ++tally.steps;
            if (!(x >= 0 && y >= 0 && x < width && y < length)) {
                if (rule_.closed) {
                    ++tally.at_border;
                    end(drop, tally);
                } else {
                    const Side side = x < 0        ? Side::west
                                      : x >= width ? Side::east
                                      : y < 0      ? Side::north
                                                   : Side::south;
                    tally.lost[static_cast<std::size_t>(side)] += drop.load;
                    tally.take_kinds(&cargo_);
                    ++tally.left;
                }
                return;
            }
            const DropCell there =
                drop_cell(map_, place_ahead(drop.x, dx, rule_.ahead, width, map_.wraps_x),
                          place_ahead(drop.y, dy, rule_.ahead, length, map_.wraps_y));
            const float dh = (static_cast<float>(there.base - here.base) +
                              (drop_height(there) - drop_height(here))) *
                             (1 / rule_.ahead);
            DropDeed deed =
                drop_deed(rule_, dh, drop.speed2, drop.water, static_cast<float>(drop.load), more);
            if (deed.amount > most_drop_units) deed.amount = most_drop_units, ++tally.limited;
            if (deed.takes) {
                drop.load += take(drop.x, drop.y, deed.amount);
            } else {
                const auto units = std::min(drop.load, static_cast<std::int32_t>(deed.amount));
                if (units > 0) drop.load -= lay(drop.x, drop.y, units, rule_.deposit_radius);
            }
            drop.speed2 = std::max(0.0f, drop.speed2 - dh * rule_.gravity);
            drop.water *= rule_.wet;
            if (cover_.stream != nullptr) cover_.stream->pass(cx, cy, drop.water, dx, dy);
            ++drop.age;
            const bool stuck = drop.speed2 <= 0 && dh > 0;
            const bool dry = drop.water < rule_.min_water;
            if (stuck || dry || drop.age >= rule_.life) {
                ++(stuck ? tally.in_pits : dry ? tally.dry : tally.at_path_end);
                see(drop);
                end(drop, tally);
                return;
            }
            drop.x = x, drop.y = y, drop.dx = dx, drop.dy = dy;
        }
    }

    const std::array<std::int64_t, DropKinds::most>& gained() const { return gained_; }

private:
    DropMap& map_;
    const DropRule& rule_;
    const DropCover& cover_;
    DropCargo cargo_{};
    std::array<std::int64_t, DropKinds::most> gained_{};
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
