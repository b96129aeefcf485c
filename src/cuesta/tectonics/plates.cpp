// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plates.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/tectonics/lift.h"
#include "cuesta/tectonics/plate/moving_water.h"
#include "cuesta/tectonics/plate/plate_map.h"
#include "cuesta/tectonics/plate/plate_relief.h"
#include "cuesta/tectonics/plate/plate_share.h"
#include "cuesta/tectonics/plate/plate_travel.h"
#include "cuesta/tectonics/plate/world_samples.h"
#include "cuesta/terrain/ground_room.h"

namespace cuesta {
namespace {

using plate::CellId;
using plate::Vec;

constexpr double pi = 3.14159265358979323846;
constexpr std::string_view masked_name = "plates.masked", travel_name = "plates.travel";

// A world kept from step to step. It is that of the terrain's bytes, or it is made anew.
template <class Geo>
struct Kept {
    Grid grid;
    int resolution = 0;
    std::shared_ptr<const Geo> geo;
    std::unique_ptr<plate::PlateWorld<Geo>> world;
    std::shared_ptr<const plate::SharedStep<Geo>> step;
    std::shared_ptr<const std::vector<std::byte>> of;
};

std::shared_ptr<const plate::Sphere> make_geo(const Grid&, int resolution, plate::Sphere*) {
    return plate::shared_tables<plate::Sphere>(resolution, 0,
                                               [&] { return plate::world_for_sphere(resolution); });
}
std::shared_ptr<const plate::Torus> make_geo(const Grid& grid, int resolution, plate::Torus*) {
    const auto [columns, rows, belt] = plate::torus_size(grid, resolution);
    return plate::shared_tables<plate::Torus>(belt > 0 ? -columns : columns, rows, [&] {
        return plate::world_for_torus(grid, resolution);
    });
}
double unit_km(const plate::Sphere&, double radius_km) {
    return radius_km;
}
double unit_km(const plate::Torus& geo, double radius_km) {
    return 2 * pi * radius_km / std::max(geo.columns, geo.rows - geo.belt);
}

template <class Geo>
class PlateStep {
public:
    PlateStep(const Plates& op, Terrain& terrain, const StepContext& step)
        : op_(op),
          terrain_(terrain),
          step_(step),
          rule_(op.rule(step.random.seed ^ step.random.stream)),
          kept_(step.scratch.object<Kept<Geo>>()) {}

    StepReport run() {
        prepare();
        terrain_.show_height();
        const auto state = terrain_.states.find(plate::state_name);
        const bool goes_on = state != terrain_.states.end();
        if (!goes_on)
            begin();
        else if (kept_.of != state->second)
            world().restore(*state->second), world().rule = rule_;
        kept_.of.reset();  // until the step is whole
        if (goes_on && op_.coupled && !terrain_.states.contains(masked_name)) take_changes();
        std::optional<plate::MovingWater> water;
        if (op_.layers == PlateLayers::travel && !terrain_.states.contains(masked_name))
            water.emplace(terrain_, step_);
        carry_on();
        if (water) travel(*water);
        show(kept_.step->poses);
        if (water) water->settle();
        kept_.of = kept_.step->after;
        terrain_.states[std::string(plate::state_name)] = kept_.of;
        if (step_.comm.rank() == 0) {
            report_.count("plate_residual", std::abs(world().present() - world().book.expected()));
        }
        return report_;
    }

private:
    const Geo& geo() const { return *kept_.geo; }
    MapPart part_of(const Field& field) const {
        return {field, step_.grid, step_.block, step_.comm};
    }
    plate::PlateWorld<Geo>& world() { return *kept_.world; }

    void prepare() {
        const int resolution = op_.resolution;
        if (kept_.geo != nullptr && kept_.resolution == resolution && kept_.grid == step_.grid &&
            kept_.world->unit_km() == unit_km(geo(), rule_.radius_km))
            return;
        kept_.grid = step_.grid;
        kept_.resolution = resolution;
        kept_.world.reset();
        kept_.geo = make_geo(step_.grid, resolution, static_cast<Geo*>(nullptr));
        kept_.world =
            std::make_unique<plate::PlateWorld<Geo>>(geo(), unit_km(geo(), rule_.radius_km));
        kept_.of.reset();
    }

