// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sweep.h"

#include <algorithm>

#include "cuesta/base/interrupt.h"
#include "cuesta/process/droplet/drop_end.h"
#include "cuesta/process/droplet/drop_stream.h"

namespace cuesta {

void DropSweep::begin(std::int64_t number, std::int64_t first_row, std::int64_t shift) {
    number_ = number, first_band_ = 0, shift_ = shift;
    finished_ = first_row + shift - (f_.steps() - 1);
    applied_ = finished_ - rows_.lag();
    if (f_.map.wraps_y) return;
    finished_ = std::max<std::int64_t>(0, finished_),
    applied_ = std::max<std::int64_t>(0, applied_);
    if (first_row == 0) finished_ = applied_ = 0;
}

void DropSweep::advance(std::int64_t complete, std::int64_t until) {
    for (; finished_ < complete; ++finished_) rows_.finish(finished_);
    for (; applied_ < until; ++applied_) rows_.apply(applied_, f_.waiting);
}

// Drops of a band reach all steps but the first beyond it, its brush `lag` more.
void DropSweep::advance_behind(std::int64_t end) {
    const std::int64_t complete = end - (f_.steps() - 1);
    advance(complete, complete - rows_.lag());
}

void DropSweep::step_bands(std::int64_t first, std::int64_t end) {
    for (std::int64_t b = first; b < end; ++b) {
        check_interrupt();
        stepped_ = b - first_band_;
        step_band(b);
        const std::int64_t below = f_.bands[b].end;
        if (below < f_.map.rows() || f_.map.wraps_y)
            advance_behind(below + shift_);
        else
            advance(below, below);
    }
}

DropKept DropSweep::open(std::int64_t number, std::int64_t band) {
    number_ = number, first_band_ = band, shift_ = 0, stepped_ = 0;
    const std::int64_t lag = rows_.lag(), far = f_.steps() - 1;
    const std::int64_t origin = f_.bands[band].first;
    finished_ = origin + far + 1;
    applied_ = finished_ + lag;
    step_band(band);
    DropKept kept = rows_.keep(origin - far, 2 * far + 2 * lag + 1);
    rows_.forget(origin - far, origin + far + 1);
    advance_behind(f_.bands[band].end);
    return kept;
}

void DropSweep::close(std::int64_t band, const DropKept& kept) {
    // Rows at the beginning, with what the last band has done to them.
    const std::int64_t rows = f_.map.rows(), lag = rows_.lag();
    rows_.bring_back(kept, rows);
    const std::int64_t last = f_.bands[band].first + rows + f_.steps() + lag;
    advance(last + lag, last);
    rows_.clear();
    // Drops that came over from another strip.
    f_.bands[band].drops.take(f_.bands[band].inbox);
}

void DropSweep::run(WavefrontSweep& sweep) {
    const std::int64_t count = f_.bands.count(), rows = f_.map.rows();
    const bool around = f_.map.wraps_y;
    const std::int64_t first = around ? sweep.number() * bands_ahead % count : 0;
    DropKept kept;
    if (!around) begin(sweep.number(), 0);
    for (std::int64_t j = 0; j < count; ++j) {
        check_interrupt();
        sweep.wait_for(std::min(j + (around ? bands_ahead : 0) + 2, count));
        const std::int64_t b = (first + j) % count;
        if (around && j == 0) {
            kept = open(sweep.number(), b);
        } else {
            shift_ = b < first ? rows : 0, stepped_ = j;
            step_band(b);
            if (around || j + 1 < count)
                advance_behind(f_.bands[b].end + shift_);
            else
                advance(rows, rows);
        }
        if (around && j + 1 == count) close(first, kept);
        sweep.finish(j + 1);
    }
}

void DropSweep::step_band(std::int64_t b) {
    DropBand& band = f_.bands[b];
    f_.launch.each(number_, band.first, band.end, [&](const Drop& drop) {
        band.drops.add(drop);
        ++tally.started;
    });
    const DropScene scene{
        &f_.map,       &f_.rule,       band.even ? nullptr : f_.cover.gain, f_.cover.stream,
        f_.launch.key, f_.launch.step, f_.bands.base(b, f_.map.top)};
    DropWindow window = rows_.window(shift_, band.even);
    if (f_.map.wraps_y) {
        window.first = band.first - f_.steps(), window.end = band.end + f_.steps();
        window.rows = f_.map.rows();
    }
    const std::int64_t size = band.drops.size(), blocks = band.drops.blocks();
    gaps_.clear();
    for (std::int64_t i = 0; i < blocks; ++i) {
        const int before =
            static_cast<int>(std::min<std::int64_t>(DropBlock::lanes, size - i * DropBlock::lanes));
        int count = before;
        for (int step = 0; step < f_.steps() && count > 0; ++step)
            count = step_block(scene, band.drops, i, count, window);
        count = move_out(b, i, count);
        for (int k = count; k < before; ++k) gaps_.push_back(i * DropBlock::lanes + k);
    }
    band.drops.close_gaps(gaps_);
    band.drops.take(band.inbox);
}

// One step of the first `count` drops; those that end are taken out, and the last ones stand in
// their places. Returns how many are left.
int DropSweep::step_block(const DropScene& scene, DropList& list, std::int64_t i, int count,
                          const DropWindow& window) {
    DropBlock& block = list.block(i);
    DropKinds* kinds = f_.cover.kinds;
    std::int32_t fate[DropBlock::lanes];
    DropExchanges done;
    tally.steps += count;
    const bool last = i + 1 == list.blocks();
    const bool any =
        step_drops(scene, block, count, window, fate, last ? nullptr : &list.block(i + 1),
                   kinds != nullptr || f_.cover.stream != nullptr ? &done : nullptr, list.frames(i),
                   last ? nullptr : list.frames(i + 1));
    const std::int64_t first = i * DropBlock::lanes;
    if (DropStream* stream = f_.cover.stream; stream != nullptr)
        for (int k = 0; k < count; ++k)
            stream->add(done.x[k], f_.map.line(done.y[k]), block.water[k], block.dx[k],
                        block.dy[k]);
    for (int k = 0; kinds != nullptr && k < count; ++k)
        exchange_kinds(*kinds, done.x[k], f_.map.line(done.y[k]), done.erodes[k] != 0,
                       done.corners(k), list.loads(first + k), block.load[k], tally.gained);
    if (!any) return count;
    for (int k = count - 1; k >= 0; --k) {
        if (fate[k] == DropFate::stays) continue;
        if ((fate[k] & DropFate::limited) != 0) ++tally.limited;
        if ((fate[k] & (DropFate::ended | DropFate::left)) == 0) continue;
        end_drop(f_.map, f_.rule, f_.cover, list.get(first + k), fate[k], window,
                 kinds != nullptr ? &list.loads(first + k) : nullptr, tally);
        --count;
        list.copy(first + count, first + k);
    }
    return count;
}

// Takes out the drops that are not in the band any more.
int DropSweep::move_out(std::int64_t b, std::int64_t i, int count) {
    DropBand& band = f_.bands[b];
    DropList& list = band.drops;
    if (const DropFrames* frames = list.frames(i); frames == nullptr) {
        const auto low = static_cast<float>(band.first), high = static_cast<float>(band.end);
        const DropBlock& block = list.block(i);
        std::int32_t away = 0;
        for (int k = 0; k < DropBlock::lanes; ++k) {
            away |= block.y[k] < low ? 1 : 0;
            away |= block.y[k] >= high ? 1 : 0;
        }
        if (away == 0) return count;
    }
    const std::int64_t first = i * DropBlock::lanes;
    for (int k = count - 1; k >= 0; --k) {
        const Drop drop = list.get(first + k);
        const std::int64_t row = cell_of(drop.down());
        if (row >= band.first && row < band.end) continue;
        DropList& to = list_of(f_.bands.beside(b, row));
        to.add(drop, list.by_kind() ? &list.loads(first + k) : nullptr);
        --count;
        list.copy(first + count, first + k);
    }
    return count;
}

// Bands that this sweep has stepped already take a drop at once; others keep it in the inbox until
// they have been stepped.
DropList& DropSweep::list_of(std::int64_t band) {
    const std::int64_t count = f_.bands.count();
    const std::int64_t order = (band - first_band_ + count) % count;
    return order <= stepped_ ? f_.bands[band].drops : f_.bands[band].inbox;
}

}  // namespace cuesta
