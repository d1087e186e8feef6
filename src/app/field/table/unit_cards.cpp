// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/unit_cards.h"

#include "field/table/looks.h"

#include <utility>

#include <QGraphicsScene>

namespace vallum::app {

namespace {

constexpr double underOthers = -0.5;
constexpr double onOthers = 1;  // FOR-11
constexpr double aboveOthers = 5;

}  // namespace

UnitCards::UnitCards(QGraphicsScene& scene, art::CardPainter& painter)
    : scene_(scene),
      painter_(painter),
      fan_(items_) {}

void UnitCards::show(const field::Battle& battle, const Coordinates& coordinates) {
    underneath_.clear();
    inTowers_.clear();
    onOthers_.clear();
    covered_.clear();
    for (const field::Overlap& it : battle.overlaps) {
        onOthers_.insert(it.top);
        const geometry::Pose& pose = battle.unit(it.under).pose;
        covered_[it.under] = coordinates.toScene(geometry::outline(pose, field::cardSize));
    }
    fan_.close();
    std::set<UnitId> there;
    for (const UnitId id : battle.unitsOnTable()) {
        there.insert(id);
        showUnit(battle, id, coordinates);
    }
    removeAllBut(there);
    fan_.setStacks(battle);
}

void UnitCards::showUnit(const field::Battle& battle, UnitId id, const Coordinates& coordinates) {
    UnitItem*& item = items_[id];
    if (item == nullptr) {
        item = new UnitItem(id, painter_);
        scene_.addItem(item);
    }
    const bool below = battle.unit(id).below.has_value();
    const geometry::Pose pose = below ? underneath(battle.unit(id).pose) : battle.unit(id).pose;
    if (below) underneath_.insert(id);
    if (isInTower(battle, id)) inTowers_.insert(id);
    item->setPos(coordinates.toScene(pose.center));
    item->setHeadingDegrees(degrees(pose.heading));
    item->setScale(inTowers_.contains(id) ? markerScale : 1);
    looks_[id] = lookOf(battle, id);
    dress(*item);
}

void UnitCards::removeAllBut(const std::set<UnitId>& units) {
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

UnitItem* UnitCards::item(UnitId unit) const {
    const auto found = items_.find(unit);
    return found == items_.end() ? nullptr : found->second;
}

void UnitCards::select(std::optional<UnitId> unit) {
    if (unit == selected_) return;
    const auto before = std::exchange(selected_, unit);
    dress(before);
    dress(unit);
    Q_EMIT emphasisChanged();
    Q_EMIT selectionMoved(unit);
}

void UnitCards::hover(std::optional<UnitId> unit) {
    if (unit == hovered_) return;
    const auto before = std::exchange(hovered_, unit);
    dress(before);
    dress(unit);
    Q_EMIT emphasisChanged();
}

void UnitCards::highlight(std::set<UnitId> units) {
    if (units == highlighted_) return;
    highlighted_ = std::move(units);
    for (const auto& [id, item] : items_) dress(*item);
    Q_EMIT emphasisChanged();
}

void UnitCards::setChoosing(bool isChoosing) {
    if (std::exchange(isChoosing_, isChoosing) != isChoosing) dress(selected_);
}

std::set<UnitId> UnitCards::picked() const {
    std::set<UnitId> units = highlighted_;
    if (selected_) units.insert(*selected_);
    return units;
}

void UnitCards::offer(std::set<UnitId> units) {
    if (units == offered_) return;
    offered_ = std::move(units);
    for (const auto& [id, item] : items_) dress(*item);
}

std::vector<UnitId> UnitCards::onOffer() const {
    std::vector<UnitId> units;
    for (const auto& [id, item] : items_) {
        if (offered_.empty() || offered_.contains(id)) units.push_back(id);
    }
    return units;
}

std::optional<UnitCards::InTower> UnitCards::hoveredInTower() const {
    if (!hovered_ || !inTowers_.contains(*hovered_) || !items_.contains(*hovered_)) return std::nullopt;
    return InTower{looks_.at(*hovered_), items_.at(*hovered_)->pos()};
}

void UnitCards::dress(std::optional<UnitId> unit) const {
    if (unit && items_.contains(*unit)) dress(*items_.at(*unit));
}

void UnitCards::dress(UnitItem& item) const {
    art::CardLook look = looks_.at(item.unit());
    const bool isLookedAt = selected_ == item.unit();
    look.selected = (isLookedAt && !isChoosing_) || highlighted_.contains(item.unit());
    look.hovered = hovered_ == item.unit() || (isLookedAt && isChoosing_);
    item.setLook(look);
    item.setOpacity(offered_.empty() || offered_.contains(item.unit()) || look.selected ? 1.0 : 0.85);
    const bool below = underneath_.contains(item.unit());
    const bool above = onOthers_.contains(item.unit()) || inTowers_.contains(item.unit());
    const bool comesUp = (isLookedAt || look.selected) && !covered_.contains(item.unit());
    item.setZValue(below ? underOthers : comesUp ? aboveOthers : above ? onOthers : 0);
}

}  // namespace vallum::app
