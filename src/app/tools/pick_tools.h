// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tool.h"

#include <optional>
#include <set>
#include <vector>

#include <vallum/field/questions.h>

namespace vallum::app {

class Session;
class TableScene;

/// Pick one of the offered units: for a general, in a flight, in a stampede.
class UnitTool final : public Tool {
    Q_OBJECT

public:
    UnitTool(Session& session, TableScene& scene, std::vector<UnitId> among, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override { return tr("Click one of the marked units."); }
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;

private:
    Session& session_;
    TableScene& scene_;
    std::vector<UnitId> among_;
};

/// Pick the units an order is for; the hand panel holds the card. Or the units of a line and the two cards
/// that are given for it (OPT-26).
class OrderTool final : public Tool {
    Q_OBJECT

public:
    OrderTool(Session& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;

    [[nodiscard]] const field::OrderToPlay& draft() const { return draft_; }
    [[nodiscard]] bool hasCard() const { return draft_.card != faceDown; }
    /// The line that is to advance, while one is picked.
    [[nodiscard]] const std::optional<field::LineOrder>& line() const { return line_; }
    /// OPT-26, where the players have agreed on it.
    [[nodiscard]] bool mayOrderLine() const;
    /// How many units may still be picked.
    [[nodiscard]] int left() const;
    /// Whether the order as it stands would be taken, and why not.
    [[nodiscard]] Verdict verdict() const;

public Q_SLOTS:
    /// The card in hand whose order is to be played; none puts it back.
    void takeCard(CardId card);
    void takeWing(field::Flank wing);
    void toggleBoost(CardId card);
    void toggleLine();
    void toggleLineCard(CardId card);
    void pickAll();
    void play();
    void cancel();

Q_SIGNALS:
    void draftChanged();

private:
    void offer();
    void offerLine();
    void frame(const std::vector<UnitId>& units);
    void playLine();
    void pressInLine(UnitId unit);
    [[nodiscard]] std::set<UnitId> linkable() const;
    [[nodiscard]] bool isLine(std::vector<UnitId> units) const;

    Session& session_;
    TableScene& scene_;
    field::OrderToPlay draft_;
    std::optional<field::LineOrder> line_;
};

/// Pick a shooter, then its target. Nothing is measured before the target is named (RNG-11).
class ShotTool final : public Tool {
    Q_OBJECT

public:
    ShotTool(Session& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;

    [[nodiscard]] const std::vector<UnitId>& shooters() const { return shooters_; }
    [[nodiscard]] std::optional<UnitId> shooter() const { return shooter_; }

public Q_SLOTS:
    void pickShooter(std::optional<UnitId> shooter);
    void pickNext();

Q_SIGNALS:
    void shooterPicked();

private:
    void draw();

    Session& session_;
    TableScene& scene_;
    std::vector<UnitId> shooters_;
    std::optional<UnitId> shooter_;
};

/// Pick the combat that is fought next, by one of its two units.
class CombatTool final : public Tool {
    Q_OBJECT

public:
    CombatTool(Session& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override { return tr("Click a fight, or choose one in the list."); }
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;

private:
    Session& session_;
    TableScene& scene_;
    std::vector<field::Opponents> combats_;
};

}  // namespace vallum::app
