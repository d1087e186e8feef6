// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/core/quantity.h>
#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// Where sentences are made: the log, the window and the answers on the command line all speak these words.
namespace vallum::field {

/// The card's name; with a number where its side has several, and its side where both have them.
std::string nameOf(const Battle&, UnitId);
std::string namesOf(const Battle&, const std::vector<UnitId>&);
std::string nameOf(const Battle&, Seat);
/// "Skirmish / Throw Javelins"; a card that may not be seen is "a card".
std::string nameOf(const Battle&, CardId);
/// "the wall 3"; with its number where there are several.
std::string nameOf(const Battle&, StructureId);

/// As people write it: 1.6, 20.
std::string numberText(std::int32_t raw, std::int32_t perUnit);
std::string toText(Du);
std::string toText(MovementPoints);
std::string toText(const geometry::Pose&);

/// One sentence. The battle may be the one before the fact or any later one of the same game.
std::string words(const Battle&, const Fact&);
/// A question as it is put to somebody.
std::string words(const Battle&, const Question&);
/// "Not under GEO-12, Table edge: ...".
std::string words(const Refusal&);
/// "6 = 4 number of dice (MEL-14) + 2 Envelop markers (GEO-18)".
std::string words(const Sum&);
/// "MEL-14 Number of dice".
std::string words(RuleId);
/// The sums of a fact, one line each; none where nothing was added up.
std::vector<std::string> explanation(const Fact&);

}  // namespace vallum::field