    // Time passes, in one block for all.
    void carry_on() {
        plate::SharedStep<Geo> task;
        task.rule = rule_, task.myr = op_.time_step * 1e-6, task.unit_km = world().unit_km();
        task.cells = geo().cells, task.columns = plate::columns_of(geo());
        task.water_km = op_.water_depth * 1e-3;
        if (!fresh_) task.before = world().saved();
        bool worked = false;
        kept_.step = plate::shared_step<Geo>(std::move(task), [&](plate::SharedStep<Geo>& step) {
            worked = true;
            if (fresh_) world().start(rule_);
            for (const auto& plate : world().plates) step.poses.emplace_back(plate.id, plate.pose);
            if (op_.time_step > 0) world().advance(rule_, op_.time_step * 1e-6);
            step.after = std::make_shared<const std::vector<std::byte>>(world().saved());
            step.look = std::make_shared<const plate::PlateLook>(
                plate::PlateView<Geo>(world(), {step.water_km}).look());
        });
        if (!worked) {
            world().restore(*kept_.step->after);
            world().rule = rule_;
        }
    }

    void begin() {
        // Under a mask the field is there before the first step. What others change cannot be told
        // from what the mask kept then, so the crust does not ask for it.
        if (terrain_.find("plates.shown") != nullptr)
            terrain_.states[std::string(masked_name)] =
                std::make_shared<const std::vector<std::byte>>(1);
        if (op_.start == PlateStart::random) return fresh_ = true, void();  // by carry_on
        if (op_.start == PlateStart::drawn) return begin_drawn();
        // The highest ground, until its area is the share asked for.
        const auto cells = static_cast<std::size_t>(geo().cells);
        const std::vector<float> height = plate::on_world(
            geo().cells, part_of(terrain_.height()), 1, [&](CellId cell, MapProbe::Place* to) {
                const auto at = plate::point_of(geo(), step_.grid, geo().place(cell));
                *to = {at.x, at.y};
            });
        std::vector<float> continent(cells, 0);
        std::vector<CellId> order(cells);
        std::iota(order.begin(), order.end(), CellId{0});
        std::sort(order.begin(), order.end(), [&](CellId a, CellId b) {
            const float ha = height[static_cast<std::size_t>(a)];
            const float hb = height[static_cast<std::size_t>(b)];
            return ha > hb || (ha == hb && a < b);
        });
        double whole = 0, sum = 0;
        for (const CellId cell : order)
            if (!geo().hidden(cell)) whole += geo().area[static_cast<std::size_t>(cell)];
        for (const CellId cell : order) {
            if (sum >= op_.continents * whole) break;
            if (geo().hidden(cell)) continue;
            continent[static_cast<std::size_t>(cell)] = 1;
            sum += geo().area[static_cast<std::size_t>(cell)];
        }
        world().start(rule_, continent, std::vector<std::int32_t>(cells, -1));
    }

    // Values of a number or field on the cells of the world, as they are at each's middle.
    std::vector<float> on_cells(const FieldOr& given) {
        if (!given.is_field())
            return std::vector<float>(static_cast<std::size_t>(geo().cells),
                                      static_cast<float>(given.number));
        const FieldValue value = step_.value_of(given);
        Field& field = step_.scratch.field(0);
        const FieldShape shape = terrain_.shape();
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x)
                field.at(x, y) = static_cast<float>(value.at(x, y));
        // The nearest sample: numbers of plates have no means.
        std::vector<float> values =
            plate::on_world(geo().cells, part_of(field), 1, [&](CellId cell, MapProbe::Place* to) {
                const auto at = plate::point_of(geo(), step_.grid, geo().place(cell));
                *to = {std::floor(at.x + 0.5), std::floor(at.y + 0.5)};
            });
        for (float& one : values) one = std::isfinite(one) ? one : 0;
        return values;
    }

