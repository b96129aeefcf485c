// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_travel.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/gathered_map.h"
#include "cuesta/tectonics/plate/plate_map.h"

namespace cuesta::plate {
namespace {

constexpr double pi = 3.14159265358979323846;

// Columns of the whole map, on every block.
class ColumnMap {
public:
    ColumnMap(const LayerStack& ground, const StepContext& step)
        : first_(static_cast<std::size_t>(step.grid.cells()) + 1) {
        // Of this block: its place, how many layers each column has, and the layers.
        const Block& block = step.block;
        const auto cells = static_cast<std::size_t>(block.columns * block.rows);
        std::vector<std::int32_t> counts(cells);
        std::vector<Layer> layers;
        for (std::int64_t y = 0, i = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x, ++i) {
                const int count = ground.layers(x, y);
                counts[static_cast<std::size_t>(i)] = count;
                for (int l = 0; l < count; ++l) layers.push_back(ground.layer(x, y, l));
            }
        std::vector<std::byte> mine(sizeof block + cells * sizeof(std::int32_t) +
                                    layers.size() * sizeof(Layer));
        std::memcpy(mine.data(), &block, sizeof block);
        std::memcpy(mine.data() + sizeof block, counts.data(), cells * sizeof(std::int32_t));
        std::memcpy(mine.data() + sizeof block + cells * sizeof(std::int32_t), layers.data(),
                    layers.size() * sizeof(Layer));
        parts_ = step.comm.gather(mine);
        for (const std::vector<std::byte>& bytes : parts_) {
            Block from;
            std::memcpy(&from, bytes.data(), sizeof from);
            const auto samples = static_cast<std::size_t>(from.columns * from.rows);
            const std::byte* at = bytes.data() + sizeof from + samples * sizeof(std::int32_t);
            for (std::size_t i = 0; i < samples; ++i) {
                std::int32_t count = 0;
                std::memcpy(&count, bytes.data() + sizeof from + i * sizeof count, sizeof count);
                const auto x = from.x0 + static_cast<std::int64_t>(i) % from.columns;
                const auto y = from.y0 + static_cast<std::int64_t>(i) / from.columns;
                first_[static_cast<std::size_t>(y * step.grid.columns + x)] = {at, count};
                at += static_cast<std::size_t>(count) * sizeof(Layer);
            }
        }
    }
    void read(std::int64_t sample, Column& column) const {
        const Place& place = first_[static_cast<std::size_t>(sample)];
        std::memcpy(column.layers.data(), place.at,
                    static_cast<std::size_t>(place.count) * sizeof(Layer));
        column.count = place.count;
    }

private:
    struct Place {
        const std::byte* at = nullptr;
        std::int32_t count = 0;
    };
    std::vector<std::vector<std::byte>> parts_;
    std::vector<Place> first_;
};

double distance(const Sphere&, Vec a, Vec b) {
    return Sphere::distance(a, b);
}
double distance(const Torus& geo, Vec a, Vec b) {
    return geo.distance(a, b);
}

// Of the longer side of the world, in units of its places.
double width_of(const Sphere&) {
    return 2 * pi;
}
double width_of(const Torus& geo) {
    return std::max(geo.columns, geo.rows);
}

// The nearest sample; beyond an edge the other side, or the last sample.
std::int64_t sample_at(const Grid& grid, MapPoint at) {
    auto x = static_cast<std::int64_t>(std::floor(at.x + 0.5)) % grid.columns;
    auto y = static_cast<std::int64_t>(std::floor(at.y + 0.5));
    if (grid.projection != Projection::latlon) y %= grid.rows;
    x = x < 0 ? x + grid.columns : x;
    y = y < 0 && grid.projection != Projection::latlon ? y + grid.rows : y;
    return std::clamp<std::int64_t>(y, 0, grid.rows - 1) * grid.columns + x;
}

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

void book_net(Terrain& terrain, MaterialId account, ExactSum before, const ExactSum& after) {
    ExactSum more = after;
    more.subtract(before);
    if (more.value() > 0) terrain.ledger.account(account).in.merge(more);
    if (more.value() < 0) terrain.ledger.account(account).out.subtract(more);
}

ExactSum sum_of(const std::vector<float>& map) {
    ExactSum sum;
    for (const float value : map)
        if (value != 0) sum.add(double{value});
    return sum;
}

}  // namespace

template <class Geo>
std::vector<std::byte> Places<Geo>::saved() const {
    const std::int64_t counts[2] = {std::ssize(ids), std::ssize(owners)};
    std::vector<std::byte> bytes;
    const auto put = [&](const void* from, std::size_t size) {
        const auto* first = static_cast<const std::byte*>(from);
        bytes.insert(bytes.end(), first, first + size);
    };
    put(counts, sizeof counts);
    put(ids.data(), ids.size() * sizeof ids[0]);
    put(poses.data(), poses.size() * sizeof poses[0]);
    put(owners.data(), owners.size() * sizeof owners[0]);
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
    std::int64_t counts[2] = {};
    get(counts, sizeof counts);
    if (counts[0] < 0 || counts[0] > 1000000 || counts[1] < 0 ||
        static_cast<std::size_t>(counts[1]) > bytes.size())
        throw Error("the saved places of the plates are damaged");
    places.ids.resize(static_cast<std::size_t>(counts[0]));
    places.poses.resize(places.ids.size());
    places.owners.resize(static_cast<std::size_t>(counts[1]));
    get(places.ids.data(), places.ids.size() * sizeof places.ids[0]);
    get(places.poses.data(), places.poses.size() * sizeof places.poses[0]);
    get(places.owners.data(), places.owners.size() * sizeof places.owners[0]);
    return places;
}

template <class Geo>
Places<Geo> places_now(const PlateWorld<Geo>& world, const StepContext& step) {
    Places<Geo> places;
    for (const auto& one : world.plates)
        places.ids.push_back(one.id), places.poses.push_back(one.pose);
    gather_map(
        step.grid, step.block, step.comm, places.owners, [&](std::int64_t x, std::int64_t y) {
            const int top =
                world.find(place_of(world.geo(), step.grid, step.block.x0 + x, step.block.y0 + y))
                    .plate;
            return top < 0 ? -1 : world.plates[static_cast<std::size_t>(top)].id;
        });
    return places;
}

template <class Geo>
std::vector<Ride> find_rides(const PlateWorld<Geo>& world, const Places<Geo>& then,
                             const StepContext& step) {
    const Geo& geo = world.geo();
    const Grid& grid = step.grid;
    const Block& block = step.block;
    if (std::ssize(then.owners) != grid.cells()) return {};
    struct Moved {
        std::int32_t id;
        const typename Geo::Pose *now, *before;  // before: null for a plate that is new
    };
    std::vector<Moved> plates;
    for (const auto& one : world.plates) {
        const auto i = std::find(then.ids.begin(), then.ids.end(), one.id) - then.ids.begin();
        plates.push_back(
            {one.id, &one.pose,
             i == std::ssize(then.ids) ? nullptr : &then.poses[static_cast<std::size_t>(i)]});
    }
    const auto lives = [&](std::int32_t id) {
        return std::any_of(plates.begin(), plates.end(),
                           [&](const Moved& one) { return one.id == id; });
    };
    const auto was_at = [&](const Moved& plate, Vec place) {
        return plate.before == nullptr
                   ? place
                   : Geo::to_world(*plate.before, Geo::to_body(*plate.now, place));
    };
    // What lies on top of each sample of the map, and what kind it is.
    struct Top {
        std::int32_t plate = -1;  // index
        bool continent = false;
    };
    std::vector<Top> tops;
    gather_map(grid, block, step.comm, tops, [&](std::int64_t x, std::int64_t y) {
        const auto found = world.find(place_of(geo, grid, block.x0 + x, block.y0 + y));
        return Top{
            found.plate,
            found.plate >= 0 &&
                world.continental(world.plates[static_cast<std::size_t>(found.plate)], found.cell)};
    });
    const double sample_units =
        width_of(geo) / static_cast<double>(std::max(grid.columns, grid.rows));

    const auto is_deep = [&](std::int64_t x, std::int64_t y) {
        const std::int32_t own = tops[static_cast<std::size_t>(y * grid.columns + x)].plate;
        for (std::int64_t j = -1; j <= 1; ++j)
            for (std::int64_t i = -1; i <= 1; ++i) {
                const std::int64_t nx = (x + i + grid.columns) % grid.columns;
                const std::int64_t ny = std::clamp<std::int64_t>(y + j, 0, grid.rows - 1);
                if (tops[static_cast<std::size_t>(ny * grid.columns + nx)].plate != own)
                    return false;
            }
        return true;
    };

    std::vector<Ride> rides(static_cast<std::size_t>(block.columns * block.rows));
    const double farthest = ordered_reduce(
        0, block.rows, 4, 0.0,
        [&](std::int64_t lo, std::int64_t hi) {
            double far = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const std::int64_t wx = block.x0 + x, wy = block.y0 + y;
                    const std::int64_t here = wy * grid.columns + wx;
                    Ride& ride = rides[static_cast<std::size_t>(y * block.columns + x)];
                    ride.from = here;
                    const Top& top = tops[static_cast<std::size_t>(here)];
                    if (top.plate < 0) continue;
                    const Moved& own = plates[static_cast<std::size_t>(top.plate)];
                    const Vec place = place_of(geo, grid, wx, wy);
                    const Vec was = was_at(own, place);
                    far = std::max(far, distance(geo, place, was));
                    const std::int64_t from = sample_at(grid, point_of(geo, grid, was));
                    const std::int32_t owner = then.owners[static_cast<std::size_t>(from)];
                    const bool same = owner == own.id || own.before == nullptr || !lives(owner);
                    ride.from = same || top.continent ? from : -1;
                    // Deep inside its plate: what of another one would be here lies below.
                    if (!is_deep(wx, wy)) continue;
                    for (const Moved& other : plates) {
                        if (other.id == own.id || other.before == nullptr) continue;
                        const std::int64_t below =
                            sample_at(grid, point_of(geo, grid, was_at(other, place)));
                        if (then.owners[static_cast<std::size_t>(below)] != other.id) continue;
                        ride.under = below;
                        break;
                    }
                }
            return far;
        },
        [](double a, double b) { return std::max(a, b); });
    if (step.comm.largest(farthest) < sample_units) return {};
    return rides;
}

