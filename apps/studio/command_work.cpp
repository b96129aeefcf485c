// SPDX-License-Identifier: Apache-2.0
// Commands that take a while: readings and exports, each on its own thread.
#include <fmt/format.h>
#include <unistd.h>

#include "commands.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/engine/moment.h"
#include "json_text.h"
#include "kept.h"
#include "message.h"
#include "readings.h"

namespace cuesta::studio {
namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

// Answers with what `work` finds, or with its sentence.
std::function<void()> answering(const Json& message, const Commands::Answer& answer,
                                std::function<Ordered()> work) {
    Ordered out;
    if (message.contains("id") && is_id(message["id"])) out["id"] = message["id"];
    return [out, answer, work = std::move(work)]() mutable {
        try {
            const Ordered result = work();
            out["ok"] = true;
            for (const auto& [key, value] : result.items()) out[key] = value;
        } catch (const Interrupted&) {
            out["error"] = "this was stopped";
        } catch (const std::exception& e) {
            out["error"] = e.what();
        }
        answer(dumped(out));
    };
}

// Looks, and says at which tick the land was that.
std::int64_t look(LiveRun& live, const std::function<void(Run&)>& take) {
    std::int64_t tick = 0;
    live.read([&](Run& run) {
        take(run);
        tick = tick_of(run.plan, run.position);
    });
    return tick;
}

Ordered at_tick(Ordered reading, std::int64_t tick) {
    reading["tick"] = tick;
    return reading;
}

}  // namespace

bool Commands::measure(const std::string& what, const Json& message, const Answer& answer) {
    LiveRun& live = session_.live();
    std::function<Ordered()> work;
    if (what == "cell" || what == "borehole") {
        const double x = number_of(message, "x", -1e9, 1e9), y = number_of(message, "y", -1e9, 1e9);
        work = [&live, x, y, cell = what == "cell"] {
            Ordered out;
            live.read([&](Run& run) {
                out = cell ? cell_reading(run, x, y) : borehole_reading(run, x, y);
            });
            return out;
        };
    } else if (what == "section") {
        const Json points = message.value("points", Json());
        const auto most = static_cast<std::size_t>(number_of(message, "columns", 2, 4000, 600.0));
        work = [&live, points, most] {
            Ordered out;
            live.read([&](Run& run) { out = section_reading(run, points, most); });
            return out;
        };
    } else if (what == "histogram") {
        const auto field = text_of(message, "field", std::string("height"));
        const auto bins = static_cast<std::size_t>(number_of(message, "bins", 2, 1000, 64.0));
        work = [&live, field, bins] {
            std::optional<Raster> map;
            const std::int64_t tick = look(live, [&](Run& run) { map = field_of(run, field); });
            if (!map) throw Error(fmt::format("the land has no field '{}' now", field));
            return at_tick(histogram_reading(*map, field, bins), tick);
        };
    } else if (what == "profile") {
        const double x = number_of(message, "x", -1e9, 1e9), y = number_of(message, "y", -1e9, 1e9);
        work = [&live, x, y] {
            Raster height;
            const std::int64_t tick =
                look(live, [&](Run& run) { height = *field_of(run, "height"); });
            return at_tick(profile_reading(height, height.spacing_m.value_or(1), x, y), tick);
        };
    } else if (what == "realism") {
        work = [&live] {
            Raster height;
            const std::int64_t tick =
                look(live, [&](Run& run) { height = *field_of(run, "height"); });
            return at_tick(
                realism_reading(height, height.spacing_m.value_or(1), live.state().sea_level_m),
                tick);
        };
    } else {
        return false;
    }
    if (!readers_.give(answering(message, answer, std::move(work))))
        throw Error("too many questions wait already", "Try again in a moment");
    return true;
}

void Commands::note_kept(const std::string& slot, const Ordered& origin) {
    const std::lock_guard lock(facts_guard_);
    kept_[slot] = origin;
    facts_["kept"] = kept_;
    ++facts_changes_;
}

