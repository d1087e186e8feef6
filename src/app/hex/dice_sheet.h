// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/battle_die.h"

#include <vector>

#include <QTimer>
#include <QWidget>

#include <vallum/hex/system.h>

namespace vallum::app {

/// A roll of battle dice on its own sheet: who rolls against whom, what each face does, and which results do
/// not count, citing the rule.
class DiceSheet final : public QWidget {
    Q_OBJECT

public:
    explicit DiceSheet(QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// `battle` is the state before the fact. False if the fact shows no dice.
    bool show(const hex::Battle& battle, const hex::Fact& fact, int tumbleMilliseconds);
    /// The number of rolls shown so far; `hideAfter` with an older number hides nothing.
    [[nodiscard]] int shown() const { return shown_; }
    void hideAfter(int roll) {
        if (roll == shown_) hide();
    }
    [[nodiscard]] const std::vector<BattleDie>& dice() const { return dice_; }
    [[nodiscard]] QString title() const { return title_; }
    [[nodiscard]] QString result() const { return result_; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent*) override { hide(); }

private:
    void lay(const QString& title, std::vector<BattleDie> dice, const QString& result, const QString& note);
    void showRoll(const hex::Battle& battle, const hex::DiceRolled& rolled);
    void showFaces(const QString& title,
                   const std::vector<int>& faces,
                   hex::Face wanted,
                   const QString& result);

    art::Palette palette_;
    QString title_;
    std::vector<BattleDie> dice_;
    QString result_;
    QString note_;
    QTimer clock_;
    int tumbles_ = 0;
    int shown_ = 0;
};

}  // namespace vallum::app
