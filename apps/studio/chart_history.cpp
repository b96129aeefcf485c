// SPDX-License-Identifier: Apache-2.0
#include "chart_history.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/snapshot.h"
#include "json_text.h"

namespace cuesta::studio {
namespace {

constexpr std::size_t most_told = 4000;
constexpr std::uintmax_t largest_file = 64 << 20;

// Only events change what a step belongs to: the step after the last one before it stands for all.
std::int64_t representative(const StagePlan& stage, std::int64_t step) {
    if (step == 0) return 0;
    std::int64_t last = 0;
    for (const EventPlan& event : stage.events)
        if (event.at < step) last = std::max(last, event.at);
    return last + 1;
}

}  // namespace

ChartHistory::ChartHistory(std::filesystem::path file, std::size_t most)
    : file_(std::move(file)), most_(most) {
    if (file_.empty()) return;
    read();
    open_file();
}

ChartHistory::~ChartHistory() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void ChartHistory::open_file() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (descriptor_ < 0)
        throw Error(fmt::format("cannot write {}: {}", file_.string(), std::strerror(errno)),
                    "Choose another folder with --project");
}

void ChartHistory::read() {
    std::error_code code;
    if (std::filesystem::file_size(file_, code) > largest_file && !code) {
        write_all();  // not ours; begin anew
        return;
    }
    std::ifstream in(file_, std::ios::binary);
    bool damaged = false;
    for (std::string line; std::getline(in, line);) {
        const Json json = shallow_json(line);
        try {
            if (in.eof()) throw Error("torn: a kill came while it was written");
            const Place place{json.at("key").get<std::string>(),
                              json.at("stage").get<std::size_t>(),
                              json.at("step").get<std::int64_t>()};
            const Json& point = json.at("point");
            points_[place] = {next_++, point.at("tick").get<std::int64_t>(), point.dump()};
        } catch (const std::exception&) {
            damaged = true;
        }
    }
    if (damaged) write_all();
}

const std::string& ChartHistory::key_of(const Run& run, std::size_t stage, std::int64_t step) {
    const bool inside = stage < run.plan.stages.size();
    const std::int64_t at = inside ? representative(run.plan.stages[stage], step) : 0;
    std::string& key = known_keys_[{stage, at}];
    if (key.empty()) key = snapshot_name(run.plan, run.input_sha256, {stage, at}).substr(0, 32);
    return key;
}

bool ChartHistory::show(const Run& run) {
    const std::lock_guard lock(guard_);
    std::string plan_now = run.plan.recipe_sha256;
    for (const std::string& input : run.input_sha256) plan_now += input;
    if (plan_now == known_plan_) return false;
    known_plan_ = plan_now;
    known_keys_.clear();
    std::map<std::int64_t, Place> shown;
    const std::size_t stages = run.plan.stages.size();
    for (const auto& [place, point] : points_) {
        if (place.stage > stages ||
            (place.stage == stages ? place.step != 0
                                   : place.step > ticks_of(run.plan.stages[place.stage])) ||
            place.key != key_of(run, place.stage, place.step))
            continue;
        shown[tick_of(run.plan, {place.stage, place.step})] = place;
    }
    std::swap(shown, shown_);
    return shown != shown_;
}

void ChartHistory::add(const Run& run, const Json& point) {
    show(run);
    const std::lock_guard lock(guard_);
    const Place place{key_of(run, run.position.stage, run.position.step), run.position.stage,
                      run.position.step};
    Point made{next_++, tick_of(run.plan, run.position), point.dump()};
    shown_[made.tick] = place;
    const bool fresh = !points_.contains(place);
    if (fresh) append(place, made);
    points_[place] = std::move(made);
    if (points_.size() > most_) trim();
}

void ChartHistory::append(const Place& place, const Point& point) {
    if (descriptor_ < 0) return;
    const std::string line = fmt::format(R"({{"key":"{}","stage":{},"step":{},"point":{}}})"
                                         "\n",
                                         place.key, place.stage, place.step, point.text);
    // A chart is not worth stopping for: what a full disk does not take is missing after a restart.
    std::size_t written = 0;
    while (written < line.size()) {
        const ssize_t bytes = ::write(descriptor_, line.data() + written, line.size() - written);
        if (bytes < 0 && errno == EINTR) continue;
        if (bytes <= 0) break;
        written += static_cast<std::size_t>(bytes);
    }
    if (written > 0 && written < line.size() && ::write(descriptor_, "\n", 1) < 0) errno = 0;
}

void ChartHistory::trim() {
    // Other pasts, the oldest first.
    std::map<std::uint64_t, Place> others;
    for (const auto& [place, point] : points_) {
        const auto at = shown_.find(point.tick);
        if (at == shown_.end() || at->second != place) others[point.number] = place;
    }
    for (const auto& [number, place] : others) {
        if (points_.size() <= most_ / 2) break;
        points_.erase(place);
    }
    // Every second of our own, never the newest.
    while (points_.size() > most_ * 3 / 4 && shown_.size() > 2) {
        bool odd = false;
        for (auto at = shown_.begin(); at != std::prev(shown_.end());) {
            if (std::exchange(odd, !odd)) {
                points_.erase(at->second);
                at = shown_.erase(at);
            } else {
                ++at;
            }
        }
    }
    write_all();
}

void ChartHistory::write_all() {
    if (file_.empty()) return;
    std::map<std::uint64_t, const std::pair<const Place, Point>*> by_age;
    for (const auto& one : points_) by_age[one.second.number] = &one;
    std::string text;
    for (const auto& [number, one] : by_age)
        text += fmt::format(R"({{"key":"{}","stage":{},"step":{},"point":{}}})"
                            "\n",
                            one->first.key, one->first.stage, one->first.step, one->second.text);
    try {
        write_file_atomically(file_, text);
        if (descriptor_ >= 0) open_file();
    } catch (const std::exception&) {
        // As above: a chart is not worth stopping for.
    }
}

Json ChartHistory::all() const {
    const std::lock_guard lock(guard_);
    Json list = Json::array();
    const std::size_t every = 1 + shown_.size() / most_told;
    std::size_t i = 0;
    for (const auto& [tick, place] : shown_) {
        const bool last = i + 1 == shown_.size();
        if (i++ % every != 0 && !last) continue;
        Json point = Json::parse_or_discard(points_.at(place).text);
        point["tick"] = tick;
        list.push_back(std::move(point));
    }
    return list;
}

std::size_t ChartHistory::size() const {
    const std::lock_guard lock(guard_);
    return points_.size();
}

}  // namespace cuesta::studio
