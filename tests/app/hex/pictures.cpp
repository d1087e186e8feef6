// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_game.h"
#include "art/faces.h"
#include "hex/command_hand.h"
#include "hex/hex_table.h"
#include "room/house_style.h"

#include <QApplication>
#include <QDir>

/// Draws the hex desk in each phase of a turn, for
/// visual inspection: FOLDER [PERCENT [WIDTH HEIGHT]]
int main(int argc, char** argv) {
    using namespace vallum;
    using namespace vallum::app::test;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList words = application.arguments();
    art::loadFaces();
    QApplication::setFont(art::textFont(words.value(2, QStringLiteral("100")).toInt()));
    app::useHouseStyle(art::lightRoom());
    const QDir folder(words.value(1, QStringLiteral(".")));
    const QSize size(words.value(3, QStringLiteral("1600")).toInt(),
                     words.value(4, QStringLiteral("900")).toInt());
    const auto shoot = [&](HexGame& game, const QString& name) {
        QApplication::processEvents();
        game.desk.grab().save(folder.filePath(name + QStringLiteral(".png")));
    };
    for (const char* scenario : {"saguntum", "trebia", "himera", "bagradas"}) {
        HexGame game(scenario, size);
        shoot(game, QStringLiteral("begin-%1").arg(QLatin1String(scenario)));
    }
    HexGame game("telamon", size);
    for (const char* kind :
         {"chooseCard", "chooseOrders", "chooseMove", "chooseBattle", "answerAttack", "chooseFlags",
          "chooseRetreat", "chooseAdvance", "chooseBonus", "chooseBattleBack", "chooseLeaderPath"}) {
        if (!game.playUntil(kind)) continue;
        game.think();
        shoot(game, QLatin1String(kind));
    }
    HexGame bagradas("bagradas", size);
    for (const char* kind : {"chooseTrample", "chooseLeaderPath"}) {
        if (!bagradas.playUntil(kind)) continue;
        bagradas.think();
        shoot(bagradas, QLatin1String(kind));
    }
    app::useHouseStyle(art::darkRoom());
    HexGame night("telamon", size);
    night.desk.setArtPalette(art::darkPalette());
    night.desk.table().setCoordinates(true);
    night.playUntil("chooseMove");
    night.think();
    shoot(night, QStringLiteral("night"));
    return 0;
}
