// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPoint>
#include <QRectF>
#include <QVariantAnimation>

class QGraphicsView;

namespace vallum::app {

class Clearing;
class TableScene;

/// What a view shows of the table, and how it gets there: at once, gliding, or by the user's hand. Keeps
/// areas clear of what covers the view, and does not move it by itself while the user does.
class TableCamera final : public QObject {
    Q_OBJECT

public:
    /// Pixels at each edge of the table for the rulers, at any zoom.
    static constexpr int rulers = 27;
    /// Pixels per DU from which on names on cards are legible; a card is 1.6 DU wide.
    static constexpr double readable = 92 / 1.6;

    TableCamera(QGraphicsView& view, const TableScene& scene);

    /// What covers the view.
    void setClearing(const Clearing* clearing) { clearing_ = clearing; }
    /// The part of the viewport that is not covered, as in `Clearing`.
    [[nodiscard]] QRectF freeFor(QSizeF proportions) const;
    /// What covers the viewport.
    [[nodiscard]] std::vector<QRectF> covered() const;
    /// The view has another size, or something else covers it.
    void followRoom();
    /// The time for moving to another place; 0: immediate.
    void setGlideTime(int milliseconds) { glide_.setDuration(milliseconds); }

    [[nodiscard]] double zoom() const;  // 1 is 64 pixels per DU
    /// The visible part of the scene.
    [[nodiscard]] QRectF seenArea() const;

    /// Pixels per DU at which the area would just fit into the view, with some ground around it.
    [[nodiscard]] double scaleFor(const QRectF& area) const;

    /// Near enough to tell cards apart, though names may be small.
    [[nodiscard]] bool isNear() const;

    /// Whether the area is in sight and nothing covers it.
    [[nodiscard]] bool shows(const QRectF& area) const;

    /// Fits the area into the view, with some ground around it.
    void showArea(const QRectF& area);
    /// Scrolls and zooms smoothly until the area is visible and names in it are legible. Does nothing if they
    /// already are, or while the user is moving the view.
    void bringIntoView(const QRectF& area);
    /// Scrolls as little as possible until the area is visible, and zooms only if it does not fit.
    void keepInView(const QRectF& area);

    // At the user's command; these emit `looksElsewhere`.
    /// Shows the whole table, and again whenever the view gets another size, until the user looks elsewhere.
    void fit();
    void showPlace(QPointF scenePoint);
    void centerAt(QPointF scenePoint);
    void setZoom(double zoom);
    void zoomIn() { zoomBy(1.25); }
    void zoomOut() { zoomBy(0.8); }
    /// The scene keeps its place at this point of the viewport.
    void zoomAt(QPointF point, double factor);
    /// From here on `dragTo` moves the scene along, in pixels of the viewport.
    void grab(QPoint at) { grabbed_ = at; }
    void dragTo(QPoint at);
    void letGo() { grabbed_.reset(); }
    [[nodiscard]] bool isGrabbed() const { return grabbed_.has_value(); }

Q_SIGNALS:
    /// The user zoomed, panned or gave a command; not emitted on resizing.
    void looksElsewhere();
    /// The visible part has changed for any reason.
    void seenAreaChanged();
    /// The view has moved by itself, and is there.
    void arrived();

private:
    struct Viewpoint {
        QPointF center;    // of the part that is not covered
        double scale = 1;  // pixels per DU
    };
    /// The largest one for this area at this scale.
    [[nodiscard]] QRectF freeAt(const QRectF& area, double scale) const;
    void look(const Viewpoint& from, const QRectF& free);
    void glide(const Viewpoint& to, const QRectF& free);
    void showTable();
    void zoomBy(double factor);
    void scrollBy(QPoint pixels);
    void moveByHand();
    [[nodiscard]] bool isInHand() const;
    [[nodiscard]] bool isClear(const QRectF& pixels) const;
    [[nodiscard]] QPointF overTable(QPointF center, double scale, const QRectF& free) const;

    QGraphicsView& view_;
    const TableScene& scene_;
    const Clearing* clearing_ = nullptr;
    bool isFitted_ = true;  // until the user zooms or pans
    std::optional<QPoint> grabbed_;
    QVariantAnimation glide_;
    QElapsedTimer moved_;  // by hand
};

}  // namespace vallum::app
