// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace vallum::app {

/// A closable part of the window: a sheet of paper over the table, or docked at its side. Its menu entry is
/// the same either way.
class Panel final : public QDockWidget {
    Q_OBJECT

public:
    enum class Frame {
        paper,
        none  // the content lies directly on the table
    };
    Panel(const QString& title, QWidget* inside, Frame frame = Frame::paper);

    /// Floats over this table until docked in a window.
    void floatOver(QWidget& table);
    void dock();
    [[nodiscard]] bool isOverTable() const { return overTable_; }
    /// Prevents closing a panel that the battle needs.
    void setAlwaysThere();
    /// Adds a button for the action to the panel's upper edge.
    void offer(QAction& action);
    /// The height that the content needs at this width, including the frame; 0 if unknown.
    [[nodiscard]] int heightFor(int width) const;

Q_SIGNALS:
    /// Dragged by the user; the table decides the final position.
    void dragged(QPoint by);
    void dropped();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    class Handle;

    Frame frame_;
    bool overTable_ = false;
    Handle* handle_ = nullptr;
    QAction* offered_ = nullptr;
    QWidget* nothing_ = nullptr;
};

}  // namespace vallum::app
