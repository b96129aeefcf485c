/* SPDX-License-Identifier: Apache-2.0 */
/* What Cuesta and a plugin know of each other: plain C, so that compiler, standard library and
 * version of Cuesta may differ. A plugin is a shared library that exports
 *
 *     const cuesta_plugin* cuesta_plugin_entry(void);
 *
 * and is named by `cuesta --plugin FILE` or in the configuration, never by a recipe. Everything it
 * points to lives as long as the library. examples/cpp/plugin is a whole one.
 *
 * Growth  structures grow at their end only; `size` and `operator_size` say how much of them the
 *         other side knows, and what it does not know counts as 0. CUESTA_PLUGIN_ABI changes if
 *         that is not enough, and a plugin of another is refused.
 * Bits    `rows` is called for pieces of rows, by several threads at once and on any division of
 *         the map into blocks: it keeps no state and computes a row from its arguments alone. A
 *         loop that asks a library for sin or exp has the bits of that library. */
#ifndef CUESTA_PLUGIN_ABI_H
#define CUESTA_PLUGIN_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CUESTA_PLUGIN_ABI 1u

enum cuesta_param_kind {
    CUESTA_NUMBER = 0,
    CUESTA_INTEGER = 1,
    CUESTA_TOGGLE = 2,         /* 0 or 1 */
    CUESTA_NUMBER_OR_FIELD = 3 /* a number, or a field of the recipe */
};

typedef struct cuesta_param {
    const char* name;     /* lower case with _ */
    const char* unit;     /* "m", "deg", "m/yr", "1" ... */
    const char* sentence; /* what it does, for help and sliders */
    double default_value, min, max;
    uint32_t kind;
    uint32_t logarithmic; /* not 0: sliders go by powers */
} cuesta_param;

/* Samples of a block: data[y * stride + x], valid in the halo too. */
typedef struct cuesta_plane {
    float* data;
    int64_t stride;
} cuesta_plane;

/* One call: rows first_row .. end_row - 1 of a block. */
typedef struct cuesta_rows {
    uint32_t size; /* of this structure */
    uint32_t reserved;
    int64_t first_row, end_row;
    int64_t columns, rows;         /* of the block */
    int64_t x0, y0;                /* its north-west sample on the map */
    int64_t map_columns, map_rows; /* row 0 is north, column 0 is west */
    double spacing_m, origin_x_m, origin_y_m;
    uint64_t seed; /* of the recipe, and of the stage: for random numbers by place and step */
    uint32_t stream;
    uint32_t reserved_2;
    int64_t step;               /* counts from 0 within the stage */
    const double* numbers;      /* of the parameters, in their order */
    const cuesta_plane* maps;   /* of the parameters: data is 0 unless a field is given; no halo */
    const cuesta_plane* reads;  /* of the fields read, in their order */
    const cuesta_plane* writes; /* of the fields written: what they are to be */
    cuesta_plane in;            /* of a filter, with its halo */
    cuesta_plane out;           /* of a generator or filter, metres */
} cuesta_rows;

enum cuesta_operator_kind {
    CUESTA_GENERATOR = 0, /* makes a surface: out */
    CUESTA_FILTER = 1,    /* reshapes one: in -> out */
    CUESTA_PROCESS = 2    /* changes the land step by step: reads -> writes */
};

enum cuesta_operator_flag {
    /* A process that writes depths of water ("water", "snow", "ice", "air_water", "groundwater")
     * knows that they become whole quanta and that what comes and goes is booked. */
    CUESTA_WRITES_WATER = 1
};

/* A process that writes "height" raises or lowers the ground; what is added (of the material on
 * top) and taken away is booked. The same holds of stores of water, with CUESTA_WRITES_WATER. */
typedef struct cuesta_operator {
    const char* name;    /* lower case with _, of no other operator */
    const char* summary; /* one sentence */
    uint32_t kind;
    uint32_t halo; /* samples around a place that are read, 0 to 16 */
    const cuesta_param* params;
    uint32_t param_count;
    uint32_t read_count, write_count;
    uint32_t reserved;
    const char* const* reads;
    const char* const* writes;
    /* 0: done. Anything else ends the run with a sentence, see last_error. */
    int (*rows)(const cuesta_rows* rows);
    /* A plugin may have been built before there was what follows. */
    uint32_t flags; /* of cuesta_operator_flag; a program that does not know one refuses it */
    uint32_t reserved_2;
} cuesta_operator;

typedef struct cuesta_plugin {
    uint32_t abi;  /* CUESTA_PLUGIN_ABI; the first number for ever */
    uint32_t size; /* of this structure */
    const char* name;
    const char* version;
    const char* sentence;
    const cuesta_operator* operators;
    uint32_t operator_count;
    uint32_t operator_size; /* of cuesta_operator */
    /* What went wrong in the last call of this thread that returned not 0; may be 0. */
    const char* (*last_error)(void);
} cuesta_plugin;

typedef const cuesta_plugin* (*cuesta_plugin_entry_function)(void);

#ifdef _WIN32
#define CUESTA_PLUGIN_EXPORT __declspec(dllexport)
#else
#define CUESTA_PLUGIN_EXPORT __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
}
#endif

#endif
