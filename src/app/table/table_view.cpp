// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_view.h"

#include "art/desk_painter.h"
#include "art/room_colors.h"
#include "rulebook/rule_links.h"
#include "table/clearing.h"
#include "table/overlay.h"
#include "table/table_scene.h"
#include "tools/tool.h"
#include "widgets/plain_text.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

namespace vallum::app {

namespace {

constexpr double fullSize = 64;  // pixels per DU at 100 %
constexpr double leastZoom = 0.15;
constexpr double mostZoom = 6;
constexpr int rulers = 27;              // pixels at each edge of the table
constexpr double readable = 92 / 1.6;   // pixels per DU; a card is 1.6 DU wide
constexpr int edge = 14;                // pixels kept free around a framed area
constexpr int handMilliseconds = 2500;  // no automatic moves for this long after the user's own

}  // namespace

TableView::TableView(TableScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent),
      scene_(scene),
      cursor_(scene) {
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(MinimalViewportUpdate);
    setCacheMode(CacheBackground);
    setFrameStyle(Box | Plain);
    setLineWidth(2);
    gliding_.setDuration(0);
    gliding_.setEasingCurve(QEasingCurve::InOutCubic);
    showFocus();
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Table"));
    setAccessibleDescription(tr("The battlefield seen from above"));
}

void TableView::setTool(Tool* tool) {
    tool_ = tool;
    cursor_.hide();
}

double TableView::zoom() const { return transform().m11() / fullSize; }

void TableView::setZoom(double zoom) {
    const double scale = std::clamp(zoom, leastZoom, mostZoom) * fullSize;
    const QPointF center = mapToScene(viewport()->rect().center());
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(center);
    touch();
}

QRectF TableView::seenArea() const {
    return mapToScene(viewport()->rect()).boundingRect().intersected(scene_.sceneRect());
}

QRectF TableView::freeFor(QSizeF proportions) const {
    const QRectF all = viewport()->rect();
    return clearing_ == nullptr ? all : clearing_->bestFor(proportions).intersected(all);
}

TableView::Sight TableView::sightOf(const QRectF& area, double mostScale) const {
    const QSizeF room = freeFor(area.size()).size() - QSizeF(2 * edge, 2 * edge);
    const double scale = std::min(room.width() / area.width(), room.height() / area.height());
    return {area.center(), std::clamp(scale, leastZoom * fullSize, mostScale)};
}

void TableView::look(const Sight& sight, const QRectF& free) {
    const QRectF table = scene_.sceneRect();
    const double around = std::max(table.width(), table.height()) * 2;
    setSceneRect(table.adjusted(-around, -around, around, around));
    setTransform(QTransform::fromScale(sight.scale, sight.scale));
    const QPointF aside = free.center() - QRectF(viewport()->rect()).center();
    centerOn(sight.center - aside / sight.scale);
    fitted_ = false;
    Q_EMIT seenAreaChanged();
}

void TableView::showArea(const QRectF& area) {
    if (area.isEmpty()) return;
    gliding_.stop();
    const QRectF free = freeFor(area.size());
    const double scale = std::min(free.width() / area.width(), free.height() / area.height());
    look({area.center(), std::max(scale, 1.0)}, free);
}

void TableView::bringIntoView(const QRectF& area) {
    if (area.isEmpty() || isInHand()) return;
    const double now = transform().m11();
    const QRectF seen = QRectF(mapFromScene(area.topLeft()), mapFromScene(area.bottomRight()));
    const bool isSeen =
        viewport()->rect().contains(seen.toRect()) && (clearing_ == nullptr || clearing_->isFree(seen));
    const Sight fitting = sightOf(area, mostZoom * fullSize);
    const double wanted = std::min(fitting.scale, std::max(now, readable));
    // An area that is fully visible stays where it is unless it is illegible: a jumping view is tiring.
    constexpr double nearlyReadable = 0.8;
    if (isSeen && (now >= readable * nearlyReadable || wanted <= now)) return;
    glide({fitting.center, wanted}, freeFor(area.size()));
}

void TableView::centerAt(QPointF scenePoint) {
    gliding_.stop();
    look({scenePoint, transform().m11()}, freeFor({1, 1}));
    touch();
}

void TableView::glide(const Sight& to, const QRectF& free) {
    gliding_.stop();
    gliding_.disconnect(this);
    if (gliding_.duration() == 0 || !isVisible()) return look(to, free);
    const Sight from{mapToScene(free.center().toPoint()), transform().m11()};
    gliding_.setStartValue(0.0);
    gliding_.setEndValue(1.0);
    connect(&gliding_, &QVariantAnimation::valueChanged, this, [this, from, to, free](const QVariant& value) {
        const double part = value.toDouble();
        // Interpolates the scale geometrically, so that each step zooms by the same factor.
        const double scale = from.scale * std::pow(to.scale / from.scale, part);
        look({from.center + (to.center - from.center) * part, scale}, free);
    });
    gliding_.start();
}

bool TableView::isInHand() const {
    return panning_ || (QApplication::mouseButtons() & Qt::LeftButton) != 0 ||
           (touched_.isValid() && touched_.elapsed() < handMilliseconds);
}

void TableView::touch() {
    gliding_.stop();
    touched_.start();
    fitted_ = false;
    Q_EMIT looksElsewhere();
    Q_EMIT seenAreaChanged();
}

void TableView::followClearing() {
    if (fitted_) showTable();
}

void TableView::fit() {
    gliding_.stop();
    showTable();
    Q_EMIT looksElsewhere();
}

void TableView::showTable() {
    const QRectF table = scene_.coordinates().table();
    if (table.isEmpty()) return;
    // The rulers at the edges have a fixed width in pixels.
    const QRectF free = freeFor(table.size());
    const QSizeF room = free.adjusted(rulers, rulers, -rulers, -rulers).size();
    const double scale = std::min(room.width() / table.width(), room.height() / table.height());
    look({table.center(), std::max(scale, 1.0)}, free);
    fitted_ = true;
}

void TableView::showPlace(QPointF scenePoint) {
    const QRectF around(QPointF(mapFromScene(scenePoint)) - QPointF(60, 60), QSizeF(120, 120));
    const bool isSeen =
        viewport()->rect().contains(around.toRect()) && (clearing_ == nullptr || clearing_->isFree(around));
    if (isSeen) return;
    glide({scenePoint, transform().m11()}, freeFor({1, 1}));
    Q_EMIT looksElsewhere();
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
    touch();
}

void TableView::wheelEvent(QWheelEvent* event) {
    const QPointF before = mapToScene(event->position().toPoint());
    const double factor = std::pow(1.0015, event->angleDelta().y());
    const double scale = std::clamp(zoom() * factor, leastZoom, mostZoom) * fullSize;
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF shift = mapFromScene(before) - event->position();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(shift.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(shift.y()));
    touch();
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
    cursor_.hide();
    Q_EMIT pointerMoved(point);
    if (panning_) {
        const QPoint now = event->position().toPoint();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (now.x() - panFrom_.x()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - (now.y() - panFrom_.y()));
        if (now == panFrom_) return;
        panFrom_ = now;
        return touch();
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
    if (cursorKey(*event)) return event->accept();
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        spaceDown_ = true;
        viewport()->setCursor(Qt::OpenHandCursor);
        return;
    }
    if (toolKey(*event)) return event->accept();
    if (event->key() == Qt::Key_Tab) {
        QGraphicsView::focusNextPrevChild(true);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) Q_EMIT defaultWanted();
    QGraphicsView::keyPressEvent(event);
}

/// Translates reassigned keys into the names that tools know.
bool TableView::toolKey(const QKeyEvent& event) {
    if (tool_ == nullptr) return false;
    const QString pressed = event.text().toUpper();
    const bool isLetter = pressed.size() == 1 && pressed.at(0).isPrint() && pressed.at(0) != QLatin1Char(' ');
    if (!isLetter || event.modifiers().testFlag(Qt::ControlModifier)) return tool_->key(event);
    const auto meant = keys_.meantBy(pressed);
    if (!meant) return false;
    if (*meant == pressed) return tool_->key(event);
    const QKeyEvent translated(event.type(), meant->at(0).unicode(), event.modifiers(), *meant);
    return tool_->key(translated);
}

/// The ring handles keys that the tool ignores: the arrows, and those that press at the ring.
bool TableView::cursorKey(const QKeyEvent& event) {
    const bool isArrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right ||
                         event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (cursor_.place() && event.key() == Qt::Key_Space) return pressAt(*cursor_.place()), true;
    if (!isArrow && !(isEnter && cursor_.place())) return false;
    if (toolKey(event)) return cursor_.hide(), true;
    if (isEnter) return pressAt(*cursor_.place()), true;
    std::vector<QPointF> places = tool_ != nullptr ? tool_->places() : std::vector<QPointF>();
    if (places.empty()) places = cursor_.unitsOnOffer();
    cursor_.move(event.key(), places);
    if (!cursor_.place()) return false;
    showPlace(*cursor_.place());
    scene_.hover(scene_.unitAt(*cursor_.place()));
    if (tool_ != nullptr) tool_->hover(*cursor_.place());
    Q_EMIT pointerMoved(*cursor_.place());
    return true;
}

void TableView::pressAt(QPointF scenePoint) {
    if (scene_.isPlaying()) scene_.skipPlaying();
    Q_EMIT placePressed(scenePoint);
    if (tool_ == nullptr) return scene_.select(scene_.unitAt(scenePoint));
    Tool* const tool = tool_;
    if (tool->press(scenePoint, {}) && tool == tool_) tool->release(scenePoint, {});
}

void TableView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    showFocus();
}

