// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/report_source.h"
#include "field/export/story.h"

#include <vector>

#include <vallum/field/queries/turning_points.h>

namespace vallum::app {

/// The report of a field battle.
class ReportText final : public ReportSource {
public:
    explicit ReportText(Story story);

    [[nodiscard]] QString title() const override { return story_.title; }
    [[nodiscard]] std::size_t turns() const override { return turns_.size(); }
    [[nodiscard]] bool hasPicture(std::size_t turn) const override;
    [[nodiscard]] QImage picture(std::size_t turn) const override;
    [[nodiscard]] QString beginning() const override;
    [[nodiscard]] QString told(std::size_t index) const override;
    [[nodiscard]] QString ending(const QString& before) const override;

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

    Story story_;
    field::Battle end_;
    std::vector<field::TurnOfBattle> turns_;
    std::vector<std::size_t> pictured_;
};

}  // namespace vallum::app
