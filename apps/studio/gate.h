// SPDX-License-Identifier: Apache-2.0
// Who may come in, and to which files: pure functions over what a request says about itself.
//
// A page of another site can make a browser send requests to this machine, and a name that points
// here (DNS rebinding) makes them look local. So the Host and the Origin must be exactly one of the
// studio's own, and every request for more than the page itself carries a token that only the
// printed address has.
//
// Holds   strings are compared whole and letter by letter, never by pattern.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta::studio {

// "localhost:8765", "127.0.0.1:8765", "[::1]:8765" and the same for further addresses. The port may
// be left out where it is 80.
std::vector<std::string> accepted_hosts(std::span<const std::string> addresses, int port);

// There must be exactly one Host header and it must be among the accepted.
bool host_allowed(std::span<const std::string> accepted, std::span<const std::string> given);

// No Origin (no browser) or exactly "http://" and an accepted host.
bool origin_allowed(std::span<const std::string> accepted, std::span<const std::string> given);

// 256 bits from the operating system as 64 hexadecimal digits; Error if it has none to give.
std::string new_token();

// In a time that does not depend on where they differ.
bool token_matches(std::string_view expected, std::string_view given);

// What a browser shows instead of the token where it cannot send a header: for links and pictures.
// A cookie goes to every server of this machine, whatever its port, so it is not the token itself,
// opens only what can be looked at, and its name has the port.
std::string reading_pass(std::string_view token);
std::string pass_name(int port);
// The value of a cookie in the header "a=1; b=2"; "" if there is none.
std::string cookie_of(std::string_view header, std::string_view name);

// The token in a list of WebSocket protocols such as "cuesta, token.0123ab"; "" if there is none.
std::string token_of_protocols(std::string_view list);

// The path and query of a request target, unescaped once.
struct Target {
    std::string path, query;  // "/api/file/a b.png", "token=..." (still escaped)
    // The value of a key of the query, unescaped; "" if there is none.
    std::string value(std::string_view key) const;
};
// Nothing if it does not begin with '/', is longer than 8 KiB or holds a broken escape or a control
// character, escaped or not.
std::optional<Target> read_target(std::string_view raw);

// The file under `root` that a relative name means; nothing if the name is absolute, has an empty,
// "." or ".." part, a part that begins with a dot, a backslash or a colon, or if links lead it out
// of the root. The file need not exist.
std::optional<std::filesystem::path> inside(const std::filesystem::path& root,
                                            std::string_view name);

// Endings that may be downloaded and uploaded, in small letters with the dot.
bool may_download(const std::filesystem::path& file);
bool may_upload(const std::filesystem::path& file);
// The endings of height maps that may be uploaded, in a row: ".exr, .tif, ... and .asc".
std::string map_endings();

// Whether an address is one that only this machine reaches.
bool is_loopback(std::string_view address);

}  // namespace cuesta::studio
