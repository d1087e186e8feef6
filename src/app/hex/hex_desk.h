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

/// Where the parts of the desk lie.
struct DeskPlan {
    QRect board;  // with its edge
    QRect sheet;
    QRect hand;
    QRect log;

    bool operator==(const DeskPlan&) const = default;
};
/// Beside the board or under it, whichever leaves the board larger. `em` is the height of a line of text.
[[nodiscard]] DeskPlan planOf(QSize room, int em, bool asksForCard);

/// A player who has to come to the screen before the cards of that side lie open, and why.
struct Coming {
    Seat seat;
    QString why;
    std::optional<std::pair<hex::Hex, hex::Hex>> attack;  // that has to be answered

    bool operator==(const Coming&) const = default;
};

/// All that one sees of a hex battle: the bar, the board on its table, the sheet that asks, the hand, the
/// log, and dice when they are rolled. It is shown what a viewer may see, and says what is answered.
class HexDesk final : public QWidget {
    Q_OBJECT

public:
    using Open = std::optional<OpenQuestion<hex::System>>;

    explicit HexDesk(QWidget* parent = nullptr);
    ~HexDesk() override;

    void setArtPalette(const art::Palette& palette);
    /// Percent of the usual time that motions take; 0: none.
    void setPace(int percent);
    void setCoordinates(bool areShown);
    /// Whose hand lies on the desk; without a viewer none does.
    void setViewer(std::optional<Seat> viewer);
    /// Until somebody has come, nobody is asked; the board stays in sight.
    void setComing(std::optional<Coming> coming) { coming_ = std::move(coming); }

    /// At once. What is asked is what can be answered here.
    void show(const hex::Battle& battle, const Open& open);
    /// Another question, as soon as all has been shown that has happened.
    void ask(const hex::Battle& battle, const Open& open);
    /// After what has happened.
    void play(const std::vector<hex::Fact>& facts, const hex::Battle& battle, const Open& open);
    void setUndo(bool canUndo);
    /// What happens is in the log already.
    void setLookingBack(bool isPast) { isPast_ = isPast; }
    void say(const QString& words);
    void setMenu(QMenu* menus);
    /// Dice that have been rolled lie there until they are no longer needed.
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
    /// Of what is at a point of one of its parts, or of what is asked.
    [[nodiscard]] std::optional<RuleId> ruleAt(const QWidget& part, QPoint point) const;

Q_SIGNALS:
    void answered(const vallum::hex::Answer& answer);
    void undoWanted();
    void hintChanged(const QString& hint);
    void newBattleWanted();
    /// Whoever had to come to the screen is there.
    void cameToScreen();
    /// As soon as it is seen on the board.
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
    void goToNext(bool isForward);
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
