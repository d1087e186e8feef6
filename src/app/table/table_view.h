// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/table_keys.h"
#include "table/keyboard_cursor.h"

#include <functional>

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QVariantAnimation>

namespace vallum::app {

class Clearing;
class TableScene;
class Tool;

/// A view of the table: zoom to the pointer, pan, fit. The tool decides what a click means.
class TableView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit TableView(TableScene& scene, QWidget* parent = nullptr);

    /// The tool of the open question; null: the table is for viewing only.
    void setTool(Tool* tool);
    /// Hides tooltips while something else is shown at the pointer.
    void setTipsShown(bool shown) { tipsShown_ = shown; }
    void setKeys(const TableKeys& keys) { keys_ = keys; }
    /// The tooltip for a place that the tool says nothing about.
    void setAbout(std::function<QString(QPointF)> about) { about_ = std::move(about); }
    [[nodiscard]] double zoom() const;  // 1 is 64 pixels per DU
    void setZoom(double zoom);
    /// The visible part of the scene.
    [[nodiscard]] QRectF seenArea() const;
    /// Fits the area into the view, until the user looks elsewhere.
    void showArea(const QRectF& area);
    /// What covers the view; the view keeps its content clear of it.
    void setClearing(const Clearing* clearing) { clearing_ = clearing; }
    /// The part of the viewport that is not covered, as large as possible for these proportions.
    [[nodiscard]] QRectF freeFor(QSizeF proportions) const;
    /// The covered area has changed.
    void followClearing();
    /// The time for moving to another place; 0: immediate.
    void setGliding(int milliseconds) { gliding_.setDuration(milliseconds); }
    /// Scrolls and zooms smoothly until the area is visible and names in it are legible. Does nothing if they
    /// already are, or while the user is moving the view.
    void bringIntoView(const QRectF& area);
    /// Counts as a move by the user.
    void centerAt(QPointF scenePoint);

public Q_SLOTS:
    void zoomIn() { zoomBy(1.25); }
    void zoomOut() { zoomBy(0.8); }
    void fit();
    void showPlace(QPointF scenePoint);

Q_SIGNALS:
    void pointerMoved(QPointF scenePoint);
    void placePressed(QPointF scenePoint);
    void menuWanted(QPoint globalPoint);
    /// The user zoomed, panned or gave a command; not emitted on resizing.
    void looksElsewhere();
    /// The visible part has changed for any reason.
    void seenAreaChanged();
    /// Enter was pressed, and no tool used it.
    void defaultWanted();

protected:
    void wheelEvent(QWheelEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void keyReleaseEvent(QKeyEvent*) override;
    void contextMenuEvent(QContextMenuEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void scrollContentsBy(int dx, int dy) override;
    void leaveEvent(QEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    bool viewportEvent(QEvent*) override;
    void drawBackground(QPainter*, const QRectF&) override;
    /// Tab belongs to the tool; Shift+Tab leaves the table.
    bool focusNextPrevChild(bool next) override;

private:
    bool toolKey(const QKeyEvent& event);
    bool cursorKey(const QKeyEvent& event);
    void pressAt(QPointF scenePoint);
    void showFocus();
    void showTable();
    void zoomBy(double factor);
    /// The center and scale that show an area as large as possible, up to a maximum scale.
    struct Sight {
        QPointF center;  // of the part that is not covered
        double scale = 1;
    };
    [[nodiscard]] Sight sightOf(const QRectF& area, double mostScale) const;
    void look(const Sight& sight, const QRectF& free);
    void glide(const Sight& to, const QRectF& free);
    [[nodiscard]] bool isInHand() const;
    void touch();
    void beginPan(QPoint at);
    [[nodiscard]] QPointF scenePoint(const QMouseEvent&) const;

    TableScene& scene_;
    Tool* tool_ = nullptr;
    bool tipsShown_ = true;
    std::function<QString(QPointF)> about_;
    TableKeys keys_;
    KeyboardCursor cursor_;
    bool fitted_ = true;  // until the user zooms or pans
    bool spaceDown_ = false;
    bool panning_ = false;
    QPoint panFrom_;
    const Clearing* clearing_ = nullptr;
    QVariantAnimation gliding_;
    QElapsedTimer touched_;  // when the user last moved the view
};

}  // namespace vallum::app
