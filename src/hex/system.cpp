// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <utility>

#include <vallum/core/answers.h>
#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/retreat.h>

namespace vallum::hex {

namespace {

/// Checks that everything an answer names exists, because no rule does so again.
class Known {
public:
    explicit Known(const Battle& battle) : battle_(battle) {}

    [[nodiscard]] Verdict verdict() const { return verdict_; }

    Known& operator()(std::string_view /*name*/, const auto& part) { return read(part), *this; }
    Known& optional(std::string_view /*name*/, const auto& part) { return read(part), *this; }

    void read(const UnitId& id) { find("unit", id.raw(), battle_.units.size()); }
    void read(const LeaderId& id) { find("leader", id.raw(), battle_.leaders.size()); }
    void read(const CardId& id) { find("card", id.raw(), battle_.setting->deck.size()); }
    void read(const Hex& hex) {
        if (!isOnBoard(hex) && verdict_) verdict_ = refuse("HEX-01"_rule, toText(hex));
    }
    template <class T> void read(const std::optional<T>& part) {
        if (part) read(*part);
    }
    template <class T> void read(const std::vector<T>& parts) {
        for (const T& part : parts) read(part);
    }
    // Chance's own questions determine its answers (ASK-02, ASK-03).
    void read(const DiceShown& /*part*/) {}
    void read(const CardsShown& /*part*/) {}
    void read(const auto& part) {
        if constexpr (requires(Known& visit) { part.fields(part, visit); }) part.fields(part, *this);
    }

private:
    void find(const char* what, std::int32_t number, std::size_t count) {
        const bool isThere = number >= 0 && std::cmp_less(number, count);
        if (isThere || !verdict_) return;
        verdict_ = refuse("ASK-01"_rule, "there is no " + std::string(what) + ' ' + std::to_string(number));
    }

    const Battle& battle_;
    Verdict verdict_;
};

Battle begun(const Scenario& scenario) {
    Battle battle;
    battle.setting = scenario.setting;
    battle.units = scenario.units;
    battle.leaders = scenario.leaders;
    for (const Side& side : battle.setting->sides) {
        battle.players.push_back({.seat = side.seat, .command = side.hand});
    }
    for (std::size_t card = 0; card != battle.setting->deck.size(); ++card) {
        battle.deck.emplace_back(static_cast<std::int32_t>(card));
    }
    battle.won.resize(battle.setting->objectives.size());
    battle.active = battle.setting->first;
    return battle;
}

}  // namespace

Battle System::begin(const Scenario& scenario) { return begun(scenario); }

/// HEX-12
void System::step(Game& game) {
    switch (game.battle().phase) {
        case Phase::dealing: return dealStep(game);
        case Phase::command: return cardStep(game);
        case Phase::orders: return orderStep(game);
        case Phase::moving:
        case Phase::movingAgain: return moveStep(game);
        case Phase::battling: return battleStep(game);
        case Phase::drawing: return drawStep(game);
        case Phase::over: break;
    }
    contradiction(__FILE__, __LINE__, "the battle is over");
}

Verdict System::accepts(const Battle& battle, const Question& question, const Answer& answer) {
    Known known(battle);
    std::visit([&](const auto& it) { known.read(it); }, answer);
    return known.verdict() ? fitsQuestion(battle, question, answer) : known.verdict();
}

Battle System::seenBy(Battle battle, Seat seat) {
    for (Player& player : battle.players) {
        if (player.seat != seat) std::ranges::fill(player.hand, faceDown);
    }
    std::ranges::fill(battle.deck, faceDown);
    return battle;
}

}  // namespace vallum::hex
