// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/table/kept_ground.h"

#include <optional>

#include <QObject>

#include <vallum/field/model/battle.h>

namespace vallum::app {

class FieldSession;
class SightLens;
class TableScene;
class TableView;
class ThreatLens;
class ToolBox;

/// The table of a field battle: its scene and view, and the tools and lenses that are used on it.
class FieldTable final : public QObject {
    Q_OBJECT

public:
    FieldTable(FieldSession& session, QObject* parent);

    [[nodiscard]] TableScene& scene() const { return *scene_; }
    [[nodiscard]] TableView& view() const { return *view_; }
    [[nodiscard]] ToolBox& tools() const { return *tools_; }
    [[nodiscard]] SightLens& sight() const { return *sight_; }
    [[nodiscard]] ThreatLens& threats() const { return *threats_; }

    void setArtPalette(const art::Palette& palette);
    /// The battle of the session as it stands.
    void show();
    /// Selects the unit and brings it into view.
    void pointAt(UnitId unit);
    /// Picks the next unit that can act.
    void pickNext();
    /// Of the tool in hand; see `Tool::dropDrawn`.
    bool dropDrawn();
    /// Lights up the units that the card under the pointer could order.
    void lookAtCard(std::optional<CardId> card);

Q_SIGNALS:
    /// The pointer moved to this place, in words.
    void placePointedAt(const QString& place);

private:
    [[nodiscard]] QString about(QPointF scenePoint) const;

    FieldSession& session_;
    TableScene* scene_;
    KeptGround ground_;
    TableView* view_;
    ToolBox* tools_;
    SightLens* sight_;
    ThreatLens* threats_;
};

}  // namespace vallum::app
