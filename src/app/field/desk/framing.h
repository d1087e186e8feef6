// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QRectF>
#include <QSize>

#include <vallum/core/id.h>
#include <vallum/field/facts.h>

namespace vallum::app {

class FieldSession;
class TableScene;
class TableView;

/// Keeps the current action in view: all units and walls at the start of the battle; and large enough to be
/// read, the own units at the start of a turn (in a siege, everything), and the units that a decision in the
/// middle of a step is about. At the start of a phase, and for what a computer does, it moves the view only
/// if units that act, or in a phase enemies near them, are out of sight; then the whole battle comes into
/// view, if that makes the cards hardly smaller.
class Framing final : public QObject {
    Q_OBJECT

public:
    Framing(FieldSession& session, TableScene& scene, TableView& view, QObject* parent);

    /// Fits the whole battle in view, without animation.
    void openBattle();
    /// Frames the same again after the room changes, until the user moves the view or something happens.
    void keepFrame();
    /// From the player's first click on, panels that grow no longer move the view under the pointer; only
    /// another size of the room does.
    void holdStill() { holdsStill_ = true; }

private:
    struct Moment {
        int turn = 0;
        Seat active;
        int phase = 0;
        bool operator==(const Moment&) const = default;
    };

    void follow();
    void followFacts();
    void followPast();
    void closeBattle();
    void keepOpening();
    [[nodiscard]] std::set<UnitId> concerned() const;
    [[nodiscard]] QRectF areaOf(const std::set<UnitId>& units) const;
    [[nodiscard]] QRectF wholeBattle() const;
    [[nodiscard]] QRectF withEnemiesNear(const std::set<UnitId>& units, double part) const;
    [[nodiscard]] QRectF ifNotTooSmall(const QRectF& wider, const QRectF& area, double part) const;
    void keepInView(const QRectF& area);
    void beginOpening();

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    std::optional<Moment> last_;
    bool isOpening_ = false;
    bool isDeploying_ = false;  // as of the last question
    bool holdsStill_ = false;
    QRectF kept_;            // what the phase is about
    bool isPast_ = false;    // the player looks back
    bool isChosen_ = false;  // the player has moved the view in this turn
    QSize room_;             // of the view when its units were last fitted into it
};

}  // namespace vallum::app