void TableView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    cursor_.hide();
    showFocus();
}

/// A frame shows keyboard users that the table has the focus.
void TableView::showFocus() {
    QPalette framed = palette();
    framed.setColor(foregroundRole(),
                    hasFocus() ? QApplication::palette().color(QPalette::Highlight)
                               : (scene_.palette().dark ? art::darkRoom() : art::lightRoom()).desk);
    setPalette(framed);
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
    if (fitted_) showTable();
    Q_EMIT seenAreaChanged();
}

void TableView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    Q_EMIT seenAreaChanged();
}

void TableView::leaveEvent(QEvent* event) {
    scene_.hover(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

/// The desk belongs to the window, so pictures of the table do not include it.
void TableView::drawBackground(QPainter* painter, const QRectF& rect) {
    QGraphicsView::drawBackground(painter, rect);
    const art::Ink ink{scene_.palette(), pixelsPerDu(*painter)};
    const double cloth = ink.pixels(rulers - 3.5);
    art::paintDesk(*painter, ink, scene_.coordinates().table().adjusted(-cloth, -cloth, cloth, cloth), rect);
}

bool TableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPointF point = mapToScene(help->pos());
        if (!tipsShown_) return true;
        QString text = tool_ != nullptr ? verbatim(tool_->toolTip(point)) : QString();
        if (text.isEmpty() && about_) text = about_(point);
        QToolTip::showText(help->globalPos(), bubble(text), viewport());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

}  // namespace vallum::app
