# What `cmake --install` puts where. The programs look for their data along the way from the one place to the other
# (src/field/files/resources.cpp), so an installed tree may be moved as a whole.
set(VALLUM_INSTALL_DATA ${CMAKE_INSTALL_DATADIR}/vallum)

install(TARGETS vallum-cli)
install(DIRECTORY resources/data resources/fortresses scenarios DESTINATION ${VALLUM_INSTALL_DATA})

install(FILES README.md CONTRIBUTING.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN man EXCLUDE)
install(FILES docs/man/vallum-cli.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)

if(VALLUM_APP)
    install(TARGETS vallum)
    # The faces are kept in the program; whoever gets it gets their license.
    install(FILES resources/fonts/OFL.txt DESTINATION ${CMAKE_INSTALL_DOCDIR}/resources/fonts)
    # What the window of the rules shows; documents may be left out of an installation, these may not.
    install(DIRECTORY docs/rules resources/rules-pictures resources/lessons resources/cover DESTINATION ${VALLUM_INSTALL_DATA})
    install(FILES docs/man/vallum.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)

    # What makes it a program of the desktop. Every file there is named after its id.
    set(id org.vallum.Vallum)
    set(desktop resources/desktop/${id})
    # A shop fetches pictures from the web: they are named where whoever builds it says that they are there.
    set(VALLUM_WEB "" CACHE STRING "Where this folder lies on the web: https://...")
    if(VALLUM_WEB)
        configure_file(${desktop}.screenshots.xml.in ${PROJECT_BINARY_DIR}/${id}.screenshots.xml @ONLY)
        file(READ ${PROJECT_BINARY_DIR}/${id}.screenshots.xml VALLUM_SCREENSHOTS)
    endif()
    configure_file(${desktop}.metainfo.xml.in ${PROJECT_BINARY_DIR}/${id}.metainfo.xml @ONLY)
    install(FILES ${desktop}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${PROJECT_BINARY_DIR}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    install(FILES resources/icons/vallum.svg DESTINATION ${icons}/scalable/apps RENAME ${id}.svg)
    foreach(size IN LISTS VALLUM_ICON_SIZES)
        install(FILES ${PROJECT_BINARY_DIR}/src/app/icons/${size}.png
            DESTINATION ${icons}/${size}x${size}/apps RENAME ${id}.png)
    endforeach()
endif()
