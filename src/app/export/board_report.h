// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/report_source.h"
#include "session/chronicle.h"

#include <map>
#include <memory>
#include <vector>

namespace vallum::app {

/// The report of a battle as told by its chronicle, with pictures of its costliest turns.
class BoardReport final : public ReportSource {
public:
    /// `analysis` is HTML; empty if the battle has not been analyzed.
    BoardReport(const Chronicle& chronicle,
                std::unique_ptr<const Depiction> depiction,
                QString analysis = {});

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::size_t turns() const override { return turns_.size(); }
    [[nodiscard]] bool hasPicture(std::size_t turn) const override { return turns_.at(turn).isPictured; }
    [[nodiscard]] QImage picture(std::size_t turn) const override;
    [[nodiscard]] QString beginning() const override;
    [[nodiscard]] QString told(std::size_t turn) const override;
    [[nodiscard]] QString ending(const QString& before) const override;

private:
    struct Turn {
        int number = 0;
        Seat active;
        std::size_t last = 0;  // index of its last moment
        int memorable = 0;
        bool isPictured = false;
    };

    void choosePictures();
    [[nodiscard]] QString nameOf(Seat seat) const;
    [[nodiscard]] QString story(const std::vector<PastLine>& lines) const;
    [[nodiscard]] QString armies() const;
    [[nodiscard]] QString captionOf(std::size_t turn) const;
    [[nodiscard]] QString lossesOf(Seat seat) const;
    [[nodiscard]] QString luck() const;

    const Chronicle& chronicle_;
    std::unique_ptr<const Depiction> depiction_;
    QString analysis_;
    std::unique_ptr<Past> past_;
    std::vector<PastLandmark> landmarks_;
    std::vector<Turn> turns_;
    std::map<int, std::vector<PastLine>> lines_;  // what happened, by turn
};

}  // namespace vallum::app
