// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace vallum::art {

/// The face of names and numbers on the table; sized by whoever paints with it.
[[nodiscard]] QFont labelFont();
/// The face of titles on action cards.
[[nodiscard]] QFont titleFont();

/// One line of text in a rectangle of the painter's units, set in whole device pixels so that it stays crisp.
struct Line {
    QString text;
    QRectF rect;
    double pixelsPerUnit = 1;
    Qt::Alignment alignment = Qt::AlignLeft;
    bool turned = false;     // by half a circle about the rectangle's center
    double fill = 0.8;       // height of the letters' line, as a part of the rectangle's
    double narrowest = 0.7;  // how far letters may be squeezed before the line is cut
};
void paintLine(QPainter& painter, const Line& line, const QFont& font, const QColor& color);
[[nodiscard]] double lineWidth(const QString& text, const QFont& font, double height);

/// Whether something upright on a card must be turned by 180 degrees to be upright on the screen.
[[nodiscard]] bool readsUpsideDown(double headingDegrees);

}  // namespace vallum::art
