// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/faces.h"
#include "hex/hex_table.h"
#include "room/house_style.h"

#include <iostream>

#include <QApplication>
#include <QDir>

#include <vallum/hex/files/scenario_file.h>

namespace {

using namespace vallum;

hex::Battle begun(const char* scenario) {
    const std::filesystem::path root(VALLUM_SOURCE_DIR);
    const auto library = hex::loadLibrary(root / "resources");
    const auto file = hex::loadScenario(root / "scenarios/hex" / (std::string(scenario) + ".json"), *library);
    return hex::System::begin(file->scenario);
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    art::loadFaces();
    QApplication::setFont(art::textFont(100));
    app::useHouseStyle(art::lightRoom());
    const QDir folder(application.arguments().value(1, QStringLiteral(".")));
    for (const char* scenario : {"telamon", "saguntum", "trebia", "himera"}) {
        app::HexTable table;
        table.resize(1280, 860);
        table.show(begun(scenario));
        table.grab().save(folder.filePath(QLatin1String("board-%1.png").arg(QLatin1String(scenario))));
    }
    return 0;
}
