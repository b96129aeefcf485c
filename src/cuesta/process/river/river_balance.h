// SPDX-License-Identifier: Apache-2.0
// The balance of wear and sediment along all rivers at once. Inside of stream_power.h and rivers.h.
//
//   E = f (z - z_r) - g Q              E what a cell loses in the step, Q what leaves it: E and all
//                                      that comes from above; g = G / A         [hergarten2020]
//
// Every cell is z = a + b z_r and Q = c + d z_r, found from the springs down; heights follow from
// the outlets up. Direct, stable for any step, O(cells). Sums over donors run in a fixed order of
// directions, so the bits do not depend on threads and blocks.
#pragma once

#include "cuesta/process/river/river_work.h"

namespace cuesta::river {

// Solves for the heights after the step, from work.z to work.alpha. The model tells
//   fixed(cell)       the height of a base level or a lake, nothing of any other cell
//   wear(cell, d)     f of a cell that gives in direction d
//   settling(cell)    g
//   brought_in(cell)  what enters the map at a cell whose height is fixed
//   ahead(cell)       that this cell comes soon: time to fetch what is known of it
// Every block must call it.
template <class Model>
void solve_balance(RiverWork& work, const Model& model, Communicator& comm) {
    work.drainage.note_donors();
    const flow::Drainage& drainage = work.drainage;
    const flow::Frame& frame = drainage.frame();
    work.alpha.resize(frame);
    work.beta.resize(frame);
    work.gamma.resize(frame);
    work.delta.resize(frame);
    for (const flow::Cell cell : frame.ring())
        work.gamma[cell] = work.delta[cell] = work.alpha[cell] = 0;
    drainage.downstream(
        [&](flow::Cell cell) {
            double p = 0, q = 0;  // what comes from above: p + q z
            drainage.donors(cell, [&](flow::Cell donor) {
                p += work.gamma[donor];
                q += work.delta[donor];
            });
            if (const std::optional<double> base = model.fixed(cell)) {
                work.alpha[cell] = *base, work.beta[cell] = 0;
                work.gamma[cell] = p + q * *base + model.brought_in(cell), work.delta[cell] = 0;
                return;
            }
            const double z = work.z[cell];
            const double f = model.wear(cell, drainage.direction(cell));
            const double g = model.settling(cell);
            const double divisor = 1 + f + g * (1 - q);
            const double alpha = (z + g * (p + z)) / divisor, beta = f / divisor;
            work.alpha[cell] = alpha, work.beta[cell] = beta;
            work.gamma[cell] = p + z - (1 - q) * alpha;
            work.delta[cell] = (q - 1) * beta;
        },
        [&](const flow::RingNews& news) {
            news.tell(work.gamma, comm, 0.0);
            news.tell(work.delta, comm, 0.0);
        },
        [&](flow::Cell ahead) {
            __builtin_prefetch(&work.z[ahead]);
            __builtin_prefetch(&work.alpha[ahead], 1);
            __builtin_prefetch(&work.beta[ahead], 1);
            __builtin_prefetch(&work.gamma[ahead], 1);
            __builtin_prefetch(&work.delta[ahead], 1);
            model.ahead(ahead);
        });
    drainage.upstream(
        [&](flow::Cell cell) {
            if (flow::has_receiver(drainage.direction(cell)))
                work.alpha[cell] += work.beta[cell] * work.alpha[drainage.receiver(cell)];
        },
        [&](const flow::RingNews& news) { news.tell(work.alpha, comm, 0.0); },
        [&](flow::Cell ahead) {
            __builtin_prefetch(&work.alpha[ahead], 1);
            __builtin_prefetch(&work.beta[ahead]);
        });
}

// Lowers what stands in the way of a river: downstream every cell lies `fall` below all that give
// to it at least. Where land lies lower than the border the river leaves the map in a gorge; no
// land is cut to less than `fall` above the sea. In work.z; every block must call it.
void breach(RiverWork& work, double sea_level, double fall, Communicator& comm);

}  // namespace cuesta::river
