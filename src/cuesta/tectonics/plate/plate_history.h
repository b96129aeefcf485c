// SPDX-License-Identifier: Apache-2.0
// Where plates were, which of them joined and parted, and which crust came with which: enough to
// turn the world of the end back to any time before.
//
//   note     poses of all plates every 5 million years, and before every joining and parting
//   joined   plate `id` ends; its crust goes on with another and remembers it was of `id`
//   parted   plate `id` begins as crust of another
//   piece    crust that remembers a plate and has parted from others that do: an id of its own
//
//   total(id, t) = R(id, t) K(id)     from its place now to that at time t, within a plate's life
//   K(id)        = R(id, now)^T, or R(id, m)^T R(other, m) K(other) if it joined another at m
//
// rotation_rows() are those as finite rotations in the way of a rotation file [muller2018]: every
// id from age 0 to the beginning. An id that joined another stands still relative to it at younger
// ages (a crossover); before it parted it stands relative to what it was part of.
//
// Holds   the same for any restart: it is saved with the plates. At most about 8192 poses are kept;
//         where there are more, those between events are taken half as often.
#pragma once

#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "cuesta/tectonics/plate/cells.h"
#include "cuesta/tectonics/plate/sphere.h"

namespace cuesta::plate {

inline constexpr std::int64_t first_piece_id = 10001;  // far beyond the numbers of plates

// Of crust, beside its raster: the number of what it remembers, 0 for the plate it is on.
using Memories = std::vector<std::uint16_t>;

template <class Geo>
struct History {
    struct Moment {
        double myr;
        std::int64_t id;
        typename Geo::Pose pose;
    };
    struct Joining {
        double myr;
        std::int64_t id, into;
    };
    struct Parting {
        double myr;
        std::int64_t id, from;
    };
    struct Piece {
        double myr;
        std::int64_t id, before, on;  // what it was until then and the plate it is on since
    };
    std::vector<Moment> moments;  // by time
    std::vector<Joining> joinings;
    std::vector<Parting> partings;
    std::vector<Piece> pieces;
    std::vector<std::int64_t> remembered;  // ids behind the numbers 1, 2, ... of memories

    template <class Plates>
    void note(double myr, const Plates& plates) {
        for (const auto& plate : plates) moments.push_back({myr, plate.id, plate.pose});
        if (moments.size() > most_moments) thin();
    }
    // `gathered`: cells of `into` with their new crust; seen(cell): where on `from` it came from.
    template <class Plate, class Gathered, class Seen>
    void joined(double myr, const Plate& from, Plate& into, CellId cells, const Gathered& gathered,
                Seen&& seen) {
        joinings.push_back({myr, from.id, into.id});
        if (into.memories.empty()) into.memories.assign(static_cast<std::size_t>(cells), 0);
        const std::uint16_t own = remember(from.id);
        for (const auto& [cell, crust] : gathered) {
            const std::uint16_t before = from.memories.empty()
                                             ? std::uint16_t{0}
                                             : from.memories[static_cast<std::size_t>(seen(cell))];
            into.memories[static_cast<std::size_t>(cell)] = before != 0 ? before : own;
        }
    }
    template <class Plate>
    void parted(double myr, Plate& old, Plate& fresh, std::int64_t fresh_id,
                const std::vector<CellId>& leaving) {
        partings.push_back({myr, fresh_id, old.id});
        if (old.memories.empty()) return;
        fresh.memories.assign(old.memories.size(), 0);
        std::map<std::uint16_t, std::uint16_t> renewed;
        for (const CellId cell : leaving) {
            std::uint16_t& was = old.memories[static_cast<std::size_t>(cell)];
            if (was == 0) continue;
            const auto [found, is_new] = renewed.try_emplace(was, std::uint16_t{0});
            if (is_new) {
                const std::int64_t id = first_piece_id + static_cast<std::int64_t>(pieces.size());
                pieces.push_back({myr, id, remembered[was - 1u], fresh_id});
                found->second = remember(id);
            }
            fresh.memories[static_cast<std::size_t>(cell)] = found->second;
            was = 0;
        }
    }
    // New crust has no memories.
    template <class Plate>
    static void made(Plate& plate, CellId cell) {
        if (!plate.memories.empty()) plate.memories[static_cast<std::size_t>(cell)] = 0;
    }
    // The id that crust of a plate moves with, back in time.
    template <class Plate>
    std::int64_t id_of(const Plate& plate, CellId cell) const {
        const std::uint16_t number = plate.memories.empty()
                                         ? std::uint16_t{0}
                                         : plate.memories[static_cast<std::size_t>(cell)];
        return number == 0 ? plate.id : remembered[number - 1u];
    }

private:
    static constexpr std::size_t most_moments = 8192;
    std::uint16_t remember(std::int64_t id) {
        if (remembered.size() >= 65535) return 0;  // a thousand times the age of the Earth
        remembered.push_back(id);
        return static_cast<std::uint16_t>(remembered.size());
    }
    void thin();
};

template <class Geo>
void History<Geo>::thin() {
    std::map<double, bool> kept;  // by time
    const auto event = [&](double myr) { kept[myr] = true; };
    for (const Joining& one : joinings) event(one.myr);
    for (const Parting& one : partings) event(one.myr);
    for (const Piece& one : pieces) event(one.myr);
    bool odd = false;
    for (const Moment& one : moments)
        if (kept.try_emplace(one.myr, odd).second) odd = !odd;
    std::erase_if(moments, [&](const Moment& one) { return !kept[one.myr] && one.myr > 0; });
}

// A turn about a pole; degrees.
struct FiniteRotation {
    double lat = 0, lon = 0, angle = 0;
};
FiniteRotation finite_rotation(const Sphere::Pose& turn);

struct RotationRow {
    std::int64_t id = 0;
    double age_myr = 0;
    FiniteRotation rotation;
    std::int64_t fixed = 0;  // relative to this id; 0 is the world
    std::string comment;
};

// What is needed of a world of plates: id and pose of those of now.
struct PoseNow {
    std::int64_t id;
    Sphere::Pose pose;
};
std::vector<RotationRow> rotation_rows(const History<Sphere>& history,
                                       const std::vector<PoseNow>& plates, double now_myr);
// The text of a rotation file.
std::string rotation_text(const std::vector<RotationRow>& rows, double now_myr);

}  // namespace cuesta::plate
