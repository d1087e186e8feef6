// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vallum::app {

/// Knows whether an open list or menu is being closed right now: Qt lets the key that closes it go on to the
/// shortcuts of the page.
class ClosingList final : public QObject {
    Q_OBJECT

public:
    explicit ClosingList(QObject* parent);

    [[nodiscard]] bool isClosing() const { return isClosing_; }
    /// For Escape: whether it was meant for a list, which is closed then.
    [[nodiscard]] bool takesEscape() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isClosing_ = false;
};

}  // namespace vallum::app
