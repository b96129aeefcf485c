// SPDX-License-Identifier: Apache-2.0
// Messages of the page: each one becomes a call of the session, a reading or an export, and the
// answer a JSON text with the same id.
//
// Holds   one thread takes the messages in order; what takes long is answered later by others, so
//         `pause` never waits for a measurement. Nothing a message holds can end the server.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>

#include "chart_book.h"
#include "exports.h"
#include "session.h"
#include "worker.h"

namespace cuesta::studio {

class Commands {
public:
    using Answer = std::function<void(std::string)>;

    Commands(const Registry& registry, Session& session, FrameBoard& board, ChartBook& charts,
             std::function<void(const nlohmann::ordered_json&)> tell);
    ~Commands() { stop(); }

    // On the desk's thread. `client` says whose look changes.
    void take(std::uint64_t client, const std::string& message, const Answer& answer);
    // What `state` events tell, safe from any thread.
    nlohmann::ordered_json state() const;
    std::uint64_t changes() const { return facts_changes_ + session_.live().changes(); }
    std::string text() const;
    // Takes over what the session shows now; after anything that may have changed it.
    void note_facts();
    void stop();

private:
    using Json = nlohmann::json;
    using Ordered = nlohmann::ordered_json;

    Ordered carry_out(std::uint64_t client, const std::string& what, const Json& message);
    bool measure(const std::string& what, const Json& message, const Answer& answer);
    bool make_files(const std::string& what, const Json& message, const Answer& answer);
    Ordered hello();
    void set_view(Json view);
    Ordered stroke(const Json& message);
    Ordered act(const Json& message);
    void keep(const Json& message, const Answer& answer);
    void note_kept(const std::string& slot, const Ordered& origin);
    Ordered open(const Json& message);
    Ordered load_example(const Json& message);
    ExportStart export_start(bool from_now);

    const Registry& registry_;
    Session& session_;
    FrameBoard& board_;
    ChartBook& charts_;
    std::function<void(const Ordered&)> tell_;
    mutable std::mutex facts_guard_;
    Ordered facts_;                     // what the session adds to the state
    Ordered kept_ = Ordered::object();  // slot to branch, edition and tick
    std::string text_;
    std::atomic<std::uint64_t> facts_changes_ = 0;
    using Flag = std::shared_ptr<std::atomic<bool>>;
    Flag job_flag() const;
    void cancel_jobs();
    mutable std::mutex flag_guard_;
    Flag cancelled_ = std::make_shared<std::atomic<bool>>(false);  // of all jobs given so far
    std::uint64_t jobs_made_ = 0;
    Worker readers_{64}, jobs_{8};
};

}  // namespace cuesta::studio
