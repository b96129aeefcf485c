// SPDX-License-Identifier: Apache-2.0
// Files that are part of the program: the page ("page/index.html") and the examples
// ("examples/quickstart.toml"). The table is made while building (cmake/CuestaStudio.cmake).
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta::studio {

struct EmbeddedFile {
    std::string_view name, bytes;
    struct Ends {
        const char *first, *end;
    };
    EmbeddedFile(std::string_view path, Ends ends)
        : name(path), bytes(ends.first, static_cast<std::size_t>(ends.end - ends.first)) {}
};

const std::vector<EmbeddedFile>& embedded_files();
// Null if there is none of that name.
const EmbeddedFile* find_embedded(std::string_view name);

struct Example {
    std::string name;      // "quickstart"
    std::string sentence;  // the first line of its comment
    std::string_view text;
};
// In the order of their names, the quickstart first.
const std::vector<Example>& examples();

// Writes the height maps that the text of an example names into a folder, if they are not there.
void place_example_files(std::string_view text, const std::filesystem::path& folder);

// The type a browser needs, by the ending of a name.
std::string_view content_type(std::string_view name);

// As a browser unpacks it.
std::string gzipped(std::string_view bytes);

}  // namespace cuesta::studio
