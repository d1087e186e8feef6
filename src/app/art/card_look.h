// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QString>

namespace vallum::art {

enum class RimPattern { diagonals, dots, bars, lattice, waves, chevrons };
enum class Emblem { square, round, triangle, lozenge, cross, star };

/// The owner of a card, shown three ways: by color, pattern and emblem.
struct Side {
    SideColor color = SideColor::crimson;
    RimPattern pattern = RimPattern::diagonals;
    Emblem emblem = Emblem::square;
    bool operator==(const Side&) const = default;
};
/// The six standard sides; seat 0 is red with squares, seat 1 blue with dots.
[[nodiscard]] Side sideOfSeat(int seat);

/// The figures that a roster may name (docs/data.md, `figure`).
enum class FigureKind {
    heavyFoot,
    phalanx,
    warband,
    lightFoot,
    archers,
    slingers,
    cavalry,
    cataphracts,
    horseArchers,
    camels,
    chariots,
    elephants,
    boltThrower,
    stoneThrower,
};
inline constexpr std::array allFigureKinds{
    FigureKind::heavyFoot,    FigureKind::phalanx,     FigureKind::warband,  FigureKind::lightFoot,
    FigureKind::archers,      FigureKind::slingers,    FigureKind::cavalry,  FigureKind::cataphracts,
    FigureKind::horseArchers, FigureKind::camels,      FigureKind::chariots, FigureKind::elephants,
    FigureKind::boltThrower,  FigureKind::stoneThrower};
/// From the roster's word, such as "heavy-foot"; an unknown word gives heavy foot.
[[nodiscard]] FigureKind figureKind(const QString& rosterWord);

enum class Formation { none, phalanx, square, wallOfShields, arrowhead, diamond, bravery };
inline constexpr std::array allFormations{Formation::none,          Formation::phalanx,   Formation::square,
                                          Formation::wallOfShields, Formation::arrowhead, Formation::diamond,
                                          Formation::bravery};

enum class Experience { regular, veteran, elite };
enum class Ghost { none, allowed, refused };

/// Everything that a unit's card shows. The application fills it from a battle; painting needs nothing else.
struct CardLook {
    QString name;
    Side side;
    FigureKind figure = FigureKind::heavyFoot;
    int health = 6;
    int wounds = 0;
    int newWounds = 0;  // those of `wounds` taken in the combat just shown
    Experience experience = Experience::regular;
    Formation formation = Formation::none;
    Ghost ghost = Ghost::none;
    bool active = false;
    bool broken = false;
    bool fleeing = false;
    bool marching = false;
    bool hero = false;
    bool noOfficer = false;
    bool general = false;
    bool engaged = false;
    bool extendedLeft = false;
    bool extendedRight = false;
    bool cannotShoot = false;
    bool shot = false;
    bool done = false;
    bool faceDown = false;
    bool selected = false;
    bool hovered = false;
    QString pointsLeft;  // "1.4 DU"; empty: not shown

    bool operator==(const CardLook&) const = default;
};
[[nodiscard]] std::size_t qHash(const CardLook& look, std::size_t seed = 0);

[[nodiscard]] bool isMounted(FigureKind kind);

}  // namespace vallum::art
