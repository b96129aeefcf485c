# SPDX-License-Identifier: Apache-2.0
# The program bin/cuesta, with the man page and shell completions it prints about itself.

file(GLOB CUESTA_APP_SOURCES CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/apps/cuesta/*.cpp")
set(CUESTA_HAVE_PROGRAM OFF)
if(CUESTA_BUILD_PROGRAM AND NOT CUESTA_ROOMS
        AND "${PROJECT_SOURCE_DIR}/apps/cuesta/main.cpp" IN_LIST CUESTA_APP_SOURCES)
    set(CUESTA_HAVE_PROGRAM ON)
    # All but the list of operators, so that a test can link a program with one more.
    set(list "${PROJECT_SOURCE_DIR}/apps/cuesta/operators.cpp")
    list(REMOVE_ITEM CUESTA_APP_SOURCES "${list}")
    cuesta_batches(units NAME commands SIZE 8 SOURCES ${CUESTA_APP_SOURCES})
    add_library(cuesta_commands OBJECT ${units})
    cuesta_compile_flags(cuesta_commands)
    cuesta_cold(cuesta_commands)
    if(CUESTA_UNITY AND CUESTA_HAVE_STUDIO)
        cuesta_precompile(cuesta_commands FROM cuesta_studio)
    else()
        cuesta_precompile(cuesta_commands <cuesta/engine/run.h>)
    endif()
    target_include_directories(cuesta_commands PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(cuesta_commands PUBLIC
        cuesta CLI11::CLI11 fmt::fmt nlohmann_json::nlohmann_json)
    if(CUESTA_HAVE_STUDIO)
        target_link_libraries(cuesta_commands PUBLIC cuesta_studio)
        target_compile_definitions(cuesta_commands PRIVATE CUESTA_HAVE_STUDIO)
    endif()
    add_executable(cuesta_program "${list}")
    cuesta_compile_flags(cuesta_program)
    set_target_properties(cuesta_program PROPERTIES OUTPUT_NAME cuesta
        INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
    target_link_libraries(cuesta_program PRIVATE cuesta_commands)
    if(CUESTA_BUILD_GDAL)
        add_dependencies(cuesta_program cuesta_gdal)
    endif()
    if(CUESTA_BUILD_MPI)
        add_dependencies(cuesta_program cuesta_mpi)
    endif()
    add_custom_command(TARGET cuesta_program POST_BUILD
        COMMAND "${CMAKE_COMMAND}" "-DPROGRAM=$<TARGET_FILE:cuesta_program>"
            "-DSHARE=${PROJECT_BINARY_DIR}/share" -P "${PROJECT_SOURCE_DIR}/cmake/SelfTexts.cmake"
        VERBATIM)
endif()
