// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_scene.h"

#include "field/table/contact_layer.h"
#include "field/table/siege_layer.h"
#include "field/table/terrain_layer.h"

#include <QPainter>

namespace vallum::app {

TableScene::TableScene(QObject* parent)
    : QGraphicsScene(parent),
      palette_(art::lightPalette()),
      cards_(palette_),
      units_(*this, cards_),
      layers_(*this, palette_),
      playback_(*this) {
    // With few cards that move often, an index would be rebuilt more often than used.
    setItemIndexMethod(NoIndex);
    connect(&units_, &UnitCards::emphasisChanged, this, &TableScene::drawMarks);
    connect(&units_, &UnitCards::selectionMoved, this, &TableScene::selectionMoved);
}

void TableScene::show(const field::Battle& battle) {
    if (playback_.isRunning()) playback_.skip();
    coordinates_ = Coordinates(battle.setting->table);
    // Nothing is drawn again outside it, and labels reach far beyond a table that is zoomed out.
    constexpr double labels = 60;
    setSceneRect(coordinates_.table().adjusted(-labels, -labels, labels, labels));
    if (ground_.show(battle, coordinates_)) paintGroundAgain();
    structures_.show(battle, coordinates_);
    layers_.buildings.clear();
    layers_.damage.clear();
    addStructures(layers_.buildings, layers_.damage, battle, coordinates_);
    units_.show(battle, coordinates_);
    layers_.contacts.clear();
    addContacts(layers_.contacts, battle, coordinates_);
    if (pointed_ && !structures_.has(*pointed_)) point(std::nullopt);
    drawMarks();
}

void TableScene::setGroundCover(field::GroundCover cover) {
    if (ground_.setCover(cover)) paintGroundAgain();
}

void TableScene::setZonesShown(bool areShown) {
    if (ground_.setZonesShown(areShown)) paintGroundAgain();
}

void TableScene::paintGroundAgain() { invalidate(sceneRect(), BackgroundLayer); }

void TableScene::play(const field::Battle& battle, const std::vector<field::Fact>& facts) {
    units_.fan().close();
    playback_.run(battle, facts);
}

void TableScene::setMillisecondsPerDu(int milliseconds) {
    playback_.setMillisecondsPerDu(milliseconds);
    units_.fan().setMilliseconds(milliseconds == 0 ? 0 : 140);
}

std::optional<UnitId> TableScene::unitAt(QPointF scenePoint) const {
    for (const QGraphicsItem* found : items(scenePoint)) {
        if (const auto* unit = qgraphicsitem_cast<const UnitItem*>(found)) return unit->unit();
    }
    return std::nullopt;
}

void TableScene::hover(std::optional<UnitId> unit) {
    if (unit == units_.hovered()) return;
    if (!playback_.isRunning()) units_.fan().open(unit);
    units_.hover(unit);
}

void TableScene::point(std::optional<field::StructureId> structure) {
    if (structure == pointed_) return;
    pointed_ = structure;
    drawMarks();
    Q_EMIT structurePointedAt(structure);
}

void TableScene::drawMarks() {
    Overlay& marks = layers_.marks;
    marks.clear();
    if (pointed_) addOutline(marks, structures_.outlineOf(*pointed_), art::Mood::plain);
    for (const auto& [unit, card] : units_.covered())
        addHiddenCard(marks, card, units_.picked().contains(unit));
    if (const auto inTower = units_.hoveredInTower())
        addCardOfMarker(marks, cards_, inTower->look, inTower->at, coordinates_.table());
}

void TableScene::setPalette(const art::Palette& palette) {
    palette_ = palette;
    cards_.setPalette(palette);
    layers_.setPalette(palette);
    invalidate();
}

void TableScene::drawBackground(QPainter* painter, const QRectF& rect) {
    ground_.paint(*painter, {palette_, pixelsPerDu(*painter)}, rect);
}

}  // namespace vallum::app
