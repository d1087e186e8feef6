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
    {"ASK-01"_rule,
     phrase("Hex refusals", "this is not the decision to make now, or it is not yours to make")},
    {"ASK-02"_rule, phrase("Hex refusals", "enter as many dice as are rolled, each from 1 to 6")},
    {"ASK-03"_rule, phrase("Hex refusals", "name cards from this pile, each only once")},
    {"HEX-01"_rule, phrase("Hex refusals", "the board has no such hex")},
    {"HEX-07"_rule, phrase("Hex refusals", "another leader is already there: end in another hex")},
    {"HEX-12"_rule, phrase("Hex refusals", "move all units first, then battle")},
    {"HEX-13"_rule, phrase("Hex refusals", "play a card from your hand")},
    {"HEX-14"_rule, phrase("Hex refusals", "only your own pieces with an order can act, on one order each")},
    {"HEX-16"_rule,
     phrase("Hex refusals", "a leader can leave his unit only with a helmet card, and before it moves")},
    {"HEX-18"_rule, phrase("Hex refusals", "a unit moves once, from hex to adjacent hex")},
    {"HEX-19"_rule, phrase("Hex refusals", "another unit or an enemy is there: go around it")},
    {"HEX-20"_rule,
     phrase("Hex refusals", "a unit must stop where it joins a leader, and can take only one along")},
    {"HEX-21"_rule, phrase("Hex refusals", "this is farther than it can march")},
    {"HEX-22"_rule, phrase("Hex refusals", "auxilia move two hexes at most, and can battle only after one")},
    {"HEX-23"_rule, phrase("Hex refusals", "charging warriors must end next to an enemy and attack")},
    {"HEX-24"_rule, phrase("Hex refusals", "a war machine moves one hex or battles, not both")},
    {"HEX-25"_rule, phrase("Hex refusals", "this is farther than it can ride")},
    {"HEX-26"_rule, phrase("Hex refusals", "a leader moves three hexes at most, and not onto an enemy")},
    {"HEX-27"_rule, phrase("Hex refusals", "a leader has joined it: it must stay where it is")},
    {"HEX-28"_rule, phrase("Hex refusals", "it has already battled this turn")},
    {"HEX-30"_rule, phrase("Hex refusals", "the target is too near or out of range")},
    {"HEX-31"_rule, phrase("Hex refusals", "an enemy unit is next to it: close combat only")},
    {"HEX-32"_rule, phrase("Hex refusals", "something blocks the line of sight")},
    {"HEX-33"_rule, phrase("Hex refusals", "it has no dice left to fire with")},
    {"HEX-36"_rule, phrase("Hex refusals", "choose an enemy in a hex next to it")},
    {"HEX-38"_rule, phrase("Hex refusals", "it has no dice left to attack with")},
    {"HEX-51"_rule, phrase("Hex refusals", "retreat straight back, and without losses where possible")},
    {"HEX-56"_rule, phrase("Hex refusals", "it cannot ignore that many flags")},
    {"HEX-57"_rule, phrase("Hex refusals", "choose one of those next to the elephants")},
    {"HEX-60"_rule, phrase("Hex refusals", "it cannot evade this attacker")},
    {"HEX-62"_rule, phrase("Hex refusals", "evade two hexes straight back where possible")},
    {"HEX-66"_rule, phrase("Hex refusals", "a leader evades one to three hexes toward his own side")},
    {"HEX-71"_rule, phrase("Hex refusals", "advance into the vacated hex, or stay")},
    {"HEX-74"_rule, phrase("Hex refusals", "only the unit that advanced can attack again")},
    {"HEX-77"_rule, phrase("Hex refusals", "the card gives fewer orders, or orders in another section")},
    {"HEX-78"_rule, phrase("Hex refusals", "the card orders other troops, or fewer")},
    {"HEX-80"_rule, phrase("Hex refusals", "order one unit of your choice")},
    {"HEX-81"_rule, phrase("Hex refusals", "order the hex of a leader and hexes linked to it")},
    {"HEX-82"_rule, phrase("Hex refusals", "the card does not let units do this")},
    {"HEX-83"_rule, phrase("Hex refusals", "there is no card to copy")},
    {"HEX-84"_rule, phrase("Hex refusals", "the card does not let units attack in close combat")},
    {"HEX-85"_rule, phrase("Hex refusals", "order up to four foot units, each next to another")},
    {"HEX-86"_rule, phrase("Hex refusals", "striking first takes the card of that name")},
    {"HEX-87"_rule, phrase("Hex refusals", "the dice give these units no order")},
    {"HEX-88"_rule, phrase("Hex refusals", "order foot units in one unbroken group")},
    {"HEX-91"_rule, phrase("Hex refusals", "the die does not restore this unit")},
    {"HEX-93"_rule, phrase("Hex refusals", "a legion that has moved two hexes cannot battle")},
    {"HXS-06"_rule, phrase("Hex refusals", "it may not leave the board here")},
    {"HXT-05"_rule, phrase("Hex refusals", "war machines cannot enter broken ground")},
    {"HXT-06"_rule, phrase("Hex refusals", "stop in broken ground")},
    {"HXT-07"_rule,
     phrase("Hex refusals", "mounted units cannot battle in the turn they enter broken ground")},
    {"HXT-11"_rule, phrase("Hex refusals", "stop in forest")},
    {"HXT-12"_rule,
     phrase("Hex refusals", "only light foot and warriors can battle in the turn they enter forest")},
    {"HXT-21"_rule, phrase("Hex refusals", "no unit can enter the sea")},
    {"HXT-22"_rule, phrase("Hex refusals", "the river has no ford here")},
    {"HXT-23"_rule, phrase("Hex refusals", "stop in a ford")},
    {"HXT-41"_rule, phrase("Hex refusals", "climb a wall from the next hex, and stop on it")},
    {"HXT-42"_rule, phrase("Hex refusals", "coming off a wall it moves only one hex")},
    {"HXT-44"_rule, phrase("Hex refusals",
                           "mounted units and war machines cannot enter walls, and can attack one only from "
                           "where they began the turn")},
    {"HXT-50"_rule, phrase("Hex refusals", "a fortified wall can be entered only in a siege")},
    {"HXT-53"_rule, phrase("Hex refusals", "stop in marsh")},
    {"HXT-56"_rule, phrase("Hex refusals", "leaving marsh it moves only one hex")},
    {"HXT-57"_rule, phrase("Hex refusals", "war machines cannot enter marsh")},
});

}  // namespace

Text words(const Refusal& refusal) {
    const auto* const reason = std::ranges::find(reasons, refusal.rule, &Reason::rule);
    const Text text = reason == reasons.end() ? Text(refusal.rule.text()) : reason->words();
    const Text whole = refusal.detail.empty() ? text : phrase("Hex refusals", "%1: %2")(refusal.detail, text);
    return phrase("Hex refusals", "%1 (%2).")(whole, refusal.rule.text()).asSentence();
}

}  // namespace vallum::hex
