// SPDX-License-Identifier: Apache-2.0
// A message of the page as a row: its name, what it takes, what it does, what comes back. From the
// rows come the refusals of wrong messages, the types of the page (web/src/api/messages.ts) and the
// table of docs/design/studio.md. To add a message: its handler and its row, in one of the files
// messages_*.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cuesta/base/json.h"

namespace cuesta::studio {

class Commands;

enum class ArgumentKind { number, whole, toggle, text, choice, names, list, table, any };

// One member of a message. Without a default it is needed, unless `optional` says otherwise.
struct ArgumentRow {
    std::string name;
    ArgumentKind kind = ArgumentKind::any;
    std::string sentence;      // with the unit, if it has one
    double low = 0, high = 0;  // of numbers; of texts and lists `high` is the most
    std::vector<std::string> choices;
    std::string type;  // of lists and tables, in the page's language
    bool optional = false;
    std::variant<std::monostate, double, bool, std::string> otherwise = {};

    // Left out it counts as this; nobody needs to send it.
    ArgumentRow or_else(double value) &&;
    ArgumentRow or_else(bool value) &&;
    ArgumentRow or_else(const char* value) &&;
    ArgumentRow or_nothing() &&;
};

ArgumentRow number(std::string name, double low, double high, std::string sentence);
ArgumentRow whole(std::string name, double low, double high, std::string sentence);
ArgumentRow toggle(std::string name, std::string sentence);
ArgumentRow text(std::string name, std::size_t most, std::string sentence);
ArgumentRow choice(std::string name, std::vector<std::string> choices, std::string sentence);
// At most 32 of 64 letters.
ArgumentRow names(std::string name, std::string sentence);
ArgumentRow list(std::string name, std::string type, std::size_t most, std::string sentence);
ArgumentRow table(std::string name, std::string type, std::string sentence);
ArgumentRow any(std::string name, std::string sentence);

struct MessageRow;

// A message that fits its row. Error with a sentence if it does not: an argument that is missing,
// unknown, of another kind or outside of its range. A copy may outlive the message.
class Call {
public:
    Call(const MessageRow& row, Json message, std::uint64_t client);

    std::uint64_t client() const { return client_; }  // who asks
    bool has(const std::string& name) const;
    // What was sent, or the default of the row.
    double number(const std::string& name) const;
    std::int64_t whole(const std::string& name) const;
    bool toggle(const std::string& name) const;
    std::string text(const std::string& name) const;
    std::vector<std::string> names(const std::string& name) const;
    // Null if it was left out.
    const Json& json(const std::string& name) const;
    const Json& all() const { return *message_; }

private:
    const ArgumentRow& row_of(const std::string& name) const;

    const MessageRow* row_;
    std::shared_ptr<const Json> message_;
    std::uint64_t client_;
};

// Work that finds the answer later: at the desk at once, or on the threads that read the land or
// make files.
enum class Where { desk, readers, jobs };
struct Task {
    Where where;
    std::function<Json()> work;
};

struct MessageRow {
    std::string name;
    std::string sentence;
    std::vector<ArgumentRow> arguments;
    std::string answer;  // what comes back, in the page's language
    std::variant<Json (*)(Commands&, const Call&), Task (*)(Commands&, const Call&)> handler;
    std::string rest = {};  // what it takes beside its arguments; "": nothing

    const ArgumentRow* find(const std::string& argument) const;
};

// Every message there is, by topic.
const std::vector<MessageRow>& all_messages();
const MessageRow* find_message(const std::string& name);

std::vector<MessageRow> clock_messages();
std::vector<MessageRow> recipe_messages();
std::vector<MessageRow> view_messages();
std::vector<MessageRow> reading_messages();
std::vector<MessageRow> file_messages();

}  // namespace cuesta::studio
