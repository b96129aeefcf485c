// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux.h"

#include <cmath>
#include <limits>

#include "cuesta/base/parallel.h"
#include "cuesta/rule/scalar.h"
#include "cuesta/simd/clones.h"

namespace cuesta::rule {
namespace {

// The largest of a row and whether all are whole quanta. Rounding by adding and taking away
// 1.5 x 2^23 quanta is exact for up to 2^22 of them.
struct Look {
    float most = 0;
    std::int32_t broken = 0;
    void merge(const Look& other) {
        most = other.most > most ? other.most : most;
        broken |= other.broken;
    }
};
CUESTA_SIMD_CLONES(Look, look_row, (const float* row, std::int64_t count, float shift),
                   (row, count, shift)) {
    float most = 0;
    std::int32_t broken = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const float value = row[x];
        most = value > most ? value : most;
        const bool whole = (value + shift) - shift == value && value >= 0;
        broken |= whole ? 0 : 1;
    }
    return {most, broken};
}
Look look_at(const Field& amount, double quantum) {
    const auto shift = static_cast<float>(quantum * 0x1.8p23);
    return ordered_reduce(
        0, amount.rows(), rows_per_piece(amount.columns()), Look{},
        [&](std::int64_t lo, std::int64_t hi) {
            Look part;
            for (std::int64_t y = lo; y < hi; ++y)
                part.merge(look_row(amount.row(y), amount.columns(), shift));
            return part;
        },
        [](Look all, const Look& part) {
            all.merge(part);
            return all;
        });
}

// Faces of a row in whole quanta: what goes over less what comes back, each rounded by itself.
struct RoundRow {
    float* face;
    const float* back;  // null: nothing comes back
    float per_quantum, most;
};
inline __attribute__((always_inline)) float whole_part(float quanta, float most) {
    const float kept = scalar::clamp(quanta, -most, most);
    return static_cast<float>(static_cast<std::int32_t>(kept));
}
CUESTA_SIMD_CLONES(void, round_row, (const RoundRow& row, std::int64_t lo, std::int64_t hi),
                   (row, lo, hi)) {
    float* face = row.face;
    const float *back = row.back, per_quantum = row.per_quantum, most = row.most;
    if (back == nullptr) {
        CUESTA_INDEPENDENT
        for (std::int64_t x = lo; x < hi; ++x) face[x] = whole_part(face[x] * per_quantum, most);
    } else {
        CUESTA_INDEPENDENT
        for (std::int64_t x = lo; x < hi; ++x)
            face[x] = scalar::clamp(whole_part(face[x] * per_quantum, most) -
                                        whole_part(back[x] * per_quantum, most),
                                    -most, most);
    }
}

// The four faces of the cells of a row.
struct FaceRows {
    const float *east, *north, *south;  // east[x - 1] is the western one
};
inline __attribute__((always_inline)) float above(float a) {
    return a > 0 ? a : 0.0f;
}
inline __attribute__((always_inline)) float below(float a) {
    return a < 0 ? -a : 0.0f;
}
template <class Sum>
inline __attribute__((always_inline)) Sum out_of(const FaceRows& f, std::int64_t x) {
    return (static_cast<Sum>(above(f.east[x])) + static_cast<Sum>(below(f.east[x - 1]))) +
           (static_cast<Sum>(above(f.south[x])) + static_cast<Sum>(below(f.north[x])));
}

// Amounts as float32 multiples of a quantum, and as numbers of quanta.
struct Depths {
    using Row = float;
    using Sum = float;  // whole numbers below 2^24
    static Sum quanta(float amount, float per_quantum) { return amount * per_quantum; }
    static float plus(float amount, float in, float quantum) { return amount + in * quantum; }
};
struct Units {
    using Row = std::int32_t;
    using Sum = double;  // whole numbers below 2^53
    static Sum quanta(std::int32_t amount, float) { return amount; }
};

// Cells that wish to give more than they have; if `share` is there, the part that each can give.
template <class Kind>
struct ShareRow {
    FaceRows faces;
    const typename Kind::Row* amount;
    float* share;
    float per_quantum;
};
template <class Kind>
inline __attribute__((always_inline)) std::int32_t share_cells(const ShareRow<Kind>& row,
                                                               std::int64_t columns) {
    using Sum = typename Kind::Sum;
    std::int32_t limited = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const Sum wish = out_of<Sum>(row.faces, x);
        const Sum have = Kind::quanta(row.amount[x], row.per_quantum);
        limited += wish > have ? 1 : 0;
    }
    if (row.share == nullptr) return limited;
    limited = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const Sum wish = out_of<Sum>(row.faces, x);
        const Sum have = Kind::quanta(row.amount[x], row.per_quantum);
        const bool short_of = wish > have;
        // A hair less than the ratio, so that rounding never gives more than there is.
        row.share[x] = short_of ? static_cast<float>(have / wish) * (1 - 0x1p-20f) : 1.0f;
        limited += short_of && have > 0 ? 1 : 0;
    }
    return limited;
}
CUESTA_SIMD_CLONES(std::int32_t, share_depths, (const ShareRow<Depths>& row, std::int64_t columns),
                   (row, columns)) {
    return share_cells(row, columns);
}
CUESTA_SIMD_CLONES(std::int32_t, share_units, (const ShareRow<Units>& row, std::int64_t columns),
                   (row, columns)) {
    return share_cells(row, columns);
}
std::int32_t share_of(const ShareRow<Depths>& row, std::int64_t columns) {
    return share_depths(row, columns);
}
std::int32_t share_of(const ShareRow<Units>& row, std::int64_t columns) {
    return share_units(row, columns);
}

