// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/inflow.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/error.h"

namespace cuesta::flow {
namespace {

// Two counts, then the samples: plain numbers of eight bytes.
constexpr std::size_t word = 8, inlet_words = 4, closed_words = 2;

template <class T>
void put(std::vector<std::byte>& bytes, T value) {
    static_assert(sizeof(T) == word);
    const auto* from = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), from, from + word);
}

template <class T>
T take(std::span<const std::byte>& bytes) {
    T value;
    std::memcpy(&value, bytes.data(), word);
    bytes = bytes.subspan(word);
    return value;
}

Inflow read_inflow(std::span<const std::byte> bytes) {
    Inflow inflow;
    if (bytes.size() < 2 * word) throw Error("the inflow of a saved land is damaged");
    const auto inlets = take<std::uint64_t>(bytes), closed = take<std::uint64_t>(bytes);
    const std::size_t words = bytes.size() / word;
    if (inlets > words || closed > words || words != inlets * inlet_words + closed * closed_words)
        throw Error("the inflow of a saved land is damaged");
    for (std::uint64_t i = 0; i < inlets; ++i) {
        Inlet& inlet = inflow.inlets.emplace_back();
        inlet.at.x = take<std::int64_t>(bytes), inlet.at.y = take<std::int64_t>(bytes);
        inlet.cells = take<std::int64_t>(bytes);
        inlet.sediment_m3_per_yr = take<double>(bytes);
    }
    for (std::uint64_t i = 0; i < closed; ++i) {
        BorderCell& at = inflow.closed.emplace_back();
        at.x = take<std::int64_t>(bytes), at.y = take<std::int64_t>(bytes);
    }
    return inflow;
}

}  // namespace

void keep_inflow(Terrain& terrain, const Inflow& inflow) {
    std::vector<std::byte> bytes;
    put<std::uint64_t>(bytes, inflow.inlets.size());
    put<std::uint64_t>(bytes, inflow.closed.size());
    for (const Inlet& inlet : inflow.inlets) {
        put(bytes, inlet.at.x), put(bytes, inlet.at.y);
        put(bytes, inlet.cells);
        put(bytes, inlet.sediment_m3_per_yr);
    }
    for (const BorderCell& at : inflow.closed) put(bytes, at.x), put(bytes, at.y);
    terrain.states[std::string(inflow_state)] =
        std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

BorderInflow::BorderInflow(const Terrain& terrain)
    : block_(terrain.block()), columns_(terrain.grid().columns), rows_(terrain.grid().rows) {
    const auto state = terrain.states.find(inflow_state);
    if (state == terrain.states.end()) return;
    inflow_ = read_inflow(*state->second);
    any_ = true;
}

const Inlet* BorderInflow::find(const BorderCell& at) const {
    const auto found = std::lower_bound(
        inflow_.inlets.begin(), inflow_.inlets.end(), at,
        [](const Inlet& inlet, const BorderCell& place) { return inlet.at < place; });
    return found != inflow_.inlets.end() && found->at == at ? &*found : nullptr;
}

}  // namespace cuesta::flow
