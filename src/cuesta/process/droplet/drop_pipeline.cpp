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
    // Rows, or bands of the whole land, at which a half may begin.
    const std::vector<std::int64_t>& bands = strips.bands();
    const bool around = strips.around();
    const auto number = [&](std::int64_t row) {
        return std::lower_bound(bands.begin(), bands.end(), row) - bands.begin();
    };
    const std::int64_t first = around ? number(strip.first) : strip.first;
    const std::int64_t all = (around ? number(strip.end) : strip.end) - first;
    const std::int64_t least = around ? 1 : strips.least_rows();
    const std::int64_t halves = 2 * std::clamp<std::int64_t>(all / (2 * least), 1, threads);
    std::vector<std::int64_t> at;
    for (std::int64_t i = 0; i <= halves; ++i) {
        const std::int64_t cut = first + i * all / halves;
        at.push_back(around ? bands[static_cast<std::size_t>(cut)] : cut);
    }
    return at;
}

std::int64_t DropPipeline::band_at(std::int64_t row) const {
    // Beyond the first and last cut stand bands for drops that go there.
    std::int64_t b = 0;
    while (b < flight_.bands.count() && flight_.bands[b].first != row) ++b;
    return b;
}

DropPipeline::DropPipeline(const DropStrips& strips, DropFlight& flight,
                           const std::vector<std::int64_t>& cuts)
    : strips_(strips), flight_(flight) {
    for (std::size_t i = 0; i + 2 < cuts.size(); i += 2) {
        Slot& slot = slots_.emplace_back();
        slot.first_row = cuts[i];
        for (std::size_t k = 0; k < 3; ++k)
            slot.bands[k] =
                band_at(cuts[i + k] == strips.rows() && strips.around() ? 0 : cuts[i + k]);
    }
    const auto* bytes = reinterpret_cast<const std::byte*>(cuts.data());
    const std::size_t own = cuts.empty() ? 0 : cuts.size() - 1;
    int rank = 0;
    for (const auto& one : strips.comm().gather({bytes, own * sizeof cuts[0]})) {
        if (rank++ == strips.comm().rank())
            slots_before_ = static_cast<std::int64_t>(half_rows_.size()) / 2;
        const std::size_t before = half_rows_.size();
        half_rows_.resize(before + one.size() / sizeof half_rows_[0]);
        if (!one.empty()) std::memcpy(half_rows_.data() + before, one.data(), one.size());
    }
}

std::int64_t DropPipeline::first_band(std::int64_t sweep) const {
    const auto count = static_cast<std::int64_t>(strips_.bands().size()) - 1;
    return sweep * DropSweep::bands_ahead % count;
}

std::int64_t DropPipeline::start_of(std::int64_t sweep) const {
    if (!strips_.around()) return 0;
    const auto count = static_cast<std::int64_t>(strips_.bands().size()) - 1;
    const auto turns = [&](std::int64_t n) { return n * DropSweep::bands_ahead / count; };
    const std::int64_t row = strips_.bands()[static_cast<std::size_t>(first_band(sweep))];
    const std::int64_t half =
        std::upper_bound(half_rows_.begin(), half_rows_.end(), row) - half_rows_.begin() - 1;
    return half + halves() * (turns(sweep) - turns(from_));
}

void DropPipeline::work(Slot& slot, std::int64_t sweep, std::int64_t round, DropTally& tally) {
    const bool lower = round % 2 != 0, around = strips_.around();
    const std::int64_t first = slot.bands[lower ? 1 : 0], end = slot.bands[lower ? 2 : 1];
    std::int64_t start = 0;
    if (around && (round == first_round(sweep) || round == last_round(sweep)))
        start = band_at(strips_.bands()[static_cast<std::size_t>(first_band(sweep))]);
    if (around && round == first_round(sweep)) {
        slot.sweep = std::make_unique<DropSweep>(flight_, *slot.rows);
        slot.kept[sweep] = slot.sweep->open(sweep, start);
        slot.sweep->step_bands(start + 1, end);
        return;
    }
    if (!lower) {
        // Whether it has come over the end of the land.
        const std::int64_t half = round - 2 * (sweep - from_);
        const bool over = half / halves() != start_of(sweep) / halves();
        slot.sweep = std::make_unique<DropSweep>(flight_, *slot.rows);
        slot.sweep->begin(sweep, slot.first_row, over ? strips_.rows() : 0);
    }
    if (!around || round != last_round(sweep)) {
        slot.sweep->step_bands(first, end);
        return;
    }
    slot.sweep->step_bands(first, start);
    slot.sweep->close(start, slot.kept.at(sweep));
    slot.kept.erase(sweep);
    tally.add(slot.sweep->tally);
    slot.sweep.reset();
}

