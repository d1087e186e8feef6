// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QRectF>

#include <vallum/core/id.h>
#include <vallum/field/facts.h>

namespace vallum::app {

class FieldSession;
class TableScene;
class TableView;

/// Brings into view what the battle is about at the moment: all units at its beginning and at that of a turn,
/// those that may do something in a phase, those that fight, what a computer does.
class Framing final : public QObject {
    Q_OBJECT

public:
    Framing(FieldSession& session, TableScene& scene, TableView& view, QObject* parent);

    /// All units and no more, at once.
    void openBattle();
    /// The same again where the room has changed meanwhile, until the view has been moved or something is
    /// done.
    void keepOpening();

private:
    struct Moment {
        int turn = 0;
        Seat active;
        int phase = 0;
        bool operator==(const Moment&) const = default;
    };

    void follow();
    void followFacts();
    void closeBattle();
    [[nodiscard]] std::set<UnitId> concerned() const;
    [[nodiscard]] QRectF areaOf(const std::set<UnitId>& units) const;
    [[nodiscard]] QRectF allUnits() const;

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    std::optional<Moment> last_;
    bool isOpening_ = false;
};

}  // namespace vallum::app
