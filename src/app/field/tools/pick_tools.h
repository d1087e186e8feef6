// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/tool.h"
#include "field/tools/line_draft.h"
#include "field/tools/order_draft.h"

#include <optional>
#include <set>
#include <vector>

#include <vallum/field/questions.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// Picks one of the offered units, for example for a general, a flight or a stampede.
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

/// Picks one of these structures (RAZ-07).
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

/// Picks an edge of the table (SIE-15).
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

/// Picks the units for an order whose card is in the hand panel, or the units of a line and the two cards for
/// it (OPT-26).
class OrderTool final : public Tool {
    Q_OBJECT

public:
    OrderTool(FieldSession& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void release(QPointF point, Qt::KeyboardModifiers keys) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QString toolTip(QPointF point) const override;
    [[nodiscard]] QString unfinished() const override;
    [[nodiscard]] bool hasMore() const override { return hasUsableCard(); }
    void fill(Offer& offer) override;

    void lookAtCard(std::optional<CardId> card) override;
    [[nodiscard]] const OrderDraft& draft() const { return draft_; }
    [[nodiscard]] const LineDraft& line() const { return line_; }
    /// OPT-26: whether the players have agreed on it.
    [[nodiscard]] bool mayOrderLine() const;
    /// It only adds to another order.
    [[nodiscard]] bool goesWithAnother(CardId card) const;

public Q_SLOTS:
    /// Takes the card for what is being picked, or puts it back.
    void clickCard(CardId card);
    /// The card whose order is to be played; none clears it.
    void takeCard(CardId card);
    void takeWing(field::Flank wing);
    void toggleLine();
    void pickAll();
    void play();
    void cancel();

private:
    void toggleBoost(CardId card);
    void pressUnit(UnitId unit);
    void pressInLine(UnitId unit);
    /// Empty if the card can order it.
    [[nodiscard]] QString whyNotOrdered(UnitId unit) const;
    /// True if an order in the hand would do something now.
    [[nodiscard]] bool hasUsableCard() const;
    void playUnlessWasted();
    void playLine();
    /// Units to choose from, or those that the card under the pointer could order.
    void lightUnits();
    void markOffered();
    void markOfferedForLine();

    FieldSession& session_;
    TableScene& scene_;
    std::optional<CardId> lookedAt_;
    OrderDraft draft_;
    LineDraft line_;
    QPointF pressed_;
};

/// Picks a shooter, then its target. Ranges are measured only after naming the target (RNG-11). A structure
/// is aimed at first, because there may be two ways to shoot at it.
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
    void fill(Offer& offer) override;

    [[nodiscard]] Text remaining() const override;
    [[nodiscard]] bool hasNext() const override { return !shooters_.empty(); }
    [[nodiscard]] bool hasMore() const override { return !remaining().isEmpty(); }
    [[nodiscard]] const std::vector<UnitId>& shooters() const { return shooters_; }
    [[nodiscard]] std::optional<UnitId> shooter() const { return shooter_; }
    [[nodiscard]] std::optional<field::StructureId> structure() const { return structure_; }
    /// Plain, incendiary, or both, by the shooter.
    [[nodiscard]] std::vector<field::ShotAtStructure> shotsAt(field::StructureId structure) const;

public Q_SLOTS:
    void pickShooter(std::optional<UnitId> shooter);
    void tryShooter(UnitId unit);
    void pickNext() override;
    void aimAt(std::optional<field::StructureId> structure);

private:
    void fillShotsAtStructure(Offer& offer);
    /// The nearest of those that it may aim at.
    [[nodiscard]] std::vector<field::StructureId> likelyStructures() const;
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

/// Picks the next combat, by either of its units; or a
/// unit that attacks a structure, and the structure.
class CombatTool final : public Tool {
    Q_OBJECT

public:
    CombatTool(FieldSession& session, TableScene& scene, QObject* parent);

    void leave() override;
    [[nodiscard]] QString unfinished() const override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    bool key(const QKeyEvent& event) override;
    void fill(Offer& offer) override;

    [[nodiscard]] Text remaining() const override;
    [[nodiscard]] bool hasMore() const override { return !combats_.empty() || !attacks_.empty(); }
    [[nodiscard]] const std::vector<field::Opponents>& combats() const { return combats_; }
    /// By the picked unit, on the picked structure; all of them if neither is picked.
    [[nodiscard]] std::vector<field::AttackStructure> attacks() const;
    [[nodiscard]] std::set<UnitId> attackers() const;
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }

public Q_SLOTS:
    void pick(std::optional<UnitId> unit);

private:
    void fillFights(Offer& offer) const;
    void fillStructureAttacks(Offer& offer) const;
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
