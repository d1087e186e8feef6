// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/text.h"

#include "art/faces.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace vallum::art {
namespace {

constexpr int referencePixels = 100;

QFont sized(QFont font, int pixels) {
    font.setPixelSize(std::max(1, pixels));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

}  // namespace

QFont labelFont() {
    QFont font(familyOf(Face::sans));
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    return font;
}

QFont titleFont() {
    QFont font(familyOf(Face::serif));
    font.setStyleHint(QFont::Serif);
    font.setBold(true);
    return font;
}

double lineWidth(const QString& text, const QFont& font, double height) {
    return QFontMetricsF(sized(font, referencePixels)).horizontalAdvance(text) * height / referencePixels;
}

void paintLine(QPainter& painter, const Line& line, const QFont& font, const QColor& color) {
    const double width = line.rect.width() * line.pixelsPerUnit;
    const double height = line.rect.height() * line.pixelsPerUnit;
    const QFont sizedFont = sized(font, static_cast<int>(std::lround(height * line.fill)));
    const QFontMetricsF metrics(sizedFont);
    QString text = line.text;
    double squeeze = std::min(1.0, width / std::max(1.0, metrics.horizontalAdvance(text)));
    if (squeeze < line.narrowest) {
        squeeze = line.narrowest;
        text = metrics.elidedText(text, Qt::ElideRight, width / squeeze);
    }
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.translate(line.rect.center());
    if (line.turned) painter.rotate(180);
    painter.scale(squeeze / line.pixelsPerUnit, 1 / line.pixelsPerUnit);
    painter.setFont(sizedFont);
    painter.setPen(color);
    const double room = width / squeeze;
    painter.drawText(
        QRectF(-room / 2, -height / 2, room, height).adjusted(0, -height, 0, height),
        static_cast<int>(line.alignment | Qt::AlignVCenter) | Qt::TextDontClip | Qt::TextSingleLine, text);
    painter.restore();
}

bool readsUpsideDown(double headingDegrees) {
    const double heading = headingDegrees - std::floor(headingDegrees / 360) * 360;
    return heading > 90.005 && heading < 270.005;
}

}  // namespace vallum::art
