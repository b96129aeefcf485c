// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule_turn.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/rule/flux.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

using Kind = TurnEnd::Kind;

// What moves in a step at the most.
constexpr std::int32_t most_moved = 1 << 24;

// Ends as rows of a block. Numbers are those of the turn's quanta.
struct DepthEnd {
    float* row;
    float per_quantum, quantum, deepest;
    std::int32_t has(std::int64_t x) const {
        return static_cast<std::int32_t>(row[x] * per_quantum);
    }
    std::int32_t room(std::int64_t x) const {
        return static_cast<std::int32_t>((deepest - row[x]) * per_quantum);
    }
    void change(std::int64_t x, std::int32_t by) const {
        row[x] += static_cast<float>(by) * quantum;
    }
};
struct CoverEnd {
    std::int32_t* cover;
    const std::int32_t* rock;
    int shift;  // a quantum has 2^shift units
    std::int32_t has(std::int64_t x) const { return cover[x] >> shift; }
    std::int32_t room(std::int64_t x) const {
        const std::int32_t left = (1 << 30) - 1 - (rock[x] + cover[x]);
        return left > 0 ? left >> shift : 0;
    }
    void change(std::int64_t x, std::int32_t by) const { cover[x] += by * (1 << shift); }
};
struct RockEnd {
    std::int32_t* rock;
    int shift;
    // The bed has no lower end, but numbers do.
    std::int32_t has(std::int64_t x) const {
        const std::int32_t above = rock[x] + (1 << 29);
        return above > 0 ? above >> shift : 0;
    }
    void change(std::int64_t x, std::int32_t by) const { rock[x] += by * (1 << shift); }
};
struct OutsideEnd {
    std::int32_t has(std::int64_t) const { return most_moved; }
    std::int32_t room(std::int64_t) const { return most_moved; }
    void change(std::int64_t, std::int32_t) const {}
};

using Turned = Turning::Sums;

template <class From, class To>
struct TurnRow {
    const float* amount;
    From from;
    To to;
    float per_quantum, phase;
};

inline __attribute__((always_inline)) std::int32_t wished(float amount, float per_quantum,
                                                          float phase) {
    const float quanta = amount * per_quantum;
    const float kept = quanta > 0 ? quanta : 0.0f;
    return static_cast<std::int32_t>((kept < 0x1p24f ? kept : 0x1p24f) + phase);
}

template <class From, class To>
inline __attribute__((always_inline)) Turned turn_cells(const TurnRow<From, To>& row,
                                                        std::int64_t columns) {
    const TurnRow<From, To> r = row;
    // Numbers below 2^25 in two halves: sums of 32 bits hold those of a whole row.
    std::int32_t low = 0, high = 0, limited = 0;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t wish = wished(r.amount[x], r.per_quantum, r.phase);
        const std::int32_t has = r.from.has(x), room = r.to.room(x);
        const std::int32_t can = has < room ? has : room;
        const std::int32_t some = wish < can ? wish : can;
        r.from.change(x, -some);
        r.to.change(x, some);
        low += some & 0xfff;
        high += some >> 12;
        limited += static_cast<std::int32_t>(wish > can) & static_cast<std::int32_t>(has > 0);
    }
    return {(std::int64_t{high} << 12) + low, limited};
}

template <class From, class To>
Turned turn_row(const float* amount, std::int64_t columns, double quantum_m, float phase,
                const From& from, const To& to) {
    const TurnRow<From, To> row{amount, from, to, static_cast<float>(1 / quantum_m), phase};
    return simd::Clones<turn_cells<From, To>>::widest()(row, columns);
}

DepthEnd depth_end(const TurnEnd& end, std::int64_t y, double quantum_m) {
    return {end.field->row(y), static_cast<float>(1 / quantum_m), static_cast<float>(quantum_m),
            static_cast<float>(end.quantum_m * double{rule::most_quanta})};
}

// The sum of rock and cover stays: there is always room.
struct CoverOnRock : CoverEnd {
    std::int32_t room(std::int64_t) const { return most_moved; }
};

