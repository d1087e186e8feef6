// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/tool.h"

#include <optional>
#include <variant>
#include <vector>

#include <vallum/field/questions.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// A piece to deploy: a card, a siege tower, or a ram by its index in the list (SIE-06).
using Piece = std::variant<UnitId, field::StructureId, int>;

/// Deploys a card (SET-21) or moves it within its zone (GEN-08): it follows the mouse, and a click puts it
/// down, even in a tower. Siege towers work like cards; rams are given to units already on the table.
class PlaceTool final : public Tool {
    Q_OBJECT

public:
    PlaceTool(FieldSession& session, TableScene& scene, std::vector<UnitId> cards, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void release(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers) override { hover(point); }
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;
    void fill(Offer& offer) override;

    [[nodiscard]] Text remaining() const override;
    /// Cards are placed by keyboard, too, and the turn to place changes from player to player.
    [[nodiscard]] bool takesKeys() const override { return true; }

    /// The player's remaining cards, then siege towers and rams.
    [[nodiscard]] const std::vector<Piece>& waiting() const { return waiting_; }
    [[nodiscard]] const Piece& piece() const { return piece_; }
    [[nodiscard]] QString nameOf(const Piece& piece) const;
    [[nodiscard]] QString nameOfKind(const Piece& piece) const;
    void pick(const Piece& piece);

public Q_SLOTS:
    void turn(Degrees angle);
    void place();

private:
    void addEngines();
    void proposePose();
    void follow(QPointF point);
    void giveWay();
    [[nodiscard]] field::UnitPlacement placement(UnitId unit) const;
    [[nodiscard]] field::Answer answer() const;
    void draw();
    void drawTower(field::StructureId tower, const Verdict& verdict);
    void drawRam(const Verdict& verdict);

    FieldSession& session_;
    TableScene& scene_;
    std::vector<Piece> waiting_;
    std::vector<std::vector<Piece>> kinds_;  // those waiting, in the same order
    Piece piece_;
    geometry::Pose pose_;
    QPointF pressed_;
    std::optional<QPointF> entered_;  // where the mouse was first seen
    bool isFollowing_ = false;
};

/// Turns a recovered unit to any facing (ACT-15, FLT-16).
class FacingTool final : public Tool {
    Q_OBJECT

public:
    FacingTool(FieldSession& session, TableScene& scene, UnitId unit, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override {
        return tr("Point where the unit should face and click; Enter keeps the facing shown.");
    }
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers) override { hover(point); }
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;

private:
    void draw();

    FieldSession& session_;
    TableScene& scene_;
    UnitId unit_;
    Heading heading_;
};

}  // namespace vallum::app
