// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/panels/unit_card.h"

#include <optional>

#include <QTextBrowser>
#include <QWidget>

#include <vallum/field/queries/threats.h>

namespace vallum::app {

class FieldSession;

/// The picked unit: its card, its current values and their reasons. Where room is short, the card gives up
/// its picture, and then all but its name, so that no line is cut.
class UnitPanel final : public QWidget {
    Q_OBJECT

public:
    explicit UnitPanel(FieldSession& session, QWidget* parent = nullptr);

    void show(std::optional<UnitId> unit);
    /// Shows a structure until a unit is picked.
    void showStructure(std::optional<field::StructureId> structure);
    /// Shows a ram, by its index in the battle's list, until something else is picked.
    void showRam(std::optional<int> ram);
    /// The threats to the unit shown; none: not known yet.
    void setThreats(std::optional<std::vector<field::Threat>> threats);
    void setArtPalette(const art::Palette& palette);
    /// Shows values as they are in this battle: while a fight is shown, its unit must not tell the result.
    /// Null: as they are now.
    void showAsIn(const field::Battle* before);

    [[nodiscard]] int heightForWidth(int width) const override;
    /// What it needs of `most`; the least it can do with may be more.
    [[nodiscard]] int heightWithin(int width, int most) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The preferred height has changed.
    void heightChanged();

protected:
    bool event(QEvent*) override;

private:
    /// What is shown, and how high it is.
    struct Fit {
        UnitCard::Part card = UnitCard::Part::name;
        int text = 0;
        int all = 0;
    };
    [[nodiscard]] Fit fitted(int width, int most) const;
    void fit();
    void refresh();
    void tell(const QString& html);

    FieldSession& session_;
    std::optional<UnitId> unit_;
    std::optional<field::StructureId> structure_;
    std::optional<int> ram_;
    std::optional<std::vector<field::Threat>> threats_;
    std::optional<field::Battle> before_;  // the battle whose values are shown; none: the present one
    UnitCard* card_;
    QTextBrowser* text_;
};

}  // namespace vallum::app
