// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/flexure.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/fft_parts.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double means_per_length = 16, lengths_beyond = 12;

Flexure::Axis axis_of(std::int64_t samples, double spacing_m, double length_m, bool wraps,
                      bool wall_low, bool wall_high) {
    Flexure::Axis axis;
    axis.samples = samples;
    axis.mirror_low = wall_low, axis.mirror_high = wall_high;
    const auto most =
        static_cast<std::int64_t>(std::clamp(length_m / (means_per_length * spacing_m), 1.0, 1e9));
    if (wraps || (wall_low && wall_high)) {
        axis.period = wraps ? samples : 2 * samples;
        axis.factor = std::min(most, axis.period);
        while (axis.period % axis.factor != 0) --axis.factor;
        return axis;
    }
    axis.factor = most;
    const std::int64_t beyond =
        static_cast<std::int64_t>(lengths_beyond * length_m / spacing_m) + 1;
    const std::int64_t needed = samples * (wall_low || wall_high ? 2 : 1) + beyond;
    axis.period = fft_good_size((needed + most - 1) / most) * most;
    return axis;
}

// What the mean of `factor` samples leaves of wave number `wave` of the period.
double left_by_means(const Flexure::Axis& axis, std::int64_t wave) {
    if (axis.factor == 1 || wave == 0) return 1;
    const double half = pi * static_cast<double>(wave) / static_cast<double>(axis.period);
    const auto factor = static_cast<double>(axis.factor);
    return elementary::sin(factor * half) / (factor * elementary::sin(half));
}

// Means stand for the middles of their samples: how far a sample lies from that of the first mean,
// in halves of samples, and the last mean whose middle is not behind it.
std::int64_t twice_from_first(std::int64_t sample, std::int64_t factor) {
    return 2 * sample + 1 - factor;
}
std::int64_t mean_before(std::int64_t sample, std::int64_t factor) {
    const std::int64_t twice = twice_from_first(sample, factor);
    return twice >= 0 ? twice / (2 * factor) : -1;
}

// Weights of the Catmull-Rom cubic at t from the second of four values.
void cubic_weights(float t, float (&w)[4]) {
    w[0] = t * (-0.5f + t * (1 - 0.5f * t));
    w[1] = 1 + t * t * (-2.5f + 1.5f * t);
    w[2] = t * (0.5f + t * (2 - 1.5f * t));
    w[3] = t * t * (-0.5f + 0.5f * t);
}

}  // namespace

double ElasticPlate::rigidity() const {
    return youngs_modulus_pa * thickness_m * thickness_m * thickness_m /
           (12 * (1 - poisson_ratio * poisson_ratio));
}

double ElasticPlate::length_m() const {
    return std::sqrt(std::sqrt(rigidity() / (buoyancy() * gravity)));
}

double ElasticPlate::response(double k) const {
    return 1 / (buoyancy() + rigidity() / gravity * (k * k) * (k * k));
}

// What a block has of the map.
struct Flexure::Rows {
    const float* load;
    std::ptrdiff_t stride;
    const Block& block;
    Block means;  // the rows of means it makes
};

Flexure::Flexure(const Grid& grid, const ElasticPlate& plate)
    : grid_(grid),
      plate_(plate),
      across_(axis_of(grid.columns, grid.spacing_m, plate.length_m(), grid.wraps_x(),
                      grid.edges.is_wall(Side::west), grid.edges.is_wall(Side::east))),
      along_(axis_of(grid.rows, grid.row_spacing_m(), plate.length_m(), grid.wraps_y(),
                     grid.edges.is_wall(Side::north), grid.edges.is_wall(Side::south))),
      transform_(static_cast<int>(across_.means()), static_cast<int>(along_.means())) {
    const std::int64_t rows = along_.means();
    const double step_y = 2 * pi / (static_cast<double>(along_.period) * grid_.row_spacing_m());
    for (std::int64_t i = 0; i < rows; ++i) {
        const std::int64_t wave = i <= rows / 2 ? i : i - rows;
        const double k = static_cast<double>(wave) * step_y;
        left_y_.push_back(left_by_means(along_, wave));
        ky2_.push_back(k * k);
    }
}

bool Flexure::fits(const Grid& grid, const ElasticPlate& plate) const {
    return grid_ == grid && plate_ == plate;
}

