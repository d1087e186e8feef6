// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_words.h"
#include "word_parts.h"

#include <variant>

#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

Text wounds(int count) { return plural("Words", "%n wounds", "%n wound")(count); }
Text sections(int count) { return plural("Words", "%n sections", "%n section")(count); }
Text cards(std::size_t count) { return plural("Words", "%n cards", "%n card")(count); }
Text listed(const Battle& battle, const std::vector<CardId>& some) {
    std::vector<Text> names;
    names.reserve(some.size());
    for (const CardId card : some) names.push_back(nameOf(battle, card));
    return Text::joined(names, ", ");
}
/// OPT-18: enemies read the log, too.
bool isHidden(const Battle& battle, UnitId id) { return id.raw() >= 0 && battle.unit(id).type == hiddenType; }
bool isFleeing(const Battle& battle, UnitId id) {
    return id.raw() >= 0 && battle.unit(id).has(Marker::fleeing);
}
Text front(const Text& unit, const geometry::Extension& extension) {
    if (extension.left && extension.right) return phrase("Log", "%1 extends its front on both sides")(unit);
    if (extension.left) return phrase("Log", "%1 extends its front to the left")(unit);
    if (extension.right) return phrase("Log", "%1 extends its front to the right")(unit);
    return phrase("Log", "%1 is back to a front of four sections")(unit);
}
Text forms(const Text& unit, Formation formation) {
    switch (formation) {
        case Formation::arrowhead: return phrase("Log", "%1 forms an arrowhead")(unit);
        case Formation::bravery: return phrase("Log", "%1 fights with bravery")(unit);
        case Formation::diamond: return phrase("Log", "%1 forms a diamond")(unit);
        case Formation::phalanx: return phrase("Log", "%1 forms a phalanx")(unit);
        case Formation::square: return phrase("Log", "%1 forms a square")(unit);
        case Formation::wallOfShields: return phrase("Log", "%1 forms a wall of shields")(unit);
    }
    return wordFor(formation);
}

// -------------------------------------------------------------- setting up

Text say(const Battle& battle, const PlacingBegan& it) {
    const Text seat = nameOf(battle, it.first);
    if (it.faces.empty()) return phrase("Log", "%1 has more units and deploys first.")(seat);
    return phrase("Log", "%1 deploys first, by lot (%2).")(seat, facesOf(it.faces));
}
Text say(const Battle& battle, const UnitPlaced& it) {
    return phrase("Log", "%1 deploys.")(nameOf(battle, it.unit));
}
Text say(const Battle&, const UnitsRevealed&) { return phrase("Log", "All units are revealed.")(); }
Text say(const Battle& battle, const Redeployed& it) {
    return phrase("Log", "%1 redeploys.")(nameOf(battle, it.unit));
}
Text say(const Battle& battle, const UnitsArranged& it) {
    std::vector<Text> arranged;
    arranged.reserve(it.units.size());
    for (const UnitArrangement& one : it.units) {
        const Text unit = nameOf(battle, one.unit);
        arranged.push_back(one.formation ? forms(unit, *one.formation) : front(unit, one.extension));
    }
    if (arranged.empty())
        return phrase("Log", "%1 keeps its units out of formation.")(nameOf(battle, it.seat));
    return phrase("Log", "%1 forms up: %2.")(nameOf(battle, it.seat), Text::joined(arranged, "; "));
}
Text say(const Battle& battle, const StageBegan& it) {
    return phrase("Log", "Next: %1, %2 first.")(wordFor(it.stage), nameOf(battle, it.active));
}
Text say(const Battle& battle, const GeneralPlaced& it) {
    return phrase("Log", "%1 joins %2.")(nameOfGeneral(battle, it.seat, it.general), nameOf(battle, it.unit));
}
Text say(const Battle& battle, const CommanderNamed& it) {
    const auto& generals = battle.side(it.seat).generals;
    return phrase("Log", "%1 is commander-in-chief of %2.")(
        generals.at(static_cast<std::size_t>(it.general)).name, nameOf(battle, it.seat));
}
Text say(const Battle& battle, const TurnOrderSet& it) {
    std::vector<Text> seats;
    seats.reserve(it.order.size());
    for (const Seat seat : it.order) seats.push_back(nameOf(battle, seat));
    return phrase("Log", "Turn order: %1 (%2).")(Text::joined(seats, ", "), words(it.why));
}
Text say(const Battle& battle, const FirstPlayerRolled& it) {
    std::vector<Text> rolls;
    const std::vector<Side>& sides = battle.setting->sides;
    for (std::size_t i = 0; i != it.sums.size() && i != sides.size(); ++i) {
        rolls.push_back(phrase("Log", "%1 rolls %2")(Text::data(sides[i].name), it.sums[i].total()));
    }
    const Text all = Text::joined(rolls, ", ");
    if (!it.first) return phrase("Log", "For the first turn, %1: a tie, so they roll again.")(all);
    return phrase("Log", "For the first turn, %1: %2 begins.")(all, nameOf(battle, *it.first));
}

