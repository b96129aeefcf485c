// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_layers.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/grid/migrate.h"
#include "cuesta/process/slope/thermal_deposit.h"
#include "cuesta/process/slope/thermal_fraction.h"
#include "cuesta/process/slope/thermal_layer_rows.h"

namespace cuesta {
namespace thermal {

TransferOrder::TransferOrder(const MaterialTable& materials) {
    std::vector<std::uint8_t> ids(materials.size());
    std::iota(ids.begin(), ids.end(), std::uint8_t{0});
    std::stable_sort(ids.begin(), ids.end(), [&](std::uint8_t a, std::uint8_t b) {
        return materials[a].hardness < materials[b].hardness;
    });
    ranks = ids.size();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        rank[ids[i]] = static_cast<std::uint8_t>(i);
        material_of[i] = ids[i];
    }
}

TransferOrder TransferOrder::among(const std::array<bool, 256>& some) const {
    TransferOrder few = *this;
    few.ranks = 0;
    for (std::size_t i = 0; i < ranks; ++i) {
        if (!some[material_of[i]]) continue;
        few.rank[material_of[i]] = static_cast<std::uint8_t>(few.ranks);
        few.material_of[few.ranks++] = material_of[i];
    }
    return few;
}

}  // namespace thermal
namespace {

using thermal::Donors;
using thermal::FarTransfer;
using thermal::SlideWork;
using thermal::Transfer;
using thermal::TransferOrder;
using thermal::TransferRows;

// Transfers to this block that come from others, by row.
std::vector<Transfer> receive(const std::vector<Donors>& donors, const Block& block,
                              const TransferOrder& order, Communicator& comm) {
    std::vector<FarTransfer> sent;
    for (const Donors& part : donors) sent.insert(sent.end(), part.far.begin(), part.far.end());
    std::vector<Transfer> own;
    const auto take = [&](const FarTransfer& one) {
        own.push_back(order.transfer(one.x - block.x0, one.y - block.y0, one.level,
                                     static_cast<MaterialId>(one.material), one.units));
    };
    const auto owner = [&](const FarTransfer& one) { return comm.cut().owner(one.x, one.y); };
    for (const FarTransfer& one : migrate(comm, std::move(sent), owner)) take(one);
    std::sort(own.begin(), own.end(),
              [](const Transfer& a, const Transfer& b) { return a.y < b.y; });
    return own;
}

}  // namespace

LayerSlideResult thermal_layers_step(LayerStack& ground, const Grid& grid, const Block& block,
                                     Communicator& comm, const LayerSlide& slide, Field& axis,
                                     Field* fraction, int width_limit) {
    CUESTA_CHECK(ground.layered(), "the ground has no layers yet");
    CUESTA_CHECK(!slide.rule.divides() || fraction != nullptr,
                 "a model that divides needs fractions");
    const Borders borders = borders_of(grid, block);
    const TransferOrder order(ground.materials());
    LayerSlideResult result;
    SlideWork own;
    SlideWork& work = slide.work != nullptr ? *slide.work : own;
    std::vector<Donors>& donors = work.donors;

    // Donors, from the old state.
    const HaloView before[] = {HaloView(ground.surface()), HaloView(ground.top_material())};
    comm.exchange(before, Outside::repeat);
    thermal::find_donors(ground, grid, block, slide, axis, donors);
    const std::vector<Transfer> far = receive(donors, block, order, comm);
    if (slide.rule.divides()) {
        thermal_fractions(ground.surface(), axis, borders, slide.rule, *fraction);
        comm.exchange(*fraction, Outside::repeat);
    }
    comm.exchange(axis, Outside::repeat);

    // All other pairs.
    result.moved = thermal::slide_rows(
        {ground, axis, slide.rule.divides() ? fraction : nullptr, borders, slide.now, order},
        slide.rule, work.unlike, width_limit);
    for (const TransferRows& rows : work.unlike)
        result.transfers += static_cast<std::int64_t>(rows.size());
    for (const Donors& part : donors) {
        result.donors += static_cast<std::int64_t>(part.donors.size());
        result.moved.merge(part.moved);
    }

    if (result.donors == 0 && result.transfers == 0 && far.empty()) return result;
    result.book = thermal::deposit_transfers(ground, slide, order, far, work);
    return result;
}

}  // namespace cuesta
