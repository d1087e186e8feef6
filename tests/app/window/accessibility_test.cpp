// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/fought.h"
#include "app/window/shipped.h"
#include "export/film_dialog.h"
#include "field/export/picture_dialog.h"
#include "field/export/print_dialog.h"
#include "field/export/table_film.h"
#include "settings/settings_window.h"
#include "start/new_battle_page.h"
#include "start/shelf_battles.h"
#include "start/start_page.h"
#include "window/preferences.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QGroupBox>
#include <QScrollBar>
#include <QTabBar>

/// Screen reader users are told the name and the purpose of every control.
namespace vallum::app {
namespace {

/// Qt describes the parts of its controls together with them.
bool isInside(const QWidget& widget) {
    return widget.objectName().startsWith(QStringLiteral("qt_")) ||
           qobject_cast<const QScrollBar*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(widget.parentWidget()) != nullptr;
}

bool isControl(const QWidget& widget) {
    return widget.focusPolicy() != Qt::NoFocus && !isInside(widget) && widget.focusProxy() == nullptr;
}

/// The text on a button, a box or a label describes its purpose.
bool speaksForItself(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return (button != nullptr && !button->text().isEmpty()) ||
           qobject_cast<const QLabel*>(&widget) != nullptr ||
           qobject_cast<const QGroupBox*>(&widget) != nullptr;
}

std::string told(QWidget& widget, QAccessible::Text what) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface == nullptr ? std::string() : interface->text(what).toStdString();
}

void expectToBeTold(QWidget& window, const std::string& where) {
    int controls = 0;
    for (QWidget* it : window.findChildren<QWidget*>()) {
        if (!it->isVisibleTo(&window) || !isControl(*it)) continue;
        ++controls;
        const std::string who = where + ": " + it->metaObject()->className() + " " +
                                it->objectName().toStdString() + " in " +
                                it->parentWidget()->metaObject()->className();
        const std::string name = told(*it, QAccessible::Name);
        EXPECT_FALSE(name.empty()) << who;
        if (!speaksForItself(*it)) {
            EXPECT_FALSE(told(*it, QAccessible::Description).empty()) << who << " " << name;
        }
    }
    EXPECT_GT(controls, 0) << where;
}

TEST(Accessibility, TheWindowTellsItsControlsInEveryPhase) {
    Desk desk;
    expectToBeTold(*desk.window, "orders");
    desk.activate(UnitId(1));
    desk.endPhase();
    desk.click(desk.at(UnitId(1)));
    expectToBeTold(*desk.window, "moves");
    desk.goOnUntil<field::ChooseDraw>();
    expectToBeTold(*desk.window, "draw");
}

TEST(Accessibility, TheStartPageDoesInAllItsParts) {
    const Documents documents = shippedDocuments();
    StartPage page(documents);
    page.show();
    page.newBattle().show(battlesToBegin(documents).front());
    for (int part = 0; part != StartPage::pages; ++part) {
        page.openAt(static_cast<StartPage::Page>(part));
        expectToBeTold(page, "part " + std::to_string(part));
    }
    page.newBattle().showOwn(*shippedFieldKit());
    page.openAt(StartPage::Page::battle);
    expectToBeTold(page, "own battle");
}

TEST(Accessibility, TheDialogsThatMakeFilesDo) {
    Desk desk;
    TableScene& scene = fieldDeskOf(*desk.window).table().scene();
    PictureDialog picture({scene, wholeTable(scene), scene}, QStringLiteral("A battle"));
    picture.show();
    expectToBeTold(picture, "picture");
    PrintDialog print(desk.battle(), scene, QStringLiteral("A battle"));
    print.show();
    expectToBeTold(print, "print");
    FilmDialog film(std::make_unique<TableFilm>(Fought().story()));
    film.show();
    expectToBeTold(film, "film");
}

TEST(Accessibility, TheSettingsDo) {
    Desk desk;
    SettingsWindow settings(desk.window->preferences().keeper(), desk.window->preferences().shortcuts());
    settings.show();
    expectToBeTold(settings, "settings");
}

}  // namespace
}  // namespace vallum::app
