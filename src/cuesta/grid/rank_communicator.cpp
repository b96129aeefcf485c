// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/rank_communicator.h"

#include <cmath>
#include <limits>
#include <optional>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

struct Place {
    std::int64_t x = 0, y = 0;
};

// Cells of the halo of a block in order, and the sample of the map that each of them shows; none
// where the rule of the outside leaves zero.
template <class Visit>
void over_halo(const Grid& grid, const Block& block, int halo, Outside outside, Visit&& visit) {
    const auto over_span = [&](std::int64_t y, std::int64_t begin, std::int64_t end) {
        for (std::int64_t x = begin; x < end; ++x) {
            OverPoles at{block.x0 + x, block.y0 + y, false};
            if (outside == Outside::over_poles) at = over_poles(grid, at.x, at.y);
            const auto inside_x = behind(at.x, grid.columns, grid.wraps_x());
            const auto inside_y = behind(at.y, grid.rows, grid.wraps_y());
            if (outside == Outside::zero && !(inside_x && inside_y)) {
                visit(Place{x, y}, std::optional<Place>());
                continue;
            }
            visit(Place{x, y},
                  std::optional<Place>({inside_x.value_or(at.x < 0 ? 0 : grid.columns - 1),
                                        inside_y.value_or(at.y < 0 ? 0 : grid.rows - 1)}));
        }
    };
    for (std::int64_t y = -halo; y < block.rows + halo; ++y) {
        if (y < 0 || y >= block.rows) {
            over_span(y, -halo, block.columns + halo);
        } else {
            over_span(y, -halo, 0);
            over_span(y, block.columns, block.columns + halo);
        }
    }
}

// What every rank is to be sent, one field behind the other.
struct Buffers {
    std::vector<std::vector<std::byte>> by_rank;
    explicit Buffers(int ranks) : by_rank(static_cast<std::size_t>(ranks)) {}
};

}  // namespace

struct RankCommunicator::Plan {
    struct Source {
        Place to;        // in the halo
        int owner = -1;  // -1: zero
        Place from;      // in the block of the owner
    };
    std::vector<Source> sources;            // of the own halo
    std::vector<std::vector<Place>> gives;  // by rank: samples of the own block that it wants
    std::vector<std::int64_t> takes;        // by rank: how many come from it
};

RankCommunicator::RankCommunicator(Decomposition cut, std::shared_ptr<Ranks> ranks)
    : cut_(std::move(cut)), ranks_(std::move(ranks)) {
    CUESTA_CHECK(cut_.size() == ranks_->size(), "{} blocks for {} ranks", cut_.size(),
                 ranks_->size());
}

RankCommunicator::~RankCommunicator() = default;

const RankCommunicator::Plan& RankCommunicator::plan_for(int halo, Outside outside) {
    std::unique_ptr<Plan>& plan = plans_[{halo, outside}];
    if (plan) return *plan;
    plan = std::make_unique<Plan>();
    const auto ranks = static_cast<std::size_t>(size());
    plan->gives.resize(ranks);
    plan->takes.resize(ranks);
    const Block own = cut_.block(rank());
    for (int other = 0; other < size(); ++other)
        over_halo(
            cut_.grid(), cut_.block(other), halo, outside,
            [&](Place to, const std::optional<Place>& from) {
                if (!from) {
                    if (other == rank()) plan->sources.push_back({to, -1, {}});
                    return;
                }
                if (other == rank()) {
                    const int owner = cut_.owner(from->x, from->y);
                    const Block block = cut_.block(owner);
                    plan->sources.push_back({to, owner, {from->x - block.x0, from->y - block.y0}});
                    if (owner != rank()) ++plan->takes[static_cast<std::size_t>(owner)];
                } else if (own.contains(from->x, from->y)) {
                    plan->gives[static_cast<std::size_t>(other)].push_back(
                        {from->x - own.x0, from->y - own.y0});
                }
            });
    return *plan;
}

void RankCommunicator::exchange(std::span<const HaloView> fields, Outside outside) {
    Buffers out(size()), in(size());
    for (const HaloView& field : fields) {
        const Plan& plan = plan_for(field.shape.halo, outside);
        for (std::size_t r = 0; r < plan.gives.size(); ++r) {
            std::vector<std::byte>& bytes = out.by_rank[r];
            std::size_t at = bytes.size();
            bytes.resize(at + plan.gives[r].size() * field.element);
            for (const Place& place : plan.gives[r]) {
                std::memcpy(bytes.data() + at, field.at(place.x, place.y), field.element);
                at += field.element;
            }
            in.by_rank[r].resize(in.by_rank[r].size() +
                                 static_cast<std::size_t>(plan.takes[r]) * field.element);
        }
    }
    std::vector<Ranks::Outgoing> send;
    std::vector<Ranks::Incoming> receive;
    for (int r = 0; r < size(); ++r) {
        if (auto& bytes = out.by_rank[static_cast<std::size_t>(r)]; !bytes.empty())
            send.push_back({r, bytes});
        if (auto& bytes = in.by_rank[static_cast<std::size_t>(r)]; !bytes.empty())
            receive.push_back({r, bytes});
    }
    ranks_->exchange(send, receive);
    std::vector<std::size_t> read(in.by_rank.size(), 0);
    for (const HaloView& field : fields)
        for (const Plan::Source& source : plan_for(field.shape.halo, outside).sources) {
            std::byte* to = field.at(source.to.x, source.to.y);
            if (source.owner < 0) {
                std::memset(to, 0, field.element);
            } else if (source.owner == rank()) {
                std::memcpy(to, field.at(source.from.x, source.from.y), field.element);
            } else {
                const auto r = static_cast<std::size_t>(source.owner);
                std::memcpy(to, in.by_rank[r].data() + read[r], field.element);
                read[r] += field.element;
            }
        }
}

double RankCommunicator::largest(double value) {
    // NaN stays NaN, so that every block gets the same answer.
    double both[] = {std::isnan(value) ? 1.0 : 0.0,
                     std::isnan(value) ? -std::numeric_limits<double>::infinity() : value};
    ranks_->largest(both);
    return both[0] > 0 ? std::numeric_limits<double>::quiet_NaN() : both[1];
}

}  // namespace cuesta
