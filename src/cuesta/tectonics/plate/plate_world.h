// SPDX-License-Identifier: Apache-2.0
// Plates that drift, meet, fold, dive and part: every plate a raster of crust in its own frame with
// a pose, so that moving changes no cell. Work is done only where plates touch.
//
//   one substep  poses advance; every cell at a plate's rim asks what lies at its place on others:
//     gap        an empty cell beside own crust that nobody covers becomes sea floor
//     overlap    crust over which another plate's lies, four neighbours deep, loses or not:
//       dives    sea floor under continents, else by the pair's polarity: a share is accreted,
//                magma rises some way inland, the rest is gone into the mantle
//       folds    continent on continent: half is pushed onto the other plate, half back
//   slabs pull, collisions brake, each plate has a drift of its own; slow contacts join plates,
//   wide plates part. Crust above what the mantle carries sinks off; high crust spreads and is
//   hauled to the margins (the stand-in for rivers).
//
// Every amount is a whole number: `book` tells where each came from and went; the residual is 0.
// Geo is Sphere or Torus.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "cuesta/tectonics/plate/plate_history.h"
#include "cuesta/tectonics/plate/plate_noise.h"
#include "cuesta/tectonics/plate/raster.h"

namespace cuesta::plate {

inline constexpr int most_plates = 64;

// Thickness in km, distances in km, speeds in km/Myr, times in Myr.
struct Rule {
    std::uint32_t seed = 0;
    double radius_km = 6371;  // sphere; a torus is as wide as this world's equator is long
    double substep = 0.5;
    int plates = 12, least_plates = 10;
    double continents = 0.37;  // share of the world at the start
    double continent_thickness = 36, thickness_spread = 4.2, ocean_thickness = 7;
    double continent_limit = 17;  // crust above it does not dive
    double speed = 75, slowest = 12, fastest = 130;
    double accretion = 0.06, arc_sea = 0.07, arc_land = 0.15, arc_distance = 170, arc_spread = 65;
    double folding = 0.5;  // share of colliding crust that goes to the other plate
    double fold_reach = 420;
    double full = 54, sinking = 56, roof = 110;
    double swells = 1;        // of old continents, in km of the noise that draws them
    double rollback = 20;     // how fast trenches between sea floors bow out
    double basin_fill = 30;   // time in which basins enclosed by continents are filled; 0: never
    double haul = 70;         // time in which high crust is carried to the margins; 0: never
    double spreading = 0.02;  // of high crust, per 4 Myr
    double brake = 4, pull = 20000, own_drift = 0.85;
    double lane_width = 300, lane_shift = 7;
    int hotspots = 14;
    double hotspot_rate = 16;  // km x cell per Myr
    double merge_share = 0.30, merge_speed = 7;
    int merge_cells = 900;
    double cycle = 0;  // after so long new plates are drawn over the crust there is; 0: never
    bool joins = true, parts = true;
    bool operator==(const Rule&) const = default;
};

// Crust in units of metres x area, where it came from and went. start + made - gone = present.
struct Book {
    std::int64_t start = 0, ridge = 0, arc = 0, hotspot = 0, given = 0;
    std::int64_t slab = 0, mantle = 0, taken = 0;
    std::int64_t expected() const {
        return start + ridge + arc + hotspot + given - slab - mantle - taken;
    }
};

struct Tally {
    std::int64_t made = 0, dived = 0, folded = 0, merges = 0, splits = 0, without_target = 0;
};

template <class Geo>
struct Plate {
    std::int32_t id = 0;  // never used again; 0 is what lies behind the walls of the world
    typename Geo::Pose pose;
    Vec spin;      // km/Myr at the surface: axis and speed (sphere), velocity (torus)
    Vec own_spin;  // what it drifts to by itself
    Vec push;      // sum of pulls and brakes of this substep
    Raster crust;
    std::vector<std::uint8_t> wide;  // per tile: enough continent around not to be a terrane
    std::int64_t continent_cells = 0;
    Memories memories;  // of each cell (plate_history.h); empty: none
};

enum class Meeting : std::uint8_t { creates, dives, folds };

struct Event {
    Meeting meeting;
    std::int8_t plate, other;  // other: of a gap, across it, or -1
    CellId cell, under;        // under: the cell of `other` that lies over it
};

template <class Geo>
class PlateWorld {
public:
    PlateWorld(const Geo& geo, double unit_km) : geo_(&geo), unit_km_(unit_km) {}

    const Geo& geo() const { return *geo_; }
    double unit_km() const { return unit_km_; }  // length of one unit of places
    double cell_km() const;
    double now_myr() const { return static_cast<double>(ticks_) / ticks_per_myr; }
    std::int64_t ticks() const { return ticks_; }
    std::int64_t substeps() const { return substeps_; }

    // Plates around random places, continents from noise.
    void start(const Rule& rule);
    // The same with a share 0 .. 1 of continent at each place of the world and plates by number
    // (below 0: as start() draws them), both given per cell.
    void start(const Rule& rule, const std::vector<float>& continent,
               const std::vector<std::int32_t>& numbers);
    void advance(const Rule& rule, double myr);

