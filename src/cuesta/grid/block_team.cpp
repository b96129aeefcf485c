// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/block_team.h"

#include <algorithm>
#include <cmath>
#include <thread>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/interrupt.h"

namespace cuesta {

// What a member shows to the others between two meetings: pointers into its own call's arguments.
class BlockTeam::Member final : public Communicator {
public:
    Member(BlockTeam& team, int rank) : team_(team), rank_(rank) {}
    int rank() const override { return rank_; }
    int size() const override { return team_.cut_.size(); }

    using Communicator::exchange;
    void exchange(std::span<const HaloView> fields, Outside outside) override {
        shown_fields_ = fields;
        const Decomposition& cut = team_.cut_;
        read_shown([&] {
            for (const auto& member : team_.members_)
                CUESTA_CHECK(member->shown_fields_.size() == fields.size(),
                             "blocks {} and {} exchange different fields", rank_, member->rank_);
            for (std::size_t i = 0; i < fields.size(); ++i) {
                const auto sample = [&](std::int64_t x, std::int64_t y) {
                    const int owner = cut.owner(x, y);
                    const Member& other = *team_.members_[static_cast<std::size_t>(owner)];
                    const Block from = cut.block(owner);
                    return other.shown_fields_[i].at(x - from.x0, y - from.y0);
                };
                fill_halo(fields[i], cut.grid(), cut.block(rank_), outside, sample);
            }
        });
    }

    void sum(std::span<std::int64_t> values) override {
        shown_values_ = values;
        std::vector<std::int64_t> total(values.size(), 0);
        read_shown([&] {
            for (const auto& member : team_.members_) {
                CUESTA_CHECK(member->shown_values_.size() == values.size(),
                             "blocks sum different numbers of values");
                for (std::size_t i = 0; i < total.size(); ++i) total[i] += member->shown_values_[i];
            }
        });
        std::copy(total.begin(), total.end(), values.begin());
    }

    double largest(double value) override {
        shown_number_ = value;
        read_shown([&] {
            // NaN stays NaN, so that every block gets the same answer.
            for (const auto& member : team_.members_) {
                const double theirs = member->shown_number_;
                if (!(theirs <= value) && !std::isnan(value)) value = theirs;
            }
        });
        return value;
    }

    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        shown_bytes_ = mine;
        std::vector<std::vector<std::byte>> all;
        read_shown([&] {
            for (const auto& member : team_.members_)
                all.emplace_back(member->shown_bytes_.begin(), member->shown_bytes_.end());
        });
        return all;
    }

private:
    // Calls `read` between two meetings: everybody shows before anybody reads, and nobody changes
    // or drops what it shows before everybody has read. A failure of `read` waits for that too.
    template <class Read>
    void read_shown(Read&& read) {
        team_.wait();
        std::exception_ptr problem;
        try {
            read();
        } catch (...) {
            problem = std::current_exception();
        }
        team_.wait();
        if (problem) std::rethrow_exception(problem);
    }

    BlockTeam& team_;
    int rank_;
    std::span<const HaloView> shown_fields_;
    std::span<std::int64_t> shown_values_;
    std::span<const std::byte> shown_bytes_;
    double shown_number_ = 0;
};

BlockTeam::BlockTeam(const Decomposition& cut) : cut_(cut) {
    for (int rank = 0; rank < cut_.size(); ++rank)
        members_.push_back(std::make_unique<Member>(*this, rank));
}

BlockTeam::~BlockTeam() = default;

void BlockTeam::wait() {
    std::unique_lock lock(mutex_);
    if (failed_) throw Released{};
    check_nobody_left();
    const unsigned round = round_;
    if (++arrived_ == cut_.size()) {
        arrived_ = 0;
        ++round_;
        meeting_.notify_all();
        return;
    }
    meeting_.wait(lock, [&] { return round_ != round || failed_ || left_ >= 0; });
    if (round_ != round) return;
    if (failed_) throw Released{};
    check_nobody_left();
}

void BlockTeam::check_nobody_left() const {
    CUESTA_CHECK(left_ < 0, "block {} has left while others wait for it", left_);
}

void BlockTeam::run(const std::function<void(int rank, Communicator&)>& body) {
    arrived_ = 0;
    failed_ = false;
    left_ = -1;
    std::vector<std::exception_ptr> errors(members_.size());
    const auto fail = [&](std::size_t rank) {
        const std::lock_guard lock(mutex_);
        errors[rank] = std::current_exception();
        failed_ = true;
        meeting_.notify_all();
    };
    const auto work = [&, asked = interrupt_source()](std::size_t rank) {
        const InterruptScope scope(asked);
        try {
            body(static_cast<int>(rank), *members_[rank]);
            const std::lock_guard lock(mutex_);
            left_ = static_cast<int>(rank);
            meeting_.notify_all();
        } catch (const Released&) {
        } catch (...) {
            fail(rank);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t rank = 0; rank < members_.size(); ++rank) {
            try {
                threads.emplace_back(work, rank);
            } catch (...) {
                fail(rank);  // the system gives no more threads; those that run are released
                break;
            }
        }
    }
    for (const auto& error : errors)
        if (error) std::rethrow_exception(error);
}

}  // namespace cuesta
