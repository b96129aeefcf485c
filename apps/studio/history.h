// SPDX-License-Identifier: Apache-2.0
// Every text a recipe ever had, with what was done to it: a journal that survives a kill.
//
// One line of JSON an edition, appended and synced before anybody is told; a torn last line is
// ignored. Each edition names the one it was made from, so undo, redo and branches are places in
// one tree, and nothing that was written is ever lost by an undo.
//
// Limits  a journal above 64 MiB is rewritten with the newest 1,000 editions.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace cuesta::studio {

struct Edition {
    std::int64_t number = 0;  // from 1
    std::int64_t after = 0;   // the one it was made from; 0: none
    std::string at;           // UTC
    std::string what;         // "moved hurst of base"
    std::string text;
};

class History {
public:
    // Reads the journal if there is one.
    explicit History(std::filesystem::path file);
    ~History();
    History(const History&) = delete;
    History& operator=(const History&) = delete;

    // Error if the disk refuses it; the tree is then as before.
    std::int64_t add(std::int64_t after, const std::string& what, const std::string& text);
    // Replaces the text of the newest edition: a slider that is still moving makes one edition.
    void amend(const std::string& what, const std::string& text);

    const Edition* find(std::int64_t number) const;
    std::int64_t newest() const { return editions_.empty() ? 0 : editions_.rbegin()->first; }
    // From `head` back to the beginning, at most `most`.
    std::vector<const Edition*> way_back(std::int64_t head, std::size_t most) const;

private:
    void append(const Edition& edition);
    void compact();

    std::filesystem::path file_;
    int descriptor_ = -1;
    std::map<std::int64_t, Edition> editions_;
};

}  // namespace cuesta::studio
