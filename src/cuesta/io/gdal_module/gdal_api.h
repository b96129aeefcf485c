// SPDX-License-Identifier: Apache-2.0
// The C interface between Cuesta and its GDAL module.
//
// The library never links GDAL (it is large and optional); it opens cuesta_gdal.so on first use,
// asks cuesta_gdal_module() for this table and compares `abi`. Only plain C crosses the border; no
// exception does. A function that can fail returns 0 for success and writes a sentence to `error`.
#pragma once

#include <stddef.h>
#include <stdint.h>

#define CUESTA_GDAL_ABI 4
#define CUESTA_GDAL_UNKNOWN 2 /* of open: no driver makes anything of the file */
#define CUESTA_GDAL_ERROR_BYTES 512
/* Decoded blocks that stay in memory, unless two rows of blocks are more. */
#define CUESTA_GDAL_KEPT_BYTES (INT64_C(32) << 20)

#ifdef __cplusplus
extern "C" {
#endif

struct cuesta_gdal_map {
    int64_t columns, rows;
    int32_t bands;
    int32_t bits; /* per sample of band 1 as stored */
    int32_t has_nodata;
    double nodata;
    int32_t has_transform;
    double transform[6];    /* GDAL's order: corner x, step x, 0, corner y, 0, step y */
    double metres_per_unit; /* of the coordinate system; 0 if it is in degrees or unknown */
    const char* crs_wkt;    /* "" if unknown; lives as long as the handle */
    uint64_t block_bytes;   /* memory of one block as the file is cut */
    const char* part;       /* which of several maps in the file this is; "" if there is one */
    /* For writing only, "" where there is nothing to say. */
    const char* unit;          /* of the samples */
    const char* field;         /* what they are */
    const char* software;      /* name and version of what wrote it */
    const char* recipe_sha256; /* of the recipe that made it */
};

/* Fills `out` with row `y`; returns 0, or another value to stop. */
typedef int (*cuesta_gdal_row)(void* user, int64_t y, float* out);

struct cuesta_gdal_api {
    int32_t abi;
    const char* version;
    /* Opens `path` with the named drivers only (comma separated); "" stands for all that read maps
       and pictures and ask no database and no network, and for mosaics. What the file leads to must
       lie in the folder `root` or below. */
    int (*open)(const char* path, const char* root, const char* drivers, void** handle,
                struct cuesta_gdal_map* map, char* error);
    /* Samples of band 1 from (x, y) on as float32, row after row, scale and offset of the band
       applied. */
    int (*read_window)(void* handle, int64_t x, int64_t y, int64_t columns, int64_t rows,
                       float* out, char* error);
    void (*close)(void* handle);
    /* Writes a GeoTIFF: float32, tiles of 256, DEFLATE, PREDICTOR=3. */
    int (*write_geotiff)(const char* path, const struct cuesta_gdal_map* map, cuesta_gdal_row row,
                         void* user, char* error);
    /* Writes a DTED tile: whole metres in 16 bits; the place is that of `transform`, in degrees. */
    int (*write_dted)(const char* path, const struct cuesta_gdal_map* map, cuesta_gdal_row row,
                      void* user, char* error);
};

typedef const struct cuesta_gdal_api* (*cuesta_gdal_module_function)(void);

#ifdef __cplusplus
}
#endif
