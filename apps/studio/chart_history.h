// SPDX-License-Identifier: Apache-2.0
// Measurements along the run, for the charts; they outlive the program.
//
// A point belongs to what made its land: the stage and its step, and a key of everything that came
// before (as the names of engine/snapshot.h). So a branch, an undo or a slider shows the points of
// its own past and no others, and a land that was measured once is not measured into the file
// again. One line of JSON a point is appended to the file; a torn last line is ignored.
//
// Limits  16,000 points in memory and on disk: then those of other pasts go, the oldest first, and
//         every second one of the land that is shown if it has too many itself. 4,000 are told.
// Holds   show() and add() on the run's thread, all() on any.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "cuesta/base/json.h"
#include "cuesta/engine/run.h"

namespace cuesta::studio {

class ChartHistory {
public:
    // Takes in what the file holds. Without a file everything is forgotten at the end.
    explicit ChartHistory(std::filesystem::path file = {}, std::size_t most = 16000);
    ~ChartHistory();
    ChartHistory(const ChartHistory&) = delete;
    ChartHistory& operator=(const ChartHistory&) = delete;

    // The points of this run's plan from now on; returns whether others are shown than before.
    bool show(const Run& run);
    // Of the land as it stands.
    void add(const Run& run, const Json& point);
    // Those of the land that is shown, by rising ticks.
    Json all() const;
    std::size_t size() const;

private:
    struct Place {
        std::string key;
        std::size_t stage = 0;
        std::int64_t step = 0;
        auto operator<=>(const Place&) const = default;
    };
    struct Point {
        std::uint64_t number = 0;  // counts up
        std::int64_t tick = 0;
        std::string text;
    };
    const std::string& key_of(const Run& run, std::size_t stage, std::int64_t step);
    void read();
    void append(const Place& place, const Point& point);
    void trim();
    void write_all();
    void open_file();

    std::filesystem::path file_;
    std::size_t most_;
    int descriptor_ = -1;
    mutable std::mutex guard_;
    std::map<Place, Point> points_;
    std::map<std::int64_t, Place> shown_;  // by tick
    std::uint64_t next_ = 0;
    // Keys of the plan that is shown, by stage and the last event before.
    std::string known_plan_;
    std::map<std::pair<std::size_t, std::int64_t>, std::string> known_keys_;
};

}  // namespace cuesta::studio
