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

# What runs once for a file, a step or a sentence, not for a cell, at -O1: texts, checks, files,
# the frame of a run and problems that are solved once. Two fifths of the compiler's time less.
set(cold ${CUESTA_SOURCES})
string(JOIN "|" cold_files "(catalog|engine|io|mpi|plugin|png|recipe|verify)/[a-z_0-9]+"
    "base/(atomic_[a-z]+|check|directory_lock|interrupt|json|log|lower_case|module_path|text|unit)"
    "operator/(count_words|describe|operator|promise|registry|stage_keys)"
    "render/(curve_plot|glyphs|legend|realism_report|rock_legend|text|video|world_page)"
    "rule/(check|check_call|graph|layer|measure|parse|token)"
    "terrain/(field_names|ledger|mass_balance|material)" "world/world_report")
list(FILTER cold INCLUDE REGEX "/src/cuesta/(${cold_files})[.]cpp$")
set(warm ${CUESTA_SOURCES})
if(cold)
    list(REMOVE_ITEM warm ${cold})
endif()
# The problems of `cuesta verify` are a library of their own: a run needs none of them.
set(problems ${cold})
list(FILTER problems INCLUDE REGEX "/src/cuesta/verify/")
list(FILTER cold EXCLUDE REGEX "/src/cuesta/verify/")
# Whoever edits an operator is not to wait for many neighbours of its source.
set(operators "")
foreach(source IN LISTS warm)
    string(REGEX REPLACE "[.]cpp$" ".h" header "${source}")
    if(EXISTS "${header}")
        file(STRINGS "${header}" name REGEX "^ +static constexpr std::string_view name =")
        if(name)
            list(APPEND operators "${source}")
        endif()
    endif()
endforeach()
if(operators)
    list(REMOVE_ITEM warm ${operators})
endif()
cuesta_batches(problem_units NAME cold SIZE 4 SOURCES ${problems})
cuesta_batches(cold_units NAME cold SIZE 12 SOURCES ${cold})
cuesta_batches(operator_units NAME operators SIZE 2 SOURCES ${operators})
cuesta_batches(warm_units NAME warm SIZE 8 SOURCES ${warm})
list(APPEND warm_units ${operator_units})
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND cold_units)
    set_property(SOURCE ${cold_units} APPEND PROPERTY COMPILE_OPTIONS -O1)
    # At this level g++ 12 takes parts of std::optional and std::variant for uninitialised.
    set(files ${cold_units})
    list(FILTER files INCLUDE REGEX "cuesta[_/]io[_/]")
    if(files AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        set_property(SOURCE ${files} APPEND PROPERTY COMPILE_OPTIONS -Wno-maybe-uninitialized)
    endif()
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

if(problem_units)
    add_library(cuesta_verify STATIC ${problem_units})
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
