// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include <QObject>
#include <QVariantAnimation>

#include <vallum/hex/system.h>

namespace vallum::app {

/// What a piece does on the board while a fact is shown.
struct Motion {
    enum class Kind { walks, loses, falls };
    Kind kind = Kind::walks;
    std::optional<UnitId> unit;
    std::optional<hex::LeaderId> leader;
    std::vector<hex::Hex> way;  // from where it stands
};

/// Shows facts one after the other, each on the battle that it changes.
class HexPlayback final : public QObject {
    Q_OBJECT

public:
    explicit HexPlayback(QObject* parent = nullptr);

    /// Percent of the usual time; 0: at once.
    void setPace(int percent) { pace_ = percent; }
    [[nodiscard]] int pace() const { return pace_; }
    void play(hex::Battle before, std::vector<hex::Fact> facts);
    /// Tells all that is left at once.
    void skip();
    [[nodiscard]] bool isPlaying() const { return battle_.has_value(); }
    [[nodiscard]] const hex::Battle& battle() const { return *battle_; }
    [[nodiscard]] const std::optional<Motion>& motion() const { return motion_; }
    /// From 0 to 1.
    [[nodiscard]] double progress() const;

    /// For a film: by a clock that only `advance` moves.
    void playByHand() { byHand_ = true; }
    void advance(int milliseconds);
    /// How long nothing moves, in milliseconds; only while it plays by hand.
    [[nodiscard]] int stillFor() const { return motion_ ? 0 : duration_ - advanced_; }

Q_SIGNALS:
    /// Before the battle changes by it.
    void told(const vallum::hex::Fact& fact);
    void advanced();
    void finished();

private:
    void next();
    void look(int milliseconds);
    [[nodiscard]] bool isLookedAt() const;
    void settle();
    void end();

    int pace_ = 100;
    std::optional<hex::Battle> battle_;
    std::deque<hex::Fact> facts_;
    std::optional<Motion> motion_;
    QVariantAnimation clock_;
    bool byHand_ = false;
    int duration_ = 0;  // of the fact that is looked at, by hand
    int advanced_ = 0;
};

}  // namespace vallum::app
