// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope_move.h"

#include <algorithm>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr float most_units = 0x1p28f;  // through a face at once: four of them fit int32
constexpr int most_rounds = 1024;      // of soil_only
constexpr int most_plain_rounds = 64;

CUESTA_SIMD_CLONES(void, split_row,
                   (const float* __restrict flux, float unit_m, float units_per_m,
                    float* __restrict rest_m, std::int32_t* __restrict moved, std::int64_t count),
                   (flux, unit_m, units_per_m, rest_m, moved, count)) {
    for (std::int64_t x = 0; x < count; ++x) {
        const float sum = flux[x] + rest_m[x] * units_per_m;
        float room = sum < most_units ? sum : most_units;
        room = room > -most_units ? room : -most_units;
        const auto whole = static_cast<std::int32_t>(room);
        moved[x] = whole;
        rest_m[x] = (sum - static_cast<float>(whole)) * unit_m;
    }
}

CUESTA_SIMD_CLONES(std::int32_t, move_row,
                   (const std::int32_t* __restrict west, const std::int32_t* __restrict east,
                    const std::int32_t* __restrict north, const std::int32_t* __restrict south,
                    std::int32_t* __restrict surface, std::int64_t count),
                   (west, east, north, south, surface, count)) {
    std::int32_t most = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t next = surface[x] + ((west[x] - east[x]) + (north[x] - south[x]));
        surface[x] = next;
        const std::int32_t size = next < 0 ? -next : next;
        most = size > most ? size : most;
    }
    return most;
}

// Which side of the map a sample belongs to that keeps its height. Where two such sides meet, the
// corner exchanges nothing.
std::optional<Side> fixed_side(const HillslopeMove& move, const FieldShape& shape, std::int64_t x,
                               std::int64_t y) {
    if (move.fixed.west && x == 0) return Side::west;
    if (move.fixed.east && x == shape.columns - 1) return Side::east;
    if (move.fixed.north && y == 0) return Side::north;
    if (move.fixed.south && y == shape.rows - 1) return Side::south;
    return std::nullopt;
}

// Samples that may change their height: from and end of columns and rows.
struct FreePart {
    std::int64_t from_x, end_x, from_y, end_y;
};
FreePart free_part(const HillslopeMove& move, const FieldShape& shape) {
    const Borders& fixed = move.fixed;
    return {fixed.west ? 1 : 0, shape.columns - (fixed.east ? 1 : 0), fixed.north ? 1 : 0,
            shape.rows - (fixed.south ? 1 : 0)};
}

// What went over the borders of the map, per material: more if it left than came, else below 0.
struct BorderBook {
    LayerBook layers;
    std::array<std::array<std::int64_t, 256>, 4> left{};  // by Side
    void merge(const BorderBook& other) {
        layers.merge(other.layers);
        for (std::size_t s = 0; s < 4; ++s)
            for (std::size_t i = 0; i < 256; ++i) left[s][i] += other.left[s][i];
    }
    void book(Ledger& ledger, double unit_m) const {
        ledger.book(layers, unit_m);
        for (std::size_t s = 0; s < 4; ++s)
            for (std::size_t i = 0; i < 256; ++i)
                if (left[s][i] != 0)
                    add_units(ledger.account(static_cast<MaterialId>(i)).border[s], left[s][i],
                              unit_m);
    }
};

// One block of layered ground, round by round.
class Rounds {
public:
    Rounds(LayerStack& ground, HillslopeWork& work, HillslopeRounds& memory,
           const HillslopeMove& move)
        : ground_(ground), work_(work), memory_(memory), move_(move), shape_(ground.shape()) {
        air_ = ground.materials().air();
        for (std::size_t i = 0; i < ground.materials().size(); ++i) {
            const Material& one = ground.materials()[static_cast<MaterialId>(i)];
            loose_[i] = one.loose, hardness_[i] = one.hardness;
        }
        for (IntField& field : memory.gives)
            if (field.empty() || field.shape() != shape_) field = IntField(shape_);
        if (memory.material.empty() || memory.material.shape() != shape_)
            memory.material = ByteField(shape_);
        spans_ = (shape_.columns + span - 1) / span;
        gave_.assign(static_cast<std::size_t>(spans_ * shape_.rows), 1);  // a first look at all
    }

