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

/// A battle of a shipped scenario at a desk of its own: Chance is a seeded box of dice, both sides are asked
/// at the desk.
class HexGame {
public:
    explicit HexGame(std::string_view scenario, QSize size = {1280, 800});

    /// A plain commander answers for both sides until this kind of question is open; false where the battle
    /// ended before.
    bool playUntil(std::string_view kind, int mostAnswers = 4000);
    /// Answers the open question and shows what comes of it.
    void answer(const hex::Answer& answer);
    /// Looks at what makes a picture: a card, a target, a hex in reach.
    void think();
    [[nodiscard]] std::string_view kind() const;
    void showNow();

    HexDesk desk;
    std::vector<hex::Answer> answers;  // that the desk has given
    /// Instead of passing them on.
    bool keepsAnswers = false;

    [[nodiscard]] Referee<hex::System>& referee() { return *referee_; }

private:
    DiceBox<hex::System> dice_;
    players::HexGreedyPlayer commander_;
    std::optional<Referee<hex::System>> referee_;
};

}  // namespace vallum::app::test
