// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/program.h"
#include "app/window/scenes.h"
#include "language/language.h"

#include <QScreen>

/// Draws everything that a user can see on this screen: vallum_screens FOLDER [LANGUAGE]
int main(int argc, char** argv) {
    const vallum::app::Program program(argc, argv, QStringLiteral("vallum-screens"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    vallum::app::useLanguage(argc > 2 ? QString::fromLocal8Bit(argv[2]) : QStringLiteral("en"));
    const vallum::app::Camera camera(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."),
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
