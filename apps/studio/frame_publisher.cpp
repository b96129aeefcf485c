// SPDX-License-Identifier: Apache-2.0
#include "frame_publisher.h"

#include <algorithm>

#include "sample_kind.h"

namespace cuesta::studio {
namespace {

FramePublisher::Clock::duration pause_of(const Subscription& wanted) {
    return std::chrono::duration_cast<FramePublisher::Clock::duration>(
        std::chrono::duration<double>(1 / std::clamp(wanted.rate, 0.1, 120.0)));
}

// When a frame counts as sent: at its turn if it came a little late, so that being late once does
// not put off all that follow, and the wished rate is kept on the average.
FramePublisher::Clock::time_point beat(FramePublisher::Clock::time_point last,
                                       FramePublisher::Clock::time_point now,
                                       FramePublisher::Clock::duration pause) {
    return now - last < 2 * pause ? last + pause : now;
}

}  // namespace

void FramePublisher::enter(std::uint64_t id) {
    const std::lock_guard lock(guard_);
    viewers_[id];
}

void FramePublisher::leave(std::uint64_t id) {
    const std::lock_guard lock(guard_);
    viewers_.erase(id);
    update_due();
}

void FramePublisher::subscribe(std::uint64_t id, Subscription wanted) {
    {
        const std::lock_guard lock(guard_);
        const auto at = viewers_.find(id);
        if (at == viewers_.end()) return;
        Viewer& viewer = at->second;
        viewer.wanted = std::move(wanted);
        viewer.looked = true;
        ++viewer.looks;
        viewer.seen = nullptr;
        viewer.last = {};
        viewer.slot_seen.clear();
        update_due();
    }
    if (on_wish) on_wish();
}

void FramePublisher::update_due() {
    auto soonest = Clock::time_point::max();
    for (const auto& [id, viewer] : viewers_)
        if (viewer.looked && viewer.ready)
            soonest = std::min(soonest, viewer.last + pause_of(viewer.wanted));
    due_at_ = soonest.time_since_epoch().count();
}

std::vector<std::string> FramePublisher::fields_of(const Subscription& wanted) {
    std::vector<std::string> fields = wanted.fields;
    fields.insert(fields.end(), wanted.slow.begin(), wanted.slow.end());
    return fields;
}

std::set<FramePublisher::Wish> FramePublisher::wishes(bool all) {
    const std::lock_guard lock(guard_);
    const auto now = Clock::now();
    std::set<Wish> list;
    for (auto& [id, viewer] : viewers_) {
        if (!viewer.looked || !viewer.ready) continue;
        if (!all && now < viewer.last + pause_of(viewer.wanted)) continue;
        for (const std::string& field : viewer.wanted.fields)
            list.insert({field, viewer.wanted.detail, viewer.wanted.area});
        const auto& slow = viewer.wanted.slow;
        auto& slow_at = viewer.slow_at;  // clang 14 takes no structured binding into a lambda
        const auto longest = std::min_element(
            slow.begin(), slow.end(), [&](auto& a, auto& b) { return slow_at[a] < slow_at[b]; });
        for (auto at = slow.begin(); at != slow.end(); ++at) {
            if (!all && at != longest) continue;
            list.insert({*at, viewer.wanted.detail, viewer.wanted.area});
            viewer.slow_at[*at] = now;
        }
    }
    return list;
}

void FramePublisher::publish(LandFrame land) {
    publish_unless(std::move(land), [] { return false; });
}

std::set<FramePublisher::Wish> FramePublisher::looked_at() const {
    const std::lock_guard lock(guard_);
    std::set<Wish> list;
    for (const auto& [id, viewer] : viewers_)
        if (viewer.looked)
            for (const std::string& field : fields_of(viewer.wanted))
                list.insert({field, viewer.wanted.detail, viewer.wanted.area});
    return list;
}

bool FramePublisher::publish_unless(LandFrame land, const std::function<bool()>& outdated) {
    auto held = std::make_shared<const LandFrame>(std::move(land));
    {
        const std::lock_guard lock(guard_);
        if (outdated()) return false;
        std::swap(land_, held);
        for (auto& [id, viewer] : viewers_) viewer.seen = nullptr;
    }
    if (poke_) poke_();
    return true;
}

std::shared_ptr<const LandFrame> FramePublisher::current() const {
    const std::lock_guard lock(guard_);
    return land_;
}

void FramePublisher::keep(const std::string& slot, LandFrame head,
                          std::map<std::string, Raster> fields) {
    {
        const std::lock_guard lock(guard_);
        head.slot = slot;
        slots_[slot] =
            std::make_shared<Slot>(Slot{next_version(), std::move(head), std::move(fields)});
    }
    if (poke_) poke_();
}

std::string FramePublisher::next_of_slots(Viewer& viewer, const Slots& slots) {
    for (const auto& [name, held] : slots) {
        Slot& slot = *held;
        if (viewer.slot_seen[name] == slot.version) continue;
        const Window window = slot.land.window_of(viewer.wanted.area);
        const std::int64_t stride = stride_for(window.columns, window.rows, viewer.wanted.detail);
        for (const std::string& field : fields_of(viewer.wanted)) {
            const auto raster = slot.fields.find(field);
            const MapKey key{field, stride, window};
            if (raster == slot.fields.end() || slot.land.maps.contains(key)) continue;
            const Raster& samples = raster->second;
            FieldSource source{field,
                               window.columns,
                               window.rows,
                               is_class(field),
                               is_code(field),
                               [&](std::int64_t y) {
                                   return samples.samples.data() +
                                          (y + window.y0) * samples.columns + window.x0;
                               }};
            slot.land.maps[key] = make_map(source, stride, nullptr, slot.version);
        }
        bool more = false;
        std::string frame = build_frame(slot.land, fields_of(viewer.wanted), viewer.wanted.detail,
                                        viewer.slot_marks[name], &more, viewer.wanted.area);
        if (!more) viewer.slot_seen[name] = slot.version;
        if (!frame.empty()) return frame;
    }
    return {};
}

std::string FramePublisher::next(std::uint64_t id) {
    Viewer viewer;
    Slots slots;
    std::shared_ptr<const LandFrame> land;
    {
        const std::lock_guard lock(guard_);
        const auto at = viewers_.find(id);
        if (at == viewers_.end() || !at->second.looked || !at->second.ready) return {};
        if (Clock::now() < at->second.last + pause_of(at->second.wanted)) return {};
        const bool slots_new = std::any_of(slots_.begin(), slots_.end(), [&](const auto& slot) {
            const auto seen = at->second.slot_seen.find(slot.first);
            return seen == at->second.slot_seen.end() || seen->second != slot.second->version;
        });
        if (!slots_new && (!land_ || at->second.seen == land_.get())) return {};
        viewer = std::move(at->second);
        at->second.wanted = viewer.wanted;
        at->second.looks = viewer.looks;
        at->second.looked = viewer.looked;
        at->second.ready = false;  // until this is done
        slots = slots_, land = land_;
    }
    std::string frame = next_of_slots(viewer, slots);
    if (frame.empty() && land && viewer.seen != land.get()) {
        bool more = false;
        frame = build_frame(*land, fields_of(viewer.wanted), viewer.wanted.detail, viewer.marks,
                            &more, viewer.wanted.area);
        if (!more) viewer.seen = land.get();
    }
    const std::lock_guard lock(guard_);
    const auto at = viewers_.find(id);
    if (at == viewers_.end()) return {};
    viewer.ready = frame.empty();
    if (!frame.empty()) viewer.last = beat(viewer.last, Clock::now(), pause_of(viewer.wanted));
    // A new subscription or a new state came meanwhile.
    if (at->second.looks != viewer.looks) {
        viewer.wanted = at->second.wanted, viewer.looks = at->second.looks;
        viewer.seen = nullptr;
        viewer.slot_seen.clear();
    }
    if (viewer.seen != land_.get()) viewer.seen = nullptr;
    at->second = std::move(viewer);
    update_due();
    return frame;
}

void FramePublisher::sent(std::uint64_t id) {
    {
        const std::lock_guard lock(guard_);
        const auto at = viewers_.find(id);
        if (at == viewers_.end()) return;
        at->second.ready = true;
        update_due();
    }
    if (on_ready) on_ready();
}

}  // namespace cuesta::studio
