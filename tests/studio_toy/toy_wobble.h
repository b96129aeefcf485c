// SPDX-License-Identifier: Apache-2.0
// An operator that no file of Cuesta or of its page names: ridges from west to east, with one
// parameter of every kind. What the page shows of it comes from this declaration alone.
//
//   h += +- height where(x, y) shares[i] shape(t) in ridge i, t from 0 to 1 across it
//
// Holds   every material is booked; the same bits for any threads and blocks.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta::toy {

enum class WobbleStyle { calm, wild };
constexpr auto choice_words(WobbleStyle) {
    return std::array<std::string_view, 2>{"calm", "wild"};
}

struct ToyWobble {
    double wobble_height = 100;
    std::int64_t wobble_count = 3;
    WobbleStyle wobble_style = WobbleStyle::calm;
    bool wobble_down = false;
    MaterialName wobble_rock = "sand";
    FieldOr wobble_where = 1.0;
    Numbers<8> wobble_shares{1, 0.5};

    static constexpr std::string_view name = "toy_wobble";
    static constexpr std::string_view summary = "Lays ridges across the land; a toy of one test.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&ToyWobble::wobble_height, {.name = "wobble_height",
                                              .unit = "m",
                                              .doc = "How far a ridge rises.",
                                              .min = 0,
                                              .max = 500}),
            param(&ToyWobble::wobble_count, {.name = "wobble_count",
                                             .unit = "1",
                                             .doc = "How many ridges there are.",
                                             .min = 1,
                                             .max = 9}),
            choice(&ToyWobble::wobble_style,
                   {.name = "wobble_style", .doc = "Whether crests are round or sharp."}),
            toggle(&ToyWobble::wobble_down,
                   {.name = "wobble_down", .doc = "Cuts ditches instead of laying ridges."}),
            material(&ToyWobble::wobble_rock,
                     {.name = "wobble_rock", .doc = "What the ridges are made of."}),
            param(&ToyWobble::wobble_where, {.name = "wobble_where",
                                             .unit = "1",
                                             .doc = "How much of it stands at a place.",
                                             .min = 0,
                                             .max = 1}),
            param(&ToyWobble::wobble_shares, {.name = "wobble_shares",
                                              .unit = "1",
                                              .doc = "Heights of the ridges in turn, as shares.",
                                              .min = 0,
                                              .max = 1}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {"height", "layers"}, .halo = 0}; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

}  // namespace cuesta::toy
