// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tool.h"

#include <optional>
#include <variant>
#include <vector>

#include <vallum/field/questions.h>

namespace vallum::app {

class FieldSession;
class TableScene;

/// What is laid down before a battle: a card, a siege tower, or a ram by its place in the list (SIE-06).
using Piece = std::variant<UnitId, field::StructureId, int>;

/// Put a card on the table (SET-21) or to another place of the zone (GEN-08): it follows the mouse, a click
/// lays it down, also into a tower. Siege towers are put down like cards, rams given to units that lie there.
class PlaceTool final : public Tool {
    Q_OBJECT

public:
    PlaceTool(FieldSession& session, TableScene& scene, std::vector<UnitId> cards, QObject* parent);

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers) override { hover(point); }
    void hover(QPointF point) override;
    bool key(const QKeyEvent& event) override;

    /// The cards of the player that are still to be placed, then siege towers and rams.
    [[nodiscard]] const std::vector<Piece>& waiting() const { return waiting_; }
    [[nodiscard]] const Piece& piece() const { return piece_; }
    [[nodiscard]] QString nameOf(const Piece& piece) const;
    void pick(const Piece& piece);

public Q_SLOTS:
    void turn(Degrees angle);
    void place();

Q_SIGNALS:
    void unitPicked();

private:
    void addEngines();
    [[nodiscard]] field::UnitPlacement placement(UnitId unit) const;
    [[nodiscard]] field::Answer answer() const;
    void draw();
    void drawTower(field::StructureId tower, const Verdict& verdict);
    void drawRam(const Verdict& verdict);

    FieldSession& session_;
    TableScene& scene_;
    std::vector<Piece> waiting_;
    Piece piece_;
    geometry::Pose pose_;
};

/// Turn a unit that has recovered to any facing (ACT-15, FLT-16).
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
