// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_travel.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/ask.h"
#include "cuesta/tectonics/plate/plate_map.h"
#include "cuesta/tectonics/plate/ride_sources.h"

namespace cuesta::plate {
namespace {

// The columns of a block, as they were.
class ColumnCopy {
public:
    ColumnCopy(const LayerStack& ground, const Block& block) {
        first_.reserve(static_cast<std::size_t>(block.columns * block.rows) + 1);
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                first_.push_back(layers_.size());
                const int count = ground.layers(x, y);
                for (int l = 0; l < count; ++l) layers_.push_back(ground.layer(x, y, l));
            }
        first_.push_back(layers_.size());
    }
    std::span<const Layer> at(std::size_t i) const {
        return {layers_.data() + first_[i], first_[i + 1] - first_[i]};
    }

private:
    std::vector<std::size_t> first_;
    std::vector<Layer> layers_;
};

// Beds that lie deeper have become rock of the bed.
constexpr double deepest_beds_m = 15000;

// Layers above the bed of an overridden column lie on top; the bed makes room for them.
void thrust(Column& column, const Column& below) {
    if (column.count + below.count > most_layers / 2) return;
    std::int64_t room = column.layers[0].thickness;
    room += std::int64_t{1} << 30;
    for (int i = 1; i < below.count; ++i) {
        const Layer& layer = below.layers[static_cast<std::size_t>(i)];
        room -= layer.thickness;
        if (room < 0) return;
        column.push(layer);
        column.layers[0].thickness -= layer.thickness;
    }
}

void bury(Column& column, std::int64_t deepest, LayerBook& book) {
    std::int64_t above = 0;
    for (int i = 1; i < column.count; ++i)
        above += column.layers[static_cast<std::size_t>(i)].thickness;
    int gone = 0;
    while (above > deepest) {
        const Layer& lowest = column.layers[static_cast<std::size_t>(1 + gone++)];
        above -= lowest.thickness;
        column.layers[0].thickness += lowest.thickness;
        book.turn(lowest.material, lowest.thickness, column.layers[0].material, lowest.thickness);
    }
    if (gone == 0) return;
    std::copy(column.layers.begin() + 1 + gone, column.layers.begin() + column.count,
              column.layers.begin() + 1);
    column.count -= gone;
}

}  // namespace

template <class Geo>
std::vector<std::byte> Places<Geo>::saved() const {
    const std::int64_t count = std::ssize(ids);
    std::vector<std::byte> bytes;
    const auto put = [&](const void* from, std::size_t size) {
        const auto* first = static_cast<const std::byte*>(from);
        bytes.insert(bytes.end(), first, first + size);
    };
    put(&count, sizeof count);
    put(ids.data(), ids.size() * sizeof ids[0]);
    put(poses.data(), poses.size() * sizeof poses[0]);
    const std::vector<std::byte> runs = owners.saved();
    put(runs.data(), runs.size());
    return bytes;
}

template <class Geo>
Places<Geo> Places<Geo>::restored(const std::vector<std::byte>& bytes) {
    Places places;
    std::size_t at = 0;
    const auto get = [&](void* to, std::size_t size) {
        if (size > bytes.size() - at) throw Error("the saved places of the plates are damaged");
        if (size > 0) std::memcpy(to, bytes.data() + at, size);
        at += size;
    };
    std::int64_t count = 0;
    get(&count, sizeof count);
    if (count < 0 || count > 1000000) throw Error("the saved places of the plates are damaged");
    places.ids.resize(static_cast<std::size_t>(count));
    places.poses.resize(places.ids.size());
    get(places.ids.data(), places.ids.size() * sizeof places.ids[0]);
    get(places.poses.data(), places.poses.size() * sizeof places.poses[0]);
    places.owners = RowRuns::restored(std::span(bytes).subspan(at));
    return places;
}

template <class Geo>
Places<Geo> places_now(const PlateWorld<Geo>& world, const StepContext& step) {
    Places<Geo> places;
    for (const auto& one : world.plates)
        places.ids.push_back(one.id), places.poses.push_back(one.pose);
    places.owners = RowRuns(step.grid, step.block, step.comm, [&](std::int64_t x, std::int64_t y) {
        const int top = world.find(place_of(world.geo(), step.grid, x, y)).plate;
        return top < 0 ? -1 : world.plates[static_cast<std::size_t>(top)].id;
    });
    return places;
}

