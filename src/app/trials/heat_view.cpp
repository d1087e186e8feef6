// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/heat_view.h"

#include "art/palette.h"
#include "art/structure_painter.h"
#include "field/export/table_painting.h"
#include "field/table/table_scene.h"
#include "field/table/terrain_layer.h"
#include "hex/board_painter.h"
#include "language/numbers.h"
#include "room/house_style.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/system.h>

namespace vallum::app {

namespace {

constexpr int decimals = 2;

QColor inQt(const trials::HeatColor& color) {
    constexpr int cover = 205;
    return {color.red, color.green, color.blue, cover};
}

/// The table without units.
field::Battle emptied(const field::Scenario& scenario) {
    field::Battle battle = field::System::begin(scenario);
    for (std::size_t i = 0; i != battle.units.size(); ++i) battle.units[i].place = field::Place::eliminated;
    return battle;
}

art::Palette paletteNow() { return roomColors().dark ? art::darkPalette() : art::lightPalette(); }

}  // namespace

HeatView::HeatView(QWidget* parent) : QWidget(parent) {
    setMinimumSize(260, 200);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Where it happened"));
}

void HeatView::showBoard(const trials::Cell& cell) {
    if (digest_ != cell.digest) below_ = {};
    digest_ = cell.digest;
    scenario_ = cell.scenario;
    board_ = cell.board;
}

void HeatView::showMeans(const trials::Cell& cell, std::vector<double> means, double scale) {
    showBoard(cell);
    isDifference_ = false;
    squares_.assign(means.size(), {});
    for (std::size_t i = 0; i != means.size(); ++i) {
        if (means[i] > 0) squares_[i] = {means[i], true, inQt(trials::heatColor(means[i] / scale))};
    }
    update();
}

void HeatView::showDifferences(const trials::Cell& cell,
                               const std::vector<trials::HeatDifference>& differences) {
    showBoard(cell);
    isDifference_ = true;
    std::vector<double> sizes;
    for (const auto& it : differences) sizes.push_back(it.isShown ? std::abs(it.difference) : 0);
    const double scale = trials::scaleOf(sizes);
    squares_.assign(differences.size(), {});
    for (std::size_t i = 0; i != differences.size(); ++i) {
        const auto& it = differences[i];
        if (it.isShown)
            squares_[i] = {it.difference, true, inQt(trials::differenceColor(it.difference / scale))};
    }
    update();
}

HeatView::Place HeatView::place() const {
    const double scale = std::min(width() / board_.width, height() / board_.height);
    return {scale, {(width() - board_.width * scale) / 2, (height() - board_.height * scale) / 2}};
}

QPolygonF HeatView::outlineOf(int square) const {
    const auto [scale, origin] = place();
    QPolygonF outline;
    for (const trials::MapPoint& corner : board_.outlineOf(square))
        outline << origin + QPointF(corner.x, corner.y) * scale;
    return outline;
}

QPoint HeatView::pointOf(int square) const { return outlineOf(square).boundingRect().center().toPoint(); }

int HeatView::squareAt(QPoint at) const {
    if (!scenario_) return -1;
    const auto [scale, origin] = place();
    const QPointF spot = (QPointF(at) - origin) / scale;
    const int square = board_.squareAt({spot.x(), spot.y()});
    if (square < 0 || square >= std::ssize(squares_)) return -1;
    return squares_[static_cast<std::size_t>(square)].isShown ? square : -1;
}

void HeatView::mousePressEvent(QMouseEvent* event) {
    if (const int square = squareAt(event->pos()); square >= 0) Q_EMIT squareClicked(square);
}

QString HeatView::wordsAt(QPoint at) const {
    const int square = squareAt(at);
    if (square < 0) return {};
    const Square& it = squares_[static_cast<std::size_t>(square)];
    const QString number = numeral(std::abs(it.number), decimals);
    if (!isDifference_) return tr("%1 times per battle").arg(number);
    return it.number > 0 ? tr("%1 more times per battle in the first").arg(number)
                         : tr("%1 fewer times per battle in the first").arg(number);
}

bool HeatView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wordsAt(help->pos()), this);
    return true;
}

void HeatView::paintBelow() {
    const double ratio = devicePixelRatioF();
    const auto [scale, origin] = place();
    if (const auto* scenario = std::get_if<field::Scenario>(&*scenario_)) {
        TableScene scene;
        scene.setZonesShown(false);
        scene.setGroundCover(field::groundCoverOf(*scenario));
        scene.show(emptied(*scenario));
        below_ = pictureOf(scene, {scene.coordinates().table(), scale * ratio});
    } else {
        below_ = QImage(QSizeF(board_.width * scale * ratio, board_.height * scale * ratio).toSize(),
                        QImage::Format_ARGB32_Premultiplied);
        below_.fill(Qt::transparent);
        QPainter painter(&below_);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBoard(painter, BoardMap(below_.rect()), *std::get<hex::Scenario>(*scenario_).setting,
                   paletteNow());
    }
    below_.setDevicePixelRatio(ratio);
}

void HeatView::paintStructures(QPainter& painter) const {
    const auto* scenario = std::get_if<field::Scenario>(&*scenario_);
    if (scenario == nullptr) return;
    const auto [scale, origin] = place();
    const art::Palette palette = paletteNow();
    const Coordinates coordinates(scenario->setting->table);
    painter.save();
    painter.translate(origin);
    painter.scale(scale, scale);
    painter.setOpacity(0.75);
    for (const art::StructureLook& look : structuresOf(field::System::begin(*scenario), coordinates))
        art::paintStructure(painter, {palette, scale}, look);
    painter.restore();
}

void HeatView::paintEvent(QPaintEvent* /*event*/) {
    if (!scenario_) return;
    const auto [scale, origin] = place();
    const QSizeF wanted = QSizeF(board_.width * scale, board_.height * scale) * devicePixelRatioF();
    const bool fits =
        std::abs(below_.width() - wanted.width()) < 2 && std::abs(below_.height() - wanted.height()) < 2;
    if (below_.isNull() || !fits) paintBelow();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(origin, below_);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i != std::ssize(squares_); ++i) {
        const Square& it = squares_[static_cast<std::size_t>(i)];
        if (!it.isShown) continue;
        painter.setBrush(it.color);
        painter.drawPolygon(outlineOf(i));
    }
    paintStructures(painter);
}

}  // namespace vallum::app
