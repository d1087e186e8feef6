// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/drawn_action.h"
#include "field/tools/maneuver_offers.h"
#include "field/tools/mover.h"

#include <functional>

namespace vallum::app {

/// Controls for an engaged unit: click markers, drag the card straight back to withdraw, turn it with keys.
/// Every action is previewed first.
class EngagedMover final : public Mover {
    Q_OBJECT

public:
    EngagedMover(FieldSession& session, TableScene& scene) : Mover(session, scene), action_(session) {}

    void setUnit(std::optional<UnitId> unit);
    [[nodiscard]] const DrawnAction& action() const { return action_; }
    /// Changes the action and shows the result.
    void change(const std::function<void(DrawnAction&)>& how);
    /// ENG-08: of the maneuvers only bravery.
    [[nodiscard]] std::vector<ManeuverOffer> maneuvers() const;
    [[nodiscard]] field::Answer answerWith(const ManeuverOffer& offer) const;

    [[nodiscard]] bool isActive() const override { return action_.unit().has_value(); }
    [[nodiscard]] bool hasBegun() const override { return action_.proposed().has_value(); }
    [[nodiscard]] Pending pending() const override {
        return hasBegun() && action_.plan() ? Pending::commitment : Pending::nothing;
    }
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    [[nodiscard]] bool isHeld() const override { return grabbed_.has_value(); }
    bool drag(QPointF point, Qt::KeyboardModifiers keys) override;
    void release() override { grabbed_.reset(); }
    [[nodiscard]] bool confirmsAt(QPointF /*point*/) const override { return hasBegun(); }
    bool key(const QKeyEvent& event) override;
    void makeMove() override;
    void startAgain() override;
    void draw() override;
    void fill(Offer& offer) override;
    void fillMenu(QMenu& menu) override;

private:
    bool pressFreeSpot(QPointF point);
    bool pressOwnMarker(QPointF point);

    DrawnAction action_;
    std::optional<QPointF> grabbed_;
};

}  // namespace vallum::app
