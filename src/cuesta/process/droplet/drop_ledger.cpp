// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_ledger.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "cuesta/process/droplet/drop_balance.h"

namespace cuesta {

void DropLedger::add(const DropColumns::Changes& changes) {
    for (std::size_t i = 0; i < eroded_.size(); ++i)
        eroded_[i] += changes.eroded[i], deposited_[i] += changes.deposited[i];
}

std::int64_t DropLedger::sediment_of(std::size_t material, std::int64_t units) const {
    return static_cast<std::int64_t>(
        std::floor(static_cast<double>(units) * columns_.worth(material) + 0.5));
}

// The few units of sediment that are missing or too many, where some was deposited: between floor
// and ceiling; only where more has been made than there is room for, above it.
void DropLedger::even_out(std::int64_t rest) {
    LayerStack& ground = terrain_.ground();
    const Block& block = step_.block;
    for (const bool bounded : {true, false}) {
        if (rest == 0 || (!bounded && rest < 0)) return;
        IntField weights({block.columns, block.rows, 0});
        std::int64_t all[] = {0};
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                if (columns_.below(x, y) == 0 ||
                    ground.top_material().at(x, y) != columns_.sediment())
                    continue;
                const std::int64_t surface = ground.surface().at(x, y);
                const std::int64_t thick =
                    ground.layers(x, y) == 1 ? 1 << 20 : ground.top().at(x, y) - 1;
                const std::int64_t room = rest < 0   ? std::min(thick, surface - columns_.floor())
                                          : !bounded ? thick
                                                     : columns_.ceiling() - surface;
                weights.at(x, y) =
                    static_cast<std::int32_t>(std::clamp<std::int64_t>(room, 0, 1 << 28));
                all[0] += weights.at(x, y);
            }
        step_.comm.sum(all);
        if (all[0] == 0) continue;
        const std::int64_t units = rest < 0   ? -std::min(-rest, all[0])
                                   : !bounded ? rest
                                              : std::min(rest, all[0]);
        const IntField parts = fair_parts(weights, units, step_);
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                const Units by = parts.at(x, y);
                if (by == 0) continue;
                ground.thicken(x, y, ground.layers(x, y) - 1, by, terrain_.now);
                deposited_[columns_.sediment()] += by;
            }
        rest -= units;
    }
}

// Of each kind, what was deposited and has not been eroded; of all blocks.
std::vector<std::int64_t> DropLedger::gains() const {
    std::vector<std::int64_t> gains;
    for (const MaterialId kind : columns_.kinds())
        gains.push_back(deposited_[kind] - eroded_[kind]);
    step_.comm.sum(gains);
    return gains;
}

// Without a ring it is known what of each kind has gone, as many units as are missing in all. What
// is left of the gains then is what drops were told otherwise.
std::vector<std::int64_t> DropLedger::surplus_without_ring(const DropSums& gone) const {
    std::vector<std::int64_t> surplus = gains(), went(surplus.size());
    std::int64_t missing = 0, told = 0, left = 0;
    for (std::size_t i = 0; i < surplus.size(); ++i) {
        went[i] = step_.comm.rank() == 0 ? gone[i] : 0;
        missing -= surplus[i];
    }
    step_.comm.sum(went);
    for (const std::int64_t units : went) told += units;
    for (std::size_t i = 0; i < surplus.size(); ++i) {
        surplus[i] += told > 0 ? static_cast<std::int64_t>(static_cast<double>(went[i]) /
                                                           static_cast<double>(told) *
                                                           static_cast<double>(missing))
                               : 0;
        left += surplus[i];
    }
    surplus[0] -= left;
    return surplus;
}

// Drops that come from a ring bring what grew there as they please, but no more than came over the
// sides. What is gained beyond that was eroded as another kind.
std::vector<std::int64_t> DropLedger::surplus_with_ring(
    std::array<std::int64_t, 4> exported) const {
    step_.comm.sum(exported);
    std::vector<std::int64_t> surplus = gains();
    std::int64_t beyond = 0;
    for (const std::int64_t units : surplus) beyond += std::max<std::int64_t>(units, 0);
    for (const std::int64_t units : exported) beyond += std::min<std::int64_t>(units, 0);
    std::int64_t given = std::max<std::int64_t>(beyond, 0), taken = given;
    for (std::int64_t& units : surplus) {
        std::int64_t& left = units > 0 ? given : taken;
        units = std::clamp(units, -left, left);
        left -= std::abs(units);
    }
    return surplus;
}

