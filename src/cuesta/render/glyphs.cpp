// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/glyphs.h"

#include <iterator>

namespace cuesta {

namespace {

// From '!' to '~' in the order of ASCII.
constexpr std::string_view ascii_strokes[] = {
    "1m1g 1d1e",                                           // !
    "0m0k 2m2k",                                           // "
    "1d2m 4d5m 0g5g 0j6j",                                 // #
    "5k~5l3l2l~0l0j~0i2h3h~5h5f~5e3e2e~0e0f 3n3c",         // $
    "0d6m 1m~0m0l~0j1j~2j2l~2m1m 5g~4g4e~4d5d~6d6e~6g5g",  // %
    "6d1k~0m2m~4m3k0g~0d2d~5d6h",                          // &
    "1m1k",                                                // '
    "2n~0k0h~0e2b",                                        // (
    "0n~2k2h~2e0b",                                        // )
    "2m2i 0l4j 4l0j",                                      // *
    "0h4h 2f2j",                                           // +
    "1e1d0b",                                              // ,
    "0h4h",                                                // -
    "1d1e",                                                // .
    "0c4m",                                                // /
    "2m~0m0j0g~0d2d3d~5d5g5j~5m3m2m",                      // 0
    "1k3m3d 1d5d",                                         // 1
    "0k~0m2m3m~5m5k~5i3g0d5d",                             // 2
    "0k~0m2m3m~5m5k~5i3i2i 3i~5i5f~5d3d2d~0d0f",           // 3
    "4d4m0f5f",                                            // 4
    "5m0m0i3i~5i5g5f~5d3d2d~0d0e",                         // 5
    "5l~4m3m~0m0h0f~0d2d3d~5d5f5g~5i3i2i~0i0g",            // 6
    "0m5m2d",                                              // 7
    "2i~0i0k~0m2m3m~5m5k~5i3i2i~0i0f~0d2d3d~5d5f~5i3i",    // 8
    "0e~1d2d~5d5i5k~5m3m2m~0m0k0j~0h2h3h~5h5j",            // 9
    "1d1e 1i1j",                                           // :
    "1e1d0b 1i1j",                                         // ;
    "4k0h4e",                                              // <
    "0g4g 0i4i",                                           // =
    "0k4h0e",                                              // >
    "0k~0m2m~4m4k~4i2h2g 2d2e",                            // ?
    "5h~5i3i~2i2g~2e3e~5e5g5i 5g~5e7f~8m4m~0m0h~0c5c",     // @
    "0d3m6d 1g5g",                                         // A
    "0d0m3m~5m5k~5i3i0i 3i~6i6g6f~6d3d0d",                 // B
    "6k~6m3m~0m0j0g~0d3d~6d6f",                            // C
    "0d0m2m~6m6j6g~6d2d0d",                                // D
    "5m0m0d5d 0i4i",                                       // E
    "5m0m0d 0i4i",                                         // F
    "6k~6m3m~0m0j0g~0d3d~6d6g6h3h",                        // G
    "0d0m 6d6m 0i6i",                                      // H
    "1d1m",                                                // I
    "4m4f~4d2d~0d0f",                                      // J
    "0d0m 5m0h 1i5d",                                      // K
    "0m0d5d",                                              // L
    "0d0m3g6m6d",                                          // M
    "0d0m6d6m",                                            // N
    "3m~0m0j0g~0d3d~6d6g6j~6m3m",                          // O
    "0d0m3m~6m6k6j~6h3h0h",                                // P
    "3m~0m0j0g~0d3d~6d6g6j~6m3m 4f6c",                     // Q
    "0d0m3m~6m6k6j~6h3h0h 3h6d",                           // R
    "5k~5m3m2m~0m0k~0i2i3i~5h5f~5d3d2d~0d0f",              // S
    "0m6m 3m3d",                                           // T
    "0m0g~0d3d~6d6g6m",                                    // U
    "0m3d6m",                                              // V
    "0m2d4k6d8m",                                          // W
    "0d6m 0m6d",                                           // X
    "0m3h6m 3h3d",                                         // Y
    "0m6m0d6d",                                            // Z
    "2n0n0b2b",                                            // [
    "0m4c",                                                // backslash
    "0n2n2b0b",                                            // ]
    "0k2m4k",                                              // ^
    "0c5c",                                                // _
    "0m1l",                                                // `
    "0i~1j2j3j~5j5h5d 5g2g~0g0e~0d2d3d~5d5f",              // a
    "0m0d 0h~0j2j3j~5j5h5f~5d3d2d~0d0f",                   // b
    "5i~5j3j2j~0j0h0f~0d2d3d~5d5e",                        // c
    "5m5d 5h~5j3j2j~0j0h0f~0d2d3d~5d5f",                   // d
    "0g5g5h~5j3j2j~0j0h0f~0d2d3d~5d5e",                    // e
    "4m3m~1m1k1d 0j3j",                                    // f
    "5j5c~5a3a2a~0a0b 5h~5j3j2j~0j0h0f~0d2d3d~5d5f",       // g
    "0m0d 0h~0j3j~5j5h5d",                                 // h
    "0j0d 0m",                                             // i
    "1j1b~1a0a 1m",                                        // j
    "0m0d 4j0f 1g4d",                                      // k
    "0m0f~0d2d",                                           // l
    "0j0d 0h~0j2j~4j4h4d 4h~4j6j~8j8h8d",                  // m
    "0j0d 0h~0j3j~5j5h5d",                                 // n
    "2j~0j0h0f~0d2d3d~5d5f5h~5j3j2j",                      // o
    "0j0a 0h~0j2j3j~5j5h5f~5d3d2d~0d0f",                   // p
    "5j5a 5h~5j3j2j~0j0h0f~0d2d3d~5d5f",                   // q
    "0j0d 0g~0j3j",                                        // r
    "4i~4j2j~0j0i~0g2g~4g4e~4d2d~0d0e",                    // s
    "1m1f~1d3d 0j3j",                                      // t
    "0j0f~0d2d~5d5f 5j5d",                                 // u
    "0j2d4j",                                              // v
    "0j2d4j6d8j",                                          // w
    "0j4d 0d4j",                                           // x
    "0j2d 4j2d1b~1a0a",                                    // y
    "0j4j0d4d",                                            // z
    "3n~1n1k~1h0h~1h1e~1b3b",                              // {
    "1n1b",                                                // |
    "0n~2n2k~2h3h~2h2e~2b0b",                              // }
    "0g~1i2h~3g4i",                                        // ~
};

struct Sign {
    char32_t code;
    std::string_view strokes;
};
constexpr Sign signs[] = {
    {0xB0, "1k~0k0l~0m1m~2m2l~2k1k"},  // degree
    {0xB2, "0m~1n2m~3l0i3i"},          // squared
    {0xB3, "0m~1n2m~2k1k~3k2i~1h0i"},  // cubed
    {0xB5, "0j0a 0f~0d2d~5d5f 5j5d"},  // micro
    {0xB7, "1g1h"},                    // middle dot
    {0xD7, "0f4j 0j4f"},               // times
    {0x2212, "0h4h"},                  // minus
    {0x2013, "0h4h"},                  // dash
};

constexpr std::string_view empty_box = "0d5d5m0m0d";

}  // namespace

std::string_view glyph_strokes(char32_t code) {
    static_assert(std::size(ascii_strokes) == '~' - '!' + 1);
    if (code == ' ') return {};
    if (code > ' ' && code <= '~') return ascii_strokes[code - '!'];
    for (const Sign& sign : signs)
        if (sign.code == code) return sign.strokes;
    return empty_box;
}

}  // namespace cuesta