namespace {

// Columns of the block and of those that come from other blocks, as they were.
class RiddenColumns {
public:
    RiddenColumns(const StepContext& step, const LayerStack& ground, const Foreign& foreign)
        : samples_(step), foreign_(foreign), own_(ground, step.block) {
        const auto owner = [&](std::int64_t sample) { return samples_.owner(sample); };
        const auto counts =
            ask<std::int32_t>(step.comm, foreign.ids(), owner, [&](std::int64_t sample) {
                return static_cast<std::int32_t>(own_.at(samples_.at(sample)).size());
            });
        struct Wanted {
            std::int64_t sample, layer;
        };
        std::vector<Wanted> wanted;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            first_.push_back(wanted.size());
            for (std::int32_t l = 0; l < counts[i]; ++l) wanted.push_back({foreign.ids()[i], l});
        }
        first_.push_back(wanted.size());
        layers_ = ask<Layer>(
            step.comm, std::span<const Wanted>(wanted),
            [&](const Wanted& one) { return samples_.owner(one.sample); },
            [&](const Wanted& one) {
                return own_.at(samples_.at(one.sample))[static_cast<std::size_t>(one.layer)];
            });
    }
    void read(std::int64_t sample, Column& column) const {
        std::span<const Layer> from;
        if (samples_.is_own(sample)) {
            from = own_.at(samples_.at(sample));
        } else {
            const std::size_t i = foreign_.at(sample);
            from = {layers_.data() + first_[i], first_[i + 1] - first_[i]};
        }
        std::copy(from.begin(), from.end(), column.layers.begin());
        column.count = static_cast<int>(from.size());
    }

private:
    const Samples samples_;
    const Foreign& foreign_;
    const ColumnCopy own_;
    std::vector<std::size_t> first_;
    std::vector<Layer> layers_;
};

}  // namespace

void carry_ground(Terrain& terrain, const StepContext& step, const std::vector<Ride>& rides,
                  StepReport& report) {
    const FieldShape shape = terrain.shape();
    const auto ride_of = [&](std::int64_t x, std::int64_t y) -> const Ride& {
        return rides[static_cast<std::size_t>(y * shape.columns + x)];
    };
    const Foreign foreign = foreign_sources(step, rides);
    // Maps of the ground; ice, snow and water in the ground have an account.
    for (const std::string_view name :
         {std::string_view("wear"), std::string_view("deposit"), field::ice, field::snow,
          field::groundwater, field::cave_water}) {
        Field* values = terrain.find(name);
        if (values == nullptr) continue;
        const bool store =
            std::find(water_stores.begin(), water_stores.end(), name) != water_stores.end();
        const std::vector<float> own = values_of(*values);
        const std::vector<float> after = ridden(step, rides, foreign, own);
        put(after, *values);
        if (!store) continue;
        const ExactSum had = sum_of(step, own), has = sum_of(step, after);
        if (step.comm.rank() == 0) book_net(terrain, water_account, had, has);
    }
    if (!step.comm.any(terrain.layered())) return;

    LayerStack& ground = terrain.ground();
    if (!ground.layered()) ground.make_layered();
    const auto before = ground.totals();
    const RiddenColumns columns(step, ground, foreign);
    const std::optional<MaterialId> basalt = terrain.materials().find("basalt");
    const MaterialId floor = basalt.value_or(ground.bed_material());
    const std::int32_t deposited_step = terrain.now;
    const auto deepest = static_cast<std::int64_t>(deepest_beds_m / ground.unit_m());
    const LayerBook book =
        book_tile_rows(shape.rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            Column column, below;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) {
                    const Ride& ride = ride_of(x, y);
                    if (ride.from < 0) {
                        column.count = 0;
                        column.push({floor, ground.surface().at(x, y), deposited_step});
                    } else {
                        columns.read(ride.from, column);
                    }
                    if (ride.under >= 0) {
                        columns.read(ride.under, below);
                        thrust(column, below);
                    }
                    bury(column, deepest, piece);
                    ground.set_column(x, y, column, piece);
                }
        });
    report.count("joined_layers", book.joined_layers);
    LayerBook turned;
    turned.formed = book.formed, turned.turned = book.turned;
    terrain.ledger.book(turned, ground.unit_m());
    // What there is more or less of, all blocks together.
    const auto after = ground.totals();
    std::array<std::int64_t, 256> more{};
    for (std::size_t i = 0; i < more.size(); ++i)
        more[i] = after[i] - before[i] - book.formed[i] + book.turned[i];
    step.comm.sum(more);
    if (step.comm.rank() != 0) return;
    LayerBook net;
    for (std::size_t i = 0; i < more.size(); ++i)
        (more[i] > 0 ? net.in : net.out)[i] += std::abs(more[i]);
    terrain.ledger.book(net, ground.unit_m());
}

template struct Places<Sphere>;
template struct Places<Torus>;
template Places<Sphere> places_now(const PlateWorld<Sphere>&, const StepContext&);
template Places<Torus> places_now(const PlateWorld<Torus>&, const StepContext&);

}  // namespace cuesta::plate
