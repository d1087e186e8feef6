// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/company.h"
#include "support/preset_battles.h"

#include <filesystem>
#include <string>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>

/// Battles that are kept as files, so that a change of what comes of the same answers is noticed.
namespace vallum::players {

/// Gives up after some turns, to keep the files small.
class ForSomeTurns final : public Asker<field::System> {
public:
    ForSomeTurns(Asker<field::System>& next, int turns) : next_(next), turns_(turns) {}

    field::Answer answer(const field::Battle& battle, const Asked<field::System>& asked) override {
        const bool orders = std::holds_alternative<field::ChooseOrder>(asked.question);
        if (orders && battle.turn > turns_) return field::Surrender{};
        return next_.answer(battle, asked);
    }

private:
    Asker<field::System>& next_;
    int turns_;
};

struct Golden {
    field::PresetBattle battle;
    std::uint64_t seed = 0;
    int turns = 10;

    [[nodiscard]] std::string name() const { return battle.red + "-" + battle.blue; }
    /// By turns the players are sensible and wild.
    [[nodiscard]] field::Record recorded() const {
        GreedyPlayer sensible;
        RandomPlayer wild(seed);
        Asker<field::System>& player = seed % 2 == 0 ? static_cast<Asker<field::System>&>(sensible) : wild;
        ForSomeTurns brief(player, turns);
        const field::Scenario scenario = presetBattle(battle);
        Company company(seed, brief);
        return Referee<field::System>(scenario, company.around(*scenario.setting)).record();
    }
};

/// Every army against every other one, and against its like.
inline std::vector<Golden> goldenBattles() {
    const auto armies = field::presetArmies();
    std::vector<Golden> all;
    for (std::size_t i = 0; i != armies.size(); ++i) {
        for (std::size_t j = i; j != armies.size(); ++j) {
            Golden golden{{.red = armies[i], .blue = armies[j]}, all.size()};
            golden.battle.byTurns = all.size() % 3 == 0;
            all.push_back(golden);
        }
    }
    return all;
}

inline std::filesystem::path tapesDirectory() {
    return std::filesystem::path(VALLUM_SOURCE_DIR) / "tests/tapes/battles";
}

}  // namespace vallum::players
