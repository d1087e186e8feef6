// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

struct Reason {
    RuleId rule;
    Phrase words;
};

constexpr auto reasons = std::to_array<Reason>({
    {"ASK-01"_rule, phrase("Hex refusals", "this is not what was asked, or it was not asked of you")},
    {"ASK-02"_rule, phrase("Hex refusals", "show as many dice as are rolled, each from 1 to 6")},
    {"ASK-03"_rule, phrase("Hex refusals", "name cards of this pile, each of them once")},
    {"HEX-01"_rule, phrase("Hex refusals", "the board has no such hex")},
    {"HEX-07"_rule, phrase("Hex refusals", "another leader is there already: end in another hex")},
    {"HEX-12"_rule, phrase("Hex refusals", "first all units move, then they battle")},
    {"HEX-13"_rule, phrase("Hex refusals", "play a card from your hand")},
    {"HEX-14"_rule,
     phrase("Hex refusals", "only your own pieces that got an order act, each with one order")},
    {"HEX-16"_rule,
     phrase("Hex refusals", "a leader leaves his unit only with a helmet card and before it moves")},
    {"HEX-18"_rule, phrase("Hex refusals", "a unit moves once, from each hex into the next")},
    {"HEX-19"_rule, phrase("Hex refusals", "another unit or an enemy is there: go around it")},
    {"HEX-20"_rule, phrase("Hex refusals", "a unit stops where it joins a leader, and takes only one along")},
    {"HEX-21"_rule, phrase("Hex refusals", "this is farther than the foot may march")},
    {"HEX-22"_rule, phrase("Hex refusals", "auxilia move two hexes at most, and battle after one only")},
    {"HEX-23"_rule, phrase("Hex refusals", "warriors that charge end next to an enemy and must attack")},
    {"HEX-24"_rule, phrase("Hex refusals", "a war machine moves one hex or battles")},
    {"HEX-25"_rule, phrase("Hex refusals", "this is farther than the unit may ride")},
    {"HEX-26"_rule, phrase("Hex refusals", "a leader moves three hexes at most, and not onto an enemy")},
    {"HEX-27"_rule, phrase("Hex refusals", "a leader has joined it: it stays where it is")},
    {"HEX-28"_rule, phrase("Hex refusals", "it has battled this turn")},
    {"HEX-30"_rule, phrase("Hex refusals", "the target is too near or out of range")},
    {"HEX-31"_rule, phrase("Hex refusals", "an enemy unit is next to it: close combat only")},
    {"HEX-32"_rule, phrase("Hex refusals", "something blocks the line of sight")},
    {"HEX-33"_rule, phrase("Hex refusals", "it has no dice left to fire with")},
    {"HEX-36"_rule, phrase("Hex refusals", "choose an enemy in a hex next to it")},
    {"HEX-38"_rule, phrase("Hex refusals", "it has no dice left to attack with")},
    {"HEX-51"_rule, phrase("Hex refusals", "retreat straight back, and without losses where that can be")},
    {"HEX-56"_rule, phrase("Hex refusals", "so many flags cannot be ignored")},
    {"HEX-57"_rule, phrase("Hex refusals", "choose one of those next to the elephants")},
    {"HEX-60"_rule, phrase("Hex refusals", "it cannot evade this attacker")},
    {"HEX-62"_rule, phrase("Hex refusals", "evade two hexes straight back where that can be")},
    {"HEX-66"_rule, phrase("Hex refusals", "a leader evades one to three hexes toward his own side")},
    {"HEX-71"_rule, phrase("Hex refusals", "advance into the hex that was given up, or stay")},
    {"HEX-74"_rule, phrase("Hex refusals", "only the unit that has advanced attacks again")},
    {"HEX-77"_rule, phrase("Hex refusals", "the card gives fewer orders, or orders in another section")},
    {"HEX-78"_rule, phrase("Hex refusals", "the card orders other troops, or not so many")},
    {"HEX-80"_rule, phrase("Hex refusals", "order one unit of your choice")},
    {"HEX-81"_rule, phrase("Hex refusals", "order the hex of a leader and those linked to it")},
    {"HEX-82"_rule, phrase("Hex refusals", "the card does not let units do this")},
    {"HEX-83"_rule, phrase("Hex refusals", "there is no card to copy")},
    {"HEX-84"_rule, phrase("Hex refusals", "the card does not let units attack in close combat")},
    {"HEX-85"_rule, phrase("Hex refusals", "order up to four foot units, each next to another")},
    {"HEX-86"_rule, phrase("Hex refusals", "to strike first takes the card of that name")},
    {"HEX-87"_rule, phrase("Hex refusals", "the dice do not order these units")},
    {"HEX-88"_rule, phrase("Hex refusals", "order foot units that stand in one unbroken group")},
    {"HEX-91"_rule, phrase("Hex refusals", "the die restores another unit")},
    {"HEX-93"_rule, phrase("Hex refusals", "a legion that has moved two hexes does not battle")},
    {"HXS-06"_rule, phrase("Hex refusals", "it may not leave the board here")},
    {"HXT-05"_rule, phrase("Hex refusals", "war machines do not enter broken ground")},
    {"HXT-06"_rule, phrase("Hex refusals", "stop in broken ground")},
    {"HXT-07"_rule,
     phrase("Hex refusals", "mounted units do not battle in the turn they enter broken ground")},
    {"HXT-11"_rule, phrase("Hex refusals", "stop in forest")},
    {"HXT-12"_rule,
     phrase("Hex refusals", "only light foot and warriors battle in the turn they enter forest")},
    {"HXT-21"_rule, phrase("Hex refusals", "nobody enters the sea")},
    {"HXT-22"_rule, phrase("Hex refusals", "the river has no ford here")},
    {"HXT-23"_rule, phrase("Hex refusals", "stop in a ford")},
    {"HXT-41"_rule, phrase("Hex refusals", "climb a wall from the next hex, and stop on it")},
    {"HXT-42"_rule, phrase("Hex refusals", "off a wall it goes one hex only")},
    {"HXT-44"_rule, phrase("Hex refusals",
                           "mounted units and war machines stay off walls, and attack one only "
                           "from where they began the turn")},
    {"HXT-50"_rule, phrase("Hex refusals", "nobody enters a fortified wall without a siege")},
    {"HXT-53"_rule, phrase("Hex refusals", "stop in marsh")},
    {"HXT-56"_rule, phrase("Hex refusals", "out of marsh it goes one hex only")},
    {"HXT-57"_rule, phrase("Hex refusals", "war machines do not enter marsh")},
});

}  // namespace

Text words(const Refusal& refusal) {
    const auto* const reason = std::ranges::find(reasons, refusal.rule, &Reason::rule);
    const Text text = reason == reasons.end() ? Text(refusal.rule.text()) : reason->words();
    const Text whole = refusal.detail.empty() ? text : phrase("Hex refusals", "%1: %2")(refusal.detail, text);
    return phrase("Hex refusals", "%1 (%2).")(whole, refusal.rule.text()).asSentence();
}

}  // namespace vallum::hex
