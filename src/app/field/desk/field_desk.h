// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"
#include "kits/battle_desk.h"
#include "lessons/tutor.h"
#include "rulebook/explains_rules.h"

#include <vallum/field/files/library.h>

class QBoxLayout;
class QMainWindow;

namespace vallum::app {

class Annotator;
class DeskRules;
class EndDesk;
class Exports;
class FieldAdvice;
class FieldAnalysis;
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
class FieldDesk final : public BattleDesk, public ExplainsRules, public Teaches {
    Q_OBJECT

public:
    explicit FieldDesk(const field::Library& library);
    ~FieldDesk() override;

    [[nodiscard]] FieldSession& session() override { return session_; }
    [[nodiscard]] FieldTable& table() const { return *table_; }
    [[nodiscard]] FieldPanels& panels() const { return *panels_; }
    [[nodiscard]] ReplayDesk& replay() const { return *replay_; }
    [[nodiscard]] Projector* secondScreen() const override;
    [[nodiscard]] Annotator& annotator() const { return *annotator_; }
    [[nodiscard]] Tutor& tutor() override;
    [[nodiscard]] FieldAdvice& advice() const { return *advice_; }
    [[nodiscard]] FieldAnalysis& analysis() const { return *analysis_; }
    [[nodiscard]] PhaseBar& phases() const { return *phases_; }

    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override;
    void openBattle() override;
    void fill(const DeskMenus& menus) override;
    [[nodiscard]] std::vector<QMenu*> menus() override;
    void refresh() override;
    bool dropDrawn() override;
    void setUndo(bool can, const QString& tip) override;
    void note(const QString& words) override;
    void warn(const QString& words, const QString& why) override;
    void say(const QString& remark) override;
    void setArtPalette(const art::Palette& palette) override;
    void apply(const Settings& settings) override;
    void keepLayout() const override;
    void showReplay() override;
    [[nodiscard]] QString reasonToCome() const override;
    [[nodiscard]] std::optional<RuleId> ruleAt(const QWidget& part, QPoint point) const override;
    [[nodiscard]] std::optional<RuleId> ruleOfQuestion() const override;
    [[nodiscard]] bool isBare() const override;
    void setMenu(QMenu* all) override;

private:
    void build();
    void buildThinking();
    void buildTutor(QBoxLayout& besideTable);
    void connectParts();
    void connectBattle();
    void showHint();
    void showStructure(std::optional<field::StructureId> structure);
    void showRam(QPointF place);
    void fightAgain();

    const field::Library& library_;
    FieldSession session_;
    QMainWindow* frame_;  // holds the docks for the panels
    FieldTable* table_;
    std::unique_ptr<FieldChronicle> chronicle_;
    FieldStage* stage_;
    PhaseBar* phases_ = nullptr;
    FieldPanels* panels_ = nullptr;
    Framing* framing_ = nullptr;
    FightDesk* fights_ = nullptr;
    EndDesk* endings_ = nullptr;
    ReplayDesk* replay_ = nullptr;
    Projector* projector_ = nullptr;
    FieldAdvice* advice_ = nullptr;
    FieldAnalysis* analysis_ = nullptr;
    Exports* exports_ = nullptr;
    Annotator* annotator_ = nullptr;
    FieldTutor* tutor_ = nullptr;
    FieldMenus* menus_ = nullptr;
    std::unique_ptr<DeskRules> rules_;
};

}  // namespace vallum::app
