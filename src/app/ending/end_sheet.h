// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "ending/battle_story.h"

#include <QWidget>

class QBoxLayout;
class QScrollArea;

namespace vallum::app {

/// Who has won and why, what it cost, when it was decided, and whose the luck was.
class EndSheet final : public QWidget {
    Q_OBJECT

public:
    /// The gauge shows what has decided it; it is the sheet's from now on.
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
    void addButtons(QBoxLayout& column, bool canBeAnalyzed);

    QScrollArea* story_;
};

}  // namespace vallum::app