// Turns up to `wish` units of what lies below a cover of `material` into it; how many, of what.
struct Below {
    Units units = 0;
    MaterialId material = 0;
};
Below turn_below(LayerStack& ground, std::int64_t x, std::int64_t y, MaterialId material,
                 Units wish, std::int32_t now, LayerBook& book) {
    const bool covered = ground.covered(x, y, material);
    const int index = ground.layers(x, y) - (covered ? 2 : 1);
    const Layer layer = ground.layer(x, y, index);
    if (layer.material == material) return {};
    const Units cover = covered ? ground.top().at(x, y) : 0;
    const Units rock = ground.surface().at(x, y) - cover;
    if (index == 0 || wish < layer.thickness) {
        ground.set_cover(x, y, material, rock - wish, cover + wish, now);
        return {wish, layer.material};
    }
    Column column = ground.column(x, y);
    column.count = index;
    column.push({material, cover + layer.thickness, now});
    ground.set_column(x, y, column, book);
    return {layer.thickness, layer.material};
}

struct Columns {
    LayerBook book;
    std::int64_t limited = 0;
};

void book_turn(const TurnEnd& from, const TurnEnd& to, MaterialId donor, std::int64_t moved,
               double quantum_m, Ledger& ledger) {
    const bool leaves = to.kind == Kind::outside, comes = from.kind == Kind::outside;
    if (moved == 0 || (!leaves && !comes && donor == to.account)) return;
    if (!comes) {
        Account& account = ledger.account(donor);
        add_units(leaves ? account.out : account.turned, moved, quantum_m);
    }
    if (!leaves) {
        Account& account = ledger.account(to.account);
        add_units(comes ? account.in : account.formed, moved, quantum_m);
    }
}

bool of_ground(const TurnEnd& end) {
    return end.kind == Kind::layer || end.kind == Kind::ground;
}

}  // namespace

Turning::Turning(const TurnEnd& from, const TurnEnd& to, Terrain& terrain, Communicator& comm,
                 float phase)
    : from_(from), to_(to), terrain_(terrain), phase_(phase) {
    quantum_m_ = std::max(from.quantum_m, to.quantum_m);
    if (!of_ground(from) && !of_ground(to)) return;
    unit_m_ = terrain.ground_unit_m();
    quantum_m_ = std::max(quantum_m_, unit_m_);
    if (quantum_m_ / unit_m_ > 0x1p28)
        throw Error("a turn between a field and the ground counts too coarsely for the ground",
                    "Declare a smaller range for the field");
    units_ = static_cast<std::int32_t>(quantum_m_ / unit_m_);
    way_ = Way::columns;
    const bool two_layers = from.kind == Kind::layer && to.kind == Kind::layer;
    if (two_layers || (from.kind == Kind::ground && to.kind != Kind::layer)) return;
    planes_ = &terrain.cover(to.kind == Kind::layer ? to.account : from.account);
    // Both ways date layers in their own manner, so all blocks go the same one.
    if (!comm.any(!planes_->plain)) way_ = Way::cover;
}

Turned Turning::row(std::int64_t y, const float* amount) const {
    const std::int64_t columns = terrain_.shape().columns;
    const auto with = [&](const auto& from, const auto& to) {
        return turn_row(amount, columns, quantum_m_, phase_, from, to);
    };
    const auto depth = [&](const TurnEnd& end) { return depth_end(end, y, quantum_m_); };
    if (way_ == Way::fields) {
        if (from_.kind == Kind::outside) return with(OutsideEnd{}, depth(to_));
        if (to_.kind == Kind::outside) return with(depth(from_), OutsideEnd{});
        return with(depth(from_), depth(to_));
    }
    const int shift = std::countr_zero(static_cast<std::uint32_t>(units_));
    const CoverEnd cover{planes_->cover.row(y), planes_->rock.row(y), shift};
    if (from_.kind == Kind::ground)
        return with(RockEnd{planes_->rock.row(y), shift}, CoverOnRock{cover});
    if (from_.kind == Kind::outside) return with(OutsideEnd{}, cover);
    if (to_.kind == Kind::outside) return with(cover, OutsideEnd{});
    if (from_.kind == Kind::field) return with(depth(from_), cover);
    return with(cover, depth(to_));
}

void Turning::finish(const Sums& sums, StepReport& report) {
    if (way_ == Way::cover) terrain_.cover_moved();  // also where this block moved nothing
    const MaterialId donor = from_.kind == Kind::ground ? terrain_.ground_bed() : from_.account;
    book_turn(from_, to_, donor, sums.moved, quantum_m_, terrain_.ledger);
    report.count("limited_cells", sums.limited);
}

