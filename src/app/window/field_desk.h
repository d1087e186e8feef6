// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/battle_desk.h"
#include "lessons/tutor.h"
#include "session/documents.h"
#include "table/kept_ground.h"
#include "window/panel_steps.h"
#include "window/preferences.h"

class QBoxLayout;
class QMainWindow;

namespace vallum::app {

class AdviceDesk;
class AnalysisDesk;
class Annotator;
class Curtain;
class EndDesk;
class Exports;
class FieldChronicle;
class FieldStage;
class FieldTutor;
class FightDesk;
class Framing;
class HandPanel;
class LogPanel;
class LuckPanel;
class OverviewMap;
class Panel;
class PhaseBar;
class Projector;
class QuestionPanel;
class ReplayDesk;
class SightLens;
class TableRoom;
class TableScene;
class TableView;
class ThreatLens;
class ToolBox;
class UnitPanel;

/// The desk for field battles: the table with its panels. The session holds the battle, and the tools decide
/// what a click means.
class FieldDesk final : public BattleDesk, public Teaches {
    Q_OBJECT

public:
    /// Starts a battle of this desk in the window.
    using Begin = std::function<void(Opening)>;
    FieldDesk(const Documents& documents, Begin begin);
    ~FieldDesk() override;
    /// Call this before the desk is shown; the preferences need to know its parts.
    void use(Preferences& preferences);
    [[nodiscard]] Preferences::Parts parts() const;

    [[nodiscard]] FieldSession& session() override { return session_; }
    [[nodiscard]] TableScene& scene() const { return *scene_; }
    [[nodiscard]] TableView& view() const { return *view_; }
    [[nodiscard]] ToolBox& tools() const { return *tools_; }
    [[nodiscard]] SightLens& sight() const { return *sight_; }
    [[nodiscard]] ThreatLens& threats() const { return *threats_; }
    [[nodiscard]] ReplayDesk& replay() const { return *replay_; }
    [[nodiscard]] Projector& projector() const { return *projector_; }
    [[nodiscard]] Projector* secondScreen() const override { return projector_; }
    [[nodiscard]] Annotator& annotator() const { return *annotator_; }
    [[nodiscard]] Tutor& tutor() override;
    [[nodiscard]] AdviceDesk& advice() const { return *advice_; }
    [[nodiscard]] AnalysisDesk& analysis() const { return *analysis_; }
    [[nodiscard]] TableRoom& room() const { return *room_; }
    [[nodiscard]] Curtain& curtain() const { return *curtain_; }

    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override;
    [[nodiscard]] Opening openingOf(Opened opened);
    void openBattle() override;
    void fill(const DeskMenus& menus) override;
    [[nodiscard]] std::vector<QMenu*> menus() override;
    void refresh() override;
    void setUndo(bool can, const QString& tip) override;
    void note(const QString& words) override;
    void warn(const QString& words, const QString& why) override;
    void say(const QString& remark) override;
    void setArtPalette(const art::Palette& palette) override;
    void setPace(int milliseconds) override;
    void setRecaps(bool areTold) override;
    [[nodiscard]] bool isBare() const override { return !docked_.value_or(false); }
    void setMenu(QMenu* all) override;
    /// Puts the panels beside the table, or over it.
    void setDocked(bool docked);
    void keepLayout() const;

Q_SIGNALS:
    void battleWanted(const vallum::field::Scenario& scenario, const vallum::app::Seating& seating);

private:
    void buildPanels();
    void buildRoom();
    void buildThinking();
    void buildTutor(QBoxLayout& besideTable);
    void dockAll();
    void connectParts();
    QAction* action(QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, auto&& act);
    void fillSights(QMenu& sights);
    void buildSightMenu(QMenu& view);
    void fillPanels(QMenu& view);
    [[nodiscard]] bool isInSight() const;
    void goToPanel(PanelStep step);
    void showThreats(bool shown);
    void showHint();
    void pointAt(UnitId unit);
    void showStructure(std::optional<field::StructureId> structure);
    void showMenu(QPoint at);
    void nextUnit();
    void lookAtCard(std::optional<CardId> card);
    void surrender();
    void fightAgain();

    const Documents& documents_;
    Begin begin_;
    FieldSession session_;
    QMainWindow* frame_;  // holds the docks for the panels
    TableScene* scene_;
    KeptGround ground_;
    TableView* view_;
    ToolBox* tools_;
    SightLens* sight_;
    ThreatLens* threats_;
    std::unique_ptr<FieldChronicle> chronicle_;
    FieldStage* stage_;
    Preferences* preferences_ = nullptr;
    PhaseBar* phases_ = nullptr;
    HandPanel* hand_ = nullptr;
    UnitPanel* unit_ = nullptr;
    TableRoom* room_ = nullptr;
    Framing* framing_ = nullptr;
    FightDesk* fights_ = nullptr;
    EndDesk* endings_ = nullptr;
    OverviewMap* overview_ = nullptr;
    Panel* unitPanel_ = nullptr;
    Panel* questionPanel_ = nullptr;
    Panel* logPanel_ = nullptr;
    Panel* luckPanel_ = nullptr;
    Panel* handPanel_ = nullptr;
    Panel* overviewPanel_ = nullptr;
    std::optional<bool> docked_;
    QuestionPanel* question_ = nullptr;
    LogPanel* log_ = nullptr;
    LuckPanel* luck_ = nullptr;
    Curtain* curtain_ = nullptr;
    ReplayDesk* replay_ = nullptr;
    Projector* projector_ = nullptr;
    AdviceDesk* advice_ = nullptr;
    AnalysisDesk* analysis_ = nullptr;
    Exports* exports_ = nullptr;
    Annotator* annotator_ = nullptr;
    FieldTutor* tutor_ = nullptr;
    QAction* surrender_ = nullptr;
};

}  // namespace vallum::app
