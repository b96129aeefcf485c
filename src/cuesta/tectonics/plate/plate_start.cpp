// SPDX-License-Identifier: Apache-2.0
// How a world of plates begins.
#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

constexpr std::uint32_t seeds_stream = 11, warp_stream = 12, land_stream = 13, age_stream = 14,
                        thick_stream = 15, hotspot_stream = 16, swell_stream = 17;

// A place that is as likely everywhere.
Vec random_place(const Sphere&, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    // Inside the unit ball by rejection, so that no function of a libm is needed.
    for (std::uint32_t i = 0;; ++i) {
        const Vec v{2 * share_of(mixed(a, i)) - 1, 2 * share_of(mixed(b, i)) - 1,
                    2 * share_of(mixed(c, i)) - 1};
        const double size = dot(v, v);
        if (size <= 1 && size > 0.01) return unit(v);
    }
}

Vec random_place(const Torus& geo, std::uint32_t a, std::uint32_t b, std::uint32_t) {
    return {share_of(a) * geo.columns, share_of(b) * geo.rows, 0};
}

Vec displaced(const Sphere&, Vec place, Vec by) {
    return unit(place + by);
}
Vec displaced(const Torus&, Vec place, Vec by) {
    return {place.x + by.x, place.y + by.y, 0};
}

}  // namespace

template <class Geo>
double PlateWorld<Geo>::cell_km() const {
    if constexpr (std::is_same_v<Geo, Sphere>)
        return unit_km_ * 3.5449077018110318 / std::sqrt(static_cast<double>(geo_->cells));
    else
        return unit_km_;
}

template <class Geo>
Vec PlateWorld<Geo>::random_spin(std::uint32_t a, std::uint32_t b, double speed) const {
    const double size = speed * (0.55 + 0.9 * share_of(word(a, b, 3)));
    for (std::uint32_t i = 0;; ++i) {
        Vec v{2 * share_of(word(a, b, 10 + 3 * i)) - 1, 2 * share_of(word(a, b, 11 + 3 * i)) - 1,
              2 * share_of(word(a, b, 12 + 3 * i)) - 1};
        if constexpr (std::is_same_v<Geo, Torus>) v.z = 0;
        const double long_ = dot(v, v);
        if (long_ <= 1 && long_ > 0.01) return unit(v) * size;
    }
}

template <class Geo>
void PlateWorld<Geo>::draw_plates(std::vector<std::int32_t>& numbers, std::uint32_t round) const {
    struct Seed {
        Vec place;
        double reach;
    };
    std::vector<Seed> seeds;
    for (int i = 0; i < rule.plates; ++i) {
        const std::uint32_t u = static_cast<std::uint32_t>(i) + 1000 * round;
        const double sizes[] = {0, 900, 1900};
        seeds.push_back({random_place(*geo_, word(seeds_stream, u, 0), word(seeds_stream, u, 1),
                                      word(seeds_stream, u, 2)),
                         sizes[i % 3] / unit_km_});
    }
    const std::uint32_t warp = word(warp_stream, round, 0);
    parallel_for(0, geo_->cells, 4096, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            const auto cell = static_cast<CellId>(i);
            const Vec place = geo_->place(cell);
            const auto bent = [&](std::uint32_t axis) {
                return 1800 / unit_km_ *
                       world_noise(*geo_, place, unit_km_, 3000, 5, 0.55, warp + 100 * axis);
            };
            const Vec from = displaced(*geo_, place, {bent(0), bent(1), bent(2)});
            double nearest = 1e30;
            std::int32_t number = 0;
            for (std::size_t s = 0; s < seeds.size(); ++s) {
                const double d = geo_->distance(from, seeds[s].place) - seeds[s].reach;
                if (d < nearest) nearest = d, number = static_cast<std::int32_t>(s);
            }
            numbers[static_cast<std::size_t>(i)] = number;
        }
    });
}

