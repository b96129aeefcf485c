// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_layers.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "cuesta/base/check.h"
#include "cuesta/process/slope/thermal_givers.h"
#include "cuesta/process/slope/thermal_layer_rows.h"
#include "cuesta/process/slope/thermal_share.h"

namespace cuesta {
namespace thermal {

ParcelOrder::ParcelOrder(std::int64_t columns_of_block, const MaterialTable& materials)
    : columns(columns_of_block) {
    std::vector<std::uint8_t> ids(materials.size());
    std::iota(ids.begin(), ids.end(), std::uint8_t{0});
    std::stable_sort(ids.begin(), ids.end(), [&](std::uint8_t a, std::uint8_t b) {
        return materials[a].hardness < materials[b].hardness;
    });
    for (std::size_t i = 0; i < ids.size(); ++i) rank[ids[i]] = static_cast<std::uint8_t>(i);
}

}  // namespace thermal
namespace {

using thermal::FarParcel;
using thermal::Giver;
using thermal::Givers;
using thermal::Parcel;
using thermal::ParcelOrder;
using thermal::SlideWork;
using thermal::Take;

// Lays parcels on columns.
class Laying {
public:
    Laying(LayerStack& ground, const LayerSlide& slide, LayerBook& book)
        : ground_(ground),
          slide_(slide),
          book_(book),
          air_(ground.materials().find("air").value_or(255)) {}

    void lay(std::int64_t x, std::int64_t y, MaterialId material, Units units) {
        ground_.add_mixed(x, y, material, units, slide_.mixing, slide_.now, book_);
    }

    // Takes from the column as it was before the vector part; what came in there is laid anew.
    void cut(const Giver& giver, const Givers& from) {
        const std::int64_t x = giver.x, y = giver.y;
        const std::span<const Take> takes(from.takes.data() + giver.first_take, giver.takes);
        const MaterialId material = ground_.top_material().at(x, y);
        const Units arrived = ground_.top().at(x, y) - giver.top;
        ground_.surface().at(x, y) -= arrived;
        ground_.top().at(x, y) = giver.top;
        ground_.top_born().at(x, y) = giver.born;
        if (giver.gap_above >= 0 || !remove_from_top(x, y, takes)) {
            Column column = ground_.column(x, y);
            Units gap = 0;
            for (const Take& take : takes) {
                column.layers[static_cast<std::size_t>(take.layer)].thickness -= take.units;
                if (take.layer <= giver.gap_above) gap += take.units;
            }
            if (gap > 0) open_gap(column, giver.gap_above, gap);
            ground_.set_column(x, y, column, book_);
        }
        if (arrived > 0) lay(x, y, material, arrived);
    }

private:
    // Air on a layer of the column, below those that hang over it.
    void open_gap(Column& column, int layer, Units gap) const {
        const auto above = column.layers.begin() + layer + 1;
        if (above->material == air_) {
            above->thickness += gap;
            return;
        }
        std::copy_backward(above, column.layers.begin() + column.count,
                           column.layers.begin() + column.count + 1);
        *above = {air_, gap, slide_.now};
        ++column.count;
    }

    // The usual case: whole layers from the top, then some of the next.
    bool remove_from_top(std::int64_t x, std::int64_t y, std::span<const Take> takes) {
        int index = ground_.layers(x, y) - 1;
        Units sum = 0;
        for (std::size_t i = 0; i < takes.size(); ++i, --index) {
            if (takes[i].layer != index) return false;
            sum += takes[i].units;
            if (i + 1 < takes.size() && takes[i].units < ground_.thickness(x, y, index))
                return false;
        }
        ground_.remove(x, y, sum, book_, [](MaterialId, Units) {});
        return true;
    }