    // Fills `gives` and `material`. False if no cell of this block gives anything.
    bool find_gives() {
        // Only where something has moved in the last round can something else move now.
        std::vector<std::uint8_t> look(gave_.size());
        for (std::int64_t y = 0; y < shape_.rows; ++y)
            for (std::int64_t i = 0; i < spans_; ++i) look[index(y, i)] = touched(y, i) ? 1 : 0;
        over_tile_rows(shape_.rows, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t i = 0; i < spans_; ++i) {
                    std::uint8_t any = 0;
                    if (look[index(y, i)] != 0)
                        for (std::int64_t x = i * span; x < end_of(i); ++x)
                            any |= give(x, y) ? 1 : 0;
                    gave_[index(y, i)] = any;
                }
        });
        return std::any_of(gave_.begin(), gave_.end(), [](std::uint8_t one) { return one != 0; });
    }

    // From now on what arrives is kept aside: cells give all that is due from what they have.
    void hold() { held_.resize(static_cast<std::size_t>(tile_rows())); }
    // Lays what was kept, in the order in which it came.
    void lay_held(BorderBook& book) {
        book.layers.merge(
            book_tile_rows(shape_.rows, [&](std::int64_t lo, std::int64_t, LayerBook& part) {
                for (const Held& one : held_[static_cast<std::size_t>(lo / LayerStack::tile)])
                    lay(one.x, one.y, one.material, one.units, part);
            }));
        held_.clear();
    }

    // Takes and lays; `gives` and `material` have their halos.
    void carry_out(BorderBook& book) {
        book.merge(ordered_reduce(
            0, shape_.rows, LayerStack::tile, BorderBook{},
            [&](std::int64_t lo, std::int64_t hi) {
                BorderBook part;
                if (lo == 0) settle_south(-1, 0, shape_.columns);
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t i = 0; i < spans_; ++i) {
                        if (!touched(y, i)) continue;
                        settle_east(y, i == 0 ? -1 : i * span, end_of(i));
                        settle_south(y, i * span, end_of(i));
                        for (std::int64_t x = i * span; x < end_of(i); ++x)
                            change(x, y, part, lo / LayerStack::tile);
                    }
                return part;
            },
            [](BorderBook all, const BorderBook& part) {
                all.merge(part);
                return all;
            }));
    }

