// SPDX-License-Identifier: Apache-2.0
// Messages that read the land. Each is answered by the readers, so `pause` never waits for one.
// Places are metres from the north-western sample; every answer says the `tick` of its land.
#include <fmt/format.h>

#include "commands.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/snapshot.h"
#include "land_view.h"
#include "message.h"
#include "readings.h"

namespace cuesta::studio {
namespace {

ArgumentRow east() {
    return number("x", -1e9, 1e9, "m east.");
}
ArgumentRow south() {
    return number("y", -1e9, 1e9, "m south.");
}

// Between two steps, quick.
Task quick(Commands& desk, std::function<Json(Run&)> read) {
    return {Where::readers, [&live = desk.session().live(), read = std::move(read)] {
                Json out;
                live.read([&](Run& run) { out = read(run); });
                return out;
            }};
}

// On a copy of a field, which takes as long as it takes.
Task on_copy(Commands& desk, const std::string& field, std::function<Json(const Raster&)> measure) {
    return {Where::readers, [&live = desk.session().live(), field, measure = std::move(measure)] {
                std::optional<Raster> map;
                std::int64_t tick = 0;
                live.read([&](Run& run) {
                    map = field_of(run, field);
                    tick = tick_of(run.plan, run.position);
                });
                if (!map) throw Error(fmt::format("the land has no field '{}' now", field));
                Json out = measure(*map);
                out["tick"] = tick;
                return out;
            }};
}

Task cell(Commands& desk, const Call& call) {
    return quick(
        desk, [call](Run& run) { return cell_reading(run, call.number("x"), call.number("y")); });
}

Task borehole(Commands& desk, const Call& call) {
    return quick(desk, [call](Run& run) {
        return borehole_reading(run, call.number("x"), call.number("y"));
    });
}

Task section(Commands& desk, const Call& call) {
    return quick(desk, [call](Run& run) {
        return section_reading(run, call.json("points"),
                               static_cast<std::size_t>(call.whole("columns")));
    });
}

Task profile(Commands& desk, const Call& call) {
    return on_copy(desk, "height", [call](const Raster& height) {
        return profile_reading(height, height.spacing_m.value_or(1), call.number("x"),
                               call.number("y"));
    });
}

Task histogram(Commands& desk, const Call& call) {
    const std::string field = call.text("field");
    return on_copy(desk, field, [call, field](const Raster& map) {
        return histogram_reading(map, field, static_cast<std::size_t>(call.whole("bins")));
    });
}

Task realism(Commands& desk, const Call&) {
    return on_copy(desk, "height", [&live = desk.session().live()](const Raster& height) {
        return realism_reading(height, height.spacing_m.value_or(1), live.state().sea_level_m);
    });
}

Json charts(Commands& desk, const Call&) {
    return {{"points", desk.charts().all()}};
}

}  // namespace

std::vector<MessageRow> reading_messages() {
    return {
        {"cell", "All values at a place.", {east(), south()}, "CellReading", cell},
        {"section",
         "The layers under a line.",
         {list("points", "[number, number][]", 1000, "x, y in m."),
          whole("columns", 2, 4000, "At most so many.").or_else(600.0)},
         "SectionReading",
         section},
        {"borehole", "The layers at a place.", {east(), south()}, "BoreholeReading", borehole},
        {"profile",
         "The way of the water from a place to the edge.",
         {east(), south()},
         "ProfileReading",
         profile},
        {"charts", "Measurements along the run.", {}, "ChartsAnswer", charts},
        {"histogram",
         "How the values of a field are spread.",
         {text("field", 64, "Its name.").or_else("height"),
          whole("bins", 2, 1000, "So many.").or_else(64.0)},
         "HistogramReading",
         histogram},
        {"realism", "The gates of realism.", {}, "RealismReading", realism},
    };
}

}  // namespace cuesta::studio
