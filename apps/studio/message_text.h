// SPDX-License-Identifier: Apache-2.0
// The list of messages for others: as types of the page and as a table of docs/design/studio.md.
// Both are committed; `cuesta studio --messages ROOT` writes them, and a test compares.
#pragma once

#include <filesystem>
#include <string>

namespace cuesta::studio {

std::string messages_typescript();
std::string messages_markdown();
// A page with the table between its two marks in the place of the old one. Error without marks.
std::string with_messages(const std::string& page);

// Writes web/src/api/messages.ts and docs/design/studio.md of a source tree.
void write_messages(const std::filesystem::path& root);

}  // namespace cuesta::studio
