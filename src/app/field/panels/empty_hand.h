// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace vallum::app {

class FieldSession;

/// What lies in the place of a hand that is empty or hidden. The player who is asked may lift it.
class EmptyHand {
public:
    explicit EmptyHand(FieldSession& session) : session_(session) {}

    [[nodiscard]] QString words() const;
    [[nodiscard]] bool canBeLifted() const;
    void lift();

    /// At the bottom of a room of this size.
    [[nodiscard]] QRectF rectIn(const QSizeF& room) const;
    /// Over the table the words need a background.
    void paint(QPainter& painter, const QRectF& place, bool isOverTable) const;

private:
    FieldSession& session_;
};

}  // namespace vallum::app
