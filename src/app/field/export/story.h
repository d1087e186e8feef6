// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include <vallum/field/files/annotations.h>
#include <vallum/field/files/ground_cover.h>
#include <vallum/field/model/scenario.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::app {

class TableScene;

/// A battle and its past, for exports.
struct Story {
    field::Battle begin;
    field::Timeline timeline;
    QString title;
    /// Hides what this player may not see. An empty seat sees what everybody sees; without a value nothing is
    /// hidden.
    std::optional<Seat> eyes;
    /// The drawings over the table, with their lifetimes.
    field::Annotations drawings = {};
    /// The analysis of the battle as HTML; empty if there is none.
    QString analysis = {};
    field::GroundCover cover = field::GroundCover::grass;

    [[nodiscard]] field::Battle at(std::size_t moment) const;
    [[nodiscard]] std::vector<field::Fact> factsOf(std::size_t moment) const;
    /// Shows the state after a moment, with the drawings of that time.
    void showOn(TableScene& scene, std::size_t moment) const;
    void drawOn(TableScene& scene, std::size_t moment) const;
};
[[nodiscard]] Story storyOf(const field::Scenario& scenario,
                            std::vector<field::Happening> happenings,
                            QString title,
                            std::optional<Seat> eyes);

}  // namespace vallum::app
