// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_camera.h"

#include "field/table/clearing.h"
#include "field/table/table_scene.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QGraphicsView>
#include <QScrollBar>

namespace vallum::app {

namespace {

constexpr double fullSize = 64;  // pixels per DU at 100 %
constexpr double leastZoom = 0.15;
constexpr double mostZoom = 6;
constexpr int edge = 10;                // pixels kept free around a framed area
constexpr double ground = 0.15;         // DU shown around it, so that a panel may grow a little over them
constexpr int handMilliseconds = 2500;  // no automatic moves for this long after the user's own

double fitting(const QRectF& area, QSizeF room) {
    return std::min(room.width() / area.width(), room.height() / area.height());
}

QRectF withGround(const QRectF& area) { return area.adjusted(-ground, -ground, ground, ground); }

}  // namespace

TableCamera::TableCamera(QGraphicsView& view, const TableScene& scene) : view_(view), scene_(scene) {
    glide_.setDuration(0);
    glide_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&glide_, &QVariantAnimation::finished, this, &TableCamera::arrived);
    for (const QScrollBar* bar : {view.horizontalScrollBar(), view.verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &TableCamera::seenAreaChanged);
}

QRectF TableCamera::freeFor(QSizeF proportions) const {
    const QRectF all = view_.viewport()->rect();
    return clearing_ == nullptr ? all : clearing_->bestFor(proportions).intersected(all);
}

QRectF TableCamera::freeAt(const QRectF& area, double scale) const {
    const QRectF all = view_.viewport()->rect();
    const QSizeF room = withGround(area).size() * scale + QSizeF(2 * edge, 2 * edge);
    return clearing_ == nullptr ? all : clearing_->bestFor(room, 1).intersected(all);
}

std::vector<QRectF> TableCamera::covered() const {
    return clearing_ == nullptr ? std::vector<QRectF>() : clearing_->covered();
}

bool TableCamera::isClear(const QRectF& pixels) const {
    return view_.viewport()->rect().contains(pixels.toRect()) &&
           (clearing_ == nullptr || clearing_->isFree(pixels));
}

void TableCamera::followRoom() {
    if (isFitted_) showTable();
    Q_EMIT seenAreaChanged();
}

double TableCamera::scaleFor(const QRectF& area) const {
    const QRectF framed = withGround(area);
    return fitting(framed, freeFor(framed.size()).size() - QSizeF(2 * edge, 2 * edge));
}

bool TableCamera::shows(const QRectF& area) const {
    return isClear({view_.mapFromScene(area.topLeft()), view_.mapFromScene(area.bottomRight())});
}

bool TableCamera::isNear() const { return view_.transform().m11() >= readable / 2; }

double TableCamera::zoom() const { return view_.transform().m11() / fullSize; }

/// As near to the center as the free part of the view shows no more than the rulers beyond the table; the
/// table itself lies in the middle where it is smaller than that part.
QPointF TableCamera::overTable(QPointF center, double scale, const QRectF& free) const {
    const QRectF table = scene_.coordinates().table();
    const auto along = [&](double at, double least, double most, double pixels) {
        const double half = (pixels / 2 - rulers) / scale;
        return least + half > most - half ? (least + most) / 2 : std::clamp(at, least + half, most - half);
    };
    return {along(center.x(), table.left(), table.right(), free.width()),
            along(center.y(), table.top(), table.bottom(), free.height())};
}

QRectF TableCamera::seenArea() const {
    return view_.mapToScene(view_.viewport()->rect())
        .boundingRect()
        .intersected(scene_.coordinates().table());
}

// ------------------------------------------------------------------ by itself

void TableCamera::look(const Viewpoint& from, const QRectF& free) {
    const QRectF table = scene_.coordinates().table();
    const double around = std::max(table.width(), table.height()) * 2;
    view_.setSceneRect(table.adjusted(-around, -around, around, around));
    view_.setTransform(QTransform::fromScale(from.scale, from.scale));
    const QPointF aside = free.center() - QRectF(view_.viewport()->rect()).center();
    view_.centerOn(from.center - aside / from.scale);
    isFitted_ = false;
    Q_EMIT seenAreaChanged();
}

void TableCamera::showTable() {
    const QRectF table = scene_.coordinates().table();
    if (table.isEmpty()) return;
    const QRectF free = freeFor(table.size());
    const QSizeF room = free.adjusted(rulers, rulers, -rulers, -rulers).size();
    look({table.center(), std::max(fitting(table, room), 1.0)}, free);
    isFitted_ = true;
}

void TableCamera::showArea(const QRectF& area) {
    if (area.isEmpty()) return;
    glide_.stop();
    const QRectF framed = withGround(area);
    const QRectF free = freeFor(framed.size());
    const double scale = std::max(fitting(framed, free.size()), 1.0);
    look({overTable(area.center(), scale, free), scale}, free);
    Q_EMIT arrived();
}

void TableCamera::bringIntoView(const QRectF& area) {
    if (area.isEmpty() || isInHand()) return;
    const double now = view_.transform().m11();
    const double most = std::clamp(scaleFor(area), leastZoom * fullSize, mostZoom * fullSize);
    const double wanted = std::min(most, std::max(now, readable));
    // An area that is fully visible stays where it is unless it is much too small: a jumping view is tiring.
    constexpr double nearly = 0.8;
    if (shows(area) && (now >= readable * nearly || wanted <= now)) return;
    const QRectF free = freeAt(area, wanted);
    glide({overTable(area.center(), wanted, free), wanted}, free);
}

void TableCamera::keepInView(const QRectF& area) {
    if (area.isEmpty() || isInHand() || shows(area)) return;
    const QRectF framed = withGround(area);
    const double scale = std::clamp(std::min(view_.transform().m11(), scaleFor(area)), leastZoom * fullSize,
                                    mostZoom * fullSize);
    const QRectF free = freeAt(area, scale);
    const auto shifted = [&](double at, double least, double most, double pixels) {
        const double half = pixels / scale / 2;
        return most - least > 2 * half ? (least + most) / 2 : std::clamp(at, most - half, least + half);
    };
    const QPointF now = view_.mapToScene(free.center().toPoint());
    const QPointF center(shifted(now.x(), framed.left(), framed.right(), free.width()),
                         shifted(now.y(), framed.top(), framed.bottom(), free.height()));
    glide({overTable(center, scale, free), scale}, free);
}

void TableCamera::glide(const Viewpoint& to, const QRectF& free) {
    glide_.stop();
    disconnect(&glide_, &QVariantAnimation::valueChanged, this, nullptr);
    if (glide_.duration() == 0 || !view_.isVisible()) {
        look(to, free);
        Q_EMIT arrived();
        return;
    }
    const Viewpoint from{view_.mapToScene(free.center().toPoint()), view_.transform().m11()};
    glide_.setStartValue(0.0);
    glide_.setEndValue(1.0);
    connect(&glide_, &QVariantAnimation::valueChanged, this, [this, from, to, free](const QVariant& value) {
        const double part = value.toDouble();
        // Interpolates the scale geometrically, so that each step zooms by the same factor.
        const double scale = from.scale * std::pow(to.scale / from.scale, part);
        look({from.center + (to.center - from.center) * part, scale}, free);
    });
    glide_.start();
}

// ----------------------------------------------------------------- by the user

bool TableCamera::isInHand() const {
    return isGrabbed() || (QApplication::mouseButtons() & Qt::LeftButton) != 0 ||
           (moved_.isValid() && moved_.elapsed() < handMilliseconds);
}

void TableCamera::moveByHand() {
    glide_.stop();
    moved_.start();
    isFitted_ = false;
    Q_EMIT looksElsewhere();
    Q_EMIT seenAreaChanged();
}

void TableCamera::fit() {
    glide_.stop();
    showTable();
    Q_EMIT looksElsewhere();
}

void TableCamera::showPlace(QPointF scenePoint) {
    if (isClear(QRectF(QPointF(view_.mapFromScene(scenePoint)) - QPointF(60, 60), QSizeF(120, 120)))) return;
    glide({scenePoint, view_.transform().m11()}, freeFor({1, 1}));
    Q_EMIT looksElsewhere();
}

void TableCamera::centerAt(QPointF scenePoint) {
    glide_.stop();
    look({scenePoint, view_.transform().m11()}, freeFor({1, 1}));
    moveByHand();
}

void TableCamera::setZoom(double zoom) {
    const double scale = std::clamp(zoom, leastZoom, mostZoom) * fullSize;
    const QPointF center = view_.mapToScene(view_.viewport()->rect().center());
    view_.setTransform(QTransform::fromScale(scale, scale));
    view_.centerOn(center);
    moveByHand();
}

/// At the pointer, or else in the middle.
void TableCamera::zoomBy(double factor) {
    const QWidget& viewport = *view_.viewport();
    const QPoint pointer = viewport.mapFromGlobal(QCursor::pos());
    zoomAt(viewport.rect().contains(pointer) ? pointer : viewport.rect().center(), factor);
}

void TableCamera::zoomAt(QPointF point, double factor) {
    const QPointF before = view_.mapToScene(point.toPoint());
    const double scale = std::clamp(zoom() * factor, leastZoom, mostZoom) * fullSize;
    view_.setTransform(QTransform::fromScale(scale, scale));
    const QPointF shift = view_.mapFromScene(before) - point;
    scrollBy({qRound(shift.x()), qRound(shift.y())});
    moveByHand();
}

void TableCamera::dragTo(QPoint at) {
    if (!grabbed_ || at == *grabbed_) return;
    scrollBy(*std::exchange(grabbed_, at) - at);
    moveByHand();
}

void TableCamera::scrollBy(QPoint pixels) {
    view_.horizontalScrollBar()->setValue(view_.horizontalScrollBar()->value() + pixels.x());
    view_.verticalScrollBar()->setValue(view_.verticalScrollBar()->value() + pixels.y());
}

}  // namespace vallum::app
