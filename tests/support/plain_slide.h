// SPDX-License-Identifier: Apache-2.0
// One step of talus slippage on layered ground, written again from the rules alone
// (docs/science/thermal.md): slow, cell by cell, columns as plain lists. Nothing of the process is
// used but the numbers of its rule, so that a wrong rule there shows.
//
// Limits  columns short enough that none has to join layers to make room; drops that are not equal
//         to the unit where the last units of a layer take one way; ages are left out.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_layers.h"

namespace cuesta::test {

struct PlainLayer {
    MaterialId material;
    std::int64_t units;
    bool operator==(const PlainLayer&) const = default;
};
using PlainColumn = std::vector<PlainLayer>;  // the bed first

inline std::vector<PlainColumn> plain_columns(const LayerStack& ground) {
    std::vector<PlainColumn> all;
    for (std::int64_t y = 0; y < ground.shape().rows; ++y)
        for (std::int64_t x = 0; x < ground.shape().columns; ++x) {
            PlainColumn column;
            for (int i = 0; i < ground.layers(x, y); ++i)
                column.push_back({ground.layer(x, y, i).material, ground.layer(x, y, i).thickness});
            all.push_back(column);
        }
    return all;
}

class PlainSlide {
public:
    PlainSlide(const Grid& grid, const MaterialTable& materials, const LayerSlide& slide)
        : grid_(grid), materials_(materials), slide_(slide), air_(*materials.find("air")) {}

    static std::int64_t height(const PlainColumn& column) {
        std::int64_t sum = 0;
        for (const PlainLayer& layer : column) sum += layer.units;
        return sum;
    }

    // All columns after the step. `thresholds` along an axis in units, if they are given by cell.
    std::vector<PlainColumn> step(const std::vector<PlainColumn>& before,
                                  const std::vector<float>& thresholds = {}) {
        std::vector<PlainColumn> after = before;
        // What arrives in a cell: of the kind of its uppermost layer, and by order of laying.
        std::map<std::size_t, std::int64_t> like;
        std::map<std::size_t, std::map<Order, std::int64_t>> others;
        for (std::size_t cell = 0; cell < before.size(); ++cell) {
            if (slide_.by_cell) by_cell_ = thresholds[cell];
            given_ = {}, gap_ = -1, parts_.clear();
            const PlainColumn& column = before[cell];
            std::vector<Way> ways = ways_from(cell, before);
            const bool deep = slide_down(column, ways);
            const bool undermined =
                !deep && slide_.layer_rule != LayerRule::never && undermine(column, ways);
            const bool donor = (deep || undermined) && column.size() > 1;
            for (const Part& part : parts_)
                for (const auto& [to, units] : part.units) {
                    const MaterialId material = column[part.layer].material;
                    after[cell][part.layer].units -= units;
                    if (!donor && before[to].back().material == material)
                        like[to] += units;
                    else
                        others[to][{part.level, hardness(material), material}] += units;
                }
            if (gap_ >= 0) open_gap(before[cell], after[cell]);
            tidy(after[cell]);
        }
        for (const auto& [cell, units] : like)
            lay(after[cell], before[cell].back().material, units);
        for (const auto& [cell, all] : others)
            for (const auto& [order, units] : all) lay(after[cell], order.material, units);
        return after;
    }

private:
    struct Way {            // to a neighbour
        std::size_t index;  // west, east, north, south, then the diagonals, opposite ones in turn
        std::size_t to;
        bool diagonal;
        std::int64_t drop;  // from the surface
    };
    struct Part {
        std::size_t layer;
        int level;
        std::map<std::size_t, std::int64_t> units;  // by neighbour
    };
    struct Order {  // as they left, the softest of a level first
        int level;
        double hardness;
        MaterialId material;
        auto operator<=>(const Order&) const = default;
    };
    using Amounts = std::vector<std::int64_t>;  // by way

