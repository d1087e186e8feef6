// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/program.h"
#include "app/window/scenes.h"
#include "language/language.h"

/// Draws the pictures of the user guide from the window itself: vallum_pictures FOLDER
int main(int argc, char** argv) {
    const vallum::app::Program program(argc, argv, QStringLiteral("vallum-pictures"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    vallum::app::useLanguage(QStringLiteral("en"));
    const vallum::app::Camera camera(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."));
    showBattle(camera);
    showWindows(camera);
    showStart(camera);
    showHexBattles(camera);
    return 0;
}
