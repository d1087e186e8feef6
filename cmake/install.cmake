# What `cmake --install` puts where. The programs look for their data along the way from the one place to the other
# (src/field/files/resources.cpp), so an installed tree may be moved as a whole.
set(VALLUM_INSTALL_DATA ${CMAKE_INSTALL_DATADIR}/vallum)

install(TARGETS vallum-cli)
if(VALLUM_APP)
    install(TARGETS vallum)
endif()
install(DIRECTORY resources/data resources/fortresses scenarios DESTINATION ${VALLUM_INSTALL_DATA})

install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})
