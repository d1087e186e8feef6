// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/shelf_battles.h"

#include "art/table_painter.h"
#include "kits/documents.h"
#include "kits/own_page.h"
#include "language/texts.h"
#include "lessons/shelved_lesson.h"

#include <algorithm>
#include <cstdlib>

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

class ShelfTexts {
    Q_DECLARE_TR_FUNCTIONS(ShelfTexts)
};

ShelfBattle battleOf(const Kit& kit, const std::filesystem::path& path) {
    ShelfBattle battle{.path = path, .kit = &kit, .preview = {}, .mark = {}, .problem = {}};
    const auto text = readFile(path);
    auto preview = text.and_then([&](const std::string& it) { return kit.preview(it, path.string()); });
    if (preview) {
        battle.mark = shelfMarkIn(*text);
        battle.preview = std::move(*preview);
    } else {
        battle.problem = sentence(preview.error());
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

QString yearText(int year) {
    return year < 0 ? ShelfTexts::tr("%1 BC").arg(-year) : ShelfTexts::tr("AD %1").arg(year);
}

}  // namespace

QString ShelfBattle::title() const {
    return preview ? inData(preview->battle.title) : QString::fromStdString(path.filename().string());
}

QString ShelfBattle::intro() const { return preview ? inData(preview->battle.intro) : problem; }

QString ShelfBattle::file() const { return QString::fromStdString(path.string()); }

ShelfBattle battleIn(const Documents& documents, const std::filesystem::path& path) {
    const auto text = readFile(path);
    return battleOf(documents.kitOf(text ? *text : std::string()), path);
}

std::vector<ShelfBattle> battlesToBegin(const Documents& documents) {
    std::vector<ShelfBattle> battles;
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
    if (battle.preview && !battle.preview->size.isEmpty()) parts << battle.preview->size;
    if (battle.mark.difficulty) parts << wordFor(*battle.mark.difficulty);
    return parts.join(QStringLiteral(" · "));
}

QString titleInHistory(const ShelfBattle& battle) {
    const QString title = battle.title();
    const qsizetype comma = title.lastIndexOf(QLatin1Char(','));
    const QString year = QString::number(std::abs(battle.mark.year.value_or(0)));
    return comma > 0 && title.mid(comma).contains(year) ? title.left(comma) : title;
}

QString remarkInHistory(const ShelfBattle& battle) {
    QStringList parts{yearText(battle.mark.year.value_or(0))};
    if (battle.mark.minutes) parts << ShelfTexts::tr("%1 min").arg(*battle.mark.minutes);
    if (battle.mark.difficulty) parts << wordFor(*battle.mark.difficulty);
    return parts.join(QStringLiteral(" · "));
}

namespace {

QPixmap coverIn(const Kit& kit, const std::filesystem::path& scenario, QSize pixels) {
    const auto text = readFile(scenario);
    return text ? kit.cover(*text, pixels) : QPixmap();
}

}  // namespace

QPixmap coverOf(const ShelfBattle& battle, QSize pixels) { return coverIn(*battle.kit, battle.path, pixels); }

QPixmap coverOf(const ShelvedLesson& lesson, QSize pixels) {
    return coverIn(*lesson.kit, lesson.scenario(), pixels);
}

QPixmap coverOfNoBattle(const Kit& kit, QSize pixels, bool withZones) {
    const auto* designer = dynamic_cast<const OffersOwnBattles*>(&kit);
    const QPixmap own = designer == nullptr ? QPixmap() : designer->emptyCover(pixels);
    return own.isNull() ? coverOfAnEmptyTable(pixels, withZones) : own;
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
