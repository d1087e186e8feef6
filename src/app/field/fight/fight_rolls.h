// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/fight/fight_words.h"

#include <functional>
#include <vector>

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace vallum::app {

class DiceRow;

/// The dice of a fight: hits above, wounds or damage below, each with the numbers behind it.
class FightRolls final : public QWidget {
    Q_OBJECT

public:
    explicit FightRolls(const art::Palette& palette, QWidget* parent = nullptr);

    /// A roll that follows up is shown below the one before it; any other takes their place.
    void show(const FightRoll& roll, bool isAtOnce);
    void clear();
    /// Dice that still roll come to rest.
    void stop();
    [[nodiscard]] bool isRolling() const;
    /// Where little height is left, one roll at a time, in smaller type.
    void setLow(bool isLow);
    void setArtPalette(const art::Palette& palette);

Q_SIGNALS:
    /// Some dice have come to rest.
    void rolled();

protected:
    void changeEvent(QEvent*) override;

private:
    struct Row {
        QLabel* words;
        DiceRow* dice;
        QLabel* result;
        std::function<QString()> sum;  // in the colors of the room
    };

    void addRow(const art::Palette& palette, QBoxLayout& column);
    void refresh();
    static void writeSum(const Row& row);

    QLabel* roller_;
    std::vector<Row> rows_;
    bool isLow_ = false;
};

}  // namespace vallum::app
