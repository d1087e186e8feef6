// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/leaf.h"
#include "hex/marks.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include <vallum/core/game.h>
#include <vallum/hex/system.h>

namespace vallum::app {

/// One thing that a player can choose by a button or its key.
struct Choice {
    QString words;
    int key = 0;  // Qt::Key
    QString keyShown;
    std::function<void()> choose;
    bool isMain = false;
    QString why;  // a tooltip
};

/// How the open question is answered: what is lit on the board, what the sheet beside it says, what a press
/// of a hex, a card or a button means. It ends in one answer; what is not allowed it refuses with the rule.
class Thought : public QObject {
    Q_OBJECT

public:
    /// The battle as the one who is asked may see it.
    Thought(hex::Battle battle, Seat seat) : battle_(std::move(battle)), seat_(seat) {}

    /// What is asked, in a few words.
    [[nodiscard]] virtual QString headline() const = 0;
    /// How it is done; may be empty.
    [[nodiscard]] virtual QString hint() const { return {}; }
    [[nodiscard]] virtual Marks marks() const = 0;
    [[nodiscard]] virtual Leaf leaf() const;
    [[nodiscard]] virtual std::vector<Choice> choices() { return {}; }
    virtual void press(hex::Hex hex) = 0;
    virtual void pressCard(CardId /*card*/) {}
    virtual void lookAtCard(std::optional<CardId> /*card*/) {}
    /// Whether the hand is what is asked for.
    [[nodiscard]] virtual bool asksForCard() const { return false; }
    /// Takes back what was picked; false where nothing was.
    virtual bool escape() { return false; }
    /// What remains to be done in this phase: "2 left".
    [[nodiscard]] virtual QString remark() const { return {}; }

    void look(std::optional<hex::Hex> hex);
    [[nodiscard]] const hex::Battle& battle() const { return battle_; }
    [[nodiscard]] Seat seat() const { return seat_; }

Q_SIGNALS:
    void answered(const vallum::hex::Answer& answer);
    void refused(const QString& why);
    void changed();

protected:
    /// Something else lies under the pointer.
    virtual void lookedElsewhere() {}
    [[nodiscard]] std::optional<hex::Hex> looked() const { return looked_; }
    void refuseWith(const Refusal& refusal);
    [[nodiscard]] Choice doneChoice(const QString& words, const hex::Answer& answer, int key);

private:
    hex::Battle battle_;
    Seat seat_;
    std::optional<hex::Hex> looked_;
};

/// None for what Chance is asked.
[[nodiscard]] std::unique_ptr<Thought> thoughtAbout(const hex::Battle& battle,
                                                    const OpenQuestion<hex::System>& asked);

}  // namespace vallum::app