// Kinds of which too much was deposited, since drops were told otherwise, make way for those of
// which too little was.
void DropLedger::balance(std::vector<std::int64_t> surplus) {
    const std::vector<MaterialId>& kinds = columns_.kinds();
    const Block& block = step_.block;
    LayerStack& ground = terrain_.ground();
    DropColumns::Changes changes;
    for (std::size_t from = 0; from < kinds.size(); ++from)
        for (std::size_t to = 0; to < kinds.size() && surplus[from] > 0; ++to) {
            if (surplus[to] >= 0) continue;
            IntField weights({block.columns, block.rows, 0});
            const auto layer_of = [&](std::int64_t x, std::int64_t y) {
                if (columns_.below(x, y) == 0) return -1;
                for (int i = ground.layers(x, y) - 1; i >= columns_.below(x, y) - 1; --i)
                    if (ground.material(x, y, i) == kinds[from]) return i;
                return -1;
            };
            std::int64_t all[] = {0};
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    if (const int i = layer_of(x, y); i >= 0) {
                        weights.at(x, y) = i == 0 ? 1 << 20 : ground.thickness(x, y, i) - 1;
                        all[0] += weights.at(x, y);
                    }
            step_.comm.sum(all);
            const std::int64_t units = std::min({surplus[from], -surplus[to], all[0]});
            if (units <= 0) continue;
            const IntField parts = fair_parts(weights, units, step_);
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const Units by = parts.at(x, y);
                    if (by == 0) continue;
                    ground.thicken(x, y, layer_of(x, y), -by, terrain_.now);
                    changes.deposited[kinds[from]] -= by;
                    columns_.deposit(x, y, kinds[to], by, changes);
                }
            surplus[from] -= units, surplus[to] += units;
        }
    add(changes);
    terrain_.ledger.book(changes.book, ground.unit_m());
}

void DropLedger::enter(const std::array<std::int64_t, 4>& exported, std::int64_t discarded,
                       const DropSums* gone) {
    const std::vector<MaterialId>& kinds = columns_.kinds();
    const MaterialId sediment = columns_.sediment();
    step_.comm.sum(eroded_);
    if (step_.comm.rank() != 0) eroded_.fill(0);
    if (kinds.empty()) {
        const bool first = step_.comm.rank() == 0;
        std::int64_t rest[] = {-deposited_[sediment]};
        if (first) rest[0] -= exported[0] + exported[1] + exported[2] + exported[3] + discarded;
        for (std::size_t i = 0; i < 256; ++i) rest[0] += sediment_of(i, eroded_[i]);
        step_.comm.sum(rest);
        even_out(rest[0]);
    } else {
        balance(gone != nullptr ? surplus_without_ring(*gone) : surplus_with_ring(exported));
    }
    step_.comm.sum(deposited_);
    if (step_.comm.rank() != 0) return;
    const double unit_m = terrain_.ground().unit_m();
    const auto leave = [&](MaterialId material, std::int64_t units) {
        Account& account = terrain_.ledger.account(material);
        add_units(units >= 0 ? account.out : account.in, std::abs(units), unit_m);
    };
    std::vector<std::int64_t> rest;
    std::vector<MaterialId> which;
    if (kinds.empty()) {
        // What came off, as sediment; that which was sediment before is not turned.
        LayerBook book;
        which = {sediment}, rest = {eroded_[sediment] - deposited_[sediment]};
        for (std::size_t i = 0; i < 256; ++i) {
            if (eroded_[i] == 0 || i == sediment) continue;
            const std::int64_t becomes = sediment_of(i, eroded_[i]);
            book.turn(static_cast<MaterialId>(i), eroded_[i], sediment, becomes);
            rest[0] += becomes;
        }
        terrain_.ledger.book(book, unit_m);
    } else {
        for (std::size_t i = 0; i < 256; ++i)
            if (eroded_[i] != deposited_[i]) {
                which.push_back(static_cast<MaterialId>(i));
                rest.push_back(eroded_[i] - deposited_[i]);
            }
    }
    const auto parts =
        divide_ways(rest, {exported[0], exported[1], exported[2], exported[3], discarded});
    for (std::size_t k = 0; k < which.size(); ++k) {
        for (std::size_t side = 0; side < exported.size(); ++side) {
            add_units(terrain_.ledger.account(which[k]).border[side], parts[k][side], unit_m);
            rest[k] -= parts[k][side];
        }
        if (rest[k] != 0) leave(which[k], rest[k]);
    }
}

}  // namespace cuesta
