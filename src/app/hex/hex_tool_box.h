// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/thought.h"

namespace vallum::app {

/// Has the thought about the open question, and none while nobody is asked.
class HexToolBox final : public QObject {
    Q_OBJECT

public:
    using Open = std::optional<OpenQuestion<hex::System>>;

    using QObject::QObject;

    /// Replaces the last one; without a question, or with one to Chance, there is none.
    void open(const hex::Battle& battle, const Open& open);
    void putAway();
    [[nodiscard]] Thought* thought() const { return thought_.get(); }
    [[nodiscard]] bool isFor(const hex::Battle& battle, const Open& open) const;
    [[nodiscard]] bool asksForCard() const { return thought_ != nullptr && thought_->asksForCard(); }

    // For the thought, if there is one.
    void press(hex::Hex hex);
    void pressCard(CardId card);
    void lookAtCard(std::optional<CardId> card);

Q_SIGNALS:
    void changed();
    void refused(const QString& why);
    /// The thought is put away before.
    void answered(const vallum::hex::Answer& answer);

private:
    Open open_;
    std::unique_ptr<Thought> thought_;
};

}  // namespace vallum::app
