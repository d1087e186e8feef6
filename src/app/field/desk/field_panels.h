// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/desk/panel_steps.h"

#include <optional>

#include <QObject>

class QMainWindow;
class QMenu;

namespace vallum::app {

class FieldChronicle;
class FieldSession;
class FieldStage;
class FieldTable;
class HandPanel;
class LogPanel;
class LuckPanel;
class OverviewMap;
class Panel;
class QuestionPanel;
class TableRoom;
class UnitPanel;

/// The panels of a field battle, over the table or docked beside it.
class FieldPanels final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FieldSession& session;
        FieldTable& table;
        FieldChronicle& chronicle;
        FieldStage& stage;
        QMainWindow& frame;  // holds the docks
    };
    FieldPanels(const Parts& parts, QObject* parent);

    [[nodiscard]] TableRoom& room() const { return *room_; }
    [[nodiscard]] HandPanel& hand() const { return *hand_; }
    [[nodiscard]] UnitPanel& unit() const { return *unit_; }
    [[nodiscard]] QuestionPanel& question() const { return *question_; }
    [[nodiscard]] LogPanel& log() const { return *log_; }
    [[nodiscard]] LuckPanel& luck() const { return *luck_; }

    void setArtPalette(const art::Palette& palette);
    /// Puts the panels beside the table, or over it.
    void setDocked(bool isDocked);
    [[nodiscard]] bool isDocked() const { return isDocked_.value_or(false); }
    void keepLayout() const;
    /// The entries that show and hide them.
    void fill(QMenu& panels);
    /// Moves the focus from panel to panel, unless they are out of sight or behind the curtain.
    void goTo(PanelStep step);
    void showUnit();
    /// To the front, if it is shown at all.
    void raiseUnit();

private:
    void addToRoom();
    void dockAll();

    Parts parts_;
    HandPanel* hand_;
    UnitPanel* unit_;
    QuestionPanel* question_;
    LogPanel* log_;
    LuckPanel* luck_;
    OverviewMap* overview_;
    TableRoom* room_;
    Panel* questionPanel_;
    Panel* unitPanel_;
    Panel* logPanel_;
    Panel* luckPanel_;
    Panel* handPanel_;
    Panel* overviewPanel_;
    std::optional<bool> isDocked_;
};

}  // namespace vallum::app