    LayerStack& ground_;
    const LayerSlide& slide_;
    LayerBook& book_;
    MaterialId air_;
};

// Parcels for this block that come from others.
std::vector<Parcel> receive(const std::vector<Givers>& givers, const Block& block,
                            const ParcelOrder& order, Communicator& comm) {
    if (comm.size() == 1) {
        std::vector<Parcel> own;  // over wrapped edges
        for (const Givers& part : givers)
            for (const FarParcel& p : part.far)
                own.push_back(
                    order.parcel(p.x, p.y, p.level, static_cast<MaterialId>(p.material), p.units));
        return own;
    }
    std::vector<FarParcel> mine;
    for (const Givers& part : givers) mine.insert(mine.end(), part.far.begin(), part.far.end());
    std::vector<Parcel> own;
    const auto all = comm.gather(std::as_bytes(std::span<const FarParcel>(mine)));
    for (const auto& bytes : all)
        for (std::size_t at = 0; at < bytes.size(); at += sizeof(FarParcel)) {
            FarParcel p;
            std::memcpy(&p, bytes.data() + at, sizeof p);
            if (block.contains(p.x, p.y))
                own.push_back(order.parcel(p.x - block.x0, p.y - block.y0, p.level,
                                           static_cast<MaterialId>(p.material), p.units));
        }
    return own;
}

// By key; long lists digit by digit, which is five times as fast.
void sort_parcels(SlideWork::Sorting& sorting) {
    std::vector<Parcel>& list = sorting.list;
    constexpr int bits = 12;
    constexpr std::size_t digits = std::size_t{1} << bits;
    if (list.size() < digits / 4) {
        std::sort(list.begin(), list.end());
        return;
    }
    const auto [least, most] = std::minmax_element(list.begin(), list.end());
    const std::uint64_t base = least->key, range = most->key - base;
    std::vector<Parcel>& other = sorting.other;
    std::vector<std::size_t>& place = sorting.place;
    other.resize(list.size());
    place.resize(digits);
    for (int shift = 0; range >> shift != 0; shift += bits) {
        const auto digit = [&](const Parcel& parcel) {
            return ((parcel.key - base) >> shift) & (digits - 1);
        };
        std::fill(place.begin(), place.end(), 0);
        for (const Parcel& parcel : list) ++place[digit(parcel)];
        std::exclusive_scan(place.begin(), place.end(), place.begin(), std::size_t{0});
        for (const Parcel& parcel : list) other[place[digit(parcel)]++] = parcel;
        list.swap(other);
    }
}

// The parcels of one row of tiles, in the order in which they are laid.
const std::vector<Parcel>& sorted_for(std::int64_t lo, std::int64_t hi, const ParcelOrder& order,
                                      const std::vector<Parcel>& far, SlideWork& work) {
    const std::vector<Givers>& givers = work.givers;
    const auto at = static_cast<std::size_t>(lo / LayerStack::tile);
    std::vector<Parcel>& list = work.sorting[at].list;
    list = work.unlike[at];
    const auto pick = [&](const std::vector<Parcel>& from) {
        for (const Parcel& parcel : from) {
            const std::int64_t y = ParcelOrder::cell(parcel) / order.columns;
            if (y >= lo && y < hi) list.push_back(parcel);
        }
    };
    for (std::size_t i = at == 0 ? 0 : at - 1; i < std::min(at + 2, givers.size()); ++i)
        pick(givers[i].parcels);
    pick(far);
    sort_parcels(work.sorting[at]);
    return list;
}

}  // namespace

LayerSlideResult thermal_layers_step(LayerStack& ground, const Grid& grid, const Block& block,
                                     Communicator& comm, const LayerSlide& slide, Field& axis,
                                     Field* share, int width_limit) {
    CUESTA_CHECK(ground.layered(), "the ground has no layers yet");
    CUESTA_CHECK(!slide.rule.divides() || share != nullptr, "a model that divides needs shares");
    const Borders borders = borders_of(grid, block);
    const ParcelOrder order(block.columns, ground.materials());
    LayerSlideResult result;
    SlideWork own;
    SlideWork& work = slide.work != nullptr ? *slide.work : own;
    std::vector<Givers>& givers = work.givers;

    // Givers, from the old state.
    const HaloView before[] = {HaloView(ground.surface()), HaloView(ground.top_material())};
    comm.exchange(before, Outside::repeat);
    thermal::find_givers(ground, grid, block, slide, order, axis, givers);
    const std::vector<Parcel> far = receive(givers, block, order, comm);
    if (slide.rule.divides()) {
        thermal_shares(ground.surface(), axis, borders, slide.rule, *share);
        comm.exchange(*share, Outside::repeat);
    }
    comm.exchange(axis, Outside::repeat);

    // All other pairs.
    std::vector<std::vector<Parcel>>& unlike = work.unlike;
    result.moved = thermal::slide_rows(
        {ground, axis, slide.rule.divides() ? share : nullptr, borders, slide.now, order},
        slide.rule, unlike, width_limit);
    for (const auto& list : unlike) {
        result.parcels += static_cast<std::int64_t>(list.size());
        for (const Parcel& parcel : list) result.moved.units += parcel.units;
        if (!list.empty()) result.moved.restless = true;
    }
    for (const Givers& part : givers) {
        result.givers += static_cast<std::int64_t>(part.givers.size());
        result.moved.merge(part.moved);
    }

    // Cut and lay.
    if (result.givers == 0 && result.parcels == 0 && far.empty()) return result;
    work.sorting.resize(givers.size());
    result.book =
        book_tile_rows(ground.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
            const auto at = static_cast<std::size_t>(lo / LayerStack::tile);
            Laying laying(ground, slide, book);
            for (const Giver& giver : givers[at].givers) laying.cut(giver, givers[at]);
            const std::vector<Parcel>& list = sorted_for(lo, hi, order, far, work);
            for (std::size_t i = 0; i < list.size();) {
                Units units = 0;
                std::size_t end = i;
                for (; end < list.size() && list[end].key == list[i].key; ++end)
                    units += list[end].units;
                const std::int64_t cell = ParcelOrder::cell(list[i]);
                laying.lay(cell % order.columns, cell / order.columns, list[i].material, units);
                i = end;
            }
        });
    return result;
}

}  // namespace cuesta
