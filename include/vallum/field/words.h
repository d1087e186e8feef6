// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/core/quantity.h>
#include <vallum/core/sum.h>
#include <vallum/core/text.h>
#include <vallum/field/system.h>

/// Where sentences are made: the log, the window and the answers on the command line all speak these words.
namespace vallum::field {

/// The card's name; with a number where its side has several, and its side where both have them.
Text nameOf(const Battle&, UnitId);
/// The same on the card itself, whose colors tell the side. The unit is not hidden.
Text nameOnCard(const Battle&, UnitId);
Text namesOf(const Battle&, const std::vector<UnitId>&);
Text nameOf(const Battle&, Seat);
/// "Skirmish / Throw Javelins"; a card that may not be seen is "a card".
Text nameOf(const Battle&, CardId);
/// "the wall 3"; with its number where there are several.
Text nameOf(const Battle&, StructureId);
/// "wall 3"
Text titleOf(const Battle&, StructureId);

/// UNIT-01: for whom its card stands; of artillery the rule says nothing.
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

/// The context of texts that are numbers: whoever translates has them written as in his country.
inline constexpr const char* numbers = "Numbers";
/// As people write it: 1.6, 20.
Text numberText(std::int32_t raw, std::int32_t perUnit);
Text toText(Du);
Text toText(MovementPoints);
/// A length to be read, in hundredths. They are rounded up, so that it stays within or beyond a limit.
Text lengthText(Du length);
/// The same of points that are spent.
Text spentText(MovementPoints points);
Text toText(const geometry::Pose&);

/// One sentence. The battle may be the one before the fact or any later one of the same game.
Text words(const Battle&, const Fact&);
/// A question as it is put to somebody.
Text words(const Battle&, const Question&);
/// "Not under GEO-12, Table edge: ...".
Text words(const Refusal&);
/// "6 = 4 number of dice (MEL-14) + 2 Envelop markers (GEO-18)".
Text words(const Sum&);
/// "MEL-14 Number of dice".
Text words(RuleId);
/// The sums of a fact, one line each; none where nothing was added up.
std::vector<Text> explanation(const Fact&);

}  // namespace vallum::field
