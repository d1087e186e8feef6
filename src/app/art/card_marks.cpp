// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_face.h"
#include "art/card_painter.h"
#include "art/emblems.h"
#include "art/icons.h"
#include "art/ranks.h"
#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QPainter>

namespace vallum::art {
namespace {

/// A part of the name band, measured from its left end on the screen.
QRectF asRead(const QRectF& band, double from, double to, bool turned) {
    const double left = turned ? band.right() - to : band.left() + from;
    return {left, band.top(), to - from, band.height()};
}

double paintEmblem(QPainter& painter, const CardSheet& sheet, const QRectF& band) {
    const double half = band.height() * 0.33;
    const QRectF place = asRead(band, 0.03, 0.03 + 2 * half, sheet.turned);
    painter.save();
    painter.translate(place.center());
    if (sheet.turned) painter.rotate(180);
    painter.scale(half, half);
    painter.fillPath(emblemPath(sheet.look.side.emblem), sheet.shades.light);
    painter.strokePath(emblemPath(sheet.look.side.emblem), QPen(sheet.palette.rimText, 0.16));
    painter.restore();
    return 0.03 + 2 * half + 0.035;
}

/// One chevron for veterans, two for elite, after the emblem.
double paintExperience(QPainter& painter, const CardSheet& sheet, const QRectF& band, double from) {
    if (sheet.look.experience == Experience::regular) return from;
    const double size = band.height() * 0.62;
    const QRectF place = asRead(band, from, from + size, sheet.turned);
    const int chevrons = sheet.look.experience == Experience::elite ? 2 : 1;
    painter.save();
    painter.translate(place.center());
    if (sheet.turned) painter.rotate(180);
    painter.scale(size / 2, size / 2);
    for (int i = 0; i < chevrons; ++i) {
        const double y = chevrons == 1 ? 0.1 : -0.3 + i * 0.75;
        painter.strokePath(line({{-0.8, y + 0.4}, {0, y - 0.4}, {0.8, y + 0.4}}),
                           QPen(sheet.palette.gold, 0.38, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    }
    painter.restore();
    return from + size + 0.03;
}

void paintPointsLeft(QPainter& painter, const CardSheet& sheet, const QRectF& place) {
    const QRectF tag = place.adjusted(0, place.height() * 0.1, 0, -place.height() * 0.08);
    painter.fillPath(box(tag.x(), tag.y(), tag.width(), tag.height(), tag.height() / 2),
                     sheet.palette.parchment);
    paintLine(painter, {sheet.look.pointsLeft, tag, sheet.pixelsPerDu, Qt::AlignHCenter, sheet.turned, 0.82},
              labelFont(), sheet.palette.ink);
}

struct Badge {
    Icon icon;
    QColor face;
    QColor ink;
    int column = 0;  // 0 left, 1 right
    int row = 0;     // 0 at the front
};

std::vector<Badge> badgesOf(const CardLook& look, const Palette& palette) {
    std::vector<Badge> badges;
    const QColor paper = palette.rimText;
    const QColor ink = palette.ink;
    if (look.fleeing) {
        badges.push_back({Icon::fleeing, paper, palette.refused, 0, 0});
    } else if (look.broken) {
        badges.push_back({Icon::broken, palette.refused, paper, 0, 0});
    }
    if (look.marching) badges.push_back({Icon::marching, 0x4f6b3a, paper, 0, 1});
    if (look.formation != Formation::none)
        badges.push_back({formationIcon(look.formation), palette.formation, paper, 0, 2});
    if (look.general) badges.push_back({Icon::general, palette.gold, ink, 1, 0});
    if (look.hero) {
        badges.push_back({Icon::hero, ink, palette.gold, 1, 1});
    } else if (look.noOfficer) {
        badges.push_back({Icon::noOfficer, paper, ink, 1, 1});
    }
    if (look.shot) {
        badges.push_back({Icon::shot, 0x8c8474, paper, 1, 2});
    } else if (look.cannotShoot) {
        badges.push_back({Icon::cannotShoot, paper, palette.refused, 1, 2});
    }
    return badges;
}

void paintBadge(QPainter& painter, const CardSheet& sheet, const Badge& badge) {
    const double radius = 0.086;
    const double x = (badge.column == 0 ? -1 : 1) * 0.645;
    painter.save();
    painter.translate(x, -0.2 + badge.row * 0.178);
    if (sheet.turned) painter.rotate(180);
    painter.scale(radius, radius);
    const QPainterPath face =
        badge.column == 0 && badge.row == 2 ? box(-0.94, -0.94, 1.88, 1.88, 0.25) : disc(0, 0, 1);
    painter.fillPath(moved(face, 0.1, 0.15), QColor(20, 10, 0, 70));
    painter.fillPath(face, badge.face);
    painter.strokePath(face, QPen(sheet.palette.ink, 0.12));
    painter.scale(0.68, 0.68);
    painter.fillPath(iconPath(badge.icon), badge.ink);
    painter.restore();
}

/// Crossed swords on the front edge.
void paintEngaged(QPainter& painter, const CardSheet& sheet) {
    painter.save();
    painter.translate(0, -0.315);
    if (sheet.turned) painter.rotate(180);
    painter.scale(0.095, 0.095);
    painter.fillPath(disc(0, 0, 1.0), sheet.palette.refused);
    painter.strokePath(disc(0, 0, 1.0), QPen(sheet.palette.rimText, 0.14));
    painter.scale(0.72, 0.72);
    painter.fillPath(iconPath(Icon::melee), sheet.palette.rimText);
    painter.restore();
}

/// A name and the number that distinguishes units of that name; the number is never cut off.
struct NameParts {
    QString name;
    QString number;
};
NameParts partsOf(const QString& whole) {
    const qsizetype last = whole.lastIndexOf(QLatin1Char(' '));
    bool isNumber = false;
    if (last > 0) whole.mid(last + 1).toInt(&isNumber);
    if (!isNumber) return {whole, {}};
    return {whole.left(last), whole.mid(last + 1)};
}

/// For example "HK 2".
QString initials(const QString& whole) {
    const auto [name, number] = partsOf(whole);
    QString letters;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        letters += word.at(0).toUpper();
    letters = (letters.size() > 1 ? letters : name).left(2);
    return number.isEmpty() ? letters : letters + QLatin1Char(' ') + number;
}

void paintHealthBar(QPainter& painter, const CardSheet& sheet) {
    const QRectF bar(-0.7, 0.235, 1.4, 0.105);
    const double part =
        sheet.look.health > 0
            ? std::clamp(1.0 - static_cast<double>(sheet.look.wounds) / sheet.look.health, 0.0, 1.0)
            : 0;
    const double length = bar.width() * part;
    painter.fillRect(bar, sheet.shades.deep);
    painter.fillRect(
        QRectF(sheet.turned ? bar.right() - length : bar.left(), bar.top(), length, bar.height()),
        sheet.palette.rimText);
}

QColor farField(const CardSheet& sheet) {
    if (sheet.look.fleeing) return sheet.palette.parchmentShade.darker(130);
    return sheet.look.broken ? sheet.palette.parchmentShade : sheet.palette.parchment;
}

/// The most important signs, centered at this distance from the card's center.
void paintLargeSigns(QPainter& painter, const CardSheet& sheet, QPointF away) {
    for (const Badge& badge : badgesOf(sheet.look, sheet.palette)) {
        if (badge.row != 0) continue;
        painter.save();
        painter.translate(badge.column == 0 ? -away.x() : away.x(), -away.y());
        if (sheet.turned) painter.rotate(180);
        painter.fillPath(disc(0, 0, 0.23), badge.face);
        paintIcon(painter, QRectF(-0.13, -0.13, 0.26, 0.26), badge.icon, badge.ink);
        painter.restore();
    }
}

/// On one line or, for several words, on two, whichever allows larger letters.
QStringList linesOfName(const QString& name, QSizeF room) {
    const qsizetype middle = name.lastIndexOf(QLatin1Char(' '), std::max<qsizetype>(name.size() * 2 / 3, 1));
    if (middle <= 0) return {name};
    const QStringList two{name.left(middle), name.mid(middle + 1)};
    const auto sizeOf = [&](const QStringList& lines) {
        double widest = 0;
        for (const QString& it : lines) widest = std::max(widest, lineWidth(it, labelFont(), 1));
        return std::min(room.height() / static_cast<double>(lines.size()), room.width() / widest / 0.7);
    };
    return sizeOf(two) > sizeOf({name}) ? two : QStringList{name};
}

/// "Hippeis K. 2"
QString withInitials(const QString& name) {
    QStringList words = name.split(QLatin1Char(' '));
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (words[i].size() > 1 && words[i].front().isLetter())
            words[i] = words[i].front() + QLatin1Char('.');
    }
    return words.join(QLatin1Char(' '));
}

/// The back of a room reads initials rather than a whole name in tiny letters.
QStringList linesForAudience(const CardSheet& sheet, QSizeF room) {
    constexpr double smallest = 13;  // pixels of a row
    QStringList lines = linesOfName(sheet.look.name, room);
    const double row = room.height() / static_cast<double>(lines.size()) * sheet.pixelsPerDu;
    return row < smallest ? QStringList{withInitials(sheet.look.name)} : lines;
}

constexpr double narrowestName = 0.6;

/// On two lines if one would be squeezed too much, or shortened if their letters were too small.
QStringList linesFor(const QString& name, const CardSheet& sheet, const QSizeF& place) {
    constexpr double squeezed = 0.75;
    const double width = lineWidth(name, labelFont(), place.height() * 0.84);
    if (place.width() >= width * squeezed) return {name};
    constexpr double smallest = 8;
    const QStringList lines = linesOfName(name, place);
    const bool isTooSmall = place.height() / 2 * sheet.pixelsPerDu < smallest;
    return lines.size() > 1 && !isTooSmall ? lines : QStringList{withInitials(name)};
}

void paintName(QPainter& painter,
               const CardSheet& sheet,
               const QStringList& lines,
               const QRectF& place,
               const QColor& color) {
    const double row = place.height() / static_cast<double>(lines.size());
    for (qsizetype i = 0; i != lines.size(); ++i) {
        const double from = sheet.turned ? place.bottom() - row * static_cast<double>(i + 1)
                                         : place.top() + row * static_cast<double>(i);
        const double fill = lines.size() == 1 ? 0.84 : 0.98;
        paintLine(painter,
                  {lines[i], QRectF(place.left(), from, place.width(), row), sheet.pixelsPerDu, Qt::AlignLeft,
                   sheet.turned, fill, lines.size() == 1 ? narrowestName * 0.7 : narrowestName},
                  labelFont(), color);
    }
}

}  // namespace

/// Shrinks the letters rather than cutting text off: the share of the room's height that the line may fill.
double fillFor(const QString& text, const QSizeF& room, double fill, double narrowest) {
    const double width = lineWidth(text, labelFont(), room.height() * fill) * narrowest;
    return width > 0.95 * room.width() ? fill * 0.95 * room.width() / width : fill;
}

void paintAudienceFace(QPainter& painter, const CardSheet& sheet) {
    paintRim(painter, sheet);
    const QRectF field(-0.75, -0.24, 1.5, 0.48);
    painter.fillRect(field, farField(sheet));
    if (sheet.look.active) {
        painter.strokePath(box(field.x(), field.y(), field.width(), field.height(), 0),
                           QPen(sheet.palette.gold, std::max(0.05, sheet.pixels(2.4))));
    }
    if (sheet.look.engaged) painter.fillRect(QRectF(-0.76, -0.39, 1.52, 0.12), QColor(0xff5a42));
    if (sheet.look.broken || sheet.look.fleeing) paintCrack(painter, sheet);
    const QStringList name = linesForAudience(sheet, field.size());
    const double row = field.height() / static_cast<double>(name.size());
    for (qsizetype i = 0; i != name.size(); ++i) {
        const double from = sheet.turned ? field.bottom() - row * static_cast<double>(i + 1)
                                         : field.top() + row * static_cast<double>(i);
        paintLine(
            painter,
            {name[i], QRectF(field.left() + 0.03, from, field.width() - 0.06, row), sheet.pixelsPerDu,
             Qt::AlignHCenter, sheet.turned, fillFor(name[i], {field.width() - 0.06, row}, 0.88, 0.55), 0.55},
            labelFont(), sheet.palette.ink);
    }
    paintHealthBar(painter, sheet);
    paintFrontMark(painter, sheet);
    paintLargeSigns(painter, sheet, {0.76, 0.29});  // at the corners, beside the name
}

namespace {

/// Between the two: paler than the first, and still legible.
QColor dimmed(const QColor& ink, const QColor& other) {
    return {(2 * ink.red() + other.red()) / 3, (2 * ink.green() + other.green()) / 3,
            (2 * ink.blue() + other.blue()) / 3};
}

}  // namespace

void paintNameBand(QPainter& painter, const CardSheet& sheet) {
    const QRectF band = sheet.nameBand();
    painter.fillPath(box(band.x(), band.y(), band.width(), band.height(), 0.035), sheet.shades.deep);
    double from = paintEmblem(painter, sheet, band);
    from = paintExperience(painter, sheet, band, from);
    double to = band.width() - 0.035;
    if (!sheet.look.pointsLeft.isEmpty()) {
        const double width =
            lineWidth(sheet.look.pointsLeft, labelFont(), band.height() * 0.68) + band.height() * 0.5;
        paintPointsLeft(painter, sheet, asRead(band, to - width, to, sheet.turned));
        to -= width + 0.03;
    }
    const QColor color =
        sheet.look.done ? dimmed(sheet.palette.rimText, sheet.shades.light) : sheet.palette.rimText;
    const auto [name, number] = partsOf(sheet.look.name);
    const double height = band.height() * 0.84;
    const double width = lineWidth(number, labelFont(), height);
    const double gap = number.isEmpty() ? 0 : height * 0.15;
    const QStringList lines = linesFor(name, sheet, {to - width - gap - from, band.height()});
    if (!number.isEmpty()) {
        // Right after the name, shortened or not.
        const QString& longest = lines.size() == 1 ? lines.front() : name;
        to = std::min(to, from + lineWidth(longest + QLatin1Char(' '), labelFont(), height) + width);
        paintLine(painter,
                  {number, asRead(band, to - width, to, sheet.turned), sheet.pixelsPerDu, Qt::AlignRight,
                   sheet.turned, 0.84, 0.6},
                  labelFont(), color);
        to -= width + gap;
    }
    paintName(painter, sheet, lines, asRead(band, from, to, sheet.turned), color);
}

/// A pip for each wound the unit can take (UNIT-06), on the left half of the front edge.
void paintHealth(QPainter& painter, const CardSheet& sheet) {
    const int health = std::clamp(sheet.look.health, 0, 12);
    const double step = std::min(0.08, 0.6 / std::max(1, health));
    const double radius = step * 0.4;
    const QRectF plate(-0.77, -0.368, step * health + 0.03, 0.08);
    painter.fillPath(box(plate.x(), plate.y(), plate.width(), plate.height(), 0.04), sheet.shades.deep);
    for (int pip = 0; pip < health; ++pip) {
        const QPointF at(plate.left() + 0.015 + step * (pip + 0.5), plate.center().y());
        const int fromEnd = health - pip;
        const bool lost = fromEnd <= sheet.look.wounds;
        const bool fresh = lost && fromEnd > sheet.look.wounds - sheet.look.newWounds;
        const QPainterPath dot = disc(at.x(), at.y(), radius);
        if (!lost) painter.fillPath(dot, sheet.palette.rimText);
        if (fresh) painter.fillPath(dot, QColor(0xff5a42));
        if (lost && !fresh)
            painter.strokePath(disc(at.x(), at.y(), radius * 0.8), QPen(sheet.shades.light, radius * 0.4));
    }
}

void paintBadges(QPainter& painter, const CardSheet& sheet) {
    if (sheet.look.engaged) paintEngaged(painter, sheet);
    for (const Badge& badge : badgesOf(sheet.look, sheet.palette)) paintBadge(painter, sheet, badge);
    if (!sheet.look.done) return;
    painter.fillPath(box(fieldRect.x(), fieldRect.y(), fieldRect.width(), fieldRect.height(), 0.03),
                     QColor(70, 60, 45, 62));
    const QRectF place(0.49, -0.4, 0.11, 0.11);
    paintIcon(painter, place, Icon::done, sheet.palette.rimText);
}

void paintFarFace(QPainter& painter, const CardSheet& sheet) {
    paintRim(painter, sheet);
    const QRectF field(-0.72, -0.27, 1.44, 0.48);
    painter.fillRect(field, farField(sheet));
    if (sheet.look.active) {
        painter.strokePath(box(field.x(), field.y(), field.width(), field.height(), 0),
                           QPen(sheet.palette.gold, sheet.pixels(1.6)));
    }
    if (sheet.look.engaged) painter.fillRect(QRectF(-0.76, -0.39, 1.52, 0.12), QColor(0xff5a42));
    const double upright = sheet.turned ? -1 : 1;
    painter.save();
    painter.translate(field.center());
    painter.scale(upright, upright);
    paintIcon(painter, QRectF(-0.66, -0.24, 0.48, 0.48), weaponIcon(sheet.look.figure), sheet.shades.deep);
    painter.save();
    painter.translate(0.56, 0);
    painter.scale(0.12, 0.12);
    painter.fillPath(emblemPath(sheet.look.side.emblem), sheet.shades.base);
    painter.restore();
    const QRectF room(-0.17, -0.25, 0.58, 0.5);
    constexpr double narrowest = 0.55;
    constexpr double smallest = 7.5;  // pixels; what is smaller nobody can read
    const double fill = fillFor(initials(sheet.look.name), room.size(), 0.95, narrowest);
    if (room.height() * fill * sheet.pixelsPerDu >= smallest) {
        paintLine(
            painter,
            {initials(sheet.look.name), room, sheet.pixelsPerDu, Qt::AlignHCenter, false, fill, narrowest},
            labelFont(), sheet.palette.ink);
    }
    painter.restore();
    paintHealthBar(painter, sheet);
    if (sheet.look.broken || sheet.look.fleeing) paintCrack(painter, sheet);
    paintFrontMark(painter, sheet);
    paintLargeSigns(painter, sheet, {0.62, 0.2});
}

}  // namespace vallum::art
