// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"
#include "hex/hex_chronicle.h"
#include "hex/hex_session.h"
#include "kits/battle_desk.h"
#include "lessons/tutor.h"
#include "rulebook/explains_rules.h"

namespace vallum::app {

class AnalysisDesk;
class BoardExports;
class CommonParts;
class HexAdvice;
class HexDepicter;
class HexDesk;
class HexEnding;
class HexStage;
class HexTutor;
struct HexViewer;
class SheetHost;

/// The desk for hex battles in the window, with their session.
class HexBattleDesk final : public BattleDesk, public ExplainsRules, public Teaches {
    Q_OBJECT

public:
    explicit HexBattleDesk(const hex::Library& library);
    ~HexBattleDesk() override;

    [[nodiscard]] HexSession& session() override { return session_; }
    bool dropDrawn() override;
    void setUndo(bool can, const QString& tip) override;
    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override;
    void openBattle() override { showAll(); }
    void fill(const DeskMenus& menus) override;
    [[nodiscard]] std::vector<QMenu*> menus() override;
    void note(const QString& words) override;
    [[nodiscard]] bool isBare() const override { return true; }
    void setMenu(QMenu* all) override;
    void say(const QString& remark) override;
    [[nodiscard]] std::optional<RuleId> ruleAt(const QWidget& part, QPoint point) const override;
    [[nodiscard]] std::optional<RuleId> ruleOfQuestion() const override;
    [[nodiscard]] std::optional<art::Side> lookOf(Seat seat) const override;
    void setArtPalette(const art::Palette& palette) override;
    void apply(const Settings& settings) override;
    void showReplay() override;
    [[nodiscard]] Projector* secondScreen() const override;
    [[nodiscard]] Tutor& tutor() override;
    [[nodiscard]] CommonParts& parts() { return *parts_; }
    [[nodiscard]] HexStage& stage() { return *stage_; }
    [[nodiscard]] const HexChronicle& chronicle() const { return chronicle_; }
    [[nodiscard]] HexDesk& desk() { return *desk_; }
    [[nodiscard]] HexAdvice& advice() { return *advice_; }
    [[nodiscard]] AnalysisDesk& analysis() { return *analysis_; }

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void connectThinking();
    void offerMoment(std::size_t happening, const QPoint& at);
    void showAll();
    void writeLog();
    void showNews();
    /// Tells the log the history indexes of the facts it gets next.
    void announce(std::size_t from);
    void showQuestion();
    /// Asks for dice rolled on a real table, once the events that led to them have been shown.
    void askForDice();
    /// Against a computer, which learns nothing from it.
    void standIfForced();
    void fightAgain();
    void setViewer();
    [[nodiscard]] HexViewer viewer() const;
    [[nodiscard]] BoardTurn turn() const;
    [[nodiscard]] std::optional<OpenQuestion<hex::System>> open() const;

    const hex::Library& library_;
    HexSession session_;
    HexDesk* desk_;
    SheetHost* sheets_;
    HexChronicle chronicle_{session_};
    HexStage* stage_;
    CommonParts* parts_;
    std::unique_ptr<HexDepicter> depicter_;
    BoardExports* exports_;
    HexEnding* ending_;
    HexAdvice* advice_;
    AnalysisDesk* analysis_;
    HexTutor* tutor_ = nullptr;
    std::size_t logged_ = 0;                // number of facts logged
    std::optional<std::size_t> diceAfter_;  // number of answers at which the dice entry was opened
};

}  // namespace vallum::app
