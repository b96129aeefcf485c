// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/shared_basins.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>
#include <span>
#include <unordered_map>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/contraction.h"

namespace cuesta::flow {
namespace {

// Two lists in one message.
template <class A, class B>
std::vector<std::byte> pack(std::span<const A> a, std::span<const B> b) {
    const std::uint64_t count = a.size();
    std::vector<std::byte> bytes(sizeof count + a.size_bytes() + b.size_bytes());
    std::memcpy(bytes.data(), &count, sizeof count);
    if (!a.empty()) std::memcpy(bytes.data() + sizeof count, a.data(), a.size_bytes());
    if (!b.empty())
        std::memcpy(bytes.data() + sizeof count + a.size_bytes(), b.data(), b.size_bytes());
    return bytes;
}
// Adds to both lists.
template <class A, class B>
void unpack(std::span<const std::byte> bytes, std::vector<A>& a, std::vector<B>& b) {
    std::uint64_t count = 0;
    CUESTA_CHECK(bytes.size() >= sizeof count, "half a list of basins");
    std::memcpy(&count, bytes.data(), sizeof count);
    const std::size_t size_a = count * sizeof(A), size_b = bytes.size() - sizeof count - size_a;
    const std::size_t at_a = a.size(), at_b = b.size();
    a.resize(at_a + count), b.resize(at_b + size_b / sizeof(B));
    if (size_a > 0) std::memcpy(a.data() + at_a, bytes.data() + sizeof count, size_a);
    if (size_b > 0) std::memcpy(b.data() + at_b, bytes.data() + sizeof count + size_a, size_b);
}

struct Graph {
    std::vector<SharedBasin> basins;
    std::vector<Saddle> saddles;
};

// What a block has collected: the graph of its group of blocks.
class Collected {
public:
    // `end` is one behind the highest rank of the group.
    Collected(const std::vector<Parcel>& parcels, Label root, int rank, int end) {
        std::vector<SharedBasin> given;
        std::unordered_map<Label, Label> place;
        for (const Parcel& parcel : parcels) {
            const std::size_t basins = given.size(), saddles = saddles_.size();
            unpack(parcel.bytes, given, saddles_);
            parts_.push_back({parcel.rank, given.size() - basins, saddles_.size() - saddles});
        }
        for (const SharedBasin& one : given) {
            const auto [at, fresh] =
                place.try_emplace(one.number, static_cast<Label>(basins_.size()));
            place_.push_back(at->second);
            if (fresh) {
                basins_.push_back(one);
                continue;
            }
            SharedBasin& known = basins_[at->second];
            known.lowest = std::min(known.lowest, one.lowest);
            known.highest = std::max(known.highest, one.highest);
        }
        for (Saddle& saddle : saddles_) {
            saddle.basin_high = place.at(saddle.basin_high);
            saddle.basin_low = place.at(saddle.basin_low);
        }
        std::vector<bool> open;
        for (const SharedBasin& one : basins_)
            open.push_back(one.lowest < rank || one.highest >= end || one.number == root ||
                           one.number == sea_basin);
        for (Label i = 0; i < open.size(); ++i)
            if (open[i]) open_.push_back(i);
        contraction_ = std::make_unique<Contraction>(saddles_, open);
    }

    // What the group's own collector gets to know.
    Graph open_graph() const {
        Graph graph;
        for (const Label i : open_) graph.basins.push_back(basins_[i]);
        for (const std::uint32_t i : contraction_->across()) {
            Saddle saddle = saddles_[i];
            saddle.basin_high = basins_[contraction_->group(saddle.basin_high)].number;
            saddle.basin_low = basins_[contraction_->group(saddle.basin_low)].number;
            graph.saddles.push_back(saddle);
        }
        return graph;
    }

    std::vector<Parcel> answers(const SharedSpills& open) const {
        std::vector<std::int32_t> level(basins_.size(), 0);
        for (std::size_t i = 0; i < open_.size(); ++i) level[open_[i]] = open.level[i];
        const Spills spills = contraction_->spread(level, open.leaves);
        for (std::size_t i = 0; i < basins_.size(); ++i)
            CUESTA_CHECK(spills.reached[i], "basin {} spills nowhere", basins_[i].number);
        std::vector<Parcel> out;
        std::size_t basin = 0;
        std::uint32_t saddle = 0;
        for (const Part& part : parts_) {
            SharedSpills mine;
            for (std::size_t i = 0; i < part.basins; ++i)
                mine.level.push_back(spills.level[place_[basin++]]);
            for (std::size_t i = 0; i < part.saddles; ++i, ++saddle) {
                const bool high = spills.saddle[saddles_[saddle].basin_high] == saddle;
                const bool low = spills.saddle[saddles_[saddle].basin_low] == saddle;
                mine.leaves.push_back(
                    static_cast<std::uint8_t>((high ? leaves_high : 0) | (low ? leaves_low : 0)));
            }
            out.push_back({part.rank, pack<std::int32_t, std::uint8_t>(mine.level, mine.leaves)});
        }
        return out;
    }

private:
    struct Part {
        int rank;
        std::size_t basins, saddles;
    };
    std::vector<Part> parts_;
    std::vector<Label> place_;         // of every basin given
    std::vector<SharedBasin> basins_;  // each once
    std::vector<Saddle> saddles_;      // between places
    std::vector<Label> open_;          // places
    std::unique_ptr<Contraction> contraction_;
};

}  // namespace

SharedSpills spill_shared_basins(std::vector<SharedBasin> basins, std::vector<Saddle> saddles,
                                 Label root, std::int32_t root_level, Communicator& comm, int fan) {
    const int rank = comm.rank(), size = comm.size();
    std::vector<std::unique_ptr<Collected>> stages;
    Graph graph{std::move(basins), std::move(saddles)};
    for (int stride = 1; stride < size; stride *= fan) {
        std::vector<Parcel> parcels;
        if (rank % stride == 0)
            parcels.push_back({rank - rank % (stride * fan),
                               pack<SharedBasin, Saddle>(graph.basins, graph.saddles)});
        parcels = comm.migrate(std::move(parcels));
        stages.emplace_back();
        if (rank % (stride * fan) != 0) continue;
        stages.back() =
            std::make_unique<Collected>(parcels, root, rank, std::min(rank + stride * fan, size));
        graph = stages.back()->open_graph();
    }
    // One block knows all that is left: the sea, or the lowest pit.
    SharedSpills answer;
    if (rank == 0) {
        CUESTA_CHECK(graph.saddles.empty(), "{} saddles are left over", graph.saddles.size());
        for (const SharedBasin& one : graph.basins)
            answer.level.push_back(one.number == root ? root_level
                                                      : std::numeric_limits<std::int32_t>::min());
    }
    while (!stages.empty()) {
        std::vector<Parcel> parcels;
        if (stages.back()) parcels = stages.back()->answers(answer);
        parcels = comm.migrate(std::move(parcels));
        stages.pop_back();
        answer = {};
        for (const Parcel& parcel : parcels) unpack(parcel.bytes, answer.level, answer.leaves);
    }
    return answer;
}

}  // namespace cuesta::flow
