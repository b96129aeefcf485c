// SPDX-License-Identifier: Apache-2.0
// Where the simulation publishes states of the land and clients fetch them.
//
// A client that is ready for a frame says so here, and only what ready clients want is made. A
// client that does not read is never ready, so it costs the simulation nothing at all.
//
// Holds   every function may be called from any thread; the simulation waits for nobody, since
//         states are handed over by pointer.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "cuesta/grid/raster.h"
#include "frame.h"

namespace cuesta::studio {

struct Subscription {
    std::vector<std::string> fields = {"height"};
    std::int64_t detail = 1024;  // most samples along a side
    double rate = 30;            // frames a second at most
    // Fields that may lag behind: while the land moves one of them comes with each frame, the one
    // that waits longest; when it rests all come.
    std::vector<std::string> slow = {};
    Area area = {};  // the part it looks at
};

class FramePublisher {
public:
    using Clock = std::chrono::steady_clock;
    struct Wish {
        std::string field;
        std::int64_t detail;
        Area area = {};
        auto operator<=>(const Wish&) const = default;
    };

    // `poke` is called when something was published.
    explicit FramePublisher(std::function<void()> poke) : poke_(std::move(poke)) {}

    void enter(std::uint64_t id);
    void leave(std::uint64_t id);
    void subscribe(std::uint64_t id, Subscription wanted);
    // Called when wishes come that nothing published answers.
    std::function<void()> on_wish;
    // Called when a client is ready for another frame.
    std::function<void()> on_ready;

    // What ready clients want now, which counts as asked; `all` ignores how long ago their last
    // frame was.
    std::set<Wish> wishes(bool all);
    // What anybody looks at, ready or not.
    std::set<Wish> looked_at() const;
    // Whether any could be due: cheap enough to ask after every step.
    bool due() const { return Clock::now().time_since_epoch().count() >= due_at_.load(); }

    // Numbers for states; they only rise.
    std::uint64_t next_version() { return ++versions_; }
    // Publishes a state in the place of the one before.
    void publish(LandFrame land);
    // The same unless `outdated` says, at the very moment, that it comes too late.
    bool publish_unless(LandFrame land, const std::function<bool()>& outdated);
    std::shared_ptr<const LandFrame> current() const;
    // Keeps maps of a slot for split view; sent once to every client.
    void keep(const std::string& slot, LandFrame head, std::map<std::string, Raster> fields);

    // The next frame of a client, empty if there is none or none is due; until sent() it is busy.
    // Only one thread may ask, but the others need not wait while it is made.
    std::string next(std::uint64_t id);
    void sent(std::uint64_t id);

private:
    struct Viewer {
        Subscription wanted;
        std::uint64_t looks = 0;  // how often it changed
        bool ready = true, looked = false;
        Clock::time_point last{};
        FrameMarks marks;
        std::map<std::string, Clock::time_point> slow_at;  // when each was last asked for
        const LandFrame* seen = nullptr;  // what the last frame was made from, all of it sent
        std::map<std::string, FrameMarks> slot_marks;
        std::map<std::string, std::uint64_t> slot_seen;
    };
    struct Slot {  // after keep() only next() touches it
        std::uint64_t version = 0;
        LandFrame land;
        std::map<std::string, Raster> fields;
    };
    using Slots = std::map<std::string, std::shared_ptr<Slot>>;
    void update_due();
    static std::vector<std::string> fields_of(const Subscription& wanted);
    static std::string next_of_slots(Viewer& viewer, const Slots& slots);

    std::function<void()> poke_;
    mutable std::mutex guard_;
    std::map<std::uint64_t, Viewer> viewers_;
    std::shared_ptr<const LandFrame> land_;
    Slots slots_;
    std::atomic<std::uint64_t> versions_ = 0;
    std::atomic<Clock::rep> due_at_{std::numeric_limits<Clock::rep>::max()};
};

}  // namespace cuesta::studio
