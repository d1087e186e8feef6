// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_scene.h"

#include "table/looks.h"
#include "table/siege_layer.h"
#include "table/terrain_layer.h"
#include "texts.h"

#include <QPainter>

#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {

namespace {

constexpr double onTheGround = -2;
constexpr double underCards = -1;
constexpr double overCards = 10;
constexpr double overLadders = 12;
constexpr double overContacts = 20;
constexpr double overAll = 30;
constexpr double underOthers = -0.5;
constexpr double aboveOthers = 5;
constexpr double onOthers = 1;  // FOR-11
constexpr double overMarks = 15;
constexpr double overUnits = 18;
constexpr double margin = 1.5;  // of the visible outside, in DU

art::GroundCover coverOf(field::GroundCover cover) {
    switch (cover) {
        case field::GroundCover::grass: return art::GroundCover::grass;
        case field::GroundCover::dryEarth: return art::GroundCover::dryEarth;
        case field::GroundCover::sand: return art::GroundCover::sand;
        case field::GroundCover::snow: return art::GroundCover::snow;
    }
    return art::GroundCover::grass;
}

}  // namespace

TableScene::TableScene(QObject* parent)
    : QGraphicsScene(parent),
      palette_(art::lightPalette()),
      cards_(palette_),
      fan_(items_),
      buildings_(new Overlay(palette_, onTheGround)),
      damages_(new Overlay(palette_, overLadders)),
      ground_(new Overlay(palette_, underCards)),
      contacts_(new Overlay(palette_, overCards)),
      marks_(new Overlay(palette_, overMarks)),
      sketches_(new Overlay(palette_, overUnits)),
      air_(new Overlay(palette_, overContacts)),
      words_(new Overlay(palette_, overAll)),
      playback_(*this) {
    // With few cards that move often, an index would be rebuilt more often than used.
    setItemIndexMethod(NoIndex);
    for (Overlay* overlay : {buildings_, damages_, ground_, contacts_, marks_, sketches_, air_, words_})
        addItem(overlay);
}

TableScene::~TableScene() = default;

void TableScene::show(const field::Battle& battle) {
    if (playback_.isRunning()) playback_.skip();
    coordinates_ = Coordinates(battle.setting->table);
    const QRectF table = coordinates_.table();
    if (table_.rect != table) {
        table_.rect = table;
        setSceneRect(table.adjusted(-margin, -margin, margin, margin));
    }
    zones_.clear();
    for (const field::Side& side : battle.setting->sides) {
        const field::Zone zone = field::deploymentZone(battle, side.seat);
        const QPointF north = coordinates_.toScene(geometry::Point{zone.west, zone.north});
        const QPointF south = coordinates_.toScene(geometry::Point{zone.east, zone.south});
        zones_.push_back({QPolygonF(QRectF(north, south)), lookOfSide(side.seat), inData(side.name)});
    }
    setZonesShown(battle.stage == field::Stage::deployment || battle.stage == field::Stage::arrangement);
    showStructures(battle);
    showUnits(battle);
    fan_.setStacks(battle);
    showContacts(battle);
    if (pointed_ && !shapes_.contains(*pointed_)) point(std::nullopt);
    drawMarks();
}

void TableScene::setGroundCover(field::GroundCover cover) {
    const art::GroundCover look = coverOf(cover);
    if (std::exchange(table_.cover, look) != look) invalidate(sceneRect(), BackgroundLayer);
}

void TableScene::showStructures(const field::Battle& battle) {
    auto country = groundOf(battle, coordinates_);
    if (country != country_) {
        country_ = std::move(country);
        invalidate(sceneRect(), BackgroundLayer);
    }
    shapes_.clear();
    for (field::StructureId id(0); id.raw() != std::ssize(battle.structures);
         id = field::StructureId(id.raw() + 1)) {
        const field::Structure& it = battle.structure(id);
        if (!it.placed || it.condition == field::Condition::removed) continue;
        Shape& shape = shapes_[id];
        shape.isFlat = !it.stands() || !(field::isWall(it.kind) || field::isEnclosed(it.kind));
        for (const geometry::Outline& part : field::partsOf(it.kind, it.pose, battle.setting->sizes))
            shape.outline.addPolygon(coordinates_.toScene(part));
    }
    buildings_->clear();
    damages_->clear();
    for (const art::StructureLook& look : structuresOf(battle, coordinates_)) {
        const double reach = std::hypot(look.size.width(), look.size.height()) / 2 + 0.3;
        const QRectF area(look.center.x() - reach, look.center.y() - reach, 2 * reach, 2 * reach);
        buildings_->add(area, [look](QPainter& painter, const art::Ink& ink) {
            art::paintStructure(painter, ink, look);
        });
        if (look.damage == 0 && look.fire == 0) continue;
        damages_->add(area, [look](QPainter& painter, const art::Ink& ink) {
            art::paintStructureState(painter, ink, look);
        });
    }
}

