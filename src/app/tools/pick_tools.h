// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tool.h"

#include <optional>
#include <set>
#include <vector>

#include <vallum/field/questions.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// Pick one of the offered units: for a general, in a flight, in a stampede.
class UnitTool final : public Tool {
    Q_OBJECT

public:
    UnitTool(FieldSession& session, TableScene& scene, std::vector<UnitId> among, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override { return tr("Click one of the marked units."); }
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;

private:
    FieldSession& session_;
    TableScene& scene_;
    std::vector<UnitId> among_;
};

/// Pick one of these structures (RAZ-07).
class StructureTool final : public Tool {
    Q_OBJECT

public:
    StructureTool(FieldSession& session,
                  TableScene& scene,
                  std::vector<field::StructureId> among,
                  QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override { return tr("Click one of the framed structures."); }
    [[nodiscard]] std::vector<QPointF> places() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;

private:
    FieldSession& session_;
    TableScene& scene_;
    std::vector<field::StructureId> among_;
};

/// Pick an edge of the table (SIE-15).
class HomeTool final : public Tool {
    Q_OBJECT

public:
    HomeTool(FieldSession& session, TableScene& scene, std::vector<field::Home> among, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override { return tr("Click the edge your army comes from."); }
    [[nodiscard]] std::vector<QPointF> places() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void hover(QPointF point) override;

private:
    [[nodiscard]] std::optional<field::Home> homeAt(QPointF point) const;
    void draw(std::optional<field::Home> hovered);

    FieldSession& session_;
    TableScene& scene_;
    std::vector<field::Home> among_;
};

/// Pick the units an order is for; the hand panel holds the card. Or the units of a line and the two cards
/// that are given for it (OPT-26).
class OrderTool final : public Tool {
    Q_OBJECT

public:
    OrderTool(FieldSession& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;
    [[nodiscard]] QString unfinished() const override;

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
    /// What is still to be done before the order can be played.
    void warned(const QString& words);

private:
    [[nodiscard]] QString missing() const;
    void offer();
    void offerLine();
    void frame(const std::vector<UnitId>& units);
    void playLine();
    void pressInLine(UnitId unit);
    [[nodiscard]] std::set<UnitId> linkable() const;
    [[nodiscard]] bool isLine(std::vector<UnitId> units) const;

    FieldSession& session_;
    TableScene& scene_;
    field::OrderToPlay draft_;
    std::optional<field::LineOrder> line_;
};

/// Pick a shooter, then its target. Nothing is measured before the target is named (RNG-11). A structure is
/// aimed at first, because there may be two ways to shoot at it.
class ShotTool final : public Tool {
    Q_OBJECT

public:
    ShotTool(FieldSession& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;
    [[nodiscard]] QString unfinished() const override;

    [[nodiscard]] const std::vector<UnitId>& shooters() const { return shooters_; }
    [[nodiscard]] std::optional<UnitId> shooter() const { return shooter_; }
    [[nodiscard]] std::optional<field::StructureId> structure() const { return structure_; }
    /// At the structure that is aimed at: plain, with fire, or both.
    [[nodiscard]] std::vector<field::ShotAtStructure> shots() const;

public Q_SLOTS:
    void pickShooter(std::optional<UnitId> shooter);
    void tryShooter(UnitId unit);
    void pickNext();
    void aimAt(std::optional<field::StructureId> structure);

Q_SIGNALS:
    void shooterPicked();

private:
    [[nodiscard]] Verdict mayAimAt(field::StructureId structure) const;
    void draw();
    void drawAim();
    void drawArrow(QPointF from, QPointF to);

    FieldSession& session_;
    TableScene& scene_;
    std::vector<UnitId> shooters_;
    std::optional<UnitId> shooter_;
    std::optional<field::StructureId> structure_;
};

/// Pick the combat that is fought next, by one of its two units; or a unit that attacks a structure, and
/// what.
class CombatTool final : public Tool {
    Q_OBJECT

public:
    CombatTool(FieldSession& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString unfinished() const override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    bool key(const QKeyEvent& event) override;

    [[nodiscard]] const std::vector<field::Opponents>& combats() const { return combats_; }
    /// Of the unit and on the structure that are picked; of all while none is.
    [[nodiscard]] std::vector<field::AttackStructure> attacks() const;
    [[nodiscard]] std::set<UnitId> attackers() const;
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }

public Q_SLOTS:
    void pick(std::optional<UnitId> unit);

Q_SIGNALS:
    void picked();

private:
    [[nodiscard]] bool hasAttacks(UnitId unit) const;
    void changed();
    void draw();

    FieldSession& session_;
    TableScene& scene_;
    std::vector<field::Opponents> combats_;
    std::vector<field::AttackStructure> attacks_;
    std::optional<UnitId> unit_;
    std::optional<field::StructureId> structure_;
};

}  // namespace vallum::app
