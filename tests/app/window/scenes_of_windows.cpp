// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/desk.h"
#include "app/window/fought.h"
#include "app/window/scenes.h"
#include "app/window/shipped.h"
#include "export/film_dialog.h"
#include "field/export/picture_dialog.h"
#include "field/export/print_dialog.h"
#include "field/export/table_film.h"
#include "window/preferences.h"
#include "window/rule_help.h"

#include <QLineEdit>

#include <vallum/core/check.h>

namespace vallum::app {

namespace {

void drawExports(const Camera& camera) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    TableScene scene;  // in daylight, whatever the light in the room
    scene.setGroundCover(field::groundCoverOf(desk.session().record().scenario));
    scene.show(desk.battle());
    PictureDialog picture({scene, QRectF(5.5, 1, 8, 8), scene}, QStringLiteral("The Breach"));
    picture.choose(PictureDialog::Extent::seen);
    picture.setWidth(1600);
    picture.show();
    camera.take(picture, "export-picture");
    PrintDialog print(desk.battle(), scene, QStringLiteral("The Breach"));
    print.show();
    camera.take(print, "export-print");
    FilmDialog film(std::make_unique<TableFilm>(Fought().story()));
    film.show();
    camera.take(film, "export-film");
}

void drawRules(const Camera& camera) {
    Desk desk;
    RulesWindow& rules = desk.window->findChild<RuleHelp*>()->rules();
    camera.frame(rules, {1000, 760});
    rules.show();
    rules.findChild<QLineEdit*>()->setText(QStringLiteral("front"));
    rules.open("GEO-19"_rule);
    camera.take(rules, "rules");
}

void drawDark(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    const auto setLight = [&](Light light) {
        desk.window->preferences().keeper().change([&](Settings& it) { it.light = light; });
    };
    const Light before = desk.window->preferences().keeper().now().light;
    setLight(Light::dark);
    camera.frame(*desk.window, {1024, 768});
    camera.take(*desk.window, "dark");
    setLight(before);
}

}  // namespace

void showWindows(const Camera& camera) {
    drawExports(camera);
    drawRules(camera);
    drawDark(camera);
}

}  // namespace vallum::app
