// SPDX-License-Identifier: GPL-3.0-or-later
#include "explaining.h"

#include <cstdlib>
#include <deque>
#include <exception>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

#include <vallum/core/check.h>
#include <vallum/field/files/save_file.h>
#include <vallum/hex/files/save_file.h>
#include <vallum/players/hex_players.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/counting.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/streams.h>

namespace vallum::trials {

namespace {

struct InvariantBroken {};

/// Set on threads where a broken invariant only ends a battle.
thread_local bool isFighting = false;
void (*whatElse)() = nullptr;

[[noreturn]] void endBattle() {
    lastWords = endBattle;  // rearmed for the next battle on this thread
    if (isFighting) throw InvariantBroken();
    if (whatElse != nullptr) whatElse();
    std::abort();
}

/// Once a battle has to stop, no asker has an answer any more, so the referee stops too.
class Limits {
public:
    Limits(const BattleToFight& fight, const std::atomic<bool>& stop)
        : most_(fight.answers),
          inTurns_(fight.inTurns),
          stop_(stop) {}

    void count(int turn) const {
        if (inTurns_ != nullptr && turn > 0) ++*inTurns_;
    }
    [[nodiscard]] bool allow(std::size_t number) const {
        return !stop_.load(std::memory_order_relaxed) && number < most_;
    }

private:
    std::size_t most_;
    std::atomic<int>* inTurns_;
    const std::atomic<bool>& stop_;
};

template <class System> class Limited final : public Asker<System> {
public:
    Limited(std::unique_ptr<Asker<System>> asker, const Limits& limits)
        : asker_(std::move(asker)),
          limits_(limits) {}

    [[nodiscard]] bool knows(const OpenQuestion<System>& asked) const override {
        return limits_.allow(asked.number) && asker_->knows(asked);
    }
    typename System::Answer answer(const typename System::Battle& battle,
                                   const OpenQuestion<System>& asked) override {
        limits_.count(battle.turn);
        return asker_->answer(battle, asked);
    }
    std::optional<typename System::Answer> answerInstead(
        const typename System::Battle& battle,
        const OpenQuestion<System>& asked,
        const std::vector<typename System::Answer>& refused) override {
        return asker_->answerInstead(battle, asked, refused);
    }

private:
    std::unique_ptr<Asker<System>> asker_;
    const Limits& limits_;
};

std::unique_ptr<Asker<field::System>> playerOf(std::type_identity<field::System> /*system*/,
                                               std::string_view who,
                                               std::uint64_t seed,
                                               bool isExplained,
                                               auto hears) {
    return players::playerNamed(who, seed, isExplained ? players::HearsAdvice(std::move(hears)) : nullptr);
}
std::unique_ptr<Asker<hex::System>> playerOf(std::type_identity<hex::System> /*system*/,
                                             std::string_view who,
                                             std::uint64_t seed,
                                             bool isExplained,
                                             auto hears) {
    return players::hexPlayerNamed(who, seed,
                                   isExplained ? players::HearsHexAdvice(std::move(hears)) : nullptr);
}

/// Plays until somebody has no answer, and notes why those that search decided as they did.
template <class System>
Referee<System> played(const typename System::Scenario& scenario,
                       const Cell& cell,
                       const BattleToFight& fight,
                       const std::atomic<bool>& stop,
                       std::vector<Explanation>& explanations) {
    const auto note = [&](const auto& seen, const OpenQuestion<System>& asked, const auto& advice) {
        explanations.push_back(explained(seen, asked, advice));
    };
    const auto seed = static_cast<std::uint64_t>(fight.seed);
    const Limits limits(fight, stop);
    Limited<System> luck(std::make_unique<NamedStreams<System>>(seed), limits);
    std::deque<Limited<System>> seated;
    Seats<System> seats;
    seats.put(chance, luck);
    for (const CellSide& side : cell.sides) {
        const auto own = playerSeed(seed, side.seat);
        seated.emplace_back(playerOf(std::type_identity<System>(), side.player, own, cell.isExplained, note),
                            limits);
        seats.put(side.seat, seated.back());
    }
    return Referee<System>(scenario, seats);
}

/// Calls `act` with the system and the scenario of a cell.
auto withSystem(const Cell& cell, const auto& act) {
    if (const auto* scenario = std::get_if<hex::Scenario>(&cell.scenario))
        return act(std::type_identity<hex::System>(), *scenario);
    return act(std::type_identity<field::System>(), std::get<field::Scenario>(cell.scenario));
}

BattleResult failed(std::string why) {
    BattleResult result;
    result.error = std::move(why);
    return result;
}

std::string whyItStopped(const auto& referee, const BattleToFight& fight) {
    if (referee.open()->number >= fight.answers)
        return "no end after " + std::to_string(fight.answers) + " answers";
    return "no lawful answer to question " + std::to_string(referee.open()->number);
}

template <class System>
BattleResult resultOf(const typename System::Scenario& scenario, const Referee<System>& referee) {
    BattleResult result = counted(System::begin(scenario), referee.news());
    result.answers = static_cast<int>(referee.record().tape.size());
    result.refused = static_cast<int>(referee.refusedAnswers().size());
    result.digest = Digest::of(referee.battle());
    return result;
}

std::optional<BattleResult> foughtOut(const Cell& cell,
                                      const BattleToFight& fight,
                                      const std::atomic<bool>& stop) {
    return withSystem(cell, [&]<class System>(std::type_identity<System>, const auto& scenario) {
        std::vector<Explanation> explanations;
        const Referee<System> referee = played<System>(scenario, cell, fight, stop, explanations);
        std::optional<BattleResult> result;
        if (stop.load(std::memory_order_relaxed)) return result;
        result = referee.open() ? failed(whyItStopped(referee, fight)) : resultOf<System>(scenario, referee);
        result->decisions = std::move(explanations);
        return result;
    });
}

}  // namespace

std::optional<BattleResult> fought(const Cell& cell,
                                   const BattleToFight& fight,
                                   const std::atomic<bool>& stop) {
    const Fighting here;
    std::optional<BattleResult> result;
    try {
        result = foughtOut(cell, fight, stop);
    } catch (const InvariantBroken&) {
        result = failed("broken invariant");
    } catch (const std::exception& error) {
        result = failed(error.what());
    }
    if (!result) return std::nullopt;
    result->cell = fight.cell;
    result->battle = fight.battle;
    result->seed = fight.seed;
    return result;
}

Expected<std::string, FileError> savedBattle(const Cell& cell, const BattleToFight& fight) {
    const std::atomic<bool> goesOn = false;
    const Fighting here;
    try {
        return withSystem(cell, [&]<class System>(std::type_identity<System>, const auto& scenario) {
            std::vector<Explanation> unread;
            const Referee<System> referee = played<System>(scenario, cell, fight, goesOn, unread);
            SavedSeats seats;
            seats.seed = fight.seed;
            for (const CellSide& side : cell.sides) seats.players.push_back({side.seat, side.player});
            return Expected<std::string, FileError>(
                BattleFile<System>::textOf({referee.record(), referee.snapshots(), seats}));
        });
    } catch (const InvariantBroken&) {
        return tl::unexpected<FileError>(FileError{cell.name, "", "a battle that breaks an invariant",
                                                   "one that can be fought to its end"});
    }
}

Fighting::Fighting() { isFighting = true; }

Fighting::~Fighting() { isFighting = false; }

InvariantsEndBattles::InvariantsEndBattles() : before_(std::exchange(lastWords, endBattle)) {
    whatElse = before_;
}

InvariantsEndBattles::~InvariantsEndBattles() {
    lastWords = before_;
    whatElse = nullptr;
}

}  // namespace vallum::trials
