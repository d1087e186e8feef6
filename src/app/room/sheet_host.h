// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace vallum::app {

/// The middle of the table, for a sheet that is looked at for a while: a duel, the end of a battle. The table
/// is dimmed behind it; a press beside the sheet or Escape puts it away where the sheet allows that.
class SheetHost final : public QWidget {
    Q_OBJECT

public:
    explicit SheetHost(QWidget& room);

    /// Takes the sheet, in place of another one that may be there. It is as large as its `sizeHint`, and no
    /// larger than the room.
    void show(QWidget* sheet, bool mayBeLeft = true);
    void putAway();
    [[nodiscard]] QWidget* sheet() const { return sheet_; }
    /// The room has another size.
    void follow();

Q_SIGNALS:
    void left();

protected:
    bool event(QEvent*) override;
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    QPointer<QWidget> sheet_;
    bool mayBeLeft_ = true;
};

}  // namespace vallum::app
