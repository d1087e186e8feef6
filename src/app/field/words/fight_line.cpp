// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/fight_line.h"

#include "field/session/field_texts.h"
#include "language/texts.h"

#include <optional>

#include <QCoreApplication>
#include <QStringList>

#include <vallum/core/overloaded.h>
#include <vallum/field/words.h>

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
/// The same for the structure attacked.
struct Wreck {
    int damage = 0;
    int fires = 0;
    bool lostDoor = false;
    bool collapsed = false;
};
struct Result {
    field::CombatKind kind = field::CombatKind::melee;
    field::Opponents units;
    std::optional<field::Target> target;
    Wreck wreck;
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
    const auto isTarget = [&](field::StructureId id) {
        return result.target && result.target->structure == id;
    };
    const auto suffer = [&](UnitId unit, Fate fate) {
        if (Account* it = result.of(unit)) it->suffer(fate);
    };
    for (const field::Fact& fact : facts) {
        std::visit(
            Overloaded{
                [&](const field::CombatBegan& it) {
                    result.kind = it.combat.kind;
                    result.units = it.combat.units;
                    result.target = it.combat.target;
                },
                [&](const field::Retargeted& it) { result.units.defender = it.unit; },
                [&](const field::Wounded& it) {
                    if (Account* who = result.of(it.unit)) who->wounds += it.wounds;
                },
                [&](const field::Broke& it) { suffer(it.unit, Fate::breaks); },
                [&](const field::StartedToFlee& it) { suffer(it.unit, Fate::flees); },
                [&](const field::Eliminated& it) { suffer(it.unit, Fate::destroyed); },
                [&](const field::StructureDamaged& it) {
                    if (isTarget(it.structure)) result.wreck.damage += it.damage;
                },
                [&](const field::FireLit& it) {
                    if (isTarget(it.structure)) result.wreck.fires += it.markers;
                },
                [&](const field::DoorDestroyed& it) { result.wreck.lostDoor |= isTarget(it.structure); },
                [&](const field::Collapsed& it) { result.wreck.collapsed |= isTarget(it.structure); },
                [&](const field::CombatEnded& it) {
                    result.isOver = true;
                    result.isCanceled = it.canceledBy.has_value();
                },
                [](const auto&) {}},
            fact);
    }
    return result;
}

QString wounds(int count) {
    return count == 0 ? FightTexts::tr("no wounds")
                      : counted(count, plural("Words", "%n wounds", "%n wound"));
}

/// "2 wounds for 1": dealt and taken by the unit named first.
QString wounds(int dealt, int taken) {
    if (taken == 0) return wounds(dealt);
    return dealt == 0 ? FightTexts::tr("takes %1").arg(wounds(taken))
                      : FightTexts::tr("%1 for %2").arg(wounds(dealt)).arg(taken);
}

QString shotLine(const Result& result, const QString& attacker, const QString& defender) {
    const QString dealt = wounds(result.defender.wounds);
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

QString wreckage(const Result& result) {
    const Wreck& it = result.wreck;
    const bool isArson = result.target->by == field::Siegework::arson;
    QStringList parts;
    if (it.damage > 0) parts << counted(it.damage, plural("Words", "%n damage", "%n damage"));
    if (it.fires > 0) parts << counted(it.fires, plural("Words", "%n fire markers", "%n fire marker"));
    if (parts.isEmpty())
        parts << (isArson ? FightTexts::tr("the fire does not catch") : FightTexts::tr("no damage"));
    if (it.collapsed) {
        parts << FightTexts::tr("it collapses");
    } else if (it.lostDoor) {
        parts << FightTexts::tr("the door breaks");
    }
    return parts.join(QStringLiteral(", "));
}

QString lineAgainstStructure(const field::Battle& battle, const Result& result) {
    const QString attack = attackOnStructure(unitName(battle, result.units.attacker),
                                             targetName(battle, *result.target), result.target->by);
    return result.isOver ? QStringLiteral("%1: %2").arg(attack, wreckage(result))
                         : attack + QStringLiteral(" …");
}

}  // namespace

QString targetName(const field::Battle& battle, const field::Target& target) {
    const QString name = inQt(field::nameOf(battle, target.structure));
    return target.door ? contracted(FightTexts::tr("the door of %1").arg(name)) : name;
}

QString attackOnStructure(const QString& attacker, const QString& target, field::Siegework by) {
    const auto words = [&](const QString& pattern) { return contracted(pattern.arg(attacker, target)); };
    switch (by) {
        case field::Siegework::shot: return words(FightTexts::tr("%1 bombards %2"));
        case field::Siegework::incendiaryShot: return words(FightTexts::tr("%1 shoots fire at %2"));
        case field::Siegework::ram: return words(FightTexts::tr("%1 batters %2"));
        case field::Siegework::arson: return words(FightTexts::tr("%1 tries to set fire to %2"));
    }
    return {};
}

QString fightLine(const field::Battle& battle, std::span<const field::Fact> facts) {
    const Result result = resultOf(facts);
    if (result.target) return lineAgainstStructure(battle, result);
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
    if (result.defender.fate != Fate::stands) {
        const int all = result.defender.wounds + result.attacker.wounds;
        return bothLoseLine(result.defender.fate, attacker, defender,
                            result.defender.wounds == 0 ? wounds(all) : dealt);
    }
    return victoryLine(Fate::stands, defender, attacker, taken);
}

}  // namespace vallum::app
