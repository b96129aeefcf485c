// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/spread.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

constexpr std::int32_t nothing_flows_here = 1 << 30;  // beyond the border, in gaps
constexpr double whole_share = 0x1p24;                // shares are numbers of 24 bits

// amount * part / sum without losing bits.
std::uint64_t share_of(std::uint64_t amount, std::uint32_t part, std::uint64_t sum) {
    // amount = high * sum + low: both products stay below 2^64, as part <= sum < 2^28.
    return amount / sum * part + amount % sum * part / sum;
}

// Whole numbers by direction; 0 for who gets nothing.
struct Shares {
    std::array<std::uint32_t, 8> part{};
    Direction steepest = pit;  // pit: nobody is lower

    std::uint8_t mask() const {
        std::uint8_t bits = 0;
        for (Direction d = 0; d < 8; ++d)
            if (part[d] > 0) bits = static_cast<std::uint8_t>(bits | 1u << d);
        return bits;
    }
};

class Divider {
public:
    Divider(const Plane<std::int32_t>& level, const Frame& frame, const SpreadOptions& options)
        : level_(level), frame_(frame), options_(options) {}

    Shares of(Cell cell) const {
        return options_.scheme == Spreading::multiple ? multiple(cell) : d_infinity(cell);
    }
    // Who gets a share, as bits.
    std::uint8_t mask(Cell cell) const {
        if (options_.scheme == Spreading::d_infinity) return d_infinity(cell).mask();
        std::uint8_t bits = 0;
        for (Direction d = 0; d < 8; ++d)
            if (drop(cell, d) > 0) bits = static_cast<std::uint8_t>(bits | 1u << d);
        return bits;
    }

private:
    double drop(Cell cell, Direction d) const {
        return static_cast<double>(level_[cell]) - level_[frame_.neighbour(cell, d)];
    }

    Shares multiple(Cell cell) const {
        std::array<double, 8> slope;
        Shares shares;
        double best = 0;
        for (Direction d = 0; d < 8; ++d) {
            slope[d] = drop(cell, d) * (is_diagonal(d) ? std::numbers::sqrt2 / 2 : 1.0);
            if (slope[d] > best) best = slope[d], shares.steepest = d;
        }
        if (best <= 0) return shares;
        for (Direction d = 0; d < 8; ++d)
            if (slope[d] > 0)  // everybody lower gets something
                shares.part[d] = std::max(
                    1u, static_cast<std::uint32_t>(
                            whole_share * elementary::pow(slope[d] / best, options_.exponent)));
        return shares;
    }

    // A facet lies between a neighbour beside and one at a corner. The direction of its fall meets
    // the line between the two at `corner` of the way from the first to the second.
    Shares d_infinity(Cell cell) const {
        static constexpr std::array<std::array<Direction, 2>, 8> facets{
            {{4, 2}, {1, 2}, {1, 0}, {3, 0}, {3, 5}, {6, 5}, {6, 7}, {4, 7}}};
        double best = 0, corner = 0;
        std::array<Direction, 2> where{};
        for (const auto& facet : facets) {
            const double s1 = drop(cell, facet[0]);
            const double s2 = drop(cell, facet[1]) - s1;
            double s, part;
            if (s2 <= 0)
                s = s1, part = 0;
            else if (s2 >= s1)
                s = (s1 + s2) * (std::numbers::sqrt2 / 2), part = 1;
            else
                s = std::sqrt(s1 * s1 + s2 * s2), part = s2 / s1;
            if (s > best) best = s, corner = part, where = facet;
        }
        Shares shares;
        if (best <= 0) return shares;
        const auto part = static_cast<std::uint32_t>(whole_share * corner);
        shares.part[where[1]] = part;
        shares.part[where[0]] = static_cast<std::uint32_t>(whole_share) - part;
        shares.steepest = shares.part[where[0]] >= part ? where[0] : where[1];
        return shares;
    }

    const Plane<std::int32_t>& level_;
    const Frame& frame_;
    const SpreadOptions& options_;
};

struct Arrival {
    CellId id;
    std::uint32_t donors;
    std::uint64_t amount;
};

class Spreader {
public:
    Spreader(const Drainage& drainage, const IntField& surface, Communicator& comm,
             const SpreadOptions& options, Plane<std::uint64_t>& amount)
        : drainage_(drainage),
          frame_(drainage.frame()),
          comm_(comm),
          amount_(amount),
          divider_(level_, frame_, options) {
        level_.resize(frame_);
        gives_.resize(frame_);
        pending_.resize(frame_);
        over_cells([&](Cell cell, std::int64_t x, std::int64_t y) {
            level_[cell] = drainage.direction(cell) == gap ? nothing_flows_here
                                                           : drainage.level(cell, surface.at(x, y));
        });
        exchange_ring(level_, frame_, comm, nothing_flows_here);
    }

