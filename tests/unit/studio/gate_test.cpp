// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/gate.h"

#include <gtest/gtest.h>

#include <fstream>

#include "apps/studio/embedded.h"
#include "cuesta/io/format.h"
#include "support/scratch_directory.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> own = accepted_hosts({}, 8765);

bool origin(const char* text) {
    const std::vector<std::string> given = {text};
    return origin_allowed(own, given);
}

bool host(const char* text) {
    const std::vector<std::string> given = {text};
    return host_allowed(own, given);
}

TEST(gate, r34_twenty_foreign_origins_are_refused) {
    const char* foreign[] = {"null",
                             "",
                             "http://evil.com",
                             "http://localhost.evil.com:8765",
                             "http://evil-localhost:8765",
                             "http://localhost:8766",
                             "http://localhost",
                             "http://localhost:87650",
                             "https://localhost:8765",
                             "http://user@localhost:8765",
                             "http://localhost:8765@evil.com",
                             "http://127.0.0.1.evil.com:8765",
                             "http://127.0.0.2:8765",
                             "http://[::2]:8765",
                             "http://localhost:8765/",
                             "http://localhost:8765.evil.com",
                             " http://localhost:8765",
                             "HTTP://localhost:8765",
                             "http://LOCALHOST:8765",
                             "file://"};
    static_assert(std::size(foreign) == 20);
    for (const char* text : foreign) EXPECT_FALSE(origin(text)) << text;
    const std::vector<std::string> two = {"http://localhost:8765", "http://evil.com"};
    EXPECT_FALSE(origin_allowed(own, two));
}

TEST(gate, own_origins_and_clients_that_are_no_browser_come_in) {
    EXPECT_TRUE(origin("http://localhost:8765"));
    EXPECT_TRUE(origin("http://127.0.0.1:8765"));
    EXPECT_TRUE(origin("http://[::1]:8765"));
    EXPECT_TRUE(origin_allowed(own, {}));
}

TEST(gate, r35_twelve_foreign_hosts_are_refused) {
    const char* foreign[] = {"evil.com",
                             "evil.com:8765",
                             "localhost",
                             "localhost.:8765",
                             "localhost:8766",
                             "localhost:08765",
                             "127.0.0.1.nip.io:8765",
                             "127.1:8765",
                             "2130706433:8765",
                             "[::ffff:127.0.0.1]:8765",
                             "localhost:8765 ",
                             ""};
    static_assert(std::size(foreign) == 12);
    for (const char* text : foreign) EXPECT_FALSE(host(text)) << text;
    EXPECT_FALSE(host_allowed(own, {}));  // missing
    const std::vector<std::string> two = {"localhost:8765", "localhost:8765"};
    EXPECT_FALSE(host_allowed(own, two));
    EXPECT_TRUE(host("localhost:8765"));
    EXPECT_TRUE(host("127.0.0.1:8765"));
    EXPECT_TRUE(host("[::1]:8765"));
}

TEST(gate, further_addresses_are_accepted_with_the_port) {
    const std::vector<std::string> further = {"192.168.1.5", "fe80::1"};
    const auto hosts = accepted_hosts(further, 9000);
    for (const char* text : {"192.168.1.5:9000", "[fe80::1]:9000", "localhost:9000"})
        EXPECT_EQ(std::count(hosts.begin(), hosts.end(), text), 1) << text;
    EXPECT_EQ(std::count(hosts.begin(), hosts.end(), "localhost"), 0);
    const auto plain = accepted_hosts({}, 80);
    EXPECT_EQ(std::count(plain.begin(), plain.end(), "localhost"), 1);
}

TEST(gate, r33_a_token_has_256_bits_and_no_two_are_alike) {
    const std::string one = new_token(), other = new_token();
    EXPECT_EQ(one.size(), 64u);
    EXPECT_EQ(one.find_first_not_of("0123456789abcdef"), std::string::npos);
    EXPECT_NE(one, other);
    EXPECT_TRUE(token_matches(one, one));
    EXPECT_FALSE(token_matches(one, other));
    EXPECT_FALSE(token_matches(one, one.substr(1)));
    EXPECT_FALSE(token_matches(one, ""));
    EXPECT_FALSE(token_matches("", ""));
}

TEST(gate, the_token_is_found_among_protocols) {
    EXPECT_EQ(token_of_protocols("cuesta, token.ab12"), "ab12");
    EXPECT_EQ(token_of_protocols("token.ab12,cuesta"), "ab12");
    EXPECT_EQ(token_of_protocols("cuesta"), "");
    EXPECT_EQ(token_of_protocols(""), "");
}

