// SPDX-License-Identifier: Apache-2.0
// The desk: messages of the page come in, each goes to the handler of its row (message.h), and the
// answer is a JSON text with the same id.
//
// Holds   one thread takes the messages in order; what takes long is answered later by others, so
//         `pause` never waits for a measurement. Nothing a message holds can end the server.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "chart_history.h"
#include "message.h"
#include "session.h"
#include "worker.h"

#include "cuesta/base/json.h"

namespace cuesta::studio {

class Commands {
public:
    using Answer = std::function<void(std::string)>;
    using Tell = std::function<void(const Json&)>;
    using Flag = std::shared_ptr<std::atomic<bool>>;

    Commands(const Registry& registry, Session& session, FramePublisher& frames,
             ChartHistory& charts, Tell tell);
    ~Commands();

    // On the desk's thread. `client` says whose subscription changes.
    void take(std::uint64_t client, const std::string& message, const Answer& answer);
    // What `state` events tell, safe from any thread.
    Json state() const;
    std::uint64_t changes() const { return facts_changes_ + session_.live().changes(); }
    std::string text() const;
    // Takes over what the session shows now; after anything that may have changed it.
    void note_facts();
    void stop();

    // For the handlers.
    const Registry& registry() const { return registry_; }
    Session& session() { return session_; }
    FramePublisher& frames() { return frames_; }
    ChartHistory& charts() { return charts_; }
    void tell(const Json& event) const { tell_(event); }
    // Where the land of a comparison slot comes from, for the state.
    void note_slot(const std::string& slot, const Json& origin);
    // Set when the jobs given so far shall be left.
    Flag job_flag() const;
    void cancel_jobs();
    std::uint64_t next_job() { return ++jobs_made_; }

private:
    struct Facts;
    void give(Task task, const Json& message, const Answer& answer);

    const Registry& registry_;
    Session& session_;
    FramePublisher& frames_;
    ChartHistory& charts_;
    Tell tell_;
    mutable std::mutex facts_guard_;
    std::unique_ptr<Facts> facts_;  // what the session adds to the state
    std::atomic<std::uint64_t> facts_changes_ = 0;
    mutable std::mutex flag_guard_;
    Flag cancelled_ = std::make_shared<std::atomic<bool>>(false);  // of all jobs given so far
    std::uint64_t jobs_made_ = 0;
    Worker readers_{64}, jobs_{8};
};

}  // namespace cuesta::studio