    double hardness(MaterialId material) const { return materials_[material].hardness; }
    bool loose(MaterialId material) const { return materials_[material].loose; }
    float threshold(MaterialId material, bool diagonal) const {
        const float axis = slide_.by_cell ? by_cell_ : slide_.of_material[material];
        return diagonal ? axis * 1.41421356237f : axis;
    }
    std::vector<Way> ways_from(std::size_t cell, const std::vector<PlainColumn>& columns) const {
        const std::int64_t x = static_cast<std::int64_t>(cell) % grid_.columns;
        const std::int64_t y = static_cast<std::int64_t>(cell) / grid_.columns;
        constexpr int dx[] = {-1, 1, 0, 0, -1, 1, 1, -1}, dy[] = {0, 0, -1, 1, -1, 1, -1, 1};
        std::vector<Way> ways;
        for (std::size_t i = 0; i < 8; ++i) {
            const bool diagonal = i >= 4;
            std::int64_t u = x + dx[i], v = y + dy[i];
            if (diagonal && !slide_.rule.eight) continue;
            if (grid_.wraps_x()) u = (u + grid_.columns) % grid_.columns;
            if (grid_.wraps_y()) v = (v + grid_.rows) % grid_.rows;
            if (u < 0 || v < 0 || u >= grid_.columns || v >= grid_.rows) continue;
            const auto to = static_cast<std::size_t>(v * grid_.columns + u);
            ways.push_back({i, to, diagonal, height(columns[cell]) - height(columns[to])});
        }
        return ways;
    }

    static float weight(const Way& way) { return way.diagonal ? 0.5f : 1.0f; }
    // Of the drop from `down` below the surface; a float, as the excess is.
    float excess(const Way& way, std::int64_t down, MaterialId material) const {
        const auto drop = static_cast<float>(way.drop - down);
        return std::max(drop - threshold(material, way.diagonal), 0.0f);
    }
    // Of one excess, towards zero; at most what levels.
    std::int64_t amount(const Way& way, float excess, float fraction, bool exact) const {
        const float most = slide_.rule.eight ? 0.125f : 0.25f;
        if (exact) return static_cast<std::int64_t>(excess * (fraction * weight(way)));
        const float size = excess * weight(way);
        const float units = size * fraction + slide_.rule.dither_offset;
        return static_cast<std::int64_t>(std::min(units, size * most));
    }

    // What a layer wants to give each way whose upper face lies `down` below the surface.
    Amounts wanted(const std::vector<Way>& ways, std::int64_t down, MaterialId material) const {
        const ThermalRule& rule = slide_.rule;
        const float most = rule.eight ? 0.125f : 0.25f;
        const bool musgrave = rule.model == ThermalRule::Model::musgrave;
        const bool exact = musgrave && rule.fraction >= most;
        const float fraction = musgrave ? rule.fraction : divided_fraction(ways, down, material);
        Amounts result;
        for (const Way& way : ways) {
            std::int64_t units = amount(way, excess(way, down, material), fraction, exact);
            // Layers together give no more than a single one as thick as all of them would, where
            // the cell divides no more than levels.
            if (down > 0) {
                const float whole = excess(way, 0, material);
                const std::int64_t bound = musgrave && !exact
                                               ? amount(way, whole, rule.fraction, false)
                                               : amount(way, whole, most, true);
                const auto had = given_.find(way.to);
                units = std::min(units, bound - (had == given_.end() ? 0 : had->second));
            }
            result.push_back(std::max<std::int64_t>(units, 0));
        }
        return result;
    }

