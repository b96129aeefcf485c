// SPDX-License-Identifier: Apache-2.0
// Who wrote to a field last, so that an operator need not look again at what it has left itself.
//
// A part of the working memory (Scratch::object). The engine tells it of every operator and of the
// fields that it declares to write; an operator keeps beside its findings the moment at which they
// held, and they hold as long as nobody else has written since:
//
//   begin     if (note.at == watch.before(field::water)) ...        // nobody since
//   end       note.at = watch.now(field::water);
//
// Moments are never 0. Where nobody tells it of operators (one called by itself, a test) no moment
// is ever met again, and operators look.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace cuesta {

class FieldWatch {
public:
    // By the engine: anybody may have written anything up to now.
    void restart() {
        watching_ = true;
        start_ = ++clock_;
    }
    // An operator begins, and may write these fields.
    void begin(std::span<const std::string> writes) {
        if (!watching_) restart();
        ++operator_;
        for (const std::string& name : writes) {
            Entry& entry = entries_[name];
            entry = {++clock_, entry.last, operator_};
        }
    }
    // One that is made of several (JointStep): of those that it has begun as, the next one begins.
    // `done` is what the one before it may have written.
    void next(std::span<const std::string> done, std::span<const std::string> writes) {
        const std::uint64_t joint = operator_++;
        for (const std::string& name : writes) {
            Entry& entry = entries_[name];
            const bool untouched =
                entry.writer == joint && std::find(done.begin(), done.end(), name) == done.end();
            entry = {++clock_, untouched ? entry.before : entry.last, operator_};
        }
    }
    // What it wrote has been changed behind it, by a mask.
    void changed(std::span<const std::string> writes) {
        for (const std::string& name : writes) entries_[name].last = ++clock_;
    }

    // By operators: the last writing before this operator began, and the last of all.
    std::uint64_t before(std::string_view name) {
        const Entry entry = entry_of(name);
        return moment(entry.writer == operator_ ? entry.before : entry.last);
    }
    std::uint64_t now(std::string_view name) { return moment(entry_of(name).last); }

private:
    struct Entry {
        std::uint64_t last = 0, before = 0, writer = 0;
    };
    Entry entry_of(std::string_view name) const {
        const auto found = entries_.find(name);
        return found == entries_.end() ? Entry{} : found->second;
    }
    std::uint64_t moment(std::uint64_t written) {
        if (!watching_) return ++clock_;
        return written > start_ ? written : start_;
    }

    bool watching_ = false;
    std::uint64_t clock_ = 0, start_ = 0, operator_ = 0;
    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace cuesta
