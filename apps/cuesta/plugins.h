// SPDX-License-Identifier: Apache-2.0
// Plugins: libraries with operators that the user has named, on the command line or in the
// configuration. A recipe cannot load one; it can only say that it needs it.
//
//   cuesta --plugin FILE COMMAND ...      or behind the command, as often as wanted
//   plugins = ["/path/dunes.so"]          in ~/.config/cuesta/config.toml ($XDG_CONFIG_HOME),
//                                         or the file that CUESTA_CONFIG names
#pragma once

#include <span>
#include <string>
#include <vector>

namespace cuesta::app {

// Takes `--plugin FILE` and `--plugin=FILE` out of the words of a command line; returns the files.
// UsageError if one has no file.
std::vector<std::string> take_plugin_options(std::vector<std::string>& words);

// What the configuration names, relative to its folder. Error with file and line if it is wrong.
std::vector<std::string> configured_plugins();

// Loads them, once before any command; operators() has theirs from then on.
void load_plugins(std::span<const std::string> files);

}  // namespace cuesta::app
