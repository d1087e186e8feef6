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

void HeatView::showBoard(const trials::Cell& cell, const trials::HeatLayer& layer) {
    if (digest_ != cell.digest) below_ = {};
    digest_ = cell.digest;
    scenario_ = cell.scenario;
    board_ = cell.board;
    isOfSections_ = layer.kind == trials::HeatKind::openings;
    spots_.clear();
    update();
}

void HeatView::showMeans(const trials::Cell& cell,
                         const trials::HeatLayer& layer,
                         const std::vector<double>& means,
                         double scale) {
    showBoard(cell, layer);
    isDifference_ = false;
    for (trials::HeatPlace& place : trials::placesOf(cell, layer)) {
        const double mean = means.at(static_cast<std::size_t>(place.first));
        const QColor color = mean > 0 ? inQt(trials::heatColor(mean / scale)) : QColor();
        spots_.push_back({std::move(place), mean, color});
    }
}

void HeatView::showDifferences(const trials::Cell& cell,
                               const trials::HeatLayer& layer,
                               const std::vector<trials::HeatPlace>& places,
                               const std::vector<trials::HeatDifference>& differences) {
    showBoard(cell, layer);
    isDifference_ = true;
    std::vector<double> sizes;
    for (const auto& it : differences) sizes.push_back(it.isShown ? std::abs(it.difference) : 0);
    const double scale = trials::scaleOf(sizes);
    for (std::size_t i = 0; i != differences.size(); ++i) {
        const auto& it = differences[i];
        const QColor color = it.isShown ? inQt(trials::differenceColor(it.difference / scale)) : QColor();
        spots_.push_back({places.at(i), it.difference, color});
    }
}

HeatView::Frame HeatView::frame() const {
    const double scale = std::min(width() / board_.width, height() / board_.height);
    return {scale, {(width() - board_.width * scale) / 2, (height() - board_.height * scale) / 2}};
}

QPolygonF HeatView::outlineOf(const Spot& spot) const {
    const auto [scale, origin] = frame();
    QPolygonF outline;
    for (const trials::MapPoint& corner : spot.place.outline)
        outline << origin + QPointF(corner.x, corner.y) * scale;
    return outline;
}

QPoint HeatView::pointOf(int place) const {
    return outlineOf(spots_.at(static_cast<std::size_t>(place))).boundingRect().center().toPoint();
}

const HeatView::Spot* HeatView::spotAt(QPoint at) const {
    const auto isThere = [&](const Spot& it) {
        return it.color.isValid() && outlineOf(it).containsPoint(at, Qt::OddEvenFill);
    };
    const auto found = std::ranges::find_if(spots_, isThere);
    return found == spots_.end() ? nullptr : &*found;
}

void HeatView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const Spot* spot = spotAt(event->pos())) Q_EMIT placeClicked(spot->place);
}

QString HeatView::wordsAt(QPoint at) const {
    const Spot* spot = spotAt(at);
    if (spot == nullptr) return {};
    const QString number = numeral(std::abs(spot->number), decimals);
    if (!isDifference_) return tr("%1 times per battle").arg(number);
    return spot->number > 0 ? tr("%1 more times per battle in the first").arg(number)
                            : tr("%1 fewer times per battle in the first").arg(number);
}

bool HeatView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wordsAt(help->pos()), this);
    return true;
}

QImage HeatView::pictureBelow(double sharpness) const {
    const double scale = frame().scale * sharpness;
    QImage below;
    if (const auto* scenario = std::get_if<field::Scenario>(&*scenario_)) {
        TableScene scene;
        scene.setZonesShown(false);
        scene.setGroundCover(field::groundCoverOf(*scenario));
        scene.show(emptied(*scenario));
        below = pictureOf(scene, {scene.coordinates().table(), scale});
    } else {
        below = QImage(QSizeF(board_.width * scale, board_.height * scale).toSize(),
                       QImage::Format_ARGB32_Premultiplied);
        below.fill(Qt::transparent);
        QPainter painter(&below);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBoard(painter, BoardMap(below.rect()), *std::get<hex::Scenario>(*scenario_).setting,
                   paletteNow());
    }
    below.setDevicePixelRatio(sharpness);
    return below;
}

void HeatView::paintStructures(QPainter& painter) const {
    const auto* scenario = std::get_if<field::Scenario>(&*scenario_);
    if (scenario == nullptr) return;
    const auto [scale, origin] = frame();
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

void HeatView::paintSpots(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    for (const Spot& it : spots_) {
        if (!it.color.isValid()) continue;
        painter.setBrush(it.color);
        painter.drawPolygon(outlineOf(it));
    }
}

/// A section is filled over its drawing, which would hide the color.
void HeatView::paintOver(QPainter& painter, const QImage& below) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(frame().origin, below);
    if (!isOfSections_) paintSpots(painter);
    paintStructures(painter);
    if (isOfSections_) paintSpots(painter);
}

void HeatView::paint(QPainter& painter, double sharpness) const {
    if (scenario_) paintOver(painter, pictureBelow(sharpness));
}

void HeatView::paintEvent(QPaintEvent* /*event*/) {
    if (!scenario_) return;
    const double scale = frame().scale;
    const QSizeF wanted = QSizeF(board_.width * scale, board_.height * scale) * devicePixelRatioF();
    const bool fits =
        std::abs(below_.width() - wanted.width()) < 2 && std::abs(below_.height() - wanted.height()) < 2;
    if (below_.isNull() || !fits) below_ = pictureBelow(devicePixelRatioF());
    QPainter painter(this);
    paintOver(painter, below_);
}

}  // namespace vallum::app
