// SPDX-License-Identifier: Apache-2.0
// Messages about what a page sees: the whole state, its subscription, its view, lands to compare.
#include <fmt/format.h>

#include "commands.h"
#include "comparison_slot.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/json.h"
#include "json_text.h"
#include "message.h"

namespace cuesta::studio {
namespace {

constexpr std::size_t most_view_bytes = 64 * 1024;

Json hello(Commands& desk, const Call&) {
    Json out = desk.state();
    out.erase("event");
    const Json state_now = out;
    out["state"] = state_now;
    const Json recipe = desk.session().recipe_event();
    for (const char* key : {"text", "structure", "problems", "warnings"}) out[key] = recipe[key];
    out["history"] = desk.session().history_json();
    out["view"] = Json::parse(desk.session().project().view);
    out["remarks"] = desk.session().project().remarks;
    return out;
}

Json look(Commands& desk, const Call& call) {
    Subscription wanted;
    wanted.fields = call.names("fields");
    wanted.slow = call.names("slow");
    wanted.detail = call.whole("detail");
    wanted.rate = call.number("rate");
    wanted.area = {call.number("west"), call.number("north"), call.number("east"),
                   call.number("south")};
    desk.frames().subscribe(call.client(), std::move(wanted));
    desk.session().live().show_standing();
    return Json::object();
}

Json set_view(Commands& desk, const Call& call) {
    const std::string view = call.json("view").dump();
    if (view.size() > most_view_bytes)
        throw Error(fmt::format("a view of {} bytes is more than the {} that are kept", view.size(),
                                most_view_bytes));
    desk.session().project().view = view;
    desk.session().project().save();
    return Json::object();
}

// The land as it stands, or that of a branch or an edition at a tick.
Task keep(Commands& desk, const Call& call) {
    const std::string slot = call.text("slot");
    std::set<std::string> names = {"height", "water", "top_material"};
    for (const FramePublisher::Wish& wish : desk.frames().looked_at()) names.insert(wish.field);
    const Session::Origin origin =
        desk.session().origin_of(call.text("branch"), call.whole("edition"), call.whole("tick"));
    const auto put = [&desk, slot, origin](ComparedLand land) {
        Json where = {
            {"branch", origin.branch}, {"edition", origin.edition}, {"tick", land.head.tick}};
        where["sea_level"] = land.sea_level_m ? Json(*land.sea_level_m) : Json();
        desk.frames().keep(slot, std::move(land.head), std::move(land.fields));
        desk.note_slot(slot, where);
        Json out = {{"slot", slot}};
        out.update(where);
        return out;
    };
    // At once: a later edit must not get between the text and the land.
    if (origin.now)
        return {Where::desk, [&desk, names, put] {
                    ComparedLand land;
                    desk.session().live().read([&](Run& run) { land = land_now(run, names); });
                    return put(std::move(land));
                }};
    return {Where::jobs, [names, put, origin, snapshots = desk.session().project().snapshots(),
                          cancelled = desk.job_flag()] {
                const InterruptScope scope(*cancelled);
                return put(land_at(*origin.plan, origin.tick, snapshots, names, *cancelled));
            }};
}

}  // namespace

std::vector<MessageRow> view_messages() {
    return {
        {"hello",
         "Tells the whole state (see `state`; also as one member `state`), text, structure, "
         "problems, history, view.",
         {},
         "Hello",
         hello},
        {"look",
         "Subscribes this client to frames; of the slow fields one comes with a frame while the "
         "land moves, all when it rests. With sides in metres from the north-west corner it gets "
         "that part of the land alone.",
         {names("fields", "In every frame."), names("slow", "May lag behind."),
          whole("detail", 16, 8192, "Most samples along a side.").or_else(1024.0),
          number("rate", 0.1, 120, "Frames a second at most.").or_else(30.0),
          number("west", 0, 1e12, "Side of the part.").or_else(0.0),
          number("north", 0, 1e12, "Side of the part.").or_else(0.0),
          number("east", 0, 1e12, "Side of the part; not above west: all.").or_else(0.0),
          number("south", 0, 1e12, "Side of the part; not above north: all.").or_else(0.0)},
         "Done",
         look},
        {"view",
         "Keeps a view with the project, told by hello.",
         {any("view", "64 KiB.")},
         "Done",
         set_view},
        {"keep",
         "Puts a land into a slot for comparing: as it stands, or made on a run of its own from "
         "the latest snapshot; frames carry `slot`, the state `kept`.",
         {choice("slot", {"a", "b"}, "Where it goes."),
          text("branch", 200, "\"\": this one.").or_else(""),
          whole("edition", 0, 1e15, "0: that of the branch.").or_else(0.0),
          whole("tick", -1, 1e15, "-1: where the branch stands.").or_else(-1.0)},
         "KeepAnswer",
         keep},
    };
}

}  // namespace cuesta::studio
