// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/thought.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QTimer>
#include <QWidget>

class QLabel;
class QMenu;

namespace vallum::app {

class CommandHand;
class DiceSheet;
class HandCover;
class HexHeader;
class HexLog;
class HexSheet;
class HexTable;

/// The layout of the desk.
struct DeskPlan {
    QRect board;  // including its edge
    QRect sheet;
    QRect hand;
    QRect log;

    bool operator==(const DeskPlan&) const = default;
};
/// The panels go beside or below the board, whichever leaves it larger. `em` is the height of a line of text.
[[nodiscard]] DeskPlan planOf(QSize room, int em, bool asksForCard);

/// A player who must come to the screen before that side's cards are revealed, and why.
struct Coming {
    Seat seat;
    QString why;
    std::optional<std::pair<hex::Hex, hex::Hex>> attack;  // attacker and unit to answer for

    bool operator==(const Coming&) const = default;
};

/// The whole display of a hex battle: header, board, question sheet, hand, log, and dice when rolled. It is
/// given what its viewer may see, and reports the player's answers.
class HexDesk final : public QWidget {
    Q_OBJECT

public:
    using Open = std::optional<OpenQuestion<hex::System>>;

    explicit HexDesk(QWidget* parent = nullptr);
    ~HexDesk() override;

    void setArtPalette(const art::Palette& palette);
    /// Duration of motions in percent of the default; 0: none.
    void setPace(int percent);
    void setCoordinates(bool areShown);
    /// The seat whose hand is shown; none: no hand.
    void setViewer(std::optional<Seat> viewer);
    /// Until the player has come, nobody is asked anything; the board stays visible.
    void setComing(std::optional<Coming> coming) { coming_ = std::move(coming); }

    /// Shows the state at once. `open` is a question that can be answered here.
    void show(const hex::Battle& battle, const Open& open);
    /// Asks another question once all pending events have been shown.
    void ask(const hex::Battle& battle, const Open& open);
    /// Plays the facts, then asks.
    void play(const std::vector<hex::Fact>& facts, const hex::Battle& battle, const Open& open);
    void setUndo(bool canUndo);
    /// While looking back, facts are not logged again.
    void setLookingBack(bool isPast) { isPast_ = isPast; }
    void say(const QString& words);
    void setMenu(QMenu* menus);
    /// Keeps rolled dice visible until they are no longer needed.
    void setKeepsDice(bool keeps);

    [[nodiscard]] HexTable& table() { return *table_; }
    [[nodiscard]] CommandHand& hand() { return *hand_; }
    [[nodiscard]] HexSheet& sheet() { return *sheet_; }
    [[nodiscard]] HexHeader& header() { return *header_; }
    [[nodiscard]] HexLog& log() { return *log_; }
    [[nodiscard]] DiceSheet& dice() { return *dice_; }
    [[nodiscard]] HandCover& cover() { return *cover_; }
    [[nodiscard]] Thought* thought() { return thought_.get(); }
    [[nodiscard]] QString said() const;
    /// The rule about the thing at a point of one of its parts, or about the open question.
    [[nodiscard]] std::optional<RuleId> ruleAt(const QWidget& part, QPoint point) const;

Q_SIGNALS:
    void answered(const vallum::hex::Answer& answer);
    void undoWanted();
    void hintChanged(const QString& hint);
    void newBattleWanted();
    /// The awaited player is at the screen.
    void cameToScreen();
    /// Emitted when the board shows the fact.
    void told(const vallum::hex::Fact& fact);

protected:
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;

private:
    void arrange();
    void tell(const hex::Fact& fact);
    void think();
    void forget();
    void refresh();
    void fitSheet();
    void placeWords();
    void showOutcome(const hex::Battle& battle);
    void showComing();
    [[nodiscard]] bool isAwaited() const;
    void placeDice(const hex::Fact& fact);
    [[nodiscard]] bool choose(int key);
    [[nodiscard]] Seat asker() const;
    [[nodiscard]] const Choice* endChoice() const;

    art::Palette palette_;
    HexHeader* header_;
    HexTable* table_;
    HexSheet* sheet_;
    CommandHand* hand_;
    HexLog* log_;
    DiceSheet* dice_;
    QLabel* words_;
    QTimer silence_;
    HandCover* cover_;
    std::optional<Seat> viewer_;
    std::optional<Coming> coming_;
    std::optional<hex::Battle> battle_;
    Open open_;
    bool isPast_ = false;
    bool keepsDice_ = false;
    std::unique_ptr<Thought> thought_;
    std::vector<Choice> choices_;
};

}  // namespace vallum::app
