// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"
#include "hex/choices.h"
#include "hex/marks.h"
#include "hex/sheet_content.h"

#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include <vallum/core/game.h>
#include <vallum/hex/system.h>

namespace vallum::app {

/// How a player answers the open question: the marks on the board, the sheet, and the effect of pressing a
/// hex, card or button. It results in one answer; illegal choices are refused with the rule.
class HexTool : public QObject {
    Q_OBJECT

public:
    /// `battle` is what the asked player may see.
    HexTool(hex::Battle battle, Seat seat) : battle_(std::move(battle)), seat_(seat) {}

    /// The question in a few words.
    [[nodiscard]] virtual QString headline() const = 0;
    /// How to answer; may be empty.
    [[nodiscard]] virtual QString hint() const { return {}; }
    [[nodiscard]] virtual Marks marks() const = 0;
    [[nodiscard]] virtual SheetContent content() const;
    [[nodiscard]] virtual std::vector<Choice> choices() { return {}; }
    virtual void press(hex::Hex hex) = 0;
    /// The mouse takes hold of a piece that may act: shows what it could do.
    virtual void grab(hex::Hex /*hex*/) {}
    /// The mouse lets the piece that `grab` has picked go on another hex.
    virtual void drag(hex::Hex /*from*/, hex::Hex to) { press(to); }
    /// The mouse lets it go beside the board.
    virtual void drop() {}
    virtual void pressCard(CardId /*card*/) {}
    virtual void lookAtCard(std::optional<CardId> /*card*/) {}
    /// Whether the answer is a card of the hand.
    [[nodiscard]] virtual bool asksForCard() const { return false; }
    /// Cancels the current pick; false if there was none.
    virtual bool escape() { return false; }
    /// Whether an answer is shown that waits to be confirmed; undoing and `escape` take back only that.
    [[nodiscard]] virtual bool isUnconfirmed() const { return false; }
    /// What remains to be done in this phase, such as "2 left".
    [[nodiscard]] virtual QString remark() const { return {}; }

    void look(std::optional<hex::Hex> hex);
    [[nodiscard]] const hex::Battle& battle() const { return battle_; }
    [[nodiscard]] Seat seat() const { return seat_; }

Q_SIGNALS:
    void answered(const vallum::hex::Answer& answer);
    /// To this question, and to those of its kind that follow.
    void answeredInTurn(const std::vector<vallum::hex::Answer>& answers);
    void refused(const QString& why);
    void changed();

protected:
    /// The hex looked at has changed.
    virtual void lookedElsewhere() {}
    [[nodiscard]] std::optional<hex::Hex> looked() const { return looked_; }
    void refuseWith(const Refusal& refusal);
    [[nodiscard]] Choice doneChoice(const QString& words, const hex::Answer& answer, int key);

private:
    hex::Battle battle_;
    Seat seat_;
    std::optional<hex::Hex> looked_;
};

/// Null for questions to Chance. Sections are named as they lie on a board that is turned like this.
[[nodiscard]] std::unique_ptr<HexTool> toolFor(const hex::Battle& battle,
                                               const OpenQuestion<hex::System>& asked,
                                               BoardTurn turn);

}  // namespace vallum::app
