// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>

#include <vallum/field/rules/optional/allies.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/players/field_players.h>

namespace vallum::players {

namespace {

/// Who is made for it and in order keeps at a unit that gives way (ENG-20).
bool followsUp(const Battle& battle, UnitId id) {
    return !battle.unit(id).has(Marker::broken) && !avoidsMelee(battle.type(id));
}

bool decide(const Battle& battle, const Decide& question, Memory& memory) {
    switch (question.what) {
        case Decision::tryToReorganize: return shouldReorganize(battle, question.unit, memory);
        case Decision::fleeByChoice:
        case Decision::fleeThoughSteadfast: return false;
        case Decision::exchangeEvent: return shouldExchange(battle, question.unit);
        case Decision::drawTwoEvents: return true;
        case Decision::applySecondEvent: return shouldExchange(battle, question.unit);
        case Decision::maintainContact: return followsUp(battle, question.unit);
        case Decision::takeThePlace:
        case Decision::occupyAtTop:
        case Decision::rollOneAgain: return true;
        case Decision::standUpToElephants:
        case Decision::killElephants:
        case Decision::separateInFlight: return false;
    }
    return false;
}

/// Whom an order would find in the next turn: in this one most have theirs already.
CardsToPass useless(const Battle& battle, Seat seat, Seat ally) {
    Battle then = battle;
    System::evolve(then, TurnBegan{battle.turn + 1, seat});
    const auto helps = [&](Seat whom, CardId card) { return !unitsForCard(then, whom, card).empty(); };
    CardsToPass pass{ally, {}};
    int room = handLimit(battle, ally).total() - static_cast<int>(battle.player(ally).hand.size());
    for (const CardId card : battle.player(seat).hand) {
        const bool isForAlly = battle.order(card).effect.activate && !helps(seat, card) && helps(ally, card);
        if (isForAlly && room-- > 0) pass.cards.push_back(card);
    }
    return pass;
}

/// Orders for units that only an ally has.
Answer passed(const Battle& battle, Seat seat, const PassCards& question) {
    for (const Seat ally : battle.alliesOf(seat)) {
        CardsToPass pass = useless(battle, seat, ally);
        if (ally != seat && !pass.cards.empty() && fits(battle, question, pass)) return {std::move(pass)};
    }
    return PhaseDone{};
}

/// No battle that is still fought takes so long: whoever finds no way to the enemy gives it up.
bool isTired(const Battle& battle) {
    constexpr int patience = 200;
    return battle.turn > patience;
}

/// One answer to each kind of question.
struct Commander {
    const Battle& battle;
    Seat seat;
    Memory& memory;

    // Chance sits in a seat of its own.
    Answer operator()(const RollDice&) const { return DiceShown{}; }
    Answer operator()(const DrawCards&) const { return CardsShown{}; }

    Answer operator()(const PlaceUnit&) const { return placementOf(battle, seat); }
    Answer operator()(const Redeploy&) const { return PhaseDone{}; }
    Answer operator()(const ArrangeUnits&) const { return Arrangement{}; }
    Answer operator()(const PlaceGeneral& asked) const {
        return UnitChosen{unitForGeneral(battle, seat, asked)};
    }
    Answer operator()(const ChooseOrder&) const {
        return isTired(battle) ? Answer(Surrender{}) : orderOf(battle, seat, memory);
    }
    Answer operator()(const Decide& asked) const { return YesOrNo{decide(battle, asked, memory)}; }
    Answer operator()(const ChooseUnit& asked) const { return UnitChosen{preferred(battle, seat, asked)}; }
    Answer operator()(const ChooseFacing& asked) const { return FacingChosen{facingOf(battle, asked)}; }
    Answer operator()(const ChooseMove&) const {
        return isTired(battle) ? Answer(Surrender{}) : moveOf(battle, seat, memory);
    }
    Answer operator()(const ChooseSkirmishMove&) const { return skirmishMoveOf(battle, seat); }
    Answer operator()(const ChooseShot&) const { return shotOf(battle, seat); }
    /// The front is the strongest side, the rear the weakest.
    Answer operator()(const ChooseSideStruck& asked) const {
        const auto isFront = [](geometry::Edge it) { return it == geometry::Edge::front; };
        const auto isRear = [](geometry::Edge it) { return it == geometry::Edge::rear; };
        const auto front = std::ranges::find_if(asked.among, isFront);
        const auto flank = std::ranges::find_if_not(asked.among, isRear);
        if (front != asked.among.end()) return EdgeChosen{*front};
        return EdgeChosen{flank != asked.among.end() ? *flank : asked.among.front()};
    }
    Answer operator()(const ChooseEvent& asked) const { return eventOf(battle, seat, asked.unit); }
    Answer operator()(const ChooseCombat&) const { return combatOf(battle, seat); }
    Answer operator()(const ChooseFlightWay&) const { return WayChosen{Flank::left}; }
    Answer operator()(const ChooseDraw&) const { return drawOf(battle, seat); }
    Answer operator()(const DiscardToLimit& asked) const { return discardOf(battle, seat, asked.count); }
    Answer operator()(const ChooseCommander& asked) const { return GeneralChosen{asked.among.front()}; }
    Answer operator()(const ChooseRetreat& asked) const { return retreatOf(battle, asked); }
    Answer operator()(const ChooseFollowUp& asked) const { return followUpOf(battle, asked); }
    Answer operator()(const ChooseBrashCharge& asked) const { return brashChargeOf(battle, asked); }
    Answer operator()(const PassCards& asked) const { return passed(battle, seat, asked); }
    Answer operator()(const ChooseOpponent& asked) const { return SeatChosen{asked.among.front()}; }
    Answer operator()(const ChooseStructure& asked) const { return StructureChosen{asked.among.front()}; }
    Answer operator()(const ChooseHome& asked) const { return HomeChosen{asked.among.front()}; }
};

}  // namespace

Answer greedyAnswer(const Battle& battle, Seat seat, const Question& question, Memory& memory) {
    return std::visit(Commander{battle, seat, memory}, question);
}

GreedyPlayer::GreedyPlayer() = default;
GreedyPlayer::~GreedyPlayer() = default;

Answer GreedyPlayer::answer(const Battle& battle, const OpenQuestion<System>& asked) {
    auto& memory = memories_[asked.seat];
    if (!memory) memory = std::make_unique<Memory>();
    return greedyAnswer(battle, asked.seat, asked.question, *memory);
}

std::optional<Answer> GreedyPlayer::answerInstead(const Battle& battle,
                                                  const OpenQuestion<System>& asked,
                                                  const std::vector<Answer>& refused) {
    Memory memory;
    memory.avoid(refused);
    Answer next = greedyAnswer(battle, asked.seat, asked.question, memory);
    memories_.erase(asked.seat);
    if (!memory.avoids(next)) return next;
    return Asker::answerInstead(battle, asked, refused);
}

}  // namespace vallum::players