    // olsen: c max(e) / sum(e); benes: the excess down the largest drop instead of the largest. The
    // sum is one of floats, opposite ways first.
    float divided_fraction(const std::vector<Way>& ways, std::int64_t down,
                           MaterialId material) const {
        float e[8] = {}, largest = 0, steepest = 0;
        std::int64_t farthest = 0;
        for (const Way& way : ways) {
            e[way.index] = excess(way, down, material);
            const float weighted = e[way.index] * weight(way);
            largest = std::max(largest, weighted);
            // Of equal drops the one along an axis counts; one without excess does not.
            if (weighted > 0 && way.drop - down > farthest)
                farthest = way.drop - down, steepest = weighted;
        }
        const float straight = (e[0] + e[1]) + (e[2] + e[3]);
        const float slanted = (e[4] + e[5]) + (e[6] + e[7]);
        const float sum = slide_.rule.eight ? straight + slanted * 0.5f : straight;
        if (sum == 0) return 0;
        const bool benes = slide_.rule.model == ThermalRule::Model::benes;
        return slide_.rule.fraction * ((benes ? steepest : largest) / sum);
    }

    // At most `available`, in proportion; what is left over down the largest drops.
    static Amounts divide(const Amounts& wanted, const std::vector<Way>& ways,
                          std::int64_t available) {
        const std::int64_t total = sum_of(wanted);
        if (total <= available) return wanted;
        Amounts units;
        for (const std::int64_t one : wanted) units.push_back(one * available / total);
        for (std::int64_t left = available - sum_of(units); left > 0;) {
            std::optional<std::size_t> best;
            for (std::size_t i = 0; i < ways.size(); ++i)
                if (units[i] < wanted[i] && (!best || ways[i].drop > ways[*best].drop)) best = i;
            const std::int64_t more = std::min(left, wanted[*best] - units[*best]);
            units[*best] += more, left -= more;
        }
        return units;
    }
    static std::int64_t sum_of(const Amounts& amounts) {
        std::int64_t sum = 0;
        for (const std::int64_t one : amounts) sum += one;
        return sum;
    }

    void give(std::size_t layer, int level, const std::vector<Way>& ways, const Amounts& units) {
        Part part{layer, level, {}};
        for (std::size_t i = 0; i < ways.size(); ++i)
            if (units[i] > 0) part.units[ways[i].to] += units[i], given_[ways[i].to] += units[i];
        if (!part.units.empty()) parts_.push_back(part);
    }

    // The uppermost layer slides; used up, the next follows. True if it was.
    bool slide_down(const PlainColumn& column, const std::vector<Way>& ways) {
        std::int64_t down = 0;
        for (std::size_t layer = column.size(); layer-- > 0;) {
            const int level = static_cast<int>(column.size() - 1 - layer);
            if (column[layer].material == air_) return true;
            const Amounts w = wanted(ways, down, column[layer].material);
            if (layer == 0 || sum_of(w) < column[layer].units) {
                give(layer, level, ways, w);
                return level > 0;
            }
            const Amounts units = divide(w, ways, column[layer].units);
            give(layer, level, ways, units);
            down += sum_of(units);
        }
        return true;
    }