// ---------------------------------------------------------- turn and cards

Text say(const Battle& battle, const TurnBegan& it) {
    return phrase("Log", "Turn %1: %2.")(it.turn, nameOf(battle, it.active));
}
Text say(const Battle& battle, const AllyBegan& it) {
    return phrase("Log", "%1 acts now: %2.")(nameOf(battle, it.seat), wordFor(it.phase));
}
Text say(const Battle& battle, const PlayerDefeated& it) {
    return phrase("Log", "%1 leaves the battle (%2).")(nameOf(battle, it.seat), words(it.why));
}
Text say(const Battle& battle, const CardsPassed& it) {
    return phrase("Log", "%1 gives %2 to %3.")(nameOf(battle, it.from), cards(it.cards.size()),
                                               nameOf(battle, it.to));
}
Text say(const Battle& battle, const LineOrdered& it) {
    return phrase("Log", "%1 discards %2 to advance a line: %3.")(
        nameOf(battle, it.seat), listed(battle, it.cards), namesOf(battle, it.units));
}
Text say(const Battle&, const PhaseBegan& it) { return phrase("Log", "Phase: %1.")(wordFor(it.phase)); }
Text say(const Battle& battle, const LossesChecked& it) {
    const Text team = nameOfTeam(battle, it.seat);
    const Text lost = numberText(it.losses.total(), 100);
    const Text limit = numberText(it.half, 100);
    const bool isTeam = battle.alliesOf(it.seat).size() > 1;
    // The limit of a partly hidden army stays hidden.
    const Text losses =
        it.half == 0
            ? (isTeam ? phrase("Log", "%1 have together lost %2 points, more than their limit")(team, lost)
                      : phrase("Log", "%1 has lost %2 points, more than its limit")(team, lost))
        : isTeam ? phrase("Log", "%1 have together lost %2 points (limit: %3)")(team, lost, limit)
                 : phrase("Log", "%1 has lost %2 points (limit: %3)")(team, lost, limit);
    if (it.faces.empty()) return phrase("Log", "%1, and no general holds the army together.")(losses);
    const Text faces = facesOf(it.faces);
    const int leadership = it.leadership.total();
    return it.passed
               ? phrase("Log", "%1; leadership check %2 against %3: it fights on.")(losses, faces, leadership)
               : phrase("Log", "%1; leadership check %2 against %3: it leaves the field.")(losses, faces,
                                                                                           leadership);
}
Text say(const Battle& battle, const CardsDrawn& it) {
    // A whole hand would fill the log.
    constexpr std::size_t few = 3;
    const bool isHidden = std::ranges::count(it.cards, faceDown) != 0;
    if (isHidden || it.cards.empty() || it.cards.size() > few)
        return phrase("Log", "%1 draws %2 (%3).")(nameOf(battle, it.seat), cards(it.cards.size()),
                                                  words(it.why));
    return phrase("Log", "%1 draws %2: %3 (%4).")(nameOf(battle, it.seat), cards(it.cards.size()),
                                                  listed(battle, it.cards), words(it.why));
}
Text say(const Battle& battle, const CardTaken& it) {
    return phrase("Log", "%1 takes a card from the hand of %2.")(nameOf(battle, it.by),
                                                                 nameOf(battle, it.from));
}
Text say(const Battle& battle, const CardsDiscarded& it) {
    return phrase("Log", "%1 discards %2: %3 (%4).")(nameOf(battle, it.seat), cards(it.cards.size()),
                                                     listed(battle, it.cards), words(it.why));
}
Text say(const Battle&, const DeckRenewed& it) {
    return phrase("Log", "The discard pile is shuffled into a new deck. Decks used up: %1.")(it.times);
}
Text say(const Battle& battle, const OrderPlayed& it) {
    Text order = Text::data(battle.order(it.card).name);
    for (const CardId boost : it.boosts) {
        order = phrase("Log", "%1 with %2")(order, Text::data(battle.order(boost).name));
    }
    const Text seat = nameOf(battle, it.seat);
    if (it.units.empty()) return phrase("Log", "%1 plays %2.")(seat, order);
    return phrase("Log", "%1 plays %2: %3.")(seat, order, namesOf(battle, it.units));
}
Text say(const Battle& battle, const OrderReceived& it) {
    const Text units = namesOf(battle, it.units);
    return it.units.size() == 1 ? phrase("Log", "%1 gets an order.")(units)
                                : phrase("Log", "%1 get orders.")(units);
}
Text say(const Battle& battle, const Activated& it) {
    std::vector<Text> how{phrase("Log", "%1 is active")(nameOf(battle, it.unit))};
    if (it.extraMovement > MovementPoints()) {
        how.push_back(phrase("Log", "with %1 extra movement")(toText(it.extraMovement)));
    }
    if (it.extraCharge > Du()) {
        how.push_back(phrase("Log", "with %1 extra DU in a charge")(toText(it.extraCharge)));
    }
    if (it.backwardOnly) how.push_back(phrase("Log", "but only backward")());
    if (!it.mayShoot) how.push_back(phrase("Log", "without shooting")());
    if (it.shootsEngaged) how.push_back(phrase("Log", "also for a shot at an engaged enemy")());
    if (it.chargesReduced) how.push_back(phrase("Log", "also for a charge with reduced movement")());
    return {nullptr, "%1.", {}, {Text::joined(how, ", ")}};
}
Text say(const Battle& battle, const Deactivated& it) {
    return phrase("Log", "%1 is no longer active (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const DrawPromised& it) {
    return phrase("Log",
                  "%1 will draw up to the leadership at the end of this turn.")(nameOf(battle, it.seat));
}
Text say(const Battle& battle, const Healed& it) {
    return phrase("Log", "%1 heals %2 (%3).")(nameOf(battle, it.unit), wounds(it.wounds), words(it.why));
}
Text say(const Battle& battle, const Reorganized& it) {
    return phrase("Log", "%1 reorganizes.")(nameOf(battle, it.unit));
}
Text say(const Battle& battle, const Recovered& it) {
    return phrase("Log", "%1 rallies (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const Turned& it) {
    return phrase("Log", "%1 now faces %2.")(nameOf(battle, it.unit), compassPoint(it.heading));
}

Text say(const Battle& battle, const Shifted& it) {
    const Text unit = nameOf(battle, it.unit);
    switch (it.how) {
        case Shift::backToBank: return phrase("Log", "%1 goes back to the bank.")(unit);
        case Shift::ontoFriend: return phrase("Log", "%1 lines up, section to section.")(unit);
    }
    return unit;
}

// ---------------------------------------------------------------- movement

/// A hundredth of a degree is invisible on the table.
Text roughly(Degrees angle) {
    const int raw = std::abs(angle.raw());
    const int whole = (raw + Degrees::perUnit / 2) / Degrees::perUnit;
    return whole == 0 ? numberText(raw, Degrees::perUnit) : numberText(whole, 1);
}

Text step(const Text& unit, const geometry::Advance& it) {
    return it.distance < Du() ? phrase("Log", "%1 steps back %2 DU")(unit, lengthText(-it.distance))
                              : phrase("Log", "%1 advances %2 DU")(unit, lengthText(it.distance));
}
Text step(const Text& unit, const geometry::Pivot& it) {
    const bool left = it.about == geometry::Corner::frontLeft || it.about == geometry::Corner::rearLeft;
    const Text angle = roughly(it.angle);
    return left ? phrase("Log", "%1 wheels %2 degrees to the left")(unit, angle)
                : phrase("Log", "%1 wheels %2 degrees to the right")(unit, angle);
}
Text step(const Text& unit, const geometry::Slide& it) {
    return phrase("Log", "%1 moves %2 DU to the %3")(unit, lengthText(it.distance), compassPoint(it.toward));
}
Text step(const Text& unit, const geometry::Turn& it) {
    return it.angle < Degrees() ? phrase("Log", "%1 turns %2 degrees to the left")(unit, roughly(it.angle))
                                : phrase("Log", "%1 turns %2 degrees to the right")(unit, roughly(it.angle));
}
Text say(const Battle& battle, const Moved& it) {
    const Text unit = nameOf(battle, it.unit);
    const auto* ahead = std::get_if<geometry::Advance>(&it.step);
    const bool flees = ahead != nullptr && isFleeing(battle, it.unit);
    const Text how = flees ? phrase("Log", "%1 flees %2 DU")(unit, lengthText(ahead->distance))
                           : std::visit([&](const auto& one) { return step(unit, one); }, it.step);
    const bool isPlain = it.price.raw() == geometry::lengthOf(it.step).raw();
    const bool isUntold = isHidden(battle, it.unit);
    if (it.price == MovementPoints() && !isUntold) {
        return phrase("Log", "%1, free (%2).")(how, words(it.why));
    }
    if (isPlain || isUntold) return {nullptr, "%1 (%2).", {}, {how, words(it.why)}};
    return phrase("Log", "%1 for %2 DU (%3).")(how, spentText(it.price), words(it.why));
}
Text say(const Battle& battle, const FormationTaken& it) {
    const Text unit = nameOf(battle, it.unit);
    if (isHidden(battle, it.unit)) return phrase("Log", "%1 takes up a formation.")(unit);
    return {nullptr, "%1.", {}, {forms(unit, it.formation)}};
}
Text say(const Battle& battle, const FormationLost& it) {
    return phrase("Log", "%1 drops its formation (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const FrontChanged& it) {
    return {nullptr, "%1 (%2).", {}, {front(nameOf(battle, it.unit), it.extension), words(it.why)}};
}
Text say(const Battle& battle, const EnvelopsChanged& it) {
    if (it.envelops.empty()) {
        return phrase("Log", "%1 no longer envelops (%2).")(nameOf(battle, it.unit), words(it.why));
    }
    return phrase("Log", "%1 envelops with %2 (%3).")(
        nameOf(battle, it.unit), sections(static_cast<int>(it.envelops.size())), words(it.why));
}
Text say(const Battle& battle, const Charged& it) {
    const Text text = phrase("Log", "%1 charges the %2 of %3: %4 in contact")(
        nameOf(battle, it.units.attacker), wordFor(it.side), nameOf(battle, it.units.defender),
        sections(it.sections));
    return it.linedUp ? Text(nullptr, "%1.", {}, {text}) : phrase("Log", "%1, not lined up.")(text);
}
Text say(const Battle& battle, const BrashProvoked& it) {
    if (it.units.empty()) return phrase("Log", "No brash unit still has to charge.")();
    return phrase("Log", "Brash units have to charge: %1.")(namesOf(battle, it.units));
}
Text say(const Battle& battle, const MoveEnded& it) {
    const Text unit = nameOf(battle, it.unit);
    if (it.flags.has(TurnFlag::fled)) return phrase("Log", "%1 flees no farther this turn.")(unit);
    const Text spent = spentText(it.spent);
    if (it.flags.has(TurnFlag::displaced))
        return phrase("Log", "%1 has moved: %2 spent this turn.")(unit, spent);
    if (it.spent == MovementPoints()) return phrase("Log", "%1 stays where it is.")(unit);
    return phrase("Log", "%1 stays where it is, %2 spent this turn.")(unit, spent);
}
Text say(const Battle& battle, const CrossingEnded& it) {
    const Text unit = nameOf(battle, it.unit);
    if (it.back) return phrase("Log", "%1 moves back: no room.")(unit);
    return phrase("Log", "%1 passes through %2.")(unit, nameOf(battle, it.under));
}

Text say(const Battle& battle, const Repositioned& it) {
    const Text unit = nameOf(battle, it.unit);
    if (it.turn == ChangeOfFront::about) {
        return phrase("Log", "%1 turns about in the fight (%2).")(unit, words(it.why));
    }
    return phrase("Log", "%1 turns to the %2 in the fight (%3).")(unit, wordFor(it.turn), words(it.why));
}
Text say(const Battle& battle, const Withdrew& it) {
    return phrase("Log", "%1 withdraws %2 DU.")(nameOf(battle, it.unit), lengthText(it.distance));
}
Text say(const Battle& battle, const Followed& it) {
    const Text attacker = nameOf(battle, it.units.attacker);
    const Text defender = nameOf(battle, it.units.defender);
    const Text distance = lengthText(it.distance);
    return it.inContact
               ? phrase("Log", "%1 follows %2 %3 DU and keeps contact.")(attacker, defender, distance)
               : phrase("Log", "%1 follows %2 %3 DU and falls behind.")(attacker, defender, distance);
}
Text say(const Battle& battle, const BrokeOff& it) {
    return phrase("Log", "%1 breaks off from %2.")(nameOf(battle, it.unit), namesOf(battle, it.from));
}
Text say(const Battle& battle, const StoodUp& it) {
    const Text text = phrase("Log", "%1 stands up to %2: %3 on its %4")(
        nameOf(battle, it.units.defender), nameOf(battle, it.units.attacker), sections(it.sections),
        wordFor(it.side));
    return it.linedUp ? Text(nullptr, "%1.", {}, {text}) : phrase("Log", "%1, not lined up.")(text);
}
Text say(const Battle& battle, const Separated& it) {
    return phrase("Log", "%1 separate (%2).")(namesOf(battle, {it.main, it.support}), words(it.why));
}
Text say(const Battle& battle, const LineMoved& it) {
    return phrase("Log", "The line of %1 heads %2.")(nameOf(battle, it.unit), compassPoint(it.toward));
}
Text say(const Battle& battle, const Revealed& it) {
    return phrase("Log", "%1 is spotted (%2).")(nameOf(battle, it.unit), words(it.why));
}

// ------------------------------------------------------------------ combat

/// ASL-19: units without missiles.
bool dropsStones(const Battle& battle, UnitId unit) {
    const bool isNamed = unit.raw() >= 0 && unit.raw() < std::ssize(battle.units);
    return isNamed && !isHidden(battle, unit) && !battle.type(unit).ranged;
}

Text say(const Battle& battle, const ShotMeasured& it) {
    if (dropsStones(battle, it.units.attacker)) {
        return phrase("Log", "%1 drops stones on %2 (%3).")(
            nameOf(battle, it.units.attacker), nameOf(battle, it.units.defender), words("ASL-19"_rule));
    }
    const Text shot = phrase("Log", "%1 shoots at %2, %3 DU away")(
        nameOf(battle, it.units.attacker), nameOf(battle, it.units.defender), lengthText(it.distance));
    if (!it.inRange) return phrase("Log", "%1: out of range.")(shot);
    const Text side = wordFor(it.side);
    const Text struck = it.band == RangeBand::shortRange
                            ? phrase("Log", "%1: short range, into the %2")(shot, side)
                            : phrase("Log", "%1: long range, into the %2")(shot, side);
    if (it.covered) return phrase("Log", "%1, in cover (%2).")(struck, words(*it.covered));
    return it.sightBlocked ? phrase("Log", "%1, sight partly blocked.")(struck)
                           : Text(nullptr, "%1.", {}, {struck});
}
Text say(const Battle& battle, const ShotUsed& it) {
    return phrase("Log", "%1 has shot this turn.")(nameOf(battle, it.unit));
}
Text nameOf(CombatKind kind) {
    switch (kind) {
        case CombatKind::melee: return phrase("Log", "Melee")();
        case CombatKind::ranged: return phrase("Log", "Ranged attack")();
        case CombatKind::freeAttack: return phrase("Log", "Free attack")();
        case CombatKind::trample: return phrase("Log", "Trampling")();
        case CombatKind::structure: return phrase("Log", "Attack on a structure")();
    }
    return {};
}
Text say(const Battle& battle, const CombatBegan& it) {
    const Text attacker = nameOf(battle, it.combat.units.attacker);
    if (const auto& target = it.combat.target) {
        const Text structure = nameOf(battle, target->structure);
        if (target->by == Siegework::arson) {
            return target->door
                       ? phrase("Log", "%1 tries to set fire to the door of %2.")(attacker, structure)
                       : phrase("Log", "%1 tries to set fire to %2.")(attacker, structure);
        }
        return target->door ? phrase("Log", "%1 attacks the door of %2.")(attacker, structure)
                            : phrase("Log", "%1 attacks %2.")(attacker, structure);
    }
    return phrase("Log", "%1: %2 against %3.")(nameOf(it.combat.kind), attacker,
                                               nameOf(battle, it.combat.units.defender));
}
Text say(const Battle& battle, const CombatEnded& it) {
    const Text kind = nameOf(it.combat);
    const Text attacker = nameOf(battle, it.units.attacker);
    if (it.combat == CombatKind::structure) return phrase("Log", "%1 by %2 is over.")(kind, attacker);
    const Text both = namesOf(battle, {it.units.attacker, it.units.defender});
    if (it.canceledBy) {
        return phrase("Log", "%1 of %2 is called off: %3.")(kind, both,
                                                            Text::data(battle.event(*it.canceledBy).name));
    }
    return phrase("Log", "%1 of %2 is over.")(kind, both);
}
Text say(const Battle& battle, const HandLimitRaised& it) {
    return phrase("Log", "%1 may keep %2 more this turn: %3.")(nameOf(battle, it.seat),
                                                               cards(static_cast<std::size_t>(it.cards)),
                                                               Text::data(battle.event(it.event).name));
}
Text say(const Battle& battle, const EventTurnedUp& it) {
    const Text event = Text::data(battle.eventOn(it.card).name);
    if (it.helps.empty()) return phrase("Log", "Event drawn: %1. It does not apply.")(event);
    return phrase("Log", "Event drawn for %2: %1.")(event, namesOf(battle, it.helps));
}
Text say(const Battle& battle, const EventRejected& it) {
    return phrase("Log", "%2 discards the event %1 (%3).")(Text::data(battle.eventOn(it.card).name),
                                                           nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const EventPlayed& it) {
    return phrase("Log", "%1 plays %2 for %3.")(
        nameOf(battle, it.by), Text::data(battle.eventOn(it.card).name), nameOf(battle, it.helps));
}
Text say(const Battle& battle, const EventsCanceled& it) {
    std::vector<Text> names;
    names.reserve(it.canceled.size());
    for (const EventId event : it.canceled) names.push_back(Text::data(battle.event(event).name));
    return phrase("Log", "No effect: %1.")(Text::joined(names, ", "));
}
Text say(const Battle& battle, const Retargeted& it) {
    return phrase("Log", "The missiles strike %1 instead.")(nameOf(battle, it.unit));
}
Text say(const Battle& battle, const FirstBlowGranted& it) {
    const Text striker = nameOf(battle, it.units.attacker);
    const Text enemy = nameOf(battle, it.units.defender);
    return it.alone ? phrase("Log", "Only %1 strikes, %2 does not (%3).")(striker, enemy, words(it.why))
                    : phrase("Log", "%1 strikes before %2 (%3).")(striker, enemy, words(it.why));
}
Text say(const Battle& battle, const BlowRolled& it) {
    const Text attacker = nameOf(battle, it.units.attacker);
    const Text defender = nameOf(battle, it.units.defender);
    const Text faces = diceOf(it);
    const Text successes =
        it.roll == Roll::damage ? wounds(it.successes) : plural("Words", "%n hits", "%n hit")(it.successes);
    const Text result = it.defense.terms().empty() ? phrase("Log", "%1 (hidden defense)")(successes)
                                                   : needed(successes, it.attack, it.defense);
    if (it.roll == Roll::damage) {
        return phrase("Log", "%1 rolls for damage on %2: %3: %4.")(attacker, defender, faces, result);
    }
    return it.weapon == Weapon::missile
               ? phrase("Log", "%1 rolls to hit %2 with missiles: %3: %4.")(attacker, defender, faces, result)
               : phrase("Log", "%1 rolls to hit %2: %3: %4.")(attacker, defender, faces, result);
}
Text say(const Battle& battle, const Wounded& it) {
    return phrase("Log", "%1 takes %2 (%3).")(nameOf(battle, it.unit), wounds(it.wounds), words(it.why));
}
Text say(const Battle& battle, const WoundsIgnored& it) {
    return phrase("Log", "%1 ignores %2 thanks to %3.")(nameOf(battle, it.unit), wounds(it.wounds),
                                                        Text::data(battle.event(it.event).name));
}
Text say(const Battle& battle, const Eliminated& it) {
    return it.how == Loss::destroyed
               ? phrase("Log", "%1 is destroyed (%2).")(nameOf(battle, it.unit), words(it.why))
               : phrase("Log", "%1 leaves the table (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const GeneralLost& it) {
    if (it.withItsSide) {
        return phrase("Log", "%1 leaves the field (%2).")(nameOfGeneral(battle, it.seat, it.general),
                                                          words(it.why));
    }
    return phrase("Log", "%1 is %2 (%3).")(nameOfGeneral(battle, it.seat, it.general), wordFor(it.how),
                                           words(it.why));
}
Text say(const Battle& battle, const GeneralStruck& it) {
    const Text general = nameOfGeneral(battle, it.seat, it.general);
    return it.face >= it.woundedFrom ? phrase("Log", "A blow at %1: %2, a hit.")(general, it.face)
                                     : phrase("Log", "A blow at %1: %2, a miss.")(general, it.face);
}
Text say(const Battle& battle, const MarkerGained& it) {
    return phrase("Log", "%1 gains a marker: %2 (%3).")(nameOf(battle, it.unit), wordFor(it.marker),
                                                        words(it.why));
}
Text say(const Battle& battle, const MarkerLost& it) {
    return phrase("Log", "%1 loses a marker: %2 (%3).")(nameOf(battle, it.unit), wordFor(it.marker),
                                                        words(it.why));
}
Text say(const Battle& battle, const Promoted& it) {
    const Text unit = nameOf(battle, it.unit);
    switch (it.to) {
        case Status::regular: return phrase("Log", "%1 is a regular unit now.")(unit);
        case Status::veteran: return phrase("Log", "%1 is a veteran now.")(unit);
        case Status::elite: return phrase("Log", "%1 is elite now.")(unit);
    }
    return {};
}
Text say(const Battle& battle, const MoraleChecked& it) {
    const Text check = isHidden(battle, it.unit)
                           ? phrase("Log", "%1 checks morale: %2")(nameOf(battle, it.unit), it.face)
                           : phrase("Log", "%1 checks morale: %2 against %3")(nameOf(battle, it.unit),
                                                                              it.face, it.morale.total());
    return it.passed ? phrase("Log", "%1: it passes (%2).")(check, words(it.why))
                     : phrase("Log", "%1: it fails (%2).")(check, words(it.why));
}
Text say(const Battle& battle, const Broke& it) {
    return phrase("Log", "%1 is broken (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const StartedToFlee& it) {
    return phrase("Log", "%1 routs (%2).")(nameOf(battle, it.unit), words(it.why));
}
Text say(const Battle& battle, const FlightBlocked& it) {
    return phrase("Log", "%1 cannot get away.")(nameOf(battle, it.unit));
}
Text say(const Battle& /*battle*/, const PositionRestored& /*it*/) {
    return phrase("Log", "The battle goes on from here. What came before can no longer be replayed.")();
}
Text say(const Battle& battle, const BattleEnded& it) {
    const auto& [winner, why] = it.outcome;
    if (!winner) return phrase("Log", "The battle ends in a draw (%1).")(words(why));
    const Text team = nameOfTeam(battle, *winner);
    return battle.alliesOf(*winner).size() > 1
               ? phrase("Log", "%1 have won the battle (%2).")(team, words(why))
               : phrase("Log", "%1 has won the battle (%2).")(team, words(why));
}

// ------------------------------------------------------------ explanations

using Lines = std::vector<Text>;

Lines sums(const LossesChecked& it) {
    return {phrase("Log", "Points lost: %1")(words(it.losses, 100)),
            phrase("Log", "Leadership: %1")(words(it.leadership))};
}
Lines sums(const FirstPlayerRolled& it) {
    Lines lines;
    for (const Sum& sum : it.sums) lines.push_back(words(sum));
    return lines;
}
Lines sums(const BlowRolled& it) {
    return {phrase("Log", "Dice: %1")(words(it.dice)), phrase("Log", "Attack: %1")(words(it.attack)),
            phrase("Log", "Defense: %1")(words(it.defense))};
}
Lines sums(const MoraleChecked& it) { return {phrase("Log", "Morale: %1")(words(it.morale))}; }
Lines sums(const StructureRolled& it) {
    return {phrase("Log", "Dice: %1")(words(it.dice)), phrase("Log", "Attack: %1")(words(it.attack)),
            phrase("Log", "Resistance: %1")(words(it.resistance))};
}
Lines sums(const CollateralRolled& it) {
    return {phrase("Log", "Power: %1")(words(it.power)), phrase("Log", "Armor: %1")(words(it.armor))};
}
Lines sums(const FortressAnnounced& it) { return {phrase("Log", "Points: %1")(words(it.points))}; }
template <class Plain> Lines sums(const Plain&) { return {}; }

}  // namespace

Text words(const Battle& battle, const Fact& fact) {
    return std::visit(
        [&](const auto& it) {
            if constexpr (requires { sayOfSiege(battle, it); }) {
                return sayOfSiege(battle, it).asSentence();
            } else {
                return say(battle, it).asSentence();
            }
        },
        fact);
}

std::vector<Text> explanation(const Fact& fact) {
    return std::visit([](const auto& it) { return sums(it); }, fact);
}

}  // namespace vallum::field
