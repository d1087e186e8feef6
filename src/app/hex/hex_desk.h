// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/board_map.h"
#include "hex/choices.h"
#include "hex/desk_layout.h"
#include "hex/hex_threat_lens.h"
#include "hex/hex_tool_box.h"

#include <optional>
#include <utility>
#include <vector>

namespace vallum::app {

/// A player who must come to the screen before that side's cards are revealed, and why.
struct AwaitedPlayer {
    Seat seat;
    QString why;
    std::optional<std::pair<hex::Hex, hex::Hex>> attack;  // attacker and unit to answer for

    bool operator==(const AwaitedPlayer&) const = default;
};

/// Who looks at the desk.
struct HexViewer {
    std::optional<Seat> seat;              // whose hand is shown; none: no hand
    std::optional<AwaitedPlayer> awaited;  // until then nobody is asked anything; the board stays visible
    bool isLookingBack = false;            // then facts are not logged again
};

/// The whole display of a hex battle: header, board, question sheet, hand, log, and dice when rolled. It is
/// given what its viewer may see, and reports the player's answers.
class HexDesk final : public QWidget {
    Q_OBJECT

public:
    using Open = HexToolBox::Open;

    explicit HexDesk(QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    void setViewer(const HexViewer& viewer) { viewer_ = viewer; }
    /// Takes back an answer that is shown and waits to be confirmed; false if there is none.
    bool dropDrawn();
    void setTurn(BoardTurn turn);

    /// Shows the state at once. `open` is a question that can be answered here.
    void show(const hex::Battle& battle, const Open& open);
    /// Asks another question once all pending events have been shown.
    void ask(const hex::Battle& battle, const Open& open);
    /// Plays the facts, then asks.
    void play(const std::vector<hex::Fact>& facts, const hex::Battle& battle, const Open& open);
    /// Keeps rolled dice visible until they are no longer needed.
    void setKeepsDice(bool keeps);
    /// Shows who could attack the hex looked at next turn.
    void setThreatsShown(bool shown);

    [[nodiscard]] HexTable& table() { return *table_; }
    [[nodiscard]] CommandHand& hand() { return *hand_; }
    [[nodiscard]] HexSheet& sheet() { return *sheet_; }
    [[nodiscard]] HexHeader& header() { return *header_; }
    [[nodiscard]] HexLog& log() { return *log_; }
    [[nodiscard]] DiceSheet& dice() { return *dice_; }
    [[nodiscard]] HandCover& cover() { return *cover_; }
    [[nodiscard]] BoardRemark& remark() { return *remark_; }
    [[nodiscard]] HexTool* tool() { return tools_.tool(); }

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
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;

private:
    void tell(const hex::Fact& fact);
    void undo();
    void think();
    void forget();
    void refresh();
    void showLooked();
    [[nodiscard]] Choices showOutcome();
    [[nodiscard]] Choices showAwaited();
    [[nodiscard]] bool isAwaited() const;
    [[nodiscard]] Seat asker() const;

    art::Palette palette_;
    HexHeader* header_;
    HexTable* table_;
    HexSheet* sheet_;
    CommandHand* hand_;
    HexLog* log_;
    DiceSheet* dice_;
    BoardRemark* remark_;
    HandCover* cover_;
    DeskLayout layout_;
    HexViewer viewer_;
    std::optional<hex::Battle> battle_;
    Open open_;
    bool keepsDice_ = false;
    std::vector<hex::Hex> rolledFor_;  // the hexes that the dice shown are about
    HexToolBox tools_;
    Choices choices_;
    HexThreatLens threats_;
};

}  // namespace vallum::app
