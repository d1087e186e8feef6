// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/program.h"
#include "app/window/scenes.h"
#include "art/faces.h"
#include "language/language.h"
#include "settings/settings.h"

#include <QScreen>

/// Draws everything that a user can see on this screen: vallum_screens FOLDER [LANGUAGE [dark]]
int main(int argc, char** argv) {
    using namespace vallum::app;
    const Program program(argc, argv, QStringLiteral("vallum-screens"));
    // Some dialogs are drawn while no window has set the font of the program.
    QApplication::setFont(vallum::art::font(vallum::art::Face::sans, vallum::art::Type::text));
    const QStringList arguments = QApplication::arguments();
    useLanguage(arguments.value(2, QStringLiteral("en")));
    SettingsKeeper().change([&](Settings& it) {
        it.light = arguments.value(3) == QStringLiteral("dark") ? Light::dark : Light::bright;
    });
    const Camera camera(arguments.value(1, QStringLiteral(".")),
                        QApplication::primaryScreen()->availableSize());
    showBattle(camera);
    showWindows(camera);
    showStart(camera);
    showHexBattles(camera);
    showMenus(camera);
    showDialogs(camera);
    showBoardExports(camera);
    showPanels(camera);
    showScenarios(camera);
    showQuestions(camera);
    return 0;
}
