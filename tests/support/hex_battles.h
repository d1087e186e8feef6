// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/core/askers.h>
#include <vallum/hex/files/library.h>
#include <vallum/hex/system.h>

/// Positions on a hex board, and battles in which every answer and every die is scripted.
namespace vallum::hex::test {

inline constexpr Seat top(1);
inline constexpr Seat bottom(2);

inline const Library& library() {
    static const Library all = loadLibrary(std::filesystem::path(VALLUM_SOURCE_DIR) / "resources").value();
    return all;
}

inline int typeOf(const std::string& code) {
    const auto& types = library().types;
    const auto found = std::ranges::find(types, code, &UnitType::code);
    EXPECT_NE(found, types.end()) << code;
    return static_cast<int>(found - types.begin());
}
inline int cardNamed(const std::string& id) {
    const auto& cards = library().cards;
    const auto found = std::ranges::find(cards, id, &CommandCard::id);
    EXPECT_NE(found, cards.end()) << id;
    return static_cast<int>(found - cards.begin());
}
/// The first of the 60 cards with this id.
inline CardId copyOf(const Battle& battle, const std::string& id) {
    const auto& deck = battle.setting->deck;
    return CardId(static_cast<std::int32_t>(std::ranges::find(deck, cardNamed(id)) - deck.begin()));
}
/// Gives this seat a hand.
inline Battle holding(Battle battle, Seat seat, const std::vector<std::string>& cards) {
    for (Player& player : battle.players) {
        if (player.seat != seat) continue;
        for (const std::string& id : cards) {
            player.hand.push_back(copyOf(battle, id));
            std::erase(battle.deck, player.hand.back());
        }
    }
    return battle;
}

/// Builds a position piece by piece: "MI" at {4, 4}. The bottom side is to move, in the middle of its turn.
class Table {
public:
    Table() {
        Setting setting;
        setting.sides = {{top, "top", Edge::top, "Top", "#111111", 5, 5},
                         {bottom, "bottom", Edge::bottom, "Bottom", "#222222", 5, 5}};
        setting.first = bottom;
        setting.cells.resize(boardHexes);
        setting.types = library().types;
        setting.terrain = library().terrain;
        setting.cards = library().cards;
        for (std::size_t i = 0; i != setting.cards.size(); ++i) {
            setting.deck.insert(setting.deck.end(), static_cast<std::size_t>(setting.cards[i].copies),
                                static_cast<int>(i));
        }
        setting_ = std::move(setting);
        battle_.players = {{.seat = top}, {.seat = bottom}};
        for (int card = 0; card != 60; ++card) battle_.deck.emplace_back(card);
        battle_.active = bottom;
        battle_.turn = 1;
        battle_.phase = Phase::battling;
    }