private:
    struct Held {
        std::int64_t x, y;
        MaterialId material;
        Units units;
    };
    std::int64_t tile_rows() const {
        return (shape_.rows + LayerStack::tile - 1) / LayerStack::tile;
    }
    // A row is looked at in spans of this many cells.
    static constexpr std::int64_t span = 64;
    std::size_t index(std::int64_t y, std::int64_t i) const {
        return static_cast<std::size_t>(y * spans_ + i);
    }
    std::int64_t end_of(std::int64_t i) const { return std::min((i + 1) * span, shape_.columns); }
    // Whether it or a neighbour gave something; beyond the block they may have.
    bool touched(std::int64_t y, std::int64_t i) const {
        if (gave_[index(y, i)] != 0) return true;
        const bool west = i > 0 ? gave_[index(y, i - 1)] != 0 : !move_.borders.west;
        const bool east = i + 1 < spans_ ? gave_[index(y, i + 1)] != 0 : !move_.borders.east;
        const bool north = y > 0 ? gave_[index(y - 1, i)] != 0 : !move_.borders.north;
        const bool south = y + 1 < shape_.rows ? gave_[index(y + 1, i)] != 0 : !move_.borders.south;
        return west || east || north || south;
    }

    IntField& gives(Side side) { return memory_.gives[static_cast<std::size_t>(side)]; }

    bool give(std::int64_t x, std::int64_t y) {
        const MaterialId material = ground_.top_material().at(x, y);
        memory_.material.at(x, y) = material;
        std::array<Units, 4> due{-work_.moved_x.at(x - 1, y), work_.moved_x.at(x, y),
                                 -work_.moved_y.at(x, y - 1), work_.moved_y.at(x, y)};
        std::int64_t all = 0;
        for (Units& one : due) all += one = std::max(one, 0);
        // The bed has as much as is due; at last so have border samples that keep their height.
        const bool endless = ground_.buried().at(x, y) == 0 ||
                             (!held_.empty() && fixed_side(move_, shape_, x, y).has_value());
        std::int64_t there = endless ? all : ground_.top().at(x, y);
        if (move_.soil_only && !loose_[material]) there = 0;
        if (there == 0) {
            for (IntField& field : memory_.gives) field.at(x, y) = 0;
            return false;
        }
        // What is there, in proportion; the units that are left over to the largest parts.
        if (there < all) {
            std::array<Units, 4> part{};
            std::int64_t left = there;
            for (std::size_t i = 0; i < 4; ++i) {
                part[i] = static_cast<Units>(std::int64_t{due[i]} * there / all);
                left -= part[i];
            }
            for (; left > 0; --left) {
                std::size_t most = 0;
                for (std::size_t i = 1; i < 4; ++i)
                    if (due[i] - part[i] > due[most] - part[most]) most = i;
                ++part[most];
            }
            due = part;
        }
        for (std::size_t i = 0; i < 4; ++i) memory_.gives[i].at(x, y) = due[i];
        return all > 0;
    }

    void settle_east(std::int64_t y, std::int64_t from, std::int64_t end) {
        for (std::int64_t x = from; x < end; ++x)
            work_.moved_x.at(x, y) -= gives(Side::east).at(x, y) - gives(Side::west).at(x + 1, y);
    }
    void settle_south(std::int64_t y, std::int64_t from, std::int64_t end) {
        for (std::int64_t x = from; x < end; ++x)
            work_.moved_y.at(x, y) -= gives(Side::south).at(x, y) - gives(Side::north).at(x, y + 1);
    }

    void change(std::int64_t x, std::int64_t y, BorderBook& book, std::int64_t tile_row) {
        struct Parcel {
            MaterialId material;
            Units units;
        };
        std::array<Parcel, 4> parcels;
        std::size_t count = 0;
        const auto arrive = [&](std::int64_t from_x, std::int64_t from_y, Side side) {
            const Units units = gives(side).at(from_x, from_y);
            if (units == 0) return;
            const MaterialId material = memory_.material.at(from_x, from_y);
            for (std::size_t i = 0; i < count; ++i)
                if (parcels[i].material == material) {
                    parcels[i].units += units;
                    return;
                }
            parcels[count++] = {material, units};
        };
        arrive(x - 1, y, Side::east), arrive(x + 1, y, Side::west);
        arrive(x, y - 1, Side::south), arrive(x, y + 1, Side::north);
        Units given = 0;
        for (const IntField& field : memory_.gives) given += field.at(x, y);
        if (given == 0 && count == 0) return;
        if (const auto side = fixed_side(move_, shape_, x, y)) {
            auto& left = book.left[static_cast<std::size_t>(*side)];
            left[memory_.material.at(x, y)] -= given;
            for (std::size_t i = 0; i < count; ++i) left[parcels[i].material] += parcels[i].units;
            return;
        }
        if (given > 0) ground_.remove(x, y, given, book.layers, [](MaterialId, Units) {});
        // The softest first: an order that turning the map does not change.
        const auto before = [&](const Parcel& a, const Parcel& b) {
            return hardness_[a.material] != hardness_[b.material]
                       ? hardness_[a.material] < hardness_[b.material]
                       : a.material < b.material;
        };
        for (std::size_t i = 1; i < count; ++i)
            for (std::size_t k = i; k > 0 && before(parcels[k], parcels[k - 1]); --k)
                std::swap(parcels[k], parcels[k - 1]);
        for (std::size_t i = 0; i < count; ++i)
            if (held_.empty())
                lay(x, y, parcels[i].material, parcels[i].units, book.layers);
            else
                held_[static_cast<std::size_t>(tile_row)].push_back(
                    {x, y, parcels[i].material, parcels[i].units});
    }

    void lay(std::int64_t x, std::int64_t y, MaterialId material, Units units, LayerBook& book) {
        ground_.add_mixed(x, y, material, units, move_.mixing, move_.now, book);
    }

    LayerStack& ground_;
    HillslopeWork& work_;
    HillslopeRounds& memory_;
    const HillslopeMove& move_;
    FieldShape shape_;
    MaterialId air_;
    std::int64_t spans_ = 0;
    std::vector<std::uint8_t> gave_;       // by span
    std::vector<std::vector<Held>> held_;  // by row of tiles; empty: what arrives is laid at once
    std::array<bool, 256> loose_{};
    std::array<double, 256> hardness_{};
};

// Faces of this block through which something is still due.
std::int64_t faces_due(const HillslopeWork& work) {
    std::int64_t late = 0;
    const FieldShape shape = work.moved_x.shape();
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            late += (work.moved_x.at(x, y) != 0 ? 1 : 0) + (work.moved_y.at(x, y) != 0 ? 1 : 0);
    return late;
}

}  // namespace