void TableScene::play(const field::Battle& battle, const std::vector<field::Fact>& facts) {
    fan_.close();
    playback_.run(battle, facts);
}

void TableScene::showUnits(const field::Battle& battle) {
    underneath_.clear();
    inTowers_.clear();
    onOthers_.clear();
    covered_.clear();
    for (const field::Overlap& it : battle.overlaps) {
        onOthers_.insert(it.top);
        const geometry::Pose& pose = battle.unit(it.under).pose;
        covered_[it.under] = coordinates_.toScene(geometry::outline(pose, field::cardSize));
    }
    fan_.close();
    std::set<UnitId> there;
    for (const UnitId id : battle.unitIds()) {
        there.insert(id);
        showUnit(battle, id);
    }
    removeAllBut(there);
}

void TableScene::showUnit(const field::Battle& battle, UnitId id) {
    UnitItem*& item = items_[id];
    if (item == nullptr) {
        item = new UnitItem(id, cards_);
        addItem(item);
    }
    const bool below = battle.unit(id).below.has_value();
    const geometry::Pose pose = below ? underneath(battle.unit(id).pose) : battle.unit(id).pose;
    if (below) underneath_.insert(id);
    if (isInTower(battle, id)) inTowers_.insert(id);
    item->setPos(coordinates_.toScene(pose.center));
    item->setHeadingDegrees(degrees(pose.heading));
    item->setScale(inTowers_.contains(id) ? markerScale : 1);
    looks_[id] = lookOf(battle, id);
    dress(*item);
}

void TableScene::removeAllBut(const std::set<UnitId>& units) {
    for (auto it = items_.begin(); it != items_.end();) {
        if (units.contains(it->first)) {
            ++it;
            continue;
        }
        if (selected_ == it->first) select(std::nullopt);
        if (hovered_ == it->first) hovered_.reset();
        looks_.erase(it->first);
        delete it->second;
        it = items_.erase(it);
    }
}

void TableScene::setMillisecondsPerDu(int milliseconds) {
    playback_.setMillisecondsPerDu(milliseconds);
    fan_.setMilliseconds(milliseconds == 0 ? 0 : 140);
}

void TableScene::showContacts(const field::Battle& battle) {
    contacts_->clear();
    if (battle.combat) showCombat(battle);
    for (const UnitId id : battle.unitIds()) {
        const art::Side side = lookOfSide(battle.owner(id));
        addClimb(*contacts_, battle, id, coordinates_);
        addFirefighting(*contacts_, battle, id, coordinates_);
        addTowerMarkers(*contacts_, battle, id, coordinates_);
        for (const field::EnvelopMarker& marker : battle.unit(id).envelops) {
            const geometry::Pose& enemy = battle.unit(marker.enemy).pose;
            const auto square = geometry::markerSquare(enemy, field::cardSize, marker.section);
            const QPolygonF outline = coordinates_.toScene(square);
            const QPointF center = (outline[0] + outline[2]) / 2;
            const geometry::Edge edge = geometry::edgeOf(marker.section);
            const double facing = degrees(geometry::outward(enemy.heading, edge)) + 180;
            contacts_->add(outline.boundingRect(),
                           [side, center, facing](QPainter& painter, const art::Ink& ink) {
                               art::paintEnvelopMarker(painter, ink, side, center, facing);
                           });
        }
    }
}

/// An arrow from attacker to defender, while their combat has open questions.
void TableScene::showCombat(const field::Battle& battle) {
    const auto [attacker, defender] = battle.combat->units;
    if (!battle.onTable(attacker) || !battle.onTable(defender)) return;
    const QPointF from = coordinates_.toScene(battle.unit(attacker).pose.center);
    const QPointF to = coordinates_.toScene(battle.unit(defender).pose.center);
    const art::SideColor color = lookOfSide(battle.owner(attacker)).color;
    contacts_->add(QRectF(from, to).normalized(), [from, to, color](QPainter& painter, const art::Ink& ink) {
        painter.setOpacity(0.8);
        art::paintChargeArrow(painter, ink, from, to, color, art::Mood::plain);
    });
}

void TableScene::dress(UnitItem& item) const {
    art::CardLook look = looks_.at(item.unit());
    const bool isLookedAt = selected_ == item.unit();
    look.selected = (isLookedAt && !choosing_) || highlighted_.contains(item.unit());
    look.hovered = hovered_ == item.unit() || (isLookedAt && choosing_);
    item.setLook(look);
    item.setOpacity(offered_.empty() || offered_.contains(item.unit()) || look.selected ? 1.0 : 0.85);
    const bool below = underneath_.contains(item.unit());
    const bool above = onOthers_.contains(item.unit()) || inTowers_.contains(item.unit());
    const bool comesUp = (isLookedAt || look.selected) && !covered_.contains(item.unit());
    item.setZValue(below ? underOthers : comesUp ? aboveOthers : above ? onOthers : 0);
}

