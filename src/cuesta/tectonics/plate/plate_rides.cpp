// SPDX-License-Identifier: Apache-2.0
// Where what lies on the samples comes from: find_rides() of plate_travel.h.
#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_map.h"
#include "cuesta/tectonics/plate/plate_travel.h"

namespace cuesta::plate {
namespace {

constexpr double pi = 3.14159265358979323846;

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

// Where the samples of a block come from, by what was where then.
template <class Geo>
class RideSearch {
public:
    RideSearch(const PlateWorld<Geo>& world, const Places<Geo>& then, const StepContext& step)
        : world_(world),
          geo_(world.geo()),
          grid_(step.grid),
          block_(step.block),
          then_(then),
          step_(step) {
        for (const auto& one : world.plates) {
            const auto i = std::find(then.ids.begin(), then.ids.end(), one.id) - then.ids.begin();
            plates_.push_back(
                {one.id, &one.pose,
                 i == std::ssize(then.ids) ? nullptr : &then.poses[static_cast<std::size_t>(i)]});
        }
        find_tops();
    }

    std::vector<Ride> run() {
        std::vector<Ride> rides(static_cast<std::size_t>(block_.columns * block_.rows));
        const double farthest = ordered_reduce(
            0, block_.rows, 4, 0.0,
            [&](std::int64_t lo, std::int64_t hi) {
                double far = 0;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < block_.columns; ++x)
                        find(x, y, rides[static_cast<std::size_t>(y * block_.columns + x)], far);
                return far;
            },
            [](double a, double b) { return std::max(a, b); });
        const double sample_units =
            width_of(geo_) / static_cast<double>(std::max(grid_.columns, grid_.rows));
        if (step_.comm.largest(farthest) < sample_units) return {};
        return rides;
    }

private:
    struct Moved {
        std::int32_t id;
        const typename Geo::Pose *now, *before;  // before: null for a plate that is new
    };
    // What lies on top of a sample, and what kind it is.
    struct Top {
        std::int32_t plate = -1;  // index
        bool continent = false;
    };
    const Top& top_at(std::int64_t x, std::int64_t y) const {
        return tops_[static_cast<std::size_t>((y + 1) * (block_.columns + 2) + x + 1)];
    }
    // Of the block and one sample around it, on the other side of the map where that ends.
    void find_tops() {
        tops_.resize(static_cast<std::size_t>((block_.columns + 2) * (block_.rows + 2)));
        parallel_for(-1, block_.rows + 1, 16, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = -1; x <= block_.columns; ++x) {
                    const std::int64_t wx = (block_.x0 + x + grid_.columns) % grid_.columns;
                    const std::int64_t wy =
                        std::clamp<std::int64_t>(block_.y0 + y, 0, grid_.rows - 1);
                    const auto found = world_.find(place_of(geo_, grid_, wx, wy));
                    Top& top =
                        tops_[static_cast<std::size_t>((y + 1) * (block_.columns + 2) + x + 1)];
                    top.plate = found.plate;
                    top.continent =
                        found.plate >= 0 &&
                        world_.continental(world_.plates[static_cast<std::size_t>(found.plate)],
                                           found.cell);
                }
        });
    }
    bool is_deep(std::int64_t x, std::int64_t y) const {
        for (std::int64_t j = -1; j <= 1; ++j)
            for (std::int64_t i = -1; i <= 1; ++i)
                if (top_at(x + i, y + j).plate != top_at(x, y).plate) return false;
        return true;
    }
    bool lives(std::int32_t id) const {
        return std::any_of(plates_.begin(), plates_.end(),
                           [&](const Moved& one) { return one.id == id; });
    }
    Vec was_at(const Moved& plate, Vec place) const {
        return plate.before == nullptr
                   ? place
                   : Geo::to_world(*plate.before, Geo::to_body(*plate.now, place));
    }

    std::int32_t owner_then(std::int64_t sample) const {
        return then_.owners.at(sample % grid_.columns, sample / grid_.columns);
    }
    void find(std::int64_t x, std::int64_t y, Ride& ride, double& far) const {
        const std::int64_t wx = block_.x0 + x, wy = block_.y0 + y;
        ride = {wy * grid_.columns + wx, -1};
        const Top& top = top_at(x, y);
        if (top.plate < 0) return;
        const Moved& own = plates_[static_cast<std::size_t>(top.plate)];
        const Vec place = place_of(geo_, grid_, wx, wy);
        const Vec was = was_at(own, place);
        far = std::max(far, distance(geo_, place, was));
        const std::int64_t from = sample_at(grid_, point_of(geo_, grid_, was));
        const std::int32_t owner = owner_then(from);
        const bool same = owner == own.id || own.before == nullptr || !lives(owner);
        ride.from = same || top.continent ? from : -1;
        // Deep inside its plate: what of another one would be here lies below.
        if (!is_deep(x, y)) return;
        for (const Moved& other : plates_) {
            if (other.id == own.id || other.before == nullptr) continue;
            const std::int64_t below =
                sample_at(grid_, point_of(geo_, grid_, was_at(other, place)));
            if (owner_then(below) != other.id) continue;
            ride.under = below;
            break;
        }
    }

    const PlateWorld<Geo>& world_;
    const Geo& geo_;
    const Grid& grid_;
    const Block& block_;
    const Places<Geo>& then_;
    const StepContext& step_;
    std::vector<Moved> plates_;
    std::vector<Top> tops_;
};

}  // namespace

template <class Geo>
std::vector<Ride> find_rides(const PlateWorld<Geo>& world, const Places<Geo>& then,
                             const StepContext& step) {
    return RideSearch<Geo>(world, then, step).run();
}

template std::vector<Ride> find_rides(const PlateWorld<Sphere>&, const Places<Sphere>&,
                                      const StepContext&);
template std::vector<Ride> find_rides(const PlateWorld<Torus>&, const Places<Torus>&,
                                      const StepContext&);

}  // namespace cuesta::plate
