// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_view.h"

#include "art/desk_painter.h"
#include "art/room_colors.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/table/tool.h"
#include "language/rule_links.h"
#include "widgets/plain_text.h"

#include <cmath>
#include <utility>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTimer>
#include <QToolTip>

namespace vallum::app {

namespace {

QPointF scenePoint(const QGraphicsView& view, const QMouseEvent& event) {
    return view.viewportTransform().inverted().map(event.position());
}

/// Below the card under the pointer, which the tip is about.
QPoint placeOfTip(const QGraphicsView& view,
                  const TableScene& scene,
                  const QHelpEvent& help,
                  QPointF scenePoint) {
    const auto unit = scene.unitAt(scenePoint);
    if (!unit) return help.globalPos();
    const UnitItem& card = *scene.units().item(*unit);
    const int bottom =
        view.mapFromScene(card.mapToScene(card.shape()).boundingRect()).boundingRect().bottom();
    constexpr int belowPointer = 12;  // Qt shows a tip that much lower
    return {help.globalX(),
            std::max(help.globalY(), view.viewport()->mapToGlobal(QPoint(0, bottom)).y() - belowPointer)};
}

}  // namespace

TableView::TableView(TableScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent),
      scene_(scene),
      camera_(*this, scene),
      cursor_(scene) {
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(MinimalViewportUpdate);
    setCacheMode(CacheBackground);
    setFrameStyle(Box | Plain);
    setLineWidth(2);
    showFocus();
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Table"));
    setAccessibleDescription(tr("The battlefield seen from above"));
}

void TableView::setTool(Tool* tool) {
    pressedTool_ = pressedTool_ && tool == tool_;
    tool_ = tool;
    cursor_.hide();
}

void TableView::wheelEvent(QWheelEvent* event) {
    camera_.zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void TableView::beginPan(QPoint at) {
    camera_.grab(at);
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void TableView::mousePressEvent(QMouseEvent* event) {
    if (scene_.isPlaying()) scene_.skipPlaying();
    const bool wantsPan = event->button() == Qt::MiddleButton || spaceDown_;
    if (wantsPan) return beginPan(event->position().toPoint());
    if (event->button() != Qt::LeftButton) return;
    const QPointF point = scenePoint(*this, *event);
    Q_EMIT placePressed(point);
    const auto unit = scene_.unitAt(point);
    scene_.point(unit ? std::nullopt : scene_.structures().at(point));
    if (tool_ != nullptr && !tool_->makesWay(point, event->modifiers())) return;
    pressedTool_ = tool_ != nullptr;
    pressedAt_ = event->position().toPoint();
    if (tool_ != nullptr && tool_->press(point, event->modifiers())) return;
    if (tool_ == nullptr) scene_.select(unit);
    beginPan(event->position().toPoint());
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = scenePoint(*this, *event);
    cursor_.hide();
    Q_EMIT pointerMoved(point);
    if (camera_.isGrabbed()) return camera_.dragTo(event->position().toPoint());
    if (tool_ != nullptr && (event->buttons() & Qt::LeftButton) != 0) {
        if (pressedTool_) tool_->drag(point, event->modifiers());
        return;
    }
    scene_.hover(scene_.unitAt(point));
    if (tool_ != nullptr) tool_->hover(point);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (camera_.isGrabbed()) {
        camera_.letGo();
        viewport()->unsetCursor();
        return;
    }
    const bool isToolReleased = pressedTool_ && event->button() == Qt::LeftButton;
    if (isToolReleased) pressedTool_ = false;
    if (!isToolReleased || tool_ == nullptr) return;
    const QPointF point = scenePoint(*this, *event);
    tool_->release(point, event->modifiers());
    // What was dragged under a panel comes out again.
    constexpr double around = 0.8;
    const QPoint way = event->position().toPoint() - pressedAt_;
    if (way.manhattanLength() >= QApplication::startDragDistance())
        camera_.keepInView({point - QPointF(around, around), point + QPointF(around, around)});
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (tool_ != nullptr && event->button() == Qt::LeftButton) tool_->doubleClick(scenePoint(*this, *event));
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
    camera_.showPlace(*cursor_.place());
    scene_.hover(scene_.unitAt(*cursor_.place()));
    if (tool_ != nullptr) tool_->hover(*cursor_.place());
    Q_EMIT pointerMoved(*cursor_.place());
    return true;
}

void TableView::pressAt(QPointF scenePoint) {
    if (scene_.isPlaying()) scene_.skipPlaying();
    Q_EMIT placePressed(scenePoint);
    if (tool_ == nullptr) return scene_.select(scene_.unitAt(scenePoint));
    if (!tool_->makesWay(scenePoint, {}) || tool_ == nullptr) return;
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
        if (!camera_.isGrabbed()) viewport()->unsetCursor();
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
    camera_.followRoom();
}

void TableView::leaveEvent(QEvent* event) {
    scene_.hover(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

/// While it zooms, a frame on time is worth more than sharp cards, which follow at once.
void TableView::paintEvent(QPaintEvent* event) {
    const double before = std::exchange(paintedScale_, transform().m11());
    const bool isZooming = before != 0 && before != paintedScale_;
    if (!scene_.isAnimated() || (!isZooming && !isBehind_)) return QGraphicsView::paintEvent(event);
    constexpr std::chrono::milliseconds newCards(4);
    isBehind_ = scene_.cards().hurry(newCards, [&] { QGraphicsView::paintEvent(event); });
    if (isBehind_) QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

/// The desk belongs to the window, so pictures of the table do not include it.
void TableView::drawBackground(QPainter* painter, const QRectF& rect) {
    QGraphicsView::drawBackground(painter, rect);
    const art::Ink ink{scene_.palette(), pixelsPerDu(*painter)};
    const double cloth = ink.pixels(TableCamera::rulers - 3.5);
    art::paintDesk(*painter, ink, scene_.coordinates().table().adjusted(-cloth, -cloth, cloth, cloth), rect);
}

bool TableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPointF point = mapToScene(help->pos());
        // While a card is dragged, a tip would cover it.
        if (!tipsShown_ || QApplication::mouseButtons() != Qt::NoButton) return true;
        QString text = tool_ != nullptr ? verbatim(tool_->toolTip(point)) : QString();
        if (text.isEmpty() && about_) text = about_(point);
        QToolTip::showText(placeOfTip(*this, scene_, *help, point), bubble(text), viewport());
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

}  // namespace vallum::app
