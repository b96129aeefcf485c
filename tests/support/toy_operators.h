// SPDX-License-Identifier: Apache-2.0
// Small operators with every kind of parameter, so that recipe and catalog are tested without the
// real ones. They do next to nothing; only their declarations matter.
#pragma once

#include "cuesta/operator/describe.h"
#include "cuesta/operator/registry.h"
#include "cuesta/process/simulate.h"

namespace cuesta::toy {

enum class Shape { round, pointed };
constexpr auto choice_words(Shape) {
    return std::array<std::string_view, 2>{"round", "pointed"};
}

struct Hills {
    double hurst = 0.8;
    double relief = 1000;
    std::int64_t octaves = 8;
    Shape shape = Shape::round;
    bool smooth = false;
    FieldOr level = 0.0;
    Numbers<3> corners{1, 2};

    static constexpr std::string_view name = "hills";
    static constexpr std::string_view summary = "Hills of a toy.";
    static constexpr std::array<std::string_view, 1> cites{"toy2020"};
    static constexpr auto params() {
        return std::tuple{
            param(&Hills::hurst, {.name = "hurst",
                                  .unit = "1",
                                  .doc = "Smoothness of the hills.",
                                  .min = 0,
                                  .max = 1}),
            param(&Hills::relief, {.name = "relief",
                                   .unit = "m",
                                   .doc = "Lowest to highest.",
                                   .min = 0,
                                   .max = 20000,
                                   .scale = Scale::log}),
            param(
                &Hills::octaves,
                {.name = "octaves", .unit = "1", .doc = "Number of scales.", .min = 1, .max = 16}),
            choice(&Hills::shape, {.name = "shape", .doc = "How a top looks."}),
            toggle(&Hills::smooth, {.name = "smooth", .doc = "Rounds the feet."}),
            param(&Hills::level, {.name = "level",
                                  .unit = "m",
                                  .doc = "Height of the plain.",
                                  .min = -1000,
                                  .max = 1000}),
            param(&Hills::corners, {.name = "corners",
                                    .unit = "m",
                                    .doc = "Heights of corners.",
                                    .min = 0,
                                    .max = 10}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext&) const {
        out.fill(static_cast<float>(relief));
        return {};
    }
};

struct Image {
    InputFile file;

    static constexpr std::string_view name = "image";
    static constexpr std::string_view summary = "A map from a file.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double grid_copies = 1.5;
    static constexpr auto params() {
        return std::tuple{
            input_file(&Image::file, {.name = "file", .doc = "The height map to read."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext&) const {
        out.fill(0);
        return {};
    }
};

struct Smooth {
    double radius = 30;
    Name guide;

    static constexpr std::string_view name = "smooth";
    static constexpr std::string_view summary = "Evens a surface out.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Smooth::radius, {.name = "radius",
                                    .unit = "m",
                                    .doc = "Reach of the mean.",
                                    .min = 1,
                                    .max = 1000}),
            field_name(&Smooth::guide, {.name = "guide", .doc = "A field that guides it."}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {}, .halo = 3}; }
    StepReport filter(const Field& in, Field& out, const StepContext&) const {
        out.copy_from(in);
        return {};
    }
};

struct Slide {
    double rate = 0.1;
    FieldOr angle = "talus";

    static constexpr std::string_view name = "slide";
    static constexpr std::string_view summary = "Lets steep ground slide.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr int temporaries = 2;
    static constexpr auto params() {
        return std::tuple{
            param(&Slide::rate, {.name = "rate",
                                 .unit = "1",
                                 .doc = "Share moved in a step.",
                                 .min = 0,
                                 .max = 0.125}),
            param(&Slide::angle, {.name = "angle",
                                  .unit = "deg",
                                  .doc = "Steepest slope left.",
                                  .min = 0,
                                  .max = 89}),
        };
    }
    static FieldUse fields() { return {.reads = {"height"}, .writes = {"height"}, .halo = 1}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

struct Rain {
    double rate = 20;

    static constexpr std::string_view name = "rain";
    static constexpr std::string_view summary = "Water from above.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Rain::rate, {.name = "rate",
                                .unit = "mm/h",
                                .doc = "How much it rains.",
                                .min = 0,
                                .max = 500}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {"puddle"}, .halo = 0}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

struct Drain {
    static constexpr std::string_view name = "drain";
    static constexpr std::string_view summary = "Takes the rain away.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() { return std::tuple{}; }
    static FieldUse fields() { return {.reads = {"puddle"}, .writes = {"puddle"}, .halo = 0}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

// Not in the registry below: for tests of parameters that are materials.
struct Beds {
    MaterialName cap = "sandstone";
    MaterialNames<3> beds{"granite", "limestone"};

    static constexpr std::string_view name = "beds";
    static constexpr std::string_view summary = "Beds of rock.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr bool once = true;
    static constexpr auto params() {
        return std::tuple{
            material(&Beds::cap, {.name = "cap", .doc = "The bed on top."}),
            materials(&Beds::beds, {.name = "beds", .doc = "The beds below it."}),
        };
    }
    int layers() const { return 4 * static_cast<int>(beds.count) + 1; }
    static FieldUse fields() { return {}; }
    StepReport apply(Terrain&, const StepContext&) const { return {}; }
};

inline const Registry& beds_registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Beds>();
        return made;
    }();
    return list;
}

inline const Registry& registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Hills>();
        made.add<Image>();
        made.add<Smooth>();
        made.add<Slide>();
        made.add<Rain>();
        made.add<Drain>();
        made.add<Simulate>();
        return made;
    }();
    return list;
}

}  // namespace cuesta::toy
