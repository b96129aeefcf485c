# SPDX-License-Identifier: Apache-2.0
# The library Cuesta::cuesta, and the GDAL module it opens on first use.

set(CUESTA_SOURCE_ROOT "${PROJECT_SOURCE_DIR}/src")
file(GLOB_RECURSE CUESTA_SOURCES CONFIGURE_DEPENDS "${CUESTA_SOURCE_ROOT}/cuesta/*.cpp")
list(FILTER CUESTA_SOURCES EXCLUDE REGEX "/src/cuesta/(io/gdal_module|mpi/module)/")
if(CUESTA_ROOMS)
    list(JOIN CUESTA_ROOMS "|" rooms)
    list(FILTER CUESTA_SOURCES INCLUDE REGEX "/src/cuesta/(${rooms})/")
    list(APPEND CUESTA_SOURCES "${CUESTA_SOURCE_ROOT}/cuesta/base/version.cpp")
    list(REMOVE_DUPLICATES CUESTA_SOURCES)
endif()

if(CUESTA_SANITIZE MATCHES "thread")
    set_source_files_properties("${CUESTA_SOURCE_ROOT}/cuesta/base/parallel.cpp" PROPERTIES
        COMPILE_DEFINITIONS CUESTA_PLAIN_THREADS)
endif()

# The version is written in project() and nowhere else.
set_source_files_properties("${CUESTA_SOURCE_ROOT}/cuesta/base/version.cpp" PROPERTIES
    COMPILE_DEFINITIONS "CUESTA_VERSION=\"${PROJECT_VERSION}\"")

# Where modules are looked for: beside the program (../lib/cuesta, ../<libdir>/cuesta), else here.
set_property(SOURCE "${CUESTA_SOURCE_ROOT}/cuesta/base/module_path.cpp" APPEND PROPERTY
    COMPILE_DEFINITIONS
    "CUESTA_MODULE_SUBDIR=\"${CMAKE_INSTALL_LIBDIR}/cuesta\""
    "CUESTA_MODULE_FULL_DIR=\"${CMAKE_INSTALL_FULL_LIBDIR}/cuesta\"")

# Texts, checks, the frame of a run and problems that are solved once; nothing here runs per cell.
set(cold ${CUESTA_SOURCES})
string(JOIN "|" cold_files "(catalog|plugin|recipe|verify)/[a-z_]+"
    "engine/(advance|checkpoint|copy_run|instantiate|landscape|manifest|outputs|prepare|run)"
    "engine/(saved_state|snapshot|vector_outputs)"
    "io/(checkpoint_[a-z]+|format|format_table|geojson|sidecar|water_geojson)"
    "operator/(describe|operator|promise|registry|stage_keys)")
list(FILTER cold INCLUDE REGEX "/src/cuesta/(${cold_files})[.]cpp$")
set(warm ${CUESTA_SOURCES})
if(cold)
    list(REMOVE_ITEM warm ${cold})
endif()
# An operator is edited more often than what surrounds it: neither it nor the problems that step it
# are to wait for many neighbours.
set(tried ${cold})
list(FILTER tried INCLUDE REGEX "/src/cuesta/verify/")
list(FILTER cold EXCLUDE REGEX "/src/cuesta/verify/")
set(operators ${warm})
list(FILTER operators INCLUDE REGEX "/src/cuesta/(filter|generate|process|tectonics)/")
list(FILTER warm EXCLUDE REGEX "/src/cuesta/(filter|generate|process|tectonics)/")
cuesta_batches(tried_units NAME cold SIZE 4 SOURCES ${tried})
cuesta_batches(cold_units NAME cold SIZE 8 SOURCES ${cold})
cuesta_batches(operator_units NAME warm SIZE 4 SOURCES ${operators})
cuesta_batches(warm_units NAME warm SIZE 8 SOURCES ${warm})
list(APPEND warm_units ${operator_units})
if(CMAKE_BUILD_TYPE STREQUAL "Release")
    set_property(SOURCE ${cold_units} APPEND PROPERTY COMPILE_OPTIONS -O1)
endif()

add_library(cuesta ${cold_units} ${warm_units})
add_library(Cuesta::cuesta ALIAS cuesta)
cuesta_compile_flags(cuesta)
set_target_properties(cuesta PROPERTIES
    VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
target_include_directories(cuesta PUBLIC
    "$<BUILD_INTERFACE:${CUESTA_SOURCE_ROOT}>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
target_link_libraries(cuesta
    PUBLIC fmt::fmt Threads::Threads
    PRIVATE TBB::tbb tomlplusplus::tomlplusplus nlohmann_json::nlohmann_json
        zstd::libzstd_shared PNG::PNG ZLIB::ZLIB OpenEXR::OpenEXR ${CMAKE_DL_LIBS})

cuesta_precompile(cuesta)

# The problems of `cuesta verify`: a run needs none of them.
if(tried_units)
    add_library(cuesta_verify STATIC ${tried_units})
    cuesta_compile_flags(cuesta_verify)
    cuesta_cold(cuesta_verify)
    target_link_libraries(cuesta_verify PUBLIC cuesta)
    cuesta_precompile(cuesta_verify FROM cuesta)
else()
    add_library(cuesta_verify INTERFACE) # not among CUESTA_ROOMS
endif()

file(GLOB CUESTA_GDAL_SOURCES CONFIGURE_DEPENDS "${CUESTA_SOURCE_ROOT}/cuesta/io/gdal_module/*.cpp")
set(CUESTA_BUILD_GDAL OFF)
if(CUESTA_HAVE_GDAL AND CUESTA_GDAL_SOURCES AND (NOT CUESTA_ROOMS OR "io" IN_LIST CUESTA_ROOMS))
    set(CUESTA_BUILD_GDAL ON)
    add_library(cuesta_gdal MODULE ${CUESTA_GDAL_SOURCES})
    cuesta_compile_flags(cuesta_gdal)
    target_link_libraries(cuesta_gdal PRIVATE cuesta GDAL::GDAL)
    set_target_properties(cuesta_gdal PROPERTIES PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib/cuesta")
endif()

file(GLOB CUESTA_MPI_SOURCES CONFIGURE_DEPENDS "${CUESTA_SOURCE_ROOT}/cuesta/mpi/module/*.cpp")
set(CUESTA_BUILD_MPI OFF)
if(CUESTA_HAVE_MPI AND NOT CUESTA_ROOMS)
    set(CUESTA_BUILD_MPI ON)
    add_library(cuesta_mpi MODULE ${CUESTA_MPI_SOURCES})
    cuesta_compile_flags(cuesta_mpi)
    target_include_directories(cuesta_mpi PRIVATE "${CUESTA_SOURCE_ROOT}")
    target_link_libraries(cuesta_mpi PRIVATE MPI::MPI_CXX)
    set_target_properties(cuesta_mpi PROPERTIES PREFIX ""
        LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib/cuesta")
endif()
