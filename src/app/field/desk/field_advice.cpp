// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_advice.h"

#include "field/desk/plan_drawing.h"
#include "field/desk/table_room.h"
#include "field/panels/hand_panel.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/unit_item.h"

#include <algorithm>

namespace vallum::app {

namespace {

constexpr double overTheCards = 25;
constexpr int gap = 8;

}  // namespace

FieldAdvice::FieldAdvice(const Parts& parts, QObject* parent)
    : AdviceDeskOf(parts.session, parts.room, parent),
      parts_(parts),
      plan_(new Overlay(parts.scene.palette(), overTheCards)) {
    parts_.scene.addItem(plan_);
    connect(&parts_.hand, &HandPanel::cardClicked, this, [this] {
        pickedBefore_.reset();
        giveWay();
    });
    connect(&parts_.room, &TableRoom::arranged, this, [this] {
        if (!card().isHidden()) place();
    });
}

void FieldAdvice::setArtPalette(const art::Palette& palette) { plan_->setPalette(palette); }

QWidget& FieldAdvice::board() const { return parts_.view; }

void FieldAdvice::unpoint() {
    plan_->clear();
    pointedOut_ = {};
    if (pickedBefore_) parts_.hand.setPicked(*std::exchange(pickedBefore_, std::nullopt));
}

void FieldAdvice::pointAt(std::size_t plan) {
    if (!hasPlan(plan)) return;
    const PointedOut shown = pointOut(parts_.scene, *plan_, parts_.session.battle(), answerOf(plan));
    pointedOut_ = shown.area;
    if (shown.cards.empty()) return;
    pickedBefore_ = parts_.hand.picked();
    parts_.hand.setPicked(shown.cards);
}

/// Avoids the panels that are needed and the units it is about, and covers as few other cards as possible.
void FieldAdvice::place() {
    std::vector<QRect> units;
    for (const QGraphicsItem* it : parts_.view.items(parts_.view.viewport()->rect())) {
        if (qgraphicsitem_cast<const UnitItem*>(it) != nullptr)
            units.push_back(parts_.view.mapFromScene(it->sceneBoundingRect()).boundingRect());
    }
    const QRect about = parts_.view.mapFromScene(pointedOut_).boundingRect();
    placeCheaply(parts_.room.rect().adjusted(gap, gap, -gap, -gap), [&](const QRect& spot) {
        double cost = parts_.room.isFree(spot) ? 0 : parts_.room.isSpared(spot) ? 5 : 1000;
        if (!pointedOut_.isEmpty() && about.intersects(spot)) cost += 400;
        const auto covers = [&](const QRect& it) { return it.intersects(spot); };
        return cost + 10.0 * static_cast<double>(std::ranges::count_if(units, covers));
    });
}

}  // namespace vallum::app
