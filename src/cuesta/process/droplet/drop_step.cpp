// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_step.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/simd_clones.h"
#include "cuesta/process/droplet/drop_stream.h"

namespace cuesta {
namespace {

constexpr int lanes = DropBlock::lanes;

// Corners of the cells that drops stand in: pairs from west to east.
struct Corners {
    alignas(64) std::int32_t north[2 * lanes], south[2 * lanes];
};

struct Work {
    alignas(64) std::int32_t cx[lanes], cy[lanes], at[lanes], to[lanes], base[lanes];
    alignas(64) std::int32_t north[lanes], south[lanes];  // where in the window
    alignas(64) float u[lanes], v[lanes], dx[lanes], dy[lanes], x[lanes], y[lanes];
    alignas(64) float ahead_x[lanes], ahead_y[lanes];
    alignas(64) float height[lanes], size2[lanes];
    alignas(64) std::int32_t outside[lanes], takes[lanes];
    alignas(64) std::int32_t share[4][lanes];
    alignas(64) float gain[4][lanes];
    alignas(64) float stream_x[lanes], stream_y[lanes], strength[lanes], calm[lanes];
    Corners here, there;
};

struct Frame {
    const std::int32_t* height;
    std::int64_t stride;
    float width, length, ahead;
    float last_x, last_y;  // last places before the end
    bool wraps_x, wraps_y;
};

[[gnu::always_inline]] inline void gather(const std::int32_t* height, std::int64_t stride,
                                          const std::int32_t* at, Corners& out) {
    for (int i = 0; i < lanes; ++i) {
        const std::int32_t* p = height + at[i];
        std::memcpy(out.north + 2 * i, p, 2 * sizeof *p);
        std::memcpy(out.south + 2 * i, p + stride, 2 * sizeof *p);
    }
}

// Asks for the land under the drops of the block after this: a block fills the processor's window,
// so that it would not look ahead by itself.
[[gnu::always_inline]] inline void fetch(const Frame& f, const DropBlock& __restrict next,
                                         Work& __restrict w) {
    const auto stride = static_cast<std::int32_t>(f.stride);
    for (int i = 0; i < lanes; ++i)
        w.to[i] =
            static_cast<std::int32_t>(next.y[i]) * stride + static_cast<std::int32_t>(next.x[i]);
    for (int i = 0; i < lanes; ++i) {
        const std::int32_t* p = f.height + w.to[i];
        __builtin_prefetch(p);
        __builtin_prefetch(p + f.stride);
    }
}

[[gnu::always_inline]] inline void gather_gain(const Field& gain, const std::int32_t* at, Work& w) {
    const float* origin = gain.row(0);
    const std::int64_t stride = gain.stride();
    for (int i = 0; i < lanes; ++i) {
        const float* p = origin + at[i];
        w.gain[0][i] = p[0], w.gain[1][i] = p[1];
        w.gain[2][i] = p[stride], w.gain[3][i] = p[stride + 1];
    }
}

[[gnu::always_inline]] inline void gather_stream(const DropStream& stream, const std::int32_t* at,
                                                 Work& w) {
    const float *x = stream.x.row(0), *y = stream.y.row(0);
    const float *strength = stream.strength.row(0), *calm = stream.calm.row(0);
    for (int i = 0; i < lanes; ++i) {
        w.stream_x[i] = x[at[i]], w.stream_y[i] = y[at[i]];
        w.strength[i] = strength[at[i]], w.calm[i] = calm[at[i]];
    }
}

// Turns directions towards the stream, those that go with it.
[[gnu::always_inline]] inline void lead(float momentum, const DropBlock& __restrict d,
                                        Work& __restrict w) {
    for (int i = 0; i < lanes; ++i) {
        const float along = d.dx[i] * w.stream_x[i] + d.dy[i] * w.stream_y[i];
        const float by = momentum * w.strength[i] * (along > 0 ? along : 0);
        w.dx[i] += by * w.stream_x[i], w.dy[i] += by * w.stream_y[i];
        w.size2[i] = w.dx[i] * w.dx[i] + w.dy[i] * w.dy[i];
    }
}

// Old cells, slopes, and directions before they are normalised. Returns 0 if none vanishes.
[[gnu::always_inline]] inline std::int32_t aim(const DropRule& rule, const DropBlock& __restrict d,
                                               Work& __restrict w) {
    const float keep = rule.keep, pull = rule.pull;
    std::int32_t vanished = 0;
    for (int i = 0; i < lanes; ++i) {
        const std::int32_t base = w.here.north[2 * i];
        const auto east = static_cast<float>(w.here.north[2 * i + 1] - base);
        const auto south = static_cast<float>(w.here.south[2 * i] - base);
        const auto both = static_cast<float>(w.here.south[2 * i + 1] - base);
        const float u = d.x[i] - static_cast<float>(w.cx[i]);
        const float v = d.y[i] - static_cast<float>(w.cy[i]);
        const float slope_x = east * (1 - v) + (both - south) * v;
        const float slope_y = south * (1 - u) + (both - east) * u;
        const float dx = d.dx[i] * keep - slope_x * pull;
        const float dy = d.dy[i] * keep - slope_y * pull;
        const float top = east * u, bottom = south + (both - south) * u;
        const float size2 = dx * dx + dy * dy;
        w.u[i] = u, w.v[i] = v;
        w.base[i] = base;
        w.dx[i] = dx, w.dy[i] = dy;
        w.height[i] = top + (bottom - top) * v;
        w.size2[i] = size2;
    }
    for (int i = 0; i < lanes; ++i) vanished |= w.size2[i] == 0 ? 1 : 0;
    return vanished;
}

template <bool wraps>
[[gnu::always_inline]] inline float wrapped(float at, float end) {
    if constexpr (wraps) {
        at = at < 0 ? at + end : at;
        at = at >= end ? at - end : at;
    }
    return at;
}

template <bool wraps_x, bool wraps_y>
[[gnu::always_inline]] inline void move(const Frame& f, const DropBlock& __restrict d,
                                        Work& __restrict w) {
    const auto stride = static_cast<std::int32_t>(f.stride);
    const float width = f.width, length = f.length, ahead = f.ahead;
    const float last_x = f.last_x, last_y = f.last_y;
    for (int i = 0; i < lanes; ++i) {
        const float per_size = 1 / std::sqrt(w.size2[i]);
        const float dx = w.dx[i] * per_size, dy = w.dy[i] * per_size;
        const float x = wrapped<wraps_x>(d.x[i] + dx, width);
        const float y = wrapped<wraps_y>(d.y[i] + dy, length);
        std::int32_t outside = x < 0 ? 1 : 0;
        outside |= y < 0 ? 1 : 0;
        outside |= x >= width ? 1 : 0;
        outside |= y >= length ? 1 : 0;
        w.dx[i] = dx, w.dy[i] = dy;
        w.x[i] = x, w.y[i] = y;
        w.outside[i] = outside;
        float ahead_x = wrapped<wraps_x>(d.x[i] + dx * ahead, width);
        float ahead_y = wrapped<wraps_y>(d.y[i] + dy * ahead, length);
        if constexpr (!wraps_x) {
            ahead_x = ahead_x < 0 ? 0 : ahead_x;
            ahead_x = ahead_x < width ? ahead_x : last_x;
        }
        if constexpr (!wraps_y) {
            ahead_y = ahead_y < 0 ? 0 : ahead_y;
            ahead_y = ahead_y < length ? ahead_y : last_y;
        }
        w.ahead_x[i] = ahead_x, w.ahead_y[i] = ahead_y;
        w.to[i] = static_cast<std::int32_t>(ahead_y) * stride + static_cast<std::int32_t>(ahead_x);
    }
}

template <bool uneven>
[[gnu::always_inline]] inline std::int32_t decide(const DropRule& rule, DropBlock& __restrict d,
                                                  Work& __restrict w,
                                                  std::int32_t* __restrict fate) {
    const float falls = rule.falls, least = rule.least_fall, capacity = rule.capacity;
    const float most_share = rule.most_share, deposit = rule.deposit, erode = rule.erode;
    const float wet = rule.wet, gravity = rule.gravity, min_water = rule.min_water;
    const float fill = rule.fill_pits ? 1.0f : 0.0f, softness = rule.softness;
    const float per_ahead = 1 / rule.ahead;
    const std::int32_t life = rule.life;
    std::int32_t fates = 0;
    for (int i = 0; i < lanes; ++i) {
        const std::int32_t base = w.there.north[2 * i];
        const auto east = static_cast<float>(w.there.north[2 * i + 1] - base);
        const auto south = static_cast<float>(w.there.south[2 * i] - base);
        const auto both = static_cast<float>(w.there.south[2 * i + 1] - base);
        const float x = w.x[i], y = w.y[i], ax = w.ahead_x[i], ay = w.ahead_y[i];
        const float tu = ax - static_cast<float>(static_cast<std::int32_t>(ax));
        const float tv = ay - static_cast<float>(static_cast<std::int32_t>(ay));
        const float top = east * tu, bottom = south + (both - south) * tu;
        const float dh =
            (static_cast<float>(base - w.base[i]) + ((top + (bottom - top) * tv) - w.height[i])) *
            per_ahead;
        const auto load = static_cast<float>(d.load[i]);
        const float steep = -dh * falls;
        const float fall = steep > least ? steep : least;
        float could = fall * std::sqrt(d.speed2[i]) * d.water[i] * capacity;
        if constexpr (uneven) could *= w.strength[i];
        const float c = could < most_load_units ? could : most_load_units;
        const float surplus = load - c;
        const float climb = dh * most_share;
        const float filled = (load < climb ? load : climb) * fill;
        const float wanted = -surplus * erode;
        const float taken = (wanted < -climb ? wanted : -climb) * softness;
        const std::int32_t up = dh > 0 ? 1 : 0;
        const std::int32_t over = surplus > 0 ? 1 : 0;
        const std::int32_t takes = (up | over) ^ 1;
        float amount = over != 0 ? surplus * deposit : taken;
        amount = up != 0 ? filled : amount;
        if constexpr (uneven) amount *= w.calm[i];
        const std::int32_t beyond = amount > most_drop_units ? limited : stays;
        amount = amount < most_drop_units ? amount : most_drop_units;
        auto units = static_cast<std::int32_t>(amount);
        const std::int32_t room = takes != 0 ? units : d.load[i];
        units = units < room ? units : room;
        units = w.outside[i] != 0 ? 0 : units;
        // Shares of the four corners; the first has what is left.
        const auto whole = static_cast<float>(units);
        const float u = w.u[i], v = w.v[i];
        const auto s1 = static_cast<std::int32_t>(whole * (u * (1 - v)));
        const auto s2 = static_cast<std::int32_t>(whole * ((1 - u) * v));
        const auto s3 = static_cast<std::int32_t>(whole * (u * v));
        w.share[0][i] = units - s1 - s2 - s3;
        w.share[1][i] = s1, w.share[2][i] = s2, w.share[3][i] = s3;
        w.takes[i] = takes;
        std::int32_t gained = units;
        if constexpr (uneven)
            gained = static_cast<std::int32_t>(
                (static_cast<float>(w.share[0][i]) * w.gain[0][i] +
                 static_cast<float>(s1) * w.gain[1][i]) +
                (static_cast<float>(s2) * w.gain[2][i] + static_cast<float>(s3) * w.gain[3][i]));
        d.load[i] += takes != 0 ? gained : -units;
        const float speed2 = d.speed2[i] - dh * gravity;
        const float speed2_now = speed2 > 0 ? speed2 : 0;
        const float water = d.water[i] * wet;
        const std::int32_t age = d.age[i] + 1;
        const std::int32_t in_pit = speed2_now > 0 ? 0 : up;
        const std::int32_t no_water = water < min_water ? 1 : 0;
        std::int32_t ends = in_pit | no_water;
        ends |= age >= life ? 1 : 0;
        // Ended is 1.
        const std::int32_t inside_fate = ends | beyond | in_pit * stuck | no_water * dry;
        const std::int32_t what = w.outside[i] != 0 ? left : inside_fate;
        fate[i] = what;
        d.speed2[i] = speed2_now, d.water[i] = water, d.age[i] = age;
        // One that ends in the map stays where it was.
        d.x[i] = (what & ended) != 0 ? d.x[i] : x;
        d.y[i] = (what & ended) != 0 ? d.y[i] : y;
        d.dx[i] = w.dx[i], d.dy[i] = w.dy[i];
    }
    for (int i = 0; i < lanes; ++i) fates |= fate[i];
    return fates;
}

[[gnu::always_inline]] inline void add_pair(std::int32_t* to, std::int32_t a, std::int32_t b) {
    std::int32_t pair[2];
    std::memcpy(pair, to, sizeof pair);
    pair[0] += a, pair[1] += b;
    std::memcpy(to, pair, sizeof pair);
}

[[gnu::always_inline]] inline void scatter(Work& __restrict w, int count,
                                           const DropWindow& window) {
    const auto stride = static_cast<std::int32_t>(window.stride);
    const auto mask = static_cast<std::int32_t>(window.mask);
    const auto shift = static_cast<std::int32_t>(window.shift & window.mask);
    const auto taken = static_cast<std::int32_t>(window.taken - window.laid);
    for (int i = 0; i < lanes; ++i) {
        const std::int32_t y = w.cy[i] + shift;
        const std::int32_t x = w.cx[i] + (w.takes[i] != 0 ? taken : 0);
        w.north[i] = (y & mask) * stride + x;
        w.south[i] = ((y + 1) & mask) * stride + x;
    }
    std::int32_t* const plane = window.laid;
    for (int i = 0; i < count; ++i) {
        add_pair(plane + w.north[i], w.share[0][i], w.share[1][i]);
        add_pair(plane + w.south[i], w.share[2][i], w.share[3][i]);
    }
}

float before_end(std::int64_t end) {
    return std::nextafter(static_cast<float>(end), 0.0f);
}

struct Job {
    const DropScene& scene;
    DropBlock& drops;
    int count;
    const DropWindow& window;
    std::int32_t* fate;
    float last_x, last_y;
    const DropBlock* next;
};

CUESTA_SIMD_CLONES(bool, step_block, (const Job& job, Work& w), (job, w)) {
    const DropMap& map = *job.scene.map;
    const DropRule& rule = *job.scene.rule;
    DropBlock& d = job.drops;
    const Frame frame{map.height.row(0),
                      map.height.stride(),
                      static_cast<float>(map.width()),
                      static_cast<float>(map.length()),
                      rule.ahead,
                      job.last_x,
                      job.last_y,
                      map.wraps_x,
                      map.wraps_y};
    const auto stride = static_cast<std::int32_t>(frame.stride);
    for (int i = 0; i < lanes; ++i) {
        w.cx[i] = static_cast<std::int32_t>(d.x[i]);
        w.cy[i] = static_cast<std::int32_t>(d.y[i]);
        w.at[i] = w.cy[i] * stride + w.cx[i];
    }
    gather(frame.height, frame.stride, w.at, w.here);
    if (job.next != nullptr) fetch(frame, *job.next, w);
    std::int32_t vanished = aim(rule, d, w);
    if (job.scene.stream != nullptr) {
        gather_stream(*job.scene.stream, w.at, w);
        lead(job.scene.stream->momentum, d, w);
        vanished = 1;  // look again
    }
    if (vanished != 0)
        for (int i = 0; i < lanes; ++i)
            if (w.size2[i] == 0) {
                const DropSlope any = any_direction(job.scene.key, d.get(i), job.scene.step);
                w.dx[i] = any.x, w.dy[i] = any.y, w.size2[i] = 1;
            }
    if (frame.wraps_y)
        move<true, true>(frame, d, w);
    else if (frame.wraps_x)
        move<true, false>(frame, d, w);
    else
        move<false, false>(frame, d, w);
    gather(frame.height, frame.stride, w.to, w.there);
    std::int32_t fates;
    if (job.scene.gain != nullptr || job.scene.stream != nullptr) {
        const float more = job.scene.stream != nullptr ? job.scene.stream->entrainment : 0;
        if (job.scene.stream == nullptr) {
            std::fill_n(w.strength, lanes, 1.0f);
            std::fill_n(w.calm, lanes, 1.0f);
        } else {
            for (int i = 0; i < lanes; ++i) w.strength[i] = 1 + more * w.strength[i];
        }
        if (job.scene.gain != nullptr)
            gather_gain(*job.scene.gain, w.at, w);
        else
            std::fill_n(w.gain[0], 4 * lanes, 1.0f);
        fates = decide<true>(rule, d, w, job.fate);
    } else {
        fates = decide<false>(rule, d, w, job.fate);
    }
    scatter(w, job.count, job.window);
    return fates != 0;
}

}  // namespace

bool step_drops(const DropScene& scene, DropBlock& drops, int count, const DropWindow& window,
                std::int32_t* fate, const DropBlock* next, DropDeeds* deeds) {
    // Lanes without a drop do what the first one does, and add it nowhere.
    for (int i = count; i < lanes; ++i) drops.set(i, drops.get(0));
    Work work;
    const bool any = step_block({scene, drops, count, window, fate, before_end(scene.map->width()),
                                 before_end(scene.map->length()), next},
                                work);
    if (deeds != nullptr) {
        std::copy_n(work.cx, lanes, deeds->x), std::copy_n(work.cy, lanes, deeds->y);
        std::copy_n(work.takes, lanes, deeds->takes);
        for (int i = 0; i < 4; ++i) std::copy_n(work.share[i], lanes, deeds->share[i]);
    }
    return any;
}

}  // namespace cuesta
