// SPDX-License-Identifier: Apache-2.0
// Steps through a simulation and looks at the land between the steps.
//   3_step_and_watch
#include <cuesta/engine/landscape.h>

#include <algorithm>
#include <cstdio>
#include <exception>

namespace {

class Voice : public cuesta::Observer {
public:
    void warn(std::string_view sentence) override {
        std::printf("warning: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
    }
};

}  // namespace

int main() try {
    Voice voice;
    cuesta::LandscapeOptions options;
    options.observer = &voice;
    cuesta::Landscape land(R"(
        grid.size = [128, 128]
        grid.spacing = "5 m"
        [[stage]]
        op = "fbm"
        relief = "60 m"
        [[stage]]
        op = "simulate"
        steps = 40
        [[stage.process]]
        op = "rain"
        time_step = "1 s"
        rate = "50 mm/h"
        [[stage.process]]
        op = "water_flow"
    )",
                           options);
    while (!land.advance(10)) {
        const cuesta::Raster water = land.field("water");
        std::printf(
            "stage %zu step %lld: deepest water %.4f m\n", land.stage() + 1,
            static_cast<long long>(land.step()),
            static_cast<double>(*std::max_element(water.samples.begin(), water.samples.end())));
    }
    std::printf("done\n");
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
