// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_step.h"

#include <algorithm>

#include "cuesta/process/droplet/drop_stream.h"
#include "cuesta/simd/lanes.h"

namespace cuesta {
namespace {

constexpr int lanes = DropBlock::lanes;

struct Work {
    alignas(64) std::int32_t cx[lanes], cy[lanes], at[lanes], to[lanes], base[lanes];
    alignas(64) std::int32_t north[lanes], south[lanes];  // where in the window
    alignas(64) float u[lanes], v[lanes], dx[lanes], dy[lanes], x[lanes], y[lanes];
    alignas(64) float ahead_x[lanes], ahead_y[lanes];
    alignas(64) std::int32_t frame_x[lanes], frame_y[lanes];
    alignas(64) float height[lanes], size2[lanes];
    alignas(64) std::int32_t outside[lanes], erodes[lanes];  // -1 where so
    alignas(64) std::int32_t share[4][lanes];
    alignas(64) float gain[4][lanes];
    alignas(64) float stream_x[lanes], stream_y[lanes], strength[lanes], calm[lanes];
};

// A step of one block, in plain pointers and numbers.
struct Job {
    const DropRule* rule;
    const DropWindow* window;
    DropBlock* drops;
    const DropBlock* next;  // null: none
    DropFrames* frames;     // null: places count from 0
    const DropFrames* next_frames;
    DropAxis axis_x, axis_y;
    int count;
    std::int32_t* fate;
    const std::int32_t* height;
    std::int64_t stride;
    std::int32_t base;    // row of `height`
    std::int32_t around;  // rows of the land if those above the base follow after its end; else 0
    float width, length, last_x, last_y;
    bool wraps_x, wraps_y;
    const float* gain;  // null: the same everywhere
    std::int64_t gain_stride;
    const float *strength, *calm, *stream_x, *stream_y;  // null: no streams
    float momentum, entrainment;
};

struct Steps {
    bool (*turn)(const Job&, Work&);
    bool (*go)(const Job&, Work&);
};

#define CUESTA_TARGET_BODY "cuesta/process/droplet/drop_step_body.inc"
#include "cuesta/simd/for_each_target.inc"

Job job_of(const DropScene& scene, DropBlock& drops, int count, const DropWindow& window,
           std::int32_t* fate, const DropBlock* next, DropFrames* frames,
           const DropFrames* next_frames) {
    const DropMap& map = *scene.map;
    Job job{};
    job.rule = scene.rule, job.window = &window;
    job.drops = &drops, job.next = next, job.count = count, job.fate = fate;
    job.frames = frames, job.next_frames = next_frames;
    job.height = map.row(scene.base), job.stride = map.height.stride();
    job.base = static_cast<std::int32_t>(scene.base);
    job.around = map.around() ? static_cast<std::int32_t>(map.rows()) : 0;
    const std::int64_t row = map.line(scene.base);
    job.width = static_cast<float>(map.width()), job.length = static_cast<float>(map.length());
    job.last_x = last_place(map.width()), job.last_y = last_place(map.length());
    job.wraps_x = map.wraps_x, job.wraps_y = map.wraps_y;
    if (frames != nullptr) job.axis_x = map.axis_x(), job.axis_y = map.axis_y();
    if (scene.gain != nullptr) {
        job.gain = scene.gain->row(row), job.gain_stride = scene.gain->stride();
    }
    if (const DropStream* stream = scene.stream; stream != nullptr) {
        job.strength = stream->strength.row(row), job.calm = stream->calm.row(row);
        job.stream_x = stream->x.row(row), job.stream_y = stream->y.row(row);
        job.momentum = stream->momentum, job.entrainment = stream->entrainment;
    }
    return job;
}

}  // namespace

bool step_drops(const DropScene& scene, DropBlock& drops, int count, const DropWindow& window,
                std::int32_t* fate, const DropBlock* next, DropExchanges* exchanges,
                DropFrames* frames, const DropFrames* next_frames) {
    // Lanes without a drop do what the first one does, and add it nowhere.
    for (int i = count; i < lanes; ++i) drops.set(i, drops.get(0));
    for (int i = count; i < lanes && frames != nullptr; ++i)
        frames->x[i] = frames->x[0], frames->y[i] = frames->y[0];
    Work work;
    const Job job = job_of(scene, drops, count, window, fate, next, frames, next_frames);
    const Steps& steps = widest_table();
    if (steps.turn(job, work))
        for (int i = 0; i < lanes; ++i)
            if (work.size2[i] == 0) {
                Drop drop = drops.get(i);
                if (frames != nullptr) drop.frame_x = frames->x[i], drop.frame_y = frames->y[i];
                const drop_law::Pair<float> any = any_direction(scene.key, drop, scene.step);
                work.dx[i] = any.x, work.dy[i] = any.y, work.size2[i] = 1;
            }
    const bool any_fate = steps.go(job, work);
    if (exchanges != nullptr) {
        std::copy_n(work.cx, lanes, exchanges->x), std::copy_n(work.cy, lanes, exchanges->y);
        std::copy_n(work.erodes, lanes, exchanges->erodes);
        for (int i = 0; i < 4; ++i) std::copy_n(work.share[i], lanes, exchanges->share[i]);
    }
    return any_fate;
}

}  // namespace cuesta
