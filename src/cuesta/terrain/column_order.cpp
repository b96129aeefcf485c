// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/column_order.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cuesta/simd/clones.h"
#include "cuesta/terrain/age_equations.h"

namespace cuesta {
namespace {

constexpr std::int64_t no_join = std::numeric_limits<std::int64_t>::max();

// The first of the smallest.
CUESTA_SIMD_CLONES(std::size_t, find_least, (const std::int64_t* values, std::size_t count),
                   (values, count)) {
    std::int64_t least = no_join;
    for (std::size_t i = 0; i < count; ++i) least = values[i] < least ? values[i] : least;
    std::size_t at = 0;
    while (at < count && values[at] != least) ++at;
    return at;
}

// Two layers of one material become one: the thinner trades places with all that lies between
// them. Which two move least is known of every pair; a join changes what pairs with a layer between
// the two, or beside them, would move, and those alone are reckoned anew. Layers that are gone keep
// their places until the end.
class Joins {
public:
    // With `thin` what moves is thinner and goes less far, and the uppermost layer stays on top.
    Joins(Column& column, MaterialId air, std::optional<Units> thin)
        : column_(column),
          layers_(column.layers.data()),
          air_(air),
          bounded_(thin.has_value()),
          thin_(thin.value_or(0)),
          all_(column.count),
          top_(column.count - 1) {
        std::array<std::int16_t, 256> last;  // layer of each material since the last cave
        last.fill(-1);
        std::int64_t height = 0;
        for (int k = 0; k < all_; ++k) {
            const Layer& layer = layers_[k];
            Place& place = places_[static_cast<std::size_t>(k)];
            place = {height, static_cast<std::int16_t>(k - 1), static_cast<std::int16_t>(k + 1), -1,
                     -1};
            height += layer.thickness;
            if (layer.material == air) {
                last.fill(-1);
            } else if (const int below =
                           std::exchange(last[layer.material], static_cast<std::int16_t>(k));
                       below >= 0) {
                place.like_below = static_cast<std::int16_t>(below);
                at(below).like_above = static_cast<std::int16_t>(k);
            }
            moves_[static_cast<std::size_t>(k)] = moves_of(k);
        }
        at(top_).above = -1;
    }

    // The two that move least, of equal ones the lowest. False: there are none.
    bool join(LayerBook& book) {
        const std::size_t best = find_least(moves_.data(), static_cast<std::size_t>(all_));
        if (moves_[best] == no_join) return false;
        const int upper = static_cast<int>(best), lower = at(upper).like_below;
        if (rises(lower, upper))
            join(lower, upper, lower, upper);
        else
            join(upper, lower, lower, upper);
        ++book.joined_layers;
        return true;
    }

    // What is left moves together.
    void finish() {
        int kept = 0;
        for (int k = 0; k >= 0; k = at(k).above) layers_[kept++] = layers_[k];
        column_.count = kept;
    }
    int count() const { return column_.count; }

private:
    struct Place {
        std::int64_t foot;
        std::int16_t below, above;            // neighbours; -1: none
        std::int16_t like_below, like_above;  // of its material, without a cave between
    };
    Place& at(int k) { return places_[static_cast<std::size_t>(k)]; }
    const Place& at(int k) const { return places_[static_cast<std::size_t>(k)]; }

    // The bed does not move, nor does a thin bed's cover.
    bool covers(int upper) const { return bounded_ && upper == top_; }
    bool rises(int lower, int upper) const {
        return lower > 0 && (layers_[lower].thickness < layers_[upper].thickness || covers(upper));
    }
    // Thickness x way. Without branches: no processor foresees which layers may be joined.
    std::int64_t moves_of(int upper) const {
        const int like = at(upper).like_below, lower = like < 0 ? 0 : like;
        const std::int64_t thickness_l = layers_[lower].thickness;
        const std::int64_t thickness_u = layers_[upper].thickness;
        const bool cover = covers(upper);
        const bool up = (lower > 0) & ((thickness_l < thickness_u) | cover);  // as rises()
        const std::int64_t thickness = up ? thickness_l : thickness_u;
        const std::int64_t way = at(upper).foot - at(lower).foot - thickness_l;
        const bool none =
            (like < 0) | (cover & !up) | (bounded_ & ((thickness >= thin_) | (way >= thin_)));
        return none ? no_join : thickness * way;
    }

