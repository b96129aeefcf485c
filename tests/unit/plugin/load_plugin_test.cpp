// SPDX-License-Identifier: Apache-2.0
#include "cuesta/plugin/load_plugin.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

// Libraries of tests/plugin and examples/cpp/plugin.
std::filesystem::path library(std::string_view name) {
    return std::filesystem::path(CUESTA_PLUGIN_DIR) / (std::string(name) + ".so");
}

std::string sentence_of(std::string_view name) {
    Registry registry;
    try {
        load_plugin(library(name), registry);
    } catch (const Error& e) {
        EXPECT_TRUE(registry.rows().empty());
        return e.what();
    }
    return "loaded";
}

TEST(LoadPlugin, its_operators_are_there_with_their_origin) {
    Registry registry;
    const LoadedPlugin loaded = load_plugin(library("washboard"), registry);
    EXPECT_EQ(loaded.name, "washboard");
    EXPECT_EQ(loaded.version, "1.0");
    EXPECT_EQ(loaded.sha256.size(), 64u);
    EXPECT_EQ(loaded.operators, (std::vector<std::string>{"washboard", "sanding"}));
    ASSERT_NE(registry.find("sanding"), nullptr);
    EXPECT_EQ(registry.find("sanding")->origin, "washboard");
    EXPECT_EQ(registry.find("sanding")->origin_sha256, loaded.sha256);
    // Its names are taken now.
    EXPECT_THROW(load_plugin(library("washboard"), registry), Error);
    EXPECT_EQ(registry.rows().size(), 2u);
}

TEST(LoadPlugin, a_library_of_the_first_version_is_loaded) {
    Registry registry;
    EXPECT_EQ(load_plugin(library("first_version"), registry).operators,
              (std::vector<std::string>{"old_seven", "old_eight"}));
}

TEST(LoadPlugin, a_library_that_cannot_be_used_costs_a_sentence) {
    const auto says = [](std::string_view name, std::string_view words) {
        const std::string sentence = sentence_of(name);
        EXPECT_NE(sentence.find(words), std::string::npos) << sentence;
        EXPECT_NE(sentence.find(library(name).string()), std::string::npos) << sentence;
    };
    says("wrong_version", "version 99 of the interface, this program has 1");
    says("no_entry", "no function cuesta_plugin_entry");
    says("missing_symbol", "a_function_nobody_has");
    says("crashes", "crashes while it is loaded");
    says("ends", "ends the program while it is loaded");
    says("nowhere", "no such file");
}

}  // namespace
}  // namespace cuesta
