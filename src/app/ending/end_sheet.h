// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "ending/battle_story.h"

#include <QWidget>

class QBoxLayout;
class QScrollArea;

namespace vallum::app {

/// The winner and why, the losses, the turning points, and how lucky each side was.
class EndSheet final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the gauge, which shows what decided the battle.
    EndSheet(const BattleStory& story, QWidget* gauge, const art::Palette& palette);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void momentWanted(std::size_t moment);
    void replayWanted();
    void analysisWanted();
    void reportWanted();
    void rematchWanted();
    void tableWanted();

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void addHeadline(QBoxLayout& column, const BattleStory& story, const art::Palette& palette);
    void addStory(QBoxLayout& column, const BattleStory& story);
    static void addSides(QBoxLayout& column, const BattleStory& story);
    void addTurningPoints(QBoxLayout& column, const BattleStory& story);
    void addButtons(QBoxLayout& column);

    QScrollArea* story_;
};

}  // namespace vallum::app
