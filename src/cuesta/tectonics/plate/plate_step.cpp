// SPDX-License-Identifier: Apache-2.0
// One substep: poses, events, forces.
#include <algorithm>

#include "cuesta/base/elementary.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

double smoothstep(double from, double to, double x) {
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

constexpr std::uint32_t arc_stream = 21, fold_stream = 22, lane_stream = 23, plume_stream = 24,
                        drift_stream = 25, trench_stream = 26;

}  // namespace

template <class Geo>
void PlateWorld<Geo>::advance(const Rule& given, double myr) {
    rule = given;
    // A plate may not pass another's rim in one go: a gap is filled by one cell on each side.
    const double longest = std::min(rule.substep, 1.7 * cell_km() / std::max(rule.fastest, 1.0));
    const auto steps =
        std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(myr / longest)));
    rule.substep = myr / static_cast<double>(steps);
    for (std::int64_t i = 0; i < steps; ++i) {
        check_interrupt();
        substep();
    }
}

template <class Geo>
void PlateWorld<Geo>::substep() {
    const double before = now_myr();
    tick_rest_ += rule.substep * ticks_per_myr;
    const double whole = std::floor(tick_rest_ + 1e-9);
    ticks_ += static_cast<std::int64_t>(whole);
    tick_rest_ -= whole;
    ++substeps_;
    for (Plate<Geo>& plate : plates) {
        Geo::turn(plate.pose, plate.spin * (rule.substep / unit_km_));
        plate.push = {};
    }
    find_shifts();
    scan();
    apply();
    move_on();
    erupt();
    const auto passes = [&](double every) {
        return std::floor(now_myr() / every) > std::floor(before / every);
    };
    if (passes(4)) wear();
    if (passes(5)) {
        move_epoch();
        refresh();
        history.note(exact_myr(), plates);
        reorganise();
    }
    if (rule.cycle > 0 && passes(rule.cycle)) renew();
}

template <class Geo>
void PlateWorld<Geo>::apply() {
    // Crust goes and comes first, so that what is handed on finds the plates as they are now.
    std::vector<Crust> taken(events_.size());
    for (std::size_t i = 0; i < events_.size(); ++i) {
        const Event& event = events_[i];
        if (event.meeting == Meeting::creates)
            create(event);
        else
            taken[i] = at(event.plate).crust.take(*geo_, event.cell);
    }
    for (std::size_t i = 0; i < events_.size(); ++i) {
        if (events_[i].meeting == Meeting::dives) dive(events_[i], taken[i]);
        if (events_[i].meeting == Meeting::folds) fold(events_[i], taken[i]);
    }
}

template <class Geo>
void PlateWorld<Geo>::create(const Event& event) {
    const std::int64_t volume =
        std::max<std::int64_t>(1, volume_of(rule.ocean_thickness, event.cell));
    Crust crust{static_cast<std::int32_t>(volume), tick(), 0, 0};
    if (event.other >= 0 && rule.lane_shift > 0) {
        // Lanes along the way the two part: each has its ridge somewhat aside, which shows as an
        // offset and leaves a fracture zone behind.
        const Plate<Geo>&one = at(event.plate), &two = at(event.other);
        const Vec place = Geo::to_world(one.pose, geo_->place(event.cell));
        const Vec apart = one.spin - two.spin;
        double across;  // km, square to the movement
        if constexpr (std::is_same_v<Geo, Sphere>) {
            const double height = std::clamp(dot(unit(apart), place), -1.0, 1.0);
            across = elementary::atan2(height, std::sqrt(1 - height * height)) * unit_km_;
        } else {
            const Vec way = unit(apart);
            across = (way.x * place.y - way.y * place.x) * unit_km_;
        }
        const auto lane = static_cast<std::uint32_t>(
            static_cast<std::int32_t>(std::floor(across / std::max(1.0, rule.lane_width))));
        const auto low = static_cast<std::uint32_t>(std::min(one.id, two.id));
        const auto high = static_cast<std::uint32_t>(std::max(one.id, two.id));
        const double shift = (2 * share_of(mixed(word(lane_stream, low, high), lane)) - 1) *
                             rule.lane_shift * ticks_per_myr;
        const double limited = std::clamp(one.id < two.id ? shift : -shift, -127.0, 127.0);
        crust.ridge_shift = static_cast<std::int8_t>(limited);
    }
    at(event.plate).crust.put(*geo_, event.cell, crust);
    History<Geo>::made(at(event.plate), event.cell);
    book.ridge += volume;
    ++tally.made;
}

