// SPDX-License-Identifier: Apache-2.0
#include "embedded.h"

#include <zlib.h>

#include <algorithm>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/text.h"
#include "cuesta/io/format.h"
#include "cuesta/io/geojson.h"

namespace cuesta::studio {
namespace {

// "# The quickstart: a mountainous island." without the mark; the line of the licence is no
// sentence.
std::string first_sentence(std::string_view text) {
    std::string sentence;
    for (std::string line : split(text, '\n')) {
        if (!line.starts_with("#")) break;
        line.erase(0, std::min(line.find_first_not_of("# "), line.size()));
        if (line.starts_with("SPDX")) continue;
        if (line.empty()) break;
        sentence += (sentence.empty() ? "" : " ") + line;
        const auto stop = sentence.find(". ");
        if (stop != std::string::npos) return sentence.substr(0, stop + 1);
        if (sentence.ends_with('.')) break;
    }
    return sentence;
}

}  // namespace

const EmbeddedFile* find_embedded(std::string_view name) {
    const auto& files = embedded_files();
    const auto at = std::find_if(files.begin(), files.end(),
                                 [&](const EmbeddedFile& file) { return file.name == name; });
    return at == files.end() ? nullptr : &*at;
}

const std::vector<Example>& examples() {
    static const std::vector<Example> list = [] {
        std::vector<Example> found;
        constexpr std::string_view folder = "examples/", ending = ".toml";
        for (const EmbeddedFile& file : embedded_files()) {
            if (!file.name.starts_with(folder) || !file.name.ends_with(ending)) continue;
            const std::string_view name =
                file.name.substr(folder.size(), file.name.size() - folder.size() - ending.size());
            found.push_back({std::string(name), first_sentence(file.bytes), file.bytes});
        }
        std::sort(found.begin(), found.end(), [](const Example& a, const Example& b) {
            return std::pair(a.name != "quickstart", a.name) <
                   std::pair(b.name != "quickstart", b.name);
        });
        return found;
    }();
    return list;
}

void place_example_files(std::string_view text, const std::filesystem::path& folder) {
    constexpr std::string_view examples_folder = "examples/";
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.name.starts_with(examples_folder) || file.name.ends_with(".toml")) continue;
        const std::string name(file.name.substr(examples_folder.size()));
        if (text.find("\"" + name + "\"") == std::string_view::npos) continue;
        if (!std::filesystem::exists(folder / name))
            write_file_atomically(folder / name, file.bytes);
    }
}

std::string_view content_type(std::string_view name) {
    // Maps say it themselves; these are the files of the page and of a project.
    if (const FormatInfo* format = find_format("map" + std::string(name))) return format->mime;
    static constexpr std::pair<std::string_view, std::string_view> types[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {geojson_ending, geojson_mime},
        {".toml", "application/toml; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".jpg", "image/jpeg"},
        {".webp", "image/webp"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".wasm", "application/wasm"},
        {".txt", "text/plain; charset=utf-8"},
        {".mp4", "video/mp4"},
        {".webm", "video/webm"},
    };
    for (const auto& [ending, type] : types)
        if (name.ends_with(ending)) return type;
    return "application/octet-stream";
}

std::string gzipped(std::string_view bytes) {
    z_stream stream{};
    int state = deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    CUESTA_CHECK(state == Z_OK, "zlib does not start: {}", state);
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    state = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    CUESTA_CHECK(state == Z_STREAM_END, "zlib does not finish: {}", state);
    return packed;
}

}  // namespace cuesta::studio
