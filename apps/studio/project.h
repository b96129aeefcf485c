// SPDX-License-Identifier: Apache-2.0
// The project folder: recipe.toml, history.jsonl, studio.json, moments/, files/, export/.
//
// Holds   one studio at a time has a folder (a lock that ends with the process); every file is
//         replaced whole or appended and synced, so a kill at any moment loses nothing that was
//         acknowledged.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "history.h"

namespace cuesta::studio {

// The longest text that a project holds.
constexpr std::size_t most_recipe_bytes = 1 << 20;

// A line of work: where in the history it stands and which moment it shows.
struct Branch {
    std::int64_t head = 0;           // edition
    std::vector<std::int64_t> redo;  // undone editions, the next one last
    std::int64_t tick = 0;
};

class Project {
    // Before all else: nobody else may have the folder open.
    struct Lock {
        explicit Lock(const std::filesystem::path& folder);
        ~Lock();
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;
        std::filesystem::path folder;  // canonical
        int descriptor = -1;
    };
    Lock lock_;

public:
    // Opens or creates the folder; Error if another studio has it.
    explicit Project(const std::filesystem::path& folder);

    const std::filesystem::path& folder() const { return lock_.folder; }
    std::filesystem::path recipe_path() const { return folder() / "recipe.toml"; }
    std::filesystem::path files() const { return folder() / "files"; }
    std::filesystem::path exports() const { return folder() / "export"; }
    std::filesystem::path snapshots() const { return folder() / "moments"; }

    History history;
    std::string branch = "main";
    std::map<std::string, Branch> branches;
    std::string source_sha256;         // of the recipe this project was opened with
    std::string token;                 // of the last start; "" if there was none
    std::string view = "null";         // what the page wants to find again, as JSON
    std::vector<std::string> remarks;  // sentences about what was found damaged

    Branch& here() { return branches[branch]; }
    // The text of the branch one is on; "" in a new project.
    std::string text() const;
    // Writes studio.json, and recipe.toml if the text is another.
    void save();

private:
    void load();
    void load_place(const std::filesystem::path& file);
    std::string written_text_;
};

// A folder name for a recipe: letters, digits, - and _.
std::string folder_name(const std::string& name);

}  // namespace cuesta::studio
