# Run by CPack between installing into its own tree and packing that: what Debian wants otherwise than everybody else.
set(tree ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
set(documentation ${tree}/share/doc/vallum)

function(compress)
    execute_process(COMMAND gzip -9 -n -f ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Programs of the section games have a place of their own (Debian policy 11.11), as far from the data as the usual one.
file(RENAME ${tree}/bin ${tree}/games)

file(GLOB pages ${tree}/share/man/man6/*.6)
compress(${pages})

file(REMOVE ${documentation}/LICENSE)
file(CREATE_LINK ../../common-licenses/GPL-3 ${documentation}/LICENSE SYMBOLIC)
file(WRITE ${documentation}/copyright "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Vallum

Files: *
Copyright: 2026 The Vallum developers
License: GPL-3+
 Vallum is free software: you can redistribute it and/or modify it under the
 terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version.
 .
 On Debian systems, the complete text of the GNU General Public License,
 version 3, is in /usr/share/common-licenses/GPL-3.
")

execute_process(COMMAND date --utc --rfc-email --date ${CPACK_VALLUM_RELEASE_DATE}
    OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(maintainer ${CPACK_PACKAGE_CONTACT})
if(NOT maintainer MATCHES "<")
    string(APPEND maintainer " <>")  # a changelog cannot be read without an address
endif()
file(WRITE ${documentation}/changelog.Debian
    "vallum (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * What is new is told in changelog.gz.

 -- ${maintainer}  ${date}
")
file(COPY_FILE ${documentation}/CHANGELOG.md ${documentation}/changelog)
compress(${documentation}/changelog ${documentation}/changelog.Debian)
