// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/battle_desk.h"
#include "lessons/tutor.h"
#include "session/documents.h"
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
class FieldMenus;
class FieldPanels;
class FieldStage;
class FieldTable;
class FieldTutor;
class FightDesk;
class Framing;
class PhaseBar;
class Projector;
class ReplayDesk;

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
    [[nodiscard]] FieldTable& table() const { return *table_; }
    [[nodiscard]] FieldPanels& panels() const { return *panels_; }
    [[nodiscard]] ReplayDesk& replay() const { return *replay_; }
    [[nodiscard]] Projector* secondScreen() const override;
    [[nodiscard]] Annotator& annotator() const { return *annotator_; }
    [[nodiscard]] Tutor& tutor() override;
    [[nodiscard]] AdviceDesk& advice() const { return *advice_; }
    [[nodiscard]] AnalysisDesk& analysis() const { return *analysis_; }
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
    [[nodiscard]] bool isBare() const override;
    void setMenu(QMenu* all) override;

Q_SIGNALS:
    void battleWanted(const vallum::field::Scenario& scenario, const vallum::app::Seating& seating);

private:
    void build();
    void buildThinking();
    void buildTutor(QBoxLayout& besideTable);
    void connectParts();
    void connectBattle();
    void showHint();
    void showStructure(std::optional<field::StructureId> structure);
    void fightAgain();

    const Documents& documents_;
    Begin begin_;
    FieldSession session_;
    QMainWindow* frame_;  // holds the docks for the panels
    FieldTable* table_;
    std::unique_ptr<FieldChronicle> chronicle_;
    FieldStage* stage_;
    Preferences* preferences_ = nullptr;
    PhaseBar* phases_ = nullptr;
    FieldPanels* panels_ = nullptr;
    Framing* framing_ = nullptr;
    FightDesk* fights_ = nullptr;
    EndDesk* endings_ = nullptr;
    Curtain* curtain_ = nullptr;
    ReplayDesk* replay_ = nullptr;
    Projector* projector_ = nullptr;
    AdviceDesk* advice_ = nullptr;
    AnalysisDesk* analysis_ = nullptr;
    Exports* exports_ = nullptr;
    Annotator* annotator_ = nullptr;
    FieldTutor* tutor_ = nullptr;
    FieldMenus* menus_ = nullptr;
};

}  // namespace vallum::app
