// SPDX-License-Identifier: Apache-2.0
#include "snapshots.h"

#include <fmt/format.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "cuesta/base/atomic_file.h"
#include "cuesta/engine/snapshot.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_snapshots = 400;
constexpr std::string_view ending = ".cuesta";

// "120-<64 digits>.cuesta".
std::optional<std::pair<std::int64_t, std::string>> read_name(const std::string& file) {
    const auto dash = file.find('-');
    if (dash == std::string::npos || file.size() != dash + 1 + 64 + ending.size() ||
        !file.ends_with(ending))
        return std::nullopt;
    std::int64_t tick = 0;
    const char* last = file.data() + dash;
    const auto [end, error] = std::from_chars(file.data(), last, tick);
    if (error != std::errc{} || end != last || tick < 0) return std::nullopt;
    return std::pair(tick, file.substr(dash + 1, 64));
}

std::uint64_t usual_budget(const fs::path& folder) {
    constexpr std::uint64_t most = std::uint64_t{2} << 30;
    struct statvfs space {};
    if (::statvfs(folder.c_str(), &space) != 0) return most;
    return std::min(most, std::uint64_t{space.f_bavail} * space.f_frsize / 4);
}

}  // namespace

Snapshots::Snapshots(fs::path folder, std::uint64_t most_bytes)
    : folder_(std::move(folder)), most_bytes_(most_bytes) {
    fs::create_directories(folder_);
    remove_stale_temporaries(folder_);
    if (most_bytes_ == 0) most_bytes_ = usual_budget(folder_);
    std::vector<std::pair<fs::file_time_type, std::string>> order;
    for (const auto& file : fs::directory_iterator(folder_)) {
        const auto name = read_name(file.path().filename().string());
        if (!name || !file.is_regular_file()) continue;
        entries_[name->second] = {name->first, file.file_size(), 0};
        bytes_ += file.file_size();
        order.emplace_back(file.last_write_time(), name->second);
    }
    std::sort(order.begin(), order.end());
    for (const auto& [time, name] : order) entries_[name].used = ++clock_;
}

fs::path Snapshots::file_of(const std::string& name, const Entry& entry) const {
    return folder_ / fmt::format("{}-{}{}", entry.tick, name, ending);
}

const std::string& Snapshots::name_at(const Plan& plan, const std::vector<std::string>& inputs,
                                      std::int64_t tick) {
    std::string plan_now = plan.recipe_sha256;
    for (const std::string& input : inputs) plan_now += input;
    if (plan_now != known_plan_) known_plan_ = plan_now, known_names_.clear();
    std::string& name = known_names_[tick];
    if (name.empty()) name = snapshot_name(plan, inputs, position_of(plan, tick));
    return name;
}

bool Snapshots::record(const Run& run) {
    if (!can_record(run)) return false;
    const std::int64_t tick = tick_of(run.plan, run.position);
    if (tick == 0) return false;  // there is nothing yet
    const std::string name = name_at(run.plan, run.input_sha256, tick);
    if (entries_.contains(name)) {
        entries_[name].used = ++clock_;
        return false;
    }
    Entry entry{tick, 0, ++clock_};
    const fs::path file = file_of(name, entry);
    save_snapshot(run, file);
    entry.bytes = fs::file_size(file);
    bytes_ += entry.bytes;
    entries_[name] = entry;
    trim(run);
    return true;
}

bool Snapshots::load_latest(Run& run, std::int64_t tick, std::int64_t after, Observer& observer) {
    const std::int64_t all = ticks_of(run.plan);
    std::set<std::int64_t, std::greater<>> ticks;
    for (const auto& [name, entry] : entries_)
        if (entry.tick <= std::min(tick, all) && entry.tick > after) ticks.insert(entry.tick);
    for (const std::int64_t candidate : ticks) {
        const std::string name = name_at(run.plan, run.input_sha256, candidate);
        const auto at = entries_.find(name);
        if (at == entries_.end() || at->second.tick != candidate) continue;
        const fs::path file = file_of(name, at->second);
        try {
            load_snapshot(run, file, observer);
        } catch (const std::exception& e) {
            observer.warn(fmt::format("a recorded snapshot cannot be used: {}", e.what()));
            drop(name);
            // What was half loaded must not be gone on from.
            throw Error("a recorded snapshot was damaged and is gone now");
        }
        at->second.used = ++clock_;
        std::error_code ignored;
        fs::last_write_time(file, fs::file_time_type::clock::now(), ignored);
        return true;
    }
    return false;
}

std::vector<std::int64_t> Snapshots::recorded(const Plan& plan,
                                              const std::vector<std::string>& inputs) {
    std::set<std::int64_t> ticks;
    const std::int64_t all = ticks_of(plan);
    for (const auto& [name, entry] : entries_)
        if (entry.tick <= all && !ticks.contains(entry.tick) &&
            entries_.contains(name_at(plan, inputs, entry.tick)))
            ticks.insert(entry.tick);
    return {ticks.begin(), ticks.end()};
}

void Snapshots::drop(const std::string& name) {
    const auto at = entries_.find(name);
    if (at == entries_.end()) return;
    std::error_code ignored;
    fs::remove(file_of(name, at->second), ignored);
    bytes_ -= at->second.bytes;
    entries_.erase(at);
}

void Snapshots::trim(const Run& run) {
    if (bytes_ <= most_bytes_ && entries_.size() <= most_snapshots) return;
    std::map<std::int64_t, std::string> own;  // of this plan, by tick
    std::vector<std::pair<std::uint64_t, std::string>> others;
    for (const auto& [name, entry] : entries_) {
        if (entry.tick <= ticks_of(run.plan) &&
            name_at(run.plan, run.input_sha256, entry.tick) == name)
            own[entry.tick] = name;
        else
            others.emplace_back(entry.used, name);
    }
    std::sort(others.begin(), others.end());
    const auto too_much = [&] { return bytes_ > most_bytes_ || entries_.size() > most_snapshots; };
    for (const auto& [used, name] : others) {
        if (!too_much()) return;
        drop(name);
    }
    const std::int64_t now = tick_of(run.plan, run.position);
    while (too_much() && own.size() > 1) {
        // The newest state and the ends of stages stay as long as there is something else.
        std::int64_t victim = -1, nearest = 0;
        for (const bool ends_too : {false, true}) {
            for (auto at = own.begin(); at != own.end(); ++at) {
                if (at->first == now) continue;
                const bool end = position_of(run.plan, at->first).step == 0;
                if (end && !ends_too) continue;
                const std::int64_t left = at == own.begin() ? 0 : std::prev(at)->first;
                const std::int64_t right =
                    std::next(at) == own.end() ? ticks_of(run.plan) : std::next(at)->first;
                if (victim < 0 || right - left < nearest)
                    victim = at->first, nearest = right - left;
            }
            if (victim >= 0) break;
        }
        if (victim < 0) return;
        drop(own[victim]);
        own.erase(victim);
    }
}

}  // namespace cuesta::studio
