// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/desk.h"
#include "app/window/fought.h"
#include "app/window/scenes.h"
#include "app/window/shipped.h"
#include "export/film_dialog.h"
#include "field/export/print_dialog.h"
#include "field/export/table_film.h"
#include "luck/luck_panel.h"
#include "replay/branches.h"
#include "replay/replay_desk.h"
#include "settings/settings_window.h"
#include "window/preferences.h"

#include <QLineEdit>
#include <QMenuBar>

namespace vallum::app {

namespace {

const QString firstBattle = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json");

QAction* actionOf(Desk& desk, const char* id) { return desk.window->findChild<QAction*>(QLatin1String(id)); }

void showMenu(const Camera& camera, QMenu& menu, const QString& name) {
    Q_EMIT menu.aboutToShow();
    menu.popup(QPoint(0, 0));
    camera.take(menu, name);
    menu.hide();
    int inside = 0;
    for (const QAction* entry : menu.actions()) {
        if (entry->menu() != nullptr)
            showMenu(camera, *entry->menu(), QStringLiteral("%1-%2").arg(name).arg(++inside));
    }
}

void showPrint(const Camera& camera) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    TableScene table;
    table.setGroundCover(field::groundCoverOf(desk.session().record().scenario));
    table.show(desk.battle());
    PrintDialog print(desk.battle(), table, QStringLiteral("The Breach"));
    print.show();
    print.choose(PrintDialog::What::tableOnOneSheet);
    camera.take(print, "print-table");
    print.choose(PrintDialog::What::unitCards);
    camera.take(print, "print-cards");
    print.choose(PrintDialog::What::armyLists);
    camera.take(print, "print-lists");
}

void showProgress(const Camera& camera) {
    const QTemporaryDir files;
    FilmDialog film(std::make_unique<TableFilm>(Fought().story()));
    camera.takeDialog("progress", [&] { film.saveTo(files.filePath(QStringLiteral("a.gif"))); });
}

void showComplaints(const Camera& camera) {
    Desk desk;
    camera.frame(*desk.window, {1180, 780});
    const QTemporaryDir files;
    const QString broken = files.filePath(QStringLiteral("broken.json"));
    writeFileSafely(broken.toStdString(), R"({"format": "vallum-scenario", "version": 1, "id": 5})");
    camera.takeDialog("complaint", [&] { desk.window->files().open(broken); });
    // A card without a unit breaks a rule.
    desk.activate(UnitId(1));
    desk.session().answer(
        field::OrderToPlay{.card = desk.battle().player(desk.battle().active).hand.front()});
    camera.take(*desk.window, "refused");
}

/// A battle with its own branch.
void showBranches(const Camera& camera) {
    Desk desk(firstBattle);
    desk.session().answer(field::PhaseDone{});
    const auto grown = grow(desk.session(), desk.session().record().tape.size() - 1, "Another way",
                            desk.session().seating().players);
    EXPECT_TRUE(grown);
    camera.takeDialog("branches", [&] { actionOf(desk, "replay-branches")->trigger(); });
    actionOf(desk, "replay-open")->trigger();
    camera.takeDialog("play-on", [&] { actionOf(desk, "replay-branch")->trigger(); });
}

}  // namespace

void showMenus(const Camera& camera) {
    Desk desk(firstBattle);
    camera.frame(*desk.window, {1180, 780});
    int number = 0;
    for (const QAction* entry : desk.window->menuBar()->actions())
        showMenu(camera, *entry->menu(), QStringLiteral("menu-%1").arg(++number));
    desk.menu(desk.at(UnitId(0)), [&](QMenu& menu) { camera.take(menu, "menu-unit"); });
    desk.menu(desk.at(1_du, 1_du), [&](QMenu& menu) { camera.take(menu, "menu-ground"); });
}

void showDialogs(const Camera& camera) {
    Desk desk(firstBattle);
    camera.frame(*desk.window, {1180, 780});
    for (const char* id : {"view-settings", "help-keys", "help-about", "battle-surrender", "battle-players",
                           "battle-picture", "battle-print", "battle-report"}) {
        camera.takeDialog(id, [&] { actionOf(desk, id)->trigger(); });
    }
    SettingsWindow settings(desk.window->preferences().keeper(), desk.window->preferences().shortcuts());
    settings.show();
    settings.findChild<QLineEdit*>()->setText(QStringLiteral("ta"));
    camera.take(settings, "settings-found");
    for (QPushButton* button : desk.window->findChild<LuckPanel*>()->findChildren<QPushButton*>())
        if (button->text().endsWith(QChar(0x2026))) camera.takeDialog("seed", [&] { button->click(); });
    showPrint(camera);
    showProgress(camera);
    showComplaints(camera);
    showBranches(camera);
}

}  // namespace vallum::app
