// SPDX-License-Identifier: Apache-2.0
// The C interface between Cuesta and its MPI module.
//
// The library never links MPI (a laptop has none); under mpirun or srun it opens cuesta_mpi.so,
// asks cuesta_mpi_module() for this table and compares `abi`. Only plain C crosses the border; no
// exception does. Errors of MPI end the job (MPI_ERRORS_ARE_FATAL), so nothing here can fail. Sizes
// are bytes and may pass 2^31: the module cuts what MPI counts in ints.
#pragma once

#include <stdint.h>

#define CUESTA_MPI_ABI 2

#define CUESTA_MPI_WORD 64

#ifdef __cplusplus
extern "C" {
#endif

struct cuesta_mpi_part {
    int32_t rank;
    void* bytes; /* read by a send, written by a receive */
    uint64_t size;
};

struct cuesta_mpi_api {
    int32_t abi;
    const char* version;
    /* Calls come from one thread, the one that called this. Returns 1 if a second one may call
       tell, heard and abort meanwhile, else 0. */
    int32_t (*start)(int32_t* rank, int32_t* size, int32_t* on_this_host);
    void (*sum)(int64_t* values, uint64_t count);
    void (*largest)(double* values, uint64_t count);
    /* sizes[rank] = bytes of everybody. */
    void (*gather_sizes)(uint64_t mine, uint64_t* sizes);
    /* Everybody's bytes one behind the other in `all`. */
    void (*gather)(const void* mine, const uint64_t* sizes, void* all);
    /* What rank 0 has. */
    void (*broadcast)(void* bytes, uint64_t size);
    /* Messages between pairs; both sides know the sizes. */
    void (*exchange)(const struct cuesta_mpi_part* send, int32_t sends,
                     const struct cuesta_mpi_part* receive, int32_t receives);
    /* A few bytes beside all other messages, at most CUESTA_MPI_WORD; never waits. */
    void (*tell)(int32_t rank, const void* bytes, int32_t size);
    /* 1 and the sender if one of `size` bytes has come, else 0. */
    int32_t (*heard)(void* bytes, int32_t size, int32_t* rank);
    /* For tests: every message waits for a random time up to `most_ms`, in random order. */
    void (*delay)(uint64_t seed, int32_t most_ms);
    void (*finish)(void);
    void (*abort)(int32_t code);
};

typedef const struct cuesta_mpi_api* (*cuesta_mpi_module_function)(void);

#ifdef __cplusplus
}
#endif
