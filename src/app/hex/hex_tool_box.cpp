// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_tool_box.h"

#include <QTimer>

namespace vallum::app {

void HexToolBox::open(const hex::Battle& battle, const Open& open) {
    putAway();
    if (!open) return;
    open_ = open;
    tool_ = toolFor(battle, *open, turn_);
    if (tool_ == nullptr) return;
    connect(tool_.get(), &HexTool::changed, this, &HexToolBox::changed);
    connect(tool_.get(), &HexTool::refused, this, &HexToolBox::refused);
    connect(tool_.get(), &HexTool::answered, this, [this](const hex::Answer& answer) {
        const hex::Answer kept = answer;
        dropRest();
        putAway();
        Q_EMIT answered(kept);
    });
    connect(tool_.get(), &HexTool::answeredInTurn, this, [this](const std::vector<hex::Answer>& answers) {
        rest_ = answers;
        goOn();
    });
    // Not while others are still told of the question.
    if (!rest_.empty()) QTimer::singleShot(0, tool_.get(), [this] { goOn(); });
}

void HexToolBox::goOn() {
    if (tool_ == nullptr || rest_.empty()) return;
    if (!hex::System::accepts(tool_->battle(), open_->question, rest_.front())) return dropRest();
    const hex::Answer next = rest_.front();
    rest_.erase(rest_.begin());
    putAway();
    Q_EMIT answered(next);
}

void HexToolBox::putAway() {
    open_.reset();
    if (tool_ == nullptr) return;
    tool_->disconnect(this);
    // It may be the one that has just answered.
    tool_.release()->deleteLater();
}

bool HexToolBox::isFor(const hex::Battle& battle, const Open& open) const {
    return tool_ != nullptr && open == open_ && tool_->battle() == battle;
}

void HexToolBox::press(hex::Hex hex) {
    if (tool_ != nullptr) tool_->press(hex);
}

void HexToolBox::pressCard(CardId card) {
    if (tool_ != nullptr) tool_->pressCard(card);
}

void HexToolBox::lookAtCard(std::optional<CardId> card) {
    if (tool_ != nullptr) tool_->lookAtCard(card);
}

}  // namespace vallum::app
