// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/keyboard_cursor.h"
#include "field/table/table_camera.h"
#include "settings/table_keys.h"

#include <functional>

#include <QGraphicsView>

namespace vallum::app {

class TableScene;
class Tool;

/// A view of the table, and what mouse and keys do there: they move the camera, or the tool decides what they
/// mean.
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
    /// As a click there, which presses what lies there.
    void pressAt(QPointF scenePoint);
    [[nodiscard]] TableCamera& camera() { return camera_; }
    [[nodiscard]] const TableCamera& camera() const { return camera_; }

Q_SIGNALS:
    void pointerMoved(QPointF scenePoint);
    void placePressed(QPointF scenePoint);
    void menuWanted(QPoint globalPoint);
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
    void leaveEvent(QEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void paintEvent(QPaintEvent*) override;
    bool viewportEvent(QEvent*) override;
    void drawBackground(QPainter*, const QRectF&) override;
    /// Tab belongs to the tool; Shift+Tab leaves the table.
    bool focusNextPrevChild(bool next) override;

private:
    bool toolKey(const QKeyEvent& event);
    bool cursorKey(const QKeyEvent& event);
    void showFocus();
    void beginPan(QPoint at);

    TableScene& scene_;
    TableCamera camera_;
    Tool* tool_ = nullptr;
    bool pressedTool_ = false;  // the mouse button went down on this very tool
    QPoint pressedAt_;
    bool tipsShown_ = true;
    std::function<QString(QPointF)> about_;
    TableKeys keys_;
    KeyboardCursor cursor_;
    bool spaceDown_ = false;
    double paintedScale_ = 0;  // 0: not painted yet
    bool isBehind_ = false;    // the last frame showed scaled cards
};

}  // namespace vallum::app
