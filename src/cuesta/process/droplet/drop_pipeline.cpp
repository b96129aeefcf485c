// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_pipeline.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

void put_drops(std::vector<std::byte>& bytes, DropList& list) {
    const std::int64_t count = list.size();
    const std::size_t each = sizeof(Drop) + (list.by_kind() ? sizeof(DropLoads) : 0);
    std::size_t at = bytes.size();
    bytes.resize(at + sizeof count + static_cast<std::size_t>(count) * each);
    const auto put = [&](const auto& value) {
        std::memcpy(bytes.data() + at, &value, sizeof value);
        at += sizeof value;
    };
    put(count);
    for (std::int64_t i = 0; i < count; ++i) {
        put(list.get(i));
        if (list.by_kind()) put(list.loads(i));
    }
    list.clear();
}

// Returns how many bytes they took.
std::size_t take_drops(const std::byte* bytes, DropList& list) {
    std::size_t at = 0;
    const auto take = [&](auto& value) {
        std::memcpy(&value, bytes + at, sizeof value);
        at += sizeof value;
    };
    std::int64_t count = 0;
    take(count);
    for (std::int64_t i = 0; i < count; ++i) {
        Drop drop;
        DropLoads loads{};
        take(drop);
        if (list.by_kind()) take(loads);
        list.add(drop, &loads);
    }
    return at;
}

}  // namespace

std::vector<std::int64_t> DropPipeline::cuts(const DropStrips& strips, std::int64_t threads) {
    const DropStrip& strip = strips.here();
    if (strip.empty()) return {};
    const std::int64_t rows = strip.end - strip.first;
    const std::int64_t halves =
        2 * std::clamp<std::int64_t>(rows / (2 * strips.least_rows()), 1, threads);
    std::vector<std::int64_t> at;
    for (std::int64_t i = 0; i <= halves; ++i) at.push_back(strip.first + i * rows / halves);
    return at;
}

DropPipeline::DropPipeline(const DropStrips& strips, DropFlight& flight,
                           const std::vector<std::int64_t>& cuts)
    : strips_(strips), flight_(flight) {
    const auto band_at = [&](std::int64_t row) {
        std::int64_t b = 0;
        while (b < flight.bands.count() && flight.bands[b].first < row) ++b;
        return b;
    };
    for (std::size_t i = 0; i + 2 < cuts.size(); i += 2) {
        Slot& slot = slots_.emplace_back();
        slot.first_row = cuts[i];
        for (std::size_t k = 0; k < 3; ++k) slot.bands[k] = band_at(cuts[i + k]);
    }
    std::int64_t before[] = {strips_here()}, all[] = {strips_here()};
    strips.comm().scan(before);
    strips.comm().sum(all);
    slots_before_ = before[0], all_slots_ = all[0];
}

void DropPipeline::work(Slot& slot, std::int64_t sweep, bool lower) {
    if (!lower) {
        slot.sweep = std::make_unique<DropSweep>(flight_, *slot.rows);
        slot.sweep->begin(sweep, slot.first_row);
    }
    slot.sweep->step_bands(slot.bands[lower ? 1 : 0], slot.bands[lower ? 2 : 1]);
}

DropTally DropPipeline::run(std::int64_t from, std::int64_t to,
                            const std::vector<std::unique_ptr<DropRows>>& rows) {
    from_ = from, to_ = to;
    for (std::size_t i = 0; i < slots_.size(); ++i) slots_[i].rows = rows[i].get();
    DropTally tally;
    const std::int64_t here = strips_here(), rank = strips_.comm().rank();
    for (std::int64_t round = 0; round < 2 * (to - from) + 2 * (all_slots_ - 1); ++round) {
        const bool lower = round % 2 != 0;
        parallel_for(0, here, 1, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t i = lo; i < hi; ++i)
                if (const std::int64_t sweep = sweep_of(round, i); runs(sweep))
                    work(slots_[static_cast<std::size_t>(i)], sweep, lower);
        });
        std::vector<Parcel> parcels;
        if (here > 0 && !lower && rank > 0 && runs(sweep_of(round, 0)))
            parcels.push_back(to_north());
        if (here > 0 && lower && rank + 1 < strips_.count() && runs(sweep_of(round, here - 1)))
            parcels.push_back(to_south());
        if (lower) {
            // A sweep takes its sums along to the strip below.
            for (Slot& slot : slots_)
                if (slot.sweep != nullptr) tally.add(slot.sweep->tally), slot.sweep.reset();
            for (std::int64_t i = here - 1; i > 0; --i)
                std::swap(slots_[static_cast<std::size_t>(i)].rows,
                          slots_[static_cast<std::size_t>(i - 1)].rows);
        }
        for (const Parcel& one : strips_.comm().migrate(std::move(parcels))) take(one);
    }
    return tally;
}

void DropPipeline::put_rows(std::vector<std::byte>& bytes, std::int64_t first,
                            std::int64_t end) const {
    const auto wide = static_cast<std::size_t>(flight_.map.columns() + 2) * sizeof(std::int32_t);
    std::size_t at = bytes.size();
    bytes.resize(at + static_cast<std::size_t>(end - first) * wide);
    for (std::int64_t y = first; y < end; ++y, at += wide)
        std::memcpy(bytes.data() + at, flight_.map.row(y) - 1, wide);
}

std::size_t DropPipeline::take_rows(const std::byte* bytes, std::int64_t first, std::int64_t end) {
    const auto wide = static_cast<std::size_t>(flight_.map.columns() + 2) * sizeof(std::int32_t);
    for (std::int64_t y = first; y < end; ++y, bytes += wide)
        std::memcpy(flight_.map.row(y) - 1, bytes, wide);
    return static_cast<std::size_t>(end - first) * wide;
}

Parcel DropPipeline::to_north() {
    const int rank = strips_.comm().rank();
    Parcel parcel{rank - 1, {}};
    const DropStrip& above = strips_.of(rank - 1);
    put_drops(parcel.bytes, flight_.bands[0].drops);
    put_rows(parcel.bytes, above.own_end, above.bottom);
    return parcel;
}

Parcel DropPipeline::to_south() {
    const int rank = strips_.comm().rank();
    Parcel parcel{rank + 1, {}};
    const DropStrip& strip = strips_.here();
    put_drops(parcel.bytes, flight_.bands[flight_.bands.count() - 1].inbox);
    put_rows(parcel.bytes, strip.own_end - 1, strip.own_end);
    slots_.back().rows->hand_on(strip.end, parcel.bytes);
    return parcel;
}

void DropPipeline::take(const Parcel& parcel) {
    const DropStrip& strip = strips_.here();
    const std::byte* bytes = parcel.bytes.data();
    if (parcel.rank > strips_.comm().rank()) {
        bytes += take_drops(bytes, flight_.bands[slots_.back().bands[2] - 1].drops);
        bytes += take_rows(bytes, strip.own_end, strip.bottom);
        CUESTA_CHECK(bytes == parcel.bytes.data() + parcel.bytes.size(),
                     "rows from the strip below are not those wanted");
        return;
    }
    bytes += take_drops(bytes, flight_.bands[slots_.front().bands[0]].inbox);
    bytes += take_rows(bytes, strip.own_first - 1, strip.own_first);
    slots_.front().rows->take_over(strip.first, {bytes, parcel.bytes.data() + parcel.bytes.size()});
}

}  // namespace cuesta
