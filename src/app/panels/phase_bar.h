// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <array>

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

/// Above the table: whose turn it is, the seven phases of a turn (ACT-01), what can still be done, what each
/// side has lost, and the way on.
class PhaseBar final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseBar(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] QWidget* endButton() const;
    /// What does the same as the buttons.
    void setKeys(const QString& next, const QString& end);
    /// Behind the button at its end, where there is no bar of menus; none: there is one.
    void setMenu(QMenu* menu);
    /// What can be taken back, and why not.
    void setUndo(bool isPossible, const QString& words);
    /// The battle is nowhere on disk.
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
    void refresh();
    [[nodiscard]] QString left() const;

    FieldSession& session_;
    Tool* tool_ = nullptr;
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
