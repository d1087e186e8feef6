// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/faces.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QFontDatabase>

namespace vallum::art {

namespace {

constexpr double pointsPerPixel = 0.75;  // at 96 dpi, which Qt assumes

const std::array files{QStringLiteral("EBGaramond12-Regular"),
                       QStringLiteral("EBGaramond12-Italic"),
                       QStringLiteral("EBGaramond12-Bold"),
                       QStringLiteral("Inter-Regular"),
                       QStringLiteral("Inter-Italic"),
                       QStringLiteral("Inter-SemiBold"),
                       QStringLiteral("Inter-Bold")};

double pointsOf(Type type) { return static_cast<int>(type) * pointsPerPixel; }

}  // namespace

bool loadFaces() {
    static const bool loaded = std::ranges::all_of(files, [](const QString& file) {
        return QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1.otf").arg(file)) >= 0;
    });
    return loaded;
}

/// Pictures from the command line have no window that has loaded them.
QString familyOf(Face face) {
    loadFaces();
    return face == Face::serif ? QStringLiteral("EB Garamond") : QStringLiteral("Inter");
}

QFont font(Face face, Type type) {
    QFont wanted(familyOf(face));
    wanted.setStyleHint(face == Face::serif ? QFont::Serif : QFont::SansSerif);
    wanted.setPointSizeF(QApplication::font().pointSizeF() * pointsOf(type) / pointsOf(Type::text));
    return wanted;
}

QFont textFont(int percent) {
    QFont wanted(familyOf(Face::sans));
    wanted.setStyleHint(QFont::SansSerif);
    wanted.setPointSizeF(pointsOf(Type::text) * percent / 100);
    return wanted;
}

}  // namespace vallum::art
