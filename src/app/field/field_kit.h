// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/offers_exports.h"
#include "field/session/field_session.h"
#include "kits/kit.h"
#include "kits/own_page.h"
#include "lessons/tutor.h"
#include "rulebook/picture_book.h"

#include <vallum/field/files/library.h>

namespace vallum::app {

/// The kit for battles and sieges with unit cards on a table without a grid.
class FieldKit final : public KitOf<field::System>,
                       public OffersOwnBattles,
                       public OffersRulePictures,
                       public OffersExports,
                       public OffersLessons {
public:
    using KitOf::KitOf;

    [[nodiscard]] QString name() const override;
    /// Field battles and sieges.
    [[nodiscard]] QStringList groups() const override;
    [[nodiscard]] std::filesystem::path folder() const override { return {}; }
    [[nodiscard]] FromFile<Preview> preview(std::string_view text, const std::string& file) const override;
    [[nodiscard]] QPixmap picture(std::string_view text, QSize size) const override;
    [[nodiscard]] QPixmap cover(std::string_view text, QSize size) const override;
    [[nodiscard]] QImage backdrop(const std::filesystem::path& resources) const override;
    [[nodiscard]] std::vector<Gesture> gestures() const override;
    [[nodiscard]] PictureBook picturesOfRules(const std::filesystem::path& folder) const override;
    [[nodiscard]] BattleDesk* makeDesk() const override;
    [[nodiscard]] OwnPage* makeOwnPage() const override;
    [[nodiscard]] Invitation invitation() const override;
    [[nodiscard]] FromFile<LessonText> lesson(const std::filesystem::path& path) const override;
    [[nodiscard]] FromFile<std::unique_ptr<ExportableBattle>> exportable(
        std::string_view text, const std::string& file) const override;
};

/// Loads the shipped data.
[[nodiscard]] Expected<std::shared_ptr<const FieldKit>, FileError> loadFieldKit(
    const std::filesystem::path& resources);

/// The beginning of a battle as everybody may see it: what is hidden lies face down (FOR-05, SET-21).
[[nodiscard]] field::Battle publicOpening(const field::Scenario& scenario);

}  // namespace vallum::app
