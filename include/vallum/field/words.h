// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/core/quantity.h>
#include <vallum/core/sum.h>
#include <vallum/core/text.h>
#include <vallum/field/system.h>

/// The sentences shown in the log, the window and on the command line.
namespace vallum::field {

/// The card's name; with a number if its side has several, and with its side if both sides have them.
Text nameOf(const Battle&, UnitId);
/// The same on the card itself, whose colors show the side. The unit must not be hidden.
Text nameOnCard(const Battle&, UnitId);
Text namesOf(const Battle&, const std::vector<UnitId>&);
Text nameOf(const Battle&, Seat);
/// "Skirmish / Throw Javelins"; "a card" if it may not be seen.
Text nameOf(const Battle&, CardId);
/// "the wall 3"; the number only if there are several.
Text nameOf(const Battle&, StructureId);
/// "wall 3"
Text titleOf(const Battle&, StructureId);

/// UNIT-01: the number of men its card stands for; the rule says nothing about artillery.
Text scaleText(const Setting&, const UnitType&);

/// "wall of shields", "wounded"
Text wordFor(Formation);
Text wordFor(Ability);
Text wordFor(Marker);
Text wordFor(Status);
Text wordFor(TurnFlag);
Text wordFor(GeneralHealth);
Text wordFor(Stage);
Text wordFor(Phase);
Text wordFor(Home);
Text wordFor(Terrain);
Text wordFor(StructureKind);
Text wordFor(ChangeOfFront);
Text wordFor(geometry::Edge);

/// In the usual notation: 1.6, 20.
Text numberText(std::int32_t raw, std::int32_t perUnit);
Text toText(Du);
Text toText(MovementPoints);
/// A length for display, in hundredths, rounded up so that it stays on its side of a limit. What the
/// tolerance of GEO-03 lets pass counts as the limit: 2.002 DU are shown as 2.
Du shownLength(Du length);
Text lengthText(Du length);
/// The same for points spent.
Text spentText(MovementPoints points);
Text toText(const geometry::Pose&);
/// "north", "southwest": the nearest of eight points.
Text compassPoint(Heading);

/// One sentence. The battle may be the one before the fact, or a later one of the same game.
Text words(const Battle&, const Fact&);
/// A question to a player.
Text words(const Battle&, const Question&);
/// "Not under GEO-12, Table edge: ...".
Text words(const Refusal&);
/// What the rule adds to a number, in players' words: "wounds" for MOR-09, "on its card" for a printed value.
/// Most rules have only their titles.
Text termName(RuleId);
/// "6 = 4 sections in contact (MEL-14) + 2 envelop markers (GEO-18)".
Text words(const Sum&);
/// "MEL-14 Number of dice".
Text words(RuleId);
/// The sums of a fact, one line each; empty if nothing was added up.
std::vector<Text> explanation(const Fact&);

}  // namespace vallum::field
