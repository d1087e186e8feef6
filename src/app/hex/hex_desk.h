// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/thought.h"

#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

class QLabel;

namespace vallum::app {

class CommandHand;
class DiceSheet;
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

/// All that one sees of a hex battle: the bar, the board on its table, the sheet that asks, the hand, the
/// log, and dice when they are rolled. It is shown what a viewer may see, and says what is answered.
class HexDesk final : public QWidget {
    Q_OBJECT

public:
    using Open = std::optional<Asked<hex::System>>;

    explicit HexDesk(QWidget* parent = nullptr);
    ~HexDesk() override;

    void setArtPalette(const art::Palette& palette);
    /// Percent of the usual time that motions take; 0: none.
    void setPace(int percent);
    void setCoordinates(bool areShown);
    /// Whose hand lies on the desk; without a viewer none does.
    void setViewer(std::optional<Seat> viewer);

    /// At once. What is asked is what can be answered here.
    void show(const hex::Battle& battle, const Open& open);
    /// Another question, as soon as all has been shown that has happened.
    void ask(const hex::Battle& battle, const Open& open);
    /// After what has happened.
    void play(const std::vector<hex::Fact>& facts, const hex::Battle& battle, const Open& open);
    void setUndo(bool canUndo);
    void say(const QString& words);

    [[nodiscard]] HexTable& table() { return *table_; }
    [[nodiscard]] CommandHand& hand() { return *hand_; }
    [[nodiscard]] HexSheet& sheet() { return *sheet_; }
    [[nodiscard]] HexHeader& header() { return *header_; }
    [[nodiscard]] HexLog& log() { return *log_; }
    [[nodiscard]] DiceSheet& dice() { return *dice_; }
    [[nodiscard]] Thought* thought() { return thought_.get(); }
    [[nodiscard]] QString said() const;

Q_SIGNALS:
    void answered(const vallum::hex::Answer& answer);
    void undoWanted();
    void hintChanged(const QString& hint);
    void newBattleWanted();

protected:
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    void arrange();
    void tell(const hex::Fact& fact);
    void think();
    void forget();
    void refresh();
    void fitSheet();
    void showOutcome(const hex::Battle& battle);
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
    std::optional<Seat> viewer_;
    std::optional<hex::Battle> battle_;
    Open open_;
    std::unique_ptr<Thought> thought_;
    std::vector<Choice> choices_;
};

}  // namespace vallum::app
