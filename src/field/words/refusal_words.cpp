// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusal_reasons.h"

#include <algorithm>
#include <array>

#include <vallum/field/words.h>

namespace vallum::field {

namespace {

/// The reasons for refusals, by rule, and what the player can do about them.
constexpr auto reasons = std::to_array<Reason>({
    {"ABL-09"_rule, phrase("Refusals", "the follow-up goes half its movement at most and is no charge")},
    {"ABL-17"_rule, phrase("Refusals", "a brash unit must charge with as much of its front as it can")},
    {"ABL-27"_rule,
     phrase("Refusals", "only a main unit and its support unit are stacked, one exactly on the other")},
    {"ABL-30"_rule, phrase("Refusals", "it lies under its main unit: choose the one on top")},
    {"ABL-34"_rule, phrase("Refusals", "two units that separate may not lie on each other in the end")},
    {"ACT-02"_rule, phrase("Refusals", "this belongs to another phase")},
    {"ACT-05"_rule, phrase("Refusals", "choose a card first")},
    {"ACT-07"_rule, phrase("Refusals", "the order does not cover this, or not this number of units")},
    {"ACT-08"_rule, phrase("Refusals", "only an active unit can do this: give it an order first")},
    {"ACT-09"_rule, phrase("Refusals", "no unit gets more than one order in a turn")},
    {"ACT-11"_rule, phrase("Refusals", "it is not active, so it fights on as it stands")},
    {"ACT-13"_rule, phrase("Refusals", "it has just reorganized: half the movement, no march and no charge")},
    {"ACT-15"_rule, phrase("Refusals", "there is no room to turn it that way")},
    {"ACT-16"_rule, phrase("Refusals", "it has just rallied and does nothing more this turn")},
    {"ACT-17"_rule, phrase("Refusals", "choose one of those that are offered")},
    {"ASK-01"_rule, phrase("Refusals", "this is not what was asked, or it was not asked of you")},
    {"ASK-02"_rule, phrase("Refusals", "show as many dice as are rolled, each from 1 to 6")},
    {"ASK-03"_rule, phrase("Refusals", "name cards of this pile, each of them once")},
    {"CAL-06"_rule,
     phrase("Refusals", "a unit clears only caltrops that it touches, and does nothing else this turn")},
    {"CARD-01"_rule, phrase("Refusals", "this card is not in your hand")},
    {"CARD-02"_rule, phrase("Refusals", "orders are played in the orders phase of your own turn")},
    {"CARD-05"_rule, phrase("Refusals", "events are played only while a shot or a fight is being resolved")},
    {"CARD-07"_rule, phrase("Refusals", "this event is not in your hand")},
    {"CARD-10"_rule, phrase("Refusals", "this event does nothing for your unit here")},
    {"CHG-01"_rule, phrase("Refusals", "a charge must reach the enemy, and ends the move")},
    {"CHG-02"_rule, phrase("Refusals", "a unit in a fight cannot charge")},
    {"CHG-05"_rule, phrase("Refusals", "skirmishers must meet the enemy with their front")},
    {"CHG-09"_rule, phrase("Refusals", "it cannot meet the enemy on this side")},
    {"CHG-13"_rule, phrase("Refusals", "it cannot wrap that many sections round the enemy")},
    {"CHG-16"_rule, phrase("Refusals", "an enemy's marker holds it in place")},
    {"END-04"_rule, phrase("Refusals", "discard only cards from your own hand")},
    {"END-06"_rule, phrase("Refusals", "pass only cards from your own hand, and only to an ally")},
    {"END-07"_rule, phrase("Refusals", "discard exactly as many cards from your hand as you are asked for")},
    {"ENG-01"_rule, phrase("Refusals", "a unit in a fight takes one of its actions there instead of a move")},
    {"ENG-02"_rule, phrase("Refusals", "it is closed in on all sides and can only fight")},
    {"ENG-03"_rule, phrase("Refusals", "no part of its front is free to wrap round the enemy")},
    {"ENG-05"_rule, phrase("Refusals", "a unit in a fight cannot extend its front")},
    {"ENG-06"_rule, phrase("Refusals", "it has no marker there to take off")},
    {"ENG-08"_rule, phrase("Refusals", "in a fight only bravery can be taken or dropped")},
    {"ENG-09"_rule, phrase("Refusals", "there is no room to turn")},
    {"ENG-10"_rule, phrase("Refusals", "turning would lose a fight it has now")},
    {"ENG-11"_rule, phrase("Refusals", "turning would bring it onto another unit or marker")},
    {"ENG-12"_rule, phrase("Refusals", "turning about would lose an enemy that it fights now")},
    {"ENG-14"_rule, phrase("Refusals", "an enemy's marker is in the way")},
    {"ENG-16"_rule, phrase("Refusals", "only a unit with all its enemies in front can withdraw")},
    {"ENG-17"_rule,
     phrase("Refusals", "it withdraws straight back through no one, at most half its movement")},
    {"ENG-23"_rule, phrase("Refusals", "only the unit that has broken off moves now")},
    {"ENG-24"_rule,
     phrase("Refusals", "it must end clear of the enemies it leaves, and may not charge them")},
    {"EVT-01"_rule, phrase("Refusals", "the text of the card does not allow this")},
    {"EVT-04"_rule, phrase("Refusals", "choose a wounded unit of your own that the card can heal")},
    {"EVT-06"_rule, phrase("Refusals", "choose a unit of your own that can start the stampede")},
    {"EVT-20"_rule, phrase("Refusals", "your unit has no javelins to throw here")},
    {"FLT-13"_rule, phrase("Refusals", "it is fleeing and does nothing else until it recovers")},
    {"FRM-01"_rule, phrase("Refusals", "its card does not show this formation")},
    {"FRM-02"_rule, phrase("Refusals", "formations are taken in the movement phase")},
    {"FRM-05"_rule, phrase("Refusals", "a formation taken or dropped this turn cannot be changed again")},
    {"FRM-21"_rule, phrase("Refusals", "a square cannot move: drop it first")},
    {"GEN-01"_rule, phrase("Refusals", "choose one of your units on the table that has no general yet")},
    {"GEN-03"_rule, phrase("Refusals", "choose one of your units that the general can join")},
    {"GEN-08"_rule, phrase("Refusals", "the general's ability does not allow this")},
    {"GEN-12"_rule, phrase("Refusals", "this order needs a general able to command")},
    {"GEO-09"_rule, phrase("Refusals", "it cannot go any farther")},
    {"GEO-10"_rule, phrase("Refusals", "it pivots forward, by 90 degrees at most")},
    {"GEO-12"_rule, phrase("Refusals", "the table ends here")},
    {"GEO-18"_rule, phrase("Refusals", "there is no room for a marker round that corner")},
    {"GEO-25"_rule, phrase("Refusals", "an outline has 3 corners or more and never crosses itself")},
    {"HGT-08"_rule,
     phrase("Refusals", "something in between hides the target: only archers and onagers shoot over it")},
    {"HGT-11"_rule,
     phrase("Refusals", "something close to the target hides it: only archers and onagers shoot over it")},
    {"HGT-12"_rule, phrase("Refusals", "on difficult ground it goes at half the speed, and not so far")},
    {"HGT-13"_rule, phrase("Refusals", "on difficult ground it turns at most 45 degrees at a time")},
    {"HGT-15"_rule, phrase("Refusals", "the ground halves its movement and rules out a forced march")},
    {"HGT-17"_rule, phrase("Refusals", "slowed by the ground and by a maneuver, it cannot attack")},
    {"LOS-01"_rule, phrase("Refusals", "it shoots only at what lies in front of it")},
    {"MAN-03"_rule, phrase("Refusals", "moving sideways or back rules out a charge or a formation")},
    {"MAN-04"_rule, phrase("Refusals", "it turns on the spot once, at the start or the end of its move")},
    {"MAN-08"_rule, phrase("Refusals", "there is no room to extend the front, or it is extended there")},
    {"MAN-09"_rule, phrase("Refusals", "its front is not extended there")},
    {"MAN-10"_rule,
     phrase("Refusals", "a unit that extends or reduces its front does not charge in that turn")},
    {"MAN-12"_rule, phrase("Refusals", "a unit is either extended or in a formation, not both")},
    {"MAN-13"_rule, phrase("Refusals", "it is already in this formation, or has none to drop")},
    {"MAN-14"_rule, phrase("Refusals", "it changed formation this turn and cannot shoot")},
    {"MAN-17"_rule, phrase("Refusals", "it charged this turn and cannot shoot")},
    {"MAN-21"_rule, phrase("Refusals", "maneuvers come all before the movement or all after it")},
    {"MEL-01"_rule, phrase("Refusals", "these two have no fight with each other now")},
    {"MEL-02"_rule, phrase("Refusals", "fight every melee before you end the phase")},
    {"MEL-07"_rule, phrase("Refusals", "you have played as many events as one fight allows")},
    {"MEL-10"_rule, phrase("Refusals", "this event is not for a melee")},
    {"MEL-11"_rule,
     phrase("Refusals", "this event works only in a fight that began with a charge this turn")},
    {"MEL-12"_rule, phrase("Refusals", "this event is already in play in this fight")},
    {"MOV-01"_rule, phrase("Refusals", "it has moved already, flees, or is not yours")},
    {"MOV-03"_rule, phrase("Refusals", "an enemy is in the way")},
    {"MOV-05"_rule, phrase("Refusals", "friends in formation or in a fight cannot be passed through")},
    {"MOV-08"_rule, phrase("Refusals", "it cannot end on another unit")},
    {"MOV-09"_rule, phrase("Refusals", "it cannot end on another unit")},
    {"MOV-10"_rule, phrase("Refusals", "two units would end on each other; one must move away first")},
    {"MOV-12"_rule, phrase("Refusals", "its movement is spent")},
    {"MOV-13"_rule, phrase("Refusals", "a pivot turns forward, by 90 degrees at most")},
    {"MOV-15"_rule, phrase("Refusals", "no zigzag: all pivots of a move use the same corner")},
    {"MOV-17"_rule, phrase("Refusals", "it would touch an enemy: that must be a charge")},
    {"MOV-18"_rule, phrase("Refusals", "a forced march only advances and pivots, up to twice the movement")},
    {"MOV-20"_rule, phrase("Refusals", "no charging and no shooting in the turn of a forced march")},
    {"MOV-21"_rule, phrase("Refusals", "no forced march in formation: drop the formation first")},
    {"MOV-25"_rule, phrase("Refusals", "its movement is spent: a maneuver or its formation halves it")},
    {"OPT-06"_rule, phrase("Refusals", "choose one of the generals with the highest leadership")},
    {"OPT-11"_rule, phrase("Refusals", "this general joins only units of his own army")},
    {"OPT-13"_rule, phrase("Refusals", "this general joins only units under his own command")},
    {"OPT-26"_rule, phrase("Refusals", "a line costs 2 cards, and none of its units may be in a fight")},
    {"OPT-27"_rule,
     phrase("Refusals", "the units of a line stand flank to flank, each less than 1 DU from the next")},
    {"OPT-28"_rule, phrase("Refusals", "the units of a line all look the same way")},
    {"OPT-29"_rule, phrase("Refusals", "a line moves one way, as far as its slowest unit")},
    {"OPT-30"_rule, phrase("Refusals", "a charge out of a line keeps to the direction of the line")},
    {"RNG-01"_rule, phrase("Refusals", "it has nothing to shoot with")},
    {"RNG-03"_rule, phrase("Refusals", "only active units shoot")},
    {"RNG-04"_rule, phrase("Refusals", "it has shot already")},
    {"RNG-05"_rule, phrase("Refusals", "no shooting into or out of a fight")},
    {"RNG-06"_rule, phrase("Refusals", "it has moved too far to shoot this turn")},
    {"RNG-07"_rule, phrase("Refusals", "artillery cannot move and shoot")},
    {"RNG-08"_rule, phrase("Refusals", "no shooting after a forced march")},
    {"RNG-10"_rule, phrase("Refusals", "aim at an enemy unit on the table")},
    {"RNG-12"_rule, phrase("Refusals", "the target is out of range")},
    {"RNG-17"_rule, phrase("Refusals", "you have played as many events as one shot allows")},
    {"RNG-19"_rule, phrase("Refusals", "this event is not for shooting")},
    {"RNG-21"_rule, phrase("Refusals", "this event is at work in this shot already")},
    {"RNG-33"_rule, phrase("Refusals", "choose one of the two sides that meet at this corner")},
    {"SET-02"_rule, phrase("Refusals", "this belongs to another step of the setup")},
    {"SET-08"_rule, phrase("Refusals", "the army costs more points than it may")},
    {"SET-09"_rule, phrase("Refusals", "the army may not have more units of this kind")},
    {"SET-18"_rule, phrase("Refusals", "the card must lie inside your own zone")},
    {"SET-19"_rule, phrase("Refusals", "the table is too narrow for armies of this size")},
    {"SET-21"_rule, phrase("Refusals", "no room here for this card, or for those still to come")},
    {"SET-23"_rule,
     phrase("Refusals",
            "only your own units start in formation or extended, as their cards and the ground allow")},
    {"SKI-01"_rule, phrase("Refusals", "only active skirmishers with movement left can move now")},
    {"SKI-04"_rule, phrase("Refusals", "both parts of the move together cannot exceed one move")},
    {"SKI-05"_rule, phrase("Refusals", "no second move after a forced march")},
    {"TEAM-01"_rule, phrase("Refusals", "the shares add up to more points than the team has")},
    {"TEAM-09"_rule, phrase("Refusals", "it belongs to an ally")},
    {"TEAM-10"_rule, phrase("Refusals", "choose one of those who are still in the battle")},
    {"TER-04"_rule, phrase("Refusals", "trees hide the target: nobody sees through more than 1 DU of them")},
    {"TER-05"_rule, phrase("Refusals", "trees hide the target: only archers and onagers shoot over them")},
    {"TER-06"_rule, phrase("Refusals", "no unit can enter this ground")},
    {"TER-07"_rule, phrase("Refusals", "a mountain hides the target, and nobody shoots over it")},
    {"TER-14"_rule, phrase("Refusals", "the river can be crossed only at a ford or a bridge")},
    {"TER-19"_rule, phrase("Refusals", "cross a ford straight, without turning")},
    {"TER-20"_rule, phrase("Refusals", "no formations in water")},
    {"TER-22"_rule, phrase("Refusals", "crossing here must end against the enemy on the far bank")},
    {"TER-27"_rule, phrase("Refusals", "a stone bridge does not burn: only artillery can damage it")},
    {"TER-36"_rule, phrase("Refusals", "in a narrow passage it cannot turn round")},
    {"TER-46"_rule, phrase("Refusals", "name a free place beside the village where it comes out")},
    {"TER-47"_rule, phrase("Refusals", "only infantry occupies a village, and only a part that is empty")},
    {"TER-48"_rule, phrase("Refusals", "the card has to lie inside the borders of this part of the village")},
    {"TER-49"_rule, phrase("Refusals", "another unit holds this part of the village: choose the other part")},
    {"TER-50"_rule,
     phrase("Refusals", "it may cross this part of the village, but not stop on the friend there")},
    {"TRE-05"_rule,
     phrase("Refusals", "a trench or barricade is in the way: go straight over it, or around it")},
    {"TRE-06"_rule, phrase("Refusals",
                           "a unit removes only a defense that it touches and no enemy protects, and does "
                           "nothing else this turn")},
    {"TRE-14"_rule,
     phrase("Refusals", "trenches and barricades cannot be damaged: a unit that touches one can remove it")},
});

const Reason* reasonOf(RuleId rule) {
    for (const std::span<const Reason> some : {std::span<const Reason>(reasons), reasonsInSieges()}) {
        const auto found = std::ranges::find(some, rule, &Reason::rule);
        if (found != some.end()) return &*found;
    }
    return nullptr;
}

}  // namespace

Text words(const Refusal& refusal) {
    if (const Reason* reason = reasonOf(refusal.rule)) {
        const std::string& whom = refusal.detail;
        const Text text =
            whom.empty() ? reason->words() : phrase("Refusals", "%1: %2")(whom, reason->words());
        return phrase("Refusals", "%1 (%2).")(text, refusal.rule.text()).asSentence();
    }
    Text text = phrase("Words", "Refused by %1")(words(refusal.rule));
    if (!refusal.detail.empty()) text = Text::joined({text, Text(refusal.detail)}, ": ");
    if (refusal.place) {
        const auto& place = std::get<TablePlace>(*refusal.place);
        text = phrase("Words", "%1 (at %2, %3)")(text, toText(Du(place.x)), toText(Du(place.y)));
    }
    return text;
}

}  // namespace vallum::field
