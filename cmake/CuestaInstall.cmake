# SPDX-License-Identifier: Apache-2.0
# Installation: headers, library, program, module, CMake package, pkg-config file, man page and
# shell completions.
include(CMakePackageConfigHelpers)

set(CUESTA_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/Cuesta")
install(TARGETS cuesta EXPORT CuestaTargets
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
# The public headers, and what they include; kernels and the inside of the engine stay here.
set(entries base/version.h catalog/builtin.h catalog/help.h engine/landscape.h io/format.h
    operator/describe.h plugin/plugin_abi.h render/palette.h terrain/terrain.h)
list(TRANSFORM entries PREPEND cuesta/)
set(public "")
while(entries)
    list(POP_FRONT entries header)
    if(header IN_LIST public)
        continue()
    endif()
    list(APPEND public "${header}")
    file(STRINGS "${PROJECT_SOURCE_DIR}/src/${header}" lines REGEX "^#include \"cuesta/")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" name "${line}")
        list(APPEND entries "${name}")
    endforeach()
endwhile()
foreach(header IN LISTS public)
    get_filename_component(folder "${header}" DIRECTORY)
    install(FILES "${PROJECT_SOURCE_DIR}/src/${header}"
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/${folder}")
endforeach()
list(LENGTH public count)
message(STATUS "Cuesta: ${count} public headers")
install(EXPORT CuestaTargets NAMESPACE Cuesta:: DESTINATION "${CUESTA_CMAKE_DIR}")

configure_package_config_file(
    "${PROJECT_SOURCE_DIR}/cmake/CuestaConfig.cmake.in" "${PROJECT_BINARY_DIR}/CuestaConfig.cmake"
    INSTALL_DESTINATION "${CUESTA_CMAKE_DIR}" NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/CuestaConfigVersion.cmake"
    VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/CuestaConfig.cmake"
    "${PROJECT_BINARY_DIR}/CuestaConfigVersion.cmake" DESTINATION "${CUESTA_CMAKE_DIR}")

# A static library needs everything it links named in plain `pkg-config --libs` as well.
set(requires "tbb tomlplusplus libzstd libpng zlib OpenEXR")
if(BUILD_SHARED_LIBS)
    set(CUESTA_PC_REQUIRES "fmt")
    set(CUESTA_PC_REQUIRES_PRIVATE "${requires}")
else()
    set(CUESTA_PC_REQUIRES "fmt ${requires}")
    set(CUESTA_PC_REQUIRES_PRIVATE "")
endif()
configure_file("${PROJECT_SOURCE_DIR}/cmake/cuesta.pc.in" "${PROJECT_BINARY_DIR}/cuesta.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/cuesta.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

if(CUESTA_BUILD_GDAL)
    install(TARGETS cuesta_gdal LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}/cuesta")
endif()
if(CUESTA_BUILD_MPI)
    install(TARGETS cuesta_mpi LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}/cuesta")
endif()
if(CUESTA_HAVE_PROGRAM)
    install(TARGETS cuesta_program RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    install(TARGETS ${CUESTA_COMPANIONS} RUNTIME DESTINATION "${CMAKE_INSTALL_LIBDIR}/cuesta")
    set(share "${PROJECT_BINARY_DIR}/share")
    install(FILES "${share}/man/man1/cuesta.1" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" OPTIONAL)
    install(FILES "${share}/bash-completion/completions/cuesta"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" OPTIONAL)
    install(FILES "${share}/zsh/site-functions/_cuesta"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" OPTIONAL)
    install(FILES "${share}/fish/vendor_completions.d/cuesta.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" OPTIONAL)
endif()
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
