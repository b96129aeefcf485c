// SPDX-License-Identifier: Apache-2.0
// One project at work: the recipe text, its history and branches, and the run that shows it.
//
// Whatever a person does becomes a text first; it is checked, written to the journal and only then
// shown. So what is on the screen can always be repeated by `cuesta run recipe.toml`.
//
// Holds   one thread calls it (the studio's desk). A refused change leaves text and run as they
//         were.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "live_run.h"
#include "project.h"
#include "recipe_text.h"
#include "sketch.h"

#include "cuesta/base/json.h"

namespace cuesta::studio {

// What is wrong with a text that was to be shown.
struct Refused : Error {
    Refused(const std::string& sentence, Diagnostics found)
        : Error(sentence), problems(std::move(found)) {}
    Diagnostics problems;
};

class Session {
public:
    // `tell` hears `recipe` events for all clients.
    Session(const Registry& registry, std::unique_ptr<Project> project, FramePublisher& frames,
            LiveHooks hooks, std::function<void(const Json&)> tell);

    // Shows the project's text, or `text` if the project is new or was made from another one.
    void start(const std::string& text, const std::string& what);

    Project& project() { return *project_; }
    LiveRun& live() { return *live_; }
    const CheckedText& checked() const { return checked_; }
    // A sketch of the land is drawn at present, or will be.
    bool sketching() const { return sketch_->drawing(); }
    // The text with its structure as the `recipe` event.
    Json recipe_event() const;
    Json history_json() const;
    Json branches_json() const;
    bool can_undo() const;
    bool can_redo() const { return !project_->branches.at(project_->branch).redo.empty(); }

    void set_text(const std::string& text, const std::string& what);
    // Another recipe from its beginning, running.
    void start_anew(const std::string& text, const std::string& what);
    void edit(const std::vector<RecipeEdit>& edits, const std::string& what, bool from_now);
    void undo();
    void redo();
    // An operator at this moment: a brush stroke, a volcano. With `answered` it comes before what
    // wears the land, if that is done already, and the run makes its way here again.
    void happen(const Json& table, const std::string& what, bool answered = false);
    void branch(const std::string& name);
    void switch_to(const std::string& name);
    void drop_branch(const std::string& name);
    // Where another land comes from: `now` is the land as it stands, else `plan` at `tick`.
    struct Origin {
        std::string branch;
        std::int64_t edition = 0, tick = 0;
        bool now = false;
        std::shared_ptr<const Plan> plan;
    };
    // "" and 0 mean where one is; a tick below 0 is the one the branch stands at.
    // An edit that follows makes an edition of its own, so that this one stays what it was.
    Origin origin_of(const std::string& branch, std::int64_t edition, std::int64_t tick);
    // A text of the history with its structure.
    Json edition_json(std::int64_t number) const;
    // Notes the tick in studio.json if it has changed.
    void save_place();
    // Ends the threads; the place is saved.
    void stop();

private:
    struct Goal {
        std::int64_t target;
        bool run;
    };
    Goal goal_for(const Plan& plan) const;
    CheckedText checked_or_refused(const std::string& text) const;
    // The text with these changes; it names the plugins that they need.
    std::string edited(const std::vector<RecipeEdit>& edits) const;
    void take(CheckedText checked, const std::string& what, Goal goal, bool may_amend);
    void show(CheckedText checked, const std::string& what, Goal goal);
    void go(std::int64_t edition, const std::string& what);

    const Registry& registry_;
    std::unique_ptr<Project> project_;
    std::function<void(const Json&)> tell_;
    std::unique_ptr<LiveRun> live_;
    std::unique_ptr<Sketch> sketch_;
    CheckedText checked_;
    std::string last_what_;
    std::chrono::steady_clock::time_point last_edit_{};
    std::string last_told_;
};

}  // namespace cuesta::studio
