// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_words.h"

#include <variant>

#include <vallum/field/words.h>

namespace vallum::field {

namespace {

template <class Named> std::string name(Named value) {
    std::string text(names(value).at(static_cast<std::size_t>(value)));
    for (char& letter : text) letter = letter == '-' ? ' ' : letter;
    return text;
}
std::string because(RuleId why) { return " (" + words(why) + ")."; }
std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}
std::string wounds(int count) { return counted(count, "wound", "wounds"); }
std::string cards(std::size_t count) { return counted(static_cast<int>(count), "card", "cards"); }
std::string listed(const std::vector<int>& faces) {
    std::string text;
    for (const int face : faces) text += (text.empty() ? "" : ", ") + std::to_string(face);
    return text;
}
std::string listed(const Battle& battle, const std::vector<CardId>& some) {
    std::string text;
    for (const CardId card : some) text += (text.empty() ? "" : ", ") + nameOf(battle, card);
    return text;
}
/// OPT-18: its enemies read the log too.
bool isHidden(const Battle& battle, UnitId id) { return id.raw() >= 0 && battle.unit(id).type == hiddenType; }
std::string front(const geometry::Extension& extension) {
    if (extension.left && extension.right) return "extends its front on both sides";
    if (extension.left) return "extends its front to the left";
    return extension.right ? "extends its front to the right" : "has its front of four sections";
}

// -------------------------------------------------------------- setting up

std::string say(const Battle& battle, const PlacingBegan& it) {
    return nameOf(battle, it.first) + (it.faces.empty()
                                           ? " has more units and places first."
                                           : " places first, by lot (" + listed(it.faces) + ").");
}
std::string say(const Battle& battle, const UnitPlaced& it) {
    return nameOf(battle, it.unit) + " is placed at " + toText(it.pose) + ".";
}
std::string say(const Battle&, const UnitsRevealed&) { return "All units are turned up."; }
std::string say(const Battle& battle, const Redeployed& it) {
    return nameOf(battle, it.unit) + " is moved to " + toText(it.pose) + " before the battle.";
}
std::string say(const Battle& battle, const UnitsArranged& it) {
    std::string text;
    for (const UnitArrangement& unit : it.units) {
        text += (text.empty() ? "" : "; ") + nameOf(battle, unit.unit) +
                (unit.formation ? " forms " + name(*unit.formation) : " " + front(unit.extension));
    }
    return nameOf(battle, it.seat) + (text.empty() ? " forms up plainly." : " forms up: " + text + ".");
}
std::string say(const Battle& battle, const StageBegan& it) {
    return "Now: " + name(it.stage) + ", " + nameOf(battle, it.active) + " first.";
}
std::string say(const Battle& battle, const GeneralPlaced& it) {
    return "The general of " + nameOf(battle, it.seat) + " joins " + nameOf(battle, it.unit) + ".";
}
std::string say(const Battle& battle, const CommanderNamed& it) {
    const auto& generals = battle.side(it.seat).generals;
    return generals.at(static_cast<std::size_t>(it.general)).name + " is commander-in-chief of " +
           nameOf(battle, it.seat) + ".";
}
std::string say(const Battle& battle, const TurnOrderSet& it) {
    std::string text;
    for (const Seat seat : it.order) text += (text.empty() ? "" : ", ") + nameOf(battle, seat);
    return "The order of the turns: " + text + because(it.why);
}
std::string say(const Battle& battle, const FirstPlayerRolled& it) {
    std::string text = "For the first turn";
    const std::vector<Side>& sides = battle.setting->sides;
    for (std::size_t i = 0; i != it.sums.size() && i != sides.size(); ++i) {
        text += (i == 0 ? " " : ", ") + sides[i].name + " has " + std::to_string(it.sums[i].total());
    }
    return text + (it.first ? ": " + nameOf(battle, *it.first) + " begins." : ": a tie, they roll again.");
}

// ---------------------------------------------------------- turn and cards

std::string say(const Battle& battle, const TurnBegan& it) {
    return "Turn " + std::to_string(it.turn) + ": " + nameOf(battle, it.active) + ".";
}
std::string say(const Battle& battle, const AllyBegan& it) {
    return nameOf(battle, it.seat) + " goes on with the same turn. Phase: " + name(it.phase) + ".";
}
std::string say(const Battle& battle, const PlayerDefeated& it) {
    return nameOf(battle, it.seat) + " leaves the battle" + because(it.why);
}
std::string say(const Battle& battle, const CardsPassed& it) {
    return nameOf(battle, it.from) + " gives " + cards(it.cards.size()) + " to " + nameOf(battle, it.to) +
           ".";
}
std::string say(const Battle& battle, const LineOrdered& it) {
    return nameOf(battle, it.seat) + " lets a line advance: " + namesOf(battle, it.units) + ".";
}
std::string say(const Battle&, const PhaseBegan& it) { return "Phase: " + name(it.phase) + "."; }
std::string say(const Battle& battle, const LossesChecked& it) {
    const std::string losses = nameOf(battle, it.seat) + " has lost " + numberText(it.losses.total(), 100) +
                               " points; the limit is " + numberText(it.half, 100);
    if (it.faces.empty()) return losses + ", and no general holds the army together.";
    return losses + "; the leadership check shows " + listed(it.faces) + " against " +
           std::to_string(it.leadership.total()) + ": " +
           (it.passed ? "it fights on." : "it leaves the field.");
}
std::string say(const Battle& battle, const CardsDrawn& it) {
    return nameOf(battle, it.seat) + " draws " + cards(it.cards.size()) + because(it.why);
}
std::string say(const Battle& battle, const CardTaken& it) {
    return nameOf(battle, it.by) + " takes a card from the hand of " + nameOf(battle, it.from) + ".";
}
std::string say(const Battle& battle, const CardsDiscarded& it) {
    return nameOf(battle, it.seat) + " discards " + cards(it.cards.size()) + ": " + listed(battle, it.cards) +
           because(it.why);
}
std::string say(const Battle&, const DeckRenewed& it) {
    return "The discard pile becomes the deck again. Decks used up: " + std::to_string(it.times) + ".";
}
std::string say(const Battle& battle, const OrderPlayed& it) {
    std::string text = nameOf(battle, it.seat) + " plays the order " + battle.order(it.card).name;
    for (const CardId boost : it.boosts) text += " with " + battle.order(boost).name;
    return text + (it.units.empty() ? "." : ": " + namesOf(battle, it.units) + ".");
}
std::string say(const Battle& battle, const OrderReceived& it) {
    return namesOf(battle, it.units) + (it.units.size() == 1 ? " has its order." : " have their orders.");
}
std::string say(const Battle& battle, const Activated& it) {
    std::string text = nameOf(battle, it.unit) + " is active";
    if (it.extraMovement > MovementPoints()) text += ", with " + toText(it.extraMovement) + " more movement";
    if (it.extraCharge > Du()) text += ", with " + toText(it.extraCharge) + " DU more in a charge";
    if (it.backwardOnly) text += ", but only backward";
    if (!it.mayShoot) text += ", without shooting";
    return text + ".";
}
std::string say(const Battle& battle, const Deactivated& it) {
    return nameOf(battle, it.unit) + " is no longer active" + because(it.why);
}
std::string say(const Battle& battle, const DrawPromised& it) {
    return nameOf(battle, it.seat) + " will draw up to the leadership at the end of this turn.";
}
std::string say(const Battle& battle, const Healed& it) {
    return nameOf(battle, it.unit) + " heals " + wounds(it.wounds) + because(it.why);
}
std::string say(const Battle& battle, const Reorganized& it) {
    return nameOf(battle, it.unit) + " is in good order again.";
}
std::string say(const Battle& battle, const Recovered& it) {
    return nameOf(battle, it.unit) + " recovers" + because(it.why);
}
std::string say(const Battle& battle, const Faced& it) {
    return nameOf(battle, it.unit) + " turns to face " + numberText(it.pose.heading.raw(), Heading::perUnit) +
           " degrees.";
}

// ---------------------------------------------------------------- movement

std::string step(const geometry::Advance& it) {
    const std::string way = it.distance < Du() ? " DU back" : " DU ahead";
    return "goes " + toText(it.distance < Du() ? -it.distance : it.distance) + way;
}
std::string step(const geometry::Pivot& it) {
    const bool left = it.about == geometry::Corner::frontLeft || it.about == geometry::Corner::rearLeft;
    return "wheels " + numberText(it.angle.raw(), Degrees::perUnit) + " degrees to the " +
           (left ? "left" : "right");
}
std::string step(const geometry::Slide& it) {
    return "moves " + toText(it.distance) + " DU toward " + numberText(it.toward.raw(), Heading::perUnit) +
           " degrees";
}
std::string step(const geometry::Turn& it) {
    const bool left = it.angle < Degrees();
    return "turns " + numberText(left ? -it.angle.raw() : it.angle.raw(), Degrees::perUnit) +
           " degrees to the " + (left ? "left" : "right");
}
std::string say(const Battle& battle, const Moved& it) {
    const std::string how = std::visit([](const auto& one) { return step(one); }, it.step);
    return nameOf(battle, it.unit) + " " + how + " for " + toText(it.price) + because(it.why);
}
std::string say(const Battle& battle, const FormationTaken& it) {
    if (isHidden(battle, it.unit)) return nameOf(battle, it.unit) + " takes up a formation.";
    return nameOf(battle, it.unit) + " forms " + name(it.formation) + ".";
}
std::string say(const Battle& battle, const FormationLost& it) {
    return nameOf(battle, it.unit) + " leaves its formation" + because(it.why);
}
std::string say(const Battle& battle, const FrontChanged& it) {
    return nameOf(battle, it.unit) + " " + front(it.extension) + because(it.why);
}
std::string say(const Battle& battle, const EnvelopsChanged& it) {
    const auto count = static_cast<int>(it.envelops.size());
    return nameOf(battle, it.unit) + " envelops with " + counted(count, "section", "sections") +
           because(it.why);
}
std::string say(const Battle& battle, const Charged& it) {
    return nameOf(battle, it.units.attacker) + " charges the " + name(it.side) + " of " +
           nameOf(battle, it.units.defender) + ": " + counted(it.sections, "section", "sections") +
           " in contact" + (it.linedUp ? "." : ", not lined up.");
}
std::string say(const Battle& battle, const BrashProvoked& it) {
    if (it.units.empty()) return "No brash unit has to charge any more.";
    return "Brash units have to charge: " + namesOf(battle, it.units) + ".";
}
std::string say(const Battle& battle, const MoveEnded& it) {
    return nameOf(battle, it.unit) + " has moved, " + toText(it.spent) + " spent this turn.";
}
std::string say(const Battle& battle, const CrossingEnded& it) {
    if (it.back) return nameOf(battle, it.unit) + " goes back: there is no room.";
    return nameOf(battle, it.unit) + " has passed through " + nameOf(battle, it.under) + ".";
}

std::string say(const Battle& battle, const Repositioned& it) {
    const std::string turn =
        it.turn == ChangeOfFront::about ? "turns round" : "turns to the " + name(it.turn);
    return nameOf(battle, it.unit) + " " + turn + " within the fight" + because(it.why);
}
std::string say(const Battle& battle, const Withdrew& it) {
    return nameOf(battle, it.unit) + " withdraws " + toText(it.distance) + " DU.";
}
std::string say(const Battle& battle, const Followed& it) {
    return nameOf(battle, it.units.attacker) + " follows " + nameOf(battle, it.units.defender) + " " +
           toText(it.distance) + " DU" + (it.inContact ? " and keeps contact." : " and falls behind.");
}
std::string say(const Battle& battle, const BrokeOff& it) {
    return nameOf(battle, it.unit) + " breaks off from " + namesOf(battle, it.from) + ".";
}
std::string say(const Battle& battle, const StoodUp& it) {
    return nameOf(battle, it.units.defender) + " stands up to " + nameOf(battle, it.units.attacker) + ": " +
           counted(it.sections, "section", "sections") + " on its " + name(it.side) +
           (it.linedUp ? "." : ", not lined up.");
}
std::string say(const Battle& battle, const Separated& it) {
    return nameOf(battle, it.main) + " and " + nameOf(battle, it.support) + " separate" + because(it.why);
}
std::string say(const Battle& battle, const LineMoved& it) {
    return "The line of " + nameOf(battle, it.unit) + " goes toward " +
           numberText(it.toward.raw(), Heading::perUnit) + " degrees.";
}
std::string say(const Battle& battle, const Revealed& it) {
    return nameOf(battle, it.unit) + " is seen" + because(it.why);
}

// ------------------------------------------------------------------ combat

std::string say(const Battle& battle, const ShotMeasured& it) {
    const std::string text = nameOf(battle, it.units.attacker) + " shoots at " +
                             nameOf(battle, it.units.defender) + ", " + toText(it.distance) + " DU away";
    if (!it.inRange) return text + ": out of range.";
    const std::string struck = text + ": " + name(it.band) + " range, the " + name(it.side) + " is struck";
    if (it.covered) return struck + ", covered" + because(*it.covered);
    return struck + (it.sightBlocked ? ", with something in the way." : ".");
}
std::string say(const Battle& battle, const ShotUsed& it) {
    return nameOf(battle, it.unit) + " has shot this turn.";
}
std::string kindOf(CombatKind kind) {
    switch (kind) {
        case CombatKind::melee: return "Melee";
        case CombatKind::ranged: return "Ranged attack";
        case CombatKind::freeAttack: return "Free attack";
        case CombatKind::trample: return "Trampling";
        case CombatKind::structure: return "Attack on a structure";
    }
    return {};
}
std::string say(const Battle& battle, const CombatBegan& it) {
    const Opponents& units = it.combat.units;
    if (const auto& target = it.combat.target) {
        return nameOf(battle, units.attacker) + " attacks " + nameOf(battle, target->structure) +
               (target->door ? " at its door." : ".");
    }
    return kindOf(it.combat.kind) + ": " + nameOf(battle, units.attacker) + " against " +
           nameOf(battle, units.defender) + ".";
}
std::string say(const Battle& battle, const CombatEnded& it) {
    if (it.combat == CombatKind::structure) {
        return kindOf(it.combat) + " by " + nameOf(battle, it.units.attacker) + " is over.";
    }
    return kindOf(it.combat) + " of " + nameOf(battle, it.units.attacker) + " and " +
           nameOf(battle, it.units.defender) + " is over.";
}
std::string say(const Battle& battle, const EventTurnedUp& it) {
    return "The event " + battle.eventOn(it.card).name + " is turned up" +
           (it.helps.empty() ? "; it fits nobody." : " for " + namesOf(battle, it.helps) + ".");
}
std::string say(const Battle& battle, const EventRejected& it) {
    return "The event " + battle.eventOn(it.card).name + " is put away" + because(it.why);
}
std::string say(const Battle& battle, const EventPlayed& it) {
    return nameOf(battle, it.by) + " plays the event " + battle.eventOn(it.card).name + " for " +
           nameOf(battle, it.helps) + ".";
}
std::string say(const Battle&, const EventsCanceled& it) {
    const auto count = static_cast<int>(it.events.size());
    return counted(count, "event has no effect.", "events have no effect.");
}
std::string say(const Battle& battle, const Retargeted& it) {
    return "The missiles strike " + nameOf(battle, it.unit) + " instead.";
}
std::string say(const Battle& battle, const BlowRolled& it) {
    const bool isHit = it.roll == Roll::hit;
    return nameOf(battle, it.units.attacker) + (isHit ? " rolls to hit " : " rolls for damage on ") +
           nameOf(battle, it.units.defender) + ": " + (it.faces.empty() ? "no dice" : listed(it.faces)) +
           ", with " + std::to_string(it.attack.total()) + " against " +
           (it.defense.terms().empty() ? "what is hidden" : std::to_string(it.defense.total())) + ": " +
           (isHit ? counted(it.successes, "hit", "hits") : wounds(it.successes)) + ".";
}
std::string say(const Battle& battle, const Wounded& it) {
    return nameOf(battle, it.unit) + " takes " + wounds(it.wounds) + because(it.why);
}
std::string say(const Battle& battle, const WoundsIgnored& it) {
    return nameOf(battle, it.unit) + " is spared " + wounds(it.wounds) + ".";
}
std::string say(const Battle& battle, const Eliminated& it) {
    return nameOf(battle, it.unit) + " is destroyed" + because(it.why);
}
std::string say(const Battle& battle, const GeneralLost& it) {
    return "The general of " + nameOf(battle, it.seat) + " is " + name(it.how) + because(it.why);
}
std::string say(const Battle& battle, const GeneralStruck& it) {
    return "A blow at the general of " + nameOf(battle, it.seat) + ": " + std::to_string(it.face) +
           (it.face >= it.woundedFrom ? ", it strikes home." : ", it misses.");
}
std::string say(const Battle& battle, const MarkerGained& it) {
    return nameOf(battle, it.unit) + " is marked: " + name(it.marker) + because(it.why);
}
std::string say(const Battle& battle, const MarkerLost& it) {
    return nameOf(battle, it.unit) + " is no longer marked: " + name(it.marker) + because(it.why);
}
std::string say(const Battle& battle, const Promoted& it) {
    return nameOf(battle, it.unit) + " is " + name(it.to) + " now.";
}
std::string say(const Battle& battle, const MoraleChecked& it) {
    const std::string morale =
        isHidden(battle, it.unit) ? "" : " against " + std::to_string(it.morale.total());
    return nameOf(battle, it.unit) + " checks morale: " + std::to_string(it.face) + morale +
           (it.passed ? ", it holds" : ", it fails") + because(it.why);
}
std::string say(const Battle& battle, const Broke& it) {
    return nameOf(battle, it.unit) + " is broken" + because(it.why);
}
std::string say(const Battle& battle, const StartedToFlee& it) {
    return nameOf(battle, it.unit) + " takes to flight" + because(it.why);
}
std::string say(const Battle& battle, const FlightBlocked& it) {
    return nameOf(battle, it.unit) + " finds no way out.";
}
/// TEAM-01: in the order of the sides.
std::string nameOfTeam(const Battle& battle, Seat seat) {
    std::string text;
    for (const Side& side : battle.setting->sides) {
        if (battle.areAllied(side.seat, seat)) text += (text.empty() ? "" : " and ") + side.name;
    }
    return text;
}
std::string say(const Battle& battle, const BattleEnded& it) {
    const auto& [winner, why] = it.outcome;
    if (!winner) return "The battle ends in a draw" + because(why);
    const bool isTeam = battle.alliesOf(*winner).size() > 1;
    return nameOfTeam(battle, *winner) + (isTeam ? " have won the battle" : " has won the battle") +
           because(why);
}

// ------------------------------------------------------------ explanations

using Lines = std::vector<std::string>;

Lines sums(const LossesChecked& it) {
    return {"Losses in hundredths of a point: " + words(it.losses), "Leadership: " + words(it.leadership)};
}
Lines sums(const FirstPlayerRolled& it) {
    Lines lines;
    for (const Sum& sum : it.sums) lines.push_back(words(sum));
    return lines;
}
Lines sums(const BlowRolled& it) {
    return {"Dice: " + words(it.dice), "Attack: " + words(it.attack), "Defense: " + words(it.defense)};
}
Lines sums(const MoraleChecked& it) { return {"Morale: " + words(it.morale)}; }
Lines sums(const StructureRolled& it) {
    return {"Dice: " + words(it.dice), "Attack: " + words(it.attack), "Resistance: " + words(it.resistance)};
}
Lines sums(const CollateralRolled& it) { return {"Power: " + words(it.power), "Armor: " + words(it.armor)}; }
Lines sums(const FortressAnnounced& it) { return {"Points: " + words(it.points)}; }
template <class Plain> Lines sums(const Plain&) { return {}; }

}  // namespace

std::string words(const Battle& battle, const Fact& fact) {
    return std::visit(
        [&](const auto& it) {
            if constexpr (requires { sayOfSiege(battle, it); }) {
                return sayOfSiege(battle, it);
            } else {
                return say(battle, it);
            }
        },
        fact);
}

std::vector<std::string> explanation(const Fact& fact) {
    return std::visit([](const auto& it) { return sums(it); }, fact);
}

}  // namespace vallum::field
