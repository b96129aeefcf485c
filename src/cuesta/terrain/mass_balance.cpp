// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/mass_balance.h"

#include <fmt/format.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

// Grams of a whole map do not fit into 64 bits.
__extension__ using Wide = __int128;

struct Quotient {
    std::int64_t whole, rest;  // rest is 0 or above
};

Quotient divide(Wide value, std::int64_t by) {
    Quotient q{static_cast<std::int64_t>(value / by), static_cast<std::int64_t>(value % by)};
    if (q.rest < 0) q.rest += by, --q.whole;
    return q;
}

}  // namespace

MassTable::MassTable(const MaterialTable& materials) {
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const double density = materials[static_cast<MaterialId>(i)].density;
        grams_[i] = std::max<std::int64_t>(1, std::llround(density * 1000));
    }
}

Units MassTable::by_mass(Units units, MaterialId from, MaterialId to) const {
    const std::int64_t twice = 2 * grams(to);
    const std::int64_t made = divide(Wide{2} * units * grams(from) + grams(to), twice).whole;
    if (made >= std::int64_t{1} << 30)
        throw Error("rock would swell beyond what a column holds when it turns into other rock",
                    "Give the materials of the rock cycle densities that are nearer to each other");
    return static_cast<Units>(made);
}

void MassBalance::turn(const MassTable& masses, MaterialId from, std::int64_t units_from,
                       MaterialId to, std::int64_t units_to) {
    // What the mass gives: whole units and parts.
    const std::int64_t grams = masses.grams(to);
    const Quotient exact = divide(Wide{units_from} * masses.grams(from), grams);
    const std::int64_t part = divide(exact.rest * parts + grams / 2, grams).whole;
    layers.turn(from, units_from, to, exact.whole);
    formed[to] += part;
    // What the ground does not show of it has gone, what it shows beyond it has come.
    const std::int64_t gone = exact.whole - units_to;
    if (gone >= 0) {
        layers.out[to] += gone;
        out[to] += part;
    } else {
        layers.in[to] += -gone - 1;
        in[to] += parts - part;
    }
    ++changes;
}

void MassBalance::merge(const MassBalance& other) {
    layers.merge(other.layers);
    for (std::size_t i = 0; i < formed.size(); ++i)
        formed[i] += other.formed[i], in[i] += other.in[i], out[i] += other.out[i];
    changes += other.changes;
}

void MassBalance::post(Ledger& ledger, double unit_m) const {
    ledger.book(layers, unit_m);
    const double part_m = unit_m / static_cast<double>(parts);
    for (std::size_t i = 0; i < formed.size(); ++i) {
        if (formed[i] == 0 && in[i] == 0 && out[i] == 0) continue;
        Account& account = ledger.account(static_cast<MaterialId>(i));
        add_units(account.formed, formed[i], part_m);
        add_units(account.in, in[i], part_m);
        add_units(account.out, out[i], part_m);
    }
}

MassBalance mass_balance_tile_rows(
    std::int64_t rows, const std::function<void(std::int64_t, std::int64_t, MassBalance&)>& body) {
    return ordered_reduce(
        0, rows, LayerStack::tile, MassBalance{},
        [&](std::int64_t lo, std::int64_t hi) {
            MassBalance book;
            body(lo, hi, book);
            return book;
        },
        [](MassBalance all, const MassBalance& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta
