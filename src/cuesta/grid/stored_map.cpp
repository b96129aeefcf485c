// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/stored_map.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

class HeldReader final : public MapReader {
public:
    explicit HeldReader(std::shared_ptr<const Raster> raster) : raster_(std::move(raster)) {}
    void read(const Block& window, float* samples, std::uint8_t* invalid) override {
        const auto columns = static_cast<std::size_t>(window.columns);
        for (std::int64_t y = 0; y < window.rows; ++y) {
            const auto from =
                static_cast<std::size_t>((window.y0 + y) * raster_->columns + window.x0);
            const auto to = static_cast<std::size_t>(y) * columns;
            std::memcpy(samples + to, raster_->samples.data() + from, columns * sizeof(float));
            if (raster_->invalid.empty())
                std::memset(invalid + to, 0, columns);
            else
                std::memcpy(invalid + to, raster_->invalid.data() + from, columns);
        }
    }

private:
    std::shared_ptr<const Raster> raster_;
};

// As many whole rows as a band may have.
std::int64_t rows_at_once(const MapHead& map) {
    return std::clamp<std::int64_t>(band_samples / std::max<std::int64_t>(map.columns, 1), 1,
                                    std::max<std::int64_t>(map.rows, 1));
}

}  // namespace

MapHead head_of(const Raster& raster) {
    return {raster.columns, raster.rows,      raster.in_metres, raster.low,
            raster.high,    raster.spacing_m, raster.nodata,    raster.geo};
}

Raster raster_of(const MapHead& head) {
    Raster raster;
    raster.columns = head.columns, raster.rows = head.rows;
    raster.in_metres = head.in_metres;
    raster.low = head.low, raster.high = head.high;
    raster.spacing_m = head.spacing_m, raster.nodata = head.nodata, raster.geo = head.geo;
    return raster;
}

StoredMap::StoredMap(Raster raster)
    : MapHead(head_of(raster)), raster_(std::make_shared<const Raster>(std::move(raster))) {
    measure();
}

void StoredMap::measure(const SeeRow& also) {
    facts_ = {};
    each_row([&](std::int64_t y, const float* row, const std::uint8_t* invalid) {
        for (std::int64_t x = 0; x < columns; ++x) {
            if (invalid[x] != 0) {
                if (facts_.masked++ == 0) facts_.first_x = x, facts_.first_y = y;
            } else if (!std::isfinite(row[x])) {
                if (facts_.non_finite.count++ == 0)
                    facts_.non_finite.x = x, facts_.non_finite.y = y;
            } else {
                facts_.lowest = std::min(facts_.lowest, row[x]);
            }
        }
        if (also) also(y, row, invalid);
    });
}

void StoredMap::each_row(const SeeRow& see) const {
    if (columns < 1 || rows < 1) return;
    const auto reader = open();
    const std::int64_t most = rows_at_once(*this);
    std::vector<float> samples(static_cast<std::size_t>(most * columns));
    std::vector<std::uint8_t> invalid(samples.size());
    for (std::int64_t y0 = 0; y0 < rows; y0 += most) {
        const std::int64_t count = std::min(most, rows - y0);
        reader->read({0, y0, columns, count}, samples.data(), invalid.data());
        for (std::int64_t y = 0; y < count; ++y)
            see(y0 + y, samples.data() + y * columns, invalid.data() + y * columns);
    }
}

std::unique_ptr<MapReader> StoredMap::open() const {
    if (raster_) return std::make_unique<HeldReader>(raster_);
    CUESTA_CHECK(static_cast<bool>(open_), "a map without a file");
    return open_();
}

Raster StoredMap::whole() const {
    if (raster_) return *raster_;
    Raster raster = raster_of(*this);
    if (cells() == 0) return raster;
    raster.samples.resize(static_cast<std::size_t>(cells()));
    raster.invalid.resize(raster.samples.size());
    open()->read({0, 0, columns, rows}, raster.samples.data(), raster.invalid.data());
    if (facts_.masked == 0) raster.invalid.clear();
    return raster;
}

MapBand::MapBand(const StoredMap& map, std::int64_t x0, std::int64_t columns, Mend mend)
    : window_{x0, 0, columns, 0}, map_rows_(map.rows), mend_(std::move(mend)), reader_(map.open()) {
    CUESTA_CHECK(x0 >= 0 && columns >= 1 && x0 + columns <= map.columns,
                 "columns {} to {} of a map of {}", x0, x0 + columns - 1, map.columns);
}

void MapBand::read(std::int64_t first, std::int64_t end, float* to) {
    // Stretches inside the map: those beyond an end lie behind the other.
    while (first < end) {
        const std::int64_t inside = ((first % map_rows_) + map_rows_) % map_rows_;
        const std::int64_t count = std::min(end - first, map_rows_ - inside);
        invalid_.resize(static_cast<std::size_t>(count * window_.columns));
        reader_->read({window_.x0, inside, window_.columns, count}, to, invalid_.data());
        if (mend_)
            for (std::int64_t y = 0; y < count; ++y)
                mend_(inside + y, to + y * window_.columns, invalid_.data() + y * window_.columns);
        to += count * window_.columns;
        first += count;
    }
}

void MapBand::move_to(std::int64_t first, std::int64_t end) {
    if (end - first >= map_rows_) first = 0, end = map_rows_;
    const std::int64_t had = window_.y0, had_end = window_.y0 + window_.rows;
    const auto room = static_cast<std::size_t>((end - first) * window_.columns);
    // Rows that go on being needed move to the front; where it goes back, all are read.
    const bool keeps = first >= had && first < had_end && end >= had_end;
    const std::int64_t kept = keeps ? had_end - first : 0;
    if (kept > 0)
        std::copy(samples_.begin() + (first - had) * window_.columns,
                  samples_.begin() + (had_end - had) * window_.columns, samples_.begin());
    samples_.resize(std::max(room, samples_.size()));
    window_.y0 = first, window_.rows = end - first;
    read(first + kept, end, samples_.data() + kept * window_.columns);
}

const float* MapBand::at(std::int64_t y) const {
    if (y >= window_.y0 + window_.rows) y -= map_rows_;
    if (y < window_.y0) y += map_rows_;
    CUESTA_CHECK(y >= window_.y0 && y < window_.y0 + window_.rows, "row {} is not in the band", y);
    return samples_.data() + (y - window_.y0) * window_.columns - window_.x0;
}

}  // namespace cuesta
