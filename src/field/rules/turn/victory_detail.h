// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include <vallum/field/situation/turn/generals.h>

/// Only for rules and procedures of this chapter.
namespace vallum::field {

/// SET-11: true if any of these seats has a unit on the table that counts.
bool hasUnitLeft(const Battle& battle, const std::vector<Seat>& seats, auto counts) {
    return std::ranges::any_of(battle.units, [&](const Unit& unit) {
        return std::ranges::count(seats, unit.owner) > 0 && unit.place == Place::table && counts(unit);
    });
}
bool hasUnitLeft(const Battle& battle, const std::vector<Seat>& seats);

std::vector<GeneralOf> generalsOfTeam(const Battle& battle, Seat seat);

bool isDead(const Battle& battle, const GeneralOf& general);

/// SET-17, OPT-10
bool haveAllFallen(const Battle& battle, const std::vector<GeneralOf>& generals);

/// The rule by which the seat's whole team has lost.
std::optional<RuleId> defeatOf(const Battle& battle, Seat seat);

/// One seat of each team that has not left the battle.
std::vector<Seat> teamsInBattle(const Battle& battle);

}  // namespace vallum::field
