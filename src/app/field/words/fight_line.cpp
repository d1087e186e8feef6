// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/fight_line.h"

#include "field/session/field_texts.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

class FightTexts {
    Q_DECLARE_TR_FUNCTIONS(FightTexts)
};

/// The result of a fight for one unit, from best to worst.
enum class Fate { stands, breaks, flees, destroyed };
struct Account {
    int wounds = 0;
    Fate fate = Fate::stands;

    void suffer(Fate it) { fate = std::max(fate, it); }
};
struct Result {
    field::CombatKind kind = field::CombatKind::melee;
    field::Opponents units;
    Account attacker;
    Account defender;
    bool isOver = false;
    bool isCanceled = false;

    [[nodiscard]] Account* of(UnitId unit) {
        if (unit == units.attacker) return &attacker;
        return unit == units.defender ? &defender : nullptr;
    }
};

Result resultOf(std::span<const field::Fact> facts) {
    Result result;
    const auto suffer = [&](UnitId unit, Fate fate) {
        if (Account* it = result.of(unit)) it->suffer(fate);
    };
    for (const field::Fact& fact : facts) {
        std::visit(Overloaded{[&](const field::CombatBegan& it) {
                                  result.kind = it.combat.kind;
                                  result.units = it.combat.units;
                              },
                              [&](const field::Retargeted& it) { result.units.defender = it.unit; },
                              [&](const field::Wounded& it) {
                                  if (Account* who = result.of(it.unit)) who->wounds += it.wounds;
                              },
                              [&](const field::Broke& it) { suffer(it.unit, Fate::breaks); },
                              [&](const field::StartedToFlee& it) { suffer(it.unit, Fate::flees); },
                              [&](const field::Eliminated& it) { suffer(it.unit, Fate::destroyed); },
                              [&](const field::CombatEnded& it) {
                                  result.isOver = true;
                                  result.isCanceled = it.canceledBy.has_value();
                              },
                              [](const auto&) {}},
                   fact);
    }
    return result;
}

/// "2 wounds for 1": dealt and taken by the unit named first.
QString wounds(int dealt, int taken) {
    const QString most =
        dealt == 0 ? FightTexts::tr("no wounds") : counted(dealt, plural("Words", "%n wounds", "%n wound"));
    return taken == 0 ? most : FightTexts::tr("%1 for %2").arg(most).arg(taken);
}

QString shotLine(const Result& result, const QString& attacker, const QString& defender) {
    const QString dealt = wounds(result.defender.wounds, 0);
    switch (result.defender.fate) {
        case Fate::stands: return FightTexts::tr("%1 shoots at %2: %3").arg(attacker, defender, dealt);
        case Fate::breaks:
            return FightTexts::tr("%1 shoots at %2 and breaks it: %3").arg(attacker, defender, dealt);
        case Fate::flees:
            return FightTexts::tr("%1 shoots at %2 and routs it: %3").arg(attacker, defender, dealt);
        case Fate::destroyed:
            return FightTexts::tr("%1 shoots at %2 and destroys it: %3").arg(attacker, defender, dealt);
    }
    return {};
}

/// Names the winner first.
QString victoryLine(Fate fate, const QString& winner, const QString& loser, const QString& toll) {
    switch (fate) {
        case Fate::stands: break;
        case Fate::breaks: return FightTexts::tr("%1 breaks %2: %3").arg(winner, loser, toll);
        case Fate::flees: return FightTexts::tr("%1 routs %2: %3").arg(winner, loser, toll);
        case Fate::destroyed: return FightTexts::tr("%1 destroys %2: %3").arg(winner, loser, toll);
    }
    return FightTexts::tr("%1 holds against %2: %3").arg(winner, loser, toll);
}

/// Both units suffer the same fate.
QString bothLoseLine(Fate fate, const QString& attacker, const QString& defender, const QString& toll) {
    switch (fate) {
        case Fate::stands: break;
        case Fate::breaks:
            return FightTexts::tr("%1 and %2 break each other: %3").arg(attacker, defender, toll);
        case Fate::flees:
            return FightTexts::tr("%1 and %2 rout each other: %3").arg(attacker, defender, toll);
        case Fate::destroyed:
            return FightTexts::tr("%1 and %2 destroy each other: %3").arg(attacker, defender, toll);
    }
    return {};
}

}  // namespace

QString fightLine(const field::Battle& battle, std::span<const field::Fact> facts) {
    const Result result = resultOf(facts);
    const QString attacker = unitName(battle, result.units.attacker);
    const QString defender = unitName(battle, result.units.defender);
    if (result.isCanceled) {
        return result.kind == field::CombatKind::ranged
                   ? FightTexts::tr("%1 does not get to shoot at %2").arg(attacker, defender)
                   : FightTexts::tr("%1 against %2: no fight").arg(attacker, defender);
    }
    if (!result.isOver) {
        return result.kind == field::CombatKind::ranged
                   ? FightTexts::tr("%1 shoots at %2 …").arg(attacker, defender)
                   : FightTexts::tr("%1 fights %2 …").arg(attacker, defender);
    }
    if (result.kind == field::CombatKind::ranged) return shotLine(result, attacker, defender);
    const QString dealt = wounds(result.defender.wounds, result.attacker.wounds);
    const QString taken = wounds(result.attacker.wounds, result.defender.wounds);
    if (result.attacker.fate > result.defender.fate)
        return victoryLine(result.attacker.fate, defender, attacker, taken);
    if (result.defender.fate > result.attacker.fate)
        return victoryLine(result.defender.fate, attacker, defender, dealt);
    if (result.defender.fate != Fate::stands)
        return bothLoseLine(result.defender.fate, attacker, defender, dealt);
    return victoryLine(Fate::stands, defender, attacker, taken);
}

}  // namespace vallum::app
