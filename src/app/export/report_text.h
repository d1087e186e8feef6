// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/story.h"

#include <vallum/field/queries/turning_points.h>

namespace vallum::app {

/// The words of a report, as HTML. Where a picture belongs stands its name.
class ReportText {
public:
    explicit ReportText(const Story& story);

    [[nodiscard]] const std::vector<field::TurnOfBattle>& turns() const { return turns_; }
    /// Whether it is shown how the turn ended.
    [[nodiscard]] bool hasPicture(std::size_t turn) const;
    [[nodiscard]] static QString pictureName(std::size_t turn);

    /// Who won and why, the setting and the armies.
    [[nodiscard]] QString beginning() const;
    /// What happened in one of the turns; of several in which nothing did the last one tells it.
    [[nodiscard]] QString told(std::size_t index) const;
    /// What is lost, how lucky everybody was, and the rules that were named.
    [[nodiscard]] QString ending(const QString& before) const;

private:
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString setting() const;
    [[nodiscard]] QString lines(const field::TurnOfBattle& turn) const;
    [[nodiscard]] QString costs(const field::TurnOfBattle& turn) const;
    [[nodiscard]] bool isQuiet(std::size_t index) const;
    [[nodiscard]] QString quietUntil(std::size_t last) const;
    [[nodiscard]] QString caption(std::size_t index) const;
    [[nodiscard]] QString lossesOf(Seat seat) const;
    [[nodiscard]] QString luck() const;

    const Story& story_;
    field::Battle end_;
    std::vector<field::TurnOfBattle> turns_;
    std::vector<std::size_t> pictured_;
};

}  // namespace vallum::app
