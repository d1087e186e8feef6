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

/// The window onto the table: zoom to the pointer, pan, fit. What a click means is for the tool to say.
class TableView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit TableView(TableScene& scene, QWidget* parent = nullptr);

    /// The tool of the open question, or none: then the table can only be looked at.
    void setTool(Tool* tool);
    /// Not while something else speaks at the mouse.
    void setTipsShown(bool shown) { tipsShown_ = shown; }
    void setKeys(const TableKeys& keys) { keys_ = keys; }
    /// What is said of a place of which the tool has nothing to say.
    void setAbout(std::function<QString(QPointF)> about) { about_ = std::move(about); }
    [[nodiscard]] double zoom() const;  // 1 is 64 pixels for a DU
    void setZoom(double zoom);
    /// What can be seen of the scene.
    [[nodiscard]] QRectF seenArea() const;
    /// As large as it fits, until somebody looks elsewhere.
    void showArea(const QRectF& area);
    /// What lies over the view, which then keeps what it shows away from that.
    void setClearing(const Clearing* clearing) { clearing_ = clearing; }
    /// Of the viewport, what nothing lies over and where something of these proportions becomes largest.
    [[nodiscard]] QRectF freeFor(QSizeF proportions) const;
    /// Something else lies over the view now.
    void followClearing();
    /// How long the view takes to another place; 0: at once.
    void setGliding(int milliseconds) { gliding_.setDuration(milliseconds); }
    /// Moves gently until the whole area is in sight and names in it can be read, and not at all where that
    /// is so already, or while somebody looks round by hand.
    void bringIntoView(const QRectF& area);
    /// By hand, as if the table had been dragged there.
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
    /// By zooming, panning or a command; not because the window has another size.
    void looksElsewhere();
    /// Another part of the table is seen, whoever wanted that.
    void seenAreaChanged();
    /// Enter, where no tool had a use for it.
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
    /// On the table Tab is for the tool; Shift+Tab leaves it.
    bool focusNextPrevChild(bool next) override;

private:
    bool toolKey(const QKeyEvent& event);
    bool cursorKey(const QKeyEvent& event);
    void pressAt(QPointF scenePoint);
    void showFocus();
    void showTable();
    void zoomBy(double factor);
    /// What shows this area, as large as there is room and at most so many pixels for a DU.
    struct Sight {
        QPointF center;  // of what is free
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
    QElapsedTimer touched_;  // by hand, for the last time
};

}  // namespace vallum::app
