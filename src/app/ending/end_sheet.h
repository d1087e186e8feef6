// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>
#include <vector>

#include <QWidget>

#include <vallum/field/model/battle.h>
#include <vallum/field/queries/luck.h>
#include <vallum/field/queries/turning_points.h>

class QBoxLayout;

namespace vallum::app {

/// What there is to tell of a battle that is over.
struct BattleStory {
    field::Battle end;  // has an outcome
    std::vector<field::TurnOfBattle> turningPoints;
    std::vector<field::PlayerLuck> luck;
};

/// Who has won and why, what it cost, when it was decided, and whose the luck was.
class EndSheet final : public QWidget {
    Q_OBJECT

public:
    EndSheet(const BattleStory& story, const art::Palette& palette);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void momentWanted(std::size_t moment);
    void replayWanted();
    void reportWanted();
    void rematchWanted();
    void tableWanted();

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void addHeadline(QBoxLayout& column, const field::Battle& end, const art::Palette& palette);
    void addSides(QBoxLayout& column, const BattleStory& story, const art::Palette& palette);
    void addTurningPoints(QBoxLayout& column, const BattleStory& story);
    void addButtons(QBoxLayout& column);
};

}  // namespace vallum::app
