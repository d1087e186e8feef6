// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QString>
#include <QStringList>

class QPainter;

namespace vallum::art {

/// Overlays above the cards that help a player decide. All are in table coordinates: 1 unit is 1 DU, y down;
/// lines keep their width in pixels at every zoom.
struct Ink {
    const Palette& palette;
    double pixelsPerDu = 64;
    std::vector<QRectF> covered;  // by panels, in table coordinates: no text can be read there

    [[nodiscard]] double pixels(double count) const { return count / pixelsPerDu; }
};

enum class Mood { plain, allowed, refused };

/// An envelop marker: a section of `side` wrapped round an enemy card (GEO-18); the arrow points at the
/// enemy.
void paintEnvelopMarker(
    QPainter& painter, const Ink& ink, const Side& side, QPointF center, double headingDegrees);
/// The line of contact between two engaged units.
void paintEngagedLine(QPainter& painter, const Ink& ink, QPointF from, QPointF to);
void paintChargeArrow(
    QPainter& painter, const Ink& ink, QPointF from, QPointF to, SideColor color, Mood mood);
/// A path with a tick at every DU, and a longer one at every fifth.
void paintPath(QPainter& painter, const Ink& ink, const QPolygonF& path, Mood mood);

/// The field of fire: a half disc ahead of the front (GEO-19), solid at short range, dashed at long range.
struct FieldOfFire {
    QPointF rangePoint;  // GEO-20
    double headingDegrees = 0;
    double shortRange = 0;  // 0: none
    double longRange = 0;
    SideColor color = SideColor::crimson;
};
void paintFieldOfFire(QPainter& painter, const Ink& ink, const FieldOfFire& fire);
/// A sight line: clear, or stopped by a bar at the obstacle.
void paintSightLine(QPainter& painter, const Ink& ink, QPointF from, QPointF to);
void paintBlockedSightLine(QPainter& painter, const Ink& ink, QPointF from, QPointF blocked, QPointF to);
/// Shifted only as far as needed to be fully visible, under no panel and, where there is room, beside what
/// must be kept clear.
[[nodiscard]] QRectF keptInSight(const QPainter& painter,
                                 const Ink& ink,
                                 const QRectF& words,
                                 const std::vector<QRectF>& keptClear);
/// A label such as "2.0 of 2 DU", always upright and at a fixed size on the screen; its tip is at `at`.
void paintBubble(QPainter& painter, const Ink& ink, QPointF at, const QString& text, Mood mood);
/// The same, shifted off the cards that it is about.
void paintBubble(QPainter& painter,
                 const Ink& ink,
                 QPointF at,
                 const QString& text,
                 Mood mood,
                 const std::vector<QRectF>& cards);
/// A label centered on `at`, without a tip.
void paintPill(QPainter& painter, const Ink& ink, QPointF at, const QString& text);
/// Several lines of text about a place and the cards there, shifted to be fully visible; the first line is
/// bold.
void paintNote(QPainter& painter,
               const Ink& ink,
               QPointF at,
               const QStringList& lines,
               Mood mood,
               const std::vector<QRectF>& cards);
/// Every place that a unit's front can reach, in the side's pattern.
void paintReach(QPainter& painter, const Ink& ink, const std::vector<QPolygonF>& areas, const Side& side);
/// A section of an edge that counts in a combat (GEO-17).
void paintContactSection(QPainter& painter, const Ink& ink, QPointF from, QPointF to);
/// The area of a general's influence (GEN-06).
void paintInfluence(QPainter& painter, const Ink& ink, const QPolygonF& outline, SideColor color);
/// A stretch of a ruler where a shot would be in one range band, in DU from where the ruler begins.
struct RulerBand {
    double from = 0;
    double to = 0;
    bool isShort = false;
    QString name;

    bool operator==(const RulerBand&) const = default;
};
void paintRuler(QPainter& painter,
                const Ink& ink,
                QPointF from,
                QPointF to,
                const QString& text,
                const std::vector<RulerBand>& bands = {});

}  // namespace vallum::art
