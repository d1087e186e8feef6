// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seated.h"

#include <chrono>
#include <future>
#include <map>
#include <memory>
#include <stop_token>
#include <utility>

#include <vallum/core/accepted_answer.h>
#include <vallum/core/real_dice.h>
#include <vallum/core/thinker.h>

namespace vallum::app {

/// The dice and computer players of a battle. Only dice answer immediately; `ComputerPlayers` asks the
/// players when people can follow.
template <SeatedSystem System> class ComputersOf {
public:
    using Battle = typename System::Battle;
    using OpenQuestion = vallum::OpenQuestion<System>;

    explicit ComputersOf(const Seating& seating) : dice_(seating.seed) {
        dice_.letPeopleThrow(seating.realDice);
        for (const PlayerKind kind : Seated<System>::computers())
            players_.emplace(kind, Seated<System>::computer(kind, seating.seed + 1));
    }

    Seats<System> onlyChance() {
        Seats<System> seats;
        seats.put(chance, dice_);
        return seats;
    }
    /// One that thinks stops when it is told to.
    AcceptedAnswer<System> answer(PlayerKind kind,
                                  const Battle& battle,
                                  const OpenQuestion& asked,
                                  std::stop_token stop = {}) {
        const auto player = players_.find(kind);
        if (player == players_.end()) return {};
        if (auto* thinker = dynamic_cast<Thinker*>(player->second.get()))
            thinker->thinkUntil(std::move(stop));
        Seats<System> seats;
        seats.put(asked.seat, *player->second);
        return acceptedAnswer<System>(seats, battle, asked);
    }

private:
    RealDice<System> dice_;
    std::map<PlayerKind, std::unique_ptr<Asker<System>>> players_;
};

/// A computer player thinking in the background, on its own copy of the battle. It stops when nobody waits
/// for it any more.
template <SeatedSystem System> class ThoughtOf {
public:
    using Battle = typename System::Battle;
    using OpenQuestion = vallum::OpenQuestion<System>;

    ThoughtOf(std::shared_ptr<ComputersOf<System>> computers,
              PlayerKind kind,
              Battle battle,
              OpenQuestion asked)
        : kind_(kind),
          battle_(std::move(battle)),
          asked_(std::move(asked)),
          answer_(std::async(std::launch::async, [this, computers = std::move(computers)] {
              return computers->answer(kind_, battle_, asked_, stop_.get_token());
          })) {}
    ThoughtOf(const ThoughtOf&) = delete;
    ThoughtOf& operator=(const ThoughtOf&) = delete;
    ~ThoughtOf() { stop(); }

    void stop() { stop_.request_stop(); }
    [[nodiscard]] bool isReady() const {
        return answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    [[nodiscard]] bool isAbout(PlayerKind kind, const Battle& battle, const OpenQuestion& asked) const {
        return kind_ == kind && asked_.seat == asked.seat &&
               asked_.question.index() == asked.question.index() && battle_ == battle;
    }
    [[nodiscard]] AcceptedAnswer<System> take() const { return answer_.get(); }

private:
    PlayerKind kind_;
    Battle battle_;
    OpenQuestion asked_;
    std::stop_source stop_;
    mutable std::future<AcceptedAnswer<System>> answer_;
};

}  // namespace vallum::app
