// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_look.h"

#include <QHashFunctions>

namespace vallum::art {

Side sideOfSeat(int seat) {
    static const std::array<Side, 6> sides{{
        {SideColor::crimson, RimPattern::diagonals, Emblem::square},
        {SideColor::azure, RimPattern::dots, Emblem::round},
        {SideColor::green, RimPattern::bars, Emblem::triangle},
        {SideColor::ochre, RimPattern::waves, Emblem::cross},
        {SideColor::purple, RimPattern::lattice, Emblem::lozenge},
        {SideColor::silver, RimPattern::chevrons, Emblem::star},
    }};
    return sides[static_cast<std::size_t>(((seat % 6) + 6) % 6)];
}

FigureKind figureKind(const QString& rosterWord) {
    static const std::array<const char*, allFigureKinds.size()> words{
        "heavy-foot", "phalanx",   "warband",      "light-foot",    "archers",
        "slingers",   "cavalry",   "cataphracts",  "horse-archers", "camels",
        "chariots",   "elephants", "bolt-thrower", "stone-thrower"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (rosterWord == QLatin1String(words[i])) return allFigureKinds[i];
    }
    return FigureKind::heavyFoot;
}

bool isMounted(FigureKind kind) {
    switch (kind) {
        case FigureKind::cavalry:
        case FigureKind::cataphracts:
        case FigureKind::horseArchers:
        case FigureKind::camels:
        case FigureKind::chariots:
        case FigureKind::elephants: return true;
        case FigureKind::heavyFoot:
        case FigureKind::phalanx:
        case FigureKind::warband:
        case FigureKind::lightFoot:
        case FigureKind::archers:
        case FigureKind::slingers:
        case FigureKind::boltThrower:
        case FigureKind::stoneThrower: return false;
    }
    return false;
}

std::size_t qHash(const CardLook& look, std::size_t seed) {
    unsigned flags = 0;
    for (const bool flag :
         {look.active, look.broken, look.fleeing, look.marching, look.hero, look.noOfficer, look.general,
          look.engaged, look.extendedLeft, look.extendedRight, look.cannotShoot, look.shot, look.done,
          look.faceDown, look.selected, look.hovered}) {
        flags = flags * 2 + (flag ? 1 : 0);
    }
    return qHashMulti(seed, look.name, look.pointsLeft, flags, look.health, look.wounds, look.newWounds,
                      static_cast<int>(look.side.color), static_cast<int>(look.side.pattern),
                      static_cast<int>(look.side.emblem), static_cast<int>(look.figure),
                      static_cast<int>(look.experience), static_cast<int>(look.formation),
                      static_cast<int>(look.ghost));
}

}  // namespace vallum::art
