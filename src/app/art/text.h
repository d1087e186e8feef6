// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace vallum::art {

/// The font for names and numbers on the table; the caller sets its size.
[[nodiscard]] QFont labelFont();
/// The font for titles on action cards.
[[nodiscard]] QFont titleFont();

/// One line of text in a rectangle in painter units, aligned to device pixels so that it stays crisp.
struct Line {
    QString text;
    QRectF rect;
    double pixelsPerUnit = 1;
    Qt::Alignment alignment = Qt::AlignLeft;
    bool turned = false;     // rotated by 180 degrees about the rectangle's center
    double fill = 0.8;       // line height as a fraction of the rectangle's
    double narrowest = 0.7;  // how far letters may be condensed before the text is cut off
};
void paintLine(QPainter& painter, const Line& line, const QFont& font, const QColor& color);
[[nodiscard]] double lineWidth(const QString& text, const QFont& font, double height);

/// True if upright content on a card needs a 180-degree rotation to be upright on the screen.
[[nodiscard]] bool readsUpsideDown(double headingDegrees);

}  // namespace vallum::art
