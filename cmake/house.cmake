# How every target of this project is compiled. Linked privately, so nothing leaks to users of a target.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
include(CTest)

option(VALLUM_SANITIZE "Build with the address and undefined-behavior sanitizers" OFF)
option(VALLUM_APP "Build the desktop program, which needs Qt" ON)

find_program(VALLUM_CCACHE ccache)
if(VALLUM_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers are only cached when ccache may trust their time stamps.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${VALLUM_CCACHE})
endif()

add_library(vallum_house INTERFACE)
target_compile_options(vallum_house INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wswitch-enum -Werror
    -Wno-missing-field-initializers  # designated initializers name what differs; the rest has its default
)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees these in the standard library once it optimizes; clang looks for the real ones.
    target_compile_options(vallum_house INTERFACE
        -fpch-preprocess -Wno-maybe-uninitialized -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds -Wno-free-nonheap-object)
else()
    # The sorting algorithms of libstdc++ 12 use what it calls deprecated itself.
    # The table of a thousand rule titles deduces its size by a fold over all of them.
    target_compile_options(vallum_house INTERFACE -Wno-deprecated-declarations -fbracket-depth=2048)
endif()
# Libraries are watched, and every program is linked for it; to watch tests, too, would make them compile three times
# as long. What null pointers and sizes do the address sanitizer sees by itself.
add_library(vallum_watched INTERFACE)
if(VALLUM_SANITIZE)
    target_compile_options(vallum_watched INTERFACE
        -fsanitize=address,undefined -fno-sanitize=null,alignment,object-size,vptr
        -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(vallum_house INTERFACE -fsanitize=address,undefined)
endif()

# A library of the house: vallum_library(geometry SOURCES a.cpp DEPENDS core)
function(vallum_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;USES" ${ARGN})
    add_library(vallum_${name} STATIC ${ARG_SOURCES})
    list(TRANSFORM ARG_DEPENDS PREPEND vallum_)
    target_include_directories(vallum_${name} PUBLIC ${PROJECT_SOURCE_DIR}/include)
    target_link_libraries(vallum_${name} PUBLIC ${ARG_DEPENDS} tl::expected PRIVATE ${ARG_USES} vallum_house vallum_watched)
endfunction()

# The tests of a library, one program: vallum_tests(geometry SOURCES card_test.cpp). Headers that nearly all of them
# need are precompiled.
function(vallum_tests name)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES;HEADERS" ${ARGN})
    add_executable(vallum_${name}_tests ${ARG_SOURCES})
    target_include_directories(vallum_${name}_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    # Only what looks at the tree is told where it is; everything else is the same in every checkout, and found in the
    # cache of the compiler.
    foreach(source IN LISTS ARG_SOURCES)
        file(STRINGS ${source} places REGEX "VALLUM_SOURCE_DIR|support/(library|orders|hex_battles|hex_fought|hex_orders)[.]h|players/siege_scenes[.]h|trials/small_trials[.]h|app/trials/trials_room[.]h|cli/shell[.]h|house/(sources|catalogue|tokens)[.]h|app/hex/(asked_desk|hex_window)[.]h|app/window/(desk|export_hands|fought|learner|places)[.]h")
        if(places)
            set_property(SOURCE ${source} APPEND PROPERTY
                COMPILE_DEFINITIONS VALLUM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
        endif()
    endforeach()
    target_link_libraries(vallum_${name}_tests PRIVATE ${ARG_USES} vallum_house GTest::gtest_main)
    target_precompile_headers(vallum_${name}_tests PRIVATE <gtest/gtest.h> <string> <vector> <algorithm> ${ARG_HEADERS})
    gtest_discover_tests(vallum_${name}_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120)
endfunction()