template <class Geo>
void PlateWorld<Geo>::start(const Rule& given) {
    rule = given;
    const auto cells = static_cast<std::size_t>(geo_->cells);
    std::vector<float> noise(cells), continent(cells, 0);
    parallel_for(0, geo_->cells, 4096, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            const Vec place = geo_->place(static_cast<CellId>(i));
            const double wide = world_noise(*geo_, place, unit_km_, rule.radius_km / 1.05, 6, 0.5,
                                            word(land_stream, 0, 0));
            const double fine = world_noise(*geo_, place, unit_km_, rule.radius_km / 3.1, 5, 0.55,
                                            word(land_stream, 1, 0));
            noise[static_cast<std::size_t>(i)] = static_cast<float>(wide + 0.25 * fine);
        }
    });
    // The highest of the noise, until their area is the share asked for.
    std::vector<CellId> order(cells);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](CellId a, CellId b) {
        const float na = noise[static_cast<std::size_t>(a)],
                    nb = noise[static_cast<std::size_t>(b)];
        return na > nb || (na == nb && a < b);
    });
    std::int64_t whole = 0, sum = 0;
    for (const CellId cell : order)
        if (!geo_->hidden(cell)) whole += geo_->area[static_cast<std::size_t>(cell)];
    for (const CellId cell : order) {
        if (static_cast<double>(sum) >= rule.continents * static_cast<double>(whole)) break;
        if (geo_->hidden(cell)) continue;
        continent[static_cast<std::size_t>(cell)] = 1;
        sum += geo_->area[static_cast<std::size_t>(cell)];
    }
    start(given, continent, std::vector<std::int32_t>(cells, -1));
}

template <class Geo>
void PlateWorld<Geo>::start(const Rule& given, const std::vector<float>& continent,
                            const std::vector<std::int32_t>& given_numbers) {
    rule = given;
    plates.clear(), pairs_.clear(), hotspots.clear();
    ticks_ = 0, epoch_ = 0, substeps_ = 0, tick_rest_ = 0, next_id_ = 1, book = {}, tally = {};
    history = {};
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(geo_->cells));
    draw_plates(numbers, 0);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (given_numbers[i] >= 0) numbers[i] = given_numbers[i];
    const std::int32_t behind_walls = std::numeric_limits<std::int32_t>::max();
    for (CellId cell = 0; cell < geo_->cells; ++cell)
        if (geo_->hidden(cell)) numbers[static_cast<std::size_t>(cell)] = behind_walls;

    // Numbers that occur, in order, become plates.
    std::vector<std::int32_t> used = numbers;
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());
    CUESTA_CHECK(used.size() <= most_plates, "{} plates at the start", used.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
        Plate<Geo> plate;
        plate.crust = Raster(*geo_);
        plate.own_spin = random_spin(1000 + static_cast<std::uint32_t>(i), 0, rule.speed);
        plate.spin = plate.own_spin;
        add_plate(std::move(plate));
        if (used[i] == behind_walls) {
            plates.back().id = 0;
            plates.back().spin = plates.back().own_spin = {};
        }
    }
    std::vector<Crust> crusts(numbers.size());
    parallel_for(0, geo_->cells, 4096, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i)
            crusts[static_cast<std::size_t>(i)] = first_crust(
                static_cast<CellId>(i),
                geo_->hidden(static_cast<CellId>(i)) ? 1 : continent[static_cast<std::size_t>(i)]);
    });
    for (CellId cell = 0; cell < geo_->cells; ++cell) {
        const auto c = static_cast<std::size_t>(cell);
        const auto number = std::lower_bound(used.begin(), used.end(), numbers[c]) - used.begin();
        at(static_cast<int>(number)).crust.put(*geo_, cell, crusts[c]);
        book.start += crusts[c].volume;
    }
    for (int i = 0; i < rule.hotspots; ++i) {
        const auto u = static_cast<std::uint32_t>(i);
        hotspots.push_back(random_place(*geo_, word(hotspot_stream, u, 0),
                                        word(hotspot_stream, u, 1), word(hotspot_stream, u, 2)));
    }
    refresh();
    find_shifts();
    history.note(0, plates);
}

// Crust of a place of the first world, of which so much is continent.
template <class Geo>
Crust PlateWorld<Geo>::first_crust(CellId cell, double land) const {
    const Vec place = geo_->place(cell);
    const auto noise = [&](double waves, int octaves, double gain, std::uint32_t stream) {
        return world_noise(*geo_, place, unit_km_, rule.radius_km / waves, octaves, gain,
                           word(stream, 0, 0));
    };
    double thick = rule.ocean_thickness, years = 600, swell = 0;
    if (land > 0) {
        thick += land * (rule.continent_thickness +
                         2.5 * rule.thickness_spread * noise(2.2, 5, 0.6, thick_stream) -
                         rule.ocean_thickness);
        // Old continents have swells and basins by what lies under them.
        swell = 100 * rule.swells * noise(4.2, 4, 0.55, swell_stream);
    }
    if (land <= 0.5) years = std::clamp(55 + 110 * noise(1.4, 4, 0.5, age_stream), 0.0, 180.0);
    const std::int64_t volume = std::max<std::int64_t>(1, volume_of(thick, cell));
    return {static_cast<std::int32_t>(volume), static_cast<std::int16_t>(-years * ticks_per_myr), 0,
            static_cast<std::int8_t>(std::clamp(swell, -127.0, 127.0))};
}