// Adds samples to the means whose rows they lie in: pairs of the row of means and the samples of a
// row of the map, in order. `begun` has the sums of the first row of means so far and gets those of
// the last one. `first` is the row at `means`.
void Flexure::add_rows(const std::vector<std::pair<std::int64_t, const float*>>& rows,
                       std::vector<double>& begun, std::int64_t first, float* means) const {
    if (rows.empty()) return;
    const std::int64_t columns = across_.means();
    const double share =
        1 / (static_cast<double>(across_.factor) * static_cast<double>(along_.factor));
    std::vector<std::size_t> from;  // where rows of means begin
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i == 0 || rows[i].first != rows[i - 1].first) from.push_back(i);
    const auto count = static_cast<std::int64_t>(from.size());
    from.push_back(rows.size());
    std::vector<double> ended(begun.size());
    parallel_for(0, count * columns, 4096, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t n = lo; n < hi; ++n) {
            const auto r = static_cast<std::size_t>(n / columns);
            const std::int64_t c = n % columns;
            double sum = r == 0 ? begun[static_cast<std::size_t>(c)] : 0;
            for (std::size_t i = from[r]; i < from[r + 1]; ++i)
                across_.each_source(c, [&](std::int64_t x) { sum += double{rows[i].second[x]}; });
            means[(rows[from[r]].first - first) * columns + c] = static_cast<float>(sum * share);
            if (from[r + 1] == rows.size()) ended[static_cast<std::size_t>(c)] = sum;
        }
    });
    begun = std::move(ended);
}

// Means of the load, what lies beyond the map included. Rows of the map come in bands, each of
// which goes on with the sums where the last one has left them: one row of means may be the map.
std::vector<float> Flexure::make_means(const Rows& here, Communicator& comm) const {
    const std::int64_t columns = across_.means();
    std::vector<float> means(static_cast<std::size_t>(columns * here.means.rows));
    // Places of the period that have samples, in order.
    std::vector<std::int64_t> places;
    const std::int64_t end = (here.means.y0 + here.means.rows) * along_.factor;
    for (std::int64_t i = here.means.y0 * along_.factor; i < end; ++i)
        if (along_.source(i) >= 0) places.push_back(i);
    std::vector<double> begun(static_cast<std::size_t>(columns));
    std::vector<std::pair<std::int64_t, const float*>> rows;
    std::int64_t last = -1;
    const auto add = [&] {
        if (rows.empty()) return;
        if (rows.front().first != last) std::fill(begun.begin(), begun.end(), 0.0);
        last = rows.back().first;
        add_rows(rows, begun, here.means.y0, means.data());
    };
    if (comm.size() == 1) {
        for (const std::int64_t i : places)
            rows.emplace_back(i / along_.factor, here.load + along_.source(i) * here.stride);
        add();
        return means;
    }
    const auto most = static_cast<std::int64_t>(comm.largest(static_cast<double>(places.size())));
    const std::int64_t band_rows = std::clamp<std::int64_t>(grid_.rows / comm.size(), 1, 256);
    const SourceRectangle have = source_rectangle(here.block, here.load, here.stride);
    std::vector<float> band(static_cast<std::size_t>(band_rows * grid_.columns));
    for (std::int64_t begin = 0; begin < most; begin += band_rows) {
        rows.clear();
        std::vector<TargetRectangle> wanted;
        const auto count = static_cast<std::int64_t>(places.size());
        for (std::int64_t k = begin; k < std::min(begin + band_rows, count); ++k) {
            const std::int64_t place = places[static_cast<std::size_t>(k)];
            float* row = band.data() + (k - begin) * grid_.columns;
            const std::int64_t y = along_.source(place);
            rows.emplace_back(place / along_.factor, row);
            // Rows that follow each other come as one rectangle, those in a mirror upside down.
            TargetRectangle* run = wanted.empty() ? nullptr : &wanted.back();
            if (run != nullptr && run->pitch > 0 && run->where.y0 + run->where.rows == y) {
                ++run->where.rows;
            } else if (run != nullptr && run->where.y0 - 1 == y &&
                       (run->pitch < 0 || run->where.rows == 1)) {
                const std::ptrdiff_t pitch = run->pitch < 0 ? run->pitch : -run->pitch;
                *run = {{0, y, grid_.columns, run->where.rows + 1},
                        reinterpret_cast<std::byte*>(row),
                        pitch};
            } else {
                wanted.push_back(target_rectangle({0, y, grid_.columns, 1}, row, grid_.columns));
            }
        }
        comm.redistribute({&have, 1}, wanted, sizeof(float));
        add();
    }
    return means;
}