TEST(gate, targets_are_unescaped_once_and_controls_refused) {
    const auto target = read_target("/api/file/a%20b.png?token=x%2Fy&n=1");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, "/api/file/a b.png");
    EXPECT_EQ(target->value("token"), "x/y");
    EXPECT_EQ(target->value("n"), "1");
    EXPECT_EQ(target->value("none"), "");
    EXPECT_EQ(read_target("/%252e%252e")->path, "/%2e%2e");
    for (const char* bad :
         {"", "api", "http://evil.com/", "*", "/%", "/%2", "/%zz", "/%00", "/a%0d%0ab", "/a?b=%00"})
        EXPECT_FALSE(read_target(bad)) << bad;
    EXPECT_FALSE(read_target("/" + std::string(8192, 'a')));
}

TEST(gate, r37_no_name_leads_out_of_the_root) {
    const ScratchDirectory scratch;
    const fs::path root = scratch.path() / "project";
    fs::create_directories(root / "export");
    std::ofstream(scratch.path() / "secret.png") << "secret";
    fs::create_symlink(scratch.path() / "secret.png", root / "link.png");
    fs::create_directory_symlink(scratch.path(), root / "out");
    for (const char* name :
         {"../secret.png", "export/../../secret.png", "/etc/passwd", "..", ".", "", "export//a.png",
          "./a.png", "..\\secret.png", "export\\..\\..\\secret.png", "C:/secret.png", "link.png",
          "out/secret.png", ".hidden.png", "export/.hidden.png", "export/", "/"})
        EXPECT_FALSE(inside(root, name)) << name;
    EXPECT_FALSE(inside(root, std::string(8192, 'a')));
    EXPECT_FALSE(inside(root, std::string("a\0b.png", 7)));
    ASSERT_TRUE(inside(root, "export/new.png"));
    EXPECT_EQ(*inside(root, "export/new.png"), fs::canonical(root) / "export/new.png");
    EXPECT_TRUE(inside(root, "%2e%2e"));  // an odd name, but inside
}

TEST(gate, only_listed_endings_pass) {
    EXPECT_TRUE(may_download("a/b.PNG"));
    EXPECT_TRUE(may_download("recipe.toml"));
    for (const char* name : {"a", "a.html", "a.js", "history.jsonl", "x.cuesta", "a.png.sh"})
        EXPECT_FALSE(may_download(name)) << name;
    EXPECT_TRUE(may_upload("dem.tif"));
    for (const char* name : {"a.html", "a.svg", "a.mp4", "a"})
        EXPECT_FALSE(may_upload(name)) << name;
}

TEST(gate, maps_pass_as_they_are_read_and_written) {
    for (const FormatInfo& format : formats()) {
        const std::string name = "m" + std::string(format.extension);
        EXPECT_EQ(may_upload(name), format.can_read()) << name;
        EXPECT_EQ(may_download(name), format.can_write()) << name;
        EXPECT_EQ(content_type(name), format.mime) << name;
    }
    EXPECT_TRUE(may_upload("dem.TIFF") && may_download("m.tiff") && may_download("lakes.geojson"));
    EXPECT_EQ(content_type(".png"), "image/png");
    // Nothing writes these.
    for (const char* name : {"m.obj", "m.glb", "m.stl"}) EXPECT_FALSE(may_download(name)) << name;
}

TEST(gate, loopback_is_told_from_the_rest) {
    for (const char* address : {"127.0.0.1", "localhost", "::1"}) EXPECT_TRUE(is_loopback(address));
    for (const char* address : {"0.0.0.0", "::", "192.168.0.1"}) EXPECT_FALSE(is_loopback(address));
}

TEST(gate, a_pass_is_found_among_cookies_and_is_not_the_token) {
    EXPECT_EQ(cookie_of("a=1; cuesta_8765=xyz; b=2", "cuesta_8765"), "xyz");
    EXPECT_EQ(cookie_of("cuesta_87650=xyz", "cuesta_8765"), "");
    EXPECT_EQ(cookie_of("", "a"), "");
    EXPECT_EQ(cookie_of("a", "a"), "");
    const std::string token(64, 'a');
    EXPECT_EQ(reading_pass(token).size(), 64u);
    EXPECT_NE(reading_pass(token), token);
    EXPECT_NE(reading_pass(token), reading_pass(std::string(64, 'b')));
    EXPECT_EQ(pass_name(8765), "cuesta_8765");
}

}  // namespace
}  // namespace cuesta::studio
