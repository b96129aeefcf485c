// SPDX-License-Identifier: Apache-2.0
// An operator of one's own: declared once, it has checks, help, a reference page and sliders like
// those that come with Cuesta.
//   2_own_operator
#include <cuesta/catalog/builtin.h>
#include <cuesta/catalog/help.h>
#include <cuesta/engine/landscape.h>
#include <cuesta/grid/field.h>
#include <cuesta/operator/describe.h>

#include <cmath>
#include <cstdio>
#include <exception>

// Rows of waves, as on a washboard road.
struct Washboard {
    double wavelength = 200, height = 5;

    static constexpr std::string_view name = "washboard";
    static constexpr std::string_view summary = "Rows of waves.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            cuesta::param(&Washboard::wavelength, {.name = "wavelength",
                                                   .unit = "m",
                                                   .doc = "From crest to crest.",
                                                   .min = 1,
                                                   .max = 10'000,
                                                   .scale = cuesta::Scale::log}),
            cuesta::param(&Washboard::height, {.name = "height",
                                               .unit = "m",
                                               .doc = "From trough to crest.",
                                               .min = 0,
                                               .max = 1000}),
        };
    }
    static cuesta::FieldUse fields() { return {}; }

    // One block of the map with halos; `step` knows where it lies, so that any division of the map
    // into blocks gives the same land.
    cuesta::StepReport generate(cuesta::Field& out, const cuesta::StepContext& step) const {
        for (std::int64_t y = 0; y < out.rows(); ++y)
            for (std::int64_t x = 0; x < out.columns(); ++x) {
                const double east_m = static_cast<double>(step.block.x0 + x) * step.grid.spacing_m;
                out.at(x, y) = static_cast<float>(
                    height * (0.5 + 0.5 * std::sin(6.283185307179586 * east_m / wavelength)));
            }
        return {};
    }
};

int main() try {
    cuesta::Registry operators = cuesta::builtin_registry();
    operators.add<Washboard>();
    std::printf("%s\n", cuesta::describe_text(operators, "washboard").c_str());

    cuesta::LandscapeOptions options;
    options.operators = &operators;
    cuesta::Landscape land(R"(
        grid.size = [128, 64]
        grid.spacing = "10 m"
        [[stage]]
        op = "washboard"
        height = "8 m"
        [[stage]]
        op = "thermal"
        steps = 20
    )",
                           options);
    land.advance();
    const cuesta::Raster height = land.field("height");
    std::printf("%lld x %lld samples, the first %.2f m\n", static_cast<long long>(height.columns),
                static_cast<long long>(height.rows), static_cast<double>(height.samples[0]));

    // A value out of range gets a sentence with its place.
    try {
        cuesta::Landscape refused("[[stage]]\nop = \"washboard\"\nheight = \"2 km\"\n", options);
        return 1;
    } catch (const std::exception& error) {
        std::printf("%s\n", error.what());
    }
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
