// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "table/table_scene.h"
#include "tools/tool.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

namespace vallum::app {

namespace {

constexpr double fullSize = 64;  // pixels for a DU at 100 %
constexpr double leastZoom = 0.15;
constexpr double mostZoom = 6;

}  // namespace

TableView::TableView(TableScene& scene, QWidget* parent) : QGraphicsView(&scene, parent), scene_(scene) {
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(MinimalViewportUpdate);
    setCacheMode(CacheBackground);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Table"));
    setAccessibleDescription(tr("The battlefield seen from above"));
}

void TableView::setTool(Tool* tool) { tool_ = tool; }

double TableView::zoom() const { return transform().m11() / fullSize; }

void TableView::setZoom(double zoom) {
    const double scale = std::clamp(zoom, leastZoom, mostZoom) * fullSize;
    const QPointF center = mapToScene(viewport()->rect().center());
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(center);
    fitted_ = false;
}

void TableView::fit() {
    fitInView(sceneRect().adjusted(0.6, 0.6, -0.6, -0.6), Qt::KeepAspectRatio);
    fitted_ = true;
}

void TableView::showPlace(QPointF scenePoint) {
    if (!viewport()->rect().adjusted(60, 60, -60, -60).contains(mapFromScene(scenePoint)))
        centerOn(scenePoint);
}

void TableView::zoomBy(double factor) {
    const QPoint at = viewport()->rect().contains(viewport()->mapFromGlobal(QCursor::pos()))
                          ? viewport()->mapFromGlobal(QCursor::pos())
                          : viewport()->rect().center();
    const QPointF before = mapToScene(at);
    const double scale = std::clamp(zoom() * factor, leastZoom, mostZoom) * fullSize;
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF moved = mapToScene(at) - before;
    translate(moved.x(), moved.y());
    fitted_ = false;
}

void TableView::wheelEvent(QWheelEvent* event) {
    const QPointF before = mapToScene(event->position().toPoint());
    const double factor = std::pow(1.0015, event->angleDelta().y());
    const double scale = std::clamp(zoom() * factor, leastZoom, mostZoom) * fullSize;
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF shift = mapFromScene(before) - event->position();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(shift.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(shift.y()));
    fitted_ = false;
    event->accept();
}

QPointF TableView::scenePoint(const QMouseEvent& event) const {
    return viewportTransform().inverted().map(event.position());
}

void TableView::beginPan(QPoint at) {
    panning_ = true;
    panFrom_ = at;
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void TableView::mousePressEvent(QMouseEvent* event) {
    if (scene_.isPlaying()) scene_.skipPlaying();
    const bool wantsPan = event->button() == Qt::MiddleButton || spaceDown_;
    if (wantsPan) return beginPan(event->position().toPoint());
    if (event->button() != Qt::LeftButton) return;
    Q_EMIT placePressed(scenePoint(*event));
    const bool isOnCard = scene_.unitAt(scenePoint(*event)).has_value();
    scene_.point(isOnCard ? std::nullopt : scene_.structureAt(scenePoint(*event)));
    if (tool_ == nullptr || !tool_->press(scenePoint(*event), event->modifiers())) {
        if (tool_ == nullptr) scene_.select(scene_.unitAt(scenePoint(*event)));
        beginPan(event->position().toPoint());
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = scenePoint(*event);
    Q_EMIT pointerMoved(point);
    if (panning_) {
        const QPoint now = event->position().toPoint();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (now.x() - panFrom_.x()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - (now.y() - panFrom_.y()));
        if (now != panFrom_) fitted_ = false;
        panFrom_ = now;
        return;
    }
    if (tool_ != nullptr && (event->buttons() & Qt::LeftButton) != 0)
        return tool_->drag(point, event->modifiers());
    scene_.hover(scene_.unitAt(point));
    if (tool_ != nullptr) tool_->hover(point);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (panning_) {
        panning_ = false;
        viewport()->unsetCursor();
        return;
    }
    if (tool_ != nullptr && event->button() == Qt::LeftButton)
        tool_->release(scenePoint(*event), event->modifiers());
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (tool_ != nullptr && event->button() == Qt::LeftButton) tool_->doubleClick(scenePoint(*event));
}

void TableView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceDown_ = true;
        viewport()->setCursor(Qt::OpenHandCursor);
        return;
    }
    if (tool_ != nullptr && tool_->key(*event)) return event->accept();
    if (event->key() == Qt::Key_Tab) {
        QGraphicsView::focusNextPrevChild(true);
        return;
    }
    QGraphicsView::keyPressEvent(event);
}

bool TableView::focusNextPrevChild(bool next) {
    if (next && tool_ != nullptr) return false;
    return QGraphicsView::focusNextPrevChild(next);
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceDown_ = false;
        if (!panning_) viewport()->unsetCursor();
        return;
    }
    QGraphicsView::keyReleaseEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
    scene_.select(scene_.unitAt(mapToScene(event->pos())));
    Q_EMIT menuWanted(event->globalPos());
}

void TableView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (fitted_) fit();
}

void TableView::leaveEvent(QEvent* event) {
    scene_.hover(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

bool TableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPointF point = mapToScene(help->pos());
        QString text = tool_ != nullptr ? tool_->toolTip(point) : QString();
        if (text.isEmpty() && about_) text = about_(point);
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

}  // namespace vallum::app
