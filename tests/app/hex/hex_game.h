// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_desk.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <QSize>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/players/hex_players.h>

namespace vallum::app::test {

/// A battle of a shipped scenario at its own desk: Chance is a seeded dice box, and both sides are asked at
/// the desk.
class HexGame {
public:
    explicit HexGame(std::string_view scenario, QSize size = {1280, 800});

    /// A simple computer player answers for both sides until a question of this kind is open; false if the
    /// battle ended first.
    bool playUntil(std::string_view kind, int mostAnswers = 4000);
    /// Answers the open question and shows the result.
    void answer(const hex::Answer& answer);
    /// Looks at something that adds to the picture: a card, a target, a hex in reach.
    void think();
    [[nodiscard]] std::string_view kind() const;
    void showNow();

    HexDesk desk;
    std::vector<hex::Answer> answers;  // given at the desk
    /// Records answers instead of passing them on.
    bool keepsAnswers = false;

    [[nodiscard]] Referee<hex::System>& referee() { return *referee_; }

private:
    DiceBox<hex::System> dice_;
    players::HexGreedyPlayer commander_;
    std::optional<Referee<hex::System>> referee_;
};

}  // namespace vallum::app::test