// Each face gives what its donor can. A share of 1 leaves it as it is.
struct GiveRow {
    float* face;
    const float *own, *other;  // shares of the cell before and behind the face
};
CUESTA_SIMD_CLONES(void, give_row, (const GiveRow& row, std::int64_t lo, std::int64_t hi),
                   (row, lo, hi)) {
    float* face = row.face;
    const float *own = row.own, *other = row.other;
    CUESTA_INDEPENDENT
    for (std::int64_t x = lo; x < hi; ++x) {
        const float wish = face[x], share = wish > 0 ? own[x] : other[x];
        const float size = wish * share;
        face[x] = static_cast<float>(static_cast<std::int32_t>(size));
    }
}

CUESTA_SIMD_CLONES(void, add_depths,
                   (float* amount, const FaceRows& f, std::int64_t columns, float quantum),
                   (amount, f, columns, quantum)) {
    const float *east = f.east, *north = f.north, *south = f.south;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x) {
        const float in = (east[x - 1] - east[x]) + (north[x] - south[x]);
        amount[x] += in * quantum;
    }
}
CUESTA_SIMD_CLONES(void, add_units, (std::int32_t * amount, const FaceRows& f, std::int64_t columns),
                   (amount, f, columns)) {
    const float *east = f.east, *north = f.north, *south = f.south;
    const auto whole = [](float quanta) { return static_cast<std::int32_t>(quanta); };
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x)
        amount[x] += (whole(east[x - 1]) - whole(east[x])) + (whole(north[x]) - whole(south[x]));
}
void add_row(float* amount, const FaceRows& f, std::int64_t columns, float quantum) {
    add_depths(amount, f, columns, quantum);
}
void add_row(std::int32_t* amount, const FaceRows& f, std::int64_t columns, float) {
    add_units(amount, f, columns);
}

template <class Body>
void each_row(std::int64_t first, std::int64_t rows, std::int64_t columns, const Body& body) {
    parallel_for(first, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) body(y);
    });
}

// Whole quanta, and no face where the map ends in a wall. Nothing comes in over an open side.
void round_faces(const Faces& faces, double quantum, float most, const Grid& grid,
                 const Block& block) {
    const std::int64_t columns = block.columns, rows = block.rows;
    const auto per_quantum = static_cast<float>(1 / quantum);
    const Borders ends = borders_of(grid, block), open = open_borders_of(grid, block);
    const auto close = [](float& face, bool first, bool is_open) {
        face = !is_open ? 0 : first ? scalar::minimum(face, 0.0f) : scalar::maximum(face, 0.0f);
    };
    each_row(-1, rows, columns, [&](std::int64_t y) {
        float *east = faces.east.row(y), *south = faces.south.row(y);
        const float* back_east = faces.from_east != nullptr ? faces.from_east->row(y) : nullptr;
        const float* back_south = faces.from_south != nullptr ? faces.from_south->row(y) : nullptr;
        if (y >= 0) {
            round_row({east, back_east, per_quantum, most}, -1, columns);
            if (ends.west) close(east[-1], true, open.west);
            if (ends.east) close(east[columns - 1], false, open.east);
        }
        round_row({south, back_south, per_quantum, most}, 0, columns);
        const bool first = y == -1 && ends.north, last = y == rows - 1 && ends.south;
        for (std::int64_t x = 0; (first || last) && x < columns; ++x)
            close(south[x], first, first ? open.north : open.south);
    });
}