// All plates become one, exactly, and that one parts anew.
template <class Geo>
void PlateWorld<Geo>::renew() {
    // What lies behind walls stays as it is, and is put back last.
    std::optional<Plate<Geo>> wall;
    for (int p = 0; p < count(); ++p)
        if (fixed(p)) {
            wall = std::move(at(p));
            remove_plate(p);
            find_shifts();
            break;
        }
    while (count() > 1) {
        int widest = 0;
        for (int p = 1; p < count(); ++p)
            if (at(p).crust.cells() > at(widest).crust.cells()) widest = p;
        merge(widest == 0 ? 1 : 0, widest);
    }
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(geo_->cells));
    draw_plates(numbers, static_cast<std::uint32_t>(next_id_));
    Plate<Geo> whole = std::move(plates[0]);
    plates.clear(), pairs_.clear();
    std::vector<int> plate_of(static_cast<std::size_t>(rule.plates), -1);
    whole.crust.each([&](CellId cell) {
        const CellId there = geo_->locate(Geo::to_world(whole.pose, geo_->place(cell)));
        int& index = plate_of[static_cast<std::size_t>(numbers[static_cast<std::size_t>(there)])];
        if (index < 0) {
            Plate<Geo> fresh;
            fresh.crust = Raster(*geo_);
            fresh.pose = whole.pose;
            fresh.own_spin =
                random_spin(1000 + static_cast<std::uint32_t>(next_id_), 0, rule.speed);
            fresh.spin = fresh.own_spin;
            index = count();
            add_plate(std::move(fresh));
        }
        at(index).crust.put(*geo_, cell, whole.crust.at(cell));
    });
    if (wall) {
        add_plate(std::move(*wall));
        plates.back().id = 0;
    }
    refresh();
    find_shifts();
}

template <class Geo>
void PlateWorld<Geo>::add_plate(Plate<Geo> plate) {
    plate.id = next_id_++;
    plate.wide.assign(static_cast<std::size_t>(geo_->tiles), 0);
    for (std::size_t p = 0; p < plates.size(); ++p) {
        Pair pair;
        pair.polarity = (word(500, static_cast<std::uint32_t>(plates[p].id),
                              static_cast<std::uint32_t>(plate.id)) &
                         1) != 0
                            ? 1
                            : -1;
        pairs_[p].push_back(pair);
    }
    plates.push_back(std::move(plate));
    pairs_.emplace_back(plates.size());  // rows are whole, so that a plate is one row and column
}

template <class Geo>
void PlateWorld<Geo>::find_shifts() {
    shift_.assign(plates.size(), std::vector<typename Geo::Shift>(plates.size()));
    for (std::size_t p = 0; p < plates.size(); ++p)
        for (std::size_t q = 0; q < plates.size(); ++q)
            shift_[p][q] = geo_->between(plates[p].pose, plates[q].pose);
}

// Instantiated where the rest of the class is: each file for its own members.
template Crust PlateWorld<Sphere>::first_crust(CellId, double) const;
template Crust PlateWorld<Torus>::first_crust(CellId, double) const;
template double PlateWorld<Sphere>::cell_km() const;
template double PlateWorld<Torus>::cell_km() const;
template Vec PlateWorld<Sphere>::random_spin(std::uint32_t, std::uint32_t, double) const;
template Vec PlateWorld<Torus>::random_spin(std::uint32_t, std::uint32_t, double) const;
template void PlateWorld<Sphere>::draw_plates(std::vector<std::int32_t>&, std::uint32_t) const;
template void PlateWorld<Sphere>::renew();
template void PlateWorld<Torus>::draw_plates(std::vector<std::int32_t>&, std::uint32_t) const;
template void PlateWorld<Torus>::renew();
template void PlateWorld<Sphere>::start(const Rule&);
template void PlateWorld<Torus>::start(const Rule&);
template void PlateWorld<Sphere>::start(const Rule&, const std::vector<float>&,
                                        const std::vector<std::int32_t>&);
template void PlateWorld<Torus>::start(const Rule&, const std::vector<float>&,
                                       const std::vector<std::int32_t>&);
template void PlateWorld<Sphere>::add_plate(Plate<Sphere>);
template void PlateWorld<Torus>::add_plate(Plate<Torus>);
template void PlateWorld<Sphere>::find_shifts();
template void PlateWorld<Torus>::find_shifts();

}  // namespace cuesta::plate
