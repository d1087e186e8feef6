// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/offers_exports.h"
#include "hex/hex_session.h"
#include "kits/kit.h"
#include "kits/own_page.h"
#include "lessons/tutor.h"
#include "rulebook/picture_book.h"

namespace vallum::app {

/// The kit for battles of blocks and command cards on a board of hexes.
class HexKit final : public KitOf<hex::System>,
                     public OffersOwnBattles,
                     public OffersRulePictures,
                     public OffersExports,
                     public OffersLessons {
public:
    using KitOf::KitOf;

    [[nodiscard]] QString name() const override;
    [[nodiscard]] std::filesystem::path folder() const override { return "hex"; }
    [[nodiscard]] FromFile<Preview> preview(std::string_view text, const std::string& file) const override;
    [[nodiscard]] QPixmap picture(std::string_view text, QSize size) const override;
    [[nodiscard]] std::vector<Gesture> gestures() const override;
    [[nodiscard]] PictureBook picturesOfRules(const std::filesystem::path& folder) const override;
    [[nodiscard]] BattleDesk* makeDesk() const override;
    [[nodiscard]] OwnPage* makeOwnPage() const override;
    [[nodiscard]] Invitation invitation() const override;
    [[nodiscard]] QPixmap emptyCover(QSize size) const override;
    [[nodiscard]] FromFile<LessonText> lesson(const std::filesystem::path& path) const override;
    [[nodiscard]] FromFile<std::unique_ptr<ExportableBattle>> exportable(
        std::string_view text, const std::string& file) const override;
};

/// Loads the shipped data.
[[nodiscard]] Expected<std::shared_ptr<const HexKit>, FileError> loadHexKit(
    const std::filesystem::path& resources);

}  // namespace vallum::app
