// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusal_reasons.h"

#include <algorithm>
#include <array>

#include <vallum/field/words.h>

namespace vallum::field {

namespace {

/// The reasons for refusals, by rule, and what the player can do about them.
constexpr auto reasons = std::to_array<Reason>({
    {"ABL-09"_rule,
     phrase("Refusals", "the follow-up covers half its movement at most and cannot be a charge")},
    {"ABL-17"_rule, phrase("Refusals", "a brash unit must charge with as much of its front as it can")},
    {"ABL-27"_rule,
     phrase("Refusals", "only a main unit and its support unit can be stacked, one exactly on the other")},
    {"ABL-30"_rule, phrase("Refusals", "it lies under its main unit: choose the one on top")},
    {"ABL-34"_rule, phrase("Refusals", "two units that separate may not end on top of each other")},
    {"ACT-02"_rule, phrase("Refusals", "this is not possible in this phase")},
    {"ACT-05"_rule, phrase("Refusals", "choose a card first")},
    {"ACT-07"_rule, phrase("Refusals", "the order is for other units, or for another number of them")},
    {"ACT-08"_rule, phrase("Refusals", "only an active unit can do this: give it an order first")},
    {"ACT-09"_rule, phrase("Refusals", "a unit gets only one order a turn")},
    {"ACT-11"_rule, phrase("Refusals", "it is not active, so it fights on as it stands")},
    {"ACT-13"_rule,
     phrase("Refusals", "it has just reorganized: half movement, no forced march and no charge")},
    {"ACT-15"_rule, phrase("Refusals", "there is no room to turn it that way")},
    {"ACT-16"_rule, phrase("Refusals", "it has just rallied and can do nothing more this turn")},
    {"ACT-17"_rule, phrase("Refusals", "choose one of those offered")},
    {"ASK-01"_rule, phrase("Refusals", "this is not the decision to make now, or it is not yours to make")},
    {"ASK-02"_rule, phrase("Refusals", "enter as many dice as are rolled, each from 1 to 6")},
    {"ASK-03"_rule, phrase("Refusals", "name cards from this pile, each only once")},
    {"CAL-06"_rule,
     phrase("Refusals", "a unit can clear only caltrops that it touches, and can do nothing else this turn")},
    {"CARD-01"_rule, phrase("Refusals", "this card is not in your hand")},
    {"CARD-02"_rule, phrase("Refusals", "play orders in the orders phase of your own turn")},
    {"CARD-05"_rule, phrase("Refusals", "play events only while a shot or a fight is being resolved")},
    {"CARD-07"_rule, phrase("Refusals", "this event is not in your hand")},
    {"CARD-10"_rule, phrase("Refusals", "the conditions of this event are not met here")},
    {"CHG-01"_rule, phrase("Refusals", "a charge must reach the enemy, and ends the move")},
    {"CHG-02"_rule, phrase("Refusals", "an engaged unit cannot charge")},
    {"CHG-05"_rule, phrase("Refusals", "skirmishers must make contact with their front")},
    {"CHG-09"_rule, phrase("Refusals", "it cannot reach the enemy on this side")},
    {"CHG-13"_rule, phrase("Refusals", "it cannot envelop with that many sections")},
    {"CHG-16"_rule, phrase("Refusals", "an enemy marker holds it in place")},
    {"END-04"_rule, phrase("Refusals", "discard only cards from your own hand")},
    {"END-06"_rule, phrase("Refusals", "give only cards from your own hand, and only to an ally")},
    {"END-07"_rule, phrase("Refusals", "discard exactly as many cards from your hand as asked")},
    {"ENG-01"_rule, phrase("Refusals", "an engaged unit takes an action in its fight instead of moving")},
    {"ENG-02"_rule, phrase("Refusals", "it is hemmed in on all sides and can only fight")},
    {"ENG-03"_rule, phrase("Refusals", "no part of its front is free to envelop the enemy")},
    {"ENG-05"_rule, phrase("Refusals", "an engaged unit cannot extend its front")},
    {"ENG-06"_rule, phrase("Refusals", "it has no marker there to take off")},
    {"ENG-08"_rule, phrase("Refusals", "an engaged unit can only take or drop bravery")},
    {"ENG-09"_rule, phrase("Refusals", "there is no room to turn")},
    {"ENG-10"_rule, phrase("Refusals", "turning would end one of its fights")},
    {"ENG-11"_rule, phrase("Refusals", "turning would put it on another unit or marker")},
    {"ENG-12"_rule, phrase("Refusals", "turning about would end one of its fights")},
    {"ENG-14"_rule, phrase("Refusals", "an enemy marker is in the way")},
    {"ENG-16"_rule, phrase("Refusals", "only a unit with all its enemies in front can withdraw")},
    {"ENG-17"_rule,
     phrase("Refusals", "it can withdraw only straight back, through nobody, by half its movement at most")},
    {"ENG-23"_rule, phrase("Refusals", "only the unit that broke off can move now")},
    {"ENG-24"_rule,
     phrase("Refusals", "it must end clear of the enemies it leaves, and may not charge them")},
    {"EVT-01"_rule, phrase("Refusals", "the card's text does not allow this")},
    {"EVT-04"_rule, phrase("Refusals", "choose a wounded unit of your own that the card can heal")},
    {"EVT-06"_rule, phrase("Refusals", "choose a unit of your own that can start the stampede")},
    {"EVT-20"_rule, phrase("Refusals", "your unit has no javelins to throw here")},
    {"FLT-13"_rule, phrase("Refusals", "it is fleeing and can do nothing else until it rallies")},
    {"FRM-01"_rule, phrase("Refusals", "its card does not show this formation")},
    {"FRM-02"_rule, phrase("Refusals", "a formation can be taken only in the movement phase")},
    {"FRM-05"_rule, phrase("Refusals", "its formation has already changed this turn")},
    {"FRM-21"_rule, phrase("Refusals", "a square cannot move: drop it first")},
    {"GEN-01"_rule, phrase("Refusals", "choose one of your units on the table that has no general yet")},
    {"GEN-03"_rule, phrase("Refusals", "choose one of your units that the general can join")},
    {"GEN-08"_rule, phrase("Refusals", "the general's ability does not allow this")},
    {"GEN-12"_rule, phrase("Refusals", "this order needs a general able to command")},
    {"GEO-09"_rule, phrase("Refusals", "it cannot go any farther")},
    {"GEO-10"_rule, phrase("Refusals", "it wheels forward only, by 90 degrees at most")},
    {"GEO-12"_rule, phrase("Refusals", "the table ends here")},
    {"GEO-18"_rule, phrase("Refusals", "there is no room for a marker around that corner")},
    {"GEO-25"_rule, phrase("Refusals", "an outline has 3 corners or more and never crosses itself")},
    {"HGT-08"_rule,
     phrase("Refusals", "something in between hides the target: only archers and onagers shoot over it")},
    {"HGT-11"_rule,
     phrase("Refusals", "something close to the target hides it: only archers and onagers shoot over it")},
    {"HGT-12"_rule, phrase("Refusals", "difficult ground halves its movement, so it cannot go that far")},
    {"HGT-13"_rule, phrase("Refusals", "on difficult ground it can turn only 45 degrees at a time")},
    {"HGT-15"_rule, phrase("Refusals", "the ground halves its movement and rules out a forced march")},
    {"HGT-17"_rule, phrase("Refusals", "slowed by the ground and by a maneuver, it cannot attack")},
    {"LOS-01"_rule, phrase("Refusals", "it can shoot only at what is in front of it")},
    {"MAN-03"_rule, phrase("Refusals", "moving sideways or back rules out a charge or a formation")},
    {"MAN-04"_rule, phrase("Refusals", "it can turn on the spot once, at the start or the end of its move")},
    {"MAN-08"_rule,
     phrase("Refusals", "there is no room to extend the front, or it is already extended there")},
    {"MAN-09"_rule, phrase("Refusals", "its front is not extended there")},
    {"MAN-10"_rule, phrase("Refusals", "a unit that extends or reduces its front cannot charge that turn")},
    {"MAN-12"_rule, phrase("Refusals", "a unit is either extended or in a formation, not both")},
    {"MAN-13"_rule, phrase("Refusals", "it is already in this formation, or has none to drop")},
    {"MAN-14"_rule, phrase("Refusals", "it changed formation this turn and cannot shoot")},
    {"MAN-17"_rule, phrase("Refusals", "it charged this turn and cannot shoot")},
    {"MAN-21"_rule, phrase("Refusals", "make all maneuvers before the move, or all after it")},
    {"MEL-01"_rule, phrase("Refusals", "these two are not fighting each other")},
    {"MEL-02"_rule, phrase("Refusals", "fight every melee before you end the phase")},
    {"MEL-07"_rule, phrase("Refusals", "you have played as many events as one fight allows")},
    {"MEL-10"_rule, phrase("Refusals", "this event is not for a melee")},
    {"MEL-11"_rule,
     phrase("Refusals", "this event works only in a fight that began with a charge this turn")},
    {"MEL-12"_rule, phrase("Refusals", "this event is already in play in this fight")},
    {"MOV-01"_rule, phrase("Refusals", "it has already moved, is fleeing, or is not yours")},
    {"MOV-03"_rule, phrase("Refusals", "an enemy is in the way")},
    {"MOV-05"_rule,
     phrase("Refusals", "units pass through each other only if neither is engaged or in formation")},
    {"MOV-08"_rule, phrase("Refusals", "it cannot end on another unit")},
    {"MOV-09"_rule, phrase("Refusals", "it cannot end on another unit")},
    {"MOV-10"_rule, phrase("Refusals", "two units would end on top of each other: move one away first")},
    {"MOV-12"_rule, phrase("Refusals", "it has no movement left")},
    {"MOV-13"_rule, phrase("Refusals", "a wheel goes forward only, by 90 degrees at most")},
    {"MOV-15"_rule, phrase("Refusals", "no zigzag: all wheels of a move use the same corner")},
    {"MOV-17"_rule, phrase("Refusals", "it would touch an enemy: that must be a charge")},
    {"MOV-18"_rule, phrase("Refusals", "a forced march only advances and wheels, up to twice the movement")},
    {"MOV-20"_rule, phrase("Refusals", "no charge and no shot in the turn of a forced march")},
    {"MOV-21"_rule, phrase("Refusals", "no forced march in formation: drop the formation first")},
    {"MOV-25"_rule,
     phrase("Refusals", "it has no movement left, because a maneuver or its formation halves it")},
    {"OPT-06"_rule, phrase("Refusals", "choose one of the generals with the highest leadership")},
    {"OPT-11"_rule, phrase("Refusals", "this general joins only units of his own army")},
    {"OPT-13"_rule, phrase("Refusals", "this general joins only units under his own command")},
    {"OPT-26"_rule, phrase("Refusals", "a line costs 2 cards, and none of its units may be engaged")},
    {"OPT-27"_rule,
     phrase("Refusals", "the units of a line must stand flank to flank, each less than 1 DU from the next")},
    {"OPT-28"_rule, phrase("Refusals", "the units of a line must all face the same way")},
    {"OPT-29"_rule, phrase("Refusals", "a line moves one way, as far as its slowest unit")},
    {"OPT-30"_rule, phrase("Refusals", "a charge out of a line must keep the direction of the line")},
    {"RNG-01"_rule, phrase("Refusals", "it has nothing to shoot with")},
    {"RNG-03"_rule, phrase("Refusals", "only active units can shoot")},
    {"RNG-04"_rule, phrase("Refusals", "it has already shot")},
    {"RNG-05"_rule, phrase("Refusals", "no shooting into or out of a fight")},
    {"RNG-06"_rule, phrase("Refusals", "it has moved too far to shoot this turn")},
    {"RNG-07"_rule, phrase("Refusals", "artillery cannot move and shoot")},
    {"RNG-08"_rule, phrase("Refusals", "no shooting after a forced march")},
    {"RNG-10"_rule, phrase("Refusals", "target an enemy unit on the table")},
    {"RNG-12"_rule, phrase("Refusals", "the target is out of range")},
    {"RNG-17"_rule, phrase("Refusals", "you have played as many events as one shot allows")},
    {"RNG-19"_rule, phrase("Refusals", "this event is not for shooting")},
    {"RNG-21"_rule, phrase("Refusals", "this event is already in play in this shot")},
    {"RNG-33"_rule, phrase("Refusals", "choose one of the two sides that meet at this corner")},
    {"SET-02"_rule, phrase("Refusals", "this is not possible in this step of the setup")},
    {"SET-08"_rule, phrase("Refusals", "the army costs too many points")},
    {"SET-09"_rule, phrase("Refusals", "the army may not have more units of this kind")},
    {"SET-18"_rule, phrase("Refusals", "the card must lie inside your own zone")},
    {"SET-19"_rule, phrase("Refusals", "the table is too narrow for armies of this size")},
    {"SET-21"_rule, phrase("Refusals", "no room here for this card, or for those still to be deployed")},
    {"SET-23"_rule,
     phrase("Refusals",
            "only your own units can start in formation or extended, as their cards and the ground allow")},
    {"SKI-01"_rule, phrase("Refusals", "only active skirmishers with movement left can move now")},
    {"SKI-04"_rule, phrase("Refusals", "both parts of the move together cannot exceed one move")},
    {"SKI-05"_rule, phrase("Refusals", "no second move after a forced march")},
    {"TEAM-01"_rule, phrase("Refusals", "the shares add up to more points than the team has")},
    {"TEAM-09"_rule, phrase("Refusals", "it belongs to an ally")},
    {"TEAM-10"_rule, phrase("Refusals", "choose one of those still in the battle")},
    {"TER-04"_rule, phrase("Refusals", "trees hide the target: nobody sees through more than 1 DU of them")},
    {"TER-05"_rule, phrase("Refusals", "trees hide the target: only archers and onagers shoot over them")},
    {"TER-06"_rule, phrase("Refusals", "no unit can enter this ground")},
    {"TER-07"_rule, phrase("Refusals", "a mountain hides the target, and nobody can shoot over it")},
    {"TER-14"_rule, phrase("Refusals", "the river can be crossed only at a ford or a bridge")},
    {"TER-19"_rule, phrase("Refusals", "cross a ford straight, without turning")},
    {"TER-20"_rule, phrase("Refusals", "no formations in water")},
    {"TER-22"_rule, phrase("Refusals", "crossing here must end in contact with the enemy on the far bank")},
    {"TER-27"_rule, phrase("Refusals", "a stone bridge does not burn: only artillery can damage it")},
    {"TER-36"_rule, phrase("Refusals", "it cannot turn about in a narrow passage")},
    {"TER-46"_rule, phrase("Refusals", "choose a free place beside the village for it to come out")},
    {"TER-47"_rule, phrase("Refusals", "only infantry can occupy a village, and only an empty part of it")},
    {"TER-48"_rule, phrase("Refusals", "the card must lie inside this part of the village")},
    {"TER-49"_rule,
     phrase("Refusals", "another unit occupies this part of the village: choose the other part")},
    {"TER-50"_rule,
     phrase("Refusals", "it may cross this part of the village, but not stop on the friendly unit there")},
    {"TRE-05"_rule,
     phrase("Refusals", "a trench or barricade is in the way: go straight over it, or around it")},
    {"TRE-06"_rule, phrase("Refusals",
                           "a unit can remove only a defense that it touches and no enemy protects, and can "
                           "do nothing else this turn")},
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
        const Text why = refusal.hindrance == Hindrance::onlyBack
                             ? phrase("Refusals", "its order only lets it step back, withdraw or retreat")()
                             : reason->words();
        const Text text = whom.empty() ? why : phrase("Refusals", "%1: %2")(whom, why);
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
