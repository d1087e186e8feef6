// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_playback.h"

#include <utility>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

using hex::Battle;
using hex::Fact;

struct Moment {
    std::optional<Motion> motion;
    int milliseconds = 0;
};

constexpr int stepMilliseconds = 190;  // per hex
constexpr int diceMilliseconds = 1500;

Moment walk(const Battle& battle, UnitId unit, const std::vector<hex::Hex>& path) {
    Motion motion{.unit = unit, .way = {battle.unit(unit).at}};
    motion.way.insert(motion.way.end(), path.begin(), path.end());
    return {motion, stepMilliseconds * static_cast<int>(path.size())};
}
Moment walk(const Battle& battle, hex::LeaderId leader, const std::vector<hex::Hex>& path) {
    Motion motion{.leader = leader, .way = {battle.leader(leader).at}};
    motion.way.insert(motion.way.end(), path.begin(), path.end());
    return {motion, stepMilliseconds * static_cast<int>(path.size())};
}
Moment pause(int milliseconds) { return {std::nullopt, milliseconds}; }

/// How long a fact is shown, and which piece moves.
Moment momentOf(const Battle& battle, const Fact& fact) {
    constexpr int glance = 260;
    constexpr int look = 520;
    return std::visit(Overloaded{
                          [&](const hex::UnitMoved& it) { return walk(battle, it.unit, it.path); },
                          [&](const hex::LeaderMoved& it) { return walk(battle, it.leader, it.path); },
                          [&](const hex::Retreated& it) { return walk(battle, it.unit, it.path); },
                          [&](const hex::Evaded& it) { return walk(battle, it.unit, it.path); },
                          [&](const hex::LeaderEvaded& it) { return walk(battle, it.leader, it.path); },
                          [&](const hex::Advanced& it) { return walk(battle, it.unit, it.path); },
                          [](const hex::BlocksLost& it) {
                              return Moment{Motion{.kind = Motion::Kind::loses, .unit = it.unit}, 420};
                          },
                          [](const hex::UnitEliminated& it) {
                              return Moment{Motion{.kind = Motion::Kind::falls, .unit = it.unit}, 420};
                          },
                          [](const hex::LeaderEliminated& it) {
                              return Moment{Motion{.kind = Motion::Kind::falls, .leader = it.leader}, 420};
                          },
                          [](const hex::UnitLeft& it) {
                              return Moment{Motion{.kind = Motion::Kind::falls, .unit = it.unit}, 300};
                          },
                          [](const hex::LeaderLeft& it) {
                              return Moment{Motion{.kind = Motion::Kind::falls, .leader = it.leader}, 300};
                          },
                          [](const hex::CardPlayed&) { return pause(look); },
                          [](const hex::OrderDiceRolled&) { return pause(diceMilliseconds); },
                          [](const hex::OrdersGiven&) { return pause(look); },
                          [](const hex::BlockRestored&) { return pause(glance); },
                          [](const hex::BattleBegan&) { return pause(glance); },
                          [](const hex::DiceRolled&) { return pause(diceMilliseconds); },
                          [](const hex::Trampled&) { return pause(diceMilliseconds); },
                          [](const hex::MarshRolled&) { return pause(look); },
                          [](const hex::LeaderChecked&) { return pause(look); },
                          [](const hex::EscapeRolled&) { return pause(look); },
                          [](const hex::FlagsTaken&) { return pause(glance); },
                          [](const hex::StruckFirst&) { return pause(look); },
                          [](const hex::BannersWon&) { return pause(look); },
                          [](const hex::BannersLost&) { return pause(look); },
                          [](const hex::CardsDrawn&) { return pause(0); },
                          [](const hex::TurnBegan&) { return pause(glance); },
                          [](const hex::PhaseBegan&) { return pause(0); },
                          [](const hex::StoodFast&) { return pause(0); },
                          [](const hex::CardDiscarded&) { return pause(0); },
                          [](const hex::DeckShuffled&) { return pause(0); },
                          [](const hex::BattleEnded&) { return pause(0); },
                          [](const hex::PositionRestored&) { return pause(0); },
                      },
                      fact);
}

