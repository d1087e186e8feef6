// SPDX-License-Identifier: GPL-3.0-or-later
#include <deque>
#include <exception>
#include <memory>
#include <utility>

#include <vallum/core/check.h>
#include <vallum/field/files/save_file.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/counting.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/streams.h>

namespace vallum::trials {

namespace {

using field::System;
using FieldReferee = Referee<System>;

struct InvariantBroken {};

[[noreturn]] void endBattle() {
    lastWords = endBattle;  // for the next battle that breaks one
    throw InvariantBroken();
}

/// Once a battle is to stop, nobody has an answer any more, and the referee waits in vain.
class Limits {
public:
    Limits(const BattleToFight& fight, const std::atomic<bool>& stop) : most_(fight.answers), stop_(stop) {}

    [[nodiscard]] bool allow(const Asked<System>& asked) const {
        return !stop_.load(std::memory_order_relaxed) && asked.number < most_;
    }

private:
    std::size_t most_;
    const std::atomic<bool>& stop_;
};

class Limited final : public Asker<System> {
public:
    Limited(std::unique_ptr<Asker<System>> asker, const Limits& limits)
        : asker_(std::move(asker)),
          limits_(limits) {}

    [[nodiscard]] bool knows(const Asked<System>& asked) const override {
        return limits_.allow(asked) && asker_->knows(asked);
    }
    field::Answer answer(const field::Battle& battle, const Asked<System>& asked) override {
        return asker_->answer(battle, asked);
    }
    std::optional<field::Answer> answerInstead(const field::Battle& battle,
                                               const Asked<System>& asked,
                                               const std::vector<field::Answer>& refused) override {
        return asker_->answerInstead(battle, asked, refused);
    }

private:
    std::unique_ptr<Asker<System>> asker_;
    const Limits& limits_;
};

/// Plays it as far as everybody has answers.
FieldReferee played(const Cell& cell, const BattleToFight& fight, const std::atomic<bool>& stop) {
    const auto seed = static_cast<std::uint64_t>(fight.seed);
    const Limits limits(fight, stop);
    Limited luck(std::make_unique<NamedStreams>(seed), limits);
    std::deque<Limited> seated;
    Seats<System> seats;
    seats.put(chance, luck);
    const auto& sides = cell.scenario.setting->sides;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        const Seat seat = sides[i].seat;
        seated.emplace_back(players::playerNamed(cell.players.at(i), playerSeed(seed, seat)), limits);
        seats.put(seat, seated.back());
    }
    return FieldReferee(cell.scenario, seats);
}

BattleResult failed(std::string why) {
    BattleResult result;
    result.error = std::move(why);
    return result;
}

std::string whyItStopped(const FieldReferee& referee, const BattleToFight& fight) {
    if (referee.open()->number >= fight.answers)
        return "no end after " + std::to_string(fight.answers) + " answers";
    return "no lawful answer to question " + std::to_string(referee.open()->number);
}

BattleResult resultOf(const Cell& cell, const FieldReferee& referee) {
    BattleResult result = counted(System::begin(cell.scenario), referee.news());
    result.answers = static_cast<int>(referee.record().tape.size());
    result.refused = static_cast<int>(referee.refusedAnswers().size());
    result.digest = Digest::of(referee.battle());
    return result;
}

}  // namespace

std::optional<BattleResult> fought(const Cell& cell,
                                   const BattleToFight& fight,
                                   const std::atomic<bool>& stop) {
    BattleResult result;
    try {
        const FieldReferee referee = played(cell, fight, stop);
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;
        result = referee.open() ? failed(whyItStopped(referee, fight)) : resultOf(cell, referee);
    } catch (const InvariantBroken&) {
        result = failed("broken invariant");
    } catch (const std::exception& error) {
        result = failed(error.what());
    }
    result.cell = fight.cell;
    result.battle = fight.battle;
    result.seed = fight.seed;
    return result;
}

Expected<std::string, FileError> savedBattle(const Cell& cell, const BattleToFight& fight) {
    const std::atomic<bool> goesOn = false;
    try {
        const FieldReferee referee = played(cell, fight, goesOn);
        field::SavedSeats seats;
        seats.seed = fight.seed;
        for (std::size_t i = 0; i != cell.players.size(); ++i)
            seats.players.push_back({cell.scenario.setting->sides.at(i).seat, cell.players.at(i)});
        return field::saveText({referee.record(), referee.snapshots(), seats});
    } catch (const InvariantBroken&) {
        return tl::unexpected<FileError>(FileError{cell.name, "", "a battle that breaks an invariant",
                                                   "one that can be fought to its end"});
    }
}

InvariantsEndBattles::InvariantsEndBattles() : before_(std::exchange(lastWords, endBattle)) {}

InvariantsEndBattles::~InvariantsEndBattles() { lastWords = before_; }

}  // namespace vallum::trials
