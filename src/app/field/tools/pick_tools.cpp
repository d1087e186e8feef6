// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/pick_tools.h"

#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "language/texts.h"

#include <algorithm>
#include <set>

#include <QPainter>

#include <vallum/field/words.h>

namespace vallum::app {

// ------------------------------------------------------------------- UnitTool

UnitTool::UnitTool(FieldSession& session, TableScene& scene, std::vector<UnitId> among, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      among_(std::move(among)) {
    const std::set<UnitId> units(among_.begin(), among_.end());
    scene_.units().offer(units);
    scene_.units().highlight(units);
}
void UnitTool::leave() {
    scene_.units().offer({});
    scene_.units().highlight({});
}

bool UnitTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit || std::ranges::count(among_, *unit) == 0) return false;
    scene_.select(unit);
    session_.answer(field::UnitChosen{*unit});
    return true;
}

// -------------------------------------------------------------- StructureTool

StructureTool::StructureTool(FieldSession& session,
                             TableScene& scene,
                             std::vector<field::StructureId> among,
                             QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      among_(std::move(among)) {
    for (const field::StructureId id : among_) {
        const QPainterPath outline = scene_.structures().outlineOf(id);
        scene_.underCards().add(outline.boundingRect(), [outline](QPainter& painter, const art::Ink& ink) {
            painter.setPen(QPen(ink.palette.allowed, ink.pixels(4)));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(outline);
        });
    }
}

void StructureTool::leave() { scene_.underCards().clear(); }

std::vector<QPointF> StructureTool::places() const {
    std::vector<QPointF> places;
    places.reserve(among_.size());
    for (const field::StructureId id : among_)
        places.push_back(scene_.structures().outlineOf(id).boundingRect().center());
    return places;
}

bool StructureTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto structure = scene_.structures().at(point);
    if (!structure || std::ranges::count(among_, *structure) == 0) return false;
    session_.answer(field::StructureChosen{*structure});
    return true;
}

// ------------------------------------------------------------------- HomeTool

namespace {

constexpr double deepEdge = 1.2;

QRectF stripAt(field::Home home, const QRectF& table) {
    switch (home) {
        case field::Home::south: return {table.left(), table.bottom() - deepEdge, table.width(), deepEdge};
        case field::Home::north: return {table.left(), table.top(), table.width(), deepEdge};
        case field::Home::east: return {table.right() - deepEdge, table.top(), deepEdge, table.height()};
        case field::Home::west: return {table.left(), table.top(), deepEdge, table.height()};
    }
    return {};
}

}  // namespace

HomeTool::HomeTool(FieldSession& session, TableScene& scene, std::vector<field::Home> among, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      among_(std::move(among)) {
    draw(std::nullopt);
}

std::vector<QPointF> HomeTool::places() const {
    std::vector<QPointF> places;
    places.reserve(among_.size());
    for (const field::Home home : among_)
        places.push_back(stripAt(home, scene_.coordinates().table()).center());
    return places;
}

void HomeTool::leave() { scene_.underCards().clear(); }

std::optional<field::Home> HomeTool::homeAt(QPointF point) const {
    for (const field::Home home : among_) {
        if (stripAt(home, scene_.coordinates().table()).contains(point)) return home;
    }
    return std::nullopt;
}

void HomeTool::draw(std::optional<field::Home> hovered) {
    scene_.underCards().clear();
    const art::SideColor side = lookOfSide(session_.live().askedSeat().value_or(Seat(1))).color;
    for (const field::Home home : among_) {
        const QRectF strip = stripAt(home, scene_.coordinates().table());
        const double strength = hovered == home ? 0.5 : 0.22;
        scene_.underCards().add(strip, [strip, side, strength](QPainter& painter, const art::Ink& ink) {
            painter.fillRect(strip, ink.palette.veil(ink.palette.shadesOf(side).base, strength));
        });
    }
}

void HomeTool::hover(QPointF point) { draw(homeAt(point)); }

bool HomeTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto home = homeAt(point);
    if (home) session_.answer(field::HomeChosen{*home});
    return home.has_value();
}

}  // namespace vallum::app
