// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/projected_outputs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "cuesta/engine/tile_outputs.h"
#include "cuesta/io/format.h"
#include "cuesta/io/map_source.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_side = 256;

// What lies under it has about as many samples as a tile of most_side.
std::vector<Block> tiles_of(const Block& strip, std::int64_t side) {
    std::vector<Block> tiles;
    for (std::int64_t y = strip.y0; y < strip.y0 + strip.rows; y += side)
        for (std::int64_t x = 0; x < strip.columns; x += side)
            tiles.push_back({x, y, std::min(side, strip.columns - x),
                             std::min(side, strip.y0 + strip.rows - y)});
    return tiles;
}

// The samples of a rectangle that may go round the world: the rest begins in its first column.
std::vector<float> samples_of(const MapPart& world, const Block& part) {
    std::vector<float> samples(static_cast<std::size_t>(part.columns * part.rows));
    const SourceRectangle have =
        source_rectangle(world.block, world.field.row(0), world.field.stride());
    const std::int64_t here = std::min(part.columns, world.grid.columns - part.x0);
    const std::array want{
        target_rectangle({part.x0, part.y0, here, part.rows}, samples.data(), part.columns),
        target_rectangle({0, part.y0, part.columns - here, part.rows}, samples.data() + here,
                         part.columns)};
    world.comm.redistribute({&have, 1}, std::span(want).first(here < part.columns ? 2 : 1),
                            sizeof(float));
    return samples;
}

struct Strip {
    Field samples;
    bool gaps = false;  // of any part
};

}  // namespace

Field reproject_strip(const MapPart& world, const Reprojection& to, const Block& strip) {
    Field out({to.columns(), std::max<std::int64_t>(strip.rows, 1), 0});
    const std::int64_t side =
        std::clamp<std::int64_t>(most_side * to.columns() / world.grid.columns, 1, most_side);
    const std::vector<Block> tiles = tiles_of(strip, side);
    const auto turns =
        static_cast<std::size_t>(world.comm.largest(static_cast<double>(tiles.size())));
    for (std::size_t i = 0; i < turns; ++i) {
        const Block tile = i < tiles.size() ? tiles[i] : Block{0, 0, 0, 0};
        const Block part = to.reads(tile);
        const std::vector<float> samples = samples_of(world, part);
        if (tile.rows > 0)
            to.make({part, samples.data(), static_cast<std::ptrdiff_t>(part.columns)}, tile,
                    out.row(tile.y0 - strip.y0) + tile.x0, out.stride());
    }
    return out;
}

std::vector<OutputRecord> write_projected(const MapPart& world, const OutputPlan& output,
                                          const WorldFileOptions& how, WriteOptions options,
                                          const std::filesystem::path& root,
                                          const std::string& file, std::int64_t step) {
    const std::vector<WorldTarget> targets = world_targets(world.grid, how, file);
    const auto strip_of = [&](const WorldTarget& target) {
        return row_strip(target.map.columns(), target.map.rows(), world.comm.rank(),
                         world.comm.size());
    };
    std::vector<Strip> strips;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const WorldTarget& target : targets) {
        const Block strip = strip_of(target);
        Strip made{reproject_strip(world, target.map, strip)};
        for (std::int64_t y = 0; y < strip.rows; ++y)
            for (std::int64_t x = 0; x < strip.columns; ++x) {
                const double value = made.samples.at(x, y);
                if (!std::isfinite(value)) {
                    made.gaps = true;
                    continue;
                }
                low = std::min(low, value), high = std::max(high, value);
            }
        made.gaps = world.comm.any(made.gaps);
        strips.push_back(std::move(made));
    }
    options.sentence += resampled_words(how.projection);
    low = world.comm.smallest(low), high = world.comm.largest(high);
    // Faces of a cube have one range: they must agree where they meet.
    if (how.projection == WorldProjection::cube && low <= high) {
        if (!options.low) options.low = low;
        if (!options.high) options.high = high;
    }
    std::vector<OutputRecord> records;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Raster about =
            targets[i].map.about(radius_of(world.grid.spacing_m, world.grid.columns));
        RowMap map;
        map.columns = about.columns, map.rows = about.rows;
        map.spacing_m = about.spacing_m, map.geo = about.geo;
        BlockSource source(map, strips[i].samples, strip_of(targets[i]), world.comm,
                           strips[i].gaps);
        records.push_back(record_of(output, write_map(root / targets[i].file, source, options),
                                    targets[i].file, step));
    }
    return records;
}

}  // namespace cuesta
