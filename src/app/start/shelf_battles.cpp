// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/shelf_battles.h"

#include "art/table_painter.h"
#include "field/export/table_painting.h"
#include "field/table/table_scene.h"
#include "lessons/shelved_lesson.h"
#include "session/documents.h"
#include "start/table_picture.h"
#include "texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <vallum/core/text_file.h>
#include <vallum/field/files/ground_cover.h>

namespace vallum::app {

namespace {

class ShelfTexts {
    Q_DECLARE_TR_FUNCTIONS(ShelfTexts)
};

ShelfBattle fieldBattle(const Documents& documents, const std::filesystem::path& path) {
    ShelfBattle battle{.path = path};
    if (auto scenario = documents.scenario(path)) {
        battle.mark = shelfMarkIn(scenario->source);
        battle.scenario = std::move(*scenario);
    } else {
        battle.problem = sentence(scenario.error());
    }
    return battle;
}

ShelfBattle battleOf(const Kit& kit, const std::filesystem::path& path) {
    ShelfBattle battle{.path = path, .kit = &kit};
    const auto text = readFile(path);
    auto glimpse = text.and_then([&](const std::string& it) { return kit.glimpse(it, path.string()); });
    if (glimpse) {
        battle.mark = shelfMarkIn(*text);
        battle.glimpse = std::move(*glimpse);
    } else {
        battle.problem = sentence(glimpse.error());
    }
    return battle;
}

QString wordFor(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::easy: return ShelfTexts::tr("easy");
        case Difficulty::medium: return ShelfTexts::tr("medium");
        case Difficulty::hard: return ShelfTexts::tr("hard");
    }
    return {};
}

QString sizeOf(const field::Scenario& scenario) {
    const auto& sides = scenario.setting->sides;
    const qsizetype all = std::ssize(scenario.units);
    if (sides.size() != 2) return counted(all, plural("Words", "%n units", "%n unit"));
    const auto unitsOf = [&](const field::Side& side) {
        return std::ranges::count(scenario.units, side.seat, &field::StartUnit::owner);
    };
    return ShelfTexts::tr("%1 against %2").arg(unitsOf(sides.front())).arg(unitsOf(sides.back()));
}

/// The area around the cards, without the empty ground.
QRectF areaOfInterest(const TableScene& scene, const field::Scenario& scenario) {
    constexpr double around = 1.2;
    QRectF area;
    for (const field::StartUnit& unit : scenario.units) {
        if (!unit.pose) continue;
        const QPointF at = scene.coordinates().toScene(unit.pose->center);
        area |= QRectF(at - QPointF(around, around), at + QPointF(around, around));
    }
    return area.isEmpty() ? scene.coordinates().table() : area;
}

}  // namespace

QString ShelfBattle::title() const {
    if (scenario) return inData(scenario->title);
    return glimpse ? inData(glimpse->title) : QString::fromStdString(path.filename().string());
}

QString ShelfBattle::intro() const {
    if (scenario) return inData(scenario->intro);
    return glimpse ? inData(glimpse->intro) : problem;
}

QString ShelfBattle::file() const { return QString::fromStdString(path.string()); }

ShelfBattle battleIn(const Documents& documents, const std::filesystem::path& path) {
    const auto text = readFile(path);
    const Kit* kit = text ? documents.kitOf(*text) : nullptr;
    return kit != nullptr ? battleOf(*kit, path) : fieldBattle(documents, path);
}

std::vector<ShelfBattle> battlesToBegin(const Documents& documents) {
    std::vector<ShelfBattle> battles;
    for (const auto& path : documents.scenarios()) battles.push_back(fieldBattle(documents, path));
    for (const auto& kit : documents.kits()) {
        for (const auto& path : documents.scenariosOf(*kit)) battles.push_back(battleOf(*kit, path));
    }
    std::ranges::stable_sort(battles, {}, [](const ShelfBattle& it) {
        constexpr int unknown = 1000;
        return it.mark.minutes.value_or(unknown);
    });
    return battles;
}

QString remarkOn(const ShelfBattle& battle) {
    QStringList parts;
    if (battle.mark.minutes) parts << ShelfTexts::tr("%1 min").arg(*battle.mark.minutes);
    if (battle.scenario) parts << sizeOf(*battle.scenario);
    if (battle.mark.difficulty) parts << wordFor(*battle.mark.difficulty);
    return parts.join(QStringLiteral(" · "));
}

QPixmap coverOf(const field::Scenario& scenario, QSize pixels) {
    TableScene scene;
    scene.setGroundCover(field::groundCoverOf(scenario));
    scene.show(publicOpening(scenario));
    const QRectF interest = areaOfInterest(scene, scenario);
    const QSizeF size = QSizeF(pixels).scaled(interest.size(), Qt::KeepAspectRatioByExpanding);
    const QRectF table = scene.coordinates().table();
    QRectF area(QPointF(), size.boundedTo(QSizeF(pixels).scaled(table.size(), Qt::KeepAspectRatio)));
    area.moveCenter(interest.center());
    area.moveLeft(std::clamp(area.left(), table.left(), table.right() - area.width()));
    area.moveTop(std::clamp(area.top(), table.top(), table.bottom() - area.height()));
    return QPixmap::fromImage(pictureOf(scene, {area, pixels.width() / area.width()}));
}

QPixmap coverOf(const ShelfBattle& battle, QSize pixels) {
    if (battle.scenario) return coverOf(*battle.scenario, pixels);
    const auto text = readFile(battle.path);
    return battle.kit != nullptr && text ? battle.kit->picture(*text, pixels) : QPixmap();
}

QPixmap coverOf(const Documents& documents, const ShelvedLesson& lesson, QSize pixels) {
    if (lesson.kit == nullptr) {
        const auto scenario = documents.scenario(lesson.scenario());
        return scenario ? coverOf(*scenario, pixels) : QPixmap();
    }
    const auto text = readFile(lesson.scenario());
    return text ? lesson.kit->picture(*text, pixels) : QPixmap();
}

QPixmap coverOfAnEmptyTable(QSize pixels, bool withZones) {
    const QSizeF size = QSizeF(pixels).scaled(20, 20, Qt::KeepAspectRatio);
    art::TableLook table;
    table.rect = QRectF(QPointF(), size);
    table.rulers = false;
    if (withZones) {
        const double deep = size.height() / 4;
        const QRectF south(0, size.height() - deep, size.width(), deep);
        const QRectF north(0, 0, size.width(), deep);
        table.zones = {{QPolygonF(south), {art::SideColor::crimson}, {}},
                       {QPolygonF(north), {art::SideColor::azure}, {}}};
    }
    QImage image(pixels, QImage::Format_RGB32);
    QPainter painter(&image);
    const double perDu = pixels.width() / size.width();
    painter.scale(perDu, perDu);
    art::paintTable(painter, art::Ink{art::lightPalette(), perDu}, table, table.rect);
    return QPixmap::fromImage(image);
}

}  // namespace vallum::app