    // Solid layers on a loose run that stands too steep, towards neighbours to which the uppermost
    // layer does not slide. True if something of it moves.
    bool undermine(const PlainColumn& column, const std::vector<Way>& all) {
        const std::size_t top = column.size() - 1;
        std::size_t first = top;
        double load = 0, weight_of_run = 0;
        std::int64_t above = 0, run = 0;
        for (; !loose(column[first].material); --first) {
            const bool gap = slide_.undercut && first > 0 && loose(column[first - 1].material);
            if (first == 0 || (column[first].material == air_ && !gap)) return false;
            above += column[first].units;
            load += materials_[column[first].material].density *
                    static_cast<double>(column[first].units);
        }
        if (first == top) return false;
        std::vector<Way> ways;
        for (Way way : all)
            if (excess(way, 0, column[top].material) == 0) ways.push_back(way);
        const std::map<std::size_t, std::int64_t> slid = std::exchange(given_, {});
        // Seen from the upper face of the run.
        std::vector<Way> seen = ways;
        for (Way& way : seen) way.drop -= above;
        Amounts w = wanted(seen, 0, column[first].material);
        if (sum_of(w) == 0) return false;

        std::size_t last = first + 1;
        for (; last > 0 && loose(column[last - 1].material); --last) {
            const std::int64_t units = std::max<std::int64_t>(column[last - 1].units, 0);
            run += units;
            weight_of_run +=
                materials_[column[last - 1].material].density * static_cast<double>(units);
        }
        const bool hangs = column[first + 1].material == air_;
        if (slide_.layer_rule == LayerRule::always_trickle || weight_of_run <= load || hangs) {
            if (slide_.undercut) gap_ = static_cast<int>(first);
            return trickle(column, ways, w, first, last);
        }
        // It slides and carries its load: all together no more than levels.
        const double part_of_run = static_cast<double>(run) / static_cast<double>(run + above);
        const double most = slide_.rule.eight ? 0.125 : 0.25;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const auto drop = static_cast<double>(std::max<std::int64_t>(ways[i].drop, 0));
            w[i] = std::min(w[i], static_cast<std::int64_t>(most * double{weight(ways[i])} * drop *
                                                            part_of_run));
        }
        w = divide(w, ways, run);
        if (!trickle(column, ways, w, first, last)) return false;
        std::int64_t alone = 0;  // of the uppermost layer, by itself
        for (const auto& [to, units] : slid) alone += units;
        for (std::size_t layer = first + 1; layer <= top; ++layer) {
            const std::int64_t left = column[layer].units - (layer == top ? alone : 0);
            Amounts units;
            for (const std::int64_t one : w) units.push_back(left * one / run);
            give(layer, static_cast<int>(layer - last), ways, units);
        }
        return true;
    }

    // The run alone, its uppermost layer first.
    bool trickle(const PlainColumn& column, const std::vector<Way>& ways, Amounts w,
                 std::size_t first, std::size_t last) {
        bool any = false;
        for (std::size_t layer = first + 1; layer-- > last && sum_of(w) > 0;) {
            const Amounts units = layer == 0 ? w : divide(w, ways, column[layer].units);
            give(layer, static_cast<int>(first - layer), ways, units);
            any = any || sum_of(units) > 0;
            if (sum_of(units) < column[layer].units) break;
            for (std::size_t i = 0; i < w.size(); ++i) w[i] -= units[i];
        }
        return any;
    }

    // What layers up to the gap's have lost becomes air on it.
    void open_gap(const PlainColumn& before, PlainColumn& after) const {
        const auto above = static_cast<std::size_t>(gap_) + 1;
        std::int64_t lost = 0;
        for (std::size_t i = 0; i < above; ++i) lost += before[i].units - after[i].units;
        if (after[above].material == air_)
            after[above].units += lost;
        else
            after.insert(after.begin() + static_cast<std::ptrdiff_t>(above),
                         PlainLayer{air_, lost});
    }

    // No empty layers, no equal neighbours, no air on top.
    void tidy(PlainColumn& column) const {
        PlainColumn kept{column.front()};
        for (std::size_t i = 1; i < column.size(); ++i) {
            if (column[i].units == 0) continue;
            if (kept.back().material == column[i].material)
                kept.back().units += column[i].units;
            else
                kept.push_back(column[i]);
        }
        while (kept.size() > 1 && kept.back().material == air_) kept.pop_back();
        column = kept;
    }

    // On top; debris into a loose layer of its kind near by, but through nothing solid.
    void lay(PlainColumn& column, MaterialId material, std::int64_t units) const {
        std::int64_t above = 0;
        for (std::size_t i = column.size(); i-- > 0 && above <= slide_.mixing;) {
            if (!loose(column[i].material) || !loose(material)) break;
            if (column[i].material == material) {
                column[i].units += units;
                return;
            }
            above += column[i].units;
        }
        column.push_back({material, units});
        tidy(column);
    }

    Grid grid_;
    const MaterialTable& materials_;
    LayerSlide slide_;
    MaterialId air_;
    float by_cell_ = 0;
    // Of the column at hand: what it has given each neighbour, where a gap opens, its parts.
    std::map<std::size_t, std::int64_t> given_;
    int gap_ = -1;
    std::vector<Part> parts_;
};

}  // namespace cuesta::test
