// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/block_team.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

// What a block calls: all must call the same at the same time.
struct Call {
    std::string_view what;
    std::size_t count = 0;
    bool operator==(const Call&) const = default;
};

}  // namespace

// What a member shows to the others between two meetings: pointers into its own call's arguments,
// or copies of few numbers. Copies are kept over one more meeting, so that a call that shows copies
// alone needs one meeting.
class BlockTeam::Member final : public Communicator {
public:
    Member(BlockTeam& team, int rank) : team_(team), rank_(rank) {}
    int rank() const override { return rank_; }
    const Decomposition& cut() const override { return team_.cut_; }

    using Communicator::exchange;
    using Communicator::largest;

    void exchange(std::span<const HaloView> fields, Outside outside) override {
        shown_fields_ = fields;
        read_shown({"exchange", fields.size()}, [&] {
            for (std::size_t i = 0; i < fields.size(); ++i)
                for (const HaloPiece& piece :
                     plans_.find(cut(), rank_, fields[i].shape.halo, outside)) {
                    const bool zeros = piece.owner == HaloPiece::nobody;
                    fill_piece(fields[i], piece,
                               zeros ? fields[i] : other(piece.owner).shown_fields_[i]);
                }
        });
    }

    void redistribute(std::span<const SourceRectangle> have,
                      std::span<const TargetRectangle> wanted, std::size_t element) override {
        shown_rectangles_ = have;
        read_shown({"redistribute", element}, [&] {
            for (const TargetRectangle& to : wanted)
                for (const auto& member : team_.members_)
                    for (const SourceRectangle& from : member->shown_rectangles_)
                        copy_common(from, to, element);
        });
    }

    std::vector<Parcel> migrate(std::vector<Parcel> parcels) override {
        shown_parcels_ = &parcels;
        std::vector<Parcel> mine;
        read_shown({"migrate", 0}, [&] {
            // Nobody else looks at a parcel that is addressed to this block.
            for (const auto& member : team_.members_)
                for (Parcel& one : *member->shown_parcels_)
                    if (one.rank == rank_ && !one.bytes.empty())
                        mine.push_back({member->rank_, std::move(one.bytes)});
        });
        return mine;
    }

    void sum(std::span<std::int64_t> values) override {
        std::vector<std::int64_t>& mine = shown_values_[turn()];
        mine.assign(values.begin(), values.end());
        meet({"sum", values.size()});
        std::fill(values.begin(), values.end(), 0);
        for (const auto& member : team_.members_)
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] += member->shown_values_[turn_][i];
    }

    void largest(std::span<double> values) override {
        std::vector<double>& mine = shown_numbers_[turn()];
        mine.assign(values.begin(), values.end());
        meet({"largest", values.size()});
        // NaN stays NaN, and of two zeros that of the lower rank is taken, so that every block gets
        // the same answer.
        const auto& first = team_.members_.front()->shown_numbers_[turn_];
        std::copy(first.begin(), first.end(), values.begin());
        for (const auto& member : team_.members_)
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double theirs = member->shown_numbers_[turn_][i];
                if (!(theirs <= values[i]) && !std::isnan(values[i])) values[i] = theirs;
            }
    }

    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        shown_bytes_ = mine;
        std::vector<std::vector<std::byte>> all;
        read_shown({"gather", 0}, [&] {
            for (const auto& member : team_.members_)
                all.emplace_back(member->shown_bytes_.begin(), member->shown_bytes_.end());
        });
        return all;
    }

    // Of the scheduling of the team; guarded by its mutex.
    std::condition_variable go;
    bool may_go = false;
    bool waits = false;  // for a meeting

private:
    const Member& other(int rank) const { return *team_.members_[static_cast<std::size_t>(rank)]; }
    std::size_t turn() { return turn_ ^= 1; }

    // After it everybody has shown what it shows.
    void meet(Call call) {
        call_[call_turn_ ^= 1] = call;
        team_.wait(rank_);
        for (const auto& member : team_.members_) {
            const Call& theirs = member->call_[call_turn_];
            CUESTA_CHECK(theirs == call, "block {} calls {}({}) while block {} calls {}({})", rank_,
                         call.what, call.count, member->rank_, theirs.what, theirs.count);
        }
    }

    // Calls `read` between two meetings: everybody shows before anybody reads, and nobody changes
    // or drops what it shows before everybody has read. A failure of `read` waits for that too.
    template <class Read>
    void read_shown(Call call, Read&& read) {
        std::exception_ptr problem;
        try {
            meet(call);
            read();
        } catch (const Released&) {
            throw;
        } catch (...) {
            problem = std::current_exception();
        }
        team_.wait(rank_);
        if (problem) std::rethrow_exception(problem);
    }

    BlockTeam& team_;
    int rank_;
    HaloPlans plans_;
    std::span<const HaloView> shown_fields_;
    std::span<const SourceRectangle> shown_rectangles_;
    std::vector<Parcel>* shown_parcels_ = nullptr;
    std::span<const std::byte> shown_bytes_;
    // Copies, by turns.
    std::array<std::vector<std::int64_t>, 2> shown_values_;
    std::array<std::vector<double>, 2> shown_numbers_;
    std::array<Call, 2> call_;
    std::size_t turn_ = 0, call_turn_ = 0;
    friend class BlockTeam;
};

