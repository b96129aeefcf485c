// SPDX-License-Identifier: Apache-2.0
// Basins that nobody else knows are taken out of a graph of basins before it goes to others.
//
// A part of the map (a block, or several) knows all saddles of the basins that do not touch its
// rim: they are closed. The lowest saddle that leads out of a group of closed basins is part of the
// spanning tree of the whole map, whatever lies elsewhere (the cut property). So closed basins are
// joined over their lowest saddles until each hangs on one basin that is open; what is left are the
// open basins and the lowest saddles between their groups.
//
//   inside    saddles that are settled here
//   across    saddles between two groups, which may or may not be taken: the whole map decides
//
// The saddles inside a group are all lower than any that leads from it to another. So a group can
// stand for its basins: the water level of the group is that of the basin it spills from, and those
// of its other basins follow from the saddles inside. The root must be open.
//
// Holds   the spanning tree and all levels are those of the whole graph, to the bit, ties included:
//         saddles are totally ordered.
// Cost    a sort of the saddles of the tree.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/flow/saddles.h"

namespace cuesta::flow {

// Numbers of the saddles of the lowest spanning tree, or trees, of basins below `count`.
std::vector<std::uint32_t> lowest_saddles(std::size_t count, std::span<const Saddle> saddles);

// How a group spills, as the whole map has decided: bits for each saddle across.
inline constexpr std::uint8_t leaves_high = 1;  // the group of its higher cell spills over it
inline constexpr std::uint8_t leaves_low = 2;

inline constexpr std::uint32_t no_saddle = 0xffffffffu;

struct Spills {
    std::vector<std::int32_t> level;    // by basin
    std::vector<std::uint32_t> saddle;  // by basin: number of the one it spills over; or no_saddle
    std::vector<bool> reached;
};

class Contraction {
public:
    // Basins are numbered from 0 to below the size of `open`.
    Contraction(std::span<const Saddle> saddles, const std::vector<bool>& open);

    const std::vector<std::uint32_t>& across() const { return across_; }  // numbers of saddles
    // The open basin on whose group a basin hangs; if it reaches none, itself or the only one.
    Label group(Label basin) const { return group_[basin]; }
    // Levels of all basins, from those of the open ones and how groups spill over `across`.
    Spills spread(const std::vector<std::int32_t>& level_of_open,
                  std::span<const std::uint8_t> leaves) const;

private:
    struct Link {
        Label to;
        std::int32_t height;   // of the saddle
        std::uint32_t saddle;  // its number
    };
    struct Ends {
        Label high, low;
    };
    std::vector<bool> settle(std::span<const Saddle> saddles);
    void link(std::span<const Saddle> saddles, const std::vector<bool>& inside);
    template <class Visit>
    void walk(std::vector<Label> order, Visit&& visit) const;

    std::vector<std::uint32_t> number_;  // of the saddles of the tree
    std::vector<std::uint32_t> across_;  // numbers
    std::vector<Ends> ends_;             // of those
    std::vector<std::uint32_t> first_;   // by basin: its links
    std::vector<Link> links_;            // saddles inside
    std::vector<bool> open_;
    std::vector<Label> group_;
};

}  // namespace cuesta::flow
