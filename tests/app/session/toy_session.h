// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/toy_battles.h"
#include "core/toy_files.h"
#include "session/session_of.h"

/// A dice game at the screen.
namespace vallum::toy {

/// Asks for more dice than there are, and takes what it gets.
class Braggart final : public Asker<System> {
public:
    System::Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (std::holds_alternative<MayProtest>(asked.question)) return Protest{true};
        return Throw{battle.terms->mostDice + 1};
    }
};

inline constexpr std::string_view duskSource =
    R"({"format": "toy-scenario", "version": 1, "title": "Dice at dusk", "goal": 200, "deck": [4, 9, 12]})";

inline Scenario dusk() { return FilesOf<System>::scenarioFrom(duskSource, {}, "dusk.json").value(); }

}  // namespace vallum::toy

template <> struct vallum::app::Seated<vallum::toy::System> {
    static std::vector<PlayerKind> computers() { return {PlayerKind::random, PlayerKind::greedy}; }
    static std::unique_ptr<Asker<toy::System>> computer(PlayerKind kind, std::uint64_t /*seed*/) {
        if (kind == PlayerKind::random) return std::make_unique<toy::Braggart>();
        return std::make_unique<toy::Player>();
    }
    /// Half of one point is none.
    static std::optional<toy::System::Answer> onlyAnswer(const toy::Battle& /*battle*/,
                                                         const toy::System::Question& question) {
        const auto* protest = std::get_if<toy::MayProtest>(&question);
        if (protest == nullptr || protest->points > 1) return std::nullopt;
        return toy::Protest{false};
    }
    static Handover handover(const toy::Battle& /*battle*/, const toy::System::Question& question, Seat) {
        return Telling<toy::System>::isSecret(question) ? Handover::curtain : Handover::open;
    }
    static std::optional<toy::System::Answer> passing(const toy::System::Question&) { return std::nullopt; }
    static bool coversTable(const toy::System::Question& /*question*/) { return true; }
    static bool isSamePerson(const toy::Battle& /*battle*/, Seat /*one*/, Seat /*other*/) { return false; }
    static bool isWithinAct(const toy::System::Question& /*question*/) { return false; }
    static bool staysKnown(const toy::System::Answer& /*answer*/) { return false; }
    static bool isRevealed(const toy::System::Fact& /*fact*/) { return false; }
    static Text whoseDice(const Referee<toy::System>& /*referee*/, const toy::Battle& battle) {
        return Telling<toy::System>::nameOf(battle, battle.active);
    }
};

namespace vallum::toy {

using Session = app::SessionOf<System>;

}  // namespace vallum::toy