BlockTeam::BlockTeam(const Decomposition& cut) : cut_(cut) {
    for (int rank = 0; rank < cut_.size(); ++rank)
        members_.push_back(std::make_unique<Member>(*this, rank));
}

BlockTeam::~BlockTeam() {
    {
        const Lock lock(mutex_);
        ends_ = true;
        for (const auto& member : members_) member->go.notify_all();
    }
    threads_.clear();
}

void BlockTeam::make_ready(int rank) {
    ready_.push_back(rank);
}

void BlockTeam::give_turns() {
    for (; running_ < most_running_ && !ready_.empty(); ready_.pop_front(), ++running_) {
        Member& next = *members_[static_cast<std::size_t>(ready_.front())];
        next.may_go = true;
        next.go.notify_one();
    }
}

void BlockTeam::take_turn(Lock& lock, int rank) {
    Member& member = *members_[static_cast<std::size_t>(rank)];
    member.go.wait(lock, [&] { return member.may_go || ends_; });
    member.may_go = false;
}

void BlockTeam::end_turn() {
    --running_;
    give_turns();
}

void BlockTeam::wait(int rank) {
    Lock lock(mutex_);
    if (failed_) throw Released{};
    check_nobody_left();
    const unsigned round = round_;
    if (++arrived_ == cut_.size()) {
        arrived_ = 0;
        ++round_;
        release_waiting();
        give_turns();
        return;
    }
    members_[static_cast<std::size_t>(rank)]->waits = true;
    end_turn();
    take_turn(lock, rank);
    if (round_ != round) return;
    if (failed_) throw Released{};
    check_nobody_left();
}

void BlockTeam::release_waiting() {
    for (const auto& member : members_)
        if (std::exchange(member->waits, false)) make_ready(member->rank_);
}

void BlockTeam::check_nobody_left() const {
    CUESTA_CHECK(left_ < 0, "block {} has left while others wait for it", left_);
}

void BlockTeam::work(int rank) {
    std::exception_ptr problem;
    bool released = false;
    try {
        const InterruptScope scope(asked_);
        (*body_)(rank, *members_[static_cast<std::size_t>(rank)]);
    } catch (const Released&) {
        released = true;
    } catch (...) {
        problem = std::current_exception();
    }
    const Lock lock(mutex_);
    if (problem) {
        errors_[static_cast<std::size_t>(rank)] = std::move(problem);
        failed_ = true;
    } else if (!released) {
        left_ = rank;
    }
    release_waiting();
    end_turn();
    if (--at_work_ == 0) done_.notify_all();
}

void BlockTeam::serve(int rank) {
    for (;;) {
        {
            Lock lock(mutex_);
            take_turn(lock, rank);
            if (ends_) return;
        }
        work(rank);
    }
}

void BlockTeam::start_threads() {
    if (!threads_.empty()) return;
    try {
        for (int rank = 0; rank < cut_.size(); ++rank)
            threads_.emplace_back([this, rank] { serve(rank); });
    } catch (...) {  // the system gives no more threads
        {
            const Lock lock(mutex_);
            ends_ = true;
            for (const auto& member : members_) member->go.notify_all();
        }
        threads_.clear();
        ends_ = false;
        throw;
    }
}

void BlockTeam::run(const std::function<void(int rank, Communicator&)>& body) {
    start_threads();
    Lock lock(mutex_);
    body_ = &body, asked_ = interrupt_source();
    errors_.assign(members_.size(), nullptr);
    arrived_ = running_ = 0;
    most_running_ = std::max(1, thread_count());
    at_work_ = cut_.size();
    failed_ = false;
    left_ = -1;
    for (const auto& member : members_) {
        member->waits = false;
        member->turn_ = member->call_turn_ = 0;  // one that failed may be a call behind
        make_ready(member->rank_);
    }
    give_turns();
    done_.wait(lock, [&] { return at_work_ == 0; });
    for (const auto& error : errors_)
        if (error) std::rethrow_exception(error);
}

}  // namespace cuesta
