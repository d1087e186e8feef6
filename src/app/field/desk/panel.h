// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

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
    /// For a content that can do with less height than it would like: what it takes of `most` at a width.
    void setFolding(std::function<int(int width, int most)> heightWithin);
    /// The height that it takes of `most`, including the frame.
    [[nodiscard]] int heightWithin(int width, int most) const;

Q_SIGNALS:
    /// Dragged by the user; the table decides the final position.
    void dragged(QPoint by);
    void dropped();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    class Handle;

    /// The room that the frame takes.
    [[nodiscard]] QSize edges() const;

    Frame frame_;
    bool overTable_ = false;
    Handle* handle_ = nullptr;
    QAction* offered_ = nullptr;
    QWidget* nothing_ = nullptr;
    std::function<int(int width, int most)> folding_;
};

}  // namespace vallum::app