// Each wave by itself.
void Flexure::change_waves(const SpectrumBlock& block) const {
    const double step_x = 2 * pi / (static_cast<double>(across_.period) * grid_.spacing_m);
    const double scale =
        1 / (static_cast<double>(across_.means()) * static_cast<double>(along_.means()));
    const double stiffness = plate_.rigidity() / ElasticPlate::gravity;
    const double buoyancy = plate_.buoyancy();
    double kx2[SpectrumBlock::lanes]{}, share_x[SpectrumBlock::lanes]{};
    for (int l = 0; l < block.kx_end - block.kx_begin; ++l) {
        const double k = (block.kx_begin + l) * step_x;
        kx2[l] = k * k;
        share_x[l] = scale / left_by_means(across_, block.kx_begin + l);
    }
    for (int ky = 0; ky < block.rows; ++ky) {
        float* re = block.re(ky);
        float* im = block.im(ky);
        const double ky2_here = ky2_[static_cast<std::size_t>(ky)];
        const double left = left_y_[static_cast<std::size_t>(ky)];
        for (int l = 0; l < SpectrumBlock::lanes; ++l) {
            const double k2 = kx2[l] + ky2_here;
            const auto factor =
                static_cast<float>(share_x[l] / (left * (buoyancy + stiffness * k2 * k2)));
            re[l] *= factor, im[l] *= factor;
        }
    }
}

void Flexure::solve(const float* load, std::ptrdiff_t stride, const Block& block,
                    Communicator& comm) {
    const std::int64_t columns = across_.means();
    const FftParts parts(transform_, comm);
    const auto [top, bottom] = parts.tiles;
    shown_ = std::vector<float>();
    std::vector<float> strip = make_means({load, stride, block, parts.strip()}, comm);
    FftFloats rows = parts.room_for_rows();
    transform_.begin_rows(strip.data(), columns, top, bottom, rows.get());
    const FillSpectrum change = [this](const SpectrumBlock& waves) { change_waves(waves); };
    if (comm.size() == 1) {
        // Rows and panels of one block lie alike.
        transform_.turn_panels(change, parts.panels.begin, parts.panels.end, rows.get());
    } else {
        strip = std::vector<float>();
        FftFloats panels = parts.room_for_panels();
        parts.to_panels(rows.get(), panels.get());
        rows.reset();
        transform_.turn_panels(change, parts.panels.begin, parts.panels.end, panels.get());
        rows = parts.room_for_rows();
        parts.to_rows(panels.get(), rows.get());
        panels.reset();
        strip.resize(static_cast<std::size_t>(columns * parts.strip().rows));
    }
    transform_.finish_rows(rows.get(), top, bottom, strip.data(), columns);
    rows.reset();
    if (comm.size() == 1) {
        shown_across_ = PickedAxis::all(columns), shown_down_ = PickedAxis::all(along_.means());
        shown_ = std::move(strip);
        return;
    }
    const Block shown = shown_by(block);
    shown_across_ = PickedAxis::around(shown.x0, shown.x0 + shown.columns, columns, true);
    shown_down_ = PickedAxis::around(shown.y0, shown.y0 + shown.rows, along_.means(), true);
    shown_.resize(static_cast<std::size_t>(shown_across_.count() * shown_down_.count()));
    collect_picked(comm, source_rectangle(parts.strip(), strip.data(), columns), shown_across_,
                   shown_down_, shown_.data());
}

// The means that down() reads for the samples of a block; may reach beyond the period.
Block Flexure::shown_by(const Block& block) const {
    if (across_.factor == 1 && along_.factor == 1) return block;
    const std::int64_t west = mean_before(block.x0, across_.factor) - 1;
    const std::int64_t east = mean_before(block.x0 + block.columns - 1, across_.factor) + 3;
    const std::int64_t north = mean_before(block.y0, along_.factor) - 1;
    const std::int64_t south = mean_before(block.y0 + block.rows - 1, along_.factor) + 3;
    return {west, north, east - west, south - north};
}

float Flexure::down(std::int64_t x, std::int64_t y) const {
    const std::int64_t columns = across_.means(), rows = along_.means();
    const std::int64_t pitch = shown_across_.count();
    if (across_.factor == 1 && along_.factor == 1)
        return shown_[static_cast<std::size_t>(shown_down_.at(y) * pitch + shown_across_.at(x))];
    const auto place = [](std::int64_t i, std::int64_t factor, std::int64_t& first, float& t) {
        first = mean_before(i, factor);
        t = static_cast<float>(twice_from_first(i, factor) - first * 2 * factor) /
            static_cast<float>(2 * factor);
    };
    std::int64_t x0 = 0, y0 = 0;
    float tx = 0, ty = 0, wx[4], wy[4];
    place(x, across_.factor, x0, tx), place(y, along_.factor, y0, ty);
    cubic_weights(tx, wx), cubic_weights(ty, wy);
    float sum = 0;
    for (int j = 0; j < 4; ++j) {
        const std::int64_t r = ((y0 + j - 1) % rows + rows) % rows;
        const float* row = shown_.data() + shown_down_.at(r) * pitch;
        float along = 0;
        for (int i = 0; i < 4; ++i)
            along += wx[i] * row[shown_across_.at(((x0 + i - 1) % columns + columns) % columns)];
        sum += wy[j] * along;
    }
    return sum;
}

}  // namespace cuesta
