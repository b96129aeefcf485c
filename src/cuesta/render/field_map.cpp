// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/field_map.h"

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/render/hillshade.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/shading.h"
#include "cuesta/render/surface.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <set>
#include <vector>

namespace cuesta {

namespace {

constexpr double full_turn = 360;      // degrees of a direction
constexpr double repose_deg = 35;      // marked on maps of slope
constexpr double powers_of_ten = 1e6;  // a logarithmic scale spans at most this ratio
constexpr float field_relief = 0.75f;  // shading that leaves the colours readable

// From a value to its colour.
class FieldColours {
public:
    FieldColours(const Palette& palette, Stretch stretch, const std::vector<FieldClass>& classes,
                 double low, double high)
        : palette_(palette),
          stretch_(stretch),
          classes_(classes),
          low_(low),
          high_(high),
          ramp_(stretch == Stretch::steps ? *find_palette("value") : palette) {
        if (stretch == Stretch::log)
            log_low_ = elementary::log(low), log_high_ = elementary::log(high);
    }
    Rgb at(double value) const {
        if (stretch_ == Stretch::steps) {
            const auto n =
                static_cast<std::int64_t>(std::clamp(std::floor(value + 0.5), -1e15, 1e15));
            if (n >= 0 && n < std::ssize(classes_))
                return to_linear(classes_[static_cast<std::size_t>(n)].colour);
            return class_colour(palette_, n);
        }
        if (stretch_ == Stretch::around)
            return ramp_.at(value / full_turn - std::floor(value / full_turn));
        if (!(high_ > low_)) return ramp_.at(stretch_ == Stretch::log ? 0.0 : 0.5);
        if (stretch_ == Stretch::log)
            return ramp_.at(
                value > low_ ? (elementary::log(value) - log_low_) / (log_high_ - log_low_) : 0.0);
        return ramp_.at((value - low_) / (high_ - low_));
    }
    double low() const { return low_; }
    double high() const { return high_; }

private:
    const Palette& palette_;
    Stretch stretch_;
    const std::vector<FieldClass>& classes_;
    double low_, high_, log_low_ = 0, log_high_ = 0;
    Ramp ramp_;
};

FieldColours choose_colours(const Palette& palette, Stretch stretch, std::vector<float> values,
                            const FieldOptions& options) {
    if (stretch == Stretch::around) return {palette, stretch, options.classes, 0, full_turn};
    double low = 0, high = 0, least_positive = 0;
    bool any = false;
    for (const float v : values) {
        if (!std::isfinite(v)) continue;
        low = any ? std::min<double>(low, v) : v;
        high = any ? std::max<double>(high, v) : v;
        if (v > 0 && (least_positive == 0 || v < least_positive)) least_positive = v;
        any = true;
    }
    // A few outliers must not take the colours from all others: when the outermost 500th of the
    // values spans more than a fifth of the range, the colours end before it.
    if (stretch != Stretch::steps && values.size() >= 500) {
        const auto order = [&](double q) {
            const auto k = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
            std::nth_element(values.begin(), values.begin() + k, values.end());
            return static_cast<double>(values[static_cast<std::size_t>(k)]);
        };
        const double inner_low = order(0.002), inner_high = order(0.998);
        if (inner_high > inner_low && high - inner_high > 0.2 * (high - low)) high = inner_high;
        if (inner_high > inner_low && inner_low - low > 0.2 * (high - low)) low = inner_low;
    }
    if (stretch == Stretch::symmetric) {
        high = std::max(std::abs(low), std::abs(high));
        low = -high;
    } else if (stretch == Stretch::log) {
        high = high > 0 ? high : 1.0;
        low = least_positive > 0 ? std::max(least_positive, high / powers_of_ten) : high;
    } else if (stretch == Stretch::steps) {
        low = std::floor(low + 0.5);
        high = std::floor(high + 0.5);
    }
    return {palette, stretch, options.classes, options.low.value_or(low),
            options.high.value_or(high)};
}

std::string class_name(std::int64_t n, const Palette& palette, const FieldOptions& options) {
    if (n >= 0 && n < std::ssize(options.classes))
        return options.classes[static_cast<std::size_t>(n)].name;
    const ClassRow* row = options.classes.empty() ? find_class(palette, n) : nullptr;
    return row != nullptr ? std::string(row->name) : fmt::format("{}", n);
}

bool usable(const Raster& values, std::size_t i) {
    return std::isfinite(values.samples[i]) && (values.invalid.empty() || !values.invalid[i]);
}

// Between its samples a field stays within them: the curves that make heights smooth swing beyond,
// below 0 beside what has been laid down.
void keep_within_samples(const Raster& values, Surface& s) {
    struct Pair {
        std::int64_t first, last;
    };
    // The samples on both sides of a pixel, or all that it is the mean of.
    const auto around = [](int pixel, int pixels, std::int64_t samples) {
        const double to = static_cast<double>(samples) / pixels;
        const double from = to < 1 ? (pixel + 0.5) * to - 0.5 : pixel * to;
        const auto first = static_cast<std::int64_t>(std::floor(from));
        const auto last = static_cast<std::int64_t>(std::floor(from + std::max(to, 1.0)));
        return Pair{std::clamp<std::int64_t>(first, 0, samples - 1),
                    std::clamp<std::int64_t>(last, 0, samples - 1)};
    };
    parallel_for(0, s.height, 8, [&](std::int64_t begin, std::int64_t end) {
        for (int y = static_cast<int>(begin); y < end; ++y) {
            const Pair rows = around(y, s.height, values.rows);
            for (int x = 0; x < s.width; ++x) {
                const Pair columns = around(x, s.width, values.columns);
                float low = std::numeric_limits<float>::infinity(), high = -low;
                for (std::int64_t j = rows.first; j <= rows.last; ++j)
                    for (std::int64_t i = columns.first; i <= columns.last; ++i) {
                        if (!usable(values, static_cast<std::size_t>(j * values.columns + i)))
                            continue;
                        low = std::min(low, values.at(i, j));
                        high = std::max(high, values.at(i, j));
                    }
                if (!(low <= high)) continue;
                float& value = s.values[s.index(x, y)];
                value = static_cast<float>(std::clamp<double>(value + s.base, low, high) - s.base);
            }
        }
    });
}

// The nearest sample for classes, where a mean would be another class, and for directions, where
// that of 359 and 1 would be 180; else fit_surface's.
Surface fit_field(const Raster& values, PictureSize size, double spacing, bool nearest) {
    Surface s = fit_surface(values, size, spacing);
    if (!nearest) {
        if (s.width > values.columns || s.height > values.rows) keep_within_samples(values, s);
        return s;
    }
    s.base = 0;
    s.all_valid = true;
    for (int y = 0; y < s.height; ++y)
        for (int x = 0; x < s.width; ++x) {
            const float v = values.at(static_cast<std::int64_t>(x) * values.columns / s.width,
                                      static_cast<std::int64_t>(y) * values.rows / s.height);
            const bool good = std::isfinite(v);
            s.values[s.index(x, y)] = good ? v : 0.0f;
            s.valid[s.index(x, y)] = good;
            s.all_valid = s.all_valid && good;
        }
    return s;
}

}  // namespace

Picture render_field(const Raster& values, std::string_view field, const FieldOptions& options) {
    const Palette& palette = options.palette ? *options.palette : palette_for_field(field);
    const Stretch stretch = stretch_of(field, palette);
    const bool categorical = stretch == Stretch::steps;
    double spacing = options.spacing_m > 0 ? options.spacing_m : values.spacing_m.value_or(1.0);
    if (!(spacing > 0)) spacing = 1;
    const PictureSize size = picture_size(values.columns, values.rows, options.long_side);
    const bool around = stretch == Stretch::around;
    const Surface surface = fit_field(values, size, spacing, categorical || around);
    // Rounding by the base of the surface does not show in the legend either.
    float low = std::numeric_limits<float>::infinity(), high = -low;
    for (std::size_t i = 0; i < values.samples.size(); ++i)
        if (usable(values, i))
            low = std::min(low, values.samples[i]), high = std::max(high, values.samples[i]);
    std::vector<float> drawn;
    for (std::size_t i = 0; i < surface.values.size(); ++i)
        if (surface.valid[i])
            drawn.push_back(
                std::clamp(static_cast<float>(surface.values[i] + surface.base), low, high));
    const FieldColours colours = choose_colours(palette, stretch, drawn, options);

    Light light;
    if (options.height) {
        if (options.height->columns != values.columns || options.height->rows != values.rows)
            throw Error(fmt::format("the height map has {} x {} samples, the field {} x {}",
                                    options.height->columns, options.height->rows, values.columns,
                                    values.rows),
                        "Give both in the same size.");
        const Surface ground = fit_surface(*options.height, size, spacing);
        light = light_surface(ground, choose_exaggeration(ground));
    }
    Picture picture(surface.width, surface.height, surround_colour);
    parallel_for(0, surface.height, 8, [&](std::int64_t lo, std::int64_t hi) {
        for (int y = static_cast<int>(lo); y < hi; ++y)
            for (int x = 0; x < surface.width; ++x) {
                const std::size_t i = surface.index(x, y);
                if (!surface.valid[i]) continue;
                LightSample sample;
                if (options.height) sample = {light.direct[i], light.sun[i], light.sky[i]};
                const Rgb colour = colours.at(surface.values[i] + surface.base);
                picture.set(x, y, to_srgb8(finish(shade(colour, sample, field_relief))));
            }
    });
    if (options.over) options.over(picture);
    if (!options.legend) return picture;

    Legend legend;
    legend.title = options.title.empty() ? std::string(field) : options.title;
    legend.subtitle = options.map_words.empty() ? fmt::format("{} \u00d7 {}, {}", values.columns,
                                                              values.rows, format_length(spacing))
                                                : options.map_words;
    const auto [least, most] = std::ranges::minmax_element(drawn);
    if (!drawn.empty() && !categorical && (*most > colours.high() || *least < colours.low()))
        legend.subtitle += fmt::format(", {:.4g} to {:.4g}", *least, *most);
    legend.unit = options.unit == "1" ? "" : options.unit;
    legend.low = colours.low();
    legend.high = colours.high();
    legend.logarithmic = stretch == Stretch::log && legend.high > legend.low;
    legend.categories = categorical;
    if (categorical) {
        std::set<std::int64_t> seen;
        constexpr float most = 0x1p62f;  // beyond, no number of a class
        for (const float v : drawn)
            seen.insert(static_cast<std::int64_t>(std::clamp(std::floor(v + 0.5f), -most, most)));
        // Numbers without names stand on a bar, unless the map has only some of them.
        const bool named = !options.classes.empty() || !palette.classes.empty();
        const bool some = seen.size() <= 40 &&
                          static_cast<double>(seen.size()) < colours.high() - colours.low() + 1;
        if (!named && !some) seen.clear();
        for (const std::int64_t n : seen)
            legend.classes.emplace_back(static_cast<double>(n), class_name(n, palette, options));
    }
    legend.colour = [&](double v) { return finish(shade(colours.at(v), level_light, 1)); };
    if (around) {
        legend.unit.clear();
        for (const CompassPoint& point : compass_points())
            legend.marks.emplace_back(point.degrees, point.name);
        legend.only_marks = true;
    }
    if (palette.name == "slope" && options.unit == "deg")
        legend.marks.emplace_back(repose_deg, "repose");
    legend.pixel_m = surface.pixel_m;
    if (options.height) legend.exaggeration = light.exaggeration;
    return add_legend(picture, legend);
}

}  // namespace cuesta
