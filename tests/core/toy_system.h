// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <vallum/core/answers.h>
#include <vallum/core/askers.h>
#include <vallum/core/chance.h>
#include <vallum/core/constant.h>
#include <vallum/core/game.h>
#include <vallum/core/record.h>
#include <vallum/core/referee.h>

/// The smallest battle with every kind of question: two players throw dice or draw cards until one reaches
/// the goal, and the opponent may protest against each throw.
namespace vallum::toy {

inline constexpr Seat red(1);
inline constexpr Seat blue(2);

struct Terms {
    int goal = 30;
    int mostDice = 3;
    std::string edition;  // of the cards

    static void fields(auto& it, auto& visit) {
        visit("goal", it.goal)("mostDice", it.mostDice).optional("edition", it.edition);
    }
    bool operator==(const Terms&) const = default;
};

struct Position {
    Seat active = red;
    std::array<int, 2> points{};
    std::vector<CardId> deck;
    int turn = 1;

    static void fields(auto& it, auto& visit) {
        visit("active", it.active)("points", it.points)("deck", it.deck)("turn", it.turn);
    }
    bool operator==(const Position&) const = default;
};
struct Battle : Position {
    Constant<Terms> terms;

    static void fields(auto& it, auto& visit) {
        visit("terms", it.terms);
        Position::fields(it, visit);
    }
    bool operator==(const Battle&) const = default;
};
/// The start of a battle; the text is empty if it was not read from a file.
struct Scenario {
    std::string title = "A game of dice";
    Battle start;
    std::string source;

    Scenario() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): tests begin with a battle
    Scenario(Battle battle) : start(std::move(battle)) {}

    static void fields(auto& it, auto& visit) {
        visit("title", it.title)("start", it.start).optional("source", it.source);
    }
    bool operator==(const Scenario&) const = default;
};

inline std::size_t indexOf(Seat seat) { return seat == red ? 0 : 1; }
inline Seat opponentOf(Seat seat) { return seat == red ? blue : red; }

struct Throw {
    int dice = 1;

    static constexpr std::string_view kind = "throw";
    static void fields(auto& it, auto& visit) { visit("dice", it.dice); }
    bool operator==(const Throw&) const = default;
};
struct TakeCard {
    static constexpr std::string_view kind = "takeCard";
    static void fields(auto&, auto&) {}
    bool operator==(const TakeCard&) const = default;
};
struct Protest {
    bool yes = false;

    static constexpr std::string_view kind = "protest";
    static void fields(auto& it, auto& visit) { visit("yes", it.yes); }
    bool operator==(const Protest&) const = default;
};

struct WhatNow {
    using Answers = std::variant<Throw, TakeCard>;

    static constexpr std::string_view kind = "whatNow";
    static void fields(auto&, auto&) {}
    bool operator==(const WhatNow&) const = default;
};
struct MayProtest {
    using Answer = Protest;
    int points = 0;

    static constexpr std::string_view kind = "mayProtest";
    static void fields(auto& it, auto& visit) { visit("points", it.points); }
    bool operator==(const MayProtest&) const = default;
};

struct Scored {
    Seat seat;
    int points = 0;

    static constexpr std::string_view kind = "scored";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("points", it.points); }
    bool operator==(const Scored&) const = default;
};
struct Drew {
    Seat seat;
    CardId card;

    static constexpr std::string_view kind = "drew";
    static void fields(auto& it, auto& visit) { visit("seat", it.seat)("card", it.card); }
    bool operator==(const Drew&) const = default;
};
struct TurnEnded {
    static constexpr std::string_view kind = "turnEnded";
    static void fields(auto&, auto&) {}
    bool operator==(const TurnEnded&) const = default;
};

struct PositionRestored {
    Position position;

    static constexpr std::string_view kind = "positionRestored";
    static void fields(auto& it, auto& visit) { visit("position", it.position); }
    bool operator==(const PositionRestored&) const = default;
};

struct System {
    static constexpr int rules = 1;
    static constexpr int digest = 1;

    using Scenario = toy::Scenario;
    using Battle = toy::Battle;
    using Position = toy::Position;
    using Question = std::variant<RollDice, DrawCards, WhatNow, MayProtest>;
    using Answer = std::variant<DiceShown, CardsShown, Throw, TakeCard, Protest>;
    using Fact = std::variant<Scored, Drew, TurnEnded, PositionRestored>;

    static Battle begin(const Scenario& scenario) { return scenario.start; }
    static bool isOver(const Battle& battle) { return std::ranges::max(battle.points) >= battle.terms->goal; }
    static void step(Game<System>&);
    static void evolve(Battle&, const Fact&);
    static Fact restarted(const Position& position) { return PositionRestored{position}; }
    static Verdict accepts(const Battle& battle, const Question& question, const Answer& answer) {
        return fitsQuestion(battle, question, answer);
    }
    static std::vector<Answer> options(const Battle&, const Question&);
    static Battle seenBy(Battle battle, Seat /*seat*/) {
        std::ranges::fill(battle.deck, faceDown);
        return battle;
    }
};

inline Verdict fits(const Battle& battle, const WhatNow&, const Throw& it) {
    return allowIf(it.dice >= 1 && it.dice <= battle.terms->mostDice, "ACT-07"_rule);
}
inline Verdict fits(const Battle& battle, const WhatNow&, const TakeCard&) {
    return battle.deck.empty() ? refuse("CARD-01"_rule, "the deck is empty") : Verdict();
}
inline Verdict fits(const Battle&, const MayProtest&, const Protest&) { return {}; }

inline std::vector<System::Answer> System::options(const Battle& battle, const Question& question) {
    std::vector<Answer> all{Throw{1}, TakeCard{}, Protest{false}, Protest{true}};
    std::erase_if(all, [&](const Answer& it) { return !accepts(battle, question, it); });
    return all;
}

inline void throwDice(Game<System>& game, Seat seat, int dice) {
    int points = 0;
    for (const int face : game.ask(chance, RollDice{"ASK-02"_rule, dice}).faces) points += face;
    if (game.ask(opponentOf(seat), MayProtest{points}).yes) points /= 2;
    game.tell(Scored{seat, points});
}

inline void System::step(Game<System>& game) {
    const Seat seat = game.battle().active;
    const auto choice = game.ask(seat, WhatNow{});
    if (const auto* dice = std::get_if<Throw>(&choice)) {
        throwDice(game, seat, dice->dice);
    } else {
        const auto card = game.ask(chance, DrawCards{"ASK-03"_rule, game.battle().deck, 1}).cards.front();
        game.tell(Drew{seat, card});
    }
    game.tell(TurnEnded{});
}

inline void System::evolve(Battle& battle, const Fact& fact) {
    if (const auto* scored = std::get_if<Scored>(&fact)) {
        battle.points.at(indexOf(scored->seat)) += scored->points;
    } else if (const auto* drew = std::get_if<Drew>(&fact)) {
        std::erase(battle.deck, drew->card);
        ++battle.points.at(indexOf(drew->seat));
    } else if (const auto* restored = std::get_if<PositionRestored>(&fact)) {
        static_cast<Position&>(battle) = restored->position;
    } else {
        battle.active = opponentOf(battle.active);
        ++battle.turn;
    }
}

inline Battle battle() {
    Battle battle;
    battle.deck = {CardId(4), CardId(9), CardId(12)};
    return battle;
}

}  // namespace vallum::toy
