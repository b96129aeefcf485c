// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux.h"

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/rule/scalar.h"

namespace cuesta::rule {
namespace {

constexpr float most_quanta = 0x1p24f;

template <class Body>
void each_row(const Field& field, const Body& body) {
    parallel_for(0, field.rows(), rows_per_piece(field.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) body(y);
                 });
}

// Whole quanta of what a face moves, from 2^24 down to -2^24.
void round_row(float* face, std::int64_t count, float per_quantum) {
    for (std::int64_t x = 0; x < count; ++x) {
        const float wish = scalar::clamp(face[x] * per_quantum, -most_quanta, most_quanta);
        face[x] = scalar::round(wish);
    }
}

}  // namespace

double quantum_of(double largest) {
    int exponent = 0;
    std::frexp(largest > 0x1p-100 ? largest : 1.0, &exponent);  // largest < 2^exponent
    return std::ldexp(1.0, exponent - 21);
}

Settled settle(Field& amount, Communicator& comm, double expected) {
    double largest = expected;
    for (std::int64_t y = 0; y < amount.rows(); ++y)
        for (std::int64_t x = 0; x < amount.columns(); ++x)
            largest = std::max(largest, double{amount.at(x, y)});
    Settled out;
    out.quantum = quantum_of(comm.largest(largest));
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

Moved move(Field& amount, const Faces& faces, Field& share, double quantum, const Grid& grid,
           const Block& block, Communicator& comm) {
    const std::int64_t columns = block.columns, rows = block.rows;
    const auto per_quantum = static_cast<float>(1 / quantum);
    const auto unit = static_cast<float>(quantum);
    const Borders ends = borders_of(grid, block), open = open_borders_of(grid, block);
    Field &east = faces.east, &south = faces.south;
    // Whole quanta, and no face where the map ends in a wall. Nothing comes in over an open side.
    parallel_for(-1, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            if (y >= 0) round_row(east.row(y) - 1, columns + 1, per_quantum);
            round_row(south.row(y), columns, per_quantum);
            const bool first = y == -1 && ends.north, last = y == rows - 1 && ends.south;
            if (first || last)
                for (std::int64_t x = 0; x < columns; ++x) {
                    float& face = south.at(x, y);
                    const bool leaves = first ? face < 0 : face > 0;
                    face = (first ? open.north : open.south) && leaves ? face : 0;
                }
            if (y < 0) continue;
            if (ends.west) {
                float& face = east.at(-1, y);
                face = open.west && face < 0 ? face : 0;
            }
            if (ends.east) {
                float& face = east.at(columns - 1, y);
                face = open.east && face > 0 ? face : 0;
            }
        }
    });
    // Which share of its wishes a cell can give.
    const auto out_of = [&](std::int64_t x, std::int64_t y) {
        const float e = scalar::maximum(east.at(x, y), 0.0f);
        const float s = scalar::maximum(south.at(x, y), 0.0f);
        const float w = scalar::maximum(-east.at(x - 1, y), 0.0f);
        const float n = scalar::maximum(-south.at(x, y - 1), 0.0f);
        return (e + s) + (w + n);
    };
    Moved moved;
    moved.limited = ordered_reduce(
        0, rows, rows_per_piece(columns), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t limited = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* have = amount.row(y);
                float* to = share.row(y);
                for (std::int64_t x = 0; x < columns; ++x) {
                    const float wish = out_of(x, y), quanta = have[x] * per_quantum;
                    // A hair less than the ratio, so that rounding never gives more than there is.
                    const bool short_of = wish > quanta;
                    to[x] = short_of ? quanta / wish * (1 - 0x1p-21f) : 1.0f;
                    limited += short_of && quanta > 0 ? 1 : 0;
                }
            }
            return limited;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
    comm.exchange(share, Outside::repeat);
    // Each face gives what its donor can.
    const auto given = [&](float face, float donor_before, float donor_behind) {
        const float size = face > 0 ? face * donor_before : -face * donor_behind;
        const float whole = scalar::floor(size);
        return face > 0 ? whole : -whole;
    };
    parallel_for(-1, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            if (y >= 0)
                for (std::int64_t x = -1; x < columns; ++x)
                    east.at(x, y) = given(east.at(x, y), share.at(x, y), share.at(x + 1, y));
            for (std::int64_t x = 0; x < columns; ++x)
                south.at(x, y) = given(south.at(x, y), share.at(x, y), share.at(x, y + 1));
        }
    });
    each_row(amount, [&](std::int64_t y) {
        float* row = amount.row(y);
        for (std::int64_t x = 0; x < columns; ++x) {
            const float in =
                (east.at(x - 1, y) - east.at(x, y)) + (south.at(x, y - 1) - south.at(x, y));
            row[x] += in * unit;
        }
    });
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

}  // namespace cuesta::rule
