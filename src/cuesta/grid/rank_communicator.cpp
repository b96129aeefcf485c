// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/rank_communicator.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/grid/halo_plan.h"

namespace cuesta {
namespace {

using Bytes = std::vector<std::byte>;

std::size_t samples_of(const HaloPiece& piece) {
    return static_cast<std::size_t>(piece.columns * piece.rows);
}

// The samples of a piece out of the field of its owner, row by row.
void pack(const HaloView& field, const HaloPiece& piece, Bytes& out) {
    std::size_t at = out.size();
    out.resize(at + samples_of(piece) * field.element);
    for (std::int64_t y = 0; y < piece.rows; ++y)
        for (std::int64_t x = 0; x < piece.columns; ++x, at += field.element)
            std::memcpy(out.data() + at,
                        field.at(piece.from_x + x * piece.step_x, piece.from_y + y * piece.step_y),
                        field.element);
}

std::size_t unpack(const HaloView& field, const HaloPiece& piece, const std::byte* from) {
    const std::size_t row = static_cast<std::size_t>(piece.columns) * field.element;
    for (std::int64_t y = 0; y < piece.rows; ++y)
        std::memcpy(field.at(piece.to_x, piece.to_y + y), from + static_cast<std::size_t>(y) * row,
                    row);
    return static_cast<std::size_t>(piece.rows) * row;
}

Block common(const Block& a, const Block& b) {
    Block both;
    both.x0 = std::max(a.x0, b.x0);
    both.y0 = std::max(a.y0, b.y0);
    both.columns =
        std::max<std::int64_t>(0, std::min(a.x0 + a.columns, b.x0 + b.columns) - both.x0);
    both.rows = std::max<std::int64_t>(0, std::min(a.y0 + a.rows, b.y0 + b.rows) - both.y0);
    return both;
}

std::size_t bytes_of(const Block& block, std::size_t element) {
    return static_cast<std::size_t>(block.columns * block.rows) * element;
}

// The rectangles one rank has and wants.
struct Rectangles {
    std::vector<Block> have, wanted;
};

Bytes told(const Rectangles& all) {
    const std::int64_t counts[] = {static_cast<std::int64_t>(all.have.size()),
                                   static_cast<std::int64_t>(all.wanted.size())};
    Bytes bytes(sizeof counts + (all.have.size() + all.wanted.size()) * sizeof(Block));
    std::memcpy(bytes.data(), counts, sizeof counts);
    std::byte* at = bytes.data() + sizeof counts;
    for (const auto* list : {&all.have, &all.wanted})
        for (const Block& one : *list) {
            std::memcpy(at, &one, sizeof one);
            at += sizeof one;
        }
    return bytes;
}

Rectangles heard(const Bytes& bytes) {
    std::int64_t counts[2];
    std::memcpy(counts, bytes.data(), sizeof counts);
    Rectangles all{std::vector<Block>(static_cast<std::size_t>(counts[0])),
                   std::vector<Block>(static_cast<std::size_t>(counts[1]))};
    const std::byte* at = bytes.data() + sizeof counts;
    for (auto* list : {&all.have, &all.wanted})
        for (Block& one : *list) {
            std::memcpy(&one, at, sizeof one);
            at += sizeof one;
        }
    return all;
}

}  // namespace

struct RankCommunicator::Plan {
    std::vector<HaloPiece> own;                 // of the own halo
    std::vector<std::vector<HaloPiece>> gives;  // by rank: those of its halo that come from here
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
    plan->own = halo_pieces(cut_, rank(), halo, outside);
    plan->gives.resize(static_cast<std::size_t>(size()));
    for (int other = 0; other < size(); ++other) {
        if (other == rank()) continue;
        for (const HaloPiece& piece : halo_pieces(cut_, other, halo, outside))
            if (piece.owner == rank())
                plan->gives[static_cast<std::size_t>(other)].push_back(piece);
    }
    return *plan;
}

void RankCommunicator::send_and_receive(const std::vector<Bytes>& out, std::vector<Bytes>& in) {
    std::vector<Ranks::Outgoing> send;
    std::vector<Ranks::Incoming> receive;
    for (int r = 0; r < size(); ++r) {
        if (r == rank()) continue;
        if (const Bytes& bytes = out[static_cast<std::size_t>(r)]; !bytes.empty())
            send.push_back({r, bytes});
        if (Bytes& bytes = in[static_cast<std::size_t>(r)]; !bytes.empty())
            receive.push_back({r, bytes});
    }
    ranks_->exchange(send, receive);
}

void RankCommunicator::exchange(std::span<const HaloView> fields, Outside outside) {
    const auto ranks = static_cast<std::size_t>(size());
    std::vector<Bytes> out(ranks), in(ranks);
    for (const HaloView& field : fields) {
        const Plan& plan = plan_for(field.shape.halo, outside);
        for (std::size_t r = 0; r < ranks; ++r)
            for (const HaloPiece& piece : plan.gives[r]) pack(field, piece, out[r]);
        for (const HaloPiece& piece : plan.own)
            if (piece.owner != rank() && piece.owner != HaloPiece::nobody) {
                Bytes& bytes = in[static_cast<std::size_t>(piece.owner)];
                bytes.resize(bytes.size() + samples_of(piece) * field.element);
            }
    }
    send_and_receive(out, in);
    std::vector<std::size_t> read(ranks, 0);
    for (const HaloView& field : fields)
        for (const HaloPiece& piece : plan_for(field.shape.halo, outside).own) {
            if (piece.owner == rank() || piece.owner == HaloPiece::nobody) {
                fill_piece(field, piece, field);
                continue;
            }
            const auto r = static_cast<std::size_t>(piece.owner);
            read[r] += unpack(field, piece, in[r].data() + read[r]);
        }
}

void RankCommunicator::redistribute(std::span<const SourceRectangle> have,
                                    std::span<const TargetRectangle> wanted, std::size_t element) {
    const auto ranks = static_cast<std::size_t>(size());
    const auto own = static_cast<std::size_t>(rank());
    Rectangles mine;
    for (const SourceRectangle& one : have) mine.have.push_back(one.where);
    for (const TargetRectangle& one : wanted) mine.wanted.push_back(one.where);
    std::vector<Rectangles> all;
    for (const Bytes& bytes : ranks_->gather(told(mine))) all.push_back(heard(bytes));

    std::vector<Bytes> out(ranks), in(ranks);
    for (std::size_t r = 0; r < ranks; ++r) {
        if (r == own) continue;
        for (const Block& to : all[r].wanted)
            for (const SourceRectangle& from : have) {
                const Block both = common(from.where, to);
                if (bytes_of(both, element) == 0) continue;
                const std::size_t at = out[r].size();
                out[r].resize(at + bytes_of(both, element));
                copy_common(
                    from,
                    {both, out[r].data() + at, both.columns * static_cast<std::ptrdiff_t>(element)},
                    element);
            }
        std::size_t bytes = 0;
        for (const Block& to : mine.wanted)
            for (const Block& from : all[r].have) bytes += bytes_of(common(from, to), element);
        in[r].resize(bytes);
    }
    send_and_receive(out, in);
    std::vector<std::size_t> read(ranks, 0);
    for (std::size_t j = 0; j < wanted.size(); ++j)
        for (std::size_t r = 0; r < ranks; ++r) {
            if (r == own) {
                for (const SourceRectangle& from : have) copy_common(from, wanted[j], element);
                continue;
            }
            for (const Block& from : all[r].have) {
                const Block both = common(from, wanted[j].where);
                if (bytes_of(both, element) == 0) continue;
                copy_common({both, in[r].data() + read[r],
                             both.columns * static_cast<std::ptrdiff_t>(element)},
                            wanted[j], element);
                read[r] += bytes_of(both, element);
            }
        }
}

std::vector<Parcel> RankCommunicator::migrate(std::vector<Parcel> parcels) {
    const auto ranks = static_cast<std::size_t>(size());
    const auto own = static_cast<std::size_t>(rank());
    // Its size before every parcel.
    std::vector<Bytes> out(ranks), in(ranks);
    for (const Parcel& one : parcels) {
        if (one.bytes.empty()) continue;
        Bytes& bytes = out[static_cast<std::size_t>(one.rank)];
        const std::uint64_t size = one.bytes.size();
        const auto head = std::as_bytes(std::span(&size, 1));
        bytes.insert(bytes.end(), head.begin(), head.end());
        bytes.insert(bytes.end(), one.bytes.begin(), one.bytes.end());
    }
    std::vector<std::uint64_t> sizes;
    for (const Bytes& bytes : out) sizes.push_back(bytes.size());
    const std::vector<Bytes> all = ranks_->gather(std::as_bytes(std::span(sizes)));
    for (std::size_t r = 0; r < ranks; ++r) {
        std::uint64_t size = 0;
        std::memcpy(&size, all[r].data() + own * sizeof size, sizeof size);
        if (r != own) in[r].resize(size);
    }
    send_and_receive(out, in);
    in[own] = std::move(out[own]);
    std::vector<Parcel> mine;
    for (std::size_t r = 0; r < ranks; ++r)
        for (std::size_t at = 0; at < in[r].size();) {
            std::uint64_t size = 0;
            std::memcpy(&size, in[r].data() + at, sizeof size);
            at += sizeof size;
            const std::byte* from = in[r].data() + at;
            mine.push_back({static_cast<int>(r), Bytes(from, from + size)});
            at += size;
        }
    return mine;
}

void RankCommunicator::largest(std::span<double> values) {
    // NaN stays NaN, so that every block gets the same answer.
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> both;
    for (const double value : values) {
        both.push_back(std::isnan(value) ? 1.0 : 0.0);
        both.push_back(std::isnan(value) ? -std::numeric_limits<double>::infinity() : value);
    }
    ranks_->largest(both);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = both[2 * i] > 0 ? nan : both[2 * i + 1];
}

}  // namespace cuesta