template <class Geo>
CellId PlateWorld<Geo>::add(int index, Vec near, Vec direction, double km, std::int64_t amount) {
    Plate<Geo>& plate = at(index);
    Vec world;
    CellId cell = -1;
    for (const double share : {1.0, 0.75, 0.5, 0.25, 0.0}) {
        world = Geo::moved(near, direction, km * share / unit_km_);
        const CellId there = geo_->locate(Geo::to_body(plate.pose, world));
        if (plate.crust.has(there)) {
            cell = there;
            break;
        }
    }
    if (cell < 0) return -1;
    // Crust that is thick already hands on what comes.
    for (int i = 0; i < 6; ++i) {
        if (plate.crust.at(cell).volume < volume_of(rule.full, cell)) break;
        world = Geo::moved(world, direction, 1.5 * cell_km() / unit_km_);
        const CellId next = geo_->locate(Geo::to_body(plate.pose, world));
        if (!plate.crust.has(next)) break;
        cell = next;
    }
    Crust& crust = plate.crust.at(cell);
    const std::int64_t room = std::max<std::int64_t>(0, volume_of(rule.roof, cell) - crust.volume);
    const std::int64_t kept = std::min(room, amount);
    crust.volume = static_cast<std::int32_t>(crust.volume + kept);
    book.mantle += amount - kept;
    return cell;
}

template <class Geo>
void PlateWorld<Geo>::dive(const Event& event, const Crust& crust) {
    ++tally.dived;
    Plate<Geo>&lower = at(event.plate), &upper = at(event.other);
    const Vec place = Geo::to_world(lower.pose, geo_->place(event.cell));
    const Vec relative = Geo::velocity(lower.spin - upper.spin, place);
    const Vec way = unit(relative);
    const double speed = length(relative);
    const auto cell = static_cast<std::uint32_t>(event.cell);
    const auto time = static_cast<std::uint32_t>(substeps_);

    // Some of it stays with the plate above.
    const double km = thickness_km(crust, event.cell);
    const double share = rule.accretion + (1 - rule.accretion) * smoothstep(9, 18, km);
    const auto accreted = static_cast<std::int64_t>(share * crust.volume);
    const double near_km = 2 * cell_km() * share_of(word(arc_stream, cell, time));
    const Vec rim = Geo::to_world(upper.pose, geo_->place(event.under));
    const bool placed = add(event.other, rim, way, near_km, accreted) >= 0;
    book.slab += crust.volume - (placed ? accreted : 0);
    if (!placed) ++tally.without_target;

    // Magma rises where the slab is deep enough: a wavering line of vents behind the trench.
    const double waver = world_noise(*geo_, place, unit_km_, 900, 1, 0.5,
                                     word(trench_stream, static_cast<std::uint32_t>(upper.id), 0));
    const double inland = rule.arc_distance + 1.6 * rule.arc_spread * waver +
                          rule.arc_spread * (2 * share_of(word(arc_stream + 1, cell, time)) - 1);
    const Vec vent = Geo::moved(rim, way, std::max(0.0, inland) / unit_km_);
    const CellId there = geo_->locate(Geo::to_body(upper.pose, vent));
    if (upper.crust.has(there)) {
        Crust& over = upper.crust.at(there);
        const double over_km = thickness_km(over, there);
        const double luck = share_of(word(arc_stream + 2, static_cast<std::uint32_t>(sub_of(there)),
                                          static_cast<std::uint32_t>(upper.id)));
        const bool land = over_km > rule.continent_limit;
        double part =
            land ? rule.arc_land * (0.7 + 0.6 * luck) : rule.arc_sea * (0.15 + 2.25 * luck);
        // At sea an arc is a row of islands: between them the crust stays below the sea.
        double most_km = rule.full;
        if (!continental(upper, there))
            most_km = std::clamp(
                25 + 24 * world_noise(
                              *geo_, geo_->place(there), unit_km_, 330, 1, 0.5,
                              word(trench_stream + 1, static_cast<std::uint32_t>(upper.id), 0)),
                11.0, 36.0);
        const double fuel = std::min<double>(
            crust.volume, 8000.0 * geo_->area[static_cast<std::size_t>(event.cell)]);
        const auto magma = static_cast<std::int64_t>(part * fuel);
        const std::int64_t room =
            std::max<std::int64_t>(0, volume_of(most_km, there) - over.volume);
        const std::int64_t kept = std::min(magma, room);
        if (!land && over.volume > 0) {
            // New rock makes old floor young.
            const double fresh = std::min(1.0, 2 * static_cast<double>(kept) / over.volume);
            over.born = static_cast<std::int16_t>(over.born + fresh * (tick() - over.born));
        }
        over.volume = static_cast<std::int32_t>(over.volume + kept);
        book.arc += kept;
    }

    // By the length of the trench and not by how fast it eats, or plates would run away.
    const double weight = 40 / std::max(10.0, speed);
    lower.push += Geo::spin_of(way, place) * weight;
    upper.push += Geo::spin_of(way, place) * (-0.25 * weight);
    std::int32_t& polarity = pair(event.plate, event.other).polarity;
    polarity = std::clamp(polarity + (event.plate < event.other ? 1 : -1), -4000, 4000);
    if (polarity == 0) polarity = event.plate < event.other ? 1 : -1;
}