    void begin_drawn() {
        const std::vector<float> ids = on_cells(op_.drawn_plates);
        std::vector<float> continent = on_cells(op_.drawn_continents);
        for (float& share : continent) share = std::clamp(share, 0.0f, 1.0f);
        // Numbers in order, as many as there can be plates; the rest are drawn.
        std::vector<std::int32_t> numbers(ids.size(), -1), used;
        for (std::size_t c = 0; c < ids.size(); ++c)
            if (ids[c] >= 0) numbers[c] = static_cast<std::int32_t>(std::min(ids[c] + 0.5f, 1e6f));
        for (const std::int32_t number : numbers)
            if (number >= 0) used.push_back(number);
        std::sort(used.begin(), used.end());
        used.erase(std::unique(used.begin(), used.end()), used.end());
        const int walls = geo().walled() ? 1 : 0;
        const auto room = static_cast<std::size_t>(plate::most_plates - op_.plates - walls);
        std::int64_t dropped = 0;
        for (std::int32_t& number : numbers) {
            if (number < 0) continue;
            const auto at = std::lower_bound(used.begin(), used.end(), number) - used.begin();
            // Behind the numbers that are drawn.
            number = static_cast<std::size_t>(at) < room
                         ? op_.plates + static_cast<std::int32_t>(at)
                         : -1;
            dropped += number < 0;
        }
        if (step_.comm.rank() == 0) report_.count("dropped_plates", dropped);
        world().start(rule_, continent, numbers);
        // Plates are in the order of their numbers: drawn at random, then the given ones, the wall.
        const std::size_t given = std::min(used.size(), room);
        const std::size_t first = world().plates.size() - static_cast<std::size_t>(walls) - given;
        for (std::size_t i = 0; i < given && 2 * i + 1 < op_.velocities.count; ++i) {
            auto& plate = world().plates[first + i];
            Vec middle;
            plate.crust.each([&](CellId cell) { middle += geo().place(cell); });
            if constexpr (std::is_same_v<Geo, plate::Sphere>) middle = plate::unit(middle);
            const auto [east, south] = plate::directions_at(geo(), middle);
            const Vec velocity = east * (op_.velocities.values[2 * i] * 1e3) +
                                 south * (op_.velocities.values[2 * i + 1] * 1e3);
            plate.spin = plate.own_spin = Geo::spin_of(velocity, middle);
        }
    }

    // What lies on the plates has gone with them, by whole samples.
    void travel(plate::MovingWater& water) {
        const auto kept = terrain_.states.find(travel_name);
        if (kept != terrain_.states.end()) {
            const auto then = plate::Places<Geo>::restored(*kept->second);
            if (then.owners.fits(step_.grid)) {
                const std::vector<plate::Ride> rides = plate::find_rides(world(), then, step_);
                if (rides.empty()) return;
                water.ride(rides);
                plate::carry_ground(terrain_, step_, rides, report_);
                terrain_.show_height();
            }
        }
        terrain_.states[std::string(travel_name)] = std::make_shared<const std::vector<std::byte>>(
            plate::places_now(world(), step_).saved());
    }

