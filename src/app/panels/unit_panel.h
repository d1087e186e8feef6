// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QTextBrowser>
#include <QWidget>

#include <vallum/core/sum.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

class FieldSession;
class UnitCard;

/// The chosen unit: its card, its values as they are now, and why.
class UnitPanel final : public QWidget {
    Q_OBJECT

public:
    explicit UnitPanel(FieldSession& session, QWidget* parent = nullptr);

    void show(std::optional<UnitId> unit);
    /// In its place a structure, until a unit is picked.
    void showStructure(std::optional<field::StructureId> structure);
    /// Of the unit that is shown; none while they are not known.
    void setThreats(std::optional<std::vector<field::Threat>> threats);
    void setArtPalette(const art::Palette& palette);

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// Another height suits it now.
    void heightChanged();

private:
    void refresh();
    void tell(const QString& html);

    FieldSession& session_;
    std::optional<UnitId> unit_;
    std::optional<field::StructureId> structure_;
    std::optional<std::vector<field::Threat>> threats_;
    UnitCard* card_;
    QTextBrowser* text_;
};

/// A number and the terms it is made of, each with its rule: "5 = 4 card (UNIT-02) + 1 hero (MOD-19)".
[[nodiscard]] QString explained(const Sum& sum, int perUnit = 1);

}  // namespace vallum::app