    Table& unit(Seat owner, const std::string& code, Hex at, int blocks = 0) {
        Unit unit;
        unit.type = typeOf(code);
        unit.owner = owner;
        unit.at = at;
        unit.blocks = blocks == 0 ? library().types[static_cast<std::size_t>(unit.type)].blocks : blocks;
        unit.turn.start = at;
        unit.turn.ordered = owner == bottom;
        battle_.units.push_back(unit);
        return *this;
    }
    Table& leader(Seat owner, Hex at, const std::string& name = "Leader") {
        battle_.leaders.push_back({owner, name, at});
        return *this;
    }
    Table& ground(Hex at, Ground ground) {
        setting_.cells[indexOf(at)].ground = ground;
        return *this;
    }
    Table& work(Hex at, Work work) {
        setting_.cells[indexOf(at)].work = work;
        return *this;
    }
    Table& rampart(Hex at, EnumSet<Direction> sides) {
        setting_.cells[indexOf(at)].work = Work::rampart;
        setting_.cells[indexOf(at)].ramparts = sides;
        return *this;
    }
    Table& objective(const Objective& it) {
        setting_.objectives.push_back(it);
        battle_.won.push_back(0);
        return *this;
    }
    Table& siege() {
        setting_.siege = true;
        return *this;
    }
    Table& phase(Phase phase) {
        battle_.phase = phase;
        return *this;
    }
    /// This card has been played and its orders given.
    Table& card(const std::string& id, Seat seat = bottom) {
        return play({.as = cardNamed(id), .view = seat});
    }
    Table& play(Play play) {
        battle_.play = std::move(play);
        return *this;
    }
    Table& with(const auto& change) {
        change(battle_, setting_);
        return *this;
    }
    [[nodiscard]] Battle battle() const {
        Battle battle = battle_;
        battle.setting = Constant<Setting>(setting_);
        return battle;
    }
    operator Battle() const { return battle(); }  // NOLINT(google-explicit-constructor)

private:
    Setting setting_;
    Battle battle_;
};

inline int die(Face face) { return static_cast<int>(face) + 1; }
inline constexpr int L = 1, M = 2, H = 3, lead = 4, flag = 5, swords = 6;

/// Dice and answers come from separate lists; running out of either fails the test.
class Script final : public Asker<System> {
public:
    Script(std::vector<Answer> answers, std::vector<int> dice)
        : answers_(answers.begin(), answers.end()),
          dice_(dice.begin(), dice.end()) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        Answer given = next(battle, asked);
        const Verdict verdict = System::accepts(battle, asked.question, given);
        if (!verdict) {
            ADD_FAILURE() << "refused by " << verdict.error().rule.text() << " " << verdict.error().detail;
        }
        return verdict ? given : System::options(battle, asked.question).front();
    }
    [[nodiscard]] std::size_t answersLeft() const { return answers_.size(); }
    [[nodiscard]] std::size_t diceLeft() const { return dice_.size(); }

private:
    Answer next(const Battle& battle, const OpenQuestion<System>& asked) {
        if (const auto* roll = std::get_if<RollDice>(&asked.question)) return shown(roll->dice);
        if (std::holds_alternative<DrawCards>(asked.question)) {
            return System::options(battle, asked.question).front();
        }
        if (answers_.empty()) {
            ADD_FAILURE() << "nobody expected question " << asked.question.index();
            return System::options(battle, asked.question).front();
        }
        Answer given = answers_.front();
        answers_.erase(answers_.begin());
        return given;
    }
    DiceShown shown(int count) {
        DiceShown dice;
        for (int i = 0; i != count; ++i) {
            if (dice_.empty()) ADD_FAILURE() << "there are not enough dice";
            dice.faces.push_back(dice_.empty() ? flag : dice_.front());
            if (!dice_.empty()) dice_.erase(dice_.begin());
        }
        return dice;
    }

    std::vector<Answer> answers_;
    std::vector<int> dice_;
};

/// The result of one step.
struct Played {
    Battle battle;
    std::vector<Fact> facts;

    template <class F> [[nodiscard]] std::vector<F> all() const {
        std::vector<F> found;
        for (const Fact& it : facts) {
            if (const auto* fact = std::get_if<F>(&it)) found.push_back(*fact);
        }
        return found;
    }
    template <class F> [[nodiscard]] bool has() const { return !all<F>().empty(); }
    template <class F> [[nodiscard]] F one() const {
        const auto found = all<F>();
        EXPECT_EQ(found.size(), 1U);
        return found.empty() ? F{} : found.front();
    }
};

/// Plays one step with exactly these answers and dice.
inline Played play(const Battle& battle, std::vector<Answer> answers, std::vector<int> dice = {}) {
    Script script(std::move(answers), std::move(dice));
    Game game(battle, script, 0);
    game.step();
    EXPECT_EQ(script.answersLeft(), 0U) << "answers that nobody asked for";
    EXPECT_EQ(script.diceLeft(), 0U) << "dice that nobody rolled";
    auto facts = game.takeFacts();
    return {game.takeBattle(), std::move(facts)};
}

inline std::string ruleOf(const Verdict& verdict) {
    return verdict ? "allowed" : std::string(verdict.error().rule.text());
}
inline UnitId u(int index) { return UnitId(index); }
inline LeaderId l(int index) { return LeaderId(index); }

}  // namespace vallum::hex::test