    // Takes a layer out. Its neighbour below stays.
    void drop(int k) {
        const int below = at(k).below, above = at(k).above;
        at(below).above = static_cast<std::int16_t>(above);
        if (above >= 0)
            at(above).below = static_cast<std::int16_t>(below);
        else
            top_ = below;
        moves_[static_cast<std::size_t>(k)] = no_join;
        --column_.count;
    }
    void take_in(int kept, int gone) {
        Layer& one = layers_[kept];
        const Layer& other = layers_[gone];
        one.deposited_step = mixed_deposited_step(one.thickness, one.deposited_step,
                                                  other.thickness, other.deposited_step);
        one.thickness += other.thickness;
    }
    // `kept` stands for two that follow each other in their material.
    void link(int kept, int lower, int upper) {
        const std::int16_t below = at(lower).like_below, above = at(upper).like_above;
        at(kept).like_below = below, at(kept).like_above = above;
        if (below >= 0) at(below).like_above = static_cast<std::int16_t>(kept);
        if (above >= 0) at(above).like_below = static_cast<std::int16_t>(kept);
    }

    void join(int from, int to, int lower, int upper) {
        // What lies between them sinks or rises, and `to` begins lower if it is the upper one.
        const std::int64_t rise =
            from == lower ? -std::int64_t{layers_[from].thickness} : layers_[from].thickness;
        for (int k = at(lower).above; k != upper; k = at(k).above) at(k).foot += rise;
        if (from == lower) at(upper).foot += rise;
        take_in(to, from);
        link(to, lower, upper);
        const int below = at(from).below, above = at(from).above;
        drop(from);
        // What lay on either side of it may be alike.
        if (above >= 0 && layers_[below].material == layers_[above].material) {
            take_in(below, above);
            if (layers_[below].material != air_) link(below, below, above);
            drop(above);
        }
        const int first = std::min(lower, below), last = std::max(upper, above);
        for (int k = first; k >= 0 && k <= last; k = at(k).above) {
            if (k < first) continue;
            moves_[static_cast<std::size_t>(k)] = moves_of(k);
            const int next = at(k).like_above;
            if (next > last) moves_[static_cast<std::size_t>(next)] = moves_of(next);
        }
    }

    Column& column_;
    Layer* layers_;
    MaterialId air_;
    bool bounded_;
    std::int64_t thin_;
    int all_, top_;
    std::array<Place, 3 * most_layers> places_;
    std::array<std::int64_t, 3 * most_layers> moves_;
};

}  // namespace

bool join_like(Column& column, MaterialId air, std::optional<Units> thin, LayerBook& book) {
    Joins joins(column, air, thin);
    const bool found = joins.join(book);
    joins.finish();
    return found;
}

void tidy(Column& column, MaterialId air, LayerBook& book) {
    int kept = 1;
    for (int i = 1; i < column.count; ++i) {
        const Layer layer = column.layers[static_cast<std::size_t>(i)];
        if (layer.thickness == 0) continue;
        Layer& below = column.layers[static_cast<std::size_t>(kept - 1)];
        if (below.material == layer.material) {
            below.deposited_step = mixed_deposited_step(below.thickness, below.deposited_step,
                                                        layer.thickness, layer.deposited_step);
            below.thickness += layer.thickness;
        } else {
            column.layers[static_cast<std::size_t>(kept++)] = layer;
        }
    }
    column.count = kept;
    while (column.count > 1 && column.top().material == air) {
        --column.count;
        ++book.opened_caves;
    }
}

void join_until(Column& column, MaterialId air, std::optional<Units> thin, int count,
                LayerBook& book) {
    Joins joins(column, air, thin);
    while (joins.count() > count && joins.join(book)) {
    }
    joins.finish();
}

}  // namespace cuesta