DropTally DropPipeline::run(std::int64_t from, std::int64_t to,
                            const std::vector<std::unique_ptr<DropRows>>& rows) {
    from_ = from, to_ = to;
    for (std::size_t i = 0; i < slots_.size(); ++i) slots_[i].rows = rows[i].get();
    const std::int64_t here = strips_here();
    std::vector<DropTally> tallies(slots_.size());
    std::int64_t oldest = from;  // sweep that is under way
    for (std::int64_t round = first_round(from); round <= last_round(to - 1); ++round) {
        const bool lower = round % 2 != 0;
        for (Slot& slot : slots_) slot.turns.clear();
        while (last_round(oldest) < round) ++oldest;
        for (std::int64_t sweep = oldest; sweep < to && first_round(sweep) <= round; ++sweep) {
            const std::int64_t half = (round - 2 * (sweep - from)) % halves();
            const std::int64_t slot = half / 2 - slots_before_;
            if (slot >= 0 && slot < here)
                slots_[static_cast<std::size_t>(slot)].turns.push_back(sweep);
        }
        parallel_for(0, here, 1, [&](std::int64_t lo, std::int64_t hi) {
            for (auto i = static_cast<std::size_t>(lo); i < static_cast<std::size_t>(hi); ++i)
                for (const std::int64_t sweep : slots_[i].turns)
                    work(slots_[i], sweep, round, tallies[i]);
        });
        std::vector<Parcel> parcels;
        if (here > 0 && !lower && strips_.above() >= 0 && !slots_.front().turns.empty())
            parcels.push_back(to_north());
        if (here > 0 && lower && strips_.below() >= 0 && slots_.back().sweep != nullptr)
            parcels.push_back(to_south());
        if (lower) {
            // A sweep takes its sums along to the strip below.
            for (std::size_t i = 0; i < slots_.size(); ++i)
                if (std::unique_ptr<DropSweep>& sweep = slots_[i].sweep; sweep != nullptr)
                    tallies[i].add(sweep->tally), sweep.reset();
            for (std::int64_t i = here - 1; i > 0; --i)
                std::swap(slots_[static_cast<std::size_t>(i)].rows,
                          slots_[static_cast<std::size_t>(i - 1)].rows);
        }
        for (const Parcel& one : strips_.comm().migrate(std::move(parcels)))
            lower ? take_from_north(one) : take_from_south(one);
    }
    DropTally tally;
    for (const DropTally& one : tallies) tally.add(one);
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
    Parcel parcel{strips_.above(), {}};
    const DropStrip& above = strips_.of(strips_.above());
    DropBand& beyond = flight_.bands[0];
    // A sweep that began with the first band has not been in the last one above yet.
    put_drops(parcel.bytes, beyond.drops);
    put_drops(parcel.bytes, beyond.inbox);
    put_rows(parcel.bytes, above.done_end, above.bottom);
    return parcel;
}

Parcel DropPipeline::to_south() {
    Parcel parcel{strips_.below(), {}};
    const DropStrip& strip = strips_.here();
    const std::int64_t end = strip.end + slots_.back().sweep->shift();
    parcel.bytes.resize(sizeof end);
    std::memcpy(parcel.bytes.data(), &end, sizeof end);
    put_drops(parcel.bytes, flight_.bands[flight_.bands.count() - 1].inbox);
    put_rows(parcel.bytes, strip.done_end - 1, strip.done_end);
    slots_.back().rows->hand_on(end, parcel.bytes);
    return parcel;
}

void DropPipeline::take_from_south(const Parcel& parcel) {
    const DropStrip& strip = strips_.here();
    const std::byte* bytes = parcel.bytes.data();
    DropBand& last = flight_.bands[slots_.back().bands[2] - 1];
    bytes += take_drops(bytes, last.drops);
    bytes += take_drops(bytes, last.inbox);
    bytes += take_rows(bytes, strip.done_end, strip.bottom);
    CUESTA_CHECK(bytes == parcel.bytes.data() + parcel.bytes.size(),
                 "rows from the strip below are not those wanted");
}

void DropPipeline::take_from_north(const Parcel& parcel) {
    const DropStrip& strip = strips_.here();
    const std::byte* bytes = parcel.bytes.data();
    std::int64_t first = 0;
    std::memcpy(&first, bytes, sizeof first);
    bytes += sizeof first;
    bytes += take_drops(bytes, flight_.bands[slots_.front().bands[0]].inbox);
    bytes += take_rows(bytes, strip.done_first - 1, strip.done_first);
    slots_.front().rows->take_over(first, {bytes, parcel.bytes.data() + parcel.bytes.size()});
}

}  // namespace cuesta