    void run() {
        count_donors();
        over_cells([&](Cell cell, std::int64_t, std::int64_t) {
            if (pending_[cell] == 0 && drainage_.direction(cell) != gap) ready_.push_back(cell);
        });
        walk();
        while (frame_.has_neighbours() && hand_over()) walk();
        exchange_ring(amount_, frame_, comm_, std::uint64_t{0});
    }

private:
    template <class Visit>
    void over_cells(Visit&& visit) const {
        for (std::int64_t y = 0; y < frame_.rows(); ++y)
            for (std::int64_t x = 0; x < frame_.columns(); ++x) visit(frame_.cell(x, y), x, y);
    }

    // Takes to other blocks what has come to the ring; false if there was nothing anywhere.
    bool hand_over() {
        std::vector<Arrival> mine;
        for (const Cell cell : ring_) {
            if (pending_[cell] == 0) continue;
            mine.push_back({frame_.id(cell), pending_[cell], amount_[cell]});
            pending_[cell] = 0, amount_[cell] = 0;
        }
        if (!comm_.any(!mine.empty())) return false;
        for (const Arrival& one : migrate_to_cells(comm_, frame_, std::move(mine), &Arrival::id))
            arrive(frame_.cell_of(one.id), one.amount, static_cast<std::uint8_t>(one.donors));
        return true;
    }

    // To whom each cell gives, as bits; the ring tells what comes from other blocks.
    void count_donors() {
        over_cells([&](Cell cell, std::int64_t, std::int64_t) {
            const Direction d = drainage_.direction(cell);
            gives_[cell] = 0;
            if (!has_receiver(d)) return;
            const std::uint8_t mask = divider_.mask(cell);
            gives_[cell] = mask != 0 ? mask : static_cast<std::uint8_t>(1u << d);
        });
        exchange_ring(gives_, frame_, comm_, std::uint8_t{0});
        over_cells([&](Cell cell, std::int64_t, std::int64_t) {
            int count = 0;
            for (Direction d = 0; d < 8; ++d)
                count += gives_[frame_.neighbour(cell, d)] >> opposite(d) & 1;
            pending_[cell] = static_cast<std::uint8_t>(count);
        });
        ring_ = frame_.ring();
        for (const Cell cell : ring_) pending_[cell] = 0, amount_[cell] = 0;
    }

    void arrive(Cell cell, std::uint64_t amount, std::uint8_t donors) {
        amount_[cell] += amount;
        pending_[cell] = static_cast<std::uint8_t>(pending_[cell] - donors);
        if (pending_[cell] == 0) ready_.push_back(cell);
    }

    void give(Cell cell, Direction d, std::uint64_t amount) {
        const Cell to = frame_.neighbour(cell, d);
        if (frame_.inside(to)) return arrive(to, amount, 1);
        amount_[to] += amount;  // in the ring donors are counted upwards
        ++pending_[to];
    }

    void walk() {
        while (!ready_.empty()) {
            const Cell cell = ready_.back();
            ready_.pop_back();
            const Direction d = drainage_.direction(cell);
            if (!has_receiver(d)) continue;
            const Shares shares = divider_.of(cell);
            if (shares.steepest == pit) {
                give(cell, d, amount_[cell]);
                continue;
            }
            std::uint64_t sum = 0, left = amount_[cell];
            for (const std::uint32_t part : shares.part) sum += part;
            for (Direction to = 0; to < 8; ++to) {
                if (shares.part[to] == 0 || to == shares.steepest) continue;
                const std::uint64_t share = share_of(amount_[cell], shares.part[to], sum);
                left -= share;
                give(cell, to, share);
            }
            give(cell, shares.steepest, left);
        }
    }

    const Drainage& drainage_;
    const Frame& frame_;
    Communicator& comm_;
    Plane<std::uint64_t>& amount_;
    Plane<std::int32_t> level_;  // with lakes; higher than all land where there is none
    Plane<std::uint8_t> gives_, pending_;
    std::vector<Cell> ring_, ready_;
    Divider divider_;
};

}  // namespace

void spread(const Drainage& drainage, const IntField& surface, Communicator& comm,
            const SpreadOptions& options, Plane<std::uint64_t>& amount) {
    CUESTA_CHECK(options.exponent > 0, "the exponent of shares is {}", options.exponent);
    Spreader(drainage, surface, comm, options, amount).run();
}

Plane<std::uint64_t> spread_cells(const Drainage& drainage, const IntField& surface,
                                  Communicator& comm, const SpreadOptions& options) {
    const Frame& frame = drainage.frame();
    Plane<std::uint64_t> amount;
    amount.resize(frame);
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const Cell cell = frame.cell(x, y);
            amount[cell] = drainage.direction(cell) == gap ? 0 : spread_cell;
        }
    spread(drainage, surface, comm, options, amount);
    return amount;
}

}  // namespace cuesta::flow