std::optional<UnitId> TableScene::unitAt(QPointF scenePoint) const {
    for (const QGraphicsItem* found : items(scenePoint)) {
        if (const auto* unit = qgraphicsitem_cast<const UnitItem*>(found)) return unit->unit();
    }
    return std::nullopt;
}

std::optional<field::StructureId> TableScene::structureAt(QPointF scenePoint) const {
    std::optional<field::StructureId> found;
    for (const auto& [id, shape] : shapes_) {
        // A standing structure hides a flat one.
        if (shape.outline.contains(scenePoint) && (!found || !shape.isFlat)) found = id;
    }
    return found;
}

UnitItem* TableScene::item(UnitId id) const {
    const auto found = items_.find(id);
    return found == items_.end() ? nullptr : found->second;
}

void TableScene::select(std::optional<UnitId> unit) {
    if (unit == selected_) return;
    const auto before = std::exchange(selected_, unit);
    for (const auto& changed : {before, unit}) {
        if (changed && items_.contains(*changed)) dress(*items_.at(*changed));
    }
    drawMarks();
    Q_EMIT selectionMoved(unit);
}

void TableScene::hover(std::optional<UnitId> unit) {
    if (unit == hovered_) return;
    const auto before = std::exchange(hovered_, unit);
    for (const auto& changed : {before, unit}) {
        if (changed && items_.contains(*changed)) dress(*items_.at(*changed));
    }
    if (!playback_.isRunning()) fan_.open(unit);
    drawMarks();
}

void TableScene::point(std::optional<field::StructureId> structure) {
    if (structure == pointed_) return;
    pointed_ = structure;
    drawMarks();
    Q_EMIT structurePointedAt(structure);
}

QPainterPath TableScene::outlineOf(field::StructureId id) const {
    const auto found = shapes_.find(id);
    return found == shapes_.end() ? QPainterPath() : found->second.outline;
}

void TableScene::drawMarks() {
    marks_->clear();
    if (pointed_) addOutline(*marks_, outlineOf(*pointed_), art::Mood::plain);
    for (const auto& [unit, card] : covered_) addHiddenCard(*marks_, card, picked().contains(unit));
    if (!hovered_ || !inTowers_.contains(*hovered_) || !items_.contains(*hovered_)) return;
    addCardOfMarker(*marks_, cards_, looks_.at(*hovered_), items_.at(*hovered_)->pos(), coordinates_.table());
}

void TableScene::offer(std::set<UnitId> units) {
    if (units == offered_) return;
    offered_ = std::move(units);
    for (const auto& [id, item] : items_) dress(*item);
}

std::vector<UnitId> TableScene::unitsOnOffer() const {
    std::vector<UnitId> units;
    for (const auto& [id, item] : items_) {
        if (offered_.empty() || offered_.contains(id)) units.push_back(id);
    }
    return units;
}

void TableScene::setChoosing(bool choosing) {
    if (std::exchange(choosing_, choosing) == choosing) return;
    if (selected_ && items_.contains(*selected_)) dress(*items_.at(*selected_));
}

std::set<UnitId> TableScene::picked() const {
    std::set<UnitId> units = highlighted_;
    if (selected_) units.insert(*selected_);
    return units;
}

void TableScene::highlight(std::set<UnitId> units) {
    if (units == highlighted_) return;
    highlighted_ = std::move(units);
    for (const auto& [id, item] : items_) dress(*item);
    drawMarks();
}

void TableScene::setZonesShown(bool shown) {
    const auto zones = shown ? zones_ : std::vector<art::DeploymentZone>();
    if (zones.size() == table_.zones.size()) return;
    table_.zones = zones;
    invalidate(sceneRect(), BackgroundLayer);
}

void TableScene::setPalette(const art::Palette& palette) {
    palette_ = palette;
    cards_.setPalette(palette);
    for (Overlay* overlay : {buildings_, damages_, ground_, contacts_, marks_, sketches_, air_, words_}) {
        overlay->setPalette(palette);
    }
    invalidate();
}

void TableScene::drawBackground(QPainter* painter, const QRectF& rect) {
    const art::Ink ink{palette_, pixelsPerDu(*painter)};
    art::paintTable(*painter, ink, table_, rect);
    art::paintGround(*painter, ink, country_, rect);
}

}  // namespace vallum::app
