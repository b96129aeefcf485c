// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux.h"

#include <bit>
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

CUESTA_SIMD_CLONES(float, largest_in_row, (const float* row, std::int64_t count), (row, count)) {
    // As whole numbers: those of numbers above 0 have the same order, and loops of them vectorise.
    std::int32_t most = 0, broken = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const auto bits = std::bit_cast<std::int32_t>(row[x]);
        most = bits > most ? bits : most;
        broken |= row[x] == row[x] ? 0 : 1;
    }
    return broken != 0 ? std::numeric_limits<float>::infinity() : std::bit_cast<float>(most);
}

// Faces of a row in whole quanta: what goes over less what comes back, each rounded by itself.
struct RoundRow {
    const float *over, *back;  // back may be null: nothing comes back
    float* face;
    float per_quantum, most;
};
inline __attribute__((always_inline)) float whole_part(float quanta, float most) {
    const float kept = scalar::clamp(quanta, -most, most);
    return static_cast<float>(static_cast<std::int32_t>(kept));
}
CUESTA_SIMD_CLONES(void, round_row, (const RoundRow& row, std::int64_t lo, std::int64_t hi),
                   (row, lo, hi)) {
    float* face = row.face;
    const float *over = row.over, *back = row.back;
    const float per_quantum = row.per_quantum, most = row.most;
    if (back == nullptr) {
        CUESTA_INDEPENDENT
        for (std::int64_t x = lo; x < hi; ++x) face[x] = whole_part(over[x] * per_quantum, most);
    } else {
        CUESTA_INDEPENDENT
        for (std::int64_t x = lo; x < hi; ++x)
            face[x] = scalar::clamp(
                whole_part(over[x] * per_quantum, most) - whole_part(back[x] * per_quantum, most),
                -most, most);
    }
}
CUESTA_SIMD_CLONES(void, gift_row, (const RoundRow& row, std::int64_t lo, std::int64_t hi),
                   (row, lo, hi)) {
    float* face = row.face;
    const float *own = row.over, *next = row.back;
    const float per_quantum = row.per_quantum, most = row.most;
    CUESTA_INDEPENDENT
    for (std::int64_t x = lo; x < hi; ++x) {
        const float there = scalar::maximum(own[x], 0.0f) * per_quantum;
        const float back = scalar::maximum(-next[x], 0.0f) * per_quantum;
        face[x] = scalar::clamp(whole_part(there, most) - whole_part(back, most), -most, most);
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

// What cells become; `to` may be `amount`.
CUESTA_SIMD_CLONES(void, add_depths,
                   (const float* amount, float* to, const FaceRows& f, std::int64_t columns,
                    float quantum),
                   (amount, to, f, columns, quantum)) {
    const float *east = f.east, *north = f.north, *south = f.south;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x) {
        const float in = (east[x - 1] - east[x]) + (north[x] - south[x]);
        to[x] = amount[x] + in * quantum;
    }
}
CUESTA_SIMD_CLONES(void, add_units,
                   (const std::int32_t* amount, std::int32_t* to, const FaceRows& f,
                    std::int64_t columns),
                   (amount, to, f, columns)) {
    const float *east = f.east, *north = f.north, *south = f.south;
    const auto whole = [](float quanta) { return static_cast<std::int32_t>(quanta); };
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x)
        to[x] = amount[x] +
                ((whole(east[x - 1]) - whole(east[x])) + (whole(north[x]) - whole(south[x])));
}
void add_row(const float* amount, float* to, const FaceRows& f, std::int64_t columns,
             float quantum) {
    add_depths(amount, to, f, columns, quantum);
}
void add_row(const std::int32_t* amount, std::int32_t* to, const FaceRows& f, std::int64_t columns,
             float) {
    add_units(amount, to, f, columns);
}

template <class Body>
void each_row(std::int64_t first, std::int64_t rows, std::int64_t columns, const Body& body) {
    parallel_for(first, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) body(y);
    });
}

