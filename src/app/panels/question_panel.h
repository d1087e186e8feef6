// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "session/field_session.h"
#include "settings/table_keys.h"

#include <functional>
#include <optional>
#include <set>

#include <QPointer>
#include <QWidget>

#include <vallum/field/queries/engaged_actions.h>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vallum::field {
struct EngagedPlan;
struct MovePlan;
}  // namespace vallum::field

namespace vallum::app {

class CombatTool;
class GroupDraft;
class GroupMover;
class HandPanel;
class MoveTool;
class OrderTool;
class ShotTool;
class Tool;
class TableScene;

/// The open question and its possible answers. The proposed answer is always in
/// the same place at the bottom, the others above it; impossible ones are
/// listed with their reasons only on request. The question alone drives the
/// panel; the tool supplies what is drawn on the table or picked from the hand.
class QuestionPanel final : public QWidget {
    Q_OBJECT

public:
    QuestionPanel(FieldSession& session, TableScene& scene, HandPanel& hand, QWidget* parent = nullptr);

    void setTool(vallum::app::Tool* tool);
    void setKeys(const TableKeys& keys);
    void setArtPalette(const art::Palette& palette);
    /// While drawing over the table, no question is shown.
    void setDrawing(bool on);
    /// Ends the phase, but asks for confirmation if something was begun.
    void endPhase();
    /// A widget below the question and its answers, whatever they are.
    void setBelow(QWidget* below);
    /// Focuses the first button, for keyboard users.
    void focusFirst();
    /// Gives the proposed answer, unless it would end a phase.
    void takeProposed();

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void newBattleWanted();
    /// Ending the phase would discard something unfinished; ending it again does.
    void warned(const QString& words);
    void drawingDone();
    /// The preferred height has changed.
    void heightChanged();

protected:
    void changeEvent(QEvent*) override;
    bool eventFilter(QObject* watched, QEvent*) override;

private:
    void rebuild();
    void setTitle(const QString& title);
    void setHint(const QString& hint);
    void warn(const QString& words);
    QWidget* addText(const QString& text);
    QPushButton* addButton(const QString& text, std::function<void()> act, const QString& why = {});
    QPushButton* addAnswer(const QString& text, const field::Answer& answer);
    /// Makes Enter press this button.
    QPushButton* propose(QPushButton* button);
    void proposeEnd(QPushButton* button);
    void settle();
    void settleProposed();
    void settleImpossible();
    void setFonts();
    [[nodiscard]] QColor colorOfAsked() const;
    void addEnd(const QString& text);
    void addIntroduction();
    void addCombat();
    void addWorthOfFollowing(const field::Decide& question);
    void addRow(std::initializer_list<QPushButton*> buttons);
    /// Puts a row right above the proposed answer, so that it keeps its place.
    void keepInPlace(std::initializer_list<QPushButton*> buttons);
    /// Puts text added later above the buttons, which then stay in place when the text changes.
    void putWordsAbove() { wordsAbove_ = 0; }

    void build(const field::PlaceUnit&);
    void build(const field::Redeploy&);
    void buildCards();
    void build(const field::ArrangeUnits&);
    void build(const field::PlaceGeneral&) {}
    void build(const field::ChooseOrder&);
    void build(const field::Decide& question);
    void build(const field::ChooseUnit& question);
    void build(const field::ChooseFacing&) {}
    void build(const field::ChooseMove&);
    void build(const field::ChooseSkirmishMove&);
    void build(const field::ChooseShot&);
    void build(const field::ChooseSideStruck& question);
    void build(const field::ChooseEvent& question);
    void build(const field::ChooseCombat&);
    void build(const field::ChooseFlightWay&);
    void build(const field::ChooseDraw&);
    void build(const field::DiscardToLimit& question);
    void build(const field::ChooseCommander& question);
    void build(const field::ChooseRetreat& question);
    void build(const field::ChooseFollowUp&);
    void build(const field::ChooseBrashCharge& question);
    void build(const field::PassCards&);
    void build(const field::ChooseOpponent& question);
    void build(const field::ChooseStructure& question);
    void build(const field::ChooseHome& question);
    void build(const RollDice&) {}
    void build(const DrawCards&) {}
    void buildMove(const QString& end = {});
    void buildUnitMove(MoveTool& tool);
    void buildDraftButtons(MoveTool& tool);
    void buildDraft(const MoveTool& tool);
    void buildOutlook(const MoveTool& tool);
    void buildCaltrops(const field::Move& move, const field::MovePlan& plan);
    void buildPlan(const field::MovePlan& plan);
    void buildManeuvers();
    void buildStructureOffers(MoveTool& tool);
    void buildTowerWraps(MoveTool& tool);
    void buildTasks(MoveTool& tool);
    void buildShotsBy(UnitId shooter);
    void buildShotsAtStructure(ShotTool& tool);
    void buildStructureAttacks(CombatTool& tool);
    void buildGroupButtons(MoveTool& tool);
    void buildGroup(const GroupMover& mover);
    void buildEngagedButtons(MoveTool& tool);
    void buildEngaged(MoveTool& tool);
    void buildEngagedPlan(UnitId unit, const field::EngagedAction& action, const field::EngagedPlan& plan);
    void buildEngagedActions(MoveTool& tool);
    void buildOrder(OrderTool& tool);
    void buildLine(OrderTool& tool);
    void addChosen(const OrderTool& tool);
    void markCards(const OrderTool& tool);
    void takeOrderCard(CardId card);
    void buildChargeButtons(MoveTool& tool);
    void buildCharge(const MoveTool& tool);
    void buildBody();
    void buildDrawing();
    void buildQuestion(const OpenQuestion& asked);
    void buildHandOver();
    void buildThinking();
    void buildOutcome();
    void buildDice(const RollDice& roll);
    void pickCards();
    void clicked(CardId card);

    FieldSession& session_;
    TableScene& scene_;
    HandPanel& hand_;
    QPointer<Tool> tool_;
    TableKeys keys_;
    QLabel* title_;
    QLabel* hint_;
    QWidget* body_ = nullptr;
    QScrollArea* scroll_;
    QVBoxLayout* footer_;
    QPointer<QWidget> below_;
    std::vector<QPointer<QPushButton>> buttons_;
    QPointer<QPushButton> proposed_;
    bool endsPhase_ = false;  // whether the proposed answer does
    bool showsImpossible_ = false;
    std::optional<int> wordsAbove_;  // how many of them
    std::set<QString> offered_;      // answers offered to the unit so far; they stay visible
    std::optional<UnitId> offeredTo_;
    QString asked_;  // the question last shown
    art::Palette palette_ = art::lightPalette();
    bool isWarned_ = false;
    bool isDrawing_ = false;
    QVBoxLayout* column_;
    QVBoxLayout* answers_ = nullptr;
    std::function<void(CardId)> onCard_;
};

}  // namespace vallum::app