void hillslope_whole_units(HillslopeWork& work, double unit_m, Field& rest_x, Field& rest_y) {
    const auto unit = static_cast<float>(unit_m), per_m = static_cast<float>(1 / unit_m);
    const std::int64_t columns = work.flux_x.columns(), rows = work.flux_x.rows();
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo == 0 ? -1 : lo; y < hi; ++y) {
            split_row(work.flux_y.row(y), unit, per_m, rest_y.row(y), work.moved_y.row(y), columns);
            if (y >= 0)
                split_row(work.flux_x.row(y) - 1, unit, per_m, rest_x.row(y) - 1,
                          work.moved_x.row(y) - 1, columns + 1);
        }
    });
}

void hillslope_shift(IntField& surface, const HillslopeWork& work, const HillslopeMove& move) {
    const FieldShape shape = surface.shape();
    const FreePart inner = free_part(move, shape);
    const std::int32_t most = ordered_reduce(
        inner.from_y, inner.end_y, rows_per_piece(shape.columns), std::int32_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int32_t part = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t* x_faces = work.moved_x.row(y) + inner.from_x;
                part = std::max(
                    part, move_row(x_faces - 1, x_faces, work.moved_y.row(y - 1) + inner.from_x,
                                   work.moved_y.row(y) + inner.from_x,
                                   surface.row(y) + inner.from_x, inner.end_x - inner.from_x));
            }
            return part;
        },
        [](std::int32_t a, std::int32_t b) { return std::max(a, b); });
    CUESTA_CHECK(most < (1 << 30), "creep has left the range of the ground");
}

void hillslope_move_surface(LayerStack& ground, const HillslopeWork& work,
                            const HillslopeMove& move, Ledger& ledger) {
    hillslope_shift(ground.surface(), work, move);
    const FieldShape shape = ground.shape();
    const auto [from_x, end_x, from_y, end_y] = free_part(move, shape);
    // What crossed the faces of the border samples; between two of them nothing does.
    BorderBook book;
    const MaterialId material = ground.bed_material();
    const auto pass = [&](std::int64_t x, std::int64_t y) {
        const auto side = static_cast<std::size_t>(*fixed_side(move, shape, x, y));
        book.left[side][material] += std::int64_t{work.moved_x.at(x - 1, y)} -
                                     work.moved_x.at(x, y) + work.moved_y.at(x, y - 1) -
                                     work.moved_y.at(x, y);
    };
    for (std::int64_t y = 0; y < shape.rows; ++y) {
        if (y < from_y || y >= end_y) {
            for (std::int64_t x = 0; x < shape.columns; ++x) pass(x, y);
            continue;
        }
        for (std::int64_t x = 0; x < from_x; ++x) pass(x, y);
        for (std::int64_t x = std::max(end_x, from_x); x < shape.columns; ++x) pass(x, y);
    }
    book.book(ledger, ground.unit_m());
}

void hillslope_move_layers(LayerStack& ground, HillslopeWork& work, HillslopeRounds& memory,
                           const HillslopeMove& move, Communicator& comm, Ledger& ledger,
                           StepReport& report) {
    Rounds rounds(ground, work, memory, move);
    BorderBook book;
    const auto one_round = [&] {
        if (!comm.any(rounds.find_gives())) return false;
        const HaloView views[] = {HaloView(memory.gives[0]), HaloView(memory.gives[1]),
                                  HaloView(memory.gives[2]), HaloView(memory.gives[3]),
                                  HaloView(memory.material)};
        comm.exchange(views, Outside::zero);
        rounds.carry_out(book);
        return true;
    };
    int left = move.soil_only ? most_rounds : most_plain_rounds;
    while (left > 0 && one_round()) --left;
    // More is due than ever lies on top: the rest comes at once from what lies below, layer by
    // layer, which ends at the bed.
    if (left == 0 && !move.soil_only) {
        report.count("late_faces", faces_due(work));
        rounds.hold();
        for (int round = 0; one_round(); ++round)
            CUESTA_CHECK(round < 4096, "a column gives without end");
        rounds.lay_held(book);
    }
    book.book(ledger, ground.unit_m());
    report.count("joined_layers", book.layers.joined_layers);
    report.count("opened_caves", book.layers.opened_caves);
}

}  // namespace cuesta