template <class Geo>
void PlateWorld<Geo>::fold(const Event& event, const Crust& crust) {
    ++tally.folded;
    Plate<Geo>&one = at(event.plate), &two = at(event.other);
    const Vec place = Geo::to_world(one.pose, geo_->place(event.cell));
    const Vec relative = Geo::velocity(one.spin - two.spin, place);
    const Vec way = unit(relative);
    const auto cell = static_cast<std::uint32_t>(event.cell);
    const auto time = static_cast<std::uint32_t>(substeps_);
    const auto u = [&](std::uint32_t i) {
        return share_of(word(fold_stream + 10 * i, cell, time));
    };

    const auto ahead = static_cast<std::int64_t>(rule.folding * crust.volume);
    const double ahead_km = rule.fold_reach * (0.05 + 0.95 * u(0) * u(1));
    const double back_km = rule.fold_reach * (0.1 + 0.9 * u(2) * u(3));
    const Vec rim = Geo::to_world(two.pose, geo_->place(event.under));
    const auto lay = [&](int plate, Vec near, Vec direction, double km, std::int64_t amount) {
        const CellId there = add(plate, near, direction, km, amount);
        if (there < 0) return false;
        at(plate).crust.at(there).born = tick();
        return true;
    };
    const std::int64_t back = crust.volume - ahead;
    if (!lay(event.other, rim, way, ahead_km, ahead) &&
        !lay(event.plate, place, way * -1.0, back_km, ahead)) {
        book.mantle += ahead;
        ++tally.without_target;
    }
    if (!lay(event.plate, place, way * -1.0, back_km, back) &&
        !lay(event.other, rim, way, ahead_km, back)) {
        book.mantle += back;
        ++tally.without_target;
    }
    const double weight = rule.brake * 40 / std::max(10.0, length(relative));
    one.push += Geo::spin_of(way, place) * -weight;
    two.push += Geo::spin_of(way, place) * weight;
    Pair& met = pair(event.plate, event.other);
    ++met.folded;
    met.place += place;
}

