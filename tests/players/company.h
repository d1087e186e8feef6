// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/invariants.h"
#include "support/siege_ledger.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/check.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/words.h>
#include <vallum/players/field_players.h>

/// Players who share a battle, and what they encounter in it.
namespace vallum::players {

/// Records the kinds of questions it forwards, and fails on illegal answers.
class Listener final : public Asker<field::System> {
public:
    explicit Listener(Asker<field::System>& next) : next_(next) {}

    field::Answer answer(const field::Battle& battle, const OpenQuestion<field::System>& asked) override {
        std::visit([&](const auto& question) { this->note(question); }, asked.question);
        last_ = asked.number;
        field::Answer answer = next_.answer(battle, asked);
        VALLUM_CHECK(field::System::accepts(battle, asked.question, answer));
        return answer;
    }
    /// Decisions and unit choices are listed separately by subject.
    [[nodiscard]] const std::set<std::string>& heard() const { return heard_; }
    [[nodiscard]] std::size_t last() const { return last_; }

private:
    void note(const field::Decide& question) { note("decide", names(question.what), question.what); }
    void note(const field::ChooseUnit& question) {
        note("chooseUnit", names(question.purpose), question.purpose);
    }
    void note(const auto& question) { heard_.insert(std::string(question.kind)); }
    void note(const std::string& kind, const auto& words, auto what) {
        heard_.insert(kind + " " + std::string(words.at(static_cast<std::size_t>(what))));
    }

    Asker<field::System>& next_;
    std::set<std::string> heard_;
    std::size_t last_ = 0;
};

/// The same player in every seat, plus dice, all from one seed.
class Company {
public:
    Company(std::uint64_t seed, Asker<field::System>& player) : box_(mixed(seed)), player_(player) {}

    Seats<field::System> around(const field::Setting& setting) {
        Seats<field::System> seats;
        seats.put(chance, box_);
        for (const field::Side& side : setting.sides) seats.put(side.seat, player_);
        return seats;
    }

private:
    DiceBox<field::System> box_;
    Asker<field::System>& player_;
};

/// Nothing happens after the end of a battle, and a siege ends as soon as the deck has run out often enough
/// (SIE-10).
inline std::optional<std::string> afterTheEnd(const field::Battle& battle,
                                              const std::vector<field::Fact>& facts) {
    for (std::size_t i = 0; i != facts.size(); ++i) {
        const bool isLast = i + 1 == facts.size();
        if (std::holds_alternative<field::BattleEnded>(facts.at(i)) && !isLast) {
            return "something happened after the end";
        }
        const auto* renewed = std::get_if<field::DeckRenewed>(&facts.at(i));
        if (renewed == nullptr || !battle.setting->siege || renewed->times < field::decksToHold(battle))
            continue;
        if (isLast || !std::holds_alternative<field::BattleEnded>(facts.at(i + 1))) {
            return "a siege went on that was decided (SIE-10)";
        }
    }
    return std::nullopt;
}

/// What occurred in a battle; `broken` is an invariant violated after a step.
struct BattleRun {
    field::Battle end;
    std::set<std::string> questions;
    std::set<std::string> facts;
    std::optional<std::string> broken;
};

inline BattleRun runBattle(const field::Scenario& scenario,
                           Asker<field::System>& player,
                           std::uint64_t seed) {
    Company company(seed, player);
    Seats<field::System> seats = company.around(*scenario.setting);
    Listener listener(seats);
    Game<field::System> game(field::System::begin(scenario), listener, 0);
    BattleRun run;
    field::Ledger ledger(game.battle());
    std::string lately;
    while (!run.broken && !field::System::isOver(game.battle())) {
        game.step();
        const auto facts = game.takeFacts();
        for (const field::Fact& fact : facts) {
            run.facts.insert(std::string(std::visit([](const auto& it) { return it.kind; }, fact)));
            ledger.note(fact);
            lately += "\n  " + field::words(game.battle(), fact).english();
        }
        run.broken = field::brokenInvariant(game.battle());
        if (!run.broken) run.broken = ledger.broken(game.battle());
        if (!run.broken) run.broken = afterTheEnd(game.battle(), facts);
        constexpr std::size_t tail = 600;
        if (lately.size() > 4 * tail) lately.erase(0, lately.size() - tail);
        if (run.broken) {
            *run.broken += " at question " + std::to_string(listener.last()) + " after:" + lately;
        }
    }
    run.questions = listener.heard();
    run.end = game.takeBattle();
    return run;
}

}  // namespace vallum::players