    // What others did to the ground since the last step becomes crust that is gone or new.
    void take_changes() {
        const Field* shown = terrain_.find("plates.shown");
        if (shown == nullptr) return;
        Field& change = step_.scratch.field(0);
        const FieldShape shape = terrain_.shape();
        double most = 0;
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) {
                const float d = terrain_.height().at(x, y) - shown->at(x, y);
                change.at(x, y) = d;
                most = std::max(most, static_cast<double>(std::fabs(d)));
            }
        changed_ = step_.comm.largest(most) > 1e-3;
        if (!changed_) return;
        const std::vector<float> means = means_of(change);
        std::int64_t limited = 0;
        for (std::size_t p = 0; p < world().plates.size(); ++p) {
            auto& own = world().plates[p];
            own.crust.each([&](CellId cell) {
                const Vec place = Geo::to_world(own.pose, geo().place(cell));
                if (world().find(place).plate != static_cast<int>(p)) return;
                const double change_m = means[static_cast<std::size_t>(geo().locate(place))];
                plate::Crust& crust = own.crust.at(cell);
                const double area = geo().area[static_cast<std::size_t>(cell)];
                const auto wanted = static_cast<std::int64_t>(change_m * area);
                const std::int64_t least = static_cast<std::int64_t>(1000 * area) - crust.volume;
                const std::int64_t room =
                    static_cast<std::int64_t>(rule_.roof * 1000 * area) - crust.volume;
                const std::int64_t taken = std::clamp(wanted, std::min<std::int64_t>(least, 0),
                                                      std::max<std::int64_t>(room, 0));
                limited += taken != wanted;
                crust.volume = static_cast<std::int32_t>(crust.volume + taken);
                (taken > 0 ? world().book.given : world().book.taken) += std::abs(taken);
            });
        }
        // The crust answers to the mean around; the rest of the change stays as it is.
        const double cell_unit = world().cell_km() / world().unit_km();
        parallel_for(0, shape.rows, 16, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) {
                    double mean = 0;
                    const double weights = plate::weigh_around(
                        geo(), cell_unit,
                        plate::place_of(geo(), step_.grid, step_.block.x0 + x, step_.block.y0 + y),
                        [&](CellId cell, double weight) {
                            mean += weight * means[static_cast<std::size_t>(cell)];
                        });
                    change.at(x, y) -= static_cast<float>(mean / weights);
                }
        });
        if (step_.comm.rank() == 0) report_.count("limited_crust", limited);
    }

    // Mean of a field over each cell of the world, from nine places in it.
    std::vector<float> means_of(const Field& field) {
        const double third = world().cell_km() / world().unit_km() / 3;
        std::vector<float> means =
            plate::on_world(geo().cells, part_of(field), 9, [&](CellId cell, MapProbe::Place* to) {
                const Vec middle = geo().place(cell);
                const auto [east, south] = plate::directions_at(geo(), middle);
                for (int j = -1; j <= 1; ++j)
                    for (int i = -1; i <= 1; ++i) {
                        const Vec way = east * (i * third) + south * (j * third);
                        const auto at =
                            plate::point_of(geo(), step_.grid, Geo::moved(middle, way, 1));
                        *to++ = {at.x, at.y};
                    }
            });
        for (CellId cell = 0; cell < geo().cells; ++cell)
            if (geo().hidden(cell)) means[static_cast<std::size_t>(cell)] = 0;
        return means;
    }

    void show(const std::vector<std::pair<std::int32_t, typename Geo::Pose>>& before);

    const Plates& op_;
    Terrain& terrain_;
    const StepContext& step_;
    plate::Rule rule_;
    Kept<Geo>& kept_;
    StepReport report_;
    bool changed_ = false, fresh_ = false;
};

