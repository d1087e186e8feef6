// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QVariantAnimation>

#include <vallum/hex/system.h>

namespace vallum::app {

/// The motion of a piece while a fact is shown.
struct Motion {
    enum class Kind { walks, loses, falls };
    Kind kind = Kind::walks;
    std::optional<UnitId> unit;
    std::optional<hex::LeaderId> leader;
    std::vector<hex::Hex> way;  // starting at its current hex
};

/// Plays facts one by one, each on the battle that it changes.
class HexPlayback final : public QObject {
    Q_OBJECT

public:
    explicit HexPlayback(QObject* parent = nullptr);

    /// Duration in percent of the default; 0: instant.
    void setPace(int percent) { pace_ = percent; }
    [[nodiscard]] int pace() const { return pace_; }
    void play(hex::Battle before, std::vector<hex::Fact> facts);
    /// Emits `told` for all remaining facts at once.
    void skip();
    [[nodiscard]] bool isPlaying() const { return battle_.has_value(); }
    [[nodiscard]] const hex::Battle& battle() const { return *battle_; }
    [[nodiscard]] const std::optional<Motion>& motion() const { return motion_; }
    /// Of the current motion, from 0 to 1.
    [[nodiscard]] double progress() const;

    /// Attacker and target of the fight that is shown; it stays until something else happens.
    [[nodiscard]] const std::optional<std::pair<hex::Hex, hex::Hex>>& attack() const { return attack_; }

    /// For films: time passes only in `advance`.
    void playByHand() { byHand_ = true; }
    void advance(int milliseconds);
    /// Milliseconds until something changes, 0 during a motion; valid only when playing by hand.
    [[nodiscard]] int stillFor() const { return motion_ ? 0 : duration_ - advanced_; }

Q_SIGNALS:
    /// Emitted before the fact changes the battle.
    void told(const vallum::hex::Fact& fact);
    void advanced();
    void finished();

private:
    void next();
    void tell();
    void look(int milliseconds);
    [[nodiscard]] bool isLookedAt() const;
    void settle();
    void end();

    int pace_ = 100;
    std::optional<hex::Battle> battle_;
    std::deque<hex::Fact> facts_;
    std::optional<Motion> motion_;
    std::optional<std::pair<hex::Hex, hex::Hex>> attack_;
    QVariantAnimation clock_;
    bool byHand_ = false;
    int duration_ = 0;  // of the current fact, when playing by hand
    int advanced_ = 0;
};

}  // namespace vallum::app
