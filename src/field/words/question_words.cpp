// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/word_parts.h"

#include <variant>

#include <vallum/field/words.h>

namespace vallum::field {

namespace {

Text say(const Battle&, const RollDice& it) {
    if (it.dice == 1) return phrase("Questions", "Roll a die: %1")(words(it.why));
    return phrase("Questions", "Roll %1 dice: %2")(it.dice, words(it.why));
}
Text say(const Battle&, const DrawCards& it) {
    if (it.count == 1) return phrase("Questions", "Draw a card: %1")(words(it.why));
    return phrase("Questions", "Draw %1 cards: %2")(it.count, words(it.why));
}
Text say(const Battle&, const PlaceUnit&) { return phrase("Questions", "Deploy a unit in your zone.")(); }
Text say(const Battle&, const Redeploy&) {
    return phrase("Questions", "Redeploy a unit, or keep your deployment.")();
}
Text say(const Battle&, const ArrangeUnits&) {
    return phrase("Questions", "Which of your units start in formation or with an extended front?")();
}
Text say(const Battle&, const PlaceGeneral&) {
    return phrase("Questions", "Which unit does your general join?")();
}
Text say(const Battle&, const ChooseOrder&) {
    return phrase("Questions", "Play an order, or end the phase.")();
}
Text say(const Battle& battle, const Decide& it) {
    const Text unit = nameOf(battle, it.unit);
    switch (it.what) {
        case Decision::tryToReorganize: return phrase("Questions", "Let %1 try to reorganize?")(unit);
        case Decision::fleeByChoice: return phrase("Questions", "Let %1 flee?")(unit);
        case Decision::fleeThoughSteadfast:
            return phrase("Questions", "Let %1 flee, though steadfast?")(unit);
        case Decision::exchangeEvent: return phrase("Questions", "Swap the event drawn for %1?")(unit);
        case Decision::applySecondEvent:
            return phrase("Questions", "Use the second event for %1 as well?")(unit);
        case Decision::drawTwoEvents: return phrase("Questions", "Draw two events for %1?")(unit);
        case Decision::maintainContact: return phrase("Questions", "Have %1 follow and keep contact?")(unit);
        case Decision::standUpToElephants:
            return phrase("Questions", "Have %1 stand up to the elephants?")(unit);
        case Decision::killElephants:
            return phrase("Questions", "Have the drivers kill the elephants of %1?")(unit);
        case Decision::takeThePlace:
            return phrase("Questions", "Move %1 into the beaten defender's place?")(unit);
        case Decision::occupyAtTop: return phrase("Questions", "Let %1 occupy the top?")(unit);
        case Decision::rollOneAgain: return phrase("Questions", "Reroll the 1 of %1?")(unit);
        case Decision::separateInFlight: return phrase("Questions", "Let %1 flee without its support?")(unit);
    }
    return {};
}
Text say(const Battle& battle, const ChooseUnit& it) {
    const Text units = anyOf(battle, it.among);
    switch (it.purpose) {
        case Purpose::nextOfStampede:
            return phrase("Questions", "Which unit does the stampede hit next: %1?")(units);
        case Purpose::hitByTheWind: return phrase("Questions", "Which unit do the arrows hit: %1?")(units);
        case Purpose::nextOfFlight: return phrase("Questions", "Which unit flees next: %1?")(units);
        case Purpose::nextToCheck: return phrase("Questions", "Which unit checks morale next: %1?")(units);
        case Purpose::nextToStrike: return phrase("Questions", "Which enemy strikes first: %1?")(units);
        case Purpose::hitByMisfire:
            return phrase("Questions", "A shot misfires. Which unit does it hit: %1?")(units);
        case Purpose::activatedByGeneral:
            return phrase("Questions", "Which unit does the general activate: %1?")(units);
    }
    return {};
}
Text say(const Battle& battle, const ChooseFacing& it) {
    return phrase("Questions", "Which way does %1 face?")(nameOf(battle, it.unit));
}
Text say(const Battle&, const ChooseMove&) {
    return phrase("Questions", "Move a unit, or end the movement phase.")();
}
Text say(const Battle&, const ChooseSkirmishMove&) {
    return phrase("Questions", "Move a unit of skirmishers, or end the phase.")();
}
Text say(const Battle&, const ChooseShot&) {
    return phrase("Questions", "Shoot, or end the shooting phase.")();
}
Text say(const Battle& battle, const ChooseSideStruck& it) {
    return phrase("Questions", "Which side of %1 do you strike?")(nameOf(battle, it.target));
}
Text say(const Battle& battle, const ChooseEvent& it) {
    return phrase("Questions", "Play an event for %1?")(nameOf(battle, it.unit));
}
Text say(const Battle&, const ChooseCombat&) { return phrase("Questions", "Choose the next melee.")(); }
Text say(const Battle& battle, const ChooseFlightWay& it) {
    return phrase("Questions", "Which way around does %1 flee?")(nameOf(battle, it.unit));
}
Text say(const Battle&, const ChooseDraw&) {
    return phrase("Questions", "Draw three cards, or exchange some?")();
}
Text say(const Battle&, const DiscardToLimit& it) {
    return plural("Questions", "Discard %n cards.", "Discard %n card.")(it.count);
}
Text say(const Battle& battle, const ChooseCommander& it) {
    const auto& generals = battle.side(battle.active).generals;
    std::vector<Text> names;
    names.reserve(it.among.size());
    for (const int index : it.among) names.emplace_back(generals.at(static_cast<std::size_t>(index)).name);
    return phrase("Questions", "Who commands: %1?")(Text::joined(names, ", "));
}
Text say(const Battle& battle, const ChooseRetreat& it) {
    return phrase("Questions", "Where does %1 retreat to?")(nameOf(battle, it.unit));
}
Text say(const Battle& battle, const ChooseFollowUp& it) {
    return phrase("Questions", "Have %1 follow up its lunge?")(nameOf(battle, it.unit));
}
Text say(const Battle& battle, const ChooseBrashCharge& it) {
    return phrase("Questions", "Your brash units must charge: %1.")(namesOf(battle, it.among));
}
Text say(const Battle&, const PassCards&) {
    return phrase("Questions", "Give cards to an ally, or go on.")();
}
Text say(const Battle&, const ChooseOpponent&) { return phrase("Questions", "Which opponent?")(); }
Text say(const Battle&, const ChooseStructure&) {
    return phrase("Questions", "Where does the fire spread to?")();
}
Text say(const Battle&, const ChooseHome&) {
    return phrase("Questions", "From which table edge do you attack?")();
}

}  // namespace

Text words(const Battle& battle, const Question& question) {
    return std::visit([&](const auto& it) { return say(battle, it); }, question);
}

}  // namespace vallum::field