void Turning::block(const Field& amount, StepReport& report) {
    if (way_ == Way::columns) return turn_columns(amount, report);
    const Sums sums = ordered_reduce(
        0, amount.rows(), rows_per_piece(amount.columns()), Sums{},
        [&](std::int64_t lo, std::int64_t hi) {
            Sums part;
            for (std::int64_t y = lo; y < hi; ++y) {
                const Sums one = row(y, amount.row(y));
                part.moved += one.moved, part.limited += one.limited;
            }
            return part;
        },
        [](Sums all, const Sums& part) {
            return Sums{all.moved + part.moved, all.limited + part.limited};
        });
    finish(sums, report);
}

// On any ground, column by column.
void Turning::turn_columns(const Field& amount, StepReport& report) {
    const TurnEnd &from = from_, &to = to_;
    const double quantum_m = quantum_m_;
    const std::int32_t units = units_;
    Terrain& terrain = terrain_;
    LayerStack& ground = terrain.ground();
    if (to.kind == Kind::layer && !ground.layered() && ground.bed_material() != to.account)
        ground.make_layered();
    const auto per_quantum = static_cast<float>(1 / quantum_m);
    const std::int32_t most = (1 << 29) / units;  // its units fit
    const bool below_cover = from.kind == Kind::ground && to.kind == Kind::layer;
    // There is nothing else to turn.
    if (below_cover && !ground.layered()) return;
    const auto work = [&](std::int64_t lo, std::int64_t hi, Columns& out) {
        LayerBook& book = out.book;
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < amount.columns(); ++x) {
                const std::int32_t wish = wished(amount.at(x, y), per_quantum, phase_);
                if (wish == 0) continue;
                std::int32_t has = wish, room = wish;
                if (from.kind == Kind::field) has = depth_end(from, y, quantum_m).has(x);
                if (from.kind == Kind::layer) {
                    const MaterialId top =
                        ground.layered() ? ground.top_material().at(x, y) : ground.bed_material();
                    const bool bed = !ground.layered() || ground.buried().at(x, y) == 0;
                    has = top != from.account ? 0 : bed ? wish : ground.top().at(x, y) / units;
                }
                if (to.kind == Kind::field) room = depth_end(to, y, quantum_m).room(x);
                const std::int32_t some = std::min({wish, has, room, most});
                out.limited += some < wish && has > 0 ? 1 : 0;
                if (some <= 0) continue;
                const Units part = some * units;
                if (below_cover) {
                    const Below turned =
                        turn_below(ground, x, y, to.account, part, terrain.now, book);
                    book.turn(turned.material, turned.units, to.account, turned.units);
                    out.limited += turned.units < part && turned.units > 0 ? 1 : 0;
                    continue;
                }
                auto& taken = to.kind == Kind::outside ? book.out : book.turned;
                auto& given = from.kind == Kind::outside ? book.in : book.formed;
                if (from.kind == Kind::field) {
                    depth_end(from, y, quantum_m).change(x, -some);
                    taken[from.account] += part;
                } else if (from.kind != Kind::outside) {
                    ground.remove(x, y, part, book,
                                  [&](MaterialId material, Units cut) { taken[material] += cut; });
                }
                if (to.kind == Kind::field) {
                    depth_end(to, y, quantum_m).change(x, some);
                    given[to.account] += part;
                } else if (to.kind == Kind::layer) {
                    ground.add(x, y, to.account, part, terrain.now, book);
                    given[to.account] += part;
                }
            }
    };
    const Columns turned = ordered_reduce(
        0, amount.rows(), LayerStack::tile, Columns{},
        [&](std::int64_t lo, std::int64_t hi) {
            Columns part;
            work(lo, hi, part);
            return part;
        },
        [](Columns all, const Columns& part) {
            all.book.merge(part.book);
            all.limited += part.limited;
            return all;
        });
    terrain.ledger.book(turned.book, unit_m_);
    report.count("limited_cells", turned.limited);
    report.count("joined_layers", turned.book.joined_layers);
    report.count("opened_caves", turned.book.opened_caves);
}

}  // namespace cuesta
