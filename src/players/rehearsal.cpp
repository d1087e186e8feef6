// SPDX-License-Identifier: GPL-3.0-or-later
#include "rehearsal.h"

#include "shared_luck.h"
#include "unseen_cards.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include <vallum/core/accepted_answer.h>
#include <vallum/core/random.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::players {

namespace {

// ------------------------------------------------------------- what is hidden

std::vector<CardId> unseenIn(const Battle& battle) {
    std::vector<CardId> seen = battle.discarded;
    for (const Player& player : battle.players)
        seen.insert(seen.end(), player.hand.begin(), player.hand.end());
    return unseenCards(battle.setting->cards.size(), seen);
}

/// Those that a seat has been seen with, or else those of the one who looks.
std::vector<TypeId> likelyTypes(const Battle& battle, Seat owner, Seat looking) {
    std::vector<TypeId> types;
    const auto collect = [&](Seat seat) {
        for (const Unit& unit : battle.units) {
            if (unit.owner == seat && unit.type != hiddenType) types.push_back(unit.type);
        }
    };
    collect(owner);
    if (types.empty()) collect(looking);
    return types;
}

/// GEN-01: a general who is with nobody that is seen is with somebody who is not.
void placeHiddenGenerals(Battle& battle, const std::vector<UnitId>& hidden) {
    for (Player& player : battle.players) {
        for (GeneralInPlay& general : player.generals) {
            if (general.with || general.health == GeneralHealth::dead) continue;
            const auto found = std::ranges::find_if(
                hidden, [&](UnitId it) { return battle.owner(it) == player.seat && battle.onTable(it); });
            if (found != hidden.end()) general.with = *found;
        }
    }
}

std::vector<UnitId> hiddenIn(const Battle& battle) {
    std::vector<UnitId> hidden;
    for (const UnitId id : battle.everyUnit()) {
        if (battle.unit(id).type == hiddenType) hidden.push_back(id);
    }
    return hidden;
}

bool guessUnits(Battle& battle, Seat looking, Stream& stream) {
    const auto hidden = hiddenIn(battle);
    for (const UnitId id : hidden) {
        const auto types = likelyTypes(battle, battle.owner(id), looking);
        if (types.empty()) return false;
        battle.units.at(static_cast<std::size_t>(id.raw())).type = types[stream.below(types.size())];
    }
    placeHiddenGenerals(battle, hidden);
    return true;
}

// ------------------------------------------------------------ who answers then

/// Answers the open question as the trial says, and all others like the greedy player.
class Rehearsing final : public Asker<System> {
public:
    Rehearsing(const OpenQuestion<System>& open, const Trial& trial, const Memories& memories)
        : open_(open),
          trial_(trial),
          memories_(memories),
          luck_(trial.seed) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (++answers_ == 1) {
            isTrue_ = asked.seat == open_.seat && asked.question == open_.question;
            if (isTrue_) return trial_.first;
        }
        if (const auto* draw = std::get_if<DrawCards>(&asked.question))
            return luck_.drawn(*draw, battle.turn, battle.active);
        if (const auto* roll = std::get_if<RollDice>(&asked.question))
            return luck_.rolled(*roll, battle.turn, battle.active);
        return byGreedy(battle, asked);
    }
    [[nodiscard]] int answers() const { return answers_; }
    [[nodiscard]] bool isTrue() const { return isTrue_; }

private:
    /// What it says is nearly always lawful; where it is not, the first that is will do.
    Answer byGreedy(const Battle& battle, const OpenQuestion<System>& asked) {
        const Stance stance = asked.seat == open_.seat ? trial_.stance : Stance::usual;
        Answer answer = answerIn(stance, battle, asked.seat, asked.question, memories_[asked.seat]);
        if (System::accepts(battle, asked.question, answer)) return answer;
        memories_.erase(asked.seat);
        for (Answer& option : System::options(battle, asked.question)) {
            if (System::accepts(battle, asked.question, option)) return std::move(option);
        }
        return answer;
    }

    const OpenQuestion<System>& open_;
    const Trial& trial_;
    Memories memories_;
    SharedLuck luck_;
    int answers_ = 0;
    bool isTrue_ = true;
};

}  // namespace

Battle withLikelyPoints(Battle seen, Seat seat) {
    const auto hidden = hiddenIn(seen);
    if (hidden.empty()) return seen;
    const auto valueOf = [&](TypeId type, Status status) {
        return unitValue(seen.typeOf(type), status).total();
    };
    Setting setting = *seen.setting;
    for (Side& side : setting.sides) {
        if (side.unitPoints != 0) continue;
        const auto types = likelyTypes(seen, side.seat, seat);
        int likely = 0;
        for (const TypeId type : types) likely += valueOf(type, Status::regular);
        for (const Unit& unit : std::as_const(seen).units) {
            if (unit.owner != side.seat) continue;
            const bool isHidden = unit.type == hiddenType;
            side.unitPoints += isHidden ? likely / std::max(1, static_cast<int>(types.size()))
                                        : valueOf(unit.type, unit.startStatus);
        }
    }
    seen.setting = Constant<Setting>(std::move(setting));
    return seen;
}

std::optional<Battle> imagined(Battle seen, Seat seat, std::uint64_t seed) {
    Stream stream(seed);
    if (!guessUnits(seen, seat, stream) || !dealUnseen(seen, unseenIn(seen), stream)) return std::nullopt;
    return seen;
}

Memories memoriesOf(const Battle& battle) {
    Memories memories;
    for (const Player& player : battle.players) {
        if (player.defeated) continue;
        Memory& memory = memories[player.seat];
        if (player.seat == battle.active) continue;
        Battle then = battle;
        System::evolve(then, TurnBegan{battle.turn + 1, player.seat});
        orderOf(then, player.seat, memory);
    }
    return memories;
}

Rehearsed rehearsed(const Battle& imagined,
                    const OpenQuestion<System>& asked,
                    const Trial& trial,
                    const Memories& memories) {
    constexpr int most = 2000;  // answers: no turns are so long
    Rehearsing players(asked, trial, memories);
    vallum::Game<System> game(imagined, players, asked.number);
    Rehearsed result;
    const int last = imagined.turn + trial.turns;
    while (!System::isOver(game.battle()) && game.battle().turn < last && players.answers() < most &&
           players.isTrue()) {
        const int turn = game.battle().turn;
        game.step();
        if (game.battle().turn != turn && !System::isOver(game.battle()))
            result.turns.push_back(game.battle());
        auto facts = game.takeFacts();
        for (const Fact& it : facts) result.luck.add(game.battle(), asked.seat, it);
        if (trial.isTold) std::ranges::move(facts, std::back_inserter(result.facts));
    }
    if (game.battle().turn < last || System::isOver(game.battle())) result.turns.push_back(game.takeBattle());
    result.answers = players.answers();
    result.isTrue = players.isTrue();
    return result;
}

}  // namespace vallum::players