template <class Kind, class Amount>
Moved move_any(Amount& amount, const Faces& faces, Field& share, double quantum, float most,
               const Grid& grid, const Block& block, Communicator& comm) {
    const std::int64_t columns = block.columns, rows = block.rows;
    const auto per_quantum = static_cast<float>(1 / quantum);
    const auto unit = static_cast<float>(quantum);
    const FluxPlace place(grid, block);
    Field &east = faces.east, &south = faces.south;
    const auto face_row = [&](std::int64_t y) { return FaceRow{east.row(y), south.row(y)}; };
    const auto back = [](const Field* from, std::int64_t y) {
        return from != nullptr ? from->row(y) : nullptr;
    };
    each_row(-1, rows, columns, [&](std::int64_t y) {
        const FaceRow row = face_row(y);
        if (y >= 0)
            round_faces(row.east, back(faces.from_east, y), row.east, -1, columns, quantum, most);
        round_faces(row.south, back(faces.from_south, y), row.south, 0, columns, quantum, most);
        close_faces(place, y, row);
    });
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
    each_row(0, rows, columns, [&](std::int64_t y) {
        add_row(amount.row(y), amount.row(y), rows_of(y), columns, unit);
    });
    for (std::int64_t y = -1; y < rows; ++y) count_left(place, y, face_row(y), moved);
    return moved;
}

template <class Kind>
std::int64_t move_row_of(const RowMove& row, const typename Kind::Row* amount,
                         typename Kind::Row* to) {
    const FaceRows faces{row.east, row.north, row.south};
    const auto per_quantum = static_cast<float>(1 / row.quantum);
    add_row(amount, to, faces, row.columns, static_cast<float>(row.quantum));
    return share_of(ShareRow<Kind>{faces, amount, nullptr, per_quantum}, row.columns);
}

}  // namespace

double quantum_of(double largest) {
    int exponent = 0;
    std::frexp(largest > 0x1p-100 ? largest : 1.0, &exponent);  // largest < 2^exponent
    return std::ldexp(1.0, exponent - 21);
}

float largest_amount(const float* row, std::int64_t count) {
    return largest_in_row(row, count);
}

double largest_amount(const Field& amount) {
    return ordered_reduce(
        0, amount.rows(), rows_per_piece(amount.columns()), 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            float most = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float value = largest_amount(amount.row(y), amount.columns());
                most = value > most ? value : most;
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

void round_faces(const float* over, const float* back, float* face, std::int64_t lo,
                 std::int64_t hi, double quantum, float most) {
    round_row({over, back, face, static_cast<float>(1 / quantum), most}, lo, hi);
}

void round_gifts(const float* own, const float* next, float* face, std::int64_t lo, std::int64_t hi,
                 double quantum, float most) {
    gift_row({own, next, face, static_cast<float>(1 / quantum), most}, lo, hi);
}

void close_faces(const FluxPlace& place, std::int64_t y, const FaceRow& faces) {
    const std::int64_t columns = place.columns;
    const auto close = [](float& face, bool first, bool is_open) {
        face = !is_open ? 0 : first ? scalar::minimum(face, 0.0f) : scalar::maximum(face, 0.0f);
    };
    if (y >= 0 && place.ends.west) close(faces.east[-1], true, place.open.west);
    if (y >= 0 && place.ends.east) close(faces.east[columns - 1], false, place.open.east);
    const bool first = y == -1 && place.ends.north;
    const bool last = y == place.rows - 1 && place.ends.south;
    for (std::int64_t x = 0; (first || last) && x < columns; ++x)
        close(faces.south[x], first, first ? place.open.north : place.open.south);
}

void count_left(const FluxPlace& place, std::int64_t y, const FaceRow& faces, Moved& moved) {
    const auto whole = [](float quanta) { return static_cast<std::int64_t>(quanta); };
    if (y >= 0 && place.ends.west) moved.left[0] -= whole(faces.east[-1]);
    if (y >= 0 && place.ends.east) moved.left[1] += whole(faces.east[place.columns - 1]);
    const bool first = y == -1 && place.ends.north;
    const bool last = y == place.rows - 1 && place.ends.south;
    for (std::int64_t x = 0; (first || last) && x < place.columns; ++x) {
        if (first) moved.left[2] -= whole(faces.south[x]);
        if (last) moved.left[3] += whole(faces.south[x]);
    }
}

std::int64_t move_row(const RowMove& row, const float* amount, float* to) {
    return move_row_of<Depths>(row, amount, to);
}
std::int64_t move_row(const RowMove& row, const std::int32_t* amount, std::int32_t* to) {
    return move_row_of<Units>(row, amount, to);
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
