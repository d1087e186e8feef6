// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/table_keys.h"
#include "table/keyboard_cursor.h"

#include <functional>

#include <QGraphicsView>

namespace vallum::app {

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
    void leaveEvent(QEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    bool viewportEvent(QEvent*) override;
    /// On the table Tab is for the tool; Shift+Tab leaves it.
    bool focusNextPrevChild(bool next) override;

private:
    bool toolKey(const QKeyEvent& event);
    bool cursorKey(const QKeyEvent& event);
    void pressAt(QPointF scenePoint);
    void showFocus();
    void showTable();
    void zoomBy(double factor);
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
};

}  // namespace vallum::app
