// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace vallum::app {

/// Shows a sheet in the middle of the table, such as a fight or the end of a battle. The table behind it is
/// dimmed; clicking beside the sheet or Escape closes it, if that is allowed.
class SheetHost final : public QWidget {
    Q_OBJECT

public:
    /// Of the room around the sheet, in pixels.
    static constexpr int margin = 24;

    explicit SheetHost(QWidget& room);

    /// Takes ownership of the sheet and replaces any previous one. Its size is its `sizeHint`, limited to the
    /// room.
    void show(QWidget* sheet, bool mayBeLeft = true);
    void putAway();
    [[nodiscard]] QWidget* sheet() const { return sheet_; }
    /// The room was resized.
    void follow();

Q_SIGNALS:
    void left();

protected:
    bool event(QEvent*) override;
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    void keepFocus(QWidget* before, QWidget* now);

    QPointer<QWidget> sheet_;
    bool mayBeLeft_ = true;
};

}  // namespace vallum::app