// The land as it stands, or that of a branch or an edition at a tick.
void Commands::keep(const Json& message, const Answer& answer) {
    const auto slot = text_of(message, "slot");
    if (slot != "a" && slot != "b") throw Error("what is kept goes into slot a or b");
    std::set<std::string> names = {"height", "water", "top_material"};
    for (const FrameBoard::Wish& wish : board_.looked_at()) names.insert(wish.field);
    const Session::Origin origin =
        session_.origin_of(text_of(message, "branch", std::string()),
                           static_cast<std::int64_t>(number_of(message, "edition", 0, 1e15, 0.0)),
                           static_cast<std::int64_t>(number_of(message, "tick", -1, 1e15, -1.0)));
    const auto put = [this, slot, origin](KeptLand land) {
        Ordered where = {
            {"branch", origin.branch}, {"edition", origin.edition}, {"tick", land.head.tick}};
        where["sea_level"] = land.sea_level_m ? Ordered(*land.sea_level_m) : Ordered();
        board_.keep(slot, std::move(land.head), std::move(land.fields));
        note_kept(slot, where);
        Ordered out = {{"slot", slot}};
        out.update(where);
        return out;
    };
    // At once: a later edit must not get between the text and the land.
    if (origin.now) {
        const auto work = [this, names, put] {
            KeptLand land;
            session_.live().read([&](Run& run) { land = kept_now(run, names); });
            return put(std::move(land));
        };
        return answering(message, answer, work)();
    }
    const auto work = [names, put, origin, moments = session_.project().moments(),
                       cancelled = job_flag()] {
        const InterruptScope scope(*cancelled);
        return put(kept_at(*origin.plan, origin.tick, moments, names, *cancelled));
    };
    if (!jobs_.give(answering(message, answer, work)))
        throw Error("too many lands wait already", "Try again in a moment");
}

ExportStart Commands::export_start(bool from_now) {
    ExportStart start;
    start.registry = &registry_;
    start.text = session_.checked().text;
    start.recipe_path = session_.project().recipe_path();
    start.folder = session_.project().exports();
    if (!from_now) return start;
    const std::filesystem::path file =
        session_.project().folder() /
        fmt::format(".export{}.cuesta-{}.tmp", ++jobs_made_, ::getpid());
    session_.live().read(
        [&](Run& run) {
            start.tick = tick_of(run.plan, run.position);
            if (start.tick == 0) return;
            if (!can_record(run)) throw Error("this moment cannot be recorded", "Take one step");
            save_moment(run, file);
            start.moment = file;
        },
        std::chrono::seconds(20));
    return start;
}

bool Commands::make_files(const std::string& what, const Json& message, const Answer& answer) {
    using Make = Ordered (*)(const ExportStart&, const Json&, const ExportWatch&);
    Make make = nullptr;
    if (what == "export") make = export_outputs;
    if (what == "picture") make = export_picture;
    if (what == "timelapse") make = export_timelapse;
    if (make == nullptr) return false;
    // A time-lapse begins at the beginning, unless it is to start where the land is now or later.
    const bool later =
        what == "timelapse" && message.contains("from") &&
        number_of(message, "from", 0, 1e15) >= static_cast<double>(session_.live().state().tick);
    const ExportStart start = export_start(what != "timelapse" || later);
    const auto work = [this, start, message, make, cancelled = job_flag()] {
        struct Sweep {
            std::filesystem::path file;
            ~Sweep() {
                std::error_code ignored;
                if (!file.empty()) std::filesystem::remove(file, ignored);
            }
        } const sweep{start.moment};
        const InterruptScope scope(*cancelled);
        ExportWatch watch;
        watch.say = [this](const std::string& sentence) {
            tell_({{"event", "note"}, {"sentence", sentence}});
        };
        watch.cancelled = cancelled.get();
        return make(start, message, watch);
    };
    if (!jobs_.give(answering(message, answer, work)))
        throw Error("too many exports wait already", "Try again when one is done");
    return true;
}

}  // namespace cuesta::studio
