// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <array>
#include <optional>

#include <QWidget>

#include <vallum/field/model/battle.h>

class QLabel;
class QMenu;
class QPushButton;

namespace vallum::app {

class MenuButton;
class LossGauge;
class PhaseStrip;
class FieldSession;
class SideShield;
class Tool;

/// The bar above the table: whose turn it is, the seven phases (ACT-01), what remains to be done, the losses
/// of each side, and buttons to move on.
class PhaseBar final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseBar(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] QWidget* endButton() const;
    /// The keys that match the buttons.
    void setKeys(const QString& next, const QString& end);
    /// The menu behind the button at the end of the bar; null if there is a menu bar.
    void setMenu(QMenu* menu);
    /// Whether undo is possible, and its tooltip.
    void setUndo(bool isPossible, const QString& words);
    /// While a fight is shown, the bar keeps to itself what comes of it: turn and losses are those of this
    /// battle. Null: of the session's.
    void showAsIn(const field::Battle* before);
    /// Warns that the battle is not saved anywhere.
    void warn(const QString& words, const QString& why);

    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    void setTool(vallum::app::Tool* tool);

Q_SIGNALS:
    void nextUnitWanted();
    void endPhaseWanted();
    void undoWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent*) override;

private:
    void setFonts();
    void fitWidth();
    [[nodiscard]] int widthWithAllButtons() const;
    void refresh();

    FieldSession& session_;
    Tool* tool_ = nullptr;
    std::optional<field::Battle> before_;
    art::Palette palette_ = art::lightPalette();
    bool isNarrow_ = false;
    SideShield* shield_;
    QLabel* side_;
    QLabel* turn_;
    PhaseStrip* phases_;
    LossGauge* losses_;
    QLabel* warning_;
    QPushButton* undo_;
    QPushButton* next_;
    QPushButton* end_;
    MenuButton* menu_;
};

}  // namespace vallum::app
