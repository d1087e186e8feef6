# The Debian package: tools/package, or `cpack` in a build directory where everything is built.
# Whoever gives the package to others names somebody who can be written to: Name <address>.
set(VALLUM_MAINTAINER "Vallum developers" CACHE STRING "Whom the package names as its maintainer")
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # the programs are packed, not the tests

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME vallum)
set(CPACK_PACKAGE_VENDOR Vallum)
set(CPACK_PACKAGE_CONTACT ${VALLUM_MAINTAINER})
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_files.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0vallum1)  # never the number of a package of Debian itself
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is loaded at run time, where no shlibdeps sees it. The X11 platform comes with libqt6gui6.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "ancient battles and sieges with unit cards
Vallum fights ancient battles with unit cards on a table without a grid. It
moves and measures, shows what a unit may do and what that costs, rolls the
dice, and explains every number with the rules it comes from.

Fifteen armies meet in the open, in woods, on hills, at rivers, in villages
and before the walls of fortresses. People play each other at one screen or
against the computer; every battle is kept, can be taken back and replayed.

This package has the program for the desktop, the same rules without a window
(vallum-cli), the scenarios, the rules and the guides.")
set(CPACK_VALLUM_RELEASE_DATE ${VALLUM_RELEASE_DATE})
include(CPack)
