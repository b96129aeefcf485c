// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/droplets.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/change_map.h"
#include "cuesta/process/droplet/drop_land.h"
#include "cuesta/process/droplet/drop_passes.h"
#include "cuesta/process/droplet/drop_rule.h"
#include "cuesta/process/droplet/drop_sequence.h"

namespace cuesta {
namespace {

// Passes between two looks whether any drop still runs.
constexpr std::int64_t window_passes = 64;

// What one step does to the whole map.
struct DropsDone {
    IntField change;  // units
    DropTally tally;
    std::array<std::int64_t, 4> exported{};  // units that went over each side, by Side
};

DropRing ring_of(const Droplets& op, const DropRule& rule, const Grid& grid) {
    if (op.ring == Droplets::Ring::none || grid.edges == Edges::closed) return {};
    const double cells = op.padding > 0 ? op.padding / grid.spacing_m : 0.5 * rule.life;
    const auto width = static_cast<std::int64_t>(
        std::clamp(std::ceil(cells), 1.0, static_cast<double>(rule.life) + 1));
    // Wider than the map it would repeat itself.
    const auto on = [&](std::int64_t samples) {
        return std::min(width, std::max<std::int64_t>(samples, 8));
    };
    return {grid.wraps_x() ? 0 : on(grid.columns), grid.wraps_y() ? 0 : on(grid.rows),
            op.ring == Droplets::Ring::mirror};
}

// Shares of the drops by place, and their largest and mean density.
struct Rain {
    Field share;
    double most = 0, mean = 0;
    std::int64_t limited = 0;  // cells with a density below 0
};
Rain rain_of(const Field& density) {
    Rain rain;
    double sum = 0;
    for (std::int64_t y = 0; y < density.rows(); ++y)
        for (std::int64_t x = 0; x < density.columns(); ++x) {
            const double here = double{density.at(x, y)};
            rain.most = std::max(rain.most, here);
            sum += std::max(here, 0.0);
            rain.limited += here >= 0 ? 0 : 1;
        }
    rain.mean = sum / static_cast<double>(density.columns() * density.rows());
    rain.share = Field(density.shape());
    if (rain.most > 0)
        for (std::int64_t y = 0; y < density.rows(); ++y)
            for (std::int64_t x = 0; x < density.columns(); ++x)
                rain.share.at(x, y) =
                    static_cast<float>(std::max(double{density.at(x, y)}, 0.0) / rain.most);
    return rain;
}

class Storm {
public:
    Storm(const Droplets& op, const StepContext& step, double unit_m, StepReport& report)
        : op_(op), step_(step), report_(report), rule_(drop_rule(op, step.grid, unit_m)) {}

