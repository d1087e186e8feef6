// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include <vallum/field/model/scenario.h>
#include <vallum/field/queries/turning_points.h>

namespace vallum::app {

/// A battle whose past is told.
struct Story {
    field::Battle begin;
    field::Timeline timeline;
    QString title;
    /// Of what this player may not see nothing is told; an empty seat sees what everybody sees, and with none
    /// everything lies open.
    std::optional<Seat> eyes;

    [[nodiscard]] field::Battle at(std::size_t moment) const;
};
[[nodiscard]] Story storyOf(const field::Scenario& scenario,
                            std::vector<field::Happening> happenings,
                            QString title,
                            std::optional<Seat> eyes);

/// The words of a report, as HTML. Where a picture belongs stands its name.
class ReportText {
public:
    explicit ReportText(const Story& story);

    [[nodiscard]] const std::vector<field::TurnOfBattle>& turns() const { return turns_; }
    /// Which of them are shown, in their order.
    [[nodiscard]] const std::vector<std::size_t>& pictured() const { return pictured_; }
    [[nodiscard]] static QString pictureName(std::size_t turn);

    /// Who won and why, the setting and the armies.
    [[nodiscard]] QString beginning() const;
    /// What happened in one of the turns.
    [[nodiscard]] QString told(std::size_t turn) const;
    /// What is lost, how lucky everybody was, and the rules that were named.
    [[nodiscard]] QString ending(const QString& before) const;

private:
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString setting() const;
    [[nodiscard]] QString lines(const field::TurnOfBattle& turn) const;
    [[nodiscard]] QString costs(const field::TurnOfBattle& turn) const;
    [[nodiscard]] QString caption(std::size_t turn) const;
    [[nodiscard]] QString lossesOf(Seat seat) const;
    [[nodiscard]] QString luck() const;

    const Story& story_;
    field::Battle end_;
    std::vector<field::TurnOfBattle> turns_;
    std::vector<std::size_t> pictured_;
};

}  // namespace vallum::app