template <class Geo>
void PlateStep<Geo>::show(const std::vector<std::pair<std::int32_t, typename Geo::Pose>>& before) {
    const plate::PlateView<Geo> view(world(), {op_.water_depth * 1e-3}, *kept_.step->look);
    const FieldShape shape = terrain_.shape();
    const double circumference = 2 * pi * rule_.radius_km;
    const double spacing_km =
        circumference / static_cast<double>(std::max(step_.grid.columns, step_.grid.rows));
    // A sample wider than a cell of the plates shows the mean of several places in it, so that
    // coasts of small maps are those of large ones.
    const int places =
        std::clamp(static_cast<int>(std::ceil(spacing_km / world().cell_km() - 0.01)), 1, 4);
    Grid dense = step_.grid;
    dense.columns *= places, dense.rows *= places, dense.spacing_m /= places;
    const plate::PlateRelief<Geo> relief(view, geo(), world().unit_km(),
                                         {op_.relief, spacing_km / places, rule_.seed});
    const auto mean_at = [&](std::int64_t x, std::int64_t y) {
        const auto at = [&](int i, int j) {
            return relief.at(plate::place_of(geo(), dense, x * places + i, y * places + j));
        };
        auto sample = at(places / 2, places / 2);
        double sum = 0;
        for (int j = 0; j < places && places > 1; ++j)
            for (int i = 0; i < places; ++i) sum += at(i, j).height_m;
        if (places > 1) sample.height_m = static_cast<float>(sum / (places * places));
        return sample;
    };

    Field* detail = terrain_.find("plates.detail");
    Field& carried = step_.scratch.field(0);
    const auto owner_at = [&](Vec place) -> const auto& {
        const int index = view.cells()[static_cast<std::size_t>(geo().locate(place))].plate;
        return world().plates[static_cast<std::size_t>(index)];
    };
    const auto was_at = [&](const auto& owner, Vec place) {
        for (const auto& [id, pose] : before)
            if (id == owner.id) return Geo::to_world(pose, Geo::to_body(owner.pose, place));
        return place;
    };
    if (changed_ || detail != nullptr) {
        const bool first = detail == nullptr;
        detail = &terrain_.make("plates.detail");
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x)
                carried.at(x, y) =
                    (changed_ ? carried.at(x, y) : 0) + (first ? 0 : detail->at(x, y));
        plate::carry_field(part_of(carried), *detail, [&](std::int64_t x, std::int64_t y) {
            const Vec place = plate::place_of(geo(), step_.grid, x, y);
            const auto at = plate::point_of(geo(), step_.grid, was_at(owner_at(place), place));
            return MapProbe::Place{at.x, at.y};
        });
    }

    Field& plate_id = terrain_.make(field::plate);
    Field& thickness = terrain_.make(field::crust_thickness);
    Field& age = terrain_.make(field::crust_age);
    Field& orogeny = terrain_.make(field::orogeny_age);
    Field& kind = terrain_.make(field::crust_kind);
    Field& border = terrain_.make(field::plate_border);
    Field& velocity_x = terrain_.make(field::plate_velocity_x);
    Field& velocity_y = terrain_.make(field::plate_velocity_y);
    Field& rate = terrain_.make(field::uplift_rate);
    Field& shown = terrain_.make("plates.shown");
    parallel_for(0, shape.rows, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) {
                const auto sample = mean_at(step_.block.x0 + x, step_.block.y0 + y);
                float height = sample.height_m;
                if (detail != nullptr) height += detail->at(x, y);
                shown.at(x, y) = height;
                plate_id.at(x, y) = static_cast<float>(sample.plate);
                thickness.at(x, y) = sample.thickness_km * 1000;
                age.at(x, y) = sample.continent ? 0 : sample.age_myr;
                orogeny.at(x, y) = sample.continent ? sample.folded_myr : 0;
                kind.at(x, y) = sample.continent ? 1 : 0;
                border.at(x, y) = static_cast<float>(sample.border);
                velocity_x.at(x, y) = sample.velocity_east;
                velocity_y.at(x, y) = sample.velocity_south;
                rate.at(x, y) =
                    static_cast<float>((height - terrain_.height().at(x, y)) / op_.time_step);
            }
    });

    double most = 0;
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            most = std::max(most, std::fabs(double{shown.at(x, y)} - terrain_.height().at(x, y)));
    if (make_room(terrain_, step_.comm.largest(most), step_.comm) && step_.comm.rank() == 0)
        report_.count("coarser_units", 1);
    LayerStack& ground = terrain_.ground();
    const double units_per_m = 1 / ground.unit_m();
    const LayerBook book =
        book_tile_rows(shape.rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape.columns; ++x) {
                    const double due =
                        (double{shown.at(x, y)} - terrain_.height().at(x, y)) * units_per_m;
                    lift_column(ground, x, y, static_cast<Units>(std::floor(due + 0.5)), piece);
                }
        });
    terrain_.ledger.book(book, ground.unit_m());
    terrain_.show_height();
    if (terrain_.states.contains(isostasy_state))  // weighs everything anew
        terrain_.states[std::string(weigh_again)] =
            std::make_shared<const std::vector<std::byte>>();
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            shown.at(x, y) = terrain_.height().at(x, y);
}

}  // namespace

std::string Plates::problem() const {
    if (velocities.count % 2 != 0)
        return "'velocities' needs pairs: to the east and to the south for each plate";
    return {};
}

plate::Rule Plates::rule(std::uint64_t seed) const {
    plate::Rule rule;
    rule.seed =
        plate::mixed(static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32));
    rule.radius_km = radius * 1e-3;
    rule.plates = plates;
    rule.least_plates = least_plates;
    rule.continents = continents;
    rule.continent_thickness = continent_thickness * 1e-3;
    rule.speed = speed * 1e3;  // mm/yr is km/Myr
    rule.slowest = std::min(rule.slowest, rule.speed);
    rule.fastest = std::max(1.0, rule.speed * 130 / 75);
    rule.folding = folding;
    rule.merge_share = merge_share;
    rule.merge_cells = merge_cells;
    rule.arc_sea *= arcs, rule.arc_land *= arcs;
    rule.hotspots = hotspots;
    rule.haul = haul * 1e-6;
    rule.swells = swells;
    rule.rollback = rollback * 1e3;
    rule.cycle = cycle > 0 ? std::max(1.0, cycle * 1e-6) : 0;
    return rule;
}

StepReport Plates::apply(Terrain& terrain, const StepContext& step) const {
    if (step.grid.projection == Projection::latlon)
        return PlateStep<plate::Sphere>(*this, terrain, step).run();
    return PlateStep<plate::Torus>(*this, terrain, step).run();
}

template OperatorRow describe<Plates>();

}  // namespace cuesta
