// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_tool.h"

namespace vallum::app {

/// Has the tool for the open question, and none while nobody is asked.
class HexToolBox final : public QObject {
    Q_OBJECT

public:
    using Open = std::optional<OpenQuestion<hex::System>>;

    using QObject::QObject;

    /// How the board lies.
    void setTurn(BoardTurn turn) { turn_ = turn; }
    /// Replaces the last one; without a question, or with one to Chance, there is none. Answers that a tool
    /// gave in turn go on as long as they fit.
    void open(const hex::Battle& battle, const Open& open);
    /// Forgets answers given in turn that have not been used.
    void dropRest() { rest_.clear(); }
    void putAway();
    [[nodiscard]] HexTool* tool() const { return tool_.get(); }
    [[nodiscard]] bool isFor(const hex::Battle& battle, const Open& open) const;
    [[nodiscard]] bool asksForCard() const { return tool_ != nullptr && tool_->asksForCard(); }

    // For the tool, if there is one.
    void press(hex::Hex hex);
    void pressCard(CardId card);
    void lookAtCard(std::optional<CardId> card);

Q_SIGNALS:
    void changed();
    void refused(const QString& why);
    /// The tool is put away before.
    void answered(const vallum::hex::Answer& answer);

private:
    void goOn();

    BoardTurn turn_ = BoardTurn::upright;
    std::vector<hex::Answer> rest_;  // of answers given in turn
    Open open_;
    std::unique_ptr<HexTool> tool_;
};

}  // namespace vallum::app
