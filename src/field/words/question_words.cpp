// SPDX-License-Identifier: GPL-3.0-or-later
#include <variant>

#include <vallum/field/words.h>

namespace vallum::field {

namespace {

std::string say(const Battle&, const RollDice& it) {
    return (it.dice == 1 ? "Roll a die: " : "Roll " + std::to_string(it.dice) + " dice: ") + words(it.why);
}
std::string say(const Battle&, const DrawCards& it) {
    return (it.count == 1 ? "Draw a card: " : "Draw " + std::to_string(it.count) + " cards: ") +
           words(it.why);
}
std::string say(const Battle&, const PlaceUnit&) { return "Place a unit in your deployment zone."; }
std::string say(const Battle&, const Redeploy&) {
    return "Move a unit to another place in your deployment zone, or leave all as they are.";
}
std::string say(const Battle&, const ArrangeUnits&) {
    return "Which of your units start in formation or with an extended front?";
}
std::string say(const Battle&, const PlaceGeneral&) { return "Which unit does your general join?"; }
std::string say(const Battle&, const ChooseOrder&) { return "Play an order, or end the activation phase."; }
std::string say(const Battle& battle, const Decide& it) {
    const std::string unit = nameOf(battle, it.unit);
    switch (it.what) {
        case Decision::tryToReorganize: return "Shall " + unit + " try to reorganize?";
        case Decision::fleeByChoice: return "Shall " + unit + " flee?";
        case Decision::fleeThoughSteadfast: return "Shall " + unit + " flee, though it is steadfast?";
        case Decision::exchangeEvent: return "Shall " + unit + " exchange the event for another card?";
        case Decision::applySecondEvent: return "Shall the second event for " + unit + " be used, too?";
        case Decision::drawTwoEvents: return "Shall two events be turned up for " + unit + "?";
        case Decision::maintainContact: return "Shall " + unit + " follow and keep contact?";
        case Decision::standUpToElephants: return "Shall " + unit + " stand up to the elephants?";
        case Decision::killElephants: return "Shall the drivers kill the elephants of " + unit + "?";
        case Decision::takeThePlace: return "Shall " + unit + " move into the place of the beaten defender?";
        case Decision::occupyAtTop: return "Shall " + unit + " occupy what it has climbed?";
        case Decision::rollOneAgain: return "Shall the 1 of " + unit + " be rolled again?";
        case Decision::separateInFlight: return "Shall " + unit + " flee without its support?";
    }
    return {};
}
std::string say(const Battle& battle, const ChooseUnit& it) {
    const std::string units = ": " + namesOf(battle, it.among) + ".";
    switch (it.purpose) {
        case Purpose::nextOfStampede: return "Which unit is struck by the stampede next" + units;
        case Purpose::hitByTheWind: return "Which unit do the arrows strike" + units;
        case Purpose::nextOfFlight: return "Which unit flees next" + units;
        case Purpose::nextToCheck: return "Which unit checks its morale next" + units;
        case Purpose::nextToStrike: return "Which enemy strikes first" + units;
        case Purpose::hitByMisfire: return "Which unit does the shot that failed hit" + units;
        case Purpose::activatedByGeneral: return "Which unit does the general activate" + units;
    }
    return {};
}
std::string say(const Battle& battle, const ChooseFacing& it) {
    return "Where does " + nameOf(battle, it.unit) + " face?";
}
std::string say(const Battle&, const ChooseMove&) { return "Move a unit, or end the movement phase."; }
std::string say(const Battle&, const ChooseSkirmishMove&) {
    return "Move a unit of skirmishers, or end the phase.";
}
std::string say(const Battle&, const ChooseShot&) { return "Shoot, or end the ranged attack phase."; }
std::string say(const Battle& battle, const ChooseSideStruck& it) {
    return "Which side of " + nameOf(battle, it.target) + " is struck?";
}
std::string say(const Battle& battle, const ChooseEvent& it) {
    return "Is an event played for " + nameOf(battle, it.unit) + "?";
}
std::string say(const Battle&, const ChooseCombat&) { return "Which melee is fought next?"; }
std::string say(const Battle& battle, const ChooseFlightWay& it) {
    return "Which way round does " + nameOf(battle, it.unit) + " flee?";
}
std::string say(const Battle&, const ChooseDraw&) { return "Discard and draw, or draw three cards?"; }
std::string say(const Battle&, const DiscardToLimit& it) {
    return "Discard " + std::to_string(it.count) + (it.count == 1 ? " card." : " cards.");
}
std::string say(const Battle& battle, const ChooseCommander& it) {
    std::string text;
    for (const int index : it.among) {
        const auto& generals = battle.side(battle.active).generals;
        text += (text.empty() ? "" : ", ") + generals.at(static_cast<std::size_t>(index)).name;
    }
    return "Who is the commander-in-chief: " + text + "?";
}
std::string say(const Battle& battle, const ChooseRetreat& it) {
    return "Where does " + nameOf(battle, it.unit) + " retreat to?";
}
std::string say(const Battle& battle, const ChooseFollowUp& it) {
    return "Does " + nameOf(battle, it.unit) + " follow up its lunge?";
}
std::string say(const Battle& battle, const ChooseBrashCharge& it) {
    return "Brash units charge: " + namesOf(battle, it.among) + ".";
}
std::string say(const Battle&, const PassCards&) { return "Give cards to an ally, or go on."; }
std::string say(const Battle&, const ChooseOpponent&) { return "Which opponent?"; }
std::string say(const Battle&, const ChooseStructure&) { return "Where does the fire spread to?"; }
std::string say(const Battle&, const ChooseHome&) { return "From which edge of the table do you attack?"; }

}  // namespace

std::string words(const Battle& battle, const Question& question) {
    return std::visit([&](const auto& it) { return say(battle, it); }, question);
}

}  // namespace vallum::field