    // What lies on top at a place of the world.
    struct Found {
        int plate = -1;  // index, -1: nothing
        CellId cell = 0;
    };
    Found find(Vec place) const;
    double thickness_km(const Crust& crust, CellId cell) const {
        return crust.volume * double{geo_->per_km[static_cast<std::size_t>(cell)]};
    }
    double age_myr(const Crust& crust) const;     // of sea floor, with its ridge's shift
    double folded_myr(const Crust& crust) const;  // since the last folding
    Vec velocity(int plate, Vec place) const {    // km/Myr
        return Geo::velocity(plates[static_cast<std::size_t>(plate)].spin, place);
    }
    bool continental(const Plate<Geo>& plate, CellId cell) const;
    // The plate behind the walls never moves, joins or parts.
    bool fixed(int p) const { return at(p).id == 0; }
    int moving() const { return count() - (geo_->walled() ? 1 : 0); }
    // Whether crust of p at b loses to that of q at a.
    bool loses(int p, CellId b, int q, CellId a) const;
    // Of two plates whose crust is of one kind, whether p dives under q.
    bool dives(int p, int q) const { return (p < q) == (pair(p, q).polarity > 0); }
    std::int64_t present() const;

    std::vector<Plate<Geo>> plates;
    Book book;
    Tally tally;
    std::vector<Vec> hotspots;
    Rule rule;
    History<Geo> history;
    // Without the rounding of ticks.
    double exact_myr() const { return (static_cast<double>(ticks_) + tick_rest_) / ticks_per_myr; }

    // Everything that goes on from here, as bytes.
    std::vector<std::byte> saved() const;
    void restore(const std::vector<std::byte>& bytes);

private:
    struct Pair {
        std::int32_t polarity = 0;  // above 0: the plate of the lower id dives
        std::int64_t folded = 0;    // cells
        Vec place;                  // sum of where, in the world
    };

    // Numbers of plates around random places; those of another round lie elsewhere.
    void draw_plates(std::vector<std::int32_t>& numbers, std::uint32_t round) const;
    void renew();
    Crust first_crust(CellId cell, double land) const;
    void substep();
    void scan();
    void scan_tile(int p, CellId tile, std::vector<Event>& events) const;
    void apply();
    void create(const Event& event);
    void dive(const Event& event, const Crust& crust);
    void fold(const Event& event, const Crust& crust);
    // Adds to the nearest crust of a plate on the way from `near` in a direction; what does not fit
    // goes into the mantle. Where it lies; -1: nowhere, nothing was added.
    CellId add(int plate, Vec near, Vec direction, double km, std::int64_t amount);
    void move_on();
    void erupt();
    void wear();
    void spread_crust(Plate<Geo>& plate);
    void haul_crust(Plate<Geo>& plate, double myr);
    void fill_basins(Plate<Geo>& plate, double myr);
    // Tiles of a plate that may hold crust thicker than that, or have such a tile around them.
    std::vector<CellId> tiles_above(const Plate<Geo>& plate, double km) const;
    unsigned empty_beside(const Raster& own, CellId sub, unsigned mask) const;
    bool bows_out(int p, CellId cell, int q, CellId over) const;
    void refresh();
    void reorganise();
    bool merge_one();
    void merge(int from, int into);
    void remove_plate(int index);
    bool split_one();
    Pair& pair(int p, int q) {
        return pairs_[static_cast<std::size_t>(p < q ? p : q)]
                     [static_cast<std::size_t>(p < q ? q : p)];
    }
    const Pair& pair(int p, int q) const {
        return pairs_[static_cast<std::size_t>(p < q ? p : q)]
                     [static_cast<std::size_t>(p < q ? q : p)];
    }
    Plate<Geo>& at(int p) { return plates[static_cast<std::size_t>(p)]; }
    const Plate<Geo>& at(int p) const { return plates[static_cast<std::size_t>(p)]; }
    int count() const { return static_cast<int>(plates.size()); }
    void add_plate(Plate<Geo> plate);
    void find_shifts();
    double scale() const { return static_cast<double>(geo_->cells) / 393216; }
    std::int64_t volume_of(double km, CellId cell) const {
        return static_cast<std::int64_t>(km * 1000 * geo_->area[static_cast<std::size_t>(cell)]);
    }
    // Times of crust count from `epoch_`, which moves on before 16 bits are too few.
    std::int16_t tick() const { return static_cast<std::int16_t>(ticks_ - epoch_); }
    void move_epoch();
    std::uint32_t word(std::uint32_t a, std::uint32_t b, std::uint32_t c) const {
        return mixed(mixed(rule.seed, a), b, c);
    }
    Vec random_spin(std::uint32_t a, std::uint32_t b, double speed) const;

    const Geo* geo_;
    double unit_km_;
    std::int64_t ticks_ = 0, epoch_ = 0, substeps_ = 0;
    double tick_rest_ = 0;
    std::int32_t next_id_ = 1;
    std::vector<std::vector<typename Geo::Shift>> shift_;  // [from][to]
    std::vector<std::vector<Pair>> pairs_;                 // [p][q], p < q
    std::vector<Event> events_;
    std::uint32_t bow_salt_ = 0, bow_chance_ = 0;
};

}  // namespace cuesta::plate
