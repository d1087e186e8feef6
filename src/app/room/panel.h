// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace vallum::app {

/// A part of the window that can be put away: a sheet of paper over the table, or docked at its side. Its
/// menu entry is the same in both.
class Panel final : public QDockWidget {
    Q_OBJECT

public:
    enum class Frame {
        paper,
        none  // what is inside lies on the table by itself
    };
    Panel(const QString& title, QWidget* inside, Frame frame = Frame::paper);

    /// Over this table from now on; docked again as soon as a window takes it.
    void floatOver(QWidget& table);
    void dock();
    [[nodiscard]] bool isOverTable() const { return overTable_; }
    /// What may not be put away, because the battle could not go on without it.
    void setAlwaysThere();
    /// A button for it in the upper edge of the paper.
    void offer(QAction& action);
    /// As high as what is inside needs in this width, its frame included; 0 where it does not say.
    [[nodiscard]] int heightFor(int width) const;

Q_SIGNALS:
    /// By the player's hand; the table decides where it comes to lie.
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
