// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/words.h>

namespace vallum::field {

namespace {

struct Reason {
    RuleId rule;
    Phrase words;
};

/// What stands in the way of a player, by the rule that says so. A rule that is not here gives its title.
constexpr auto reasons = std::to_array<Reason>({
    {"ABL-17"_rule, phrase("Refusals", "a brash unit has to charge, with as much of its front as it can")},
    {"ACT-02"_rule, phrase("Refusals", "this belongs to another phase")},
    {"ACT-07"_rule, phrase("Refusals", "the order does not allow this, or not for so few or so many units")},
    {"ACT-08"_rule, phrase("Refusals", "only an active unit can do this: give it an order first")},
    {"ACT-09"_rule, phrase("Refusals", "no unit gets more than one order in a turn")},
    {"ACT-11"_rule, phrase("Refusals", "it is not active, and so it stays as it is in its fight")},
    {"ACT-13"_rule, phrase("Refusals", "it has just reorganized: half the movement, no march and no charge")},
    {"ACT-16"_rule,
     phrase("Refusals", "it has been called back from flight and does nothing more this turn")},
    {"CHG-01"_rule, phrase("Refusals", "a charge has to reach the enemy, and it ends the move")},
    {"CHG-02"_rule, phrase("Refusals", "a unit in a fight cannot charge")},
    {"CHG-05"_rule, phrase("Refusals", "skirmishers have to meet the enemy with their front")},
    {"CHG-09"_rule, phrase("Refusals", "it cannot meet the enemy on this side")},
    {"ENG-01"_rule, phrase("Refusals", "a unit in a fight takes one of its actions there instead of a move")},
    {"ENG-02"_rule, phrase("Refusals", "it is closed in on all sides and can only fight")},
    {"ENG-03"_rule, phrase("Refusals", "no part of its front is free to wrap round the enemy")},
    {"ENG-05"_rule, phrase("Refusals", "a unit in a fight cannot extend its front")},
    {"ENG-06"_rule, phrase("Refusals", "it has no marker there to take off")},
    {"ENG-08"_rule, phrase("Refusals", "in a fight no formation is taken or given up, except bravery")},
    {"ENG-09"_rule, phrase("Refusals", "there is no room to turn")},
    {"ENG-10"_rule, phrase("Refusals", "after the turn it would no longer fight where it fights now")},
    {"ENG-11"_rule, phrase("Refusals", "turned, it would lie on another unit or marker")},
    {"ENG-12"_rule, phrase("Refusals", "turned about, it would lose an enemy that it fights now")},
    {"ENG-14"_rule, phrase("Refusals", "an enemy's marker is in the way")},
    {"ENG-16"_rule,
     phrase("Refusals", "only a unit whose front faces all its enemies withdraws in good order")},
    {"ENG-17"_rule,
     phrase("Refusals", "it withdraws straight backward, through nobody, by half its movement at most")},
    {"ENG-24"_rule,
     phrase("Refusals", "it has to end away from the enemies it leaves, and may not charge them")},
    {"FDZ-01"_rule, phrase("Refusals", "the box does not hold so many sections")},
    {"FDZ-03"_rule, phrase("Refusals", "the walls have to close a ring without a gap")},
    {"FDZ-04"_rule, phrase("Refusals", "a fortress needs a gate")},
    {"FDZ-05"_rule, phrase("Refusals", "a fortress is built of one material")},
    {"FDZ-07"_rule, phrase("Refusals", "sections meet joint to joint, neither askew nor on each other")},
    {"FDZ-16"_rule, phrase("Refusals", "the gate has to look toward the attacker")},
    {"FRM-01"_rule, phrase("Refusals", "its card does not show this formation")},
    {"FRM-02"_rule, phrase("Refusals", "formations are taken in the movement phase")},
    {"FRM-05"_rule, phrase("Refusals", "a formation just taken or given up is not changed again this turn")},
    {"FRM-21"_rule, phrase("Refusals", "a square stands still: give it up first")},
    {"GEN-12"_rule, phrase("Refusals", "this order needs a general who is fit to command")},
    {"GEO-09"_rule, phrase("Refusals", "there is nothing left to go")},
    {"GEO-12"_rule, phrase("Refusals", "the table ends here")},
    {"GEO-18"_rule, phrase("Refusals", "there is no room for a marker round that corner")},
    {"HGT-12"_rule, phrase("Refusals", "on difficult ground it goes at half the speed, and not so far")},
    {"HGT-13"_rule, phrase("Refusals", "on difficult ground it turns by 45 degrees at a time at most")},
    {"HGT-15"_rule, phrase("Refusals", "the ground slows it down to half its movement, without a march")},
    {"HGT-17"_rule, phrase("Refusals", "slowed down by the ground and by a maneuver, it cannot attack")},
    {"HGT-21"_rule, phrase("Refusals", "riders cannot storm this")},
    {"LOS-01"_rule, phrase("Refusals", "it shoots only at what lies before its front")},
    {"MAN-03"_rule, phrase("Refusals", "going sideways or backward rules out a charge, and a formation")},
    {"MAN-04"_rule, phrase("Refusals", "it turns on the spot once, at the start or at the end of its move")},
    {"MAN-08"_rule, phrase("Refusals", "there is no room to extend the front, or it is extended there")},
    {"MAN-09"_rule, phrase("Refusals", "its front is not extended there")},
    {"MAN-10"_rule,
     phrase("Refusals", "a unit that extends or reduces its front does not charge in that turn")},
    {"MAN-12"_rule, phrase("Refusals", "a unit is either extended or in a formation, not both")},
    {"MAN-13"_rule, phrase("Refusals", "it has this formation already, or none to give up")},
    {"MAN-14"_rule, phrase("Refusals", "it has changed its formation this turn and does not shoot")},
    {"MAN-17"_rule, phrase("Refusals", "it has charged and does not shoot")},
    {"MAN-21"_rule, phrase("Refusals", "maneuvers go all before the movement or all after it")},
    {"MEL-02"_rule, phrase("Refusals", "every fight has to be fought before the phase can end")},
    {"MEL-12"_rule, phrase("Refusals", "this event is at work in this fight already")},
    {"MOV-01"_rule, phrase("Refusals", "it has moved already, flees, or is not yours")},
    {"MOV-03"_rule, phrase("Refusals", "an enemy is in the way")},
    {"MOV-05"_rule,
     phrase("Refusals", "it cannot pass a friend while one of both is in formation or in a fight")},
    {"MOV-08"_rule, phrase("Refusals", "it cannot end on another unit")},
    {"MOV-09"_rule, phrase("Refusals", "it cannot end on another unit")},
    {"MOV-10"_rule, phrase("Refusals", "two units would end up on each other; one has to move away first")},
    {"MOV-12"_rule, phrase("Refusals", "its movement is spent")},
    {"MOV-13"_rule, phrase("Refusals", "a pivot turns forward, by 90 degrees at most")},
    {"MOV-15"_rule, phrase("Refusals", "no zigzag: all pivots of a move are about the same corner")},
    {"MOV-17"_rule, phrase("Refusals", "it would touch an enemy, and that has to be a charge")},
    {"MOV-18"_rule,
     phrase("Refusals", "a forced march only advances and pivots, as far as twice the movement")},
    {"MOV-20"_rule, phrase("Refusals", "who makes a forced march neither charges nor shoots in that turn")},
    {"MOV-21"_rule, phrase("Refusals", "in formation there is no forced march: give the formation up first")},
    {"MOV-25"_rule,
     phrase("Refusals", "its movement is spent: a maneuver or its formation leaves only half of it")},
    {"OPT-29"_rule, phrase("Refusals", "a line moves in one direction, as far as its slowest unit")},
    {"RNG-01"_rule, phrase("Refusals", "it has nothing to shoot with")},
    {"RNG-03"_rule, phrase("Refusals", "only active units shoot")},
    {"RNG-04"_rule, phrase("Refusals", "it has shot already")},
    {"RNG-05"_rule, phrase("Refusals", "nobody shoots into a fight or out of one")},
    {"RNG-06"_rule, phrase("Refusals", "it has gone too far to shoot this turn")},
    {"RNG-07"_rule, phrase("Refusals", "artillery that has moved does not shoot")},
    {"RNG-08"_rule, phrase("Refusals", "after a forced march skirmishers do not shoot")},
    {"RNG-12"_rule, phrase("Refusals", "the target is out of range")},
    {"SET-18"_rule, phrase("Refusals", "a card has to lie inside your own zone")},
    {"SET-21"_rule, phrase("Refusals", "there is no room here, for this card or for those still to come")},
    {"SKI-01"_rule, phrase("Refusals", "only active skirmishers with movement to spare move now")},
    {"SKI-04"_rule, phrase("Refusals", "both parts of the move together are no longer than one move")},
    {"SKI-05"_rule, phrase("Refusals", "after a forced march skirmishers do not move again")},
    {"TEAM-09"_rule, phrase("Refusals", "it belongs to an ally")},
    {"TER-06"_rule, phrase("Refusals", "no unit can enter this ground")},
    {"TER-14"_rule, phrase("Refusals", "the river can be crossed only at a ford or a bridge")},
    {"TER-19"_rule, phrase("Refusals", "in a ford it goes straight across, without turning")},
    {"TER-20"_rule, phrase("Refusals", "in water no formation is taken")},
    {"TER-22"_rule, phrase("Refusals", "whoever crosses here has to meet the enemy on the far bank")},
    {"WAL-13"_rule, phrase("Refusals", "a structure is in the way")},
});

const Reason* reasonOf(RuleId rule) {
    const auto found = std::ranges::find(reasons, rule, &Reason::rule);
    return found == reasons.end() ? nullptr : found;
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
        text = phrase("Words", "%1 (at %2, %3)")(text, toText(Du(refusal.place->x)),
                                                 toText(Du(refusal.place->y)));
    }
    return text;
}

}  // namespace vallum::field
