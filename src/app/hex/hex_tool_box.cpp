// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_tool_box.h"

namespace vallum::app {

void HexToolBox::open(const hex::Battle& battle, const Open& open) {
    putAway();
    if (!open) return;
    open_ = open;
    thought_ = thoughtAbout(battle, *open);
    if (thought_ == nullptr) return;
    connect(thought_.get(), &Thought::changed, this, &HexToolBox::changed);
    connect(thought_.get(), &Thought::refused, this, &HexToolBox::refused);
    connect(thought_.get(), &Thought::answered, this, [this](const hex::Answer& answer) {
        const hex::Answer kept = answer;
        putAway();
        Q_EMIT answered(kept);
    });
}

void HexToolBox::putAway() {
    open_.reset();
    if (thought_ == nullptr) return;
    thought_->disconnect(this);
    // It may be the one that has just answered.
    thought_.release()->deleteLater();
}

bool HexToolBox::isFor(const hex::Battle& battle, const Open& open) const {
    return thought_ != nullptr && open == open_ && thought_->battle() == battle;
}

void HexToolBox::press(hex::Hex hex) {
    if (thought_ != nullptr) thought_->press(hex);
}

void HexToolBox::pressCard(CardId card) {
    if (thought_ != nullptr) thought_->pressCard(card);
}

void HexToolBox::lookAtCard(std::optional<CardId> card) {
    if (thought_ != nullptr) thought_->lookAtCard(card);
}

}  // namespace vallum::app
