// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/choices.h"

#include <optional>
#include <vector>

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace vallum::app {

class MenuButton;
class PhaseStrip;
class SideShield;

/// The banners a side has won, out of the number it needs (HEX-10, HEX-11).
class BannerTrack final : public QWidget {
    Q_OBJECT

public:
    explicit BannerTrack(QWidget* parent = nullptr);
    void show(const hex::Battle& battle, Seat seat, const art::Palette& palette);
    /// The default is the dark wood of the header.
    void setOnPaper() { isOnPaper_ = true; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    bool isOnPaper_ = false;
    int won_ = 0;
    int needed_ = 5;
    art::SideShades shades_;
};

/// The bar above the board: whose turn it is, the current step, who is ahead, and a button to end the step.
class HexHeader final : public QWidget {
    Q_OBJECT

public:
    explicit HexHeader(QWidget* parent = nullptr);

    void show(const hex::Battle& battle, const art::Palette& palette, const QString& remark);
    /// Without a choice the button is hidden.
    void setEnd(const std::optional<Choice>& choice);
    /// Whether undoing is possible, and its tooltip.
    void setUndo(bool isPossible, const QString& words);
    /// All menus of the window; null while the window has its own menu bar.
    void setMenu(QMenu* menus);
    [[nodiscard]] PhaseStrip& phases() const { return *phases_; }
    [[nodiscard]] const std::vector<BannerTrack*>& tracks() const { return tracks_; }
    [[nodiscard]] QPushButton& endButton() const { return *end_; }

Q_SIGNALS:
    void endWanted();
    void undoWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void setFonts();

    SideShield* shield_;
    QLabel* side_;
    QLabel* turn_;
    PhaseStrip* phases_;  // HEX-12
    std::vector<BannerTrack*> tracks_;
    QPushButton* undo_;
    QPushButton* end_;
    MenuButton* menu_;
    QString whole_;  // the text about the turn, and a short form for narrow windows
    QString brief_;
};

}  // namespace vallum::app
