// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QString>

#include <vallum/field/files/annotations.h>
#include <vallum/field/files/ground_cover.h>
#include <vallum/field/model/scenario.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::players {
struct BattleAnalysis;
}

namespace vallum::app {

class TableScene;

/// A battle whose past is told.
struct Story {
    field::Battle begin;
    field::Timeline timeline;
    QString title;
    /// Of what this player may not see nothing is told; an empty seat sees what everybody sees, and with none
    /// everything lies open.
    std::optional<Seat> eyes;
    /// What is drawn over the table, each for its time.
    field::Annotations drawings = {};
    /// What looking back on it has found, if somebody has.
    std::shared_ptr<const players::BattleAnalysis> analysis = {};
    field::GroundCover cover = field::GroundCover::grass;

    [[nodiscard]] field::Battle at(std::size_t moment) const;
    [[nodiscard]] std::vector<field::Fact> factsOf(std::size_t moment) const;
    /// How it stood then, with what was drawn over it.
    void showOn(TableScene& scene, std::size_t moment) const;
    void drawOn(TableScene& scene, std::size_t moment) const;
};
[[nodiscard]] Story storyOf(const field::Scenario& scenario,
                            std::vector<field::Happening> happenings,
                            QString title,
                            std::optional<Seat> eyes);

}  // namespace vallum::app
