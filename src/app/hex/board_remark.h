// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace vallum::app {

/// A remark over the board, such as a refusal. It goes by itself; rules in it are links.
class BoardRemark final : public QLabel {
    Q_OBJECT

public:
    explicit BoardRemark(QWidget& desk);

    void say(const QString& words);
    /// Empty once it has gone.
    [[nodiscard]] QString said() const { return isHidden() ? QString() : text(); }
    /// Below this point, as far as it fits into the desk.
    void placeBelow(QPoint middle);

private:
    void place();

    QString words_;
    QPoint middle_;
    QTimer silence_;
};

}  // namespace vallum::app
