// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/overview_map.h"

#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "room/house_style.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr double margin = 6;
constexpr int longestSide = 400;

}  // namespace

OverviewMap::OverviewMap(TableScene& scene, TableView& view, QWidget* parent)
    : QWidget(parent),
      scene_(scene),
      view_(view) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Overview"));
    setAccessibleDescription(tr("A small map of the whole table; arrow keys move the view"));
    setToolTip(tr("Click to look there"));
    connect(&view_.camera(), &TableCamera::seenAreaChanged, this, qOverload<>(&QWidget::update));
    connect(&scene_, &QGraphicsScene::changed, this, qOverload<>(&QWidget::update));
    connect(&scene_, &QGraphicsScene::sceneRectChanged, this, &QWidget::updateGeometry);
}

int OverviewMap::heightForWidth(int width) const {
    const QRectF table = scene_.coordinates().table();
    if (table.isEmpty()) return width * 3 / 4;
    const double high = (width - 2 * margin) * table.height() / table.width() + 2 * margin;
    return std::min(static_cast<int>(high), longestSide);
}

QRectF OverviewMap::area() const {
    const QRectF table = scene_.coordinates().table();
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    if (table.isEmpty()) return room;
    const double scale = std::min(room.width() / table.width(), room.height() / table.height());
    QRectF area(QPointF(), table.size() * scale);
    area.moveCenter(room.center());
    return area;
}

QTransform OverviewMap::toMap() const {
    const QRectF map = area();
    const double scale = map.width() / std::max(1.0, scene_.coordinates().table().width());
    return QTransform::fromTranslate(map.left(), map.top()).scale(scale, scale);
}

void OverviewMap::paintEvent(QPaintEvent* /*event*/) {
    const QRectF table = scene_.coordinates().table();
    if (table.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF map = area();
    painter.save();
    painter.setClipRect(map);
    painter.setTransform(toMap(), true);
    scene_.drawBackground(&painter, table);
    for (const QGraphicsItem* it : scene_.items()) {
        if (const auto* unit = qgraphicsitem_cast<const UnitItem*>(it)) {
            const art::SideShades shades = scene_.palette().shadesOf(unit->look().side.color);
            painter.save();
            painter.translate(unit->pos());
            painter.rotate(unit->headingDegrees());
            painter.setPen(Qt::NoPen);
            painter.setBrush(shades.base);
            painter.drawRect(QRectF(-0.75, -0.38, 1.5, 0.76));
            painter.setBrush(shades.deep);
            painter.drawRect(QRectF(-0.75, -0.38, 1.5, 0.22));
            painter.restore();
        }
    }
    painter.restore();
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.drawRect(map);
    const QRectF seen = toMap().mapRect(view_.mapToScene(view_.viewport()->rect()).boundingRect()) & map;
    painter.setPen(QPen(Qt::white, 3));
    painter.drawRect(seen.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(QColor(0x2a2018), 1));
    painter.drawRect(seen.adjusted(-0.5, -0.5, 0.5, 0.5));
    if (!hasFocus()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void OverviewMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) view_.camera().centerAt(toMap().inverted().map(event->position()));
}

void OverviewMap::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        view_.camera().centerAt(toMap().inverted().map(event->position()));
}

void OverviewMap::keyPressEvent(QKeyEvent* event) {
    constexpr double step = 2;  // in DU
    QPointF by;
    switch (event->key()) {
        case Qt::Key_Left: by = {-step, 0}; break;
        case Qt::Key_Right: by = {step, 0}; break;
        case Qt::Key_Up: by = {0, -step}; break;
        case Qt::Key_Down: by = {0, step}; break;
        default: return QWidget::keyPressEvent(event);
    }
    view_.camera().centerAt(view_.mapToScene(view_.viewport()->rect().center()) + by);
}

}  // namespace vallum::app
