# SPDX-License-Identifier: Apache-2.0
# The program bin/cuesta, with the man page and shell completions it prints about itself, and its
# companions lib/cuesta/cuesta-studio and cuesta-verify (apps/cuesta/companion.h), which the first
# command of a clone need not wait for.

file(GLOB CUESTA_APP_SOURCES CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/apps/cuesta/*.cpp")
set(CUESTA_HAVE_PROGRAM OFF)
if(NOT CUESTA_BUILD_PROGRAM OR CUESTA_ROOMS
        OR NOT "${PROJECT_SOURCE_DIR}/apps/cuesta/main.cpp" IN_LIST CUESTA_APP_SOURCES)
    return()
endif()
set(CUESTA_HAVE_PROGRAM ON)

# The operators and the work of its own are what a program chooses: a test links one operator more.
set(app "${PROJECT_SOURCE_DIR}/apps/cuesta")
list(FILTER CUESTA_APP_SOURCES EXCLUDE REGEX "/(operators|own_work[a-z_]*|studio)[.]cpp$")
set(verify_work ${CUESTA_APP_SOURCES})
list(FILTER verify_work INCLUDE REGEX "/(bench[a-z_]*|bandwidth|verify)[.]cpp$")
list(REMOVE_ITEM CUESTA_APP_SOURCES ${verify_work})

# cuesta_part(TARGET LIBRARY SOURCE...): cold objects that programs are linked from.
function(cuesta_part target library)
    cuesta_batches(units NAME ${target} SIZE 8 SOURCES ${ARGN})
    add_library(${target} OBJECT ${units})
    cuesta_compile_flags(${target})
    cuesta_cold(${target})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PUBLIC ${library} CLI11::CLI11 fmt::fmt
        nlohmann_json::nlohmann_json)
    cuesta_precompile(${target} FROM cuesta)
endfunction()

# cuesta_add_program(TARGET PART... ): a program of these parts and the operators of Cuesta.
function(cuesta_add_program target)
    add_executable(${target} $<TARGET_OBJECTS:cuesta_operators>)
    cuesta_compile_flags(${target})
    target_link_libraries(${target} PRIVATE cuesta_commands ${ARGN})
    if(CUESTA_BUILD_GDAL)
        add_dependencies(${target} cuesta_gdal)
    endif()
    if(CUESTA_BUILD_MPI)
        add_dependencies(${target} cuesta_mpi)
    endif()
endfunction()

cuesta_part(cuesta_commands cuesta ${CUESTA_APP_SOURCES})
cuesta_part(cuesta_operators cuesta "${app}/operators.cpp")
cuesta_part(cuesta_no_work cuesta "${app}/own_work.cpp")
cuesta_part(cuesta_verify_work cuesta_verify ${verify_work} "${app}/own_work_verify.cpp")
set(CUESTA_COMPANIONS cuesta_verify_program)
if(CUESTA_HAVE_STUDIO)
    target_compile_definitions(cuesta_commands PRIVATE CUESTA_HAVE_STUDIO)
    cuesta_part(cuesta_studio_work cuesta_studio "${app}/studio.cpp" "${app}/own_work_studio.cpp")
    list(APPEND CUESTA_COMPANIONS cuesta_studio_program)
endif()

cuesta_add_program(cuesta_program cuesta_no_work)
set_target_properties(cuesta_program PROPERTIES OUTPUT_NAME cuesta
    INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
add_custom_command(TARGET cuesta_program POST_BUILD
    COMMAND "${CMAKE_COMMAND}" "-DPROGRAM=$<TARGET_FILE:cuesta_program>"
        "-DSHARE=${PROJECT_BINARY_DIR}/share" -P "${PROJECT_SOURCE_DIR}/cmake/SelfTexts.cmake"
    VERBATIM)
foreach(target IN LISTS CUESTA_COMPANIONS)
    string(REGEX REPLACE "^cuesta_(.*)_program$" "\\1" name ${target})
    cuesta_add_program(${target} cuesta_${name}_work)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME cuesta-${name}
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib/cuesta" INSTALL_RPATH "$ORIGIN/..")
endforeach()
if(NOT CUESTA_HAVE_STUDIO)
    add_custom_target(cuesta_studio_program) # nothing to build; `cuesta studio` says why
endif()
# All of them: what a hand that has edited the library wants.
add_custom_target(cuesta_programs DEPENDS cuesta_program ${CUESTA_COMPANIONS})