template <class Geo>
void PlateWorld<Geo>::move_on() {
    const double epoch = std::floor(now_myr() / 10);
    for (Plate<Geo>& plate : plates) {
        if (plate.id == 0) {
            plate.spin = plate.own_spin = {};
            continue;
        }
        const Vec drift = random_spin(drift_stream + static_cast<std::uint32_t>(plate.id) * 64,
                                      static_cast<std::uint32_t>(epoch), rule.speed);
        // It turns aside; how fast it is by itself does not wear off.
        const double before = length(plate.own_spin);
        plate.own_spin += (drift - plate.own_spin) * (0.01 * rule.substep);
        const double target = before + (length(drift) - before) * 0.02 * rule.substep;
        plate.own_spin = unit(plate.own_spin) * target;
        const auto cells = static_cast<double>(std::max<std::int64_t>(1, plate.crust.cells()));
        const Vec pulled = plate.push * (rule.pull * std::sqrt(scale()) / cells);
        const Vec wanted = plate.own_spin * rule.own_drift + pulled;
        plate.spin += (wanted - plate.spin) * std::min(1.0, 0.05 * rule.substep);
        const double continent = static_cast<double>(plate.continent_cells) / cells;
        const double fastest = std::max(rule.slowest, rule.fastest * (1 - 0.45 * continent));
        const double speed = length(plate.spin);
        const double kept = std::clamp(speed, rule.slowest, fastest);
        if (speed > 0) plate.spin = plate.spin * (kept / speed);
    }
}

template <class Geo>
void PlateWorld<Geo>::erupt() {
    const auto pulse = static_cast<std::uint32_t>(std::floor(now_myr() / 2.5));
    for (std::size_t h = 0; h < hotspots.size(); ++h) {
        const auto spot = static_cast<std::uint32_t>(h);
        const double strength = 2 * share_of(word(plume_stream, spot, pulse));
        for (std::uint32_t drop = 0; drop < 3; ++drop) {
            const std::uint32_t draw = mixed(static_cast<std::uint32_t>(substeps_), drop);
            const auto around = [&](std::uint32_t axis) {  // nearly normal: the sum of four
                double sum = -2;
                for (std::uint32_t i = 0; i < 4; ++i)
                    sum += share_of(mixed(word(plume_stream + 1 + axis, spot, draw), i));
                return sum * 1.7 * 55 / unit_km_;
            };
            Vec place = hotspots[h] + Vec{around(0), around(1), around(2)};
            if constexpr (std::is_same_v<Geo, Sphere>)
                place = unit(place);
            else
                place.z = 0;
            const Found found = find(place);
            if (found.plate < 0) continue;
            Crust& crust = at(found.plate).crust.at(found.cell);
            const auto amount = static_cast<std::int64_t>(
                rule.hotspot_rate * scale() * rule.substep / 3 * strength * 1000 * 4096);
            const std::int64_t room =
                std::max<std::int64_t>(0, volume_of(40, found.cell) - crust.volume);
            const std::int64_t kept = std::min(amount, room);
            crust.volume = static_cast<std::int32_t>(crust.volume + kept);
            book.hotspot += kept;
        }
    }
}

#define CUESTA_INSTANTIATE(GEO)                                                \
    template void PlateWorld<GEO>::advance(const Rule&, double);               \
    template void PlateWorld<GEO>::substep();                                  \
    template void PlateWorld<GEO>::apply();                                    \
    template void PlateWorld<GEO>::create(const Event&);                       \
    template void PlateWorld<GEO>::dive(const Event&, const Crust&);           \
    template void PlateWorld<GEO>::fold(const Event&, const Crust&);           \
    template CellId PlateWorld<GEO>::add(int, Vec, Vec, double, std::int64_t); \
    template void PlateWorld<GEO>::move_on();                                  \
    template void PlateWorld<GEO>::erupt();
CUESTA_INSTANTIATE(Sphere)
CUESTA_INSTANTIATE(Torus)

}  // namespace cuesta::plate