template <class Kind, class Amount>
Moved move_any(Amount& amount, const Faces& faces, Field& share, double quantum, float most,
               const Grid& grid, const Block& block, Communicator& comm) {
    const std::int64_t columns = block.columns, rows = block.rows;
    const auto per_quantum = static_cast<float>(1 / quantum);
    const auto unit = static_cast<float>(quantum);
    const Borders ends = borders_of(grid, block);
    Field &east = faces.east, &south = faces.south;
    round_faces(faces, quantum, most, grid, block);
    const auto rows_of = [&](std::int64_t y) {
        return FaceRows{east.row(y), south.row(y - 1), south.row(y)};
    };
    const auto count_limited = [&](bool write) {
        return ordered_reduce(
            0, rows, rows_per_piece(columns), std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int64_t limited = 0;
                for (std::int64_t y = lo; y < hi; ++y)
                    limited += share_of(ShareRow<Kind>{rows_of(y), amount.row(y),
                                                       write ? share.row(y) : nullptr, per_quantum},
                                        columns);
                return limited;
            },
            [](std::int64_t a, std::int64_t b) { return a + b; });
    };
    Moved moved;
    if (comm.any(count_limited(false) > 0)) {
        moved.limited = count_limited(true);
        comm.exchange(share, Outside::repeat);
        each_row(-1, rows, columns, [&](std::int64_t y) {
            if (y >= 0) give_row({east.row(y), share.row(y), share.row(y) + 1}, -1, columns);
            give_row({south.row(y), share.row(y), share.row(y + 1)}, 0, columns);
        });
    }
    each_row(0, rows, columns,
             [&](std::int64_t y) { add_row(amount.row(y), rows_of(y), columns, unit); });
    for (std::int64_t y = 0; y < rows; ++y) {
        if (ends.west) moved.left[0] -= static_cast<std::int64_t>(east.at(-1, y));
        if (ends.east) moved.left[1] += static_cast<std::int64_t>(east.at(columns - 1, y));
    }
    for (std::int64_t x = 0; x < columns; ++x) {
        if (ends.north) moved.left[2] -= static_cast<std::int64_t>(south.at(x, -1));
        if (ends.south) moved.left[3] += static_cast<std::int64_t>(south.at(x, rows - 1));
    }
    return moved;
}

}  // namespace

double quantum_of(double largest) {
    int exponent = 0;
    std::frexp(largest > 0x1p-100 ? largest : 1.0, &exponent);  // largest < 2^exponent
    return std::ldexp(1.0, exponent - 21);
}

double largest_amount(const Field& amount) {
    return ordered_reduce(
        0, amount.rows(), rows_per_piece(amount.columns()), 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            float most = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* row = amount.row(y);
                for (std::int64_t x = 0; x < amount.columns(); ++x) {
                    const float value =
                        row[x] == row[x] ? row[x] : std::numeric_limits<float>::infinity();
                    most = value > most ? value : most;
                }
            }
            return double{most};
        },
        [](double all, double part) { return part > all ? part : all; });
}

Settled settle_to(Field& amount, double quantum_in) {
    Settled out;
    out.quantum = quantum_in;
    if (look_at(amount, quantum_in).broken == 0) return out;
    const auto quantum = static_cast<float>(out.quantum);
    const auto per_quantum = static_cast<float>(1 / out.quantum);
    for (std::int64_t y = 0; y < amount.rows(); ++y) {
        float* row = amount.row(y);
        for (std::int64_t x = 0; x < amount.columns(); ++x) {
            const float before = row[x];
            // To the nearest, halves to even: rounding up would make amounts grow.
            const float quanta = scalar::maximum(before, 0.0f) * per_quantum;
            const float whole = ((quanta + 0x1.8p23f) - 0x1.8p23f) * quantum;
            if (whole == before) continue;
            out.negative += before < 0 ? 1 : 0;
            ExactSum& side = whole > before ? out.gained : out.lost;
            side.add(whole > before ? double{whole} : double{before});
            side.add(whole > before ? -double{before} : -double{whole});
            row[x] = whole;
        }
    }
    return out;
}

Settled settle(Field& amount, Communicator& comm, double expected) {
    const double largest = comm.largest(std::max(expected, largest_amount(amount)));
    return settle_to(amount, quantum_of(largest));
}

Moved move(Field& amount, const Faces& faces, Field& share, double quantum, const Grid& grid,
           const Block& block, Communicator& comm, float most) {
    return move_any<Depths>(amount, faces, share, quantum, most, grid, block, comm);
}

Moved move(IntField& amount, const Faces& faces, Field& share, double quantum, const Grid& grid,
           const Block& block, Communicator& comm) {
    return move_any<Units>(amount, faces, share, quantum, 0x1p28f, grid, block, comm);
}

}  // namespace cuesta::rule