/// A viewer may not know which cards these facts are about; the final state has the hands right.
bool concernsCardsOnly(const Fact& fact) {
    return std::visit(
        Overloaded{[](const hex::CardsDrawn&) { return true; }, [](const hex::StruckFirst&) { return true; },
                   [](const hex::CardDiscarded&) { return true; },
                   [](const hex::DeckShuffled&) { return true; }, [](const auto&) { return false; }},
        fact);
}

using Attack = std::pair<hex::Hex, hex::Hex>;

std::optional<Attack> attackAfter(const std::optional<Attack>& now, const Battle& battle, const Fact& fact) {
    const auto by = [&](UnitId unit, hex::Hex at) { return std::optional(Attack{battle.unit(unit).at, at}); };
    return std::visit(
        Overloaded{[&](const hex::BattleBegan& it) { return by(it.unit, it.target); },
                   [&](const hex::DiceRolled& it) { return by(it.blow.by, it.blow.at); },
                   [&](const hex::Trampled& it) { return by(it.elephants, it.at); },
                   [&](const hex::BlocksLost&) { return now; }, [&](const hex::FlagsTaken&) { return now; },
                   [&](const hex::LeaderChecked&) { return now; },
                   [](const auto&) { return std::optional<Attack>(); }},
        fact);
}

}  // namespace

HexPlayback::HexPlayback(QObject* parent) : QObject(parent) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&clock_, &QVariantAnimation::valueChanged, this, &HexPlayback::advanced);
    connect(&clock_, &QVariantAnimation::finished, this, [this] {
        settle();
        next();
    });
}

void HexPlayback::play(Battle before, std::vector<Fact> facts) {
    skip();
    battle_ = std::move(before);
    facts_.assign(std::make_move_iterator(facts.begin()), std::make_move_iterator(facts.end()));
    next();
}

void HexPlayback::next() {
    while (!facts_.empty()) {
        tell();
        if (!battle_ || facts_.empty()) return;  // a listener has skipped the rest
        Moment moment = momentOf(*battle_, facts_.front());
        const int milliseconds = moment.milliseconds * pace_ / 100;
        if (milliseconds > 0) {
            motion_ = std::move(moment.motion);
            return look(milliseconds);
        }
        settle();
    }
    end();
}

void HexPlayback::tell() {
    attack_ = attackAfter(attack_, *battle_, facts_.front());
    Q_EMIT told(facts_.front());
}

void HexPlayback::look(int milliseconds) {
    if (byHand_) {
        duration_ = milliseconds;
        advanced_ = 0;
        return;
    }
    clock_.setDuration(milliseconds);
    clock_.start();
}

bool HexPlayback::isLookedAt() const {
    return byHand_ ? duration_ > 0 : clock_.state() == QAbstractAnimation::Running;
}

void HexPlayback::advance(int milliseconds) {
    if (!battle_) return;
    advanced_ += milliseconds;
    if (advanced_ < duration_) return Q_EMIT advanced();
    settle();
    next();
}

double HexPlayback::progress() const {
    if (!byHand_) return clock_.currentValue().toDouble();
    return duration_ == 0 ? 0 : clock_.easingCurve().valueForProgress(1.0 * advanced_ / duration_);
}

void HexPlayback::settle() {
    motion_.reset();
    duration_ = 0;
    advanced_ = 0;
    if (facts_.empty() || !battle_) return;
    if (!concernsCardsOnly(facts_.front())) hex::System::evolve(*battle_, facts_.front());
    facts_.pop_front();
}

void HexPlayback::skip() {
    if (!battle_) return;
    const bool wasTold = isLookedAt();
    clock_.stop();
    if (wasTold) settle();
    while (!facts_.empty()) {
        tell();
        settle();
    }
    end();
}

void HexPlayback::end() {
    if (!battle_) return;
    motion_.reset();
    attack_.reset();
    battle_.reset();
    Q_EMIT finished();
}

}  // namespace vallum::app