    DropsDone run(const IntField& whole, const Field* density, double unit_m) {
        DropsDone done{IntField({whole.columns(), whole.rows(), 0}), {}, {}};
        const DropRing ring = ring_of(op_, rule_, step_.grid);
        DropMap land = make_land(whole, step_.grid, ring);
        if (land.empty()) return done;
        const DropMap before{land.height.clone(), land.wraps_x, land.wraps_y};
        DropLaunch launch;
        launch.key = step_.random;
        launch.step = static_cast<std::uint32_t>(step_.step);
        launch.width = land.width(), launch.length = land.length();
        launch.speed2 = rule_.speed2, launch.water = rule_.water;
        Field rain_share;
        DropDemand demand;
        if (density != nullptr) {
            const Rain rain = rain_of(*density);
            report_.count("limited_density", rain.limited);
            // As many as where it rains most; of a count, so many that it is met.
            demand = drop_demand(op_, rule_, step_.grid, rain.most);
            if (op_.count > 0) demand.per_cell *= rain.mean > 0 ? rain.most / rain.mean : 0;
            rain_share = with_ring(rain.share, ring);
            launch.rain = &rain_share;
        } else {
            demand = drop_demand(op_, rule_, step_.grid, op_.density.number);
        }
        report_.count("limited_count", demand.limited);
        launch.drops = static_cast<std::int64_t>(
            std::floor(demand.per_cell * static_cast<double>(land.columns() * land.rows()) + 0.5));
        if (launch.drops == 0) return done;
        launch.passes = launch_passes(rule_, land, launch.drops);
        DropCover cover;
        if (op_.floor > -100'000)
            cover.floor = static_cast<std::int32_t>(
                std::clamp(std::floor(op_.floor / unit_m), -0x1p30, 0x1p30));
        if (op_.scheme == Droplets::Scheme::sequential || !DropPasses::fits(land, rule_)) {
            done.tally = run_sequence(land, rule_, launch, cover, 0, launch.drops);
        } else {
            DropPasses passes(land, rule_, launch, cover);
            while (passes.run(window_passes)) {
            }
            done.tally = passes.settle(before);
        }
        mix_change(land, before, op_.blur, op_.blur_passes);
        done.exported = done.tally.lost;
        if (ring.x + ring.y > 0) {
            const auto grown = ring_growth(before, land, ring);
            for (std::size_t i = 0; i < grown.size(); ++i) done.exported[i] += grown[i];
        }
        for (std::int64_t y = 0; y < whole.rows(); ++y) {
            const std::int32_t* after = land.height.row(y + ring.y) + ring.x;
            const std::int32_t* start = whole.row(y);
            std::int32_t* change = done.change.row(y);
            for (std::int64_t x = 0; x < whole.columns(); ++x) change[x] = after[x] - start[x];
        }
        report_.count("drops", done.tally.started);
        report_.count("drops_left", done.tally.left);
        report_.count("limited_drops", done.tally.limited);
        return done;
    }

private:
    const Droplets& op_;
    const StepContext& step_;
    StepReport& report_;
    DropRule rule_;
};

// Columns of layers: what sinks is cut off from above, what rises is filled with what is on top.
void change_layers(Terrain& terrain, const IntField& change, const Block& block,
                   StepReport& report) {
    LayerStack& ground = terrain.ground();
    const LayerBook book =
        book_tile_rows(block.rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& part) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const Units by = change.at(block.x0 + x, block.y0 + y);
                    if (by < 0) {
                        ground.remove(x, y, -by, part,
                                      [&](MaterialId m, Units units) { part.out[m] += units; });
                    } else if (by > 0) {
                        const MaterialId top = ground.top_material().at(x, y);
                        ground.add(x, y, top, by, terrain.now, part);
                        part.in[top] += by;
                    }
                }
        });
    terrain.ledger.book(book, ground.unit_m());
    report.count("merged_layers", book.merged_layers);
    report.count("opened_caves", book.opened_caves);
}

// Adds a change to the ground and to the maps of what was worn off and laid down.
void take_change(Terrain& terrain, const IntField& change, const Block& block, StepReport& report) {
    const bool layered = terrain.layered();
    if (layered) change_layers(terrain, change, block, report);
    LayerStack& ground = terrain.ground();
    Field &wear = terrain.make(field::wear), &deposit = terrain.make(field::deposit);
    const auto unit = static_cast<float>(ground.unit_m());
    parallel_for(0, block.rows, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) {
                         const std::int32_t* by = change.row(block.y0 + y) + block.x0;
                         std::int32_t* line = ground.surface().row(y);
                         float *off = wear.row(y), *on = deposit.row(y);
                         for (std::int64_t x = 0; x < block.columns; ++x) {
                             const float metres = static_cast<float>(by[x]) * unit;
                             line[x] += layered ? 0 : by[x];
                             off[x] += metres < 0 ? -metres : 0.0f;
                             on[x] += metres > 0 ? metres : 0.0f;
                         }
                     }
                 });
}

}  // namespace

StepReport Droplets::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    LayerStack& ground = terrain.ground();
    const double unit_m = ground.unit_m();
    const IntField whole = gather_map(ground.surface(), step.grid, step.block, step.comm);
    Field rain;
    if (density.is_field())
        rain = gather_map(*step.value_of(density).field(), step.grid, step.block, step.comm);
    DropsDone done;
    if (step.comm.rank() == 0) {
        Storm storm(*this, step, unit_m, report);
        done = storm.run(whole, density.is_field() ? &rain : nullptr, unit_m);
        Account& account = terrain.ledger.account(ground.bed_material());
        for (std::size_t i = 0; i < done.exported.size() && !ground.layered(); ++i)
            add_units(account.border[i], done.exported[i], unit_m);
        if (!ground.layered()) add_units(account.out, done.tally.discarded, unit_m);
    }
    send_map(done.change, step.grid, step.comm);
    take_change(terrain, done.change, step.block, report);
    return report;
}

}  // namespace cuesta
