// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/sight_words.h"

#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/core/overloaded.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class SightTexts {
    Q_DECLARE_TR_FUNCTIONS(SightTexts)
};

QString nameOf(const field::Battle& battle, const field::Obstacle& obstacle) {
    return std::visit(Overloaded{[&](UnitId it) { return unitName(battle, it); },
                                 [&](field::StructureId it) { return inQt(field::nameOf(battle, it)); },
                                 [&](field::TileId it) {
                                     const auto& tile =
                                         battle.setting->tiles.at(static_cast<std::size_t>(it.raw()));
                                     return inQt(field::wordFor(tile.kind));
                                 }},
                      obstacle);
}

/// Whether the target is seen, and what hides it.
SightWords sightOf(const field::Battle& battle, const field::SightLine& line, bool isAhead) {
    SightWords words;
    QString verdict = line.refused   ? SightTexts::tr("cannot be shot at: %1").arg(ruleName(*line.refused))
                      : line.covered ? SightTexts::tr("in cover, -1/-1: %1").arg(ruleName(*line.covered))
                                     : SightTexts::tr("seen");
    words.mood = line.refused || !isAhead ? art::Mood::refused
                 : line.covered           ? art::Mood::plain
                                          : art::Mood::allowed;
    if (!isAhead) verdict = SightTexts::tr("not in front: %1").arg(ruleName("LOS-01"_rule));
    words.lines << verdict;
    QStringList hiding;
    for (const field::Obstacle& it : line.hiddenBy) hiding << nameOf(battle, it);
    if (!hiding.isEmpty()) words.lines << SightTexts::tr("behind %1").arg(hiding.join(QStringLiteral(", ")));
    return words;
}

QString inDus(Du length) { return steadyNumeral(inDu(length), 2); }

QString reachText(Du distance, Du range, std::optional<field::RangeBand> band) {
    if (!band) {
        return SightTexts::tr("%1 DU, farther than %2: %3")
            .arg(inDus(distance), inDus(range), ruleName("RNG-12"_rule));
    }
    const QString rule = ruleName("RNG-14"_rule);
    return (*band == field::RangeBand::shortRange ? SightTexts::tr("%1 of %2 DU, short: %3")
                                                  : SightTexts::tr("%1 of %2 DU, long: %3"))
        .arg(inDus(distance), inDus(range), rule);
}

/// RNG-11: nothing is measured before naming a target, unless the players have agreed to show ranges.
std::optional<QString> withheld(const field::Battle& battle, UnitId from) {
    if (!battle.type(from).ranged) return SightTexts::tr("it cannot shoot: %1").arg(ruleName("RNG-01"_rule));
    if (!battle.setting->rangesShown)
        return SightTexts::tr("not measured yet: %1").arg(ruleName("RNG-11"_rule));
    return std::nullopt;
}

QString levelsText(int from, int to) {
    const QString levels =
        SightTexts::tr("%1 against %2").arg(counted(from, plural("Words", "%n levels", "%n level"))).arg(to);
    return QStringLiteral("%1: %2").arg(levels, ruleName("HGT-01"_rule));
}

}  // namespace

std::optional<Du> shownRange(const field::Battle& battle, UnitId unit) {
    const auto& ranged = battle.type(unit).ranged;
    if (!ranged || !battle.setting->rangesShown) return std::nullopt;
    return ranged->range;
}

QString rangeText(const field::Battle& battle, UnitId from, UnitId to) {
    const field::ShotMeasured shot = field::measured(battle, from, to);
    return reachText(shot.distance, field::rangesAt(battle, from, to).reach,
                     shot.inRange ? std::optional(shot.band) : std::nullopt);
}

QString rangeText(const field::Battle& battle, UnitId from, const geometry::Point& place) {
    const field::PointRange range = field::rangeToPoint(battle, from, place);
    return reachText(range.distance, range.reach, range.band);
}

SightWords sightWords(const field::Battle& battle, UnitId from, UnitId to) {
    SightWords words =
        sightOf(battle, field::sightLine(battle, from, to), field::isInFrontArc(battle, from, to));
    if (const auto why = withheld(battle, from)) {
        words.lines << *why;
    } else {
        words.lines << rangeText(battle, from, to);
        if (!field::measured(battle, from, to).inRange) words.mood = art::Mood::refused;
    }
    const int high = field::levelAgainst(battle, from, to);
    const int low = field::levelAgainst(battle, to, from);
    if (high != 0 || low != 0) words.lines << levelsText(high, low);
    return words;
}

SightWords sightWords(const field::Battle& battle, UnitId from, const geometry::Point& place) {
    const field::PointSight sight = field::sightToPoint(battle, from, place);
    SightWords words = sightOf(battle, sight.line, sight.isAhead);
    if (const auto why = withheld(battle, from)) {
        words.lines << *why;
    } else {
        const QString far = inDus(field::rangeToPoint(battle, from, place).distance);
        words.lines << (sight.isInReach ? SightTexts::tr("%1 of %2 DU: %3")
                                        : SightTexts::tr("%1 DU, farther than %2: %3"))
                           .arg(far, inDus(sight.range), ruleName("RNG-12"_rule));
        if (!sight.isInReach) words.mood = art::Mood::refused;
    }
    const int high = field::levelOf(battle, from);
    const int low = field::levelOfGround(battle, place);
    if (high != 0 || low != 0) words.lines << levelsText(high, low);
    return words;
}

bool couldHit(const field::Battle& battle, UnitId from, const geometry::Point& place) {
    if (battle.unit(from).type == field::hiddenType || !battle.type(from).ranged) return false;
    const field::PointSight sight = field::sightToPoint(battle, from, place);
    return sight.isAhead && !sight.line.refused && (sight.isInReach || !battle.setting->rangesShown);
}

}  // namespace vallum::app