void carry_ground(Terrain& terrain, const StepContext& step, const std::vector<Ride>& rides,
                  StepReport& report) {
    const FieldShape shape = terrain.shape();
    const auto ride_of = [&](std::int64_t x, std::int64_t y) -> const Ride& {
        return rides[static_cast<std::size_t>(y * shape.columns + x)];
    };
    // Maps of the ground; ice, snow and water in the ground have an account.
    for (const std::string_view name :
         {std::string_view("wear"), std::string_view("deposit"), field::ice, field::snow,
          field::groundwater, field::cave_water}) {
        Field* values = terrain.find(name);
        if (values == nullptr) continue;
        const bool store =
            std::find(water_stores.begin(), water_stores.end(), name) != water_stores.end();
        std::vector<float> map, after;
        const auto now = [&](std::int64_t x, std::int64_t y) { return values->at(x, y); };
        gather_map(step.grid, step.block, step.comm, map, now);
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) {
                const std::int64_t from = ride_of(x, y).from;
                values->at(x, y) = from < 0 ? 0 : map[static_cast<std::size_t>(from)];
            }
        if (!store) continue;
        gather_map(step.grid, step.block, step.comm, after, now);
        if (step.comm.rank() == 0) book_net(terrain, water_account, sum_of(map), sum_of(after));
    }
    if (!step.comm.any(terrain.layered())) return;

    LayerStack& ground = terrain.ground();
    if (!ground.layered()) ground.make_layered();
    const auto before = ground.totals();
    const ColumnMap columns(ground, step);
    const std::optional<MaterialId> basalt = terrain.materials().find("basalt");
    const MaterialId floor = basalt.value_or(ground.bed_material());
    const std::int32_t born = terrain.now;
    const auto deepest = static_cast<std::int64_t>(deepest_beds_m / ground.unit_m());
    const LayerBook book =
        book_tile_rows(shape.rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            Column column, below;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) {
                    const Ride& ride = ride_of(x, y);
                    if (ride.from < 0) {
                        column.count = 0;
                        column.push({floor, ground.surface().at(x, y), born});
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

MovingWater::MovingWater(Terrain& terrain, const StepContext& step)
    : terrain_(terrain), step_(step) {
    const Field* water = terrain.find(field::water);
    if (water == nullptr) return;
    gather_map(step.grid, step.block, step.comm, all_,
               [&](std::int64_t x, std::int64_t y) { return water->at(x, y); });
    if (sum_of(all_).value() == 0) {
        all_.clear();
        return;
    }
    const Field& height = terrain.height();
    gather_map(step.grid, step.block, step.comm, lakes_, [&](std::int64_t x, std::int64_t y) {
        return height.at(x, y) >= 0 ? water->at(x, y) : 0.0f;
    });
}

void MovingWater::ride(const std::vector<Ride>& rides) {
    if (all_.empty()) return;
    std::vector<float> moved;
    gather_map(step_.grid, step_.block, step_.comm, moved, [&](std::int64_t x, std::int64_t y) {
        const std::int64_t from = rides[static_cast<std::size_t>(y * step_.block.columns + x)].from;
        return from < 0 ? 0.0f : lakes_[static_cast<std::size_t>(from)];
    });
    lakes_ = std::move(moved);
}

void MovingWater::settle() {
    if (all_.empty()) return;
    constexpr double quantum_m = 0x1p-9;  // 16 km are 2^23 of them
    const ExactSum before = sum_of(all_);
    std::vector<float> ground;
    const Field& height = terrain_.height();
    gather_map(step_.grid, step_.block, step_.comm, ground,
               [&](std::int64_t x, std::int64_t y) { return height.at(x, y); });
    // Lakes that came to lie on the floor of the sea are part of it.
    double rest = before.value(), lowest = 0, highest = 0;
    for (std::size_t i = 0; i < ground.size(); ++i) {
        if (ground[i] < 0) lakes_[i] = 0;
        rest -= double{lakes_[i]};
        lowest = std::min(lowest, double{ground[i]}),
        highest = std::max(highest, double{ground[i]});
    }
    // The level up to which the rest fills the ground, land with lakes left out.
    const auto held = [&](double level) {
        double sum = 0;
        for (std::size_t i = 0; i < ground.size(); ++i)
            if (lakes_[i] == 0 && double{ground[i]} < level) sum += level - double{ground[i]};
        return sum;
    };
    double low = lowest, high = highest + std::max(rest, 0.0) + 1;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (held(middle) < rest ? low : high) = middle;
    }
    Field& water = terrain_.make(field::water);
    std::vector<float> after;
    gather_map(step_.grid, step_.block, step_.comm, after, [&](std::int64_t x, std::int64_t y) {
        const auto i = static_cast<std::size_t>((step_.block.y0 + y) * step_.grid.columns +
                                                step_.block.x0 + x);
        if (lakes_[i] != 0) return lakes_[i];
        const double depth = std::max(0.0, low - double{ground[i]});
        return static_cast<float>(std::floor(depth / quantum_m) * quantum_m);
    });
    // What rounding has left goes to the first cells of the sea, a quantum each.
    ExactSum left = before;
    left.subtract(sum_of(after));
    auto quanta = static_cast<std::int64_t>(left.value() / quantum_m);
    for (std::size_t i = 0; i < after.size() && quanta > 0; ++i)
        if (lakes_[i] == 0 && double{ground[i]} < low)
            after[i] += static_cast<float>(quantum_m), --quanta;
    for (std::int64_t y = 0; y < step_.block.rows; ++y)
        for (std::int64_t x = 0; x < step_.block.columns; ++x)
            water.at(x, y) = after[static_cast<std::size_t>(
                (step_.block.y0 + y) * step_.grid.columns + step_.block.x0 + x)];
    if (step_.comm.rank() == 0) book_net(terrain_, water_account, before, sum_of(after));
}

template struct Places<Sphere>;
template struct Places<Torus>;
template Places<Sphere> places_now(const PlateWorld<Sphere>&, const StepContext&);
template Places<Torus> places_now(const PlateWorld<Torus>&, const StepContext&);
template std::vector<Ride> find_rides(const PlateWorld<Sphere>&, const Places<Sphere>&,
                                      const StepContext&);
template std::vector<Ride> find_rides(const PlateWorld<Torus>&, const Places<Torus>&,
                                      const StepContext&);

}  // namespace cuesta::plate
