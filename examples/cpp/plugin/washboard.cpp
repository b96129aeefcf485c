// SPDX-License-Identifier: Apache-2.0
// A plugin with two operators: rows of waves, and a process that sands them down.
//
//   cmake -B build -DCMAKE_PREFIX_PATH=PREFIX && cmake --build build
//   cuesta --plugin build/libwashboard.so run washboard.toml
#include <cuesta/plugin/plugin_abi.h>

#include <cmath>

namespace {

constexpr const char* names_of_height[] = {"height"};

// --- washboard: a generator ----------------------------------------------------------------------

constexpr cuesta_param wave_params[] = {
    {"wavelength", "m", "From crest to crest.", 200, 1, 10000, CUESTA_NUMBER, 1},
    {"wave_height", "m", "From trough to crest.", 5, 0, 1000, CUESTA_NUMBER_OR_FIELD, 0},
};

// Rows may come in any pieces and on any block: everything follows from the place on the map.
int wave_rows(const cuesta_rows* rows) {
    const double wavelength = rows->numbers[0];
    const cuesta_plane map = rows->maps[1];
    for (int64_t y = rows->first_row; y < rows->end_row; ++y)
        for (int64_t x = 0; x < rows->columns; ++x) {
            const double high =
                map.data != nullptr ? map.data[y * map.stride + x] : rows->numbers[1];
            const double east_m = static_cast<double>(rows->x0 + x) * rows->spacing_m;
            // A triangle: no library's sine, so the same bits everywhere.
            const double t = east_m / wavelength - std::floor(east_m / wavelength);
            rows->out.data[y * rows->out.stride + x] =
                static_cast<float>(high * (t < 0.5 ? 2 * t : 2 - 2 * t));
        }
    return 0;
}

// --- sanding: a process --------------------------------------------------------------------------

constexpr cuesta_param sand_params[] = {
    {"share", "1", "Share of the way to its neighbours' mean that the ground goes in a step.", 0.2,
     0, 1, CUESTA_NUMBER, 0},
};

// `reads` is the land as it was, with one sample around the block; `writes` what it is to be. What
// is added and taken is booked by Cuesta.
int sand_rows(const cuesta_rows* rows) {
    const cuesta_plane in = rows->reads[0], out = rows->writes[0];
    const auto share = static_cast<float>(rows->numbers[0]);
    for (int64_t y = rows->first_row; y < rows->end_row; ++y) {
        const float* at = in.data + y * in.stride;
        for (int64_t x = 0; x < rows->columns; ++x) {
            const float mean =
                0.25f * ((at[x - 1] + at[x + 1]) + (at[x - in.stride] + at[x + in.stride]));
            out.data[y * out.stride + x] = at[x] + share * (mean - at[x]);
        }
    }
    return 0;
}

constexpr cuesta_operator operators[] = {
    {"washboard", "Rows of waves, as on a washboard road.", CUESTA_GENERATOR, 0, wave_params, 2, 0,
     0, 0, nullptr, nullptr, wave_rows, 0, 0},
    {"sanding", "Every place goes to the mean of its neighbours.", CUESTA_PROCESS, 1, sand_params,
     1, 1, 1, 0, names_of_height, names_of_height, sand_rows, 0, 0},
};

constexpr cuesta_plugin plugin = {CUESTA_PLUGIN_ABI,
                                  sizeof(cuesta_plugin),
                                  "washboard",
                                  "1.0",
                                  "Waves, and how to lose them.",
                                  operators,
                                  2,
                                  sizeof(cuesta_operator),
                                  nullptr};

}  // namespace

extern "C" CUESTA_PLUGIN_EXPORT const cuesta_plugin* cuesta_plugin_entry(void) {
    return &plugin;
}
